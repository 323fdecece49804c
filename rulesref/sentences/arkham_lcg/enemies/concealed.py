"""Mini-cards and the shadows: put down, attacked, evaded, and where fate lets the true one fall."""

from __future__ import annotations

from typing import Any

from rulesref.catalogue import said
from rulesref.engine.outcome import Option
from rulesref.engine.state import State
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.enemies.shadows import in_shadows, lay, mini_cards
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import NotHere, Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.actions.basic import actor
from rulesref.sentences.arkham_lcg.odd_slots import stop_at_none
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "given",
    "in-shadows",
    enemy="enemy",
    en="{enemy} is in the shadows",
    it="{enemy} è nelle ombre",
)
def in_the_shadows(scene: Scene, enemy: Reference) -> None:
    """In play at no location."""
    scene.bring(enemy, zone="play", shadows=True)


@SPEECH.sentence(
    "given",
    "own-mini-card",
    enemy="enemy",
    location="location",
    en="the mini-card of {enemy} is at {location}",
    it="la mini carta di {enemy} è (in|a) {location}",
)
def own_mini_card(scene: Scene, enemy: Reference, location: Reference) -> None:
    """Facedown: nobody at the table knows it."""
    if not scene.state.get(scene.thing(enemy), "shadows"):
        raise UnresolvedReference(
            said("{text} has no mini-card: it is not in the shadows").format(text=enemy.text),
            remedy=said("write above: {text} is in the shadows").format(text=enemy.text),
        )
    lay(scene.state, scene.location(location), scene.thing(enemy))


@SPEECH.sentence(
    "given",
    "decoys",
    amount="number",
    location="location",
    en="{amount} (decoy is|decoys are) at {location}",
    it="{amount} (esca è|esche sono) (in|a) {location}",
)
def decoys(scene: Scene, amount: int, location: Reference) -> None:
    """Facedown mini-cards that belong to no enemy."""
    stop_at_none(amount)
    for _ in range(amount):
        lay(scene.state, scene.location(location), None)


def _mini_card(scene: Scene, location: Reference) -> str:
    """The oldest mini-card at a location: nobody can tell one from another."""
    found = mini_cards(scene.state, (scene.thing(location),))
    if not found:
        raise NotHere(
            said("no concealed mini-card is at {text}").format(text=location.text),
            told=location.text,
        )
    return found[0]


@SPEECH.sentence(
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


@SPEECH.sentence(
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


@SPEECH.sentence(
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


@SPEECH.sentence(
    "when",
    "conceals-at",
    who="investigator",
    locations="locations",
    en="{who} puts mini-cards at {locations}",
    it="{who} mette mini carte (in|a) {locations}",
)
def conceals_at(scene: Scene, who: Reference, locations: tuple[Reference, ...]) -> list[Intent]:
    """Where several locations are as near."""
    places = tuple(scene.thing(location) for location in locations)
    return [Intent("conceal-at", {"who": scene.thing(who), "locations": places})]


def _same_places(option: Option, intent: Intent) -> bool:
    return sorted(option.slots["locations"]) == sorted(intent.slots["locations"])


def _puts(scene: Scene, option: Option) -> dict[str, Any]:
    return {slot: scene.name(option.slots[slot]) for slot in ("who", "locations")}


@SPEECH.sentence(
    "when",
    "falls-to",
    enemy="enemy",
    location="location",
    en="the mini-card of {enemy} falls to {location}",
    it="la mini carta di {enemy} capita (in|a) {location}",
)
def falls_to(scene: Scene, enemy: Reference, location: Reference) -> list[Intent]:
    """What fate does, and nobody at the table sees."""
    gone = _gone(scene.ahead().state)
    if gone[-1:] != [scene.thing(enemy)]:
        raise UnresolvedReference(
            said("{text} is not the enemy that goes to the shadows now").format(text=enemy.text),
            candidates=tuple(str(scene.name(card)) for card in gone[-1:]),
            remedy=said("say where the mini-card of that enemy falls"),
        )
    return [Intent("concealed", {"value": scene.thing(location)})]


def _gone(state: State) -> list[str]:
    """Every enemy that has gone to the shadows, the last one last."""
    events = [line.event for line in state.lines() if line.event and line.stage == "impact"]
    return [event.slots["enemy"] for event in events if event.type == "enter-shadows"]


def _falls_to(scene: Scene, value: str) -> tuple[str, dict[str, str]]:
    """The step that says where the mini-card of the enemy falls that has gone last."""
    return "falls-to", {"enemy": scene.name(_gone(scene.state)[-1]), "location": scene.name(value)}


SPEECH.choice(
    "conceal-at", en="where concealed mini-cards are put", it="dove mettere le mini carte celate"
)
SPEECH.choice(
    "concealed", en="which mini-card is the true one", it="quale mini carta è quella vera"
)
SPEECH.chance(
    "concealed",
    en="the true mini-card goes to {what}",
    it="la vera mini carta va a {what}",
    step=_falls_to,
)
SPEECH.option(
    "conceal-at",
    en="{who} puts mini-cards at {locations}",
    it="{who} mette mini carte in {locations}",
    fill=_puts,
    fits=_same_places,
)


HERE = 0
SPEECH.unmet("in-the-shadows", en="{enemy}: in the shadows", it="{enemy}: nelle ombre")
SPEECH.unmet(
    "mini-cards",
    en="{location}: {amount} mini-cards",
    it="{location}: {amount} (mini carta|mini carte)",
)


@SPEECH.sentence(
    "then",
    "stays-in-shadows",
    enemy="enemy",
    en="{enemy} is in the shadows",
    it="{enemy} è nelle ombre",
)
def stays_in_shadows(scene: Scene, enemy: Reference) -> list[Unmet]:
    """In play at no location."""
    id = scene.thing(enemy)
    if in_shadows(scene.state, id) and scene.state.get(id, "zone") == "play":
        return []
    wanted = in_words(scene, "in-the-shadows", enemy=enemy.text)
    return [Unmet(HERE, wanted, f"{enemy.text}: {in_words(scene, 'not-there')}")]


@SPEECH.sentence(
    "then",
    "so-many-mini-cards",
    amount="number",
    location="location",
    en="{amount} concealed (mini-card is|mini-cards are) at {location}",
    it="{amount} (mini carta celata è|mini carte celate sono) (in|a) {location}",
)
def so_many(scene: Scene, amount: int, location: Reference) -> list[Unmet]:
    """Facedown, decoys and others alike."""
    found = len(mini_cards(scene.state, (scene.thing(location),)))
    if found == amount:
        return []
    wanted = in_words(scene, "mini-cards", location=location.text, amount=amount)
    return [Unmet(HERE, wanted, f"{location.text}: {found}")]
