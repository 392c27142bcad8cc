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
leaderboard-nobody = No one is here yet. What counts are games without hints that people played to the end themselves. /{ command-new.name } opens a table.
leaderboard-not-you = You do not stand here yet: your first rated game brings you in.
leaderboard-hidden = You have opted out and stand on no leaderboard. /{ command-profile.name } brings you back.

## Profile

profile-title = Profile
# $least and $most: between these the strength lies almost surely.
profile-rating = Rating { $rating } (range { $least } to { $most })
profile-rated = { $games ->
        [0] None of them rated
        [one] { $games } of them rated
       *[other] { $games } of them rated
    }
profile-form = Form: place / players, latest game last
profile-seats = Seats: share of opponents you left behind
profile-seat = { $seat } { $share }% in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
profile-favourite = favourite
profile-worst = hardest
profile-seats-few = After { $games } games on one seat it shows whether it is a favourite.
profile-points = Points a game and table average
profile-all-sources = Together
profile-source = { $source } { $own } · average { $average }
profile-met = Head to head, ahead : behind
profile-every-game = All games
profile-pick-game = Which game …
profile-do-opt-out = Opt out
profile-do-opt-in = Opt in again
profile-hint = “Opt out”: you are on no leaderboard, and only you see this profile. Your games stay.
profile-hidden-mine = **You have opted out.** You are on no leaderboard, and only you see this profile. Your games stay.
profile-hidden = { $who } keeps the own games private.
profile-nothing = Nothing to tell yet: your first game that is played to its end begins your profile. /{ command-new.name } opens a table.
profile-nothing-other = Nothing to tell yet: no game of { $who } has been played to its end here. /{ command-new.name } opens a table for you both.
profile-bot = { $who } is a program and has no profile. How strong our bots are stands in /{ command-leaderboard.name }.
profile-elsewhere = Here you see your own profile only. Those of others open on the server where you play together.

## Rules of ratings: ten lines for everybody; docs/fairness.md gives the reasons.

ratings-title = Rules of ratings
ratings-text =
    1. Rated is what is played to its end, without hints, neither among friends nor for practice. Unless the host decides otherwise, a first game of its kind, and a game with bots alone, is friendly with hints.
    2. To be away costs nothing: a caretaker plays, you come back, the game stays rated.
    3. If a caretaker finishes your game, you have lost it and come last; the others are rated as they finish.
    4. Whoever takes over a seat that was left is not rated there; its first player has lost.
    5. Once a player has moved, a rated game ends early only if all who are present agree, or a manager of the channel who does not play ends it. Then it counts for nothing.
    6. Alone against bots: if you end the game early, or take back what bots have answered, you have lost it.
    7. A slip is taken back for free. Once others have answered, or something hidden was shown, all who are present must agree, and the game goes on among friends.
    8. No player is voted off unless they are late: the clock has run out or, without a clock, the table has waited a day. Then they are told, and have a day to come back (ten minutes at the live pace) before another player may take the seat.
    9. With a clock, all who are present must agree to a pause or to another clock.
    10. The same people again and again count less: within { $days } days, { $full } games of the same two count in full, number { $half } counts half, number { $quarter } a quarter. Bots always count in full.
