# Zero-Kei on the page.

zero-kei-page-map = La línea de Osaka a Tokio
zero-kei-page-events = Eventos
zero-kei-page-value = Valor y estaciones
zero-kei-page-next = próxima
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

## The letters of the colours, on stations and counters
zero-kei-page-letter-gold = D
zero-kei-page-letter-white = B
zero-kei-page-letter-black = N

## What a move costs and brings
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

## What things are
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

## Hideo’s board
zero-kei-page-hideo = { $id }, { $count ->
        [one] ronda
       *[other] rondas
    } { $rounds }: { $kind ->
        [venue] una ficha de sede cerrada. Hideo la pone en su sede con dos de sus pebeteros, y tú ya no puedes poner ninguno allí.
       *[city] { $city ->
            [no] se descubre una ciudad oculta, y allí
           *[other] en { $city },
        } Hideo hace lo primero que sea posible: preparar el terreno, construir una estación o construir vía. Si nada es posible: { $margin }.
    }
zero-kei-page-hideo-cauldron = un pebetero en la sede { $venue }
