"""All shipped cases, each change made to each of them, and which outcomes may change, with why."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from rulesref.cases.case import Case
from rulesref.errors import RulesrefError
from tests.arkham import replay
from tests.rulings.metamorphic.changes import CHANGES
from tests.rulings.metamorphic.outcomes import Outcome, outcome

EDITIONS = ("2016", "2026")
#: Change, place of the case, why its outcome is about what the change adds.
EXCEPTIONS = Path(__file__).with_name("exceptions.tsv")
#: Each reason → what is told of a case that comes out otherwise for it.
REASONS = {
    why: re.compile(sign)
    for why, sign in {
        "phases go on to the bystander, of whose deck nothing is said": (
            "on top of this investigator's deck"
        ),
        "everybody is given an encounter card, and none is left for the bystander": (
            "encounter deck that holds no card|on top of the encounter deck|U-30"
        ),
        "what the scenario counts of each investigator counts for the bystander too": (
            r"how much it comes to \(alarm\)"
        ),
        "the bystander draws an encounter card too, and what it does comes on top": (
            "which agenda comes next"
        ),
        "somebody is left who leads, has a turn, or may be chosen": (
            "the lead investigator|turn comes next|next to draw|dealt which|a target|had a turn yet"
        ),
        "it counts the investigators, or ends with the last of them": (
            r"\d clues?\b|in play|step st-1|lead investigator|the turn of|has not (?:occurred|happened)"
            r"|the health of Ghoul Priest is 10|Elokoss: its cost|Smoke...: it would change nothing"
            r"|nobody can react here|sort them out...\" says that it may not be played now"
        ),
        "it is about which locations are in play": (
            "an enemy spawns|Cellar|Hallway|Icy Ghoul|a target"
        ),
        "everything leaves play, and the bystander too": "Ravenous Ghoul: not in play",
        "one order of the test's results draws a card of which nothing is said": (
            "results .*before, what this step says is not settled"
        ),
        "nothing is said of what the bystander holds": (
            "Daisy Walker: what (?:this investigator has in hand|resources this investigator has)"
        ),
        "a word may mean the bystander, or whatever lies there besides": (
            r"whom '\w+' means is not said|called '(?:it and|both investigators|Roland Banks is at)"
        ),
        "everybody has to pay, and the bystander cannot": "its cost cannot be paid",
        "the bystander has what may be lost": "must choose first: one of the options of a card",
        "what comes next is looked at too, and nobody has described it": (
            r"what its ability \d does is not described"
        ),
        "an option is told by its card as the language of the case has it": (
            "what is chosen is not told like this"
        ),
        "it is asked where a reaction waits that draws a card of which nothing is said": (
            "must choose first: whether to react .*before, what this step says is not settled"
        ),
    }.items()
}


@cache
def exceptions() -> dict[tuple[str, str], str]:
    """(Change, place of the case) → why it may change the outcome."""
    if not EXCEPTIONS.is_file():
        return {}
    rows = [line.split("\t") for line in EXCEPTIONS.read_text("utf-8").splitlines()]
    return {(name, place): why for name, place, why in rows}


def excepted(name: str, place: str) -> str:
    return exceptions().get((name, place), "")


def shows(why: str, name: str, case: Case) -> bool:
    """Whether what is told of the changed ``case`` shows ``why``, and of ``case`` as it is does not."""
    other = CHANGES[name](case)
    sign = REASONS[why]
    return other is not None and bool(sign.search(_told(other))) and not sign.search(_told(case))


def _told(case: Case) -> str:
    """What is told of ``case`` in both editions: why it stops, or what is unmet in it."""
    return "\n".join(_told_in(case, edition) for edition in EDITIONS)


def _told_in(case: Case, edition: str) -> str:
    try:
        ruling = replay(case, edition)
    except RulesrefError as error:
        return str(error)
    return "\n".join((ruling.reason, *(unmet.happened for unmet in ruling.unmet)))


def changed(name: str, case: Case, edition: str) -> tuple[Outcome, Outcome] | None:
    """The outcome of ``case`` as it is and as it is changed; ``None`` where nothing is to change."""
    other = CHANGES[name](case)
    if other is None:
        return None
    return _as_it_is(case, edition), outcome(other, edition)


@cache
def _as_it_is(case: Case, edition: str) -> Outcome:
    return outcome(case, edition)
