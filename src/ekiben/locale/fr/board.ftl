# What all boards say.

board-menu = Que faire ici
board-cancel = Annuler
board-nearer = Plus près
board-farther = Plus loin
board-moves = Ce que tu peux faire
board-yes = oui
board-no = non
board-total = votre total : { $now } → { $later }
board-printed = Ce qui est imprimé sur le matériel
