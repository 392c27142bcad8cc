### Was der Übungstisch sagt, jeden Satz einmal: lesson-<Moment>, wie engine/games/rotterdam/lesson.json
### sie nennt. Ein, zwei Sätze: was es ist und warum es jetzt wichtig ist.

## Fragen

lesson-goal = Es geht um Punkte: Ein Auftrag zahlt, wenn du seine Produkte abgibst, ein Produkt auf der Hand ist 1 Punkt, manche Schiffskarten sind Punkte. Bei 9 Auftragspunkten kommt die letzte Runde.
lesson-ship = Ein Schiff bringt 1 Ladung von einem Start unten zu einem Hafen oben. Der richtige Hafen macht daraus ein Produkt. 88 % in der Liste heißt: So oft käme es an, wenn die Farben zufällig kämen.
lesson-placing = Deine Aufträge verlangen Brot, Bier und Marmelade. Lade Korn für Vulcaanhaven (Brot, Bier), am besten ab S1, oder Obst für Merwehaven (Marmelade), am besten ab S2.
lesson-sailing = Nenn eine Farbe: Kanäle sind die farbigen Linien zwischen den Plätzen. Jedes Schiff vor dieser Farbe fährt 1 Schritt, wenn dort Platz ist, deine und die der anderen. Der Hafenmeister ☸️ beginnt und wechselt jede Runde.
lesson-fork = Eine Gabelung: Die Farbe führt auf zwei Wege, und du wählst, wer auch immer sie genannt hat. Nimm den, der noch zum Hafen deiner Ladung führt.
lesson-cards = Jetzt kannst du eine Schiffskarte spielen. Sieh dir an, was sie bewirkt, ehe du bestätigst; was du nicht spielst, behältst du.
lesson-trade = Wer Produkte hat, kann jetzt tauschen, alle gleichzeitig. Biete, was deine Aufträge nicht verlangen, für das, was ihnen fehlt. Hilft dir nichts, ist mit „Kein Handel für mich“ für diese Runde Schluss.
lesson-answer = Jemand bietet dir einen Tausch an. Er lohnt sich, wenn deine Aufträge das, was du bekommst, eher brauchen als das, was du gibst.
lesson-completion = Du hast alles, was ein Auftrag von dir verlangt. Erfüll ihn: Auftragspunkte gewinnen das Spiel und beenden es auch, also warte nicht lange.

## Was auftaucht

lesson-completed = Dein erster Auftrag ist erfüllt: Seine Punkte gehören dir, und ein neuer ist auf deiner Hand. Erfüllen kannst du ihn frühestens in der nächsten Runde.
lesson-product = Die richtige Ladung im richtigen Hafen: Du hast ein Produkt gezogen, das nur du siehst. Es zählt am Ende 1 Punkt, in einem Auftrag mehr. Das Schiff ist wieder in deinem Vorrat.
lesson-drew = Dein Schiff lag nach dem Fahren an einem Anker, und das brachte eine Schiffskarte. Welche, siehst nur du; 3 darfst du halten. Manche sind Punkte, die anderen spielst du, wenn du dran bist.
lesson-blocked = Dein Schiff konnte nicht fahren: Zwischen zwei Kanälen ist Platz für 1 Schiff. Es wartet, bis das andere weiterfährt; auch deins kann anderen im Weg stehen.
lesson-moved = Jemand anders hat eine Farbe genannt, und dein Schiff ist mitgefahren. Schau also, was die anderen brauchen: Manches hilft dir, manches bringt dich vom Weg ab.

## Ausrutscher

lesson-nowhere = Von diesem Start führt kein Weg zum Hafen dieser Ladung. Die Liste der Schiffe zeigt, wie wahrscheinlich jedes dort ankommt.
lesson-empty = Ein leeres Schiff bringt kein Produkt, und du hast nur 4 Schiffe. Ladung kostet nichts.
lesson-open = Du hattest alles, was ein Auftrag verlangt, und hast ihn liegen lassen. Seine Punkte hätten sofort gezählt.
lesson-wrong = Dein Schiff ist in einen Hafen gekommen, der seine Ladung nicht will, und brachte nichts. Vielleicht hätte eine andere Farbe es auf dem Weg gehalten.
