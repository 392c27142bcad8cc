### Rückblick: der Verlauf nach Runden, das Brett von damals, und was ein Tisch sich erspart hat.

history-title = Was passiert ist · Runde { $round }
history-since = Seit deinem letzten Zug
# Eine lange Runde hat mehrere Seiten. $title ist der Titel der Seite.
history-part = { $title } ({ $part } von { $parts })
history-first = Anfang
history-earlier = Früher
history-later = Später
history-last = Ende
history-board = Brett an dieser Stelle
history-round-before = Vorige Runde
history-round-next = Nächste Runde

rewind-title = Das Brett zu Beginn von Runde { $round }
rewind-step = Runde { $round }, Schritt { $step } von { $steps }
rewind-impossible = Frühere Bretter dieses Tisches kann der Bot nicht mehr zeigen; was passiert ist, steht im Verlauf.


log-title = Was passiert ist
log-empty = Noch ist nichts passiert.
