"""How games ended: results, ladders, profiles, what was spared."""
