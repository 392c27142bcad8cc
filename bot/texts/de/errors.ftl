### Freundliche Antworten auf das, was nicht geht. Jede sagt, was stattdessen hilft.

error-NoTable = Hier ist kein Tisch (mehr). /{ command-new.name } eröffnet einen.
error-NoSeason = Diese Saison gibt es hier nicht (mehr). /{ command-season.name } zeigt, was läuft.
error-Broken = Dieser Tisch ist gerade nicht lesbar; seine Züge sind sicher. Sag bitte der Person Bescheid, die den Bot betreibt: Tisch { $table }.
error-Damaged = Ein Teil der Datenbank dieses Bots ist beschädigt, darin auch dieser Tisch; andere Tische laufen weiter. Sag bitte der Person Bescheid, die den Bot betreibt: Vielleicht steht er in einer Sicherung.
error-Occupied = In diesem Kanal steht schon ein Tisch. /{ command-board.name } zeigt ihn; ein eigener Thread hat Platz für einen weiteren.
error-WrongMoment =
    { $status ->
        [lobby] Dieses Spiel hat noch nicht begonnen. „{ lobby-start }“ in der Lobby beginnt es.
        [running] Dieses Spiel läuft schon. /{ command-board.name } zeigt es.
        [finished] Dieses Spiel ist vorbei. „Revanche“ eröffnet ein neues in derselben Runde.
        [minded] Dort spielt schon ein Verwalter.
        [returned] Du spielst schon selbst.
        [paused] Dieser Tisch ruht schon.
        [resumed] Dieser Tisch ruht nicht.
        [hidden] Die Aufzeichnung eines laufenden Spiels verrät verdeckte Karten, darum bekommt sie hier niemand. Nach dem Spiel bekommen sie alle.
       *[ended] Dieser Tisch ist geschlossen. /{ command-new.name } eröffnet einen neuen.
    }
error-Stale = Dieser Knopf ist veraltet. Nichts hat sich geändert; so steht es jetzt:
error-Concealed = { error-NoTable }
error-Elsewhere = Tisch { $table } gehört zu einem anderen Server: Das geht nur dort.
error-NotMember = Du bist nicht mehr auf dem Server von Tisch { $table }, darum spielt dort ein Verwalter für dich. Sobald du zurück bist, gibt dir „{ care-back }“ deinen Platz wieder.
error-NotSeated = Du sitzt nicht an diesem Tisch, darfst aber gern zusehen. Mit /{ command-new.name } eröffnest du einen eigenen, in einem anderen Kanal oder Thread.
error-NotYourTurn = Du bist gerade nicht dran. Am Zug: { $who }, gefragt { $when }.
error-NotYourTurn-nobody = Gerade hast du nichts zu entscheiden.
error-NotAllowed = Das darf nur, wer den Tisch eröffnet hat ({ $host }); einen Tisch beenden darf auch, wer diesen Kanal verwaltet.
error-NoVote = Du stimmst hier nicht mit ab: Gefragt sind andere.
error-AlreadySeated = Du sitzt schon an diesem Tisch.
error-Full = Alle Plätze sind besetzt. Du darfst zusehen oder mit /{ command-new.name } einen eigenen Tisch eröffnen, in einem anderen Kanal oder Thread.
error-TooFew = Es müssen mindestens { $least } mitspielen. Lass noch jemanden Platz nehmen oder setz einen Bot dazu.
error-IllegalAction = Dieser Zug geht nicht mehr. Nichts hat sich geändert; so steht es jetzt:
error-Impossible =
    { $why ->
        [nothing-to-take-back] Du hast keinen Zug, den du zurücknehmen kannst.
        [nothing-to-redo] Es gibt nichts zu wiederholen: Seitdem ist etwas geschehen.
        [sealed] Deine Antwort liegt versiegelt da. Bis die letzte da ist, kannst du sie ändern.
        [undone-often] Für eine Entscheidung oder eine Runde hast du oft genug zurückgenommen oder darum gebeten. Spiel weiter: In der nächsten Runde geht es wieder.
        [too-soon] Noch nicht: Dafür muss jemandes Uhr abgelaufen sein oder der Tisch, ohne Uhr, einen Tag gewartet haben. Auch wer den Kanal verwaltet, kann es entscheiden.
        [season] Das ist ein Tisch einer Saison: Uhr und Plätze bleiben wie angekündigt, und er endet mit der letzten Runde.
        [closing] Die Frist dieses Tischs ist vorbei: Vertretungen spielen ihn zu Ende.
        [forfeit] Dieser Platz ist für diese Saison verloren: Eine Vertretung spielt ihn zu Ende.
        [season-playing] Du spielst in dieser Saison schon mit.
        [season-closed] Die Anmeldung zu dieser Saison ist vorbei. Als Reserve kannst du dich noch anmelden.
        [season-no-check-in] Gerade gibt es nichts zu bestätigen.
        [season-no-pause] Du hattest die eine Pause dieser Saison schon, oder sie läuft nicht.
        [season-no-reserve] Du kannst diesen Platz nicht übernehmen: Das tut eine Reserve, die noch nicht eingesprungen ist und an dem Tisch nicht spielt.
        [season-over] Diese Saison ist vorbei.
        [season-not-signed] Du bist zu dieser Saison nicht angemeldet.
        [halted] Dieser Tisch ruht, und mit Uhr zieht dann niemand. „{ care-resume }“ unter „{ board-care }“ beendet die Pause.
        [due] Live hält niemand die Uhr an, solange der eigene Zug fällig ist: Antworte zuerst, oder lass jemand anders fragen. Alle müssen zustimmen.
        [consent] Dieses Spiel wird gewertet: Alle, die da sind, müssen seinem Ende zustimmen. „{ care-end }“ unter „{ board-care }“ fragt sie.
        [shown] Seit deinem letzten Zug haben Bots geantwortet und Verdecktes wurde gezeigt: Das bleibt. Nur Mitspielende könnten zustimmen, es zurückzunehmen.
       *[no-deal] An diesem Tisch lässt sich nichts mehr zurücknehmen: Sein Anfang ist nicht mehr bekannt.
    }
error-NotClaimable = Dieser Platz ist dem Verwalter nur geliehen; wer ihn verliehen hat, kommt wieder.
error-NotClaimable-yet = Noch nicht: Wer dort sitzt, wurde benachrichtigt und darf noch zurückkehren. Der Platz wird { $when } frei.
error-HasSat = Du hast an diesem Tisch schon gesessen und kennst verdeckte Karten. Dieser Platz ist für andere frei; zuschauen darfst du gern.
error-NoMotion = Es gibt nichts (mehr) abzustimmen.
error-unknown-control = Dieser Knopf ist veraltet. /{ command-board.name } zeigt den Tisch, wie er jetzt ist.
error-permissions = Mir fehlen Rechte in { $channel }: { $names }. Bitte jemanden, der diesen Server verwaltet, sie mir zu geben, und versuch es dann noch einmal.
error-no-thread-here = Einen Thread kann ich nur in einem Text- oder Ankündigungskanal eröffnen. Nimm hier /{ command-new.name } ohne diese Option oder versuch es dort.
error-no-card = Eine Karte mit diesem Namen gibt es nicht. Tippe ein paar Buchstaben und wähle aus der Liste.
error-no-topic = Ein Thema dieses Namens gibt es nicht. Tippe los und wähle eins aus der Liste.
error-no-seats = { $game } ist für { $least } bis { $most } Personen. Nichts wurde eröffnet: Wähle eine andere Zahl von Plätzen.
error-no-expansion = Eine Erweiterung dieses Namens gibt es für { $game } nicht. Wähle eine aus der Liste, oder spiele ohne.
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
        [one] Ein offener Tisch ist von dir, mehr sind für eine Person nicht vorgesehen.
       *[other] { $most } offene Tische sind von dir, mehr sind für eine Person nicht vorgesehen.
    } Nichts wurde eröffnet, und deine Spiele gehen weiter. Platz entsteht, wenn du einen davon in seinem Kanal mit /{ command-table.name } { command-table-end.name } beendest.
limit-hour =
    { $most ->
        [one] Du hast in einer Stunde einen Tisch eröffnet, mehr sind für eine Person nicht vorgesehen.
       *[other] Du hast in einer Stunde { $most } Tische eröffnet, mehr sind für eine Person nicht vorgesehen.
    } Der nächste geht { $when }; was offen ist, läuft weiter.
limit-quiet = Am längsten still:
limit-table = { $where } · Tisch { $table }, zuletzt aktiv { $when }

permission-view_channel = Kanal ansehen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-create_public_threads = Öffentliche Threads erstellen
permission-embed_links = Links einbetten
permission-read_message_history = Nachrichtenverlauf anzeigen
