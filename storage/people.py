"""The part of the store that keeps people, rooms, results, uploads, chats and settings."""

from sqlalchemy import Connection, String, Table, delete, exists, func, or_, select, update

from storage import schema
from storage.commits import RESULTS
from storage.desk import Desk
from storage.rows import Json, PersonRow, ResultRow, RoomRow
from storage.sql import Params, Shape, insert_into, upsert_into

PEOPLE = Shape(PersonRow, schema.people)
ROOMS = Shape(RoomRow, schema.rooms)
_chats = schema.chats.c


class People:
    """Whatever outlives a table."""

    _desk: Desk

    async def person(self, key: str) -> PersonRow | None:
        wanted = PEOPLE.select(schema.people.c.key == key)
        found = await self._desk.ask(lambda connection: PEOPLE.all(connection, wanted))
        return found[0] if found else None

    async def save_person(self, row: PersonRow) -> None:
        await self._save(schema.people, PEOPLE.params(row), told=f"@{row.key}")

    async def room(self, key: str) -> RoomRow | None:
        wanted = ROOMS.select(schema.rooms.c.key == key)
        found = await self._desk.ask(lambda connection: ROOMS.all(connection, wanted))
        return found[0] if found else None

    async def save_room(self, row: RoomRow) -> None:
        await self._save(schema.rooms, ROOMS.params(row), told=f"@{row.key}")

    async def forget_room(self, key: str) -> None:
        """Nothing is usual there any more."""
        gone = delete(schema.rooms).where(schema.rooms.c.key == key)

        def work(connection: Connection) -> None:
            connection.execute(gone)
            self._desk.teller.tell(connection, (f"@{key}",))

        await self._desk.write(work)

    async def move_room(self, old: str, new: str, *, merged: bool = False) -> None:
        """All that was in the old room is in the new one, whose own settings come second; or
        first, where the two are `merged`.
        """

        def work(connection: Connection) -> None:
            moved = select(schema.tables.c.id).where(schema.tables.c.room == old)
            self._desk.teller.tell(connection, connection.scalars(moved).all())
            for table in (schema.tables, schema.results):
                connection.execute(update(table).where(table.c.room == old).values(room=new))
            rooms = schema.rooms
            known = set(connection.scalars(select(rooms.c.key).where(rooms.c.key.in_((old, new)))))
            if known == {old, new}:
                connection.execute(rooms.delete().where(rooms.c.key == (old if merged else new)))
            connection.execute(update(rooms).where(rooms.c.key == old).values(key=new))

        await self._desk.write(work)

    async def results(
        self, *, person: str | None = None, room: str | None = None, game: str | None = None
    ) -> tuple[ResultRow, ...]:
        """How seats came out: of this person, in this room, of this game; the oldest first."""
        asked = {"person": person, "room": room, "game": game}
        columns = schema.results.c
        wanted = RESULTS.select(
            *(columns[name] == value for name, value in asked.items() if value is not None)
        ).order_by(columns.at, columns.table, columns.seat)
        return await self._desk.ask(lambda connection: RESULTS.all(connection, wanted))

    async def upload(self, digest: str, platform: str) -> str | None:
        """What the platform calls a picture that it already has."""
        uploads = schema.uploads.c
        wanted = select(uploads.file_id).where(
            uploads.digest == digest, uploads.platform == platform
        )
        return await self._desk.ask(lambda connection: connection.scalar(wanted))

    async def save_upload(self, digest: str, platform: str, file_id: str) -> None:
        row = {"digest": digest, "platform": platform, "file_id": file_id}
        await self._save(schema.uploads, row)

    async def trim_uploads(self, most: int) -> int:
        """How many were forgotten because there were more: any, for digests are as good as dice,
        and what is forgotten is uploaded once more.
        """
        digest = schema.uploads.c.digest
        last = select(digest).order_by(digest.desc()).offset(most).limit(1)
        if await self._desk.ask(lambda connection: connection.scalar(last)) is None:
            return 0
        trim = delete(schema.uploads).where(digest <= last.scalar_subquery())
        return await self._desk.do(lambda connection: connection.execute(trim).rowcount)

    async def lease_chat(self, chat: str, owner: str, now: float, until: float) -> bool:
        """Whether this owner alone may send there until then: it was theirs, or free."""
        insert = insert_into(self._desk.dialect, schema.chats)
        lease = insert.on_conflict_do_update(
            index_elements=[_chats.chat],
            set_={"owner": owner, "until": until},
            where=or_(_chats.owner.is_(None), _chats.owner == owner, _chats.until <= now),
        ).returning(_chats.owner)
        row = {"chat": chat, "owner": owner, "until": until, "sent": ()}
        return await self._desk.do(lambda connection: connection.scalar(lease, row) is not None)

    async def release_chats(self, owner: str) -> None:
        """This owner leaves all its chats to others."""
        free = update(schema.chats).where(_chats.owner == owner).values(owner=None, until=0.0)
        await self._desk.do(lambda connection: connection.execute(free))

    async def chat_sent(self, chat: str) -> tuple[float, ...]:
        """When messages were last sent there, as it was saved."""
        wanted = select(_chats.sent).where(_chats.chat == chat)
        found = await self._desk.ask(lambda connection: connection.scalar(wanted))
        return found or ()

    async def save_chat_sent(
        self, chat: str, times: tuple[float, ...], owner: str | None = None
    ) -> bool:
        """Whether these are now the times; False: an owner is named, and has the chat no more."""
        if owner is not None:
            mine = update(schema.chats).where(_chats.chat == chat, _chats.owner == owner)
            saved = mine.values(sent=times).returning(_chats.chat)
            return await self._desk.do(lambda connection: connection.scalar(saved) is not None)
        insert = insert_into(self._desk.dialect, schema.chats)
        save = insert.on_conflict_do_update(
            index_elements=[_chats.chat], set_={"sent": insert.excluded.sent}
        )
        row = {"chat": chat, "owner": None, "until": 0.0, "sent": times}
        key = (schema.chats.name, chat)
        await self._desk.save(key, lambda connection: connection.execute(save, row))
        return True

    async def setting(self, key: str) -> Json:
        """The setting; None if there is none."""
        wanted = select(schema.settings.c.value).where(schema.settings.c.key == key)
        found: Json = await self._desk.ask(lambda connection: connection.scalar(wanted))
        return found

    async def settings(self, prefix: str, *, deserted: str | None = None) -> dict[str, Json]:
        """All settings whose names begin so. Of a `deserted` platform: where the rest of the name
        is a chat of it in which there is no table.
        """
        settings = schema.settings.c
        wanted = select(settings.key, settings.value).where(
            settings.key.startswith(prefix, autoescape=True)
        )
        if deserted is not None:
            chat = func.substr(settings.key, len(prefix) + 1, type_=String)
            wanted = wanted.where(~exists().where(schema.tables.c.room == f"{deserted}:" + chat))
        found = await self._desk.ask(lambda connection: connection.execute(wanted).all())
        return {key: value for key, value in found}  # noqa: C416 -- as in group.py

    async def setting_once(self, key: str, value: Json) -> Json:
        """The setting; this value if there was none. All processes get the same."""
        first = insert_into(self._desk.dialect, schema.settings).on_conflict_do_nothing()
        row = {"key": key, "value": value}
        await self._desk.do(lambda connection: connection.execute(first, row))
        return await self.setting(key)

    async def forget_setting(self, key: str) -> None:
        """There is no such setting any more."""
        gone = schema.settings.delete().where(schema.settings.c.key == key)
        await self._desk.do(lambda connection: connection.execute(gone))

    async def save_setting(self, key: str, value: Json) -> None:
        await self._save(schema.settings, {"key": key, "value": value})

    async def take_setting(self, key: str) -> Json:
        """The setting, which is gone with this; None for everyone but the first who takes it."""
        settings = schema.settings
        gone = delete(settings).where(settings.c.key == key).returning(settings.c.value)
        taken: Json = await self._desk.do(lambda connection: connection.scalar(gone))
        return taken

    async def _save(self, table: Table, row: Params, *, told: str | None = None) -> None:
        """Have a row written; `told`: what the other processes are told of it."""
        statement = upsert_into(self._desk.dialect, table, tuple(row))
        key = (table.name, *(str(row[column.key]) for column in table.primary_key))

        def work(connection: Connection) -> None:
            connection.execute(statement, row)
            if told is not None:
                self._desk.teller.tell(connection, (told,))

        await self._desk.save(key, work)
