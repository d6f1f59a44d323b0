# Zero-Kei: why a move is not legal.

zero-kei-reason-not-now = ce n’est pas possible maintenant : { $asked ->
     [engine] choisissez d’abord une locomotive
     [carriage] choisissez d’abord un wagon de la rangée
     [counter] avancez d’abord un jeton
     [order] choisissez d’abord une case de l’ordre du tour
    *[action] utilisez une carte ou finissez le tour
     [repeat] choisissez d’abord la carte à réutiliser
     [work] choisissez d’abord ce que fait la carte, et où
     [space] choisissez d’abord une case de la piste Coût des voies
     [lender] choisissez d’abord de qui vient la tuile Voie
     [effect] appliquez d’abord l’effet du site, ou refusez-le
     [move] choisissez d’abord le wagon à déplacer, ou aucun
     [place] choisissez d’abord où va le wagon
     [token] choisissez d’abord une tuile Site
     [token-carriage] choisissez d’abord le wagon qui reçoit la tuile
     [discard] choisissez d’abord un wagon de la défausse
     [trade] échangez d’abord des points contre des yens, ou refusez
     [score] choisissez d’abord la ville dont marquer les points, ou aucune
    }.
zero-kei-reason-engine-taken = la locomotive { $engine } n’est pas disponible.
zero-kei-reason-not-in-discard = le wagon { $carriage } n’est pas dans la défausse.
zero-kei-reason-not-in-row = le wagon { $carriage } n’est pas dans la rangée.
zero-kei-reason-carriage-chosen = le wagon { $carriage } a été choisi par le joueur { $seat ->
        [green] vert
        [yellow] jaune
        [red] rouge
        [blue] bleu
       *[other] { $seat }
    }.
zero-kei-reason-too-dear = cela coûte { $price ->
     [one] { $price } yen
    *[other] { $price } yens
    }, vous en avez { $yen }.
zero-kei-reason-too-dear-with-points = cela coûte { $price } ; { $yen ->
     [one] { $yen } yen
    *[other] { $yen } yens
    } et { $points ->
     [one] { $points } point
    *[other] { $points } points
    } n’y suffisent pas.
zero-kei-reason-card-does-not = la carte utilisée ne permet pas de { $work ->
     [prepare] préparer le terrain
     [track] poser une voie
     [station] construire une gare
     [participate] participer à un site
     [advance] faire avancer un jeton
    *[other] « { $work } »
    }.
zero-kei-reason-other-counter = le jeton { $colour ->
        [gold] doré
        [white] blanc
        [black] noir
       *[other] { $colour }
    } n’est pas de ceux qui peuvent avancer maintenant.
zero-kei-reason-no-such-space = l’ordre du tour a { $spaces } cases.
zero-kei-reason-space-taken = la case { $space } de l’ordre du tour est prise par le joueur { $seat ->
        [green] vert
        [yellow] jaune
        [red] rouge
        [blue] bleu
       *[other] { $seat }
    }.
zero-kei-reason-no-actions-left = il ne reste aucune action à ce tour ; finissez le tour.
zero-kei-reason-card-used = « { $card } » a déjà servi à ce tour ; chaque carte sert une fois par tour.
zero-kei-reason-card-covered = le wagon { $carriage } sert une fois par partie et a déjà servi.
zero-kei-reason-end-of-round-event = cet événement prend effet à la fin de la manche ; ce n’est pas une action.
zero-kei-reason-no-such-player = il n’y a pas de joueur { $seat ->
        [green] vert
        [yellow] jaune
        [red] rouge
        [blue] bleu
       *[other] { $seat }
    }.
zero-kei-reason-not-used-yet = « { $card } » n’a pas servi à ce tour ; seule une carte qui a servi peut être réutilisée.
zero-kei-reason-not-repeatable = « { $card } » ne peut pas être répété : ni Répéter, ni Acheter, ni un événement qui répète.
zero-kei-reason-nothing-to-repeat = aucune carte n’a servi à ce tour, il n’y a donc rien à répéter.
zero-kei-reason-not-in-train = le wagon { $carriage } n’est pas dans votre train.
zero-kei-reason-is-ability = le wagon { $carriage } a une capacité : elle est toujours active et ne s’utilise pas.
zero-kei-reason-nothing-to-do = rien de ce que fait « { $card } » n’est possible maintenant.
zero-kei-reason-card-too-dear = avec { $yen ->
     [one] { $yen } yen
    *[other] { $yen } yens
    }, on ne peut pas payer « { $card } » et ce qu’il fait.
zero-kei-reason-no-cauldron = toutes vos vasques sont déjà placées.
zero-kei-reason-venue-closed = Hideo a fermé le site { $venue }.
zero-kei-reason-already-prepared = le terrain de la ville { $city } est déjà préparé.
zero-kei-reason-has-track = la ville { $city } a déjà une voie.
zero-kei-reason-no-track-token = personne n’a de tuile Voie.
zero-kei-reason-not-prepared = le terrain de la ville { $city } n’est pas préparé.
zero-kei-reason-has-station = la ville { $city } a déjà une gare.
zero-kei-reason-no-station-left = il ne reste aucune gare { $colour ->
        [gold] dorée
        [white] blanche
        [black] noire
       *[other] de couleur { $colour }
    }.
zero-kei-reason-rest-too-dear = cela coûte { $price ->
     [one] { $price } yen
    *[other] { $price } yens
    }, et il en faut encore { $rest } pour la suite de la carte ; vous en avez { $yen }.
zero-kei-reason-no-such-letter = la piste Coût des voies n’a pas de case { $letter }.
zero-kei-reason-lender-has-none = le joueur { $seat ->
        [green] vert
        [yellow] jaune
        [red] rouge
        [blue] bleu
       *[other] { $seat }
    } n’a pas de tuile Voie à prêter.
zero-kei-reason-no-such-place = le wagon ne peut pas aller à l’endroit { $place }.
zero-kei-reason-token-not-there = la tuile de la ville { $city } n’est pas parmi les tuiles inutilisées.
zero-kei-reason-city-not-in-train = la ville { $city } n’est pas dans votre train.
zero-kei-reason-city-without-track = la ville { $city } n’a pas de voie, on ne peut donc pas en marquer les points maintenant.
zero-kei-reason-must-choose = il faut le faire ; on ne peut pas refuser.
