### /aiuto, e quello che il bot chiede dove nessun tavolo dice quale gioco.

command-help = Che cos'è Kontor, e i comandi che contano
    .name = aiuto
help-title = Kontor
# $games: tutto quello che puoi giocare.
help-text =
    Giochi da tavolo nei vostri canali, pochi clic al giorno: { $games }.
    Kontor conosce le regole, avvisa chi è di turno e conta i punti.
help-open-table = Apri un tavolo
help-my-games = Le mie partite
# Beside a table whose game has a lesson.
help-lesson-here = Imparare { $game }, il gioco di questo tavolo? O un altro:
help-learn-game = Impara { $game }
help-which-lesson = Quale gioco vuoi imparare?
help-lesson-sitting = Giochi una lezione in una volta sola, contro bot.
help-which-rules = Le regole di quale gioco?

# $least e $most: giorni, secondo quanti giocano.
effort-game = da { $least } a { $most } giorni · { $difficulty }
# Lo stesso, dove non importa in quanti si gioca.
effort-game-alike =
    { $days ->
        [one] 1 giorno
       *[other] { $days } giorni
    } · { $difficulty }
effort-lesson = Circa { $minutes } minuti · { $difficulty }
effort-easy = facile
effort-medium = medio
effort-hard = impegnativo
# $decisions: di chi gioca.
length-alone = In una volta sola: circa { $decisions } decisioni.
length-people =
    Con 2 visite al giorno: circa { $planned ->
        [one] 1 giorno
       *[other] { $planned } giorni
    } con i piani, { $newcomers } senza.
