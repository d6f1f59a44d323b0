# What a study of Nordic counts.

nordic-study-ticket = Billete conservado
nordic-study-ticket-connected = conectado %
nordic-study-route = Ruta reclamada
nordic-study-closed = Ruta cerrada
nordic-study-tunnel = Túnel intentado
nordic-study-tunnel-failed = fallido %
nordic-study-game-turns = turnos
nordic-study-game-new-decks = mazos nuevos
nordic-study-game-routes-claimed = rutas reclamadas
nordic-study-game-routes-closed = rutas cerradas
nordic-study-game-tunnels-failed = túneles fallidos
nordic-study-game-capped = acabadas por el límite de turnos
nordic-study-seat-cards-left = cartas que le sobran a un asiento
nordic-study-seat-trains-left = vagones que le sobran a un asiento
nordic-study-seat-routes = rutas de un asiento
nordic-study-seat-tickets-kept = billetes conservados por un asiento
nordic-study-seat-tickets-connected = billetes conectados por un asiento
