"""Tables as they are kept, without a network or a database: what the server and the tab have in common."""
