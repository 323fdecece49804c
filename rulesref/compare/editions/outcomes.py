"""The shipped cases in two editions: which come to something else, and which switch makes it so.

A case that is written for one edition is played in the other one too, as if it were written for
both: that it cannot go on there is what the other edition makes of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from rulesref.cases.case import Case
from rulesref.corpus.compared import ComparedCase, Told
from rulesref.engine.state import State
from rulesref.errors import CaseError
from rulesref.games.edition import Switch, Switches
from rulesref.games.game import Game
from rulesref.rulings.replay import Judge
from rulesref.rulings.tags import EDITION_TAGS
from rulesref.wording.speech import LANGUAGES


class Outcome(NamedTuple):
    """What comes of a case: verdict, answers, timeline; or why it cannot go on.

    ``readings`` are the open questions that an answer hangs on; ``read`` are the switches that had
    a say.
    """

    verdict: str
    answers: tuple[str, ...]
    lines: tuple[str, ...]
    refused: str
    reason: str
    readings: frozenset[str]
    read: frozenset[str]

    @property
    def compared(self) -> tuple[object, ...]:
        """What two outcomes are told apart by."""
        return self.verdict, self.answers, self.lines, self.refused


def differing(judge: Judge, files: Iterable[Path], folder: Path) -> Iterator[ComparedCase]:
    """Each case of ``files`` that comes to something else in another edition.

    ``folder`` is that of all cases. Raises ``CaseError`` for a file that is none.
    """
    for path in files:
        for case in judge.read(path):
            compared = compare_case(judge, case, path.relative_to(folder).as_posix())
            if compared:
                yield compared


def compare_case(judge: Judge, case: Case, file: str) -> ComparedCase | None:
    """``case`` in both editions, or None where they agree on it."""
    old, new = editions = tuple(next(iter(judge.game.switches.values())).editions)
    before, since = (outcome(judge, case, edition) for edition in editions)
    if before.compared == since.compared:
        return None
    told = {
        old: _told(before, since, _as_told(judge, case, old)),
        new: _told(since, before, _as_told(judge, case, new)),
    }
    return ComparedCase(file, case.name, _carried_by(judge, case, (before, since)), told)


def outcome(
    judge: Judge,
    case: Case,
    edition: str,
    changed: Mapping[str, Any] | None = None,
    told_in: str = "en",
) -> Outcome:
    """What comes of ``case`` in ``edition``, with the switches ``changed`` set otherwise."""
    tags = tuple(tag for tag in case.tags if tag not in EDITION_TAGS)
    tables = _Tables(judge.game, changed or {})
    watched = judge._replace(game=judge.game._replace(table=tables))
    try:
        ruling = watched.replay(case._replace(tags=tags), edition, told_in)
    except CaseError as refused:
        return Outcome("", (), (), refused.message, "", frozenset(), tables.read())
    verdicts = [asked.verdict for asked in ruling.questions]
    return Outcome(
        ruling.verdict,
        tuple(verdict.answer for verdict in verdicts),
        tuple(moment.text for moment in ruling.timeline),
        "",
        ruling.reason,
        frozenset((*ruling.rests_on, *(one for verdict in verdicts for one in verdict.readings))),
        tables.read(),
    )


class _Tables:
    """Makes the tables of a game, with switches ``changed``, and knows which switches they read."""

    def __init__(self, game: Game, changed: Mapping[str, Any]) -> None:
        self._game = game
        self._changed = changed
        self._made: list[Switches] = []

    def __call__(self, edition: str, more: Mapping[str, Any] | None = None) -> State:
        state = self._game.table(edition, {**self._changed, **(more or {})})
        switches = state.rules.switches
        assert isinstance(switches, Switches)
        self._made.append(switches)
        return state

    def read(self) -> frozenset[str]:
        """The switches that have been read at one of the tables, and what decides their stages."""
        return frozenset(chain(_SETS_STAGES, *(switches.read() for switches in self._made)))


#: What it says is in a table from the start, and is not read there.
_SETS_STAGES = ("at-if",)


def _carried_by(judge: Judge, case: Case, outcomes: tuple[Outcome, Outcome]) -> tuple[str, ...]:
    """The switches without which the outcomes would not be these, in their order."""
    before, since = outcomes
    open_in_one = before.readings ^ since.readings
    return tuple(
        name
        for name, switch in judge.game.switches.items()
        if any(reading.question in open_in_one for reading in switch.open)
        or _makes_a_difference(judge, switch, case, outcomes)
    )


def _makes_a_difference(
    judge: Judge, switch: Switch, case: Case, outcomes: tuple[Outcome, Outcome]
) -> bool:
    (old, former), (new, latter) = switch.editions.items()
    if former == latter:
        return False
    before, since = outcomes
    return _differs(judge, case, old, {switch.name: latter}, before) or _differs(
        judge, case, new, {switch.name: former}, since
    )


def _differs(
    judge: Judge, case: Case, edition: str, changed: Mapping[str, Any], known: Outcome
) -> bool:
    """Whether the case comes to something else than is ``known``; a switch not read changes nothing."""
    return (
        not known.read.isdisjoint(changed)
        and outcome(judge, case, edition, changed).compared != known.compared
    )


def _as_told(judge: Judge, case: Case, edition: str) -> dict[str, Outcome]:
    """What comes of the case, as readers of each language are told it."""
    return {told: outcome(judge, case, edition, told_in=told) for told in LANGUAGES}


def _told(one: Outcome, other: Outcome, told: Mapping[str, Outcome]) -> Told:
    """What comes of ``one`` and not of the ``other``; ``told`` is the one in each language."""
    if one.refused:
        return Told("", {tongue: same.refused for tongue, same in told.items()}, True)
    place = next(
        (n for n, line in enumerate(one.lines) if other.lines[n : n + 1] != (line,)),
        len(one.lines),
    )
    stopped = one.verdict == "unsupported" and place == len(one.lines)
    happens = {
        tongue: same.reason if stopped else "".join(same.lines[place : place + 1])
        for tongue, same in told.items()
    }
    return Told(one.verdict, happens, stopped)
