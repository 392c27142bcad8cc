### /standings in a running game: who leads, what each seat has, what each of its cards would score now.

# $points reads “12 points”.
standings-lead = { $who } leads: { $points }
standings-lead-shared = { $who } share the lead: { $points }
standings-level = Everyone is level: { $points }
standings-points = { $points ->
        [one] { $shown } point
       *[other] { $shown } points
    }
standings-all = All players

## The cards of one seat

standings-no-cards = No cards yet.
