### The board, the office and the log with the expansion Kaispeicher.

phase-spying = Spy
board-upper = Upper row
board-reserved = Reservation row
ask-reservation = { $who } buys the reserved { $card } for { $price } or passes
ask-spying = { $who } may use the Spy
ask-chief = { $who } may use the Fire Chief ({ amount-points } more)
ask-insurance = { $who } may use the Insurance ({ amount-points } back for 2 coins)
office-ask-reservation = { office-ask-purchase }
office-ask-spying = swap a worker with another player's?
office-ask-chief = the fire gave you { amount-points }. Double them?
office-ask-insurance = the fire cost you { amount-points }. Get them back?
office-breaks = Break cards left: { $number }
office-used-up = The card is then discarded.
ping-reservation = buy a reserved card or pass
ping-spying = use the Spy or keep it
ping-chief = use the Fire Chief or not
ping-insurance = use the Insurance or not
do-place-grey = { $slot } { $card } (grey)
do-reserve = { $slot } { $card } (now { $price }, at most { $most })
do-reserve-grey = { $slot } { $card } (grey, now { $price }, at most { $most })
do-reserve-public = Reserve { $slot }
do-reserve-effect = Reserve { $card } · { $cost }
do-reserve-cost =
    { $enough ->
        [yes] { $most ->
            [1] for 1
           *[other] for 1–{ $most }
        }
       *[no] up to { $most }, you have { $coins }
    }
do-swap-effect = Your worker { $own } → { $other }, theirs { $other } → { $own }
do-skip = Coffee break
do-stop = Keep the grey workers
do-keep = Keep the Spy
do-take = Take for free (Fish Market)
do-chief-yes =
    Use Fire Chief: { $points ->
        [one] { $points } point more
       *[other] { $points } points more
    }
do-chief-no = Save it for later
do-insure-yes =
    Pay 2 coins, get { $points ->
        [one] { $points } point
       *[other] { $points } points
    } back
do-insure-no = Don't pay
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
spot-column = { $slot } { $card }, place { $place } in line
spot-reserved = { $card } (reserved, { $place })
pick-reserve = Reserve a card …
pick-swap-own = Your worker …
pick-swap-other = changes places with …
pick-truck-moves = Truck: up to 3 goods …
loading-step-process = { $good } to { $to } (+{ amount-points })
loading-use-process = { $good } → { $to } (+{ amount-points })
log-reserved = { $who } reserves { $card }.
log-skipped = { $seat } takes a coffee break.
log-stopped = { $seat } keeps the grey workers at home.
log-swapped = Spy: { $seat } moves from { $own_card } to { $other_card }, { $victim } the other way.
log-kept = { $seat } keeps the Spy.
log-took = { $seat } takes { $card } for free (Fish Market; price { $price }).
log-saved = Savings Bank: { $seat } +{ $coins }.
log-robbed = Thief: { $seat } takes { $coins } from { $victim }.
log-processed = { $seat } delivers { $good } to { $factory } (+{ amount-points }).
log-fetched = Auction Hall: { $seat } fetches { $good } ({ $to }).
log-smuggled = Smuggler: { $seat } takes { $good } from { $contract } of { $victim } ({ $to }).
log-trucked = Truck: { $who } moves { $ways }.
log-trucked-complete = Truck: { $who } moves { $ways }. Now complete: { $complete }.
log-doubled = 🔥 Fire Chief: { $seat } gets +{ $points } again.
log-insured = 🔥 Insurance: { $seat } pays { $coins } and gets { amount-points } back.
log-waived = { $seat } does not use { $card }.
log-to-pool = among their goods
log-to-warehouse = into the Warehouse
log-to-hall = into the Market Hall
