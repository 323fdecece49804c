"""Setting up a game: what was settled before, what is decided meanwhile, what lies where then."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.decks.piles import deck_of
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.whereabouts import in_zone, whereabouts
from rulesref.sentences.arkham_lcg.decks.discarding import discards_the_rest
from rulesref.sentences.arkham_lcg.decks.scenario_decks import so_many_cards
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "given",
    "collection",
    cards="cards",
    en="the collection holds {cards}",
    it="la collezione contiene {cards}",
)
def collection(scene: Scene, cards: tuple[Reference, ...]) -> None:
    """Bonded cards that are at hand, one of each; how many a product holds is a fact of the card."""
    known = scene.state.get(TABLE, "collection", ())
    scene.state.put(TABLE, collection=(*known, *(card.card for card in cards)))


@SPEECH.sentence(
    "given",
    "setup-swaps",
    who="investigator",
    card="investigator",
    en="the setup swaps {who} with {card}",
    it="la preparazione scambia {who} con {card}",
)
def setup_swaps(scene: Scene, who: Reference, card: Reference) -> None:
    """A scenario's own setup instruction, which is followed in step 10."""
    swaps = scene.state.get(TABLE, "swaps", ())
    scene.state.put(TABLE, swaps=(*swaps, (scene.thing(who), card.card)))


@SPEECH.sentence(
    "given",
    "trauma",
    who="investigator",
    amount="number",
    trauma="trauma",
    en="{who} has suffered {amount} {trauma} trauma",
    it="{who} ha subito {amount} trauma {trauma}",
)
def trauma(scene: Scene, who: Reference, amount: int, trauma: str) -> None:
    """In earlier scenarios of the campaign."""
    if not amount:
        raise UnresolvedReference(
            said("{text} has no trauma unless a step says so").format(text=who.text),
            remedy=said("leave this step out"),
        )
    id = scene.thing(who)
    scene.telling.declare(
        f"{trauma}-trauma", id, said("how much {} trauma {} has").format(trauma, who.text)
    )
    scene.state.put(id, **{f"{trauma}-trauma": amount})


@SPEECH.sentence("when", "setup", en="the game is set up", it="si prepara la partita")
def setup(scene: Scene) -> list[Intent]:
    """Every step of setup, up to the beginning of the game."""
    scene.telling.set_up = True
    return [Intent("setup", {})]


@SPEECH.sentence(
    "when",
    "mulligan",
    who="investigator",
    cards="cards",
    en="{who} takes a mulligan of {cards}",
    it="{who} effettua un mulligan di {cards}",
)
def mulligan(scene: Scene, who: Reference, cards: tuple[Reference, ...]) -> list[Intent]:
    """Which cards of the opening hand are replaced."""
    return [Intent("mulligan", {"who": scene.thing(who), "facts": _facts(cards)})]


@SPEECH.sentence(
    "when",
    "no-mulligan",
    who="investigator",
    en="{who} keeps the opening hand",
    it="{who} conserva la mano di partenza",
)
def no_mulligan(scene: Scene, who: Reference) -> list[Intent]:
    """Replaces nothing."""
    return [Intent("no-mulligan", {"who": scene.thing(who)})]


@SPEECH.sentence(
    "when",
    "puts-beneath",
    who="investigator",
    cards="cards",
    en="{who} puts {cards} beneath (himself|herself|themselves)",
    it="{who} mette {cards} sotto di sé",
)
def puts_beneath(scene: Scene, who: Reference, cards: tuple[Reference, ...]) -> list[Intent]:
    """Which events go beneath the investigator card."""
    return [Intent("put-beneath", {"who": scene.thing(who), "facts": _facts(cards)})]


@SPEECH.sentence(
    "when",
    "keeps-hand",
    who="investigator",
    cards="loose-cards",
    en="{who} keeps {cards}",
    it="{who} (conserva|tiene) {cards}",
)
def keeps_hand(scene: Scene, who: Reference, cards: tuple[Reference, ...]) -> list[Intent]:
    """Which of the cards drawn become the opening hand, or are left of a hand that is discarded."""
    rest = discards_the_rest(scene, who, cards)
    if rest is not None:
        return rest
    return [Intent("keep-hand", {"who": scene.thing(who), "facts": _facts(cards)})]


@SPEECH.sentence(
    "when",
    "starting",
    who="investigator",
    card="card",
    en="{who} begins with {card} in hand",
    it="{who} comincia con {card} in mano",
)
def starting(scene: Scene, who: Reference, card: Reference) -> list[Intent]:
    """Searches the deck for a card with the keyword starting, once the mulligans are over."""
    return [Intent("starting", {"who": scene.thing(who), "facts": card.card.code})]


@SPEECH.sentence(
    "when",
    "no-starting",
    who="investigator",
    en="{who} begins with no further card",
    it="{who} non comincia con altre carte",
)
def no_starting(scene: Scene, who: Reference) -> list[Intent]:
    """Lets it go by."""
    return [Intent("no-starting", {"who": scene.thing(who)})]


def _facts(cards: tuple[Reference, ...]) -> tuple[str, ...]:
    return tuple(sorted(card.card.code for card in cards))


SPEECH.choice("mulligan", en="which cards to replace", it="quali carte sostituire")
SPEECH.option(
    "mulligan",
    en="{who} takes a mulligan of {cards}",
    it="{who} effettua un mulligan di {cards}",
    told_by="mulligan",
)
SPEECH.option(
    "no-mulligan", en="{who} keeps the opening hand", it="{who} conserva la mano di partenza"
)
SPEECH.choice(
    "starting",
    en="whether to begin with a starting card",
    it="se cominciare con una carta iniziale",
)
SPEECH.option(
    "starting",
    en="{who} begins with {name} in hand",
    it="{who} comincia con {name} in mano",
    told_by="begin-with",
)
SPEECH.option(
    "no-starting",
    en="{who} begins with no further card",
    it="{who} non comincia con altre carte",
)
SPEECH.choice("put-beneath", en="which cards go beneath", it="quali carte mettere sotto")
SPEECH.option("put-beneath", en="{who} puts {cards} beneath", it="{who} mette sotto {cards}")
SPEECH.choice("keep-hand", en="which cards to keep", it="quali carte conservare")
SPEECH.option("keep-hand", en="{who} keeps {cards}", it="{who} conserva {cards}")


@SPEECH.sentence(
    "then",
    "deck-has",
    who="investigator",
    amount="number",
    en=(
        "the deck of {who} has {amount} (card|cards)",
        "the deck of {who} is empty",
        "{who}'s deck is empty",
    ),
    it=("il mazzo di {who} ha {amount} (carta|carte)", "il mazzo di {who} è vuoto"),
)
def deck_has(scene: Scene, who: Reference, amount: int = 0) -> list[Unmet]:
    """How many cards are left in an investigator deck."""
    return so_many_cards(scene, amount, deck_of(scene.thing(who)))


@SPEECH.sentence(
    "then",
    "is-set-aside",
    card="card",
    en="{card} is set aside",
    it="{card} è da parte",
)
def is_set_aside(scene: Scene, card: Reference) -> list[Unmet]:
    """Out of play, where effects may find it."""
    id = scene.thing(card)
    if scene.state.get(id, "zone") == "aside":
        return []
    return [Unmet(0, f"{card.text}: {in_zone(scene, 'aside')}", whereabouts(scene, id))]
