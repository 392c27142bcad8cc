### Merci: la parola nella frase, e le lettere sulla cassa: due casse ne hanno due diverse.

good-carpet = tappeti
    .mark = Tpp
good-spice = spezie
    .mark = Spe
good-tobacco = tabacco
    .mark = Tab
good-cocoa = cacao
    .mark = Cao
good-tea = tè
    .mark = Te
good-coffee = caffè
    .mark = Cff

# Dove non ce ne sono.
goods-none = nulla
# Di cui conosce i tipi solo chi le ha.
goods-hidden = { $number ->
        [one] { $number } merce coperta
       *[other] { $number } merci coperte
    }
