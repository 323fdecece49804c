"""``restates.lock.json``: which passages each restatement restates, with spans and digests."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from rulesref.entries import Restates, Section
from rulesref.errors import ParseError

LOCK = "restates.lock.json"
VERSION = 1

#: (entry, language, edition): one restatement.
Key = tuple[str, str, str]
Lock = dict[Key, tuple[Restates, ...]]


def key_of(section: Section) -> Key:
    """The key of a restatement's section."""
    return section.entry, section.language, section.edition


def read_lock(folder: Path) -> Lock:
    """The lock of the game whose corpus folder this is; empty where there is none.

    Raises ParseError where the file is not what ``write_lock`` writes.
    """
    path = folder / LOCK
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        return {}
    try:
        held = json.loads(text)
        if held["version"] != VERSION:
            raise ValueError(f"version {held['version']}")
        return {
            (entry, language, edition): tuple(
                Restates(document, f"{document}/{path}", first, last, page, digest)
                for document, path, first, last, page, digest in rows
            )
            for entry, language, edition, rows in held["restatements"]
        }
    except (ValueError, KeyError, TypeError) as broken:
        raise ParseError(
            f"not a lock of this version: {broken}",
            file=str(path),
            line=getattr(broken, "lineno", 1),
            column=getattr(broken, "colno", 1),
            remedy="make it anew: python -m rulesref.upkeep cite",
        ) from None


def write_lock(folder: Path, lock: Mapping[Key, tuple[Restates, ...]]) -> bool:
    """Write ``lock`` one restatement a line, in order; whether the file changed."""
    lines = [
        json.dumps([*key, [_row(passage) for passage in lock[key]]], ensure_ascii=False)
        for key in sorted(lock)
    ]
    text = f'{{"version": {VERSION}, "restatements": [\n' + ",\n".join(lines) + "\n]}\n"
    path = folder / LOCK
    if path.is_file() and path.read_text("utf-8") == text:
        return False
    path.write_text(text, "utf-8", newline="\n")
    return True


def _row(passage: Restates) -> list[object]:
    path = passage.section[len(passage.document_id) + 1 :]
    first, last, page, digest = passage[2:]
    return [passage.document_id, path, first, last, page, digest]
