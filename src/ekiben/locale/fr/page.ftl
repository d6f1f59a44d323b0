# The page: tables, and who sits there.

page-name = Votre nom
page-players = Joueurs
page-clock = Pendule
page-clock-none = aucune
page-clock-quick = 10 minutes, et 10 secondes par tour
page-clock-long = une heure, et 30 secondes par tour
page-clock-days = trois jours, et 12 heures par tour
page-clock-about = Chaque joueur a ce temps pour toute la partie, et un peu plus à chaque tour. Quand il est écoulé, un bot prend le relais.
page-away = Si quelqu’un s’en va
page-away-wait = on l’attend
page-away-easy = un bot facile le remplace
page-away-medium = un bot moyen le remplace
page-away-hard = un bot difficile le remplace
page-away-expert = un bot expert le remplace
page-seat-open = libre, pour un ami
page-seat-free = libre
page-your-tables = Vos tables
page-state-open = en attente de joueurs
page-state-running = en cours
page-state-over = La partie est finie.
page-import = Regarder l’enregistrement d’une partie
page-import-button = Le regarder
page-board = Le plateau
page-news = Ce qui s’est passé
page-your-turn = C’est votre tour.
page-preparing = Les bots se préparent sur cette machine. Cela prend une minute ou deux, une seule fois.
page-differs = Cette table a commencé avec d’autres règles et ne peut pas continuer.
page-private-link = Avec ce lien, vous reprenez votre place sur un autre appareil. Il n’est montré qu’une fois ; gardez-le pour vous.
page-join-rematch = Les autres ont commencé une nouvelle partie : les rejoindre
page-sit = S’asseoir
page-link = Lien privé
page-leave = Partir
page-give-bot = Laisser jouer un bot
page-undo = Annuler
page-rematch = Rejouer
page-take-over = Reprendre cette place sur cet appareil ?
page-take-over-button = S’asseoir ici
page-language = Langue
page-who = Qui joue
page-more = La pendule, et ce qui arrive quand quelqu’un s’en va
page-lost = La connexion est perdue ; reconnexion en cours.
page-back = Retour à l’accueil
page-nowhere = Cette page n’existe pas.
page-seat-gone = Votre place est maintenant occupée depuis un autre appareil. Vous regardez la partie.
page-score-now = Le score tel qu’il serait maintenant
page-total-now = total actuel
page-decides = décide
page-turn = C’est à { $name } de jouer.
page-seat-menu = Place : { $name }
page-free-seat = Libérer la place
page-curtain = { $name }, c’est votre tour. Que personne ne regarde par-dessus votre épaule.
page-curtain-rise = Je suis { $name }
page-winner = { $count ->
        [one] { $names } gagne.
       *[other] { $names } partagent la victoire.
    }
page-total = Total
page-in-tab = Cette table est gardée dans ce navigateur, et nulle part ailleurs. Quiconque l’utilise pourrait découvrir tout ce qui est caché.
page-on-server = Le serveur garde cette table : vous pouvez continuer sur n’importe quel appareil.
page-keep-on-server = La garder sur le serveur pour continuer sur un autre appareil
page-kept-here = dans ce navigateur
page-unkept = Ce navigateur ne garde rien : son stockage est plein ou c’est une fenêtre privée. Vous pouvez continuer à jouer, mais les tables seront perdues à la fermeture de la page.
page-continue = Continuer sur un autre appareil
page-move-to-server = Continuer sur le serveur
page-move-about = Vous pourrez y jouer depuis n’importe quel appareil. Cette copie sera alors fermée.
page-moved = Cette partie continue sur le serveur.
page-moved-go = Aller à la table
page-brought = Cette partie a commencé dans le navigateur de quelqu’un : quiconque l’utilisait pouvait découvrir tout ce qui était caché, ou choisir la donne.
page-save-table = Enregistrer la table dans un fichier
page-save-about = N’importe quel navigateur peut ouvrir ce fichier sur la page d’accueil et continuer la partie.
page-tables-file = Tables de ce navigateur dans un fichier
page-tables-save = Les enregistrer toutes
page-tables-open = Ouvrir un fichier de tables
page-tables-opened = { $count ->
        [0] Il n’y a rien de nouveau dans ce fichier.
        [one] Une table a été ajoutée.
       *[other] { $count } tables ont été ajoutées.
    }
page-tables-known = { $count ->
        [one] Une était déjà là.
       *[other] { $count } étaient déjà là.
    }
page-no-https = À cette adresse, sans HTTPS, les navigateurs ne peuvent ni installer la page ni la garder pour jouer hors ligne.
