"""Players: bots that see what their seat may see, and the arena that measures them."""
