# A game that is over, looked at again.

replay-title = Просмотр партии
replay-move = Шаг { $number } из { $moves }
replay-beginning = Начало; впереди { $moves ->
        [one] { $moves } шаг
        [few] { $moves } шага
        [many] { $moves } шагов
       *[other] { $moves } шагов
    }
replay-slider = Шаг
replay-steps = Шаги
replay-go-first = В начало
replay-go-back = На шаг назад
replay-go-play = Воспроизвести
replay-go-pause = Пауза
replay-go-forth = На шаг вперёд
replay-go-last = В конец
replay-speed = Скорость
replay-times = { $speed }×
replay-viewer = Чьими глазами
replay-spectator = Глазами зрителя
replay-as = Глазами: { $name }
replay-copy = Скопировать ссылку
replay-copied = Скопировано
replay-link = Ссылка на этот шаг
replay-table = К столу
replay-open = Открыть запись
replay-or = или вставьте её текст
