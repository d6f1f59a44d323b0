# Les portes d’autres bibliothèques.

adapter-missing = Il faut pour cela { $library }, qui n’est pas installé ici (le module { $module } n’existe pas). Lancez : python3 bootstrap.py research, ou installez ekiben[research].
adapter-deals = Il faut au moins une donne, pas { $deals }.
adapter-seat = Il n’y a pas de place { $seat } pour l’élève ; les places sont { $seats }.
adapter-opponents = Autres places : { $seats } ; adversaires nommés : { $given }. Nommez-en un par place, ou un seul pour toutes.
adapter-illegal = On ne peut pas répondre à une action illégale par { $given } ; choisissez parmi { $known }.
cuda-missing = Les parties sur un GPU ont besoin de numba-cuda, qui n’est pas installé ici. Lancez : python3 bootstrap.py cuda, ou installez ekiben[cuda].
cuda-no-device = Les parties sur un GPU ont besoin d’un GPU NVIDIA et de son pilote ; il n’y en a pas ici. ekiben.research.Batch joue les mêmes parties sur le processeur.
cuda-endless = Aucune partie ne s’est terminée au cours des { $moves } derniers coups, et il en reste { $left } : quelque chose ne va pas dans les règles ou sur le GPU. Merci de le signaler.
cuda-no-answer = Le GPU ne répond plus depuis { $seconds } secondes : un noyau est bloqué, ou un autre programme occupe le GPU. Relancez ce programme ; si le GPU est lent, jouez moins de parties à la fois.
