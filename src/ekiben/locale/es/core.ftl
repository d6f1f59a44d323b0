# Texts that belong to no game.

labelled = { $label }: { $text }
level-easy = Bot fácil
level-medium = Bot intermedio
level-hard = Bot difícil
level-expert = Bot experto

## The people behind the bots

cast-akiko = Akiko
cast-amara = Amara
cast-bruno = Bruno
cast-chidi = Chidi
cast-elif = Elif
cast-ines = Ines
cast-ingrid = Ingrid
cast-jun = Jun
cast-kofi = Kofi
cast-leila = Leila
cast-mateo = Mateo
cast-noor = Noor
cast-ole = Ole
cast-priya = Priya
cast-tove = Tove
cast-wanda = Wanda

unknown-move = «{ $text }» no es una jugada aquí. Lo más parecido: { $nearest }
illegal-move = { $move }: { $why }
moves-too-far = Después de «{ $head }» decide otra persona o se ve algo nuevo: juega eso primero y luego «{ $rest }».
no-undo-nothing-played = No hay ninguna jugada que deshacer.
no-undo-something-was-seen = Esa jugada mostró algo aleatorio u oculto: no se puede deshacer.
no-undo-other-player = Otro jugador ha jugado desde entonces: solo se pueden deshacer las jugadas propias.

record-arranged = Una posición dispuesta a mano no tiene registro: un registro parte de una semilla.
record-no-record = Esto no es un registro: la primera línea debe ser «{ $title }».
record-bad-header = «{ $line }» no es una línea de cabecera; se conocen { $keys }, y después una línea vacía.
record-key-twice = { $key } aparece dos veces.
record-missing = En la cabecera falta { $keys }.
record-not-whole = { $key } es «{ $value }»; debe ser un número entero.
record-rules = El registro se hizo con la versión { $version } de las reglas; esta es la versión { $here }.
record-components = El registro se hizo con otros componentes ({ $theirs }, aquí { $ours }); indica su archivo con --components.
components-file = El archivo de componentes
components-mistakes = { $source } tiene { $count ->
        [one] 1 error
       *[other] { $count } errores
    }:
components-more-mistakes = y { $count } más
record-bad-line = «{ $line }» no es una jugada; una línea tiene esta forma: «12. buy 6a».
record-bad-number = La jugada lleva el número { $number }, pero toca el { $expected }.
record-result = La cabecera da el resultado «{ $stated }», pero las jugadas llevan a «{ $reached }».
file-unreadable = No se puede leer { $file }: { $why }.
file-too-large = { $file } no es un registro: es demasiado grande.
file-no-text = { $file } no es un registro: no es texto.

unknown-game = no existe el juego { $name }. Los juegos son: { $names }.
unknown-game-near = no existe el juego { $name }. Los juegos son: { $names }. ¿Querías decir { $near }?
bad-options = las opciones se dan por su nombre, cada una True o False, no como { $options }
option-unknown = { $game } no tiene la opción { $option }; tiene: { $known }
option-no-flag = la opción { $option } es { $value }; debe ser True o False
option-players = la opción { $option } no es para una mesa de { $players }; es para: { $counts }
bad-players = { $game } es para { $counts } jugadores, no { $players }
bad-names = { $seats } asientos necesitan otros tantos nombres, no { $names }
bad-name = un asiento no puede llamarse { $name }: un nombre es una línea de texto visible sin comas
bad-seed = una semilla es un número entero de 0 a { $most }, no { $seed }
bad-count = un lote tiene al menos uno de { $name }, no { $count }
bad-seeds = un lote de { $games } partidas recibe otras tantas semillas, no { $seeds }
bad-actions = un lote de { $games } partidas recibe otros tantos números enteros como acciones, no { $given }

# What any game says that has no words of its own for it.
ask = ¿Qué haces?
reason-game-over = la partida ha terminado.
reason-no-such-move = no hay ninguna jugada número { $number }.
reason-not-now = eso no es posible ahora.
