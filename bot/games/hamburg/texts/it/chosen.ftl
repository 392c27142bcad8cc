### Che cosa può scegliere chi invita.

chosen-snake = Ordine di turno al porto
chosen-snake-yes = un giro su due all'indietro
chosen-snake-no = sempre in senso orario
