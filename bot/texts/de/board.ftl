### Was alle sehen: die Lobby, das Brett, der Ruf, das Ende.

## Plätze und Leute

# Ein Computerspieler auf einem Platz; $name ist ein Vorname aus der Liste darunter (in allen Sprachen dieselben).
agent-name = { $name } (Bot: { $kind })
agent-names = Hein, Jette, Fiete, Antje, Kuddel
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
lobby-leave = Aussteigen
lobby-add-bot = Bot hinzufügen …
lobby-other-game = Anderes Spiel
lobby-remove-bot = Bot entfernen
lobby-start = Start
lobby-changed = An diesem Tisch wird jetzt { $game } gespielt, alle bleiben sitzen. „{ lobby-settings }“ ändert alles Weitere, „{ lobby-start }“ beginnt das Spiel.
lobby-closed = Dieser Tisch wurde vor Spielbeginn geschlossen. /{ command-new.name } eröffnet einen neuen.

## Brett

season-winter = Winter
season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
board-latest = Zuletzt
board-office = Mein Büro
board-log = Verlauf
board-standings = Punktestand
board-read = Als Text lesen
board-sealed = ✉️ Versiegelt: { $who }
# $when liest sich „vor 2 Stunden“.
ask-since = gefragt { $when }
# $what: was jemand gefragt wird, wo die Knöpfe darunter nicht oder nicht allein antworten.
ask-in-office = { $what } (unter „{ board-office }“)

## Ende

end-title = { $game }: Endstand
end-winner = { $who } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }. Gut gehandelt!
end-shared = { $who } teilen sich den Sieg mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }. Gut gehandelt!
end-early = Dieser Tisch wurde vor dem Spielende geschlossen.
end-counts-lost = Es zählt als verloren für { $who }.
end-substitute = Hat einen Platz übernommen und wird nicht gewertet: { $who }.
end-rematch = Revanche
end-record = Aufzeichnung
end-replay = Rückblick
end-place = { $rank }\. { $who }
