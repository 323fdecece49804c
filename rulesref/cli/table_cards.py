"""What the cards of an option do, for somebody who has not learnt their abilities by number."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulesref.catalogue import said
from rulesref.facts.known import known
from rulesref.games.card import Card
from rulesref.pages.card import told_abilities
from rulesref.session.session import Session

_NUMBER = re.compile(r"(?:ability|abilità) (\d+)", re.I)


def what_they_do(session: Session, option: str) -> Iterator[str]:
    """The abilities of each card that ``option`` uses or plays; one alone where it says which."""
    number = _NUMBER.search(option)
    for name, card in _named(session, option):
        told = told_abilities(known(session.judge.game, card.code, card.name), session.judge.game)
        for place, ability in enumerate(told.get(session.language, told["en"]), 1):
            if ability and (number is None or str(place) == number[1]):
                yield said("{card}, ability {number}: {says}").format(
                    card=name, number=place, says=ability
                )


def _named(session: Session, option: str) -> Iterator[tuple[str, Card]]:
    """The cards at the table, and in hands, that stand last in ``option``: it is about these."""
    scene = session.scene
    found = {
        str(scene.name(id)): thing["card"]
        for id, thing in scene.state.things.items()
        if "card" in thing and re.search(rf"{re.escape(str(scene.name(id)))}(?!\w)", option)
    }
    who = next((name for name in found if option.startswith(name)), "")
    rest = option.removeprefix(who)
    yield from ((name, card) for name, card in found.items() if name in rest)
