# Games on a cluster, and bots of one's own.

cli-arg-on = играть на кластере: адрес планировщика Dask, например tcp://host:8786

bot-own-failed = Не удалось создать бота «{ $text }». { $why }
bot-own-no-player = «{ $text }» создаёт { $made }, а это не игрок: у него нет метода choose.

cluster-missing = Для кластера нужен пакет distributed, а он здесь не установлен. Запустите: python3 bootstrap.py research
cluster-processes = --processes — для этой машины; на кластере процессов столько, сколько у его исполнителей. Укажите что-то одно: --processes или --on.
cluster-address = «{ $address }» — не адрес планировщика Dask; он выглядит так: tcp://host:8786.
cluster-silent = По адресу { $address } не отвечает планировщик Dask. Запустите его так: dask scheduler. { $why }
cluster-version = Этот кластер не может сыграть эти партии: у { $who } { $name } { $there }, а здесь { $here }. На всех машинах нужно одно и то же.
cluster-nothing = не установлено
cluster-code = У исполнителя { $who } другие правила или боты { $game }, чем на этой машине. Установите там такой же Ekiben и запустите его снова.
cluster-no-workers = По адресу { $address } никто не работает: ждём исполнителя (запустите его так: dask worker { $address }). Ctrl-C — конец; то, что в --file, остаётся.
cluster-lost = Планировщик по адресу { $address } пропал. То, что в --file, остаётся; запустите ещё раз, чтобы продолжить.
cluster-killed = Исполнители раз за разом гибли на одной и той же партии, поэтому её оставили. Возможно, им не хватает памяти. То, что в --file, остаётся; запустите ещё раз, чтобы продолжить.
cluster-player = Бота «{ $text }» нельзя отправить на кластер: { $why }
cluster-game-failed = Партия на кластере не удалась. { $why }
