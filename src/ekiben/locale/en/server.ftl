# The server: where tables are kept, and what it says to those who ask.

store-unusable = The tables can't be kept in { $place }: { $why }
store-closed = The server is closing; nothing more is kept.
store-newer = These tables were written by a newer Ekiben: their form is number { $found }, and this one knows { $known }. Start the newer one, or give another file.

refused-not-your-turn = Another seat decides now.
refused-game-over = The game is over.
refused-stale = This answers number { $number }, but the table is at number { $now } already.
table-differs =
    { $number ->
        [0] This table was begun with other components, so it can't be continued here.
       *[other] Under the rules of today this table comes out differently from entry { $number } on, so it can't be continued.
    }
