### Che cosa può scegliere chi invita.

chosen-snake = Giri nel porto
chosen-snake-yes = uno su due all'indietro
chosen-snake-no = sempre in senso orario
