"""What the user says an unknown document is."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from rulesref.corpus.restatement import LANGUAGES
from rulesref.entries import EDITIONS, TIERS, Document, slug
from rulesref.places import game_ids

#: What ``slug`` makes of a title without a word in it.
_WORDLESS = slug("?")


class Claim(NamedTuple):
    """What the user says an unknown document is."""

    game: str
    tier: str
    title: str
    version: str
    language: str
    edition: str

    def document(self, name: str, sha256: str) -> Document:
        """The document that a file is then; its id is apart from those of known documents."""
        parts = [_path(self.title), self.version, self.language if self.language != "en" else ""]
        path = "-".join(part for part in parts if part)
        return Document(
            f"{self.game}/own/{path}",
            self.game,
            self.title,
            self.version,
            "",
            self.language,
            self.tier,
            self.edition,
            name,
            sha256,
        )


def is_possible(document: Document) -> bool:
    """Whether its game, tier, language and edition are ones that this version knows."""
    return (
        document.game in game_ids()
        and document.tier in TIERS
        and document.language in LANGUAGES
        and document.edition in ("", *EDITIONS)
    )


def _path(title: str) -> str:
    """The part of an id that ``title`` gives; each title without words has one of its own."""
    path = slug(title)
    if path != _WORDLESS or title.casefold().strip() == _WORDLESS:
        return path
    return f"{path}-{hashlib.sha256(title.encode('utf-8', 'surrogatepass')).hexdigest()[:8]}"
