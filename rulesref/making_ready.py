"""Writing the file of what a wheel ships ready to use, which ``ready`` reads.

``python -X no_debug_ranges -m rulesref.making_ready PACKAGE CORPUS FILE`` writes it.
"""

from __future__ import annotations

import marshal
import os
import re
import subprocess
import sys
import zlib
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from rulesref.lean import lean
from rulesref.ready import HEAD, NUMBER, ModuleRow, Spot, drawer, key


def write(package: str, corpus: str, place: str) -> None:
    """Write what is below the folders of the package and of the corpus into a file at ``place``."""
    things = _Things()
    rooms: dict[str, dict[str, ModuleRow]] = {}
    sources = {_name(within): (within, source) for within, source in _files(package, ".py")}
    orders = _orders_of_loading(package, sources)
    for names in _kept_together(sources, orders):
        codes = {name: _compiled(*sources[name]) for name in names}
        spot = things.add(marshal.dumps(codes if len(codes) > 1 else codes[names[0]]))
        for name in names:
            within, source = sources[name]
            before = marshal.dumps(orders[name]) if name in orders else b""
            rows = rooms.setdefault(f"{name}.".split(".")[1], {})
            rows[name] = (*spot, len(source), zlib.crc32(source), within, before)
    tables: dict[tuple[int, int, int], Spot] = {}
    texts: dict[tuple[int, int, int], bytes] = {}
    for within, text in sorted(_files(corpus, ".toml")):
        text = text.replace(b"\r\n", b"\n")
        if texts.setdefault(key(text), text) != text:
            raise ValueError(f"{within} has the sums of another file")
        tables[key(text)] = things.add(_tables_of(text))
    expressions, made = _told(package, sources)
    for where, held in _drawers(expressions).items():
        tables[where] = things.add(marshal.dumps(held))
    for told, what in made.items():
        tables[key(told.encode())] = things.add(marshal.dumps(what))
    listed = {room: marshal.dumps(rows) for room, rows in rooms.items()}
    lists = [marshal.dumps(listed), marshal.dumps(tables)]
    numbers = [number for one in lists for number in (len(one), zlib.crc32(one))]
    head = [HEAD, *(number.to_bytes(NUMBER, "little") for number in numbers)]
    with open(place, "wb") as file:
        file.write(b"".join([*head, *lists, *things.held]))


#: What tells, of modules, the names of those that are loaded with each, in the order in which Python is
#: done with them.
_TELLING = """
import importlib, sys
from importlib.machinery import SourceFileLoader
sys.path.insert(0, sys.argv[1])
really = SourceFileLoader.exec_module
done = []
def exec_module(self, module):
    really(self, module)
    done.append(module.__name__)
SourceFileLoader.exec_module = exec_module
for name in sys.argv[2:]:
    done.clear()
    try:
        importlib.import_module(name)
    except ImportError:  # what it needs is not there where wheels are built
        continue
    ours = [one for one in done if one.partition(".")[0] == "rulesref"]
    print(*ours)
    for one in ours:
        del sys.modules[one]
"""
#: The head of the function by which a verb of the command line is run.
_RUN = b"\ndef run("


def _orders_of_loading(
    package: str, sources: Mapping[str, tuple[str, bytes]]
) -> dict[str, tuple[str, ...]]:
    """Module → those that are loaded with it, each behind what it imports, and last the module.

    They are asked for by their names: the games, of which a package imports all that lies in it,
    and the verbs.
    """
    wanted = [
        name
        for name, (within, source) in sorted(sources.items())
        if _holds_all(within, source) or (within.startswith("cli/") and _RUN in source)
    ]
    folder = os.path.dirname(os.path.abspath(package))
    command = [sys.executable, "-B", "-c", _TELLING, folder, *wanted]
    ran = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    told = [tuple(line.split()) for line in ran.stdout.splitlines()]
    return {names[-1]: names for names in told}


def _holds_all(within: str, source: bytes) -> bool:
    """Whether a package below a folder of ours imports all that lies in it."""
    is_package = within.count("/") > 1 and within.endswith("__init__.py")
    return is_package and (b"load_all(" in source or b"import_module(" in source)


def _kept_together(
    sources: Mapping[str, tuple[str, bytes]], orders: Mapping[str, Sequence[str]]
) -> Iterator[list[str]]:
    """The names of modules, those together of which no game and no verb loads one without the others.

    What they all name is then read once, and not with each of them.
    """
    apart = set(sources)
    for package, names in orders.items():
        if _holds_all(*sources[package]):
            together = [name for name in names if f"{name}.".startswith(f"{package}.")]
            apart.difference_update(together)
            yield together
    by_whom: dict[tuple[str, ...], list[str]] = {}
    for name in sorted(apart):
        asked_by = tuple(one for one, names in orders.items() if name in names)
        by_whom.setdefault(asked_by or (name,), []).append(name)
    yield from by_whom.values()


#: The folders of the package whose expressions are kept: a cold replay needs some of them.
_ROOMS = ("cases", "facts", "rulings", "sentences", "wording")


def _told(
    package: str, sources: Mapping[str, tuple[str, bytes]]
) -> tuple[list[tuple[str, int]], dict[str, Any]]:
    """The expressions, (pattern, flags), and text of a table of sentences → what is made of it."""
    teller = _name("told_expressions.py")
    if teller not in sources:  # a part of the package
        return [], {}
    names = [name for name in sorted(sources) if f"{name}.".split(".")[1] in _ROOMS]
    names = [name for name in names if not name.endswith("__main__")]
    folder = os.path.dirname(os.path.abspath(package))
    command = [sys.executable, "-B", "-m", teller, *names]
    environment = os.environ | {"PYTHONPATH": folder}
    ran = subprocess.run(command, stdout=subprocess.PIPE, check=True, env=environment)
    expressions, tables = marshal.loads(ran.stdout)
    return expressions, tables


def _drawers(
    expressions: Iterable[tuple[str, int]],
) -> dict[tuple[int, int, int], dict[tuple[str, int], Any]]:
    """Drawer → what is in it: (expression, flags) → what ``_sre.compile`` is handed for it."""
    drawers: dict[tuple[int, int, int], dict[tuple[str, int], Any]] = {}
    for pattern, flags in expressions:
        handed = _handed(pattern, flags)
        if handed is not None:
            drawers.setdefault(drawer(pattern), {})[pattern, flags] = handed
    return drawers


def _handed(pattern: str, flags: int) -> tuple[int, bytes, int, dict[str, int], Any] | None:
    """What ``re`` hands to ``_sre.compile`` for an expression; None where it does so otherwise."""
    import _sre  # type: ignore[import-not-found]

    handed: list[Any] = []

    class Heard:
        """``_sre``, of which one call is heard."""

        def __getattr__(self, name: str) -> Any:
            return getattr(_sre, name)

        def compile(self, *values: Any) -> Any:
            handed.append(values)
            return _sre.compile(*values)

    compiler: Any = re._compiler  # type: ignore[attr-defined]
    compiler._sre = Heard()
    try:
        compiler.compile(pattern, flags)
    except re.error:  # a sentence that is said, and never read
        return None
    finally:
        compiler._sre = _sre
    if len(handed) != 1 or len(handed[0]) != 6 or _sre.CODESIZE != 4:
        return None
    _, own_flags, code, groups, names, numbers = handed[0]
    return int(own_flags), array("I", code).tobytes(), groups, dict(names), tuple(numbers)


#: The modules of what a program is given, and may ask for help on.
_ASKED = frozenset(
    {
        "errors.py",
        "book/book.py",
        "rulings/ruling.py",
        "session/offers.py",
        "session/position.py",
        "session/session.py",
    }
)


def _compiled(within: str, source: bytes) -> Any:
    """The code of a module of the package."""
    return lean(source, f"rulesref/{within}", keeps_texts=within in _ASKED)


def _tables_of(text: bytes) -> bytes:
    import tomllib

    return marshal.dumps(tomllib.loads(text.decode("utf-8")))


class _Things:
    """What the file holds behind its lists."""

    def __init__(self) -> None:
        self.held: list[bytes] = []
        self.end = 0

    def add(self, data: bytes) -> Spot:
        """Put ``data`` behind all others; where that is comes back."""
        spot = (self.end, len(data), zlib.crc32(data))
        self.held.append(data)
        self.end += len(data)
        return spot


def _files(folder: str, ending: str) -> Iterator[tuple[str, bytes]]:
    """(path below ``folder``, what is in it) of files there; none is below what is made."""
    for here, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith("_")]
        within = os.path.relpath(here, folder).replace(os.sep, "/")
        for name in files:
            if name.endswith(ending):
                with open(f"{here}/{name}", "rb") as file:
                    yield name if within == "." else f"{within}/{name}", file.read()


def _name(within: str) -> str:
    """The name of the module at a path: ``cli/show.py`` is ``rulesref.cli.show``."""
    parts = within.removesuffix(".py").split("/")
    return ".".join(["rulesref", *parts]).removesuffix(".__init__")


if __name__ == "__main__":
    write(*sys.argv[1:])
