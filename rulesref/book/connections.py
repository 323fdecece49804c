"""The open file of a book: many threads may read it, each by a connection of its own."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path
from weakref import WeakSet


class _Connection(sqlite3.Connection):
    """A connection that can be found again as long as its thread has it."""


class Connections:
    """Connections to the file at ``path``, one a thread; each goes with its thread."""

    def __init__(self, path: Path) -> None:
        self._uri = path.absolute().as_uri() + "?mode=ro&immutable=1"
        self._own = threading.local()
        self._open: WeakSet[_Connection] = WeakSet()
        self._lock = threading.Lock()
        self._closed = False

    def of_this_thread(self) -> sqlite3.Connection:
        """The connection of the thread that asks. Raises sqlite3.Error."""
        found: sqlite3.Connection | None = getattr(self._own, "connection", None)
        return found if found is not None else self._connected()

    def close(self) -> None:
        """Close them all; whoever asks afterwards gets an error."""
        with self._lock:
            self._closed = True
            for connection in list(self._open):
                connection.close()

    def _connected(self) -> sqlite3.Connection:
        with self._lock:
            if self._closed:
                raise sqlite3.ProgrammingError("Cannot operate on a closed database.")
            made = sqlite3.connect(
                self._uri, uri=True, check_same_thread=False, factory=_Connection
            )
            self._open.add(made)
        made.execute("pragma trusted_schema = off")  # anybody may have made the file
        self._own.connection = made
        return made
