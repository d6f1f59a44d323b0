# Zero-Kei on the page.

zero-kei-page-map = La línea de Osaka a Tokio
zero-kei-page-events = Eventos
zero-kei-page-value = Valor y estaciones
zero-kei-page-next = próximo
zero-kei-page-track = Vía
zero-kei-page-venues = Sedes
zero-kei-page-order = Orden de turno
zero-kei-page-engines = Locomotoras
zero-kei-page-offer = Disponibles
zero-kei-page-deck = { $count } por salir
zero-kei-page-spare = Fichas no usadas
zero-kei-page-discard = Descarte
zero-kei-page-others = Otros trenes
zero-kei-page-train-of = El tren de { $name }
zero-kei-page-open-train = Mostrar entero el tren de { $name }
zero-kei-page-your-train = Tu tren
zero-kei-page-you = (tú)
zero-kei-page-show = Muéstrame dónde

## Colours of stations and counters; the letter stands on them
zero-kei-page-colour-gold = dorado
zero-kei-page-colour-white = blanco
zero-kei-page-colour-black = negro
zero-kei-page-letter-gold = D
zero-kei-page-letter-white = B
zero-kei-page-letter-black = N

## Moves; what they cost and bring is said after them
zero-kei-page-do-draft = Locomotora { $engine }: { $does }
zero-kei-page-do-buy = Comprar { $cities }: { $does }; avanza el contador { $counter }
zero-kei-page-do-advance = Avanzar el contador { $colour ->
        [gold] dorado
        [white] blanco
       *[black] negro
    }: { $key ->
        [last] se queda en la última casilla, la { $space }
       *[moves] de la casilla { $space } a la { $next }
    }
zero-kei-page-do-order = Casilla { $space } del orden de turno
zero-kei-page-do-use = Usar «{ $does }» ({ $cities })
zero-kei-page-do-prepare = Preparar terreno en { $city }
zero-kei-page-do-track = Construir vía en { $city }
zero-kei-page-do-station = Estación { $colour ->
        [gold] dorada
        [white] blanca
       *[black] negra
    } en { $city }
zero-kei-page-do-participate = Poner un pebetero en { $city }; efecto: { $effect }
zero-kei-page-do-space = Casilla { $letter }: marca { $cost } { $points }
zero-kei-page-do-move = Mover { $carriage }
zero-kei-page-do-to = Al lugar { $place }, donde está { $carriage }
zero-kei-page-do-token = Tomar la ficha de { $city }
zero-kei-page-do-on = Ponerla en { $carriage }
zero-kei-page-do-score = Puntuar { $city }
zero-kei-page-costs-yen = { $count ->
        [one] cuesta 1 yen
       *[other] cuesta { $count } yenes
    }
zero-kei-page-costs-points = { $count ->
        [one] cuesta 1 punto
       *[other] cuesta { $count } puntos
    }
zero-kei-page-brings-yen = { $count ->
        [one] da 1 yen
       *[other] da { $count } yenes
    }
zero-kei-page-brings-points = { $count ->
        [one] da 1 punto
       *[other] da { $count } puntos
    }
zero-kei-page-free = gratis

## Qué son las cosas
zero-kei-page-value-track = Marcador de valor de estación
zero-kei-page-position = Toda la posición
zero-kei-page-outcome = De dónde salen los puntos
zero-kei-page-has = { $name } tiene { $yen ->
        [one] 1 yen
       *[other] { $yen } yenes
    }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, { $cauldrons ->
        [one] 1 pebetero
       *[other] { $cauldrons } pebeteros
    } por colocar y { $tracks ->
        [one] 1 ficha de vía
       *[other] { $tracks } fichas de vía
    }.
zero-kei-page-has-tracks = { $count ->
        [one] 1 ficha de vía
       *[other] { $count } fichas de vía
    } en la locomotora, para construir vía
zero-kei-page-chosen-by = Elegido por { $name }.
zero-kei-page-price = { $price ->
        [one] Ahora cuesta 1 yen.
       *[other] Ahora cuesta { $price } yenes.
    }
zero-kei-page-event = { $years }: { $words }. { $actions ->
        [one] 1 acción
       *[other] { $actions } acciones
    } para cada uno; coste de vía: casilla { $letter }.
zero-kei-page-tile = Casilla { $space } del orden de turno: { $gives }; { $name ->
        [no] libre
       *[other] { $name }
    }.
zero-kei-page-stock = Al final una estación vale { $value }; { $left ->
        [0] no queda ninguna
        [one] queda 1 y puntúa { $next }
       *[other] quedan { $left } y la siguiente puntúa { $next }
    }.
zero-kei-page-city-now = Ahora vale { $worth }, { $count ->
        [0] pero aquí no para ningún tren.
       *[other] por cada vagón: { $names }.
    }
zero-kei-page-city-venue = La ciudad de la sede { $venue }.
zero-kei-page-space = Construir vía en la casilla { $letter } cuesta { $cost } y da { $points }.
zero-kei-page-space-now = Este año, la vía en la casilla { $letter }: { $cost } por { $points }.
zero-kei-page-token = Una ficha sin usar de { $city }.

## De dónde sale un precio o una puntuación
zero-kei-page-part-surcharge = { $sum }: hay estación en { $cities }
zero-kei-page-part-in-points = { $count ->
        [one] 1 de ellos se paga en puntos
       *[other] { $count } de ellos se pagan en puntos
    }
zero-kei-page-part-waived = el resto ({ $count }) se perdona
zero-kei-page-part-ability = { $now } en lugar de { $was }, por tu habilidad
zero-kei-page-part-discount = { $base } − { $off } por la carta
zero-kei-page-part-token = recibes una ficha de vía
zero-kei-page-part-bonus = { $row } + { $more } puntos, por tu habilidad
zero-kei-page-part-lent = con la ficha de otro jugador, que recibe el pago
zero-kei-page-part-advance = avanza un contador cualquiera
zero-kei-page-part-unused = { $count ->
        [one] 1 acción sin usar
       *[other] { $count } acciones sin usar
    }
zero-kei-page-part-twice = la recompensa dos veces, por tu habilidad
zero-kei-page-part-score = { $count } × { $worth }

## What somebody did, above what came of it
zero-kei-page-did-draft = Locomotora elegida
zero-kei-page-did-buy = Vagón elegido
zero-kei-page-did-use = Vagón { $carriage } { $cities }
zero-kei-page-did-own-engine = Locomotora propia
zero-kei-page-did-engine = Locomotora de { $name }
zero-kei-page-did-tail = Cola
zero-kei-page-did-event = Evento
zero-kei-page-did-accept = Aceptado
zero-kei-page-did-decline = Rechazado
zero-kei-page-did-done = Fin del turno

## Hideo’s board
zero-kei-page-hideo = { $id }, { $count ->
        [one] ronda
       *[other] rondas
    } { $rounds }: { $kind ->
        [venue] una ficha de sede cerrada. Hideo la pone en su sede con dos de sus pebeteros, y tú ya no puedes poner ninguno allí.
       *[city] { $city ->
            [no] se descubre una ciudad oculta. Allí
           *[other] en { $city }
        } Hideo hace lo primero que sea posible: preparar el terreno, construir una estación o construir vía. Si nada es posible: { $margin }.
    }
zero-kei-page-hideo-cauldron = un pebetero en la sede { $venue }
