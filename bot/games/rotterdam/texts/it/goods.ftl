### Quello che si trasporta, quello che se ne fa, e i colori dei canali. Le lettere sono uniche fra loro.

cargo-grain = grano
    .letter = G
cargo-fruit = frutta
    .letter = F
cargo-textiles = stoffe
    .letter = S
cargo-oil = petrolio
    .letter = P

product-bread = pane
product-beer = birra
product-orange-juice = succo d'arancia
product-jam = marmellata
product-clothing = vestiti
product-sailcloth = tela da vela
product-petrol = benzina
product-plastic = plastica

colour-red = rosso
    .letter = R
colour-yellow = giallo
    .letter = G
colour-blue = blu
    .letter = B
colour-green = verde
    .letter = V
