### What the lesson says, each sentence once: lesson-<moment>, as engine/games/hamburg/lesson.json lists
### them. One or two sentences: what it is, and why it matters now.

lesson-goal = Gifts to the senate bring points in every round; at the end the richest players score for their money, too.

## Questions

lesson-harbour = Buy up to { $buy3 } groups in this round, 1 in each turn. Look at the senate card first: as a gift, cocoa is worth 5 in this round, spices 4, coffee nothing.
lesson-office = Now you all put goods face down, and then everyone reveals. Give the senate what it values, for points; sell what few others will sell, for money.
lesson-closing = A storehouse keeps 1 good for the next round; what has no place is discarded. The next senate card lies open already: keep what it values.

## What comes up

lesson-bought = Your goods are hidden from now on, but everyone saw you buy them. Remember what the others buy: they will give it or sell it.
lesson-gift = The most valuable gift brought { $gift3x1 } points, the second { $gift3x2 }, the third { $gift3x3 }. In the next round the senate values other kinds.
lesson-glut = The market was flooded: with 3 or more cards of a kind on sale, each brought { $market3 } Mark or less. A single one would have brought { $market1 }.
lesson-sold = You were paid for what you sold. Money buys groups, and at the end the richest get points for it.
lesson-kept = What your storehouses kept is in your hand again. The senate may value it later.
lesson-borrowed = Someone was short of money and took a loan of { $loan-cash } Mark. Repaying it in the closing costs { $loan-repay } Mark; if not, it costs { $loan-penalty } points at the end.

## Slips

lesson-loan = You took a loan: { $loan-cash } Mark now, { $loan-repay } back later, or { $loan-penalty } points less at the end. It can be worth it, but seldom in the harbour.
lesson-nothing = Both your piles were empty: no gift, no sale. What you keep needs a storehouse, and a single rare good sells for up to { $market1 } Mark.
lesson-thrown = You had to discard goods: too few storehouses. The market would have paid for them, or the senate taken them.
