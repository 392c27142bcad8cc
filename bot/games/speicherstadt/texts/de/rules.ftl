### Die Regeln nach Themen: rules-<Thema> ist die Überschrift (bis 60 Zeichen), rules-<Thema>.text die Seite
### (bis 2.500 Zeichen, Discords Markdown, keine Fakten). Eine Zeile hier ist ein Absatz dort.


rules-overview = Das Spiel in Kürze
    .text =
        Du führst ein Handelshaus in Hamburgs Speicherstadt. Ihr wetteifert mit je { $workers } Arbeitern um Karten, und jeder Arbeiter über einer Karte macht sie teurer, auch dein eigener.

        Eine Runde hat { $phases } Phasen:

        - **Angebot**: neue Karten, 1 mehr als Leute. Schiffe bekommen Waren; ein Brand bricht sofort aus.
        - **Nachfrage**: Reihum setzt ihr Arbeiter über die Karten, einen auf einmal.
        - **Kauf**: Wer vorn steht, kauft die Karte oder verzichtet.
        - **Verladung**: Bring Waren zu Aufträgen und Kaufleuten oder bewahr sie auf.
        - **Einkommen**: Münzen für alle; der nächste Platz beginnt.

        Du startest mit { $coins } Münzen und einer Markthalle. Aufträge, Gebäude und Brände bringen Punkte, Brände können welche kosten. Nach der letzten Runde bricht der 4. Brand aus. Die meisten Punkte gewinnen, bei Gleichstand entscheiden die Münzen.

rules-supply = Angebot: neue Karten, Schiffe und Waren
    .text =
        Die Karten kommen vom Stapel in den Markt, von links nach rechts, 1 mehr, als Leute mitspielen. Der Stapel folgt dem Jahr: Winter, Frühling, Sommer, Herbst, jede Jahreszeit für sich gemischt. Ganz unten liegt der 4. Brand.

        - **Ein Schiff** bekommt beim Aufdecken sofort { $crates } Waren aus dem Beutel. Ihr seht sie also, bevor ihr Arbeiter setzt. Die ersten Schiffe kommen im Frühling.
        - **Ein Brand** unterbricht. Er wird abgehandelt, bevor die nächste Karte kommt, und diese nimmt seinen Platz ein. Ist auch sie ein Brand, brennt es gleich noch einmal.

        Der **Beutel** und der **Vorrat** sind zweierlei:
        - Alle { $goods } Waren liegen anfangs im Beutel, { $each } von jeder Art, und verlassen ihn nur auf Schiffen. Das { $all-ship }. und letzte Schiff leert ihn.
        - Der Vorrat enthält anfangs keine Waren. Verkaufte, getauschte und verlorene Waren kommen dorthin, nie zurück in den Beutel.
        - Auch die Waren eines Schiffs, das niemand kauft, kommen in den Vorrat.
        - Der Tausch in der Markthalle nimmt Waren aus dem Vorrat, nie aus dem Beutel.

rules-fires = Brände und Feuerwehrmänner
    .text =
        Es gibt { $all-fire } Brände: je einen im Frühling, Sommer und Herbst und den letzten nach der letzten Runde. Sie sind { $fire1 }, { $fire2 }, { $fire3 } und { $fire4 } Punkte wert. Bricht einer aus, vergleichen alle ihre Löschkraft, also die Summe ihrer Feuerwehrmänner.

        - **Höchste Summe**: Du gewinnst den Wert des Brands.
        - **Niedrigste Summe**: Du verlierst ebenso viel.
        - **Dazwischen**: Dir passiert nichts.
        - **Gleichstand**: Alle mit der höchsten Summe gewinnen den ganzen Wert. Alle mit der niedrigsten verlieren ihn ganz.
        - **Alle gleich**, auch alle bei 0: Niemand gewinnt oder verliert.
        - **Ohne Feuerwehrmann** zählst du 0. Du bist trotzdem dabei.
        - Zu zweit gewinnt eine Seite und die andere verliert, außer ihr seid gleich stark.

        Die Punkte werden sofort gebucht, und dein Stand darf unter 0 fallen. Feuerwehrmänner verbrauchen sich nicht: Sie zählen bei jedem späteren Brand. Auch einer aus der letzten Runde zählt noch beim 4. Brand.

rules-demand = Nachfrage: Arbeiter setzen
    .text =
        Wer in dieser Runde beginnt, setzt zuerst. Im Uhrzeigersinn setzt ihr dann je 1 Arbeiter über eine beliebige Karte, ans Ende der Schlange dort, bis alle ihre { $workers } Arbeiter gesetzt haben.

        - **Setzen ist Pflicht.** Du kannst nicht passen und keinen Arbeiter aufsparen.
        - Münzen spielen noch keine Rolle. Du darfst dich auch für eine Karte anstellen, die du nicht bezahlen kannst, etwa um sie anderen zu verteuern.
        - Du darfst mehrere Arbeiter in einer Schlange haben. Jeder ist eine Chance auf den Kauf, aber jeder erhöht auch den Preis.
        - Der vorderste Arbeiter entscheidet zuerst und zahlt am meisten. Wer dahinter steht, zahlt weniger, wenn die vorderen verzichten.
        - Eine Schlange fasst { $room } Arbeiter. Ist sie voll, kommt niemand mehr dazu.
        - Gesetzte Arbeiter bleiben bis zum Kauf stehen.

        Eine Karte kann auch ganz ohne Arbeiter bleiben. Dann wird sie beim Kauf abgelegt.

rules-purchase = Kauf: kaufen oder verzichten
    .text =
        Die Karten werden nacheinander verkauft, von links nach rechts. Es entscheidet, wem der vorderste Arbeiter der Schlange gehört:

        - **Kaufen**: Du zahlst so viele Münzen, wie jetzt Arbeiter in der Schlange stehen, deine eigenen mitgezählt. Alle Arbeiter der Schlange gehen heim.
        - **Verzichten**: Nur dieser 1 Arbeiter geht heim. Der Preis sinkt um 1, und der nächste Arbeiter in der Reihe ist dran.

        Was oft gefragt wird:
        - Verzichtest du mit einem Arbeiter, behältst du deine anderen in der Schlange. Jeder wird einzeln gefragt, zum niedrigeren Preis, auch wenn du zweimal hintereinander dran bist.
        - Kannst du nicht zahlen, verzichtest du.
        - Kauft niemand oder steht niemand dort, wird die Karte abgelegt. Waren auf einem solchen Schiff kommen in den Vorrat.
        - Eine gekaufte Karte wirkt sofort: ein Kaufmann in der Verladung dieser Runde, die Bank im Einkommen dieser Runde.
        - Du darfst mehrere Karten pro Runde kaufen. Was du links ausgibst, fehlt dir rechts.
        - Untereinander handelt ihr nie, weder mit Münzen noch mit Waren oder Karten.

rules-loading = Verladung: wohin mit den Waren
    .text =
        Alle verladen gleichzeitig. Die Waren von Schiffen, die du in dieser Runde gekauft hast, aus deinem Lager und aus deiner Markthalle bilden einen gemeinsamen Topf. Jede Ware darf

        - **auf einen Auftrag**, dem sie noch fehlt. Du darfst ihn Stück für Stück über mehrere Runden füllen. Waren kommen nie wieder von einem Auftrag herunter.
        - **an einen deiner Kaufleute** für diese Warenart: je 1 Münze, so viele du willst.
        - **in die Markthalle**: { $exchange } Waren gegen 1 tauschen oder { $trade } für 1 Münze verkaufen.
        - **ins Lager**, wenn du es hast: bis zu { $capacity } Waren, und 1 in die Markthalle.

        Was oft gefragt wird:
        - Ein Schiff wird in der Runde entladen, in der du es kaufst. Das leere Schiff bleibt bei dir.
        - Was du weder nutzt noch aufbewahrst, geht an den Vorrat verloren.
        - Die Grenzen von Lager und Markthalle gelten erst, wenn du fertig bist. Bis dahin darf dein Topf größer sein.
        - Auch ohne neues Schiff darfst du nutzen, was du aufbewahrt hast.
        - Aufbewahren ist nie Pflicht, und welcher deiner Aufträge eine Ware bekommt, bestimmst du.

rules-markethall = Die Markthalle
    .text =
        Alle haben von Anfang an eine Markthalle. In der Verladung kann sie 3 Dinge:

        - **Tauschen**: Lege { $exchange } beliebige Waren in den Vorrat und nimm dir dort 1 Ware einer anderen Art.
        - **Verkaufen**: Lege { $trade } beliebige Waren in den Vorrat, gleiche oder verschiedene, und nimm 1 Münze.
        - **Aufbewahren**: 1 Ware darf hier für eine spätere Runde bleiben.

        Tauschen und verkaufen darfst du, so oft du willst.

        Was oft gefragt wird:
        - Die gewünschte Ware muss vor dem Tausch im Vorrat liegen. Sie kommt nie aus dem Beutel.
        - Eine Art, die du gerade dafür abgegeben hast, bekommst du nicht zurück.
        - Mit der getauschten Ware machst du, was du willst: verladen, verkaufen, aufbewahren, wieder tauschen.
        - Zahlen darfst du mit Waren von Schiffen, aus dem Lager und aus der Markthalle, nie mit Waren auf Aufträgen.
        - Alle teilen sich den Vorrat und verladen gleichzeitig. Wollt ihr zu zweit den letzten Tee von dort, bekommt ihn, wer schneller ist.
        - Eine Ware in der Markthalle bringt am Ende keine Punkte.

rules-income = Einkommen: Münzen für alle
    .text =
        Am Ende jeder Runde kommen die Münzen:

        - **{ $income ->
            [one] { $income } Münze
           *[other] { $income } Münzen
        }** für alle.
        - **{ $consolation ->
            [one] { $consolation } Münze
           *[other] { $consolation } Münzen
        } mehr**, wenn du in dieser Runde keine Karte gekauft hast, egal warum.
        - **{ $bank ->
            [one] { $bank } Münze
           *[other] { $bank } Münzen
        } mehr**, wenn du die Bank hast. Sie zahlt schon in der Runde, in der du sie kaufst.

        Das sind also { $income } oder { $most-income } Münzen, mit der Bank { $most-income } oder { $bank-income }. Du darfst beliebig viele besitzen, und sie gehen nie aus.

        Dann beginnt eine neue Runde, und die nächste Person im Uhrzeigersinn darf anfangen.

        Mehr Geld gibt es in der Verladung: Kaufleute zahlen 1 Münze für jede Ware ihrer Art, die Markthalle 1 Münze für { $trade } beliebige Waren. Auch die letzte Runde hat ein Einkommen. Seine Münzen zählen für die Handelskammer und bei Gleichstand.

rules-end = Wie das Spiel endet
    .text =
        Wie viele Runden es gibt, hängt davon ab, wie viele mitspielen: zu zweit { $rounds2 }, zu dritt { $rounds3 }, zu viert { $rounds4 } und zu fünft { $rounds5 }.

        - Die **letzte Runde** beginnt, wenn alle Karten des Markts ausliegen und im Stapel nur noch Feuer wartet.
        - Ihr spielt sie ganz, mit Verladung und Einkommen.
        - Dann bricht der **4. Brand** aus, um { $fire4 } Punkte. Feuerwehrmänner aus der letzten Runde zählen mit.
        - Selten liegt der 3. Brand direkt auf dem 4. Dann brechen beide nach der letzten Runde aus, einer nach dem anderen.
        - Danach werden alle Punkte gezählt.

        Die meisten Punkte gewinnen. Bei **Gleichstand** entscheidet, wer mehr Münzen hat. Sind auch die Münzen gleich, teilt ihr euch den Sieg.

rules-scoring = Die Wertung
    .text =
        Während des Spiels geben und nehmen nur Brände Punkte. Am Ende kommt dazu:

        - **Aufträge**: volle bringen { $contract2 } Punkte für 2 Waren, { $contract3 } für 3, { $contract4 } für 4. Unvollständige bringen nichts und kosten nichts.
        - **Kaufleute**: je 1 Punkt.
        - **Kontore**: { $office1 } Punkte für 1, { $office2 } für 2, { $office3 } für 3, { $office4 } für alle 4.
        - **Lager**: { $points-warehouse } Punkt für jede Ware darin.
        - **Flussschifferkirche**: { $points-boatsmen-church } Punkte. **St. Michaelis**: { $points-st-michaelis } Punkte.
        - **Hafen**: 1 Punkt für jedes deiner Schiffe.
        - **Handelskammer**: 1 Punkt für jede deiner Münzen. Du behältst sie, bei Gleichstand zählen sie also noch.

        Für sich allein bringen nichts: Münzen, Schiffe, Feuerwehrmänner, die Bank und die Ware in deiner Markthalle.

        Die Münzen werden nach dem letzten Einkommen gezählt. Die meisten Punkte gewinnen, bei Gleichstand die meisten Münzen. Ein Stand unter 0 ist möglich.

rules-cards = Die Arten von Karten
    .text =
        Das Spiel hat { $cards } Karten: { $deck-a } für den Winter, { $deck-b } für den Frühling, { $deck-c } für den Sommer, { $deck-d } für den Herbst und den 4. Brand.

        - **Schiffe** ({ $all-ship }): je { $ship-b } in Frühling, Sommer und Herbst. Sie bringen { $crates } Waren aus dem Beutel.
        - **Aufträge** ({ $all-contract }): { $contract-a } im Winter, { $contract-b } im Frühling, { $contract-c } im Sommer. Sie verlangen 2, 3 oder 4 verschiedene Waren.
        - **Feuerwehrmänner** ({ $all-fireman }) mit Werten von 1 bis { $strongest }, in allen Jahreszeiten. Die starken kommen spät.
        - **Brände** ({ $all-fire }): je einer in Frühling, Sommer und Herbst, einer nach der letzten Runde.
        - **Kaufleute** ({ $all-merchant }): einer für jede Warenart, alle im Winter.
        - **Kontore** ({ $all-counting-office }): { $counting-office-a } im Winter, { $counting-office-b } im Frühling, { $counting-office-d } im Herbst.
        - **Lager** im Winter, **Bank** im Sommer.
        - **Hafen**, **Handelskammer**, **Flussschifferkirche** und **St. Michaelis** im Herbst.

        `/{ command-card.name }` zeigt, was eine Karte kann.

        Noch etwas: Die Quellen unserer Regeln nennen die Waren auf den Aufträgen nicht, und Jahreszeiten und Werte der Feuerwehrmänner sowie die Werte der Brände nur zum Teil. Wo sie schweigen, haben wir die Lücke selbst gefüllt.

rules-players = Was sich mit der Zahl der Leute ändert
    .text =
        - **Zu zweit**: { $row2 } Karten pro Runde, { $rounds2 } Runden. Der Hafen und ein Herbst-Feuerwehrmann 3 fehlen.
        - **Zu dritt**: { $row3 } Karten pro Runde, { $rounds3 } Runden. Die Flussschifferkirche und ein Herbst-Feuerwehrmann 3 fehlen.
        - **Zu viert**: { $row4 } Karten pro Runde, { $rounds4 } Runden. Alle Karten sind im Spiel.
        - **Zu fünft**: { $row5 } Karten pro Runde, { $rounds5 } Runden. Die Flussschifferkirche und ein Herbst-Feuerwehrmann 3 fehlen.

        Immer gleich: je { $workers } Arbeiter, { $coins } Münzen zu Beginn, { $income ->
            [one] { $income } Münze
           *[other] { $income } Münzen
        } Einkommen und { $consolation } mehr, wenn du nichts gekauft hast.

        Was das heißt:
        - Je mehr mitspielen, desto weniger Runden und Geld. Ohne Extras kannst du zu zweit { $spend2 } Münzen im Spiel ausgeben, zu dritt { $spend3 }, zu viert { $spend4 } und zu fünft { $spend5 }.
        - Zu zweit kann keine Schlange voll werden, denn es gibt nur { $both-workers } Arbeiter.
        - Bei einem Brand zu zweit gewinnt eine Seite und die andere verliert, außer ihr seid gleich stark.

rules-credits = Über dieses Spiel
    .text =
        Das Brettspiel **Die Speicherstadt** ist von **Stefan Feld** und erschien 2010 bei eggertspiele. Die Erweiterung **Kaispeicher** folgte 2012.

        Kontor ist ein inoffizielles Werk von Fans. Autor und Verlag haben es weder gemacht noch geprüft oder gebilligt. Alle Worte und Bilder hier sind unsere eigenen: Das Programm enthält keinen Text der Spielregel und keine Grafik des Verlags.

        Wenn dir das Spiel gefällt, erzähl anderen davon, und spielt es an einem echten Tisch, sooft ihr könnt.
