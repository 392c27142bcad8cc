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
setting-rated-yes = la partita vale
setting-rated-no = amichevole, non vale
setting-hints = Consigli
setting-hints-no = senza
setting-hints-yes = a richiesta (non vale)
setting-language = Lingua del tabellone
lobby-send-away = Manda via qualcuno …
setting-host = { $host } può cambiarle fino all'inizio.
lobby-elsewhere = In questo server i tavoli si aprono in { $channel }. Usa lì /{ command-new.name }.
