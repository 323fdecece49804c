"""Whose a card is, and under whose control."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.decks.piles import of_unknown_bearer
from rulesref.games.arkham_lcg.in_play.story_assets import is_story_asset, owner_untold
from rulesref.games.arkham_lcg.table import ENCOUNTER, OF_SCENARIO
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import always


@SPEECH.sentence(
    "given",
    "owned-by",
    card="card",
    who="investigator",
    en="{card} belongs to {who}",
    it="{card} appartiene a {who}",
)
def owned_by(scene: Scene, card: Reference, who: Reference) -> None:
    """The bearer of a weakness, or the owner of a player card, that is in play already.

    arkham-lcg/attach-to/control-of-attachments: on a card of nobody its owner controls it as well.
    """
    if card.card.type in ENCOUNTER and not card.card.weakness:
        raise UnresolvedReference(
            said("{text} is no weakness: it belongs to the scenario").format(text=card.text),
            remedy=said("leave this step out"),
        )
    id = scene.thing(card)
    if scene.state.get(id, "zone") != "play":
        raise UnresolvedReference(
            said("{text} is not in play: it is whose area it lies in").format(text=card.text),
            remedy=said("leave this step out"),
        )
    scene.telling.declare("owner", id, said("whose {} is").format(card.text))
    scene.state.put(id, owner=scene.thing(who))
    if card.card.type not in ENCOUNTER and not scene.state.get(id, "controller"):
        scene.state.put(id, controller=scene.thing(who))


@SPEECH.sentence(
    "given",
    "owned-by-the-scenario",
    asset="asset",
    en="{asset} belongs to the scenario",
    it="{asset} appartiene allo scenario",
)
def owned_by_the_scenario(scene: Scene, asset: Reference) -> None:
    """A story asset that somebody controls and nobody has earned."""
    if not is_story_asset(asset.card):
        raise UnresolvedReference(
            said("{text} belongs to a player").format(text=asset.text),
            remedy=said("leave this step out"),
        )
    id = scene.thing(asset)
    scene.telling.declare("owner", id, said("whose {} is").format(asset.text))
    scene.state.put(id, **{OF_SCENARIO: True})


@SPEECH.sentence(
    "then",
    "is-controlled-by",
    card="card",
    who="investigator",
    en=("{card} is under the control of {who}", "{who} controls {card}"),
    it=("{card} è sotto il controllo di {who}", "{who} controlla {card}"),
)
def is_controlled_by(scene: Scene, card: Reference, who: Reference) -> list[Unmet]:
    """Whoever controls it now, whosever it is."""
    found = scene.state.get(scene.thing(card), "controller", None)
    if found == scene.thing(who):
        return []
    told = scene.name(found) or in_words(scene, "nobody")
    return [Unmet(0, f"{card.text}: {who.text}", f"{card.text}: {told}")]


@SPEECH.sentence(
    "then",
    "is-controlled-by-nobody",
    card="card",
    en="{card} is under nobody's control",
    it="{card} non è sotto il controllo di nessuno",
    absent=always,
)
def is_controlled_by_nobody(scene: Scene, card: Reference) -> list[Unmet]:
    """A card of the scenario, wherever it is."""
    found = scene.state.get(scene.thing(card), "controller", None)
    wanted = f"{card.text}: {in_words(scene, 'nobody')}"
    return [Unmet(0, wanted, f"{card.text}: {scene.name(found)}")] if found else []


def bearer_told(scene: Scene, card: Reference) -> None:
    """In whose pile a weakness, an event or a story asset lies is asked of one whose owner is told.

    Raises ``UnresolvedReference`` for any other.
    """
    id = scene.thing(card)
    if scene.state.get(id, "zone") == "discard" and owner_untold(scene.state, id):
        raise UnresolvedReference(
            said("{text} is a story asset, and no step says whose").format(text=card.text),
            remedy=said(
                "say in a Given step: {text} belongs to the scenario, or belongs to (an investigator)"
            ).format(text=card.text),
        )
    if of_unknown_bearer(scene.state, scene.thing(card)):
        what = "a weakness" if card.card.weakness else "a player card"
        raise UnresolvedReference(
            said("{text} is {what}, and no step says whose").format(text=card.text, what=what),
            remedy=said("say in a Given step: {text} belongs to (an investigator)").format(
                text=card.text
            ),
        )
