# What all boards say.

board-menu = Qué hacer aquí
board-cancel = Cancelar
board-nearer = Acercar
board-farther = Alejar
