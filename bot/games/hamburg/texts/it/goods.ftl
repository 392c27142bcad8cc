### Merci. Le lettere sono uniche.

good-carpet = tappeti
    .letter = P
good-spice = spezie
    .letter = S
good-tobacco = tabacco
    .letter = B
good-cocoa = cacao
    .letter = O
good-tea = tè
    .letter = T
good-coffee = caffè
    .letter = C
