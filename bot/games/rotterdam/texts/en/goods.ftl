### What is carried, what is made of it, and the colours of channels. Letters are unique among their like.

cargo-grain = grain
    .letter = G
cargo-fruit = fruit
    .letter = F
cargo-textiles = textiles
    .letter = T
cargo-oil = oil
    .letter = O

product-bread = bread
product-beer = beer
product-orange-juice = orange juice
product-jam = jam
product-clothing = clothing
product-sailcloth = sailcloth
product-petrol = petrol
product-plastic = plastic

colour-red = red
    .letter = R
colour-yellow = yellow
    .letter = Y
colour-blue = blue
    .letter = B
colour-green = green
    .letter = G
