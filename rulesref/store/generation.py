"""An index generation: the files it was built from, and what its folder must hold."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path

from rulesref.entries import Document
from rulesref.expression import lazily
from rulesref.record import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from typing import Any

FORMAT = 1

#: Bytes of a file that is verified whenever its generation is opened.
SMALL = 256 * 1024

#: The shape of a generation's name.
NAME = lazily(r"g[0-9]{6,}-[0-9a-f]{8}")


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
        import json

        said = json.dumps((self.sha256, self.name, self.as_document))
        return hashlib.sha256(said.encode("ascii")).hexdigest()


class Generation(NamedTuple):
    """One built index. ``stamp`` names the code and corpus that made it."""

    name: str
    folder: Path
    stamp: str
    files: tuple[StoredFile, ...]
    contents: Mapping[str, int]  # relative path, with "/" → size in bytes
    sums: Mapping[str, str] = {}  # relative path → SHA-256; none in those of earlier versions
    replaced: tuple[tuple[StoredFile, ...], ...] = ()  # what each change put others in place of

    @property
    def raw_files(self) -> Iterator[StoredFile]:
        """The files whose raw bytes are kept: those in force, and those that were replaced."""
        yield from self.files
        for change in self.replaced:
            yield from change

    def intact(self) -> bool:
        """Whether all that the build wrote is there in its length, and what is small as it was."""
        return bool(self.contents) and not any(
            self._differs(path, size, whole=False) for path, size in self.contents.items()
        )

    def damaged(self) -> tuple[str, ...]:
        """The files that are not as the build wrote them, each read whole."""
        return tuple(
            path for path, size in self.contents.items() if self._differs(path, size, whole=True)
        )

    def _differs(self, path: str, size: int, *, whole: bool) -> bool:
        from rulesref.store.sums import sum_of

        place, kept = self.folder / path, self.sums.get(path)
        try:
            if os.stat(place).st_size != size:
                return True
            if kept is None or not (whole or size <= SMALL):
                return False
            return sum_of(place, small=size <= SMALL) != kept
        except OSError:
            return True


def described(
    name: str,
    folder: Path,
    stamp: str,
    files: tuple[StoredFile, ...],
    replaced: tuple[tuple[StoredFile, ...], ...] = (),
) -> Generation:
    """The generation in ``folder`` as it lies there now, with the sums of its files."""
    from rulesref.store.sums import sum_of

    paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    names = [path.relative_to(folder).as_posix() for path in paths]
    return Generation(
        name,
        folder,
        stamp,
        files,
        {name: path.stat().st_size for name, path in zip(names, paths, strict=True)},
        {name: sum_of(path) for name, path in zip(names, paths, strict=True)},
        replaced,
    )


def to_manifest(generation: Generation) -> bytes:
    """The small file that describes ``generation``; names that are no text survive in it."""
    import json  # many a command opens no generation

    shown = {
        "format": FORMAT,
        "stamp": generation.stamp,
        "files": [file._asdict() for file in generation.files],
        "contents": dict(generation.contents),
        "sums": dict(generation.sums),
        "replaced": [[file._asdict() for file in change] for change in generation.replaced],
    }
    return (json.dumps(shown, indent=1) + "\n").encode("ascii")


def from_manifest(name: str, folder: Path, data: bytes) -> Generation | None:
    """The generation that ``data`` describes; None when it is no manifest of this format."""
    import json

    try:
        shown = json.loads(data)
        if shown["format"] != FORMAT:
            return None
        files = tuple(_file(row) for row in shown["files"])
        contents = {str(path): int(size) for path, size in shown["contents"].items()}
        sums = {str(path): str(value) for path, value in shown.get("sums", {}).items()}
        replaced = tuple(tuple(map(_file, change)) for change in shown.get("replaced", ()))
        return Generation(name, folder, str(shown["stamp"]), files, contents, sums, replaced)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, OverflowError):
        return None


def _file(row: dict[str, Any]) -> StoredFile:
    given = row["as_document"]
    return StoredFile(
        _text(row["name"]),
        _text(row["sha256"]),
        int(row["size"]),
        _texts(row["documents"]),
        _texts(row["without"]),
        None if given is None else _document(given),
    )


def _document(row: Any) -> Document:
    document = Document(*row)
    _texts([*document._replace(file=document.file or "")])
    return document


def _texts(row: Any) -> tuple[str, ...]:
    if not isinstance(row, list):
        raise TypeError(f"{row!r} is no list")
    return tuple(map(_text, row))


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is no text")
    return value
