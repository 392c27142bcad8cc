### Namen der Karten.

card-swap = Tausch
card-draw1 = Blinder Kauf
card-draw3 = Auswahl aus 3
card-extra-kind = Weitere Sorte
card-gift-plus3 = Geschenk +3
card-gift16 = Großzügiges Geschenk
card-sole-price = Alleinpreis
card-buy-vp = Ehrenpunkt
card-store = Mietlager
card-buy-speicher = Speicherkauf
card-bank-or-start = Bank oder Start
card-magistrat = Magistrat
card-speicher = Speicher
