# Zero-Kei before it begins: in lists of games, when a table is made; its seats, options and parts of the score.

zero-kei-name = Zero-Kei
zero-kei-summary = Construye la primera línea del Shinkansen, de Osaka a Tokio, a tiempo para los Juegos de 1964.
zero-kei-story = Japón, 1959: cinco años para construir el Shinkansen de Osaka a Tokio antes de que empiecen los Juegos. Compra vagones para tu tren, prepara con ellos el terreno, construye estaciones y vías, y para en las ciudades que más valdrán.
zero-kei-players = de 1 a 4 jugadores

zero-kei-seat-green = Verde
zero-kei-seat-yellow = Amarillo
zero-kei-seat-red = Rojo
zero-kei-seat-blue = Azul
zero-kei-automa-hideo = Hideo
zero-kei-against-automa = Contra Hideo

zero-kei-option-hard = el modo solitario más difícil: 7 yenes para ti, 7 puntos para Hideo
zero-kei-option-hard-name = Hideo juega en difícil
zero-kei-option-hard-of = Hideo
zero-kei-option-hard-off = normal
zero-kei-option-hard-on = difícil

zero-kei-part-points-about = conseguidos durante la partida
zero-kei-part-cities-about = cada ciudad de cada vagón, según su valor
zero-kei-part-venues-about = las ciudades de las sedes donde tienes más pebeteros
zero-kei-part-connected-about = la secuencia más larga de ciudades con vía
zero-kei-part-cauldrons-about = pebeteros sin colocar
zero-kei-part-yen-about = yenes sobrantes
zero-kei-part-track_tokens-about = vías sin construir
