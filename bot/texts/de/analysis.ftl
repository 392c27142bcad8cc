### Was ein beendetes Spiel entschieden hat: Glück, Entscheidungen, und was die eigenen gekostet haben.

command-analysis = Sehen, was eine beendete Partie entschieden hat: Glück, Entscheidungen, Aussichten
    .name = analyse
command-analysis-table = Die Nummer des Tischs; ohne sie der neueste in diesem Kanal
    .name = tisch

analysis-open = Was gab den Ausschlag?
analysis-title = Was gab den Ausschlag?
# Auf dem Bild, unter dem Titel.
analysis-winner = Sieg: { $who }
analysis-about = Punkte vor dem Mittel der anderen, und woher sie kommen.
analysis-made = Punkte vor dem Mittel der anderen
# Über den Kurven des Bildes; die Zahlen sind Prozent.
analysis-chances = Aussicht auf den Sieg, in %
analysis-seat = Platz
analysis-luck = Glück
analysis-own = eigene Entscheidungen
analysis-gifts = Geschenke der anderen
analysis-rest = Rest
analysis-turns = Wendepunkte
# $change: Prozent, mit Vorzeichen.
analysis-turn = Runde { $round }: { $who } { $change } % Aussicht auf den Sieg
analysis-judge = { $game } · Gutachter { $version } · Platz: was der Platz zu Beginn wert ist. Rest: was sich nicht zuordnen lässt.
analysis-works =
    { $part ->
        [own] Zuerst deine eigenen Entscheidungen
       *[all] Der Bot spielt die Partie noch einmal
    }: Runde { $round } von { $rounds }{ $minutes ->
        [-1] .
        [0] , noch keine Minute.
        [one] , noch etwa eine Minute.
       *[other] , noch etwa { $minutes } Minuten.
    }
analysis-begins = Es geht gleich los.
analysis-ready = Deine eigenen Entscheidungen sind fertig.
analysis-queued = Eine andere Partie ist zuerst dran.
analysis-stalled = Der Rechner ist ausgelastet: Laufende Partien gehen vor, danach geht es weiter.
analysis-leave = Du kannst gehen und mit demselben Knopf wiederkommen.
analysis-enough = Du hast heute schon viele Analysen bestellt. Komm morgen wieder.
analysis-busy = Eine andere Analyse von dir ist noch nicht fertig. Frag danach noch einmal.
analysis-later = Andere spielen diese Verteilung vielleicht noch. Die Analyse gibt es, wenn ihre Woche vorbei ist.
analysis-none = Analysiert werden nur Partien, die bis zum Ende gespielt wurden.
analysis-failed = Der Bot ist gerade nicht damit fertig geworden. Frag später noch einmal.

# Die eigenen Entscheidungen.
analysis-mine = Meine Entscheidungen
analysis-page = Entscheidung { $number } von { $of } · Runde { $round }
analysis-question = Was würdest du jetzt tun?
analysis-now = Deine Antwort
analysis-show = Antwort zeigen
analysis-right = ✅ Genau das.
analysis-did = Deine Wahl: **{ $what }**
analysis-better = Besser: **{ $what }**
# $who: der Meister; $same: ob das die bessere Antwort ist.
analysis-master = Wahl des Hauses ({ $who }): { $same ->
        [yes] ebenso.
       *[no] **{ $what }**.
    }
analysis-cost =
    Das hat etwa { $points } Punkte gekostet: { $mark ->
        [blunder] ein grober Fehler
        [mistake] ein Fehler
       *[slip] eine Ungenauigkeit
    }.
analysis-share = Allen zeigen
analysis-shared = Alle sehen es [hier]({ $link }).
analysis-shared-by = { $who } zeigt eine Entscheidung von Tisch { $table }, Runde { $round }.
analysis-did-other = Gewählt: **{ $what }**
analysis-all = Die ganze Partie
analysis-clean = Keine deiner Entscheidungen war sicher falsch.
analysis-grade = Wo es darauf ankam, { $count ->
        [one] bei einer Entscheidung
       *[other] bei { $count } Entscheidungen
    }, hast du im Mittel { $loss } Punkte verloren, auf { $error } genau.
# $who: Computerspieler mit ihren Sternen, einer oder mehrere.
analysis-alike = So spielt auch: { $who }
# Wenn niemand ebenso viel verliert: wer dem am nächsten kommt.
analysis-nearest = Am nächsten kommt: { $who }
analysis-strength = { $who } { $stars } (verliert { $loss })
analysis-few = Für einen Vergleich mit den Bots kam es auf zu wenige Entscheidungen an.
analysis-find = Dein bester Zug: Runde { $round }, { $what }. Die meisten hätten ihn übersehen; er brachte etwa { $points } Punkte.
analysis-nothing = Keine deiner Entscheidungen konnte verglichen werden.
# In a profile.
profile-losses =
    Entscheidungen, auf die es ankam, kosteten im Mittel je { $loss } Punkte (auf { $error } genau), in { $games ->
        [one] einer analysierten Partie
       *[other] den letzten { $games } analysierten Partien
    }
# $ahead, $without: Punkte mit Vorzeichen.
profile-luck = In diesen Partien { $ahead } Punkte vor dem Mittel der anderen, ohne Glück { $without } (auf { $error } genau)
profile-decided = Letzte Partie: Was gab den Ausschlag?
