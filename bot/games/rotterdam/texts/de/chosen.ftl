### Was beim Einladen gewählt werden kann.

chosen-trigger = Auftragspunkte, bei denen Schluss ist
chosen-trigger-12 = 12: eine ganze Partie
chosen-trigger-9 = 9: eine kürzere
chosen-trigger-15 = 15: eine längere
chosen-anchor_every_round = Anker
chosen-anchor_every_round-no = eine Karte für Schiffe, die ankommen
chosen-anchor_every_round-yes = eine Karte in jeder Runde
