### /classifica e /profilo: quanto è forte ognuno in un server, e com'è andata nelle partite di qualcuno.

command-leaderboard = Quanto è forte ognuno in questo server, per stagione e in assoluto
    .name = classifica
command-profile = Come sono andate le tue partite o quelle di altri: forma, posti, punti, avversari
    .name = profilo
command-profile-member = Di chi; senza indicazione, le tue
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
ranking-mean = piazzamento medio { $mean }

## Classifica

leaderboard-title = Classifica
# $season: per esempio «Autunno».
leaderboard-season = { $season } { $year }
leaderboard-now = Questa stagione: { $season }
leaderboard-ever = Di sempre
leaderboard-pick-season = Quale stagione …
leaderboard-pick-set = Che cosa si è giocato …
leaderboard-every-set = Tutti i giochi
leaderboard-do-show = Mostra a tutti
leaderboard-you = { $who } (tu)
leaderboard-legend = 27 ± 5: valutazione 27, tra 22 e 32; per il posto conta il valore più basso (22) · ? ancora poche partite · 🔥 vittorie di fila · 🤖 bot, valutazione fissa
leaderboard-nobody = Qui non c'è ancora nessuno. Contano le partite senza consigli, giocate di persona fino alla fine. /{ command-new.name } apre un tavolo.
leaderboard-not-you = Qui non ci sei ancora: ti ci porta la tua prima partita classificata.
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
profile-form = Forma: posto / persone, l'ultima partita in fondo
profile-seats = Posti: quota di avversari rimasti dietro
profile-seat = { $seat } { $share }% in { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }
profile-favourite = preferito
profile-worst = il più difficile
profile-seats-few = Si vede dopo { $games } partite su un posto.
profile-points = Punti a partita e media del tavolo
profile-all-sources = In tutto
profile-source = { $source } { $own } · media { $average }
profile-met = Testa a testa, davanti : dietro
profile-every-game = Tutti i giochi
profile-pick-game = Quale gioco …
profile-do-opt-out = Nascondi il profilo
profile-do-opt-in = Mostra il profilo
profile-hidden-mine = **Il tuo profilo è nascosto.** Non sei in nessuna classifica, e questo lo vedi solo tu.
profile-hidden = { $who } tiene per sé le proprie partite.
profile-nothing = Ancora niente da raccontare: il tuo profilo comincia con la prima partita finita. /{ command-new.name } apre un tavolo.
profile-nothing-other = Ancora niente da raccontare: { $who } qui non ha finito partite. /{ command-new.name } apre un tavolo per voi due.
profile-bot = { $who } è un bot e non ha un profilo. /{ command-leaderboard.name } dice quanto sono forti i nostri bot.
profile-elsewhere = Qui vedi solo il tuo profilo. Quelli degli altri si aprono nel server in cui giocate insieme.

## Rules of ratings: ten lines for everybody; docs/fairness.md gives the reasons.

ratings-title = Regole della classifica
ratings-text =
    1. È classificata una partita giocata fino alla fine, senza consigli, non amichevole e non di esercizio. Se nessuno al tavolo imposta altro, la prima partita di un tipo e ogni partita contro soli bot è amichevole, con consigli.
    2. Assentarsi non costa niente: gioca un sostituto, tu torni e la partita resta classificata.
    3. Se un sostituto finisce la tua partita, l'hai persa e arrivi all'ultimo posto; gli altri contano per come arrivano.
    4. Chi prende un posto lasciato lì non entra in classifica; ha perso chi lo occupava per primo.
    5. Dopo la distribuzione una partita classificata si chiude prima della fine solo se sono d'accordo tutti i presenti, o se la chiude chi gestisce il canale e non gioca. Allora non conta niente.
    6. Da soli contro i bot: se chiudi prima della fine, o ritiri una mossa a cui i bot hanno risposto, hai perso.
    7. Una svista si ritira senza costi. Se altri hanno risposto o si è scoperto qualcosa, devono essere d'accordo tutti i presenti, e la partita diventa amichevole.
    8. Non si vota contro chi non è in ritardo: il suo tempo è scaduto o, senza limiti, il tavolo lo aspetta da un giorno. Chi è in ritardo riceve un avviso e ha un giorno (10 minuti dal vivo) per tornare, prima che altri prendano il posto.
    9. Con un limite di tempo, per una pausa o per cambiarlo devono essere d'accordo tutti i presenti.
    10. Sempre le stesse persone contano meno: in { $days } giorni { $full } partite degli stessi due contano per intero, la numero { $half } per metà, la numero { $quarter } per un quarto. I bot contano sempre per intero.
