### /classifica e /profilo: quanto è forte ognuno in un server, e com'è andata nelle partite di qualcuno.

command-leaderboard = Classifica di questo server, della stagione e di sempre
    .name = classifica
command-profile = Le tue statistiche o quelle di altri: forma, posti, punti, avversari
    .name = profilo
command-profile-member = Chi (vuoto: tu)
    .name = persona

ranking-games = { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }
ranking-wins = { $wins ->
        [one] { $wins } vittoria
       *[other] { $wins } vittorie
    }
# $mean: per esempio 1,8.
ranking-mean = posizione media { $mean }

## Classifica

leaderboard-title = Classifica
# $season: per esempio «Autunno».
leaderboard-season = { $season } { $year }
leaderboard-now = Questa stagione: { $season }
leaderboard-ever = Di sempre
leaderboard-pick-season = Quale stagione …
leaderboard-pick-set = Che cosa si è giocato …
leaderboard-every-set = Tutti i giochi
leaderboard-do-show = Condividi nel canale
leaderboard-you = { $who } (tu)
leaderboard-legend = 27 ± 5: valutazione 27, tra 22 e 32, in ordine secondo il 22 · ? ancora poche partite · 🔥 vittorie di fila · 🤖 bot, valutazione fissa
leaderboard-nobody = Qui non c'è ancora nessuno. Contano le partite classificate finite di persona. /{ command-new.name } apre un tavolo.
leaderboard-not-you = Non sei ancora in classifica. Gioca una partita classificata per entrarci.
leaderboard-hidden = Il tuo profilo è nascosto, perciò non sei in nessuna classifica. /{ command-profile.name } lo mostra di nuovo.

## Profilo

profile-title = Profilo
# $least e $most: tra questi sta quasi certamente la forza.
profile-rating = Valutazione { $rating } (tra { $least } e { $most })
profile-rated = { $games ->
        [0] Nessuna classificata
        [one] { $games } classificata
       *[other] { $games } classificate
    }
profile-form = Ultimi risultati (posizione/persone, il più recente in fondo)
profile-seats = Avversari battuti, per posto
profile-seat = { $seat } { $share }% in { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }
profile-favourite = preferito
profile-worst = il più difficile
profile-points = Punti a partita (media del tavolo)
profile-all-sources = Totale
profile-source = { $source } { $own } ({ $average })
profile-met = Scontri diretti (davanti : dietro)
profile-every-game = Tutti i giochi
profile-pick-game = Quale gioco …
profile-do-opt-out = Nascondi il profilo
profile-do-opt-in = Mostra il profilo
profile-hidden-mine = **Il tuo profilo è nascosto.** Lo vedi solo tu, e non sei in nessuna classifica.
profile-hidden = Il profilo di { $who } è privato.
profile-nothing = Il tuo profilo comincia con la prima partita finita. /{ command-new.name } apre un tavolo.
profile-nothing-other = { $who } qui non ha ancora finito partite. /{ command-new.name } apre un tavolo per voi due.
profile-bot = { $who } è un bot e non ha un profilo. /{ command-leaderboard.name } mostra quanto sono forti i bot.
profile-elsewhere = Qui vedi solo il tuo profilo. Quelli degli altri si aprono nel server in cui giocate insieme.

## Rules of ratings: ten lines for everybody; docs/fairness.md gives the reasons.

ratings-title = Come funziona la classifica
ratings-text =
    1. È classificata una partita giocata fino alla fine senza consigli; amichevoli ed esercizi no. Se nessuno imposta altro, la prima partita di un tipo e ogni partita contro soli bot è amichevole, con consigli.
    2. Puoi assentarti: gioca un sostituto, tu torni e la partita resta classificata.
    3. Se un sostituto finisce la tua partita, l'hai persa e arrivi in ultima posizione; gli altri contano per come arrivano.
    4. Prendere un posto altrui non entra in classifica; ha perso chi lo occupava per primo.
    5. Dopo la distribuzione una partita classificata si chiude prima solo se sono d'accordo tutti i presenti, o se la chiude chi gestisce il canale e non gioca. Allora non conta.
    6. Contro soli bot perdi se chiudi prima della fine o se ritiri una mossa a cui i bot hanno risposto.
    7. Una svista si ritira liberamente. Se altri hanno giocato o si è scoperto qualcosa, devono essere d'accordo tutti i presenti, e la partita diventa amichevole.
    8. Potete votare un sostituto solo per chi è in ritardo: il suo tempo è scaduto o, senza limiti, il tavolo aspetta da un giorno. Poi ha un giorno per tornare (10 minuti dal vivo), prima che altri prendano il posto.
    9. Con un limite di tempo, per una pausa o un nuovo limite devono essere d'accordo tutti i presenti.
    10. Giocare sempre con le stesse persone conta meno: in { $days } giorni { $full } partite delle stesse 2 persone contano per intero, la numero { $half } per metà, la numero { $quarter } per un quarto. I bot contano sempre per intero.
