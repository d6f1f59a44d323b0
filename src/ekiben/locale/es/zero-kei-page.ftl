# Zero-Kei on the page.

zero-kei-page-map = La línea de Osaka a Tokio
zero-kei-page-closer = Más cerca
zero-kei-page-farther = Más lejos
zero-kei-page-events = Eventos
zero-kei-page-value = Valor y estaciones
zero-kei-page-next = sigue
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
zero-kei-page-menu = Qué hacer aquí
zero-kei-page-cancel = Cancelar
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
zero-kei-page-do-buy = Comprar { $carriage }: { $does }; avanza { $counter }
zero-kei-page-do-advance = Avanzar { $counter }
zero-kei-page-do-order = Casilla { $space } de la loseta
zero-kei-page-do-use = Usar { $does } ({ $cities })
zero-kei-page-do-prepare = Preparar { $city }
zero-kei-page-do-track = Vía en { $city }
zero-kei-page-do-station = Estación en { $city }: { $colour }
zero-kei-page-do-participate = Un pebetero en { $city }; efecto: { $effect }
zero-kei-page-do-space = Casilla { $letter }: impreso { $cost } { $points }
zero-kei-page-do-move = Mover { $carriage }
zero-kei-page-do-to = Al lugar { $place }, donde está { $carriage }
zero-kei-page-do-token = Tomar la ficha { $city }
zero-kei-page-do-on = En { $carriage }
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
