# What a study of Nordic counts.

nordic-study-ticket = Маршрут оставлен
nordic-study-ticket-connected = вып. %
nordic-study-route = Путь проложен
nordic-study-closed = Путь закрыт
nordic-study-tunnel = Попытка туннеля
nordic-study-tunnel-failed = срыв %
nordic-study-game-turns = ходы игроков
nordic-study-game-new-decks = новые колоды
nordic-study-game-routes-claimed = проложенные пути
nordic-study-game-routes-closed = закрытые пути
nordic-study-game-tunnels-failed = неудачные туннели
nordic-study-game-capped = прервано по пределу
nordic-study-seat-cards-left = карт осталось у места
nordic-study-seat-trains-left = вагончиков осталось
nordic-study-seat-routes = путей у места
nordic-study-seat-tickets-kept = маршрутов оставлено
nordic-study-seat-tickets-connected = маршрутов выполнено
