"""arkham-lcg/in-play-and-out-of-play: what cards hold, and all attributes.

An attribute that is no row here, nor of what is gathered here, is a misspelling: a test says so.
"""

from __future__ import annotations

from typing import Literal

from rulesref.games.arkham_lcg.costs.optional_costs import Offer
from rulesref.games.arkham_lcg.investigator_attributes import INVESTIGATOR_ATTRIBUTES
from rulesref.games.arkham_lcg.skill_tests.attributes import TEST_ATTRIBUTES
from rulesref.games.arkham_lcg.table_attributes import TABLE_ATTRIBUTES
from rulesref.games.arkham_lcg.values.text_box import Text
from rulesref.games.arkham_lcg.vocabulary import USES
from rulesref.games.attribute import Attribute, held_by
from rulesref.games.card import Card

_Ids = tuple[str, ...]
_Words = tuple[str, ...]
_Numbers = tuple[int, ...]

_CARDS = (
    *held_by(
        "card",
        "arkham-lcg/in-play-and-out-of-play",
        ("card", Card, "What is printed on it; with the side that is up and the text that it has."),
        ("zone", str, 'Where it lies: "play", a zone out of play, or the id of its deck.'),
        ("beneath", str, "The card that it lies beneath."),
        ("gen", int, "How often it has left play: what comes back is another copy."),
    ),
    *held_by(
        "card",
        "arkham-lcg/ownership-and-control",
        ("owner", str, "The investigator whose card it is."),
        ("controller", str, "The investigator who controls it; of a card in hand, who holds it."),
        ("of-scenario", bool, "The scenario owns the player card, whoever controls it."),
    ),
    *held_by(
        "card",
        "arkham-lcg/limbo",
        ("played-from", str, "The zone from which it is about to be played, where it lies so far."),
        ("came-from", str, "The zone out of which it was played, where that is no hand."),
    ),
    *held_by("card", "arkham-lcg/location-cards", ("at", str, "The location where it is.")),
    *held_by("card", "arkham-lcg/attach-to", ("attached", str, "The card that it is attached to.")),
    *held_by(
        "card", "arkham-lcg/threat-area", ("threat", str, "The investigator whose area it is in.")
    ),
    *held_by("card", "arkham-lcg/exhaust-exhausted", ("exhausted", bool, "It is not ready.")),
    *held_by(
        "card",
        "arkham-lcg/leaves-play",
        ("left-with", tuple[tuple[str, int], ...], "The tokens on it as it left play."),
    ),
    *held_by(
        "card",
        "arkham-lcg/search/looking-at-searching-and-finding",
        ("laid", bool, "Looked at, and laid on top of its deck or under it."),
    ),
    *held_by("card", "arkham-lcg/skill-tests", ("named", int, "The number named for it.")),
    *held_by("card", "arkham-lcg/clues", ("clues", int, "The clues on it.")),
    *held_by("location", "arkham-lcg/clues", ("clues-untold", bool, "No step says how many.")),
    *held_by("card", "arkham-lcg/doom", ("doom", int, "The doom on it.")),
    *held_by("card", "arkham-lcg/health-and-damage", ("damage", int, "The damage on it.")),
    *held_by("card", "arkham-lcg/sanity-and-horror", ("horror", int, "The horror on it.")),
    *held_by("card", "arkham-lcg/resources", ("resources", int, "The resources on it.")),
    *held_by(
        "card",
        "arkham-lcg/seal",
        ("sealed", _Words, "The faces of tokens sealed on it."),
        ("yet-to-seal", bool, "It has entered play, and what its keyword seals comes next."),
    ),
    *held_by(
        "card", "arkham-lcg/keys-token", ("key-tokens", _Words, "The colours of the keys on it.")
    ),
    *held_by(
        "card",
        "arkham-lcg/dealing-damage-horror",
        ("hurt-by", str, "The card whose damage or horror was placed on it last."),
        ("hurt-for", str, "The investigator for whose attack or effect that was."),
    ),
    *held_by(
        "card",
        "arkham-lcg/defeat",
        (
            "falling",
            Literal[True, "along", "waits"],
            "It is being defeated, by itself or along with another, or a last reaction is awaited.",
        ),
        ("defeated", bool, "An enemy that leaves play because it is defeated."),
        ("defeated-at", str, "The location where it was when it was last defeated."),
    ),
    *held_by(
        "card",
        "arkham-lcg/effects",
        ("other-side", Card, "What is printed on the side that is down."),
    ),
    *held_by(
        "card",
        "arkham-lcg/blank",
        ("printed", Card, "What is printed on it, while its text is another one."),
        ("text", Text, "How its text differs from the print."),
    ),
    *held_by(
        "card",
        "arkham-lcg/cardtypes",
        ("entered", Card, "What is printed on it, while it is in play as a card of another type."),
    ),
    *held_by(
        "card",
        "arkham-lcg/ability/constant-abilities",
        ("went-off", bool, "Its Forced ability that waits for a state has resolved for it."),
        ("going", bool, "Its text is discarding it, and does so once."),
    ),
    *held_by(
        "card table test reveal",
        "arkham-lcg/limits-and-maximums",
        (
            "uses-of",
            tuple[tuple[tuple[str, str], tuple[int, int]], ...],
            "(Ability or title, investigator) with (number of the period, uses in it).",
        ),
    ),
)

_PLAYER_CARDS = (
    *held_by(
        "card",
        "arkham-lcg/costs",
        ("paid", _Ids, "The cards that were chosen to pay for its ability."),
        ("harm-owed", int, "Damage and horror due for it that nobody has taken."),
        ("cost-less", int, "By how much reactions have reduced what playing it costs."),
        ("parts-changed", _Numbers, "The parts of it that were changed as it was played."),
        ("chosen-on-top", tuple[Offer, ...], "The costs on top that are paid for playing it."),
        ("chosen-less", int, "By how much paying on top reduces what playing it costs."),
        ("play-begun", bool, "Somebody has begun to play it, and it is not paid for yet."),
    ),
    *held_by("card", "arkham-lcg/the-letter-x", ("x", int, "What was paid for the letter X.")),
    *held_by(
        "card",
        "arkham-lcg/discard-piles",
        ("from-top", _Ids, "The cards that it has just discarded from the top of a deck."),
    ),
    *held_by("event", "arkham-lcg/defeat", ("felled", _Words, "The types of what it defeated.")),
    *held_by(
        "event",
        "arkham-lcg/limbo",
        ("may-shuffle", str, "The card that lets its player shuffle it into the deck."),
    ),
    *held_by(
        "card",
        "arkham-lcg/steps/st-2",
        ("goes-under", bool, "Committed, it goes under its owner's deck after the test."),
        ("goes-into", bool, "Committed, it is shuffled into its owner's deck after the test."),
        ("comes-back", bool, "Committed, it returns beneath the card that it came from."),
    ),
    *held_by(
        "asset",
        "arkham-lcg/qa/blood-on-the-altar-potential-sacrifices",
        ("pile", str, "The pile of sacrifices that it lies in."),
    ),
)

_LOCATIONS = (
    *held_by(
        "location",
        "arkham-lcg/location-cards",
        ("connects", _Ids, "The locations that a step connects it to."),
        ("ways-told", bool, "A step says that it leads nowhere."),
        ("cut-off", _Ids, "The locations to which a step says that it does not lead."),
        ("left", str, "The location directly to the left of it."),
        ("clockwise", str, "The next location clockwise."),
        ("spot", tuple[int, int], "Its column and row."),
    ),
    *held_by(
        "location",
        "arkham-lcg/revealing-and-flipping-locations",
        ("revealed", bool, "Its revealed side is up."),
    ),
    *held_by("location", "arkham-lcg/flood-tokens", ("flood", int, "Its level, from 0 to 2.")),
)

_ENCOUNTER_CARDS = (
    *held_by("enemy", "arkham-lcg/enemy-engagement", ("engaged", str, "With which investigator.")),
    *held_by("enemy", "arkham-lcg/attacker-attacked", ("struck", bool, "Its attack was made.")),
    *held_by(
        "enemy",
        "arkham-lcg/elusive",
        ("fleeing", bool, "It is slipping away."),
        ("escapes", int, "How often it has slipped away."),
    ),
    *held_by(
        "enemy",
        "arkham-lcg/swarming-x",
        ("swarm", str, "The host of a swarm card."),
        ("swarmed", bool, "A host: cards were added to its swarm."),
        ("under", Card, "The player card that a swarm card is."),
    ),
    *held_by(
        "enemy", "arkham-lcg/concealed-x", ("shadows", bool, "In play at no location: concealed.")
    ),
    *held_by(
        "mini-card", "arkham-lcg/concealed-x", ("hides", str, "The enemy that it shows; no decoy.")
    ),
    *held_by(
        "enemy treachery",
        "arkham-lcg/steps/1.4",
        ("dealt-to", str, "The investigator who will draw it."),
    ),
    *held_by("card", "arkham-lcg/revelation", ("muted", bool, "Its Revelation is canceled.")),
    *held_by(
        "scenario",
        "arkham-lcg/scenario-reference-card",
        ("scenario", bool, "It says which scenario is played."),
    ),
)

#: On any card that has uses: the asset itself, or the enemy that they were moved to.
_USES = tuple(
    Attribute(kind, int, ("card",), "arkham-lcg/uses-x-type", f"Uses of the type {kind!r}.")
    for kind in sorted(USES - {"resources"})
)

ATTRIBUTES: tuple[Attribute, ...] = (
    *_CARDS,
    *_PLAYER_CARDS,
    *INVESTIGATOR_ATTRIBUTES,
    *_LOCATIONS,
    *_ENCOUNTER_CARDS,
    *_USES,
    *TABLE_ATTRIBUTES,
    *TEST_ATTRIBUTES,
)
