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
zero-kei-page-your-train = Tu tren
zero-kei-page-you = (tú)

zero-kei-page-new = nuevo
zero-kei-page-values = Valor final · puntos por la próxima estación
zero-kei-page-closed-to-you = cerrada para ti
zero-kei-page-you-lead = · vas por delante
zero-kei-page-times = { $count }× acciones
zero-kei-page-year-of = { $year } de { $years }
zero-kei-page-left-of = quedan { $left } de { $count } acciones
zero-kei-page-end-turn = Acabar el turno
zero-kei-page-end-sure = ¿Acabar con { $left } acciones por hacer?
zero-kei-page-event-button = Evento
zero-kei-page-discard-count = Descarte { $count }
zero-kei-page-used = usado
zero-kei-page-covered = agotado
zero-kei-page-carriage-does = { $kind ->
        [always] Siempre: { $does }
        [once] Una vez: { $does }
       *[turn] Cada turno: { $does }
    }
zero-kei-page-counter-moves = avanza 1
zero-kei-page-hideo-takes = Hideo toma el del centro, o el primero si lo tomas tú
zero-kei-page-hideo-acts = Este año actúa en

## The running total, part by part
zero-kei-page-total-now = Total ahora
zero-kei-page-your-total = Tu total
zero-kei-page-change-points = puntos, al momento
zero-kei-page-change-city = tu vagón { $city }: { $was } pasa a { $now }
zero-kei-page-change-venue = sede { $place }, { $city }: { $was } pasa a { $now }
zero-kei-page-change-connected = conexión: { $was } pasa a { $now }
zero-kei-page-change-cauldrons = pebeteros sin poner: de { $was } a { $now }
zero-kei-page-change-yen = yenes: de { $was } a { $now }
zero-kei-page-change-track_tokens = fichas de vía: de { $was } a { $now }
zero-kei-page-forced = Solo hay una posibilidad: { $move }
zero-kei-page-part-points = puntos
zero-kei-page-part-cities = ciudades
zero-kei-page-part-venues = sedes
zero-kei-page-part-connected = conexión
zero-kei-page-part-cauldrons = pebeteros sin poner
zero-kei-page-part-yen = yenes
zero-kei-page-part-track_tokens = fichas de vía

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

## What Hideo does, step by step
zero-kei-page-scene = Turno de { $name }
zero-kei-page-years = años { $years }
zero-kei-page-step = paso { $step } de { $steps }
zero-kei-page-step-back = Un paso atrás
zero-kei-page-pause = Pausa
zero-kei-page-next-step = Siguiente paso
zero-kei-page-skip = Saltar
zero-kei-page-fact-carriage-joined = { $name } se une
zero-kei-page-fact-carriage-chosen = toma { $name }

## The count at the end
zero-kei-page-counting = La línea está abierta. Se cuentan { $part ->
        [cities] las ciudades, de oeste a este
        [venues] las sedes y quién manda en ellas
        [connected] las conexiones
        [cauldrons] los pebeteros sin poner
        [yen] los yenes
       *[other] las fichas de vía
    }
zero-kei-page-count-next = después: { $next }
zero-kei-page-result = Ver el resultado
zero-kei-page-so-far = Por ahora
zero-kei-page-dotted = Con puntos: aún sin contar. El ganador se nombra cuando todo está contado.
