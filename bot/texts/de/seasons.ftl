### /saison: Saisons eines Servers und ihre Anzeigen.

command-season = Die Saison dieses Servers ansehen: Plätze, deine Partien, die Regeln
    .name = saison

season-title = Saison
season-do-mine = Meine Saison
season-do-rules = Regeln der Saison
season-do-record = Saison als Datei
season-do-calendar = Kalender
season-do-here = Hier zeigen
season-pick-earlier = Andere Saisons …
season-pick-part = Stand anzeigen …
season-pick-channels = Tische: Threads oder Kanäle …
season-tables-in = Tische in { $channels }, dann in Threads.
season-record-here = Diese Datei enthält die Saison, ohne Namen; docs/seasons.md im Programm sagt, wie sich jeder Rang daraus errechnet.
season-calendar-here = Die Termine dieser Saison für deinen Kalender.
season-date-closes = Anmeldeschluss
season-date-checks = Teilnahme bestätigen
season-date-starts = Beginn
season-date-groups = Ende der Gruppen
season-date-ends = Ende

## Fair Play

fair-list-title = Fair Play
fair-list-from = Aus { $analysed } ausgewerteten der neuesten { $games } gewerteten Partien hier. *{ analysis-open }* unter einer beendeten Partie wertet sie aus.
fair-list-none = Kein Paar fällt auf. Für ein Paar braucht es { $least } gemeinsame analysierte Partien.
fair-list-note = Ein Grund hinzusehen, kein Beweis: Auch Freunde mit denselben Plänen fallen auf. Nur wer den Server verwaltet, sieht diese Liste.
fair-list-pair = **{ $first } und { $second }**: { $mean } Punkte je Partie einander gegeben in { $games } Partien, weit mehr, als Zufall erklärt
fair-list-gift = Tisch { $table }, Zug { $move }: { $giver } an { $taker }, { $points } Punkte
fair-list-hidden = { $who } verbirgt das eigene Profil: Die Entscheidungen stehen nicht in der Liste.

## Offene Saison

# $month: „Dezember 2026“.
open-title = Saison { $month }
open-do-start = Offene Saison beginnen
open-do-stop = Offene Saison beenden
open-none = Auf diesem Server läuft keine Saison. Die Serververwaltung kann hier eine beginnen.
open-none-manager = Offene Saison: Jede gewertete Partie des Monats zählt, an jedem Tisch dieses Servers. Keine Anmeldung, keine Erinnerungen; eine Anzeige in diesem Kanal nennt die Ränge. Sie beginnt jeden Monat neu, bis du sie beendest.
open-until = Bis { $when } ({ $left }) zählt jede gewertete Partie mit anderen Leuten.
open-over = Die Saison ist vorbei, nach { $games ->
        [one] { $games } gewerteten Partie
       *[other] { $games } gewerteten Partien
    }.
open-nobody = Noch steht niemand in der Rangliste: Du brauchst { $least } Partien. /{ command-new.name } eröffnet einen Tisch.
open-waiting = **{ $over ->
        [yes] Ohne Rang (unter { $least } Partien):
       *[no] Noch ohne Rang (unter { $least } Partien):
    }** { $who }
open-short = { $who } { $games }
open-mean = { $mean } Punkte je Partie ({ $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    })
open-legend = Punkte nach Rang: 10 6 3 1 am Vierertisch · es zählt der Schnitt deiner besten 6 Partien
open-mine = **Du bist auf Platz { $rank }**: { $mean }
open-mine-short = **Du hast { $games } von { $least } Partien**, die du für einen Rang brauchst.
open-mine-none = **Noch zählt keine Partie von dir.** Spiel auf diesem Server eine gewertete Partie mit anderen, und du bist dabei.
open-mine-games = Diese Partien zählen für dich: { $points }{ $more ->
        [yes] { " " }(die besten von { $played })
       *[no] { "" }
    }
open-stop-really = Die Ränge gelten dann endgültig, und kein neuer Monat beginnt. Laufende Partien gehen weiter. Die offene Saison beenden?
open-rules =
    - Jede gewertete Partie dieses Servers mit mindestens zwei Leuten zählt für den Monat, in dem sie endet.
    - Punkte nach Rang: 10 0 zu zweit, 10 4 1 zu dritt, 10 6 3 1 zu viert, 10 7 4 3 1 zu fünft. Bei Gleichstand wird geteilt. Ein verlorener Platz bringt 0.
    - Dein Ergebnis ist der Schnitt deiner besten { $best } Partien. Für einen Rang brauchst du { $least }.
    - Mit denselben 3 Leuten zählen höchstens { $same } Partien; bis zu { $least }, wenn du keine anderen hast.
    - Bei Gleichstand: mehr Siege, dann die Partien gegeneinander, dann der Anteil an den Punkten der Besten.
    - Der Monat endet an seinem letzten Tag um 20:00.

## Liga und Pokal

season-title-league = Liga { $number } · { $game }
season-title-cup = Pokal { $number } · { $game }
season-do-league = Liga beginnen
season-do-cup = Pokal beginnen
season-do-another = Noch eine Saison beginnen
season-line-league = **Liga:** Staffeln von 5 bis 9; alle spielen auf jedem Platz, die Besten steigen auf, die Letzten ab. Die nächste Saison folgt automatisch.
season-line-cup = **Pokal:** erst Gruppen, dann spielen die Besten einen Tisch um den Pokal.
season-what-league = Die Anmeldung ist unter der Anzeige in diesem Kanal. Am ersten Tag um 20:00 ({ $zone }, /{ command-settings.name }) öffnen die Tische in Threads; am letzten Tag um 20:00 spielen Vertretungen offene Partien zu Ende. Sind es bis zum ersten Tag { $days } Tage oder mehr, bestätigen alle zwei Tage vorher.
season-what-cup = Die Anmeldung ist unter der Anzeige in diesem Kanal. Am ersten Tag um 20:00 ({ $zone }, /{ command-settings.name }) öffnen die Tische der Gruppen in Threads, danach spielen die Besten einen Tisch; am letzten Tag um 20:00 spielen Vertretungen offene Partien zu Ende. Sind es bis zum ersten Tag { $days } Tage oder mehr, bestätigen alle zwei Tage vorher.
season-form-game = Spiel
season-form-seats = Plätze am Tisch
season-form-first = Erster Tag
season-form-weeks = Dauer
season-weeks = { $number ->
        [one] { $number } Woche
       *[other] { $number } Wochen
    }
season-form-role = Ich melde mich an …
season-role-plays = zum Spielen
season-role-both = zum Spielen und als Reserve
season-role-reserve = nur als Reserve
season-means-league = Du spielst { $tables ->
        [2] zugleich gegen alle anderen deiner Staffel je 1 Partie
       *[other] { $tables } Partien zugleich
    }, von { $from } bis { $until }: Rechne mit 2 Besuchen am Tag. Bedenkzeit: 3 Tage, +8 Stunden je Zug; in deiner Ruhezeit steht sie. Am letzten Tag spielen Vertretungen offene Partien zu Ende.
season-means-cup = Du spielst { $tables ->
        [2] zugleich gegen alle anderen deiner Gruppe je 1 Partie
       *[other] in einer Gruppe { $tables } Partien zugleich
    }, ab { $from }: Rechne mit 2 Besuchen am Tag. Die Besten spielen bis { $until } an 1 Tisch um den Pokal. Bedenkzeit: 3 Tage, +8 Stunden je Zug; in deiner Ruhezeit steht sie. Zum Schluss spielen Vertretungen offene Partien zu Ende.
season-means-reserve = Eine Reserve übernimmt einen Platz, wenn jemand früh aussteigt.
season-dates = Anmelden bis { $until }. Die Saison beginnt { $start }; bestätige in den zwei Tagen davor.
season-dates-short = Anmelden bis { $until }, dann beginnt die Saison.
season-closed = Die Anmeldung ist vorbei. Bestätigen könnt ihr ab { $when }.
season-confirm-until = Bestätigen bis { $when }, dann beginnt die Saison. Ohne Bestätigung wird man Reserve.
season-nobody = Noch ist niemand angemeldet.
season-players = **{ $number } dabei:** { $who }
season-more = { $who } · und { $number } mehr
season-confirmed = **Bestätigt: { $confirmed } von { $number }.**{ $missing ->
        [yes] { " Noch nicht: " }{ $who }
       *[no] { "" }
    }
season-reserves = **Reserve:** { $who }
season-cancelled = { $begun ->
        [yes] Diese Saison wurde abgesagt.
       *[no] Diese Saison fällt aus.
    }
season-called-off = { $solo ->
        [yes] Kein Versuch bekommt einen Rang. Offene Partien gehen weiter.
       *[no] Ihre Punkte zählen nicht. Offene Partien gehen weiter und bleiben gewertet.
    }
season-over = Die Saison ist vorbei.
season-runs = Die Partien enden spätestens { $until } ({ $left }).
season-lacks = **Seit { $since } kann der Bot keine Tische öffnen.** In { $channel } fehlen ihm: { $names }. Sobald jemand, der diesen Server verwaltet, sie gibt, geht die Saison von selbst weiter.
season-lacks-gone = **Den Kanal dieser Saison gibt es seit { $since } nicht mehr.** Wer diesen Server verwaltet, wählt einen anderen: dort in /{ command-season.name } „{ season-do-here }“. Dann geht die Saison weiter.
season-lacks-refused = **Seit { $since } lehnt Discord Tische in { $channel } ab.** Der Bot versucht es weiter. Wer diesen Server verwaltet, kann einen anderen Kanal wählen: dort in /{ command-season.name } „{ season-do-here }“.
season-do-move = Anderen Kanal wählen
season-move-which = In welchem Kanal soll die Saison weitergehen?
season-move-none = Es gibt keinen Kanal, den du siehst und in dem ich Tische öffnen kann. Gib mir in einem die Rechte und drück noch einmal.
season-moved = Die Saison geht in { $channel } weiter.
season-part-division = Staffel { $number }
season-part-group = Gruppe { $number }
season-part-final = Finale
season-waits = { $where } · wartet auf { $who }
season-free = Freier Platz: { $where }. Reserven übernehmen ihn unter „{ season-do-mine }“.
season-column-points = Punkte
season-column-games = Partien
season-column-reach = möglich
season-column-lead = Abstand
season-places = Plätze
season-leaders = An der Spitze
season-way-rose = steigt auf
season-way-fell = steigt ab
season-until = bis { $when }
season-opening = { $number ->
        [one] { $number } Tisch wird geöffnet.
       *[other] { $number } Tische werden geöffnet.
    }
season-left = ausgeschieden
season-reach = { $same ->
        [yes] sicher Platz { $best }
       *[no] Platz { $best }–{ $worst } möglich
    }
season-legend =
    Rang · Punkte je Partie im Schnitt · gespielte Partien{ $moves ->
        [yes] { " · ▲ steigt auf, ▼ steigt ab" }
       *[no] { "" }
    }{ $tied ->
        [yes] { " · gleich viele Punkte: erst mehr Siege, dann die Partien gegeneinander" }
       *[no] { "" }
    }
season-thread-league = Liga { $season }{ $part } · Tisch { $number }
season-thread-cup = Pokal { $season }{ $part } · Tisch { $number }
season-thread-duplicate = Duplikatwoche { $season }{ $part } · Tisch { $number }
season-do-join = Anmelden
season-do-change = Meine Anmeldung ändern
season-do-reserve = Als Reserve anmelden
season-do-confirm = Ich spiele mit
season-do-withdraw = Zurückziehen
season-do-pause = Eine Woche Pause
season-do-step = Platz an Tisch { $number } übernehmen
season-do-cancel = Absagen
season-do-last = Letzte Saison daraus machen
season-ask-withdraw = { $stage ->
        [running] Vertretungen spielen deine offenen Partien zu Ende, und sie zählen 0 Punkte für dich. In dieser Saison kannst du nicht weiterspielen. Zurückziehen?
        [late] Dein Platz geht an andere; ab jetzt kannst du nur als Reserve wiederkommen. Zurückziehen?
       *[early] Dein Platz geht an andere. Bis zum Ende der Anmeldung kannst du wiederkommen. Zurückziehen?
    }
season-ask-pause = Deine Bedenkzeit steht eine Woche still, an allen deinen Tischen hier und anderswo. Das geht einmal je Saison; /{ command-settings.name } beendet es früher. Jetzt pausieren?
season-ask-cancel = { $stage ->
        [running] Ränge und Punkte dieser Saison zählen nicht, und niemand steigt auf oder ab. Offene Partien gehen weiter und bleiben gewertet; { $until } spielen Vertretungen sie zu Ende. Weitere Tische öffnen nicht, und keine Saison folgt. Absagen?
        [solo] Kein Versuch bekommt einen Rang, und nichts ist mehr verborgen. Offene Partien gehen weiter; { $until } spielen Vertretungen sie zu Ende. Absagen?
       *[early] Die Saison fällt aus, und niemand spielt. Absagen?
    }
season-ask-last = Ihr spielt diese Saison zu Ende, danach folgt keine neue. Weiter?
season-mine-signed = **Du bist angemeldet.** Die Saison beginnt { $start }.{ $asks ->
        [yes] { " Zwei Tage davor bittet dich eine Nachricht hier, zu bestätigen." }
       *[no] { "" }
    }
season-mine-confirmed = **Du hast bestätigt.** Die Saison beginnt { $start }.
season-mine-confirm = **Bitte bestätige bis { $start }, dass du spielst**, sonst geht dein Platz an andere.
season-mine-reserve = **Du bist Reserve.** Steigt jemand früh aus, kannst du hier den Platz übernehmen.
season-mine-stepped = **Du bist als Reserve eingesprungen.**
season-mine-paused = **Deine Bedenkzeit steht bis { $until }.**
season-mine-withdrawn = **Du hast dich zurückgezogen.**
season-mine-place = { $more ->
        [begun] **Deine Partien haben begonnen.**
        [left] **Für dich ist diese Saison vorbei.**
        [over] **Du bist auf Platz { $rank } von { $of } gelandet**, mit { $mean } Punkten je Partie.
        [any] **Du bist auf Platz { $rank } von { $of }** mit { $mean } Punkten je Partie.
        [sure] **Du landest auf Platz { $best } von { $of }**, bisher mit { $mean } Punkten je Partie.
       *[open] **Du bist auf Platz { $rank } von { $of }** mit { $mean } Punkten je Partie. Platz { $best } bis { $worst } ist noch möglich.
    }
season-mine-opening = Dein Tisch { $number } wird geöffnet.
season-mine-waiting = Dein Tisch { $number } wird geöffnet, sobald der Bot es kann.
season-mine-table = { $where } · Runde { $round }{ $due ->
        [yes] { " · **du bist dran**" }
       *[no] { "" }
    }
season-say-confirm = **{ $title }** beginnt { $start }. Drück bis dahin „{ season-do-confirm }“, sonst geht dein Platz an andere.
season-say-start = { $stage ->
        [cancelled] **{ $title }** fällt aus: Ihr seid zu wenige.
       *[other] **{ $title }** hat begonnen. { $waits ->
            [yes] Deine Tische öffnen, sobald der Bot es darf; auf der Tafel steht, was fehlt.
           *[no] Deine Tische öffnen nacheinander; der Bot sagt Bescheid, wenn du dran bist.
        }
    }
season-say-half = **{ $title }**: Halbzeit. Die Partien gehen bis { $until }.{ $again ->
        [yes] { " Die Anmeldung zur nächsten Saison ist offen." }
       *[no] { "" }
    }
season-say-last = **{ $title }**: { $left }, am { $until }, spielen Vertretungen offene Partien zu Ende.
season-say-end = **{ $title }** ist vorbei. Glückwunsch.
season-rules-league =
    - Staffeln von 5 bis 9 Leuten. Du spielst auf jedem Platz eines Tisches 1 Partie und triffst alle anderen etwa gleich oft; zu zweit spielst du gegen jede Person einmal. Eine versiegelte Auslosung entscheidet, wer auf wen trifft.
    - Punkte nach Rang: 10 0 zu zweit, 10 4 1 zu dritt, 10 6 3 1 zu viert, 10 7 4 3 1 zu fünft. Gleichstand teilt.
    - Dein Ergebnis ist der Schnitt aller deiner Partien. Bei Gleichstand: mehr Siege, dann die Partien gegeneinander, dann der Anteil an den Punkten der Besten; dann teilt ihr den Rang.
    - Aus jeder Staffel steigt ein Sechstel auf und ein Sechstel ab, aufgerundet.
    - Bedenkzeit: 3 Tage, +8 Stunden je Zug; in deiner Ruhezeit (höchstens 10 Stunden am Tag) und 1 Woche Urlaub je Saison lang steht sie. Läuft sie ab, spielt eine Vertretung, bis du wieder da bist.
    - Spielt am Ende einer Partie die Vertretung für dich, ist der Platz verloren: 0 Punkte. 2 verlorene Plätze beenden die Saison für dich. Einen früh verlassenen Platz kann eine Reserve übernehmen.
    - Am letzten Tag um 20:00 spielen Vertretungen alle offenen Partien zu Ende; das kostet niemanden den Platz.
    - Keine Tipps. Gewertet. Niemand kann einen Tisch beenden oder seine Bedenkzeit ändern.
season-rules-cup =
    - Gruppen spielen wie Staffeln einer Liga.
    - Punkte nach Rang: 10 0 zu zweit, 10 4 1 zu dritt, 10 6 3 1 zu viert, 10 7 4 3 1 zu fünft. Gleichstand teilt.
    - Die Ersten der Gruppen spielen das Finale, dann die besten Zweiten, so viele, wie ein Tisch Plätze hat; bei Gleichstand um den letzten Platz spielen alle Beteiligten.
    - Das Finale entscheidet die ersten Ränge; alle anderen folgen nach ihrem Gruppenergebnis.
    - Bedenkzeit, verlorene Plätze, Reserve und Vertretungen sind wie in einer Liga; im Finale springt niemand ein.
    - Keine Tipps. Gewertet. Niemand kann einen Tisch beenden oder seine Bedenkzeit ändern.

## Duplikatwoche

season-title-duplicate = Duplikatwoche { $number } · { $game }
season-do-duplicate = Duplikatwoche beginnen
season-line-duplicate = **Duplikatwoche:** Alle spielen dieselben Karten vom selben Platz gegen dieselben Bots, wann sie wollen. Die meisten Punkte gewinnen.
season-what-duplicate = Alle spielen einmal, jeweils in einem eigenen privaten Thread, von jetzt bis zum letzten Tag um 20:00 ({ $zone }, /{ command-settings.name }). Ergebnisse bleiben bis dahin verborgen.
season-means-duplicate = Du spielst allein gegen Bots, wann du willst: dieselbe Partie vom selben Platz wie alle anderen, in einem Thread, den nur du siehst. Du hast 1 Versuch. Ergebnisse kommen am Ende; eine Vertretung spielt dann offene Partien zu Ende.
season-do-play = Meine Partie spielen
season-do-best = Beste Partie ansehen
season-done = **{ $number } fertig:** { $who }
season-busy = **{ $number } am Spielen:** { $who }
season-score = { $shown } { $points ->
        [one] Punkt
       *[other] Punkte
    } ({ season-column-lead } { $lead })
season-mine-plays = Deine Partie: { $where }
season-mine-opens = Deine Partie öffnet sich gleich, in einem Thread dieses Kanals.
season-mine-waits = Deine Partie wird geöffnet, sobald der Bot es kann.
season-mine-done = **Du bist fertig.** Ergebnisse kommen am Ende.
season-mine-score = **Du bist auf Platz { $rank } von { $of } gelandet**, mit { $shown } { $points ->
        [one] Punkt
       *[other] Punkten
    }.
season-rules-duplicate =
    - Alle spielen dieselben versiegelten Karten vom selben Platz, allein gegen dieselben Bots. Gleiche Züge bekommen gleiche Antworten.
    - Du hast 1 Versuch. Wie in gewerteten Partien bleibt ein Zug, der eine Karte oder eine Antwort gezeigt hat.
    - Ergebnisse und Bretter der anderen bleiben bis zum Ende verborgen. Wer Threads verwaltet, könnte sie öffnen: bitte nicht hineinschauen und vor dem Ende nicht über die Karten sprechen.
    - Die meisten Punkte gewinnen, dann der Vorsprung vor dem besten Bot; dann teilt ihr den Rang.
    - Am Ende spielt eine Vertretung offene Partien zu Ende. Eine Partie, die ihr vorher überlassen wurde, hat keinen Rang.
    - Nicht gewertet.
