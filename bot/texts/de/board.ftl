### Was alle sehen: die Lobby, das Brett, der Ruf, das Ende.

## Plätze und Leute

# Ein Computerspieler auf einem Platz; $name ist ein Vorname aus der Liste darunter (in allen Sprachen dieselben).
agent-name = { $name } (Bot: { $kind })
agent-names = Hein, Jette, Fiete, Antje, Kuddel
unknown-player = jemand

## Lobby

lobby-title = { $game }: Wer spielt mit?
lobby-expansion = mit { $expansion }: { $adds }
lobby-free = freier Platz
lobby-host = { $who } (Tischleitung)
lobby-hint =
    { $ready ->
        [full] { $host } kann jetzt starten.
        [yes] { $host } kann jetzt starten oder auf weitere warten.
       *[no] Ab 2 geht es los.
    }
lobby-asked = { $who } · gefragt
lobby-awaits = Es fehlt noch: { $who }. „{ lobby-agree }“ heißt ja zu diesem Tisch, so wie oben beschrieben. Nach einem Tag wird der Platz frei.
lobby-agree = Bin dabei
lobby-join = Mitspielen
lobby-leave = Aussteigen
lobby-add-bot = Bot hinzufügen …
lobby-other-game = Spiel wechseln
lobby-remove-bot = Bot entfernen
lobby-start = Start
lobby-changed = Jetzt spielt ihr { $game }, alle bleiben sitzen. Schaut in „{ lobby-settings }“.
lobby-closed = Dieser Tisch wurde vor dem Start geschlossen. /{ command-new.name } eröffnet einen neuen.

## Brett

season-winter = Winter
season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
board-latest = Zuletzt
board-office = Mein Büro
board-log = Verlauf
board-standings = Punktestand
board-read = Als Text
board-sealed = ✉️ Versiegelt: { $who }
# $when liest sich „vor 2 Stunden“.
ask-since = gefragt { $when }
# $what: was jemand gefragt wird, wo die Knöpfe darunter nicht oder nicht allein antworten.
ask-in-office = { $what } („{ board-office }“)

## Ende

end-title = { $game }: Endstand
# $people: how many of the winners are no bots; only these are congratulated.
end-winner = { $who } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.{ $people ->
        [0] { "" }
       *[other] { " " }Gut gehandelt!
    }
end-shared = { $who } teilen sich den Sieg mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.{ $people ->
        [0] { "" }
       *[other] { " " }Gut gehandelt!
    }
end-withheld-title = { $game }: beendet
end-withheld =
    Deine Partie ist vorbei. Andere spielen noch mit denselben Karten, darum bleibt sie bis zum Ende der Woche versiegelt ({ $until }).
    Dann zeigen /{ command-replay.name } und /{ command-record.name } sie.
end-early = Diese Partie wurde vorzeitig beendet.
end-counts-lost = Zählt als verloren für { $who }.
end-substitute = Hat einen Platz übernommen, darum ohne Wertung: { $who }.
end-rematch = Revanche
end-record = Partiedatei
end-replay = Rückblick
end-place = { $rank }\. { $who }
