"""The reveal of the piles: what each seat gave and sold."""
