### Words on the pictures, and their descriptions for people who do not see them.
### A description has 1,024 characters for a whole table: as short as the language allows.

picture-several = Still to act
picture-sources = Points by source
picture-course = Points after each round

## Descriptions. Seats are said by their letters; of a player, what is zero is left out.

alt-points = points { $number }
alt-due = to move
alt-rest = More in the text of the message.
