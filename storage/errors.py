"""What keeps a store from opening."""


class StoreError(Exception):
    """Something is wrong with the database, not with what was asked of it."""


class Newer(StoreError):
    """The database was written by a newer program: this one would not understand it."""


class Busy(StoreError):
    """Another process holds this database."""


class Unreachable(StoreError):
    """The database does not answer just now."""


class TurnedAway(StoreError):
    """The server is there and does not let us in: a wrong user, password or name."""


class Absent(StoreError):
    """There is no database yet: nobody has run the program with this address."""


class Damaged(StoreError):
    """The file is no database, or not a whole one."""


class Dangling(StoreError):
    """Brought up to this program, rows of these tables would refer to nothing: it was left as it
    was.
    """


class BadCopy(Damaged):
    """The file to restore is no copy, or not a whole one; the database is as it was."""


class NoCopy(StoreError):
    """The copy could not be written: no room, say; nothing of it is left."""


class Closed(StoreError):
    """The store was closed before this was written: it is not stored."""


class BadAddress(StoreError):
    """The URL names no database that this program can use."""
