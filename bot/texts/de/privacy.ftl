### /datenschutz: was über jemanden gespeichert ist, als Datei; und vergessen werden.

former-player = jemand von früher
care-vacant = Auf dem Platz von { $who } spielt ein Verwalter. Zurück kommt niemand; wer möchte, darf ihn übernehmen.

command-privacy = Ansehen oder löschen, was über dich gespeichert ist
    .name = datenschutz
command-privacy-export = Alles als Datei bekommen, was über dich gespeichert ist
    .name = exportieren
command-privacy-erase = Vergessen werden; vorher wird nachgefragt
    .name = löschen

privacy-export-here = Hier ist alles, was ich über dich gespeichert habe. Jeder Texteditor öffnet die Datei; wer sonst noch mitgespielt hat, kommt darin nur als Platz vor.
privacy-export-about = Alles, was Kontor über eine Person gespeichert hat. Andere kommen nur als Plätze vor; was am Tisch verdeckt war, steht nicht darin. Zeiten sind in UTC.

privacy-host = Wer diesen Bot betreibt
privacy-host-unknown = Hier ist kein Kontakt hinterlegt. Wer den Bot auf einen Server eingeladen hat, kann sagen, wer ihn betreibt.

privacy-title = Vergessen werden?
privacy-nothing = Über dich ist nichts gespeichert.
# What erasing means, as a list in Discord's Markdown; with how many games there are of each kind.
privacy-text =
    - **Beendete Spiele ({ $over })** bleiben, denn sie gehören auch den anderen. Du wirst darin zu „jemand von früher“, und von dort führt nichts mehr zu dir.
    - **Laufende Spiele ({ $running })** gehen weiter: Ein Verwalter übernimmt deinen Platz, und wer möchte, darf ihn haben. Wo sonst kein Mensch sitzt, endet das Spiel.
    - **Noch nicht begonnene ({ $lobbies })**: Du stehst auf.
    - **Was nur dir gehört**, verschwindet: Einstellungen, Notizen, Pläne, Ranglisten, Profil.
    - **Bretter** auf Discord werden ohne deinen Namen neu gezeichnet. Alles andere dort bleibt stehen.
    - **Sicherungen** können deine Nummer enthalten, bis sie gelöscht werden.

    Das lässt sich nicht zurücknehmen. Für eine Kopie nutze vorher /{ command-privacy.name } { command-privacy-export.name }.
privacy-erase = Endgültig löschen
privacy-keep = Nicht löschen
privacy-kept = Gut: Nichts wurde geändert.
privacy-erased = Du bist vergessen. Spiele, in denen jetzt jemand von früher sitzt: { $games }. Plätze, die ein Verwalter übernommen hat: { $seats }. Wenn du mich wieder benutzt, kennen wir uns noch nicht.
