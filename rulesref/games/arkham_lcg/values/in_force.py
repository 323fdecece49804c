"""arkham-lcg/constant-abilities: what constant abilities and lasting effects say at this moment."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from rulesref.engine.ability import Ability, Node, Selector
from rulesref.engine.hooks import Hooks
from rulesref.engine.reckoning import within
from rulesref.engine.select import holds, things
from rulesref.engine.state import State, Thing
from rulesref.engine.words import Constant, Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.games.arkham_lcg.users import acts
from rulesref.record import NamedTuple

CITE = "arkham-lcg/constant-abilities"
IMMUNE = RULES.constant(
    "immune",
    "arkham-lcg/immune",
    of="cards",
    to="cards",
    says="The effects of the cards ``to`` leave ``of`` alone.",
)


class Standing(NamedTuple):
    """One clause in force: the thing that holds it, its surroundings, what it says, whom it binds."""

    holder: str
    env: Env
    node: Node
    bound: tuple[str, ...]
    ability: Ability


def named(state: State, standing: Standing, name: str) -> tuple[str, ...]:
    """The cards that the argument ``name`` of ``standing`` means.

    A constant ability looks for them anew; a lasting effect has found them when it was made.
    """
    value = standing.node.args[name]
    return things(state, standing.env, value) if isinstance(value, Selector) else tuple(value)


def in_force(state: State, verb: Constant, **wanted: str) -> Iterable[Standing]:
    """Every clause ``verb`` with the arguments ``wanted`` that acts and whose conditions hold.

    A lasting effect binds what it found when it was made (arkham-lcg/lasting-effects); a clause that
    does not say whom it is about (an argument ``of``) binds nobody in particular.
    """
    said = state.index.get(("constant", verb))
    return _standing(state, verb, said, wanted, None) if said else ()


def binding(state: State, verb: Constant, id: str, **wanted: str) -> Iterable[Standing]:
    """Those of the clauses ``in_force`` that bind ``id``; whom the others leave alone is not looked at."""
    said = state.index.get(("constant", verb))
    return _standing(state, verb, said, wanted, id) if said else ()


def binds(state: State, verb: Constant, id: str) -> bool:
    """Whether a clause ``verb`` in force is about ``id``."""
    return any(True for _ in binding(state, verb, id))


def _standing(
    state: State,
    verb: str,
    said: Iterable[tuple[str, Ability]],
    wanted: Mapping[str, str],
    about: str | None,
) -> Iterator[Standing]:
    for holder, ability in said:
        thing = state.things[holder]
        if not acts(thing, ability):
            continue
        # What is not asked about is not judged: a condition on one value may change another.
        nodes = [
            node
            for node in ability.effects
            if node.row.id == verb
            and not any(node.args[name] != value for name, value in wanted.items())
        ]
        if not nodes:
            continue
        env = surroundings(holder, thing)
        if ability.tests and not within(state, holds, state, env, ability.tests):
            continue
        for node in nodes:
            of = node.args.get("of")
            if of is None:
                bound = tuple(thing.get("targets", ()))
            else:
                found = within(state, things, state, env, of)
                bound = () if _not_among(about, found) else affected(state, holder, verb, found)
            if _not_among(about, bound):
                continue
            yield Standing(holder, env, node, bound, ability)


def _not_among(about: str | None, found: tuple[str, ...]) -> bool:
    return about is not None and about not in found


def surroundings(holder: str, thing: Thing) -> Env:
    """What *this* and *you* mean in a constant ability of the record ``thing``, called ``holder``.

    In a discard pile nobody controls a card: whose it is is meant (arkham-lcg/ownership-and-control).
    """
    you = thing.get("controller") or thing.get("threat") or thing.get("engaged", "")
    if not you and thing.get("zone") == "discard":
        you = thing.get("owner", "")
    return {"this": thing.get("source", holder), "you": you}


def affected(state: State, source: str, verb: str, bound: tuple[str, ...]) -> tuple[str, ...]:
    """``bound`` without the cards that are immune to effects of ``source``."""
    if verb == IMMUNE or ("constant", IMMUNE) not in state.index:
        return bound
    proof = immune_to(state, source, bound)
    return tuple(id for id in bound if id not in proof)


def immune_to(state: State, source: str, among: Collection[str]) -> frozenset[str]:
    """Those ``among`` some cards that effects of ``source`` cannot affect now (arkham-lcg/immune)."""
    return frozenset(
        id
        for standing in in_force(state, IMMUNE)
        if any(id in among for id in standing.bound)
        and source in things(state, standing.env, standing.node.args["to"])
        for id in standing.bound
        if id in among
    )


RULES.stop(
    "counts-itself",
    en="what holds now, for what constant abilities say goes by what they say themselves",
    it="che cosa vale ora, perché ciò che dicono le capacità costanti dipende da ciò che dicono loro stesse",
)


@RULES.hook(Hooks.reckoned_in_circles)
def _in_circles(state: State) -> bool:
    """No rule says which of them is looked at first: nothing is guessed."""
    state.give_up(TABLE, "counts-itself")
    return True
