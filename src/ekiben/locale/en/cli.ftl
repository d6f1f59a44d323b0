# The command line.

cli-description = Railway board games for people and programs. Without a command: play in the browser.
cli-unknown-command = There is no command or game “{ $word }”; “ekiben --help” lists the commands.
cli-unknown-command-near = There is no command or game “{ $word }”; “ekiben --help” lists the commands. Did you mean { $near }?
cli-play = Play a game in the terminal.
cli-sim = Play random games and print the results.
cli-replay = Show or check a saved game.
cli-scenario = Run scenarios: positions, moves, and what must be true.
cli-components = Print a game's components file, or check one of yours.
cli-compile = Compile rules, bots and batches now instead of when they are first needed.
cli-site = Write a static site: the games in the browser, for any web host.
cli-arg-game = the game: { $games }
cli-arg-components = a components file to play with: all values, or only those that differ
cli-arg-scenarios = scenario files, or folders of them
cli-arg-verbose = list those that passed, too

components-good = { $file } is valid. Its digest is { $digest }.

cli-arg-games = the games to compile; all, if none is named
cli-arg-js = write the games as JavaScript modules into a folder
cli-arg-wasm = write a WebAssembly file of each game and its description to this folder instead
cli-arg-players = how many players; 1 is the solo game. The default is the most the game allows
cli-arg-number = how many games
cli-arg-seed = the same seed plays the same games
cli-arg-threads = how many threads; all cores by default
cli-arg-solo = one player against the automa
cli-arg-json = print one JSON object instead of a table

compiling = Compiling the rules of { $game }
compiling-bots = Compiling the bots of { $game }
compiling-steps = Compiling the batches of { $game }
compiling-wasm = Translating { $game } to WebAssembly
compiled = { $game }: rules, bots and batches are compiled ({ $seconds } s).
compiled-js = { $count ->
        [one] One file
       *[other] { $count } files
    } written to { $folder }; index.js is the one to import.
wasm-written = { $game }.wasm and { $game }.json are written ({ $seconds } s).
compiler-missing = Compiled rules need Numba, which is not installed: run python3 bootstrap.py fast in a checkout, or pip install 'ekiben[fast]'.
simulating = Playing
choose-game = Which game?
choose-game-again = Type a number from 1 to { $last }, or one of { $names }.
not-positive = { $option } is { $value }; it must be 1 or more.
solo-is-one = --solo is for one player, but --players says { $players }.
bot-unknown = There is no bot “{ $text }” here; there are: { $known }.
bot-unknown-near = There is no bot “{ $text }” here; there are: { $known }. Did you mean { $near }?
bot-no-budget = “{ $name }” takes no budget; only search does.
bot-bad-budget = “{ $text }” is not a budget; write seconds such as 1s or 0.2s, iterations such as 2000, or both: 2000+0.2s.
bot-returned = “{ $bot }” chose no legal move: it returned { $returned }. A bot returns a Choice with one of context.legal.
bot-limit = Bots can play games with at most { $limit } { $what ->
        [seats] seats
        [score-parts] parts of a score
       *[moves] moves
    }; { $game } has { $size }.
not-an-option = { $flag } is not an option of { $game }.
sim-summary = { $games } games, { $moves } moves; { $moves_per_second } moves and { $games_per_second } games per second; longest { $longest } moves
sim-capped = { $capped ->
     [one] One game was
    *[other] { $capped } games were
    } ended by the cap on turns and scored as they stood.
sim-seat = Seat
sim-score = Mean score
sim-wins = Wins

cli-backup = Back up all tables of a server in a file. The server can keep running.
cli-restore = Restore a backup into an empty database. Stop the server first.
cli-arg-backup-file = the file to write; it must not exist yet
cli-arg-restore-file = a file written by “ekiben backup”
cli-arg-database = where tables are stored: a SQLite file (default: one in your data folder), or postgresql://user:password@host:5432/name
backing-up = Reading
restoring = Writing
backup-done =
    { $file } has { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }.
restore-done =
    { $tables ->
        [one] One table
       *[other] { $tables } tables
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    } came from { $file }.

cli-rules = Read the rules of a game.
cli-arg-language = the language: en, es, fr or ru
cli-arg-search = show only the sections with these words
rules-nothing-found = Nothing found for “{ $words }”.
cli-arg-site-folder = the folder to write the site to: a new one, an empty one, or that of an older site
site-done = The site is in { $folder }: { $files } files. To look at it: “python3 -m http.server --directory { $folder }”.
site-no-page = The page has not been built. “python3 bootstrap.py play” builds it, or says why it can’t.
site-not-empty = { $folder } holds something else than a site of Ekiben: choose a new folder.
site-unwritable = The site can’t be written to { $folder }: { $why }.
