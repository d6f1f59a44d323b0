# The command line.

cli-description = Des jeux de société ferroviaires pour les gens et les programmes. Sans commande : jouer dans le navigateur.
cli-unknown-command = Il n’y a ni commande ni jeu « { $word } » ; « ekiben --help » énumère les commandes.
cli-unknown-command-near = Il n’y a ni commande ni jeu « { $word } » ; « ekiben --help » énumère les commandes. Vouliez-vous dire { $near } ?
cli-play = Joue une partie dans le terminal.
cli-sim = Joue des parties au hasard et affiche ce qui en sort.
cli-replay = Montre ou vérifie une partie enregistrée.
cli-scenario = Exécute des scénarios : des positions, des coups et ce qui doit être vrai.
cli-components = Affiche le fichier de composants d’un jeu, ou en vérifie un autre.
cli-compile = Compile maintenant les règles, les bots et les pas des lots ; sinon, cela se fait quand on en a besoin.
cli-site = Écrit un site statique : les jeux dans le navigateur, pour n’importe quel hébergeur.
cli-arg-game = le jeu : { $games }
cli-arg-components = un fichier de composants avec lequel jouer, entier ou seulement ce qui change
cli-arg-scenarios = des fichiers de scénarios, ou des dossiers qui en contiennent
cli-arg-verbose = nomme aussi ceux qui ont réussi

components-good = { $file } est valide. Son empreinte est { $digest }.

cli-arg-games = les jeux à compiler ; tous, si aucun n’est nommé
cli-arg-js = écrit les jeux sous forme de modules JavaScript dans un dossier
cli-arg-wasm = écrire plutôt dans ce dossier un fichier WebAssembly de chaque jeu et sa description
cli-arg-players = combien de joueurs ; 1 est le mode solo. Le maximum du jeu, si rien n’est indiqué
cli-arg-number = combien de parties
cli-arg-seed = la même graine donne les mêmes parties
cli-arg-threads = combien de fils d’exécution ; tous les cœurs, si rien n’est indiqué
cli-arg-solo = un joueur contre l’automate
cli-arg-json = affiche un objet JSON au lieu d’un tableau

compiling = Compilation des règles de { $game }
compiling-bots = Compilation des bots de { $game }
compiling-steps = Compilation des pas des lots de { $game }
compiling-wasm = Traduction de { $game } en WebAssembly
compiled = { $game } : règles, bots et pas des lots compilés ({ $seconds } s).
compiled-js = { $count ->
        [one] Un fichier écrit
       *[other] { $count } fichiers écrits
    } dans { $folder } ; celui à importer est index.js.
wasm-written = { $game }.wasm et { $game }.json sont écrits ({ $seconds } s).
compiler-missing = Les règles compilées ont besoin de Numba, qui n’est pas installé : lancez python3 bootstrap.py fast dans le dépôt, ou pip install 'ekiben[fast]'.
simulating = Parties en cours
choose-game = Quel jeu ?
choose-game-again = Tapez un nombre de 1 à { $last }, ou l’un de { $names }.
not-positive = { $option } vaut { $value } ; il faut 1 ou plus.
solo-is-one = --solo est pour un joueur, mais --players dit { $players }.
bot-unknown = Il n’y a pas ici de bot « { $text } » ; il y a : { $known }.
bot-unknown-near = Il n’y a pas ici de bot « { $text } » ; il y a : { $known }. Vouliez-vous dire { $near } ?
bot-no-budget = « { $name } » n’accepte pas de budget ; seul search en a un.
bot-bad-budget = « { $text } » n’est pas un budget ; écrivez des secondes, comme 1s ou 0.2s, des itérations, comme 2000, ou les deux : 2000+0.2s.
bot-returned = « { $bot } » n’a choisi aucun coup légal : il a rendu { $returned }. Un bot rend un Choice avec l’un des coups de context.legal.
bot-limit = Les bots peuvent jouer aux jeux d’au plus { $limit } { $what ->
        [seats] places
        [score-parts] composantes du score
       *[moves] coups
    } ; { $game } en a { $size }.
not-an-option = { $flag } n’est pas une option de { $game }.
sim-summary = { $games } parties, { $moves } coups ; { $moves_per_second } coups et { $games_per_second } parties par seconde ; la plus longue, { $longest } coups
sim-capped = { $capped ->
     [one] Une partie a été arrêtée
    *[other] { $capped } parties ont été arrêtées
    } par la limite de tours, avec le score du moment.
sim-seat = Place
sim-score = Score moyen
sim-wins = Victoires

cli-backup = Garde toutes les tables d’un serveur dans un fichier ; le serveur peut continuer.
cli-restore = Met une sauvegarde dans une base de données vide ; arrêtez le serveur qui l’utilise.
cli-arg-backup-file = le fichier à écrire ; il ne doit pas encore exister
cli-arg-restore-file = un fichier écrit par « ekiben backup »
cli-arg-database = où les tables sont gardées : un fichier SQLite (par défaut, un dans votre dossier de données) ou postgresql://user:password@host:5432/name
backing-up = Lecture
restoring = Écriture
backup-done =
    { $file } contient { $tables ->
        [one] une table
       *[other] { $tables } tables
    } avec { $entries ->
        [one] une entrée
       *[other] { $entries } entrées
    }.
restore-done =
    { $tables ->
        [one] Une table
       *[other] { $tables } tables
    } avec { $entries ->
        [one] une entrée
       *[other] { $entries } entrées
    }, à partir de { $file }.

cli-rules = Lire les règles d’un jeu.
cli-arg-language = la langue : en, es, fr ou ru
cli-arg-search = ne montrer que les sections avec ces mots
rules-nothing-found = Rien trouvé pour « { $words } ».
cli-arg-site-folder = le dossier du site : nouveau, vide, ou celui d’un site plus ancien
site-done = Le site est dans { $folder } : { $files } fichiers. Pour le voir : « python3 -m http.server --directory { $folder } ».
site-no-page = La page n’a pas été construite. « python3 bootstrap.py play » la construit, ou dit ce qui l’en empêche.
site-not-empty = { $folder } contient autre chose qu’un site d’Ekiben : choisissez un nouveau dossier.
site-unwritable = Le site ne peut pas être écrit dans { $folder } : { $why }.
