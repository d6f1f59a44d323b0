# Zero-Kei on the page.

zero-kei-page-map = Линия от Осаки до Токио
zero-kei-page-closer = Ближе
zero-kei-page-farther = Дальше
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
zero-kei-page-open-train = Показать поезд целиком: { $name }
zero-kei-page-your-train = Ваш поезд
zero-kei-page-you = (вы)
zero-kei-page-menu = Что здесь сделать
zero-kei-page-cancel = Отмена
zero-kei-page-show = Показать где

## Colours of stations and counters; the letter stands on them
zero-kei-page-colour-gold = золотой
zero-kei-page-colour-white = белый
zero-kei-page-colour-black = чёрный
zero-kei-page-letter-gold = З
zero-kei-page-letter-white = Б
zero-kei-page-letter-black = Ч

## Moves; what they cost and bring is said after them
zero-kei-page-do-draft = Локомотив { $engine }: { $does }
zero-kei-page-do-buy = Купить вагон { $carriage }: { $does }; продвигает { $counter }
zero-kei-page-do-advance = Продвинуть { $counter }
zero-kei-page-do-order = Ячейка { $space } тайла
zero-kei-page-do-use = Сыграть: { $does } ({ $cities })
zero-kei-page-do-prepare = Подготовить площадку: { $city }
zero-kei-page-do-track = Проложить путь: { $city }
zero-kei-page-do-station = Построить станцию: { $city }, { $colour }
zero-kei-page-do-participate = Чаша на объект { $city }; эффект: { $effect }
zero-kei-page-do-space = Ячейка { $letter }: напечатано { $cost } { $points }
zero-kei-page-do-move = Переставить вагон { $carriage }
zero-kei-page-do-to = На место { $place }, где вагон { $carriage }
zero-kei-page-do-token = Взять жетон: { $city }
zero-kei-page-do-on = На вагон { $carriage }
zero-kei-page-do-score = Очки за город: { $city }
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

## Что это такое
zero-kei-page-value-track = Шкала стоимости станций
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
        [one] не поставлена { $cauldrons } чаша
        [few] не поставлены { $cauldrons } чаши
       *[many] не поставлено { $cauldrons } чаш
    }, { $tracks ->
        [one] { $tracks } жетон пути
        [few] { $tracks } жетона пути
       *[many] { $tracks } жетонов пути
    }.
zero-kei-page-has-tracks = { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    } на локомотиве, чтобы прокладывать путь
zero-kei-page-chosen-by = Уже выбран: { $name }.
zero-kei-page-price = Сейчас стоит { $price ->
        [one] { $price } иену
        [few] { $price } иены
       *[many] { $price } иен
    }.
zero-kei-page-event = { $years }: { $words } Каждому { $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
       *[many] { $actions } действий
    }; цена пути — ячейка { $letter }.
zero-kei-page-tile = Ячейка { $space } порядка хода: { $gives }; { $name ->
        [no] свободна
       *[other] { $name }
    }.
zero-kei-page-stock = В конце станция стоит { $value }; { $left ->
        [0] больше ни одной нет
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
zero-kei-page-space-now = В этом году путь на ячейке { $letter }: { $cost } за { $points }.
zero-kei-page-token = Свободный жетон города { $city }.

## Откуда взялись цена и очки
zero-kei-page-part-surcharge = { $sum }: уже есть станция — { $cities }
zero-kei-page-part-in-points = { $count ->
        [one] { $count } из них платится очками
        [few] { $count } из них платятся очками
        [many] { $count } из них платятся очками
       *[other] { $count } из них платятся очками
    }
zero-kei-page-part-waived = { $count ->
        [one] оставшаяся { $count } прощается
        [few] оставшиеся { $count } прощаются
        [many] оставшиеся { $count } прощаются
       *[other] оставшиеся { $count } прощаются
    }
zero-kei-page-part-ability = { $now } вместо { $was }, благодаря вашей способности
zero-kei-page-part-discount = { $base } − { $off } по карте
zero-kei-page-part-token = вы получите жетон пути
zero-kei-page-part-bonus = { $row } + { $more ->
        [one] { $more } очко
        [few] { $more } очка
        [many] { $more } очков
       *[other] { $more } очков
    }, благодаря вашей способности
zero-kei-page-part-lent = жетоном другого игрока, плата ему
zero-kei-page-part-advance = продвинется любой жетон стоимости
zero-kei-page-part-unused = { $count ->
        [one] { $count } действие не использовано
        [few] { $count } действия не использованы
       *[many] { $count } действий не использовано
    }
zero-kei-page-part-twice = награда дважды, благодаря вашей способности
zero-kei-page-part-score = { $count } × { $worth }
