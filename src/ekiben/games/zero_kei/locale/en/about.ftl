# Zero-Kei before it begins: in lists of games, when a table is made; its seats, options and parts of the score.

zero-kei-name = Zero-Kei
zero-kei-summary = Build the first Shinkansen line, from Osaka to Tokyo, in time for the Games of 1964.
zero-kei-story = Japan, 1959: five years to build the Shinkansen from Osaka to Tokyo before the Games begin. Buy carriages for your train, let them prepare ground, build stations and lay track, and stop in the cities that will be worth most.
zero-kei-players = 1 to 4 players

zero-kei-seat-green = Green
zero-kei-seat-yellow = Yellow
zero-kei-seat-red = Red
zero-kei-seat-blue = Blue
zero-kei-automa-hideo = Hideo
zero-kei-against-automa = Against Hideo

zero-kei-option-hard = the harder solo game: 7 yen for you, 7 points for Hideo
zero-kei-option-hard-name = Hideo plays hard
zero-kei-option-hard-of = Hideo
zero-kei-option-hard-off = normal
zero-kei-option-hard-on = hard

zero-kei-part-points-about = scored during the game
zero-kei-part-cities-about = every city of every carriage, at its value
zero-kei-part-venues-about = the cities of the venues with most of your cauldrons
zero-kei-part-connected-about = the longest run of cities with track
zero-kei-part-cauldrons-about = cauldrons that were not placed
zero-kei-part-yen-about = yen that are left
zero-kei-part-track_tokens-about = track that was not laid
