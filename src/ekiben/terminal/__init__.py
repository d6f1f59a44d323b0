"""Playing in the terminal, for any game: seats, commands, undo, saving, and the loop around them.

What the table of a game looks like is in the game's own package `terminal`, see `ekiben.rendering.renderer`.
"""
