### Was alle sehen: die Lobby, das Brett, der Ruf, das Ende.

## Plätze und Leute

# Ein Computerspieler auf einem Platz; $name ist ein Vorname aus der Liste darunter (in allen Sprachen dieselben).
agent-name = { $name } (Bot: { $kind })
agent-names = Hein, Jette, Fiete, Antje, Kuddel
agent-quick = Anfänger
    .temper = Nimmt, was gerade gut aussieht
agent-trader = Händler
    .temper = Denkt bis zum Ende der Runde voraus
agent-master = Meister
    .temper = Spielt vor jedem Zug Hunderte von Partien in Gedanken
agent-miser = Geizhals
    .temper = Verzichtet lieber, als eine Münze zu viel zu zahlen
agent-gambler = Spielernatur
    .temper = Setzt alles auf die großen Aufträge
agent-warden = Brandwache
    .temper = Schläft schlecht ohne Feuerwehr
agent-hunter = Auftragsjäger
    .temper = Kann keinen Auftrag liegen lassen
unknown-player = jemand

## Lobby

lobby-title = { $game }: Wer spielt mit?
lobby-expansions = mit { $expansions }
lobby-free = freier Platz
lobby-host = { $who } (lädt ein)
lobby-hint =
    { $ready ->
        [full] { $host } kann jetzt beginnen. Alle { $limit } Plätze sind besetzt.
        [yes] { $host } kann jetzt starten oder auf weitere warten. Plätze: { $taken } von { $limit }.
       *[no] Zu zweit geht es los: Nimm mit „Mitspielen“ Platz oder setz einen Bot dazu. Plätze: { $taken } von { $limit }.
    }
lobby-join = Mitspielen
lobby-leave = Aufstehen
lobby-add-bot = Computergegner dazu …
lobby-remove-bot = Bot weg
lobby-start = Start
lobby-closed = Dieser Tisch wurde vor Spielbeginn geschlossen. /{ command-new.name } eröffnet einen neuen.

## Brett

season-winter = Winter
season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst

game-speicherstadt = Die Speicherstadt
game-kaispeicher = Kaispeicher

phase-supply = Angebot
phase-demand = Nachfrage
phase-purchase = Kauf
phase-loading = Verladung
phase-income = Einkommen
phase-finale = letzter Brand

board-title = { $season } · Runde { $round } von { $rounds } · { $phase }
board-market = Markt
board-houses = Handelshäuser
board-latest = Zuletzt
board-nobody = noch niemand
board-now = jetzt { $price }
board-then = jetzt { $price }, dann { $ladder }
board-sold = verkauft an { $who }
board-gone = nicht verkauft
board-supply = Vorrat: { $goods }
board-supply-empty = Vorrat: noch keine Waren
board-office = Mein Büro
board-log = Verlauf
board-standings = Punktestand
board-read = Als Text lesen
board-legend = 🪙 Münzen · ★ Punkte bisher · 🔥 Löschkraft · ⛵ Schiffe · 👷 übrige Arbeiter

# $kind: eigene oder graue Arbeiter.
ask-demand =
    { $kind ->
        [grey] { $who } darf einen grauen Arbeiter setzen
       *[regular] { $left ->
            [one] { $who } setzt einen Arbeiter (den letzten)
           *[other] { $who } setzt einen Arbeiter (noch { $left })
        }
    }
ask-purchase = { $who } kauft { $card } für { $price } oder verzichtet
ask-loading = { $who } verlädt Waren (unter „Mein Büro“)
# $when liest sich „vor 2 Stunden“.
ask-since = gefragt { $when }
starter-mark = beginnt

do-place = { $slot } { $card }
do-buy = Für { $price } kaufen
do-buy-ladder = Für { $price } kaufen (dann { $ladder })
do-pass = Verzichten

## Ruf

ping-end = { $people }: „{ $game }“ ist vorbei, der letzte Brand ist gelöscht. { $link }
ping-demand = Arbeiter setzen
ping-purchase = kaufen oder verzichten
ping-loading = Waren verladen

## Ende

end-title = { $game }: Im Hafen ist es still
end-winner = { $who } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }. Gut gehandelt!
end-shared = { $who } teilen sich den Sieg mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }. Gut gehandelt!
end-tie-break = Gleich viele Punkte: Die Münzen entscheiden.
end-early = Dieser Tisch wurde vor dem Spielende geschlossen.
end-rematch = Revanche
end-record = Aufzeichnung
end-replay = Rückblick
end-place = { $rank }\. { $who }
