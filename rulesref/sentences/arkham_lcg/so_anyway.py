"""What a step says beside what is done, of how things are: left out where it is so."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from rulesref.engine.state import State
from rulesref.entries import fold
from rulesref.expression import lazily
from rulesref.games.arkham_lcg.decks.hand import told_hand
from rulesref.games.arkham_lcg.enemies.engagement import engaged_with
from rulesref.games.arkham_lcg.table import location_of
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.names_now import told_of
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.sentences.arkham_lcg.whose_card import of_no_owner

#: How a card is, said before its name, by language; then whether it is exhausted.
_HOW = {
    "en": (("exhausted", True), ("ready", False)),
    "it": (("esaurito", True), ("esaurita", True), ("pronto", False), ("pronta", False)),
}
#: From where somebody goes, and beside whom somebody does something.
_FROM = {
    "en": lazily(r" from (?:the )?(?P<name>.+?)(?= to )", re.IGNORECASE),
    "it": lazily(
        r" da(?:l|llo|lla)? (?P<name>.+?)(?= (?:a|in|verso|al|allo|alla|nel|nello|nella) )",
        re.IGNORECASE,
    ),
}
_WHILE = {
    "en": lazily(r",? while (?:still )?engaged with (?:the |an? )?(?P<name>[^,]+)$", re.IGNORECASE),
    "it": lazily(r",? mentre è impegnat[oa] con (?P<name>[^,]+)$", re.IGNORECASE),
}
#: What somebody has in hand while they do something.
_HOLDING = {
    "en": lazily(
        r",? while (?:still )?(?:holding|having) (?:the |an? )?(?P<name>[^,]+?)(?: in (?:his |her |their )?hand)?$",
        re.IGNORECASE,
    ),
    "it": lazily(r",? (?:mentre ha|avendo) (?:ancora )?in mano (?P<name>[^,]+)$", re.IGNORECASE),
}
_ENGAGED = {
    "en": lazily(r",? while (?:still )?engaged$", re.IGNORECASE),
    "it": lazily(r",? mentre è impegnat[oa]$", re.IGNORECASE),
}
#: That somebody does something to an enemy which is not in their threat area.
_UNENGAGED = {
    "en": lazily(
        r",? (?:without (?:first )?engaging (?:it|him|her)(?: first)?|without being engaged(?: with it)?|while (?:not engaged|unengaged)(?: with it)?)$",
        re.IGNORECASE,
    ),
    "it": lazily(
        r",? (?:senza (?:prima )?(?:impegnarl[oa]|ingaggiarl[oa])(?: prima)?|senza essere impegnat[oa](?: con ess[oa])?)$",
        re.IGNORECASE,
    ),
}


def but_for_what_is_so(scene: Scene, text: str) -> Iterator[str]:
    """``text`` without what it says of the position, each where that is so."""
    told = (
        *_how_it_is(scene, text),
        _of_whom(scene, text, _FROM, _stands_at),
        _of_whom(scene, text, _WHILE, _is_engaged),
        _of_whom(scene, text, _HOLDING, _has_in_hand),
    )
    others = (*told, _while_engaged(scene, text), _while_unengaged(scene, text))
    yield from (other for other in others if other != text)


def _how_it_is(scene: Scene, text: str) -> Iterator[str]:
    for id, thing in scene.state.things.items():
        if "card" not in thing or (name := str(scene.name(id)).partition(" #")[0]) not in text:
            continue
        for how, exhausted in _HOW[scene.language]:
            before = scene.language == "en"
            said = f"{how} {re.escape(name)}" if before else f"{re.escape(name)} {how}"
            if bool(thing.get("exhausted")) is exhausted:
                yield re.sub(rf"\b(?:(?:an?|the) )?{said}\b", name, text)


def _of_whom(
    scene: Scene,
    text: str,
    said: Mapping[str, re.Pattern[str]],
    is_so: Callable[[State, str, str], bool],
) -> str:
    """``text`` without what is ``said`` of the investigator it is about, where that ``is_so``."""
    found = said[scene.language].search(text)
    who = told_of(scene, text)
    if found is None or not who:
        return text
    others = (id for id, thing in scene.state.things.items() if "card" in thing)
    meant = [id for id in others if fold(str(scene.name(id))) == fold(found["name"])]
    if not any(is_so(scene.state, who, id) for id in meant):
        return text
    return text[: found.start()] + text[found.end() :]


def _while_engaged(scene: Scene, text: str) -> str:
    """``text`` without that whoever it is about is engaged, with whomever, where they are."""
    found = _ENGAGED[scene.language].search(text)
    who = told_of(scene, text)
    engaged = who and any(
        who in engaged_with(scene.state, id)
        for id, thing in scene.state.things.items()
        if "card" in thing and thing["card"].type == "enemy"
    )
    return text[: found.start()] if found is not None and engaged else text


def _while_unengaged(scene: Scene, text: str) -> str:
    """``text`` without that whoever it is about is not engaged with the enemy that it names."""
    found = _UNENGAGED[scene.language].search(text)
    who = told_of(scene, text)
    if found is None or not who:
        return text
    bare = text[: found.start()]
    named = [
        id
        for id, thing in scene.state.things.items()
        if "card" in thing
        and thing["card"].type == "enemy"
        and fold(str(scene.name(id)).partition(" #")[0]) in fold(bare)
    ]
    so = named and not any(who in engaged_with(scene.state, id) for id in named)
    return bare if so else text


def _stands_at(state: State, who: str, place: str) -> bool:
    return location_of(state, who) == place


def _is_engaged(state: State, who: str, enemy: str) -> bool:
    return who in engaged_with(state, enemy)


def _has_in_hand(state: State, who: str, card: str) -> bool:
    return card in told_hand(state, who)


def of_the_deed_alone(text: str, language: str) -> str:
    """``text`` with the names of cards alone, and without what it says beside what is done."""
    bare = of_no_owner(text, language)
    for said in (_WHILE, _HOLDING, _ENGAGED, _UNENGAGED):
        bare = said[language].sub("", bare)
    return bare


SPEECH.of_no_owner = of_the_deed_alone
