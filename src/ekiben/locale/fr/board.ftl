# What all boards say.

board-menu = Que faire ici
board-cancel = Annuler
board-close = Fermer
board-show = Afficher :
board-more = { $count } de plus
board-nearer = Agrandir
board-farther = Réduire
board-moves = Ce que vous pouvez faire
board-yes = oui
board-no = non
board-total = votre total : { $now } → { $later }
board-printed = Ce qui est imprimé sur le matériel
