"""The cards, contracts and stores of one seat."""
