# Zero-Kei: why a move is not legal.

zero-kei-reason-not-now = ahora no puedes hacer eso: { $asked ->
     [engine] antes elige una locomotora
     [carriage] antes elige un vagón de la fila
     [counter] antes avanza un contador
     [order] antes elige una casilla del orden de turno
    *[action] usa una carta o acaba el turno
     [repeat] antes elige qué carta usas otra vez
     [work] antes elige qué hace la carta, y dónde
     [space] antes elige una casilla del marcador de coste de vía
     [lender] antes elige de quién es la ficha de vía que usas
     [effect] antes aplica el efecto de la sede, o recházalo
     [move] antes elige qué vagón mueves, o ninguno
     [place] antes elige adónde va el vagón
     [token] antes elige una ficha de sede
     [token-carriage] antes elige qué vagón recibe la ficha
     [discard] antes elige un vagón del descarte
     [trade] antes cambia puntos por yenes, o recházalo
     [score] antes elige qué ciudad puntúas, o ninguna
    }.
zero-kei-reason-engine-taken = la locomotora { $engine } no está disponible.
zero-kei-reason-not-in-discard = el vagón { $carriage } no está en el descarte.
zero-kei-reason-not-in-row = el vagón { $carriage } no está en la fila.
zero-kei-reason-carriage-chosen = el vagón { $carriage } ya lo ha elegido el jugador { $seat ->
        [green] verde
        [yellow] amarillo
        [red] rojo
        [blue] azul
       *[other] { $seat }
    }.
zero-kei-reason-too-dear = cuesta { $price ->
     [one] { $price } yen
    *[other] { $price } yenes
    } y tienes { $yen }.
zero-kei-reason-too-dear-with-points = cuesta { $price }; con { $yen ->
     [one] { $yen } yen
    *[other] { $yen } yenes
    } y { $points ->
     [one] { $points } punto
    *[other] { $points } puntos
    } no se puede pagar.
zero-kei-reason-card-does-not = la carta en uso no permite { $work ->
     [prepare] preparar terreno
     [track] construir vía
     [station] construir estación
     [participate] participar en una sede
     [advance] avanzar un contador
    *[other] «{ $work }»
    }.
zero-kei-reason-other-counter = el contador { $colour ->
        [gold] dorado
        [white] blanco
        [black] negro
       *[other] { $colour }
    } no es de los que pueden avanzar ahora.
zero-kei-reason-no-such-space = el orden de turno tiene { $spaces } casillas.
zero-kei-reason-space-taken = la casilla { $space } del orden de turno la ocupa el jugador { $seat ->
        [green] verde
        [yellow] amarillo
        [red] rojo
        [blue] azul
       *[other] { $seat }
    }.
zero-kei-reason-no-actions-left = no quedan acciones en este turno; acaba el turno.
zero-kei-reason-card-used = «{ $card }» ya se ha usado en este turno; cada carta sirve una vez por turno.
zero-kei-reason-card-covered = el vagón { $carriage } sirve una vez por partida y ya se ha usado.
zero-kei-reason-end-of-round-event = este evento tiene efecto al final de la ronda; no es una acción.
zero-kei-reason-no-such-player = no hay jugador { $seat ->
        [green] verde
        [yellow] amarillo
        [red] rojo
        [blue] azul
       *[other] { $seat }
    }.
zero-kei-reason-not-used-yet = «{ $card }» no se ha usado en este turno; solo se puede volver a usar una carta ya usada.
zero-kei-reason-not-repeatable = «{ $card }» no se puede repetir: ni Repetir, ni Comprar, ni un evento que repite.
zero-kei-reason-nothing-to-repeat = no se ha usado ninguna carta en este turno, así que no hay nada que repetir.
zero-kei-reason-not-in-train = el vagón { $carriage } no está en tu tren.
zero-kei-reason-is-ability = el vagón { $carriage } tiene una habilidad: está siempre activa y no se usa.
zero-kei-reason-nothing-to-do = nada de lo que hace «{ $card }» es posible ahora.
zero-kei-reason-card-too-dear = con { $yen ->
     [one] { $yen } yen
    *[other] { $yen } yenes
    } no se puede pagar «{ $card }» y lo que hace.
zero-kei-reason-no-cauldron = ya has colocado todos tus pebeteros.
zero-kei-reason-venue-closed = Hideo ha cerrado la sede { $venue }.
zero-kei-reason-already-prepared = el terreno de la ciudad { $city } ya está preparado.
zero-kei-reason-has-track = la ciudad { $city } ya tiene vía.
zero-kei-reason-no-track-token = nadie tiene una ficha de vía.
zero-kei-reason-not-prepared = el terreno de la ciudad { $city } no está preparado.
zero-kei-reason-has-station = la ciudad { $city } ya tiene estación.
zero-kei-reason-no-station-left = no queda ninguna estación { $colour ->
        [gold] dorada
        [white] blanca
        [black] negra
       *[other] de color { $colour }
    }.
zero-kei-reason-rest-too-dear = cuesta { $price ->
     [one] { $price } yen
    *[other] { $price } yenes
    }, y hay que reservar { $rest } más para el resto de la carta; tienes { $yen }.
zero-kei-reason-no-such-letter = el marcador de coste de vía no tiene la casilla { $letter }.
zero-kei-reason-lender-has-none = el jugador { $seat ->
        [green] verde
        [yellow] amarillo
        [red] rojo
        [blue] azul
       *[other] { $seat }
    } no tiene fichas de vía que prestar.
zero-kei-reason-no-such-place = el vagón no puede ir al lugar { $place }.
zero-kei-reason-token-not-there = la ficha de la ciudad { $city } no está entre las no usadas.
zero-kei-reason-city-not-in-train = la ciudad { $city } no está en tu tren.
zero-kei-reason-city-without-track = la ciudad { $city } no tiene vía, así que no se puede puntuar ahora.
zero-kei-reason-must-choose = esto hay que hacerlo; no se puede rechazar.
