### Was beim Einladen gewählt werden kann.

chosen-snake = Reihenfolge im Hafen
chosen-snake-yes = jede zweite rückwärts
chosen-snake-no = immer im Uhrzeigersinn
