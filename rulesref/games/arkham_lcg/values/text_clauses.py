"""arkham-lcg/gains and arkham-lcg/blank: the constant clauses that change what a card says.

``text_box`` reads them; their own modules say what they do as effects.
"""

from __future__ import annotations

from rulesref.engine.words import Constant
from rulesref.games.arkham_lcg.rules import RULES

GAINS = "arkham-lcg/gains"
GAIN_KEYWORD = RULES.constant(
    "gain-keyword",
    GAINS,
    of="cards",
    keyword="word",
    value="quantity?",
    until="word?",
    says="``of`` have the keyword; the same one twice is one (arkham-lcg/keywords).",
)
LOSE_KEYWORD = RULES.constant(
    "lose-keyword",
    GAINS,
    of="cards",
    keyword="word",
    until="word?",
    says="``of`` are without the printed keyword; one that another card gives stays.",
)
GAIN_TRAIT = RULES.constant(
    "gain-trait",
    GAINS,
    of="cards",
    trait="word",
    until="word?",
    says="``of`` have the trait besides those printed on them (arkham-lcg/traits).",
)
GAIN_ABILITY = RULES.constant(
    "gain-ability",
    GAINS,
    of="cards",
    ability="ability",
    says='``of`` have the ability besides those printed on them; in it, "this" is the card that has it.',
)
BLANK = RULES.constant(
    "blank",
    "arkham-lcg/blank",
    of="cards",
    but="words?",
    until="word?",
    says='The text of ``of`` is blank; ``but`` "traits", or a kind of ability, stays.',
)
ABILITIES_OF = RULES.constant(
    "abilities-of",
    "arkham-lcg/qa/true-magick-treated-as-spell-asset",
    of="cards",
    cards="cards",
    says="``of`` offers the abilities of ``cards``, treated as each.",
)
#: No card says it by itself: it is made to last while one of such abilities resolves.
TREATED_AS = Constant("treated-as")
CLAUSES = frozenset(
    {GAIN_ABILITY, GAIN_KEYWORD, LOSE_KEYWORD, GAIN_TRAIT, BLANK, ABILITIES_OF, TREATED_AS}
)
