"""A location called by who is there: "Roland's location", "her location", "nel luogo di Roland"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from rulesref.expression import lazily
from rulesref.games.arkham_lcg.table import investigators, location_of
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.names_now import called, told_of

#: Language → how the location of {who} is called, and that of whom the sentence is about.
_CALLED = {
    "en": (
        r"\b(?:{who}['’]s? location|the (?:same )?location (?:of|as) {who}|the same place as {who})(?!\w)",
        r"\b(?:his|her|their|my) (?:own )?location\b",
    ),
    "it": (
        r"\b(?:il|(?P<in>nel(?:lo stesso)?)|lo stesso) luogo di {who}(?!\w)",
        r"\b(?:il|(?P<in>nel)) (?:suo|proprio|mio) luogo\b",
    ),
}
_IN = {"en": "", "it": "in "}
#: Language → where the only investigator is, without a name.
_THERE = {"en": lazily(r"\b(?:there|here)$"), "it": lazily(r"\b(?:lì|là|qui)$")}
_AT = {"en": "at", "it": "in"}


def of_their_place(scene: Scene, text: str) -> Iterator[str]:
    """``text`` with the name of the location where somebody is, instead of whose it is."""
    seated = investigators(scene.state)
    by_name, by_pronoun = _CALLED[scene.language]
    for who in seated:
        place = location_of(scene.state, who)
        if not place:
            continue
        if len(seated) == 1:
            told = _THERE[scene.language].sub(f"{_AT[scene.language]} {scene.name(place)}", text)
            if told != text:
                yield told
                text = told
        about = len(seated) == 1 or told_of(scene, text) == who
        names = "|".join(map(re.escape, called(scene, who)))
        for pattern in (by_name, by_pronoun) if about else (by_name,):
            said = pattern.format(who=f"(?:{names})")
            told = re.sub(said, _named(scene, place), text, flags=re.IGNORECASE)
            if told != text:
                yield told
                text = told


def _named(scene: Scene, place: str) -> Callable[[re.Match[str]], str]:
    name = str(scene.name(place))

    def written(found: re.Match[str]) -> str:
        return f"{_IN[scene.language] if found.groupdict().get('in') else ''}{name}"

    return written
