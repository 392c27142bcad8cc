### Orders given in advance, Loading prepared ahead, and a note to oneself: all in private.

## In the office

orders-open = Plan ahead
orders-note = Note
orders-mine = Your plan
orders-noted = Your note
orders-home = Back to my office

## The panel of orders

orders-title = Your plan · { $who }
orders-carry = Play my plan now

## What could go by itself from now on

orders-always = Autoplay
# $rule: a standing order; $action: what it would answer now.
orders-always-now = It would play: **{ $action }**
orders-always-each = { $rule }: **{ $action }**
orders-always-again = From now on the bot can do this for you. To stop it, press “{ orders-open }”.

## A note to oneself

orders-note-title = Note to yourself
orders-note-label = Only you see this, in your office

## In the log

# $line is a whole line of the log, or a step of one.
log-by-order = { $line } *(planned)*
