"""Where things lie: the corpus beside the package or inside it, and the user's own data."""

from __future__ import annotations

import errno
import os
import stat
from functools import cache
from pathlib import Path

from rulesref.catalogue import marked, said
from rulesref.record import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import BinaryIO

    from rulesref.errors import StoreError

#: The folder of this package.
PACKAGE = Path(__file__).resolve().parent
#: The index that is shipped inside the package; a checkout has none.
SHIPPED_INDEX = PACKAGE / "_index"
#: The file that says what there is of a game, in its folder of the corpus.
GAME_FILE = "game.toml"
#: The environment variable that names the folder of the user's data.
HOME_VARIABLE = "RULESREF_HOME"
#: What is told of a path that leads to something other than a file.
NO_FILE = "this is a device, a pipe or a socket and no file"
_AT_ONCE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)


@cache
def corpus_folder() -> Path:
    """The folder of the corpus: ``corpus/`` in a checkout, ``rulesref/_data`` in a wheel."""
    checkout = PACKAGE.parent / "corpus"
    inside = PACKAGE / "_data"
    return inside if inside.is_dir() or not checkout.is_dir() else checkout


@cache
def game_ids() -> tuple[str, ...]:
    """The games that the corpus tells of, by the names of their folders."""
    folders = os.scandir(corpus_folder())
    return tuple(
        sorted(folder.name for folder in folders if os.path.exists(f"{folder.path}/{GAME_FILE}"))
    )


def home_folder() -> Path:
    """The folder that ``RULESREF_HOME`` names, else the system's place for an application.

    Raises StoreError where the name leads nowhere: to nobody's home, or from a folder that is gone.
    """
    named = os.environ.get(HOME_VARIABLE)
    if named:
        try:
            return Path(named).expanduser().absolute()
        except (RuntimeError, OSError):
            raise _nowhere(named) from None
    from platformdirs import user_data_path

    return user_data_path("rulesref", appauthor=False)


def _nowhere(named: str) -> StoreError:
    from rulesref.errors import StoreError

    return StoreError(
        said("{home_variable} names a folder that cannot be found from here").format(
            home_variable=HOME_VARIABLE
        ),
        file=named,
        remedy=said("give {home_variable} a path from the root").format(
            home_variable=HOME_VARIABLE
        ),
    )


#: Why systems refuse a file, as they say it themselves.
REASONS = (
    marked("No such file or directory"),
    marked("Permission denied"),
    marked("Operation not permitted"),
    marked("Is a directory"),
    marked("Not a directory"),
    marked("File exists"),
    marked("File name too long"),
    marked("Too many levels of symbolic links"),
    marked("Too many open files"),
    marked("Read-only file system"),
    marked("No space left on device"),
    marked("Disk quota exceeded"),
    marked("Device or resource busy"),
    marked("Input/output error"),
    marked("this is a device, a pipe or a socket and no file"),
)


def reason_of(problem: BaseException) -> str:
    """Why the system refused a file, in the reader's language where it is one of ``REASONS``."""
    reason = getattr(problem, "strerror", None) or str(problem)
    return said(reason) if reason else type(problem).__name__


def regular_file(path: Path) -> BinaryIO:
    """The file at ``path``, open for reading. Raises OSError, also for what is no file.

    Opening a pipe would wait for somebody to write into it, and a device never ends.
    """
    try:
        descriptor = os.open(path, os.O_RDONLY | _AT_ONCE)
    except ValueError:  # a name that no file can have
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path)) from None
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            kind = errno.EISDIR if os.path.isdir(path) else errno.ENODEV
            reason = os.strerror(kind) if kind == errno.EISDIR else NO_FILE
            raise OSError(kind, reason, str(path))
        return os.fdopen(descriptor, "rb")
    except BaseException:
        os.close(descriptor)
        raise


def read_most(path: Path, most: int) -> bytes | None:
    """What the file at ``path`` holds; None where that is over ``most`` bytes. Raises OSError."""
    with regular_file(path) as file:
        if os.fstat(file.fileno()).st_size > most:
            return None
        data = file.read(most + 1)  # it may grow, and some systems know no sizes
    return None if len(data) > most else data
