"""Storage of tables: one set of SQL statements for SQLite and PostgreSQL."""
