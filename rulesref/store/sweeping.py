"""The sweep after a successful write: recorded names that no reader can come to go."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rulesref.catalogue import said
from rulesref.places import read_most
from rulesref.store.generation import Generation, from_manifest
from rulesref.store.home import LARGEST_MANIFEST
from rulesref.store.ledger import Ledger, Names, names_of
from rulesref.store.removing import Kind, NotOurs, kind_of, move_aside, remove_file, remove_folder
from rulesref.store.replacing import settle, unfinished

if TYPE_CHECKING:
    from rulesref.store.home import Home
    from rulesref.store.tell import Tell


def sweep(home: Home, ledger: Ledger, kept: Collection[Generation], tell: Tell) -> None:
    """Remove the recorded names that ``kept`` does not need, and strike them from the ledger.

    A raw file that no generation ever named, and an index that was never finished, are moved aside:
    a change was interrupted, or its manifest is lost, and ``tell`` hears where it lies now. What
    turns out not to be ours stays, is struck too, and ``tell`` hears of it once. What the
    system keeps open stays in the ledger for the next sweep. Raises OSError for the ledger alone.
    """
    recorded, needed = ledger.names, names_of(kept)
    parses = {file.parse_name for generation in kept for file in generation.files}
    files = {name: home.files / name for name in recorded.files}
    kept_parses = {name: home.parse_of(name) for name in recorded.parses}
    let_go = names_of(_readable(home, recorded.generations)).files
    aside = partial(_put_aside, home, tell)
    swept = _sweep_files(files, needed.files, ledger.mark, tell, lambda p: p.name in let_go, aside)
    generations = {
        name
        for name in recorded.generations - needed.generations
        if _gone(partial(_remove_generation, home, name, ledger.mark, aside), tell)
    }
    swept_parses = _sweep_files(kept_parses, parses, ledger.mark, tell, lambda p: True, aside)
    for folder in (home.files, home.generations, home.manifests, home.parses):
        settle(folder)  # what is struck from the ledger must not come back
    ledger.strike(Names(swept, frozenset(generations), swept_parses))


def _readable(home: Home, names: Collection[str]) -> Iterator[Generation]:
    """The generations of ``names`` whose manifests can be read."""
    for name in names:
        try:
            manifest = home.manifest_of(name)
            data = read_most(manifest, LARGEST_MANIFEST) if kind_of(manifest) is Kind.FILE else b""
        except OSError:
            continue
        generation = from_manifest(name, home.generations / name, data or b"")
        if generation is not None:
            yield generation


def _put_aside(home: Home, tell: Tell, path: Path) -> None:
    """Move what stands at ``path``, if anything does, and say where. Raises NotOurs, OSError."""
    moved = move_aside(path, home.aside)
    if moved is not None:
        left = said("{path} was left by an interrupted change: it is now {moved}")
        tell(left.format(path=path, moved=moved))


def take_back(home: Home, name: str, tell: Tell) -> None:
    """Remove the generation that a failing write has just begun to make."""
    _gone(partial(remove_file, home.manifest_of(name)), tell)
    _gone(partial(remove_folder, home.generations / name, None), tell)


def _sweep_files(
    recorded: Mapping[str, Path],
    needed: Collection[str],
    mark: str,
    tell: Tell,
    removable: Callable[[Path], bool],
    aside: Callable[[Path], None],
) -> frozenset[str]:
    """Remove the files, by their names, that are not ``needed``; the names that are gone then.

    Those that are not ``removable`` are moved ``aside``.
    """
    gone = set()
    for name, path in recorded.items():
        if name in needed:
            _gone(partial(remove_file, unfinished(path, mark)), tell)
        else:
            away = remove_file if removable(path) else aside
            if _gone(partial(_remove_finished_and_not, path, mark, away), tell):
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


def _remove_finished_and_not(path: Path, mark: str, away: Callable[[Path], None]) -> None:
    remove_file(unfinished(path, mark))
    away(path)


def _remove_generation(home: Home, name: str, mark: str, aside: Callable[[Path], None]) -> None:
    """Remove the folder, then the manifest: while there is a folder, it says what is in it.

    A folder that no manifest tells of is moved ``aside``.
    """
    manifest = home.manifest_of(name)
    contents = _contents(manifest, home.generations / name)
    remove_file(unfinished(manifest, mark))
    if contents is None:
        aside(home.generations / name)
        return
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
        data = read_most(manifest, LARGEST_MANIFEST) or b""
        generation = from_manifest(folder.name, folder, data)
        if generation is not None:
            return generation.contents
    raise NotOurs(said("{} cannot be read: it stays, and so does {}").format(manifest, folder))
