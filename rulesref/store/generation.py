"""An index generation: the files it was built from, and what its folder must hold."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from rulesref.entries import Document

FORMAT = 1

#: The shape of a generation's name.
NAME = re.compile(r"g[0-9]{6,}-[0-9a-f]{8}")


class StoredFile(NamedTuple):
    """One file as the user added it.

    ``documents`` are the ids of the documents in it, without those of ``without``, which the user
    removed. ``as_document`` is what the user said it is, None where it was recognised.
    """

    name: str
    sha256: str
    size: int  # bytes
    documents: tuple[str, ...]
    without: tuple[str, ...] = ()
    as_document: Document | None = None

    @property
    def parse_name(self) -> str:
        """The name of what a parser made of this file: all that it says of how that is read."""
        import hashlib

        said = json.dumps((self.sha256, self.name, self.as_document))
        return hashlib.sha256(said.encode("ascii")).hexdigest()


class Generation(NamedTuple):
    """One built index. ``stamp`` names the code and corpus that made it."""

    name: str
    folder: Path
    stamp: str
    files: tuple[StoredFile, ...]
    contents: Mapping[str, int]  # relative path, with "/" → size in bytes

    def intact(self) -> bool:
        """Whether everything that the build wrote is there in its full length."""
        try:
            return bool(self.contents) and all(
                os.stat(self.folder / path).st_size == size for path, size in self.contents.items()
            )
        except OSError:
            return False


def contents_of(folder: Path) -> dict[str, int]:
    """Every file under ``folder`` with its size in bytes."""
    return {
        path.relative_to(folder).as_posix(): path.stat().st_size
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def to_manifest(generation: Generation) -> bytes:
    """The small file that describes ``generation``; names that are no text survive in it."""
    shown = {
        "format": FORMAT,
        "stamp": generation.stamp,
        "files": [file._asdict() for file in generation.files],
        "contents": dict(generation.contents),
    }
    return (json.dumps(shown, indent=1) + "\n").encode("ascii")


def from_manifest(name: str, folder: Path, data: bytes) -> Generation | None:
    """The generation that ``data`` describes; None when it is no manifest of this format."""
    try:
        shown = json.loads(data)
        if shown["format"] != FORMAT:
            return None
        files = tuple(_file(row) for row in shown["files"])
        contents = {str(path): int(size) for path, size in shown["contents"].items()}
        return Generation(name, folder, str(shown["stamp"]), files, contents)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, OverflowError):
        return None


def _file(row: dict[str, Any]) -> StoredFile:
    given = row["as_document"]
    return StoredFile(
        str(row["name"]),
        str(row["sha256"]),
        int(row["size"]),
        tuple(row["documents"]),
        tuple(row["without"]),
        None if given is None else Document(*given),
    )
