"""Files of cards from outside: what a path that the user names brings."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from rulesref.cards.data.given import ITALIAN, TRANSLATED, language_of
from rulesref.catalogue import said
from rulesref.errors import SourceError
from rulesref.sources.files import read_bytes
from rulesref.sources.limits import few_files, few_lines, few_values

#: Facts, and card data.
FACTS, DATA = ".toml", ".json"
#: What is read of a folder of card data; beside it lie the names of products and the like.
_PACKS = ("pack", f"translations/{ITALIAN}/pack")
_TABOOS = "taboos.json"


class Incoming(NamedTuple):
    """A file under the name that it is kept by: below the folder that was named."""

    name: str
    raw: bytes

    @property
    def is_facts(self) -> bool:
        """Whether it holds facts, not card data."""
        return self.name.lower().endswith(FACTS)


class Brought(NamedTuple):
    """The files to take in, what lies beside them in their folders, and what cannot be read."""

    files: tuple[Incoming, ...]
    aside: tuple[str, ...] = ()
    problems: tuple[SourceError, ...] = ()


def incoming(paths: Iterable[Path]) -> Brought:
    """What ``paths``, files and folders, bring; a file that cannot be read keeps no other one out.

    Raises SourceError where two files would have one name.
    """
    files: dict[str, Incoming] = {}
    aside: list[str] = []
    problems: list[SourceError] = []
    for path in paths:
        try:
            brought = _in_folder(path) if path.is_dir() else Brought((_alone(path),))
        except SourceError as problem:
            brought = Brought((), (), (problem,))
        aside += brought.aside
        problems += brought.problems
        for file in brought.files:
            if files.setdefault(file.name, file) != file:
                raise SourceError(
                    said("two files would be kept under this name, and only one can be"),
                    file=file.name,
                    remedy=said("give one of them, or its folder, another name"),
                )
    return Brought(tuple(files.values()), tuple(aside), tuple(problems))


def _bytes(path: Path) -> bytes:
    """What the file holds. Raises SourceError where that is more than is taken."""
    raw = read_bytes(path)
    few_values(raw, str(path))
    if path.suffix.lower() == FACTS:
        few_lines(raw.decode("utf-8", "replace"), str(path))
    return raw


def _alone(path: Path) -> Incoming:
    if path.suffix.lower() not in (FACTS, DATA):
        raise SourceError(
            said("this is neither card data (.json) nor facts (.toml)"), file=str(path)
        )
    translation = TRANSLATED.search(path.resolve().as_posix())
    return Incoming(translation[1] if translation else path.name, _bytes(path))


def _in_folder(folder: Path) -> Brought:
    within = [folder / name for name in _PACKS] if (folder / "pack").is_dir() else [folder]
    alone = [folder / _TABOOS] if within[0] != folder else []
    called = _called(folder)
    names = {
        path: f"{called}/{path.relative_to(folder).as_posix()}"
        for place in within
        for path in (*sorted(place.rglob("*")), *alone)
        if path.suffix.lower() in (FACTS, DATA) and path.is_file()
    }
    kept = {path: name for path, name in names.items() if language_of(name) in ("", ITALIAN)}
    if not kept:
        raise SourceError(
            said("this folder holds neither card data (.json) nor facts (.toml)"), file=str(folder)
        )
    few_files(kept, str(folder))
    files: list[Incoming] = []
    problems: list[SourceError] = []
    for path, name in kept.items():
        try:
            files.append(Incoming(name, _bytes(path)))
        except SourceError as problem:
            problems.append(problem)
    beside = tuple(path.as_posix() for path in _beside(folder, kept))
    return Brought(tuple(files), beside, tuple(problems))


def _called(folder: Path) -> str:
    """What the names of the files in ``folder`` begin with; they tell a translation's language."""
    path = folder.resolve()
    translation = TRANSLATED.search(f"{path.as_posix()}/")
    return translation[1].rstrip("/") if translation else path.name


def _beside(folder: Path, kept: Collection[Path]) -> Iterator[Path]:
    """What in ``folder`` is none of ``kept``, hidden files apart; a folder without any as one."""
    ways = {parent for path in kept for parent in path.parents}
    for child in sorted(folder.iterdir()):
        if child in ways:
            yield from _beside(child, kept)
        elif child not in kept and not child.name.startswith("."):
            yield child
