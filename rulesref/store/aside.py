"""What interrupted changes left and later ones moved aside: listed, and removed where the user says so.

Only what bears a name of ours is removed; whatever else lies there stays, and so do links.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from rulesref.catalogue import said
from rulesref.record import NamedTuple
from rulesref.store.generation import NAME
from rulesref.store.home import Home
from rulesref.store.refusal import refusal
from rulesref.store.removing import Kind, NotOurs, kind_of, remove_file, remove_folder
from rulesref.store.tell import Tell
from rulesref.store.writing import open_writing

#: A raw file, a kept parse or a generation, by what it was called when it was moved.
_OURS = re.compile(rf"(?:[0-9a-f]{{64}}(?:\.json)?|{NAME.pattern})(?:-\d+)?")


class Aside(NamedTuple):
    """Something that lies aside; ``size`` is in bytes, of a folder with all that is in it."""

    path: Path
    size: int


def lying_aside(home: Home) -> list[Aside]:
    """All that lies aside and is ours, by name."""
    return [Aside(path, _size(path)) for path in _paths(home) if _is_ours(path)]


def empty(home: Home, tell: Tell) -> list[Aside]:
    """Remove what lies aside; what is gone comes back. ``tell`` hears of what has to stay.

    Raises StoreError when the folder cannot be written or somebody else keeps it.
    """
    gone = []
    with open_writing(home, tell):
        for path in _paths(home):
            if not _is_ours(path):
                tell(said("{path} is none of ours: it stays").format(path=path))
                continue
            found = Aside(path, _size(path))
            try:
                if kind_of(path) is Kind.FILE:
                    remove_file(path)
                else:
                    remove_folder(path, None)
            except NotOurs as problem:
                tell(str(problem))
            except OSError as problem:
                raise refusal(problem, path) from None
            else:
                gone.append(found)
    return gone


def _paths(home: Home) -> list[Path]:
    """What lies aside; a link in the place of our folder leads to what is not ours."""
    if kind_of(home.aside) is not Kind.FOLDER:
        return []
    return [Path(path) for path in home.put_aside()]


def _is_ours(path: Path) -> bool:
    return _OURS.fullmatch(path.name) is not None and kind_of(path) in (Kind.FILE, Kind.FOLDER)


def _size(path: Path) -> int:
    """The bytes in a file, or in all files of a folder; links are not followed."""
    try:
        if kind_of(path) is Kind.FOLDER:
            return sum(_size(path / name) for name in os.listdir(path))
        return os.lstat(path).st_size
    except OSError:  # what cannot be looked into is listed all the same
        return 0
