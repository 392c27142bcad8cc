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
office-waiting = Not your turn.
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
more-hint = The best answer, and why
more-log = All that happened since your move
more-always = From now on, starting with this question
more-read = For screen readers, without the picture

## Loading

loading-back = Undo
loading-confirm = Confirm

## What a computer player would do

office-hint = Hint
hint-lay = Use this hint
hint-laid = ✏️ The hint is laid out; the marked button does it.
hint-none = There is no hint right now. Try again in a moment.
hint-best = 💡 Hint: **{ $what }**.
# $side: level with the best answer, or behind it; $points has one decimal.
hint-next =
    { $side ->
        [level] Second choice: **{ $what }**, about as good.
       *[behind] Second choice: **{ $what }**, about { $points } points behind.
    }

pick-cards = Play a card …
# First line of a direct message with a question; $channel is a mention.
private-hint = { $game } in { $channel }
