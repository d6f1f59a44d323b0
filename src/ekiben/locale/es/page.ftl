# The page: tables, and who sits there.

page-name = Tu nombre
page-players = Jugadores
page-clock = Reloj
page-clock-none = ninguno
page-clock-quick = 10 minutos, y 10 segundos por turno
page-clock-long = una hora, y 30 segundos por turno
page-clock-days = tres días, y 12 horas por turno
page-clock-about = Cada jugador tiene este tiempo para toda la partida, y algo más en cada turno. Cuando se acaba, lo sustituye un bot.
page-away = Si alguien se va
page-away-wait = se le espera
page-away-easy = lo sustituye un bot fácil
page-away-medium = lo sustituye un bot intermedio
page-away-hard = lo sustituye un bot difícil
page-away-expert = lo sustituye un bot experto
page-seat-open = libre, para un amigo
page-seat-free = aún nadie
page-your-tables = Tus mesas
page-state-open = a la espera de jugadores
page-state-running = en curso
page-state-over = La partida ha terminado.
page-import = Ver el registro de una partida
page-import-button = Verlo
page-board = El tablero
page-news = Qué ha ocurrido
page-your-turn = Es tu turno.
page-preparing = Los bots se están preparando en esta máquina. Tarda uno o dos minutos, una sola vez.
page-differs = Esta mesa empezó con otras reglas y no se puede continuar.
page-private-link = Con este enlace recuperas tu asiento en otro dispositivo. Se muestra una sola vez; no lo compartas.
page-join-rematch = Los demás han empezado otra partida: ir a ella
page-sit = Sentarse
page-link = Enlace privado
page-leave = Irse
page-give-bot = Que juegue un bot
page-undo = Deshacer
page-rematch = Jugar otra vez
page-take-over = ¿Ocupar este asiento en este dispositivo?
page-take-over-button = Sentarse aquí
page-language = Idioma
page-who = Quién juega
page-more = El reloj, y qué pasa cuando alguien se va
page-lost = Se ha perdido la conexión; volviendo a conectar.
page-back = Volver al inicio
page-nowhere = Esta página no existe.
page-seat-gone = Tu asiento se maneja ahora desde otro dispositivo. Estás mirando.
page-score-now = La puntuación tal como sería ahora
page-total-now = total ahora
page-decides = decide
page-turn = Es el turno de { $name }.
page-seat-menu = El asiento de { $name }
page-free-seat = Liberar el asiento
page-curtain = { $name }, es tu turno. Que nadie mire por encima de tu hombro.
page-curtain-rise = Soy { $name }
page-winner = { $count ->
        [one] Gana { $names }.
       *[other] { $names } comparten la victoria.
    }
page-total = Total
page-in-tab = Esta mesa se guarda en este navegador y en ningún otro sitio. Quien lo use podría averiguar todo lo oculto.
page-on-server = El servidor guarda esta mesa: puedes continuarla en cualquier dispositivo.
page-keep-on-server = Guardarla en el servidor para continuar en otro dispositivo
page-kept-here = en este navegador
page-unkept = Este navegador no guarda nada: su almacenamiento está lleno o es una ventana privada. Puedes seguir jugando, pero las mesas se perderán al cerrar la página.
page-continue = Continuar en otro dispositivo
page-move-to-server = Continuar en el servidor
page-move-about = Allí puedes seguir desde cualquier dispositivo. Esta copia quedará cerrada.
page-moved = Esta partida continúa en el servidor.
page-moved-go = Ir a la mesa
page-brought = Esta partida empezó en el navegador de alguien: quien lo usara podía averiguar todo lo oculto o elegir el reparto.
page-save-table = Guardar la mesa como archivo
page-save-about = Cualquier navegador puede abrir el archivo en la página de inicio y seguir desde ahí.
page-tables-file = Mesas de este navegador en un archivo
page-tables-save = Guardarlas todas
page-tables-open = Abrir un archivo de mesas
page-tables-opened = { $count ->
        [0] No hay nada nuevo en este archivo.
        [one] Se ha añadido una mesa.
       *[other] Se han añadido { $count } mesas.
    }
page-tables-known = { $count ->
        [one] Una ya estaba aquí.
       *[other] { $count } ya estaban aquí.
    }
page-no-https = En esta dirección, sin HTTPS, los navegadores no pueden instalar la página ni guardarla para jugar sin conexión.
