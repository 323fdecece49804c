"""arkham-lcg/self-referential-text: the words of the game that facts of cards are told in.

Whatever holds one of a closed list of words is named here: a misspelt word matches nothing at the
table, which would look like a condition that does not hold. Traits and titles are open lists.
"""

from __future__ import annotations

from rulesref.games.arkham_lcg.actions.action import ACTIONS
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import FACES
from rulesref.games.arkham_lcg.costs.chosen_costs import DEEDS
from rulesref.games.arkham_lcg.damage_and_defeat.killed import FATES
from rulesref.games.arkham_lcg.in_play.slots import STANDARD
from rulesref.games.arkham_lcg.keywords import KEYWORDS
from rulesref.games.arkham_lcg.locations.flooding import LEVELS
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import ENCOUNTER, PERIODS
from rulesref.games.arkham_lcg.values.scenario_numbers import NUMBERS
from rulesref.games.arkham_lcg.values.stats import SKILL_VALUE, SKILLS

TYPES = ENCOUNTER | {"asset", "event", "skill", "investigator", "key"}
#: Types of action beside the basic ones: designators, and what an action is spent on.
DESIGNATORS = frozenset({"fight", "evade", "investigate", "move", "engage", "draw", "resource"})
DESIGNATORS |= {"parley", "resign", "explore"}
TAKEN = DESIGNATORS | {"play", "activate", "give-keys"}
#: arkham-lcg/uses-x-type: what is printed on the cards that there are.
USES = frozenset(
    [
        "ammo",
        "arrow",
        "bounties",
        "breaches",
        "brilliance",
        "charges",
        "durability",
        "evidence",
        "growth",
        "inspiration",
        "keys",
        "leads",
        "leylines",
        "locks",
        "offerings",
        "portents",
        "renown",
        "resolve",
        "resources",
        "rumors",
        "secrets",
        "shards",
        "supplies",
        "suspicion",
        "tickets",
        "time",
        "tries",
        "truths",
        "wards",
        "whistles",
        "wishes",
    ]
)
TOKENS = USES | {"damage", "horror", "clues", "doom"}
ICONS = frozenset(f"{skill}-icons" for skill in (*SKILLS, "wild"))
STATS = ICONS | {
    *SKILLS,
    "fight",
    "evade",
    "health",
    "sanity",
    "shroud",
    "cost",
    "difficulty",
    "stage",
}
STATS |= {"damage", "horror", "clues", "doom", "hand-size", "opening-hand-size"}
#: A number of locations that other cards of its scenario go by, and that does nothing itself.
STATS |= {"shelter"}
#: What investigators, locations and enemies are compared by.
COMPARED = (STATS - ICONS) | {"resources", "remaining-health", "remaining-sanity", "hand"}
ZONES = frozenset(RULES.words["zones"]) | {
    "victory",
    "removed",
    "beneath",
    "set-up",
    "found",
    "left",
    "box",
}
PARITY = frozenset({"even", "odd"})

#: Whatever a card keeps it may call by a name of its own (arkham-lcg/uses-x-type).
RULES.coins["uses"] = frozenset(
    {
        *("uses", "has-uses", "becoming", "token", "token of move-tokens", "with"),
        *("moving", "counting_as"),
    }
)

RULES.words.update(
    {
        "designators": DESIGNATORS,
        "bears": DESIGNATORS,
        "types of additional-action-cost": TAKEN,
        "types of cannot-take-actions": TAKEN,
        "type of also-counts-as": DESIGNATORS,
        "action of take-action": TAKEN,
        "action of perform-action": TAKEN,
        "actions": TAKEN,
        "action of act": ACTIONS,
        "action of perform": ACTIONS,
        "first": frozenset({"round"}),
        "first of safe-actions": frozenset({"turn", "round"}),
        "types of safe-actions": TAKEN,
        "icons": frozenset({*SKILLS, "wild"}),
        "which": frozenset(NUMBERS),
        "token of healed-as-a-point": frozenset({"damage", "horror"}),
        "period": PERIODS,
        "type": TYPES,
        # What the stats of a card hold beside its values.
        "beside-stat": frozenset(
            {"icons", "per-investigator", "attach-limit", "in-product", "max-committed", "per-deck"}
        ),
        "stat": STATS,
        "stat of modify": STATS | {SKILL_VALUE},
        # Only a modifier is read of icons; any other number of them would be nothing.
        "stat of stat": STATS - ICONS - {"opening-hand-size"},
        "stat of printed-total": STATS - ICONS - {"opening-hand-size"},
        "stat of set-base": STATS - ICONS,
        "stat of set-value": STATS - ICONS,
        "stat of multiply": STATS - ICONS,
        "bonus": frozenset({*SKILLS, SKILL_VALUE}),
        "base": frozenset(SKILLS),
        "most": COMPARED,
        "fewest": COMPARED,
        "least": COMPARED,
        "cap": STATS - ICONS,
        "uses": USES,
        "counting_as": USES,
        "moving": USES,
        "has-uses": USES,
        "becoming": USES,
        "token": TOKENS,
        "token of move-tokens": TOKENS - {"damage", "horror"},
        "tokens": frozenset({"damage", "horror"}),
        "with": TOKENS,
        "aspect": frozenset({"damage", "horror", "amount"}),
        "aspect of attack-deals-only": frozenset({"damage", "horror"}),
        "scope of limited": frozenset({"group", "title"}),
        "zone": ZONES,
        "in-zone": ZONES,
        "in-slot": STANDARD | {"head": 1},
        "slot": STANDARD | {"head": 1},
        "slots": STANDARD | {"head": 1},
        "keyword": KEYWORDS,
        "without-keyword": KEYWORDS,
        "printed-cost": PARITY,
        "without-printed-cost": PARITY,
        "is of time-of-day": frozenset({"day", "night"}),
        "name of phase": frozenset({"mythos", "investigation", "enemy", "upkeep"}),
        "phase": frozenset({"mythos", "investigation", "enemy", "upkeep"}),
        "flooded": frozenset(LEVELS),
        "level": frozenset(LEVELS),
        "levels": frozenset(LEVELS),
        "with-icon": frozenset({*SKILLS, "wild"}),
        "without-sealed": FACES,
        "fate": frozenset(fate for _, fate in FATES.values()),
        "trauma": frozenset({*FATES, "choice"}),
        "kind of suffer-trauma": FATES,
        "trauma of suffer-trauma": FATES,
        "deed of additional-cost": frozenset({"enter", "leave", "investigate"}),
        "deed of chosen": DEEDS,
        "deeds": frozenset({"play", "commit", "trigger"}),
        "paying": frozenset({"nothing", "but-action", "all"}),
        "kinds": frozenset({"action", "free"}),
        "kinds of cannot-trigger": frozenset({"action", "free", "reaction"}),
        "but": frozenset({"traits", "forced", "reaction", "constant", "free", "action"}),
        "of-class": frozenset(
            {"guardian", "seeker", "rogue", "mystic", "survivor", "neutral"},
        ),
        "origin of draw": frozenset({"deck"}),
        "origin of look-at": frozenset({"deck", "encounter-deck"}),
        "origin of search": frozenset({"deck"}),
        "why of advance": frozenset({"doom"}),
    }
)
