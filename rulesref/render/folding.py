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
    differs = _changes(tellers, edition, reader) or _differs(entry, tellers, reader)
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
    """What a newer ``edition`` changed, for who plays by an older one: not their own rule again."""
    if edition < reader.edition:
        return ""
    return " ".join(dict.fromkeys(s for one in tellers for s in reader.changes(one.id, edition)))


def _differs(entry: Entry, tellers: Sequence[Entry], reader: Reader) -> str:
    """The sentences that say what the editions of ``entry`` differ in."""
    told = [difference(teller, reader.language) for teller in tellers]
    sentences = [_in_tongue(sentence, language, reader) for sentence, language in told if sentence]
    if sentences:
        return " ".join(sentences)
    same = said("the same rule, in other words.", reader.language)
    anew = said("the rule is told anew.", reader.language)
    return same if same_rule(entry) else anew


def _in_tongue(sentence: str, language: str, reader: Reader) -> str:
    """``sentence`` on one line, its language named where it is not the reader's."""
    line = icons_as_words(" ".join(sentence.split()), language)
    if language == reader.language:
        return line
    return f"({language_in(language, reader.language)}) {line}"
