"""The games of the house in words and pictures, a room each. Workers that draw come by: keep it light."""
