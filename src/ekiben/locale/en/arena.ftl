# The arena and the study.

cli-arena = Let bots play each other, and say how strong they are.
cli-study = Let bots play, and say what happens in their games.
cli-arg-bots = the bots, with commas: random, greedy, search:1s, search:2000, … The last one takes the seats that are left
cli-arg-arena-games = how many games at least: every deal is played in all arrangements of the bots
cli-arg-arena-seed = the same seed gives the same deals
cli-arg-processes = how many games are played at once; as many as there are cores, if not given
cli-arg-results = a file to keep each game in; a second start with it goes on
cli-arg-plot = a picture to draw, whose name ends with .svg, .png or .pdf
cli-arg-all = all rows of the tables, not only the first

arena-missing = This needs { $package }, which is not installed here. Run: python3 bootstrap.py arena

results-foreign = { $file } does not hold the results of an arena. Nothing was written; give another file.
results-other = { $file } holds the results of another arena: { $key } is { $there } there, but { $here } here. Give another file.
results-line = Line { $line } of { $file } is no result. The file is damaged; give another one.
results-in-use = { $file } is being written by another arena. Wait for it, or give another file.
results-unreadable = { $file } can't be used: { $why }

arena-summary = { $games } games: { $deals } deals, each played in { $arrangements ->
     [1] one arrangement
     [2] both arrangements
    *[other] all { $arrangements } arrangements
    } of the bots. Beside a figure: its 95 % interval.
arena-automa = the automa
arena-wrong = { $bot } must not do this: { $illegal } illegal moves, { $late } moves over time.

study-summary = { $games } games. With equal players everybody would win { $fair }. Beside a figure: its 95 % interval.
study-more = … and { $rows } more; --all shows them
study-moves = moves
study-move-groups = move groups

column-bot = Bot
column-games = Games
column-won = Won %
column-interval = 95 %
column-fair = Fair %
column-times = Times
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
column-number = How much
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
plot-ending = { $file } is no picture that can be drawn; its name must end with { $endings }.
plot-folder = { $file }: there is no such folder.
