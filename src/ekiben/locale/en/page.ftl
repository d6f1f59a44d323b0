# The page: tables, and who sits there.

page-name = Your name
page-players = Players
page-clock = Clock
page-clock-none = none
page-clock-quick = 10 minutes, and 10 seconds a turn
page-clock-long = an hour, and 30 seconds a turn
page-clock-days = three days, and 12 hours a turn
page-clock-about = Each player has this time for the whole game, and more for each turn. When it runs out, a bot takes over.
page-away = If somebody leaves
page-away-wait = wait for them
page-away-easy = an easy bot replaces them
page-away-medium = a medium bot replaces them
page-away-hard = a hard bot replaces them
page-away-expert = an expert bot replaces them
page-seat-open = open, for a friend
page-seat-free = nobody yet
page-your-tables = Your tables
page-state-open = waiting for players
page-state-running = in progress
page-state-over = The game is over.
page-import = Look at the record of a game
page-import-button = Look at it
page-board = The board
page-news = What happened
page-your-turn = It is your turn.
page-preparing = The bots are being prepared on this machine. It takes a minute or two, once.
page-differs = This table was begun under other rules and can't be continued.
page-private-link = With this link you take over your seat on another device. It is shown once; keep it to yourself.
page-join-rematch = The others have begun a new game: join them
page-sit = Sit down
page-link = Private link
page-leave = Leave
page-give-bot = Let a bot play
page-undo = Undo
page-rematch = Rematch
page-take-over = Take this seat over on this device?
page-take-over-button = Sit down here
page-language = Language
page-who = Who plays
page-more = Clock, and what happens when somebody leaves
page-lost = The connection is lost; trying again.
page-back = Back to the start
page-nowhere = There is no such page here.
page-seat-gone = Your seat is now played on another device. You are watching.
page-score-now = Score as it would be now
page-total-now = total now
page-decides = decides
page-turn = It is { $name }’s turn.
page-seat-menu = The seat of { $name }
page-free-seat = Free the seat
page-curtain = { $name }, it is your turn. Make sure nobody else is looking.
page-curtain-rise = I am { $name }
page-winner = { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
page-total = Total
page-in-tab = This table is kept in this browser, and nowhere else. Whoever uses it could find out all that is hidden.
page-on-server = The server keeps this table: you can continue it on any device.
page-keep-on-server = Keep it on the server, to continue on another device
page-kept-here = in this browser
page-unkept = This browser keeps nothing, because its storage is full or it is a private window. You can play on, but the tables are gone when you close the page.
page-continue = Continue on another device
page-move-to-server = Continue on the server
page-move-about = There you can go on from any device. This copy is then closed.
page-moved = This game goes on on the server.
page-moved-go = Go to its table
page-brought = This game began in somebody’s browser: whoever used it could find out all that was hidden, or choose the deal.
page-save-table = Save the table as a file
page-save-about = Any browser can open the file, on the first page, and go on from there.
page-tables-file = Tables of this browser as a file
page-tables-save = Save all of them
page-tables-open = Open a file of tables
page-tables-opened = { $count ->
        [0] There is nothing new in this file.
        [one] One table was added.
       *[other] { $count } tables were added.
    }
page-tables-known = { $count ->
        [one] One was here already.
       *[other] { $count } were here already.
    }
page-no-https = At this address, without HTTPS, browsers can’t install the page or keep it for playing offline.
