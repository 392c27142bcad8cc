### Le impostazioni di un tavolo; chi invita può cambiarle fino all'inizio.

lobby-settings = Imposta il tavolo
settings-of-table = Impostazioni di questo tavolo
setting-which = Cambia qualcosa …
setting-game = Gioco
setting-expansion = Espansione
setting-seats = Posti
setting-series = Serie
setting-pace = Tempo
setting-zero = A tempo scaduto
setting-rated = Classifica
setting-rated-yes = classificata
setting-rated-no = amichevole
setting-hints = Consigli
setting-hints-no = no
setting-hints-yes = sì (allora non classificata)
setting-language = Lingua del tabellone
lobby-send-away = Manda via qualcuno …
setting-host = { $host } può cambiarle fino all'inizio.
lobby-elsewhere = In questo server i tavoli vanno in { $channel }. Usa lì /{ command-new.name }.
