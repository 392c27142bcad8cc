### Die Regeln der Erweiterung Kaispeicher, nach Themen wie in rules.ftl.


rules-kaispeicher = Kaispeicher: die Erweiterung in Kürze
    .text =
        Kaispeicher (Stefan Feld, 2012) bringt { $k-cards } Karten, { $k-goods } Warenarten und eine zweite Art zu kaufen.

        - **Arbeiter**: je { $k-workers }.
        - **Einkommen**: { $k-income } Münzen, 1 mehr, wenn du nichts gekauft hast, 1 mehr mit der Bank.
        - **Angebot**: 2 Reihen, jede mit 1 Karte mehr als Leute, zuerst die untere.
        - **Nachfrage**: Ein Arbeiter geht in eine Schlange, oder er reserviert eine Karte der oberen Reihe.
        - **Kauf**: zuerst die untere Reihe, dann die reservierten Karten der Reihe nach. Eine kostet so viel, wie dort noch Karten liegen.
        - **Waren**: je { $k-each } Hanf, Tuch und Glas. Neue Aufträge verlangen sie: { $k-contract1 } Punkte für 1 Ware, { $k-contract2 } für 2.
        - **Schiffe** mit 1 oder { $k-crates } Kisten zählen auch für den Hafen.
        - **Fabriken**, eine für jede alte Warenart: { $k-factory } Punkte pro Ware, sofort. Die Kaufleute für neue Waren zahlen { $k-merchant } Münzen, bringen am Ende aber keinen Punkt.
        - **Kontore**: { $k-offices } mehr, zusammen nie über { $office4 } Punkte.
        - **Feuerwehrmänner**: einer mehr von jedem Wert von 1 bis { $strongest }, dazu { $k-fire-cards } Karten für Brände.
        - Manche neuen Karten wirken nur einmal, manche jederzeit.

        So viele Runden wie im Grundspiel. Zu zweit, zu dritt und zu fünft bleiben auch Bürgermeister und LKW draußen.

rules-reserving = Kaispeicher: Karten reservieren
    .text =
        In der Nachfrage darfst du einen Arbeiter stattdessen auf eine Karte der oberen Reihe setzen. Die Karte wandert ans Ende der Reservierungsreihe.

        - Sie gehört nur dir: Niemand kann sich dazustellen, und der Arbeiter bleibt.
        - Du darfst mehrere Karten reservieren, mit je 1 Arbeiter.
        - Brände der oberen Reihe brechen sofort aus, ihre Schiffe werden sofort beladen.

        Im Kauf, nach der unteren Reihe, werden die reservierten Karten der Reihe nach verkauft:
        - Kaufen darf nur, wer die Karte reserviert hat.
        - Der Preis ist die Zahl der Karten in der Reihe, diese mitgezählt. Gekauft oder nicht, die Karte geht. Bei 4 Karten kostet die erste 4 Münzen, die letzte 1.
        - Nicht kaufen kostet nichts. Die Karte wird abgelegt, und die Waren eines Schiffs kommen in den Vorrat.
        - Dein Arbeiter kommt in jedem Fall heim.

        Was niemand reserviert hat, verschwindet nach der Nachfrage; die Waren dieser Schiffe kommen am Ende des Kaufs in den Vorrat.

rules-kaispeicher-cards = Kaispeicher: die neuen Karten im Einzelnen
    .text =
        Was die Karten selbst (`/{ command-card.name }`) offen lassen:

        - **Jederzeit** (Auktionshalle, Schmuggler, LKW): immer, wenn das Spiel auf eine Entscheidung wartet, auch wenn du nicht dran bist, sofern die Waren einen erlaubten Platz haben. In deiner Verladung kommt eine Ware von Auktionshalle oder Schmuggler in deinen Topf.
        - **Lagerarbeiter**: Graue Arbeiter kommen nach allen eigenen. Sie erhöhen Preise und dürfen reservieren; du entscheidest und zahlst für sie.
        - **Spitzel**: nach dem letzten gesetzten Arbeiter, vor dem ersten Kauf. Graue zählen zu der Person, der sie gehören.
        - **Fischmarkt, Sparkasse, Dieb**: Im Einkommen gilt auch eine umsonst genommene oder sofort abgelegte Karte als gekauft.
        - **Brände**: erst die Punkte, dann die Frage nach dem Einsatzleiter, dann nach der Versicherung. Der Löschzug zählt, bevor Summen verglichen werden.
        - **Einsatzleiter**: verdoppelt nur Gewinne; eine geteilte höchste Summe genügt.
        - **Bürgermeister**: Der Zusatzpunkt der Hafenrundfahrt wird nicht verdoppelt.
        - **Deichtorhallen**: Fabriken und die Markthalle sind keine Kaufleute.
