### Was gefahren wird, was man daraus macht, und die Farben der Kanäle. Buchstaben sind unter ihresgleichen eindeutig.

cargo-grain = Korn
    .letter = K
cargo-fruit = Obst
    .letter = B
cargo-textiles = Stoffe
    .letter = S
cargo-oil = Öl
    .letter = Ö

product-bread = Brot
product-beer = Bier
product-orange-juice = Orangensaft
product-jam = Marmelade
product-clothing = Kleidung
product-sailcloth = Segeltuch
product-petrol = Benzin
product-plastic = Plastik

colour-red = Rot
    .letter = R
colour-yellow = Gelb
    .letter = Ge
colour-blue = Blau
    .letter = B
colour-green = Grün
    .letter = Gr
