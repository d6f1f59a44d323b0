# Zero-Kei: why a move is not legal.

zero-kei-reason-not-now = сейчас вопрос о другом: { $asked ->
        [engine] какой локомотив выбрать
        [carriage] какой вагон ряда выбрать
        [counter] какой жетон продвинуть
        [order] какую ячейку порядка хода занять
       *[action] какую карту сыграть или закончить ход
        [repeat] какую карту сыграть ещё раз
        [work] что сделать и где
        [space] по какой ячейке шкалы стоимости пути платить
        [lender] чей жетон пути взять
        [effect] применить ли эффект объекта
        [move] какой вагон переставить, если нужно
        [place] куда поставить вагон
        [token] какой жетон объекта взять
        [token-carriage] на какой вагон положить жетон
        [discard] какой вагон купить из сброса
        [trade] обменять ли очки на иены
        [score] за какой город получить очки, если нужно
    }.
zero-kei-reason-engine-taken = локомотива { $engine } среди предложенных нет.
zero-kei-reason-not-in-discard = вагона { $carriage } в сбросе нет.
zero-kei-reason-not-in-row = вагона { $carriage } в ряду нет.
zero-kei-reason-carriage-chosen = вагон { $carriage } уже { $seat ->
        [green] выбран зелёным игроком
        [yellow] выбран жёлтым игроком
        [red] выбран красным игроком
        [blue] выбран синим игроком
       *[other] выбран: { $seat }
    }.
zero-kei-reason-too-dear = это стоит { $price ->
        [one] { $price } иену
        [few] { $price } иены
        [many] { $price } иен
       *[other] { $price } иен
    }, а у вас { $yen }.
zero-kei-reason-too-dear-with-points = это стоит { $price }; не хватит даже всего, что есть: { $yen ->
        [one] { $yen } иена
        [few] { $yen } иены
        [many] { $yen } иен
       *[other] { $yen } иен
    } и { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очков
    }.
zero-kei-reason-card-does-not = сыгранная карта не позволяет { $work ->
        [prepare] подготовить площадку
        [track] проложить путь
        [station] построить станцию
        [participate] принять участие
        [advance] продвинуть жетон
       *[other] сделать «{ $work }»
    }.
zero-kei-reason-other-counter = { $colour ->
        [gold] золотого жетона
        [white] белого жетона
        [black] чёрного жетона
       *[other] жетона { $colour }
    } нет среди тех, что можно сейчас продвинуть.
zero-kei-reason-no-such-space = на тайле порядка хода { $spaces ->
        [one] { $spaces } ячейка
        [few] { $spaces } ячейки
        [many] { $spaces } ячеек
       *[other] { $spaces } ячеек
    }.
zero-kei-reason-space-taken = ячейка { $space } порядка хода { $seat ->
        [green] занята зелёным игроком
        [yellow] занята жёлтым игроком
        [red] занята красным игроком
        [blue] занята синим игроком
       *[other] занята: { $seat }
    }.
zero-kei-reason-no-actions-left = в этот ход действий не осталось; закончите ход.
zero-kei-reason-card-used = «{ $card }» в этот ход уже использовано; каждая карта действует один раз за ход.
zero-kei-reason-card-covered = вагон { $carriage } действует один раз за партию и уже использован.
zero-kei-reason-end-of-round-event = это событие срабатывает в конце раунда; это не действие.
zero-kei-reason-no-such-player = в этой партии нет { $seat ->
        [green] зелёного игрока
        [yellow] жёлтого игрока
        [red] красного игрока
        [blue] синего игрока
       *[other] игрока { $seat }
    }.
zero-kei-reason-not-used-yet = «{ $card }» в этот ход ещё не использовано; снова сыграть можно только использованную карту.
zero-kei-reason-not-repeatable = «{ $card }» повторить нельзя: не повторяются повтор, покупка и событие, которое само повторяет.
zero-kei-reason-nothing-to-repeat = в этот ход ещё не сыграно ни одной карты, повторять нечего.
zero-kei-reason-not-in-train = вагона { $carriage } в вашем поезде нет.
zero-kei-reason-is-ability = у вагона { $carriage } способность: она действует всегда, и её не разыгрывают.
zero-kei-reason-nothing-to-do = ничего из того, что даёт «{ $card }», сейчас сделать нельзя.
zero-kei-reason-card-too-dear = у вас { $yen ->
        [one] { $yen } иена
        [few] { $yen } иены
        [many] { $yen } иен
       *[other] { $yen } иен
    }: этого не хватит на «{ $card }» и само действие.
zero-kei-reason-no-cauldron = все ваши чаши уже размещены.
zero-kei-reason-venue-closed = Хидео закрыл объект { $venue }.
zero-kei-reason-already-prepared = площадка города { $city } уже подготовлена.
zero-kei-reason-has-track = в городе { $city } путь уже есть.
zero-kei-reason-no-track-token = жетонов пути нет ни у кого.
zero-kei-reason-not-prepared = площадка города { $city } не подготовлена.
zero-kei-reason-has-station = в городе { $city } станция уже есть.
zero-kei-reason-no-station-left = { $colour ->
        [gold] золотых станций
        [white] белых станций
        [black] чёрных станций
       *[other] станций цвета «{ $colour }»
    } не осталось.
zero-kei-reason-rest-too-dear = это стоит { $price ->
        [one] { $price } иену
        [few] { $price } иены
        [many] { $price } иен
       *[other] { $price } иен
    }, и ещё { $rest } нужно оставить на остальное, что делает карта; а у вас { $yen }.
zero-kei-reason-no-such-letter = на шкале стоимости пути нет ячейки { $letter }.
zero-kei-reason-lender-has-none = { $seat ->
        [green] у зелёного игрока нет жетонов пути
        [yellow] у жёлтого игрока нет жетонов пути
        [red] у красного игрока нет жетонов пути
        [blue] у синего игрока нет жетонов пути
       *[other] { $seat }: жетонов пути нет
    }, взять нечего.
zero-kei-reason-no-such-place = вагон нельзя поставить на место { $place }.
zero-kei-reason-token-not-there = жетона города { $city } нет среди свободных.
zero-kei-reason-city-not-in-train = города { $city } нет в вашем поезде.
zero-kei-reason-city-without-track = в городе { $city } нет пути, поэтому сейчас он не приносит очков.
zero-kei-reason-must-choose = это нужно сделать; отказаться нельзя.
