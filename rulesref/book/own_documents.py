"""The user's own documents: removing, putting back and building them anew, each as one change."""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.book.gathering import Progress
from rulesref.book.kept_parse import Parses
from rulesref.book.publishing import publish, without
from rulesref.book.stamp import parsing_stamp, stamp_now
from rulesref.catalogue import said
from rulesref.errors import StoreError, UnresolvedReference
from rulesref.nearest import nearest
from rulesref.store.generation import Generation, StoredFile
from rulesref.store.home import Home
from rulesref.store.tell import Tell
from rulesref.store.writing import open_writing


def remove(home: Home, name: str, tell: Tell, progress: Progress) -> tuple[str, ...]:
    """Drop a document (by its id) or a file (by its name): the ids of the documents dropped.

    Raises UnresolvedReference with the nearest ids.
    """
    with open_writing(home, tell) as writing:
        gone = _meant(writing.files, name)
        replaced = [
            tuple(file for file in change if not set(file.documents) & set(gone))
            for change in writing.replaced
        ]
        files = []
        for file in writing.files:
            kept = tuple(d for d in file.documents if d not in gone)
            dropped = tuple(d for d in file.documents if d in gone)
            if kept:
                files.append(file._replace(documents=kept, without=(*file.without, *dropped)))
        still = [change for change in replaced if change]
        publish(Parses(home, parsing_stamp()), writing, files, progress, replaced=still)
    return gone


def undo(home: Home, tell: Tell, progress: Progress) -> tuple[StoredFile, ...]:
    """Put the files back that the latest replacement took the place of; those files.

    Raises StoreError where nothing was replaced, or where a kept copy is damaged.
    """
    with open_writing(home, tell) as writing:
        if not writing.replaced:
            raise StoreError(
                said("no file was replaced that could be put back"),
                remedy="rulesref sources list",
            )
        *earlier, back = writing.replaced
        files = list(writing.files)
        for file in back:
            files, _ = without(files, file)
            files.append(file)
        publish(Parses(home, parsing_stamp()), writing, files, progress, replaced=earlier)
    return back


def forget(home: Home, tell: Tell) -> tuple[StoredFile, ...]:
    """Let go of every file that was replaced; those files."""
    with open_writing(home, tell) as writing:
        gone = tuple(file for change in writing.replaced for file in change)
        if gone:
            parses = Parses(home, parsing_stamp())
            publish(parses, writing, writing.files, _silent, replaced=())
    return gone


def rebuild(home: Home, tell: Tell) -> Generation:
    """Build the index of the same files anew, unless another process just did."""
    with open_writing(home, tell) as writing:
        current = writing.current
        if current is None:
            raise StoreError(said("there are no documents to build an index of"))
        if current.stamp == stamp_now() and not current.damaged() and _has_book(current):
            return current
        publish(Parses(home, parsing_stamp()), writing, current.files, _silent)
        if writing.current is None:  # pragma: no cover - publishing sets it
            raise StoreError(said("there is no index"))
        return writing.current


def _has_book(generation: Generation) -> bool:
    from rulesref.book.lookup import Lookup

    try:
        Lookup(generation.folder).close()
    except StoreError:
        return False
    return True


def _silent(what: str, done: int, of: int) -> None:
    """Show no progress."""


def _meant(files: Sequence[StoredFile], name: str) -> tuple[str, ...]:
    known = [document for file in files for document in file.documents]
    by_file = [d for file in files if file.name == name for d in file.documents]
    short = [d for d in known if d.split("/", 1)[-1] == name]
    meant = [name] if name in known else by_file or short
    if not meant:
        near = nearest(name, [*known, *(file.name for file in files)]) or tuple(known[:8])
        raise UnresolvedReference(
            said("you have added no document {name!r}").format(name=name),
            candidates=near,
            remedy="rulesref sources list",
        )
    return tuple(meant)
