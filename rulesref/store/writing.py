"""The one writer: names are recorded before they are written, and old ones swept after success."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rulesref.catalogue import said
from rulesref.errors import StoreError
from rulesref.places import read_most, reason_of
from rulesref.record import TYPE_CHECKING
from rulesref.store.generation import NAME, Generation, StoredFile, described, to_manifest
from rulesref.store.home import LARGEST_PARSE, LONGEST_NAME, Home
from rulesref.store.refusal import refusal
from rulesref.store.tell import Tell, silent

if TYPE_CHECKING:
    from rulesref.store.ledger import Ledger

#: Seconds that a writer waits for another one.
PATIENCE = 120.0

Builder = Callable[[Path], None]


@contextmanager
def open_writing(home: Home, tell: Tell = silent, patience: float = PATIENCE) -> Iterator[Writing]:
    """Be the only writer of ``home``, after at most ``patience`` seconds of waiting.

    ``tell`` hears of the waiting. Raises StoreError when the folder cannot be written or somebody
    else keeps it.
    """
    from rulesref.store.lock import WriterLock
    from rulesref.store.replacing import settle

    lock = WriterLock(home.folder / "LOCK")
    try:
        for folder in (home.files, home.generations, home.manifests):
            folder.mkdir(parents=True, exist_ok=True)
        settle(home.folder)
        settle(home.folder.parent)
        lock.acquire(patience, tell)
    except OSError as problem:
        raise refusal(problem, home.folder) from None
    try:
        yield Writing(home, tell)
    finally:
        lock.release()


class Writing:
    """The user's data in the hands of its one writer; ``tell`` hears of what is left alone.

    Raises StoreError where the ledger cannot be held.
    """

    def __init__(self, home: Home, tell: Tell = silent) -> None:
        from rulesref.store.ledger import Ledger

        self.home = home
        self.current: Generation | None = None
        self._tell = tell
        self._ledger: Ledger = Ledger(home.folder, tell)
        self._sweeps = self._ledger.trusted
        try:
            self.current = home.current()
        except StoreError:
            self._sweeps = False  # what cannot be read may still be mended by hand

    @property
    def files(self) -> tuple[StoredFile, ...]:
        """The files in force, which no other writer can change now."""
        return self.current.files if self.current else ()

    def put(self, sha256: str, data: bytes) -> None:
        """Keep the raw bytes of a file. Raises StoreError, also when its place is taken."""
        path = self.home.files / sha256
        try:
            if not self._lies_there(path, data):
                self._record(files=(sha256,))
                self._write(path, data)
        except OSError as problem:
            raise refusal(problem, self.home.files) from None

    def keep(self, file: StoredFile, parse: bytes) -> None:
        """Keep what a parser made of ``file``. Nobody needs it: where it cannot be, that is said."""
        from rulesref.store.replacing import settle

        path = self.home.parse_of(file.parse_name)
        try:
            reason = self._obstacle(path, file.parse_name, parse)
            if not reason:
                self._record(parses=(file.parse_name,))
                path.parent.mkdir(exist_ok=True)
                settle(self.home.folder)
                self._write(path, parse)
        except OSError as problem:
            reason = reason_of(problem)
        if reason:
            self._tell(said("{} is not kept parsed: {}").format(file.name, reason))

    @property
    def replaced(self) -> tuple[tuple[StoredFile, ...], ...]:
        """The files that others took the place of, by change, the latest last: they are kept."""
        return self.current.replaced if self.current else ()

    def publish(
        self,
        files: Sequence[StoredFile],
        builder: Builder,
        stamp: str = "",
        replaced: Sequence[tuple[StoredFile, ...]] | None = None,
    ) -> Generation:
        """Let ``builder`` fill a new folder, make that generation the one in force, then sweep.

        ``replaced`` are the files that are kept beside those in force; by default, those of before.
        Raises what ``builder`` raises, StoreError for an OSError of its or of ours; the state is
        then as it was, and nothing is swept.
        """
        from rulesref.store.ledger import names_of

        name = self._begin()
        try:
            kept_back = self.replaced if replaced is None else tuple(replaced)
            made = self._make(name, files, builder, stamp, kept_back)
            kept = (made, self.current) if self.current else (made,)
            self._ledger.record(names_of(kept))  # those of a folder from before there was a ledger
            self._write(self.home.pointer, name.encode("ascii") + b"\n")
        except BaseException as problem:
            if not self._in_force(name):  # an interruption may come right after the last move
                self._take_back(name)
            if isinstance(problem, OSError):
                raise refusal(problem, self.home.folder) from None
            raise
        self.current = made
        self._sweep(kept)
        return made

    def _begin(self) -> str:
        """The name of a new generation, and its folder, which is empty."""
        name = self._new_name()
        try:
            self._record(generations=(name,))
            (self.home.generations / name).mkdir()
        except OSError as problem:
            raise refusal(problem, self.home.folder) from None
        return name

    def _make(
        self,
        name: str,
        files: Sequence[StoredFile],
        builder: Builder,
        stamp: str,
        replaced: tuple[tuple[StoredFile, ...], ...],
    ) -> Generation:
        """Fill the generation, have it reach the disk and describe it; nobody reads it yet."""
        from rulesref.store.replacing import settle_tree

        folder = self.home.generations / name
        builder(folder)
        settle_tree(folder)
        made = described(name, folder, stamp, tuple(files), replaced)
        self._write(self.home.manifest_of(name), to_manifest(made))
        return made

    def _lies_there(self, path: Path, data: bytes) -> bool:
        """Whether ``data`` is at ``path`` by another hand. Raises StoreError for what is not ours.

        A file of ours may be damaged, and is written anew.
        """
        from rulesref.store.removing import Kind, kind_of

        kind = kind_of(path)
        if kind is Kind.NOTHING:
            return False
        if kind is Kind.FILE:
            ours = path.name in self._ledger.names.files
            if ours or path.name in (file.sha256 for file in self.files):
                return False
            if read_most(path, len(data)) == data:
                return True
        raise StoreError(
            said("something that rulesref did not write has the name of a copy of your file"),
            file=str(path),
            remedy=said("move it away; nothing was changed"),
        )

    def _obstacle(self, path: Path, name: str, parse: bytes) -> str:
        """Why ``parse`` cannot be kept at ``path``; empty where it can."""
        from rulesref.store.removing import Kind, kind_of

        if len(parse) > LARGEST_PARSE:
            return said("it is too long")
        kind = kind_of(path)
        if kind is Kind.NOTHING or (kind is Kind.FILE and name in self._ledger.names.parses):
            return ""
        return said("rulesref did not write what is at {}, which stays").format(path)

    def _record(
        self,
        files: Sequence[str] = (),
        generations: Sequence[str] = (),
        parses: Sequence[str] = (),
    ) -> None:
        from rulesref.store.ledger import Names

        self._ledger.record(Names(frozenset(files), frozenset(generations), frozenset(parses)))

    def _write(self, path: Path, data: bytes) -> None:
        from rulesref.store.replacing import write_whole

        write_whole(path, data, self._ledger.mark)

    def _take_back(self, name: str) -> None:
        from rulesref.store.sweeping import take_back

        take_back(self.home, name, self._tell)

    def _sweep(self, kept: Sequence[Generation]) -> None:
        """Remove what no reader can come to any more.

        The generation before is in ``kept``, for a reader may still be on its way to it.
        """
        from rulesref.store.sweeping import sweep

        if not self._sweeps:
            return
        try:
            sweep(self.home, self._ledger, kept, self._tell)
        except OSError as problem:  # the change itself is made
            self._tell(said("what is out of date stays for now: {}").format(reason_of(problem)))

    def _in_force(self, name: str) -> bool:
        try:
            said_now = read_most(self.home.pointer, LONGEST_NAME) or b""
            return said_now.strip() == name.encode("ascii")
        except FileNotFoundError:
            return False
        except OSError:
            return True  # unknown: better an orphan than a hole

    def _new_name(self) -> str:
        import secrets

        taken = [path.name for path in self.home.generations.glob("g*")] + self.home.names()
        last = max(
            (int(name[1:].split("-")[0]) for name in taken if NAME.fullmatch(name)), default=0
        )
        return f"g{last + 1:06}-{secrets.token_hex(4)}"
