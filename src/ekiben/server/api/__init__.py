"""How the server is reached: HTTP and WebSocket."""
