# Games on a cluster, and bots of one's own.

cli-arg-on = jugar en un clúster: la dirección de un planificador de Dask, como tcp://host:8786

bot-own-failed = No se ha podido crear el bot «{ $text }». { $why }
bot-own-no-player = «{ $text }» ha creado un { $made }, que no es un jugador: no tiene el método choose.

cluster-missing = Un clúster necesita el paquete distributed, que no está instalado aquí. Ejecuta: python3 bootstrap.py research
cluster-processes = --processes es para esta máquina; en un clúster hay tantos como tengan sus trabajadores. Indica solo --processes o --on.
cluster-address = «{ $address }» no es la dirección de un planificador de Dask; tiene la forma tcp://host:8786.
cluster-silent = Ningún planificador de Dask responde en { $address }. Arranca uno con: dask scheduler. { $why }
cluster-version = Este clúster no puede jugar estas partidas: { $who } tiene { $name } { $there }, y aquí es { $here }. Todas las máquinas necesitan lo mismo.
cluster-nothing = no instalado
cluster-code = El trabajador { $who } tiene otras reglas o bots de { $game } que esta máquina. Instala allí el mismo Ekiben y vuelve a arrancarlo.
cluster-no-workers = Nadie trabaja en { $address }: se espera a un trabajador (arranca uno con: dask worker { $address }). Ctrl-C termina; lo que hay en --file se conserva.
cluster-lost = El planificador de { $address } ha desaparecido. Lo que hay en --file se conserva; vuelve a empezar para continuar.
cluster-killed = Los trabajadores han muerto una y otra vez mientras jugaban una misma partida, así que se ha abandonado. Quizá tengan poca memoria. Lo que hay en --file se conserva; vuelve a empezar para continuar.
cluster-player = El bot «{ $text }» no se puede enviar a un clúster: { $why }
cluster-game-failed = Una partida ha fallado en el clúster. { $why }
