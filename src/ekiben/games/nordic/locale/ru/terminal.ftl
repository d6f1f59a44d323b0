# Nordic in the terminal. ★ are points.

nordic-welcome = «Нордик»: железные дороги от Дании до Нордкапа и тайные карты маршрутов.
nordic-example-steps = claim bergen-oslo red3+loco1
nordic-example-thing = bergen-oslo

## The board
nordic-title-set-up = Нордик · выбор первых маршрутов
nordic-title-play = Нордик · ход { $turn }
nordic-title-last = Нордик · ход { $turn } · { $left ->
        [1] самый последний ход
        [one] остался { $left } ход
        [few] осталось { $left } хода
        [many] осталось { $left } ходов
       *[other] осталось { $left } ходов
    }
nordic-title-over = Нордик · конец игры
nordic-face-up = { "Открыты  " }
nordic-decks = { "Колоды   " }
nordic-deck = { $count ->
        [0] карт не осталось
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карт
    }
nordic-ticket-deck = { $count ->
        [0] маршрутов не осталось
        [one] { $count } маршрут
        [few] { $count } маршрута
        [many] { $count } маршрутов
       *[other] { $count } маршрутов
    }
nordic-discard = { $count ->
        [0] сброс пуст
       *[other] в сбросе { $count }
    }
nordic-discarded = { "Сброс    " }
nordic-trains = { $count ->
        [one] { $count } вагончик
        [few] { $count } вагончика
        [many] { $count } вагончиков
       *[other] { $count } вагончиков
    }
nordic-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карт
    }
nordic-tickets = { $count ->
        [one] { $count } маршрут
        [few] { $count } маршрута
        [many] { $count } маршрутов
       *[other] { $count } маршрутов
    }
nordic-known = { "  видели " }
nordic-unseen = { $count ->
        [one] { $count } карта скрыта
        [few] { $count } карты скрыты
        [many] { $count } карт скрыто
       *[other] { $count } карт скрыто
    }
nordic-network = { "  пути   " }
nordic-no-routes = путей ещё нет
nordic-hand = { "  карты  " }
nordic-empty-hand = пусто
nordic-no-tickets = маршрутов нет
nordic-connected = выполнен
nordic-no-way = выполнить уже нельзя
nordic-missing = не хватает: { $spaces }
nordic-spaces = { $count ->
        [one] { $count } отрезок
        [few] { $count } отрезка
        [many] { $count } отрезков
       *[other] { $count } отрезков
    }

nordic-colour = { $colour ->
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
nordic-chip = { $colour ->
        [loco] локомотив
       *[other] { nordic-colour }
    }
nordic-route = { $cities } ({ $colour })

## What is asked
nordic-ask-ticket = Оставить { $ticket }, { $points }?
nordic-ask-tickets = Какие маршруты оставить?
nordic-ask-action = Взять карты, взять маршруты или проложить путь?
nordic-ask-second-card = Какую карту взять второй?
nordic-ask-payment = Чем платите?
nordic-ask-set = { $count ->
        [one] Для наборов нужна ещё { $count } карта. Какая?
        [few] Для наборов нужны ещё { $count } карты. Какие?
        [many] Для наборов нужно ещё { $count } карт. Какие?
       *[other] Для наборов нужно ещё { $count } карт. Какие?
    }
nordic-ask-extra = Доплатить { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карт
    } или отказаться?

## Moves in words
nordic-do-keep = Оставить { $ticket }
nordic-do-return = Вернуть { $ticket }
nordic-do-claim = Проложить путь: { $route }
nordic-do-draw = Взять { $card ->
        [purple] фиолетовую карту
        [blue] синюю карту
        [orange] оранжевую карту
        [white] белую карту
        [green] зелёную карту
        [yellow] жёлтую карту
        [black] чёрную карту
        [red] красную карту
        [loco] локомотив
       *[other] карту «{ $card }»
    }
nordic-do-draw-blind = Взять карту из колоды, втёмную
nordic-do-give-up = Отказаться:
nordic-do-pass = Пропустить ход:
nordic-passed = пропускает ход
nordic-move-keep = { $points }, если соедините города, −{ $points }, если нет
nordic-move-return = карта выходит из игры
nordic-move-tickets = { $count ->
        [1] последний, его нужно оставить
       *[other] взять { $count } и оставить не меньше { $keep }
    }
nordic-move-pass = делать больше нечего
nordic-move-set = { $count ->
        [1] единственная у вас
       *[other] одна из ваших { $count }
    }
nordic-move-give-up = забрать карты ({ $cards }); ход заканчивается
nordic-paid = { $kind ->
        [loco] { $count ->
            [one] { $count } локомотив
            [few] { $count } локомотива
            [many] { $count } локомотивов
           *[other] { $count } локомотивов
        }
        [set] { $count ->
            [one] { $count } набор
            [few] { $count } набора
            [many] { $count } наборов
           *[other] { $count } наборов
        } из { $size ->
            [one] { $size } любой карты
            [few] { $size } любых карт
            [many] { $size } любых карт
           *[other] { $size } любых карт
        }
        [purple] { $count ->
            [one] { $count } фиолетовая
            [few] { $count } фиолетовые
            [many] { $count } фиолетовых
           *[other] { $count } фиолетовых
        }
        [blue] { $count ->
            [one] { $count } синяя
            [few] { $count } синие
            [many] { $count } синих
           *[other] { $count } синих
        }
        [orange] { $count ->
            [one] { $count } оранжевая
            [few] { $count } оранжевые
            [many] { $count } оранжевых
           *[other] { $count } оранжевых
        }
        [white] { $count ->
            [one] { $count } белая
            [few] { $count } белые
            [many] { $count } белых
           *[other] { $count } белых
        }
        [green] { $count ->
            [one] { $count } зелёная
            [few] { $count } зелёные
            [many] { $count } зелёных
           *[other] { $count } зелёных
        }
        [yellow] { $count ->
            [one] { $count } жёлтая
            [few] { $count } жёлтые
            [many] { $count } жёлтых
           *[other] { $count } жёлтых
        }
        [black] { $count ->
            [one] { $count } чёрная
            [few] { $count } чёрные
            [many] { $count } чёрных
           *[other] { $count } чёрных
        }
        [red] { $count ->
            [one] { $count } красная
            [few] { $count } красные
            [many] { $count } красных
           *[other] { $count } красных
        }
       *[other] { $count } × { $kind }
    }
nordic-nothing-to-claim = сейчас не хватает карт ни на один путь; «why bergen-oslo» скажет, что нужно
nordic-claim = { $count ->
        [1] единственный путь, на который хватает карт
       *[other] пути, на которые хватает карт: { $count }
    } (длина · очки)
nordic-wanted = на кратчайшей дороге одного из ваших маршрутов
nordic-offer = { $count ->
        [1] Последний маршрут; его нужно оставить.
        [one] { $count } маршрут; оставьте не меньше { $keep }. Нужно отрезков и кратчайшая дорога:
        [few] { $count } маршрута; оставьте не меньше { $keep }. Нужно отрезков и кратчайшая дорога:
        [many] { $count } маршрутов; оставьте не меньше { $keep }. Нужно отрезков и кратчайшая дорога:
       *[other] { $count } маршрутов; оставьте не меньше { $keep }. Нужно отрезков и кратчайшая дорога:
    }
nordic-offer-hint = Отвечайте по одному или сразу обо всех: «{ $example }» или «keep all». «map» покажет, где лежат города.
nordic-laid = { "  выложены   " }
nordic-turned-up = { "  открыты    " }
nordic-due = { $count ->
        [one] { $count } из них совпала
        [few] { $count } из них совпали
        [many] { $count } из них совпало
       *[other] { $count } из них совпало
    }; доплата: { $colour ->
        [loco] локомотивы
       *[other] { $colour ->
            [purple] фиолетовые карты
            [blue] синие карты
            [orange] оранжевые карты
            [white] белые карты
            [green] зелёные карты
            [yellow] жёлтые карты
            [black] чёрные карты
            [red] красные карты
           *[other] { $colour }
        } или локомотивы
    }
nordic-total-with-tickets = с маршрутами
nordic-payment-hint = Или назовите сразу все карты, и для наборов тоже: «pay red2+blue3».

## What happened
nordic-fact-drew-face-up = взята открытая карта: { $card ->
        [purple] фиолетовая
        [blue] синяя
        [orange] оранжевая
        [white] белая
        [green] зелёная
        [yellow] жёлтая
        [black] чёрная
        [red] красная
        [loco] локомотив
       *[other] { $card }
    }
nordic-fact-drew-blind = взята карта из колоды: { $card ->
        [purple] фиолетовая
        [blue] синяя
        [orange] оранжевая
        [white] белая
        [green] зелёная
        [yellow] жёлтая
        [black] чёрная
        [red] красная
        [loco] локомотив
       *[other] { $card }
    }
nordic-fact-drew-unseen = взята карта из колоды, втёмную
nordic-fact-face-up = открывается карта: { $card ->
        [purple] фиолетовая
        [blue] синяя
        [orange] оранжевая
        [white] белая
        [green] зелёная
        [yellow] жёлтая
        [black] чёрная
        [red] красная
        [loco] локомотив
       *[other] { $card }
    }
nordic-fact-laid = выложено: { $cards }
nordic-fact-gave-up = { $route }: отказ, карты возвращаются к игроку: { $cards }
nordic-fact-turned-up = открыто: { $cards }; { $extra ->
        [0] доплаты нет
        [one] доплата — { $extra } карта
        [few] доплата — { $extra } карты
        [many] доплата — { $extra } карт
       *[other] доплата — { $extra } карт
    }
nordic-fact-turned-up-none = открывать больше нечего; доплаты нет
nordic-fact-claimed = проложен путь { $route }, +{ $points }
nordic-fact-closed = закрыт путь { $route }
nordic-fact-drew-tickets = { $count ->
        [one] взят { $count } маршрут
        [few] взяты { $count } маршрута
        [many] взято { $count } маршрутов
       *[other] взято { $count } маршрутов
    }
nordic-fact-kept-tickets = { $count ->
        [one] оставлен { $count } маршрут
        [few] оставлены { $count } маршрута
        [many] оставлено { $count } маршрутов
       *[other] оставлено { $count } маршрутов
    }
nordic-fact-new-deck = сброс перемешан, это новая колода
nordic-fact-begins = первый ход: { $seat }
nordic-fact-last-turns = { $seat }: вагончики почти кончились, у каждого ещё по одному ходу
nordic-fact-game-over = Последний поезд ушёл. Игра окончена.
nordic-fact-capped = Слишком много ходов без развязки: очки подсчитаны как есть.

## The end
nordic-outcome-globetrotter = «Путешественник» +{ $points }: { $count ->
        [one] выполнен { $count } маршрут
        [few] выполнены { $count } маршрута
        [many] выполнено { $count } маршрутов
       *[other] выполнено { $count } маршрутов
    }
nordic-outcome-longest = самый длинный непрерывный путь: { $count ->
        [one] { $count } отрезок
        [few] { $count } отрезка
        [many] { $count } отрезков
       *[other] { $count } отрезков
    }

## Pages
nordic-map-legend = 4R четыре отрезка, красный; K чёрный; * любой один цвет; ⠤⠤ путь; ⠁⠁⠁ переправа ≈; ⠒⠂⠐⠒ туннель ∩; ●4 занят
nordic-map-ticket = на вашем маршруте
nordic-legend = × закрыт; 4R четыре отрезка, красный; K чёрный; * любой один цвет; ≈ переправа; ∩ туннель
nordic-routes-of = Пути, { $name }: { $count }
nordic-country = { $country ->
        [NO] Норвегия
        [SE] Швеция
        [FI] Финляндия
        [DK] Дания
       *[across] Через границы
    }

nordic-page-map = Карта одна: введите «map».
nordic-page-routes = «routes { $words }» — такого списка путей нет. Есть: routes, а также routes с городом (routes bergen), с цветом (routes red), ferry, tunnel, free.

## Help
nordic-owner = { $owner ->
        [free] свободен
        [closed] закрыт
       *[other] занят: { $seat }
    }
nordic-kind = { $kind ->
        [ferry] переправа ≈, { $count ->
            [one] { $count } символ
            [few] { $count } символа
            [many] { $count } символов
           *[other] { $count } символов
        } локомотива
        [tunnel] туннель ∩
        [wild] путь с особым правилом
       *[plain] обычный путь
    }
nordic-about-route = { $route }: { $spaces }, { $kind }, { $points }; оплата: { $colour ->
        [grey] любой один цвет
       *[other] { $colour ->
            [purple] фиолетовые карты
            [blue] синие карты
            [orange] оранжевые карты
            [white] белые карты
            [green] зелёные карты
            [yellow] жёлтые карты
            [black] чёрные карты
            [red] красные карты
           *[other] { $colour }
        }
    }. Путь { $owner }.
nordic-about-double = Двойной путь, второй — { $other } ({ $owner }).
nordic-about-wild = На этом пути одну карту нужного цвета { $size ->
        [one] заменяет { $size } любая карта
        [few] заменяют { $size } любые карты
        [many] заменяют { $size } любых карт
       *[other] заменяют { $size } любых карт
    }, в том числе локомотивы.
nordic-about-city = { $city }, { $count ->
        [one] { $count } путь
        [few] { $count } пути
        [many] { $count } путей
       *[other] { $count } путей
    }:
nordic-short-route = { $route }: { $spaces }, { $kind }, { $points } — { $owner }
nordic-about-colour = { $colour ->
        [grey] Серого цвета среди карт нет: серый путь оплачивают картами любого одного цвета.
       *[other] { $colour ->
            [purple] Фиолетовых карт
            [blue] Синих карт
            [orange] Оранжевых карт
            [white] Белых карт
            [green] Зелёных карт
            [yellow] Жёлтых карт
            [black] Чёрных карт
            [red] Красных карт
           *[other] Карт этого цвета ({ $colour })
        }: { $count }.
    } Путей этого цвета: { $routes }, всего { $spaces }; свободных: { $free }.
nordic-about-ticket = Маршрут { $ticket }: { $points }, если ваши пути соединят оба города, −{ $points }, если нет.
nordic-help-signs =
    ◇ белый, ● бордовый, ■ бирюзовый: игроки. Слово white без знака — это карты и пути.
    ★ очки. ≈ паромная переправа, ≈LL — с двумя символами локомотива; ∩ туннель.
    ∩4R путь коротко: туннель в 4 отрезка, красный. P фиолетовый (purple), B синий (blue), O оранжевый (orange), W белый (white), G зелёный (green), Y жёлтый (yellow), K чёрный (black), R красный (red), * любой один цвет.
    Рядом с маршрутом: скольких отрезков не хватает, затем кратчайшая дорога по свободным и вашим путям; … там, где между ними ваши собственные пути. ✓ выполнен, ✗ дороги не осталось.
    ◂ путь на кратчайшей дороге одного из ваших маршрутов.
    «map» рисует карту; «routes», «routes bergen», «routes red», «routes ferry», «routes free» перечисляют пути и говорят, чьи они.
    «why bergen-oslo» объяснит, почему путь сейчас нельзя проложить, или скажет, что можно.
nordic-help-turn =
    В свой ход вы делаете ровно одно из трёх: берёте карты (help cards), прокладываете путь (help claiming) или берёте маршруты (help tickets).
    Пропускает ход только тот, кто ничего из этого не может.
nordic-help-cards =
    Вы берёте две карты, каждую — из открытых (их { $face_up }) или втёмную из колоды. Место открытой карты занимает новая, прежде чем вы выберете вторую; карту из колоды вы тоже видите до выбора второй.
    Цветов { $colours }, карт каждого цвета { $colour_cards }, локомотивов { $locomotives }. Локомотив, даже открытый, считается за одну карту, как любая другая.
    Когда колода кончается, новую делают из сброса. Карты, взятые кем-то из открытых, перечислены в строке «видели».
nordic-help-locomotives =
    На переправах и в туннелях локомотивы — джокеры. На обычном пути ими не платят, на сером тоже.
    Всего их { $locomotives }. Открытый локомотив берут на тех же условиях, что и любую другую карту.
nordic-help-claiming =
    Любой свободный путь целиком, в любом месте карты: соединяться с вашими он не обязан. Заплатите столько карт его цвета, сколько в нём отрезков; за серый — одного цвета по вашему выбору. Столько же вагончиков ставится на путь; у каждого их { $trains }.
    Очки по длине: { $values }.
    Ввод: «claim bergen-oslo-red», затем оплата; или всё сразу: «claim bergen-oslo red3+loco1».
nordic-help-paying =
    Платят картами одного цвета, локомотивами там, где они джокеры, и наборами любых карт там, где это разрешено: на переправах набор заменяет локомотив за символ (карт в наборе: { $ferry_set }), на пути Лиекса–Мурманск — карту нужного цвета (карт в наборе: { $wild_set }).
    Платят точно, сдачи нет. «pay red+loco1» — один локомотив, остальные отрезки красными. Карты для наборов спрашивают по одной в порядке цветов; или назовите сразу все: «pay red2+blue3».
nordic-help-ferry =
    За каждый символ локомотива на переправе ≈ нужен локомотив или вместо него { $ferry_set ->
        [one] { $ferry_set } любая карта
        [few] { $ferry_set } любые карты
        [many] { $ferry_set } любых карт
       *[other] { $ferry_set } любых карт
    }; за остальные отрезки — карты её цвета. Локомотив может заменить и карту цвета.
    { $stack ->
        [true] В этой партии наборы (карт в каждом: { $ferry_set }) могут заменить любой отрезок переправы.
       *[other] Наборы — только за символы, поэтому их не больше, чем символов.
    }
nordic-help-tunnel =
    Выложите карты за туннель ∩: его цвет, локомотивы — джокеры. Затем с колоды открывают { $reveal ->
        [one] { $reveal } карту
        [few] { $reveal } карты
        [many] { $reveal } карт
       *[other] { $reveal } карт
    }. За каждую из них, что совпала с выложенным цветом или оказалась локомотивом, доплатите карту этого цвета или локомотив.
    Если выложены одни локомотивы, совпадают только локомотивы, и доплачивают только ими.
    Кто не может или не хочет доплатить, забирает свои карты, и ход окончен. Наборов в туннелях нет.
nordic-help-doubles =
    Два пути между одними и теми же городами. Занять оба не может никто. { $players ->
        [2] При двух игроках второй путь закрывается, как только проложен первый.
       *[other] При трёх игроках второй может проложить кто-то другой.
    }
nordic-help-tickets =
    На карте маршрута два города. Если в конце ваши пути их соединяют, она приносит свои очки, иначе отнимает их. До конца маршруты держат в секрете.
    В начале каждый получает { $first_deal ->
        [one] { $first_deal } карту маршрута
        [few] { $first_deal } карты маршрутов
        [many] { $first_deal } карт маршрутов
       *[other] { $first_deal } карт маршрутов
    } и оставляет не меньше { $first_keep }. Взять маршруты — это ход: вы берёте { $later_deal ->
        [one] { $later_deal } карту
        [few] { $later_deal } карты
        [many] { $later_deal } карт
       *[other] { $later_deal } карт
    } и оставляете не меньше { $later_keep }. Возвращённые выходят из игры.
    Отвечайте по одной или сразу обо всех: «keep all», «keep only oslo-vaasa+bergen-narvik».
nordic-help-end =
    Когда у кого-то в конце хода остаётся { $end_trains ->
        [one] { $end_trains } вагончик
        [few] { $end_trains } вагончика
        [many] { $end_trains } вагончиков
       *[other] { $end_trains } вагончиков
    } или меньше, каждый ходит ещё один раз, и этот игрок тоже, последним. Затем маршруты открывают и подсчитывают.
nordic-help-scoring =
    Пути приносят очки, когда их прокладывают, по длине: { $values }.
    В конце каждый выполненный маршрут прибавляет свои очки, каждый невыполненный отнимает. «Путешественник», { $bonus }, — за наибольшее число выполненных маршрутов; при равенстве его получает каждый.
    Ничью решает число выполненных маршрутов, затем самый длинный непрерывный путь: дорога, по каждому пути которой проходят один раз.
