### /bestenliste und /profil: wer wie stark ist auf einem Server, und wie jemandes Spiele ausgingen.

command-leaderboard = Wertungen auf diesem Server ansehen, nach Saison und insgesamt
    .name = bestenliste
command-profile = Deine Statistik oder die von anderen: Form, Sitze, Punkte, Gegner
    .name = profil
command-profile-member = Wer (leer: du)
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
ranking-mean = Rang im Schnitt { $mean }

## Bestenliste

leaderboard-title = Bestenliste
# $season: so etwas wie „Herbst“.
leaderboard-season = { $season } { $year }
leaderboard-now = Diese Saison: { $season }
leaderboard-ever = Insgesamt
leaderboard-pick-season = Welche Saison …
leaderboard-pick-set = Was gespielt wurde …
leaderboard-every-set = Alle Spiele
leaderboard-do-show = Im Kanal teilen
leaderboard-you = { $who } (du)
leaderboard-legend = 27 ± 5: Wertungszahl 27, Spanne 22 bis 32, sortiert nach der 22 · ? erst wenige Partien · 🔥 Siege in Folge · 🤖 Bot mit fester Zahl
leaderboard-nobody = Hier steht noch niemand. Es zählen gewertete Partien, die alle selbst zu Ende spielen. /{ command-new.name } eröffnet einen Tisch.
leaderboard-not-you = Du stehst hier noch nicht. Mit deiner ersten gewerteten Partie kommst du dazu.
leaderboard-hidden = Dein Profil ist verborgen, darum stehst du auf keiner Bestenliste. /{ command-profile.name } zeigt es wieder.

## Profil

profile-title = Profil
# $least und $most: Dazwischen liegt die Spielstärke fast sicher.
profile-rating = Wertungszahl { $rating } (Spanne { $least } bis { $most })
profile-rated =
    { $games ->
        [0] Keine gewertet
        [one] { $games } gewertet
       *[other] { $games } gewertet
    }
profile-form = Letzte Ergebnisse (Rang/Personen, neuestes zuletzt)
profile-seats = Geschlagene Gegner, nach Sitz
profile-seat = { $seat } { $share } % in { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
profile-favourite = Lieblingssitz
profile-worst = am schwersten
profile-points = Punkte pro Partie (Schnitt am Tisch)
profile-all-sources = Gesamt
profile-source = { $source } { $own } ({ $average })
profile-met = Direkter Vergleich (vorn : dahinter)
profile-every-game = Alle Spiele
profile-pick-game = Welches Spiel …
profile-do-opt-out = Profil verbergen
profile-do-opt-in = Profil zeigen
profile-hidden-mine = **Dein Profil ist verborgen.** Nur du siehst es, und du stehst auf keiner Bestenliste.
profile-hidden = Das Profil von { $who } ist privat.
profile-nothing = Dein Profil beginnt mit deiner ersten beendeten Partie. /{ command-new.name } eröffnet einen Tisch.
profile-nothing-other = { $who } hat hier noch keine Partie beendet. /{ command-new.name } eröffnet einen Tisch für euch beide.
profile-bot = { $who } ist ein Bot und hat kein Profil. /{ command-leaderboard.name } zeigt, wie stark die Bots sind.
profile-elsewhere = Hier siehst du nur dein eigenes Profil. Die der anderen öffnen sich auf dem Server, auf dem ihr zusammen spielt.

## Rules of ratings: ten lines for everybody; docs/fairness.md gives the reasons.

ratings-title = So funktioniert die Wertung
ratings-text =
    1. Gewertet wird eine Partie, die ihr ohne Tipps zu Ende spielt, außer Freundschaftsspielen und Übungen. Ohne andere Einstellung ist die erste Partie einer Art und jede nur gegen Bots ein Freundschaftsspiel mit Tipps.
    2. Du darfst fehlen: Die Vertretung spielt, du kommst wieder, die Partie bleibt gewertet.
    3. Spielt die Vertretung deine Partie zu Ende, hast du verloren und kommst auf den letzten Rang; die anderen werden gewertet, wie sie abschneiden.
    4. Einen Platz zu übernehmen, wird nicht gewertet; verloren hat, wer zuerst dort saß.
    5. Ist ausgeteilt, endet eine gewertete Partie nur vorzeitig, wenn alle zustimmen, die da sind, oder die Kanalverwaltung sie beendet, ohne mitzuspielen. Dann zählt sie nicht.
    6. Allein gegen Bots verlierst du, wenn du die Partie vorzeitig beendest oder einen Zug zurücknimmst, auf den Bots geantwortet haben.
    7. Ein Versehen nimmst du frei zurück. Haben andere gezogen oder ist Verdecktes aufgedeckt, müssen alle zustimmen, die da sind, und die Partie wird zum Freundschaftsspiel.
    8. Eine Vertretung wählen könnt ihr nur, wenn jemand säumig ist: Die Bedenkzeit ist abgelaufen, oder ohne Bedenkzeit wartet der Tisch einen Tag. Dann bleibt ein Tag zum Zurückkommen (live 10 Minuten), bevor andere den Platz übernehmen können.
    9. Mit Bedenkzeit müssen einer Pause und einer neuen Bedenkzeit alle zustimmen, die da sind.
    10. Immer dieselben Leute zählen weniger: Innerhalb von { $days } Tagen zählen { $full } Partien derselben 2 Leute voll, die { $half }. zur Hälfte, die { $quarter }. zu einem Viertel. Bots zählen immer voll.
