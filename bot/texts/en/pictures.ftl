### Words on the pictures, and their descriptions for people who do not see them.
### A description has 1,024 characters for a whole table: as short as the language allows.

picture-sold = sold
picture-several = Still to act: { $who }
picture-supply = Supply
picture-complete = complete
picture-pool = To be placed
picture-ships = On your ships
picture-sources = Points by source
picture-course = Points after each round
