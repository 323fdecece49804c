"""Who follows where several concepts meet: every sequel of the game, filled once, in order.

No rule orders any two of those that follow at one place today. Where one does, ``why`` names it.
The order in which basic actions are offered is named here as well; no rule says it.
"""

from __future__ import annotations

from rulesref.games.arkham_lcg.actions import costlier_actions
from rulesref.games.arkham_lcg.actions.action import EXTRA_COSTS, LATER, TAKEN, offer_in_order
from rulesref.games.arkham_lcg.altering import bound_to_source
from rulesref.games.arkham_lcg.altering.canceling import NOTHING_LEFT
from rulesref.games.arkham_lcg.chaos_tokens import sealed_instead
from rulesref.games.arkham_lcg.chaos_tokens.revealing import AFTER_RESOLVING
from rulesref.games.arkham_lcg.costs import damage_costs, play_costs
from rulesref.games.arkham_lcg.damage_and_defeat import gone_meanwhile
from rulesref.games.arkham_lcg.damage_and_defeat.applying import PLACED
from rulesref.games.arkham_lcg.encounter_cards import encounter
from rulesref.games.arkham_lcg.enemies import elusive, evading, fighting
from rulesref.games.arkham_lcg.enemies.attack import AFTERMATH
from rulesref.games.arkham_lcg.in_play import left_with, lost_slots
from rulesref.games.arkham_lcg.in_play.leaving_play import LEFT
from rulesref.games.arkham_lcg.limits import maximums
from rulesref.games.arkham_lcg.locations import additional_costs
from rulesref.games.arkham_lcg.playing import (
    as_if,
    permissions,
    shared_abilities,
    untriggerable,
)
from rulesref.games.arkham_lcg.playing.activating import AFTERWARDS, BEFOREHAND
from rulesref.games.arkham_lcg.rules import SEQUELS
from rulesref.games.arkham_lcg.setting_up import setup
from rulesref.games.arkham_lcg.skill_tests import annulled_failure, haunted, retaliate
from rulesref.games.arkham_lcg.skill_tests.testing import AFTER_RESULTS, ENDED, ONCE_KNOWN
from rulesref.games.arkham_lcg.users import FROM_ELSEWHERE, SHARED, USERS
from rulesref.games.arkham_lcg.values import treated_as
from rulesref.games.arkham_lcg.values.text_box import LENT
from rulesref.games.sequel import check

# Abilities and cards: who may use or play them, and what they say.
USERS.fill(
    permissions.may_use,
    untriggerable.may_use,
    play_costs.may_use,
    maximums.may_use,
    annulled_failure.may_use,
    setup.may_use,
    why="all of them must agree, so their order decides nothing",
)
SHARED.fill(shared_abilities.open_to_all)
FROM_ELSEWHERE.fill(play_costs.as_from_hand)
LENT.fill(treated_as.lent)
BEFOREHAND.fill(as_if.settle_place)
AFTERWARDS.fill(as_if.forget_place)

# Actions, and what they cost besides themselves.
EXTRA_COSTS.fill(costlier_actions.of_basic_action)
LATER.fill(additional_costs.could_pay)
TAKEN.fill(costlier_actions.note_types)
PLACED.fill(damage_costs.pay)

# Skill tests and chaos tokens.
ONCE_KNOWN.fill(evading.answer_success)
AFTER_RESULTS.fill(
    haunted.haunt,
    retaliate.strike_back,
    why="no test is both an investigation and an attack or an evasion",
)
ENDED.fill(fighting.resolve_attack)
AFTER_RESOLVING.fill(sealed_instead.resolve_what_follows)

# Attacks, canceled effects, cards that leave play.
AFTERMATH.fill(elusive.slip_away)
NOTHING_LEFT.fill(encounter.is_spent)
LEFT.fill(
    lost_slots.lose_slots,
    left_with.note_tokens,
    bound_to_source.left,
    why="what lay on a card, the slots that it gave and what lasted with it are three things",
)

gone_meanwhile.let_lapse()
offer_in_order("resource", "investigate", "move", "draw", "engage", "evade", "fight", "give-keys")

check(SEQUELS)
