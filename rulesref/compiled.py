"""All modules of this package, compiled into one file that a wheel ships: a command opens one
instead of hundreds.

``python -X no_debug_ranges -m rulesref.compiled FOLDER FILE`` writes it. A module is taken from
it only by the Python that compiled it, only while its source is the one that was compiled, and
only where its sum is right; in every other case Python loads the module as it always does.
"""

from __future__ import annotations

import marshal
import os
import sys
import zlib

TYPE_CHECKING = False  # that of typing, without loading it

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from importlib.machinery import ModuleSpec
    from types import CodeType, ModuleType

#: The folder of this package, and the file in it.
PACKAGE = os.path.dirname(os.path.abspath(__file__))
FILE = os.path.join(PACKAGE, "_modules")
#: What the file begins with: its form, and the Python that can read it.
HEAD = f"rulesref modules 1\n{sys.implementation.cache_tag} {sys.version}\n".encode()
#: Behind it: bytes of the table that follows, and the sum of these.
_NUMBER = 8

#: Where a module's code is, how long, and its sum; the size of its source and the sum of that;
#: its source, from the package on.
Row = tuple[int, int, int, int, int, str]


class CompiledModules:
    """Finds and loads the modules that the open file holds."""

    def __init__(self, descriptor: int, table: dict[str, Row], start: int) -> None:
        self.descriptor = descriptor
        self.table = table
        self.start = start
        self.written = os.fstat(descriptor).st_mtime_ns

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: object = None
    ) -> ModuleSpec | None:
        """Where the module ``name`` comes from; None where Python has to look itself."""
        row = self.table.get(name)
        if row is None:
            return None
        origin = f"{PACKAGE}/{row[5]}"
        if not self._is_of(row, origin):
            return None
        code = self._code(row)
        if code is None:
            return None
        spec = type(__spec__)(name, self, origin=origin, loader_state=code)  # type: ignore[arg-type]
        spec.has_location = True
        spec.cached = FILE
        if row[5].endswith("__init__.py"):
            spec.submodule_search_locations = [os.path.dirname(origin)]
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        """Let Python make the empty module."""

    def exec_module(self, module: ModuleType) -> None:
        """Run the code of the module in it."""
        spec = module.__spec__
        assert spec is not None
        exec(spec.loader_state, module.__dict__)

    def get_source(self, name: str) -> str | None:
        """The source of a module: the code knows where it stood in the package alone."""
        try:
            with open(f"{PACKAGE}/{self.table[name][5]}", encoding="utf-8") as file:
                return file.read()
        except (KeyError, OSError):
            return None

    def _is_of(self, row: Row, origin: str) -> bool:
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

    def _code(self, row: Row) -> CodeType | None:
        try:
            data = os.pread(self.descriptor, row[1], self.start + row[0])
        except OSError:
            return None
        if zlib.crc32(data) != row[2]:
            return None
        code: CodeType = marshal.loads(data)
        return code


def use_compiled_modules() -> None:
    """Load modules from the file from now on, where there is one that this Python can read."""
    if sys.flags.optimize or not hasattr(os, "pread"):
        return
    try:
        descriptor = os.open(FILE, os.O_RDONLY)
    except OSError:
        return
    found = _opened(descriptor)
    if found is None:
        os.close(descriptor)
    else:
        sys.meta_path.insert(0, found)  # type: ignore[arg-type]


def _opened(descriptor: int) -> CompiledModules | None:
    try:
        head = os.read(descriptor, len(HEAD) + 2 * _NUMBER)
        length, sum_ = (
            int.from_bytes(head[at : at + _NUMBER], "little")
            for at in (len(HEAD), len(HEAD) + _NUMBER)
        )
        if not head.startswith(HEAD) or length > os.fstat(descriptor).st_size:
            return None
        table = os.read(descriptor, length)
    except OSError:
        return None
    if zlib.crc32(table) != sum_:
        return None
    return CompiledModules(descriptor, marshal.loads(table), len(head) + length)


def write(folder: str, place: str) -> None:
    """Compile the modules below the package's ``folder`` into the file at ``place``."""
    table: dict[str, Row] = {}
    codes: list[bytes] = []
    start = 0
    for within in sorted(_sources(folder)):
        with open(f"{folder}/{within}", "rb") as file:
            source = file.read()
        code = compile(source, f"rulesref/{within}", "exec", dont_inherit=True, optimize=0)
        data = marshal.dumps(code)
        row = (start, len(data), zlib.crc32(data), len(source), zlib.crc32(source), within)
        table[_name(within)] = row
        codes.append(data)
        start += len(data)
    rows = marshal.dumps(table)
    numbers = [number.to_bytes(_NUMBER, "little") for number in (len(rows), zlib.crc32(rows))]
    with open(place, "wb") as file:
        file.write(b"".join([HEAD, *numbers, rows, *codes]))


def _sources(folder: str) -> Iterator[str]:
    """The paths of the modules below ``folder``; the data of the corpus has none of them."""
    for here, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith("_")]
        within = os.path.relpath(here, folder).replace(os.sep, "/")
        for name in files:
            if name.endswith(".py"):
                yield name if within == "." else f"{within}/{name}"


def _name(within: str) -> str:
    """The name of the module at a path: ``cli/show.py`` is ``rulesref.cli.show``."""
    parts = within.removesuffix(".py").split("/")
    return ".".join(["rulesref", *parts]).removesuffix(".__init__")


if __name__ == "__main__":
    write(*sys.argv[1:])
