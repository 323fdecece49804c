"""arkham-lcg/heal: cards that can be healed as if each were one damage or horror on somebody.

Whoever heals says which of them go, as many as the healing reaches; what is left of it heals what
lies on the investigator. Such a card is discarded by it.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import in_force

CITE = "arkham-lcg/heal"
AS_A_POINT = RULES.constant(
    "healed-as-a-point",
    CITE,
    of="cards",
    token="word",
    says="Each of ``of`` can be healed as if it were one ``token`` on the investigator in whose threat "
    "area it is; it is discarded then.",
)
RULES.stop(
    "answers-healing",
    en="what answers a healing, where a card was healed as if it were damage or horror",
    it="ciò che risponde a una cura, dove una carta è stata curata come se fosse danno o orrore",
)


def stand_ins(state: State, who: str, token: str) -> tuple[str, ...]:
    """The cards that can be healed as if each were one ``token`` on ``who``."""
    return tuple(
        card
        for standing in in_force(state, AS_A_POINT)
        if standing.node.args["token"] == token
        for card in standing.bound
        if state.get(card, "threat", None) == who
    )


def _which(state: State, variables: Mapping[str, Any]) -> None:
    """As much is healed as there is: fewer cards where more of it lies on the investigator."""
    of, token, amount = (variables[name] for name in ("of", "token", "amount"))
    cards, lying = stand_ins(state, of, token), int(state.get(of, token))
    healed = min(amount, lying + len(cards))
    measure(state, healed, amount)
    ways = [
        group
        for size in range(max(0, healed - lying), min(healed, len(cards)) + 1)
        for group in combinations(cards, size)
    ]
    who = variables["doer"]
    if not cards:  # nothing of the kind is there any more
        state.let(way=((), healed))
        return
    options = [Option("target", {"who": who, "cards": way}, (way, healed)) for way in ways if way]
    if () in ways:
        options.append(Option("decline", {"who": who, "card": cards[0]}, ((), healed)))
    state.ask(Choice("target", who, tuple(options), (CITE,), "way"))


def _heal(state: State, variables: Mapping[str, Any]) -> None:
    (cards, healed), of, token, by = (variables[name] for name in ("way", "of", "token", "by"))
    if cards and any((stage, "heal") in state.index for stage in ("when", "after")):
        state.give_up(cards[0], "answers-healing")
        return
    events = [state.event("discard", by=by, cites=(CITE,), card=card) for card in cards]
    if left := healed - len(cards):
        slots = {"of": of, token: left, "doer": variables["doer"]}
        events.insert(0, state.event("heal", by=by, **slots))
    state.emit(*events)


#: ``doer`` heals ``amount`` of ``token`` from ``of``, on whom some cards stand in for it.
HEALING = RULES.procedure(Procedure("heal-stand-ins", _which, _heal))
