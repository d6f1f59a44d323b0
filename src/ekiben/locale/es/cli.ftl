# The command line.

cli-description = Juegos de mesa de trenes para personas y programas. Sin comando: jugar en el navegador.
cli-unknown-command = No existe el comando ni el juego «{ $word }»; «ekiben --help» enumera los comandos.
cli-unknown-command-near = No existe el comando ni el juego «{ $word }»; «ekiben --help» enumera los comandos. ¿Querías decir { $near }?
cli-play = Juega una partida en la terminal.
cli-sim = Juega partidas al azar y muestra qué ha salido.
cli-replay = Muestra o comprueba una partida guardada.
cli-scenario = Ejecuta escenarios: posiciones, jugadas y lo que debe cumplirse.
cli-components = Muestra el archivo de componentes de un juego, o comprueba otro.
cli-compile = Compila ahora las reglas, los bots y los pasos de los lotes; si no, ocurre la primera vez que hacen falta.
cli-site = Escribe un sitio estático: los juegos en el navegador, para cualquier servidor web.
cli-arg-game = el juego: { $games }
cli-arg-components = un archivo de componentes con el que jugar, entero o solo lo que cambia
cli-arg-scenarios = archivos de escenarios, o carpetas con ellos
cli-arg-verbose = nombra también los que han pasado

components-good = { $file } es válido. Su huella es { $digest }.

cli-arg-games = los juegos que compilar; todos, si no se nombra ninguno
cli-arg-js = escribe los juegos como módulos de JavaScript en una carpeta
cli-arg-wasm = escribir en esta carpeta un archivo WebAssembly de cada juego y su descripción, en vez de compilar
cli-arg-players = cuántos juegan; 1 es el modo solitario. Si no se indica, los más que admite el juego
cli-arg-number = cuántas partidas
cli-arg-seed = la misma semilla da las mismas partidas
cli-arg-threads = cuántos hilos; si no se indica, todos los núcleos
cli-arg-solo = un jugador contra el automa
cli-arg-json = muestra un objeto JSON en lugar de una tabla

compiling = Compilando las reglas de { $game }
compiling-bots = Compilando los bots de { $game }
compiling-steps = Compilando los pasos de los lotes de { $game }
compiling-wasm = Traduciendo { $game } a WebAssembly
compiled = { $game }: reglas, bots y pasos de lotes compilados ({ $seconds } s).
compiled-js = { $count ->
        [one] Un archivo escrito
       *[other] { $count } archivos escritos
    } en { $folder }; el que se importa es index.js.
wasm-written = { $game }.wasm y { $game }.json están escritos ({ $seconds } s).
compiler-missing = Las reglas compiladas necesitan Numba, que no está instalado: ejecute python3 bootstrap.py fast en el repositorio, o pip install 'ekiben[fast]'.
simulating = Jugando
choose-game = ¿Qué juego?
choose-game-again = Escribe un número del 1 al { $last }, o uno de { $names }.
not-positive = { $option } es { $value }; debe ser 1 o más.
solo-is-one = --solo es para un jugador, pero --players dice { $players }.
bot-unknown = Aquí no hay ningún bot «{ $text }»; hay: { $known }.
bot-unknown-near = Aquí no hay ningún bot «{ $text }»; hay: { $known }. ¿Querías decir { $near }?
bot-no-budget = «{ $name }» no admite presupuesto; solo search lo admite.
bot-bad-budget = «{ $text }» no es un presupuesto; escribe segundos, como 1s o 0.2s, iteraciones, como 2000, o ambas cosas: 2000+0.2s.
bot-returned = «{ $bot }» no eligió ninguna jugada legal: devolvió { $returned }. Un bot devuelve un Choice con una de las de context.legal.
bot-limit = Los bots pueden jugar a juegos con { $limit } { $what ->
        [seats] asientos
        [score-parts] partes de puntuación
       *[moves] jugadas
    } como máximo; { $game } tiene { $size }.
not-an-option = { $flag } no es una opción de { $game }.
sim-summary = { $games } partidas, { $moves } jugadas; { $moves_per_second } jugadas y { $games_per_second } partidas por segundo; la más larga, { $longest } jugadas
sim-capped = { $capped ->
     [one] Una partida acabó
    *[other] { $capped } partidas acabaron
    } por el límite de turnos, con la puntuación de ese momento.
sim-seat = Asiento
sim-score = Media puntos
sim-wins = Victorias

cli-backup = Guarda todas las mesas de un servidor en un archivo; el servidor puede seguir en marcha.
cli-restore = Pone una copia de seguridad en una base de datos vacía; detén el servidor que la usa.
cli-arg-backup-file = el archivo que escribir; no debe existir todavía
cli-arg-restore-file = un archivo escrito por «ekiben backup»
cli-arg-database = dónde se guardan las mesas: un archivo SQLite (por defecto, uno en tu carpeta de datos) o postgresql://user:password@host:5432/name
backing-up = Leyendo
restoring = Escribiendo
backup-done =
    { $file } tiene { $tables ->
        [one] una mesa
       *[other] { $tables } mesas
    } con { $entries ->
        [one] una entrada
       *[other] { $entries } entradas
    }.
restore-done =
    { $tables ->
        [one] Una mesa
       *[other] { $tables } mesas
    } con { $entries ->
        [one] una entrada
       *[other] { $entries } entradas
    }, procedentes de { $file }.

cli-rules = Leer las reglas de un juego.
cli-arg-language = el idioma: en, es, fr o ru
cli-arg-search = mostrar solo las secciones con estas palabras
rules-nothing-found = No hay nada sobre «{ $words }».
cli-arg-site-folder = la carpeta del sitio: una nueva, una vacía o la de un sitio anterior
site-done = El sitio está en { $folder }: { $files } archivos. Para verlo: «python3 -m http.server --directory { $folder }».
site-no-page = La página no se ha construido. «python3 bootstrap.py play» la construye o dice qué lo impide.
site-not-empty = { $folder } contiene algo que no es un sitio de Ekiben: elige una carpeta nueva.
site-unwritable = No se puede escribir el sitio en { $folder }: { $why }.
