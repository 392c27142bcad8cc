### Names of cards.

card-swap = Exchange
card-draw1 = Blind Purchase
card-draw3 = Choice of 3
card-extra-kind = Extra Kind
card-gift-plus3 = Gift +3
card-gift16 = Generous Gift
card-sole-price = Sole Price
card-buy-vp = Honour
card-store = Hired Store
card-buy-speicher = Speicher Purchase
card-bank-or-start = Bank or Start
card-magistrat = Magistrat
card-speicher = Speicher
