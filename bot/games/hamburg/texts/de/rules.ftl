### Die Regeln nach Themen: rules-<Thema> ist die Überschrift (bis 60 Zeichen), rules-<Thema>.text die Seite
### (bis 2.500 Zeichen, Discords Markdown, keine Fakten). Eine Zeile hier ist ein Absatz dort.


rules-overview = Das Spiel in Kürze
    .text =
        Du handelst { $rounds } Runden lang im Hamburger Hafen: Du kaufst Waren und entscheidest geheim, welche der Senat bekommt, für Punkte, und welche du verkaufst, für Geld.

        Eine Runde hat 5 Phasen:

        - **Hafen**: { $groups } Gruppen zu je { $goods-in-group } Waren, feste Preise. Reihum kaufst du eine oder passt.
        - **Versiegeln**: Alle legen Waren verdeckt aus, höchstens { $kinds } Sorten.
        - **Senat**: Alle decken auf. Die wertvollsten Geschenke bringen Punkte.
        - **Markt**: Je mehr ihr von einer Sorte verkauft, desto niedriger ihr Preis.
        - **Abschluss**: Deine Speicher behalten Waren, der Rest kommt weg.

        Du beginnst mit { $start-money } Mark, { $start-speicher } Speicher und { $start-goods ->
            [one] { $start-goods } Ware
           *[other] { $start-goods } Waren
        }. Geld und Hand sind geheim. Die meisten Punkte gewinnen.

rules-harbour = Hafen: Gruppen kaufen
    .text =
        { $groups } Gruppen aus { $goods-in-group } offenen Waren liegen aus. Ohne die Erweiterung liegt neben den ersten { $first-speicher } je ein Speicher.

        - Eine Gruppe kostet die Summe ihrer Waren: Teppiche { $price-carpet }, Gewürze { $price-spice }, Tabak { $price-tobacco }, Kakao { $price-cocoa }, Tee { $price-tea }, Kaffee { $price-coffee }. Eine Karte oder ein Speicher daneben kostet nichts.
        - Der erste Durchgang läuft im Uhrzeigersinn, der zweite rückwärts, der dritte vorwärts. Wer in einem zuletzt dran ist, beginnt den nächsten und darf gleich 2 Gruppen wählen.
        - Je Zug kaufst du eine Gruppe oder passt. Wer passt, ist für diese Runde fertig.
        - Zu 2, 3, 4, 5 darfst du je Runde { $buy2 }, { $buy3 }, { $buy4 }, { $buy5 } Gruppen kaufen.
        - Reicht dein Geld nicht, nimmst du einen Schuldschein auf. Das steht da, bevor du bestätigst.
        - Waren kommen auf deine Hand, und alle haben gesehen, welche.
        - Was niemand kauft, kommt weg. Ist der Warenstapel leer, werden die abgelegten Waren gemischt.

        Mit einem **Plan** kauft der Bot die Gruppen deiner Liste, sobald du dran bist.

rules-office = Versiegeln: die Stapel
    .text =
        Alle legen gleichzeitig Waren verdeckt aus, für den **Markt** und für den **Senat**. Der Rest bleibt auf der Hand.

        - Beide Stapel zusammen fassen höchstens **{ $kinds } Sorten**, aber von jeder beliebig viele. Eine Sorte darf geteilt werden.
        - Stapel dürfen leer sein.
        - Ändern kannst du sie, bis alle versiegelt haben. Andere erfahren nur, dass du versiegelt hast.
        - Dann decken alle zugleich auf.

        „Mein Büro“ sagt für jede Sorte, was der Senat gibt und was der Markt zahlt.

        Ein Tipp: Alle haben gesehen, was die anderen gekauft haben. Geheim sind nur die Waren vom Anfang und blind gezogene.

rules-senate = Senat: Geschenke und Punkte
    .text =
        Die Senatskarte sagt, was jede Sorte als Geschenk wert ist, von { $least } bis { $most }; über die 6 Karten hat jede Sorte jeden Wert einmal. Ihr seht die Karte dieser und der nächsten Runde. Die letzte bleibt bis zum Ende verdeckt.

        - Dein Geschenk ist die Summe seiner Waren wert.
        - Das höchste bringt { $gift4x1 } Punkte, das zweite { $gift4x2 }, das dritte { $gift4x3 }; zu zweit { $gift2x1 } und { $gift2x2 }.
        - **Gleichstand**: Punkte der geteilten Ränge zusammenzählen, teilen, abrunden.
        - Ein Wert von { $least } bringt nichts und belegt keinen Rang.
        - Geschenke kommen weg und bringen kein Geld.

rules-market = Markt: was alle verkaufen, macht den Preis
    .text =
        Für jede Sorte werden die Karten **aller** gezählt. Ihre Zahl macht den Preis jeder einzelnen:

        - 1 Karte: { $market1 } Mark
        - 2 Karten: je { $market2 }
        - 3 Karten: je { $market3 }
        - 4 Karten: je { $market4 }
        - 5 Karten: je { $market5 }
        - 6 Karten: je { $market6 }
        - 7 Karten: je { $market7 }
        - 8 und mehr: je { $market8 }

        Alles Verkaufte kommt weg. Allein bringen 2 von einer Sorte { $alone2 }, 3 bringen { $alone3 }, 4 bringen { $alone4 }, 5 bringen { $alone5 }; noch mehr bringen nichts dazu.

rules-closing = Abschluss: Speicher und die nächste Runde
    .text =
        Alle schließen gleichzeitig ab:

        - Du darfst Schuldscheine **zurückzahlen**, je { $loan-repay } Mark, aus deinem Geld.
        - Jeder **Speicher** behält eine Ware deiner Wahl und muss gefüllt werden, solange du Waren hast.
        - Der Rest kommt offen weg.

        Dann beginnt der nächste Platz im Uhrzeigersinn, die nächste Senatskarte gilt, und eine weitere wird gezeigt.

        Wählst du nichts, bleiben deine teuersten Waren; in der letzten Runde werden so viele Schuldscheine wie möglich zurückgezahlt.

        Mit Der Magistrat spielen einige zuerst Karten, der Reihe nach. Bereite deinen Abschluss unter „Mein Büro“ vor und versiegle ihn, dann musst du nicht warten.

rules-loans = Schuldscheine
    .text =
        Zahlst du mehr, als du hast, nimmst du automatisch so wenige Schuldscheine auf wie nötig. Anders bekommst du keine.

        - Ein Schuldschein bringt **{ $loan-cash } Mark**. Du kannst höchstens { $most-loans } haben.
        - In einem Abschluss darfst du ihn für **{ $loan-repay } Mark** aus deinem Geld zurückzahlen. Für das Lagern kannst du keinen neuen aufnehmen.
        - Jeder, der am Ende offen ist, kostet **{ $loan-penalty } Punkte**.

        Zur Wahl steht nur, was du bezahlen kannst. Dein Büro nennt jeden Schuldschein, bevor du bestätigst. Deine Schuldscheine sehen alle, dein Geld niemand.

rules-end = Ende und Punkte
    .text =
        Die Partie endet nach dem Abschluss von Runde { $rounds }. Die Punkte:

        - die vom **Senat**,
        - **Geld**: Die Reichsten bekommen { $bonus4x1 }, { $bonus4x2 }, { $bonus4x3 } (zu dritt { $bonus3x1 } und { $bonus3x2 }, zu zweit { $bonus2x1 }),
        - **Speicher**: ebenso viele, wer die meisten gefüllt hat,
        - **Schuldscheine**: je { $loan-penalty } Punkte weniger,
        - mit Der Magistrat: gekaufte Punkte, Geschenke ab { $sixteen } und Magistrat-Karten in Gruppen.

        Gleichstand wird geteilt wie im Senat. Ohne gefüllten Speicher gibt es dafür nichts. In der letzten Runde kannst du nichts über die Speicher hinaus behalten.

        Bei **gleich vielen Punkten** entscheiden die gelagerten Waren nach der letzten Senatskarte, dann das Geld; sonst teilt ihr den Sieg.

rules-magistrat = Der Magistrat: die Erweiterung in Kürze
    .text =
        Ein Stapel aus { $deck } Karten und { $count-speicher } Speichern: Neben jeder Gruppe liegt eine Karte, und wer die Gruppe kauft, bekommt sie dazu.

        - Du beginnst mit einem Speicher und einer Ware mehr.
        - **Karten** hast du auf der Hand, aber alle haben gesehen, wer sie gekauft hat. Manche kommen nach dem Gebrauch weg, andere wirken in jeder Runde einmal, auch in der des Kaufs.
        - **Hafen**: Karten vor und nach deinem Kauf. Dann endet dein Zug, außer du lässt ihn auf deine Karten warten.
        - **Versiegeln**: Wer Geschenk +{ $plus } hat, sagt es der Reihe nach an oder mit dem Siegel.
        - **Markt**: Hast du Eigener Preis und etwas davon, fragt dich der Bot danach; du kannst es auch planen.
        - **Abschluss**: Karten der Reihe nach, ab dem Platz, der begonnen hat.
        - **Ende**: Magistrat-Karten zählen in Gruppen zu { $magistrats }.

        Die Regeln sind die der erschienenen Erweiterung; einige Zahlen auf ihren Karten sind von uns.

rules-magistrat-cards = Der Magistrat: die Karten
    .text =
        - **Hafen**: { $count-swap } Tausch, { $count-draw1 } Blindkauf, { $count-draw3 } Eine von dreien. Je einmal pro Runde.
        - **Versiegeln**: { $count-extra-kind } Weitere Sorte. Sie wirken beim Aufdecken automatisch und kommen weg.
        - **Senat**: { $count-gift-plus3 } Geschenk +{ $plus }, { $count-gift16 } Geschenk ab { $sixteen }. Nach Gebrauch weg. Geschenk ab { $sixteen } wirkt automatisch.
        - **Markt**: { $count-sole-price } Eigener Preis. Nach Gebrauch weg. Je Sorte eine Karte.
        - **Abschluss**: { $count-buy-vp } Punkt kaufen, { $count-store } Zusatzlager, { $count-buy-speicher } Speicher kaufen, { $count-bank-or-start } Bank oder Start. Je einmal pro Runde.
        - **Ende**: { $count-magistrat } Magistrat. 1, 2, 3, 4 davon bringen { $magistrat1 }, { $magistrat2 }, { $magistrat3 }, { $magistrat4 } Punkte; 6 davon { $magistrat4 } und { $magistrat2 }.
        - Dazu { $count-speicher } Speicher, die gleich offen vor dir liegen.

        Alle { $all } Karten kommen ins Spiel: { $groups } in jeder der { $rounds } Runden. Eine Karte, deren Gruppe niemand kauft, kommt aus dem Spiel.

        `/{ command-card.name }` zeigt, was eine Karte tut.

rules-players = Was sich mit der Zahl der Mitspielenden ändert
    .text =
        - **Zu zweit**: { $buy2 } Gruppen je Runde. Der Senat gibt { $gift2x1 } und { $gift2x2 } Punkte, Geld und Speicher je { $bonus2x1 }. Der zweite Platz in Runde 1 beginnt mit { $start2x2 } Mark.
        - **Zu dritt**: { $buy3 } Gruppen je Runde. Geld und Speicher bringen { $bonus3x1 } und { $bonus3x2 }. Der dritte Platz in Runde 1 beginnt mit { $start3x3 } Mark.
        - **Zu viert und zu fünft**: { $buy4 } Gruppen je Runde. Geld und Speicher bringen { $bonus4x1 }, { $bonus4x2 }, { $bonus4x3 }.

        Immer gleich: { $rounds } Runden, { $groups } Gruppen, { $kinds } Sorten auf deinen Stapeln, { $start-money } Mark zu Beginn.

        Je mehr ihr seid, desto eher ist ein Markt voll, und desto kleinere Geschenke bringen Punkte: Zu zweit sind 14 und mehr üblich, zu fünft können 8 oder 9 reichen.

rules-credits = Über dieses Spiel
    .text =
        Das Spiel **Speicherstadt Hamburg** und die Erweiterung **Der Magistrat** sind von **Stefan Risthaus**, von dem auch *Ostia* ist, das zuerst in Hamburgs Hafen spielte.

        Gefunden haben wir nur die Regeln der Erweiterung. Das Grundspiel ist nach dem geschrieben, was man von Ostia weiß: Preise, Markt, Punkte und Schuldscheine sind von uns, gemessen, bis es sich gut spielte, und können berichtigt werden. Wenn du das Spiel besitzt, schreib uns.

        Kontor ist ein inoffizielles Werk von Fans, von Autor und Verlag weder gemacht noch geprüft oder gebilligt. Worte und Bilder sind unsere eigenen.
