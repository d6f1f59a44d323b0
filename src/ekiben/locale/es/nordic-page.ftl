# Nordic on the page: what the board says besides the texts of the terminal.

## Names
nordic-page-colour = { $colour ->
        [purple] morado
        [blue] azul
        [orange] naranja
        [white] blanco
        [green] verde
        [yellow] amarillo
        [black] negro
        [red] rojo
        [loco] locomotora
        [grey] gris
       *[other] { $colour }
    }
nordic-page-kind = { $kind ->
        [ferry] { $count ->
            [one] ferri, 1 símbolo de locomotora
           *[other] ferri, { $count } símbolos de locomotora
        }
        [tunnel] túnel
        [wild] { $size } cartas cualesquiera sustituyen a una
       *[plain] vía
    }
nordic-page-points = { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }

## The map
nordic-page-world = El mapa: las ciudades y las rutas entre ellas
nordic-page-points-title = Puntos
nordic-page-legend-ferry = ferri: locomotora
nordic-page-legend-tunnel = túnel
nordic-page-legend-grey = un solo color
nordic-page-legend-ticket = en tus billetes
nordic-page-nearer = Acercar
nordic-page-farther = Alejar
nordic-page-close = Cerrar
nordic-page-free = libre
nordic-page-closed = cerrada
nordic-page-claim = Reclamar
nordic-page-claim-colour = Reclamar ({ $colour })
nordic-page-claim-aloud = Reclamar { $route }
nordic-page-quote = { $trains ->
        [one] 1 vagón
       *[other] { $trains } vagones
    }, +{ $points }

## Who plays
nordic-page-players = Jugadores
nordic-page-look-at = Mostrar solo las rutas de { $name }
nordic-page-decides = decide

## What is on offer
nordic-page-face-up = Boca arriba
nordic-page-deck = mazo
nordic-page-ticket-deck = billetes
nordic-page-draw = Tomar: { $card }
nordic-page-draw-blind = Robar una carta del mazo, a ciegas
nordic-page-empty-space = No queda ninguna carta para este lugar

## What is mine
nordic-page-hand = Tu mano
nordic-page-set = Al grupo, una de: { $cards }
nordic-page-own-tickets = Tus billetes
nordic-page-missing = { $spaces } por cubrir
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
nordic-page-turns-played = { $turn ->
        [one] Después de 1 turno
       *[other] Después de { $turn } turnos
    }
nordic-page-waiting = { $asked ->
        [ticket] { $name } elige billetes.
        [second-card] { $name } roba la segunda carta.
        [payment] { $name } paga una ruta.
        [set] { $name } paga una ruta.
        [extra] { $name } debe pagar más por un túnel, o renunciar.
       *[action] { $name } decide: robar, reclamar o tomar billetes.
    }
nordic-page-offer = { $count ->
        [one] El último billete; hay que quedárselo.
       *[other] { $count } billetes; quédate { $keep } o más. Los demás salen de la partida.
    }
nordic-page-keep = quedarse
nordic-page-return = devolver
nordic-page-keep-these = { $count ->
        [0] Elige qué billetes quedarte
        [one] Quedarse este billete
       *[other] Quedarse estos { $count } billetes
    }
nordic-page-laid = Puestas:
nordic-page-turned-up = Reveladas
nordic-page-other-payments = { $count ->
        [one] 1 pago distinto
       *[other] { $count } pagos distintos
    }
nordic-page-set-hint = Elige en tu mano las cartas del grupo, una a una.
nordic-page-claims = { $count ->
        [one] La única ruta que puedes pagar
       *[other] Las { $count } rutas que puedes pagar
    }
nordic-page-nothing-to-claim = Ahora no puedes pagar ninguna ruta.
nordic-page-give-up = Renunciar:
nordic-page-pass = Pasar:
