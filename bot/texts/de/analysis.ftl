### Was ein beendetes Spiel entschieden hat: Glück, Entscheidungen, und was die eigenen gekostet haben.

command-analysis = Sehen, was ein beendetes Spiel entschieden hat: Glück, Entscheidungen, Aussichten
    .name = analyse
command-analysis-table = Die Nummer des Tischs; ohne sie der neueste in diesem Kanal
    .name = tisch

analysis-open = Was gab den Ausschlag?
analysis-title = Was gab den Ausschlag?
# Auf dem Bild, unter dem Titel.
analysis-winner = Sieg: { $who }
analysis-about = Punkte vor dem Mittel der anderen, und woher sie kommen.
analysis-made = Woher das Ergebnis kommt
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
analysis-works = Das Spiel wird in Gedanken noch einmal gespielt: { $done } von { $all } Schritten sind getan.
analysis-queued = Ein anderes Spiel ist zuerst an der Reihe.
analysis-leave = Diese Nachricht ändert sich von selbst. Du kannst gehen und mit demselben Knopf wiederkommen.
analysis-limit = Du hast heute schon viele Analysen bestellt. Komm morgen wieder.
analysis-none = Analysiert werden nur Spiele, die bis zum Ende gespielt wurden.

# Die eigenen Entscheidungen.
analysis-mine = Meine Entscheidungen
analysis-page = Entscheidung { $number } von { $of } · Runde { $round }
analysis-question = Was würdest du jetzt tun?
analysis-now = Deine Antwort
analysis-show = Antwort zeigen
analysis-right = ✅ Genau das.
analysis-did = Deine Wahl: **{ $what }**
analysis-better = Besser ({ $who }): **{ $what }**
analysis-cost =
    Das hat etwa { $points } Punkte gekostet: { $mark ->
        [blunder] ein grober Fehler
        [mistake] ein Fehler
       *[slip] eine Ungenauigkeit
    }.
analysis-all = Das ganze Spiel
analysis-clean = Keine deiner Entscheidungen war sicher falsch.
analysis-grade = Wo es darauf ankam, { $count ->
        [one] bei einer Entscheidung
       *[other] bei { $count } Entscheidungen
    }, hast du im Mittel { $loss } Punkte verloren, auf { $error } genau.
analysis-find = Dein bester Zug: Runde { $round }, { $what }. Die meisten hätten ihn übersehen; er brachte etwa { $points } Punkte.
analysis-nothing = Keine deiner Entscheidungen ließ sich vergleichen.
# In a profile.
profile-losses =
    Entscheidungen, auf die es ankam, kosteten im Mittel { $loss } Punkte (auf { $error } genau), in { $games ->
        [one] einem analysierten Spiel
       *[other] den letzten { $games } analysierten Spielen
    }
