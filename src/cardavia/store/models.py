"""The two tables of the database, as SQLAlchemy Core metadata."""

from __future__ import annotations

from sqlalchemy import (
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("ai_secret", LargeBinary, nullable=False),
    Column("owner", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    CheckConstraint("length(secret) = 32 AND length(ai_secret) = 32", name="secrets"),
    Index(None, "owner", "created_at", "id"),
    Index(None, "created_at"),
)

# Without row ids the entries of one table lie together, in order, so that reading a table back is one sweep.
entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer),
    Column("kind", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("at", Double, nullable=False),
    CheckConstraint("seq >= 1", name="seq"),
    sqlite_with_rowid=False,
)
