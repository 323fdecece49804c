"""What changed from one text of a rule to the next: edits, and moves apart from them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from rulesref.compare.history.matching import Match, likeness, matched, moved
from rulesref.compare.history.word_diff import Span, is_same, word_diff
from rulesref.compare.statements import Statement, plain, statements, text_of, words
from rulesref.entries import Section

#: What an edit is. ``elsewhere`` is an old statement that now stands in another rule, ``from``
#: a new one that stood in another rule before.
EDITED, NEW, GONE, MOVED, ELSEWHERE, FROM = "edited", "new", "gone", "moved", "elsewhere", "from"

_BEFORE = re.compile(
    r"(?:\A|\n\s*\n)(?:Before \d{4},|Prima del \d{4}\b).*?(?=\n\s*\n|\Z)", re.DOTALL
)


class Edit(NamedTuple):
    """One statement that is not what or where it was. ``entry`` is the other rule of a move."""

    kind: str
    spans: tuple[Span, ...]
    entry: str = ""


class Change(NamedTuple):
    """From the older text to the newer one. Titles and numbers are pairs where they changed."""

    renamed: tuple[str, str] | None
    renumbered: tuple[str, str] | None
    same: int  # statements that stayed as they were
    edits: tuple[Edit, ...]
    beside: int = 0  # statements of other rules, which the newer text tells together with this one


class Told(NamedTuple):
    """A statement of a rule, and the section that makes it."""

    statement: Statement
    section: Section


#: Finds the statement of another rule that is most like one, and the entry of that rule.
Elsewhere = Callable[[Statement], tuple[str, str] | None]


def change(
    old: Sequence[Section],
    new: Sequence[Section],
    *,
    others: Sequence[Section] = (),
    went: Elsewhere | None = None,
    came: Elsewhere | None = None,
) -> Change:
    """What changed from ``old`` to ``new``.

    ``others`` are older sections of rules that share a section of ``new``: what is theirs is not
    new. ``went`` and ``came`` look for a statement in the other rules of the newer and of the older
    document, each giving its text and entry.
    """
    before = told(old)
    shared = [line for line in told(others) if not _is_among(line.statement, before)]
    after = told(new)
    pool = [*before, *shared]
    matches = matched([line.statement for line in pool], [line.statement for line in after])
    elsewhere = _moved(matches, pool, after)
    icons = not any(_lost_icons(section) for section in (*old, *new, *others))
    edits: list[Edit] = []
    same = beside = 0
    by_new = {place: match for match in matches for place in match.new}
    for place, line in enumerate(after):
        match = by_new.get(place)
        if match is None:
            edits.append(_sought(NEW, FROM, line.statement, came))
        elif match.new[0] != place:
            continue
        elif match.old[0] >= len(before):
            beside += 1
        else:
            spans = _spans(match, pool, after, icons)
            if not is_same(spans):
                edits.append(Edit(EDITED, spans))
            elif match in elsewhere:
                edits.append(Edit(MOVED, spans))
            else:
                same += 1
    left = set(range(len(before))) - {place for match in matches for place in match.old}
    edits += [_sought(GONE, ELSEWHERE, before[place].statement, went) for place in sorted(left)]
    renamed = None if others else _renamed(old, new)
    return Change(renamed, _renumbered(old, new), same, tuple(edits), beside)


def differing(printed: Sequence[Section], copied: Sequence[Section]) -> tuple[Edit, ...]:
    """Where a copy of a version says something else; what it leaves out is not its matter."""
    edits = change(printed, copied).edits
    return tuple(edit for edit in edits if edit.kind in (EDITED, NEW))


def told(sections: Iterable[Section]) -> list[Told]:
    """The statements of ``sections``, the strongest first; what a weaker one repeats is left out."""
    found: list[Told] = []
    for section in sections:
        own = [Told(statement, section) for statement in statements(_body(section))]
        found += [line for line in own if not _is_among(line.statement, found)]
    return found


def _is_among(statement: Statement, known: Iterable[Told]) -> bool:
    return any(_repeats(statement, line.statement) for line in known)


def _repeats(statement: Statement, known: Statement) -> bool:
    return likeness(statement.plain, known.plain) >= 0.75


def _body(section: Section) -> str:
    """The text of a section; of an erratum what it says, without what to do with it.

    Of our own words all but the paragraph that tells what an edition changed.
    """
    if "/restatement-" in section.document:
        return _BEFORE.sub("", section.markdown)
    if section.kind == "question":
        return f"{section.title}\n\n{section.markdown}"
    if section.kind != "rulebook-erratum":
        return section.markdown
    head, colon, rest = section.markdown.partition(":")
    return rest.strip() if colon and len(head) < 120 else section.markdown


def _lost_icons(section: Section) -> bool:
    return bool(section.icon_lost) or "[?]" in section.markdown


def _moved(matches: Sequence[Match], pool: Sequence[Told], after: Sequence[Told]) -> set[Match]:
    """The matches that stand elsewhere, where each text is one section: else order says nothing."""
    one = len({line.section.id for line in pool}) == len({line.section.id for line in after}) == 1
    return moved(matches) if one else set()


def _spans(
    match: Match, pool: Sequence[Told], after: Sequence[Told], icons: bool
) -> tuple[Span, ...]:
    old = text_of(pool[place].statement for place in match.old)
    new = text_of(after[place].statement for place in match.new)
    return word_diff(old, new, icons=icons)


def _sought(plain: str, found: str, statement: Statement, seek: Elsewhere | None) -> Edit:
    """A statement without a counterpart: new or gone, unless another rule has it."""
    side = NEW if plain == NEW else GONE
    other = seek(statement) if seek else None
    if other is None:
        return Edit(plain, (Span(side, statement.text),))
    text, entry = other
    pair = (text, statement.text) if found == FROM else (statement.text, text)
    return Edit(found, word_diff(*pair, icons=False), entry)


def _renamed(old: Sequence[Section], new: Sequence[Section]) -> tuple[str, str] | None:
    """The titles where none is as before. That of a question is a part of its text."""
    if not old or not new or _titles(old) & _titles(new) or new[0].kind == "question":
        return None
    return old[0].title, new[0].title


def _titles(sections: Iterable[Section]) -> set[tuple[str, ...]]:
    return {
        tuple(word for word in words(plain(section.title)) if word != "and") for section in sections
    }


def _renumbered(old: Sequence[Section], new: Sequence[Section]) -> tuple[str, str] | None:
    """The number of a point where another one has it now; numbers of cards are none of these."""
    before = {s.number for s in old if s.number and s.kind == "point"}
    after = {s.number for s in new if s.number and s.kind == "point"}
    if not before or not after or before & after:
        return None
    return min(before), min(after)
