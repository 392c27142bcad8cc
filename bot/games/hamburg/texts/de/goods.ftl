### Waren: das Wort im Satz, und die Buchstaben auf der Kiste: zwei Kisten unterscheiden sich in zweien.

good-carpet = Teppiche
    .mark = Tpp
good-spice = Gewürze
    .mark = Ge
good-tobacco = Tabak
    .mark = Tab
good-cocoa = Kakao
    .mark = Kao
good-tea = Tee
    .mark = Te
good-coffee = Kaffee
    .mark = Kfe

# Wo keine sind.
goods-none = nichts
# Deren Sorten nur kennt, wer sie hat.
goods-hidden = { $number ->
        [one] { $number } verdeckte Ware
       *[other] { $number } verdeckte Waren
    }
