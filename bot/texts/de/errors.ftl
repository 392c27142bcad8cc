### Freundliche Antworten auf das, was nicht geht. Jede sagt, was stattdessen hilft.

error-NoTable = Hier ist kein Tisch (mehr). /{ command-new.name } eröffnet einen.
error-NoSeason = Diese Saison gibt es hier nicht (mehr). /{ command-season.name } zeigt, welche laufen.
error-NoCall = Diese Suche ist vorbei. /{ command-call.name } beginnt eine neue.
error-Broken = Dieser Tisch ist gerade nicht lesbar; kein Zug ist verloren. Sag bitte der Person Bescheid, die den Bot betreibt: Tisch { $table }.
error-Damaged = Ein Teil der Datenbank ist beschädigt, mit ihm dieser Tisch; andere Tische laufen. Sag bitte der Person Bescheid, die den Bot betreibt: Vielleicht gibt es eine Sicherung.
error-NotSaved = Gerade lässt sich nichts speichern, darum hat sich nichts geändert. Versuch es später noch einmal; wer den Bot betreibt, sieht im Log, warum.
error-Occupied = In diesem Kanal steht schon ein Tisch; /{ command-board.name } zeigt ihn. Eröffne deinen in einem Thread.
error-WrongMoment =
    { $status ->
        [lobby] Diese Partie hat noch nicht begonnen. Drück „{ lobby-start }“ in der Lobby.
        [running] Diese Partie läuft schon. /{ command-board.name } zeigt sie.
        [finished] Diese Partie ist vorbei. „Revanche“ eröffnet eine neue mit denselben Leuten.
        [minded] Dort spielt schon die Vertretung.
        [returned] Du spielst schon wieder selbst.
        [paused] Dieser Tisch macht schon Pause.
        [resumed] Dieser Tisch macht keine Pause.
        [hidden] Die Datei einer laufenden Partie verrät verdeckte Karten. Du bekommst sie nach der Partie.
       *[ended] Dieser Tisch ist geschlossen. /{ command-new.name } eröffnet einen neuen.
    }
error-Stale = Dieser Knopf ist veraltet. Nichts hat sich geändert; so steht es jetzt:
error-Concealed = { error-NoTable }
error-Elsewhere = Tisch { $table } gehört zu einem anderen Server: Das geht nur dort.
error-NotMember = Du bist nicht mehr auf dem Server von Tisch { $table }, darum spielt dort die Vertretung für dich. Sobald du zurück bist, gibt dir „{ care-back }“ deinen Platz wieder.
error-NotSeated = Du spielst an diesem Tisch nicht mit, kannst aber zusehen. Eröffne einen eigenen in einem anderen Kanal oder Thread: /{ command-new.name }.
error-NotYourTurn = Du bist gerade nicht dran. Am Zug: { $who }, gefragt { $when }.
error-NotYourTurn-nobody = Gerade hast du nichts zu entscheiden.
error-NotAllowed = Das kann nur die Tischleitung ({ $host }); einen Tisch beenden kann auch, wer den Kanal verwaltet.
error-NoVote = Abstimmen können hier nur die genannten Personen.
error-AlreadySeated = Du sitzt schon an diesem Tisch.
error-Full = Alle Plätze sind besetzt. Du kannst zusehen oder einen eigenen Tisch eröffnen, in einem anderen Kanal oder Thread: /{ command-new.name }.
error-TooFew = Es müssen mindestens { $least } mitspielen. Warte auf weitere oder füg einen Bot hinzu.
error-Unseen = { $who } kann diesen Kanal nicht sehen. Ein Tisch zieht nur dorthin um, wohin alle mitkommen.
error-SentAway = Du wurdest aus dieser Lobby weggeschickt. /{ command-new.name } eröffnet einen eigenen Tisch in einem anderen Kanal oder Thread.
error-Denied = Den Befehl zu diesem Knopf darfst du auf diesem Server oder in diesem Kanal nicht benutzen. Das bestimmt, wer den Server verwaltet.
error-AwaitingConsent = Erst müssen noch zusagen: { $who }, mit „{ lobby-agree }“ in der Lobby. Wer einen Tag lang nicht drückt, gibt den Platz frei.
error-IllegalAction = Dieser Zug geht nicht mehr. Nichts hat sich geändert; so steht es jetzt:
error-JustShown = Du hast hier gerade schon etwas geteilt. Mehr geht { $when }.
error-Impossible =
    { $why ->
        [nothing-to-take-back] Du hast keinen Zug, den du zurücknehmen kannst.
        [nothing-to-redo] Den Zug kannst du nicht wiederholen: Es wurde schon weitergespielt.
        [sealed] Deine Antwort ist versiegelt. Ändern kannst du sie, bis alle versiegelt haben.
        [undone-often] Mehr kannst du gerade nicht zurücknehmen. Spiel weiter; in der nächsten Runde geht es wieder.
        [too-soon] Noch nicht. Warte, bis die Bedenkzeit abläuft, ohne Bedenkzeit einen Tag. Die Kanalverwaltung kann früher entscheiden.
        [season] In einer Saisonpartie bleiben Bedenkzeit und Plätze wie angekündigt, und sie endet mit der letzten Runde.
        [closing] Die Frist dieser Partie ist vorbei: Vertretungen spielen sie zu Ende.
        [forfeit] Dieser Platz ist für die Saison verloren: Eine Vertretung spielt die Partie zu Ende.
        [season-playing] Du bist in dieser Saison schon dabei.
        [season-left] Du hast diese Saison verlassen.
        [season-attempted] Du hast deinen Versuch dieser Woche schon begonnen. Alle haben nur einen.
        [season-closed] Die Anmeldung ist vorbei. Als Reserve kannst du dich noch anmelden.
        [season-no-check-in] Gerade gibt es nichts zu bestätigen.
        [season-no-pause] Pausieren kannst du einmal, während die Saison läuft.
        [season-no-reserve] Diesen Platz kann nur eine Reserve übernehmen, die noch nicht eingesprungen ist und an dem Tisch nicht spielt.
        [season-over] Diese Saison ist vorbei.
        [season-not-signed] Du bist zu dieser Saison nicht angemeldet. „{ season-do-mine }“ zeigt, was du tun kannst.
        [halted] Dieser Tisch macht Pause, niemand kann ziehen. Weiter geht es mit „{ care-resume }“ unter „{ board-care }“.
        [due] Live kannst du nicht pausieren, wenn du dran bist. Zieh zuerst, oder lass jemand anders fragen; alle müssen zustimmen.
        [consent] Diese Partie wird gewertet: Alle, die da sind, müssen ihrem Ende zustimmen. „{ care-end }“ unter „{ board-care }“ fragt sie.
        [shown] Das bleibt: Bots haben seitdem gezogen, und Verdecktes ist aufgedeckt.
        [withheld] Andere spielen noch mit denselben Karten: Bis zum Ende der Woche bleibt alles versiegelt.
        [call-in] Du bist schon dabei.
        [call-out] Du bist nicht dabei.
        [call-lobby] Du sitzt am Tisch. Dort steigst du mit „{ lobby-leave }“ aus.
        [call-choice] Hier wählen nur alle, die dabei waren, als die Zeit um war.
        [call-over] Diese Suche ist vorbei.
        [call-caller-only] Das kann nur, wer die Suche begonnen hat.
        [call-caller] Du suchst schon Leute. Beende das erst dort, wo es steht.
        [call-channel] In diesem Kanal läuft schon eine Suche. Mach mit, oder such in einem anderen Kanal.
        [call-guild] Auf diesem Server laufen schon 5 Suchen, mehr gehen nicht. Mach bei einer mit.
        [call-league] Für eine Liga braucht es mehr Leute, als an einen Tisch passen.
        [follows] Du folgst schon 10 Tischen, mehr gehen nicht. Folge erst einem nicht mehr.
        [concealed] Ein Tisch der Duplikatwoche bleibt dort, wo ihn nur sieht, wer dort spielt.
       *[no-deal] An diesem Tisch geht kein Zurücknehmen mehr: Der Beginn der Partie ist nicht mehr gespeichert.
    }
error-NotClaimable = Dieser Platz ist nicht frei. Die Vertretung hält ihn nur, bis jemand zurückkommt.
error-NotClaimable-yet = Noch nicht: Der Bot hat Bescheid gesagt, zurückkommen geht noch. Der Platz wird { $when } frei.
error-HasSat = Du hast an diesem Tisch schon gesessen und kennst verdeckte Karten. Dieser Platz ist für andere; zusehen kannst du.
error-NoMotion = Es gibt nichts (mehr) abzustimmen.
error-unknown-control = Dieser Knopf ist veraltet. /{ command-board.name } zeigt den Tisch, wie er jetzt ist.
error-permissions = Mir fehlen Rechte in { $channel }: { $names }. Bitte jemanden, der diesen Server verwaltet, sie mir zu geben, und versuch es dann noch einmal.
error-no-thread-here = Einen Thread kann ich nur in einem Text- oder Ankündigungskanal eröffnen. Nimm hier /{ command-new.name } ohne diese Option oder versuch es dort.
error-no-card = Eine Karte mit diesem Namen gibt es nicht. Tipp ein paar Buchstaben und wähl aus der Liste.
error-no-topic = Ein Thema mit diesem Namen gibt es nicht. Tipp los und wähl aus der Liste.
error-no-seats = { $game } ist für { $least } bis { $most } Personen. Wähl eine andere Zahl von Plätzen.
error-no-expansion = Eine Erweiterung mit diesem Namen gibt es für { $game } nicht. Wähl eine aus der Liste, oder spiel ohne.
error-fault = Auf meiner Seite ging etwas schief (Code { $code }). Nichts ist verloren: Dein letzter bestätigter Zug ist sicher. Versuch es noch einmal oder nimm /{ command-board.name }.
error-late = Das hat zu lange gedauert. Bitte drück noch einmal.

# Wie viele Tische offen sein dürfen.

limit-server =
    { $most ->
        [one] Auf diesem Server ist schon 1 Tisch offen, mehr geht nicht.
       *[other] Auf diesem Server sind schon { $most } Tische offen, mehr geht nicht.
    } Macht Platz: Tischleitung oder Kanalverwaltung beendet einen davon in seinem Kanal mit /{ command-table.name } { command-table-end.name }.
limit-person =
    { $most ->
        [one] Du hast schon 1 offenen Tisch, mehr geht nicht.
       *[other] Du hast schon { $most } offene Tische, mehr geht nicht.
    } Mach Platz: Beende einen davon in seinem Kanal mit /{ command-table.name } { command-table-end.name }.
limit-hour =
    { $most ->
        [one] Du hast in einer Stunde schon 1 Tisch eröffnet, mehr geht nicht.
       *[other] Du hast in einer Stunde schon { $most } Tische eröffnet, mehr geht nicht.
    } Der nächste geht { $when }.
limit-seasons-server = Dieser Server hat schon { $most } offene Saisons, mehr geht nicht. Wer ihn verwaltet, kann eine in /{ command-season.name } absagen.
limit-seasons-person = Du hast schon { $most } Saisons eröffnet, die noch laufen, mehr geht nicht. Sag eine in /{ command-season.name } ab, oder warte, bis eine endet.
limit-quiet = Am längsten ohne Zug:
limit-table = { $where } · Tisch { $table }, zuletzt aktiv { $when }

permission-view_channel = Kanal ansehen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-create_public_threads = Öffentliche Threads erstellen
permission-create_private_threads = Private Threads erstellen
permission-embed_links = Links einbetten
permission-read_message_history = Nachrichtenverlauf anzeigen
