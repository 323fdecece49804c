"""What a wheel ships ready to use, in one file: modules and expressions compiled, TOML files read,
tables of sentences made.

A command opens this file instead of hundreds; ``making_ready`` writes it. A module or an expression is
taken from it only by the Python that compiled it, a module only while its source is the one that was
compiled, and all only where their sums are right; tables are found by the text that they were read from,
those of sentences only while the modules that made them are what they were.
In every other case modules, expressions and texts are read as always.
"""

from __future__ import annotations

import marshal
import os
import sys
import zlib

TYPE_CHECKING = False  # that of typing, without loading it

if TYPE_CHECKING:
    import re
    from collections.abc import Mapping, Sequence
    from importlib.machinery import ModuleSpec
    from types import CodeType, ModuleType
    from typing import Any

#: The folder of this package, and the file in it.
PACKAGE = os.path.dirname(os.path.abspath(__file__))
FILE = os.path.join(PACKAGE, "_ready")
#: What the file begins with: its form, and the Python that can read it.
HEAD = (
    (
        f"rulesref ready 4\n{sys.implementation.cache_tag} {sys.version}\n"
        f"{sys.byteorder} {sys.maxsize}\n"  # as which numbers of an expression are written, and how great
    ).encode()
)
#: Bytes of each number behind it: the length and the sum of the list of modules, and of that of
#: tables; then come these lists, and what they list.
NUMBER = 8
_NUMBERS = 4 * NUMBER
#: Expressions lie in so many drawers: of one, only a few are read beside it.
_DRAWERS = 512

#: Where something is, its length, and its sum.
Spot = tuple[int, int, int]
#: A module: the spot of its code, or of that of all that are loaded with it, the size and the sum of
#: its source, where that is, and the names of modules to load before it, marshalled.
ModuleRow = tuple[int, int, int, int, int, str, bytes]


class _Module(type(sys)):  # type: ignore[misc]
    """A module that misses a name without a word.

    Each ``from … import`` asks its module for a path, which packages alone have. What other modules
    raise then, only to have it caught, is a tenth of what a command does before it answers.
    """

    __slots__ = ()
    __getattribute__ = object.__getattribute__


class Ready:
    """The open file: it finds and loads modules, and holds tables."""

    def __init__(self, descriptor: int) -> None:
        """Raises OSError, EOFError or ValueError where the file is not one for this Python."""
        head = os.pread(descriptor, len(HEAD) + _NUMBERS, 0)
        if not head.startswith(HEAD) or len(head) < len(HEAD) + _NUMBERS:
            raise ValueError("made by another version")
        numbers = head[len(HEAD) :]
        of_modules, sum_, of_tables, other_sum = (
            int.from_bytes(numbers[at : at + NUMBER], "little") for at in range(0, _NUMBERS, NUMBER)
        )
        there = os.fstat(descriptor)
        if of_modules + of_tables > there.st_size:
            raise EOFError
        self.descriptor = descriptor
        self.written = there.st_mtime_ns
        self.start = len(head) + of_modules + of_tables
        self._tables_at: Spot = (len(head) + of_modules - self.start, of_tables, other_sum)
        self._tables: Mapping[tuple[int, int, int], Spot] | None = None
        rooms = self._read((len(head) - self.start, of_modules, sum_))
        if rooms is None:
            raise ValueError("damaged")
        self._rooms: Mapping[str, bytes] = rooms
        self._listed: dict[str, Mapping[str, ModuleRow]] = {}
        self._together: dict[Spot, dict[str, CodeType]] = {}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: object = None
    ) -> ModuleSpec | None:
        """Where the module ``name`` comes from; None where Python has to look itself."""
        row = self._row(name)
        if row is None:
            return None
        origin = f"{PACKAGE}/{row[5]}"
        code = self._code(name, row[:3]) if self._is_of(row, origin) else None
        return None if code is None else self._spec(name, origin, code)

    def _spec(self, name: str, origin: str, code: CodeType) -> ModuleSpec:
        spec: ModuleSpec = type(__spec__)(name, self, origin=origin, loader_state=code)  # type: ignore[arg-type]
        spec.has_location = True
        spec.cached = FILE
        if origin.endswith("__init__.py"):
            spec.submodule_search_locations = [os.path.dirname(origin)]
        return spec

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """The empty module; Python makes one that answers itself for what it lacks."""
        assert spec.loader_state is not None
        answers = "__getattr__" in spec.loader_state.co_names
        return None if answers else _Module(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """Run the code of the module in it, behind that of all that it is never loaded without."""
        spec = module.__spec__
        assert spec is not None
        row = self._row(spec.name)
        if row is not None and row[6]:
            self._load_before(marshal.loads(row[6]))
        exec(spec.loader_state, module.__dict__)

    def _load_before(self, names: Sequence[str]) -> None:
        """Load modules in the order in which they come to be asked for.

        Each finds there what it imports. Python's own way to one, which asks, locks and looks
        around, takes as long as running it. What has changed is left to that way.
        """
        loaded = sys.modules
        for name in names:
            row = self._row(name)
            parent, _, last = name.rpartition(".")
            if row is None or name in loaded or parent not in loaded:
                continue
            origin = f"{PACKAGE}/{row[5]}"
            code = self._code(name, row[:3]) if self._is_of(row, origin) else None
            if code is None:
                continue
            spec = self._spec(name, origin, code)
            module = self.create_module(spec) or type(sys)(name)
            own = module.__dict__
            own["__spec__"] = spec
            own["__loader__"] = self
            own["__file__"] = origin
            own["__cached__"] = FILE
            if spec.submodule_search_locations is None:
                own["__package__"] = parent
            else:
                own["__package__"] = name
                own["__path__"] = spec.submodule_search_locations
            loaded[name] = module
            spec._initializing = True  # type: ignore[attr-defined]  # every import asks for it
            try:
                exec(code, own)
            except BaseException:
                loaded.pop(name, None)
                raise
            spec._initializing = False  # type: ignore[attr-defined]
            setattr(loaded[parent], last, module)

    def get_source(self, name: str) -> str | None:
        """The source of a module: the code knows where it stood in the package alone."""
        try:
            row = self._row(name)
            if row is None:
                return None
            with open(f"{PACKAGE}/{row[5]}", encoding="utf-8") as file:
                return file.read()
        except OSError:
            return None

    def names(self) -> set[str]:
        """The names of all modules that the file holds."""
        return {name for room in self._rooms for name in self._rows(room)}

    def _row(self, name: str) -> ModuleRow | None:
        package, _, within = name.partition(".")
        return self._rows(within.partition(".")[0]).get(name) if package == "rulesref" else None

    def _rows(self, room: str) -> Mapping[str, ModuleRow]:
        """The modules of a folder of the package, read when one of it is asked for."""
        found = self._listed.get(room)
        if found is None:
            listed = self._rooms.get(room)
            found = self._listed[room] = marshal.loads(listed) if listed else {}
        return found

    def tables_of(self, text: str) -> dict[str, Any] | None:
        """What the TOML ``text`` says; None where it is no text of the corpus as it was shipped."""
        if self._tables is None:
            self._tables = self._read(self._tables_at) or {}
        spot = self._tables.get(key(text.encode("utf-8", "surrogatepass")))
        found: dict[str, Any] | None = None if spot is None else self._read(spot)
        return found

    def made_of(self, text: str, *makers: str) -> Any:
        """What the modules ``makers`` make of ``text``; None where it is not in the file."""
        for name in makers:
            row = self._row(name)
            if row is None or not self._is_of(row, f"{PACKAGE}/{row[5]}"):
                return None
        return self.tables_of(text)

    def expression_of(self, pattern: str, flags: int) -> re.Pattern[str] | None:
        """The regular expression, without compiling it; None where it is not in the file."""
        if self._tables is None:
            self._tables = self._read(self._tables_at) or {}
        spot = self._tables.get(drawer(pattern))
        kept = None if spot is None else (self._read(spot) or {}).get((pattern, flags))
        if kept is None:
            return None
        import _sre  # type: ignore[import-not-found]

        own_flags, code, groups, names, numbers = kept
        try:  # ``re`` hands the same to it, and it looks whether the code is sound
            words = memoryview(code).cast("I").tolist()
            found: re.Pattern[str] = _sre.compile(pattern, own_flags, words, groups, names, numbers)
        except (RuntimeError, TypeError, ValueError, OverflowError):
            return None
        return found

    def _code(self, name: str, spot: Spot) -> CodeType | None:
        """The code of a module, which lies there alone or with those that are loaded with it."""
        found: Any = self._together.get(spot) or self._read(spot)
        if isinstance(found, dict):
            self._together[spot] = found
            found = found.get(name)
        return found  # type: ignore[no-any-return]

    def _is_of(self, row: ModuleRow, origin: str) -> bool:
        """Whether the source is what was compiled; one changed since the file was written is read."""
        try:
            there = os.stat(origin)
            if there.st_size != row[3]:
                return False
            if there.st_mtime_ns <= self.written:
                return True
            with open(origin, "rb") as file:
                return zlib.crc32(file.read()) == row[4]
        except OSError:
            return False

    def _read(self, spot: Spot) -> Any:
        """What lies there; None where it is damaged."""
        try:
            data = os.pread(self.descriptor, spot[1], self.start + spot[0])
        except OSError:
            return None
        return marshal.loads(data) if zlib.crc32(data) == spot[2] else None


_in_use: Ready | None = None


def use_ready() -> None:
    """Load modules and tables from the file from now on, where there is one for this Python."""
    global _in_use
    if sys.flags.optimize or not hasattr(os, "pread"):
        return
    try:
        descriptor = os.open(FILE, os.O_RDONLY)
    except OSError:
        return
    try:
        _in_use = Ready(descriptor)
    except (OSError, EOFError, ValueError):
        os.close(descriptor)
    else:
        sys.meta_path.insert(0, _in_use)


def read_toml(text: str) -> dict[str, Any]:
    """What the TOML ``text`` says. Raises ValueError where it is none."""
    found = _in_use.tables_of(text) if _in_use is not None else None
    if found is None:
        import tomllib

        found = tomllib.loads(text)
    return found


def made_of(text: str, *makers: str) -> Any:
    """What the modules ``makers`` made of ``text`` as they are now; None where it is not in the file."""
    return _in_use.made_of(text, *makers) if _in_use is not None else None


def expression_of(pattern: str, flags: int) -> re.Pattern[str] | None:
    """The regular expression as the same Python compiled it; None where it is not in the file."""
    return _in_use.expression_of(pattern, flags) if _in_use is not None else None


def drawer(pattern: str) -> tuple[int, int, int]:
    """Where in the list of tables the drawer stands that an expression is kept in: no text is there."""
    return -1, zlib.crc32(pattern.encode("utf-8", "surrogatepass")) % _DRAWERS, 0


def key(text: bytes) -> tuple[int, int, int]:
    """What a ``text`` is known by: its length and two sums over it."""
    return len(text), zlib.crc32(text), zlib.adler32(text)
