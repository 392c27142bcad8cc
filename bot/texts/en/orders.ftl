### Orders given in advance, Loading prepared ahead, and a note to oneself: all in private.

## In the office

orders-open = Plan ahead
orders-note = Note
orders-mine = Your plan
orders-noted = Your note
orders-home = Back

## The panel of orders

orders-title = Your plan
orders-carry = Play it now

## What could go by itself from now on

orders-always-decline = No, thanks: no more such offers

## A note to oneself

orders-note-title = Note to yourself
orders-note-label = Only you see this, in your office

## In the log

# $line is a whole line of the log, or a step of one.
log-by-order = { $line } *(planned)*
