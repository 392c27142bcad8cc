### Waren. Buchstaben sind eindeutig.

good-carpet = Teppiche
    .letter = P
good-spice = Gewürze
    .letter = G
good-tobacco = Tabak
    .letter = B
good-cocoa = Kakao
    .letter = O
good-tea = Tee
    .letter = T
good-coffee = Kaffee
    .letter = K
