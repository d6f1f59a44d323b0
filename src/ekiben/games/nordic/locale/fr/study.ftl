# What a study of Nordic counts.

nordic-study-ticket = Ticket gardé
nordic-study-ticket-connected = relié %
nordic-study-route = Route prise
nordic-study-closed = Route fermée
nordic-study-tunnel = Tunnel tenté
nordic-study-tunnel-failed = échoué %
nordic-study-game-turns = tours
nordic-study-game-new-decks = pioches refaites
nordic-study-game-routes-claimed = routes prises
nordic-study-game-routes-closed = routes fermées
nordic-study-game-tunnels-failed = tunnels échoués
nordic-study-game-capped = arrêtées par la limite de tours
nordic-study-seat-cards-left = cartes restant à une place
nordic-study-seat-trains-left = wagons restant à une place
nordic-study-seat-routes = routes d’une place
nordic-study-seat-tickets-kept = tickets gardés par une place
nordic-study-seat-tickets-connected = tickets reliés par une place
