### Was die Lernpartie sagt, jeden Satz einmal: lesson-<Moment>, wie engine/games/rotterdam/lesson.json
### sie nennt. Ein, zwei Sätze: was es ist und warum es jetzt wichtig ist.

## Fragen

lesson-goal = Deine Schiffe bringen Ladung in Häfen, der richtige Hafen macht daraus ein Produkt, und mit Produkten erfüllst du Aufträge: Das gibt Punkte. Bei { $trigger } Auftragspunkten kommt die letzte Runde.
lesson-ship = Ein Schiff bringt 1 Ladung von einem Start unten zu einem Hafen oben; der Hafen mit dem Zeichen der Ladung macht daraus ein Produkt. 88 % auf einem Knopf: So oft käme es mit zufälligen Farben an.
lesson-placing = Deine Aufträge verlangen Brot, Bier und Marmelade. Lade Obst für Merwehaven (Marmelade) oder Korn für Vulcaanhaven (Brot, Bier), am besten ab S2.
lesson-sailing = Wähl eine Farbe: Kanäle sind die farbigen Linien zwischen den Plätzen. Jedes Schiff vor dieser Farbe fährt 1 Schritt, wenn dort Platz ist, deine und die der anderen. Der Hafenmeister ☸️ beginnt und wechselt jede Runde.
lesson-fork = Eine Gabelung: Die Farbe führt auf 2 Wege, und du wählst. Nimm den, der noch zum Hafen deiner Ladung führt.
lesson-cards = Jetzt kannst du eine Schiffskarte spielen. Sieh dir an, was sie bewirkt, ehe du bestätigst; was du nicht spielst, behältst du.
lesson-trade = Alle mit Produkten können jetzt tauschen, gleichzeitig. Biete, was deine Aufträge nicht brauchen, für das, was sie brauchen. Hilft dir nichts, ist mit „{ do-done-closed }“ für diese Runde Schluss.
lesson-answer = Jemand bietet dir einen Tausch an. Er lohnt sich, wenn deine Aufträge das, was du bekommst, eher brauchen als das, was du gibst.
lesson-completion = Du hast alles, was ein Auftrag von dir verlangt. Erfüll ihn: Mit Auftragspunkten gewinnst du, aber sie beenden auch die Partie, also warte nicht lange.

## Was auftaucht

lesson-completed = Dein erster Auftrag ist erfüllt, und du hast einen neuen gezogen. Erfüllen kannst du ihn frühestens in der nächsten Runde.
lesson-product = Die richtige Ladung im richtigen Hafen: Du hast ein Produkt gezogen, das nur du siehst. Es zählt am Ende 1 Punkt, in einem Auftrag mehr. Das Schiff ist wieder in deinem Vorrat.
lesson-drew = Dein Schiff lag nach dem Fahren an einem Anker: Das brachte eine Schiffskarte, die nur du siehst. { $hand } kannst du halten. Manche sind Punkte, die anderen spielst du, wenn du dran bist.
lesson-blocked = Dein Schiff konnte nicht fahren: Zwischen 2 Kanälen ist Platz für 1 Schiff. Es wartet, bis das andere weiterfährt; auch deins kann anderen im Weg stehen.
lesson-moved = Jemand anders hat eine Farbe gewählt, und dein Schiff ist mitgefahren. Sieh nach, was die anderen geladen haben: Schiffe zu deinem Hafen helfen dir, andere bringen dich vielleicht vom Kurs ab.

## Ausrutscher

lesson-nowhere = Von diesem Start führt kein Weg zum Hafen dieser Ladung: 0 % in der Liste.
lesson-empty = Ein leeres Schiff bringt kein Produkt, und du hast nur { $ships3 } Schiffe. Ladung kostet nichts.
lesson-open = Du hattest alles, was ein Auftrag verlangt, und hast verzichtet. Seine Punkte hätten sofort gezählt.
lesson-wrong = Dein Schiff ist in einen Hafen gekommen, der seine Ladung nicht will, und brachte nichts. Eine andere Farbe hätte es vielleicht auf Kurs gehalten.
