# Nordic on the page: what the board says besides the texts of the terminal.

## Names
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
nordic-page-points-title = Отрезки → очки
nordic-page-legend-ferry = переправа: за символ платят локомотивом
nordic-page-legend-tunnel = туннель: может стоить на 3 карты больше
nordic-page-legend-grey = любой один цвет
nordic-page-legend-ticket = ваш маршрут
nordic-page-free = свободен
nordic-page-closed = закрыт

## Who plays
nordic-page-players = Игроки
nordic-page-look-at = Показать пути только этого игрока: { $name }
nordic-page-decides = ходит

## What is on offer
nordic-page-face-up = Открытые карты
nordic-page-deck = колода
nordic-page-ticket-deck = маршруты
nordic-page-empty-space = Для этого места карт не осталось

## What is mine
nordic-page-hand = Ваши карты
nordic-page-own-tickets = Ваши маршруты
nordic-page-lacking = не хватает: { $cards }
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
nordic-page-claims = { $count ->
        [1] Единственный путь, который вы можете оплатить
        [one] { $count } путь, который вы можете оплатить
        [few] { $count } пути, которые вы можете оплатить
        [many] { $count } путей, которые вы можете оплатить
       *[other] { $count } пути, которые вы можете оплатить
    }
nordic-page-nothing-to-claim = Сейчас карт не хватает ни на один путь.
nordic-page-keep-more = { $count ->
        [one] Выберите ещё { $count } маршрут
        [few] Выберите ещё { $count } маршрута
        [many] Выберите ещё { $count } маршрутов
       *[other] Выберите ещё { $count } маршрутов
    }
nordic-page-skip = Открыть все
nordic-page-nothing-due = Доплачивать не нужно: туннель проложен.
nordic-page-set-hint = { $count ->
        [one] { $count } любая карта:
        [few] { $count } любые карты:
        [many] { $count } любых карт:
       *[other] { $count } любых карт:
    }
nordic-page-set-less = { $card ->
        [purple] Убрать фиолетовую карту
        [blue] Убрать синюю карту
        [orange] Убрать оранжевую карту
        [white] Убрать белую карту
        [green] Убрать зелёную карту
        [yellow] Убрать жёлтую карту
        [black] Убрать чёрную карту
        [red] Убрать красную карту
        [loco] Убрать локомотив
       *[other] Убрать карту «{ $card }»
    }
nordic-page-set-more = { $card ->
        [purple] Добавить фиолетовую карту
        [blue] Добавить синюю карту
        [orange] Добавить оранжевую карту
        [white] Добавить белую карту
        [green] Добавить зелёную карту
        [yellow] Добавить жёлтую карту
        [black] Добавить чёрную карту
        [red] Добавить красную карту
        [loco] Добавить локомотив
       *[other] Добавить карту «{ $card }»
    }
nordic-page-set-given = { $card ->
        [purple] фиолетовые
        [blue] синие
        [orange] оранжевые
        [white] белые
        [green] зелёные
        [yellow] жёлтые
        [black] чёрные
        [red] красные
        [loco] локомотивы
       *[other] { $card }
    }: { $count } из { $all }
nordic-page-set-missing = Выберите ещё { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карт
    }
nordic-page-set-pay = Заплатить: { $cards }

## What things are
nordic-page-deck-tip = Колода: { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карт
    }
nordic-page-discard-tip = Уплаченные и заменённые карты; когда колода кончается, их тасуют в новую
nordic-page-ticket-deck-tip = Можно взять ещё { $count ->
        [one] { $count } маршрут
        [few] { $count } маршрута
        [many] { $count } маршрутов
       *[other] { $count } маршрутов
    }
nordic-page-costs = Цена
nordic-page-have = У вас
nordic-page-one-colour = { $count } одного цвета
nordic-page-cost = { $kind ->
        [ferry] { $cards }; локомотив заменяет любую карту, { $size ->
            [one] { $size } любая карта
            [few] { $size } любые карты
            [many] { $size } любых карт
           *[other] { $size } любых карт
        } — локомотив
        [tunnel] { $cards }, можно и локомотивы; затем, возможно, ещё до { $more }
        [wild] { $cards }; одну заменяют { $size ->
            [one] { $size } любая карта
            [few] { $size } любые карты
            [many] { $size } любых карт
           *[other] { $size } любых карт
        }
       *[plain] { $cards }
    }
nordic-quote-trains-left = { $count ->
        [0] вагончиков не останется
        [one] останется { $count } вагончик
        [few] останется { $count } вагончика
        [many] останется { $count } вагончиков
       *[other] останется { $count } вагончиков
    }
nordic-quote-closes = { nordic-fact-closed }
nordic-quote-connects = Соединит { $ticket }: +{ $points }
nordic-page-total = итог с вашими маршрутами: { $now } → { $later }

## The position in words
nordic-page-summary = Позиция словами
nordic-page-summary-routes = Пути: { $routes }.
nordic-page-summary-closed = Закрыты: { $routes }.
