# The arena and the study.

cli-arena = Fait jouer des bots entre eux et dit leur force.
cli-study = Fait jouer des bots et dit ce qui se passe dans leurs parties.
cli-arg-bots = les bots, séparés par des virgules : random, greedy, search:1s, search:2000, … Le dernier occupe les places restantes
cli-arg-arena-games = combien de parties au moins : chaque donne est jouée dans toutes les dispositions des bots
cli-arg-arena-seed = la même graine donne les mêmes donnes
cli-arg-processes = combien de parties sont jouées à la fois ; autant qu’il y a de cœurs, si rien n’est indiqué
cli-arg-results = un fichier où garder chaque partie ; un second lancement avec lui reprend la suite
cli-arg-plot = une image à dessiner, dont le nom finit par .svg, .png ou .pdf
cli-arg-all = toutes les lignes des tableaux, pas seulement les premières

arena-missing = Il faut pour cela { $package }, qui n’est pas installé ici. Lancez : python3 bootstrap.py arena

results-foreign = { $file } ne contient pas les résultats d’une arène. Rien n’a été écrit ; indiquez un autre fichier.
results-other = { $file } contient les résultats d’une autre arène : { $key } y vaut { $there }, mais { $here } ici. Indiquez un autre fichier.
results-line = La ligne { $line } de { $file } n’est pas un résultat. Le fichier est endommagé ; indiquez-en un autre.
results-in-use = Une autre arène écrit dans { $file }. Attendez qu’elle finisse, ou indiquez un autre fichier.
results-unreadable = { $file } est inutilisable : { $why }

arena-summary = { $games } parties : { $deals } donnes, chacune jouée dans { $arrangements ->
     [1] une disposition
     [2] les deux dispositions
    *[other] les { $arrangements } dispositions
    } des bots. À côté d’un chiffre : son intervalle à 95 %.
arena-automa = l’automate
arena-wrong = { $bot } ne doit pas faire cela : { $illegal } coups illégaux, { $late } coups hors délai.

study-summary = { $games } parties. À force égale, chacun gagnerait { $fair }. À côté d’un chiffre : son intervalle à 95 %.
study-more = … et { $rows } de plus ; --all les montre
study-moves = coups
study-move-groups = groupes de coups

column-bot = Bot
column-games = Parties
column-won = Gagne %
column-interval = 95 %
column-fair = Équité %
column-times = Fois
column-elo = Elo
column-score = Score moyen
column-pair = Paire
column-meetings = Duels
column-better = Premier meilleur %
column-seat = Place
column-moves = Coups
column-forced = Forcés
column-seconds = s/coup
column-longest = Record
column-iterations = Itér./s
column-illegal = Illégaux
column-late = Retards
column-who = Qui
column-number = Combien
column-mean = Moyenne
column-deviation = écart type
column-spread = ±
column-least = Min.
column-most = Max.
column-winners = Gagnants
column-others = Autres
column-count = Nombre
column-in-games = En parties %
column-points = Points
column-win-share-then = et gagné

plot-arena = { $game }, { $players ->
     [one] un joueur
    *[other] { $players } joueurs
    } : le classement après { $games } parties
plot-study = { $game }, { $players ->
     [one] un joueur
    *[other] { $players } joueurs
    }, { $games } parties : parties gagnées par place
plot-elo = Elo au-dessus de la moyenne du groupe, avec intervalles à 95 %
plot-won = gagné { $share } ({ $low }–{ $high })
plot-win-share = part de parties gagnées, avec intervalles à 95 % ; en pointillé : entre égaux
plot-games-share = part de parties, avec intervalles à 95 %
plot-ending = { $file } n’est pas une image que l’on peut dessiner ; son nom doit finir par { $endings }.
plot-folder = { $file } : ce dossier n’existe pas.
