"""What players say in several words for words of the rulebook: ``[[phrase]]`` rows.

They widen a question of some length and never name an entry.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path

from rulesref.catalogue import said
from rulesref.errors import ParseError, StoreError
from rulesref.record import NamedTuple
from rulesref.search.words import stem, tokens

#: How many words may stand for "...".
GAP = 3
_FILE = "phrases.txt"


class Phrase(NamedTuple):
    """Whoever says all the words of one of ``said`` in a row may mean the English words ``means``.

    "..." between two words lets up to three others stand there.
    """

    said: tuple[str, ...]
    means: tuple[str, ...]
    game: str


def read_phrases(path: Path, game: str) -> list[Phrase]:
    """The ``[[phrase]]`` rows in ``path`` (TOML), none where there is no such file.

    Raises ParseError.
    """
    from rulesref.corpus.terms import rows_of

    try:
        rows = rows_of(path, "phrase")
        return [Phrase(tuple(row["said"]), tuple(row["means"]), game) for row in rows]
    except (ValueError, KeyError, TypeError) as problem:
        raise ParseError(f"the phrases are broken: {problem}", file=str(path)) from None


def write_phrases(folder: Path, rows: Iterable[Phrase]) -> None:
    """Keep ``rows`` beside the index: game, words as typed with "..." for a gap, English stems."""
    lines = []
    for row in rows:
        stems = dict.fromkeys(stem(t, "en") for word in row.means for t in tokens(word))
        for asked in row.said:
            parts = [" ".join(tokens(part)) for part in asked.split("...")]
            lines.append("\t".join((row.game, " ... ".join(parts), *stems)))
    (folder / _FILE).write_text("\n".join(sorted(set(lines))), "utf-8")


class _Row(NamedTuple):
    """A phrase: its place in the file, how it begins between spaces, what stands between its gaps,
    and what it means.
    """

    place: int
    begins: str
    parts: Sequence[str]
    means: tuple[str, ...]


class Phrases:
    """The phrases, read when the first question is asked."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / _FILE

    @cached_property
    def _rows(self) -> Mapping[tuple[str, str], Sequence[_Row]]:
        """The phrases of each game by their first word."""
        try:
            lines = self._path.read_text("utf-8").split("\n")
        except (OSError, ValueError) as problem:
            raise StoreError(said("the search index cannot be used: {}").format(problem)) from None
        found: dict[tuple[str, str], list[_Row]] = {}
        for place, line in enumerate(filter(None, lines)):
            game, said_so, *means = line.split("\t")
            parts = said_so.split(" ... ")
            row = _Row(place, f" {parts[0]} ", parts, tuple(means))
            found.setdefault((game, parts[0].split(" ")[0]), []).append(row)
        return found

    def meant(self, game: str, said: Sequence[str]) -> list[tuple[str, ...]]:
        """For each phrase of ``game`` in the words ``said`` the English stems that it stands for.

        Raises StoreError where they cannot be read.
        """
        text = f" {' '.join(said)} "
        rows = self._rows
        found = [
            row
            for word in dict.fromkeys(said)
            for row in rows.get((game, word), ())
            if row.begins in text and _stands(row.parts, text)
        ]
        return list(dict.fromkeys(row.means for row in sorted(found)))


def _stands(parts: Sequence[str], text: str) -> bool:
    """Whether ``parts`` stand in ``text`` one behind the other, a few words at most between."""
    if len(parts) == 1:
        return f" {parts[0]} " in text
    gap = rf" (?:\S+ ){{0,{GAP}}}"
    return re.search(" " + gap.join(map(re.escape, parts)) + " ", text) is not None
