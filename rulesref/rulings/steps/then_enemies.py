"""Then: who is engaged with whom, what is exhausted, where things are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulesref.games.arkham_lcg.enemies.engagement import engaged_with
from rulesref.games.arkham_lcg.table import location_of
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import always, step

HERE = 0


@step(
    "then",
    "is-engaged",
    enemy="enemy",
    who="investigators",
    en="{enemy} is engaged with {who}",
    it="{enemy} è impegnat(o|a) con {who}",
)
def is_engaged(case: Stage, enemy: Reference, who: tuple[Reference, ...]) -> list[Unmet]:
    """With exactly these."""
    return _engaged(case, enemy, who)


@step(
    "then",
    "is-engaged-to",
    who="investigator",
    enemy="enemy",
    en="{who} is engaged with {enemy}",
    it="{who} è impegnat(o|a) con {enemy}",
)
def is_engaged_to(case: Stage, who: Reference, enemy: Reference) -> list[Unmet]:
    """This enemy among others."""
    found = engaged_with(case.state, case.thing(enemy))
    if case.thing(who) in found:
        return []
    return [_not_engaged(case, enemy, (who,), found)]


def _engaged(case: Stage, enemy: Reference, who: tuple[Reference, ...]) -> list[Unmet]:
    found = sorted(engaged_with(case.state, case.thing(enemy)))
    if found == sorted(case.thing(one) for one in who):
        return []
    return [_not_engaged(case, enemy, who, found)]


def _not_engaged(
    case: Stage, enemy: Reference, who: Sequence[Reference], found: Iterable[str]
) -> Unmet:
    wanted = ", ".join(one.text for one in who) or "nobody"
    names = ", ".join(str(case.name(one)) for one in found) or "nobody"
    return Unmet(
        HERE, f"{enemy.text}: engaged with {wanted}", f"{enemy.text}: engaged with {names}"
    )


@step(
    "then",
    "is-unengaged",
    enemy="enemy",
    en="{enemy} is engaged with nobody",
    it="{enemy} non è impegnat(o|a) con nessuno",
    absent=always,
)
def is_unengaged(case: Stage, enemy: Reference) -> list[Unmet]:
    """In nobody's threat area, and no ready massive one beside anybody."""
    return _engaged(case, enemy, ())


@step(
    "then",
    "is-at",
    card="card",
    location="location",
    en="{card} is at {location}",
    it="{card} è (in|a) {location}",
)
def is_at(case: Stage, card: Reference, location: Reference) -> list[Unmet]:
    """Where a card or an investigator is."""
    found = location_of(case.state, case.thing(card))
    if found == case.thing(location):
        return []
    return [Unmet(HERE, f"{card.text}: {location.text}", f"{card.text}: {case.name(found)}")]


@step("then", "is-exhausted", card="card", en="{card} is exhausted", it="{card} è esaurit(o|a)")
def is_exhausted(case: Stage, card: Reference) -> list[Unmet]:
    """Turned sideways."""
    if case.state.get(case.thing(card), "exhausted"):
        return []
    return [Unmet(HERE, f"{card.text}: exhausted", f"{card.text}: ready")]


@step("then", "is-ready", card="card", en="{card} is ready", it="{card} è pront(o|a)")
def is_ready(case: Stage, card: Reference) -> list[Unmet]:
    """Upright, and in play."""
    id = case.thing(card)
    if case.state.get(id, "zone") != "play":
        return [Unmet(HERE, f"{card.text}: ready", f"{card.text}: not in play")]
    if not case.state.get(id, "exhausted"):
        return []
    return [Unmet(HERE, f"{card.text}: ready", f"{card.text}: exhausted")]
