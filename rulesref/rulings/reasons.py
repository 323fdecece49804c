"""Why the rules forbid a step, and where nothing is described, in the language of the case."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from rulesref.engine.outcome import Refused, Unsupported
from rulesref.engine.reason import Clause, Reason
from rulesref.errors import RulesrefError
from rulesref.games.things import card_of
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words, spoken
from rulesref.wording.pattern import Pattern

#: A clause that nobody has told in Italian is quoted there in English.
_QUOTED = "«{}»"


def why_refused(scene: Scene, refused: Refused) -> str:
    """Why the rules forbid it, and the entries that say so; the reason of each part that has its own."""
    row = scene.state.rules.refusals[refused.id]
    each = (
        in_words(scene, "each-reason", number=number, why=why_refused(scene, why))
        for number, why in refused.each
    )
    whole = f"{_written(scene, row, refused.slots)} ({', '.join(refused.cites)})"
    return "; ".join((whole, *each))


def why_stopped(scene: Scene, stop: Unsupported) -> str:
    """What is described nowhere, and of which card."""
    why = _written(scene, scene.state.rules.stops[stop.id], dict(stop.slots))
    return f"{_source(scene, stop.source)}: {why}" if stop.source else why


def _written(scene: Scene, row: Reason, slots: Mapping[str, Any]) -> str:
    own = {name: _OWN[type] for name, type in row.slots.items() if type in _OWN}
    plain = {name: value for name, value in slots.items() if name not in own}
    values = {name: write(scene, slots[name]) for name, write in own.items()}
    pattern = _pattern(row.texts[scene.language], scene.language)
    return pattern.write({**plain, **spoken(scene, plain), **values})


@cache
def _pattern(text: str, language: str) -> Pattern:
    return Pattern(text, {}, language)


def _source(scene: Scene, source: str) -> str:
    """A card, what is no card but has a word of its own, or a card that lies in a deck."""
    called = scene.tongue.worded("source", str(scene.name(source)))
    return called if called != source else _printed(scene, source)


def _title(scene: Scene, thing: str) -> str:
    """The printed name of a card at the table, whichever copy it is."""
    return scene.printed(card_of(scene.state, thing))


def _printed(scene: Scene, name: str) -> str:
    """The card with that English name, as the language of the case calls it."""
    if scene.language == "en":
        return name
    try:
        return scene.printed(scene.tongue.card(name))
    except RulesrefError:
        return name


def _clause(scene: Scene, clause: Clause) -> str:
    if scene.language == "en":
        return clause.en
    return clause.it or _QUOTED.format(clause.en)


def _text(scene: Scene, text: str) -> str:
    return text


#: Types of slots that hold no number and no word of the engine → how they are written.
_OWN: Mapping[str, Callable[[Scene, Any], str]] = {
    "card": _title,
    "name": _printed,
    "clause": _clause,
    "text": _text,
}
