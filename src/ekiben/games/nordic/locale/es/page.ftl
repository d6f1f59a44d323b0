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
nordic-page-free = libre
nordic-page-closed = cerrada

## Who plays
nordic-page-players = Jugadores
nordic-page-look-at = Mostrar solo las rutas de { $name }
nordic-page-decides = decide

## What is on offer
nordic-page-face-up = Boca arriba
nordic-page-deck = mazo
nordic-page-ticket-deck = billetes
nordic-page-empty-space = No queda ninguna carta para este lugar

## What is mine
nordic-page-hand = Tu mano
nordic-page-own-tickets = Tus billetes
nordic-page-lacking = faltan: { $cards }
nordic-page-cards-and-tickets = Cartas y billetes
nordic-page-more = Mostrar
nordic-page-less = Ocultar

## What is asked
nordic-page-set-up = Los primeros billetes
nordic-page-turn = Turno { $turn }
nordic-page-last-turns = Turno { $turn } · { $left ->
        [one] el último de todos
       *[other] los últimos { $left } turnos
    }
nordic-page-offer = { $count ->
        [one] El último billete; hay que quedárselo.
       *[other] { $count } billetes; quédate con { $keep } o más. Los demás salen de la partida.
    }
nordic-page-keep = me lo quedo
nordic-page-return = lo devuelvo
nordic-page-keep-these = { $count ->
        [0] Elige con qué billetes te quedas
        [one] Quedarme con este billete
       *[other] Quedarme con estos { $count } billetes
    }
nordic-page-laid = Puestas:
nordic-page-turned-up = Reveladas
nordic-page-other-payments = { $count ->
        [one] 1 pago más
       *[other] { $count } pagos más
    }
nordic-page-claims = { $count ->
        [one] La única ruta que puedes pagar
       *[other] Las { $count } rutas que puedes pagar
    }
nordic-page-nothing-to-claim = Ahora no puedes pagar ninguna ruta.
nordic-page-keep-more = { $count ->
        [one] Elige 1 billete más
       *[other] Elige { $count } billetes más
    }
nordic-page-skip = Revelar todas
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
nordic-page-total = total con tus billetes: { $now } → { $later }

## The position in words
nordic-page-summary = La posición en palabras
nordic-page-summary-routes = Rutas: { $routes }.
nordic-page-summary-closed = Cerradas: { $routes }.
