"""Questions in general that are told whole: of other investigators, harm, slots, doom and what tests take; in English."""

from __future__ import annotations

from rulesref.answers.prose.general.in_general import GeneralQuestion, told_whole
from rulesref.expression import lazily

_MAY = r"(?:can|may|could) I"
_DO = r"(?:do|does|will|would)"
_IF = r"(?:if|when|whenever|once|while|after)"
_OTHER = r"(?:an(?:other)?|the other) (?:player|investigator)"
_ELSE = rf"(?:{_OTHER}|(?:someone|somebody) else)"
_HERE = r"(?:(?:at|in) (?:my|the same|our) location)"
_THERE = r"(?:(?:at|in|from) (?:an(?:other| adjacent)|a (?:different|connecting)) location)"
_TOKEN = r"(?:(?:the |a )?(?:chaos )?tokens?)"
_PUT = rf"{_MAY} (?:assign|put|place|take|soak)(?: some| the| my)? (?P<verb>damage)"
_THRESHOLD = r"(?:(?:towards?|for|against|as part of|to) (?:advancing )?(?:the )?(?:agenda|doom threshold|threshold|doom)(?:'s)?(?: (?:doom )?threshold| advancing| advancement)?)"

_NEAR = "Wendy Adams is at my location."
_FAR = "I am at the Study. Wendy Adams is at a connecting location."
_THEIRS = "Wendy Adams has Perception in hand. I investigate. Can Wendy Adams commit Perception?"
_HER_TURN = f"{_NEAR} An enemy is engaged with me. It is Wendy Adams's turn."
_AGENDA = "The agenda is What's Going On?!"
_ADVANCES = "The mythos phase begins. Does the agenda advance?"
_WOUNDED = "An enemy with 5 health is engaged with me. It has 1 damage."
_COURAGE = "I have Unexpected Courage in hand."
_COMMITS = "Can I commit Unexpected Courage?"
_FULL = (
    ("Machete and Flashlight", "Knife"),
    ("Beat Cop", "Guard Dog"),
    ("Elder Sign Amulet", "Holy Rosary"),
)
_ALLIES = (("Beat Cop", 3), ("Guard Dog", 4))

ROWS: tuple[GeneralQuestion, ...] = (
    told_whole(
        lazily(rf"(?i:(?:can|may|could) {_ELSE} {_HERE} commit (?:a card|one card|cards) to my (?:skill )?test|(?:can|may|could) {_ELSE} commit (?:a card|one card) to my (?:skill )?test {_IF} (?:they are|we are|she is|he is) {_HERE})"),
        f"{_NEAR} {_THEIRS}",
    ),
    told_whole(
        lazily(rf"(?i:(?:can|may|could) {_ELSE} {_THERE} commit (?:a card|one card|cards) to my (?:skill )?test|(?:can|may|could) {_ELSE} commit (?:a card|one card|cards) to my (?:skill )?test (?:from )?{_THERE})"),
        f"{_FAR} {_THEIRS}",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} (?:use|activate|trigger) (?:{_ELSE}'s (?:asset|card|weapon|ability|item)s?|(?:an asset|a card|a weapon) (?:that )?(?:{_ELSE} controls|(?:controlled by|of) {_ELSE}))(?: {_HERE})?)"),
        f"{_NEAR} Wendy Adams controls Old Book of Lore. Can I use Old Book of Lore?",
        f"{_NEAR} Wendy Adams controls Machete. An enemy is engaged with me. Can I use Machete?",
    ),
    told_whole(
        lazily(rf"(?i:(?:can|may|could) {_ELSE}(?: {_HERE})? (?:attack|fight) (?:an|the) enemy (?:that is |which is )?engaged with me)"),
        f"{_HER_TURN} Can Wendy Adams fight it?",
    ),
    told_whole(
        lazily(rf"(?i:(?:can|may|could) {_ELSE}(?: {_HERE})? engage (?:an|the) enemy (?:that is |which is )?engaged with me)"),
        f"{_HER_TURN} Can Wendy Adams engage it?",
    ),
    told_whole(
        lazily(rf"(?i:(?:can|may|could) {_ELSE}(?: {_HERE})? evade (?:an|the) enemy (?:that is |which is )?engaged with me)"),
        f"{_HER_TURN} Can Wendy Adams evade it?",
    ),
    # tests
    told_whole(
        lazily(rf"(?i:{_MAY} commit (?:a card|cards|more cards|a skill|skills|another card)(?: to (?:a|my|the) (?:skill )?test)? (?:(?:after|once|when) (?:{_TOKEN} (?:is|are|has been|was) (?:revealed|drawn)|I(?: have)? (?:revealed?|drawn?|draw|seen?|see|saw) {_TOKEN})|after (?:revealing|drawing|seeing) {_TOKEN}))"),
        "I have Perception in hand. I investigate. I reveal a 0. Can I commit Perception?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} commit (?:a )?(?:cards?|skills?) with (?:only |just )?(?:a )?wild(?: skill)? icons?(?: only)? to (?:any|every|a fight|an evade|an attack|an investigation|an investigate|a)(?: (?:skill )?test)?|{_DO} wild(?: skill)? icons? (?:count|work) (?:for|in|as|on) (?:any|every|all)(?: (?:skill )?(?:tests?|icons?|skills?))?)"),
        f"{_COURAGE} I investigate. {_COMMITS}",
        f"{_COURAGE} An enemy is engaged with me. I fight it. {_COMMITS}",
        f"{_COURAGE} An enemy is engaged with me. I try to evade it. {_COMMITS}",
    ),
    told_whole(
        lazily(r"(?i:(?:can|may|could) I investigate (?:(?:at |in )?a location (?:with no|without|without any|that has no|which has no) clues(?: left| on it)?))"),
        "My location has no clues. Can I investigate?",
    ),
    told_whole(
        lazily(rf"(?i:(?:can|may|could) I investigate (?:(?:{_IF} there is|with) (?:an|a) (?P<how>exhausted|aloof|massive) enemy (?:at|in) my location|{_IF} an (?P<verb>exhausted|aloof) enemy is (?:at|in) my location))"),
        *(f"{one} enemy is at my location. Can I investigate?" for one in ("An exhausted", "An aloof", "A massive")),
    ),
    # harm
    told_whole(
        lazily(rf"(?i:{_MAY} (?:split|divide|spread|share)(?: the| my)? damage (?:between|among) (?:me|myself) and (?:my|an) (?:ally|allies|asset|assets))"),
        *(f"I control {ally}. I take 2 damage. Can I put 1 damage on {ally}?" for ally, _ in _ALLIES),
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} (?:assign|put|place|take) more damage (?:on|to|onto) (?:an ally|my ally|an asset|one of my allies) than (?:its|his|her|their|it has)(?: remaining)?(?: health)?(?: left)?)"),
        *(f"I control {ally}. I take {many} damage. Can I assign {many} damage to {ally}?" for ally, many in _ALLIES),
    ),
    told_whole(
        lazily(rf"(?i:{_PUT} (?:from|of|dealt by) an attack of opportunity (?:on|to|onto) (?:an ally|my ally|one of my allies|an ally I control))"),
        *(f"An enemy is engaged with me. I control {ally}. I take a resource. Can I assign the damage to {ally}?" for ally, _ in _ALLIES),
    ),
    told_whole(
        lazily(rf"(?i:{_PUT} (?:on|to|onto) an exhausted (?:ally|asset)|(?:can|does|do|will) an exhausted (?:ally|asset) (?:soak|take|absorb|tank) damage|(?:can|does|do) exhausted (?:allies|assets) (?:soak|take|absorb|tank) damage)"),
        *(f"I control {ally}. {ally} is exhausted. An enemy attacks me. Can I assign the damage to {ally}?" for ally, _ in _ALLIES),
    ),
    told_whole(
        lazily(rf"(?i:(?:is|does) an ally (?:get )?(?:discarded|defeated|die) {_IF} (?:it|he|she|its damage) (?:has (?:damage equal to (?:its|his|her) health|no (?:remaining )?health(?: left)?)|runs out of health|equals its health))"),
        *(f"I control {ally}. I take {many - 1} damage. I put {many - 1} damage on {ally}. Is {ally} discarded?" for ally, many in _ALLIES),
    ),
    told_whole(
        lazily(
            rf"(?i:{_DO} (?:the )?damage on (?:an )?enem(?:y|ies) (?:stay|remain|persist|carry over|stick)(?: there| on it| on them)?"
            r"(?: (?:after|through|until the end of|past|at the end of|between|across) (?:the |a )?(?:turns?|rounds?|upkeep(?: phase)?|phases?)| (?:if|when|after) I evade (?:it|them)| (?:if|when|after) (?:it is|they are) evaded)?)"
        ),
        f"{_WOUNDED} I evade it and succeed. Does it have 1 damage?",
        f"{_WOUNDED} I end my turn. Does it have 1 damage?",
    ),
    # slots
    told_whole(
        lazily(rf"(?i:{_MAY} play an? (?:asset|ally|item|card) (?:(?:{_IF} )(?:(?:all(?: of)? )?(?:my|the) slots? (?:is|are) (?:full|filled|taken|occupied)|I have no (?:free |empty )?slots?(?: left)?)|with (?:full slots|no free slots?)|without (?:a free slot|free slots)))"),
        *(f"I control {full}. I have 5 resources. Can I play {one}?" for full, one in _FULL),
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} (?:have|control|use|keep) (?:two|2) (?P<verb>accessories|accessory items|accessory assets|body assets|armou?rs|body items|body slot assets)(?: in play)?(?: (?:at once|at the same time))?)"),
        "I control Elder Sign Amulet. I play Holy Rosary. Can I keep both?",
        "I control Leather Coat. I play Bulletproof Vest. Can I keep both?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} (?:have|control|hold|keep) (?:two|2) (?:one-?handed|1-?handed|single hand|one hand)(?: slot)? (?:weapons|assets|items)(?: in play)?(?: (?:at once|at the same time))?)"),
        "I control Machete. I play Knife. Can I keep both?",
        "I control Flashlight. I play Knife. Can I keep both?",
    ),
    # doom and upkeep
    told_whole(
        lazily(rf"(?i:{_DO} (?:the )?doom on (?:an )?(?:enem(?:y|ies)|monsters?|cultists?) count {_THRESHOLD})"),
        f"{_AGENDA} with 1 doom. Wizard of the Order is at the Study with 1 doom. {_ADVANCES}",
    ),
    told_whole(
        lazily(rf"(?i:{_DO} (?:the )?doom on (?:a )?locations? count {_THRESHOLD})"),
        f"{_AGENDA} with 1 doom. The Study has 1 doom. {_ADVANCES}",
    ),
    told_whole(
        lazily(rf"(?i:{_DO} (?:the |an )?agenda advance (?:{_IF} (?:the )?doom (?:in play )?(?:equals|reaches|is equal to|meets|hits|matches) (?:its|the)(?: doom)? threshold))"),
        f"{_AGENDA} with 2 doom. {_ADVANCES}",
    ),
    told_whole(
        lazily(r"(?i:do I draw (?:a|one|1) card (?:in|during|at) (?:the )?upkeep(?: phase)?)"),
        "The upkeep phase begins. Do I draw a card?",
    ),
    told_whole(
        lazily(r"(?i:do (?:all )?(?:exhausted|evaded) enemies ready (?:in|during|at) (?:the )?upkeep(?: phase)?)"),
        "An exhausted enemy is engaged with me. The upkeep phase begins. Does it ready?",
        "An exhausted enemy is at a connecting location. The upkeep phase begins. Does it ready?",
    ),
)  # fmt: skip
