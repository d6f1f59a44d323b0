# Nordic: parts of the score, and why a move is not legal.

nordic-part-routes = пути
nordic-part-connected = выполнено
nordic-part-unconnected = не выполнено
nordic-part-globetrotter = Путешественник
nordic-part-tickets = маршруты
nordic-part-total = итого
nordic-tie-break = Очков поровну: побеждает тот, у кого больше выполненных маршрутов, затем тот, у кого самый длинный непрерывный путь.

nordic-reason-not-now = сейчас вопрос о другом: { $asked ->
        [ticket] оставить маршрут или вернуть
       *[action] взять карты, проложить путь или взять маршруты
        [second-card] какую карту взять второй
        [payment] как заплатить за путь
        [set] какая карта пойдёт в набор
        [extra] доплатить за туннель или отказаться
    }.
nordic-reason-not-offered = маршрут { $ticket } вам не предложен.
nordic-reason-no-such-ticket = маршрута { $ticket } нет.
nordic-reason-other-ticket-first = сначала решите о маршруте { $ticket }.
nordic-reason-must-keep = { $count ->
        [one] нужно оставить не меньше { $count } маршрута.
        [few] нужно оставить не меньше { $count } маршрутов.
        [many] нужно оставить не меньше { $count } маршрутов.
       *[other] нужно оставить не меньше { $count } маршрутов.
    }
nordic-reason-not-face-up = среди открытых нет { $card ->
        [purple] фиолетовой карты
        [blue] синей карты
        [orange] оранжевой карты
        [white] белой карты
        [green] зелёной карты
        [yellow] жёлтой карты
        [black] чёрной карты
        [red] красной карты
        [loco] локомотива
       *[other] такой карты: { $card }
    }.
nordic-reason-deck-empty = колода и сброс пусты; взять можно только открытые карты.
nordic-reason-no-tickets = карт маршрутов не осталось.
nordic-reason-can-act = пропустить ход можно, только когда больше нечего делать.
nordic-reason-route-taken = путь { $route } уже { $seat ->
        [white] занят белым игроком
        [red] занят бордовым игроком
        [lilac] занят бирюзовым игроком
       *[other] занят: { $seat }
    }.
nordic-reason-route-yours = путь { $route } уже ваш.
nordic-reason-route-closed = путь { $route } закрыт: при двух игроках из двух таких путей прокладывают только один, а путь { $other } уже { $seat ->
        [white] занят белым игроком
        [red] занят бордовым игроком
        [lilac] занят бирюзовым игроком
       *[other] занят: { $seat }
    }.
nordic-reason-other-yours = путь { $other } уже ваш, а занять оба двойных пути не может никто.
nordic-reason-too-few-trains = в пути { $length ->
        [one] { $length } отрезок
        [few] { $length } отрезка
        [many] { $length } отрезков
       *[other] { $length } отрезков
    }, а у вас { $trains ->
        [0] не осталось вагончиков
        [one] остался { $trains } вагончик
        [few] осталось { $trains } вагончика
        [many] осталось { $trains } вагончиков
       *[other] осталось { $trains } вагончиков
    }.
nordic-reason-cards-plain = { $length ->
        [one] нужна { $length } карта
        [few] нужны { $length } карты
        [many] нужно { $length } карт
       *[other] нужно { $length } карт
    }, цвет: { $colour ->
        [grey] любой один; карт одного цвета у вас не больше { $have }
       *[other] { $colour ->
            [purple] фиолетовый
            [blue] синий
            [orange] оранжевый
            [white] белый
            [green] зелёный
            [yellow] жёлтый
            [black] чёрный
            [red] красный
           *[other] { $colour }
        }; у вас { $have }
    }. Локомотивы на обычном пути не помогают.
nordic-reason-cards-tunnel = за туннель { $length ->
        [one] нужна { $length } карта
        [few] нужны { $length } карты
        [many] нужно { $length } карт
       *[other] нужно { $length } карт
    }, цвет: { $colour ->
        [grey] любой один
       *[other] { $colour ->
            [purple] фиолетовый
            [blue] синий
            [orange] оранжевый
            [white] белый
            [green] зелёный
            [yellow] жёлтый
            [black] чёрный
            [red] красный
           *[other] { $colour }
        }
    }, или локомотивы; у вас карт нужного цвета: { $have }, локомотивов: { $locos }.
nordic-reason-cards-ferry = за переправу { $length ->
        [one] нужна { $length } карта
        [few] нужны { $length } карты
        [many] нужно { $length } карт
       *[other] нужно { $length } карт
    }, в том числе { $symbols ->
        [one] { $symbols } локомотив
        [few] { $symbols } локомотива
        [many] { $symbols } локомотивов
       *[other] { $symbols } локомотивов
    }; остальные — цвет: { $colour ->
        [grey] любой один
       *[other] { $colour ->
            [purple] фиолетовый
            [blue] синий
            [orange] оранжевый
            [white] белый
            [green] зелёный
            [yellow] жёлтый
            [black] чёрный
            [red] красный
           *[other] { $colour }
        }
    }, или локомотивы; вместо локомотива { $size ->
        [one] годится { $size } любая карта
        [few] годятся { $size } любые карты
        [many] годятся { $size } любых карт
       *[other] годятся { $size } любых карт
    }, но не больше { $sets ->
        [1] одного раза
        [one] { $sets } раза
        [few] { $sets } раз
        [many] { $sets } раз
       *[other] { $sets } раз
    }. У вас карт нужного цвета: { $have }, локомотивов: { $locos }, а всего карт: { $cards }.
nordic-reason-cards-wild = { $length ->
        [one] нужна { $length } карта
        [few] нужны { $length } карты
        [many] нужно { $length } карт
       *[other] нужно { $length } карт
    } одного цвета, и одну из них { $size ->
        [one] заменяет { $size } любая
        [few] заменяют { $size } любые
        [many] заменяют { $size } любых
       *[other] заменяют { $size } любых
    }. У вас { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карт
    }, из них одного цвета { $have }.
nordic-reason-no-locos-here = локомотивы — джокеры только на переправах и в туннелях, а не на пути { $route }.
nordic-reason-sets-too-many = { $most ->
        [0] на пути { $route } наборами любых карт не платят.
        [one] на пути { $route } можно заплатить не больше чем { $most } набором (карт в нём: { $size }).
        [few] на пути { $route } можно заплатить не больше чем { $most } наборами (карт в каждом: { $size }).
        [many] на пути { $route } можно заплатить не больше чем { $most } наборами (карт в каждом: { $size }).
       *[other] на пути { $route } можно заплатить не больше чем { $most } наборами (карт в каждом: { $size }).
    }
nordic-reason-other-colour = { $route }: оплата только одним цветом — { $colour ->
        [purple] фиолетовым
        [blue] синим
        [orange] оранжевым
        [white] белым
        [green] зелёным
        [yellow] жёлтым
        [black] чёрным
        [red] красным
       *[other] { $colour }
    }.
nordic-reason-not-exact = заплатить нужно ровно за { $length ->
        [one] { $length } отрезок
        [few] { $length } отрезка
        [many] { $length } отрезков
       *[other] { $length } отрезков
    }; локомотивами и наборами дано { $given }{ $coloured ->
        [0] {""}, а для остального цвет не назван.
       *[other] {""}: для цвета ничего не остаётся, или это слишком много.
    }
nordic-reason-symbols-unpaid = { $route }: { $symbols ->
        [one] { $symbols } символ
        [few] { $symbols } символа
        [many] { $symbols } символов
       *[other] { $symbols } символов
    } локомотива; за каждый — локомотив или { $size ->
        [one] { $size } карта
        [few] { $size } карты
        [many] { $size } карт
       *[other] { $size } карт
    }.
nordic-reason-too-few = нужно { $card ->
        [purple] фиолетовых карт
        [blue] синих карт
        [orange] оранжевых карт
        [white] белых карт
        [green] зелёных карт
        [yellow] жёлтых карт
        [black] чёрных карт
        [red] красных карт
        [loco] локомотивов
       *[other] карт «{ $card }»
    }: { $need }; у вас { $have }.
nordic-reason-too-few-for-sets = всего { $need ->
        [one] нужна { $need } карта
        [few] нужны { $need } карты
        [many] нужно { $need } карт
       *[other] нужно { $need } карт
    }; у вас { $have }.
nordic-reason-no-sets-in-tunnels = в туннелях наборов нет.
nordic-reason-only-locos = выложены одни локомотивы, поэтому и доплата — только локомотивами.
nordic-reason-extra-colour = туннель начат { $colour ->
        [purple] фиолетовыми картами
        [blue] синими картами
        [orange] оранжевыми картами
        [white] белыми картами
        [green] зелёными картами
        [yellow] жёлтыми картами
        [black] чёрными картами
        [red] красными картами
       *[other] цветом «{ $colour }»
    }; доплата: { $colour ->
        [purple] фиолетовые карты
        [blue] синие карты
        [orange] оранжевые карты
        [white] белые карты
        [green] зелёные карты
        [yellow] жёлтые карты
        [black] чёрные карты
        [red] красные карты
       *[other] { $colour }
    } или локомотивы.
nordic-reason-extra-not-exact = доплата — ровно { $extra ->
        [one] { $extra } карта
        [few] { $extra } карты
        [many] { $extra } карт
       *[other] { $extra } карт
    }, { $colour ->
        [loco] только локомотивы
       *[other] { $colour ->
            [purple] фиолетовый цвет
            [blue] синий цвет
            [orange] оранжевый цвет
            [white] белый цвет
            [green] зелёный цвет
            [yellow] жёлтый цвет
            [black] чёрный цвет
            [red] красный цвет
           *[other] { $colour }
        } или локомотивы
    }.
nordic-reason-not-in-hand = у вас нет { $card ->
        [purple] фиолетовой карты
        [blue] синей карты
        [orange] оранжевой карты
        [white] белой карты
        [green] зелёной карты
        [yellow] жёлтой карты
        [black] чёрной карты
        [red] красной карты
        [loco] локомотива
       *[other] такой карты: { $card }
    }.
nordic-reason-sets-in-order = карты для наборов называют в установленном порядке; после { $lowest ->
        [purple] фиолетовых карт
        [blue] синих карт
        [orange] оранжевых карт
        [white] белых карт
        [green] зелёных карт
        [yellow] жёлтых карт
        [black] чёрных карт
        [red] красных карт
        [loco] локомотивов
       *[other] «{ $lowest }»
    } { $card ->
        [purple] фиолетовые
        [blue] синие
        [orange] оранжевые
        [white] белые
        [green] зелёные
        [yellow] жёлтые
        [black] чёрные
        [red] красные
        [loco] локомотивы
       *[other] карты «{ $card }»
    } уже не идут.
nordic-reason-set-rest = { $need ->
        [one] нужна ещё { $need } карта
        [few] нужны ещё { $need } карты
        [many] нужно ещё { $need } карт
       *[other] нужно ещё { $need } карт
    }, а начиная с { $card ->
        [purple] фиолетовых
        [blue] синих
        [orange] оранжевых
        [white] белых
        [green] зелёных
        [yellow] жёлтых
        [black] чёрных
        [red] красных
        [loco] локомотивов
       *[other] «{ $card }»
    } столько не наберётся.
nordic-reason-no-such-card = карт «{ $card }» нет; есть: { $cards }.
nordic-reason-does-not-pay = «{ $cards }» — не точная оплата за { $routes }.
nordic-reason-which-route = путей несколько: { $routes }. Назовите один или карты, которыми платите.
