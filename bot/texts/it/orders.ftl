### Piani fatti in anticipo, Carico preparato prima e una nota per sé: tutto in privato.

## Nell'ufficio

orders-open = Pianifica
orders-note = Nota
orders-mine = Già pianificato
orders-noted = La tua nota
orders-home = Torna all'ufficio

## Il pannello del piano

orders-title = Il tuo piano · { $who }
orders-carry = Esegui ora

## Che cosa potrebbe andare da sé

orders-always = In automatico?
# $rule: a standing order; $action: what it would answer now.
orders-always-now = Ora: **{ $action }**
orders-always-each = { $rule }. Ora: **{ $action }**
orders-always-again = D'ora in poi può farlo il bot per te; «{ orders-open }» lo ferma.

## Una nota per sé

orders-note-title = Nota per te
orders-note-label = La vedi solo tu, nel tuo ufficio

## Nella cronaca

# $line è una riga intera della cronaca, o una sua parte.
log-by-order = { $line } *(pianificato)*
