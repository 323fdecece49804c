"""The exploration deck, and what fate gives out of it."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.games.arkham_lcg.decks.piles import fill
from rulesref.games.arkham_lcg.locations.exploring import DECK
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.odd_slots import stop_at_player_card
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "given",
    "exploration-deck",
    cards="cards",
    en="the exploration deck holds {cards}",
    it="il mazzo (di esplorazione|esplorazione) contiene {cards}",
)
def exploration_deck(scene: Scene, cards: tuple[Reference, ...]) -> None:
    """The exploration deck, top first; its locations are not in play yet."""
    scene.telling.declare("deck", DECK, said("what this deck holds"))
    for card in cards:
        stop_at_player_card(card, said("the exploration deck"))
        if card.card.type == "location":
            scene.bring(card, zone=DECK)
    fill(scene.state, DECK, tuple(card.card for card in cards))


@SPEECH.sentence(
    "when",
    "draws-from-exploration-deck",
    who="investigator",
    card="card",
    en="{who} draws {card} from the exploration deck",
    it="{who} pesca {card} dal mazzo (di esplorazione|esplorazione)",
)
def draws_exploration(scene: Scene, who: Reference, card: Reference) -> list[Intent]:
    """Says which card lies on top after it was shuffled."""
    return [Intent("deal", {"value": card.card, "who": scene.thing(who)})]
