"""When: which cards somebody commits to a skill test."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.engine.outcome import Choice
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.opaque import stop_at_unread_committing
from rulesref.games.arkham_lcg.playing.limbo import FACEDOWN
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.implied_cards import nothing_of_theirs, said_of_all
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "commits",
    who="investigator",
    cards="cards",
    en=("{who} commits {cards}", "{who} commits {cards} to the test"),
    it=("{who} investe {cards}", "{who} investe {cards} nella prova"),
)
def commits(scene: Scene, who: Reference, cards: tuple[Reference, ...]) -> list[Intent]:
    """Cards from hand, or attached facedown and as if there, one after another."""
    player = scene.thing(who)
    state = scene.state
    out: list[Intent] = []
    told: set[str] = set()
    for card in cards:
        meant = [scene.thing(card)] if card.copy else scene.copies(card)
        mine = [id for id in meant if state.get(id, "controller") == player and id not in told]
        hand = [id for id in mine if state.get(id, "zone") == "hand"]
        hand = hand or [id for id in mine if state.get(id, "zone") == FACEDOWN]
        if not hand:
            raise UnresolvedReference(
                said("{text} has no {text2} to commit").format(text=who.text, text2=card.text),
                remedy=said("say in a Given step that it is in hand"),
            )
        chosen = scene.first(card, hand)
        told.add(str(chosen))
        if not _is_offered(scene, player, str(chosen)):
            stop_at_unread_committing(state, str(chosen))
        out.append(Intent("commit", {"who": player, "card": chosen}))
    return out


def _is_offered(scene: Scene, who: str, card: str) -> bool:
    """Whether ``who`` is asked about ``card`` where the next cards are committed."""
    choice = scene.ahead().state.pending
    offer = {"who": who, "card": card}
    return isinstance(choice, Choice) and any(
        option.id == "commit" and offer.items() <= option.slots.items() for option in choice.options
    )


@SPEECH.sentence(
    "when",
    "commits-nothing",
    en=(
        "nobody commits (anything|anything else|a card|another card|cards|any card|any cards|more cards)",
    ),
    it=("nessuno investe (altro|nulla|niente|carte|altre carte)",),
)
def commits_nothing(scene: Scene) -> list[Intent]:
    """Ends the committing of ST.2."""
    return [Intent("commit-done", {})]


@SPEECH.sentence(
    "when",
    "one-commits-nothing",
    who="investigator",
    en="{who} commits (nothing|nothing else|no cards|no card|no other cards|no more cards)",
    it="{who} non investe (nulla|niente|altro|carte|altre carte)",
)
def one_commits_nothing(scene: Scene, who: Reference) -> list[Intent]:
    """Ends the committing where it has been said of everybody who could still commit."""
    player, choice = scene.thing(who), scene.ahead().state.pending
    offered = choice.options if isinstance(choice, Choice) else ()
    others = {option.slots["who"] for option in offered if option.id == "commit"} - {player}
    scene.telling.declared.add((nothing_of_theirs(scene), player))
    return [Intent("commit-done", {})] if said_of_all(scene, others) else []


SPEECH.choice("commit", en="which cards to commit", it="quali carte investire")
SPEECH.option("commit", en="{who} commits {card}", it="{who} investe {card}", told_by="commit")
SPEECH.option("commit-done", en="nobody commits anything", it="nessuno investe altro")
