"""Sentences of the vocabulary written for a table, and the cards that a short name means there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rulesref.catalogue import said
from rulesref.engine.outcome import Choice
from rulesref.entries import fold
from rulesref.errors import AmbiguousReference, RulesrefError, UsageError
from rulesref.facts.called import every_card
from rulesref.facts.described import card_named, names_of
from rulesref.games.things import kind_of
from rulesref.nearest import spelt_alike
from rulesref.rulings.scene import Scene
from rulesref.session.session import Session
from rulesref.wording.pattern import Several

_OPTIONAL, _FIELD = re.compile(r"\[.*?\]"), re.compile(r"\{(\w+)\}")
_AND = {"en": " and ", "it": " e "}
_ME = ("me", "i", "myself", "io", "me stesso", "me stessa")
#: So many names are offered for one that is none.
_OFFERED = 6


def sentence(session: Session, row: str, **slots: object) -> str:
    """The sentence ``row`` of the vocabulary with ``slots`` in it."""
    patterns = session.judge.speech.sentences[row].patterns[session.language]
    return next(
        pattern.write(slots)
        for pattern in patterns
        if set(_FIELD.findall(_OPTIONAL.sub("", pattern.template))) == slots.keys()
    )


def listed(names: Sequence[str], language: str) -> str:
    """``names`` as a sentence has them."""
    if len(names) < 2:
        return "".join(names)
    return Several(f"{', '.join(names[:-1])}{_AND[language]}{names[-1]}")


def named(session: Session, text: str, types: Iterable[str] = ()) -> str:
    """The card that ``text`` names, in full or so that no other one of ``types`` is meant.

    Raises ``UsageError`` with what could be meant.
    """
    other = ""
    try:
        card = card_named(text, session.judge.game)
    except AmbiguousReference:
        raise
    except RulesrefError as problem:
        wanted, near = fold(text).split(), problem.candidates
    else:
        if not types or card.type in types:
            return text if "(" in text else session.scene.printed(card)
        wanted, near, other = fold(text).split(), (), session.scene.printed(card)
    names = _of_types(session, types)
    found = [name for name in names if _holds(fold(name), wanted)]
    if other:  # the whole name of another card is no part of one that nobody has said
        raise UsageError(
            said("{name} is not of the kind that is asked for here").format(name=other),
            candidates=tuple(found[:_OFFERED]),
            remedy=said(
                "answer with such a card; what is of another kind is asked for in its turn"
            ),
        )
    if len(found) == 1:
        return found[0]
    if found:
        raise AmbiguousReference(
            said("{text} could be several cards").format(text=text),
            told=text,
            candidates=tuple(found[:_OFFERED]),
            remedy=said("say its whole name"),
        )
    raise UsageError(
        said("no such card is called {text}").format(text=text),
        candidates=near or spelt_alike(text, names, _OFFERED),
        remedy=said("say its whole name"),
    )


def here(scene: Scene, text: str, types: Iterable[str] = ()) -> str | None:
    """What lies at the table and ``text`` names, by a part of its name too; None unless just one.

    Somebody who says "me" is the one who acts, or who plays alone.
    """
    if fold(text) in _ME:
        return acting(scene)
    wanted = fold(text).removeprefix("the ").split()
    found = {
        str(scene.name(id)): fold(str(scene.name(id)))
        for id, thing in scene.state.things.items()
        if "card" in thing and (not types or kind_of(scene.state, id) in types)
    }
    exact = [name for name, folded in found.items() if folded.split() == wanted]
    part = exact or [name for name, folded in found.items() if _holds(folded, wanted)]
    return part[0] if len(part) == 1 and wanted else None


def acting(scene: Scene) -> str | None:
    """The player who is meant by "I": who has to decide, else the only one; None for none."""
    waiting = scene.state.pending
    players = list(scene.tongue.game.players(scene.state))
    if isinstance(waiting, Choice) and waiting.chooser in players:
        return str(scene.name(waiting.chooser))
    return str(scene.name(players[0])) if len(players) == 1 else None


def _of_types(session: Session, types: Iterable[str]) -> tuple[str, ...]:
    """The names of all cards of ``types``, in the language of the table."""
    wanted = set(types)
    if not wanted:
        return names_of(session.judge.game, session.language)
    cards = every_card(session.judge.game).cards.values()
    italian = session.language == "it"
    return tuple(
        dict.fromkeys(
            card.name_it if italian and card.name_it else card.name
            for card in cards
            if card.type in wanted
        )
    )


_QUOTES = re.compile(r"[\"“”]")


def _holds(name: str, words: Sequence[str]) -> bool:
    """Whether every one of ``words``, no number by itself, is a word of the folded ``name``."""
    name = _QUOTES.sub("", name)  # "Skids" is called so without its marks
    return any(not word.isdigit() for word in words) and set(words) <= set(
        name.replace("'s", "").split()
    ) | set(name.split())
