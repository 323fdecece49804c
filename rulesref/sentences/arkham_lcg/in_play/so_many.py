"""How many tokens a card has, as a case expects it."""

from __future__ import annotations

from functools import partial

from rulesref.games.arkham_lcg.actions.actions_left import free
from rulesref.games.arkham_lcg.clues.untold_clues import stop_at_untold as stop_at_untold_clues
from rulesref.games.arkham_lcg.decks.untold_draws import stop_at_untold
from rulesref.rulings.options import counted
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.stopping import stop_at
from rulesref.rulings.timeline import understood
from rulesref.rulings.told_events import is_told
from rulesref.rulings.whereabouts import whereabouts
from rulesref.sentences.arkham_lcg.counted_from_none import count_from_none
from rulesref.sentences.arkham_lcg.holding import HAS, kept_as
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0  # the line of the step itself
SPEECH.unmet("and-additional", en="{actions} and {more} additional", it="{actions} e {more} in più")
#: Whoever is out of the game still has no tokens: they went where they belong.
_PERSON = "investigator"


def stop_where_clues_are_untold(scene: Scene, id: str, attribute: str) -> None:
    """Raise ``UnsupportedClause`` for the clues at a place of which no step says how many there were.

    Where what was to be done is refused, that is said first.
    """
    if attribute == "clues" and scene.telling.refused is None:
        stop_at(scene.state, partial(stop_at_untold_clues, place=id))


@SPEECH.sentence(
    "then",
    "has-so-many",
    card="card",
    amount="number",
    pool="pool",
    more="number",
    other="pool",
    en=HAS["en"],
    it=HAS["it"],
)
def has_so_many(
    scene: Scene, card: Reference, amount: int, pool: str, more: int = 0, other: str = ""
) -> list[Unmet]:
    """Exactly so many tokens of one kind; of actions, with or without additional ones for anything.

    Players count those in or name them apart; an additional action for one thing alone is apart. A
    card that is out of play has none, and not 0 of them either.
    """
    unmet = has_so_many(scene, card, more, other) if other else []
    id = scene.thing(card)
    attribute = kept_as(scene, id, pool)
    stop_where_clues_are_untold(scene, id, attribute)
    found = scene.state.get(id, attribute)
    wanted, there = counted(scene, amount, pool), counted(scene, found, pool)
    further = free(scene.state, id) if attribute == "actions" else 0
    if further:
        there = in_words(scene, "and-additional", actions=there, more=further)
    here = scene.state.get(id, "zone", "play") == "play" or card.card.type == _PERSON
    met = found == amount or bool(further and found + further == amount)
    count_from_none(scene, id, attribute, met=met)
    if attribute == "horror" and not met:
        stop_at_untold(scene.state, id)  # drawn from an empty deck it would have come with horror
    if not found and not here:
        there = whereabouts(scene, id)
    elif met:
        return unmet
    return [Unmet(HERE, f"{card.text}: {wanted}", f"{card.text}: {there}"), *unmet]


SPEECH.unmet("takes-so-much", en="{card} takes {tokens}", it="{card} subisce {tokens}")
SPEECH.unmet("both-kinds", en="{tokens} and {others}", it="{tokens} e {others}")


@SPEECH.sentence(
    "then",
    "took-so-much",
    card="card",
    amount="number",
    token="token",
    more="number",
    other="token",
    en="{card} has (taken|suffered) {amount} {token}[ and {more} {other}]",
    it="{card} ha subito {amount} {token}[ e {more} {other}]",
)
def took_so_much(
    scene: Scene, card: Reference, amount: int, token: str, more: int = 0, other: str = ""
) -> list[Unmet]:
    """What they have taken in all lies on them; or else they have taken so much at once."""
    tokens = counted(scene, amount, token)
    if other:
        others = counted(scene, more, other)
        tokens = in_words(scene, "both-kinds", tokens=tokens, others=others)
    wanted = understood(scene, in_words(scene, "takes-so-much", card=card.text, tokens=tokens))
    if any(is_told(scene, line, wanted) for line in scene.state.lines()):
        return []
    unmet: list[Unmet] = has_so_many(scene, card, amount, token, more, other)
    return unmet
