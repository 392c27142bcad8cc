### Das Büro dieses Spiels, Schiffskarten und Handel auf dem Schreibtisch.

office-purse = { $points } von { $trigger } Auftragspunkten · Produkte { $products } · Schiffskarten { $cards } · Schiffe im Vorrat { $ships }
office-ask-placing =
    { $what ->
       *[ship] Setz ein Schiff ein oder keins.
        [none] Du kannst jetzt kein Schiff einsetzen.
    }
office-ask-sailing =
    { $what ->
        [name] Wähl eine Farbe.
       *[pass] Es gibt keine Farbe zu wählen.
    }
office-ask-fork = { $ship } liegt an einer Gabelung: wohin?
office-ask-cards = Spiel Schiffskarten oder keine.
office-ask-trade = Handle, solange du magst.
office-ask-answer = Beantworte das Angebot von { $who }.
office-ask-completion = Erfüll einen Auftrag oder keinen.

## Schiffskarten

pick-card = Eine Schiffskarte spielen …
pick-ship = Welches Schiff …
pick-other-ship = Mit welchem anderen Schiff …
pick-path = Zurück nach …
pick-victim = Ladung von welchem Schiff …
pick-onto = Auf …
pick-start = Auf welchen Start …
pick-cargo = Mit welcher Ladung …
ship-line = { $ship } bei { $place } · { $cargo }
consequence-used-up = { $card } ist dann verbraucht.
# $first und $second: die Schiffe; $one und $other: was jedes jetzt trägt.
consequence-swap = { $one } bekommt { $first }, { $other } bekommt { $second }.
consequence-extra = Ein weiteres Schiff von dir auf { $start }: { $cargo }.
consequence-back = { $ship } fährt von { $origin } zurück nach { $to }.
consequence-rob = { $cargo } kommt von { $victim } auf { $ship }. { $victim } bleibt leer liegen.
consequence-rob-new = { $cargo } kommt von { $victim } auf ein neues Schiff von dir auf { $start }. { $victim } bleibt leer liegen.
consequence-guard = { $cargo } kommt von { $ship } zurück in den Vorrat. { $ship } bleibt leer liegen.

## Handel

trade-wishes = Deine Aufträge brauchen
trade-wish = { $missing } → { $points } Punkte
trade-no-wishes = Du hast alles, was deine Aufträge brauchen.
trade-laid = Dein nächstes Angebot
trade-offer = Du gibst { $give } für { $want } · an { $to }
trade-nothing = Wähl, was du gibst und was du willst. Dein Angebot geht an alle mit genug Karten oder an die Person, die du auswählst. Wer zuerst annimmt, tauscht.
trade-useless = Hier kann niemand haben, was deine Aufträge brauchen. „{ do-done-closed }“ erspart dir in dieser Runde weitere Fragen.
trade-unfair = So geht der Tausch nicht: Niemand hier kann alles haben, was du willst.
trade-from = Angebot von { $who }
trade-to-me =
    { $able ->
        [yes] Du bekommst { $give } und gibst { $want }.
        [must] Du bekämst { $give } für { $want }, und das hast du nicht. Der Bot kann das ablehnen: Plan „{ orders-do-refuse }“.
       *[no] Du bekämst { $give } für { $want }, und das hast du nicht.
    }
# $orders: die Aufträge, die ein Tausch voll macht oder kostet.
deal-completes = ➕ Diesen Auftrag könntest du erfüllen: { $orders }.
deal-breaks = ⚠️ Diesen Auftrag könntest du nicht mehr erfüllen: { $orders }.
deal-helps = ➕ Deine Aufträge brauchen, was du bekommst.
deal-none = Keiner deiner Aufträge braucht, was du bekommst.
# Was andere von einer Hand sehen: die Rückseiten ihrer Karten.
trade-partner = { $who } { $name } · { $hand }
trade-confirm = Anbieten
trade-confirm-deal = { $give } für { $want } anbieten
trade-confirm-done = Als letztes Angebot
pick-offer-give = Geben …
pick-offer-want = Bekommen …
pick-offer-to = An wen …
