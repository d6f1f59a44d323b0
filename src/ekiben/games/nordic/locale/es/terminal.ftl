# Nordic in the terminal. ★ are points.

nordic-welcome = Nordic: ferrocarriles de Dinamarca al Cabo Norte, con billetes secretos.
nordic-example-steps = claim bergen-oslo red3+loco1
nordic-example-thing = bergen-oslo

## The board
nordic-title-set-up = Nordic · elección de los primeros billetes
nordic-title-play = Nordic · turno { $turn }
nordic-title-last = Nordic · turno { $turn } · { $left ->
        [one] el último de todos
       *[other] los últimos { $left } turnos
    }
nordic-title-over = Nordic · el final
nordic-face-up = { "Visibles " }
nordic-decks = { "Mazos    " }
nordic-deck = { $count ->
        [0] no quedan cartas
        [one] 1 carta
       *[other] { $count } cartas
    }
nordic-ticket-deck = { $count ->
        [0] no quedan billetes
        [one] 1 billete
       *[other] { $count } billetes
    }
nordic-discard = { $count ->
        [0] descarte vacío
       *[other] { $count } en el descarte
    }
nordic-discarded = { "Descarte " }
nordic-trains = { $count ->
        [one] 1 vagón
       *[other] { $count } vagones
    }
nordic-cards = { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
nordic-tickets = { $count ->
        [one] 1 billete
       *[other] { $count } billetes
    }
nordic-known = { "  vistas " }
nordic-unseen = { $count ->
        [one] 1 carta no vista
       *[other] { $count } cartas no vistas
    }
nordic-network = { "  rutas  " }
nordic-no-routes = aún sin rutas
nordic-hand = { "  mano   " }
nordic-empty-hand = vacía
nordic-no-tickets = sin billetes
nordic-connected = conectado
nordic-no-way = ya no se puede conectar
nordic-missing = { $spaces } por cubrir
nordic-spaces = { $count ->
        [one] 1 casilla
       *[other] { $count } casillas
    }

nordic-colour = { $colour ->
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
nordic-chip = { $colour ->
        [loco] locomotora
       *[other] { nordic-colour }
    }
nordic-route = { $cities } ({ $colour })

## What is asked
nordic-ask-ticket = ¿Te quedas con { $ticket }, { $points }?
nordic-ask-tickets = ¿Con qué billetes te quedas?
nordic-ask-action = ¿Robar cartas, tomar billetes o reclamar una ruta?
nordic-ask-second-card = ¿Cuál será la segunda carta?
nordic-ask-payment = ¿Con qué pagas?
nordic-ask-set = { $count ->
        [one] Una carta más para el grupo. ¿Cuál?
       *[other] { $count } cartas más para los grupos. ¿Cuáles?
    }
nordic-ask-extra = { $count ->
        [one] ¿Pagar 1 carta más o renunciar?
       *[other] ¿Pagar { $count } cartas más o renunciar?
    }

## Moves in words
nordic-do-keep = Quedarse con { $ticket }
nordic-do-return = Devolver { $ticket }
nordic-do-claim = Reclamar { $route }
nordic-do-draw = Tomar una { $card ->
        [purple] carta morada
        [blue] carta azul
        [orange] carta naranja
        [white] carta blanca
        [green] carta verde
        [yellow] carta amarilla
        [black] carta negra
        [red] carta roja
        [loco] locomotora
       *[other] carta { $card }
    }
nordic-do-draw-blind = Robar una carta del mazo, a ciegas
nordic-do-give-up = Renunciar:
nordic-do-pass = Pasar:
nordic-passed = pasa
nordic-move-keep = vale { $points } si lo conectas, −{ $points } si no
nordic-move-return = sale de la partida
nordic-move-tickets = { $count ->
        [one] el último; hay que quedárselo
       *[other] tomar { $count } y quedarse con { $keep } o más
    }
nordic-move-pass = no hay nada que hacer
nordic-move-set = { $count ->
        [one] la única que tienes
       *[other] una de tus { $count }
    }
nordic-move-give-up = recuperas { $cards }; el turno acaba
nordic-paid = { $kind ->
        [loco] { $count ->
            [one] 1 locomotora
           *[other] { $count } locomotoras
        }
        [set] { $count ->
            [one] un grupo de { $size } cualesquiera
           *[other] { $count } grupos de { $size } cualesquiera
        }
        [purple] { $count ->
            [one] { $count } morada
           *[other] { $count } moradas
        }
        [blue] { $count ->
            [one] { $count } azul
           *[other] { $count } azules
        }
        [orange] { $count ->
            [one] { $count } naranja
           *[other] { $count } naranjas
        }
        [white] { $count ->
            [one] { $count } blanca
           *[other] { $count } blancas
        }
        [green] { $count ->
            [one] { $count } verde
           *[other] { $count } verdes
        }
        [yellow] { $count ->
            [one] { $count } amarilla
           *[other] { $count } amarillas
        }
        [black] { $count ->
            [one] { $count } negra
           *[other] { $count } negras
        }
        [red] { $count ->
            [one] { $count } roja
           *[other] { $count } rojas
        }
       *[other] { $count } × { $kind }
    }
nordic-nothing-to-claim = ahora no se puede pagar ninguna ruta; «why bergen-oslo» dice cuánto costaría
nordic-claim = { $count ->
        [one] la única ruta que puedes pagar
       *[other] una de las { $count } rutas que puedes pagar
    } (longitud · puntos)
nordic-wanted = en el camino más corto de uno de tus billetes
nordic-offer = { $count ->
        [one] El último billete; hay que quedárselo.
       *[other] { $count } billetes; quédate con { $keep } o más. Casillas que faltan y camino más corto:
    }
nordic-offer-hint = Responde uno a uno, o sobre todos a la vez: «{ $example }», o «keep all». «map» muestra dónde están las ciudades.
nordic-laid = { "  puestas    " }
nordic-turned-up = { "  reveladas  " }
nordic-due = { $count ->
        [one] una de ellas cuenta
       *[other] { $count } de ellas cuentan
    }: { $colour ->
        [loco] se paga en locomotoras
       *[other] se paga { $colour ->
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
    }
nordic-total-with-tickets = con tus billetes
nordic-payment-hint = O nombra todas las cartas a la vez, también las de los grupos: «pay red2+blue3».

## What happened
nordic-fact-drew-face-up = toma una { $card ->
        [purple] carta morada
        [blue] carta azul
        [orange] carta naranja
        [white] carta blanca
        [green] carta verde
        [yellow] carta amarilla
        [black] carta negra
        [red] carta roja
        [loco] locomotora
       *[other] carta { $card }
    }
nordic-fact-drew-blind = roba del mazo una { $card ->
        [purple] carta morada
        [blue] carta azul
        [orange] carta naranja
        [white] carta blanca
        [green] carta verde
        [yellow] carta amarilla
        [black] carta negra
        [red] carta roja
        [loco] locomotora
       *[other] carta { $card }
    }
nordic-fact-drew-unseen = roba una carta del mazo, a ciegas
nordic-fact-face-up = sale una { $card ->
        [purple] carta morada
        [blue] carta azul
        [orange] carta naranja
        [white] carta blanca
        [green] carta verde
        [yellow] carta amarilla
        [black] carta negra
        [red] carta roja
        [loco] locomotora
       *[other] carta { $card }
    }
nordic-fact-laid = pone { $cards }
nordic-fact-gave-up = renuncia a { $route } y recupera { $cards }
nordic-fact-turned-up = se revelan { $cards }; { $extra ->
        [0] no hay que pagar más
        [one] hay que pagar 1 carta más
       *[other] hay que pagar { $extra } cartas más
    }
nordic-fact-turned-up-none = no queda ninguna carta que revelar; no hay que pagar más
nordic-fact-claimed = reclama { $route }, +{ $points }
nordic-fact-closed = { $route } queda cerrada
nordic-fact-drew-tickets = { $count ->
        [one] toma 1 billete
       *[other] toma { $count } billetes
    }
nordic-fact-kept-tickets = { $count ->
        [one] se queda con 1 billete
       *[other] se queda con { $count } billetes
    }
nordic-fact-new-deck = el descarte se baraja y forma un mazo nuevo
nordic-fact-begins = empieza { $seat }
nordic-fact-last-turns = a { $seat } casi no le quedan vagones: un turno más para todos
nordic-fact-game-over = Ha salido el último tren. La partida ha terminado.
nordic-fact-capped = Demasiados turnos sin que acabe la partida: se puntúa tal como está.

## The end
nordic-outcome-globetrotter = Trotamundos +{ $points }: { $count ->
        [one] 1 billete conectado
       *[other] { $count } billetes conectados
    }
nordic-outcome-longest = camino más largo: { $count ->
        [one] 1 casilla
       *[other] { $count } casillas
    }

## Pages
nordic-map-legend = 4R cuatro casillas, rojo; K negro; * un solo color a elegir; ⠤⠤ vía; ⠁⠁⠁ ferri ≈; ⠒⠂⠐⠒ túnel ∩; ●4 reclamada
nordic-map-ticket = en un billete tuyo
nordic-legend = × cerrada; 4R cuatro casillas, rojo; K negro; * un solo color a elegir; ≈ ferri; ∩ túnel
nordic-routes-of = Rutas, { $name }: { $count }
nordic-country = { $country ->
        [NO] Noruega
        [SE] Suecia
        [FI] Finlandia
        [DK] Dinamarca
       *[across] Entre países
    }

nordic-page-map = Hay un solo mapa: escribe «map».
nordic-page-routes = «routes { $words }» no es una lista de rutas. Hay: routes, y las rutas de una ciudad (routes bergen), de un color (routes red), ferry, tunnel, free.

## Help
nordic-owner = { $owner ->
        [free] libre
        [closed] cerrada
       *[other] { $seat }
    }
nordic-kind = { $kind ->
        [ferry] { $count ->
            [one] ferri ≈ con 1 símbolo de locomotora
           *[other] ferri ≈ con { $count } símbolos de locomotora
        }
        [tunnel] túnel ∩
        [wild] ruta con una regla propia
       *[plain] ruta normal
    }
nordic-about-route = { $route }: { $spaces }, { $kind }, { $points }; { $colour ->
        [grey] se paga en un solo color a elegir
       *[other] se paga { $colour ->
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
    }. Dueño: { $owner }.
nordic-about-double = Doble con { $other } ({ $owner }).
nordic-about-wild = En esta ruta, { $size } cartas cualesquiera, también locomotoras, sustituyen a una carta del color con el que pagas.
nordic-about-city = { $city } tiene { $count ->
        [one] 1 ruta:
       *[other] { $count } rutas:
    }
nordic-short-route = { $route }: { $spaces }, { $kind }, { $points } — { $owner }
nordic-about-colour = { $colour ->
        [grey] El gris no es un color de cartas: una ruta gris se paga en un solo color a elegir.
       *[other] Hay { $count } cartas { $colour ->
        [purple] moradas
        [blue] azules
        [orange] naranjas
        [white] blancas
        [green] verdes
        [yellow] amarillas
        [black] negras
        [red] rojas
       *[other] { $colour }
    }.
    } { $routes } rutas son de color { $colour ->
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
    }, { $spaces } en total; { $free } de ellas { $free ->
        [one] está libre
       *[other] están libres
    }.
nordic-about-ticket = Billete { $ticket }: { $points } si tus rutas conectan las dos ciudades, −{ $points } si no.
nordic-help-signs =
    ◇ blanco, ● granate, ■ turquesa: los jugadores. La palabra «white» a secas son cartas y rutas.
    ★ puntos. ≈ un ferri, ≈LL uno con dos símbolos de locomotora; ∩ un túnel.
    ∩4R una ruta abreviada: un túnel de 4 casillas, rojo. P purple (morado), B blue (azul), O orange (naranja), W white (blanco), G green (verde), Y yellow (amarillo), K black (negro), R red (rojo), * un solo color a elegir.
    Junto a un billete: cuántas casillas faltan y el camino más corto por rutas libres o tuyas; … donde hay rutas tuyas en medio. ✓ conectado, ✗ no queda camino.
    ◂ una ruta en el camino más corto de uno de tus billetes.
    «map» dibuja el mapa; «routes», «routes bergen», «routes red», «routes ferry», «routes free» listan rutas y de quién son.
    «why bergen-oslo» dice por qué no puedes reclamar una ruta ahora, o que sí puedes.
nordic-help-turn =
    En tu turno haces exactamente una de tres cosas: robar cartas (help cards), reclamar una ruta (help claiming) o tomar billetes (help tickets).
    Solo pasa quien no puede hacer ninguna de ellas.
nordic-help-cards =
    Robas dos cartas, cada una de las { $face_up } que están boca arriba o a ciegas del mazo. Una carta boca arriba se repone antes de que elijas la segunda; la robada a ciegas la ves antes.
    Hay { $colour_cards } cartas de cada uno de los { $colours } colores y { $locomotives } locomotoras. Una locomotora cuenta como una carta cualquiera, también boca arriba.
    Un mazo vacío se rehace con el descarte. Las cartas que alguien tomó boca arriba aparecen como «vistas».
nordic-help-locomotives =
    Las locomotoras son comodines en ferris y túneles. En una ruta normal no pagan nada, tampoco si es gris.
    Hay { $locomotives }. Tomar una de las cartas boca arriba no cuesta más que tomar cualquier otra carta.
nordic-help-claiming =
    Cualquier ruta libre, entera, en cualquier parte del mapa: no hace falta que toque lo que ya tienes. Paga tantas cartas como casillas tenga, de su color; si es gris, de un solo color a tu elección. Otros tantos de tus { $trains } vagones van sobre ella.
    Puntos según la longitud: { $values }.
    Se escribe «claim bergen-oslo-red» y después el pago; o todo a la vez, «claim bergen-oslo red3+loco1».
nordic-help-paying =
    Un pago son cartas de un color, locomotoras donde son comodines y grupos de cartas cualesquiera donde se admiten: en los ferris, { $ferry_set } cartas por la locomotora de un símbolo; en Lieksa–Múrmansk, { $wild_set } cartas por una carta del color.
    Se paga lo justo; no se devuelve nada. «pay red+loco1» significa una locomotora y rojo en las demás casillas. Las cartas de los grupos se preguntan una a una en el orden de los colores, o nombra todas a la vez: «pay red2+blue3».
nordic-help-ferry =
    Cada símbolo de locomotora de un ferri ≈ cuesta una locomotora, o bien { $ferry_set } cartas cualesquiera; las demás casillas, su color. Una locomotora también puede valer por una carta del color.
    { $stack ->
        [true] En esta partida, los grupos de { $ferry_set } pueden valer por cualquier casilla de un ferri.
       *[other] Los grupos son solo para los símbolos, así que no puede haber más grupos que símbolos.
    }
nordic-help-tunnel =
    Pon las cartas de un túnel ∩: su color, con las locomotoras como comodines. Después se revelan { $reveal } cartas del mazo. Por cada una que tenga el color que has puesto, o sea una locomotora, paga una carta más, de ese color o locomotora.
    Si solo has puesto locomotoras, solo cuentan las locomotoras y solo se paga con locomotoras.
    Quien no puede o no quiere pagar recupera sus cartas, y el turno acaba. En los túneles no hay grupos.
nordic-help-doubles =
    Dos rutas entre las mismas dos ciudades. Nadie puede tener las dos. { $players ->
        [2] Con dos jugadores, la segunda se cierra en cuanto se reclama la primera.
       *[other] Con tres jugadores, otro puede reclamar la segunda.
    }
nordic-help-tickets =
    Un billete nombra dos ciudades. Si tus rutas las conectan al final, da sus puntos; si no, los resta. Hasta entonces los billetes son secretos.
    Al principio cada uno recibe { $first_deal } y se queda con { $first_keep } o más. Tomar billetes ocupa un turno: recibes { $later_deal } y te quedas con { $later_keep } o más. Los que se devuelven salen de la partida.
    Respondes uno a uno, o sobre todos: «keep all», «keep only oslo-vaasa+bergen-narvik».
nordic-help-end =
    Cuando alguien acaba un turno con { $end_trains } vagones o menos, todos tienen un turno más, también ese jugador, que va el último. Después se enseñan y se puntúan los billetes.
nordic-help-scoring =
    Las rutas puntúan al reclamarlas, según su longitud: { $values }.
    Al final, cada billete conectado suma sus puntos y cada uno de los demás los resta. El Trotamundos, { $bonus }, es para quien tenga más billetes conectados, y para cada uno si hay empate.
    Los empates se deshacen por billetes conectados y después por el camino más largo: el que usa cada ruta una sola vez.
