# Games on a cluster, and bots of one's own.

cli-arg-on = jouer sur une grappe : l’adresse d’un ordonnanceur Dask, par exemple tcp://host:8786

bot-own-failed = Le bot « { $text } » n’a pas pu être créé. { $why }
bot-own-no-player = « { $text } » a créé un { $made }, qui n’est pas un joueur : il n’a pas de méthode choose.

cluster-missing = Une grappe demande le paquet distributed, qui n’est pas installé ici. Lancez : python3 bootstrap.py research
cluster-processes = --processes vaut pour cette machine ; sur une grappe il y en a autant qu’en ont ses ouvriers. Indiquez soit --processes, soit --on.
cluster-address = « { $address } » n’est pas l’adresse d’un ordonnanceur Dask ; elle a la forme tcp://host:8786.
cluster-silent = Aucun ordonnanceur Dask ne répond à { $address }. Lancez-en un avec : dask scheduler. { $why }
cluster-version = Cette grappe ne peut pas jouer ces parties : { $who } a { $name } { $there }, ici c’est { $here }. Toutes les machines doivent avoir la même chose.
cluster-nothing = non installé
cluster-code = L’ouvrier { $who } a d’autres règles ou d’autres bots de { $game } que cette machine. Installez-y le même Ekiben et relancez-le.
cluster-no-workers = Personne ne travaille à { $address } : on attend un ouvrier (lancez-en un avec : dask worker { $address }). Ctrl-C arrête ; ce qui est dans --file reste.
cluster-lost = L’ordonnanceur de { $address } a disparu. Ce qui est dans --file reste ; relancez pour continuer.
cluster-killed = Des ouvriers sont morts à plusieurs reprises en jouant une même partie ; elle a donc été abandonnée. Peut-être ont-ils trop peu de mémoire. Ce qui est dans --file reste ; relancez pour continuer.
cluster-player = Le bot « { $text } » ne peut pas être envoyé à une grappe : { $why }
cluster-game-failed = Une partie a échoué sur la grappe. { $why }
