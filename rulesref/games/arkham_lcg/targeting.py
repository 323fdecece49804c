"""arkham-lcg/target: choosing something first, and what is kept apart from the candidates."""

from __future__ import annotations

from rulesref.engine.select import things
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import ENCOUNTER, is_encounter
from rulesref.games.arkham_lcg.values.stats import printed
from rulesref.games.arkham_lcg.values.stats import stat as value_of
from rulesref.games.things import card_of, in_play


@RULES.verb("choose", "arkham-lcg/target", cards="cards")
def _choose(state: State, env: Env, cards: tuple[str, ...]) -> None:
    """Nothing happens yet: "it" is what was chosen, for the effects that follow."""


RULES.stop(
    "cost-of-none", en="how much it costs: it has no cost", it="quanto costa: non ha un costo"
)


@RULES.quantity("stat", of="cards", stat="word")
def _stat(state: State, env: Env, of: tuple[str, ...], stat: str) -> int:
    """A value of one card as it stands now; no such value is zero.

    arkham-lcg/qa/cost-zero-even-odd: no cost is not a cost of zero, and how much it is nobody says.
    """
    value = value_of(state, of[0], stat) if of else 0
    if value is None and stat == "cost":
        state.give_up(of[0], "cost-of-none")
    return value or 0


@RULES.filter("has-value", value="word")
def _has_value(state: State, env: Env, thing: str, value: str) -> bool:
    """Cards on which a value of that name ("health") is printed, be it 0."""
    return value in card_of(state, thing).stats


@RULES.quantity("printed", of="cards", stat="word")
def _printed(state: State, env: Env, of: tuple[str, ...], stat: str) -> int:
    """A value of one card as it is printed, whatever modifies it; no such value is zero."""
    value = printed(state, of[0], stat) if of else 0
    if value is None and stat == "cost":
        state.give_up(of[0], "cost-of-none")
    return value or 0


@RULES.quantity("printed-total", of="cards", stat="word")
def _printed_total(state: State, env: Env, of: tuple[str, ...], stat: str) -> int:
    """A value of all these cards together as it is printed; no such value adds nothing."""
    return sum(printed(state, one, stat) or 0 for one in of)


@RULES.quantity("how-many", of="cards")
def _how_many(state: State, env: Env, of: tuple[str, ...]) -> int:
    """arkham-lcg/the-letter-x: how many such cards there are."""
    return len(of)


@RULES.selector("encounter-card")
def _encounter_card(state: State, env: Env) -> list[str]:
    """Every card of the scenario, wherever it is."""
    keys = (key for key in _cards(state, "key") if is_encounter(state, key))
    return [*_cards(state, *ENCOUNTER), *keys]


@RULES.selector("any-card")
def _any_card(state: State, env: Env) -> list[str]:
    """Every card, wherever it is."""
    return _cards(state)


def _cards(state: State, *types: str) -> list[str]:
    return [
        id
        for id, thing in state.things.items()
        if "card" in thing and (not types or thing["card"].type in types)
    ]


@RULES.selector("that-enemy")
def _that_enemy(state: State, env: Env) -> tuple[str, ...]:
    """The enemy of the triggering event."""
    enemy = env["event"].slots.get("enemy")
    return (enemy,) if enemy else ()


@RULES.selector("who-did")
def _who_did(state: State, env: Env) -> tuple[str, ...]:
    """Whoever the triggering event says does it: who moves, an enemy as well."""
    who = env["event"].slots.get("who")
    return (who,) if isinstance(who, str) else ()


@RULES.selector("to-whom")
def _to_whom(state: State, env: Env) -> tuple[str, ...]:
    """Whoever is attacked, or that to which damage or horror comes, in the triggering event."""
    target = env["event"].slots.get("to")
    return (target,) if isinstance(target, str) else ()


@RULES.filter("not", value="cards")
def _not(state: State, env: Env, thing: str, value: object) -> bool:
    """All but these."""
    return thing not in things(state, env, value)  # type: ignore[arg-type]


@RULES.filter("without-keyword", value="word")
def _without_keyword(state: State, env: Env, thing: str, value: str) -> bool:
    """Cards without that keyword."""
    return not keyword(state, thing, value)


@RULES.filter("weakness", value="flag")
def _weakness(state: State, env: Env, thing: str, value: bool) -> bool:
    """Weaknesses, or all other cards."""
    return card_of(state, thing).weakness == value


@RULES.filter("unique", value="flag")
def _unique(state: State, env: Env, thing: str, value: bool) -> bool:
    """Unique cards, or all others."""
    return card_of(state, thing).unique is value


@RULES.filter("ready", value="flag")
def _ready(state: State, env: Env, thing: str, value: bool) -> bool:
    """Ready cards, or exhausted ones."""
    return bool(state.get(thing, "exhausted")) != value


@RULES.filter("is", value="cards")
def _is(state: State, env: Env, thing: str, value: object) -> bool:
    """Only those that are among these."""
    return thing in things(state, env, value)  # type: ignore[arg-type]


@RULES.selector("you-and-yours")
def _you_and_yours(state: State, env: Env) -> list[str]:
    """arkham-lcg/you-your (FAQ 2.12): what is dealt to "you" may be on an asset that you control.

    It was dealt to you all the same where the asset has fallen by it.
    """
    you = env["you"]
    if not you:  # what nobody controls speaks to nobody
        return []
    event = env.get("event")
    fallen = [event.slots["to"]] if event and event.slots.get("keeper") == you else []
    return [
        you,
        *(asset for asset in in_play(state, "asset") if state.get(asset, "controller") == you),
        *fallen,
    ]
