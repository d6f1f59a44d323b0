# What all boards say.

board-menu = Que faire ici
board-cancel = Annuler
board-nearer = Plus près
board-farther = Plus loin
