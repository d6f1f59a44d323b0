# The command `ekiben serve`.

cli-serve = propose des tables pour les gens, dans le navigateur
serve-arg-host = l’adresse d’écoute (par défaut : 127.0.0.1, cette machine seulement ; 0.0.0.0 : toutes)
serve-arg-lan = laisse aussi jouer les appareils de votre réseau local et affiche l’adresse pour eux ; si Ekiben ne trouve pas la bonne, indiquez l’adresse (ADDRESS) de cet ordinateur dans ce réseau
serve-arg-port = le port d’écoute (par défaut : { $default })
serve-arg-bus = redis://… si plusieurs serveurs partagent une base de données
serve-arg-bots = propose aussi vos propres bots : MODULE:NAME, séparés par des virgules ; dans un seul jeu : nordic=MODULE:NAME
serve-arg-bot-processes = processus qui réfléchissent pour les bots (par défaut : un de moins qu’il n’y a de cœurs)
serve-arg-components = joue avec les composants d’un fichier à toutes les nouvelles tables qui n’en apportent pas
serve-arg-https = le site est servi en HTTPS (par un proxy) ; marque les cookies comme Secure
serve-arg-proxy = fait confiance au X-Forwarded-For des proxys à ces adresses (par défaut : { $default })
serve-arg-name = ne répond qu’à ce nom d’hôte ; peut être indiqué plusieurs fois
serve-arg-origin = les pages de cette adresse peuvent aussi jouer ici ; peut être indiqué plusieurs fois
serve-arg-no-limits = laisse chacun demander aussi souvent qu’il veut : pour les tests et entre amis
serve-arg-open = ouvre le navigateur
serve-arg-log-level = ce qui est noté au journal, sur stderr, en lignes de JSON
cli-export = écrit l’enregistrement d’une partie finie qui a été jouée à une table
cli-import = garde l’enregistrement d’une partie finie comme une table, à regarder dans le navigateur
export-arg-table = le nom de la table, ou son lien
export-arg-file = le nouveau fichier à écrire (par défaut : l’affiche)
export-arg-components = y écrit aussi le fichier de composants de la table : un enregistrement fait avec d’autres composants en a besoin
export-unwritable = Impossible d’écrire { $file } : { $why }
import-arg-file = l’enregistrement
import-done = Gardé. Avec un serveur sur cette base de données, on peut le regarder sous /t/{ $table }
serve-ready = Ekiben est à { $address } (Ctrl-C l’arrête ; toutes les parties sont gardées)
serve-ready-lan = Dans votre réseau domestique, les autres ouvrent { $address }
serve-runs-already = Ekiben tourne déjà, à { $address }
serve-port-taken = Un autre programme occupe le port { NUMBER($port, useGrouping: 0) }. Indiquez-en un autre avec --port.
serve-no-address = Impossible d’écouter sur { $host }, port { NUMBER($port, useGrouping: 0) } : { $why }
serve-lan-none = Cet ordinateur ne semble être dans aucun réseau local. S’il est dans un réseau, indiquez son adresse, par exemple --lan 192.168.1.20.
serve-lan-address = { $address } n’est pas une adresse d’un réseau local, comme 192.168.1.20. Pour écouter ailleurs, utilisez --host.
serve-lan-not-with = --lan choisit l’adresse d’écoute et sert en HTTP non chiffré : cette option ne va pas avec { $option }.
serve-runs-without-lan = Ekiben tourne déjà sur le port { NUMBER($port, useGrouping: 0) }, mais pas pour le réseau local. Arrêtez-le (Ctrl-C), puis relancez-le avec --lan.
serve-bad-port = Il n’y a pas de port { NUMBER($port, useGrouping: 0) } ; les ports vont de 1 à 65535.
serve-bad-bot-processes = --bot-processes vaut { $processes } ; il peut aller de 1 à 64.
serve-bad-bot = « { $bot } » n’est pas un bot à vous : indiquez-le sous la forme MODULE:NAME. Le nombre de processus des bots est --bot-processes.
serve-bad-components = --components vaut { $given } ; il nomme un jeu et un fichier, comme { $game }=mien.toml.
serve-no-page = La page de ce serveur n’a pas été construite. Lancez-le avec « python3 play.py », qui la construit ou dit ce qui l’en empêche. En attendant, on peut jouer dans le terminal : « ekiben play ».
