### Die Regeln nach Themen: rules-<Thema> ist die Überschrift (bis 60 Zeichen), rules-<Thema>.text die Seite
### (bis 2.500 Zeichen, Discords Markdown, keine Fakten). Eine Zeile hier ist ein Absatz dort.


rules-overview = Das Spiel in Kürze
    .text =
        Du handelst im Hamburger Hafen, 5 Runden lang. Du kaufst Waren und entscheidest dann geheim, welche der Senat bekommt, für Punkte, und welche du verkaufst, für Geld.

        Eine Runde hat 5 Phasen:
        - **Hafen**: 10 Gruppen zu je 2 Waren stehen zu festen Preisen bereit. Reihum kaufst du eine oder passt.
        - **Kontor**: Alle legen Waren verdeckt für Markt und Senat aus, höchstens 3 Sorten.
        - **Senat**: Alle Stapel werden aufgedeckt. Die wertvollsten Geschenke bringen Punkte.
        - **Markt**: Du wirst für das bezahlt, was du verkaufst. Je mehr ihr alle von einer Sorte verkauft, desto niedriger ist ihr Preis.
        - **Abschluss**: Deine Speicher behalten Waren für die nächste Runde. Der Rest kommt weg.

        Du beginnst mit 30 Mark, 1 Speicher und 1 Ware, die nur du kennst. Geld, Waren auf der Hand und deine Stapel sind geheim. Die meisten Punkte gewinnen.

rules-harbour = Hafen: Gruppen kaufen
    .text =
        10 Gruppen aus 2 offenen Waren liegen aus. Ohne die Erweiterung liegt neben den Waren der ersten 3 je ein Speicher.

        - Du kaufst eine Gruppe als Ganzes. Ihr Preis ist die Summe der beiden Waren: Teppiche 8, Gewürze 7, Tabak 6, Kakao 5, Tee 4, Kaffee 3. Eine Karte oder ein Speicher daneben kostet nichts.
        - Die erste Reihe läuft im Uhrzeigersinn, die zweite rückwärts, die dritte wieder vorwärts. Wer in einer Reihe zuletzt dran ist, ist also in der nächsten zuerst dran und darf gleich zwei Gruppen wählen.
        - In deinem Zug kaufst du eine Gruppe oder passt. Wer passt, ist für diese Runde fertig.
        - Zu 2, 3, 4, 5 darfst du je Runde 5, 3, 2, 2 Gruppen kaufen.
        - Reicht dein Geld nicht, nimmt eine Zahlung automatisch einen Schuldschein auf. Das steht da, bevor du bestätigst.
        - Waren kommen auf deine Hand, und alle haben gesehen, welche. Ein Speicher liegt offen vor dir.
        - Was niemand kauft, kommt weg.

        Ist der Warenstapel leer, werden die abgelegten Waren gemischt.

        Mit einem **Plan** spart ihr Zeit: Stell eine Liste der Gruppen auf, die du willst, und sie werden gekauft, sobald du dran bist.

rules-office = Kontor: die versiegelten Stapel
    .text =
        Alle legen gleichzeitig Waren verdeckt aus, einen Teil für den **Markt**, einen Teil für den **Senat**. Was du auf keinen der Stapel legst, bleibt auf deiner Hand.

        - Beide Stapel zusammen fassen höchstens **3 Sorten**, aber von jeder beliebig viele. Eine Sorte darf geteilt werden.
        - Leere Stapel sind erlaubt.
        - Du kannst deine Stapel ändern, bis auch die letzten versiegelt haben. Niemand erfährt mehr, als dass du versiegelt hast.
        - Dann werden alle Stapel auf einmal aufgedeckt.

        Unter „Mein Büro“ siehst du für jede Sorte, was der Senat dafür gäbe, was der Markt zahlt, wenn sonst niemand sie verkauft, und was er zahlt, wenn alle eine verkaufen.

        Ein Tipp: Alle haben gesehen, welche Waren die anderen gekauft haben. Geheim sind nur die Waren vom Anfang und blind gezogene.

rules-senate = Senat: Geschenke und Punkte
    .text =
        Die Senatskarte der Runde sagt, was jede Sorte als Geschenk wert ist, von 0 bis 5. Über die sechs Karten hat jede Sorte jeden Wert einmal. Ihr seht immer die Karte dieser und die der nächsten Runde. Die sechste bleibt bis zum Ende verdeckt.

        - Der Wert deines Geschenks ist die Summe der Waren darin.
        - Der höchste Wert bringt 3 Punkte, der zweite 2, der dritte 1. Zu zweit sind es 3 und 1.
        - **Gleichstand**: Ihr zählt die Punkte der geteilten Ränge zusammen, teilt sie und rundet ab.
        - Ein Wert von 0 bringt nichts und belegt keinen Rang.
        - Geschenkte Waren kommen weg. Geld bringen sie nicht.

        Du kannst Waren in deinen Speichern für eine Karte aufheben, die in der nächsten Runde mehr dafür gibt.

rules-market = Markt: was alle verkaufen, macht den Preis
    .text =
        Für jede Sorte werden die Karten **aller** auf dem Markt gezählt. Ihre Zahl macht den Preis jeder einzelnen:

        - 1 Karte: 15 Mark
        - 2 Karten: je 11
        - 3 Karten: je 8
        - 4 Karten: je 6
        - 5 Karten: je 5
        - 6 Karten: je 4
        - 7 Karten: je 3
        - 8 und mehr: je 2

        Alle werden für die eigenen Karten bezahlt, und alles Verkaufte kommt weg. Am besten zahlt also eine einzelne seltene Ware; eine Sorte, die alle gekauft haben, bringt wenig. Zwei von einer Sorte bringen allein 22, drei 24, vier 24, fünf 25: Darüber verdienst du nichts mehr dazu.

rules-closing = Abschluss: Speicher und die nächste Runde
    .text =
        Alle schließen gleichzeitig ab:

        - Du darfst Schuldscheine **zurückzahlen**, je 12 Mark, aus deinem Geld.
        - Jeder **Speicher** behält eine Ware für die nächste Runde. Er muss gefüllt werden, solange du Waren hast; welche, entscheidest du.
        - Waren ohne Speicher kommen offen weg.

        Dann beginnt die nächste Person im Uhrzeigersinn, die nächste Senatskarte gilt, und eine weitere wird gezeigt.

        Wenn du nichts wählst, bleiben deine teuersten Waren. In der letzten Runde werden dann so viele Schuldscheine wie möglich zurückgezahlt.

        Mit Der Magistrat spielen einige zuerst Karten, in der Reihenfolge der Plätze. Darauf musst du nicht warten: Bereite deinen Abschluss unter „Mein Büro“ vor und versiegle ihn.

rules-loans = Schuldscheine
    .text =
        Einen Schuldschein nimmst du nie aus freien Stücken. Immer wenn du der Bank mehr zahlst, als du hast, nimmst du automatisch so wenige auf, wie es braucht.

        - Ein Schuldschein bringt **10 Mark**. Du kannst höchstens 3 haben.
        - In einem Abschluss darfst du ihn für **12 Mark** zurückzahlen, aus deinem Geld. Im gleichen Abschluss kannst du für das Lagern keinen neuen aufnehmen.
        - Jeder, der am Ende offen ist, kostet **2 Punkte**.

        Was du auch mit allen Schuldscheinen nicht zahlen könntest, wird dir nicht angeboten. Vor dem Bestätigen nennt dein Büro jeden Schuldschein, den eine Antwort aufnähme. Schuldscheine sind öffentlich: Alle sehen, wie viele du hast und dass du einen gebraucht hast. Wie viel Geld du hast, sieht niemand.

rules-end = Ende und Punkte
    .text =
        Die Partie endet nach dem Abschluss von Runde 5. Die Punkte:

        - die vom **Senat**,
        - **Geld**: Die Reichsten bekommen 3, 2, 1 Punkte (zu dritt 3 und 1, zu zweit 2),
        - **Speicher**: Wer die meisten gefüllt hat, bekommt ebenso viele,
        - **Schuldscheine**: je 2 Punkte weniger,
        - mit Der Magistrat: gekaufte Punkte, Geschenke ab 16 und Magistrat-Karten in Gruppen.

        Gleichstand bei Geld und Speichern wird geteilt wie im Senat. Nichts Gefülltes bringt nichts. In der letzten Runde kann nichts über die Speicher hinaus behalten werden.

        Bei **gleich vielen Punkten** zählt die sechste Senatskarte: Wessen gelagerte Waren nach ihr mehr wert sind, gewinnt. Ist auch das gleich, entscheidet das Geld, sonst teilt ihr den Sieg.

rules-magistrat = Der Magistrat: die Erweiterung in Kürze
    .text =
        Der Magistrat bringt einen Stapel aus 35 Karten und 15 Speichern. Neben jeder Gruppe im Hafen liegt eine davon, und wer die Gruppe kauft, bekommt sie dazu.

        - Du beginnst mit einem Speicher und einer Ware mehr.
        - **Karten** hast du auf der Hand, aber alle haben gesehen, wer sie gekauft hat. Manche kommen nach dem Gebrauch weg, andere wirken in jeder Runde einmal, auch schon in der, in der du sie kaufst.
        - **Hafen**: Karten vor und nach deinem Kauf. Danach endet dein Zug automatisch, wenn du nicht sagst, dass er auf deine Karten warten soll.
        - **Kontor**: Vor dem Aufdecken sagt der Reihe nach an, wer Geschenk +3 hat. Du kannst es zusammen mit deinem Siegel sagen.
        - **Markt**: Wer Eigener Preis hat und davon etwas hätte, wird nach dem Aufdecken gefragt oder hat es vorher gesagt.
        - **Abschluss**: Über Karten wird der Reihe nach entschieden, zuerst von dem Platz, der die Runde begonnen hat.
        - **Ende**: Magistrat-Karten zählen in Gruppen zu 4.

        Diese Regeln sind die der erschienenen Erweiterung. Einige Zahlen auf ihren Karten sind von uns.

rules-magistrat-cards = Der Magistrat: die Karten
    .text =
        - **Hafen**: 2 Tausch, 4 Blindkauf, 2 Eine von dreien. Je einmal pro Runde.
        - **Kontor**: 3 Weitere Sorte. Sie spielen sich beim Aufdecken selbst und kommen weg.
        - **Senat**: 2 Geschenk +3, 2 Geschenk ab 16. Nach Gebrauch weg. Geschenk ab 16 spielt sich selbst.
        - **Markt**: 2 Eigener Preis. Nach Gebrauch weg. Je Sorte eine Karte.
        - **Abschluss**: 2 Punkt kaufen, 2 Zusatzlager, 2 Speicher kaufen, 2 Bank oder Start. Je einmal pro Runde.
        - **Ende**: 10 Magistrat. 1, 2, 3, 4 davon bringen 1, 2, 4, 8 Punkte; 6 davon 8 und 2.
        - Dazu 15 Speicher, die gleich offen vor dir liegen.

        Alle 50 Karten kommen ins Spiel: 10 in jeder der 5 Runden. Eine Karte, deren Gruppe niemand kauft, kommt aus dem Spiel.

        `/{ command-card.name }` zeigt, was eine Karte tut.

rules-players = Was sich mit der Zahl der Mitspielenden ändert
    .text =
        - **Zu zweit**: Du darfst je Runde 5 Gruppen kaufen. Der Senat gibt 3 und 1 Punkte. Am Ende bringen Geld und Speicher je 2 Punkte. Wer in Runde 1 als zweiter Platz dran ist, beginnt mit 36 Mark.
        - **Zu dritt**: 3 Gruppen je Runde. Geld und Speicher bringen 3 und 1. Wer in Runde 1 als dritter Platz dran ist, beginnt mit 34 Mark.
        - **Zu viert und zu fünft**: 2 Gruppen je Runde. Geld und Speicher bringen 3, 2, 1.

        Immer gleich: 5 Runden, 10 Gruppen, 3 Sorten auf deinen Stapeln, 30 Mark zu Beginn.

        Was das heißt: Je mehr ihr seid, desto eher ist ein Markt überflutet, und desto weniger wert muss ein Geschenk sein, um Punkte zu bringen. Zu zweit sind Geschenke von 14 und mehr üblich, zu fünft können 8 oder 9 reichen.

rules-credits = Über dieses Spiel
    .text =
        Das Brettspiel **Speicherstadt Hamburg** und die Erweiterung **Der Magistrat** sind von **Stefan Risthaus**, von dem auch *Ostia* ist, ein Spiel, das zuerst in Hamburgs Hafen angesiedelt war.

        Zum Grundspiel haben wir keine Regeln gefunden, nur die der Erweiterung. Was fehlt, ist neu geschrieben nach dem, was man von Ostia weiß, und gemessen, bis es sich gut spielte: Preise, Markt, Punkte und Schuldscheine sind von uns. Jede dieser Zahlen kannst du berichtigen. Wenn du das Spiel besitzt, schreib uns.

        Kontor ist ein inoffizielles Werk von Fans. Weder Autor noch Verlag haben es gemacht, geprüft oder gebilligt. Alle Worte und Bilder hier sind unsere eigenen: Das Programm enthält keinen Text einer Spielregel und kein Bild eines Verlags.
