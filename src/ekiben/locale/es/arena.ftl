# The arena and the study.

cli-arena = Hace jugar a los bots entre sí y dice lo fuertes que son.
cli-study = Hace jugar a los bots y dice qué ocurre en sus partidas.
cli-arg-bots = los bots, separados por comas: random, greedy, search:1s, search:2000, … El último ocupa los asientos que queden
cli-arg-arena-games = cuántas partidas como mínimo: cada reparto se juega en todas las disposiciones de los bots
cli-arg-arena-seed = la misma semilla da los mismos repartos
cli-arg-processes = cuántas partidas se juegan a la vez; si no se indica, tantas como núcleos haya
cli-arg-results = un archivo donde guardar cada partida; si se vuelve a empezar con él, se continúa
cli-arg-plot = una imagen que dibujar, cuyo nombre acabe en .svg, .png o .pdf
cli-arg-all = todas las filas de las tablas, no solo las primeras

arena-missing = Para esto hace falta { $package }, que no está instalado aquí. Ejecuta: python3 bootstrap.py arena

results-foreign = { $file } no contiene los resultados de una arena. No se ha escrito nada; indica otro archivo.
results-other = { $file } contiene los resultados de otra arena: allí { $key } es { $there }, pero aquí es { $here }. Indica otro archivo.
results-line = La línea { $line } de { $file } no es un resultado. El archivo está dañado; indica otro.
results-in-use = Otra arena está escribiendo en { $file }. Espera a que acabe o indica otro archivo.
results-unreadable = No se puede usar { $file }: { $why }

arena-summary = { $games } partidas: { $deals } repartos, cada uno jugado en { $arrangements ->
     [1] una disposición
     [2] las dos disposiciones
    *[other] las { $arrangements } disposiciones
    } de los bots. Junto a cada cifra, su intervalo del 95 %.
arena-automa = el automa
arena-wrong = { $bot } no debe hacer esto: { $illegal } jugadas ilegales, { $late } jugadas fuera de tiempo.

study-summary = { $games } partidas. Con jugadores iguales, cada uno ganaría el { $fair }. Junto a cada cifra, su intervalo del 95 %.
study-more = … y { $rows } más; --all las muestra
study-moves = jugadas
study-move-groups = grupos de jugadas

column-bot = Bot
column-games = Partidas
column-won = Gana %
column-interval = 95 %
column-fair = Justo %
column-times = Veces
column-elo = Elo
column-score = Media puntos
column-pair = Pareja
column-meetings = Cruces
column-better = Mejor el primero %
column-seat = Asiento
column-moves = Jugadas
column-forced = Forzadas
column-seconds = s/jugada
column-longest = Máxima
column-iterations = Iter./s
column-illegal = Ilegales
column-late = Tarde
column-who = Quién
column-number = Cuánto
column-mean = Media
column-deviation = desviación típica
column-spread = ±
column-least = Mínimo
column-most = Máximo
column-winners = Ganan
column-others = Otros
column-count = Número
column-in-games = En partidas %
column-points = Puntos
column-win-share-then = y ganó

plot-arena = { $game }, { $players ->
     [one] un jugador
    *[other] { $players } jugadores
    }: la clasificación tras { $games } partidas
plot-study = { $game }, { $players ->
     [one] un jugador
    *[other] { $players } jugadores
    }, { $games } partidas: partidas ganadas por asiento
plot-elo = Elo sobre la media del grupo, con intervalos del 95 %
plot-won = ganó el { $share } ({ $low }–{ $high })
plot-win-share = proporción de partidas ganadas, con intervalos del 95 %; punteado: entre iguales
plot-games-share = proporción de partidas, con intervalos del 95 %
plot-ending = { $file } no es una imagen que se pueda dibujar; su nombre debe acabar en { $endings }.
plot-folder = { $file }: no existe esa carpeta.
