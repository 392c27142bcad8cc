"""The opening of the piles: what everybody gave and sold."""
