"""Files of cards from outside: what a path that the user names brings."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from rulesref.catalogue import said
from rulesref.errors import SourceError

#: No product's data is larger, in bytes.
LARGEST = 64 * 1024 * 1024
#: Facts, and card data.
FACTS, DATA = ".toml", ".json"
_TRANSLATION = re.compile(r"(?:^|/)(translations/[a-z]{2}/.*)")
#: Beside the folder of the cards lie the names of products and the like.
_PACKS = ("pack", "translations/it/pack")


class Incoming(NamedTuple):
    """A file under the name that it is kept by: below the folder that was named."""

    name: str
    raw: bytes

    @property
    def is_facts(self) -> bool:
        """Whether it holds facts, not card data."""
        return self.name.endswith(FACTS)


def incoming(paths: Iterable[Path]) -> Iterator[Incoming]:
    """Every file that ``paths``, files and folders, bring. Raises SourceError."""
    for path in paths:
        if path.is_dir():
            yield from _in_folder(path)
        else:
            if path.suffix.lower() not in (FACTS, DATA):
                raise SourceError(
                    said("this is neither card data (.json) nor facts (.toml)"), file=str(path)
                )
            yield Incoming(_kept_name(path), _read(path))


def _in_folder(folder: Path) -> Iterator[Incoming]:
    within = [folder / name for name in _PACKS] if (folder / "pack").is_dir() else [folder]
    paths = sorted(
        path
        for place in within
        for suffix in (FACTS, DATA)
        for path in place.rglob(f"*{suffix}")
        if path.is_file()
    )
    if not paths:
        raise SourceError(
            said("this folder holds neither card data (.json) nor facts (.toml)"), file=str(folder)
        )
    called = folder.resolve().name
    for path in paths:
        yield Incoming(f"{called}/{path.relative_to(folder).as_posix()}", _read(path))


def _kept_name(path: Path) -> str:
    """The name of the file; of a translation with the folders that tell its language."""
    translation = _TRANSLATION.search(path.resolve().as_posix())
    return translation[1] if translation else path.name


def _read(path: Path) -> bytes:
    try:
        if path.stat().st_size > LARGEST:
            raise SourceError(
                said("this file is larger than any card data"),
                file=str(path),
                remedy=said("give the JSON of a product as ArkhamDB publishes it: [{…}, {…}]"),
            )
        return path.read_bytes()
    except OSError as problem:
        raise SourceError(
            said("this file cannot be read: {reason}").format(reason=problem.strerror),
            file=str(path),
        ) from None
