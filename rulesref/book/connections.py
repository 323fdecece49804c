"""The open file of a book: many threads may read it, each by a connection of its own."""

from __future__ import annotations

import sqlite3
from _thread import allocate_lock, get_ident
from pathlib import Path

from rulesref.record import TYPE_CHECKING

if TYPE_CHECKING:
    import threading
    from weakref import WeakSet


class _Connection(sqlite3.Connection):
    """A connection that can be found again as long as its thread has it."""


class Connections:
    """Connections to the file at ``path``, one a thread; each goes with its thread.

    That of the thread which makes them stays: most commands have no other, and need not load
    what keeps threads apart.
    """

    def __init__(self, path: Path) -> None:
        self._uri = path.absolute().as_uri() + "?mode=ro&immutable=1"
        self._first = get_ident()
        self._of_first: sqlite3.Connection | None = None
        self._others: tuple[threading.local, WeakSet[_Connection]] | None = None
        self._lock = allocate_lock()
        self._closed = False

    def of_this_thread(self) -> sqlite3.Connection:
        """The connection of the thread that asks. Raises sqlite3.Error."""
        if get_ident() == self._first:
            found = self._of_first
        else:
            found = getattr(self._others[0], "connection", None) if self._others else None
        return found if found is not None else self._connected()

    def close(self) -> None:
        """Close them all; whoever asks afterwards gets an error."""
        with self._lock:
            self._closed = True
            for connection in self.all():
                connection.close()

    def all(self) -> list[sqlite3.Connection]:
        """Those of all threads that live."""
        others = list(self._others[1]) if self._others else []
        return [*others, *([self._of_first] if self._of_first is not None else [])]

    def _connected(self) -> sqlite3.Connection:
        with self._lock:
            if self._closed:
                raise sqlite3.ProgrammingError("Cannot operate on a closed database.")
            made = sqlite3.connect(
                self._uri, uri=True, check_same_thread=False, factory=_Connection
            )
            made.execute("pragma trusted_schema = off")  # anybody may have made the file
            if get_ident() == self._first:
                self._of_first = made
            else:
                self._keep(made)
        return made

    def _keep(self, connection: _Connection) -> None:
        """Keep the connection of another thread for as long as that lives."""
        import threading
        from weakref import WeakSet

        if self._others is None:
            self._others = threading.local(), WeakSet()
        own, every = self._others
        own.connection = connection
        every.add(connection)
