### Pläne im Voraus, vorbereitete Verladung und eine Notiz an sich selbst: alles für eine Person allein.

## Im Büro

orders-open = Vorausplanen
orders-note = Notiz
orders-mine = Vorausgeplant
orders-noted = Deine Notiz
orders-home = Zurück ins Büro

## Der Plan

orders-title = Dein Plan · { $who }
orders-carry = Jetzt ausführen

## Was ab jetzt von selbst gehen könnte

orders-always = Automatisch?
# $rule: a standing order; $action: what it would answer now.
orders-always-now = Jetzt: **{ $action }**
orders-always-each = { $rule }. Jetzt: **{ $action }**
orders-always-again = Das kann ab jetzt der Bot für dich tun; „{ orders-open }“ beendet es.

## Eine Notiz an sich selbst

orders-note-title = Notiz an dich selbst
orders-note-label = Nur du siehst sie, in deinem Büro

## Im Verlauf

# $line ist eine ganze Zeile des Verlaufs oder ein Teil davon.
log-by-order = { $line } *(geplant)*
