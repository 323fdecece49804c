"""arkham-lcg/location-cards: where a location leads and does not, and then, whether one leads to another."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.locations.connections import connecting, untold_ways
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.stopping import stop_where_untold
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.unmet("leads", en="{location}: leads to {others}", it="{location}: porta a {others}")
SPEECH.unmet(
    "leads-nowhere", en="{location}: leads nowhere", it="{location}: non porta da nessuna parte"
)
SPEECH.unmet(
    "does-not-lead",
    en="{location}: does not lead to {others}",
    it="{location}: non porta a {others}",
)


@SPEECH.sentence(
    "given",
    "connected",
    location="location",
    others="locations",
    en=("{location} (is connected|connects) to {others}", "{location} and {others} are connected"),
    it=("{location} è collegat(o|a) a {others}", "{location} e {others} sono collegat(i|e)"),
)
def connected(scene: Scene, location: Reference, others: tuple[Reference, ...]) -> None:
    """Each leads to the other. Locations that no step has named yet come into play revealed."""
    place = scene.location(location)
    for other in others:
        there = scene.location(other)
        if place == there:
            raise UnresolvedReference(
                said("{text} cannot be connected to itself").format(text=location.text)
            )
        for one, two in ((place, there), (there, place)):
            known = scene.state.get(one, "connects", ())
            if two not in known:
                scene.state.put(one, connects=(*known, two))


@SPEECH.sentence(
    "given",
    "led-nowhere",
    location="location",
    en=(
        "{location} is connected to nothing",
        "{location} is (connected to no|not connected to any|not connected to any other) location",
        "{location} is not connected to anything",
    ),
    it=(
        "{location} non è collegat(o|a) a (nulla|niente)",
        "{location} non è collegat(o|a) a nessun luogo",
    ),
)
def led_nowhere(scene: Scene, location: Reference) -> None:
    """It leads to no location: nothing finds a way from there."""
    place = scene.location(location)
    led = connecting(scene.state, place)
    if led:
        others = ", ".join(str(scene.name(one)) for one in led)
        raise UnresolvedReference(
            said("{location} leads to {others}: a step says so").format(
                location=location.text, others=others
            )
        )
    scene.state.put(place, **{"ways-told": True})


@SPEECH.sentence(
    "given",
    "not-connected",
    location="location",
    others="locations",
    en=("{location} is not connected to {others}", "{location} does not connect to {others}"),
    it="{location} non è collegat(o|a) a {others}",
)
def not_connected(scene: Scene, location: Reference, others: tuple[Reference, ...]) -> None:
    """Neither leads to the other; they come into play revealed, where no step has named them yet."""
    place = scene.location(location)
    for other in others:
        there = scene.location(other)
        if there in connecting(scene.state, place):
            raise UnresolvedReference(
                said("{location} leads to {others}: a step says so").format(
                    location=location.text, others=other.text
                )
            )
        for one, two in ((place, there), (there, place)):
            known = scene.state.get(one, "cut-off", ())
            if two not in known:
                scene.state.put(one, **{"cut-off": (*known, two)})


@SPEECH.sentence(
    "then",
    "leads-to",
    location="location",
    others="locations",
    en="{location} is connected to {others}",
    it="{location} è collegat(o|a) a {others}",
)
def leads_to(scene: Scene, location: Reference, others: tuple[Reference, ...]) -> list[Unmet]:
    """By the map, or by what a card says now; whether it leads back is not asked."""
    for other in others:
        untold = untold_ways(scene.state, scene.thing(location), to=scene.thing(other))
        stop_where_untold(scene.state, untold)
    found = connecting(scene.state, scene.thing(location))
    return [
        Unmet(HERE, *_in_words(scene, location, other))
        for other in others
        if scene.thing(other) not in found
    ]


@SPEECH.sentence(
    "then",
    "does-not-lead-to",
    location="location",
    others="locations",
    en=("{location} is not connected to {others}", "{location} does not connect to {others}"),
    it="{location} non è collegat(o|a) a {others}",
)
def does_not_lead_to(
    scene: Scene, location: Reference, others: tuple[Reference, ...]
) -> list[Unmet]:
    """The same denied, of each."""
    for other in others:
        untold = untold_ways(scene.state, scene.thing(location), to=scene.thing(other))
        stop_where_untold(scene.state, untold)
    found = connecting(scene.state, scene.thing(location))
    return [
        Unmet(HERE, *reversed(_in_words(scene, location, other)))
        for other in others
        if scene.thing(other) in found
    ]


@SPEECH.sentence(
    "then",
    "leads-nowhere",
    location="location",
    en=(
        "{location} is connected to nothing",
        "{location} is (connected to no|not connected to any|not connected to any other) location",
        "{location} is not connected to anything",
    ),
    it=(
        "{location} non è collegat(o|a) a (nulla|niente)",
        "{location} non è collegat(o|a) a nessun luogo",
    ),
)
def leads_nowhere(scene: Scene, location: Reference) -> list[Unmet]:
    """It leads to no location in play."""
    stop_where_untold(scene.state, untold_ways(scene.state, scene.thing(location)))
    found = connecting(scene.state, scene.thing(location))
    if not found:
        return []
    others = ", ".join(str(scene.name(one)) for one in found)
    wanted = in_words(scene, "leads-nowhere", location=location.text)
    return [Unmet(HERE, wanted, in_words(scene, "leads", location=location.text, others=others))]


def _in_words(scene: Scene, location: Reference, other: Reference) -> tuple[str, str]:
    """That ``location`` leads to ``other``, and that it does not."""
    leads = in_words(scene, "leads", location=location.text, others=other.text)
    return leads, in_words(scene, "does-not-lead", location=location.text, others=other.text)
