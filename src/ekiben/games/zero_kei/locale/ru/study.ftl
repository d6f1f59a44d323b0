# What a study of Zero-Kei counts.

zero-kei-study-engine = Локомотив
zero-kei-study-engine-used = хозяином
zero-kei-study-engine-hired = другими
zero-kei-study-carriage = Вагон
zero-kei-study-carriage-used = в деле
zero-kei-study-event = Событие, по годам
zero-kei-study-event-used = в деле
zero-kei-study-seat-actions = действий у места
zero-kei-study-seat-carriages = вагонов у места
zero-kei-study-seat-cauldrons-left = чаш осталось у места
zero-kei-study-seat-yen-left = иен осталось у места
