### Die Regeln nach Themen: rules-<Thema> ist der Titel (bis 60 Zeichen), rules-<Thema>.text die Seite
### (400 bis 1.500 Zeichen, Discords Markdown, keine Angaben). Eine Zeile hier ist dort ein Absatz.

rules-overview = Das Spiel in Kürze
    .text =
        Du schickst Schiffe die Maas hinauf zu vier Häfen. Eine Farbe bewegt alle Schiffe, die davor liegen und Platz haben, auch die der anderen: Sie hilft einem und bringt ein anderes vom Kurs ab.

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
        Reihum darfst du 1 Schiff aus deinem Vorrat auf einen freien Start am Meer setzen und mit 1 Ladung beladen. Zu zweit haben alle { $ships2 } Schiffe, zu dritt oder viert { $ships3 }.

        - Auf einem Start ist Platz für 1 Schiff. Ist keiner frei, kann niemand einsetzen.
        - Du wählst jede Ladung, die noch im Vorrat ist: Korn, Obst, Stoffe oder Öl. Du darfst das Schiff auch leer einsetzen.
        - Es kommt auf den Start an. Vom ersten führt fast jeder Weg nach Vulcaanhaven, vom letzten nach Botlek. Das Menü zeigt für jede Ladung, wie gut die Aussichten sind, wenn die Farben ausgelost würden.
        - Du darfst auch kein Schiff einsetzen.

        Gelöschte Ladung und heimgekehrte Schiffe können wieder benutzt werden.

rules-sailing = Fahren: eine Farbe wählen
    .text =
        Reihum wählen alle 1 Farbe: Rot, Gelb, Blau oder Grün. Dann **muss** jedes Schiff, das vor einem Kanal dieser Farbe liegt, 1 Schritt fahren, wenn dort Platz ist, wem es auch gehört.

        - Zuerst fahren die Schiffe von dem Platz, der die Farbe gewählt hat, dann die der anderen im Uhrzeigersinn; von einer Person zuerst das Schiff, das den Häfen am nächsten ist.
        - Ein Schiff fährt je Farbe 1 Schritt, und mit der nächsten vielleicht wieder.
        - Zwischen zwei Kanälen ist Platz für 1 Schiff. Ist der nächste Platz besetzt, wartet es, und fährt doch noch, wenn er in derselben Bewegung frei wird.
        - Eine Farbe darf noch einmal gewählt werden, auch eine, die nichts bewegt.
        - In einem Hafen ist Platz für beliebig viele Schiffe.

        Unter dem Brett steht, was jede Farbe jetzt bewegen würde, welche Schiffe warten müssten und wer an einer Gabelung gefragt würde.

rules-forks = Gabelungen und versperrte Wege
    .text =
        Von manchen Plätzen führen zwei Wege **derselben** Farbe weiter. Wählt jemand diese Farbe, bestimmt den Weg, wer das Schiff besitzt.

        - Ist einer der beiden Wege besetzt, muss das Schiff den freien nehmen.
        - Sind beide besetzt, wartet es.
        - Nach Wegen anderer Farbe wird nicht gefragt: Die sind für die nächste Nennung.

        Ein Schiff darf anderen mit Absicht im Weg liegen. Es hält sie auf, bis es selbst bewegt wird, und das können alle, indem sie seine Farbe wählen.

        Anfangs steuert der Bot deine Schiffe zum Hafen ihrer Ladung und fragt dich nur, wo es keinen oder mehr als einen gibt. Mit „{ orders-open }“ in deinem Büro kannst du das abstellen.

rules-ship-cards = Schiffskarten
    .text =
        Ein Schiff, das an einem Platz mit Anker **angekommen** ist, bringt 1 Schiffskarte. Eines, das schon dort lag, bringt keine, und vorbeifahren reicht nicht.

        - Du hast höchstens { $hand } Schiffskarten auf der Hand. Was darüber hinausgeht, verfällt; du darfst aber erst eine spielen oder eine mit Punkten offen auslegen, um Platz zu machen.
        - Karten mit Punkten zählen am Ende, offen oder auf der Hand.
        - Alle anderen spielst du im eigenen Zug: bevor du einsetzt, bevor du eine Farbe wählst, in der Phase der Schiffskarten oder bevor du einen Auftrag erfüllst; gefragt wirst du in dieser letzten Phase nur, wenn du einen erfüllen kannst. Beliebig viele.
        - Willst du eine spielen, **nachdem** deine Farbe die Schiffe bewegt hat, wähl das beim Nennen.
        - Eine Karte ohne Ziel kann man nicht spielen. Gebrauchte werden zu einem neuen Stapel gemischt, wenn er leer ist.

        Was jede Karte bewirkt, sagt /{ command-card.name }.

rules-unloading = Entladen
    .text =
        Hier entscheidet niemand etwas. Jedes Schiff in einem Hafen wird gelöscht.

        - **Die richtige Ladung**: Wer das Schiff besitzt, zieht die oberste Produktkarte dieses Hafens. Welche es ist, sieht sonst niemand.
        - **Die falsche Ladung oder keine**: Nichts passiert.
        - In jedem Fall kommt die Ladung zurück in den Vorrat und das Schiff nach Hause.

        Jeder Hafen stellt zwei Produkte her, und welches kommt, ist Glückssache:
        - Vulcaanhaven macht aus Korn Brot und Bier.
        - Merwehaven macht aus Obst Orangensaft und Marmelade.
        - Waalhaven macht aus Stoffen Kleidung und Segeltuch.
        - Botlek macht aus Öl Benzin und Plastik.

        Die Rückseiten zeigen den Hafen; so sehen alle, woher die Karten einer Hand kommen. Ist ein Stapel leer, wird dort ohne Karte gelöscht.

rules-trade = Handel
    .text =
        Wer Produktkarten hat, darf handeln, alle zugleich. Getauscht werden nur Produkte, und beide Seiten geben mindestens 1.

        - In deinem Büro wählst du, was du gibst, was du willst und an wen das Angebot geht. Wer davon zuerst annimmt, bekommt es, und die Karten wechseln sofort die Hand.
        - Du darfst 1 Angebot stehen haben und in einer Phase bis zu { $offers } machen. Du darfst es zurückziehen.
        - Angebote sehen alle. Was du anbietest, musst du haben; was du sonst noch hast, erfährt niemand.
        - Ein Angebot ist hinfällig, wenn alle abgelehnt haben oder die Karten anderswohin gegangen sind.
        - **{ do-done }** beendet deine eigenen; die der anderen erreichen dich noch. **{ do-done-closed }** lässt auch die beiseite.

        Sind alle fertig und steht kein Angebot mehr, ist die Phase vorbei.

rules-orders = Aufträge
    .text =
        Du beginnst mit { $orders } Aufträgen, die nur du siehst. In der letzten Phase der Runde dürfen alle reihum **einen** Auftrag erfüllen.

        - Du gibst die { $needs-least } oder { $needs-most } Produkte ab, die er zeigt. Sie kommen aus dem Spiel.
        - Der Auftrag liegt offen vor dir, und die Punkte zählen sofort.
        - Dann ziehst du einen neuen, den du frühestens in der nächsten Runde erfüllen kannst.
        - Ein Joker steht für 1 beliebiges Produkt. Du darfst mehrere nehmen.

        Aufträge für { $needs-least } Produkte bringen { $least2 } oder { $most2 } Punkte, die für { $needs-most } Produkte { $least3 } bis { $most3 }. Aufträge, die dir nicht gefallen, kannst du nicht tauschen. Wer nichts erfüllen kann, wird nicht gefragt.

rules-end = Das Ende und die Punkte
    .text =
        Hat jemand { $trigger } Punkte auf erfüllten Aufträgen (wählbar am Anfang, von { $lowest-trigger } bis { $highest-trigger }), kommt in dieser Phase noch dran, wer es noch nicht war. Dann ist die Partie zu Ende.

        Gezählt werden alle Punkte:
        - erfüllte Aufträge,
        - 1 für jede Produktkarte, die noch auf der Hand ist,
        - Schiffskarten mit Punkten, offen oder auf der Hand.

        Die meisten Punkte gewinnen. Bei gleich vielen gewinnen mehr Auftragspunkte, dann mehr Produktkarten; ist auch das gleich, wird der Sieg geteilt. Wer zuerst { $trigger } hat, gewinnt nicht immer.

        Die Partie endet auch, wenn alle vier Stapel der Produktkarten leer sind, oder wenn { $idle-rounds } Runden hintereinander kein Schiff eingesetzt, keins durch eine Farbe bewegt und kein Auftrag erfüllt wurde.

rules-map = Die Karte
    .text =
        Von vier Starts am Meer (S1 bis S4) führen die Kanäle über drei Reihen von Plätzen (L, M und N) zu vier Häfen. Jeder Weg hat 4 Schritte. Ein Platz mit Anker bringt eine Schiffskarte.

        - **S1** Grün L1, Gelb L2 · **S2** Rot L2, Gelb L3 · **S3** Rot L3, Blau L4 · **S4** Grün L4, Blau L5
        - **L1** Blau M1, Grün M2 · **L2** Gelb M2, Blau M3 · **L3** (Anker) Grün M3 oder M4 · **L4** Gelb M4, Rot M5 · **L5** Blau M5, Rot M6
        - **M1** (Anker) Blau N1, Grün N2 · **M2** Gelb N1, Grün N2 · **M3** Grün N2, Blau N3 · **M4** Rot N4, Blau N5 · **M5** Rot N5, Gelb N6 · **M6** (Anker) Rot N5, Gelb N6
        - **N1** Rot Vulcaanhaven · **N2** Gelb Vulcaanhaven oder Merwehaven · **N3** (Anker) Rot Merwehaven, Grün Waalhaven · **N4** (Anker) Grün Merwehaven, Gelb Waalhaven · **N5** Blau Waalhaven oder Botlek · **N6** Rot Botlek

        Ein Bild des Bretts lag nicht vor, als dies geschrieben wurde: Die Karte ist eine neue mit den Eigenschaften der alten. Wenn du das Spiel hast, sag uns, wie es ist.

rules-credits = Von wem das Spiel ist
    .text =
        { game-rotterdam.credits }

        Alles, was Berichte von dem Spiel erzählen, ist geblieben: vier Arten von Ladung, vier Häfen mit je zwei Produkten, { $all-orders } Aufträge, neun Arten von Schiffskarten, farbige Kanäle mit Gabelungen und Ankern. Was kein Bericht erzählt, ist neu gemacht und liegt in Dateien, die ersetzen kann, wer das Spiel hat: die Karte, Zahl und Wert der Aufträge, wie viele Schiffskarten es von jeder Art gibt, einige Namen von Produkten.

        Kontor ist ein inoffizielles Werk von Fans, mit Autor und Verlag nicht verbunden: Worte und Bilder sind eigene.
