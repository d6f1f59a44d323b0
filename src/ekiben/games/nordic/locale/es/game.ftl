# Nordic: parts of the score, and why a move is not legal.

nordic-part-routes = rutas
nordic-part-connected = conectados
nordic-part-unconnected = fallidos
nordic-part-globetrotter = Trotamundos
nordic-part-tickets = billetes
nordic-part-total = total
nordic-tie-break = Empate a puntos: gana quien haya conectado más billetes; después, quien tenga el camino más largo.

nordic-reason-not-now = ahora no puedes hacer eso: { $asked ->
     [ticket] antes quédate con un billete o devuélvelo
    *[action] antes roba cartas, reclama una ruta o toma billetes
     [second-card] antes roba la segunda carta
     [payment] antes elige cómo pagas la ruta
     [set] antes elige una carta para un grupo
     [extra] antes pon más cartas para el túnel, o renuncia
    }.
nordic-reason-not-offered = no se te ofrece el billete { $ticket }.
nordic-reason-no-such-ticket = no existe el billete { $ticket }.
nordic-reason-other-ticket-first = decide primero sobre { $ticket }.
nordic-reason-must-keep = { $count ->
     [one] hay que quedarse con al menos un billete.
    *[other] hay que quedarse con al menos { $count } billetes.
    }
nordic-reason-not-face-up = no hay ninguna carta { $card ->
        [purple] morada
        [blue] azul
        [orange] naranja
        [white] blanca
        [green] verde
        [yellow] amarilla
        [black] negra
        [red] roja
        [loco] de locomotora
       *[other] { $card }
    } boca arriba.
nordic-reason-deck-empty = el mazo y el descarte están vacíos; solo se pueden robar cartas boca arriba.
nordic-reason-no-tickets = no quedan billetes.
nordic-reason-can-act = solo se puede pasar cuando no hay nada más que hacer.
nordic-reason-route-taken = { $route } es del jugador { $seat ->
        [white] blanco
        [red] granate
        [lilac] turquesa
       *[other] { $seat }
    }.
nordic-reason-route-yours = { $route } ya es tuya.
nordic-reason-route-closed = { $route } está cerrada: con dos jugadores solo se puede reclamar una de las dos rutas, y el jugador { $seat ->
        [white] blanco
        [red] granate
        [lilac] turquesa
       *[other] { $seat }
    } tiene { $other }.
nordic-reason-other-yours = { $other } es tuya, y nadie puede tener las dos rutas de una ruta doble.
nordic-reason-too-few-trains = la ruta tiene { $length ->
     [one] una casilla
    *[other] { $length } casillas
    }, y { $trains ->
     [0] no te quedan vagones
     [one] te queda un vagón
    *[other] te quedan { $trains } vagones
    }.
nordic-reason-cards-plain = cuesta { $length } { $colour ->
     [grey] de un mismo color; de un mismo color tienes como mucho { $have }
    *[other] { $colour ->
        [purple] en morado
        [blue] en azul
        [orange] en naranja
        [white] en blanco
        [green] en verde
        [yellow] en amarillo
        [black] en negro
        [red] en rojo
        [loco] en locomotoras
       *[other] en { $colour }
    }; tienes { $have }
    }. Las locomotoras no sirven en una ruta normal.
nordic-reason-cards-tunnel = el túnel cuesta { $length } { $colour ->
     [grey] de un mismo color
    *[other] { $colour ->
        [purple] en morado
        [blue] en azul
        [orange] en naranja
        [white] en blanco
        [green] en verde
        [yellow] en amarillo
        [black] en negro
        [red] en rojo
        [loco] en locomotoras
       *[other] en { $colour }
    }
    } o en locomotoras; tienes { $have } del color y { $locos ->
     [one] una locomotora
    *[other] { $locos } locomotoras
    }.
nordic-reason-cards-ferry = el ferri cuesta { $length ->
     [one] una carta
    *[other] { $length } cartas
    }, { $symbols } de locomotora y las demás { $colour ->
     [grey] de un mismo color
    *[other] { $colour ->
        [purple] en morado
        [blue] en azul
        [orange] en naranja
        [white] en blanco
        [green] en verde
        [yellow] en amarillo
        [black] en negro
        [red] en rojo
        [loco] en locomotoras
       *[other] en { $colour }
    }
    } o en locomotoras; { $size } cartas cualesquiera sustituyen a una locomotora, { $sets ->
     [one] una vez
    *[other] { $sets } veces
    } como mucho. Tienes { $have } del color, { $locos ->
     [one] una locomotora
    *[other] { $locos } locomotoras
    } y { $cards ->
     [one] una carta
    *[other] { $cards } cartas
    } en total.
nordic-reason-cards-wild = cuesta { $length } cartas de un mismo color, y { $size } cartas cualesquiera sustituyen a una de ellas. Cartas que tienes: { $cards }; de un mismo color, { $have }.
nordic-reason-no-locos-here = las locomotoras solo son comodines en ferris y túneles, no en { $route }.
nordic-reason-sets-too-many = { $most ->
     [0] en { $route } no se puede pagar con grupos de cartas cualesquiera.
     [one] en { $route } se puede pagar un grupo de { $size } cartas, no más.
    *[other] en { $route } se pueden pagar como mucho { $most } grupos de { $size } cartas.
    }
nordic-reason-other-colour = { $route } se paga en { $colour ->
        [purple] morado
        [blue] azul
        [orange] naranja
        [white] blanco
        [green] verde
        [yellow] amarillo
        [black] negro
        [red] rojo
        [grey] gris
        [loco] locomotora
       *[other] { $colour }
    }.
nordic-reason-not-exact = { $length ->
     [one] hay que pagar { $length } casilla
    *[other] hay que pagar { $length } casillas
    } exactamente: { $given } en locomotoras y grupos{ $coloured ->
     [0] {""}, y falta nombrar un color para el resto.
    *[other] {""}; así no queda nada para el color, o es demasiado.
    }
nordic-reason-symbols-unpaid = { $route } tiene { $symbols ->
     [one] un símbolo de locomotora: págalo con una locomotora o con { $size } cartas.
    *[other] { $symbols } símbolos de locomotora: paga cada uno con una locomotora o con { $size } cartas.
    }
nordic-reason-too-few = cuesta { $need } { $card ->
        [purple] en morado
        [blue] en azul
        [orange] en naranja
        [white] en blanco
        [green] en verde
        [yellow] en amarillo
        [black] en negro
        [red] en rojo
        [loco] en locomotoras
       *[other] en { $card }
    }; tienes { $have }.
nordic-reason-too-few-for-sets = cuesta { $need } cartas en total; tienes { $have }.
nordic-reason-no-sets-in-tunnels = en los túneles no hay grupos.
nordic-reason-only-locos = solo se pusieron locomotoras, así que lo demás se paga solo con locomotoras.
nordic-reason-extra-colour = el túnel se empezó en { $colour ->
        [purple] morado
        [blue] azul
        [orange] naranja
        [white] blanco
        [green] verde
        [yellow] amarillo
        [black] negro
        [red] rojo
        [grey] gris
        [loco] locomotora
       *[other] { $colour }
    }; paga { $colour ->
        [purple] en morado
        [blue] en azul
        [orange] en naranja
        [white] en blanco
        [green] en verde
        [yellow] en amarillo
        [black] en negro
        [red] en rojo
        [loco] en locomotoras
       *[other] en { $colour }
    } o en locomotoras.
nordic-reason-extra-not-exact = { $extra ->
     [one] hay que pagar exactamente { $extra } carta más
    *[other] hay que pagar exactamente { $extra } cartas más
    }, { $colour ->
     [loco] solo en locomotoras
    *[other] { $colour ->
        [purple] en morado
        [blue] en azul
        [orange] en naranja
        [white] en blanco
        [green] en verde
        [yellow] en amarillo
        [black] en negro
        [red] en rojo
        [loco] en locomotoras
       *[other] en { $colour }
    } o en locomotoras
    }.
nordic-reason-not-in-hand = no tienes ninguna carta { $card ->
        [purple] morada
        [blue] azul
        [orange] naranja
        [white] blanca
        [green] verde
        [yellow] amarilla
        [black] negra
        [red] roja
        [loco] de locomotora
       *[other] { $card }
    }.
nordic-reason-sets-in-order = las cartas de los grupos se nombran en un orden fijo; después de { $lowest ->
        [purple] morado
        [blue] azul
        [orange] naranja
        [white] blanco
        [green] verde
        [yellow] amarillo
        [black] negro
        [red] rojo
        [grey] gris
        [loco] locomotora
       *[other] { $lowest }
    } no viene { $card ->
        [purple] morado
        [blue] azul
        [orange] naranja
        [white] blanco
        [green] verde
        [yellow] amarillo
        [black] negro
        [red] rojo
        [grey] gris
        [loco] locomotora
       *[other] { $card }
    }.
nordic-reason-set-rest = { $need ->
     [one] hace falta { $need } carta más
    *[other] hacen falta { $need } cartas más
    }, y de { $card ->
        [purple] morado
        [blue] azul
        [orange] naranja
        [white] blanco
        [green] verde
        [yellow] amarillo
        [black] negro
        [red] rojo
        [grey] gris
        [loco] locomotora
       *[other] { $card }
    } en adelante no tienes tantas.
nordic-reason-no-such-card = no hay cartas «{ $card }»; hay { $cards }.
nordic-reason-does-not-pay = «{ $cards }» no paga exactamente { $routes }.
nordic-reason-which-route = hay varias: { $routes }. Nombra una, o las cartas con las que pagas.
