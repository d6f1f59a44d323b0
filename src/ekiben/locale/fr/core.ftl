# Texts that belong to no game.

labelled = { $label } : { $text }
level-easy = Bot facile
level-medium = Bot moyen
level-hard = Bot difficile
level-expert = Bot expert

## The people behind the bots

cast-akiko = Akiko
cast-amara = Amara
cast-bruno = Bruno
cast-chidi = Chidi
cast-elif = Elif
cast-ines = Ines
cast-ingrid = Ingrid
cast-jun = Jun
cast-kofi = Kofi
cast-leila = Leila
cast-mateo = Mateo
cast-noor = Noor
cast-ole = Ole
cast-priya = Priya
cast-tove = Tove
cast-wanda = Wanda

unknown-move = « { $text } » n’est pas un coup ici. Le plus proche : { $nearest }
illegal-move = { $move } : { $why }
moves-too-far = Après « { $head } », quelqu’un d’autre décide ou quelque chose de nouveau apparaît : jouez d’abord cela, puis « { $rest } ».
no-undo-nothing-played = Il n’y a aucun coup à annuler.
no-undo-something-was-seen = Ce coup a montré quelque chose de caché ou tiré au hasard : il ne peut pas être annulé.
no-undo-other-player = Un autre joueur a joué depuis : vous ne pouvez annuler que vos propres coups.

record-arranged = Une position disposée à la main n’a pas d’enregistrement : un enregistrement part d’une graine.
record-no-record = Ce n’est pas un enregistrement : la première ligne doit être « { $title } ».
record-bad-header = « { $line } » n’est pas une ligne d’en-tête ; on connaît { $keys }, puis une ligne vide.
record-key-twice = { $key } est donné deux fois.
record-missing = Il manque à l’en-tête { $keys }.
record-not-whole = { $key } vaut « { $value } » ; il faut un nombre entier.
record-rules = L’enregistrement a été fait avec la version { $version } des règles ; celle-ci est la version { $here }.
record-components = L’enregistrement a été fait avec d’autres composants ({ $theirs }, ici { $ours }) ; indiquez leur fichier avec --components.
components-file = Le fichier de composants
components-mistakes = { $source } contient { $count ->
        [one] 1 erreur
       *[other] { $count } erreurs
    } :
components-more-mistakes = et { $count } de plus
record-bad-line = « { $line } » n’est pas un coup ; une ligne ressemble à « 12. buy 6a ».
record-bad-number = Le coup porte le numéro { $number }, mais c’est le { $expected } qui vient.
record-result = L’en-tête donne le résultat « { $stated } », mais les coups mènent à « { $reached } ».
file-unreadable = Impossible de lire { $file } : { $why }.
file-too-large = { $file } n’est pas un enregistrement : il est bien trop grand.
file-no-text = { $file } n’est pas un enregistrement : ce n’est pas du texte.

unknown-game = il n’y a pas de jeu { $name }. La boîte contient : { $names }.
unknown-game-near = il n’y a pas de jeu { $name }. La boîte contient : { $names }. Vouliez-vous dire { $near } ?
bad-options = les options se donnent par leur nom, chacune True ou False, et non sous la forme { $options }
option-unknown = { $game } n’a pas d’option { $option } ; il a : { $known }
option-no-flag = l’option { $option } vaut { $value } ; il faut True ou False
option-players = l’option { $option } n’est pas pour une table de { $players } ; elle est pour : { $counts }
bad-players = { $game } se joue à { $counts } joueurs, pas à { $players }
bad-names = { $seats } places demandent autant de noms, pas { $names }
bad-name = une place ne peut pas s’appeler { $name } : un nom est une ligne de texte visible, sans virgule
bad-seed = une graine est un nombre entier de 0 à { $most }, pas { $seed }
bad-count = un lot a au moins un { $name }, pas { $count }
bad-seeds = un lot de { $games } parties reçoit autant de graines, pas { $seeds }
bad-actions = un lot de { $games } parties reçoit autant de nombres entiers comme actions, pas { $given }

# What any game says that has no words of its own for it.
ask = Que faites-vous ?
reason-game-over = la partie est finie.
reason-no-such-move = il n’y a pas de coup numéro { $number }.
reason-not-now = ce n’est pas possible maintenant.
