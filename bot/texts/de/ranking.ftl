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
leaderboard-legend = 27 ± 5: am ehesten 27, ziemlich sicher 22 bis 32; für den Platz zählt, was sicher ist, hier 22 · ? bisher geschätzt · 🔥 Siege in Folge · 🤖 Bots mit fester Wertung
leaderboard-nobody = Hier steht noch niemand. Es zählen Spiele ohne Tipps, die alle selbst zu Ende gespielt haben. /{ command-new.name } eröffnet einen Tisch.
leaderboard-not-you = Du stehst hier noch nicht: Dein erstes gewertetes Spiel bringt dich hinein.
leaderboard-hidden = Du hast dich ausgetragen und stehst auf keiner Bestenliste. /{ command-profile.name } bringt dich zurück.

## Profil

profile-title = Profil
# $least und $most: Dazwischen liegt die Spielstärke fast sicher.
profile-rating = Wertung { $rating } (ziemlich sicher { $least } bis { $most })
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
