"""Everyday words that stand for words of the rulebook, in either language: ``[[word]]`` rows.

They widen a question and never name an entry; what does is in the ``[[term]]`` rows beside them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from rulesref.errors import ParseError
from rulesref.record import NamedTuple
from rulesref.search.words import stem, tokens

_FILE = "synonyms.txt"
LANGUAGES = ("en", "it")


class Synonym(NamedTuple):
    """Whoever says one of ``said`` may mean the English words ``means``."""

    said: tuple[str, ...]
    means: tuple[str, ...]
    game: str


def read_synonyms(path: Path, game: str) -> list[Synonym]:
    """The rows in ``path`` (TOML), none where there is no such file. Raises ParseError."""
    from rulesref.corpus.terms import rows_of

    try:
        rows = rows_of(path, "word")
        return [Synonym(tuple(row["said"]), tuple(row["means"]), game) for row in rows]
    except (ValueError, KeyError, TypeError) as problem:
        raise ParseError(f"the words are broken: {problem}", file=str(path)) from None


def write_synonyms(folder: Path, rows: Iterable[Synonym]) -> None:
    """Keep ``rows`` beside the index: game, word as typed or its stem in a language, English stems."""
    meant: dict[tuple[str, str], dict[str, None]] = {}
    for row in rows:
        for said in row.said:
            for token in tokens(said):
                stems = [stem(t, "en") for word in row.means for t in tokens(word)]
                for form in (token, *(inflected(stem(token, own), own) for own in LANGUAGES)):
                    meant.setdefault((row.game, form), {}).update(dict.fromkeys(stems))
    lines = ["\t".join((game, word, *stems)) for (game, word), stems in sorted(meant.items())]
    (folder / _FILE).write_text("\n".join(lines), "utf-8")


def inflected(stem: str, language: str) -> str:
    """How the words with that ``stem`` in ``language`` stand in the file; no word as typed does so."""
    return f"{language}:{stem}"


def load_synonyms(folder: Path) -> Mapping[tuple[str, str], tuple[str, ...]]:
    """(game, folded word or inflected stem) → English stems. Raises OSError without the file."""
    rows = (line.split("\t") for line in (folder / _FILE).read_text("utf-8").split("\n") if line)
    return {(game, word): tuple(stems) for game, word, *stems in rows}
