### Die Einstellungen eines Tisches; wer einlädt, kann sie bis zum Start ändern.

lobby-settings = Tisch einrichten
settings-of-table = Einstellungen dieses Tisches
setting-which = Etwas ändern …
setting-game = Spiel
setting-expansion = Erweiterung
setting-seats = Plätze
setting-series = Serie
setting-pace = Bedenkzeit
setting-zero = Wenn die Zeit abläuft
setting-rated = Wertung
setting-rated-yes = gewertet
setting-rated-no = Freundschaftsspiel
setting-hints = Tipps
setting-hints-no = aus
setting-hints-yes = an (dann ohne Wertung)
setting-language = Sprache des Bretts
lobby-send-away = Jemanden wegschicken …
setting-host = { $host } kann das bis zum Start ändern.
lobby-elsewhere = Auf diesem Server kommen Tische in { $channel }. Nimm /{ command-new.name } dort.
