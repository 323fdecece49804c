"""What a Given step leaves out where one alone plays, or where the other one has been seated.

An asset that "is in play" is theirs, and "at the Study with him" says where somebody else is already.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.errors import RulesrefError
from rulesref.expression import lazily
from rulesref.games.arkham_lcg.in_play.story_assets import is_story_asset
from rulesref.games.arkham_lcg.table import investigators, location_of
from rulesref.rulings.reference import read_slot
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.names_now import told_of

#: Language → what is in play, with whatever lies on it; how it is said whose it is.
_IN_PLAY = {
    "en": (
        lazily(r"(?P<cards>.+?) (?:is|are) in play(?P<rest>(?: with \d+ .+)?)"),
        "{who} controls {cards}{rest}",
    ),
    "it": (
        lazily(r"(?P<cards>.+?) (?:è|sono) in gioco(?P<rest>(?: con \d+ .+)?)"),
        "{who} controlla {cards}{rest}",
    ),
}
#: Language → where somebody is, together with somebody else who has no name.
_WITH_THEM = {
    "en": lazily(r"(?P<is>.+? is (?:at|in) .+?),? (?:together )?with (?:him|her|them)"),
    "it": lazily(r"(?P<is>.+? è (?:a|in|nel\w*|nell['’]|all?\w*) ?.+?),? (?:insieme )?con (?:lui|lei|loro)"),
}  # fmt: skip


def of_the_only_one(scene: Scene, text: str) -> Iterator[str]:
    """``text`` with whose the assets are that are in play; the only investigator's, and no story asset."""
    seated = investigators(scene.state)
    who = str(scene.name(seated[0])) if len(seated) == 1 else "" if seated else scene.telling.alone
    said, whose = _IN_PLAY[scene.language]
    found = said.fullmatch(text) if who else None
    if found is not None and _are_assets(scene, found["cards"]):
        yield whose.format(who=who, **found.groupdict())
    yield from _beside_another(scene, text)


def _are_assets(scene: Scene, names: str) -> bool:
    """Whether each of ``names`` is that of an asset which players have in their decks."""
    try:
        cards = read_slot(names, "cards", scene.tongue, dict(scene.telling.said))
    except RulesrefError:
        return False
    return all(one.card.type == "asset" and not is_story_asset(one.card) for one in cards)


def _beside_another(scene: Scene, text: str) -> Iterator[str]:
    """``text`` without "with him", where that is the only other investigator, who is there."""
    found = _WITH_THEM[scene.language].fullmatch(text)
    if found is None:
        return
    others = [one for one in investigators(scene.state) if one != told_of(scene, text)]
    place = location_of(scene.state, others[0]) if len(others) == 1 else None
    if place and _ends_with_place(found["is"], str(scene.name(place))):
        yield found["is"]


def _ends_with_place(text: str, place: str) -> bool:
    return text.casefold().endswith(place.casefold().removeprefix("the "))
