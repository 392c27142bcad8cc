### What one player sees in private: the office, loading, replies.

office-title = Your office · { $who }
# What was taken back or made again; $known: whether the log has words for it.
office-undone =
    { $known ->
        [yes] ↩️ Taken back: { $what }
       *[no] ↩️ Your last move is taken back.
    }
office-redone =
    { $known ->
        [yes] ↪️ Redone: { $what }
       *[no] ↪️ Your move is back.
    }
office-waiting = Not your turn. Waiting for { $who }.
# An office that is no longer kept up to date; $when is a time of day.
office-folded = Your office, as of { $when }.
office-again = Open again
office-play-card = Play a card
office-cards-open = Play a card now, even out of turn
office-ready = Preview
office-your-turn = Your turn: { $what }
office-sealed = Sealed, still open to change: { $what }
office-plans =
    { $number ->
        [one] 🔁 { $number } plan active
       *[other] 🔁 { $number } plans active
    }
office-note = 📝 { $text }

## The menu of all that is not an answer: its lines, and their small print

office-more = More …
more-explain = What do I decide here?
more-hint = What the bot would do, and why
more-log = All that happened since your move
more-always = From now on, starting with this question
more-read = For screen readers, without the picture

## Loading

loading-back = Undo
loading-confirm = Confirm

## What a computer player would do

office-hint = Hint
hint-lay = Use this hint
hint-laid = ✏️ Ready to confirm: **{ $what }**.
hint-none = There is no hint right now. Try again in a moment.
# $who: the bot that advises, by its role.
hint-best = 💡 Hint ({ $who }): **{ $what }**.
hint-next = Second choice: **{ $what }**.
# $side: ahead of the best of the others, level with them or behind; $points has one decimal.
hint-why =
    { $side ->
        [ahead] In { $games } simulated games you win { $won }%, on average { $points } points ahead.
        [level] In { $games } simulated games you win { $won }%, on average level on points.
       *[behind] In { $games } simulated games you win { $won }%, on average { $points } points behind.
    }
# The next best, in the same games.
hint-why-next =
    { $side ->
        [ahead] Here you win { $won }%, { $points } points ahead.
        [level] Here you win { $won }%, level on points.
       *[behind] Here you win { $won }%, { $points } points behind.
    }

pick-cards = Play a card …
# First line of a direct message with a question; $channel is a mention.
private-hint = { $game } in { $channel }
