# The server: where tables are kept, and what it says to those who ask.

store-unusable = Les tables ne peuvent pas être gardées dans { $place } : { $why }
store-closed = Le serveur se ferme ; plus rien n’est gardé.
store-newer = Ces tables ont été écrites par un Ekiben plus récent : leur format est le numéro { $found }, et celui-ci connaît le { $known }. Lancez le plus récent, ou indiquez un autre fichier.

refused-not-your-turn = C’est à un autre joueur de décider.
refused-game-over = La partie est finie.
refused-stale = La partie a avancé depuis ; réessayez.
table-differs =
    { $number ->
        [0] Cette table a été commencée avec d’autres composants, elle ne peut donc pas être continuée ici.
       *[other] Avec les règles d’aujourd’hui, cette table se déroule autrement à partir de l’entrée { $number }, elle ne peut donc pas être continuée.
    }

store-no-package = Les tables dans PostgreSQL demandent des paquets qui ne sont pas installés. Lancez : python3 bootstrap.py host, ou installez ekiben[host]. Sans eux, indiquez le chemin d’un fichier.
store-bad-address = L’adresse de la base de données est illisible. Écrivez postgresql://user:password@host:5432/name ; dans un mot de passe, écrivez %40 pour @, %2F pour /, %3A pour « : », %3F pour « ? », %23 pour # et %25 pour %.
store-uncertain = La connexion à { $place } s’est perdue pendant un enregistrement : peut-être est-il gardé, peut-être pas. Regardez avant de recommencer.
store-unknown-kind = Il n’y a pas ici de base de données du type « { $kind } ». Indiquez le chemin d’un fichier, ou postgresql://user:password@host:5432/name.
store-nothing-there = Il n’y a pas de base de données { $place }. Indiquez celle de votre serveur avec --database.

bus-no-package = Plusieurs processus du serveur demandent des paquets qui ne sont pas installés. Lancez : python3 bootstrap.py host, ou installez ekiben[host]. Sans eux, ne lancez qu’un processus.
bus-bad-address = L’adresse de Redis est illisible. Écrivez redis://:password@host:6379/0, rediss://… pour une connexion chiffrée ou unix:///path/of/the/socket ; dans un mot de passe, écrivez %40 pour @, %2F pour /, %3A pour « : », %3F pour « ? », %23 pour # et %25 pour %.
bus-unusable = Redis est inutilisable à { $place } : { $why }
bus-silent = il n’y a pas de réponse
bus-gone = Redis à { $place } a disparu : { $why } Jusqu’à son retour, les processus remarquent plus tard ce qui se passe chez les autres.
bus-back = Redis à { $place } est revenu.

refused-not-begun = La partie commence quand toutes les places sont prises.
refused-needs-server = Cette table a besoin d’un serveur : là seulement peuvent s’asseoir des personnes éloignées et tourner des pendules.
refused-not-over = La partie n’est pas encore finie.
refused-no-table = Cette table n’existe pas. Elle a peut-être expiré : une table où personne n’a commencé à jouer est retirée au bout d’un moment.
refused-no-seat = Cette place n’existe pas ; cette table en a { $seats }.
refused-not-your-seat = Vous n’êtes pas à cette place.
refused-not-your-table = Seuls ceux qui ont joué ici peuvent faire cela.
refused-not-host = Seul l’hôte de la table peut faire cela.
refused-bot-plays = Un bot joue maintenant à cette place.
refused-seat-taken = Quelqu’un d’autre est à cette place.
refused-seat-here = { $name } est là ; seule une place dont le joueur est absent peut être donnée à un autre.
refused-one-hand = Vous êtes déjà assis ici ; dans une partie commencée, personne ne peut voir les cartes de deux joueurs.
refused-automa-stays = L’automate fait partie du jeu ; personne d’autre ne peut prendre sa place.
refused-full = Toutes les places sont prises. Vous pouvez regarder.
seat-taken-over = Vous jouez maintenant sur un autre appareil ({ $name }). Ici, vous pouvez regarder.
refused-link = Ce lien n’est plus valable : un plus récent a été créé, ou la place a été donnée.
refused-name = Un nom a de 1 à { $longest } lettres.
refused-level = Il n’y a pas ici de bot « { $level } » ; il y a : { $known }.
refused-automas = { $game } à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } { $automas ->
        [0] n’a pas d’automate
        [one] a un automate
       *[other] a { $automas } automates
    }.
refused-record = Cet enregistrement ne peut pas être accepté : { $why }
refused-components = La partie de cet enregistrement a été jouée avec d’autres composants : il lui faut le fichier de composants d’empreinte { $theirs } ; celui-ci a { $ours }.
refused-running = L’enregistrement d’une partie est disponible quand elle est finie : il contient les cartes cachées.
refused-replay = Une partie se revoit coup par coup quand elle est finie.
refused-no-move = Il n’y a pas de coup { $number } ; coups de cette partie : { $moves }.
refused-origin = Cette page appartient à un autre site et ne peut pas jouer ici.
refused-too-often = Trop à la fois ; attendez { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
refused-busy = Les tables sont injoignables pour le moment ; rien n’a été changé. Réessayez dans un instant.
refused-form = La requête est mal formée : { $why }
refused-broken = Une erreur s’est produite sur le serveur ; rien n’a changé. Elle figure dans son journal.

backup-exists = { $file } existe déjà, et une sauvegarde ne remplace rien. Indiquez un autre nom.
backup-unwritable = La sauvegarde ne peut pas être écrite dans { $file } : { $why }
backup-missing = Il n’y a pas de fichier { $file }.
backup-other-file = { $file } n’est pas une sauvegarde. Indiquez un fichier écrit par « ekiben backup ».
backup-unusable = { $file } ne peut pas être restauré : { $why }. Rien n’a changé. Indiquez une autre sauvegarde.
backup-torn = il est endommagé, et il en manque une partie
restore-not-empty = Il y a déjà des tables dans cette base de données, et une sauvegarde ne remplace rien. Rien n’a changé. Indiquez une base de données vide avec --database.
refused-unfinished = Cet enregistrement est celui d’une partie inachevée ; on ne peut importer ici que des parties finies.
refused-moved = La partie continue sur le serveur ; cette copie de la table est fermée.
refused-tables-file = Rien n’a été importé : { $count ->
        [one] une table du fichier ne peut pas être acceptée.
       *[other] { $count } tables du fichier ne peuvent pas être acceptées.
    }
    { $mistakes }
tables-file = Le fichier de tables
