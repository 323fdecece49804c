"""When: mini-cards are put down, attacked, evaded, turned; and what fate hides under them."""

from __future__ import annotations

from rulesref.engine.machine import run
from rulesref.engine.outcome import Option
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.enemies.shadows import mini_cards
from rulesref.rulings.options import offer
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.rulings.steps.when_actions import actor
from rulesref.wording.sentence import Intent, step


def _mini_card(scene: Scene, location: Reference) -> str:
    """The oldest mini-card at a location: nobody can tell one from another."""
    found = mini_cards(scene.state, (scene.thing(location),))
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
def fights(scene: Scene, who: Reference, location: Reference) -> list[Intent]:
    """The basic action, against the shroud."""
    mini = _mini_card(scene, location)
    return [Intent("fight", {"who": actor(scene, who), "enemy": mini})]


@step(
    "when",
    "evades-mini-card",
    who="investigator",
    location="location",
    en="{who} (attempts to evade|tries to evade) the mini-card at {location}",
    it="{who} (tenta di eludere|prova a eludere) la mini carta (in|a) {location}",
)
def evades(scene: Scene, who: Reference, location: Reference) -> list[Intent]:
    """The basic action, against the shroud."""
    mini = _mini_card(scene, location)
    return [Intent("evade", {"who": actor(scene, who), "enemy": mini})]


@step(
    "when",
    "chooses-mini-card",
    who="investigator",
    location="location",
    en="{who} chooses the mini-card at {location}",
    it="{who} sceglie la mini carta (in|a) {location}",
)
def chooses(scene: Scene, who: Reference, location: Reference) -> list[Intent]:
    """As what an effect deals damage to, or evades."""
    mini = _mini_card(scene, location)
    return [Intent("target", {"who": scene.thing(who), "cards": (mini,)})]


@step(
    "when",
    "exposes",
    who="investigator",
    location="location",
    en="{who} exposes a mini-card at {location}",
    it="{who} smaschera una mini carta (in|a) {location}",
)
def exposes(scene: Scene, who: Reference, location: Reference) -> list[Intent]:
    """Instead of what an effect would do otherwise."""
    return [Intent("expose", {"who": scene.thing(who), "at": scene.thing(location)})]


@step(
    "when",
    "exposes-nothing",
    who="investigator",
    en="{who} exposes nothing",
    it="{who} non smaschera nulla",
)
def exposes_nothing(scene: Scene, who: Reference) -> list[Intent]:
    """The effect does what it says."""
    return [Intent("expose-nothing", {"who": scene.thing(who)})]


@step(
    "when",
    "conceals-at",
    who="investigator",
    locations="locations",
    en="{who} puts mini-cards at {locations}",
    it="{who} mette mini carte (in|a) {locations}",
)
def conceals_at(scene: Scene, who: Reference, locations: tuple[Reference, ...]) -> list[Intent]:
    """Where several locations are as near."""
    places = tuple(scene.thing(one) for one in locations)
    return [Intent("conceal-at", {"who": scene.thing(who), "locations": places})]


def _same_places(option: Option, intent: Intent) -> bool:
    return sorted(option.slots["locations"]) == sorted(intent.slots["locations"])


def _puts(scene: Scene, option: Option) -> str:
    who, places = scene.name(option.slots["who"]), scene.name(option.slots["locations"])
    if scene.language == "it":
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
def falls_to(scene: Scene, enemy: Reference, location: Reference) -> list[Intent]:
    """What fate does, and nobody at the table sees."""
    ahead = scene.state.fork()
    run(ahead)
    events = [line.event for line in ahead.lines() if line.event and line.stage == "impact"]
    gone = [event.slots["enemy"] for event in events if event.type == "enter-shadows"]
    if gone[-1:] != [scene.thing(enemy)]:
        raise UnresolvedReference(
            f"{enemy.text} is not the enemy that goes to the shadows now",
            candidates=tuple(str(scene.name(one)) for one in gone[-1:]),
            remedy="say where the mini-card of that enemy falls",
        )
    return [Intent("concealed", {"value": scene.thing(location)})]


@step(
    "when",
    "turned-decoy",
    en="the mini-card turns out to be a decoy",
    it="la mini carta si rivela un'esca",
)
def turned_decoy(scene: Scene) -> list[Intent]:
    """One of several facedown mini-cards at a location."""
    return [Intent("turned", {"value": "decoy"})]


@step(
    "when",
    "turned-enemy",
    enemy="enemy",
    en="the mini-card turns out to be that of {enemy}",
    it="la mini carta si rivela quella di {enemy}",
)
def turned_enemy(scene: Scene, enemy: Reference) -> list[Intent]:
    """One of several facedown mini-cards at a location."""
    return [Intent("turned", {"value": scene.thing(enemy)})]


offer(
    "expose",
    en="{who} exposes a mini-card at {at}",
    it="{who} smaschera una mini carta in {at}",
)
offer("expose-nothing", en="{who} exposes nothing", it="{who} non smaschera nulla")
offer("conceal-at", tell=_puts, fits=_same_places)
