### /cerca e «Cerca giocatori»: un messaggio che cerca persone. Le chiamate dei tavoli sono in board.ftl.

command-call = Cerca giocatori per una partita
    .name = cerca

find-title = Cerca giocatori
find-wanted = Chi gioca? { $game }
find-seats = { $seats } posti
find-seats-many = quanti vengono (un campionato)
find-for-lobby = Si cerca per questo tavolo, così com’è adesso. Quando i posti sono tutti presi, vi sedete qui.
find-hours = Per quanto
find-number-hours =
    { $number ->
        [one] 1 ora
       *[other] { $number } ore
    }
find-days =
    { $number ->
        [one] 1 giorno
       *[other] { $number } giorni
    }
find-rings =
    { $rung ->
        [0] Nessuno viene avvisato.
        [one] 1 persona che l’ha chiesto riceve un messaggio diretto.
       *[other] { $rung } persone che l’hanno chiesto ricevono un messaggio diretto.
    }
find-send = Invia
find-change = Cambia
find-season = Le iscrizioni sono aperte: { $season }

find-over = { $how ->
        [full] Ci siamo. Il tavolo si apre.
       *[ended] Questa ricerca è finita.
    }
find-missing = { $many ->
        [yes] Aperta, scade { $when }.
       *[no] { $free ->
            [0] Posti riservati, scade { $when }.
            [one] Manca ancora 1 persona, scade { $when }.
           *[other] Mancano ancora { $free } persone, scade { $when }.
        }
    }
find-choose = Tempo scaduto: siete { $taken } su { $seats }; scade { $when }.
find-in = { $who }{ $asked ->
        [yes] { $choice ->
            [fewer] : iniziare in meno
            [fill] : completare con bot
            [wait] : aspettare ancora
           *[none] : …
        }
       *[no] {""}
    }
find-in-whole = { $who } (solo se siete in { $seats })
find-guest = { $who } (posto riservato, non ha ancora premuto)
find-queue = In fila: { $who }

find-do-in = Ci sto
find-do-whole = Solo se siamo in { $seats }
find-do-out = Ci ripenso
find-do-ring = Avvisami per queste ricerche
find-do-stop = Non avvisarmi più
find-do-fewer = Iniziare in meno
find-do-fill = Completare con bot
find-do-wait = Aspettare ancora
find-do-end = Chiudi la ricerca
find-do-league = Fanne un campionato

find-sent = { $posted ->
        [no] La tua ricerca parte adesso.
       *[other] [La tua ricerca]({ $link }) è partita.
    }
find-bring = Chi viene con te?
find-bring-why = Chi scegli ha un posto riservato; «{ find-do-in }» lo preme da sé.
find-end-question =
    { $others ->
        [one] C’è un’altra persona. Chiudere la ricerca per entrambi?
       *[other] Ci sono altre { $others } persone. Chiudere la ricerca per tutti?
    }
find-ended = La ricerca è finita e il suo messaggio sparisce.
find-ring-on = Ricevi un messaggio diretto quando qui si cerca gente per { $game }: al massimo uno al giorno, mai nel tuo orario di silenzio.
find-ring-off = Questo server non ti avvisa più.
find-ring =
    { $who } cerca { $free ->
        [one] ancora 1 persona
       *[other] ancora { $free } persone
    } per { $game }, scade { $when }: [alla ricerca]({ $link })
find-ask = { $people } Non siete al completo. [Iniziare in meno, completare con bot o aspettare ancora?]({ $link }) Scade { $when }; chi non sceglie è fuori.
find-seated = { $people } Il vostro tavolo per { $game } è pronto: [al tavolo]({ $link }).
find-league = { $people } Tanti vogliono giocare a { $game }: diventa un campionato. Iscrivetevi sulla sua pagina.
find-league-opens = Il campionato si apre, e chi c’era lo viene a sapere.

## /partite con i tavoli del server

command-games-server = I tavoli in corso su questo server
    .name = qui
follow-title = Tavoli su questo server
follow-none = Qui non c’è nessun tavolo in corso che tu possa vedere.
follow-pick = Segui un tavolo …
follow-is-round = ogni round
follow-is-end = solo la fine
follow-how = Ricevi messaggi diretti silenziosi con ciò che al tavolo vedono tutti.
follow-do-round = Una volta per round
follow-do-end = Solo la fine
follow-do-stop = Non seguire più
follow-set-round = Ricevi un messaggio silenzioso per round.
follow-set-end = Ricevi un messaggio silenzioso alla fine.
follow-set-stop = Non segui più questo tavolo.
follow-news = { $state ->
        [finished] { $game } è finita
        [ended] { $game } è stata chiusa prima
       *[round] { $game }: comincia il round { $round }
    }
