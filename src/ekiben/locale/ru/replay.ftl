# A game that is over, looked at again.

replay-title = Просмотр партии
replay-move = Ход { $number } из { $moves }
replay-beginning = Начало; впереди { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } ходов
    }
replay-slider = Ход
replay-steps = Шаги
replay-first = В начало
replay-back = На ход назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-forth = На ход вперёд
replay-last = В конец
replay-speed = Скорость
replay-times = { $speed }×
replay-viewer = Чьими глазами
replay-spectator = Глазами зрителя
replay-as = Глазами: { $name }
replay-copy = Скопировать ссылку
replay-copied = Скопировано
replay-link = Ссылка на этот ход
replay-table = К столу
replay-open = Открыть запись
replay-or = или вставьте её текст
