# The command `ekiben serve`.

cli-serve = ofrece mesas para personas, en el navegador
serve-arg-host = la dirección en la que escuchar (por defecto: 127.0.0.1, solo esta máquina; 0.0.0.0: todas)
serve-arg-lan = deja jugar también a los dispositivos de tu red local y muestra la dirección para ellos; si Ekiben no encuentra la correcta, indica la dirección (ADDRESS) que este ordenador tiene en ella
serve-arg-port = el puerto en el que escuchar (por defecto: { $default })
serve-arg-bus = redis://… si varios servidores comparten una base de datos
serve-arg-bots = ofrece también tus propios bots: MODULE:NAME, varios separados por comas; solo en un juego: nordic=MODULE:NAME
serve-arg-bot-processes = procesos que piensan por los bots (por defecto: uno menos que núcleos haya)
serve-arg-components = juega con los componentes de un archivo en todas las mesas nuevas que no traigan otros
serve-arg-https = el sitio se sirve por HTTPS (a través de un proxy); marca las cookies como Secure
serve-arg-proxy = confía en el X-Forwarded-For de los proxies en estas direcciones (por defecto: { $default })
serve-arg-name = responde solo a este nombre de host; se puede indicar varias veces
serve-arg-origin = las páginas de esta dirección también pueden jugar aquí; se puede indicar varias veces
serve-arg-no-limits = deja que todos pregunten tan a menudo como quieran: para pruebas y entre amigos
serve-arg-open = abre el navegador
serve-arg-log-level = cuánto se anota, en stderr, como líneas de JSON
cli-export = escribe el registro de una partida acabada que se jugó en una mesa
cli-import = guarda el registro de una partida acabada como una mesa, para verla en el navegador
export-arg-table = el nombre de la mesa, o su enlace
export-arg-file = el archivo nuevo que escribir (por defecto: se muestra)
export-arg-components = escribe ahí también el archivo de componentes de la mesa: lo necesita un registro hecho con otros componentes
export-unwritable = No se puede escribir { $file }: { $why }
import-arg-file = el registro
import-done = Guardado. Con un servidor en esta base de datos se puede ver en /t/{ $table }
serve-ready = Ekiben está en { $address } (Ctrl-C lo termina; todas las partidas se conservan)
serve-ready-lan = En tu red doméstica los demás abren { $address }
serve-runs-already = Ekiben ya está en marcha, en { $address }
serve-port-taken = Otro programa ocupa el puerto { NUMBER($port, useGrouping: 0) }. Indica otro con --port.
serve-no-address = No se puede escuchar en { $host }, puerto { NUMBER($port, useGrouping: 0) }: { $why }
serve-lan-none = Parece que este ordenador no está en ninguna red local. Si lo está, indica su dirección en ella, por ejemplo --lan 192.168.1.20.
serve-lan-address = { $address } no es una dirección de una red local, como 192.168.1.20. Para escuchar en otra dirección, usa --host.
serve-lan-not-with = --lan elige la dirección en la que escuchar y sirve HTTP sin cifrar: no se puede combinar con { $option }.
serve-runs-without-lan = Ekiben ya está en marcha en el puerto { NUMBER($port, useGrouping: 0) }, pero no para la red local. Termínalo (Ctrl-C) e inícialo con --lan.
serve-bad-port = No existe el puerto { NUMBER($port, useGrouping: 0) }; los puertos van del 1 al 65535.
serve-bad-bot-processes = --bot-processes es { $processes }; puede ser de 1 a 64.
serve-bad-bot = «{ $bot }» no es un bot tuyo: indícalo como MODULE:NAME. El número de procesos de los bots es --bot-processes.
serve-bad-components = --components es { $given }; nombra un juego y un archivo, como { $game }=mio.toml.
serve-no-page = La página de este servidor no se ha construido. Inícialo con «python3 play.py», que la construye o dice qué lo impide. Entretanto se puede jugar en la terminal: «ekiben play».
