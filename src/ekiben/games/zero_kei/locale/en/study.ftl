# What a study of Zero-Kei counts.

zero-kei-study-engine = Engine
zero-kei-study-engine-used = own use
zero-kei-study-engine-hired = hired
zero-kei-study-carriage = Carriage
zero-kei-study-carriage-used = used
zero-kei-study-event = Event, by year
zero-kei-study-event-used = used
zero-kei-study-seat-actions = actions of a seat
zero-kei-study-seat-carriages = carriages of a seat
zero-kei-study-seat-cauldrons-left = cauldrons left to a seat
zero-kei-study-seat-yen-left = yen left to a seat
