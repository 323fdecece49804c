"""arkham-lcg/cannot: enemies that cannot attack one investigator, whatever would let them.

An attack of opportunity, a retaliation and an attack by an effect are attacks like any other.

arkham-lcg/lasting-effects: an effect on cards in play does not reach cards that come later. Where a
text names enemies in general, whether it is one on them or on the investigator whom they cannot
attack is not said: an attack by such an enemy that came later stops the replay.
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.lasting import last
from rulesref.engine.select import holds
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.limits.forbidding import prohibition
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import Standing, binding, named
from rulesref.games.edition import switch
from rulesref.games.things import in_play

CITE = "arkham-lcg/cannot"
#: Whoever has it attacks nobody: an investigator no enemy, an enemy no investigator.
cannot_attack = prohibition("cannot-attack")
SPARED_BY = RULES.constant(
    "spared-by",
    CITE,
    of="cards",
    enemy="cards?",
    every="tests?",
    until="word?",
    says="The enemies ``enemy`` cannot attack the investigators ``of``.",
)


def _able(
    state: State, env: Env, of: tuple[str, ...], every: tuple[Node, ...] = (), **what: Any
) -> bool:
    """arkham-lcg/target: since 2026 a lasting effect is on the game itself, and needs no enemy."""
    if not every or switch(state, "init-gate") == "target":
        return bool(of)
    return bool(of) and bool(_meant(state, env, every))


def _meant(state: State, env: Env, every: tuple[Node, ...]) -> tuple[str, ...]:
    """The enemies in play for which ``every`` holds."""
    return tuple(
        enemy for enemy in in_play(state, "enemy") if holds(state, {**env, "it": (enemy,)}, every)
    )


@RULES.effect(SPARED_BY, able=_able)
def _spared_by(
    state: State,
    env: Env,
    of: tuple[str, ...],
    enemy: tuple[str, ...] = (),
    every: tuple[Node, ...] = (),
    until: str = "round",
) -> None:
    """The enemies cannot attack the investigators ``of`` until the period ends.

    They are ``enemy``, or ``every`` one for which such tests on "it" hold.
    """
    enemies = (*enemy, *(_meant(state, env, every) if every else ()))
    bound = {"of": None, "enemy": enemies, "every": every}
    last(state, Node(RULES.verbs["spared-by"], bound), env, until, of)


def spared(state: State, who: str, enemy: str) -> bool:
    """Whether ``enemy`` cannot attack ``who`` now."""
    if cannot_attack(state, enemy):
        return True
    if ("constant", SPARED_BY) not in state.index:
        return False
    return any(_from(state, standing, enemy) for standing in binding(state, SPARED_BY, who))


def _from(state: State, standing: Standing, enemy: str) -> bool:
    """Whether ``standing`` is about ``enemy``; a clause that names no enemies is about all."""
    args = standing.node.args
    if "enemy" not in args:
        return "every" not in args
    return enemy in named(state, standing, "enemy")


RULES.stop(
    "later-enemy",
    en="whether it holds for an enemy that came later",
    it="se vale per un nemico arrivato dopo",
)


def stop_at_doubt(state: State, who: str, enemy: str) -> bool:
    """Stop where nobody says whether ``enemy``, which came later, can attack ``who``."""
    if ("constant", SPARED_BY) not in state.index:
        return False
    for standing in binding(state, SPARED_BY, who):
        every = standing.node.args.get("every", ())
        if every and holds(state, {**standing.env, "it": (enemy,)}, every):
            state.give_up(standing.env["this"], "later-enemy")
            return True
    return False
