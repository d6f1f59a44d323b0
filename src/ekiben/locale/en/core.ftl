# Texts that belong to no game.

labelled = { $label }: { $text }
level-easy = Easy bot
level-medium = Medium bot
level-hard = Hard bot
level-expert = Expert bot

## The people behind the bots

cast-akiko = Akiko
cast-amara = Amara
cast-bruno = Bruno
cast-chidi = Chidi
cast-elif = Elif
cast-ines = Ines
cast-ingrid = Ingrid
cast-jun = Jun
cast-kofi = Kofi
cast-leila = Leila
cast-mateo = Mateo
cast-noor = Noor
cast-ole = Ole
cast-priya = Priya
cast-tove = Tove
cast-wanda = Wanda

unknown-move = “{ $text }” is not a move here. Nearest: { $nearest }
illegal-move = { $move }: { $why }
moves-too-far = After “{ $head }” another player decides or something is revealed: play that first, then “{ $rest }”.
no-undo-nothing-played = There is no move to undo.
no-undo-something-was-seen = That move revealed something random or hidden: it can't be undone.
no-undo-other-player = Another player has moved since: you can undo only your own moves.

record-arranged = A position set up by hand has no record: a record starts from a seed.
record-no-record = This is not a record: the first line must be “{ $title }”.
record-bad-header = “{ $line }” is not a header line; the keys are { $keys }, then comes an empty line.
record-key-twice = { $key } is given twice.
record-missing = The header lacks { $keys }.
record-not-whole = { $key } is “{ $value }”; it must be a whole number.
record-rules = The record was made with version { $version } of the rules; this is version { $here }.
record-components = The record was made with other components ({ $theirs }, here { $ours }); give their file with --components.
components-file = The components file
components-mistakes = { $source } has { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }:
components-more-mistakes = and { $count } more
record-bad-line = “{ $line }” is not a move; a line looks like “12. buy 6a”.
record-bad-number = The move is numbered { $number }, but { $expected } comes next.
record-result = The header states the result “{ $stated }”, but the moves lead to “{ $reached }”.
file-unreadable = { $file } can't be read: { $why }.
file-too-large = { $file } is not a record: it is far too large.
file-no-text = { $file } is not a record: it is not text.

unknown-game = there is no game { $name }. The games are: { $names }.
unknown-game-near = there is no game { $name }. The games are: { $names }. Did you mean { $near }?
bad-options = options are given by name, each True or False, not as { $options }
option-unknown = { $game } has no option { $option }; it has: { $known }
option-no-flag = option { $option } is { $value }; it must be True or False
option-players = option { $option } is not for a table of { $players }; it is for: { $counts }
bad-players = { $game } is for { $counts } players, not { $players }
bad-names = { $seats } seats need as many names, not { $names }
bad-name = a seat can't be named { $name }: a name is one line of visible text without a comma
bad-seed = a seed is a whole number from 0 to { $most }, not { $seed }
bad-count = a batch has at least one of { $name }, not { $count }
bad-seeds = a batch of { $games } games takes as many seeds, not { $seeds }
bad-actions = a batch of { $games } games takes as many whole numbers as actions, not { $given }

# What any game says that has no words of its own for it.
ask = What do you do?
reason-game-over = the game is over.
reason-no-such-move = there is no move number { $number }.
reason-not-now = that is not possible now.
