"""When: mini-cards are put down, attacked, evaded, turned; and what fate hides under them."""

from __future__ import annotations

from rulesref.engine.machine import run
from rulesref.engine.outcome import Option
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.enemies.shadows import mini_cards
from rulesref.rulings.offer import offer
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import Intent, step
from rulesref.rulings.steps.when_actions import actor


def _mini_card(case: Stage, location: Reference) -> str:
    """The oldest mini-card at a location: nobody can tell one from another."""
    found = mini_cards(case.state, (case.thing(location),))
    if not found:
        raise UnresolvedReference(f"no concealed mini-card is at {location.text}")
    return found[0]


@step(
    "when",
    "fights-mini-card",
    who="investigator",
    location="location",
    en="{who} fights the mini-card at {location}",
    it="{who} combatte la mini carta (in|a) {location}",
)
def fights(case: Stage, who: Reference, location: Reference) -> list[Intent]:
    """The basic action, against the shroud."""
    mini = _mini_card(case, location)
    return [Intent("fight", {"who": actor(case, who), "enemy": mini})]


@step(
    "when",
    "evades-mini-card",
    who="investigator",
    location="location",
    en="{who} (attempts to evade|tries to evade) the mini-card at {location}",
    it="{who} (tenta di eludere|prova a eludere) la mini carta (in|a) {location}",
)
def evades(case: Stage, who: Reference, location: Reference) -> list[Intent]:
    """The basic action, against the shroud."""
    mini = _mini_card(case, location)
    return [Intent("evade", {"who": actor(case, who), "enemy": mini})]


@step(
    "when",
    "chooses-mini-card",
    who="investigator",
    location="location",
    en="{who} chooses the mini-card at {location}",
    it="{who} sceglie la mini carta (in|a) {location}",
)
def chooses(case: Stage, who: Reference, location: Reference) -> list[Intent]:
    """As what an effect deals damage to, or evades."""
    mini = _mini_card(case, location)
    return [Intent("target", {"who": case.thing(who), "cards": (mini,)})]


@step(
    "when",
    "exposes",
    who="investigator",
    location="location",
    en="{who} exposes a mini-card at {location}",
    it="{who} smaschera una mini carta (in|a) {location}",
)
def exposes(case: Stage, who: Reference, location: Reference) -> list[Intent]:
    """Instead of what an effect would do otherwise."""
    return [Intent("expose", {"who": case.thing(who), "at": case.thing(location)})]


@step(
    "when",
    "exposes-nothing",
    who="investigator",
    en="{who} exposes nothing",
    it="{who} non smaschera nulla",
)
def exposes_nothing(case: Stage, who: Reference) -> list[Intent]:
    """The effect does what it says."""
    return [Intent("expose-nothing", {"who": case.thing(who)})]


@step(
    "when",
    "conceals-at",
    who="investigator",
    locations="locations",
    en="{who} puts mini-cards at {locations}",
    it="{who} mette mini carte (in|a) {locations}",
)
def conceals_at(case: Stage, who: Reference, locations: tuple[Reference, ...]) -> list[Intent]:
    """Where several locations are as near."""
    places = tuple(case.thing(one) for one in locations)
    return [Intent("conceal-at", {"who": case.thing(who), "locations": places})]


def _same_places(option: Option, intent: Intent) -> bool:
    return sorted(option.slots["locations"]) == sorted(intent.slots["locations"])


def _puts(case: Stage, option: Option) -> str:
    who, places = case.name(option.slots["who"]), case.name(option.slots["locations"])
    if case.language == "it":
        return f"{who} mette mini carte in {places}"
    return f"{who} puts mini-cards at {places}"


@step(
    "when",
    "falls-to",
    enemy="enemy",
    location="location",
    en="the mini-card of {enemy} falls to {location}",
    it="la mini carta di {enemy} capita (in|a) {location}",
)
def falls_to(case: Stage, enemy: Reference, location: Reference) -> list[Intent]:
    """What fate does, and nobody at the table sees."""
    ahead = case.state.fork()
    run(ahead)
    events = [line.event for line in ahead.lines() if line.event and line.stage == "impact"]
    gone = [event.slots["enemy"] for event in events if event.type == "enter-shadows"]
    if gone[-1:] != [case.thing(enemy)]:
        raise UnresolvedReference(
            f"{enemy.text} is not the enemy that goes to the shadows now",
            candidates=tuple(str(case.name(one)) for one in gone[-1:]),
            remedy="say where the mini-card of that enemy falls",
        )
    return [Intent("concealed", {"value": case.thing(location)})]


@step(
    "when",
    "turned-decoy",
    en="the mini-card turns out to be a decoy",
    it="la mini carta si rivela un'esca",
)
def turned_decoy(case: Stage) -> list[Intent]:
    """One of several facedown mini-cards at a location."""
    return [Intent("turned", {"value": "decoy"})]


@step(
    "when",
    "turned-enemy",
    enemy="enemy",
    en="the mini-card turns out to be that of {enemy}",
    it="la mini carta si rivela quella di {enemy}",
)
def turned_enemy(case: Stage, enemy: Reference) -> list[Intent]:
    """One of several facedown mini-cards at a location."""
    return [Intent("turned", {"value": case.thing(enemy)})]


offer(
    "expose",
    en="{who} exposes a mini-card at {at}",
    it="{who} smaschera una mini carta in {at}",
)
offer("expose-nothing", en="{who} exposes nothing", it="{who} non smaschera nulla")
offer("conceal-at", tell=_puts, fits=_same_places)
