# Las puertas de otras bibliotecas.

adapter-missing = Para esto hace falta { $library }, que no está instalado aquí (no existe el módulo { $module }). Ejecuta: python3 bootstrap.py research, o instala ekiben[research].
adapter-deals = Tiene que haber al menos un reparto, no { $deals }.
adapter-seat = No hay ningún asiento { $seat } para quien aprende; los asientos son { $seats }.
adapter-opponents = Otros asientos: { $seats }; rivales indicados: { $given }. Indica uno para cada asiento, o uno solo para todos.
adapter-illegal = A una acción ilegal no se puede responder con { $given }; elige entre { $known }.
cuda-missing = Las partidas en una GPU necesitan numba-cuda, que no está instalado aquí. Ejecuta: python3 bootstrap.py cuda, o instala ekiben[cuda].
cuda-no-device = Las partidas en una GPU necesitan una GPU de NVIDIA con su controlador; aquí no hay ninguna. ekiben.research.Batch juega las mismas partidas en el procesador.
cuda-endless = En las últimas { $moves } jugadas no ha terminado ninguna partida, y quedan { $left }: algo falla en las reglas o en la GPU. Por favor, comunícalo.
cuda-no-answer = La GPU no responde desde hace { $seconds } segundos: un kernel se ha bloqueado u otro programa ocupa la GPU. Reinicia este programa; si la GPU es lenta, juega menos partidas a la vez.
