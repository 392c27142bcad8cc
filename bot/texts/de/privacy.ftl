### /datenschutz: was über jemanden gespeichert ist, als Datei; und vergessen werden.

former-player = gelöschter Account
care-vacant = Für { $who } spielt die Vertretung. Zurück kommt niemand; alle können den Platz übernehmen.

command-privacy = Ansehen oder löschen, was über dich gespeichert ist
    .name = datenschutz
command-privacy-export = Alles als Datei bekommen, was über dich gespeichert ist
    .name = exportieren
command-privacy-erase = Vergessen werden; vorher fragt der Bot nach
    .name = löschen

privacy-export-here = Hier ist alles, was ich über dich gespeichert habe. Jeder Texteditor öffnet die Datei; wer sonst noch mitgespielt hat, kommt darin nur als Platz vor.
privacy-export-about = Alles, was Kontor über eine Person gespeichert hat. Andere kommen nur als Plätze vor; was am Tisch verdeckt war, steht nicht darin. Zeiten sind in UTC.

privacy-host = Wer diesen Bot betreibt
privacy-host-unknown = Hier ist kein Kontakt hinterlegt. Wer den Bot auf einen Server eingeladen hat, kann sagen, wer ihn betreibt.

privacy-title = Vergessen werden?
privacy-nothing = Über dich ist nichts gespeichert.
# What erasing means, as a list in Discord's Markdown; with how many games there are of each kind.
privacy-text =
    - **Beendete Partien ({ $over })** bleiben, denn sie gehören auch den anderen. Du wirst darin zu „{ former-player }“, und von dort führt nichts mehr zu dir.
    - **Laufende Partien ({ $running })** gehen weiter: Die Vertretung übernimmt deinen Platz, und andere können ihn haben. Sitzt sonst kein Mensch dort, endet die Partie.
    - **Noch nicht begonnene ({ $lobbies })**: Du stehst auf.
    - **Was nur dir gehört**, verschwindet: Einstellungen, Notizen, Pläne, Ranglisten, Profil.
    - **Bretter** auf Discord zeichnet der Bot neu, ohne deinen Namen. Alles andere dort bleibt stehen.
    - **Sicherungen** können deine Nummer enthalten, bis sie gelöscht werden.

    Zurücknehmen kannst du das nicht. Für eine Kopie nutz vorher /{ command-privacy.name } { command-privacy-export.name }.
privacy-erase = Endgültig löschen
privacy-keep = Nicht löschen
privacy-kept = Gut: Nichts hat sich geändert.
privacy-erased = Du bist vergessen. Partien, in denen jetzt „{ former-player }“ sitzt: { $games }. Plätze mit Vertretung: { $seats }. Wenn du mich wieder benutzt, kennen wir uns noch nicht.
