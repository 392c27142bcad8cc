### How to play: the rules page by page, what lies on the table, and lines for who is new to a game.

guide-open = How to play
guide-pick = Another page …
page-back = Back
page-next = Next
# $what: what the host has chosen, and how.
guide-here = At this table: { $what }
guide-page = Page { $page } of { $pages }

lookup-open = What is …?
lookup-pick = What is …?
lookup-title = What is on the table
lookup-none = No cards lie on the table right now.

guide-enough = Hide explanations
