### Das Nervenbuch: was ein Spiel nach dem Ende über den Mut aller in den Schlangen erzählt.

nerves-open = Statistik
nerves-title = Statistik
nerves-players = Mitspieler
nerves-highlights = Das fiel auf
nerves-share = Im Kanal teilen
nerves-untold = Keine Statistik: Von dieser Partie ist nur noch das Ende gespeichert.
# $link ist eine Adresse.
nerves-shared = [Hier]({ $link }) sehen sie alle.
nerves-shared-by = { $who } zeigt die Statistik: { $game }.
# Auf dem Bild, neben einer Krone.
nerves-best = Höchstwert von allen
# In der Beschreibung des Bildes, hinter einer Zahl.
nerves-best-short = Höchstwert
