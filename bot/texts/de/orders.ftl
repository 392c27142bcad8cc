### Pläne im Voraus, vorbereitete Verladung und eine Notiz an sich selbst: alles für eine Person allein.

## Im Büro

orders-open = Vorausplanen
orders-note = Notiz
orders-mine = Dein Plan
orders-noted = Deine Notiz
orders-home = Zurück

## Der Plan

orders-title = Dein Plan
orders-carry = Jetzt spielen

## Was ab jetzt von selbst gehen könnte

orders-always-decline = Nein, danke: so etwas nicht mehr anbieten

## Eine Notiz an sich selbst

orders-note-title = Notiz an dich selbst
orders-note-label = Nur du siehst sie, in deinem Büro

## Im Verlauf

# $line ist eine ganze Zeile des Verlaufs oder ein Teil davon.
log-by-order = { $line } *(geplant)*
