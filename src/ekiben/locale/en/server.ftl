# The server: where tables are kept, and what it says to those who ask.

store-unusable = The tables can't be kept in { $place }: { $why }
store-closed = The server is closing; nothing more is kept.
store-newer = These tables were written by a newer Ekiben: their form is number { $found }, and this one knows { $known }. Start the newer one, or give another file.
