### Was beim Einladen gewählt werden kann.

chosen-snake = Reihenfolge im Hafen
chosen-snake-yes = jeder zweite Durchgang rückwärts
chosen-snake-no = immer im Uhrzeigersinn
