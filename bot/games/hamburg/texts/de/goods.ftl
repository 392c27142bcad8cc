### Waren: das Wort im Satz, und zwei Buchstaben auf der Kiste, die sonst nichts bedeuten.

good-carpet = Teppiche
    .mark = Tp
good-spice = Gewürze
    .mark = Ge
good-tobacco = Tabak
    .mark = Ta
good-cocoa = Kakao
    .mark = Kk
good-tea = Tee
    .mark = Te
good-coffee = Kaffee
    .mark = Ka

# Wo keine sind.
goods-none = nichts
# Deren Sorten nur kennt, wer sie hat.
goods-hidden = { $number ->
        [one] { $number } verdeckte Ware
       *[other] { $number } verdeckte Waren
    }
