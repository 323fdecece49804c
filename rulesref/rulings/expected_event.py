"""What a Then step tells as an event of the timeline: that it has happened, how often, or that it has not."""

from __future__ import annotations

import re
from collections.abc import Callable

from rulesref.errors import RulesrefError
from rulesref.expression import lazily
from rulesref.rulings.denying import affirmed, with_one
from rulesref.rulings.how_much import counts, how_much
from rulesref.rulings.how_often import how_often
from rulesref.rulings.reading import Told
from rulesref.rulings.scene import Scene
from rulesref.rulings.timeline import understand

#: What may stand before the name that an event begins with.
_ARTICLE = lazily(r"^(?:the|an?|il|lo|la|i|gli|le|un[oa]?) |^(?:l|un)['’]", re.IGNORECASE)


def expected_event(scene: Scene, text: str, is_event: Callable[[str], bool]) -> Told | None:
    """The expectation that ``text`` tells as an event; ``None`` where ``is_event`` of none in it."""
    language = scene.language
    much = how_much(scene, text)
    if much is not None and counts(scene, much["text"]):
        return Told(scene.tongue.speech.sentences["has-come-to"], much)
    often = how_often(text, language)
    if often is not None and is_event(often[0]):
        slots = {"text": often[0], "number": often[1]}
        return Told(scene.tongue.speech.sentences["has-happened-so-often"], slots)
    none = with_one(text, language)
    none = none if none is not None and reads_as_event(scene, none) else None
    denied = affirmed(text, language) if none is None else None
    ways = ("has-not-happened", denied), ("none-has-happened", none), ("has-happened", text)
    for row, event in ways:
        if event is not None and is_event(event):
            return Told(scene.tongue.speech.sentences[row], {"text": event})
    return None


def reads_as_event(scene: Scene, text: str) -> bool:
    """Whether ``text`` reads like an event of cards that are known."""
    try:
        return bool(understand(scene, text))
    except RulesrefError:
        return False


def subject_of(scene: Scene, text: str) -> str:
    """The name that an event begins with, as ``text`` tells it; empty where it begins with none."""
    try:
        found = understand(scene, text)
    except RulesrefError:
        return ""
    bare = _ARTICLE.sub("", text).casefold()
    named = dict.fromkeys(
        one for _, values in found for one in values.values() if isinstance(one, str)
    )
    whole = next((one for one in named if bare.startswith(f"{one} ".casefold())), "")
    first = bare.partition(" ")[0]
    by_part = [one for one in named if one.casefold().split(" ")[0] == first]
    return whole or (by_part[0] if len(by_part) == 1 else "")
