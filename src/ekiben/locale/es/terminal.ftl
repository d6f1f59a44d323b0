# Playing and replaying in the terminal: what belongs to no game.

cli-arg-seats = quién juega, por ejemplo you,medium o you:Anna,you:Ben; sin ella se pregunta, o se juega contra random si no hay nadie al teclado
cli-arg-deal = reparte la partida de este número; sin él, cada partida es distinta
cli-arg-load = continúa una partida guardada
cli-arg-continue = continúa una partida sin acabar: la última, la de este número o la última de este juego
cli-arg-record = una partida guardada
cli-arg-to = se detiene tras la jugada N y muestra el tablero de ese momento
cli-arg-check = solo verifica la partida y muestra su puntuación final

play-which = ¿Qué juego? Los juegos son: { $games }. O --load FILE para continuar una partida guardada, o --continue para una sin acabar.
load-fixed = { $option } no se puede indicar con { $command }: una partida guardada tiene la suya.
load-other-game = { $file } es una partida de { $game }.
continue-or-load = Indica --load FILE o --continue, no ambos.
load-over = { $file } está acabada: ekiben replay la muestra.
load-own-bot = En esta partida tu propio bot «{ $bot }» tiene un asiento, y una partida guardada nunca carga el código de un bot. Vuelve a indicar todos los asientos con --seats.
load-seats = La partida guardada tiene { $there ->
        [one] 1 jugador
       *[other] { $there } jugadores
    }; --seats tiene { $given }.

continue-none = No hay ninguna partida sin acabar{ $game ->
        [any] {""}
       *[other] {" "}de { $game }
    }.
continue-which = «{ $which }» no es ninguna partida sin acabar; indica un número del 1 al { $last } o el nombre de un juego.
continue-running = Esta partida se está jugando en otra ventana: { $file }.
continue-broken = La partida sin acabar no se puede continuar; se ha apartado en { $file }. { $why }
continue-components =
    La partida sin acabar { $file } necesita sus propios componentes: ekiben play --continue --components FILE
    { $why }
continue-others = Otras partidas sin acabar:
continue-hint = «ekiben play --continue» continúa la última partida sin acabar.

seats-unknown = No hay ningún jugador «{ $kind }»; hay: { $known }.
seats-unknown-near = No hay ningún jugador «{ $kind }»; hay: { $known }. ¿Querías decir { $near }?
seats-only-you-named = Solo «you» lleva nombre; «{ $kind }» no.
seats-bad-name = { $name } no puede ser un nombre: necesita de 1 a { $longest } caracteres visibles y no debe ser uno de { $kinds }.
seats-same-name = Dos asientos tienen el mismo nombre: { $names }.
seats-no-you = No juega nadie: al menos un asiento debe ser «you». Para que los demás jueguen solos: ekiben sim { $game }.
seats-automa-away = «{ $automa }» no juega { $players ->
        [0] sin un jugador
       *[other] con { $players } jugadores
    }; ocupa el lugar de los demás: --seats you,{ $automa }.
seats-automa-needed = Una partida para { $players ->
        [one] uno
       *[other] { $players }
    } se juega contra { $automas }, una sola vez: --seats you,{ $automas }.

setup-players = ¿Cuántos jugadores?
setup-seat = Jugador { $number }: ¿quién juega y a qué nivel?
setup-person = una persona aquí
setup-default = Intro: { $default }
setup-next-time = La próxima vez: { $command }

label-you = tú

welcome-help = Escribe el número de una jugada o su texto. «help» explica más, «quit» termina.
prompt = { "› " }
curtain = Ahora solo puedes mirar tú. Intro muestra tus cartas. { "› " }
curtain-falls = Sigue:
curtain-fall = Intro oculta tus cartas. { "› " }

no-such-number = No hay ninguna jugada número { $number }; la lista va del 1 al { $last }.
nothing-typed = Escribe un número del 1 al { $last }, o el texto de una jugada. «help» explica más.
no-undo-over = La partida ha terminado: no se puede deshacer nada.
undone = Deshecho: { $moves }

help-commands =
    Escribe una jugada con su número en la lista o con su texto. En una línea caben
    varias: «{ $steps }». Si solo hay una jugada legal,
    Intro la hace.

      undo         deshace tu última línea, salvo que otro haya jugado o que esa
                   línea haya revelado algo
      board        muestra otra vez el tablero
      moves        muestra otra vez la pregunta y las jugadas legales
      scores       la puntuación si la partida acabara ahora
      log          las últimas jugadas; «log 40» o «log all» para más
      rules        lee las reglas: «rules 5» o «rules PALABRA»
      language     otros idiomas: «language fr»
      why MOVE     por qué una jugada no es legal ahora
      help THING   explica algo: «help { $thing }»
      save FILE    guarda la partida; «save FILE!» sobrescribe un archivo,
                   «save» a secas vuelve a usar el mismo archivo
      quit         sale; «quit!» no pregunta. «ekiben play --continue» continúa
                   la partida
help-pages = { "" }  Además del tablero se puede mirar: { $pages }
help-topics = { "THING puede ser: " }
help-unknown = Aquí nada se llama «{ $topic }». { $nearest ->
        [none] «help» dice lo que hay.
       *[other] Lo más parecido: { $nearest }
    }

why-what = ¿Por qué? Nombra una jugada o una cosa: «why { $thing }».
why-legal = { $move }: puedes hacerlo ahora{ $steps ->
        [one] {""}, es el número { $number }.
       *[other] .
    }

only-move = (Intro)
scores-now = Si la partida acabara ahora:
log-all = all
log-empty = Aún no ha ocurrido nada.
log-more = … { $count } antes de eso; «log all» lo muestra todo.

rules-which = «rules 5» muestra una sección; «rules PALABRA», las que contienen una palabra.
language-which = Idiomas: { $known }. Elige uno con «language fr».
language-name = español

save-where = ¿Dónde se guarda? Por ejemplo: save { $file }
save-exists = { $file } ya existe. «save { $file }!» lo sobrescribe.
save-failed = No se puede escribir { $file }: { $why }. No se ha guardado nada.
saved = Guardada. Para continuar otro día: ekiben play --load { $file }
saved-over = Guardada. Para verla otra vez: ekiben replay { $file }
save-hint = save { $file }
quit-sure = La partida no está guardada («{ $hint }» la guarda). ¿Salir de todos modos? (s/n) { "› " }
leave-sure = ¿Salir? La partida está guardada; «ekiben play --continue» la continúa. (s/n) { "› " }
quit-not = Te quedas.
yes = s sí si y yes
farewell = Adiós.
farewell-autosaved = Adiós. Para continuar la partida: ekiben play --continue (está guardada en { $file })
autosave-failed = La partida no se puede guardar mientras juegas: { $why }. Antes de salir, «{ $hint }» la guarda.
farewell-unsaved = Adiós. La partida no se ha guardado; la próxima vez «{ $hint }» la conserva antes de salir.

result-title = Puntuación final
result-won = La victoria, con { $points } puntos:
result-shared = La victoria se comparte, con { $points } puntos cada uno:
over-commands = La partida ha terminado. «{ $hint }» guarda el registro, «log all» la cuenta otra vez; Intro sale.
over-no-move = La partida ha terminado: no queda ninguna jugada por hacer.

replay-negative = --to es { $number }; debe ser 0 o más.
replay-too-far = --to es { $to }, pero el registro tiene { $moves } jugadas.
replay-after = Después de la jugada { $moves }.
check-unfinished = { $moves } jugadas, todas en orden; la partida no está acabada. Puntuada ahora quedaría así:
