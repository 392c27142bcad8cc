### /saison: Saisons eines Servers und ihre Anzeigen.

command-season = Die Saison dieses Servers ansehen: Plätze, deine Spiele, die Regeln
    .name = saison

season-title = Saison
season-do-mine = Meine Saison
season-do-rules = Regeln der Saison
season-do-record = Aufzeichnung
season-do-here = Hier zeigen
season-pick-earlier = Frühere Saisons …
season-record-here = Die Aufzeichnung dieser Saison. Sie nennt niemanden; docs/seasons.md im Programm sagt, wie sich jeder Platz daraus errechnet.

## Offene Saison

# $month: „Dezember 2026“.
open-title = Saison { $month }
open-do-start = Offene Saison beginnen
open-do-stop = Offene Saison beenden
open-none = Auf diesem Server läuft keine Saison. Wer den Server verwaltet, beginnt hier mit einem Druck eine.
open-none-manager = In einer offenen Saison zählt jedes gewertete Spiel des Monats, an jedem Tisch dieses Servers. Niemand meldet sich an, niemand wird gerufen: Eine Anzeige in diesem Kanal nennt die Plätze. Sie beginnt jeden Monat neu, bis du sie beendest.
open-until = Bis { $when } ({ $left }) zählt jedes gewertete Spiel unter Leuten.
open-over = Die Saison ist vorbei, nach { $games ->
        [one] { $games } gewerteten Spiel
       *[other] { $games } gewerteten Spielen
    }.
open-nobody = Noch hat niemand einen Platz, dafür braucht es { $least } Spiele. /{ command-new.name } eröffnet einen Tisch.
open-waiting = **Unterwegs zu { $least } Spielen:** { $who }
open-short = { $who } { $games }
open-mean = { $mean } Punkte je Spiel ({ $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    })
open-legend = Punkte nach Platz: 10 6 3 1 am Vierertisch · es zählt der Schnitt der besten 6 Spiele
open-mine = **Du bist auf Platz { $rank }**: { $mean }
open-mine-short = **Du hast { $games } von { $least } Spielen**, die es für einen Platz braucht.
open-mine-none = **Noch zählt kein Spiel von dir.** Spiel auf diesem Server ein gewertetes Spiel mit anderen, und du bist dabei.
open-mine-games = Diese Spiele zählen für dich: { $points } ({ $played } gespielt)
open-stop-really = Die Plätze von jetzt gelten dann, und kein weiterer Monat beginnt. Laufende Spiele gehen weiter. Die offene Saison beenden?
open-rules = - Jedes gewertete Spiel dieses Servers, an dem mindestens zwei Leute sitzen, zählt für den Monat, in dem es endet.
    - Punkte nach Platz: 10 0 zu zweit, 10 4 1 zu dritt, 10 6 3 1 zu viert, 10 7 4 3 1 zu fünft. Bei Gleichstand wird geteilt. Ein verlorener Platz bringt 0.
    - Dein Ergebnis ist der Schnitt deiner besten { $best } Spiele. Für einen Platz brauchst du { $least }.
    - Mit denselben drei Leuten zählen höchstens { $same } Spiele, spiel also mit vielen.
    - Bei gleichem Schnitt: mehr Siege, dann die Spiele gegeneinander, dann der Anteil an den Punkten der Besten.
    - Der Monat endet an seinem letzten Tag um 20:00.
