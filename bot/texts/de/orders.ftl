### Anweisungen im Voraus, vorbereitete Verladung und eine Notiz an sich selbst: alles für eine Person allein.

## Im Büro

orders-open = Anweisungen
orders-note = Notiz
orders-mine = Deine Anweisungen
orders-noted = Deine Notiz
orders-home = Zurück ins Büro

## Die Anweisungen

orders-title = Deine Anweisungen · { $who }
orders-hint = Nur du siehst das. Anweisungen enden mit der Runde und werden ausgeführt, wenn die nächste Entscheidung ansteht.
orders-carry = Jetzt ausführen

## Eine Notiz an sich selbst

orders-note-title = Notiz an dich selbst
orders-note-label = Nur du siehst sie, in deinem Büro

## Im Verlauf

# $line ist eine ganze Zeile des Verlaufs oder ein Teil davon.
log-by-order = { $line } *(angewiesen)*
