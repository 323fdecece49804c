"""Given: tokens on cards, in pools, and in the chaos bag; which cards are exhausted."""

from __future__ import annotations

import re
from collections import Counter

from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import MODIFIERS, MOST, SYMBOLS, fill
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.rulings.slot import Reference, listed
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import step
from rulesref.rulings.steps.given_table import put_tokens
from rulesref.rulings.words import meaning

#: A token as people say it: "a skull", "the +1 token".
_FACE = re.compile(
    r"^(?:(?:an?|the|il|lo|la|un|uno|una) )?(?:segnalino )?(.*?)(?: token)?$", re.IGNORECASE
)
#: What a token with a number says.
_NUMBER = re.compile(r"[+-]?[0-9]{1,3}")


def read_faces(text: str) -> tuple[str, ...]:
    """The faces that ``text`` lists. Raises ``UnresolvedReference``."""
    names = [read_face(name) for name in listed(text)]
    for face in names:
        if face not in SYMBOLS and face not in MODIFIERS and not _NUMBER.fullmatch(face):
            raise UnresolvedReference(
                f"{face!r} is no chaos token", candidates=(*SYMBOLS, *MODIFIERS, "+1", "-3")
            )
    return tuple(names)


def read_face(text: str) -> str:
    """The face that ``text`` names in either language; anything else as it is."""
    name = _FACE.sub(r"\1", text.strip())
    return next((face for tongue in ("en", "it") if (face := meaning("face", name, tongue))), name)


@step(
    "given",
    "has-tokens",
    card="card",
    amount="number",
    pool="pool",
    more="number",
    other="pool",
    en=(
        "{card} has {amount} {pool}[ and {more} {other}]",
        "there (is|are) {amount} {pool} (on|at) {card}",
    ),
    it="{card} ha {amount} {pool}[ e {more} {other}]",
)
def has_tokens(
    case: Stage, card: Reference, amount: int, pool: str, more: int = 0, other: str = ""
) -> None:
    """So many of one kind of token, or of two, and no others of it."""
    if other:
        has_tokens(case, card, more, other)
    put_tokens(case, case.thing(card), amount, pool)


@step(
    "given",
    "has-none",
    card="card",
    pool="pool",
    en="{card} has no {pool}",
    it="{card} non ha {pool}",
)
def has_none(case: Stage, card: Reference, pool: str) -> None:
    """None of one kind of token."""
    has_tokens(case, card, 0, pool)


@step(
    "given",
    "bag",
    faces="text",
    en="the chaos bag (holds|contains) {faces}",
    it="il sacchetto del caos contiene {faces}",
)
def bag(case: Stage, faces: str) -> None:
    """A comma or "and" between tokens; a face may stand there several times."""
    case.declare("bag", TABLE, "what the chaos bag holds")
    counts = Counter(read_faces(faces))
    for face, most in MOST.items():
        if counts[face] > most:
            raise UnresolvedReference(
                f"{counts[face]} {face} tokens: there are {most} in the game",
                remedy="arkham-lcg/chaos-tokens says how many there are",
            )
    fill(case.state, counts)


@step(
    "given",
    "in-hand",
    who="investigator",
    cards="loose-cards",
    en="{who} has {cards} in hand",
    it="{who} ha in mano {cards}",
)
def in_hand(case: Stage, who: Reference, cards: tuple[Reference, ...]) -> None:
    """Cards in an investigator's hand."""
    owner = case.thing(who)
    for card in cards:
        case.bring(card, zone="hand", controller=owner, owner=owner)


@step("given", "exhausted", card="card", en="{card} is exhausted", it="{card} è esaurit(o|a)")
def exhausted(case: Stage, card: Reference) -> None:
    """A card in play that is exhausted."""
    id = case.thing(card)
    case.declare("exhausted", id, f"that {card.text} is exhausted")
    case.state.put(id, exhausted=True)
