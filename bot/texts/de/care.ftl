### Pflege eines Tischs: Uhren, Abstimmungen, Zurücknehmen, Verwalter, Rufe.

pace-none = ohne Zeitlimit
pace-live = live (Minuten)
pace-daily = täglich (2 Tage, +12 Stunden je Zug)
pace-relaxed = gemütlich (1 Woche, +2 Tage je Zug)
pace-season = Saison (3 Tage, +8 Stunden pro Zug)
at-zero-nothing = es geschieht nichts
at-zero-vote = die anderen stimmen ab
at-zero-caretaker = ein Verwalter spielt
ask-until = fällig { $when }
minded-name = { $name } (Verwalter)
board-care = Tisch
board-vote = Abstimmen
care-title = Dieser Tisch
care-lobby = Das Spiel hat noch nicht begonnen.
care-over = Das Spiel ist zu Ende.
care-no-clock = Hier wird ohne Zeitlimit gespielt.
care-clock = Bedenkzeit: { $pace }. Wenn sie abläuft: { $zero }.
care-paused = ⏸️ Pause, begonnen { $when }: Die Bedenkzeit steht, der Bot erinnert niemanden. Ziehen könnt ihr trotzdem.
care-halted = ⏸️ Dieser Tisch ruht (Beginn { $when }): keine Uhren, keine Rufe, keine Züge. „{ care-resume }“ beendet die Pause.
care-lost = ⏸️ Dieser Tisch hat seinen Kanal verloren. /{ command-table.name } { command-table-move.name } bringt ihn in einen anderen dieses Servers.
# $trouble: one of the sentences below; $channel: a mention of the channel or thread.
care-trouble = ⏸️ { $trouble } Bis dahin läuft keine Uhr, und niemand wird gerufen.
trouble-hidden = Ich sehe { $channel } nicht mehr: Wer diesen Server verwaltet, muss mir dort das Recht „{ permission-view_channel }“ geben.
trouble-mute = Ich darf in { $channel } nicht mehr schreiben: Wer diesen Server verwaltet, muss mir dort das Recht „{ permission-send_messages }“ geben, in einem Thread „{ permission-send_messages_in_threads }“.
trouble-locked = Der Thread { $channel } ist gesperrt, und ich kann dort nicht schreiben: Wer Threads verwaltet, muss ihn entsperren.
trouble-outside = Ich sehe den Thread { $channel } nicht mehr: Erwähnt mich darin, dann bin ich wieder da, oder gebt mir in dem Kanal, zu dem er gehört, das Recht „{ permission-view_channel }“.
care-all-away = ⏸️ Alle sind weg: Das Spiel wartet, bis jemand wiederkommt.
care-expired = ⌛ Die Zeit ist um: { $who }.
care-minded = Für { $who } spielt wie vereinbart ein Verwalter. Wer dort sitzt, kann den Platz jederzeit zurücknehmen.
care-claimable = Für { $who } spielt ein Verwalter. Wer möchte, darf diesen Platz übernehmen; bis dahin darf zurückkehren, wer dort saß.
care-claimable-from = Für { $who } spielt ein Verwalter; wer dort saß, darf jederzeit zurückkehren. Sonst wird der Platz { $when } für andere frei.
care-untold = Für { $who } spielt ein Verwalter; wer dort saß, erfährt es gerade und darf jederzeit zurückkehren.
care-counts-lost = Spielt ein Verwalter diesen Platz zu Ende, zählt das gewertete Spiel als verloren für die Person, der er gehört.
care-undo = Letzten Zug zurücknehmen
care-redo = Zug wiederholen
care-away = Ich bin weg: Verwalter
care-back = Ich bin wieder da
care-claim = Platz übernehmen: { $who }
care-pause = Ruhen lassen
care-resume = Weiter
care-end = Tisch beenden
care-replace = Verwalter für { $who }?
undo-free = Dein letzter Zug lässt sich sofort zurücknehmen: Seitdem hat niemand gehandelt und nichts Verdecktes wurde gezeigt.
undo-alone = Dein letzter Zug lässt sich zurücknehmen, ohne zu fragen.
undo-friendly = Das Spiel zählt dann als eins unter Freunden: Es wird nicht mehr gewertet.
undo-lost = Das Spiel geht dann unter Freunden weiter und zählt für dich als verloren: Du spielst nur gegen Bots, und niemand sonst kann zustimmen.
# $revealed: yes where cards or goods have come to light since.
undo-consent =
    { $revealed ->
        [yes] Seit deinem letzten Zug sind Karten oder Waren aufgedeckt. Zum Zurücknehmen braucht es das Ja von { $who }.
       *[no] Nach dir haben schon andere gezogen. Zum Zurücknehmen braucht es das Ja von { $who }.
    }
# $moves: how many moves would no longer count.
motion-undo =
    { $moves ->
        [one] 🗳️ { $by } möchte einen Zug zurücknehmen.
       *[other] 🗳️ { $by } möchte die letzten { $moves } Züge zurücknehmen.
    }
motion-end = 🗳️ { $by } möchte die Partie abbrechen. Dann gewinnt niemand.
motion-pause = 🗳️ { $by } schlägt eine Pause vor: keine Uhren und keine Züge, bis es weitergeht.
motion-resume = 🗳️ { $by } möchte weiterspielen. Bist dann du am Zug, stimm zu, sobald du da bist; { $when } geht „{ care-resume }“ auch ohne dich.
motion-clock = 🗳️ { $by } schlägt eine andere Uhr vor, voll für alle: { $pace }.
motion-replace = 🗳️ { $by } schlägt vor, dass für { $who } ein Verwalter spielt.
motion-replace-late = 🗳️ Die Zeit ist um: { $who }. Soll ein Verwalter spielen?
# How a vote stands; $open: who has not answered yet.
motion-stands = Zugestimmt: { $ayes } von { $needed }. Noch ohne Antwort: { $open }.
motion-agree = Zustimmen
motion-refuse = Ablehnen
end-question-all = Die anderen fragen, ob dieses Spiel ohne Sieg enden soll? Es endet, wenn alle zustimmen.
end-lost = Es ist ein gewertetes Spiel nur gegen Bots: Es zählt für dich als verloren.
end-propose = Fragen
table-moved = Der Tisch steht jetzt in { $where }.
# A line of the list of one's tables.
table-choice = Tisch { $number }: { $game }, Runde { $round }

## Calls

call-ping = { $people }: Du bist dran bei { $game }, Runde { $round }: { $what }. { $link }
call-remind = { $people }: zur Erinnerung. { $game }, Runde { $round }, wartet auf dich ({ $what }). { $link }
call-lastcall = { $people }: letzter Aufruf. Deine Zeit bei { $game } ({ $what }) läuft { $until } ab. { $link }
call-vote = { $people }: { $what } { $link }
call-minded = { $people }: Bei { $game } spielt jetzt ein Verwalter für dich. „{ care-back }“ gibt dir deinen Platz zurück; { $when } wird er für andere frei.
call-snooze = Später erinnern
call-snoozed = Gut. Wenn du dann noch an der Reihe bist, rufe ich dich { $when } wieder.
lost-channel = Der Kanal deines Spiels { $game } (Tisch { $number }) ist weg. Das Spiel ist sicher: Mit /{ command-table.name } { command-table-move.name } in einem anderen Kanal des Servers geht es dort weiter.
lost-trouble = Dein Spiel { $game } (Tisch { $number }) ruht, und nichts ist verloren. { $trouble } Dann geht es von selbst weiter. Oder nutze /{ command-table.name } { command-table-move.name } in einem anderen Kanal des Servers, dann geht es dort weiter.
