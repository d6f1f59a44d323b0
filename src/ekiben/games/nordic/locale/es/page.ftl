# Nordic on the page: what the board says besides the texts of the terminal.

## Names
nordic-page-kind = { $kind ->
        [ferry] { $count ->
            [one] ferri, 1 símbolo de locomotora
           *[other] ferri, { $count } símbolos de locomotora
        }
        [tunnel] túnel
        [wild] { $size } cartas cualesquiera sustituyen a una
       *[plain] ruta normal
    }
nordic-page-points = { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }

## The map
nordic-page-world = El mapa: las ciudades y las rutas entre ellas
nordic-page-points-title = Casillas → puntos
nordic-page-legend-ferry = ferri: el símbolo se paga con una locomotora
nordic-page-legend-tunnel = túnel: puede costar hasta 3 más
nordic-page-legend-grey = un solo color
nordic-page-legend-ticket = en tus billetes
nordic-page-free = aún sin reclamar
nordic-page-show-all = Ver todo lo que puedo pagar: { $count }
nordic-page-show-all-short = Ver todo: { $count }
nordic-page-last-round = Última ronda{ $mine ->
        [now] : este es tu último turno
        [later] : te queda un turno
        [done] : ya has jugado tu último turno
       *[none] {""}
    }
nordic-page-more-lit = { $side ->
        [left] ←
        [right] →
        [up] ↑
       *[down] ↓
    } { $count } más
nordic-page-closed = cerrada

## Who plays
nordic-page-players = Jugadores
nordic-page-others = Los demás
nordic-page-unseen = { $count ->
        [one] 1 sin ver
       *[other] { $count } sin ver
    }
nordic-page-look-at = Mostrar solo las rutas de { $name }
nordic-page-decides = decide

## What is on offer
nordic-page-face-up = A la vista
nordic-page-draw-two = roba dos, una tras otra
nordic-page-draw-one = roba una más
nordic-page-deck = mazo
nordic-page-ticket-deck = billetes
nordic-page-empty-space = No queda ninguna carta para este lugar

## What is mine
nordic-page-hand = Tus cartas
nordic-page-hand-hint = pulsa un color: se ilumina lo que puede reclamar
nordic-page-all-on-map = todos en el mapa
nordic-page-tickets-sum = abiertos { $open } · conectados +{ $connected }
nordic-page-hold = tienes
nordic-page-held = { $held } de { $need }
nordic-page-pin = pulsa para ver su camino en el mapa
nordic-page-unpin = pulsa para quitar su camino del mapa
nordic-page-own-tickets = Tus billetes
nordic-page-lacking = faltan: { $cards }

## What is asked
nordic-page-how-to-pay = ¿Cómo pagas?
nordic-page-pressed = Con { $kind ->
        [loco] locomotoras
       *[other] el { $card }
    } { $count ->
        [0] no puedes reclamar nada ahora.
        [one] puedes reclamar 1 ruta: púlsala.
       *[other] puedes reclamar { $count } rutas: pulsa una.
    }
nordic-page-digging = Se excava el túnel: { $route }
nordic-page-your-total = Tu total
nordic-page-effect-route = puntos por la ruta
nordic-page-effect-ticket = billete { $ticket } conectado: { $was } pasa a { $now }
nordic-page-pay = { $count ->
        [one] Pagar 1 carta
       *[other] Pagar { $count } cartas
    }
nordic-page-offer = { $count ->
        [one] El último billete; hay que quedárselo.
       *[other] { $count } billetes; quédate con { $keep } o más. Los demás salen de la partida.
    }
nordic-page-keep-these = { $count ->
        [0] Elige con qué billetes te quedas
        [one] Quedarme con este billete
       *[other] Quedarme con estos { $count } billetes
    }
nordic-page-laid = Puestas:
nordic-page-other-payments = { $count ->
        [one] 1 forma más de pagar
       *[other] { $count } formas más de pagar
    }
nordic-page-choose-set = Elegir las cartas
nordic-page-nothing-to-claim = Ahora no puedes pagar ninguna ruta.
nordic-page-keep-more = { $count ->
        [one] Elige 1 billete más
       *[other] Elige { $count } billetes más
    }
nordic-page-skip = Girar todas
nordic-page-turn-next = Girar la siguiente
nordic-page-go-on = Seguir
nordic-page-counting = Se cuentan los billetes
nordic-page-counting-order = Uno de cada jugador, primero los pequeños
nordic-page-pause = Pausa
nordic-page-next = Siguiente
nordic-page-result = Resultado
nordic-page-not-counted = billete, aún sin contar
nordic-page-routes-points = rutas { $count }
nordic-page-turning = girando…
nordic-page-face-down = boca abajo
nordic-page-nothing = nada que pagar
nordic-page-so-far = Por ahora: { $count ->
        [0] nada más que pagar
        [one] 1 carta más que pagar
       *[other] { $count } cartas más que pagar
    }
nordic-page-nothing-due = No hay que pagar más: túnel reclamado.
nordic-page-set-hint = { $count ->
        [one] 1 carta cualquiera:
       *[other] { $count } cartas cualesquiera:
    }
nordic-page-set-less = Una { $card ->
        [purple] morada
        [blue] azul
        [orange] naranja
        [white] blanca
        [green] verde
        [yellow] amarilla
        [black] negra
        [red] roja
        [loco] locomotora
       *[other] carta { $card }
    } menos
nordic-page-set-more = Una { $card ->
        [purple] morada
        [blue] azul
        [orange] naranja
        [white] blanca
        [green] verde
        [yellow] amarilla
        [black] negra
        [red] roja
        [loco] locomotora
       *[other] carta { $card }
    } más
nordic-page-set-given = { $card ->
        [purple] moradas
        [blue] azules
        [orange] naranjas
        [white] blancas
        [green] verdes
        [yellow] amarillas
        [black] negras
        [red] rojas
        [loco] locomotoras
       *[other] { $card }
    }: { $count } de { $all }
nordic-page-set-missing = { $count ->
        [one] Elige 1 carta más
       *[other] Elige { $count } cartas más
    }
nordic-page-set-pay = Pagar { $cards }

## What things are
nordic-page-deck-tip = El mazo, { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
nordic-page-discard-tip = Cartas pagadas y sustituidas; cuando el mazo se agota, se barajan para formar otro
nordic-page-ticket-deck-tip = { $count ->
        [one] Queda 1 billete
       *[other] Quedan { $count } billetes
    } por tomar
nordic-page-costs = Cuesta
nordic-page-have = Tienes
nordic-page-one-colour = { $count } de un mismo color
nordic-page-cost = { $kind ->
        [ferry] { $cards }; una locomotora vale por cualquier carta, { $size } cartas cualesquiera por una locomotora
        [tunnel] { $cards }, también locomotoras; luego hasta { $more } más
        [wild] { $cards }; { $size } cartas cualesquiera valen por una
       *[plain] { $cards }
    }
nordic-quote-trains-left = { $count ->
        [0] después no te quedan vagones
        [one] después te queda 1 vagón
       *[other] después te quedan { $count } vagones
    }
nordic-quote-closes = { nordic-fact-closed }
nordic-quote-connects = Conecta { $ticket }: +{ $points }

## The position in words
nordic-page-summary = La posición en palabras
nordic-page-summary-routes = Rutas: { $routes }.
nordic-page-summary-closed = Cerradas: { $routes }.
