"""arkham-lcg/as-if (FAQ 2.10; Grimoire, Come Se): cards that are played as if somebody were elsewhere.

Rules Reference and FAQ: from the initiation, costs and attacks of opportunity included, until the
card is in the discard pile. Grimoire: restrictions, costs and targets look at the supposed place;
attacks of opportunity and other abilities at the real one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulesref.engine.ability import Ability, Node
from rulesref.engine.limit import count, exhausted
from rulesref.engine.outcome import Refused
from rulesref.engine.procedure import Procedure
from rulesref.engine.select import things
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.costs.play_costs import permitted_ways
from rulesref.games.arkham_lcg.playing.initiation import start
from rulesref.games.arkham_lcg.playing.play_restrictions import forbidden
from rulesref.games.arkham_lcg.playing.supposing import end, suppose
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import binding
from rulesref.games.things import card_of

CITE = "arkham-lcg/as-if"
MAY_PLAY_AS_IF = RULES.constant(
    "may-play-as-if",
    CITE,
    of="cards",
    type="word",
    at="cards",
    engaged="flag?",
    says="``of`` may play cards of ``type`` as if they were at one of ``at``.",
)


def permissions(state: State, who: str) -> Iterator[tuple[Ability, Env, Node]]:
    """What lets ``who`` play a card as if they were elsewhere, limits kept."""
    for standing in binding(state, MAY_PLAY_AS_IF, who):
        env = {**standing.env, "ability": standing.ability}
        if not exhausted(state, standing.ability, env):
            yield standing.ability, env, standing.node


RULES.refusal(
    "not-as-if-elsewhere",
    CITE,
    en="nothing lets it be played as if elsewhere",
    it="niente permette di giocarla come se fosse altrove",
)


@RULES.opening("play-as-if")
def _open(state: State, who: str, card: str, at: str) -> Refused | None:
    """Play ``card`` as if ``who`` were at ``at``."""
    refused: Refused | None = RULES.refuse("not-as-if-elsewhere")
    for ability, env, node in permissions(state, who):
        if card_of(state, card).type != node.args["type"]:
            continue
        if at not in things(state, env, node.args["at"]):
            continue
        then = state.fork()
        suppose(then, who, at, engaged=node.args.get("engaged", False))
        for way in permitted_ways(state, who, card):
            refused = forbidden(then, who, card, way)
            if refused is None:
                count(state, ability, env)
                engaged = node.args.get("engaged", False)
                state.call(PLAY_AS_IF, who=who, card=card, at=at, way=way, engaged=engaged)
                return None
    return refused


def _suppose(state: State, variables: Mapping[str, Any]) -> None:
    suppose(state, variables["who"], variables["at"], engaged=variables["engaged"])


def _play(state: State, variables: Mapping[str, Any]) -> None:
    start(state, variables["who"], variables["card"], variables["way"])


def _over(state: State, variables: Mapping[str, Any]) -> None:
    end(state, variables["who"])


PLAY_AS_IF = RULES.procedure(Procedure("play-as-if", _suppose, _play, _over))


def playable(state: State, who: str) -> Iterator[dict[str, str]]:
    """Every card that ``who`` may play as if they were elsewhere, with the place."""
    for _, env, node in permissions(state, who):
        for card, thing in state.things.items():
            if thing.get("zone") != "hand" or thing.get("controller") != who:
                continue
            for place in things(state, env, node.args["at"]):
                slots = {"who": who, "card": card, "at": place}
                if _open(state.fork(), **slots) is None:
                    yield slots
