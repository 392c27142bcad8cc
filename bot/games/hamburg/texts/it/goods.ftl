### Merci: la parola nella frase, e le due lettere sulla cassa, che non indicano altro.

good-carpet = tappeti
    .mark = Ta
good-spice = spezie
    .mark = Sp
good-tobacco = tabacco
    .mark = Tb
good-cocoa = cacao
    .mark = Cc
good-tea = tè
    .mark = Te
good-coffee = caffè
    .mark = Ca

# Dove non ce ne sono.
goods-none = nulla
# Di cui conosce i tipi solo chi le ha.
goods-hidden = { $number ->
        [one] { $number } merce coperta
       *[other] { $number } merci coperte
    }
