### /settings: when somebody wants to be called, and what a server chooses.

settings-title = Your settings
# $now: the time of day there, such as 14:05.
settings-zone = **Time zone** · { $zone }, now { $now }
settings-zone-hint = Not { $now } where you are? Choose your time zone first.
settings-zone-more = City not in the menu? Use `/{ command-settings.name }` with `{ command-settings-zone.name }` and type a big city near you, or your country.
settings-quiet = **Quiet hours** · { $from } to { $until }
settings-quiet-what = No pings, and your clocks stop (except at live tables).
settings-vacation = **Vacation** · { $from } to { $until }
settings-vacation-what = No pings, and your clocks stop (except at live tables). You can still play. It ends on the day you are back, or with “{ settings-do-return }”.
settings-dms = **Direct messages** · { $state ->
        [on] on: the bot sends you private questions
        [off] off: private questions wait in “My office”
       *[refused] blocked by your Discord. Allow them in the privacy settings of a server we share, then try again.
    }
settings-language = new tables: { $language }
settings-game = /{ command-new.name } opens { $game }
settings-no-game = no default game
settings-server-title = This server
settings-channel = tables in { $channel }
settings-no-channel = tables in any channel
settings-welcome = Kontor is new here. Choose its language, default game and channel.
settings-hello = Direct messages reach you again.

## Buttons

settings-do-zone = Time zone
settings-do-quiet = Quiet hours
settings-do-no-quiet = No quiet hours
settings-do-vacation = Vacation
settings-do-no-vacation = Cancel vacation
settings-do-return = End vacation
settings-do-dms-on = Direct messages on
settings-do-dms-off = Direct messages off
settings-do-dms-again = Try direct messages again
settings-do-back = Back
settings-do-server = This server

## Menus

settings-pick-zone = Time zone …
settings-pick-quiet-from = Quiet from …
settings-pick-quiet-until = Quiet until …
settings-pick-vacation-from = Away from …
settings-pick-vacation-until = Back on …
settings-pick-rhythm = Reminders …
settings-pick-digest = Daily summary …
settings-pick-language = Your language …
settings-pick-server-language = Language of new tables here …

settings-pick-game = Game that /{ command-new.name } opens on this server …
settings-pick-channel = Channel for tables …
settings-option-game = /{ command-new.name }: { $game }
settings-option-no-game = /{ command-new.name }: no game chosen
settings-option-quiet-from = Quiet from { $time }
settings-option-quiet-until = Quiet until { $time }
settings-option-now = Away from now on
settings-option-vacation-from = Away from { $day }
settings-option-days = Back on { $day } (after { $days ->
        [one] { $days } day
       *[other] { $days } days
    })
settings-option-rhythm = Remind me every { $hours } hours
settings-option-no-rhythm = Do not remind me
settings-option-digest = Summary at { $time }
settings-option-language = New tables: { $language }
settings-option-own-language = You: { $language }
settings-option-discords-language = Your Discord’s language
settings-option-no-digest = No summary

## What cannot be meant

settings-bad-zone = I don't know that time zone. Type a big city near you, or your country, and choose from the list.
settings-which-zone = That could be several time zones. Choose yours from the menu.
closed-channels = I can't write in { $channels }. Let me in there, or choose another channel.
settings-bad-quiet = Quiet hours last 1 to 20 hours. Choose another hour.
settings-bad-vacation = A vacation can last 1 to 90 days. Choose another day.
settings-bad-rhythm = Choose from the menu how often I remind you.
settings-bad-language = Choose your language from the menu.
settings-bad-digest = Choose an hour for your daily summary from the menu.
