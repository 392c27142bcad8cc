### /suche und „Leute suchen“: eine Nachricht, die Mitspielende sucht. Rufe an Tischen stehen in board.ftl.

command-call = Leute für eine Partie suchen
    .name = suche

find-title = Leute suchen
find-wanted = Wer spielt mit? { $game }
find-seats = { $seats } Plätze
find-seats-many = so viele kommen (eine Liga)
find-for-lobby = Gesucht wird für diesen Tisch, so wie er jetzt eingerichtet ist. Sind alle Plätze besetzt, sitzt ihr hier.
find-hours = Wie lange
find-number-hours =
    { $number ->
        [one] 1 Stunde
       *[other] { $number } Stunden
    }
find-days =
    { $number ->
        [one] 1 Tag
       *[other] { $number } Tage
    }
find-rings =
    { $rung ->
        [0] Niemand wird angeklingelt.
        [one] 1 Person, die darum gebeten hat, bekommt eine Direktnachricht.
       *[other] { $rung } Leute, die darum gebeten haben, bekommen eine Direktnachricht.
    }
find-send = Abschicken
find-change = Ändern
find-season = Die Anmeldung läuft: { $season }

find-over = { $how ->
        [full] Es kann losgehen. Der Tisch öffnet gleich.
       *[ended] Diese Suche ist vorbei.
    }
find-missing = { $many ->
        [yes] Offen, Schluss { $when }.
       *[no] { $free ->
            [0] Reserviert, Schluss { $when }.
            [one] Es fehlt noch 1 Person, Schluss { $when }.
           *[other] Es fehlen noch { $free } Leute, Schluss { $when }.
        }
    }
find-choose = Die Zeit ist um, ihr seid { $taken } von { $seats }; Schluss { $when }.
find-in = { $who }{ $asked ->
        [yes] { $choice ->
            [fewer] : zu wenigeren beginnen
            [fill] : mit Bots auffüllen
            [wait] : weiter warten
           *[none] : …
        }
       *[no] {""}
    }
find-in-whole = { $who } (nur wenn ihr { $seats } seid)
find-guest = { $who } (Platz reserviert, hat noch nicht gedrückt)
find-queue = In der Schlange: { $who }

find-do-in = Bin dabei
find-do-whole = Nur wenn wir { $seats } sind
find-do-out = Doch nicht
find-do-ring = Bei so etwas anklingeln
find-do-stop = Nicht mehr anklingeln
find-do-fewer = Zu wenigeren beginnen
find-do-fill = Mit Bots auffüllen
find-do-wait = Weiter warten
find-do-end = Suche beenden
find-do-league = Eine Liga daraus machen

find-sent = { $posted ->
        [no] Deine Suche geht gleich raus.
       *[other] [Deine Suche]({ $link }) ist draußen.
    }
find-bring = Wer kommt mit dir?
find-bring-why = Wen du auswählst, dem ist ein Platz reserviert; „{ find-do-in }“ drückt jeder selbst.
find-end-question =
    { $others ->
        [one] Noch jemand ist dabei. Die Suche für euch beide beenden?
       *[other] { $others } andere sind dabei. Die Suche für alle beenden?
    }
find-ended = Die Suche ist vorbei, ihre Nachricht verschwindet.
find-ring-on = Du bekommst eine Direktnachricht, wenn hier Leute für { $game } gesucht werden: höchstens eine am Tag, keine in deinen Ruhezeiten.
find-ring-off = Dieser Server klingelt dich nicht mehr an.
find-ring =
    { $who } sucht { $free ->
        [one] noch 1 Person
       *[other] noch { $free } Leute
    } für { $game }, Schluss { $when }: [zur Suche]({ $link })
find-ask = { $people } Es sind nicht alle Plätze besetzt. [Zu wenigeren beginnen, mit Bots auffüllen oder weiter warten?]({ $link }) Schluss { $when }; wer bis dahin nicht wählt, ist raus.
find-seated = { $people } Euer Tisch für { $game } steht: [zum Tisch]({ $link }).
find-league = { $people } So viele wollen { $game } spielen, dass daraus eine Liga wird. Meldet euch auf ihrer Tafel an.
find-league-opens = Die Liga wird eröffnet, und alle, die dabei waren, erfahren es.

## /partien mit den Tischen des Servers

command-games-server = Die Tische, die auf diesem Server laufen
    .name = hier
follow-title = Tische auf diesem Server
follow-none = Hier läuft kein Tisch, den du sehen kannst.
follow-pick = Einem Tisch folgen …
follow-is-round = jede Runde
follow-is-end = nur das Ende
follow-how = Du bekommst stille Direktnachrichten mit dem, was am Tisch alle sehen.
follow-do-round = Einmal je Runde
follow-do-end = Nur das Ende
follow-do-stop = Nicht mehr folgen
follow-set-round = Du bekommst einmal je Runde eine stille Nachricht.
follow-set-end = Du bekommst am Ende eine stille Nachricht.
follow-set-stop = Du folgst diesem Tisch nicht mehr.
follow-news = { $state ->
        [finished] { $game } ist zu Ende
        [ended] { $game } wurde vorzeitig beendet
       *[round] { $game }: Runde { $round } beginnt
    }
