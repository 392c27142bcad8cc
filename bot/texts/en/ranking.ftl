### /leaderboard and /profile: who is how strong on a server, and how somebody's games went.

command-leaderboard = Ratings on this server, this season and all time
    .name = leaderboard
command-profile = Your statistics or another player's: form, seats, points, opponents
    .name = profile
command-profile-member = Which player (empty: you)
    .name = member

ranking-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
ranking-wins = { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }
# $mean reads 1.8.
ranking-mean = average place { $mean }

## Leaderboard

leaderboard-title = Leaderboard
# $season reads “Autumn”.
leaderboard-season = { $season } { $year }
leaderboard-now = This season: { $season }
leaderboard-ever = All time
leaderboard-pick-season = Which season …
leaderboard-pick-set = What was played …
leaderboard-every-set = All games
leaderboard-do-show = Share in channel
leaderboard-you = { $who } (you)
leaderboard-legend = 27 ± 5: rating 27, range 22 to 32, ranked by the 22 · ? few games so far · 🔥 winning streak · 🤖 bot, fixed rating
leaderboard-nobody = No one is ranked yet. Rated games that people finish count. /{ command-new.name } opens a table.
leaderboard-not-you = You are not ranked yet. Play a rated game to appear here.
leaderboard-hidden = Your profile is hidden, so you are on no leaderboard. /{ command-profile.name } shows it again.

## Profile

profile-title = Profile
# $least and $most: between these the strength lies almost surely.
profile-rating = Rating { $rating } (range { $least } to { $most })
profile-rated =
    { $games ->
        [0] None rated
        [one] { $games } rated
       *[other] { $games } rated
    }
profile-form = Recent results (place/players, newest last)
profile-seats = Opponents beaten, by seat
profile-seat = { $seat } { $share }% in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
profile-favourite = favourite
profile-worst = hardest
profile-points = Points per game (table average)
profile-all-sources = Total
profile-source = { $source } { $own } ({ $average })
profile-met = Head to head (ahead : behind)
profile-every-game = All games
profile-pick-game = Which game …
profile-do-opt-out = Hide my profile
profile-do-opt-in = Show my profile
profile-hidden-mine = **Your profile is hidden.** Only you see it, and you are on no leaderboard.
profile-hidden = The profile of { $who } is private.
profile-nothing = Your profile starts with your first finished game. /{ command-new.name } opens a table.
profile-nothing-other = { $who } has not finished a game here yet. /{ command-new.name } opens a table for you both.
profile-bot = { $who } is a bot and has no profile. /{ command-leaderboard.name } shows how strong the bots are.
profile-elsewhere = Here you see your own profile only. Those of others open on the server where you play together.

## Rules of ratings: ten lines for everybody; docs/fairness.md gives the reasons.

ratings-title = How ratings work
ratings-text =
    1. A game is rated if you play it to the end without hints. Friendly and practice games are not. By default a player's first game of a kind and every game against bots alone is friendly, with hints.
    2. You can be away: a stand-in plays, you come back, the game stays rated.
    3. If a stand-in finishes your game, you lose it and come last; the others are rated as they finish.
    4. Taking over a seat is not rated; the first player of that seat has lost.
    5. Once it is dealt, a rated game ends early only if everyone present agrees, or if a channel manager who does not play ends it. Then it does not count.
    6. Alone against bots, you lose if you end the game early or take back a move that bots have answered.
    7. You can take back a slip freely. Once others have moved or something hidden came up, everyone present must agree, and the game becomes friendly.
    8. You can vote in a stand-in only for a player who is late: the clock has run out or, without a clock, the table has waited a day. Then that player has a day to come back (10 minutes in a live game) before others can take the seat.
    9. With a clock, everyone present must agree to a pause or a new clock.
    10. Playing the same people again and again counts less: within { $days } days, { $full } games of the same 2 people count in full, number { $half } counts half, number { $quarter } a quarter. Bots always count in full.
