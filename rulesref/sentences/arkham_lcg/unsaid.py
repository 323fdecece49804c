"""What a case need not say: positions that cannot be, hands, costs, that nothing is committed."""

from __future__ import annotations

from rulesref.sentences.arkham_lcg.flaws import begin
from rulesref.sentences.arkham_lcg.implied_cards import happened, hold, passes
from rulesref.sentences.arkham_lcg.implied_costs import untold
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.speech import Unsaid

SPEECH.unsaid = Unsaid(judge=begin, hold=hold, passes=passes, happened=happened, untold=untold)
