"""What belongs to another edition, in a few lines: what differs, where it stands, how to see it."""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.entries import Entry, Passage
from rulesref.render.paint import icons_as_words
from rulesref.render.passages import source_of
from rulesref.render.reader import Reader
from rulesref.render.standing import difference, is_own, same_rule

#: How many sources a folded edition names.
_NAMED = 4


def folded(
    entry: Entry,
    edition: str,
    passages: Sequence[Passage],
    reader: Reader,
    tellers: Sequence[Entry],
) -> list[str]:
    """The lines that stand for ``passages``; ``tellers`` tell what the editions differ in."""
    words, paint = reader.words, reader.paint
    lines = paint.body(words.folded.format(edition, _differs(entry, tellers, reader)), indent="")
    held, gone = _sources(passages, reader)
    lines += paint.body("; ".join(held)) + paint.body("; ".join(gone), strike=True)
    return [*lines, "  " + paint.dim(words.how.format(id=entry.id, edition=edition)), ""]


def _sources(passages: Sequence[Passage], reader: Reader) -> tuple[list[str], list[str]]:
    """Where folded official texts stand: the first few, and those that no longer held there."""
    official = [p for p in passages if not is_own(p)]
    held = [source_of(p, reader.language) for p in official if not p.superseded_by]
    named = held[:_NAMED]
    if len(held) > _NAMED:
        named.append(reader.words.more.format(len(held) - _NAMED))
    return named, [source_of(p, reader.language) for p in official if p.superseded_by]


def _differs(entry: Entry, tellers: Sequence[Entry], reader: Reader) -> str:
    """The sentences that say what the editions of ``entry`` differ in."""
    told = [difference(teller, reader.language) for teller in tellers]
    said = [_in_tongue(sentence, language, reader) for sentence, language in told if sentence]
    if said:
        return " ".join(said)
    return reader.words.the_same if same_rule(entry) else reader.words.told_anew


def _in_tongue(sentence: str, language: str, reader: Reader) -> str:
    """``sentence`` on one line, its language named where it is not the reader's."""
    said = icons_as_words(" ".join(sentence.split()), language)
    return said if language == reader.language else f"({reader.words.names[language]}) {said}"
