### Comandi: descrizioni (al massimo 100 caratteri) e risposte.

command-new = Apri un tavolo in questo canale
command-new-seats = Quanti posti ci sono (da 2 a 5)
command-new-expansion = Gioca con un'espansione
command-new-language = La lingua del tabellone; le risposte private seguono la tua
command-new-place = Dove sta il tavolo
command-new-place-here = In questo canale
command-new-place-thread = In un nuovo thread
command-board = Mostra di nuovo qui sotto il tavolo di questo canale
command-office = Le tue carte, i contratti, i depositi e tutto ciò che ti aspetta
command-standings = Punti finora per provenienza, monete e forza antincendio
command-log = Che cosa è successo di recente a questo tavolo
command-card = Cerca una carta
command-card-name = Il nome della carta
command-rules = Cerca una regola
command-rules-topic = Che cosa vuoi sapere
command-settings = La lingua dei tabelloni in questo server
command-settings-language = La lingua di questo tavolo e di quelli nuovi
command-table = Gestisci il tavolo
command-table-end = Chiudi il tavolo di questo canale prima della fine

# Il nome di questa lingua, in questa lingua.
language-name = Italiano

settings-language = I nuovi tavoli qui parlano { $language }. Le tue risposte private seguono la lingua del tuo Discord.

new-opened = Il tavolo è in { $where }.
thread-name = { $game } · { $host }
end-question = Chiudere questo tavolo per tutti? La partita non si potrà riprendere.
end-yes = Chiudi
end-no = Continua a giocare
end-done = Il tavolo è chiuso.
end-kept = Allora si continua.
record-here = Il registro di questa partita. Chiunque può rigiocarla e verificarla.
standings-title = Se la partita finisse ora
standings-final = Punteggio finale
# Quante copie di una carta ci sono in una scatola: ogni stagione con il suo numero.
card-box = { $box }: { $decks }
card-deck = { $deck } { $number }
