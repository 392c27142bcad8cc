### Die Regeln nach Themen: rules-<Thema> ist die Überschrift (bis 60 Zeichen), rules-<Thema>.text die Seite
### (bis 2.500 Zeichen, Discords Markdown, keine Fakten). Eine Zeile hier ist ein Absatz dort.


rules-overview = Das Spiel in Kürze
    .text =
        Du handelst { $rounds } Runden lang im Hamburger Hafen: Du kaufst Waren und entscheidest geheim, welche der Senat bekommt, für Punkte, und welche du verkaufst, für Geld.

        Eine Runde hat 5 Phasen:

        - **Hafen**: { $groups } Gruppen zu je { $goods-in-group } Waren, feste Preise. Reihum kaufst du eine oder passt.
        - **Kontor**: Alle legen Waren verdeckt aus, höchstens { $kinds } Sorten.
        - **Senat**: Alle decken auf. Die wertvollsten Geschenke bringen Punkte.
        - **Markt**: Je mehr ihr von einer Sorte verkauft, desto niedriger ihr Preis.
        - **Abschluss**: Deine Speicher behalten Waren, der Rest kommt weg.

        Du beginnst mit { $start-money } Mark, { $start-speicher } Speicher und { $start-goods ->
            [one] { $start-goods } Ware
           *[other] { $start-goods } Waren
        }. Geld und Hand sind geheim. Die meisten Punkte gewinnen.

rules-harbour = Hafen: Gruppen kaufen
    .text =
        { $groups } Gruppen aus { $goods-in-group } offenen Waren liegen aus. Ohne die Erweiterung liegt neben den Waren der ersten { $first-speicher } je ein Speicher.

        - Du kaufst eine Gruppe als Ganzes. Ihr Preis ist die Summe der beiden Waren: Teppiche { $price-carpet }, Gewürze { $price-spice }, Tabak { $price-tobacco }, Kakao { $price-cocoa }, Tee { $price-tea }, Kaffee { $price-coffee }. Eine Karte oder ein Speicher daneben kostet nichts.
        - Die erste Reihe läuft im Uhrzeigersinn, die zweite rückwärts, die dritte wieder vorwärts. Wer in einer Reihe zuletzt dran ist, ist also in der nächsten zuerst dran und darf gleich zwei Gruppen wählen.
        - In deinem Zug kaufst du eine Gruppe oder passt. Wer passt, ist für diese Runde fertig.
        - Zu 2, 3, 4, 5 darfst du je Runde { $buy2 }, { $buy3 }, { $buy4 }, { $buy5 } Gruppen kaufen.
        - Reicht dein Geld nicht, nimmt eine Zahlung automatisch einen Schuldschein auf. Das steht da, bevor du bestätigst.
        - Waren kommen auf deine Hand, und alle haben gesehen, welche. Ein Speicher liegt offen vor dir.
        - Was niemand kauft, kommt weg.

        Ist der Warenstapel leer, werden die abgelegten Waren gemischt.

        Mit einem **Plan** spart ihr Zeit: Stell eine Liste der Gruppen auf, die du willst, und sie werden gekauft, sobald du dran bist.

rules-office = Kontor: die versiegelten Stapel
    .text =
        Alle legen gleichzeitig Waren verdeckt aus, einen Teil für den **Markt**, einen Teil für den **Senat**. Was du auf keinen der Stapel legst, bleibt auf deiner Hand.

        - Beide Stapel zusammen fassen höchstens **{ $kinds } Sorten**, aber von jeder beliebig viele. Eine Sorte darf geteilt werden.
        - Leere Stapel sind erlaubt.
        - Du kannst deine Stapel ändern, bis auch die letzten versiegelt haben. Niemand erfährt mehr, als dass du versiegelt hast.
        - Dann werden alle Stapel auf einmal aufgedeckt.

        Unter „Mein Büro“ siehst du für jede Sorte, was der Senat dafür gäbe, was der Markt zahlt, wenn sonst niemand sie verkauft, und was er zahlt, wenn alle eine verkaufen.

        Ein Tipp: Alle haben gesehen, welche Waren die anderen gekauft haben. Geheim sind nur die Waren vom Anfang und blind gezogene.

rules-senate = Senat: Geschenke und Punkte
    .text =
        Die Senatskarte der Runde sagt, was jede Sorte als Geschenk wert ist, von { $least } bis { $most }. Über die sechs Karten hat jede Sorte jeden Wert einmal. Ihr seht immer die Karte dieser und die der nächsten Runde. Die sechste bleibt bis zum Ende verdeckt.

        - Der Wert deines Geschenks ist die Summe der Waren darin.
        - Der höchste Wert bringt { $gift4x1 } Punkte, der zweite { $gift4x2 }, der dritte { $gift4x3 }. Zu zweit sind es { $gift2x1 } und { $gift2x2 }.
        - **Gleichstand**: Ihr zählt die Punkte der geteilten Ränge zusammen, teilt sie und rundet ab.
        - Ein Wert von { $least } bringt nichts und belegt keinen Rang.
        - Geschenkte Waren kommen weg. Geld bringen sie nicht.

        Du kannst Waren in deinen Speichern für eine Karte aufheben, die in der nächsten Runde mehr dafür gibt.

rules-market = Markt: was alle verkaufen, macht den Preis
    .text =
        Für jede Sorte werden die Karten **aller** auf dem Markt gezählt. Ihre Zahl macht den Preis jeder einzelnen:

        - 1 Karte: { $market1 } Mark
        - 2 Karten: je { $market2 }
        - 3 Karten: je { $market3 }
        - 4 Karten: je { $market4 }
        - 5 Karten: je { $market5 }
        - 6 Karten: je { $market6 }
        - 7 Karten: je { $market7 }
        - 8 und mehr: je { $market8 }

        Alle werden für die eigenen Karten bezahlt, und alles Verkaufte kommt weg. Am besten zahlt also eine einzelne seltene Ware; eine Sorte, die alle gekauft haben, bringt wenig. Zwei von einer Sorte bringen allein { $alone2 }, drei { $alone3 }, vier { $alone4 }, fünf { $alone5 }: Darüber verdienst du nichts mehr dazu.

rules-closing = Abschluss: Speicher und die nächste Runde
    .text =
        Alle schließen gleichzeitig ab:

        - Du darfst Schuldscheine **zurückzahlen**, je { $loan-repay } Mark, aus deinem Geld.
        - Jeder **Speicher** behält eine Ware für die nächste Runde. Er muss gefüllt werden, solange du Waren hast; welche, entscheidest du.
        - Waren ohne Speicher kommen offen weg.

        Dann beginnt die nächste Person im Uhrzeigersinn, die nächste Senatskarte gilt, und eine weitere wird gezeigt.

        Wenn du nichts wählst, bleiben deine teuersten Waren. In der letzten Runde werden dann so viele Schuldscheine wie möglich zurückgezahlt.

        Mit Der Magistrat spielen einige zuerst Karten, in der Reihenfolge der Plätze. Darauf musst du nicht warten: Bereite deinen Abschluss unter „Mein Büro“ vor und versiegle ihn.

rules-loans = Schuldscheine
    .text =
        Einen Schuldschein nimmst du nie aus freien Stücken. Immer wenn du der Bank mehr zahlst, als du hast, nimmst du automatisch so wenige auf, wie es braucht.

        - Ein Schuldschein bringt **{ $loan-cash } Mark**. Du kannst höchstens { $most-loans } haben.
        - In einem Abschluss darfst du ihn für **{ $loan-repay } Mark** zurückzahlen, aus deinem Geld. Im gleichen Abschluss kannst du für das Lagern keinen neuen aufnehmen.
        - Jeder, der am Ende offen ist, kostet **{ $loan-penalty } Punkte**.

        Was du auch mit allen Schuldscheinen nicht zahlen könntest, wird dir nicht angeboten. Vor dem Bestätigen nennt dein Büro jeden Schuldschein, den eine Antwort aufnähme. Schuldscheine sind öffentlich: Alle sehen, wie viele du hast und dass du einen gebraucht hast. Wie viel Geld du hast, sieht niemand.

rules-end = Ende und Punkte
    .text =
        Die Partie endet nach dem Abschluss von Runde { $rounds }. Die Punkte:

        - die vom **Senat**,
        - **Geld**: Die Reichsten bekommen { $bonus4x1 }, { $bonus4x2 }, { $bonus4x3 } Punkte (zu dritt { $bonus3x1 } und { $bonus3x2 }, zu zweit { $bonus2x1 }),
        - **Speicher**: Wer die meisten gefüllt hat, bekommt ebenso viele,
        - **Schuldscheine**: je { $loan-penalty } Punkte weniger,
        - mit Der Magistrat: gekaufte Punkte, Geschenke ab { $sixteen } und Magistrat-Karten in Gruppen.

        Gleichstand bei Geld und Speichern wird geteilt wie im Senat. Nichts Gefülltes bringt nichts. In der letzten Runde kann nichts über die Speicher hinaus behalten werden.

        Bei **gleich vielen Punkten** zählt die sechste Senatskarte: Wessen gelagerte Waren nach ihr mehr wert sind, gewinnt. Ist auch das gleich, entscheidet das Geld, sonst teilt ihr den Sieg.

rules-magistrat = Der Magistrat: die Erweiterung in Kürze
    .text =
        Der Magistrat bringt einen Stapel aus { $deck } Karten und { $count-speicher } Speichern. Neben jeder Gruppe im Hafen liegt eine davon, und wer die Gruppe kauft, bekommt sie dazu.

        - Du beginnst mit einem Speicher und einer Ware mehr.
        - **Karten** hast du auf der Hand, aber alle haben gesehen, wer sie gekauft hat. Manche kommen nach dem Gebrauch weg, andere wirken in jeder Runde einmal, auch schon in der, in der du sie kaufst.
        - **Hafen**: Karten vor und nach deinem Kauf. Danach endet dein Zug automatisch, wenn du nicht sagst, dass er auf deine Karten warten soll.
        - **Kontor**: Vor dem Aufdecken sagt der Reihe nach an, wer Geschenk +{ $plus } hat. Du kannst es zusammen mit deinem Siegel sagen.
        - **Markt**: Wer Eigener Preis hat und davon etwas hätte, wird nach dem Aufdecken gefragt oder hat es vorher gesagt.
        - **Abschluss**: Über Karten wird der Reihe nach entschieden, zuerst von dem Platz, der die Runde begonnen hat.
        - **Ende**: Magistrat-Karten zählen in Gruppen zu { $magistrats }.

        Diese Regeln sind die der erschienenen Erweiterung. Einige Zahlen auf ihren Karten sind von uns.

rules-magistrat-cards = Der Magistrat: die Karten
    .text =
        - **Hafen**: { $count-swap } Tausch, { $count-draw1 } Blindkauf, { $count-draw3 } Eine von dreien. Je einmal pro Runde.
        - **Kontor**: { $count-extra-kind } Weitere Sorte. Sie spielen sich beim Aufdecken selbst und kommen weg.
        - **Senat**: { $count-gift-plus3 } Geschenk +{ $plus }, { $count-gift16 } Geschenk ab { $sixteen }. Nach Gebrauch weg. Geschenk ab { $sixteen } spielt sich selbst.
        - **Markt**: { $count-sole-price } Eigener Preis. Nach Gebrauch weg. Je Sorte eine Karte.
        - **Abschluss**: { $count-buy-vp } Punkt kaufen, { $count-store } Zusatzlager, { $count-buy-speicher } Speicher kaufen, { $count-bank-or-start } Bank oder Start. Je einmal pro Runde.
        - **Ende**: { $count-magistrat } Magistrat. 1, 2, 3, 4 davon bringen { $magistrat1 }, { $magistrat2 }, { $magistrat3 }, { $magistrat4 } Punkte; 6 davon { $magistrat4 } und { $magistrat2 }.
        - Dazu { $count-speicher } Speicher, die gleich offen vor dir liegen.

        Alle { $all } Karten kommen ins Spiel: { $groups } in jeder der { $rounds } Runden. Eine Karte, deren Gruppe niemand kauft, kommt aus dem Spiel.

        `/{ command-card.name }` zeigt, was eine Karte tut.

rules-players = Was sich mit der Zahl der Mitspielenden ändert
    .text =
        - **Zu zweit**: Du darfst je Runde { $buy2 } Gruppen kaufen. Der Senat gibt { $gift2x1 } und { $gift2x2 } Punkte. Am Ende bringen Geld und Speicher je { $bonus2x1 } Punkte. Wer in Runde 1 als zweiter Platz dran ist, beginnt mit { $start2x2 } Mark.
        - **Zu dritt**: { $buy3 } Gruppen je Runde. Geld und Speicher bringen { $bonus3x1 } und { $bonus3x2 }. Wer in Runde 1 als dritter Platz dran ist, beginnt mit { $start3x3 } Mark.
        - **Zu viert und zu fünft**: { $buy4 } Gruppen je Runde. Geld und Speicher bringen { $bonus4x1 }, { $bonus4x2 }, { $bonus4x3 }.

        Immer gleich: { $rounds } Runden, { $groups } Gruppen, { $kinds } Sorten auf deinen Stapeln, { $start-money } Mark zu Beginn.

        Was das heißt: Je mehr ihr seid, desto eher ist ein Markt überflutet, und desto weniger wert muss ein Geschenk sein, um Punkte zu bringen. Zu zweit sind Geschenke von 14 und mehr üblich, zu fünft können 8 oder 9 reichen.

rules-credits = Über dieses Spiel
    .text =
        Das Brettspiel **Speicherstadt Hamburg** und die Erweiterung **Der Magistrat** sind von **Stefan Risthaus**, von dem auch *Ostia* ist, ein Spiel, das zuerst in Hamburgs Hafen angesiedelt war.

        Zum Grundspiel haben wir keine Regeln gefunden, nur die der Erweiterung. Was fehlt, ist neu geschrieben nach dem, was man von Ostia weiß, und gemessen, bis es sich gut spielte: Preise, Markt, Punkte und Schuldscheine sind von uns. Jede dieser Zahlen kannst du berichtigen. Wenn du das Spiel besitzt, schreib uns.

        Kontor ist ein inoffizielles Werk von Fans. Weder Autor noch Verlag haben es gemacht, geprüft oder gebilligt. Alle Worte und Bilder hier sind unsere eigenen: Das Programm enthält keinen Text einer Spielregel und kein Bild eines Verlags.
