### The rules by topic: rules-<topic> is the title (up to 60 characters), rules-<topic>.text the page
### (400 to 1,500 characters, Discord's Markdown, no facts). One line here is one paragraph there.
### Topics in reading order: overview, harbour, office, senate, market, closing, loans, end, magistrat,
### magistrat-cards, players, credits.


rules-overview = The game in short
    .text =
        You trade in the port of Hamburg for { $rounds } rounds: you buy goods, then decide in secret which the senate gets, for points, and which you sell, for money.

        A round has 5 phases:

        - **Harbour**: { $groups } groups of { $goods-in-group } goods at fixed prices. In turn you buy one or pass.
        - **Sealing**: you all lay goods face down, at most { $kinds } kinds.
        - **Senate**: everyone reveals. The most valuable gifts bring points.
        - **Market**: the more of a kind you all sell, the lower its price.
        - **Closing**: your storehouses keep goods, the rest is discarded.

        You begin with { $start-money } Mark, { $start-speicher ->
            [one] { $start-speicher } storehouse
           *[other] { $start-speicher } storehouses
        } and { $start-goods ->
            [one] { $start-goods } good
           *[other] { $start-goods } goods
        }. Money and hands are secret. The most points win.

rules-harbour = Harbour: buying groups
    .text =
        { $groups } groups of { $goods-in-group } open goods are laid out. Without the expansion, each of the first { $first-speicher } comes with a storehouse.

        - A group costs the sum of its goods: carpets { $price-carpet }, spices { $price-spice }, tobacco { $price-tobacco }, cocoa { $price-cocoa }, tea { $price-tea }, coffee { $price-coffee }. Its card or storehouse is free.
        - The starter begins. The first lap runs clockwise, the second backwards, the third forwards. The last player of a lap begins the next one, and may choose 2 groups at once.
        - You buy 1 group a turn or pass. If you pass, you are out for this round.
        - With 2, 3, 4, 5 players you may buy { $buy2 }, { $buy3 }, { $buy4 }, { $buy5 } groups a round.
        - If your money is short, you take a loan. The bot tells you before you confirm.
        - Goods go into your hand, and everyone has seen which.
        - Goods that no one buys are discarded. When the pile is empty, the discarded ones are shuffled.

        To **plan ahead**, list the groups that you want; the bot buys them when it is your turn.

rules-office = Sealing: the piles
    .text =
        All lay goods face down at the same time, some for the **market**, some for the **senate**. The rest stays in hand.

        - Both piles together hold at most **{ $kinds } kinds**, but any number of each. A kind may be split.
        - Piles may be empty.
        - You can change them until all have sealed. Others learn only that you have sealed.
        - Then everyone reveals at once.

        “My office” says for each kind what the senate gives and what the market pays.

        A hint: everyone saw what the others bought. Only the goods of the beginning and those drawn blindly are secret.

rules-senate = Senate: gifts and points
    .text =
        The senate card says what each kind is worth as a gift, from { $least } to { $most }; over the 6 cards each kind has each value once. You see this round's card and the next one. The last stays hidden until the end.

        - Your gift is worth the sum of its goods.
        - The highest brings { $gift4x1 } points, the second { $gift4x2 }, the third { $gift4x3 }; with 2 players { $gift2x1 } and { $gift2x2 }.
        - **Ties**: add the points of the shared ranks, divide, round down.
        - A value of { $least } brings nothing and takes no rank.
        - Gifts are discarded and bring no money.

rules-market = Market: what all sell makes the price
    .text =
        For each kind the cards of **all** players are counted. Their number makes the price of each:

        - 1 card: { $market1 } Mark
        - 2 cards: { $market2 } each
        - 3 cards: { $market3 } each
        - 4 cards: { $market4 } each
        - 5 cards: { $market5 } each
        - 6 cards: { $market6 } each
        - 7 cards: { $market7 } each
        - 8 and more: { $market8 } each

        All that was sold is discarded. Alone, 2 of a kind bring { $alone2 }, 3 bring { $alone3 }, 4 bring { $alone4 }, 5 bring { $alone5 }; more bring nothing on top.

rules-closing = Closing: storehouses and the next round
    .text =
        All close at the same time:

        - You may **repay** loans, { $loan-repay } Mark each, from your cash.
        - Each **storehouse** keeps one good of your choice, and must be filled while you have goods.
        - The rest is discarded openly.

        Then the next player clockwise starts, the next senate card counts, and another one is shown.

        If you choose nothing, your most expensive goods are kept; in the last round as many loans as possible are repaid.

        With Der Magistrat some play cards first, in seat order. Prepare your closing under “My office” and seal it: then you need not wait.

rules-loans = Loans
    .text =
        If you pay more than you have, you automatically take as few loans as needed. You can't take one otherwise.

        - A loan brings **{ $loan-cash } Mark**. You can have at most { $most-loans }.
        - In a closing you may repay it for **{ $loan-repay } Mark** in cash. You can't take a new one for storage.
        - Each loan open at the end costs **{ $loan-penalty } points**.

        You only see what you can pay for. Your office names every loan before you confirm. Everyone sees your loans, no one your money.

rules-end = End and points
    .text =
        The game ends after the closing of round { $rounds }. The points:

        - those from the **senate**,
        - **money**: the richest get { $bonus4x1 }, { $bonus4x2 }, { $bonus4x3 } (with 3 players { $bonus3x1 } and { $bonus3x2 }, with 2 players { $bonus2x1 }),
        - **storehouses**: the same for the players who have filled the most,
        - **loans**: { $loan-penalty } points less for each,
        - with Der Magistrat: points bought, gifts of { $sixteen }, and magistrates in sets.

        Ties share their points as in the senate. With no filled storehouse you get nothing for them. In the last round you can't keep goods beyond your storehouses.

        With **equal points** stored goods decide by the last senate card, then money; else you share the victory.

rules-magistrat = Der Magistrat: the expansion in short
    .text =
        A deck of { $deck } cards and { $count-speicher } storehouses: each group has one, and the buyer gets it for free.

        - You begin with one storehouse and one good more.
        - **Cards** are in your hand, but all saw who bought them. Some are discarded when used, others work once in every round, also in that of their purchase.
        - **Harbour**: cards before and after your purchase. Then your turn ends, unless you let it wait for your cards.
        - **Sealing**: holders of Gift +{ $plus } declare in seat order, or with their seal.
        - **Market**: the bot asks holders of Special price then, if they would gain; they can also plan it.
        - **Closing**: cards in seat order, from the starter.
        - **End**: magistrates count in sets of { $magistrats }.

        The rules are those of the published expansion; a few numbers on its cards are ours.

rules-magistrat-cards = Der Magistrat: the cards
    .text =
        - **Harbour**: { $count-swap } Exchange, { $count-draw1 } Blind purchase, { $count-draw3 } Pick of three. Once a round each.
        - **Sealing**: { $count-extra-kind } Extra kind. They work automatically when everyone reveals, then are discarded.
        - **Senate**: { $count-gift-plus3 } Gift +{ $plus }, { $count-gift16 } Gift of { $sixteen }. Discarded after use. Gift of { $sixteen } works automatically.
        - **Market**: { $count-sole-price } Special price. Discarded after use. A card for each kind.
        - **Closing**: { $count-buy-vp } Buy a point, { $count-store } Extra storage, { $count-buy-speicher } Buy a storehouse, { $count-bank-or-start } Bank or start. Once a round each.
        - **End**: { $count-magistrat } Magistrate. 1, 2, 3, 4 of them are worth { $magistrat1 }, { $magistrat2 }, { $magistrat3 }, { $magistrat4 } points; 6 of them { $magistrat4 } and { $magistrat2 }.
        - And { $count-speicher } Storehouses, which lie open before you at once.

        All { $all } cards come into play: { $groups } in each of the { $rounds } rounds. A card whose group no one buys leaves the game.

        `/{ command-card.name }` shows what a card does.

rules-players = What changes with the number of players
    .text =
        - **2 players**: { $buy2 } groups a round. The senate gives { $gift2x1 } and { $gift2x2 } points, money and storehouses { $bonus2x1 } each. The second player in round 1 begins with { $start2x2 } Mark.
        - **3 players**: { $buy3 } groups a round. Money and storehouses bring { $bonus3x1 } and { $bonus3x2 }. The third player in round 1 begins with { $start3x3 } Mark.
        - **4 and 5 players**: { $buy4 } groups a round. Money and storehouses bring { $bonus4x1 }, { $bonus4x2 }, { $bonus4x3 }.

        Always the same: { $rounds } rounds, { $groups } groups, { $kinds } kinds on your piles, { $start-money } Mark to begin with.

        With more players markets are flooded sooner, and smaller gifts bring points: with 2 players 14 and more are common, with 5 players 8 or 9 may do.

rules-credits = About this game
    .text =
        The game **Speicherstadt Hamburg** and its expansion **Der Magistrat** are by **Stefan Risthaus**, who also wrote *Ostia*, first set in Hamburg's harbour.

        We found only the rules of the expansion. The base game is written after what is known of Ostia: prices, market, points and loans are ours, measured until it played well, and can be corrected. If you own the game, please tell us.

        Kontor is an unofficial work by fans, not made, checked or endorsed by author or publisher. Words and pictures are our own.
