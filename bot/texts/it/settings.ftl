### /impostazioni: quando qualcuno vuole essere chiamato, e che cosa sceglie un server.

settings-title = Le tue impostazioni
# $now: l'ora di là, per esempio 14:05.
settings-zone = **Fuso orario** · { $zone }, adesso { $now }
settings-zone-hint = Da te non sono le { $now }? Scegli prima il tuo fuso orario.
settings-zone-more = La tua città non è nel menu? Usa `/{ command-settings.name }` con `{ command-settings-zone.name }` e scrivi una grande città vicina, o il tuo paese.
settings-quiet = **Orario di silenzio** · dalle { $from } alle { $until }
settings-quiet-what = Niente avvisi, e il tuo tempo è fermo (tranne ai tavoli dal vivo).
settings-vacation = **Vacanza** · da { $from } a { $until }
settings-vacation-what = Niente avvisi, e il tuo tempo è fermo (tranne ai tavoli dal vivo). Puoi giocare lo stesso. Finisce il giorno in cui torni, o con «{ settings-do-return }».
settings-dms = **Messaggi diretti** · { $state ->
        [on] sì: il bot ti manda le domande private
        [off] no: le domande private aspettano in «Il mio ufficio»
       *[refused] bloccati dal tuo Discord. Permettili nelle impostazioni di privacy di un server in comune, poi riprova.
    }
settings-language = tavoli nuovi: { $language }
settings-game = /{ command-new.name } apre { $game }
settings-no-game = nessun gioco predefinito
settings-server-title = Questo server
settings-channel = tavoli in { $channel }
settings-no-channel = tavoli in qualsiasi canale
settings-welcome = Kontor è nuovo qui. Scegli lingua, gioco predefinito e canale.
settings-hello = I messaggi diretti ti arrivano di nuovo.

## Pulsanti

settings-do-zone = Fuso orario
settings-do-quiet = Orario di silenzio
settings-do-no-quiet = Nessun silenzio
settings-do-vacation = Vacanza
settings-do-no-vacation = Annulla la vacanza
settings-do-return = Fine vacanza
settings-do-dms-on = Attiva i messaggi diretti
settings-do-dms-off = Disattiva i messaggi diretti
settings-do-dms-again = Riprova i messaggi diretti
settings-do-back = Indietro
settings-do-server = Questo server

## Menu

settings-pick-zone = Fuso orario …
settings-pick-quiet-from = Silenzio dalle …
settings-pick-quiet-until = Silenzio fino alle …
settings-pick-vacation-from = Via da …
settings-pick-vacation-until = Di ritorno …
settings-pick-rhythm = Promemoria …
settings-pick-digest = Riepilogo quotidiano …
settings-pick-language = La tua lingua …
settings-pick-server-language = Lingua dei tavoli nuovi qui …

settings-pick-game = Gioco che /{ command-new.name } apre su questo server …
settings-pick-channel = Canale per i tavoli …
settings-option-game = /{ command-new.name }: { $game }
settings-option-no-game = /{ command-new.name }: nessun gioco scelto
settings-option-quiet-from = Silenzio dalle { $time }
settings-option-quiet-until = Silenzio fino alle { $time }
settings-option-now = Via da subito
settings-option-vacation-from = Via da { $day }
settings-option-days = Di ritorno { $day } (dopo { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    })
settings-option-rhythm = Ricordamelo ogni { $hours } ore
settings-option-no-rhythm = Niente promemoria
settings-option-digest = Riepilogo alle { $time }
settings-option-language = Tavoli nuovi: { $language }
settings-option-own-language = Tu: { $language }
settings-option-discords-language = La lingua del tuo Discord
settings-option-no-digest = Nessun riepilogo

## Quello che non si può intendere

settings-bad-zone = Non conosco questo fuso orario. Scrivi una grande città vicina, o il tuo paese, e scegli dalla lista.
settings-which-zone = Possono essere più fusi orari. Scegli il tuo dal menu.
closed-channels = In { $channels } non posso scrivere. Dammi il permesso o scegli un altro canale.
settings-bad-quiet = L'orario di silenzio dura da 1 a 20 ore. Scegli un'altra ora.
settings-bad-vacation = Una vacanza dura da 1 a 90 giorni. Scegli un altro giorno.
settings-bad-rhythm = Scegli dal menu ogni quanto avvisarti.
settings-bad-language = Scegli la tua lingua dal menu.
settings-bad-digest = Scegli dal menu un'ora per il tuo riepilogo.
