### Ship cards, products and orders to look up.
### Name: up to 22 characters. Short: up to 26. Effect: up to 300.

## Ship cards: name, short, effect

card-swap = Switch Trick
    .short = 2 ships change cargo
    .effect = 2 ships that carry different cargo exchange it. They may be yours or those of others, and they may lie anywhere, also in a harbour.
card-extra = Extra Load
    .short = one more ship
    .effect = Place one more ship from your supply on a free start, loaded or empty. It sails with the next colour like all others. You need a ship in your supply and a free start.
card-back1 = Setback
    .short = a ship 1 step back
    .effect = A ship between 2 channels goes 1 step back to a free place, whatever the colour. Not for ships on a start or in a harbour.
card-back2 = Heavy Storm
    .short = a ship 2 steps back
    .effect = A ship between 2 channels goes 2 steps back over free places, whatever the colours; 1 step if there is no second free place. Not for ships on a start or in a harbour.
card-joker = Joker
    .short = any 1 product
    .effect = Stands for any 1 product when you complete an order. It stays in hand until then and counts among your { $hand } cards.
card-vp1 = Advantage
    .short = 1 point
    .effect = 1 point at the end, open or in hand. You may lay it open when your hand is full and a card is due to you; then it no longer counts among your { $hand } cards.
card-vp2 = Extra Advantage
    .short = { $points } points
    .effect = { $points } points at the end, open or in hand. You may lay it open when your hand is full and a card is due to you; then it no longer counts among your { $hand } cards.
card-rob = Shipped Loot
    .short = take a cargo
    .effect = Move the cargo of any ship onto an empty ship of yours. If you have no ship on the board, place a new one on a free start for it. The robbed ship stays where it is, empty.
card-guard = Port Watch
    .short = a cargo back to stock
    .effect = The cargo of any ship goes back to the stock. The ship stays where it is, empty.
card-back = ship card
cargo-none = empty

kind-effect = Ship card, played on your turn
kind-joker = Ship card for an order
kind-points = Ship card with points
kind-product = Product
kind-order = Order
kind-harbour = Harbour
card-count = In the game: { $number }
card-product-effect = Made in { $harbour } from { $cargo }. { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end, more in an order.
card-order-title = Order: { $needs }
card-order-short = { $points } points.
card-order-effect = Give up { $needs } in the phase of orders: { $points } points at once, for all to see. Then you draw a new order.
card-harbour-effect = Turns { $cargo } into { $products }: the top card of its pile.
