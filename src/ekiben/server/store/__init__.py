"""Where tables are kept: one set of statements, on SQLite or PostgreSQL."""
