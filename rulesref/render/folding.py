"""What belongs to another edition, in a few lines: what differs, where it stands, how to see it."""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.catalogue import said
from rulesref.entries import Entry, Passage
from rulesref.render.kinds import language_in
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
    paint, language = reader.paint, reader.language
    elsewhere = said("In edition {} (not the one in force here): {}", language)
    how = said("rulesref show {id} --edition {edition} (--all shows both)", language)
    differs = _differs(entry, tellers, edition, reader)
    lines = paint.body(elsewhere.format(edition, differs), indent="")
    held, gone = _sources(passages, reader)
    lines += paint.body("; ".join(held)) + paint.body("; ".join(gone), strike=True)
    return [*lines, "  " + paint.dim(how.format(id=entry.id, edition=edition)), ""]


def _sources(passages: Sequence[Passage], reader: Reader) -> tuple[list[str], list[str]]:
    """Where folded official texts stand: the first few, and those that no longer held there."""
    official = [p for p in passages if not is_own(p)]
    held = [source_of(p, reader.language) for p in official if not p.superseded_by]
    named = held[:_NAMED]
    if len(held) > _NAMED:
        named.append(said("and {} more", reader.language).format(len(held) - _NAMED))
    return named, [source_of(p, reader.language) for p in official if p.superseded_by]


def _changes(tellers: Sequence[Entry], edition: str, reader: Reader) -> str:
    """What the newer edition changed, or why it did not, as the comparison of both says it."""
    newer = max(edition, reader.edition)
    return " ".join(dict.fromkeys(s for one in tellers for s in reader.changes(one.id, newer)))


def _differs(entry: Entry, tellers: Sequence[Entry], edition: str, reader: Reader) -> str:
    """What ``edition`` says otherwise.

    Our words in the newer edition tell what it was like before: who plays by the older one
    already reads that, and is told what changed instead. Where others tell, for they hold in
    the place of ``entry``, a difference of ``entry`` itself comes before theirs.
    """
    own = _changes([entry], edition, reader) if entry not in tellers else ""
    ways = [_before, _changes] if edition < reader.edition else [_changes, _before]
    others = (told for way in ways if (told := way(tellers, edition, reader)))
    return own or next(others, _anew(entry, reader))


def _before(tellers: Sequence[Entry], edition: str, reader: Reader) -> str:
    """The sentences in which our own words say what the editions differ in."""
    told = [difference(teller, reader.language) for teller in tellers]
    return " ".join(_in_tongue(words, language, reader) for words, language in told if words)


def _anew(entry: Entry, reader: Reader) -> str:
    if same_rule(entry):
        return said("the same rule, in other words.", reader.language)
    return said("the rule is told anew.", reader.language)


def _in_tongue(sentence: str, language: str, reader: Reader) -> str:
    """``sentence`` on one line, its language named where it is not the reader's."""
    line = icons_as_words(" ".join(sentence.split()), language)
    if language == reader.language:
        return line
    return f"({language_in(language, reader.language)}) {line}"
