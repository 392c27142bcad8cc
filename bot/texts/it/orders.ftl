### Piani fatti in anticipo, Carico preparato prima e una nota per sé: tutto in privato.

## Nell'ufficio

orders-open = Pianifica
orders-note = Nota
orders-mine = Il tuo piano
orders-noted = La tua nota
orders-home = Indietro

## Il pannello del piano

orders-title = Il tuo piano
orders-carry = Gioca ora

## Che cosa potrebbe andare da sé

orders-always-decline = No, grazie: non propormelo più

## Una nota per sé

orders-note-title = Nota per te
orders-note-label = La vedi solo tu, nel tuo ufficio

## Nella cronaca

# $line è una riga intera della cronaca, o una sua parte.
log-by-order = { $line } *(pianificato)*
