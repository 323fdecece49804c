"""Removing what rulesref wrote and nothing else: links are neither followed nor removed."""

from __future__ import annotations

import os
import stat
from collections.abc import Collection
from enum import Enum
from pathlib import Path, PurePosixPath

from rulesref.catalogue import marked, said

_JUNCTION = 0xA0000003  # the reparse tag of what Windows offers beside symbolic links


class Kind(Enum):
    """What stands under a name; the value says it in words."""

    NOTHING = marked("nothing")
    FILE = marked("a file")
    FOLDER = marked("a folder")
    LINK = marked("a link")
    OTHER = marked("neither a file nor a folder")


class NotOurs(Exception):
    """Something stays because rulesref did not write it; the message is a sentence about it."""


def kind_of(path: Path) -> Kind:
    """What stands at ``path`` itself, wherever it may lead. Raises OSError."""
    try:
        seen = os.lstat(path)
    except (FileNotFoundError, NotADirectoryError):
        return Kind.NOTHING
    if stat.S_ISLNK(seen.st_mode) or getattr(seen, "st_reparse_tag", 0) == _JUNCTION:
        return Kind.LINK
    if stat.S_ISDIR(seen.st_mode):
        return Kind.FOLDER
    return Kind.FILE if stat.S_ISREG(seen.st_mode) else Kind.OTHER


def remove_file(path: Path) -> None:
    """Remove the plain file at ``path``, where there is one. Raises NotOurs, OSError."""
    if _stands(path, Kind.FILE):
        path.unlink()


def move_aside(path: Path, aside: Path) -> Path | None:
    """Move the file or folder at ``path`` into the folder ``aside``; where it is then.

    None where there is nothing. What lies there already is not written over. Raises NotOurs,
    OSError.
    """
    kind = kind_of(path)
    if kind is Kind.NOTHING or not _stands(path, Kind.FOLDER if kind is Kind.FOLDER else Kind.FILE):
        return None
    if not _stands(aside, Kind.FOLDER):
        aside.mkdir()
    taken = {name.casefold() for name in os.listdir(aside)}
    names = (path.name, *(f"{path.name}-{number}" for number in range(2, len(taken) + 3)))
    free = next(name for name in names if name.casefold() not in taken)
    path.rename(aside / free)
    return aside / free


def remove_folder(folder: Path, contents: Collection[str] | None) -> None:
    """Remove ``folder`` with the files in it that ``contents`` names; None means all of them.

    ``contents`` are relative paths with "/". Raises NotOurs where something stays, OSError.
    """
    if not _stands(folder, Kind.FOLDER):
        return
    _clear(folder, "", None if contents is None else _with_folders(contents))
    if kind_of(folder) is not Kind.NOTHING:
        raise NotOurs(said("{} holds what rulesref did not write: that stays").format(folder))


def _stands(path: Path, kind: Kind) -> bool:
    """Whether something stands at ``path``. Raises NotOurs when that is not of ``kind``."""
    seen = kind_of(path)
    if seen is Kind.NOTHING:
        return False
    if kind_of(path.parent) is not Kind.FOLDER:
        raise NotOurs(
            said("{} is {}: {} in it stays").format(
                path.parent, said(kind_of(path.parent).value), path.name
            )
        )
    if seen is not kind:
        raise NotOurs(
            said("{} is {}, where rulesref wrote {}: it stays").format(
                path, said(seen.value), said(kind.value)
            )
        )
    return True


def _with_folders(contents: Collection[str]) -> set[str]:
    """``contents`` and every folder on the way to them."""
    return {str(way) for path in contents for way in (path, *PurePosixPath(path).parents)}


def _clear(folder: Path, inside: str, names: Collection[str] | None) -> None:
    """Remove the files in ``folder`` that ``names`` holds, then the folder if it is empty.

    Only what a walk comes to is removed, so that no name leads out of the folder.
    """
    for path in sorted(folder.iterdir()):
        name = inside + path.name
        if names is None or name in names:
            kind = kind_of(path)
            if kind is Kind.FOLDER:
                _clear(path, f"{name}/", names)
            elif kind is Kind.FILE:
                path.unlink()
    if not any(folder.iterdir()):
        folder.rmdir()
