"""arkham-lcg/limits-and-maximums: how many cards of a kind an investigator may have in play."""

from __future__ import annotations

from rulesref.engine.outcome import Refused
from rulesref.engine.state import State
from rulesref.engine.tables import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import card_of, in_play

CITE = "arkham-lcg/limits-and-maximums"
RULES.constants.add("only-one-per-investigator")


@RULES.verb("only-one-per-investigator", CITE, trait="word?")
def _only_one(state: State, env: Env, trait: str = "") -> None:
    """Never run: it is constant. One card with ``trait``, or one of this title."""


def refused(state: State, card: str, who: str) -> Refused | None:
    """The limit of ``card`` that ``who`` has reached, or ``None``."""
    for ability in card_of(state, card).abilities:
        for node in ability.effects:
            if node.row.id != "only-one-per-investigator":
                continue
            trait = node.args.get("trait", "")
            for one in (*in_play(state, "asset"), *in_play(state, "treachery")):
                printed = card_of(state, one)
                same = (
                    trait in printed.traits if trait else printed.name == card_of(state, card).name
                )
                holder = state.get(one, "controller") or state.get(one, "threat")
                if one != card and holder == who and same:
                    return Refused(
                        f"one {trait or printed.name} is all an investigator has", (CITE,)
                    )
    return None
