### Das Nervenbuch: was ein Spiel nach dem Ende über den Mut aller in den Schlangen erzählt.

nerves-open = Statistik
nerves-title = Nervenbuch
nerves-highlights = Nerven in diesem Spiel
nerves-share = Allen zeigen
nerves-untold = Von diesem Tisch ist nur noch das Ende lesbar, nicht der Weg dahin. Darum bleibt das Nervenbuch zu.
# $link ist eine Adresse.
nerves-shared = [Hier]({ $link }) steht es für alle.
nerves-shared-by = { $who } schlägt das Nervenbuch auf: { $game }.
# Auf dem Bild, neben einer Krone.
nerves-best = der höchste Wert von allen
# In der Beschreibung des Bildes, hinter einer Zahl.
nerves-best-short = Höchstwert
