# The server: its database, its processes, and what it refuses.

store-unusable = The tables can't be stored in { $place }: { $why }
store-closed = The server is closing; nothing more is stored.
store-newer = A newer Ekiben wrote these tables: they have version { $found }, and this Ekiben knows { $known }. Start the newer one, or name another file.

refused-not-your-turn = Another player decides now.
refused-game-over = The game is over.
refused-stale = The game has moved on since you looked; please try again.
table-differs =
    { $number ->
        [0] This table was started with other components, so it can't be continued here.
       *[other] Under the current rules this game takes another course from entry { $number } on, so it can't be continued.
    }

store-no-package = To store tables in PostgreSQL, you need packages that are not installed. Run: python3 bootstrap.py host, or install ekiben[host]. Without them, give the path of a file.
store-bad-address = The address of the database can't be read. Write postgresql://user:password@host:5432/name; in a password write @ as %40, / as %2F, : as %3A, ? as %3F, # as %23 and % as %25.
store-uncertain = The connection to { $place } was lost while something was being stored: it may be stored or not. Check before you try again.
store-unknown-kind = There is no database of the kind “{ $kind }” here. Give the path of a file, or postgresql://user:password@host:5432/name.
store-nothing-there = There is no database { $place }. Name your server's with --database.

bus-no-package = To run several server processes, you need packages that are not installed. Run: python3 bootstrap.py host, or install ekiben[host]. Without them, start only one process.
bus-bad-address = The address of Redis can't be read. Write redis://:password@host:6379/0, rediss://… for an encrypted connection or unix:///path/of/the/socket; in a password write @ as %40, / as %2F, : as %3A, ? as %3F, # as %23 and % as %25.
bus-unusable = Redis can't be used at { $place }: { $why }
bus-silent = it does not answer
bus-gone = Lost the connection to Redis at { $place }: { $why } Until it is back, the processes notice each other's changes later.
bus-back = Redis at { $place } is back.

refused-not-begun = The game begins when all seats are taken.
refused-needs-server = This table needs a server: only there can people far away sit down, and clocks run.
refused-not-over = The game is not over yet.
refused-no-table = There is no such table. It may have expired: tables where nobody begins to play are deleted after a while.
refused-no-seat = There is no such seat; this table has { $seats }.
refused-not-your-seat = You don't sit there.
refused-not-your-table = Only those who played here can do this.
refused-not-host = Only the host of the table can do this.
refused-bot-plays = A bot plays for this seat now.
refused-seat-taken = Somebody else sits there.
refused-seat-here = { $name } is there; you can only give away the seat of a player who is away.
refused-one-hand = You already sit here; once a game has begun, nobody may see a second hand.
refused-automa-stays = The automa belongs to the game; nobody can take its seat.
refused-full = All seats are taken. You can watch.
seat-taken-over = You play { $name } on another device now. Here you can watch.
refused-link = This link is no longer valid: there is a newer one, or the seat was given away.
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
refused-record = This record can't be imported: { $why }
refused-components = This record was played with other components: it needs the components file with the digest { $theirs }; this one has { $ours }.
refused-running = You can download the record of a game once it is over: it names the hidden cards.
refused-replay = You can replay a game once it is over.
refused-no-move = There is no move { $number }; this game has { $moves }.
refused-origin = This page belongs to another site, which may not play here.
refused-too-often = Too much at once; wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
refused-busy = The tables can't be reached at the moment; nothing has changed. Try again soon.
refused-form = The request is malformed: { $why }
refused-broken = Something went wrong on the server; nothing has changed. The error is in its log.

backup-exists = { $file } exists already, and a backup replaces nothing. Give another name.
backup-unwritable = The backup can't be written to { $file }: { $why }
backup-missing = There is no file { $file }.
backup-other-file = { $file } is not a backup. Give a file that “ekiben backup” has written.
backup-unusable = { $file } can't be restored: { $why }. Nothing has changed. Give another backup.
backup-torn = it is damaged or incomplete
restore-not-empty = This database already has tables, and a backup replaces nothing. Nothing has changed. Name an empty database with --database.
refused-unfinished = This record is of an unfinished game; only finished games can be imported.
refused-moved = This game goes on on the server; this copy of the table is closed.
refused-tables-file = Nothing was imported: { $count ->
        [one] one table of the file can’t be taken.
       *[other] { $count } tables of the file can’t be taken.
    }
    { $mistakes }
tables-file = The file of tables
