# The server: where tables are kept, and what it says to those who ask.

store-unusable = The tables can't be kept in { $place }: { $why }
store-closed = The server is closing; nothing more is kept.
store-newer = These tables were written by a newer Ekiben: their form is number { $found }, and this one knows { $known }. Start the newer one, or give another file.

refused-not-your-turn = Another player decides now.
refused-game-over = The game is over.
refused-stale = The game has moved on since you looked; please try again.
table-differs =
    { $number ->
        [0] This table was begun with other components, so it can't be continued here.
       *[other] Under the rules of today this table comes out differently from entry { $number } on, so it can't be continued.
    }

store-no-package = Tables in PostgreSQL need packages that are not installed. Run: python3 bootstrap.py host, or install ekiben[host]. Without them, give the path of a file.
store-bad-address = The address of the database can't be read. Write postgresql://user:password@host:5432/name; in a password write @ as %40, / as %2F, : as %3A, ? as %3F, # as %23 and % as %25.
store-uncertain = The connection to { $place } was lost while something was kept: perhaps it is kept, perhaps not. Look again before you repeat it.
store-unknown-kind = There is no database of the kind “{ $kind }” here. Give the path of a file, or postgresql://user:password@host:5432/name.
store-nothing-there = There is no database { $place }. Give the one of your server with --database.

bus-no-package = Several server processes need packages that are not installed. Run: python3 bootstrap.py host, or install ekiben[host]. Without them, start one process only.
bus-bad-address = The address of Redis can't be read. Write redis://:password@host:6379/0, rediss://… for an encrypted connection or unix:///path/of/the/socket; in a password write @ as %40, / as %2F, : as %3A, ? as %3F, # as %23 and % as %25.
bus-unusable = Redis can't be used at { $place }: { $why }
bus-silent = there is no answer
bus-gone = Redis at { $place } is gone: { $why } Until it is back, the processes notice later what happened at the others.
bus-back = Redis at { $place } is back.

refused-not-begun = The game begins when all seats are taken.
refused-not-over = The game is not over yet.
refused-no-table = There is no such table. It may have expired: a table where nobody began to play is removed after a while.
refused-no-seat = There is no such seat; this table has { $seats }.
refused-not-your-seat = You don't sit there.
refused-not-your-table = Only those who played here can do this.
refused-not-host = Only the host of the table can do this.
refused-bot-plays = A bot plays for this seat now.
refused-seat-taken = Somebody else sits there.
refused-seat-here = { $name } is there; only a seat whose player is away can be given to another.
refused-one-hand = You sit here already; once a game has begun, nobody may see a second hand.
refused-automa-stays = The automa belongs to the game; nobody else can take its seat.
refused-full = All seats are taken. You can watch.
refused-link = This link is not valid any more: a newer one was made, or the seat was given away.
refused-name = A name has 1 to { $longest } letters.
refused-level = There is no bot “{ $level }” here; there are: { $known }.
refused-automas = { $game } with { $players ->
        [one] { $players } player
       *[other] { $players } players
    } has { $automas ->
        [0] no automa
        [one] one automa
       *[other] { $automas } automas
    }.
refused-record = This record can't be taken: { $why }
refused-components = This record was played with other components: it needs the components file with the digest { $theirs }, and this one has { $ours }.
refused-running = You can download the record of a game once it is over: it names the hidden cards.
refused-replay = A game can be looked at move by move when it is over.
refused-no-move = There is no move { $number }; this game has { $moves }.
refused-origin = This page belongs to another site, and may not play here.
refused-too-often = Too much at once; wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
refused-busy = The tables can't be reached at the moment; nothing was changed. Try again soon.
refused-form = The request is malformed: { $why }
refused-broken = Something went wrong here; nothing was changed. It has been noted.

backup-exists = { $file } is there already, and a backup replaces nothing. Give another name.
backup-unwritable = The backup can't be written to { $file }: { $why }
backup-missing = There is no file { $file }.
backup-other-file = { $file } is no backup. Give a file that “ekiben backup” has written.
backup-unusable = { $file } can't be restored: { $why }. Nothing has changed. Give another backup.
backup-torn = it is damaged, and something is missing
restore-not-empty = There are tables in this database already, and a backup replaces nothing. Nothing has changed. Give an empty database with --database.
refused-unfinished = This record is of a game that is not over; only finished games can be brought here.

