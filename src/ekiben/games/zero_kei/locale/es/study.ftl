# What a study of Zero-Kei counts.

zero-kei-study-engine = Locomotora
zero-kei-study-engine-used = uso propio
zero-kei-study-engine-hired = alquilada
zero-kei-study-carriage = Vagón
zero-kei-study-carriage-used = usado
zero-kei-study-event = Evento, por año
zero-kei-study-event-used = usado
zero-kei-study-seat-actions = acciones de un asiento
zero-kei-study-seat-carriages = vagones de un asiento
zero-kei-study-seat-cauldrons-left = pebeteros que le sobran a un asiento
zero-kei-study-seat-yen-left = yenes que le sobran a un asiento
