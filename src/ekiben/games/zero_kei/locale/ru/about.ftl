# Zero-Kei before it begins: in lists of games, when a table is made; its seats, options and parts of the score.

zero-kei-name = Зеро-Кей
zero-kei-summary = Постройте первую линию Синкансэна, от Осаки до Токио, к Олимпиаде 1964 года.
zero-kei-story = Япония, 1959 год: за пять лет, к началу Игр, нужно построить Синкансэн от Осаки до Токио. Покупайте вагоны для своего поезда, готовьте с их помощью площадки, стройте станции, прокладывайте пути и выбирайте города, которые в конце будут стоить дороже всего.
zero-kei-players = 1–4 игрока

zero-kei-seat-green = Зелёный
zero-kei-seat-yellow = Жёлтый
zero-kei-seat-red = Красный
zero-kei-seat-blue = Синий
zero-kei-automa-hideo = Хидео
zero-kei-against-automa = Против Хидео

zero-kei-option-hard = усложнённый одиночный режим: 7 иен вам, 7 очков Хидео
zero-kei-option-hard-name = Сложный Хидео
zero-kei-option-hard-of = Хидео
zero-kei-option-hard-off = обычный
zero-kei-option-hard-on = сложный

zero-kei-part-points-about = набранные за партию
zero-kei-part-cities-about = каждый город на каждом вагоне, по его стоимости
zero-kei-part-venues-about = города объектов, где ваших чаш больше всего
zero-kei-part-connected-about = самая длинная последовательность городов с путём
zero-kei-part-cauldrons-about = неразмещённые чаши
zero-kei-part-yen-about = оставшиеся иены
zero-kei-part-track_tokens-about = непроложенные пути
