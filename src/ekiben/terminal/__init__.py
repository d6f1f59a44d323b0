"""Playing and replaying in the terminal, for any game.

What a game looks like is its own matter: a package `terminal` in its folder meets the contract `Drawing`.
Here are the seats, what a person types, undoing, saving, and the loop around it all.
"""
