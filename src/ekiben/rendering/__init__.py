"""Games drawn as text, for terminals, servers and libraries. Nothing here reads a keyboard."""
