### /datenschutz: was über jemanden gespeichert ist, als Datei; und vergessen werden.

former-player = gelöschter Account
care-vacant = { $who }: Zurück kommt niemand; alle können den Platz übernehmen.

command-privacy = Ansehen oder löschen, was über dich gespeichert ist
    .name = datenschutz
command-privacy-export = Alles als Datei bekommen, was über dich gespeichert ist
    .name = exportieren
command-privacy-erase = Vergessen werden; vorher fragt der Bot nach
    .name = löschen

privacy-export-here = Hier ist alles, was ich über dich gespeichert habe. Jeder Texteditor öffnet die Datei; wer sonst noch mitgespielt hat, kommt darin nur als Platz vor.
privacy-export-about = Alles, was Kontor über eine Person gespeichert hat. Andere kommen nur als Plätze vor; was am Tisch verdeckt war, steht nicht darin. Zeiten sind in UTC.

privacy-host = Wer diesen Bot betreibt
privacy-host-unknown = Hier ist kein Kontakt hinterlegt. Frag die Person, die den Bot auf einen Server eingeladen hat.

privacy-title = Vergessen werden?
privacy-nothing = Über dich ist nichts gespeichert.
# What erasing means, as a list in Discord's Markdown; with how many games there are of each kind.
privacy-text =
    - **Beendete Partien ({ $over })** bleiben für die anderen. Du bist darin „{ former-player }“; von dort führt nichts zu dir.
    - **Laufende Partien ({ $running })** gehen weiter: Die Vertretung übernimmt deinen Platz, andere können ihn haben. Ohne einen anderen Menschen endet die Partie.
    - **Noch nicht begonnene ({ $lobbies })**: Du steigst aus.
    - **Einstellungen, Notizen, Pläne, Ranglisten, Profil** verschwinden.
    - **Bretter** auf Discord verlieren deinen Namen. Alles andere dort bleibt.
    - **Sicherungen** können deine Nummer enthalten, bis sie gelöscht werden.

    Zurücknehmen kannst du das nicht. Für eine Kopie nutz vorher /{ command-privacy.name } { command-privacy-export.name }.
privacy-erase = Endgültig löschen
privacy-keep = Nicht löschen
privacy-kept = Gut: Nichts hat sich geändert.
privacy-erased = Du bist vergessen. Partien, in denen jetzt „{ former-player }“ sitzt: { $games }. Plätze mit Vertretung: { $seats }. Wenn du mich wieder benutzt, kennen wir uns noch nicht.
