"""arkham-lcg/self-referential-text: which words of the notation mean something, and where.

A word that speaks of the triggering event needs one that has what it speaks of; one that speaks of
a chosen card needs a choice before it. Whatever is described otherwise is refused when it is read.
"""

from __future__ import annotations

from rulesref.engine.seeing import Answer
from rulesref.games.arkham_lcg.limits.first_time import COUNTED
from rulesref.games.arkham_lcg.rules import RULES

_ANY = Answer()
_COMING = Answer(before=True)
_ASPECT = Answer(slots=("damage", "horror", "amount"), before=True)
_PLACED = Answer(("place-damage", "place-horror", "deal"), before=True)
_STRUCK = ("attack", "canceled-attack", "place-damage", "place-horror", "deal")
_REVEAL = Answer(("reveal-token",), before=True)
_ATTACK = Answer(("attack",), before=True)

RULES.sight.answers.update(
    {
        ("selector", "attacker"): Answer(slots=("source", "enemy")),
        ("selector", "triggering-card"): Answer(slots=("card", "on")),
        ("selector", "that-location"): Answer(slots=("at", "location")),
        ("selector", "left-location"): Answer(slots=("origin",)),
        ("selector", "entered-location"): Answer(("move", "swap-places", "place-at")),
        ("selector", "that-enemy"): Answer(slots=("enemy",)),
        ("selector", "who-did"): Answer(slots=("who",)),
        ("selector", "to-whom"): Answer(_STRUCK),
        ("selector", "revealer"): Answer(slots=("into",)),
        ("selector", "controller-of-healed"): Answer(slots=("of",)),
        ("selector", "source-of-event"): _ANY,
        ("selector", "who-searches"): Answer(("search", "search-encounters")),
        ("selector", "card-effect-of-yours"): Answer(("heal",), ("doer",)),
        ("count", "event-amount"): Answer(slots=("amount",)),
        ("count", "resolved-now"): Answer(("resolve-tokens",)),
        ("count", "aspect"): Answer(slots=("damage", "horror", "amount")),
        ("test", "in-own-turn"): Answer(("action-performed",)),
        ("test", "you-resolve"): _ANY,
        ("test", "would-be-defeated"): _PLACED,
        ("test", "first-this-round"): Answer(COUNTED),
        ("verb", "cancel"): _COMING,
        ("verb", "ignore"): _COMING,
        ("verb", "instead"): _COMING,
        ("verb", "ignore-aspect"): _ASPECT,
        ("verb", "more-of-aspect"): _ASPECT,
        ("verb", "at-most-of-aspect"): _ASPECT,
        ("verb", "prevent"): _PLACED,
        ("verb", "prevent-up-to"): _PLACED,
        ("verb", "prevent-dealt"): Answer(("place-damage", "place-horror"), before=True),
        ("test", "dealt-to"): Answer(("place-damage", "place-horror")),
        ("verb", "divert-damage"): _ATTACK,
        ("verb", "worsen-attack"): _ATTACK,
        ("verb", "attack-deals-only"): _ATTACK,
        ("verb", "turn-modifier"): Answer(("reveal",)),
        ("verb", "treat-token-as"): Answer(("reveal",), before=True),
        ("verb", "drawn-by"): Answer(("draw-encounter",), before=True),
        ("verb", "cancel-token"): Answer(("reveal",)),
        ("verb", "reveal-instead"): _REVEAL,
        ("verb", "reveal-and-cancel"): _REVEAL,
        ("verb", "reveal-more"): Answer(("reveal-token", "reveal"), before=True),
        ("verb", "resolve-sealed-instead"): _REVEAL,
        ("verb", "succeed-instead"): Answer(("fail",), before=True),
        ("verb", "modify-failure"): Answer(("fail",), before=True),
        ("verb", "search-further"): Answer(("search", "search-encounters"), before=True),
        ("verb", "skip-phase"): Answer(("phase-begin",), before=True),
        ("verb", "repeat-phase"): Answer(("phase-end",)),
        ("verb", "assign-at-most"): Answer(("deal",), before=True),
        ("verb", "test-with"): Answer(("skill-test",), before=True),
        ("verb", "test-against"): Answer(("skill-test",), before=True),
        ("verb", "instead-of-step"): Answer(("step",), before=True),
        ("verb", "instead-of-encounter"): Answer(("draw-encounter",), before=True),
        ("verb", "replace-opening-hand"): Answer(("opening-hand",), before=True),
        ("verb", "uncount-use"): Answer(("use-ability", "ability-resolved")),
        ("test", "you-deal"): Answer(("place-damage", "place-horror", "deal")),
        ("count", "excess-damage"): Answer(("place-damage",), before=True),
        ("verb", "undo-action"): Answer(("action-performed",)),
        ("verb", "reduce-cost"): Answer(slots=("card",)),
        ("verb", "raise-cost"): Answer(("initiate-play",), before=True),
    }
)
#: No test is made before it has begun, nor once it is over; what counts its tokens or its margin
#: sees those of the one that has just ended as well.
_NO_TEST = frozenset(("skill-test", stage.id) for stage in RULES.stages) | {("test-end", "after")}
_OF_TEST = {
    "count": ("attack-damage", "base-skill", "difficulty", "matching-icons"),
    "selector": ("performer", "source-of-test", "this-test"),
    "test": (
        "during-your-test",
        "ignored",
        "may-still-succeed",
        "test-is",
        "test-on",
        "you-perform",
    ),
}
RULES.sight.absent.update(
    ((head, word), _NO_TEST) for head, words in _OF_TEST.items() for word in words
)
RULES.sight.later = frozenset({"success", "failure"})
#: The results of an action's test and what is said of a test resolve in ST.3 or ST.7 of it, out of
#: sight of what an ability answers; those of a test that the ability itself asks for do not.
RULES.sight.apart.update(
    {
        "fight": ("success",),
        "evade": ("success",),
        "investigate": ("success",),
        "if-succeeds": ("effects",),
        "if-fails": ("effects",),
        "if-revealed": ("effects",),
    }
)
RULES.sight.shown.update(
    {
        "it": "nothing was chosen, found or picked before it",
        "each": "it stands in no for-each",
        "giver": "it stands in no ability that a card gives to another",
        "meant": "it stands in no delayed effect that says what it is about",
        "paid": "no cost of the ability chooses a card",
        "looked-at": "no card was looked at before it",
        "discarded-from-top": "nothing was discarded from the top of a deck before it",
        "engaged-with-it": "nothing was chosen before it",
    }
)
RULES.sight.shows.update(
    {
        ("verb", "divide"): ("each",),
        ("verb", "for-each"): ("each",),
        ("verb", "delay"): ("meant",),
        ("verb", "gain-ability"): ("giver",),
        ("verb", "search"): ("it", "engaged-with-it", "who-searches"),
        ("verb", "search-encounters"): ("it", "engaged-with-it", "who-searches"),
        ("verb", "discard-encounters-until"): ("it", "engaged-with-it"),
        ("verb", "discard-top-until"): ("it", "engaged-with-it", "discarded-from-top"),
        ("verb", "search-collection"): ("it",),
        ("verb", "look-at-top"): ("it", "looked-at"),
        ("verb", "explore"): ("it",),
        ("verb", "spared-by"): ("it",),
        ("verb", "pick-at-random"): ("it", "engaged-with-it"),
        ("verb", "move-toward"): ("it", "engaged-with-it"),
        ("verb", "discard-top"): ("discarded-from-top",),
        ("verb", "discard-encounters"): ("discarded-from-top",),
        ("pay", "chosen"): ("paid",),
    }
)
RULES.sight.inside = frozenset({"move-toward"})
RULES.sight.chosen = frozenset({"it", "engaged-with-it"})
RULES.sight.kept = RULES.sight.chosen | {"discarded-from-top"}
#: What a selector finds, where it is of one type wherever it lies.
RULES.sight.finds.update(
    {
        **dict.fromkeys(("enemy", "enemy-card", "attackable", "evadable"), "enemy"),
        **dict.fromkeys(("attackable-though-aloof", "attackable-or-next-door"), "enemy"),
        **dict.fromkeys(("evadable-or-next-door", "evadable-next-door"), "enemy"),
        **dict.fromkeys(("location", "your-location", "this-location"), "location"),
        **dict.fromkeys(("connecting-location", "near-location", "linked-location"), "location"),
        **dict.fromkeys(("that-location", "left-location", "entered-location"), "location"),
        **dict.fromkeys(("farthest-location", "location-farthest-from-all"), "location"),
        "where-round-began": "location",
        **dict.fromkeys(
            ("left-of-this", "right-of-this", "connecting-to-this", "near-this"), "location"
        ),
        **dict.fromkeys(
            ("above-this", "below-this", "clockwise-of-this", "counterclockwise-of-this"),
            "location",
        ),
        **dict.fromkeys(("investigator", "you", "lead", "bearer", "performer"), "investigator"),
        **dict.fromkeys(("who-searches", "who-settles-nearest"), "investigator"),
        "active-investigator": "investigator",
        "asset": "asset",
        "act": "act",
        "agenda": "agenda",
        "this-test": "test",
        "treachery": "treachery",
    }
)
RULES.sight.filled.update(
    {
        "enemy": ("enemy",),
        "location": ("location",),
        "who": ("investigator",),
        "who of move": ("investigator", "enemy"),
        "who of place-at": ("investigator", "enemy"),
        "who of swap-places": ("investigator", "enemy"),
        "at of discover": ("location",),
        "to of move": ("location",),
        "to of place-at": ("location",),
        "to of swap-places": ("location",),
        "to of attack": ("investigator",),
    }
)
