# Playing and replaying in the terminal: what belongs to no game.

cli-arg-seats = who plays, for example you,medium or you:Anna,you:Ben; without it you are asked, or play against random if nobody is at the keyboard
cli-arg-deal = deal the game of this number; without it every game is another one
cli-arg-load = go on with a saved game
cli-arg-continue = go on with an unfinished game: the latest, the one with this number, or the latest of this game
cli-arg-record = a saved game
cli-arg-to = stop after move N and show the board there
cli-arg-check = only verify the game and print its final score

play-which = Which game? The box has: { $games }. Or --load FILE to go on with a saved one, --continue to go on with an unfinished one.
load-fixed = { $option } can't be given with { $command }: a saved game has its own.
load-other-game = { $file } is a game of { $game }.
continue-or-load = Give --load FILE or --continue, not both.
load-over = { $file } is finished: ekiben replay shows it.
load-own-bot = In this game your own bot “{ $bot }” has a seat, and a saved game never loads a bot's code. Name all seats again with --seats.
load-seats = The saved game has { $there ->
        [one] 1 player
       *[other] { $there } players
    }, --seats has { $given }.

continue-none = There is no unfinished game{ $game ->
        [any] {""}
       *[other] {" "}of { $game }
    }.
continue-which = “{ $which }” is no unfinished game; give a number from 1 to { $last }, or the name of a game.
continue-running = This game is being played in another window: { $file }.
continue-broken = The unfinished game can't be continued; it was set aside as { $file }. { $why }
continue-components =
    The unfinished game { $file } needs its own components: ekiben play --continue --components FILE
    { $why }
continue-others = Other unfinished games:
continue-hint = “ekiben play --continue” goes on with the latest unfinished game.

seats-unknown = There is no player “{ $kind }”; there are: { $known }.
seats-unknown-near = There is no player “{ $kind }”; there are: { $known }. Did you mean { $near }?
seats-only-you-named = Only “you” takes a name; “{ $kind }” does not.
seats-bad-name = { $name } can't be a name: it needs 1 to { $longest } visible characters and must not be one of { $kinds }.
seats-same-name = Two seats have the same name: { $names }.
seats-no-you = Nobody plays: at least one seat must be “you”. To let the others play alone: ekiben sim { $game }.
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

welcome-help = Type the number of a move or its text. “help” tells more, “quit” ends.
prompt = { "› " }
curtain = Only you may look now. Enter shows your cards. { "› " }
curtain-falls = Next:
curtain-fall = Enter hides your cards. { "› " }

no-such-number = There is no move number { $number }; the list goes from 1 to { $last }.
nothing-typed = Type a number from 1 to { $last }, or the text of a move. “help” tells more.
no-undo-over = The game is over: nothing can be taken back.
undone = Taken back: { $moves }

help-commands =
    A move is typed as its number in the list or as its text. Steps of one action
    may follow one another: “{ $steps }”. Enter alone
    makes the only move there is.

      undo         take back what you typed last, unless somebody else has moved
                   or something new was seen
      board        show the board again
      moves        show the legal moves again
      scores       the final scoring as it would be now
      log          what happened last; “log 40” or “log all” for more
      rules        read the rules: “rules 5” or “rules WORD”
      language     other languages: “language fr”
      why MOVE     whether you can make a move now, and if not, why not
      help THING   explain something: “help { $thing }”
      save FILE    save the game; “save FILE!” overwrites a file, “save” alone
                   saves where it was saved before
      quit         leave; “quit!” without being asked. “ekiben play --continue”
                   goes on with the game another time
help-pages = { "" }  Besides the board there is to look at: { $pages }
help-topics = { "THING can be: " }
help-unknown = Nothing is called “{ $topic }” here. { $nearest ->
        [none] “help” lists what is.
       *[other] Nearest: { $nearest }
    }

why-what = Why what? Name a move or a thing: “why { $thing }”.
why-legal = { $move }: you can do that now{ $steps ->
        [one] {""}, it is number { $number }.
       *[other] .
    }

only-move = (Enter)
scores-now = If the game ended now:
log-all = all
log-empty = Nothing has happened yet.
log-more = … { $count } before that; “log all” shows them.

rules-which = “rules 5” shows a section, “rules WORD” those with a word.
language-which = Languages: { $known }. Choose one with “language fr”.
language-name = English

save-where = Save where? For example: save { $file }
save-exists = { $file } exists. “save { $file }!” overwrites it.
save-failed = { $file } can't be written: { $why }. Nothing was saved.
saved = Saved. To go on another time: ekiben play --load { $file }
saved-over = Saved. To see it again: ekiben replay { $file }
save-hint = save { $file }
quit-sure = The game is not saved (“{ $hint }” does). Quit anyway? (y/n) { "› " }
leave-sure = Leave? The game is saved; “ekiben play --continue” goes on with it. (y/n) { "› " }
quit-not = You stay.
yes = y yes
farewell = Goodbye.
farewell-autosaved = Goodbye. To go on with the game: ekiben play --continue (it is saved in { $file })
autosave-failed = The game can't be saved as you play: { $why }. Before you leave, “{ $hint }” saves it.
farewell-unsaved = Goodbye. The game was not saved; next time “{ $hint }” keeps it before you go.

result-title = Final scoring
result-won = The win, with { $points } points:
result-shared = The win is shared, with { $points } points each:
over-commands = The game is over. “{ $hint }” keeps the record, “log all” tells it once more; Enter leaves.
over-no-move = The game is over: there is no move to make.

replay-negative = --to is { $number }; it must be 0 or more.
replay-too-far = --to is { $to }, but the record has { $moves } moves.
replay-after = After move { $moves }.
check-unfinished = { $moves } moves, all in order; the game is not finished. Scored now it would be:
