# What a study of Nordic counts.

nordic-study-ticket = Ticket kept
nordic-study-ticket-connected = made %
nordic-study-route = Route claimed
nordic-study-closed = Route closed
nordic-study-tunnel = Tunnel tried
nordic-study-tunnel-failed = failed %
nordic-study-game-turns = turns
nordic-study-game-new-decks = new decks
nordic-study-game-routes-claimed = routes claimed
nordic-study-game-routes-closed = routes closed
nordic-study-game-tunnels-failed = tunnels that failed
nordic-study-game-capped = ended by the cap on turns
nordic-study-seat-cards-left = cards left to a seat
nordic-study-seat-trains-left = trains left to a seat
nordic-study-seat-routes = routes of a seat
nordic-study-seat-tickets-kept = tickets kept by a seat
nordic-study-seat-tickets-connected = tickets connected by a seat
