### /datenschutz: was über jemanden gespeichert ist, als Datei; und vergessen werden.

former-player = gelöschter Account
care-vacant = { $who }: Zurück kommt niemand; alle können den Platz übernehmen.

command-privacy = Ansehen oder löschen, was über dich gespeichert ist
    .name = datenschutz
command-privacy-export = Alles als Datei bekommen, was über dich gespeichert ist
    .name = exportieren
command-privacy-erase = Deine Daten löschen; der Bot fragt vorher nach
    .name = löschen

privacy-export-here = Hier ist alles, was ich über dich gespeichert habe. Jeder Texteditor öffnet die Datei; wer sonst noch mitgespielt hat, kommt darin nur als Platz vor.
privacy-export-about = Alles, was Kontor über eine Person gespeichert hat. Andere kommen nur als Plätze vor; was am Tisch verdeckt war, steht nicht darin. Zeiten sind in UTC.

privacy-host = Wer diesen Bot betreibt
privacy-host-unknown = Hier ist kein Kontakt hinterlegt. Frag die Person, die den Bot auf einen Server eingeladen hat.

privacy-title = Deine Daten löschen?
privacy-nothing = Über dich ist nichts gespeichert.
# What erasing means, as a list in Discord's Markdown; with how many games there are of each kind.
privacy-text =
    - **Beendete Partien ({ $over })** bleiben für die anderen, mit dir als „{ former-player }“.
    - **Laufende Partien ({ $running })** gehen weiter: Die Vertretung spielt für dich, andere können den Platz übernehmen. Spielt sonst niemand mit, endet die Partie.
    - **Noch nicht begonnene ({ $lobbies })**: Du steigst aus.
    - **Einstellungen, Notizen, Pläne, Ranglisten und Profil** werden gelöscht.
    - **Bretter** auf Discord verlieren deinen Namen. Andere Nachrichten bleiben.
    - **Sicherungen** können deine Discord-ID enthalten, bis sie gelöscht werden.

    Das kannst du nicht rückgängig machen. Für eine Kopie nutz vorher /{ command-privacy.name } { command-privacy-export.name }.
privacy-erase = Daten löschen
privacy-keep = Abbrechen
privacy-kept = Nichts wurde gelöscht.
privacy-erased = Deine Daten sind gelöscht. Partien, in denen du jetzt „{ former-player }“ bist: { $games }. Plätze mit Vertretung: { $seats }.
