### Goods: the word inside a sentence, and the letters that mark a crate: two marks differ in two of them.

good-carpet = carpets
    .mark = Crp
good-spice = spices
    .mark = Spi
good-tobacco = tobacco
    .mark = Tob
good-cocoa = cocoa
    .mark = Coa
good-tea = tea
    .mark = Te
good-coffee = coffee
    .mark = Cfe

# Where there are none.
goods-none = nothing
# Of which only their owner knows the kinds.
goods-hidden = { $number ->
        [one] { $number } hidden good
       *[other] { $number } hidden goods
    }
