# A game that is over, looked at again.

replay-title = Repetición
replay-move = Jugada { $number } de { $moves }
replay-beginning = El comienzo; { $moves ->
        [one] sigue { $moves } jugada
       *[other] siguen { $moves } jugadas
    }
replay-slider = Jugada
replay-steps = Pasos
replay-go-first = Al comienzo
replay-go-back = Una jugada atrás
replay-go-play = Reproducir
replay-go-pause = Pausa
replay-go-forth = Una jugada adelante
replay-go-last = Al final
replay-speed = Velocidad
replay-times = { $speed }×
replay-viewer = Punto de vista
replay-spectator = Como espectador
replay-as = Como { $name }
replay-copy = Copiar el enlace
replay-copied = Copiado
replay-link = El enlace a esta jugada
replay-table = Ir a la mesa
replay-open = Abrir un registro
replay-or = o pega su texto
