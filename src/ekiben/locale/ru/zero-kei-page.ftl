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
