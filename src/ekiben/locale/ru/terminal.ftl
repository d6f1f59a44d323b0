# Playing and replaying in the terminal: what belongs to no game.

cli-arg-seats = кто играет, например you,medium или you:Anna,you:Ben; без неё программа спросит, а если за клавиатурой никого нет, соперником будет random
cli-arg-deal = сдать партию с этим номером; без него каждая партия новая
cli-arg-load = продолжить сохранённую партию
cli-arg-continue = продолжить незаконченную партию: последнюю, с этим номером или последнюю в этой игре
cli-arg-record = сохранённая партия
cli-arg-to = остановиться после шага N и показать поле
cli-arg-check = только проверить партию и напечатать окончательный счёт

play-which = Какая игра? Есть игры: { $games }. Или --load FILE, чтобы продолжить сохранённую, --continue — незаконченную.
load-fixed = { $option } нельзя указать вместе с { $command }: у сохранённой партии это уже задано.
load-other-game = { $file } — партия игры { $game }.
continue-or-load = Укажите --load FILE или --continue, но не оба сразу.
load-over = { $file } — партия завершена: её покажет ekiben replay.
load-own-bot = В этой партии одно из мест занимает ваш собственный бот «{ $bot }», а сохранённая партия никогда не загружает код бота. Укажите все места заново через --seats.
load-seats = В сохранённой партии { $there ->
        [one] { $there } игрок
        [few] { $there } игрока
        [many] { $there } игроков
       *[other] { $there } игроков
    }, а в --seats { $given }.

continue-none = Незаконченной партии{ $game ->
        [any] {" "}
       *[other] {" "}в { $game }{" "}
    }нет.
continue-which = «{ $which }» — не незаконченная партия; укажите число от 1 до { $last } или название игры.
continue-running = Эта партия идёт в другом окне: { $file }.
continue-broken = Незаконченную партию нельзя продолжить; она отложена в { $file }. { $why }
continue-components =
    Незаконченной партии { $file } нужны её собственные компоненты: ekiben play --continue --components FILE
    { $why }
continue-others = Другие незаконченные партии:
continue-hint = «ekiben play --continue» продолжит последнюю незаконченную партию.

seats-unknown = Игрока «{ $kind }» нет; есть: { $known }.
seats-unknown-near = Игрока «{ $kind }» нет; есть: { $known }. Может быть, { $near }?
seats-only-you-named = Имя можно дать только «you», а «{ $kind }» — нельзя.
seats-bad-name = { $name } не может быть именем: нужно от 1 до { $longest ->
        [one] { $longest } видимого знака
        [few] { $longest } видимых знаков
        [many] { $longest } видимых знаков
       *[other] { $longest } видимых знаков
    }, и нельзя брать { $kinds }.
seats-same-name = У двух мест одно и то же имя: { $names }.
seats-no-you = Никто не играет: хотя бы одно место должно быть «you». Чтобы остальные играли сами: ekiben sim { $game }.
seats-automa-away = «{ $automa }» не играет { $players ->
        [0] без игроков
       *[other] при таком числе игроков: { $players }
    }; он заменяет остальных: --seats you,{ $automa }.
seats-automa-needed = Партия { $players ->
        [1] для одного
        [one] для { $players } игрока
        [few] для { $players } игроков
        [many] для { $players } игроков
       *[other] для { $players } игроков
    } играется против { $automas }, указанного один раз: --seats you,{ $automas }.

setup-players = Сколько игроков?
setup-seat = Игрок { $number }: кто играет и на каком уровне?
setup-person = человек за этим экраном
setup-default = Enter: { $default }
setup-next-time = В следующий раз: { $command }

label-you = вы

welcome-help = Введите номер хода или его текст. «help» — справка, «quit» — выход.
prompt = { "› " }
curtain = Теперь смотреть можно только вам. Enter покажет ваши карты. { "› " }
curtain-falls = Далее:
curtain-fall = Enter спрячет ваши карты. { "› " }

no-such-number = Хода с номером { $number } нет; в списке номера от 1 до { $last }.
nothing-typed = Введите число от 1 до { $last } или текст хода. «help» — справка.
no-undo-over = Партия окончена: ничего нельзя отменить.
undone = Отменено: { $moves }

help-commands =
    Введите ход: его номер в списке или его текст. В одной строке может быть
    несколько ходов: «{ $steps }». Если возможен только
    один ход, его делает Enter.

      undo         отменить вашу последнюю строку, если с тех пор не ходил
                   никто другой и она ничего не открыла
      board        снова показать поле
      moves        снова показать вопрос и возможные ходы
      scores       очки, если бы игра закончилась сейчас
      log          последние ходы; «log 40» или «log all» — больше
      rules        правила: «rules 5» или «rules СЛОВО»
      language     другие языки: «language fr»
      why MOVE     почему ход сейчас невозможен
      help THING   объяснить что-либо: «help { $thing }»
      save FILE    сохранить партию; «save FILE!» перезаписывает файл,
                   просто «save» — снова в тот же файл
      quit         выйти; «quit!» не переспрашивает. «ekiben play --continue»
                   продолжит партию
help-pages = { "" }  Кроме поля можно посмотреть: { $pages }
help-topics = { "THING — это: " }
help-unknown = Ничего с названием «{ $topic }» здесь нет. { $nearest ->
        [none] «help» покажет, что есть.
       *[other] Похожее: { $nearest }
    }

why-what = Что именно? Назовите ход или предмет: «why { $thing }».
why-legal = { $move }: сейчас это можно{ $steps ->
        [1] {""}, это номер { $number }.
       *[other] .
    }

only-move = (Enter)
scores-now = Если бы партия закончилась сейчас:
log-all = all
log-empty = Ещё ничего не произошло.
log-more = … а до этого ещё { $count }; «log all» покажет всё.

rules-which = «rules 5» показывает раздел, «rules СЛОВО» — разделы с этим словом.
language-which = Языки: { $known }. Чтобы выбрать: «language fr».
language-name = русский

save-where = Куда сохранить? Например: save { $file }
save-exists = Файл { $file } уже есть. «save { $file }!» перезапишет его.
save-failed = Файл { $file } нельзя записать: { $why }. Ничего не сохранено.
saved = Сохранено. Чтобы продолжить в другой раз: ekiben play --load { $file }
saved-over = Сохранено. Чтобы посмотреть ещё раз: ekiben replay { $file }
save-hint = save { $file }
quit-sure = Партия не сохранена («{ $hint }» сохранит). Всё равно выйти? (д/н) { "› " }
leave-sure = Выйти? Партия сохранена; «ekiben play --continue» продолжит её. (д/н) { "› " }
quit-not = Вы остаётесь.
yes = д да y yes
farewell = До свидания.
farewell-autosaved = До свидания. Чтобы продолжить партию: ekiben play --continue (она сохранена в { $file })
autosave-failed = Партию нельзя сохранять по ходу игры: { $why }. Перед выходом «{ $hint }» сохранит её.
farewell-unsaved = До свидания. Партия не сохранена; в следующий раз «{ $hint }» сохранит её перед уходом.

result-title = Окончательный подсчёт очков
result-won = Победа, очков { $points }:
result-shared = Победа разделена, очков у каждого { $points }:
over-commands = Партия окончена. «{ $hint }» сохранит запись, «log all» расскажет всё ещё раз; Enter — выход.
over-no-move = Партия окончена: ходов больше нет.

replay-negative = Значение --to — { $number }; нужно 0 или больше.
replay-too-far = Значение --to — { $to }, а в записи { $moves ->
        [one] { $moves } шаг
        [few] { $moves } шага
        [many] { $moves } шагов
       *[other] { $moves } шагов
    }.
replay-after = После шага { $moves }.
check-unfinished = { $moves ->
        [one] { $moves } шаг
        [few] { $moves } шага
        [many] { $moves } шагов
       *[other] { $moves } шагов
    }, всё в порядке; партия не завершена. Если подсчитать очки сейчас:
