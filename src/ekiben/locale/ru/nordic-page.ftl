# Nordic on the page: what the board says besides the texts of the terminal.

## Names
nordic-page-colour = { $colour ->
        [purple] фиолетовый
        [blue] синий
        [orange] оранжевый
        [white] белый
        [green] зелёный
        [yellow] жёлтый
        [black] чёрный
        [red] красный
        [loco] локомотив
        [grey] серый
       *[other] { $colour }
    }
nordic-page-kind = { $kind ->
        [ferry] переправа, { $count ->
            [one] { $count } символ
            [few] { $count } символа
            [many] { $count } символов
           *[other] { $count } символов
        } локомотива
        [tunnel] туннель
        [wild] { $size ->
            [one] { $size } любая карта вместо одной
            [few] { $size } любые карты вместо одной
            [many] { $size } любых карт вместо одной
           *[other] { $size } любых карт вместо одной
        }
       *[plain] обычный путь
    }
nordic-page-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очков
    }

## The map
nordic-page-world = Карта: города и пути между ними
nordic-page-points-title = Очки
nordic-page-legend-ferry = паром: локомотив
nordic-page-legend-tunnel = туннель
nordic-page-legend-grey = любой один цвет
nordic-page-legend-ticket = на ваших маршрутах
nordic-page-nearer = Ближе
nordic-page-farther = Дальше
nordic-page-close = Закрыть
nordic-page-free = свободен
nordic-page-closed = закрыт
nordic-page-claim = Проложить путь
nordic-page-claim-colour = Проложить: { $colour }
nordic-page-claim-aloud = Проложить путь: { $route }
nordic-page-quote = { $trains ->
        [one] { $trains } вагончик
        [few] { $trains } вагончика
        [many] { $trains } вагончиков
       *[other] { $trains } вагончиков
    }, +{ $points }

## Who plays
nordic-page-players = Игроки
nordic-page-look-at = Показать только пути: { $name }
nordic-page-decides = решает

## What is on offer
nordic-page-face-up = Открытые карты
nordic-page-deck = колода
nordic-page-ticket-deck = маршруты
nordic-page-draw = Взять карту: { $card }
nordic-page-draw-blind = Взять карту из колоды, втёмную
nordic-page-empty-space = Для этого места карт не осталось

## What is mine
nordic-page-hand = Ваша рука
nordic-page-set = В набор, одна из: { $cards }
nordic-page-own-tickets = Ваши маршруты
nordic-page-missing = не хватает: { $spaces }
nordic-page-cards-and-tickets = Карты и маршруты
nordic-page-more = Показать
nordic-page-less = Скрыть

## What is asked
nordic-page-set-up = Первые маршруты
nordic-page-turn = Ход { $turn }
nordic-page-last-turns = Ход { $turn } · { $left ->
        [1] самый последний ход
        [one] остался { $left } ход
        [few] осталось { $left } хода
        [many] осталось { $left } ходов
       *[other] осталось { $left } ходов
    }
nordic-page-turns-played = После { $turn ->
        [one] { $turn } хода
        [few] { $turn } ходов
        [many] { $turn } ходов
       *[other] { $turn } ходов
    }
nordic-page-waiting = { $asked ->
        [ticket] { $name } выбирает маршруты.
        [second-card] { $name } берёт вторую карту.
        [payment] { $name } платит за путь.
        [set] { $name } платит за путь.
        [extra] { $name } решает: доплатить за туннель или отказаться.
       *[action] { $name } решает: взять карты, проложить путь или взять маршруты.
    }
nordic-page-offer = { $count ->
        [1] Последний маршрут; его нужно оставить.
        [one] { $count } маршрут; оставьте не меньше { $keep }. Остальные выходят из игры.
        [few] { $count } маршрута; оставьте не меньше { $keep }. Остальные выходят из игры.
        [many] { $count } маршрутов; оставьте не меньше { $keep }. Остальные выходят из игры.
       *[other] { $count } маршрутов; оставьте не меньше { $keep }. Остальные выходят из игры.
    }
nordic-page-keep = оставить
nordic-page-return = вернуть
nordic-page-keep-these = { $count ->
        [0] Выберите, какие маршруты оставить
        [1] Оставить этот маршрут
        [one] Оставить { $count } маршрут
        [few] Оставить { $count } маршрута
        [many] Оставить { $count } маршрутов
       *[other] Оставить { $count } маршрутов
    }
nordic-page-laid = Выложено:
nordic-page-turned-up = Открыто
nordic-page-other-payments = ещё { $count ->
        [one] { $count } способ
        [few] { $count } способа
        [many] { $count } способов
       *[other] { $count } способов
    } оплаты
nordic-page-set-hint = Возьмите карты для набора из руки, по одной.
nordic-page-claims = { $count ->
        [one] { $count } путь, который вы можете оплатить
        [few] { $count } пути, которые вы можете оплатить
        [many] { $count } путей, которые вы можете оплатить
       *[other] { $count } пути, которые вы можете оплатить
    }
nordic-page-nothing-to-claim = Сейчас карт не хватает ни на один путь.
nordic-page-give-up = Отказаться:
nordic-page-pass = Пропустить ход:
