"""Then: that somebody or a card has at least so many tokens of a kind, or at most so many."""

from __future__ import annotations

from rulesref.games.arkham_lcg.actions.actions_left import free
from rulesref.rulings.options import counted
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.whereabouts import whereabouts
from rulesref.sentences.arkham_lcg.counted_from_none import count_from_none
from rulesref.sentences.arkham_lcg.holding import kept_as
from rulesref.sentences.arkham_lcg.in_play.so_many import stop_where_clues_are_untold
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.word(
    "bound",
    en={
        **dict.fromkeys(("at least", "no fewer than", "no less than"), "least"),
        **dict.fromkeys(("at most", "no more than", "not more than"), "most"),
        "more than": "more",
        **dict.fromkeys(("fewer than", "less than"), "fewer"),
    },
    it={
        **dict.fromkeys(("almeno", "non meno di"), "least"),
        **dict.fromkeys(("al massimo", "non più di", "al più"), "most"),
        "più di": "more",
        "meno di": "fewer",
    },
    slots="bound",
)
SPEECH.unmet("bounded", en="{bound} {tokens}", it="{bound} {tokens}")


@SPEECH.sentence(
    "then",
    "has-bounded",
    card="card",
    bound="bound",
    amount="number",
    pool="pool",
    en=(
        "{card} has {bound} {amount} {pool}",
        "there (is|are) {bound} {amount} {pool} (on|at|in) {card}",
    ),
    it=(
        "{card} ha {bound} {amount} {pool}",
        "(in|a|su) {card} (c'è|ci sono) {bound} {amount} {pool}",
        "(c'è|ci sono) {bound} {amount} {pool} (in|a|su) {card}",
    ),
)
def has_bounded(scene: Scene, card: Reference, bound: str, amount: int, pool: str) -> list[Unmet]:
    """By what lies there now, whether additional actions are counted in or not. A card that is out of play has none, and not 0 of them either."""
    id = scene.thing(card)
    attribute = kept_as(scene, id, pool)
    stop_where_clues_are_untold(scene, id, attribute)
    found = scene.state.get(id, attribute)
    counts = {found, found + (free(scene.state, id) if attribute == "actions" else 0)}
    met = all(_within(bound, one, amount) for one in counts)
    known = attribute != "resources" or (attribute, id) in scene.telling.declared
    count_from_none(scene, id, attribute, met=met and (known or bound in ("least", "more")))
    out = scene.state.get(id, "zone", "play") != "play" and card.card.type != "investigator"
    if met and not out:
        return []
    tokens = counted(scene, amount, pool)
    wanted = in_words(scene, "bounded", bound=scene.tongue.worded("bound", bound), tokens=tokens)
    there = whereabouts(scene, id) if out else counted(scene, found, pool)
    return [Unmet(HERE, f"{card.text}: {wanted}", f"{card.text}: {there}")]


def _within(bound: str, found: int, amount: int) -> bool:
    if bound in ("least", "more"):
        return found >= amount + (bound == "more")
    return found <= amount - (bound == "fewer")
