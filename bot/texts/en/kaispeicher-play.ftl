### The board, the office and the log with the expansion Kaispeicher.

phase-spying = Spy

board-upper = Above: reserve one
board-reserved = Reserved

ask-reservation = { $who } buys or leaves the reserved { $card } for { $price }
ask-spying = { $who } may use the Spy (in “My office”)
ask-chief = { $who } decides on the Fire Chief: { amount-points } more
ask-insurance = { $who } decides on the Insurance: { amount-points } back for 2 coins

office-ask-reservation = the reserved { $card } costs you { $price }; you have { $coins }.
office-ask-spying = use the Spy now? Choose one of your workers and one of somebody else, or keep the Spy.
office-ask-chief = the fire gave you { amount-points }. The Fire Chief can give them once more, once in the game.
office-ask-insurance = the fire took { amount-points } from you. The Insurance gives them back for 2 coins; you have { $coins }.
office-breaks = Break cards left: { $number }
office-grey = Grey workers left: { $number }
office-used-up = The card leaves the game.

ping-reservation = buy or leave a reserved card
ping-spying = use the Spy or keep it
ping-chief = use the Fire Chief or not
ping-insurance = use the Insurance or not

do-place-grey = { $slot } { $card } (grey)
do-reserve = { $slot } { $card } (now { $price })
do-reserve-grey = { $slot } { $card } (grey, now { $price })
do-skip = Coffee break
do-stop = Keep the grey workers
do-keep = Keep the Spy
do-take = Take it free (Fish Market)
do-chief-yes = Fire Chief: +{ $points }
do-chief-no = Not at this fire
do-insure-yes = Pay 2 coins: +{ $points }
do-insure-no = Bear the loss
do-auction_hall = Auction Hall: { $good } { $where }
do-smuggle = Smuggler: { $good } from { $who } { $where }
do-truck = Truck: { $ways }
do-swap = Your worker goes from { $own } to { $other }; { $who } takes its place.

to-pool = into your goods
to-warehouse = into your Warehouse
to-hall = into your Market Hall
to-contract = onto { $card }
to-contract-complete = onto { $card }: complete
to-merchant = to { $card } (+{ amount-coins })
to-factory = to { $card } (+{ amount-points })
truck-way = { $good } from { $origin } to { $to }
spot-column = { $slot } { $card }, place { $place } from below
spot-reserved = reserved card { $place }, { $card }

pick-reserve = Reserve a card above …
pick-cards = Play a card …
pick-swap-own = Your worker …
pick-swap-other = changes places with …
pick-truck-moves = Truck: up to 3 goods …

loading-step-process = { $good } to { $to } (+{ amount-points })
loading-use-process = { $good } → { $to } (+{ amount-points })

log-reserved = { $who } reserves { $card } as number { $place }.
log-skipped = { $who } takes a coffee break.
log-stopped = { $who } keeps the grey workers at home.
log-swapped = Spy: { $who } moves from { $own } to { $other }, { $victim } the other way.
log-kept = { $who } keeps the Spy.
log-took = { $who } takes { $card } free of charge (Fish Market; price { $price }).
log-saved = Savings Bank: { $who } +{ $coins }.
log-robbed = Thief: { $who } takes { $coins } from { $victim }.
log-processed = { $who } delivers { $good } to { $factory } (+{ amount-points }).
log-fetched = Auction Hall: { $who } fetches { $good } ({ $where }).
log-smuggled = Smuggler: { $who } takes { $good } from { $victim }’s { $contract } ({ $where }).
log-trucked = Truck: { $who } moves { $ways }.
log-trucked-complete = Truck: { $who } moves { $ways }. Now complete: { $complete }.
log-doubled = Fire Chief: { $who } +{ $points } once more.
log-insured = Insurance: { $who } pays { $coins } and gets { amount-points } back.
log-waived = { $who } does not use { $card }.
log-to-pool = among their goods
log-to-warehouse = into the Warehouse
log-to-hall = into the Market Hall
