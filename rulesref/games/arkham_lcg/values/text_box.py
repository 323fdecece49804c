"""arkham-lcg/blank and arkham-lcg/gains: the text of a card as it stands, and not as it is printed.

Printed text goes where an effect treats it as blank; what another card gives stays. While a card
is not as printed, ``card`` holds it as it stands, ``printed`` what is printed, ``text`` the
difference. ``refresh`` brings all cards into line with the constant clauses that are in force.
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.ability import Ability, Node
from rulesref.engine.hooks import Hooks
from rulesref.engine.select import number, things
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.enemies.engagement import look_for_engagement
from rulesref.games.arkham_lcg.keywords import keyword, stop_at_unknown
from rulesref.games.arkham_lcg.rules import RULES, SEQUELS
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.games.arkham_lcg.values.in_force import Standing, in_force
from rulesref.games.arkham_lcg.values.text_clauses import (
    ABILITIES_OF,
    BLANK,
    CLAUSES,
    GAIN_ABILITY,
    GAIN_TRAIT,
    LOSE_KEYWORD,
    TREATED_AS,
)
from rulesref.games.card import Card
from rulesref.games.edition import switch
from rulesref.games.sequel import Sequel
from rulesref.record import NamedTuple

_SAID = frozenset(CLAUSES)
#: Text that is kept among the values of a card.
_IN_TEXT = ("max-committed", "attach-limit")
#: So often cards may change each other's text before nothing stands still any more.
_ROUNDS = 5
LENT = Sequel[[State, str], tuple[Ability, ...]](
    SEQUELS, "lent-abilities", "Asked (state, card): how another card offers its abilities."
)


class Text(NamedTuple):
    """How a card differs from its print. ``kept`` is what blank leaves; ``None``: not blank.

    ``other`` is the card that it is treated as, ``abilities`` what it has or offers besides its own.
    """

    kept: tuple[str, ...] | None = None
    keywords: tuple[tuple[str, Any], ...] = ()
    lost: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    other: Card | None = None


RULES.stop(
    "blank-each-other",
    en="cards that make each other's text blank",
    it="carte che si cancellano il testo a vicenda",
)


@RULES.hook(Hooks.refresh)
def refresh(state: State) -> None:
    """Let every card say what it says now. Costs nothing where no card changes another's text."""
    if state.index.said.isdisjoint(_SAID) and "texts" not in state.things[TABLE]:
        return
    for _ in range(_ROUNDS):
        wanted = _wanted(state)
        changed = [
            id
            for id in {**wanted, **dict.fromkeys(state.get(TABLE, "texts", ()))}
            if state.get(id, "text", None) != wanted.get(id)
        ]
        if not changed:
            return
        shy = [id for id in changed if _keeps_away(state, id)]
        for id in changed:
            _set(state, id, wanted.get(id))
        state.put(TABLE, texts=tuple(wanted))
        if any(not _keeps_away(state, id) for id in shy):
            look_for_engagement(state)
    state.give_up(changed[0], "blank-each-other")


def _keeps_away(state: State, id: str) -> bool:
    """Whether a keyword of the thing ``id`` lets it engage nobody by itself."""
    return bool(keyword(state, id, "aloof") or keyword(state, id, "massive"))


def _wanted(state: State) -> dict[str, Text]:
    """The cards that are not as printed, and how."""
    out: dict[str, Text] = {}
    for clause in sorted(CLAUSES):
        for standing in in_force(state, clause):
            for id in standing.bound:
                text = _changed(state, id, standing, out.get(id, Text()))
                if text != Text():
                    out[id] = text
    return out


def _changed(state: State, id: str, standing: Standing, text: Text) -> Text:
    """``text`` with what one clause in force changes in it."""
    clause, args = standing.node.row.id, standing.node.args
    printed = as_printed(state, id)
    if printed is None:
        return text
    if clause == TREATED_AS:
        return text._replace(other=args["card"])
    if clause == ABILITIES_OF:
        cards = things(state, standing.env, args["cards"])
        more = (one for lent in LENT.followers for card in cards for one in lent(state, card))
        return text._replace(abilities=(*text.abilities, *more))
    if clause == GAIN_ABILITY:
        gained = args["ability"]._replace(id=f"{args['ability'].id}@{standing.holder}")
        return text._replace(abilities=(*text.abilities, gained))
    if clause == BLANK:
        if "permanent" in printed.keywords and switch(state, "blank-permanent") == "never":
            return text
        kept = tuple(args.get("but", ()))
        if text.kept is not None:
            kept = tuple(word for word in kept if word in text.kept)
        return text._replace(kept=kept)
    if clause == GAIN_TRAIT:
        return text._replace(traits=(*text.traits, str(args["trait"])))
    if clause == LOSE_KEYWORD:
        return text._replace(lost=(*text.lost, str(args["keyword"])))
    value = args.get("value", True)
    if isinstance(value, Node):
        value = number(state, standing.env, value)
    return text._replace(keywords=(*text.keywords, (str(args["keyword"]), value)))


def as_printed(state: State, id: str) -> Card | None:
    """The card that the thing ``id`` is in print; ``None`` for what is no card."""
    card: Card | None = state.get(id, "printed", None) or state.get(id, "card", None)
    return card


def _set(state: State, id: str, text: Text | None) -> None:
    """Give the thing ``id`` the text ``text``, or its print back."""
    if id not in state.things:
        return
    printed = as_printed(state, id)
    assert printed is not None
    if text is None:
        restore(state, id)
        return
    now = _as_it_stands(printed, text, switch(state, "blank-permanent") == "keeps")
    state.put(id, card=now, printed=printed, text=text)
    state.unlist(id)
    state.enlist(id, now.abilities)
    stop_at_unknown(state, id)


def restore(state: State, id: str) -> None:
    """Give the thing ``id`` its print back, as when it leaves play."""
    printed = state.get(id, "printed", None)
    if printed is not None:
        state.put(id, card=printed, printed=None, text=None)
        state.unlist(id)
        state.enlist(id, printed.abilities)


def _as_it_stands(card: Card, text: Text, keeps_permanent: bool) -> Card:
    """``card`` with ``text``: what is blank goes first, and what is gained comes on top."""
    card = text.other or card
    traits, keywords, abilities, stats = card.traits, card.keywords, card.abilities, card.stats
    if text.kept is not None:
        traits = traits if "traits" in text.kept else ()
        kept = (*text.kept, *(("seeking",) if "constant" in text.kept else ()))
        abilities = tuple(ability for ability in abilities if ability.kind in kept)
        keywords = {k: v for k, v in keywords.items() if k == "permanent" and keeps_permanent}
        stats = {name: value for name, value in stats.items() if name not in _IN_TEXT}
    keywords = {k: v for k, v in keywords.items() if k not in text.lost}
    return card.but(
        traits=(*traits, *(trait for trait in text.traits if trait not in traits)),
        keywords={**keywords, **dict(text.keywords)},
        stats=stats,
        abilities=(*abilities, *text.abilities),
    )
