"""``rulesref cards list``: the files of cards that the user has added."""

from __future__ import annotations

from collections.abc import Iterable

from rulesref.catalogue import counted, said
from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.library.changing import listed
from rulesref.library.folder import cards_home


def run(asked: Asked, console: Console) -> int:
    """Always 0: having added nothing is an answer."""
    files = listed(cards_home())
    if asked.flag("json"):
        console.json({"files": [file._asdict() for file in files]})
        return 0
    for name, count, cards in by_folder((file.name, file.cards) for file in files):
        wrong = sum(file.problems for file in files if _within(file.name, name))
        flaws = counted(wrong, ", {} flaw", ", {} flaws") if wrong else ""
        console.line(held_text(name, count, cards) + flaws)
    if not files:
        console.line(said("You have added no cards yet: rulesref cards add FOLDER takes some in."))
    return 0


def by_folder(files: Iterable[tuple[str, int]]) -> list[tuple[str, int, int]]:
    """Names and how many cards each holds, as folder or lone file, number of files and of cards."""
    held: dict[str, list[int]] = {}
    for name, cards in files:
        held.setdefault(name.partition("/")[0], []).append(cards)
    return [(name, len(cards), sum(cards)) for name, cards in held.items()]


def held_text(name: str, files: int, cards: int) -> str:
    """What a file or folder holds, in a line."""
    within = counted(files, " in {} file", " in {} files") if files > 1 else ""
    return f"{name}: " + counted(cards, "{} card", "{} cards") + within


def _within(file: str, name: str) -> bool:
    return file == name or file.startswith(f"{name}/")
