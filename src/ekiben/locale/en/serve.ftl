# The command `ekiben serve`.

cli-serve = serve tables for people, in the browser
serve-arg-host = the address to listen on (default: 127.0.0.1, this machine only; 0.0.0.0: all)
serve-arg-lan = let devices in your local network play, too, and show the address for them; if Ekiben does not find the right one, name this computer’s ADDRESS there
serve-arg-port = the port to listen on (default: { $default })
serve-arg-bus = redis://… if several servers share a database
serve-arg-bots = offer your own bots, too: MODULE:NAME, with commas for several; in one game only: nordic=MODULE:NAME
serve-arg-bot-processes = processes that think for the bots (default: one less than there are cores)
serve-arg-components = play a game with the components of a file at all new tables that bring none
serve-arg-https = people reach it by https (through a proxy), so cookies travel by that only
serve-arg-proxy = it stands behind a proxy at these addresses ({ $default }), which tells who asks (X-Forwarded-For)
serve-arg-name = answer only to this host name; may be given several times
serve-arg-origin = pages of this address may play here, too; may be given several times
serve-arg-no-limits = let everybody ask as often as they like: for tests, and among friends
serve-arg-open = open the browser
serve-arg-log-level = how much to log, on stderr, as lines of JSON
cli-export = write the record of a finished game that was played at a table
cli-import = keep the record of a finished game like a table, to be looked at in the browser
export-arg-table = the name of the table, or its link
export-arg-file = the new file to write (default: print it)
export-arg-components = write the table's components file there, too: a record made with other components needs it
export-unwritable = { $file } can't be written: { $why }
import-arg-file = the record
import-done = Kept. With a server on this database it can be looked at under /t/{ $table }
serve-ready = Ekiben is at { $address } (Ctrl-C ends it; all games are kept)
serve-ready-lan = Others in your home network open { $address }
serve-runs-already = Ekiben runs already, at { $address }
serve-port-taken = Port { NUMBER($port, useGrouping: 0) } is taken by another program. Give another one with --port.
serve-no-address = Nothing can listen on { $host }, port { NUMBER($port, useGrouping: 0) }: { $why }
serve-lan-none = This computer does not seem to be in a local network. If it is in one, give its address there, such as --lan 192.168.1.20.
serve-lan-address = { $address } is not an address in a local network, such as 192.168.1.20. To listen anywhere else, use --host.
serve-lan-not-with = --lan chooses the address to listen on, and serves plain HTTP: it can’t be combined with { $option }.
serve-runs-without-lan = Ekiben runs already on port { NUMBER($port, useGrouping: 0) }, but not for the local network. Stop it (Ctrl-C), then start it with --lan.
serve-bad-port = There is no port { NUMBER($port, useGrouping: 0) }; ports are 1 to 65535.
serve-bad-bot-processes = --bot-processes is { $processes }; it can be 1 to 64.
serve-bad-bot = “{ $bot }” is not a bot of your own: name one as MODULE:NAME. The number of processes for bots is --bot-processes.
serve-bad-components = --components is { $given }; it names a game and a file, such as { $game }=my.toml.
serve-no-page = The page of this server has not been built. Start it with “python3 play.py”, which builds the page, or says what is in its way. In the terminal games can be played meanwhile: “ekiben play”.
