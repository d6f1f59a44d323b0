"""Tables of a server: where games are played, who sits there, and what each seat is sent."""
