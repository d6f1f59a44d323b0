"""Python and its JavaScript side by side."""
