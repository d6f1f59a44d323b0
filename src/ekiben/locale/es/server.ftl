# The server: where tables are kept, and what it says to those who ask.

store-unusable = No se pueden guardar las mesas en { $place }: { $why }
store-closed = El servidor se está cerrando; ya no se guarda nada más.
store-newer = Estas mesas las escribió un Ekiben más nuevo: su formato es el número { $found }, y este conoce hasta el { $known }. Inicia el más nuevo o indica otro archivo.

refused-not-your-turn = Ahora decide otro jugador.
refused-game-over = La partida ha terminado.
refused-stale = La partida ha avanzado desde que miraste; inténtalo otra vez.
table-differs =
    { $number ->
        [0] Esta mesa se empezó con otros componentes, así que no se puede continuar aquí.
       *[other] Con las reglas de hoy, esta mesa sale distinta a partir de la entrada { $number }, así que no se puede continuar.
    }

store-no-package = Las mesas en PostgreSQL necesitan paquetes que no están instalados. Ejecuta: python3 bootstrap.py host, o instala ekiben[host]. Sin ellos, indica la ruta de un archivo.
store-bad-address = No se entiende la dirección de la base de datos. Escribe postgresql://user:password@host:5432/name; en una contraseña, escribe @ como %40, / como %2F, : como %3A, ? como %3F, # como %23 y % como %25.
store-uncertain = La conexión con { $place } se perdió mientras se guardaba algo: quizá esté guardado, quizá no. Vuelve a mirar antes de repetirlo.
store-unknown-kind = Aquí no hay bases de datos del tipo «{ $kind }». Indica la ruta de un archivo o postgresql://user:password@host:5432/name.
store-nothing-there = No existe la base de datos { $place }. Indica la de tu servidor con --database.

bus-no-package = Varios procesos del servidor necesitan paquetes que no están instalados. Ejecuta: python3 bootstrap.py host, o instala ekiben[host]. Sin ellos, inicia un solo proceso.
bus-bad-address = No se entiende la dirección de Redis. Escribe redis://:password@host:6379/0, rediss://… para una conexión cifrada o unix:///path/of/the/socket; en una contraseña, escribe @ como %40, / como %2F, : como %3A, ? como %3F, # como %23 y % como %25.
bus-unusable = No se puede usar Redis en { $place }: { $why }
bus-silent = no hay respuesta
bus-gone = Redis en { $place } ha desaparecido: { $why } Hasta que vuelva, los procesos tardarán en notar lo que ocurre en los demás.
bus-back = Redis en { $place } ha vuelto.

refused-not-begun = La partida empezará cuando todos los asientos estén ocupados.
refused-needs-server = Esta mesa necesita un servidor: solo allí pueden sentarse personas que están lejos y correr relojes.
refused-not-over = La partida aún no ha terminado.
refused-no-table = No existe esa mesa. Puede que haya caducado: una mesa donde nadie empezó a jugar se retira al cabo de un tiempo.
refused-no-seat = No existe ese asiento; esta mesa tiene { $seats }.
refused-not-your-seat = No estás en ese asiento.
refused-not-your-table = Solo quienes jugaron aquí pueden hacer esto.
refused-not-host = Solo el anfitrión de la mesa puede hacer esto.
refused-bot-plays = Ahora un bot juega en este asiento.
refused-seat-taken = Ese asiento es de otra persona.
refused-seat-here = { $name } está ahí; solo se puede dar a otro un asiento cuyo jugador se ha ido.
refused-one-hand = Ya ocupas un asiento aquí; en una partida empezada nadie puede ver las cartas de dos jugadores.
refused-automa-stays = El automa es parte del juego; nadie más puede ocupar su asiento.
refused-full = Todos los asientos están ocupados. Puedes mirar.
seat-taken-over = Ahora juegas como { $name } en otro dispositivo. Aquí puedes mirar.
refused-link = Este enlace ya no vale: se creó uno más nuevo, o el asiento se dio a otra persona.
refused-name = Un nombre tiene de 1 a { $longest } letras.
refused-level = Aquí no hay ningún bot «{ $level }»; hay: { $known }.
refused-automas = { $game } con { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    } { $automas ->
        [0] no tiene automa
        [one] tiene un automa
       *[other] tiene { $automas } automas
    }.
refused-record = No se puede aceptar este registro: { $why }
refused-components = Este registro se jugó con otros componentes: necesita el archivo de componentes con la huella { $theirs }, y este tiene { $ours }.
refused-running = El registro de una partida está disponible cuando termina: contiene las cartas ocultas.
refused-replay = Una partida se puede ver jugada a jugada cuando ha terminado.
refused-no-move = No existe la jugada { $number }; jugadas de esta partida: { $moves }.
refused-origin = Esta página pertenece a otro sitio y no puede jugar aquí.
refused-too-often = Demasiado a la vez; espera { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
refused-busy = Ahora mismo no se puede acceder a las mesas; no ha cambiado nada. Vuelve a intentarlo dentro de un momento.
refused-form = La petición está mal formada: { $why }
refused-broken = Algo ha fallado en el servidor; no ha cambiado nada. El error consta en su registro de errores.

backup-exists = { $file } ya existe, y una copia de seguridad no sustituye nada. Indica otro nombre.
backup-unwritable = No se puede escribir la copia de seguridad en { $file }: { $why }
backup-missing = No existe el archivo { $file }.
backup-other-file = { $file } no es una copia de seguridad. Indica un archivo escrito por «ekiben backup».
backup-unusable = No se puede restaurar { $file }: { $why }. No ha cambiado nada. Indica otra copia de seguridad.
backup-torn = está dañado y falta algo
restore-not-empty = En esta base de datos ya hay mesas, y una copia de seguridad no sustituye nada. No ha cambiado nada. Indica una base de datos vacía con --database.
refused-unfinished = Este registro es de una partida sin terminar; aquí solo se pueden traer partidas acabadas.
refused-moved = La partida continúa en el servidor; esta copia de la mesa está cerrada.
refused-tables-file = No se ha importado nada: { $count ->
        [one] una mesa del archivo no se puede aceptar.
       *[other] { $count } mesas del archivo no se pueden aceptar.
    }
    { $mistakes }
tables-file = El archivo de mesas
