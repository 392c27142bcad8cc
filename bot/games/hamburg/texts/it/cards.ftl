### Nomi delle carte.

card-swap = Scambio
card-draw1 = Acquisto alla Cieca
card-draw3 = Scelta fra 3
card-extra-kind = Un Genere in Più
card-gift-plus3 = Dono +3
card-gift16 = Dono Generoso
card-sole-price = Prezzo Esclusivo
card-buy-vp = Onore
card-store = Deposito in Affitto
card-buy-speicher = Acquisto di Speicher
card-bank-or-start = Banca o Inizio
card-magistrat = Magistrat
card-speicher = Speicher
