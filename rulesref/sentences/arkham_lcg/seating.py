"""Which investigators sit where, and the tokens that they have."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.holding import ask_whose, one_or_two, put_tokens, say_of_each
from rulesref.sentences.arkham_lcg.speech import SPEECH


@SPEECH.sentence(
    "given",
    "investigators-at",
    who="investigators",
    location="location",
    amount="number",
    token="pool",
    more="number",
    other="pool",
    en=(
        "{who} (is|are) (at|in) {location} with {amount} {token} and {more} {other}",
        "{who} (is|are) (at|in) {location}[ with {amount} {token}]",
    ),
    it=(
        "{who} (è|sono) (in|a) {location} con {amount} {token} e {more} {other}",
        "{who} (è|sono) (in|a) {location}[ con {amount} {token}]",
    ),
)
def investigators_at(
    scene: Scene,
    who: tuple[Reference, ...],
    location: Reference,
    amount: int | None = None,
    token: str = "damage",
    more: int = 0,
    other: str = "",
) -> None:
    """Investigators sit down in the order in which they are named; the first one leads.

    Clues could lie at the location as well: another step says what lies there.
    """
    place = scene.location(location)
    for investigator in who:
        id = scene.investigator(investigator)
        scene.telling.declare("at", id, said("where {} is").format(investigator.text))
        scene.state.put(id, at=place)
    if amount is None:
        return
    seated = tuple(scene.thing(investigator) for investigator in who)
    for kind, count in one_or_two(token, amount, other, more).items():
        if count and len(seated) > 1:
            say_of_each(scene, seated, count, kind, place)
        if count and kind == "clue":
            ask_whose(scene, seated[0], place, count, kind)
        for id in seated:
            put_tokens(scene, id, count, kind)


@SPEECH.sentence(
    "given",
    "investigator-at-with-on-them",
    who="investigator",
    location="location",
    amount="number",
    token="pool",
    more="number",
    other="pool",
    en="{who} is (at|in) {location} with {amount} {token}[ and {more} {other}] on (him|her|them)",
    it="{who} è (in|a) {location} con {amount} {token}[ e {more} {other}] su di (sé|lui|lei)",
)
def investigator_at_with_on_them(
    scene: Scene,
    who: Reference,
    location: Reference,
    amount: int,
    token: str,
    more: int = 0,
    other: str = "",
) -> None:
    """The same of one of them; whose tokens these are is said."""
    investigators_at(scene, (who,), location)
    for kind, count in one_or_two(token, amount, other, more).items():
        put_tokens(scene, scene.thing(who), count, kind)
