# The command line.

cli-description = Настольные игры о железных дорогах для людей и программ. Без команды: игра в браузере.
cli-unknown-command = Нет ни команды, ни игры «{ $word }»; «ekiben --help» перечислит команды.
cli-unknown-command-near = Нет ни команды, ни игры «{ $word }»; «ekiben --help» перечислит команды. Может быть, { $near }?
cli-play = Сыграть партию в терминале.
cli-sim = Сыграть случайные партии и напечатать, что вышло.
cli-replay = Показать или проверить сохранённую партию.
cli-scenario = Выполнить сценарии: позиции, ходы и то, что должно быть верно.
cli-components = Напечатать файл компонентов игры или проверить другой.
cli-compile = Скомпилировать правила, ботов и шаги пакетов сейчас; иначе это произойдёт, когда они впервые понадобятся.
cli-site = Записать статический сайт: игры в браузере, для любого веб-хостинга.
cli-arg-game = игра: { $games }
cli-arg-components = файл компонентов для игры, целиком или только отличия
cli-arg-scenarios = файлы сценариев или папки с ними
cli-arg-verbose = называть и те, что прошли

components-good = Файл { $file } верен. Его контрольная сумма: { $digest }.

cli-arg-games = игры, которые надо скомпилировать; если ни одна не названа — все
cli-arg-js = записать игры в папку как модули JavaScript
cli-arg-wasm = вместо этого записать в эту папку файл WebAssembly каждой игры и его описание
cli-arg-players = сколько игроков; 1 — одиночный режим. Если не указано — наибольшее число для этой игры
cli-arg-number = сколько партий
cli-arg-seed = одно и то же зерно даёт одни и те же партии
cli-arg-threads = сколько потоков; если не указано — все ядра
cli-arg-solo = один игрок против условного игрока
cli-arg-json = напечатать один объект JSON вместо таблицы

compiling = Компилируются правила игры { $game }
compiling-bots = Компилируются боты игры { $game }
compiling-steps = Компилируются шаги пакетов игры { $game }
compiling-wasm = Перевод { $game } в WebAssembly
compiled = { $game }: правила, боты, шаги пакетов скомпилированы ({ $seconds } с).
compiled-js = Записано в { $folder }: { $count ->
        [one] { $count } файл
        [few] { $count } файла
       *[many] { $count } файлов
    }; импортируют index.js.
wasm-written = Файлы { $game }.wasm и { $game }.json записаны ({ $seconds } с).
compiler-missing = Скомпилированным правилам нужна Numba, а она не установлена: выполните python3 bootstrap.py fast в репозитории или pip install 'ekiben[fast]'.
simulating = Идёт игра
choose-game = Какая игра?
choose-game-again = Введите число от 1 до { $last } или одно из названий: { $names }.
not-positive = Значение { $option } — { $value }; нужно 1 или больше.
solo-is-one = --solo — для одного игрока, а в --players указано { $players }.
bot-unknown = Бота «{ $text }» здесь нет; есть: { $known }.
bot-unknown-near = Бота «{ $text }» здесь нет; есть: { $known }. Может быть, { $near }?
bot-no-budget = «{ $name }» не принимает бюджета; его принимает только search.
bot-bad-budget = «{ $text }» — не бюджет; напишите секунды, например 1s или 0.2s, итерации, например 2000, или то и другое: 2000+0.2s.
bot-returned = «{ $bot }» не выбрал допустимого хода: он вернул { $returned }. Бот возвращает Choice с одним из ходов context.legal.
bot-limit = Боты играют только в игры, где { $what ->
        [seats] мест
        [score-parts] частей счёта
       *[moves] ходов
    } не больше { $limit }; у { $game }: { $size }.
not-an-option = У игры { $game } нет опции { $flag }.
sim-summary = Партий: { $games }, ходов: { $moves }; в секунду ходов: { $moves_per_second }, партий: { $games_per_second }; в самой длинной ходов: { $longest }
sim-capped = { $capped ->
        [1] Одна партия прервана
        [one] { $capped } партия прервана
        [few] { $capped } партии прерваны
        [many] { $capped } партий прервано
       *[other] { $capped } партий прервано
    } по пределу ходов, и счёт подведён как есть.
sim-seat = Место
sim-score = Средний счёт
sim-wins = Победы

cli-backup = Сохранить все столы сервера в файл; сервер может работать дальше.
cli-restore = Вернуть резервную копию в пустую базу данных; остановите сервер, который ею пользуется.
cli-arg-backup-file = файл, который будет записан; его ещё не должно быть
cli-arg-restore-file = файл, записанный командой «ekiben backup»
cli-arg-database = где хранятся столы: файл SQLite (по умолчанию — в вашей папке данных) или postgresql://user:password@host:5432/name
backing-up = Чтение
restoring = Запись
backup-done = В файле { $file }: { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
        [many] { $tables } столов
       *[other] { $tables } столов
    }, { $entries ->
        [one] { $entries } запись
        [few] { $entries } записи
        [many] { $entries } записей
       *[other] { $entries } записей
    }.
restore-done = Из файла { $file } восстановлено: { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
        [many] { $tables } столов
       *[other] { $tables } столов
    }, { $entries ->
        [one] { $entries } запись
        [few] { $entries } записи
        [many] { $entries } записей
       *[other] { $entries } записей
    }.

cli-rules = Прочитать правила игры.
cli-arg-language = язык: en, es, fr или ru
cli-arg-search = показать только разделы с этими словами
rules-nothing-found = По запросу «{ $words }» ничего не найдено.
cli-arg-site-folder = папка для сайта: новая, пустая или от прежнего сайта
site-done = Сайт записан в { $folder }, файлов: { $files }. Посмотреть: «python3 -m http.server --directory { $folder }».
site-no-page = Страница не собрана. «python3 bootstrap.py play» соберёт её или скажет, что мешает.
site-not-empty = В папке { $folder } лежит не сайт Ekiben: выберите новую папку.
site-unwritable = Не удалось записать сайт в { $folder }: { $why }.
