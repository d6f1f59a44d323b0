"""The games of the box, a folder each. See `ekiben.game` for what a folder must have."""
