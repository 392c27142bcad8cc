### /leaderboard and /profile: who is how strong on a server, and how somebody's games went.

command-leaderboard = Who is how strong on this server, by season and of all time
    .name = leaderboard
command-profile = How your games went, or another player's: form, seats, points, opponents
    .name = profile
command-profile-member = Whose games; without it your own
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
ranking-mean = mean rank { $mean }

## Leaderboard

leaderboard-title = Leaderboard
# $season reads “Autumn”.
leaderboard-season = { $season } { $year }
leaderboard-now = This season: { $season }
leaderboard-ever = All time
leaderboard-pick-season = Which season …
leaderboard-pick-set = What was played …
leaderboard-every-set = All games
leaderboard-do-show = Show to all
leaderboard-you = { $who } (you)
leaderboard-legend = 27 ± 5: rating 27, range 22 to 32; the low end (22) sets the place · ? few games so far · 🔥 winning streak · 🤖 bot, fixed rating
leaderboard-nobody = No one is here yet. Games count when people play them to the end, without hints. /{ command-new.name } opens a table.
leaderboard-not-you = You are not here yet: your first rated game brings you in.
leaderboard-hidden = Your profile is hidden, so you are on no leaderboard. /{ command-profile.name } shows it again.

## Profile

profile-title = Profile
# $least and $most: between these the strength lies almost surely.
profile-rating = Rating { $rating } (range { $least } to { $most })
profile-rated = { $games ->
        [0] None of them rated
        [one] { $games } of them rated
       *[other] { $games } of them rated
    }
profile-form = Form: place / players, latest last
profile-seats = Seats: share of opponents you left behind
profile-seat = { $seat } { $share }% in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
profile-favourite = favourite
profile-worst = hardest
profile-seats-few = A favourite seat shows after { $games } games on one.
profile-points = Points a game, and table average
profile-all-sources = Together
profile-source = { $source } { $own } · average { $average }
profile-met = Head to head, ahead : behind
profile-every-game = All games
profile-pick-game = Which game …
profile-do-opt-out = Hide my profile
profile-do-opt-in = Show my profile
profile-hidden-mine = **Your profile is hidden.** You are on no leaderboard, and only you see this.
profile-hidden = { $who } keeps their games private.
profile-nothing = Nothing to tell yet: your profile begins with your first finished game. /{ command-new.name } opens a table.
profile-nothing-other = Nothing to tell yet: { $who } has finished no game here. /{ command-new.name } opens a table for you both.
profile-bot = { $who } is a bot and has no profile. /{ command-leaderboard.name } says how strong our bots are.
profile-elsewhere = Here you see your own profile only. Those of others open on the server where you play together.

## Rules of ratings: ten lines for everybody; docs/fairness.md gives the reasons.

ratings-title = Rules of ratings
ratings-text =
    1. A game is rated if it is played to its end, without hints, and is neither friendly nor practice. Unless the host says otherwise, a player's first game of a kind and every game against bots alone is friendly, with hints.
    2. Being away costs nothing: a stand-in plays, you come back, the game stays rated.
    3. If a stand-in finishes your game, you have lost it and come last; the others are rated as they finish.
    4. A player who takes over a seat is not rated there; its first player has lost.
    5. Once it is dealt, a rated game ends early only if everyone present agrees, or a channel manager who does not play ends it. Then it counts for nothing.
    6. Alone against bots: if you end the game early, or take back what bots have answered, you have lost it.
    7. A slip is taken back for free. Once others have answered, or something hidden was shown, everyone present must agree, and the game becomes friendly.
    8. No player is voted off unless they are late: the clock has run out or, without a clock, the table has waited a day. Then they are told, and have a day to come back (10 minutes at the live pace) before another player can take the seat.
    9. With a clock, everyone present must agree to a pause or to another clock.
    10. The same people again and again count less: within { $days } days, { $full } games of the same two count in full, number { $half } counts half, number { $quarter } a quarter. Bots always count in full.
