"""Painters that all games share: cover, a card to look up, end, ledger, legend."""
