# Nordic before it begins: in lists of games, when a table is made; its seats, options and parts of the score.

nordic-name = Nordic
nordic-summary = Prenez possession de routes à travers le Nord hivernal et reliez les villes de vos tickets.
nordic-story = L’hiver dans le Nord : réunissez des cartes et prenez avant les autres possession des routes entre Bergen, Mourmansk et Tallinn. Vos tickets secrets disent quelles villes relier ; un ticket manqué coûte ses points.
nordic-players = 2 ou 3 joueurs

nordic-seat-white = Blanc
nordic-seat-red = Bordeaux
nordic-seat-lilac = Turquoise

nordic-option-ferry_sets_stack = sur les ferries, les lots de trois cartes valent pour n’importe quelle case, pas seulement pour les symboles de locomotive
nordic-option-ferry_sets_stack-name = Lots sur tout le ferry

nordic-part-routes-about = marqués en les prenant
nordic-part-connected-about = tickets dont vous avez relié les villes
nordic-part-unconnected-about = tickets manqués
nordic-part-globetrotter-about = pour le plus de tickets reliés
