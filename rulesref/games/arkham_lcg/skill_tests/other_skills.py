"""arkham-lcg/steps/st-1: a skill that somebody may use instead of the one that a test names."""

from __future__ import annotations

from rulesref.engine.ability import Node
from rulesref.engine.lasting import last
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import binding
from rulesref.games.arkham_lcg.values.stats import of_this_test

CITE = "arkham-lcg/steps/st-1"
MAY_USE_SKILL = RULES.constant(
    "may-use-skill",
    CITE,
    of="cards",
    skill="word",
    until="word?",
    instead_of="words?",
    only="flag?",
    why="word?",
    says="``of`` may use ``skill`` instead of the skill of a test, or of one of ``instead_of``; with "
    "``only`` they use no other. Tests for ``why`` alone are meant where it is told.",
)


@RULES.effect(MAY_USE_SKILL, able=of_this_test)
def may_use(
    state: State,
    env: Env,
    of: tuple[str, ...],
    skill: str,
    until: str = "test",
    instead_of: tuple[str, ...] = (),
    only: bool = False,
    why: str = "",
) -> None:
    """As an effect: they may until the period ends."""
    row = RULES.verbs["may-use-skill"]
    told = {"of": None, "skill": skill, "instead_of": instead_of, "only": only, "why": why}
    last(state, Node(row, told), env, until, of)


def alternatives(
    state: State, who: str, named: tuple[str, ...], why: str | None = None
) -> tuple[str, ...]:
    """The skills that ``who`` may choose from for a test of the ``named`` ones, these first.

    The test is for ``why``.
    """
    nodes = [
        standing.node
        for standing in binding(state, MAY_USE_SKILL, who)
        if _stands_in(standing.node, named, why)
    ]
    only = [str(node.args["skill"]) for node in nodes if node.args.get("only")]
    others = only or [*named, *(str(node.args["skill"]) for node in nodes)]
    return tuple(dict.fromkeys(others))


def _stands_in(node: Node, named: tuple[str, ...], why: str | None) -> bool:
    if node.args.get("why", "") not in ("", why):
        return False
    told = node.args.get("instead_of")
    return not told or any(skill in told for skill in named)


def ask_skill(state: State, who: str, named: tuple[str, ...], why: str | None) -> None:
    """Let ``who`` say which skill they use, where there is a choice: the variable ``skill``."""
    options = tuple(
        Option("other-skill", {"who": who, "skill": alternative}, alternative)
        for alternative in alternatives(state, who, named, why)
    )
    state.ask(Choice("other-skill", who, options, (CITE,), "skill"))
