"""Cards of one name as a table tells them apart: by what is printed on them besides."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulesref.catalogue import said
from rulesref.errors import RulesrefError
from rulesref.facts.called import every_card
from rulesref.facts.described import card_named
from rulesref.rulings.namesakes import meant
from rulesref.session.session import Session


def told_apart(session: Session, names: Iterable[str]) -> dict[str, str]:
    """What is shown of each of ``names`` → that name, which no other card has."""
    return {_label(session, name): name for name in names}


def _label(session: Session, name: str) -> str:
    """``name`` with the product, the number and the level of its card, where it has a mark behind it."""
    game = session.judge.game
    cards = every_card(game)
    try:
        card = cards.cards.get(card_named(name, game).code)
    except RulesrefError:
        card = None
    if card is None or "(" not in name:
        return name
    pack = cards.packs.get(card.pack)
    facts = [f"{pack.name} #{card.number}" if pack else f"#{card.number}"]
    if card.level:
        facts.append(said("level {}").format(card.level))
    return f"{name}  {', '.join([*filter(None, [card.subname]), *facts])}"


def taken(session: Session) -> Iterator[str]:
    """Which card each name is taken for that was told alone and is that of others as well."""
    told = said("{name} is the card {code}; of that name there is also {others}")
    for one in meant(session.scene):
        yield told.format(name=one.name, code=one.code, others=", ".join(one.others))
