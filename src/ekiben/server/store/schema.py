"""The tables of the database, version by version.

A version that has been released is never changed: what comes later is a new one. The statements are the same
for SQLite and PostgreSQL; text, whole numbers and seconds are all they need.
"""

from __future__ import annotations

from ekiben.errors import LocalizedError
from ekiben.server.store.database import Connection

VERSIONS: tuple[tuple[str, ...], ...] = (
    (
        """
        CREATE TABLE game_table (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            rules BIGINT NOT NULL,
            components TEXT NOT NULL,
            players BIGINT NOT NULL,
            options TEXT NOT NULL,
            seed BIGINT NOT NULL,
            settings TEXT NOT NULL,
            host TEXT NOT NULL,
            state TEXT NOT NULL,
            created DOUBLE PRECISION NOT NULL,
            changed DOUBLE PRECISION NOT NULL
        )
        """,
        "CREATE INDEX game_table_state ON game_table (state, changed)",
        """
        CREATE TABLE seat (
            game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
            number BIGINT NOT NULL,
            kind TEXT NOT NULL,
            guest TEXT,
            name TEXT NOT NULL,
            bot TEXT,
            secret TEXT,
            PRIMARY KEY (game_table, number)
        )
        """,
        "CREATE INDEX seat_guest ON seat (guest)",
        "CREATE UNIQUE INDEX seat_secret ON seat (secret)",
        """
        CREATE TABLE entry (
            game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
            number BIGINT NOT NULL,
            kind TEXT NOT NULL,
            seat BIGINT NOT NULL,
            move BIGINT,
            request TEXT NOT NULL,
            trace TEXT NOT NULL,
            moment DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (game_table, number)
        )
        """,
        "CREATE TABLE setting (name TEXT PRIMARY KEY, content TEXT NOT NULL)",
    ),
    (
        "ALTER TABLE game_table ADD COLUMN follower TEXT",
        "ALTER TABLE game_table ADD COLUMN differs BIGINT",
        "ALTER TABLE seat ADD COLUMN seen DOUBLE PRECISION NOT NULL DEFAULT 0",
        "ALTER TABLE entry ADD COLUMN spent DOUBLE PRECISION NOT NULL DEFAULT 0",
    ),
    ("ALTER TABLE game_table ADD COLUMN decides BIGINT",),
    ("ALTER TABLE game_table ADD COLUMN components_text TEXT",),
    (
        "ALTER TABLE game_table ADD COLUMN standing TEXT",
        """
        CREATE TABLE forgotten (
            guest TEXT NOT NULL,
            game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
            PRIMARY KEY (guest, game_table)
        )
        """,
    ),
)


class NewerSchema(LocalizedError):
    """The database was written by a newer version of Ekiben."""


def migrate(connection: Connection) -> int:
    """Migrate the database to the newest version; the version it had."""
    connection.run("CREATE TABLE IF NOT EXISTS schema_version (number BIGINT NOT NULL)")
    rows = connection.run("SELECT number FROM schema_version")
    found = int(rows[0][0]) if rows else 0
    if found > len(VERSIONS):
        raise NewerSchema("store-newer", found=found, known=len(VERSIONS))
    for statements in VERSIONS[found:]:
        for statement in statements:
            connection.run(statement)
    if found < len(VERSIONS):
        connection.run("DELETE FROM schema_version")
        connection.run("INSERT INTO schema_version (number) VALUES (:number)", {"number": len(VERSIONS)})
    return found
