"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_UNSETTLED = sa.text("settled < version")


def upgrade() -> None:
    """From nothing to everything."""
    op.create_table(
        "alive",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_alive"),
    )
    op.create_table(
        "chats",
        sa.Column("chat", sa.String(), nullable=False),
        sa.Column("owner", sa.String(), nullable=True),
        sa.Column("until", sa.Double(), nullable=False),
        sa.Column("sent", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("chat", name="pk_chats"),
    )
    op.create_index("ix_chats_owner", "chats", ["owner"])
    op.create_table(
        "people",
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("language", sa.String(), nullable=True),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_people"),
    )
    op.create_table(
        "rooms",
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=True),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_rooms"),
    )
    op.create_table(
        "settings",
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_settings"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("room", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rules", sa.BigInteger(), nullable=False),
        sa.Column("phase", sa.String(), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("settled", sa.BigInteger(), nullable=False),
        sa.Column("opened", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.Column("commitment", sa.String(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("key", sa.LargeBinary(), nullable=True),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("snapshot", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_phase_changed", "tables", ["phase", "changed"])
    op.create_index("ix_tables_room_phase", "tables", ["room", "phase"])
    op.create_index(
        "ix_tables_unsettled",
        "tables",
        ["id"],
        sqlite_where=_UNSETTLED,
        postgresql_where=_UNSETTLED,
    )
    op.create_table(
        "uploads",
        sa.Column("digest", sa.String(), nullable=False),
        sa.Column("platform", sa.String(), nullable=False),
        sa.Column("file_id", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("digest", "platform", name="pk_uploads"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "actions",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("n", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.String(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_actions_table_id"),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_actions"),
    )
    op.create_table(
        "deadlines",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("decision", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("free", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_deadlines_table_id"),
        sa.PrimaryKeyConstraint("table_id", "kind", "seat", name="pk_deadlines"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_deadlines_free", "deadlines", ["free"])
    op.create_table(
        "places",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("way", sa.String(), nullable=False),
        sa.Column("ref", sa.Text(), nullable=False),
        sa.Column("shows", sa.BigInteger(), nullable=False),
        sa.Column("digest", sa.String(), nullable=False),
        sa.Column("posted", sa.Double(), nullable=False),
        sa.Column("editable_until", sa.Double(), nullable=True),
        sa.Column("nonce", sa.String(), nullable=True),
        sa.Column("noticed", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.String(), nullable=True),
        sa.Column("old", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_places_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_places"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "proposals",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("by", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("target", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("agreed", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("person", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_proposals_table_id"),
        sa.PrimaryKeyConstraint("table_id", "kind", "by", "target", name="pk_proposals"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("room", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=True),
        sa.Column("level", sa.String(), nullable=True),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("score", sa.BigInteger(), nullable=False),
        sa.Column("how", sa.String(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
    )
    op.create_index("ix_results_person", "results", ["person"])
    op.create_index("ix_results_room_game", "results", ["room", "game"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(), nullable=True),
        sa.Column("level", sa.String(), nullable=True),
        sa.Column("stand_in", sa.Boolean(), nullable=False),
        sa.Column("missed", sa.BigInteger(), nullable=False),
        sa.Column("decision", sa.BigInteger(), nullable=False),
        sa.Column("draft", sa.Text(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("planned", sa.Text(), nullable=False),
        sa.Column("name", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_person", "seats", ["person"])
