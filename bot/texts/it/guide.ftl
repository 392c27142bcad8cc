### Come si gioca: le regole pagina per pagina, che cosa c'è sul tavolo, e righe per chi è alle prime armi.

guide-open = Come si gioca
guide-pick = Un'altra pagina …
page-back = Indietro
page-next = Avanti
# $what: what the host has chosen, and how.
guide-here = A questo tavolo: { $what }
guide-page = Pagina { $page } di { $pages }

lookup-open = Che cos'è …?
lookup-pick = Che cos'è …?
lookup-title = Che cosa c'è sul tavolo
lookup-none = Al momento non ci sono carte sul tavolo.

guide-enough = Meno spiegazioni
