### Goods. Letters are unique.

good-carpet = carpets
    .letter = P
good-spice = spices
    .letter = S
good-tobacco = tobacco
    .letter = B
good-cocoa = cocoa
    .letter = O
good-tea = tea
    .letter = T
good-coffee = coffee
    .letter = C
