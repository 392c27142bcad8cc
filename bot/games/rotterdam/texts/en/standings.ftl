### What the seats of this game have, and what it scores.

standings-means = orders in hand { $orders } · products { $products } · ship cards { $cards }
standings-orders = Completed orders
standings-products = Products
standings-cards = Ship cards with points
