# Nordic before it begins: in lists of games, when a table is made; its seats, options and parts of the score.

nordic-name = Нордик
nordic-summary = Прокладывайте пути по зимнему Северу и соединяйте города своих маршрутов.
nordic-story = Зима на Севере: собирайте карты и раньше других прокладывайте пути между Бергеном, Мурманском и Таллином. Тайные карты маршрутов говорят, какие города соединить; невыполненный маршрут отнимает свои очки.
nordic-players = 2–3 игрока

nordic-seat-white = Белый
nordic-seat-red = Бордовый
nordic-seat-lilac = Бирюзовый

nordic-option-ferry_sets_stack = на переправах набор из трёх карт может заменить любой отрезок, а не только символ локомотива
nordic-option-ferry_sets_stack-name = Наборы на всех отрезках переправ

nordic-part-routes-about = начислены при прокладке
nordic-part-connected-about = маршруты, города которых вы соединили
nordic-part-unconnected-about = невыполненные маршруты
nordic-part-globetrotter-about = за наибольшее число выполненных маршрутов
