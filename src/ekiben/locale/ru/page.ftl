# The page: tables, and who sits there.

page-name = Ваше имя
page-players = Игроки
page-clock = Часы
page-clock-none = без часов
page-clock-quick = 10 минут и по 10 секунд за ход
page-clock-long = час и по 30 секунд за ход
page-clock-days = трое суток и по 12 часов за ход
page-clock-about = Каждому даётся это время на всю партию и добавка за каждый ход. Когда оно кончится, за игрока доиграет бот.
page-away = Если кто-то уйдёт
page-away-wait = его ждут
page-away-easy = его заменяет лёгкий бот
page-away-medium = его заменяет средний бот
page-away-hard = его заменяет сильный бот
page-away-expert = его заменяет бот-эксперт
page-seat-open = свободно, для друга
page-seat-free = пока никого
page-your-tables = Ваши столы
page-state-open = ждут игроков
page-state-running = идёт игра
page-state-over = Партия окончена.
page-import = Посмотреть запись партии
page-import-button = Посмотреть
page-board = Поле
page-news = Что произошло
page-your-turn = Ваш ход.
page-preparing = Боты готовятся на этом компьютере. Это займёт минуту-другую, но только один раз.
page-differs = Этот стол начат по другим правилам, и его нельзя продолжить.
page-private-link = По этой ссылке вы займёте своё место на другом устройстве. Её показывают только один раз; никому её не передавайте.
page-join-rematch = Остальные начали новую партию: перейти к ней
page-sit = Сесть
page-link = Личная ссылка
page-leave = Уйти
page-give-bot = Передать боту
page-undo = Отменить
page-rematch = Сыграть ещё
page-take-over = Занять это место на этом устройстве?
page-take-over-button = Сесть здесь
page-language = Язык
page-who = Кто играет
page-more = Часы и что будет, если кто-то уйдёт
page-lost = Связь прервалась; пробуем снова.
page-back = На главную
page-nowhere = Такой страницы здесь нет.
page-seat-gone = За ваше место теперь играют с другого устройства. Вы смотрите партию.
page-score-now = Счёт, каким он был бы сейчас
page-total-now = итог сейчас
page-decides = ходит
page-turn = Ход: { $name }.
page-seat-menu = Место: { $name }
page-free-seat = Освободить место
page-curtain = { $name }, ваш ход. Пусть никто не смотрит вам через плечо.
page-curtain-rise = Я — { $name }
page-winner = { $count ->
        [1] Победа: { $names }.
       *[other] Победа разделена: { $names }.
    }
page-total = Итого
page-in-tab = Этот стол хранится в этом браузере и больше нигде. Тот, кто им пользуется, может узнать всё скрытое.
page-on-server = Этот стол хранится на сервере: продолжить игру можно на любом устройстве.
page-keep-on-server = Хранить на сервере, чтобы продолжить на другом устройстве
page-kept-here = в этом браузере
page-unkept = Этот браузер ничего не хранит: его память заполнена или это приватное окно. Можно играть дальше, но столы пропадут, когда вы закроете страницу.
page-continue = Продолжить на другом устройстве
page-move-to-server = Продолжить на сервере
page-move-about = Там можно играть дальше с любого устройства. Эта копия при этом закроется.
page-moved = Эта партия продолжается на сервере.
page-moved-go = Перейти к столу
page-brought = Эта партия началась в чьём-то браузере: тот, кто им пользовался, мог узнать всё скрытое или выбрать раздачу.
page-save-table = Сохранить стол в файл
page-save-about = Этот файл можно открыть на главной странице в любом браузере и играть дальше.
page-tables-file = Файл со столами этого браузера
page-tables-save = Сохранить все
page-tables-open = Открыть файл со столами
page-tables-opened = { $count ->
        [0] В этом файле нет ничего нового.
        [one] Добавлен { $count } стол.
        [few] Добавлены { $count } стола.
       *[many] Добавлено { $count } столов.
    }
page-tables-known = { $count ->
        [one] { $count } уже был здесь.
        [few] { $count } уже были здесь.
       *[many] { $count } уже было здесь.
    }
page-no-https = По этому адресу, без HTTPS, браузер не может установить страницу или сохранить её для игры без сети.
