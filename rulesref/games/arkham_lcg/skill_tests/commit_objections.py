"""arkham-lcg/steps/st-2: why somebody cannot commit a card now, or not stop committing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Refused
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests import commit_terms
from rulesref.games.arkham_lcg.skill_tests.committing import (
    CITE,
    committable,
    committers,
    why_refused,
)
from rulesref.games.arkham_lcg.skill_tests.current import TEST
from rulesref.games.arkham_lcg.table import TABLE, investigators, location_of

RULES.refusal(
    "commits-from-elsewhere",
    CITE,
    en="only investigators at the same location may help whoever makes the test",
    it="solo chi è nello stesso luogo può aiutare chi effettua la prova",
)
RULES.refusal(
    "committed-one-already",
    CITE,
    en="whoever helps commits one card alone, and this investigator has done so",
    it="chi aiuta investe una sola carta, e questo investigatore lo ha già fatto",
)
RULES.refusal(
    "committed-in-peril",
    "arkham-lcg/peril",
    en="because of peril nobody else may commit cards to this test",
    it="a causa di Isolamento nessun altro può investire carte in questa prova",
)


@RULES.objection("commit")
def _why_not(state: State, slots: Mapping[str, Any]) -> Refused | None:
    """What keeps ``who`` from helping comes before what keeps ``card`` from being committed."""
    who, card, performer = slots["who"], slots["card"], state.get(TEST, "who")
    if who != performer and who in investigators(state):
        afar = location_of(state, who) != location_of(state, performer)
        if afar and not commit_terms.helps_from_afar(state, who, performer):
            return RULES.refuse("commits-from-elsewhere")
        if state.get(TABLE, "peril"):
            return RULES.refuse("committed-in-peril")
        if who not in committers(state):
            return RULES.refuse("committed-one-already")
    refused = why_refused(state, who, card, state.get(TEST, "skill"))
    if refused is None and not any(one == who for one, _ in committable(state)):
        return RULES.refuse("commits-so-many")
    return refused


RULES.refusal(
    "commits-so-many",
    CITE,
    en="it is forbidden to commit just so many cards to one test",
    it="è vietato investire proprio quel numero di carte in una prova",
)
RULES.refusal(
    "has-to-commit",
    CITE,
    en="there is a card that whoever makes the test has to commit to it",
    it="c'è una carta che chi effettua la prova deve investirvi",
)


@RULES.objection("commit-done")
def _not_done(state: State, slots: Mapping[str, Any]) -> Refused | None:
    """Whoever has to commit a card is not done before they have."""
    if commit_terms.unlawful(state):
        return RULES.refuse("commits-so-many")
    if commit_terms.compelled(state, committable(state)):
        return RULES.refuse("has-to-commit")
    return None
