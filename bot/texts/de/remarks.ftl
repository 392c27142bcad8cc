### Was am Tisch außer dem Spiel geschah, je eine Zeile im Verlauf. $who ist Zeichen und Name.

remark-asked = { $who } möchte einen Zug zurücknehmen.
remark-undo = { $who } nimmt den letzten Zug zurück.
# $others: deren Züge auch nicht mehr zählen.
remark-undo-others = { $who } nimmt den letzten Zug zurück und damit, was danach kam ({ $others }).
remark-minded = Für { $who } spielt jetzt die Vertretung.
remark-minded-manager = Die Kanalverwaltung setzt für { $who } die Vertretung ein.
remark-returned = { $who } spielt wieder selbst.
remark-claimed = { $who } übernimmt diesen Platz.
remark-paused = Pause, gewünscht von { $who }.
remark-resumed = { $who } setzt die Partie fort.
remark-host = Ab jetzt hat { $who } die Tischleitung.
remark-moved = { $who } zieht mit dem Tisch in einen anderen Kanal um.
remark-expired = Die Zeit ist um: { $who }.
remark-ended = { $who } beendet den Tisch.
remark-deadline = Die Frist ist vorbei: Vertretungen spielen zu Ende.
remark-refused = Abgelehnt: Alles bleibt, wie es ist.
# Der Tisch, von dem es hier weitergeht, und die Runde.
remark-forked = { $who } übt ab hier gegen Bots: Tisch { $table }, Runde { $round }. Ohne Wertung.
