### /einstellungen: wann jemand gerufen werden will, und was ein Server wählt.

settings-title = Deine Einstellungen
# $now: die Uhrzeit dort, etwa 14:05.
settings-zone = **Zeitzone** · { $zone }, jetzt { $now }
settings-zone-hint = Bei dir ist es nicht { $now }? Dann wähl zuerst deine Zeitzone.
settings-zone-more = Stadt nicht im Menü? Nimm `/{ command-settings.name }` mit `{ command-settings-zone.name }` und tipp eine große Stadt in deiner Nähe oder dein Land.
settings-quiet = **Ruhezeit** · { $from } bis { $until }
settings-quiet-what = Keine Erinnerungen, und deine Bedenkzeit steht (außer an Live-Tischen).
settings-vacation = **Urlaub** · { $from } bis { $until }
settings-vacation-what = Keine Erinnerungen, und deine Bedenkzeit steht (außer an Live-Tischen). Spielen kannst du trotzdem. Er endet am Tag deiner Rückkehr oder mit „{ settings-do-return }“.
settings-dms = **Direktnachrichten** · { $state ->
        [on] an: Der Bot schickt dir private Fragen
        [off] aus: Private Fragen warten in „Mein Büro“
       *[refused] von deinem Discord blockiert. Erlaub sie in den Privatsphäre-Einstellungen eines gemeinsamen Servers und versuch es noch einmal.
    }
settings-language = neue Tische: { $language }
settings-game = /{ command-new.name } eröffnet { $game }
settings-no-game = kein Standardspiel
settings-server-title = Dieser Server
settings-channel = Tische in { $channel }
settings-no-channel = Tische in jedem Kanal
settings-welcome = Kontor ist neu hier. Wähl Sprache, Standardspiel und Kanal.
settings-hello = Direktnachrichten erreichen dich wieder.

## Knöpfe

settings-do-zone = Zeitzone
settings-do-quiet = Ruhezeit
settings-do-no-quiet = Keine Ruhezeit
settings-do-vacation = Urlaub
settings-do-no-vacation = Urlaub absagen
settings-do-return = Urlaub beenden
settings-do-dms-on = Direktnachrichten an
settings-do-dms-off = Direktnachrichten aus
settings-do-dms-again = Direktnachrichten erneut versuchen
settings-do-back = Zurück
settings-do-server = Dieser Server

## Menüs

settings-pick-zone = Zeitzone …
settings-pick-quiet-from = Ruhe ab …
settings-pick-quiet-until = Ruhe bis …
settings-pick-vacation-from = Weg ab …
settings-pick-vacation-until = Zurück am …
settings-pick-rhythm = Erinnerungen …
settings-pick-digest = Tägliche Übersicht …
settings-pick-language = Deine Sprache …
settings-pick-server-language = Sprache neuer Tische hier …

settings-pick-game = Spiel, das /{ command-new.name } auf diesem Server eröffnet …
settings-pick-channel = Kanal für Tische …
settings-option-game = /{ command-new.name }: { $game }
settings-option-no-game = /{ command-new.name }: kein Spiel gewählt
settings-option-quiet-from = Ruhe ab { $time }
settings-option-quiet-until = Ruhe bis { $time }
settings-option-now = Weg ab sofort
settings-option-vacation-from = Weg ab { $day }
settings-option-days = Zurück am { $day } (nach { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    })
settings-option-rhythm = Alle { $hours } Stunden erinnern
settings-option-no-rhythm = Nicht erinnern
settings-option-digest = Übersicht um { $time }
settings-option-language = Neue Tische: { $language }
settings-option-own-language = Du: { $language }
settings-option-discords-language = Sprache deines Discords
settings-option-no-digest = Keine Übersicht

## Was nicht gemeint sein kann

settings-bad-zone = Diese Zeitzone kenne ich nicht. Tipp eine große Stadt in deiner Nähe oder dein Land und wähl aus der Liste.
settings-which-zone = Das können mehrere Zeitzonen sein. Wähl deine aus dem Menü.
closed-channels = In { $channels } kann ich nicht schreiben. Gib mir dort das Recht oder wähl einen anderen Kanal.
settings-bad-quiet = Eine Ruhezeit dauert 1 bis 20 Stunden. Wähl eine andere Stunde.
settings-bad-vacation = Ein Urlaub dauert 1 bis 90 Tage. Wähl einen anderen Tag.
settings-bad-rhythm = Wähl im Menü, wie oft ich dich erinnere.
settings-bad-language = Wähl deine Sprache aus dem Menü.
settings-bad-digest = Wähl im Menü eine Stunde für deine Übersicht.
