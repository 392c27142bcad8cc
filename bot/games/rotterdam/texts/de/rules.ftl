### Die Regeln nach Themen: rules-<Thema> ist der Titel (bis 60 Zeichen), rules-<Thema>.text die Seite
### (400 bis 1.500 Zeichen, Discords Markdown, keine Angaben). Eine Zeile hier ist dort ein Absatz.

rules-overview = Das Spiel in Kürze
    .text =
        Du schickst Schiffe die Maas hinauf zu 4 Häfen. Eine Farbe bewegt alle Schiffe, die davor liegen und Platz haben, auch die der anderen: Sie hilft einem und bringt ein anderes vom Kurs ab.

        Eine Runde hat { $phases } Phasen, jede beginnt beim Hafenmeister:

        - **Einsetzen**: ein Schiff auf einen Start, mit Ladung oder ohne.
        - **Fahren**: Reihum wählen alle eine Farbe.
        - **Schiffskarten**: Ein Anker bringt eine; gespielt werden sie hier oder vorher.
        - **Entladen**: Die richtige Ladung im richtigen Hafen bringt ein Produkt.
        - **Handel**: Produkte gegen Produkte.
        - **Aufträge**: Alle dürfen einen erfüllen.

        Bei { $trigger } Auftragspunkten wird die Runde zu Ende gespielt. Die meisten Punkte gewinnen.

rules-placing = Einsetzen: ein Schiff auf einen Start
    .text =
        Reihum darfst du 1 Schiff aus deinem Vorrat auf einen freien Start am Meer setzen, mit 1 Ladung oder leer. Zu zweit haben alle { $ships2 } Schiffe, zu dritt oder viert { $ships3 }.

        - Auf einem Start ist Platz für 1 Schiff.
        - Du wählst jede Ladung, die noch da ist: Korn, Obst, Stoffe oder Öl.
        - Vom ersten Start führt fast jeder Weg nach Vulcaanhaven, vom letzten nach Botlek; das Menü zeigt die Aussichten, mit zufälligen Farben.

        Entladene Ladung und heimgekehrte Schiffe können wieder benutzt werden.

rules-sailing = Fahren: eine Farbe wählen
    .text =
        Reihum wählen alle 1 Farbe: Rot, Gelb, Blau oder Grün. Jedes Schiff vor einem Kanal dieser Farbe **muss** 1 Schritt fahren, wenn dort Platz ist, wem es auch gehört.

        - Zuerst fahren die Schiffe des Platzes, der gewählt hat, dann im Uhrzeigersinn; von einer Person zuerst das Schiff, das den Häfen am nächsten ist.
        - Zwischen 2 Kanälen ist Platz für 1 Schiff. Ist der nächste Platz besetzt, wartet es, und fährt doch noch, wenn er in derselben Bewegung frei wird.
        - Eine Farbe darf noch einmal gewählt werden, auch eine, die nichts bewegt.
        - In einem Hafen ist Platz für beliebig viele Schiffe.

        Unter dem Brett steht, was jede Farbe jetzt bewegen würde.

rules-forks = Gabelungen und versperrte Wege
    .text =
        Von manchen Plätzen führen 2 Wege **derselben** Farbe weiter. Wird sie gewählt, bestimmt den Weg, wem das Schiff gehört.

        - Ist einer davon besetzt, muss das Schiff den anderen nehmen.
        - Sind beide besetzt, wartet es.

        Ein Schiff darf anderen mit Absicht im Weg liegen, bis jemand seine Farbe wählt.

        Anfangs steuert der Bot deine Schiffe zum Hafen ihrer Ladung und fragt dich nur, wo es keinen oder mehr als einen Weg dorthin gibt. „{ orders-open }“ in deinem Büro stellt das ab.

rules-ship-cards = Schiffskarten
    .text =
        Ein Schiff, das an einem Anker **angekommen** ist, bringt 1 Schiffskarte. Eines, das schon dort lag oder vorbeifuhr, bringt keine.

        - Du hast höchstens { $hand } auf der Hand. Was darüber hinausgeht, verfällt; du darfst aber erst eine spielen oder eine mit Punkten offen auslegen.
        - Karten mit Punkten zählen am Ende, offen oder auf der Hand.
        - Alle anderen spielst du im eigenen Zug, beliebig viele: bevor du einsetzt, bevor du eine Farbe wählst, in der Phase der Schiffskarten oder bevor du einen Auftrag erfüllst (nur wenn du einen erfüllen kannst).
        - Willst du eine spielen, **nachdem** deine Farbe die Schiffe bewegt hat, sag das beim Wählen.
        - Eine Karte ohne Ziel kann man nicht spielen. Gebrauchte werden zum neuen Stapel, wenn er leer ist.

        Was jede Karte bewirkt, sagt /{ command-card.name }.

rules-unloading = Entladen
    .text =
        Jedes Schiff in einem Hafen wird entladen; niemand entscheidet etwas.

        - **Die richtige Ladung**: Wem das Schiff gehört, zieht die oberste Produktkarte dieses Hafens und sieht sie allein.
        - **Die falsche Ladung oder keine**: nichts.
        - Die Ladung kommt zurück in den Vorrat, das Schiff nach Hause.

        Welches seiner 2 Produkte ein Hafen gibt, ist Glückssache:
        - Vulcaanhaven macht aus Korn Brot und Bier.
        - Merwehaven macht aus Obst Orangensaft und Marmelade.
        - Waalhaven macht aus Stoffen Kleidung und Segeltuch.
        - Botlek macht aus Öl Benzin und Plastik.

        Die Rückseiten zeigen den Hafen. Ist ein Stapel leer, wird dort ohne Karte entladen.

rules-trade = Handel
    .text =
        Alle mit Produktkarten tauschen zugleich, Produkte gegen Produkte, auf beiden Seiten mindestens 1.

        - Du wählst, was du gibst, was du willst und an wen das Angebot geht. Wer zuerst annimmt, bekommt es sofort.
        - Du darfst 1 Angebot stehen haben und in einer Phase bis zu { $offers } machen. Du darfst es zurückziehen.
        - Angebote sehen alle. Was du anbietest, musst du haben; der Rest deiner Hand bleibt verdeckt.
        - Ein Angebot ist hinfällig, wenn alle abgelehnt haben oder seine Karten weg sind.
        - **{ do-done }** beendet deine eigenen Angebote, **{ do-done-closed }** auch die der anderen an dich.

        Sind alle fertig und steht kein Angebot mehr, ist die Phase vorbei.

rules-orders = Aufträge
    .text =
        Du beginnst mit { $orders } Aufträgen, die nur du siehst. In der letzten Phase der Runde dürfen alle reihum **einen** erfüllen.

        - Du gibst seine { $needs-least } oder { $needs-most } Produkte ab; sie kommen aus dem Spiel.
        - Er liegt offen vor dir und zählt sofort.
        - Dann ziehst du einen neuen, frühestens für die nächste Runde.
        - Ein Joker steht für 1 beliebiges Produkt. Du darfst mehrere nehmen.

        Aufträge für { $needs-least } Produkte bringen { $least2 } oder { $most2 } Punkte, die für { $needs-most } Produkte { $least3 } bis { $most3 }. Tauschen kannst du Aufträge nicht.

rules-end = Das Ende und die Punkte
    .text =
        Hat jemand { $trigger } Punkte auf erfüllten Aufträgen (wählbar am Anfang, von { $lowest-trigger } bis { $highest-trigger }), wird diese Phase zu Ende gespielt. Dann zählen:

        - erfüllte Aufträge,
        - 1 für jede Produktkarte auf der Hand,
        - Schiffskarten mit Punkten, offen oder auf der Hand.

        Die meisten Punkte gewinnen. Bei gleich vielen gewinnen mehr Auftragspunkte, dann mehr Produktkarten; sonst wird der Sieg geteilt.

        Die Partie endet auch, wenn alle Stapel der Produktkarten leer sind, oder wenn { $idle-rounds } Runden hintereinander kein Schiff eingesetzt, keins durch eine Farbe bewegt und kein Auftrag erfüllt wurde.

rules-map = Die Karte
    .text =
        Von 4 Starts am Meer (S1 bis S4) führen die Kanäle über 3 Reihen von Plätzen (L, M und N) zu 4 Häfen. Jeder Weg hat 4 Schritte. Ein Platz mit Anker bringt eine Schiffskarte.

        - **S1** Grün L1, Gelb L2 · **S2** Rot L2, Gelb L3 · **S3** Rot L3, Blau L4 · **S4** Grün L4, Blau L5
        - **L1** Blau M1, Grün M2 · **L2** Gelb M2, Blau M3 · **L3** (Anker) Grün M3 oder M4 · **L4** Gelb M4, Rot M5 · **L5** Blau M5, Rot M6
        - **M1** (Anker) Blau N1, Grün N2 · **M2** Gelb N1, Grün N2 · **M3** Grün N2, Blau N3 · **M4** Rot N4, Blau N5 · **M5** Rot N5, Gelb N6 · **M6** (Anker) Rot N5, Gelb N6
        - **N1** Rot Vulcaanhaven · **N2** Gelb Vulcaanhaven oder Merwehaven · **N3** (Anker) Rot Merwehaven, Grün Waalhaven · **N4** (Anker) Grün Merwehaven, Gelb Waalhaven · **N5** Blau Waalhaven oder Botlek · **N6** Rot Botlek

        Die Karte ist von uns, mit den Eigenschaften der echten. Wenn du das Spiel hast, sag uns, wie es ist.

rules-credits = Von wem das Spiel ist
    .text =
        { game-rotterdam.credits }

        Übernommen haben wir alles, was Berichte vom Spiel erzählen: 4 Arten von Ladung, 4 Häfen mit je 2 Produkten, { $all-orders } Aufträge, 9 Arten von Schiffskarten, farbige Kanäle mit Gabelungen und Ankern. Der Rest ist von uns, in Dateien, die du ersetzen kannst, wenn du das Spiel hast: die Karte, Zahl und Wert der Aufträge, wie viele Schiffskarten es von jeder Art gibt, einige Namen von Produkten.

        Kontor ist ein inoffizielles Werk von Fans, mit Autor und Verlag nicht verbunden: Worte und Bilder sind eigene.
