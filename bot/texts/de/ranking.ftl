### /bestenliste und /profil: wer wie stark ist auf einem Server, und wie jemandes Spiele ausgingen.

command-leaderboard = Nachsehen, wer auf diesem Server wie stark ist, nach Saison und insgesamt
    .name = bestenliste
command-profile = Ansehen, wie deine Spiele ausgingen oder die von jemand anderem: Form, Sitze, Punkte, Gegner
    .name = profil
command-profile-member = Wessen Spiele; ohne Angabe deine
    .name = person

ranking-games = { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
ranking-wins = { $wins ->
        [one] { $wins } Sieg
       *[other] { $wins } Siege
    }
# $mean: so etwas wie 1,8.
ranking-mean = Rang im Mittel { $mean }

## Bestenliste

leaderboard-title = Bestenliste
# $season: so etwas wie „Herbst“.
leaderboard-season = { $season } { $year }
leaderboard-now = Diese Saison: { $season }
leaderboard-ever = Insgesamt
leaderboard-pick-season = Welche Saison …
leaderboard-pick-set = Was gespielt wurde …
leaderboard-every-set = Alle Spiele
leaderboard-do-show = Allen zeigen
leaderboard-you = { $who } (du)
leaderboard-legend = 27 ± 5: Wertungszahl 27, Spanne 22 bis 32; für den Platz zählt die untere Grenze (22) · ? erst wenige Partien · 🔥 Siege in Folge · 🤖 Bot mit fester Zahl
leaderboard-nobody = Hier steht noch niemand. Es zählen Spiele ohne Tipps, die alle selbst zu Ende gespielt haben. /{ command-new.name } eröffnet einen Tisch.
leaderboard-not-you = Du stehst hier noch nicht: Dein erstes gewertetes Spiel bringt dich hinein.
leaderboard-hidden = Du hast dich ausgetragen und stehst auf keiner Bestenliste. /{ command-profile.name } bringt dich zurück.

## Profil

profile-title = Profil
# $least und $most: Dazwischen liegt die Spielstärke fast sicher.
profile-rating = Wertungszahl { $rating } (Spanne { $least } bis { $most })
profile-rated = { $games ->
        [0] Keines davon gewertet
        [one] { $games } davon gewertet
       *[other] { $games } davon gewertet
    }
profile-form = Form: Platz von wie vielen, neuestes Spiel zuletzt
profile-seats = Sitze: Anteil der Gegner, die du hinter dir gelassen hast
profile-seat = { $seat } { $share } % in { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spielen
    }
profile-favourite = Lieblingssitz
profile-worst = am schwersten
profile-seats-few = Nach { $games } Spielen auf einem Sitz zeigt sich, wie gut es dort läuft.
profile-points = Punkte pro Spiel, und der Schnitt am Tisch
profile-all-sources = Zusammen
profile-source = { $source } { $own } · Schnitt { $average }
profile-met = Im Vergleich, vorn : dahinter
profile-every-game = Alle Spiele
profile-pick-game = Welches Spiel …
profile-do-opt-out = Austragen
profile-do-opt-in = Wieder eintragen
profile-hint = „Austragen“: Du stehst auf keiner Bestenliste, und nur du siehst dieses Profil. Deine Spiele bleiben.
profile-hidden-mine = **Du hast dich ausgetragen.** Du stehst auf keiner Bestenliste, und nur du siehst dieses Profil. Deine Spiele bleiben.
profile-hidden = { $who } behält die eigenen Spiele für sich.
profile-nothing = Noch gibt es nichts zu erzählen: Mit deinem ersten zu Ende gespielten Spiel beginnt dein Profil. /{ command-new.name } eröffnet einen Tisch.
profile-nothing-other = Noch gibt es nichts zu erzählen: Hier ist noch kein Spiel zu Ende gegangen, bei dem { $who } dabei war. /{ command-new.name } eröffnet einen Tisch für euch beide.
profile-bot = { $who } ist ein Programm und hat kein Profil. Wie stark unsere Bots sind, steht in /{ command-leaderboard.name }.
profile-elsewhere = Hier siehst du nur dein eigenes Profil. Die der anderen öffnen sich auf dem Server, auf dem ihr zusammen spielt.

## Rules of ratings: ten lines for everybody; docs/fairness.md gives the reasons.

ratings-title = Regeln der Wertung
ratings-text =
    1. Gewertet wird, was zu Ende gespielt wird: ohne Tipps, nicht unter Freunden, nicht zur Übung. Wenn niemand am Tisch es anders einstellt, ist die erste Partie einer Art und jede nur gegen Bots unter Freunden, mit Tipps.
    2. Abwesenheit kostet nichts: Ein Verwalter spielt, du kommst wieder, das Spiel bleibt gewertet.
    3. Spielt ein Verwalter deine Partie zu Ende, hast du sie verloren und kommst auf den letzten Platz; die anderen werden gewertet, wie sie abschneiden.
    4. Wer einen verlassenen Platz übernimmt, wird dort nicht gewertet; verloren hat, wer zuerst dort saß.
    5. Hat jemand gezogen, endet ein gewertetes Spiel nur vorzeitig, wenn alle zustimmen, die da sind, oder wenn es jemand beendet, der den Kanal verwaltet und nicht mitspielt. Dann zählt es nicht.
    6. Allein gegen Bots: Beendest du das Spiel vorzeitig, oder nimmst du zurück, worauf Bots geantwortet haben, hast du es verloren.
    7. Ein Versehen ist umsonst zurückgenommen. Haben andere geantwortet oder wurde Verdecktes gezeigt, müssen alle zustimmen, die da sind, und das Spiel geht unter Freunden weiter.
    8. Abgewählt wird nur, wer säumig ist: Die Uhr ist abgelaufen, oder ohne Uhr hat der Tisch einen Tag gewartet. Wen es trifft, erfährt davon und hat einen Tag (live zehn Minuten), um wiederzukommen, bevor jemand anders den Platz übernehmen darf.
    9. Mit Uhr müssen einer Pause und einer anderen Uhr alle zustimmen, die da sind.
    10. Immer dieselben zählen weniger: Innerhalb von { $days } Tagen zählen { $full } Spiele derselben zwei voll, das { $half }. zur Hälfte, das { $quarter }. zu einem Viertel. Bots zählen immer voll.
