"""Given: tokens on cards, in pools, and in the chaos bag; which cards are exhausted."""

from __future__ import annotations

import re
from collections import Counter

from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import MODIFIERS, MOST, SYMBOLS, fill
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.rulings.reference import Reference, listed
from rulesref.rulings.scene import Scene
from rulesref.rulings.steps.given_table import put_tokens
from rulesref.wording.sentence import step
from rulesref.wording.words import meaning

#: A token as people say it: "a skull", "the +1 token".
_FACE = re.compile(
    r"^(?:(?:an?|the|il|lo|la|un|uno|una) )?(?:segnalino )?(.*?)(?: token)?$", re.IGNORECASE
)


def read_faces(text: str) -> tuple[str, ...]:
    """The faces that ``text`` lists. Raises ``UnresolvedReference``."""
    names = [read_face(name) for name in listed(text)]
    for face in names:
        if face not in SYMBOLS and face not in MODIFIERS and not face.lstrip("+-").isdigit():
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
    scene: Scene, card: Reference, amount: int, pool: str, more: int = 0, other: str = ""
) -> None:
    """So many of one kind of token, or of two, and no others of it."""
    if other:
        has_tokens(scene, card, more, other)
    put_tokens(scene, scene.thing(card), amount, pool)


@step(
    "given",
    "has-none",
    card="card",
    pool="pool",
    en="{card} has no {pool}",
    it="{card} non ha {pool}",
)
def has_none(scene: Scene, card: Reference, pool: str) -> None:
    """None of one kind of token."""
    has_tokens(scene, card, 0, pool)


@step(
    "given",
    "bag",
    faces="text",
    en="the chaos bag (holds|contains) {faces}",
    it="il sacchetto del caos contiene {faces}",
)
def bag(scene: Scene, faces: str) -> None:
    """A comma or "and" between tokens; a face may stand there several times."""
    scene.declare("bag", TABLE, "what the chaos bag holds")
    counts = Counter(read_faces(faces))
    for face, most in MOST.items():
        if counts[face] > most:
            raise UnresolvedReference(
                f"{counts[face]} {face} tokens: there are {most} in the game",
                remedy="arkham-lcg/chaos-tokens says how many there are",
            )
    fill(scene.state, counts)


@step(
    "given",
    "in-hand",
    who="investigator",
    cards="loose-cards",
    en="{who} has {cards} in hand",
    it="{who} ha in mano {cards}",
)
def in_hand(scene: Scene, who: Reference, cards: tuple[Reference, ...]) -> None:
    """Cards in an investigator's hand."""
    owner = scene.thing(who)
    for card in cards:
        scene.bring(card, zone="hand", controller=owner, owner=owner)


@step("given", "exhausted", card="card", en="{card} is exhausted", it="{card} è esaurit(o|a)")
def exhausted(scene: Scene, card: Reference) -> None:
    """A card in play that is exhausted."""
    id = scene.thing(card)
    scene.declare("exhausted", id, f"that {card.text} is exhausted")
    scene.state.put(id, exhausted=True)
