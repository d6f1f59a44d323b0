# Texts that belong to no game.

labelled = { $label }: { $text }
level-easy = Лёгкий бот
level-medium = Средний бот
level-hard = Сильный бот
level-expert = Бот-эксперт

## The people behind the bots

cast-akiko = Акико
cast-amara = Амара
cast-bruno = Бруно
cast-chidi = Чиди
cast-elif = Элиф
cast-ines = Инес
cast-ingrid = Ингрид
cast-jun = Дзюн
cast-kofi = Кофи
cast-leila = Лейла
cast-mateo = Матео
cast-noor = Нур
cast-ole = Уле
cast-priya = Прия
cast-tove = Туве
cast-wanda = Ванда

unknown-move = Хода «{ $text }» здесь нет. Похожее: { $nearest }
illegal-move = { $move }: { $why }
moves-too-far = После «{ $head }» решает кто-то другой или открывается что-то новое: сначала сыграйте это, потом «{ $rest }».
no-undo-nothing-played = Отменять нечего: ходов ещё не было.
no-undo-something-was-seen = Этот ход показал нечто случайное или скрытое: отменить его нельзя.
no-undo-other-player = После этого ходил другой игрок: отменить можно только собственные ходы.

record-arranged = У позиции, расставленной вручную, нет записи: запись начинается с зерна.
record-no-record = Это не запись партии: первой строкой должно быть «{ $title }».
record-bad-header = «{ $line }» — не строка заголовка; известны { $keys }, затем пустая строка.
record-key-twice = Дважды указано: { $key }.
record-missing = В заголовке не хватает: { $keys }.
record-not-whole = Значение { $key } — «{ $value }»; нужно целое число.
record-rules = Запись сделана по версии правил { $version }; здесь версия { $here }.
record-components = Запись сделана с другими компонентами ({ $theirs }, здесь { $ours }); укажите их файл через --components.
components-file = Файл компонентов
components-mistakes = { $source }: { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
        [many] { $count } ошибок
       *[other] { $count } ошибок
    }:
components-more-mistakes = и ещё { $count }
record-bad-line = «{ $line }» — не ход; строка выглядит так: «12. buy 6a».
record-bad-number = У хода номер { $number }, а следующим должен быть { $expected }.
record-result = В заголовке указан результат «{ $stated }», а ходы ведут к «{ $reached }».
file-unreadable = Файл { $file } нельзя прочесть: { $why }.
file-too-large = { $file } — не запись партии: файл слишком велик.
file-no-text = { $file } — не запись партии: это не текст.

unknown-game = игры { $name } нет. Есть игры: { $names }.
unknown-game-near = игры { $name } нет. Есть игры: { $names }. Может быть, { $near }?
bad-options = опции задаются по именам, каждая True или False, а не так: { $options }
option-unknown = у игры { $game } нет опции { $option }; есть: { $known }
option-no-flag = значение опции { $option } — { $value }; нужно True или False
option-players = опция { $option } не подходит при таком числе игроков: { $players }; она для: { $counts }
bad-players = число игроков для { $game }: { $counts }, а не { $players }
bad-names = мест { $seats }, имён нужно столько же, а не { $names }
bad-name = место нельзя назвать { $name }: имя — одна строка видимого текста без запятой
bad-seed = зерно — целое число от 0 до { $most }, а не { $seed }
bad-count = в пакете { $name } не меньше одного, а не { $count }
bad-seeds = для пакета нужно столько зёрен, сколько в нём партий: { $games }, а не { $seeds }
bad-actions = для пакета нужно столько целых чисел — действий, сколько в нём партий: { $games }, а не { $given }

# What any game says that has no words of its own for it.
ask = Что вы делаете?
reason-game-over = партия окончена.
reason-no-such-move = хода с номером { $number } нет.
reason-not-now = сейчас так нельзя.
