### Was die Lernpartie sagt, jeden Satz einmal: lesson-<Moment>, wie engine/games/speicherstadt/lesson.json
### sie nennt. Ein, zwei Sätze: was es ist und warum es jetzt wichtig ist.

lesson-goal = Die meisten Punkte gewinnen. Aufträge zählen, sobald alle ihre Waren daraufliegen, Gebäude von allein; Brände kosten dich Punkte, wenn du zu wenige Feuerwehrmänner hast.

## Fragen

lesson-demand = Drück auf eine Karte, die du willst: Einer deiner { $workers } Arbeiter stellt sich an. Das ist gratis, aber jeder Arbeiter in der Schlange, auch deiner, macht sie um 1 Münze teurer.
lesson-purchase = Jetzt werden die Karten verkauft, Nummer 1 zuerst, für 1 Münze je Arbeiter in der Schlange. Zu viel? Verzichte: Dein Arbeiter geht heim, und wer dahinter steht, zahlt 1 weniger.
lesson-loading = Deine Waren brauchen einen Platz: auf einem Auftrag, bei einem Kaufmann oder zum Aufbewahren. Sieh dir den Plan an und drück „{ loading-confirm }“. Waren ohne Platz verfallen.

## Was auftaucht

lesson-contract = Ein Auftrag zählt, wenn alle seine Waren daraufliegen: der für Tee und Kautschuk { $contract2 } Punkte. Schiffe bringen Waren ab dem Frühling, hier ab Runde 4. Ein offener Auftrag kostet nichts.
lesson-merchant = Ein Kaufmann kauft Waren einer Art für je 1 Münze und ist 1 Punkt wert. Verkauf, was kein Auftrag braucht.
lesson-fire = Ein Brand ist ausgebrochen: Die größte Löschkraft hat seine Punkte gewonnen, die kleinste ebenso viele verloren. Die nächsten sind { $fire2 }, { $fire3 } und { $fire4 } wert.
lesson-ship = Ein Schiff ist da. Wer es kauft, hat sofort die { $crates } Waren darauf: Braucht sie ein Auftrag oder ein Kaufmann von dir?
lesson-fireman = Die Zahlen auf deinen Feuerwehrmännern sind deine Löschkraft. Bei allen { $all-fire } Bränden gewinnt die größte Punkte, die kleinste verliert welche: Früh gekauft hilft ein Feuerwehrmann die ganze Partie.
lesson-warehouse = Das Lager bewahrt bis zu { $capacity } Waren für spätere Runden auf. Ohne Lager bleibt nur 1 Ware, in deiner Markthalle.
lesson-counting-office = Kontore zählen gemeinsam: { $office1 } Punkte für 1, { $office2 } für 2, { $office3 } für 3, { $office4 } für alle 4.
lesson-income = Die Runde ist um: Alle bekommen 1 Münze, und 1 mehr, wenn du nichts gekauft hast. Eine Runde zu sparen ist also nicht verloren.
lesson-complete = Dein Auftrag ist voll: Seine Punkte nimmt dir niemand weg.

## Ausrutscher

lesson-lost = Du hast Waren verloren. Ein Auftrag, ein Kaufmann, dein Platz zum Aufbewahren oder die Markthalle (1 Münze für { $trade } beliebige Waren) hätte sie genommen.
lesson-dear = Das war teuer: Eine Runde bringt nur 1 oder { $most-income } Münzen. Verzichte ruhig zuerst: Oft wird die Karte später billiger.
lesson-cheap = Für 1 Münze lohnt sich fast jede Karte, und jetzt hat sie niemand. Die Münze hättest du nächste Runde wieder verdient.
