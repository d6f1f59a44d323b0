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
nordic-page-free = ещё не занят
nordic-page-show-all = Показать всё, на что хватает карт: { $count }
nordic-page-show-all-short = Показать всё: { $count }
nordic-page-last-round = Последний круг{ $mine ->
        [now] : это ваш последний ход
        [later] : у вас остался один ход
        [done] : ваш последний ход сделан
       *[none] {""}
    }
nordic-page-more-lit = { $side ->
        [left] ←
        [right] →
        [up] ↑
       *[down] ↓
    } ещё { $count }
nordic-page-closed = закрыт

## Who plays
nordic-page-players = Игроки
nordic-page-others = Другие игроки
nordic-page-unseen = { $count ->
        [one] { $count } неизвестна
        [few] { $count } неизвестны
        [many] { $count } неизвестны
       *[other] { $count } неизвестны
    }
nordic-page-look-at = Показать пути только этого игрока: { $name }
nordic-page-decides = ходит

## What is on offer
nordic-page-face-up = Открытые карты
nordic-page-draw-two = возьмите две, одну за другой
nordic-page-draw-one = возьмите ещё одну
nordic-page-deck = колода
nordic-page-ticket-deck = маршруты
nordic-page-empty-space = Для этого места карт не осталось

## What is mine
nordic-page-hand = Ваши карты
nordic-page-hand-hint = нажмите на цвет: подсветится, что им можно занять
nordic-page-all-on-map = все на карте
nordic-page-tickets-sum = открытые { $open } · выполненные +{ $connected }
nordic-page-hold = у вас
nordic-page-held = { $held } из { $need }
nordic-page-pin = нажмите, чтобы увидеть дорогу на карте
nordic-page-unpin = нажмите, чтобы убрать дорогу с карты
nordic-page-own-tickets = Ваши маршруты
nordic-page-lacking = не хватает: { $cards }

## What is asked
nordic-page-how-to-pay = Чем заплатите?
nordic-page-pressed = { $kind ->
        [loco] локомотивы
       *[other] { $card }
    }: { $count ->
        [0] сейчас ничего не занять.
        [one] можно занять { $count } путь — нажмите на него.
        [few] можно занять { $count } пути — нажмите на один.
        [many] можно занять { $count } путей — нажмите на один.
       *[other] можно занять { $count } пути — нажмите на один.
    }
nordic-page-digging = Роем туннель: { $route }
nordic-page-your-total = Ваш итог
nordic-page-effect-route = очки за путь
nordic-page-effect-ticket = маршрут { $ticket } выполнен: { $was } станет { $now }
nordic-page-pay = Заплатить { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
nordic-page-offer = { $count ->
        [1] Последний маршрут; его нужно оставить.
        [one] { $count } маршрут; оставьте не меньше { $keep }. Остальные выходят из игры.
        [few] { $count } маршрута; оставьте не меньше { $keep }. Остальные выходят из игры.
        [many] { $count } маршрутов; оставьте не меньше { $keep }. Остальные выходят из игры.
       *[other] { $count } маршрутов; оставьте не меньше { $keep }. Остальные выходят из игры.
    }
nordic-page-keep-these = { $count ->
        [0] Выберите, какие маршруты оставить
        [1] Оставить этот маршрут
        [one] Оставить { $count } маршрут
        [few] Оставить { $count } маршрута
        [many] Оставить { $count } маршрутов
       *[other] Оставить { $count } маршрутов
    }
nordic-page-laid = Выложено:
nordic-page-other-payments = ещё { $count ->
        [one] { $count } способ
        [few] { $count } способа
        [many] { $count } способов
       *[other] { $count } способа
    } оплаты
nordic-page-choose-set = Выбрать карты самому
nordic-page-nothing-to-claim = Сейчас карт не хватает ни на один путь.
nordic-page-keep-more = { $count ->
        [one] Выберите ещё { $count } маршрут
        [few] Выберите ещё { $count } маршрута
        [many] Выберите ещё { $count } маршрутов
       *[other] Выберите ещё { $count } маршрутов
    }
nordic-page-skip = Открыть все
nordic-page-turn-next = Открыть следующую
nordic-page-go-on = Дальше
nordic-page-counting = Считаем маршруты
nordic-page-counting-order = По одному от каждого, сначала малые
nordic-page-pause = Пауза
nordic-page-next = Дальше
nordic-page-result = Итог
nordic-page-not-counted = маршрут, ещё не посчитан
nordic-page-routes-points = пути { $count }
nordic-page-turning = открывается…
nordic-page-face-down = закрыта
nordic-page-nothing = без доплаты
nordic-page-so-far = Пока { $count ->
        [0] доплачивать не нужно
        [one] к доплате { $count } карта
        [few] к доплате { $count } карты
        [many] к доплате { $count } карт
       *[other] к доплате { $count } карты
    }
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

## The position in words
nordic-page-summary = Позиция словами
nordic-page-summary-routes = Пути: { $routes }.
nordic-page-summary-closed = Закрыты: { $routes }.
