# Playing and replaying in the terminal: what belongs to no game.

cli-arg-seats = qui joue, par exemple you,medium ou you:Anna,you:Ben ; sans elle on vous le demande, ou vous jouez contre random si personne n’est au clavier
cli-arg-deal = distribue la partie de ce numéro ; sans lui, chaque partie est différente
cli-arg-load = continue une partie enregistrée
cli-arg-continue = continue une partie inachevée : la dernière, celle de ce numéro ou la dernière de ce jeu
cli-arg-record = une partie enregistrée
cli-arg-to = s’arrête après le coup N et montre le plateau à ce moment
cli-arg-check = vérifie seulement la partie et affiche son score final

play-which = Quel jeu ? La boîte contient : { $games }. Ou --load FILE pour continuer une partie enregistrée, --continue pour une partie inachevée.
load-fixed = { $option } ne va pas avec { $command } : une partie enregistrée a la sienne.
load-other-game = { $file } est une partie de { $game }.
continue-or-load = Indiquez --load FILE ou --continue, pas les deux.
load-over = { $file } est finie : ekiben replay la montre.
load-own-bot = Dans cette partie, votre propre bot « { $bot } » occupe une place, et une partie enregistrée ne charge jamais le code d’un bot. Indiquez à nouveau toutes les places avec --seats.
load-seats = La partie enregistrée a { $there ->
        [one] 1 joueur
       *[other] { $there } joueurs
    }, --seats en a { $given }.

continue-none = Il n’y a pas de partie inachevée{ $game ->
        [any] {""}
       *[other] {" "}de { $game }
    }.
continue-which = « { $which } » n’est pas une partie inachevée ; indiquez un nombre de 1 à { $last } ou le nom d’un jeu.
continue-running = Cette partie se joue dans une autre fenêtre : { $file }.
continue-broken = La partie inachevée ne peut pas être continuée ; elle a été mise de côté dans { $file }. { $why }
continue-components =
    La partie inachevée { $file } a besoin de ses propres composants : ekiben play --continue --components FILE
    { $why }
continue-others = Autres parties inachevées :
continue-hint = « ekiben play --continue » continue la dernière partie inachevée.

seats-unknown = Il n’y a pas de joueur « { $kind } » ; il y a : { $known }.
seats-unknown-near = Il n’y a pas de joueur « { $kind } » ; il y a : { $known }. Vouliez-vous dire { $near } ?
seats-only-you-named = Seul « you » prend un nom ; « { $kind } » n’en a pas.
seats-bad-name = { $name } ne peut pas être un nom : il faut de 1 à { $longest } caractères visibles, et ce ne doit pas être l’un de { $kinds }.
seats-same-name = Deux places ont le même nom : { $names }.
seats-no-you = Personne ne joue : au moins une place doit être « you ». Pour laisser les autres jouer seuls : ekiben sim { $game }.
seats-automa-away = « { $automa } » ne joue pas { $players ->
        [0] sans joueur
       *[other] avec { $players } joueurs
    } ; il prend la place des autres : --seats you,{ $automa }.
seats-automa-needed = Une partie à { $players ->
        [one] un
       *[other] { $players }
    } se joue contre { $automas }, une seule fois : --seats you,{ $automas }.

setup-players = Combien de joueurs ?
setup-seat = Joueur { $number } : qui joue, et à quel niveau ?
setup-person = une personne ici
setup-default = Entrée : { $default }
setup-next-time = La prochaine fois : { $command }

label-you = vous

welcome-help = Tapez le numéro d’un coup ou son texte. « help » en dit plus, « quit » termine.
prompt = { "› " }
curtain = Vous seul pouvez regarder maintenant. Entrée montre vos cartes. { "› " }
curtain-falls = Ensuite :
curtain-fall = Entrée cache vos cartes. { "› " }

no-such-number = Il n’y a pas de coup numéro { $number } ; la liste va de 1 à { $last }.
nothing-typed = Tapez un nombre de 1 à { $last }, ou le texte d’un coup. « help » en dit plus.
no-undo-over = La partie est finie : rien ne peut être annulé.
undone = Annulé : { $moves }

help-commands =
    Tapez un coup par son numéro dans la liste ou par son texte. Une ligne peut en
    contenir plusieurs : « { $steps } ». Si un seul coup
    est légal, Entrée le joue.

      undo         annule votre dernière ligne, sauf si un autre a joué depuis ou
                   si elle a révélé quelque chose
      board        montre de nouveau le plateau
      moves        montre de nouveau la question et les coups légaux
      scores       le décompte si la partie finissait maintenant
      log          les derniers coups ; « log 40 » ou « log all » pour en voir plus
      rules        affiche les règles : « rules 5 » ou « rules MOT »
      language     autres langues : « language en »
      why MOVE     pourquoi un coup n’est pas légal maintenant
      help THING   explique quelque chose : « help { $thing } »
      save FILE    enregistre la partie ; « save FILE! » écrase un fichier,
                   « save » seul réutilise le même fichier
      quit         quitte ; « quit! » ne demande rien. « ekiben play --continue »
                   continue la partie
help-pages = { "" }  En plus du plateau, on peut regarder : { $pages }
help-topics = { "THING peut être : " }
help-unknown = Rien ne s’appelle « { $topic } » ici. { $nearest ->
        [none] « help » dit ce qu’il y a.
       *[other] Le plus proche : { $nearest }
    }

why-what = Pourquoi ? Nommez un coup ou une chose : « why { $thing } ».
why-legal = { $move } : vous pouvez le faire maintenant{ $steps ->
        [one] {""}, c’est le numéro { $number }.
       *[other] .
    }

only-move = (Entrée)
scores-now = Si la partie finissait maintenant :
log-all = all
log-empty = Il ne s’est encore rien passé.
log-more = … { $count } avant cela ; « log all » montre tout.

rules-which = « rules 5 » montre une section, « rules MOT » celles qui contiennent un mot.
language-which = Langues : { $known }. Choisissez avec « language en ».
language-name = français

save-where = Enregistrer où ? Par exemple : save { $file }
save-exists = { $file } existe. « save { $file }! » l’écrase.
save-failed = Impossible d’écrire { $file } : { $why }. Rien n’a été enregistré.
saved = Enregistrée. Pour continuer une autre fois : ekiben play --load { $file }
saved-over = Enregistrée. Pour la revoir : ekiben replay { $file }
save-hint = save { $file }
quit-sure = La partie n’est pas enregistrée (« { $hint } » le fait). Sortir quand même ? (o/n) { "› " }
leave-sure = Sortir ? La partie est enregistrée ; « ekiben play --continue » la continue. (o/n) { "› " }
quit-not = Vous restez.
yes = o oui y yes
farewell = Au revoir.
farewell-autosaved = Au revoir. Pour continuer la partie : ekiben play --continue (elle est enregistrée dans { $file })
autosave-failed = La partie ne peut pas être enregistrée pendant que vous jouez : { $why }. Avant de sortir, « { $hint } » l’enregistre.
farewell-unsaved = Au revoir. La partie n’a pas été enregistrée ; la prochaine fois, « { $hint } » la garde avant de partir.

result-title = Décompte final
result-won = La victoire, avec { $points } points :
result-shared = La victoire est partagée, avec { $points } points chacun :
over-commands = La partie est finie. « { $hint } » garde l’enregistrement, « log all » la raconte encore ; Entrée sort.
over-no-move = La partie est finie : il n’y a plus de coup à jouer.

replay-negative = --to vaut { $number } ; il faut 0 ou plus.
replay-too-far = --to vaut { $to }, mais l’enregistrement a { $moves } coups.
replay-after = Après le coup { $moves }.
check-unfinished = { $moves } coups, tous en ordre ; la partie n’est pas finie. Comptés maintenant, les points seraient :
