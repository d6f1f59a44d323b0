# The cities of Zero-Kei. A text is named after what is printed; without one a city is called as printed.

zero-kei-city-osaka = Осака
zero-kei-city-kyoto = Киото
zero-kei-city-maibara = Майбара
zero-kei-city-hashima = Хасима
zero-kei-city-nagoya = Нагоя
zero-kei-city-toyohashi = Тоёхаси
zero-kei-city-hamamatsu = Хамамацу
zero-kei-city-shizuoka = Сидзуока
zero-kei-city-atami = Атами
zero-kei-city-odawara = Одавара
zero-kei-city-yokohama = Иокогама
zero-kei-city-tokyo = Токио
