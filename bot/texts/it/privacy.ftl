### /privacy: che cosa è salvato di una persona, come file; ed essere dimenticati.

former-player = utente eliminato
care-vacant = { $who }: nessuno tornerà; chiunque può prendere il posto.

command-privacy = Che cosa so di te
    .name = privacy
command-privacy-export = Tutto quello che è salvato di te, come file
    .name = esporta
command-privacy-erase = Cancella i tuoi dati (il bot chiede conferma)
    .name = cancella

privacy-export-here = Ecco tutto quello che ho salvato di te. Qualsiasi editor di testo apre il file; chi ha giocato con te vi compare solo come posto.
privacy-export-about = Tutto quello che Kontor ha salvato di una persona. Gli altri compaiono solo come posti; quello che al tavolo era coperto non c'è. Gli orari sono in UTC.

privacy-host = Chi gestisce questo bot
privacy-host-unknown = Qui non è indicato nessun contatto. Chiedi a chi ha invitato il bot in un server.

privacy-title = Cancellare i tuoi dati?
privacy-nothing = Di te non è salvato niente.
# What erasing means, as a list in Discord's Markdown; with how many games there are of each kind.
privacy-text =
    - **Le partite finite ({ $over })** restano per gli altri, con te come «{ former-player }».
    - **Le partite in corso ({ $running })** continuano: gioca per te un sostituto, altri possono prendere il posto. Se non gioca nessun altro, la partita finisce.
    - **Quelle non iniziate ({ $lobbies })**: le lasci.
    - **Impostazioni, note, piani, classifiche e profilo** vengono eliminati.
    - **I tabelloni** su Discord perdono il tuo nome. Gli altri messaggi restano.
    - **Le copie di sicurezza** possono contenere il tuo ID Discord finché non vengono eliminate.

    Non si può annullare. Se vuoi una copia, usa prima /{ command-privacy.name } { command-privacy-export.name }.
privacy-erase = Cancella i miei dati
privacy-keep = Annulla
privacy-kept = Non è stato cancellato niente.
privacy-erased = I tuoi dati sono cancellati. Partite in cui ora sei «{ former-player }»: { $games }. Posti con un sostituto: { $seats }.
