### Pflege eines Tischs: Bedenkzeit, Abstimmungen, Zurücknehmen, Vertretung, Erinnerungen.

pace-none = ohne Zeitlimit
pace-live = live (Minuten)
pace-daily = täglich (2 Tage, +12 Stunden je Zug)
pace-relaxed = gemütlich (1 Woche, +2 Tage je Zug)
pace-season = Saison (3 Tage, +8 Stunden je Zug)
care-deadline = Saisonpartie: Am { $when } spielen Vertretungen sie zu Ende.
at-zero-nothing = nichts passiert
at-zero-vote = die anderen stimmen ab
at-zero-caretaker = die Vertretung spielt
ask-until = fällig { $when }
minded-name = { $name } (Vertretung)
board-care = Tisch
board-vote = Abstimmen
care-title = Dieser Tisch
care-lobby = Die Partie hat noch nicht begonnen.
care-over = Die Partie ist zu Ende.
care-bots = Bots am Tisch: { $bots }.
care-bot = { $name } ({ $kind })
care-clock = Bedenkzeit: { $pace }. Wenn sie abläuft: { $zero }.
care-paused = ⏸️ Pause, begonnen { $when }: keine Bedenkzeit, keine Erinnerungen. Ziehen geht trotzdem.
care-halted = ⏸️ Pause, begonnen { $when }: keine Bedenkzeit, keine Erinnerungen, keine Züge. „{ care-resume }“ beendet sie.
care-lost = ⏸️ Der Kanal dieses Tisches ist weg. /{ command-table.name } { command-table-move.name } bringt den Tisch in einen anderen Kanal dieses Servers.
# $trouble: one of the sentences below; $channel: a mention of the channel or thread.
care-trouble = ⏸️ { $trouble } Bis dahin steht die Bedenkzeit, und der Bot erinnert niemanden.
trouble-hidden = Ich sehe { $channel } nicht mehr: Wer diesen Server verwaltet, muss mir dort das Recht „{ permission-view_channel }“ geben.
trouble-mute = Ich darf in { $channel } nicht mehr schreiben: Wer diesen Server verwaltet, muss mir dort das Recht „{ permission-send_messages }“ geben, in einem Thread „{ permission-send_messages_in_threads }“.
trouble-locked = Der Thread { $channel } ist gesperrt, und ich kann dort nicht schreiben: Wer Threads verwaltet, muss ihn entsperren.
trouble-outside = Ich sehe den Thread { $channel } nicht mehr: Erwähnt mich darin, dann bin ich wieder da, oder gebt mir in dem Kanal, zu dem er gehört, das Recht „{ permission-view_channel }“.
care-all-away = ⏸️ Alle sind weg: Die Partie wartet, bis jemand wiederkommt.
care-expired = ⌛ Die Zeit ist um: { $who }.
care-minded = { $who }: Zurückkommen geht jederzeit.
care-claimable = { $who }: Der Platz ist frei für alle, bis die Person zurückkommt.
care-claimable-from = { $who }: Zurückkommen geht jederzeit; { $when } wird der Platz für andere frei.
care-untold = { $who }: Der Bot schickt gerade eine Nachricht; zurückkommen geht jederzeit.
care-counts-lost = Spielt die Vertretung bis zum Ende, gilt diese gewertete Partie als verloren.
care-undo = Letzten Zug zurücknehmen
care-redo = Zug wiederholen
care-away = Vertretung einsetzen
care-back = Ich bin wieder da
care-claim = Platz übernehmen: { $who }
care-pause = Pausieren
care-resume = Fortsetzen
care-pick-language = Sprache des Bretts …
care-option-language = Brett: { $language }
care-end = Partie beenden
care-replace = Vertretung für { $who }?
undo-friendly = Nimmst du ihn zurück, zählt die Partie nicht mehr für die Wertung.
undo-lost = Nimmst du ihn zurück, hast du diese gewertete Partie verloren: Niemand sonst kann zustimmen.
# How far an undo goes; $where: the title of the board then.
undo-reach =
    { $moves ->
        [one] ↩️ Zurück geht es um 1 Zug, zu „{ $where }“.
       *[other] ↩️ Zurück geht es um { $moves } Züge, zu „{ $where }“.
    }
# $revealed: yes where cards or goods have come to light since.
undo-consent =
    { $revealed ->
        [yes] Seither sind Karten oder Waren aufgedeckt; zum Zurücknehmen muss zustimmen: { $who }.
       *[no] Andere haben schon gezogen; zum Zurücknehmen muss zustimmen: { $who }.
    }
# $moves: how many moves would no longer count.
motion-undo =
    { $moves ->
        [one] 🗳️ { $by } möchte einen Zug zurücknehmen.
       *[other] 🗳️ { $by } möchte die letzten { $moves } Züge zurücknehmen.
    }
motion-end = 🗳️ { $by } möchte die Partie abbrechen. Dann gewinnt niemand.
motion-pause = 🗳️ { $by } möchte eine Pause: keine Bedenkzeit und keine Züge, bis jemand die Partie fortsetzt.
motion-resume = 🗳️ { $by } möchte weiterspielen. Bist du dran, stimm zu, sobald du da bist; { $when } geht „{ care-resume }“ auch ohne deine Stimme.
motion-clock = 🗳️ { $by } möchte die Bedenkzeit ändern: { $pace }. Alle beginnen mit voller Zeit.
motion-replace = 🗳️ { $by } möchte, dass für { $who } die Vertretung spielt.
motion-replace-late = 🗳️ Die Zeit ist um: { $who }. Soll die Vertretung spielen?
# How a vote stands; $open: who has not answered yet.
motion-stands = Zugestimmt: { $ayes } von { $needed }. Noch offen: { $open }.
motion-agree = Zustimmen
motion-refuse = Ablehnen
end-question-all = Die anderen fragen, ob diese Partie ohne Sieg enden soll? Alle müssen zustimmen.
end-lost = Diese gewertete Partie gegen Bots zählt für dich als verloren.
end-propose = Alle fragen
table-moved-away = { $game } (Tisch { $table }) ist umgezogen und jetzt in { $where }. [Zum Brett]({ $link })
table-moved = Der Tisch ist jetzt in { $where }.
# A line of the list of one's tables.
table-choice = Tisch { $number }: { $game }, Runde { $round }

## Calls

call-ping = { $people }: Du bist dran bei { $game }, Runde { $round }: { $what }. { $link }
call-remind = { $people }: Du bist noch dran bei { $game }, Runde { $round }: { $what }. { $link }
call-lastcall = { $people }: letzte Erinnerung bei { $game }: { $what }. Deine Zeit läuft { $until } ab. { $link }
call-vote = { $people }: { $what } { $link }
call-terms = { $people }: dabei bei { $game }? Ein Druck am Tisch genügt, sonst wird der Platz nach einem Tag frei. { $link }
call-minded = { $people }: Bei { $game } spielt jetzt die Vertretung für dich. Mit „{ care-back }“ spielst du weiter; { $when } wird dein Platz für andere frei.
call-snooze = Später erinnern
call-snoozed = Gut. Wenn du dann noch dran bist, erinnert dich der Bot { $when } wieder.
unseen-ping = Du bist dran in { $game } (Tisch { $number }). Du siehst den Kanal nicht mehr, darum steht es hier.
unseen-remind = Du bist noch immer dran in { $game } (Tisch { $number }). Du siehst den Kanal nicht mehr, darum steht es hier.
unseen-lastcall = Letzte Erinnerung für { $game } (Tisch { $number }): Deine Zeit läuft bald ab. Du siehst den Kanal nicht mehr, darum steht es hier.
unseen-vote = In { $game } (Tisch { $number }) wird abgestimmt, in einem Kanal, den du nicht mehr siehst. Frag jemanden, der den Server verwaltet.
unseen-minded = In { $game } (Tisch { $number }) spielt eine Vertretung für dich. Du siehst den Kanal nicht mehr: Frag jemanden, der den Server verwaltet, und nimm dort deinen Platz zurück.
lost-channel = Der Kanal deiner Partie { $game } (Tisch { $number }) ist weg, die Partie ist sicher. Spielt in einem anderen Kanal des Servers weiter: /{ command-table.name } { command-table-move.name }.
lost-concealed = Ich erreiche den Thread deiner Partie { $game } (Tisch { $number }) nicht, aber die Partie ist sicher: Spiel sie über /{ command-games.name } weiter.
lost-trouble = Deine Partie { $game } (Tisch { $number }) macht Pause; nichts ist verloren. { $trouble } Oder holt sie in einen anderen Kanal des Servers: /{ command-table.name } { command-table-move.name }.
