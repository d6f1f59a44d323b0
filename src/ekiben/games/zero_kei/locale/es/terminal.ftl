# Zero-Kei in the terminal, in narration and on the page. ¥ are yen, ★ points.

zero-kei-welcome = Zero-Kei: la construcción de la primera línea del Shinkansen, 1959–1964.
zero-kei-example-steps = engine yellow prepare 7
zero-kei-example-thing = 6a

zero-kei-title = Zero-Kei · { $years }, ronda { $round } de 5 · { $phase }
zero-kei-phase-draft = elección de locomotoras
zero-kei-phase-purchase = compra de vagones
zero-kei-phase-run = circulan los trenes
zero-kei-phase-end-of-round = fin de ronda
zero-kei-phase-over = el final

## Colours of stations and counters
zero-kei-colour-gold = dorado
zero-kei-colour-white = blanco
zero-kei-colour-black = negro

## The board
zero-kei-line = La línea
zero-kei-site = terreno
zero-kei-trains = trenes
zero-kei-now = vale
zero-kei-prepared = preparado
zero-kei-value-track = contador
zero-kei-space = casilla
zero-kei-worth = valor
zero-kei-stock = siguiente
zero-kei-next = { $points } ({ $left ->
        [one] queda 1
       *[other] quedan { $left }
    })
zero-kei-track-cost = vía
zero-kei-track-costs = { "Vía " }
zero-kei-venues = sede
zero-kei-effect = efecto
zero-kei-your-total = tu total
zero-kei-cauldrons = pebeteros
zero-kei-closed = cerrada
zero-kei-venue-move = mover un vagón
zero-kei-spare = Fichas no usadas: { $cities }
zero-kei-row = La fila
zero-kei-does = hace
zero-kei-counter = contador
zero-kei-price = precio
zero-kei-then-one = y el { $colours }
zero-kei-tile = { "Orden de turno: " }
zero-kei-advance = avanzar
zero-kei-discard = { "Descarte: " }
zero-kei-or = { " o " }

## Trains
zero-kei-engine = locomotora
zero-kei-tail = cola
zero-kei-no-engine = aún sin locomotora
zero-kei-cauldrons-left = { $count ->
        [one] 1 pebetero
       *[other] { $count } pebeteros
    }
zero-kei-track-tokens = { $count ->
        [one] 1 vía
       *[other] { $count } vías
    }
zero-kei-actions-left = { $count ->
        [0] no quedan acciones
        [one] queda 1 acción
       *[other] quedan { $count } acciones
    }
zero-kei-used = ✓ usada
zero-kei-covered = ✗ agotada

## Hideo’s board
zero-kei-hideo-board = Tablero de Hideo
zero-kei-hideo-rounds = rondas
zero-kei-hideo-margin = si no
zero-kei-face-down = { $kind ->
        [venue] ¿una sede?
       *[city] ¿una ciudad?
    }
zero-kei-closes = cierra la sede { $venue }
zero-kei-margin-venue = sede { $venue }

## Events
zero-kei-year = año
zero-kei-actions = acciones
zero-kei-event = evento
zero-kei-actions-of-event = { $count ->
        [one] 1 acción
       *[other] { $count } acciones
    }
zero-kei-event-action = Acción:
zero-kei-event-end = Al final:
zero-kei-event-venue-and-advance = participar y avanzar un contador
zero-kei-event-points-for-yen = quien quiera da { $lose } a cambio de { $gain }
zero-kei-event-four-yen = { $gain } para cada uno
zero-kei-event-order-reward-again = otra vez la recompensa del orden de turno
zero-kei-event-any-works = preparar, vía o estación, por su coste
zero-kei-event-yen-by-rank = yenes, del líder al último: { $ranks }
zero-kei-event-buy-discard = quien quiera compra del descarte
zero-kei-event-repeat-train-card = repetir una carta de tren de este turno
zero-kei-event-prepare-and-track = pagar { $fee }; preparar y vía, por sus costes
zero-kei-event-venue-token = pagar { $fee }; ficha de sede libre a un vagón
zero-kei-event-track-2 = vía, { $discount } más barata
zero-kei-event-prepare-and-station = pagar { $fee }; preparar y estación, por sus costes
zero-kei-event-participate = participar en una sede
zero-kei-event-score-a-city = quien quiera puntúa una de sus ciudades
zero-kei-event-station = estación por su coste
zero-kei-event-prepare = preparar por su coste
zero-kei-event-track = vía por su coste
zero-kei-event-seven-yen = tomar { $gain }

## Actions and abilities: names
zero-kei-action-prepare = preparar
zero-kei-action-prepare-1 = preparar −1
zero-kei-action-track = vía
zero-kei-action-track-1 = vía −1
zero-kei-action-station = estación
zero-kei-action-station-1 = estación −1
zero-kei-action-participate = participar
zero-kei-action-repeat = repetir
zero-kei-action-buy = compra única
zero-kei-action-station-bonus = bonus de estación
zero-kei-action-free-track-space = coste a elegir
zero-kei-action-double-venue = sede doble
zero-kei-action-ground-1 = terreno barato
zero-kei-action-engine-1 = locomotoras baratas
zero-kei-action-tail-8 = cola generosa
zero-kei-action-double-order = orden doble

## Actions and abilities: what they do
zero-kei-does-prepare = quita una ficha de obra: pagas el terreno, te llevas sus puntos y guardas la ficha como vía en tu locomotora.
zero-kei-does-prepare-1 = como preparar, 1¥ más barato.
zero-kei-does-track = pon una vía de tu locomotora en una ciudad sin vía: pagas y puntúas lo que diga la casilla del marcador de coste. Sin ficha propia usas la de otro jugador y le pagas a él.
zero-kei-does-track-1 = como vía, 1¥ más barata, con todos los puntos.
zero-kei-does-station = paga { $station_cost }, elige un color, pon su estación de más arriba en una ciudad preparada que no tenga y puntúa su fila ({ $row_points }).
zero-kei-does-station-1 = como estación, 1¥ más barata.
zero-kei-does-participate = pon un pebetero en una sede; después, si quieres, su efecto.
zero-kei-does-repeat = paga { $repeat_fee } y vuelve a usar una carta usada este turno; ni Repetir ni Comprar.
zero-kei-does-buy = una vez por partida, compra un vagón del descarte, solo con yenes; sus contadores avanzan.
zero-kei-does-station-bonus = una estación siempre cuesta { $bonus_station_cost } y da { $bonus_station_points } más.
zero-kei-does-free-track-space = al construir vía, elige siempre cualquier casilla del marcador de coste, y paga y puntúa esa.
zero-kei-does-double-venue = el efecto de una sede siempre cuenta dos veces.
zero-kei-does-ground-1 = el terreno siempre cuesta { $ability_ground_cost }.
zero-kei-does-engine-1 = cualquier locomotora siempre cuesta { $ability_engine_fee }.
zero-kei-does-tail-8 = el vagón de cola siempre da { $ability_tail_income }.
zero-kei-does-double-order = la recompensa del orden de turno siempre cuenta dos veces; en la casilla de avanzar, dos contadores distintos.

## What is asked
zero-kei-ask-engine = Elige la locomotora de tu tren
zero-kei-ask-carriage = Compra un vagón para tu tren
zero-kei-ask-counter = ¿Qué contador avanza una casilla?
zero-kei-ask-order = Elige tu puesto para el año próximo, y su recompensa
zero-kei-ask-action = Usa una carta de tu tren: { $left ->
        [one] queda 1 acción
       *[other] quedan { $left } acciones
    }
zero-kei-ask-done = No quedan acciones: acaba el turno
zero-kei-ask-repeat = ¿Qué carta usada actúa otra vez?
zero-kei-ask-work = ¿Dónde quieres { $works }?
zero-kei-ask-space = Vía en { $city }: ¿a qué precio?
zero-kei-ask-lender = Vía en { $city }: ¿de quién es la ficha que usas y pagas?
zero-kei-ask-effect = ¿Aplicas el efecto de la sede ({ $effect })?
zero-kei-ask-move = Mueve un vagón dentro de tu tren, o ninguno
zero-kei-ask-place = ¿En qué lugar del tren va { $carriage }?
zero-kei-ask-token = ¿Qué ficha de ciudad tomas?
zero-kei-ask-token-carriage = ¿Qué vagón recibe la ficha de { $city }?
zero-kei-ask-discard = Fin de año: compra un vagón del descarte, o ninguno
zero-kei-ask-trade = { $event }. ¿Sí o no?
zero-kei-ask-score = Fin de año: puntúa ahora una ciudad de tu tren, o ninguna
zero-kei-work-prepare = preparar el terreno
zero-kei-work-track = construir vía
zero-kei-work-station = construir una estación
zero-kei-work-participate = poner un pebetero
zero-kei-work-advance = avanzar un contador
zero-kei-and = { " y " }

## Moves in words
zero-kei-do-draft = Locomotora { $engine }: { $does }
zero-kei-do-buy = Comprar { $cities }: { $does }; avanza el contador { $counter }
zero-kei-do-advance = Avanzar el contador { $colour ->
        [gold] dorado
        [white] blanco
       *[black] negro
    }: { $key ->
        [last] se queda en la última casilla, la { $space }
       *[moves] de la casilla { $space } a la { $next }
    }
zero-kei-do-order = Casilla { $space } del orden de turno
zero-kei-do-use = Usar «{ $does }» ({ $cities })
zero-kei-do-prepare = Preparar terreno en { $city }
zero-kei-do-track = Construir vía en { $city }
zero-kei-do-station = Estación { $colour ->
        [gold] dorada
        [white] blanca
       *[black] negra
    } en { $city }
zero-kei-do-participate = Poner un pebetero en { $city }; efecto: { $effect }
zero-kei-do-space = Casilla { $letter }: marca { $cost } { $points }
zero-kei-do-move = Mover { $carriage }
zero-kei-do-to = Al lugar { $place }, donde está { $carriage }
zero-kei-do-token = Tomar la ficha de { $city }
zero-kei-do-on = Ponerla en { $carriage }
zero-kei-do-score = Puntuar { $city }
zero-kei-do-tail = yenes, y avanzar un contador a tu elección
zero-kei-do-accept = sí
zero-kei-do-decline = no
zero-kei-do-done = acabar el turno
zero-kei-counter-moves = El contador { $colour ->
        [gold] dorado
        [white] blanco
       *[black] negro
    } { NUMBER($rank) ->
        [1] va primero
        [2] va segundo
       *[3] va tercero
    }; iría de la casilla { $space } a la { $next }
zero-kei-counter-last = El contador { $colour ->
        [gold] dorado
        [white] blanco
       *[black] negro
    } está en la última casilla, la { $space }, y ahí se queda
zero-kei-own-engine = { $does }, la tuya
zero-kei-other-engine = { $does }, se paga a { $owner }
zero-kei-lender = se paga a { $owner }, que tiene { $count }
zero-kei-station-in = estación en

## How a price or a score comes about
zero-kei-quote-surcharge = { $sum }: hay estación en { $cities }
zero-kei-quote-in-points = { $count ->
        [one] 1 de ellos se paga en puntos
       *[other] { $count } de ellos se pagan en puntos
    }
zero-kei-quote-waived = el resto ({ $count }) se perdona
zero-kei-quote-ability = { $now } en lugar de { $was }, por tu habilidad
zero-kei-quote-discount = { $base } − { $off } por la carta
zero-kei-quote-token = recibes una ficha de vía
zero-kei-quote-bonus = { $row } + { $more } puntos, por tu habilidad
zero-kei-quote-lent = con la ficha de otro jugador, que recibe el pago
zero-kei-quote-advance = avanza un contador cualquiera
zero-kei-quote-unused = { $count ->
        [one] 1 acción sin usar
       *[other] { $count } acciones sin usar
    }
zero-kei-quote-twice = la recompensa dos veces, por tu habilidad
zero-kei-quote-score = { $count } × { $worth }

## What somebody did, above what came of it
zero-kei-did-draft = Locomotora elegida
zero-kei-did-buy = Vagón elegido
zero-kei-did-use = Vagón { $carriage } { $cities }
zero-kei-did-own-engine = Locomotora propia
zero-kei-did-engine = Locomotora de { $name }
zero-kei-did-tail = Cola
zero-kei-did-event = Evento
zero-kei-did-accept = Aceptado
zero-kei-did-decline = Rechazado
zero-kei-did-done = Fin del turno

## What happened
zero-kei-fact-prepared = terreno preparado en { $place }
zero-kei-fact-station-built = estación { $colour ->
        [gold] dorada
        [white] blanca
        [black] negra
       *[other] de color { $colour }
    } en { $place }
zero-kei-fact-track-laid = vía en { $place }
zero-kei-fact-counter = { $colour ->
        [gold] contador dorado
        [white] contador blanco
        [black] contador negro
       *[other] contador { $colour }
    } a la casilla { $space }
zero-kei-fact-venue-closed = sede { $venue } cerrada
zero-kei-fact-cauldrons-placed = { $count ->
        [one] pebetero
       *[other] { $count } pebeteros
    } en la sede { $venue } ({ $place })
zero-kei-fact-tile = casilla { $space } del orden de turno
zero-kei-fact-carriage-chosen = { $carriage } { $name } elegido
zero-kei-fact-train-changed = tren: { $train }
zero-kei-fact-token-put = { $place } en { $carriage }
zero-kei-fact-carriage-joined = { $carriage } { $name } enganchado
zero-kei-fact-turned-up = { $position } revelada: { $token }
zero-kei-fact-spare-turned-up = fichas reveladas: { $cities }
zero-kei-gains-event = Al final de la ronda: { $amounts }
zero-kei-gains-round = Ingresos: { $amounts }
zero-kei-fact-new-round = { $years } · ronda { $round } de 5 · { $event }
zero-kei-fact-game-over = La línea está abierta. La partida ha terminado.

## The end
zero-kei-part-points = puntos
zero-kei-part-cities = ciudades
zero-kei-part-venues = sedes
zero-kei-part-connected = conectadas
zero-kei-part-cauldrons = pebeteros
zero-kei-part-yen = yenes
zero-kei-part-track_tokens = vías
zero-kei-part-total = total
zero-kei-tie-break = Desempata quien tenga más pebeteros sin colocar.
zero-kei-outcome-values = Una estación vale
zero-kei-outcome-cities = Ciudades:
zero-kei-outcome-venues = Sedes:

## Help
zero-kei-about-carriage = Vagón { $carriage }: { $cities }. Cuesta { $cost }; avanza el contador { $counter }.
zero-kei-about-event = Evento { $event } ({ $years }): { $words }. Concede { $actions ->
        [one] 1 acción
       *[other] { $actions } acciones
    }; coste de vía: letra { $letter }.
zero-kei-about-venue = Sede { $venue } ({ $city }). Efecto: { $effect }. Quien tenga más pebeteros aquí al final puntúa la ciudad.
zero-kei-about-city = { $city }: terreno { $cost } por { $points }, { $ground ->
        [prepared] preparado
       *[no] sin preparar
    }; { $station ->
        [no] sin estación
       *[other] estación { $station ->
        [gold] dorada
        [white] blanca
        [black] negra
       *[other] de color { $station }
    }
    }; { $track ->
        [laid] con vía
       *[no] sin vía
    }.
zero-kei-help-signs =
    ¥ yenes, ★ puntos; ▲ verde (green), ◆ amarillo (yellow), ● rojo (red), ■ azul (blue).
    ┃ una ciudad con vía, ┊ sin ella.
    ▒ 3¥ 3★ terreno sin preparar: lo que cuesta y lo que da. Luego dice «preparado», y luego el color de la estación.
    vale: lo que puntúa un vagón con la ciudad si la partida acaba tal como está; los signos que siguen son los vagones que paran allí.
    2+2 = 4¥ el precio impreso y lo que añaden las estaciones; ◀ quién ha elegido un vagón.
    ∞ una habilidad, siempre activa; ✓ usada este turno; ✗ agotada; 6a+3 una ficha de sede de la ciudad 3 en el vagón 6a.
zero-kei-help-round =
    Cinco rondas. El evento del año fija cuántas acciones hay y lo que cuesta la vía.
    1. Cada uno recibe 1¥ por cada pebetero suyo en una sede; se despliegan vagones en la fila.
    2. Cada uno elige un vagón (help buying).
    3. Circulan los trenes (help running).
    4. Se aplica un evento de los de «al final».
zero-kei-help-buying =
    Por orden de turno, cada uno elige un vagón. Cuesta lo impreso, y { $surcharge } más por cada una de sus ciudades que tenga estación. Lo que no cubran tus yenes se paga en puntos.
    Su contador avanza; en un vagón doble, después otro a tu elección. Cuanto más arriba de la fila esté tu vagón, antes actúas.
zero-kei-help-running =
    Tu vagón entra delante del de cola. Eliges una casilla de la loseta de orden de turno y recibes su recompensa.
    Después, las acciones, cada carta una vez por turno: tu locomotora (por { $engine_fee }), la locomotora de otro jugador ({ $engine_fee } para él), tus vagones, tu vagón de cola, el evento. Cada acción que no hagas vale { $unused_action }.
zero-kei-help-scoring =
    Según su puesto, los colores valen { $final_values }.
    Cada ciudad en cada uno de tus vagones: con vía y estación, el valor de su color; solo con vía, 0; sin vía, { $untracked_city }.
    Cada sede donde tengas más pebeteros que nadie puntúa su ciudad del mismo modo.
    Conectadas: lee las ciudades de la locomotora a la cola; la secuencia más larga en la que la siguiente es la misma o una más alta, todas con vía, da { $connected_city } por cada ciudad distinta, a partir de dos.
    Sobrantes: { $leftover_cauldron } por pebetero sin colocar, 1★ por cada { $yen_per_point }, { $leftover_track } por ficha de vía.
    Si hay empate, gana quien tenga más pebeteros sin colocar.
zero-kei-help-hideo =
    Hideo no paga nada, y lo que serían yenes son puntos para él. Toma el vagón del medio o, si no, el más cercano a la loseta, y la primera casilla libre de la loseta.
    Después, su tablero, de arriba abajo: cada ficha que actúa en esta ronda. En su ciudad hace lo primero que pueda entre preparar, estación y vía; si no, lo que diga la fila. Una sede cerrada recibe dos de sus pebeteros, y tú ya no puedes poner ninguno allí.
    No puntúa nada por debajo de 0, las ciudades de A1 y A2 le cuentan como sedes, y sus ciudades como una secuencia en cualquier orden.
zero-kei-help-draft = elige la locomotora de tu tren. Sus dos acciones cuestan { $engine_fee } cada vez, a quien la use.
zero-kei-help-engine = hace una de sus dos acciones por { $engine_fee }, que van a la reserva o, si es de otro jugador, a él.
zero-kei-help-tail = { $tail_income }, y avanzar un contador a tu elección.
zero-kei-help-use = la acción de un vagón de tu tren; cada carta una vez por turno.
zero-kei-help-order = tu ficha a una casilla libre de la loseta de orden de turno; su recompensa llega al momento, y en la próxima ronda se elige en este orden.
zero-kei-help-advance = un contador avanza una casilla y queda encima de lo que haya. Según su puesto, los colores valen { $final_values } al final.
zero-kei-help-space = una casilla del marcador de coste de vía; pagas y puntúas esa.
zero-kei-help-from = el jugador cuya ficha de vía usas y al que pagas.
zero-kei-help-move = un vagón de tu tren a otro lugar entre la locomotora y la cola.
zero-kei-help-to = el lugar donde quedará el vagón, contando desde la locomotora.
zero-kei-help-token = toma una ficha de sede no usada; su ciudad se añade a un vagón.
zero-kei-help-on = el vagón que recibe la ficha.
zero-kei-help-score = tus vagones con esa ciudad, por su valor actual.
zero-kei-help-accept = sí, aplicar el efecto.
zero-kei-help-decline = no.
zero-kei-help-done = acaba el turno; cada acción que no hagas vale { $unused_action }.
