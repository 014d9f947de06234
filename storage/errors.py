"""What keeps a store from opening."""


class StoreError(Exception):
    """Something is wrong with the database, not with what was asked of it."""


class Newer(StoreError):
    """The database was written by a newer program: this one would not understand it."""


class Busy(StoreError):
    """Another process holds this database."""


class Unreachable(StoreError):
    """There is no database there, or it does not let us in."""


class Damaged(StoreError):
    """The file is no database, or not a whole one."""


class Closed(StoreError):
    """The store was closed before this was written: it is not stored."""


class BadAddress(StoreError):
    """The URL names no database that this program can use."""
