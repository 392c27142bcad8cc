### Che cosa può scegliere chi invita.

chosen-trigger = Punti ordine che chiudono la partita
chosen-trigger-12 = 12: una partita intera
chosen-trigger-9 = 9: una più breve
chosen-trigger-15 = 15: una più lunga
chosen-anchor_every_round = Ancore
chosen-anchor_every_round-no = una carta per le navi che arrivano
chosen-anchor_every_round-yes = una carta in ogni round
