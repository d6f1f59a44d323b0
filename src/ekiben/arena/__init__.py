"""What measures players: the arena and the study."""
