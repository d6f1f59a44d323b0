# What a study of Zero-Kei counts.

zero-kei-study-engine = Locomotive
zero-kei-study-engine-used = usage propre
zero-kei-study-engine-hired = louée
zero-kei-study-carriage = Wagon
zero-kei-study-carriage-used = utilisé
zero-kei-study-event = Événement, par année
zero-kei-study-event-used = utilisé
zero-kei-study-seat-actions = actions d’une place
zero-kei-study-seat-carriages = wagons d’une place
zero-kei-study-seat-cauldrons-left = vasques restant à une place
zero-kei-study-seat-yen-left = yens restant à une place
