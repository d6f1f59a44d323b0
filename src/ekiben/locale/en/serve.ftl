# The command `ekiben serve`.

cli-serve = Serve tables in the browser, for others too.
serve-arg-host = the address to listen on (default: 127.0.0.1, this machine only; 0.0.0.0: all)
serve-arg-lan = let devices in your local network play, too, and show the address for them; if Ekiben does not find the right one, name this computer’s ADDRESS there
serve-arg-port = the port to listen on (default: { $default })
serve-arg-bus = redis://… if several servers share a database
serve-arg-bots = offer your own bots, too: MODULE:NAME, with commas for several; in one game only: nordic=MODULE:NAME
serve-arg-bot-processes = processes that think for the bots (default: one less than the number of cores)
serve-arg-components = the components file for new tables of a game that bring none
serve-arg-https = the site is served over HTTPS (by a proxy); marks cookies as Secure
serve-arg-proxy = trust X-Forwarded-For from proxies at these addresses (default: { $default })
serve-arg-name = answer only to this host name; can be repeated
serve-arg-origin = another site whose pages may play here; can be repeated
serve-arg-no-limits = no rate limits: for tests, and among friends
serve-arg-open = open the browser
serve-arg-log-level = how much to log; lines of JSON on stderr
cli-export = Write the record of a finished game.
cli-import = Add the record of a finished game to the tables, for replay in the browser.
export-arg-table = the id of the table, or its link
export-arg-file = the new file to write (default: print it)
export-arg-components = write the table's components file there, too: a record made with other components needs it
export-unwritable = { $file } can't be written: { $why }
import-arg-file = the record
import-done = Imported. A server on this database shows the game at /t/{ $table }
serve-ready = Ekiben is at { $address } (stop it with Ctrl-C; all games are saved)
serve-ready-lan = Others in your home network open { $address }
serve-runs-already = Ekiben is already running at { $address }
serve-port-taken = Another program uses port { NUMBER($port, useGrouping: 0) }. Choose another one with --port.
serve-no-address = Can't listen on { $host }, port { NUMBER($port, useGrouping: 0) }: { $why }
serve-lan-none = This computer does not seem to be in a local network. If it is in one, give its address there, such as --lan 192.168.1.20.
serve-lan-address = { $address } is not an address in a local network, such as 192.168.1.20. To listen anywhere else, use --host.
serve-lan-not-with = --lan chooses the address to listen on, and serves plain HTTP: it can’t be combined with { $option }.
serve-runs-without-lan = Ekiben is already running on port { NUMBER($port, useGrouping: 0) }, but not for the local network. Stop it (Ctrl-C), then start it with --lan.
serve-bad-port = { NUMBER($port, useGrouping: 0) } is not a port; ports are 1 to 65535.
serve-bad-bot-processes = --bot-processes is { $processes }; it can be 1 to 64.
serve-bad-bot = “{ $bot }” is not a bot of your own: name one as MODULE:NAME. The number of processes for bots is --bot-processes.
serve-bad-components = --components is { $given }; name a game and a file, such as { $game }=my.toml.
serve-no-page = The page of this server has not been built. Start the server with “python3 play.py”, which builds the page or says why it can't. Meanwhile you can play in the terminal: “ekiben play”.
