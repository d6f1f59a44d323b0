# Zero-Kei before it begins: in lists of games, when a table is made; its seats, options and parts of the score.

zero-kei-name = Zero-Kei
zero-kei-summary = Construisez la première ligne du Shinkansen, d’Osaka à Tokyo, à temps pour les Jeux de 1964.
zero-kei-story = Japon, 1959 : cinq ans pour construire le Shinkansen d’Osaka à Tokyo avant le début des Jeux. Achetez des wagons pour votre train, préparez avec eux le terrain, construisez des gares, posez des voies et desservez les villes qui vaudront le plus.
zero-kei-players = 1 à 4 joueurs

zero-kei-seat-green = Vert
zero-kei-seat-yellow = Jaune
zero-kei-seat-red = Rouge
zero-kei-seat-blue = Bleu
zero-kei-automa-hideo = Hideo
zero-kei-against-automa = Contre Hideo

zero-kei-option-hard = le mode solo plus difficile : 7 yens pour vous, 7 points pour Hideo
zero-kei-option-hard-name = Hideo joue en difficile
zero-kei-option-hard-of = Hideo
zero-kei-option-hard-off = normal
zero-kei-option-hard-on = difficile

zero-kei-part-points-about = marqués pendant la partie
zero-kei-part-cities-about = chaque ville de chaque wagon, à sa valeur
zero-kei-part-venues-about = les villes des sites où vous avez le plus de vasques
zero-kei-part-connected-about = la plus longue séquence de villes avec voie
zero-kei-part-cauldrons-about = vasques non placées
zero-kei-part-yen-about = yens restants
zero-kei-part-track_tokens-about = voies non posées
