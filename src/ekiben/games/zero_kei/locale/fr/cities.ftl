# The cities of Zero-Kei. A text is named after what is printed; without one a city is called as printed.

zero-kei-city-osaka = Osaka
zero-kei-city-kyoto = Kyoto
zero-kei-city-maibara = Maibara
zero-kei-city-hashima = Hashima
zero-kei-city-nagoya = Nagoya
zero-kei-city-toyohashi = Toyohashi
zero-kei-city-hamamatsu = Hamamatsu
zero-kei-city-shizuoka = Shizuoka
zero-kei-city-atami = Atami
zero-kei-city-odawara = Odawara
zero-kei-city-yokohama = Yokohama
zero-kei-city-tokyo = Tokyo
