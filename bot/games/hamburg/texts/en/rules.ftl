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
        { $groups } groups of { $goods-in-group } open goods are laid out. Without the expansion a storehouse lies beside the goods of the first { $first-speicher }.

        - You buy a group as a whole. Its price is the sum of its two goods: carpets { $price-carpet }, spices { $price-spice }, tobacco { $price-tobacco }, cocoa { $price-cocoa }, tea { $price-tea }, coffee { $price-coffee }. A card or a storehouse beside them is free.
        - The starter begins. The first lap runs clockwise, the second backwards, the third forwards again. The last in a lap is first in the next one and may choose two groups at once.
        - In your turn you buy one group or pass. If you pass, you are out for this round.
        - With 2, 3, 4, 5 players you may buy { $buy2 }, { $buy3 }, { $buy4 }, { $buy5 } groups a round.
        - If your money is short, a payment takes a loan automatically. You are told before you confirm.
        - Goods come into your hand, and all have seen which. A storehouse lies open before you.
        - What no one buys is discarded.

        When the pile of goods is empty, the discarded ones are shuffled.

        You save time by **planning ahead**: list the groups that you want, and they are bought when your turn comes.

rules-office = Sealing: the piles
    .text =
        Everyone lays goods face down at the same time, some for the **market**, some for the **senate**. What you lay on neither stays in your hand.

        - Both piles together hold at most **{ $kinds } kinds** of goods, but any number of each. A kind may be split.
        - Empty piles are allowed.
        - You can change your piles until the last of you has sealed. No one learns more than that you have sealed.
        - Then everyone reveals at once.

        Under “My office” you see, for each kind, what the senate would give for it, what the market pays if only you sell it, and what it pays if everyone sells one.

        A hint: everyone saw which goods the others bought. Only the goods from before the first round, and those drawn blindly, are a secret.

rules-senate = Senate: gifts and points
    .text =
        The senate card of the round says what each kind is worth as a gift, from { $least } to { $most }. Each kind has each value once over the six cards. You always see the card of this round and that of the next one. The sixth card remains hidden until the end.

        - The value of your gift is the sum of its goods.
        - The highest value brings { $gift4x1 } points, the second { $gift4x2 }, the third { $gift4x3 }. With 2 players it is { $gift2x1 } and { $gift2x2 }.
        - **Ties**: you add the points of the ranks that you share, divide them, and round down.
        - A value of { $least } brings nothing and takes no rank.
        - What is given is discarded. It brings no money.

        You may keep goods in your storehouses for a card that pays more for them in the next round.

rules-market = Market: what all sell makes the price
    .text =
        For each kind the cards of **all** players on the market are counted. Their number makes the price of each of them:

        - 1 card: { $market1 } Mark
        - 2 cards: { $market2 } each
        - 3 cards: { $market3 } each
        - 4 cards: { $market4 } each
        - 5 cards: { $market5 } each
        - 6 cards: { $market6 } each
        - 7 cards: { $market7 } each
        - 8 and more: { $market8 } each

        Everyone is paid for their own cards, and all that was sold is discarded. So a single rare good pays best, and a kind that all have bought pays little. Two of a kind alone bring { $alone2 }, three { $alone3 }, four { $alone4 }, five { $alone5 }: beyond that you earn nothing more.

rules-closing = Closing: storehouses and the next round
    .text =
        You all close at the same time:

        - You may **repay** loans, { $loan-repay } Mark each, from your cash.
        - Each **storehouse** keeps one good for the next round. It must be filled while you have goods; you choose which.
        - Goods without a storehouse are discarded openly.

        Then the next player clockwise becomes the starter, the next senate card counts, and another one is shown.

        If you do not choose, your most expensive goods are kept. In the last round as many loans as possible are repaid then.

        With Der Magistrat some of you play cards first, in seat order. You need not wait for your turn: prepare your closing under “My office” and seal it.

rules-loans = Loans
    .text =
        You never take a loan by choice. Whenever you pay the bank more than you have, the fewest loans that suffice are taken automatically.

        - A loan brings **{ $loan-cash } Mark**. You can have { $most-loans } of them at most.
        - In a closing you may repay it for **{ $loan-repay } Mark**, from cash. In the same closing you cannot take a new one for what you store.
        - Each loan that is still open at the end costs **{ $loan-penalty } points**.

        What you could not pay even with all your loans is not offered to you. Before you confirm, your office names every loan that an answer would take. Loans are public: everyone sees how many you have, and that you had to take one. How much money you have, no one sees.

rules-end = End and points
    .text =
        The game ends after the closing of round { $rounds }. The points:

        - those from the **senate**,
        - **money**: the richest of you get { $bonus4x1 }, { $bonus4x2 }, { $bonus4x3 } points (with 3 players { $bonus3x1 } and { $bonus3x2 }, with 2 players { $bonus2x1 }),
        - **storehouses**: the player who has filled the most gets as many,
        - **loans**: { $loan-penalty } points less for each,
        - with Der Magistrat: points bought, gifts of { $sixteen }, and magistrates in groups.

        Ties for money and storehouses share their points as in the senate. Nothing filled brings nothing. Goods beyond the storehouses cannot be kept in the last round.

        With **equal points** the sixth senate card counts: whose stored goods are worth more by it wins. If that is equal, too, money decides; else you share the victory.

rules-magistrat = Der Magistrat: the expansion in short
    .text =
        Der Magistrat adds a deck of { $deck } cards and { $count-speicher } storehouses. Beside each group in the harbour lies one of them, and the buyer of the group gets it free.

        - You begin with one storehouse and one good more.
        - **Cards** are in your hand, but everyone saw who bought them. Some are discarded when used, others work once in every round; you may use them in the round in which you buy them.
        - **Harbour**: cards before and after your purchase. Afterwards your turn ends automatically, unless you let it wait for your cards.
        - **Sealing**: before everyone reveals, those who hold Gift +{ $plus } declare in seat order. You can say it together with your seal.
        - **Market**: players who hold Sole price and would gain by it are asked after that, or have said it before.
        - **Closing**: cards are decided in seat order, beginning with the starter.
        - **End**: magistrates count in groups of { $magistrats }.

        These rules are those of the published expansion. A few numbers on its cards are ours.

rules-magistrat-cards = Der Magistrat: the cards
    .text =
        - **Harbour**: { $count-swap } Exchange, { $count-draw1 } Blind purchase, { $count-draw3 } Pick of three. Once a round each.
        - **Sealing**: { $count-extra-kind } Extra kind. They play themselves when everyone reveals, and are discarded.
        - **Senate**: { $count-gift-plus3 } Gift +{ $plus }, { $count-gift16 } Gift of { $sixteen }. Discarded after use. Gift of { $sixteen } plays itself.
        - **Market**: { $count-sole-price } Sole price. Discarded after use. A card for each kind.
        - **Closing**: { $count-buy-vp } Buy a point, { $count-store } Extra storage, { $count-buy-speicher } Buy a storehouse, { $count-bank-or-start } Bank or start. Once a round each.
        - **End**: { $count-magistrat } Magistrate. 1, 2, 3, 4 of them are worth { $magistrat1 }, { $magistrat2 }, { $magistrat3 }, { $magistrat4 } points; 6 of them { $magistrat4 } and { $magistrat2 }.
        - And { $count-speicher } Storehouses, which lie open before you at once.

        All { $all } cards come into play: { $groups } in each of the { $rounds } rounds. A card whose group no one buys leaves the game.

        `/{ command-card.name }` shows what a card does.

rules-players = What changes with the number of players
    .text =
        - **2 players**: you may buy { $buy2 } groups a round. The senate gives { $gift2x1 } and { $gift2x2 } points. At the end money and storehouses bring { $bonus2x1 } points each. The second player in round 1 begins with { $start2x2 } Mark.
        - **3 players**: { $buy3 } groups a round. Money and storehouses bring { $bonus3x1 } and { $bonus3x2 }. The third player in round 1 begins with { $start3x3 } Mark.
        - **4 and 5 players**: { $buy4 } groups a round. Money and storehouses bring { $bonus4x1 }, { $bonus4x2 }, { $bonus4x3 }.

        Always the same: { $rounds } rounds, { $groups } groups, { $kinds } kinds on your piles, { $start-money } Mark to begin with.

        What it means: with more players a market is flooded sooner, and a gift must be worth less to bring points. With 2 players, gifts of 14 and more are common; with 5 players, 8 or 9 may suffice.

rules-credits = About this game
    .text =
        The board game **Speicherstadt Hamburg** and its expansion **Der Magistrat** are by **Stefan Risthaus**, who also wrote *Ostia*, a game that was first set in Hamburg's harbour.

        Of the base game we found no rules, only those of the expansion. What is missing was written anew after what is known of Ostia, and measured until it played well: prices, the market, the points and the loans are ours. Every such number can be corrected. If you own the game, please tell us.

        Kontor is an unofficial work by fans. It is not made, checked or endorsed by the author or a publisher. All words and pictures here are our own: the program contains no text of a rulebook and no art of a publisher.
