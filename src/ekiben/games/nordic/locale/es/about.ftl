# Nordic before it begins: in lists of games, when a table is made; its seats, options and parts of the score.

nordic-name = Nordic
nordic-summary = Reclama rutas por el Norte invernal y conecta las ciudades de tus billetes.
nordic-story = Invierno en el Norte: reúne cartas y reclama antes que nadie las rutas entre Bergen, Múrmansk y Tallin. Tus billetes secretos dicen qué ciudades conectar; un billete fallido te cuesta sus puntos.
nordic-players = 2 o 3 jugadores

nordic-seat-white = Blanco
nordic-seat-red = Granate
nordic-seat-lilac = Turquesa

nordic-option-ferry_sets_stack = en los ferris, los grupos de tres cartas valen para cualquier casilla, no solo para los símbolos de locomotora
nordic-option-ferry_sets_stack-name = Grupos en todo el ferri

nordic-part-routes-about = conseguidos al reclamarlas
nordic-part-connected-about = billetes cuyas ciudades has conectado
nordic-part-unconnected-about = billetes fallidos
nordic-part-globetrotter-about = por tener más billetes conectados
