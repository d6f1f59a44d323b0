# Games on a cluster, and bots of one's own.

cli-arg-on = play on a cluster: the address of a Dask scheduler, such as tcp://host:8786

bot-own-failed = The bot “{ $text }” could not be made. { $why }
bot-own-no-player = “{ $text }” made a { $made }, which is no player: it has no method choose.

cluster-missing = A cluster needs the package distributed, which is not installed here. Run: python3 bootstrap.py research
cluster-processes = --processes is for this machine; on a cluster there are as many as its workers have. Give one of --processes and --on.
cluster-address = “{ $address }” is no address of a Dask scheduler; it looks like tcp://host:8786.
cluster-silent = No Dask scheduler answers at { $address }. Start one with: dask scheduler. { $why }
cluster-version = This cluster can't play these games: { $who } has { $name } { $there }, here it is { $here }. All machines need the same.
cluster-nothing = not installed
cluster-code = The worker { $who } has other rules or bots of { $game } than this machine. Install the same Ekiben there, and start it again.
cluster-no-workers = Nobody works at { $address }: waiting for a worker (start one with: dask worker { $address }). Ctrl-C ends; what is in --file stays.
cluster-lost = The scheduler at { $address } is gone. What is in --file stays; start again to go on.
cluster-killed = Workers died again and again while they played one and the same game, so it was given up. Perhaps they have too little memory. What is in --file stays; start again to go on.
cluster-player = The bot “{ $text }” can't be sent to a cluster: { $why }
cluster-game-failed = A game failed on the cluster. { $why }
