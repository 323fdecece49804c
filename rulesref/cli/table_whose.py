"""Whose the tokens are that a line tells together with where somebody is: theirs, or those of that place."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import NamedTuple

from rulesref.catalogue import said
from rulesref.cli.table_meanings import Meanings, numbered
from rulesref.errors import RulesrefError, UsageError
from rulesref.session.lines import Line
from rulesref.session.session import Session

#: So many of a line are asked about at once.
_MOST = 2
#: What says how many of a token there are where somebody is.
_TOKENS = {
    "en": re.compile(
        r",? with (?:(?P<first>\w+ \w+) and )?"
        r"(?P<many>(?P<number>no|an?|one|two|three|four|five|six|\d+) (?:clues?|doom))\b"
    ),
    "it": re.compile(
        r",? con (?:(?P<first>\w+ \w+) e )?"
        r"(?P<many>(?P<number>nessun|un|uno|due|tre|quattro|cinque|sei|\d+) (?:indizio?|segnalin[oi] destino))\b"
    ),
}  # fmt: skip
#: So far before it stands who that is, and where; a longer clause is not looked through.
_FAR = 100
_BEGINS = {"en": re.compile(r"[,.;:] |\band "), "it": re.compile(r"[,.;:] |\be ")}
#: The clause before it, which says where somebody is.
_CLAUSE = {
    "en": re.compile(
        r"(?P<who>.*?)(?P<is>['’]s|['’]m| is| am)(?: [A-Z].*?)?? (?P<where>(?:at|in) .+)"
    ),
    "it": re.compile(
        r"(?P<who>.*?)(?P<is>\bsono| è)(?: [A-Z].*?)??"
        r" (?P<where>(?:in|a|al|allo|alla|nel|nello|nella)\b.+|(?:nell|all)['’].+)"
    ),
}
_AND = {"en": "and", "it": "e"}
_WITH = {"en": "with", "it": "con"}
#: Who has so many: whoever speaks, somebody else, or the place itself.
_HAS = {
    "en": ("I have {many}", "{who} has {many}", "there are {many} {where}"),
    "it": ("ho {many}", "{who} ha {many}", "ci sono {many} {where}"),
}
_ONE = frozenset({"a", "an", "one", "1", "un", "uno"})
_ARE = {"there are": "there is", "ci sono": "c'è"}


class _Told(NamedTuple):
    """A part of a line that tells tokens with a place: where it stands, and what each of both may have."""

    begin: int
    end: int
    #: What stays where these words stood.
    left: str
    many: str
    owners: tuple[str, ...]


def whose(session: Session, sentence: str) -> tuple[Meanings, RulesrefError] | None:
    """How to ask whose the tokens are of which ``sentence`` speaks, where it would leave that open.

    None where it does not, or cannot be told at ``session`` whosever they are.
    """
    alone = _of_one_step(session, sentence)
    if alone is not None:
        return alone
    told = list(_told(sentence, session.language))
    if not told or len(told) > _MOST or not _is_open(session, sentence):
        return None
    ways: list[tuple[Line, ...]] = []
    me = ""
    for owners in product((0, 1), repeat=len(told)):
        lines, me = _lines(session, _written(sentence, told, owners))
        if not lines:
            return None
        ways.append(lines)
    own = [tuple(line.text for line in way if not all(line in one for one in ways)) for way in ways]
    if len(set(own)) < len(ways):
        return None
    message = said("whose {tokens} these are is not said").format(
        tokens=f" {_AND[session.language]} ".join(one.many for one in told)
    )
    return Meanings(tuple(ways), speaker=me), UsageError(
        message,
        candidates=numbered("; ".join(one) for one in own),
        listed=said("its number says which"),
    )


#: What a step says behind what has the tokens, and nothing else.
_BEHIND = {"en": re.compile(r" with \w+ \w+$"), "it": re.compile(r" con \w+ \w+$")}


def _of_one_step(session: Session, sentence: str) -> tuple[Meanings, RulesrefError] | None:
    """The same of a ``sentence`` that a case tells as one step; None where it does not, or leaves nothing open."""
    branch, bare = session.branch(), _BEHIND[session.language].sub("", sentence)
    known = len(session.scene.telling.doubts)
    try:
        branch.tell(sentence)
    except RulesrefError:
        return None
    open_now = [one for one in branch.scene.telling.doubts[known:] if one.has_it(branch.scene)]
    if len(open_now) != 1 or bare == sentence:
        return None
    problem, given = open_now[0].error, Line("given", bare)
    return Meanings(tuple((given, Line("given", one)) for one in problem.candidates)), UsageError(
        problem.message,
        candidates=numbered(problem.candidates),
        listed=said("its number says which"),
    )


def _told(sentence: str, language: str) -> Iterator[_Told]:
    for found in islice(_TOKENS[language].finditer(sentence), _MOST + 1):
        before = sentence[max(0, found.start() - _FAR) : found.start()]
        clause = _CLAUSE[language].fullmatch(_BEGINS[language].split(before)[-1])
        if clause is None:
            continue
        first = f" {_WITH[language]} {found['first']}" if found["first"] else ""
        end, behind = found.end(), f" {_AND[language]} "
        if not first and re.match(rf"{behind}\w+ \w+", sentence[end:]):
            first, end = f" {_WITH[language]} ", end + len(behind)
        owners = tuple(_owners(clause, found["many"], found["number"], language))
        yield _Told(found.start(), end, first, found["many"], owners)


def _owners(clause: re.Match[str], many: str, number: str, language: str) -> Iterator[str]:
    """What says that they are those of whoever the ``clause`` is about, then those of the place."""
    me, somebody, place = _HAS[language]
    is_me = clause["is"].strip() in ("am", "'m", "’m", "sono")
    slots = {"who": clause["who"].strip(), "many": many, "where": clause["where"]}
    yield (me if is_me else somebody).format(**slots)
    there = place.format(**slots)
    for are, one in _ARE.items() if number in _ONE else ():
        there = there.replace(are, one)
    yield there


def _is_open(session: Session, sentence: str) -> bool:
    """Whether ``session`` would not know whose they are, or does not read the ``sentence`` as it stands."""
    branch, known = session.branch(), len(session.scene.telling.doubts)
    try:
        branch.tell(sentence)
    except RulesrefError:
        return session.scene.state.log is None
    return any(one.has_it(branch.scene) for one in branch.scene.telling.doubts[known:])


def _written(sentence: str, told: Sequence[_Told], owners: Sequence[int]) -> str:
    """``sentence`` with the tokens of each told part said of the owner with that number."""
    for one in reversed(told):
        sentence = f"{sentence[: one.begin]}{one.left}{sentence[one.end :]}"
    return ". ".join(
        (sentence.rstrip(". "), *(one.owners[n] for one, n in zip(told, owners, strict=True)))
    )


def _lines(session: Session, text: str) -> tuple[tuple[Line, ...], str]:
    """What ``text`` tells at ``session``, whole, and who it says that they are; nothing where it cannot be told so."""
    from rulesref.answers.prose.at_table import understood

    try:
        found = understood(session, text)
    except RulesrefError:
        return (), ""
    return () if found.left or found.why else found.lines, found.me
