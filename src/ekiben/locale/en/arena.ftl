# The arena and the study.

cli-arena = Let bots play each other, and print how strong they are.
cli-study = Let bots play, and print statistics of their games.
cli-arg-bots = the bots, separated by commas: random, greedy, search:1s, search:2000, … The last one takes the remaining seats
cli-arg-arena-games = at least how many games: every deal is played in all arrangements of the bots
cli-arg-arena-seed = the same seed deals the same games
cli-arg-processes = how many games to play at a time; one per core by default
cli-arg-results = a file to store each game in; an arena started again with it continues
cli-arg-plot = draw a picture: a file that ends with .svg, .png or .pdf
cli-arg-all = print all rows of the tables, not only the first

arena-missing = This needs { $package }, which is not installed here. Run: python3 bootstrap.py arena

results-foreign = { $file } is not a file of arena results. Nothing was written; give another file.
results-other = { $file } has the results of another arena: { $key } is { $there } there, but { $here } here. Give another file.
results-line = Line { $line } of { $file } is not a result. The file is damaged; give another one.
results-in-use = Another arena is writing { $file }. Wait for it, or give another file.
results-unreadable = { $file } can't be used: { $why }

arena-summary = { $games } games: { $deals } deals, each played in { $arrangements ->
     [1] one arrangement
     [2] both arrangements
    *[other] all { $arrangements } arrangements
    } of the bots. Beside a figure: its 95 % interval.
arena-automa = the automa
arena-wrong = { $bot } broke the rules: { $illegal } illegal moves, { $late } moves over time.

study-summary = { $games } games. Equal players would win { $fair } each. Beside a figure: its 95 % interval.
study-more = … and { $rows } more; --all shows them
study-moves = moves
study-move-groups = move groups

column-bot = Bot
column-games = Games
column-won = Won %
column-interval = 95 %
column-fair = Fair %
column-times = Times fair
column-elo = Elo
column-score = Mean score
column-pair = Pair
column-meetings = Meetings
column-better = First was better %
column-seat = Seat
column-moves = Moves
column-forced = Forced
column-seconds = s/move
column-longest = Longest
column-iterations = Iter./s
column-illegal = Illegal
column-late = Late
column-who = Who
column-number = Number
column-mean = Mean
column-deviation = standard deviation
column-spread = ±
column-least = Least
column-most = Most
column-winners = Winners
column-others = Others
column-count = Count
column-in-games = In games %
column-points = Points
column-win-share-then = then won

plot-arena = { $game }, { $players ->
     [one] one player
    *[other] { $players } players
    }: the ladder after { $games } games
plot-study = { $game }, { $players ->
     [one] one player
    *[other] { $players } players
    }, { $games } games: games won by seat
plot-elo = Elo above the mean of the field, with 95 % intervals
plot-won = won { $share } ({ $low }–{ $high })
plot-win-share = share of games won, with 95 % intervals; dotted: among equals
plot-games-share = share of games, with 95 % intervals
plot-ending = { $file } can't be drawn; its name must end with { $endings }.
plot-folder = { $file } can't be written: its folder does not exist.
