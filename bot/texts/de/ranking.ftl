### /bestenliste und /profil: wer wie stark ist auf einem Server, und wie jemandes Spiele ausgingen.

command-leaderboard = Nachsehen, wer auf diesem Server wie stark ist, nach Saison und insgesamt
    .name = bestenliste
command-profile = Ansehen, wie deine Partien ausgingen oder die von anderen: Form, Sitze, Punkte, Gegner
    .name = profil
command-profile-member = Wessen Partien; ohne Angabe deine
    .name = person

ranking-games = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
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
leaderboard-nobody = Hier steht noch niemand. Es zählen Partien ohne Tipps, die alle selbst zu Ende gespielt haben. /{ command-new.name } eröffnet einen Tisch.
leaderboard-not-you = Du stehst hier noch nicht: Deine erste gewertete Partie bringt dich hinein.
leaderboard-hidden = Dein Profil ist verborgen, darum stehst du auf keiner Bestenliste. /{ command-profile.name } zeigt es wieder.

## Profil

profile-title = Profil
# $least und $most: Dazwischen liegt die Spielstärke fast sicher.
profile-rating = Wertungszahl { $rating } (Spanne { $least } bis { $most })
profile-rated = { $games ->
        [0] Keine davon gewertet
        [one] { $games } davon gewertet
       *[other] { $games } davon gewertet
    }
profile-form = Form: Platz / Leute, neueste Partie zuletzt
profile-seats = Sitze: Anteil der Gegner, die du hinter dir gelassen hast
profile-seat = { $seat } { $share } % in { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
profile-favourite = Lieblingssitz
profile-worst = am schwersten
profile-seats-few = Aussagekräftig ab { $games } Partien je Sitz.
profile-points = Punkte pro Partie, und der Schnitt am Tisch
profile-all-sources = Zusammen
profile-source = { $source } { $own } · Schnitt { $average }
profile-met = Im Vergleich, vorn : dahinter
profile-every-game = Alle Spiele
profile-pick-game = Welches Spiel …
profile-do-opt-out = Profil verbergen
profile-do-opt-in = Profil zeigen
profile-hidden-mine = **Dein Profil ist verborgen.** Du stehst auf keiner Bestenliste, und nur du siehst das hier.
profile-hidden = { $who } behält die eigenen Partien für sich.
profile-nothing = Noch gibt es nichts zu erzählen: Dein Profil beginnt mit deiner ersten beendeten Partie. /{ command-new.name } eröffnet einen Tisch.
profile-nothing-other = Noch gibt es nichts zu erzählen: { $who } hat hier noch keine Partie beendet. /{ command-new.name } eröffnet einen Tisch für euch beide.
profile-bot = { $who } ist ein Bot und hat kein Profil. /{ command-leaderboard.name } sagt, wie stark unsere Bots sind.
profile-elsewhere = Hier siehst du nur dein eigenes Profil. Die der anderen öffnen sich auf dem Server, auf dem ihr zusammen spielt.

## Rules of ratings: ten lines for everybody; docs/fairness.md gives the reasons.

ratings-title = Regeln der Wertung
ratings-text =
    1. Gewertet wird eine Partie, die zu Ende gespielt wird: ohne Tipps, kein Freundschaftsspiel, keine Übung. Wenn niemand am Tisch es anders einstellt, ist die erste Partie einer Art und jede nur gegen Bots ein Freundschaftsspiel mit Tipps.
    2. Abwesenheit kostet nichts: Die Vertretung spielt, du kommst wieder, die Partie bleibt gewertet.
    3. Spielt die Vertretung deine Partie zu Ende, hast du sie verloren und kommst auf den letzten Platz; die anderen werden gewertet, wie sie abschneiden.
    4. Wer einen verlassenen Platz übernimmt, wird dort nicht gewertet; verloren hat, wer zuerst dort saß.
    5. Ist ausgeteilt, endet eine gewertete Partie nur vorzeitig, wenn alle zustimmen, die da sind, oder wenn es jemand beendet, der den Kanal verwaltet und nicht mitspielt. Dann zählt sie nicht.
    6. Allein gegen Bots: Beendest du die Partie vorzeitig, oder nimmst du zurück, worauf Bots geantwortet haben, hast du sie verloren.
    7. Ein Versehen nimmst du umsonst zurück. Haben andere geantwortet oder ist Verdecktes aufgedeckt, müssen alle zustimmen, die da sind, und daraus wird ein Freundschaftsspiel.
    8. Abgewählt wird nur, wer säumig ist: Die Bedenkzeit ist abgelaufen, oder ohne sie hat der Tisch einen Tag gewartet. Danach bleibt nach der Nachricht ein Tag (live 10 Minuten), um wiederzukommen, bevor andere den Platz übernehmen können.
    9. Mit Bedenkzeit müssen einer Pause und einer anderen Bedenkzeit alle zustimmen, die da sind.
    10. Immer dieselben zählen weniger: Innerhalb von { $days } Tagen zählen { $full } Partien derselben zwei voll, die { $half }. zur Hälfte, die { $quarter }. zu einem Viertel. Bots zählen immer voll.
