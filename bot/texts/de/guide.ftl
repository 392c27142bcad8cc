### So wird gespielt: die Regeln Seite für Seite, was auf dem Tisch liegt, und Zeilen für alle, die neu sind.

guide-open = So wird gespielt
guide-pick = Andere Seite …
page-back = Zurück
page-next = Weiter
# $what: what the host has chosen, and how.
guide-here = An diesem Tisch: { $what }
guide-page = Seite { $page } von { $pages }

lookup-open = Was ist …?
lookup-pick = Was ist …?
lookup-title = Was auf dem Tisch liegt
lookup-none = Gerade liegen keine Karten auf dem Tisch.

guide-enough = Erklärungen ausblenden
