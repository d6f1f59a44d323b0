# A game that is over, looked at again.

replay-title = Relecture
replay-move = Coup { $number } sur { $moves }
replay-beginning = Le début ; { $moves ->
        [one] { $moves } coup suit
       *[other] { $moves } coups suivent
    }
replay-slider = Coup
replay-steps = Pas à pas
replay-go-first = Au début
replay-go-back = Un coup en arrière
replay-go-play = Lecture
replay-go-pause = Pause
replay-go-forth = Un coup en avant
replay-go-last = À la fin
replay-speed = Vitesse
replay-times = { $speed }×
replay-viewer = Point de vue
replay-spectator = En spectateur
replay-as = Comme { $name }
replay-copy = Copier le lien
replay-copied = Copié
replay-link = Le lien vers ce coup
replay-table = Aller à la table
replay-open = Ouvrir un enregistrement
replay-or = ou collez son texte
