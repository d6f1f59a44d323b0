# Zero-Kei in the terminal, in narration and on the page. ¥ are yen, ★ points.

zero-kei-welcome = Зеро-Кей: строим первую линию Синкансэна, 1959–1964.
zero-kei-example-steps = engine yellow prepare 7
zero-kei-example-thing = 6a

zero-kei-title = Зеро-Кей · { $years }, раунд { $round } из 5 · { $phase }
zero-kei-phase-draft = выбор локомотивов
zero-kei-phase-purchase = приобретение вагонов
zero-kei-phase-run = выполнение действий
zero-kei-phase-end-of-round = конец раунда
zero-kei-phase-over = конец игры

## Colours of stations and counters
zero-kei-colour-gold = золотой
zero-kei-colour-white = белый
zero-kei-colour-black = чёрный

## The board
zero-kei-line = Линия
zero-kei-site = площадка
zero-kei-trains = поезда
zero-kei-now = сейчас
zero-kei-prepared = готова
zero-kei-value-track = жетон
zero-kei-space = ячейка
zero-kei-worth = цена
zero-kei-stock = след. станция
zero-kei-next = { $points } (ост. { $left })
zero-kei-track-cost = путь
zero-kei-track-costs = { "Путь " }
zero-kei-venues = объект
zero-kei-effect = эффект
zero-kei-your-total = ваш итог
zero-kei-cauldrons = чаши
zero-kei-closed = закрыт
zero-kei-venue-move = переставить вагон
zero-kei-spare = Свободные жетоны: { $cities }
zero-kei-row = Ряд
zero-kei-does = действие
zero-kei-counter = жетон
zero-kei-price = цена
zero-kei-then-one = и { $colours }
zero-kei-tile = { "Порядок хода: " }
zero-kei-advance = продвинуть
zero-kei-discard = { "Сброс: " }
zero-kei-or = { " или " }

## Trains
zero-kei-engine = локомотив
zero-kei-tail = хвост
zero-kei-no-engine = локомотива ещё нет
zero-kei-cauldrons-left = { $count ->
        [one] { $count } чаша
        [few] { $count } чаши
        [many] { $count } чаш
       *[other] { $count } чаш
    }
zero-kei-track-tokens = { $count ->
        [one] { $count } путь
        [few] { $count } пути
        [many] { $count } путей
       *[other] { $count } путей
    }
zero-kei-actions-left = { $count ->
        [0] действий нет
        [one] ещё { $count } действие
        [few] ещё { $count } действия
        [many] ещё { $count } действий
       *[other] ещё { $count } действий
    }
zero-kei-used = ✓ сыграно
zero-kei-covered = ✗ исчерпано

## Hideo’s board
zero-kei-hideo-board = Планшет Хидео
zero-kei-hideo-rounds = раунды
zero-kei-hideo-margin = иначе
zero-kei-face-down = { $kind ->
        [venue] объект?
       *[city] город?
    }
zero-kei-closes = закрыт объект { $venue }
zero-kei-margin-venue = объект { $venue }

## Events
zero-kei-year = год
zero-kei-actions = действия
zero-kei-event = событие
zero-kei-actions-of-event = { $count ->
        [one] { $count } действие
        [few] { $count } действия
        [many] { $count } действий
       *[other] { $count } действий
    }
zero-kei-event-action = Действие:
zero-kei-event-end = В конце:
zero-kei-event-venue-and-advance = участие и продвижение любого жетона
zero-kei-event-points-for-yen = каждый может отдать { $lose } за { $gain }
zero-kei-event-four-yen = { $gain } каждому
zero-kei-event-order-reward-again = ещё раз награда порядка хода
zero-kei-event-any-works = площадка, путь или станция по обычной цене
zero-kei-event-yen-by-rank = иены по местам, от лидера: { $ranks }
zero-kei-event-buy-discard = каждый может купить вагон из сброса
zero-kei-event-repeat-train-card = повторить уже сыгранный вагон
zero-kei-event-prepare-and-track = отдать { $fee }; площадка и путь по обычной цене
zero-kei-event-venue-token = отдать { $fee }; свободный жетон на вагон
zero-kei-event-track-2 = путь на { $discount } дешевле
zero-kei-event-prepare-and-station = отдать { $fee }; площадка и станция по обычной цене
zero-kei-event-participate = участие в подготовке объекта
zero-kei-event-score-a-city = каждый может получить очки за свой город
zero-kei-event-station = станция по обычной цене
zero-kei-event-prepare = площадка по обычной цене
zero-kei-event-track = путь по обычной цене
zero-kei-event-seven-yen = получить { $gain }

## Actions and abilities: names
zero-kei-action-prepare = площадка
zero-kei-action-prepare-1 = площадка −1
zero-kei-action-track = путь
zero-kei-action-track-1 = путь −1
zero-kei-action-station = станция
zero-kei-action-station-1 = станция −1
zero-kei-action-participate = участие
zero-kei-action-repeat = повтор
zero-kei-action-buy = разовая покупка
zero-kei-action-station-bonus = бонус станции
zero-kei-action-free-track-space = любая цена пути
zero-kei-action-double-venue = объект дважды
zero-kei-action-ground-1 = дешёвая площадка
zero-kei-action-engine-1 = дешёвая тяга
zero-kei-action-tail-8 = богатый хвост
zero-kei-action-double-order = порядок дважды

## Actions and abilities: what they do
zero-kei-does-prepare = снимите жетон строительства, заплатите за площадку и получите её очки; жетон остаётся на вашем локомотиве как жетон пути.
zero-kei-does-prepare-1 = то же, что «площадка», но на 1¥ дешевле.
zero-kei-does-track = положите жетон пути со своего локомотива в город без пути; цена и очки — по отмеченной ячейке шкалы стоимости пути. Если своих жетонов нет, возьмите чужой и заплатите его владельцу.
zero-kei-does-track-1 = то же, что «путь», но на 1¥ дешевле и за те же очки.
zero-kei-does-station = заплатите { $station_cost }, выберите цвет, поставьте верхнюю станцию этого цвета в подготовленный город без станции и получите очки её ряда ({ $row_points }).
zero-kei-does-station-1 = то же, что «станция», но на 1¥ дешевле.
zero-kei-does-participate = поставьте чашу на объект; затем можно применить его эффект.
zero-kei-does-repeat = заплатите { $repeat_fee } и снова сыграйте карту, уже сыгранную в этот ход; кроме повтора и покупки.
zero-kei-does-buy = один раз за партию купите вагон из сброса, только за иены; его жетоны продвигаются.
zero-kei-does-station-bonus = станция всегда стоит { $bonus_station_cost } и приносит на { $bonus_station_points } больше.
zero-kei-does-free-track-space = прокладывая путь, всегда выбирайте любую ячейку шкалы стоимости пути, её цену и очки.
zero-kei-does-double-venue = эффект объекта всегда действует дважды.
zero-kei-does-ground-1 = площадка всегда стоит { $ability_ground_cost }.
zero-kei-does-engine-1 = любой локомотив всегда стоит { $ability_engine_fee }.
zero-kei-does-tail-8 = хвостовой вагон всегда даёт { $ability_tail_income }.
zero-kei-does-double-order = награда порядка хода всегда даётся дважды; на ячейке, которая продвигает, — два разных жетона.

## What is asked
zero-kei-ask-engine = Выберите локомотив своего поезда
zero-kei-ask-carriage = Купите один вагон в свой поезд
zero-kei-ask-counter = Какой жетон продвинуть на шаг?
zero-kei-ask-order = Выберите место на следующий год и его награду
zero-kei-ask-action = Сыграйте карту своего поезда: { $left ->
        [one] осталось { $left } действие
        [few] осталось { $left } действия
       *[many] осталось { $left } действий
    }
zero-kei-ask-done = Действий не осталось: закончите ход
zero-kei-ask-repeat = Какая сыгранная карта сработает ещё раз?
zero-kei-ask-work = Где { $works }?
zero-kei-ask-space = Путь в городе { $city }: по какой цене?
zero-kei-ask-lender = Путь в городе { $city }: чей жетон взять и кому заплатить?
zero-kei-ask-effect = Применить эффект объекта ({ $effect }) или нет?
zero-kei-ask-move = Переставьте вагон в своём поезде или откажитесь
zero-kei-ask-place = На какое место поезда поставить { $carriage }?
zero-kei-ask-token = Какой жетон города взять?
zero-kei-ask-token-carriage = На какой вагон положить жетон города { $city }?
zero-kei-ask-discard = Конец года: купите вагон из сброса или откажитесь
zero-kei-ask-trade = { $event }. Да или нет?
zero-kei-ask-score = Конец года: получите очки за город своего поезда или откажитесь
zero-kei-work-prepare = подготовить площадку
zero-kei-work-track = проложить путь
zero-kei-work-station = построить станцию
zero-kei-work-participate = поставить чашу
zero-kei-work-advance = продвинуть жетон
zero-kei-and = { " и " }

## Moves in words
zero-kei-do-draft = Локомотив { $engine }: { $does }
zero-kei-do-buy = Купить вагон { $cities }: { $does }; продвигает { $counter }
zero-kei-do-advance = Продвинуть { $colour ->
        [gold] золотой
        [white] белый
       *[black] чёрный
    } жетон: { $key ->
        [last] он остаётся на последней ячейке, { $space }
       *[moves] с ячейки { $space } на { $next }
    }
zero-kei-do-order = Ячейка { $space } порядка хода
zero-kei-do-use = Сыграть: { $does } ({ $cities })
zero-kei-do-prepare = Подготовить площадку в городе { $city }
zero-kei-do-track = Проложить путь в городе { $city }
zero-kei-do-station = { $colour ->
        [gold] Золотая станция
        [white] Белая станция
       *[black] Чёрная станция
    } в городе { $city }
zero-kei-do-participate = Поставить чашу на объект в городе { $city }; эффект: { $effect }
zero-kei-do-space = Ячейка { $letter }: на шкале { $cost } { $points }
zero-kei-do-move = Переставить вагон { $carriage }
zero-kei-do-to = На место { $place }, где стоит вагон { $carriage }
zero-kei-do-token = Взять жетон города { $city }
zero-kei-do-on = На вагон { $carriage }
zero-kei-do-score = Очки за город { $city }
zero-kei-do-tail = иены и продвижение любого жетона
zero-kei-do-accept = да
zero-kei-do-decline = нет
zero-kei-do-done = закончить ход
zero-kei-counter-moves = { $colour ->
        [gold] Золотой
        [white] Белый
       *[black] Чёрный
    } жетон — { NUMBER($rank) ->
        [1] первый
        [2] второй
       *[3] третий
    }; он перешёл бы с ячейки { $space } на { $next }
zero-kei-counter-last = { $colour ->
        [gold] Золотой
        [white] Белый
       *[black] Чёрный
    } жетон стоит на последней ячейке, { $space }, и остаётся там
zero-kei-own-engine = { $does }, свой локомотив
zero-kei-other-engine = { $does }, плату получает { $owner }
zero-kei-lender = плату получает { $owner } (в запасе { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
        [many] { $count } жетонов
       *[other] { $count } жетонов
    })
zero-kei-station-in = станция в городе

## How a price or a score comes about
zero-kei-quote-surcharge = { $sum }: станция уже есть ({ $cities })
zero-kei-quote-in-points = из этой суммы очками: { $count }
zero-kei-quote-waived = остальное прощается: { $count }
zero-kei-quote-ability = { $now } вместо { $was }, благодаря вашей способности
zero-kei-quote-discount = { $base } − { $off } по карте
zero-kei-quote-token = вы получите жетон пути
zero-kei-quote-bonus = { $row } + { $more ->
        [one] { $more } очко
        [few] { $more } очка
        [many] { $more } очков
       *[other] { $more } очков
    }, благодаря вашей способности
zero-kei-quote-lent = жетон чужой, плату получает его владелец
zero-kei-quote-advance = продвинется любой жетон стоимости
zero-kei-quote-unused = { $count ->
        [one] { $count } действие не использовано
        [few] { $count } действия не использованы
       *[many] { $count } действий не использовано
    }
zero-kei-quote-twice = награда дважды, благодаря вашей способности
zero-kei-quote-score = { $count } × { $worth }

## What somebody did, above what came of it
zero-kei-did-draft = Выбор локомотива
zero-kei-did-buy = Выбор вагона
zero-kei-did-use = Вагон { $carriage } { $cities }
zero-kei-did-own-engine = Свой локомотив
zero-kei-did-engine = Чужой локомотив ({ $name })
zero-kei-did-tail = Хвост
zero-kei-did-event = Событие
zero-kei-did-accept = Согласие
zero-kei-did-decline = Отказ
zero-kei-did-done = Конец хода

## What happened
zero-kei-fact-prepared = площадка готова: { $place }
zero-kei-fact-station-built = { $colour ->
        [gold] золотая станция
        [white] белая станция
        [black] чёрная станция
       *[other] станция, цвет { $colour }
    }: { $place }
zero-kei-fact-track-laid = путь: { $place }
zero-kei-fact-counter = { $colour ->
        [gold] золотой жетон
        [white] белый жетон
        [black] чёрный жетон
       *[other] жетон { $colour }
    } → ячейка { $space }
zero-kei-fact-venue-closed = объект { $venue } закрыт
zero-kei-fact-cauldrons-placed = { $count ->
        [1] чаша
        [one] { $count } чаша
        [few] { $count } чаши
        [many] { $count } чаш
       *[other] { $count } чаш
    } на объекте { $venue } ({ $place })
zero-kei-fact-tile = ячейка { $space } порядка хода
zero-kei-fact-carriage-chosen = выбран вагон { $carriage } { $name }
zero-kei-fact-train-changed = поезд: { $train }
zero-kei-fact-token-put = жетон { $place } на вагоне { $carriage }
zero-kei-fact-carriage-joined = прицеплен вагон { $carriage } { $name }
zero-kei-fact-turned-up = { $position }: открыт жетон — { $token }
zero-kei-fact-spare-turned-up = открыты жетоны: { $cities }
zero-kei-gains-event = В конце раунда: { $amounts }
zero-kei-gains-round = Доход: { $amounts }
zero-kei-fact-new-round = { $years } · раунд { $round } из 5 · { $event }
zero-kei-fact-game-over = Линия открыта. Игра окончена.

## The end
zero-kei-part-points = очки
zero-kei-part-cities = города
zero-kei-part-venues = объекты
zero-kei-part-connected = связанные города
zero-kei-part-cauldrons = чаши в запасе
zero-kei-part-yen = иены
zero-kei-part-track_tokens = пути
zero-kei-part-total = итого
zero-kei-tie-break = Ничью решает большее число неразмещённых чаш.
zero-kei-outcome-values = Стоимость станций:
zero-kei-outcome-cities = Города:
zero-kei-outcome-venues = Объекты:

## Help
zero-kei-about-carriage = Вагон { $carriage }: { $cities }. Стоит { $cost }, продвигает жетон: { $counter }.
zero-kei-about-event = Событие { $event } ({ $years }): { $words }. Даёт { $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
        [many] { $actions } действий
       *[other] { $actions } действий
    }; стоимость пути по букве { $letter }.
zero-kei-about-venue = Объект { $venue } ({ $city }). Эффект: { $effect }. У кого здесь в конце больше всего чаш, тот получает очки за этот город.
zero-kei-about-city = { $city }: площадка { $cost } за { $points }, { $ground ->
        [prepared] подготовлена
       *[no] не подготовлена
    }; { $station ->
        [no] станции нет
        [gold] золотая станция
        [white] белая станция
        [black] чёрная станция
       *[other] цвет станции: { $station }
    }; { $track ->
        [laid] путь есть
       *[no] пути нет
    }.
zero-kei-help-signs =
    ¥ иены, ★ очки; ▲ зелёный (green), ◆ жёлтый (yellow), ● красный (red), ■ синий (blue). Цвета станций и жетонов: золотой (gold), белый (white), чёрный (black).
    ┃ город с путём, ┊ без пути.
    ▒ 3¥ 3★ площадка ещё не подготовлена: сколько стоит и сколько приносит. Потом там стоит «готова», затем цвет станции.
    сейчас: сколько приносит вагон с этим городом, если партия кончится на этом; знаки после — вагоны, которые там останавливаются.
    2+2 = 4¥ напечатанная цена и надбавка за станции; ◀ кто выбрал вагон.
    ∞ способность, действует всегда; ✓ сыграно в этот ход; ✗ исчерпано; 6a+3 жетон объекта города 3 на вагоне 6a.
zero-kei-help-round =
    Пять раундов. Событие года задаёт, сколько действий доступно и сколько стоит путь.
    1. Каждый получает 1¥ за каждую свою чашу на объектах; вагоны выкладывают в ряд.
    2. Каждый выбирает вагон (help buying).
    3. Вагоны прицепляют, действия выполняют (help running).
    4. Срабатывает событие с пометкой «в конце».
zero-kei-help-buying =
    В порядке хода каждый выбирает вагон. Он стоит столько, сколько напечатано, и ещё { $surcharge } за каждый свой город, где есть станция. На что не хватает иен, платят очками.
    Его жетон продвигается; у вагона с двумя городами затем второй, на ваш выбор. Кто стоит ближе к началу ряда, тот ходит раньше.
zero-kei-help-running =
    Ваш вагон встаёт перед хвостовым. Вы выбираете ячейку тайла порядка хода и получаете её награду.
    Затем действия, каждая карта один раз за ход: свой локомотив (за { $engine_fee }), чужой локомотив ({ $engine_fee } его владельцу), ваши вагоны, хвостовой вагон, событие. Каждое несделанное действие даёт { $unused_action }.
zero-kei-help-scoring =
    Цвета станций по местам их жетонов стоят { $final_values }.
    Каждый город на каждом вашем вагоне: с путём и станцией — стоимость её цвета, только с путём — 0, без пути { $untracked_city }.
    Каждый объект, где у вас больше всего чаш, так же приносит очки за свой город.
    Связанные города: читайте города от локомотива к хвосту; самая длинная последовательность, где следующий номер тот же или на один больше и везде есть путь, приносит { $connected_city } за каждый отдельный город, если их хотя бы два.
    Остальное: { $leftover_cauldron } за каждую неразмещённую чашу, 1★ за каждые { $yen_per_point }, { $leftover_track } за каждый жетон пути.
    При ничьей побеждает тот, у кого больше неразмещённых чаш.
zero-kei-help-hideo =
    Хидео ничего не платит, а вместо иен получает очки. Он берёт средний вагон ряда или ближайший к тайлу и встаёт на первую свободную ячейку тайла.
    Затем его планшет, сверху вниз: каждый жетон, который действует в этом раунде. В городе жетона он делает первое возможное из списка: площадка, станция, путь; иначе — то, что указано в строке. На закрытый объект он ставит две чаши, а вы туда больше не ставите ни одной.
    За города и объекты он не теряет очков; города A1 и A2 считаются для него как объекты, а его связанные города — в любом порядке.
zero-kei-help-draft = выберите локомотив своего поезда. Любое из двух его действий каждый раз стоит { $engine_fee }, кто бы его ни использовал.
zero-kei-help-engine = выполняет одно из двух своих действий за { $engine_fee }; плата идёт в резерв, а за чужой локомотив — его владельцу.
zero-kei-help-tail = { $tail_income } и продвижение любого жетона.
zero-kei-help-use = действие вагона в вашем поезде; каждая карта один раз за ход.
zero-kei-help-order = ваш жетон на свободную ячейку тайла порядка хода; награда сразу, а в следующем раунде вы выбираете в этом порядке.
zero-kei-help-advance = жетон стоимости станций идёт на одну ячейку вперёд и ложится поверх тех, что там есть. В конце цвета по местам жетонов стоят { $final_values }.
zero-kei-help-space = ячейка шкалы стоимости пути; её цену вы платите и её очки получаете.
zero-kei-help-from = игрок, чей жетон пути вы берёте и кому платите.
zero-kei-help-move = переставить вагон вашего поезда на другое место между локомотивом и хвостом.
zero-kei-help-to = место, где встанет вагон, считая от локомотива.
zero-kei-help-token = взять свободный жетон объекта; его город добавляется к вагону.
zero-kei-help-on = вагон, который получает жетон.
zero-kei-help-score = сколько ваших вагонов с этим городом, умноженное на его нынешнюю стоимость.
zero-kei-help-accept = да, применить эффект.
zero-kei-help-decline = нет.
zero-kei-help-done = закончить ход; каждое несделанное действие даёт { $unused_action }.
