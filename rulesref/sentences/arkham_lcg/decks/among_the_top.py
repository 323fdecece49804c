"""Given: that a card is one of so many on top of a deck: the others, and their order, are asked for."""

from __future__ import annotations

from rulesref.errors import UnresolvedReference
from rulesref.rulings.explaining import explain
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH

SPEECH.explanation(
    "top-untold",
    en=(
        "which other cards lie on top of that deck, and in what order, is not told: nobody could say "
        "what is drawn or found",
        "tell them all, top first, such as: {given} {step}",
    ),
    it=(
        "non si dice quali altre carte sono in cima a quel mazzo, e in quale ordine: nessuno potrebbe "
        "dire che cosa si pesca o si trova",
        "di' tutte, la prima in cima, per esempio: {given} {step}",
    ),
)


@SPEECH.sentence(
    "given",
    "among-top-of-deck",
    who="investigator",
    cards="loose-cards",
    amount="number",
    en=(
        "{cards} (is|are) (among|in) the top {amount} (card|cards) of the deck of {who}",
        "{cards} (is|are) (among|in) the top {amount} (card|cards) of {who}'s deck",
    ),
    it="{cards} (è|sono) tra le prime {amount} (carta|carte) del mazzo di {who}",
)
def among_top_of_deck(
    scene: Scene, who: Reference, cards: tuple[Reference, ...], amount: int
) -> None:
    """Where they lie among them has to be told as well: the sentence with all of them is proposed."""
    raise _untold(scene, "top-of-deck", cards, amount, who.text)


@SPEECH.sentence(
    "given",
    "among-top-of-encounter-deck",
    cards="loose-cards",
    amount="number",
    en="{cards} (is|are) (among|in) the top {amount} (card|cards) of the encounter deck",
    it="{cards} (è|sono) tra le prime {amount} (carta|carte) del mazzo (degli incontri|incontri)",
)
def among_top_of_encounter_deck(scene: Scene, cards: tuple[Reference, ...], amount: int) -> None:
    """The same of the encounter deck."""
    raise _untold(scene, "top-of-encounter-deck", cards, amount)


def _untold(
    scene: Scene, row: str, cards: tuple[Reference, ...], amount: int, who: str = ""
) -> UnresolvedReference:
    """What asks for all of the cards on top; so many as are not named stand there as dots."""
    named = [card.text for card in cards]
    every = ", ".join((*named, *("…",) * (amount - len(named))))
    step = (
        SPEECH.sentences[row]
        .patterns[scene.language][0]
        .write({"who": who, "cards": every, "amount": amount})
    )
    why, remedy = explain(scene, "top-untold", step=step)
    return UnresolvedReference(why, remedy=remedy)
