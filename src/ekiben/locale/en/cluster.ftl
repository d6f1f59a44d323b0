# Games on a cluster, and your own bots.

cli-arg-on = play on a cluster: the address of a Dask scheduler, such as tcp://host:8786

bot-own-failed = The bot “{ $text }” can't be created. { $why }
bot-own-no-player = “{ $text }” created a { $made }, which is not a bot: it has no method choose.

cluster-missing = A cluster needs the package distributed, which is not installed here. Run: python3 bootstrap.py research
cluster-processes = --processes is for this machine; a cluster uses all its workers. Give --processes or --on, not both.
cluster-address = “{ $address }” is not the address of a Dask scheduler, which looks like tcp://host:8786.
cluster-silent = No Dask scheduler answers at { $address }. Start one with: dask scheduler. { $why }
cluster-version = This cluster can't play these games: { $who } has { $name } { $there }, here it is { $here }. All machines need the same.
cluster-nothing = not installed
cluster-code = The worker { $who } has other rules or bots of { $game } than this machine. Install the same Ekiben there, and start it again.
cluster-no-workers = No workers at { $address }: waiting for one (start it with: dask worker { $address }). Ctrl-C stops; the games in --file stay.
cluster-lost = The scheduler at { $address } is gone. The games in --file stay; start again to continue.
cluster-killed = Several workers died while playing the same game, perhaps for lack of memory. The games in --file stay; start again to continue.
cluster-player = The bot “{ $text }” can't be sent to a cluster: { $why }
cluster-game-failed = A game failed on the cluster. { $why }
