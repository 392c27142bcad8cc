### /privacy: che cosa è salvato di una persona, come file; ed essere dimenticati.

former-player = utente eliminato
care-vacant = { $who }: nessuno tornerà; chiunque può prendere il posto.

command-privacy = Che cosa so di te
    .name = privacy
command-privacy-export = Tutto quello che è salvato di te, come file
    .name = esporta
command-privacy-erase = Fatti dimenticare; prima il bot ti chiede conferma
    .name = cancella

privacy-export-here = Ecco tutto quello che ho salvato di te. Qualsiasi editor di testo apre il file; chi ha giocato con te vi compare solo come posto.
privacy-export-about = Tutto quello che Kontor ha salvato di una persona. Gli altri compaiono solo come posti; quello che al tavolo era coperto non c'è. Gli orari sono in UTC.

privacy-host = Chi gestisce questo bot
privacy-host-unknown = Qui non è indicato nessun contatto. Chiedi a chi ha invitato il bot in un server.

privacy-title = Ti dimentico?
privacy-nothing = Di te non è salvato niente.
# What erasing means, as a list in Discord's Markdown; with how many games there are of each kind.
privacy-text =
    - **Le partite finite ({ $over })** restano per gli altri. In esse sei «{ former-player }»; da lì niente porta a te.
    - **Le partite in corso ({ $running })** continuano: un sostituto prende il tuo posto, altri possono subentrare. Senza un'altra persona la partita finisce.
    - **Quelle non iniziate ({ $lobbies })**: ti alzi.
    - **Impostazioni, note, piani, classifiche, profilo** spariscono.
    - **I tabelloni** su Discord perdono il tuo nome. Tutto il resto vi rimane.
    - **Le copie di sicurezza** possono contenere il tuo numero finché non vengono eliminate.

    Non si può annullare. Se vuoi una copia, usa prima /{ command-privacy.name } { command-privacy-export.name }.
privacy-erase = Cancella per sempre
privacy-keep = Non cancellare
privacy-kept = Va bene: niente è cambiato.
privacy-erased = Ti ho dimenticato. Partite in cui ora c'è «{ former-player }»: { $games }. Posti con un sostituto: { $seats }. Quando mi userai di nuovo, non ci conosceremo ancora.
