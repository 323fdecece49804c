"""Then: that somebody has left a place, or come to it, and who of those who play is there."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.table import investigators, location_of
from rulesref.rulings.explaining import explain
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.unmet("left", en="{who} leaves {location}", it="{who} lascia {location}")
SPEECH.unmet("not-left", en="{who} does not leave {location}", it="{who} non lascia {location}")
SPEECH.unmet("entered", en="{who} enters {location}", it="{who} entra in {location}")
SPEECH.unmet("at-place", en="at {location}: {who}", it="in {location}: {who}")
SPEECH.unmet("none-of-them", en="nobody", it="nessuno")
SPEECH.unmet("all-of-them", en="everybody", it="tutti")
SPEECH.unmet("some-of-them", en="somebody", it="qualcuno")


SPEECH.explanation(
    "left-by-leaving-play",
    en=(
        "{who} has not moved away, but is in play no longer: whether that is meant is not said",
        "say which, such as: {then} {who} leaves play",
    ),
    it=(
        "{who} non si è mosso via, ma non è più in gioco: non è detto se si intende questo",
        "di' quale, per esempio: {then} {who} lascia il gioco",
    ),
)


def _moved(scene: Scene, who: str, *, origin: str = "", to: str = "") -> bool:
    """Whether ``who`` has moved ``origin`` or ``to`` so far."""
    wanted = {"who": who} | ({"origin": origin} if origin else {}) | ({"to": to} if to else {})
    return any(
        line.event is not None
        and line.event.type == "move"
        and wanted.items() <= line.event.slots.items()
        for line in scene.state.lines()
        if line.stage == "impact"
    )


def _has_left(scene: Scene, who: Reference, location: Reference) -> bool:
    """Whether they were there and are elsewhere, or have been. Raises ``UnresolvedReference`` where they are nowhere."""
    player, place = scene.thing(who), scene.thing(location)
    if _moved(scene, player, origin=place):
        return True
    first = scene.telling.first
    was = location_of(first, player) if first is not None and player in first.things else None
    now = location_of(scene.state, player)
    if was == place and now is None:
        why, remedy = explain(scene, "left-by-leaving-play", who=who.text)
        raise UnresolvedReference(why, remedy=remedy)
    return was == place and now != place


@SPEECH.sentence(
    "then",
    "has-left",
    who="card",
    location="location",
    en="{who} (leaves|has left) {location}",
    it="{who} (lascia|ha lasciato) {location}",
    lasts=True,
)
def has_left(scene: Scene, who: Reference, location: Reference) -> list[Unmet]:
    """Once at least; they may have come back since."""
    if _has_left(scene, who, location):
        return []
    wanted = in_words(scene, "left", who=who.text, location=location.text)
    return [Unmet(HERE, wanted, in_words(scene, "not-happened"))]


@SPEECH.sentence(
    "then",
    "has-not-left",
    who="card",
    location="location",
    en="{who} (does not leave|has not left) {location}",
    it="{who} non (lascia|ha lasciato) {location}",
)
def has_not_left(scene: Scene, who: Reference, location: Reference) -> list[Unmet]:
    """They are there, and have been all the time."""
    stays = location_of(scene.state, scene.thing(who)) == scene.thing(location)
    if stays and not _has_left(scene, who, location):
        return []
    wanted = in_words(scene, "not-left", who=who.text, location=location.text)
    found = in_words(scene, "left", who=who.text, location=location.text)
    where = location_of(scene.state, scene.thing(who))
    elsewhere = in_words(scene, "at-place", who=who.text, location=scene.name(where))
    return [Unmet(HERE, wanted, found if _has_left(scene, who, location) else elsewhere)]


@SPEECH.sentence(
    "then",
    "has-entered",
    who="investigator",
    location="location",
    en="{who} (enters|has entered) {location}",
    it=("{who} entra (in|a) {location}", "{who} è entrat(o|a) (in|a) {location}"),
    lasts=True,
)
def has_entered(scene: Scene, who: Reference, location: Reference) -> list[Unmet]:
    """By moving there."""
    if _moved(scene, scene.thing(who), to=scene.thing(location)):
        return []
    wanted = in_words(scene, "entered", who=who.text, location=location.text)
    return [Unmet(HERE, wanted, in_words(scene, "not-happened"))]


@SPEECH.sentence(
    "then",
    "nobody-at",
    location="location",
    en="(nobody|no investigator) is (at|in) {location}",
    it="(nessuno|nessun investigatore) è (in|a) {location}",
)
def nobody_at(scene: Scene, location: Reference) -> list[Unmet]:
    """None of those who play; an enemy may be there."""
    return _judged(scene, location, _none, in_words(scene, "none-of-them"))


@SPEECH.sentence(
    "then",
    "everybody-at",
    location="location",
    en="(everybody is|everyone is|all investigators are) (at|in) {location}",
    it="(tutti|tutti gli investigatori) sono (in|a) {location}",
)
def everybody_at(scene: Scene, location: Reference) -> list[Unmet]:
    """All who still play."""
    return _judged(scene, location, all, in_words(scene, "all-of-them"))


@SPEECH.sentence(
    "then",
    "somebody-at",
    location="location",
    en="(somebody|someone|an investigator) is (at|in) {location}",
    it="(qualcuno|un investigatore) è (in|a) {location}",
)
def somebody_at(scene: Scene, location: Reference) -> list[Unmet]:
    """At least one of those who play."""
    return _judged(scene, location, any, in_words(scene, "some-of-them"))


def _none(each: Iterable[bool]) -> bool:
    return not any(each)


def _judged(
    scene: Scene, location: Reference, so: Callable[[Iterable[bool]], bool], wanted: str
) -> list[Unmet]:
    """Whether of those who play ``so`` many are there."""
    place, state = scene.thing(location), scene.state
    there = [who for who in investigators(state) if location_of(state, who) == place]
    if so(who in there for who in investigators(state)):
        return []
    names = ", ".join(str(scene.name(who)) for who in there) or in_words(scene, "none-of-them")
    told = (in_words(scene, "at-place", who=one, location=location.text) for one in (wanted, names))
    return [Unmet(HERE, *told)]
