### Die Regeln nach Themen: rules-<Thema> ist die Überschrift (bis 60 Zeichen), rules-<Thema>.text die Seite
### (bis 2.500 Zeichen, Discords Markdown, keine Fakten). Eine Zeile hier ist ein Absatz dort.


rules-overview = Das Spiel in Kürze
    .text =
        Du führst ein Handelshaus in Hamburgs Speicherstadt. Ihr wetteifert mit je { $workers } Arbeitern um Karten, und jeder Arbeiter über einer Karte macht sie teurer, auch dein eigener.

        Eine Runde hat { $phases } Phasen:

        - **Angebot**: neue Karten, 1 mehr als Leute{ $rows ->
            [one] {""}
           *[other] {" "}je Reihe
        }. Schiffe bekommen Waren; ein Brand bricht sofort aus.
        - **Nachfrage**: Reihum je 1 Arbeiter über eine Karte{ $rows ->
            [one] {""}
           *[other] , oder er reserviert eine der oberen Reihe: Nur du kannst sie kaufen
        }.
        - **Kauf**: Wer vorn steht, kauft die Karte oder verzichtet.
        - **Verladung**: Waren zu Aufträgen und Kaufleuten oder aufbewahren.
        - **Einkommen**: Münzen für alle; der nächste Platz beginnt.

        Du startest mit { $coins } Münzen und einer Markthalle. Aufträge, Gebäude und Brände bringen Punkte, Brände können welche kosten. Nach der letzten Runde bricht der 4. Brand aus. Die meisten Punkte gewinnen, bei Gleichstand entscheiden die Münzen.

rules-supply = Angebot: neue Karten, Schiffe und Waren
    .text =
        Die Karten kommen vom Stapel in den Markt, von links nach rechts, 1 mehr als Leute. Der Stapel folgt dem Jahr: Winter, Frühling, Sommer, Herbst, jeweils gemischt. Ganz unten liegt der 4. Brand.

        - **Ein Schiff** bekommt beim Aufdecken { $crates } Waren aus dem Beutel. Die ersten Schiffe kommen im Frühling.
        - **Ein Brand** bricht aus, bevor die nächste Karte kommt; sie nimmt seinen Platz ein und kann auch ein Brand sein.

        Der **Beutel** und der **Vorrat** sind zweierlei:
        - Alle { $goods } Waren liegen anfangs im Beutel, { $each } von jeder Art. Sie verlassen ihn nur auf Schiffen; das { $all-ship }. und letzte leert ihn.
        - Verkaufte, getauschte und verlorene Waren und die eines Schiffs, das niemand kauft, kommen in den anfangs leeren Vorrat, nie zurück in den Beutel.
        - Die Markthalle tauscht mit dem Vorrat, nie mit dem Beutel.

rules-fires = Brände und Feuerwehrmänner
    .text =
        Es gibt { $all-fire } Brände: im Frühling, Sommer und Herbst und nach der letzten Runde. Sie sind { $fire1 }, { $fire2 }, { $fire3 } und { $fire4 } Punkte wert. Bei einem Brand vergleichen alle ihre Löschkraft, die Summe ihrer Feuerwehrmänner.

        - **Höchste Summe**: Du gewinnst den Wert des Brands.
        - **Niedrigste Summe**: Du verlierst ebenso viel.
        - **Gleichstand**: Alle mit der höchsten oder niedrigsten Summe gewinnen oder verlieren ganz.
        - **Alle gleich**, auch bei 0: Nichts passiert.
        - **Ohne Feuerwehrmann** zählst du 0.

        Dein Stand darf unter 0 fallen. Feuerwehrmänner verbrauchen sich nicht: Sie zählen bei jedem späteren Brand, die der letzten Runde beim 4.

rules-demand = Nachfrage: Arbeiter setzen
    .text =
        Im Uhrzeigersinn setzt ihr je 1 Arbeiter über eine Karte, ans Ende der Schlange, bis alle { $workers } gesetzt sind.

        - **Setzen ist Pflicht.** Du kannst nicht passen und keinen Arbeiter aufsparen.
        - Du darfst dich auch für eine Karte anstellen, die du nicht bezahlen kannst.
        - Mehrere Arbeiter in einer Schlange sind mehrere Gelegenheiten, aber jeder macht sie teurer.
        - Vorn entscheidet man zuerst und zahlt am meisten; dahinter wird es billiger, wenn vorn jemand verzichtet.
        - In einer Schlange ist Platz für { $room } Arbeiter.

        Eine Karte ohne Arbeiter kommt beim Kauf weg.

rules-purchase = Kauf: kaufen oder verzichten
    .text =
        Die Karten werden von links nach rechts verkauft. Wem der vorderste Arbeiter gehört, entscheidet:

        - **Kaufen**: Du zahlst 1 Münze für jeden Arbeiter in der Schlange, auch deine. Alle gehen nach Hause.
        - **Verzichten**: Nur dieser 1 Arbeiter geht heim. Der Preis sinkt um 1, und der nächste entscheidet.

        Was oft gefragt wird:
        - Deine anderen Arbeiter in der Schlange bleiben und kommen dran, zum niedrigeren Preis.
        - Kannst du nicht zahlen, verzichtest du.
        - Kauft niemand, kommt die Karte weg; die Waren eines Schiffs kommen in den Vorrat.
        - Eine gekaufte Karte wirkt sofort: ein Kaufmann in der Verladung, die Bank im Einkommen dieser Runde.
        - Du darfst mehrere Karten kaufen. Untereinander handelt ihr nie.

rules-loading = Verladung: wohin mit den Waren
    .text =
        Alle verladen gleichzeitig. Die Waren der Schiffe dieser Runde, deines Lagers und deiner Markthalle sind ein Topf. Jede darf

        - **auf einen Auftrag**, dem sie noch fehlt, auch über mehrere Runden. Von dort kommt sie nicht mehr weg.
        - **zu einem Kaufmann** für ihre Art: je 1 Münze.
        - **in die Markthalle**: { $exchange } gegen 1 tauschen oder { $trade } für 1 Münze verkaufen.
        - **in die Aufbewahrung**: bis zu { $capacity } ins Lager, wenn du es hast, und 1 in die Markthalle.

        Was oft gefragt wird:
        - Ein Schiff wird in der Runde geleert, in der du es kaufst, und bleibt bei dir.
        - Was du weder nutzt noch aufbewahrst, geht an den Vorrat verloren.
        - Die Grenzen beim Aufbewahren zählen erst, wenn du fertig bist.
        - Verladen kannst du auch ohne neues Schiff. Aufbewahren ist nie Pflicht.

rules-markethall = Die Markthalle
    .text =
        Alle haben von Anfang an eine. In der Verladung, sooft du willst:

        - **Tauschen**: Leg { $exchange } beliebige Waren in den Vorrat und nimm 1 einer anderen Art.
        - **Verkaufen**: Leg { $trade } beliebige Waren in den Vorrat und nimm 1 Münze.
        - **Aufbewahren**: 1 Ware darf für eine spätere Runde bleiben. Am Ende bringt sie nichts.

        Was oft gefragt wird:
        - Die gewünschte Ware muss im Vorrat liegen, und ihre Art darfst du nicht dafür gegeben haben.
        - Eine getauschte Ware ist frei wie jede andere, auch zum Weitertauschen.
        - Du zahlst mit Waren deines Topfs, nie mit denen auf Aufträgen.
        - Alle teilen den Vorrat und verladen zugleich: Den letzten Tee bekommt, wer schneller ist.

rules-income = Einkommen: Münzen für alle
    .text =
        Am Ende jeder Runde bekommst du:

        - **{ $income ->
            [one] { $income } Münze
           *[other] { $income } Münzen
        }**,
        - **{ $consolation ->
            [one] { $consolation } Münze
           *[other] { $consolation } Münzen
        } mehr**, wenn du in dieser Runde keine Karte gekauft hast,
        - **{ $bank ->
            [one] { $bank } Münze
           *[other] { $bank } Münzen
        } mehr** mit der Bank, schon in der Runde, in der du sie kaufst.

        Das sind { $income } oder { $most-income } Münzen, mit der Bank { $most-income } oder { $bank-income }. Eine Grenze gibt es nicht.

        Dann beginnt der nächste Platz im Uhrzeigersinn.

        Auch die letzte Runde hat ein Einkommen. In der Verladung zahlen Kaufleute 1 Münze je Ware, die Markthalle 1 Münze für { $trade } beliebige.

rules-end = Wie das Spiel endet
    .text =
        Zu zweit sind es { $rounds2 } Runden, zu dritt { $rounds3 }, zu viert { $rounds4 }, zu fünft { $rounds5 }.

        - Die **letzte Runde** beginnt, wenn der Markt ausliegt und im Stapel nur noch Brände sind. Ihr spielt sie ganz.
        - Dann bricht der **4. Brand** aus, für { $fire4 } Punkte. Selten liegt der 3. direkt darüber; dann brennen beide.
        - Dann werden alle Punkte gezählt.

        Die meisten Punkte gewinnen. Bei **Gleichstand** entscheiden die Münzen; sind auch sie gleich, teilt ihr den Sieg.

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

        - **Schiffe** ({ $all-ship }): je { $ship-b } im Frühling, Sommer und Herbst, mit je { $crates } Waren.
        - **Aufträge** ({ $all-contract }): { $contract-a } im Winter, { $contract-b } im Frühling, { $contract-c } im Sommer, für 2, 3 oder 4 verschiedene Waren.
        - **Feuerwehrmänner** ({ $all-fireman }), von 1 bis { $strongest }, in allen Jahreszeiten. Die starken kommen spät.
        - **Brände** ({ $all-fire }): Frühling, Sommer, Herbst, nach der letzten Runde.
        - **Kaufleute** ({ $all-merchant }): einer für jede Warenart, im Winter.
        - **Kontore** ({ $all-counting-office }): { $counting-office-a } im Winter, { $counting-office-b } im Frühling, { $counting-office-d } im Herbst.
        - **Lager** im Winter, **Bank** im Sommer.
        - **Hafen**, **Handelskammer**, **Flussschifferkirche** und **St. Michaelis** im Herbst.

        `/{ command-card.name }` zeigt, was eine Karte kann.

        Unsere Quellen nennen die Waren auf den Aufträgen nicht, und Jahreszeiten und Werte von Feuerwehrmännern und Bränden nur zum Teil. Diese Lücken haben wir gefüllt.

rules-players = Was sich mit der Zahl der Leute ändert
    .text =
        - **Zu zweit**: { $row2 } Karten pro Runde, { $rounds2 } Runden, ohne den Hafen und einen Herbst-Feuerwehrmann 3.
        - **Zu dritt**: { $row3 } Karten pro Runde, { $rounds3 } Runden, ohne die Flussschifferkirche und einen Herbst-Feuerwehrmann 3.
        - **Zu viert**: { $row4 } Karten pro Runde, { $rounds4 } Runden, alle Karten.
        - **Zu fünft**: { $row5 } Karten pro Runde, { $rounds5 } Runden, ohne die Flussschifferkirche und einen Herbst-Feuerwehrmann 3.

        Immer gleich: je { $workers } Arbeiter, { $coins } Münzen zu Beginn, { $income ->
            [one] { $income } Münze
           *[other] { $income } Münzen
        } Einkommen und { $consolation } mehr, wenn du nichts gekauft hast.

        Ohne Extras kannst du also zu zweit { $spend2 } Münzen im Spiel ausgeben, zu dritt { $spend3 }, zu viert { $spend4 }, zu fünft { $spend5 }. Zu zweit wird keine Schlange voll, denn es gibt nur { $both-workers } Arbeiter.

rules-credits = Über dieses Spiel
    .text =
        Das Brettspiel **Die Speicherstadt** ist von **Stefan Feld** und erschien 2010 bei eggertspiele, die Erweiterung **Kaispeicher** 2012.

        Kontor ist ein inoffizielles Werk von Fans, von Autor und Verlag weder gemacht noch geprüft oder gebilligt.

        Wenn dir das Spiel gefällt, spielt es an einem echten Tisch, sooft ihr könnt.
