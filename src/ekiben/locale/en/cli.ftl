# The command line.

cli-description = Railway board games for the terminal, for people and programs.
cli-play = Play a game in the terminal.
cli-sim = Play random games and print what came out.
cli-replay = Show or check a saved game.
cli-scenario = Run scenarios: positions, moves, and what must be true.
cli-components = Print a game's components file, or check another one.
cli-compile = Compile the rules now; otherwise it happens when they are first needed.
cli-arg-game = the game, for example zero-kei
cli-arg-components = a components file to play with, whole or only what differs
cli-arg-scenarios = scenario files, or folders of them
cli-arg-verbose = name the ones that passed, too

components-good = { $file } is right. Its digest is { $digest }.
