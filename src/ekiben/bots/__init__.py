"""Players that think: each sees what its seat may see."""
