### Was ein beendetes Spiel entschieden hat: Glück, Entscheidungen, und was die eigenen gekostet haben.

command-analysis = Sehen, was eine beendete Partie entschieden hat: Glück, Entscheidungen, Aussichten
    .name = analyse
command-analysis-table = Nummer des Tischs (leer: der neueste in diesem Kanal)
    .name = tisch

analysis-open = Was gab den Ausschlag?
analysis-title = Was gab den Ausschlag?
# Auf dem Bild, unter dem Titel.
analysis-winner = Sieg: { $who }
analysis-about = Wie weit alle über oder unter dem Schnitt der anderen lagen, und warum.
analysis-made = Punkte über dem Schnitt der anderen
# Über den Kurven des Bildes; die Zahlen sind Prozent.
analysis-chances = Siegchancen in %
analysis-seat = Startplatz
    .help = was dieser Platz am Tisch sonst wert ist
analysis-luck = Glück
    .help = die aufgedeckten Karten, verglichen mit durchschnittlichen
analysis-decisions = Entscheidungen
    .help = die eigenen und die der anderen
analysis-turns = Wendepunkte
# $points: mit Vorzeichen. $before, $after: die Siegchance in Prozent.
analysis-turn =
    Runde { $round }: **{ $who } { $points } Prozentpunkte Siegchance** ({ $before } → { $after }){ $cause ->
        [luck] , durch Glück
        [bad] , durch Pech
        [decisions] , durch Entscheidungen
       *[many] , durch vieles zusammen
    }. { $what }
analysis-drawn = Neue Karten liegen aus
analysis-decided = Entscheidungen: { $who }
analysis-help = Was die Wörter bedeuten
analysis-works =
    { $part ->
        [own] Der Bot prüft deine Entscheidungen
       *[all] Der Bot prüft die ganze Partie
    }: Runde { $round } von { $rounds }{ $minutes ->
        [-1] .
        [0] , noch keine Minute.
        [one] , noch etwa eine Minute.
       *[other] , noch etwa { $minutes } Minuten.
    }
analysis-begins = Es geht gleich los.
analysis-ready = Deine Entscheidungen kannst du schon ansehen.
analysis-queued = Der Bot analysiert zuerst eine andere Partie.
analysis-stalled = Der Bot hat mit laufenden Partien zu tun, darum dauert es etwas länger.
analysis-leave = Du kannst das schließen. Derselbe Knopf bringt dich zurück.
analysis-cancel = Abbrechen
analysis-cancelled = Abgebrochen. Du kannst sie jederzeit neu anfordern.
analysis-not-cancelled = Von dir läuft keine Analyse, die sich abbrechen ließe.
analysis-enough = Für heute sind deine Analysen aufgebraucht. Komm morgen wieder.
analysis-busy = Deine andere Analyse läuft noch. Frag danach noch einmal.
analysis-later = Andere spielen diese Karten vielleicht noch. Die Analyse gibt es, wenn ihre Woche vorbei ist.
analysis-none = Der Bot analysiert nur Partien, die zu Ende gespielt sind.
analysis-failed = Die Analyse hat nicht geklappt. Versuch es später noch einmal.

# Die eigenen Entscheidungen.
analysis-mine = Meine Entscheidungen
analysis-page = Entscheidung { $number } von { $of } · Runde { $round }
analysis-asked = Du warst dran: **{ $what }**
analysis-question = Was würdest du jetzt tun?
analysis-others = Die anderen
analysis-now = Deine Antwort
analysis-show = Antwort zeigen
analysis-right = ✅ Richtig.
analysis-close = ✅ **{ $what }** ist etwa so gut wie die beste Antwort.
analysis-same = So hast du auch in der Partie gespielt.
analysis-tried = Deine Antwort: **{ $what }**. Kostet etwa { $points }{ analysis-families }.
analysis-again = Noch einmal
# $shown: die Zahl, wie man sie sieht.
analysis-points =
    { $count ->
        [one] { $shown } Punkt
       *[other] { $shown } Punkte
    }
# Was eine Entscheidung bei beiden Arten von Spielern kostet.
analysis-families =
    { $differs ->
        [yes] : bei sorgfältigem Weiterspielen { $careful }, bei schnellem { $quick }
       *[no] {""}
    }
analysis-did =
    In der Partie: **{ $what }**. Kostete etwa { $points }{ $mark ->
        [blunder] {" "}(grober Fehler)
        [mistake] {" "}(Fehler)
       *[slip] {" "}(Ungenauigkeit)
    }{ analysis-families }.
analysis-better = Am besten: **{ $what }**.
# $who: der Meister.
analysis-master-same = Der Bot ({ $who }) hätte genauso gespielt wie du.
analysis-master-close = Der Bot ({ $who }) hätte **{ $what }** gewählt, das ist etwa so gut.
analysis-master-dear = Der Bot ({ $who }) hätte **{ $what }** gewählt, das kostet etwa { $points }.
analysis-master-other = Der Bot ({ $who }) hätte **{ $what }** gewählt.
analysis-share = Im Kanal teilen
analysis-shared = Alle sehen es [hier]({ $link }).
analysis-shared-by = { $who } zeigt eine Entscheidung von Tisch { $table }, Runde { $round }.
analysis-did-other =
    Gespielt: **{ $what }**. Kostete etwa { $points }{ $mark ->
        [blunder] {" "}(grober Fehler)
        [mistake] {" "}(Fehler)
       *[slip] {" "}(Ungenauigkeit)
    }{ analysis-families }.
analysis-all = Die ganze Partie
analysis-clean = Du hast keine klaren Fehler gemacht.
# $count: of ten decisions that are called mistakes, how many cost nothing in full playouts.
analysis-wrong =
    Von zehn gezeigten Entscheidungen { $count ->
        [one] kostet in diesem Spiel etwa eine
       *[other] kosten in diesem Spiel etwa { $count }
    } in Wahrheit nichts.
analysis-grade =
    { $count ->
        [one] Deine einzige Entscheidung hat dich etwa { $points } gekostet.
       *[other] Einzeln betrachtet haben dich deine { $count } Entscheidungen etwa { $points } gekostet (sie überschneiden sich, ganz so viel war es also nicht).
    }
analysis-grade-few = Die { $count } teuersten allein: { $points }.
# $least, $most: zwei Standardfehler um den Schnitt.
analysis-mean = Im Schnitt **{ $loss }** je Entscheidung; mit anderen Karten hätten es auch { $least } oder { $most } sein können.
# $bots: Computerspieler, jeder mit seinem Verlust im Schnitt.
analysis-levels = So viel verlieren Bots im Schnitt: { $bots }.
# $bots: pairs of computer players.
analysis-levels-close = Bisher nicht zu unterscheiden: { $bots }.
analysis-few = Eine Partie sagt zu wenig darüber, wie stark du spielst.
# $weakest, $strongest: Computerspieler.
analysis-between = Du entscheidest etwa so gut wie die Bots von { $weakest } bis { $strongest }. Genauer sagt es eine Partie nicht.
analysis-find = Dein bester Fund, Runde { $round }: **{ $what }**. Schwer zu sehen und etwa { $points } wert.
analysis-nothing = An deinen Entscheidungen gab es nichts zu vergleichen.
# In a profile.
profile-losses =
    Verlust je Entscheidung: { $loss } Punkte ({ $least } bis { $most }), { $games ->
        [one] 1 analysierte Partie
       *[other] letzte { $games } analysierte Partien
    }
# $ahead, $without: Punkte mit Vorzeichen.
profile-luck = Abstand zu den anderen: { $ahead } Punkte pro Partie; ohne Glück etwa { $without }{ $error ->
        [none] {""}
       *[other] {" "}(± { $error })
    }
profile-level = Entscheidet etwa so gut wie der Bot: { $who }
profile-decided = Letzte Partie: Was gab den Ausschlag?
