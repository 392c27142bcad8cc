### Goods: the word inside a sentence, and the two letters that mark a crate, which nothing else uses.

good-carpet = carpets
    .mark = Ca
good-spice = spices
    .mark = Sp
good-tobacco = tobacco
    .mark = To
good-cocoa = cocoa
    .mark = Cc
good-tea = tea
    .mark = Te
good-coffee = coffee
    .mark = Co

# Where there are none.
goods-none = nothing
# Of which only their owner knows the kinds.
goods-hidden = { $number ->
        [one] { $number } hidden good
       *[other] { $number } hidden goods
    }
