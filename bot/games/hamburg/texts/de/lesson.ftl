### Was die Lernpartie sagt, jeden Satz einmal: lesson-<Moment>, wie engine/games/hamburg/lesson.json
### sie nennt. Ein, zwei Sätze: was es ist und warum es jetzt wichtig ist.

lesson-goal = Geschenke an den Senat bringen in jeder Runde Punkte; am Ende gibt es auch Punkte für das meiste Geld.

## Fragen

lesson-harbour = Kauf in dieser Runde bis zu { $buy3 } Gruppen, je Zug 1. Schau zuerst auf die Senatskarte: Als Geschenk ist Kakao in dieser Runde 5 wert, Gewürze 4, Kaffee nichts.
lesson-office = Jetzt legt ihr alle verdeckt Waren aus, dann wird aufgedeckt. Schenk dem Senat, was er schätzt, für Punkte; verkauf, was sonst kaum jemand verkauft, für Geld.
lesson-closing = Ein Speicher hält 1 Ware für die nächste Runde; was keinen Platz hat, kommt weg. Die nächste Senatskarte liegt schon offen: Behalt, was sie schätzt.

## Was auftaucht

lesson-bought = Deine Waren sind jetzt verdeckt, aber alle haben gesehen, was du gekauft hast. Merk dir, was die anderen kaufen: Das werden sie schenken oder verkaufen.
lesson-gift = Das wertvollste Geschenk brachte { $gift3x1 } Punkte, das zweite { $gift3x2 }, das dritte { $gift3x3 }. Nächste Runde schätzt der Senat andere Sorten.
lesson-glut = Der Markt war überschwemmt: Bei 3 oder mehr Karten einer Sorte brachte jede { $market3 } Mark oder weniger. Eine allein hätte { $market1 } gebracht.
lesson-sold = Du bist für deine Verkäufe bezahlt worden. Mit Geld kaufst du Gruppen, und am Ende gibt es Punkte für das meiste.
lesson-kept = Was deine Speicher gehalten haben, hast du wieder auf der Hand. Vielleicht schätzt es der Senat später.
lesson-borrowed = Bei jemandem reichte das Geld nicht: ein Schuldschein, { $loan-cash } Mark. Ihn im Abschluss zurückzuzahlen kostet { $loan-repay } Mark; sonst kostet er am Ende { $loan-penalty } Punkte.

## Ausrutscher

lesson-loan = Du hast einen Schuldschein genommen: jetzt { $loan-cash } Mark, später { $loan-repay } zurück oder am Ende { $loan-penalty } Punkte weniger. Das kann sich lohnen, im Hafen aber selten.
lesson-nothing = Deine beiden Stapel waren leer: nichts geschenkt, nichts verkauft. Was du behältst, braucht einen Speicher, und eine einzelne seltene Ware bringt bis zu { $market1 } Mark.
lesson-thrown = Du musstest Waren ablegen: zu wenig Speicher. Der Markt hätte für sie bezahlt oder der Senat sie genommen.
