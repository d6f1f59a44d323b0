"""The rules of Zero-Kei once more, straight from the rulebook, slow and simple: to check the fast ones.

They read views, moves and the printed values only, and call no rule.
"""
