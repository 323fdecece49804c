"""The user's own cards: adding, removing and compiling them anew, each as one change."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rulesref.catalogue import said
from rulesref.errors import RulesrefError, StoreError, UnresolvedReference
from rulesref.games import game_of
from rulesref.library.building import REPORT, Read, read, write_tables
from rulesref.library.incoming import Incoming, incoming
from rulesref.library.progress import Progress
from rulesref.library.stamp import stamp_now
from rulesref.nearest import nearest
from rulesref.store.generation import Generation, StoredFile
from rulesref.store.home import Home
from rulesref.store.tell import Tell
from rulesref.store.writing import Writing, open_writing


class Change(NamedTuple):
    """What a change did: files by their names, how many cards each holds, and what is wrong."""

    added: Mapping[str, int]
    unchanged: tuple[str, ...] = ()
    replaced: tuple[str, ...] = ()  # the names of the added ones that others had before
    aside: tuple[str, ...] = ()  # what nobody asked for in the folders
    problems: tuple[RulesrefError, ...] = ()


class NothingTaken(NamedTuple):
    """Nothing of what was given can be used; the store stays as it was."""

    problems: tuple[RulesrefError, ...]


def add(
    home: Home, paths: Sequence[Path], game: str, tell: Tell, progress: Progress
) -> Change | NothingTaken:
    """Take in what can be used of ``paths``; a file takes the place of one of the same name."""
    brought = incoming(paths)
    if len(brought.problems) == 1 and not brought.files:
        raise brought.problems[0]
    first = read(brought.files, game_of(game))
    first = first._replace(problems=(*brought.problems, *first.problems))
    if first.empty:
        return NothingTaken(first.problems)
    useful = {file.name: file for file in brought.files if first.held[file.name]}
    with open_writing(home, tell) as writing:
        kept = {file.name: file for file in writing.files}
        new = {name: _stored(file) for name, file in useful.items()}
        unchanged = tuple(name for name, file in new.items() if kept.get(name) == file)
        if len(unchanged) == len(new) and _sound(home, writing, unchanged, game):
            return Change({}, unchanged, (), brought.aside, first.problems)
        for name, file in new.items():
            writing.put(file.sha256, useful[name].raw)
        files = tuple({**kept, **new}.values())
        known = _report(writing.current)["problems"]
        made = _publish(home, writing, files, game, progress, useful)
    added = {name: made.held[name] for name in new if name not in unchanged}
    replaced = tuple(name for name in added if name in kept)
    left_out = [p for p in first.problems if p.file not in useful]
    wrong = [p for p in made.problems if p.file in useful or p.as_json()["error"] not in known]
    return Change(added, unchanged, replaced, brought.aside, (*left_out, *wrong))


def _stored(file: Incoming) -> StoredFile:
    return StoredFile(file.name, hashlib.sha256(file.raw).hexdigest(), len(file.raw), ())


def _sound(home: Home, writing: Writing, names: Sequence[str], game: str) -> bool:
    """Whether nothing has to be made anew: the tables, and the copies of the files."""
    current = writing.current
    if current is None or current.stamp != stamp_now(game) or not current.intact():
        return False
    try:
        return all(home.read(file) is not None for file in current.files if file.name in names)
    except StoreError:
        return False


def remove(home: Home, name: str, game: str, tell: Tell, progress: Progress) -> tuple[str, ...]:
    """Drop the file of that name, or all of the folder; the names. Raises UnresolvedReference."""
    with open_writing(home, tell) as writing:
        wanted = name.rstrip("/")
        names = [file.name for file in writing.files]
        gone = [
            known
            for known in names
            if known == wanted or known.startswith(f"{wanted}/") or Path(known).name == wanted
        ]
        if not gone:
            folders = {known.partition("/")[0] for known in names}
            raise UnresolvedReference(
                said("you have added no cards {name!r}").format(name=name),
                candidates=nearest(wanted, sorted({*names, *folders})) or tuple(names[:8]),
                remedy="rulesref cards list",
            )
        files = tuple(file for file in writing.files if file.name not in gone)
        _publish(home, writing, files, game, progress, {})
    return tuple(gone)


def rebuild(home: Home, game: str, tell: Tell) -> Generation:
    """Compile the same files anew, unless another process just did."""
    with open_writing(home, tell) as writing:
        current = writing.current
        if current is None:
            raise StoreError(said("you have added no cards"))
        if current.stamp != stamp_now(game) or not current.intact():
            _publish(home, writing, current.files, game, _unseen, {})
        assert writing.current is not None
        return writing.current


def _unseen(what: str, done: int, of: int) -> None:
    """Show no progress."""


def _publish(
    home: Home,
    writing: Writing,
    files: Sequence[StoredFile],
    game: str,
    progress: Progress,
    brought: Mapping[str, Incoming],
) -> Read:
    """Compile ``files`` and put the tables in force; the bytes of ``brought`` are at hand.

    What the same program has compiled before is not compiled anew.
    """
    stamp, current = stamp_now(game), writing.current
    same = current if current and current.stamp == stamp and current.intact() else None
    given = [brought.get(file.name) or Incoming(file.name, home.read(file)) for file in files]
    made: list[Read] = []

    def builder(folder: Path) -> None:
        before = same.folder if same else None
        made.append(write_tables(folder, given, game_of(game), progress, before))

    writing.publish(files, builder, stamp)
    return made[0]


class Listed(NamedTuple):
    """A file that the user has added, the number of cards in it, and what is wrong with others."""

    name: str
    cards: int
    problems: int


def listed(home: Home) -> tuple[Listed, ...]:
    """The files of cards that the user has added. Raises StoreError."""
    generation = home.current()
    if generation is None:
        return ()
    report = _report(generation)
    wrong = [problem["file"] for problem in report["problems"]]
    return tuple(
        Listed(file.name, report["held"].get(file.name, 0), wrong.count(file.name))
        for file in generation.files
    )


def _report(generation: Generation | None) -> dict[str, Any]:
    """What was told as ``generation`` was made: cards of each file, and what is wrong."""
    import json

    try:
        if generation is not None:
            report: dict[str, Any] = json.loads(
                (generation.folder / REPORT).read_text(encoding="utf-8")
            )
            return report
    except (OSError, ValueError):
        pass
    return {"held": {}, "problems": []}
