# Zero-Kei on the page.

zero-kei-page-map = Линия от Осаки до Токио
zero-kei-page-events = События
zero-kei-page-value = Стоимость и станции
zero-kei-page-next = след.
zero-kei-page-track = Путь
zero-kei-page-venues = Объекты
zero-kei-page-order = Порядок хода
zero-kei-page-engines = Локомотивы
zero-kei-page-offer = Ряд вагонов
zero-kei-page-deck = ещё в колоде: { $count }
zero-kei-page-spare = Свободные жетоны
zero-kei-page-discard = Сброс
zero-kei-page-others = Другие поезда
zero-kei-page-train-of = Поезд: { $name }
zero-kei-page-your-train = Ваш поезд
zero-kei-page-you = (вы)

zero-kei-page-new = новый
zero-kei-page-values = В конце · очки за следующую станцию
zero-kei-page-closed-to-you = закрыт
zero-kei-page-you-lead = · вы впереди
zero-kei-page-times = { $count }× действия
zero-kei-page-year-of = { $year } из { $years }
zero-kei-page-left-of = осталось действий: { $left } из { $count }
zero-kei-page-end-turn = Закончить ход
zero-kei-page-end-sure = Закончить? Осталось действий: { $left }
zero-kei-page-event-button = Событие
zero-kei-page-discard-count = Сброс { $count }
zero-kei-page-used = сыграно
zero-kei-page-covered = израсходован
zero-kei-page-carriage-does = { $kind ->
        [always] Всегда: { $does }
        [once] Один раз: { $does }
       *[turn] Каждый ход: { $does }
    }
zero-kei-page-counter-moves = шаг на 1
zero-kei-page-hideo-takes = Хидео берёт средний или первый, если средний возьмёте вы
zero-kei-page-hideo-acts = В этом году он действует на

## The running total, part by part
zero-kei-page-total-now = Итог сейчас
zero-kei-page-your-total = Ваш итог
zero-kei-page-change-points = очки, сразу
zero-kei-page-change-city = ваш вагон { $city }: { $was } станет { $now }
zero-kei-page-change-venue = объект { $place }, { $city }: { $was } станет { $now }
zero-kei-page-change-connected = связный участок: { $was } станет { $now }
zero-kei-page-change-cauldrons = чаши в запасе: было { $was }, станет { $now }
zero-kei-page-change-yen = иены: было { $was }, станет { $now }
zero-kei-page-change-track_tokens = жетоны пути: было { $was }, станет { $now }
zero-kei-page-forced = Возможно только одно: { $move }
zero-kei-page-part-points = очки
zero-kei-page-part-cities = города
zero-kei-page-part-venues = объекты
zero-kei-page-part-connected = связь
zero-kei-page-part-cauldrons = чаши в запасе
zero-kei-page-part-yen = иены
zero-kei-page-part-track_tokens = жетоны пути

## The letters of the colours, on stations and counters
zero-kei-page-letter-gold = Зл
zero-kei-page-letter-white = Бл
zero-kei-page-letter-black = Чр

## What a move costs and brings
zero-kei-page-costs-yen = стоит { $count ->
        [one] { $count } иену
        [few] { $count } иены
        [many] { $count } иен
       *[other] { $count } иен
    }
zero-kei-page-costs-points = стоит { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очков
    }
zero-kei-page-brings-yen = приносит { $count ->
        [one] { $count } иену
        [few] { $count } иены
        [many] { $count } иен
       *[other] { $count } иен
    }
zero-kei-page-brings-points = приносит { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очков
    }
zero-kei-page-free = бесплатно

## What things are
zero-kei-page-position = Вся позиция
zero-kei-page-outcome = Откуда взялись очки
zero-kei-page-has = { $name }: { $yen ->
        [one] { $yen } иена
        [few] { $yen } иены
       *[many] { $yen } иен
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, { $cauldrons ->
        [one] не размещена { $cauldrons } чаша
        [few] не размещены { $cauldrons } чаши
       *[many] не размещено { $cauldrons } чаш
    }, { $tracks ->
        [one] { $tracks } жетон пути
        [few] { $tracks } жетона пути
       *[many] { $tracks } жетонов пути
    }.
zero-kei-page-has-tracks = { $count ->
        [one] { $count } жетон пути
        [few] { $count } жетона пути
       *[many] { $count } жетонов пути
    } на локомотиве, чтобы прокладывать путь
zero-kei-page-chosen-by = Уже взят, владелец: { $name }.
zero-kei-page-price = Сейчас стоит { $price ->
        [one] { $price } иену
        [few] { $price } иены
       *[many] { $price } иен
    }.
zero-kei-page-event = { $years }: { $words }. Каждому { $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
       *[many] { $actions } действий
    }; цена пути — ячейка { $letter }.
zero-kei-page-tile = Ячейка { $space } порядка хода: { $gives }; { $name ->
        [no] свободна
       *[other] { $name }
    }.
zero-kei-page-stock = В конце станция стоит { $value }; { $left ->
        [0] больше не осталось
        [one] осталась { $left }, она даст { $next }
        [few] осталось { $left }, следующая даст { $next }
       *[many] осталось { $left }, следующая даст { $next }
    }.
zero-kei-page-city-now = Сейчас даёт { $worth }, { $count ->
        [0] но ни один поезд здесь не останавливается.
       *[other] за каждый вагон: { $names }.
    }
zero-kei-page-city-venue = Город объекта { $venue }.
zero-kei-page-space = Путь на ячейке { $letter } стоит { $cost } и даёт { $points }.
zero-kei-page-token = Свободный жетон города { $city }.

## Hideo’s board
zero-kei-page-hideo = { $id }, { $count ->
        [one] раунд
        [few] раунды
        [many] раунды
       *[other] раунды
    } { $rounds }: { $kind ->
        [venue] жетон закрытого объекта. Хидео кладёт его на свой объект с двумя своими чашами, и вам туда чаш ставить больше нельзя.
       *[city] { $city ->
            [no] открывается закрытый город, и там
           *[other] в городе { $city }
        } Хидео делает первое возможное: готовит площадку, строит станцию или прокладывает путь. Если ничего нельзя: { $margin }.
    }
zero-kei-page-hideo-cauldron = чаша на объекте { $venue }

## What Hideo does, step by step
zero-kei-page-scene = Ход: { $name }
zero-kei-page-years = годы { $years }
zero-kei-page-step = шаг { $step } из { $steps }
zero-kei-page-step-back = На шаг назад
zero-kei-page-pause = Пауза
zero-kei-page-next-step = Дальше
zero-kei-page-skip = Пропустить
zero-kei-page-fact-carriage-joined = { $name }: в поезде
zero-kei-page-fact-carriage-chosen = взят вагон { $name }

## The count at the end
zero-kei-page-counting = Линия открыта. Считаем { $part ->
        [cities] города с запада на восток
        [venues] объекты и кто там впереди
        [connected] связные участки
        [cauldrons] оставшиеся чаши
        [yen] иены
       *[other] жетоны пути
    }
zero-kei-page-count-next = дальше: { $next }
zero-kei-page-result = Показать итог
zero-kei-page-so-far = Пока
zero-kei-page-dotted = Точки: ещё не посчитано. Победитель будет назван, когда посчитано всё.
