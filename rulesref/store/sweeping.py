"""The sweep after a successful write: recorded names that no reader can come to go."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rulesref.store.generation import Generation, from_manifest
from rulesref.store.ledger import Ledger, Names, names_of
from rulesref.store.removing import Kind, NotOurs, kind_of, remove_file, remove_folder
from rulesref.store.replacing import unfinished

if TYPE_CHECKING:
    from rulesref.store.home import Home
    from rulesref.store.writing import Tell


def sweep(home: Home, ledger: Ledger, kept: Collection[Generation], tell: Tell) -> None:
    """Remove the recorded names that ``kept`` does not need, and strike them from the ledger.

    What turns out not to be ours stays, is struck too, and ``tell`` hears of it once. What the
    system keeps open stays in the ledger for the next sweep. Raises OSError for the ledger alone.
    """
    recorded, needed = ledger.names, names_of(kept)
    parses = {file.parse_name for generation in kept for file in generation.files}
    files = {name: home.files / name for name in recorded.files}
    kept_parses = {name: home.parse_of(name) for name in recorded.parses}
    generations = {
        name
        for name in recorded.generations - needed.generations
        if _gone(partial(_remove_generation, home, name, ledger.mark), tell)
    }
    ledger.strike(
        Names(
            _sweep_files(files, needed.files, ledger.mark, tell),
            frozenset(generations),
            _sweep_files(kept_parses, parses, ledger.mark, tell),
        )
    )


def take_back(home: Home, name: str, tell: Tell) -> None:
    """Remove the generation that a failing write has just begun to make."""
    _gone(partial(remove_file, home.manifest_of(name)), tell)
    _gone(partial(remove_folder, home.generations / name, None), tell)


def _sweep_files(
    recorded: Mapping[str, Path], needed: Collection[str], mark: str, tell: Tell
) -> frozenset[str]:
    """Remove the files, by their names, that are not ``needed``; the names that are gone then."""
    gone = set()
    for name, path in recorded.items():
        if name in needed:
            _gone(partial(remove_file, unfinished(path, mark)), tell)
        elif _gone(partial(_remove_finished_and_not, path, mark), tell):
            gone.add(name)
    return frozenset(gone)


def _gone(removal: Callable[[], None], tell: Tell) -> bool:
    """Whether nothing of ours is left after ``removal``."""
    try:
        removal()
    except NotOurs as reason:
        tell(str(reason))
    except OSError:
        return False
    return True


def _remove_finished_and_not(path: Path, mark: str) -> None:
    remove_file(unfinished(path, mark))
    remove_file(path)


def _remove_generation(home: Home, name: str, mark: str) -> None:
    """Remove the folder, then the manifest: while there is a folder, it says what is in it."""
    manifest = home.manifest_of(name)
    contents = _contents(manifest, home.generations / name)
    remove_file(unfinished(manifest, mark))
    try:
        remove_folder(home.generations / name, contents)
    except NotOurs:
        remove_file(manifest)
        raise
    remove_file(manifest)


def _contents(manifest: Path, folder: Path) -> Collection[str] | None:
    """What the build wrote into ``folder``; None where it never finished. Raises NotOurs."""
    if kind_of(manifest) is Kind.NOTHING:
        return None
    if kind_of(manifest) is Kind.FILE:
        generation = from_manifest(folder.name, folder, manifest.read_bytes())
        if generation is not None:
            return generation.contents
    raise NotOurs(f"{manifest} cannot be read: it stays, and so does {folder}")
