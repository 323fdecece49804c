"""arkham-lcg/ability: the kinds of abilities, and what the machine must know of each."""

from __future__ import annotations

from rulesref.engine.kind import Kind
from rulesref.games.arkham_lcg.rules import RULES

RESULTS = ("arkham-lcg/skill-test-results-and-advanced-timing",)
ACTS = ("arkham-lcg/act-deck-and-agenda-deck",)
INSTRUCTIONS = ("arkham-lcg/ability/spawn-instructions-and-prey-instructions",)
CONSTANT = ("arkham-lcg/ability/constant-abilities",)
FORCED = ("arkham-lcg/ability/forced-abilities",)
#: What the side of a scenario's card for Easy and Standard prints for a symbol, and the other side.
SYMBOL_KINDS = ("symbol", "hard-symbol")
FAST = ("arkham-lcg/fast", "arkham-lcg/event-cards")

for _kind in (
    Kind("constant", CONSTANT, constant=True),
    # What answers a triggering condition; an event that is played as one may have none.
    Kind("forced", FORCED, answers="must", forced=True, procedure="use-forced"),
    # A text without a label that seeks a moment: nobody initiates it, and it is not Forced.
    Kind("seeking", CONSTANT, answers="must", forced=True, procedure="use-seeking"),
    Kind("reaction", ("arkham-lcg/reaction-opportunities",), answers="must"),
    Kind("fast", FAST, answers="may", option="play", procedure="use-fast"),
    # What an investigator begins without one.
    Kind("free", ("arkham-lcg/ability/triggered-abilities",)),
    Kind("action", ("arkham-lcg/activate-action",)),
    Kind("play", ("arkham-lcg/event-cards",)),
    # What is resolved at its moment.
    Kind("revelation", ("arkham-lcg/ability/revelation-abilities",), unprompted=True),
    Kind("elder-sign", RESULTS, unprompted=True),
    *(Kind(name, RESULTS, unprompted=True) for name in SYMBOL_KINDS),
    Kind("skill", RESULTS, unprompted=True),
    Kind("haunted", ("arkham-lcg/haunted",), unprompted=True),
    Kind("advance", ACTS, unprompted=True),
    # What only rules of other concepts read.
    Kind("objective", ACTS, watched=True),
    Kind("spawn", INSTRUCTIONS),
    Kind("prey", INSTRUCTIONS),
):
    RULES.kind(_kind)
