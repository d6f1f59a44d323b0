# The command `ekiben serve`.

cli-serve = открыть столы для людей в браузере
serve-arg-host = адрес, на котором ждать соединений (по умолчанию 127.0.0.1 — только эта машина; 0.0.0.0 — все)
serve-arg-port = порт, на котором ждать соединений (по умолчанию { $default })
serve-arg-bus = redis://… если несколько серверов делят одну базу данных
serve-arg-bots = процессы, которые думают за ботов (по умолчанию на один меньше числа ядер)
serve-arg-https = к серверу приходят по https (через прокси), и cookies передаются только так
serve-arg-proxy = сервер стоит за прокси по этим адресам ({ $default }), который сообщает, кто обращается (X-Forwarded-For)
serve-arg-name = отвечать только на это имя хоста; можно указать несколько раз
serve-arg-origin = страницы с этого адреса тоже могут здесь играть; можно указать несколько раз
serve-arg-no-limits = разрешить всем обращаться сколько угодно: для проверок и среди друзей
serve-arg-open = открыть браузер
serve-arg-log-level = насколько подробный журнал вести в stderr, строками JSON
cli-export = записать в файл завершённую партию, сыгранную за столом
cli-import = сохранить запись завершённой партии как стол, чтобы смотреть её в браузере
export-arg-table = название стола или ссылка на него
export-arg-file = новый файл (по умолчанию — напечатать)
export-unwritable = Файл { $file } нельзя записать: { $why }
import-arg-file = запись партии
import-done = Сохранено. На сервере с этой базой данных партию можно смотреть по адресу /t/{ $table }
serve-ready = Ekiben работает: { $address } (Ctrl-C останавливает; все партии сохраняются)
serve-runs-already = Ekiben уже работает: { $address }
serve-port-taken = Порт { NUMBER($port, useGrouping: 0) } занят другой программой. Укажите другой через --port.
serve-no-address = Ждать соединений на { $host }, порт { NUMBER($port, useGrouping: 0) }, нельзя: { $why }
serve-bad-port = Порта { NUMBER($port, useGrouping: 0) } нет; порты — от 1 до 65535.
serve-bad-bots = Значение --bots — { $bots }; допустимо от 1 до 64.
