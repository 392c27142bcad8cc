### Piani fatti in anticipo, Carico preparato prima e una nota per sé: tutto in privato.

## Nell'ufficio

orders-open = Pianifica
orders-note = Nota
orders-mine = Già pianificato
orders-noted = La tua nota
orders-home = Torna all'ufficio

## Il pannello del piano

orders-title = Il tuo piano · { $who }
orders-hint = Lo vedi solo tu. Il piano si esegue quando arriva la prossima decisione.
orders-carry = Esegui ora

## Una nota per sé

orders-note-title = Nota per te
orders-note-label = La vedi solo tu, nel tuo ufficio

## Nella cronaca

# $line è una riga intera della cronaca, o una sua parte.
log-by-order = { $line } *(come da piano)*
