# The arena and the study.

cli-arena = Дать ботам сыграть друг с другом и сказать, насколько они сильны.
cli-study = Дать ботам сыграть и сказать, что происходит в их партиях.
cli-arg-bots = боты через запятую: random, greedy, search:1s, search:2000, … Последний занимает оставшиеся места
cli-arg-arena-games = сколько партий самое меньшее: каждый расклад играется при всех рассадках ботов
cli-arg-arena-seed = одно и то же зерно даёт одни и те же расклады
cli-arg-processes = сколько партий играть одновременно; если не указано — столько, сколько ядер
cli-arg-results = файл, где хранится каждая партия; второй запуск с ним продолжает начатое
cli-arg-plot = файл для рисунка, имя которого кончается на .svg, .png или .pdf
cli-arg-all = все строки таблиц, а не только первые

arena-missing = Здесь нужен пакет { $package }, а он не установлен. Запустите: python3 bootstrap.py arena

results-foreign = В файле { $file } нет результатов арены. Ничего не записано; укажите другой файл.
results-other = В файле { $file } результаты другой арены: { $key } там { $there }, а здесь { $here }. Укажите другой файл.
results-line = Строка { $line } файла { $file } — не результат. Файл повреждён; укажите другой.
results-in-use = В файл { $file } пишет другая арена. Дождитесь её или укажите другой файл.
results-unreadable = Файл { $file } нельзя использовать: { $why }

arena-summary = Партий: { $games }, раскладов: { $deals }; { $arrangements ->
        [1] рассадка ботов одна
        [2] каждый сыгран при обеих рассадках ботов
       *[other] каждый сыгран при всех рассадках ботов (их { $arrangements })
    }. Рядом с числом — его 95-процентный интервал.
arena-automa = условный игрок
arena-wrong = Бот { $bot } не должен так делать: { $illegal ->
        [one] { $illegal } запрещённый ход
        [few] { $illegal } запрещённых хода
        [many] { $illegal } запрещённых ходов
       *[other] { $illegal } запрещённых ходов
    }, { $late ->
        [one] { $late } ход
        [few] { $late } хода
        [many] { $late } ходов
       *[other] { $late } ходов
    } с опозданием.

study-summary = Партий: { $games }. При равных игроках каждый выигрывал бы { $fair }. Рядом с числом — его 95-процентный интервал.
study-more = … и ещё { $rows }; --all показывает все
study-moves = ходы
study-move-groups = группы ходов

column-bot = Бот
column-games = Партии
column-won = Побед %
column-interval = 95 %
column-fair = Норма %
column-times = Раз
column-elo = Эло
column-score = Средний счёт
column-pair = Пара
column-meetings = Встречи
column-better = Первый лучше %
column-seat = Место
column-moves = Ходы
column-forced = Вынужд.
column-seconds = с/ход
column-longest = Макс. с
column-iterations = Итер./с
column-illegal = Запрещ.
column-late = Поздно
column-who = Кто
column-number = Сколько
column-mean = Среднее
column-deviation = стандартное отклонение
column-spread = ±
column-least = Мин.
column-most = Макс.
column-winners = Победители
column-others = Прочие
column-count = Число
column-in-games = В партиях %
column-points = Очки
column-win-share-then = из них побед

plot-arena = { $game }, { $players ->
        [1] один игрок
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игроков
    }: рейтинг ботов, партий: { $games }
plot-study = { $game }, { $players ->
        [1] один игрок
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игроков
    }: победы по местам, партий: { $games }
plot-elo = Эло относительно среднего, с 95-процентными интервалами
plot-won = побед { $share } ({ $low }–{ $high })
plot-win-share = доля выигранных партий, с 95-процентными интервалами; пунктир — среди равных
plot-games-share = доля партий, с 95-процентными интервалами
plot-ending = { $file }: такой рисунок сделать нельзя; имя должно кончаться на { $endings }.
plot-folder = { $file }: такой папки нет.
