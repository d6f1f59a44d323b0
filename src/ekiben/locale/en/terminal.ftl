# Playing and replaying in the terminal: what belongs to no game.

cli-arg-seats = who plays, for example you,medium or you:Anna,you:Ben; without it you are asked, or play against random if nobody is at the keyboard
cli-arg-deal = the seed: the same number deals the same game; random if not given
cli-arg-load = continue a saved game
cli-arg-continue = continue an unfinished game: the latest, the one with this number, or the latest of this game
cli-arg-record = a saved game
cli-arg-to = stop after move N and show the board there
cli-arg-check = only verify the game and print its final score

play-which = Which game? The games are: { $games }. Or --load FILE to continue a saved one, --continue to continue an unfinished one.
load-fixed = { $option } can't be given with { $command }: a saved game has its own.
load-other-game = { $file } is a game of { $game }.
continue-or-load = Give --load FILE or --continue, not both.
load-over = { $file } is finished: “ekiben replay” shows it.
load-own-bot = In this game your own bot “{ $bot }” has a seat, and a saved game never loads a bot's code. Name all seats again with --seats.
load-seats = The saved game has { $there ->
        [one] 1 player
       *[other] { $there } players
    }, --seats has { $given }.

continue-none = There is no unfinished game{ $game ->
        [any] {""}
       *[other] {" "}of { $game }
    }.
continue-which = “{ $which }” is not an unfinished game; give a number from 1 to { $last }, or the name of a game.
continue-running = This game is being played in another window: { $file }.
continue-broken = The unfinished game can't be continued; it was set aside as { $file }. { $why }
continue-components =
    The unfinished game { $file } needs its own components: ekiben play --continue --components FILE
    { $why }
continue-others = Other unfinished games:
continue-hint = “ekiben play --continue” continues the latest unfinished game.

seats-unknown = There is no player “{ $kind }”; there are: { $known }.
seats-unknown-near = There is no player “{ $kind }”; there are: { $known }. Did you mean { $near }?
seats-only-you-named = Only “you” takes a name; “{ $kind }” does not.
seats-bad-name = { $name } can't be a name: it needs 1 to { $longest } visible characters and must not be one of { $kinds }.
seats-same-name = Two seats have the same name: { $names }.
seats-no-you = You have no seat: at least one must be “you”. To let the others play alone: ekiben sim { $game }.
seats-automa-away = “{ $automa }” does not play { $players ->
        [0] without a player
       *[other] with { $players } players
    }; it takes the place of the others: --seats you,{ $automa }.
seats-automa-needed = A game for { $players ->
        [one] one
       *[other] { $players }
    } is played against { $automas }, once: --seats you,{ $automas }.

setup-players = How many players?
setup-seat = Player { $number }: who plays, and how well?
setup-person = a person here
setup-default = Enter: { $default }
setup-next-time = Next time: { $command }

label-you = you

welcome-help = Type a move's number or its text. “help” lists the commands, “quit” leaves.
prompt = { "› " }
curtain = Only you should look now. Enter shows your cards. { "› " }
curtain-falls = Next:
curtain-fall = Enter hides your cards. { "› " }

no-such-number = There is no move { $number }; the list goes from 1 to { $last }.
nothing-typed = Type a number from 1 to { $last }, or the text of a move. “help” lists the commands.
no-undo-over = The game is over: nothing can be undone.
undone = Undone: { $moves }

help-commands =
    Type a move as its number in the list, or as its text. Several moves can go on
    one line: “{ $steps }”. If only one move is legal, Enter
    makes it.

      undo         undo your last line, unless somebody else has moved or it has
                   revealed something
      board        show the board again
      moves        show the question and the legal moves again
      scores       the scores if the game ended now
      log          the last moves; “log 40” or “log all” for more
      rules        read the rules: “rules 5” or “rules WORD”
      language     other languages: “language fr”
      why MOVE     why a move is not legal now
      help THING   explain something: “help { $thing }”
      save FILE    save the game; “save FILE!” overwrites a file, “save” alone
                   uses the same file again
      quit         leave; “quit!” doesn't ask. “ekiben play --continue” continues
                   the game
help-pages = { "" }  To see more than the board: { $pages }
help-topics = { "THING can be: " }
help-unknown = Nothing here is called “{ $topic }”. { $nearest ->
        [none] “help” lists what there is.
       *[other] Nearest: { $nearest }
    }

why-what = Why what? Add a move or a thing: “why { $thing }”.
why-legal = { $move }: you can do that now{ $steps ->
        [one] {""}, it is number { $number }.
       *[other] .
    }

only-move = (Enter)
scores-now = If the game ended now:
log-all = all
log-empty = Nothing has happened yet.
log-more = … { $count } earlier; “log all” shows them.

rules-which = “rules 5” shows a section, “rules WORD” those with a word.
language-which = Languages: { $known }. Choose one with “language fr”.
language-name = English

save-where = Save where? For example: save { $file }
save-exists = { $file } exists. “save { $file }!” overwrites it.
save-failed = { $file } can't be written: { $why }. Nothing was saved.
saved = Saved. To continue: ekiben play --load { $file }
saved-over = Saved. To replay it: ekiben replay { $file }
save-hint = save { $file }
quit-sure = The game is not saved (“{ $hint }” does). Quit anyway? (y/n) { "› " }
leave-sure = Leave? The game is saved; “ekiben play --continue” continues it. (y/n) { "› " }
quit-not = You stay.
yes = y yes
farewell = Goodbye.
farewell-autosaved = Goodbye. To continue the game: ekiben play --continue (it is saved in { $file })
autosave-failed = The game can't be saved as you play: { $why }. To keep it, type “{ $hint }” before you leave.
farewell-unsaved = Goodbye. The game was not saved; next time, type “{ $hint }” before you leave.

result-title = Final scoring
result-won = Winner, with { $points } points:
result-shared = Winners, with { $points } points each:
over-commands = The game is over. “{ $hint }” saves its record, “log all” shows all moves; Enter leaves.
over-no-move = The game is over: no more moves.

replay-negative = --to is { $number }; it must be 0 or more.
replay-too-far = --to is { $to }, but the record has { $moves } moves.
replay-after = After move { $moves }.
check-unfinished = { $moves } moves, all correct; the game is not finished. The scores if it ended now:
