### Die Regeln der Erweiterung Kaispeicher, nach Themen wie in rules.ftl.


rules-kaispeicher = Kaispeicher: die Erweiterung in Kürze
    .text =
        Kaispeicher (Stefan Feld, 2012) bringt { $k-cards } Karten, { $k-goods } Warenarten und eine zweite Art zu kaufen. Alles andere bleibt, wie es war.

        - **Arbeiter**: je { $k-workers }.
        - **Einkommen**: { $k-income } Münzen, 1 mehr, wenn du nichts gekauft hast, 1 mehr mit der Bank.
        - **Angebot**: 2 Reihen, jede mit 1 Karte mehr, als Leute mitspielen. Die untere wird zuerst ausgelegt.
        - **Nachfrage**: Statt einen Arbeiter in eine Schlange zu setzen, darfst du eine Karte der oberen Reihe reservieren.
        - **Kauf**: zuerst die untere Reihe, dann die reservierten Karten, von der ersten bis zur letzten. Der Preis ist die Zahl der Karten, die noch in dieser Reihe liegen.
        - **Waren**: je { $k-each } Hanf, Tuch und Glas. Neue Aufträge verlangen sie: { $k-contract1 } Punkte für 1 Ware, { $k-contract2 } für 2.
        - **Schiffe** mit 1 oder { $k-crates } Kisten sind neu. Sie zählen für den Hafen.
        - **Fabriken**, eine für jede alte Warenart, geben { $k-factory } Punkte pro Ware, und zwar sofort. Die Kaufleute für neue Waren zahlen { $k-merchant } Münzen, bringen am Ende aber keinen Punkt.
        - **Kontore**: { $k-offices } mehr. Über { $office4 } Punkte geben sie nie.
        - **Feuerwehrmänner**: einer mehr von jedem Wert von 1 bis { $strongest }, dazu { $k-fire-cards } Karten für Brände.
        - Manche neuen Karten wirken nur einmal, manche jederzeit.

        Es gibt so viele Runden wie im Grundspiel. Zu zweit, zu dritt und zu fünft bleiben Bürgermeister und LKW draußen, zusätzlich zu den Karten, die schon im Grundspiel fehlen.

rules-reserving = Kaispeicher: Karten reservieren
    .text =
        In der Nachfrage darfst du einen Arbeiter, statt ihn in eine Schlange zu setzen, auf eine Karte der oberen Reihe stellen. Die Karte wandert ans Ende der Reservierungsreihe.

        - Die Karte ist nur für dich reserviert. Niemand kann sich dazustellen, und du kannst den Arbeiter nicht zurücknehmen.
        - Du darfst mehrere Karten reservieren, mit je 1 Arbeiter.
        - Brände in der oberen Reihe brechen sofort aus, und Schiffe dort werden sofort beladen, wie in der unteren Reihe.

        Im Kauf, nach der unteren Reihe, wird die Reservierungsreihe von der zuerst reservierten Karte bis zur letzten verkauft:
        - Kaufen darf nur, wer die Karte reserviert hat.
        - Der Preis ist die Zahl der Karten, die in diesem Moment in der Reihe liegen, diese mitgezählt. Gekauft oder nicht, die Karte verlässt die Reihe. Bei 4 Karten kostet die erste 4 Münzen, die letzte 1.
        - Kaufst du nicht oder kannst du nicht zahlen, kostet es dich nichts. Die Karte wird abgelegt, und die Waren eines Schiffs kommen in den Vorrat.
        - Dein Arbeiter kommt in jedem Fall heim.

        Karten der oberen Reihe, die niemand reserviert hat, verschwinden nach der Nachfrage. Die Waren ihrer Schiffe kommen am Ende des Kaufs in den Vorrat.

rules-kaispeicher-cards = Kaispeicher: die neuen Karten im Einzelnen
    .text =
        - **Jederzeit** (Auktionshalle, Schmuggler, LKW): immer, wenn das Spiel auf eine Entscheidung wartet, ob du dran bist oder nicht. Für die Waren brauchst du einen erlaubten Platz. In deiner eigenen Verladung kommt eine Ware von Auktionshalle oder Schmuggler einfach in deinen Topf.
        - **Auktionshalle**: Die Ware muss im Vorrat liegen.
        - **Kaffeepause**: nur, solange du und noch jemand eigene Arbeiter setzen müsst. Graue zählen nicht.
        - **Lagerarbeiter**: Die grauen Arbeiter kommen nach allen eigenen. Sie erhöhen Preise und dürfen reservieren; du entscheidest und zahlst für sie.
        - **Spitzel**: nach dem letzten gesetzten Arbeiter, vor dem ersten Kauf. Graue Arbeiter zählen zu der Person, der sie gehören.
        - **Fischmarkt, Sparkasse, Dieb**: Auch eine umsonst genommene oder sofort abgelegte Karte gilt im Einkommen als gekauft.
        - **Brände**: Zuerst werden die Punkte gebucht. Dann wird nach dem Einsatzleiter gefragt, dann nach der Versicherung. Der Löschzug zählt, bevor die Summen verglichen werden.
        - **Einsatzleiter**: verdoppelt nur Gewinne; eine geteilte höchste Summe genügt. Nach der letzten Runde wirkt er automatisch, beim 4. Brand.
        - **Hafenmeister**: Du tauschst { $k-give } Waren gegen 1, nicht mehr { $exchange }.
        - **Bürgermeister**: Der Zusatzpunkt der Hafenrundfahrt wird nicht verdoppelt.
        - **Deichtorhallen**: Weder Fabriken noch die Markthalle sind Kaufleute.
        - **Buchhalter**: Alte und neue Aufträge zählen.
