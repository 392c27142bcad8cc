### Orders given in advance, Loading prepared ahead, and a note to oneself: all in private.

## In the office

orders-open = Plan ahead
orders-note = Note
orders-mine = Planned ahead
orders-noted = Your note
orders-home = Back to the office

## The panel of orders

orders-title = Your plan · { $who }
orders-carry = Carry out now

## What could go by itself from now on

orders-always = Automatic?
# $rule: a standing order; $action: what it would answer now.
orders-always-now = Now: **{ $action }**
orders-always-each = { $rule }. Now: **{ $action }**
orders-always-again = The bot can do this for you from now on; “{ orders-open }” ends it.

## A note to oneself

orders-note-title = Note to yourself
orders-note-label = Only you see it, in your office

## In the log

# $line is a whole line of the log, or a step of one.
log-by-order = { $line } *(planned)*
