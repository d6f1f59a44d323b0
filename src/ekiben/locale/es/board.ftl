# What all boards say.

board-menu = Qué hacer aquí
board-cancel = Cancelar
board-close = Cerrar
board-show = Mostrar:
board-more = { $count } más
board-nearer = Acercar
board-farther = Alejar
board-moves = Lo que puedes hacer
board-yes = sí
board-no = no
board-total = tu total: { $now } → { $later }
board-printed = Lo que está impreso en los componentes
