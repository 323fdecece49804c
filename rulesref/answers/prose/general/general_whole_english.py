"""Questions in general that are told whole: of tests, clues, damage, allies, actions; in English."""

from __future__ import annotations

from rulesref.answers.prose.general.in_general import GeneralQuestion, told_whole
from rulesref.expression import lazily

_MAY = r"(?:(?:can|may|could) I|am I allowed to)"
_DO = r"(?:do|will|would)"
_IF = r"(?:if|when|whenever)"
_OTHER = r"(?:(?:an)?other|a different) (?:investigator|player)"
_ELSE = rf"(?:{_OTHER}|(?:someone|somebody|anyone|anybody) else)"
_HERE = r"(?:(?:at|in) (?:my|the same|our) location|(?:if|when) (?:we are|we're|they are|they're) (?:at|in) the same location)"
_THERE = r"(?:at|in) (?:an(?:other| adjacent)|a (?:different|connecting)) location"
_TEST = r"(?:skill )?test"
_MINE = r"(?: (?:that )?I control| of mine| in my (?:own )?play area)"
_MISS = r"(?:miss|fail to (?:attack|fight|hit)|fail (?:an|my) attack (?:against|on))"
_THAT_IS = r"(?:(?:that is|that's|who is) )?"
_HURT = r"(?:damage|horror)"
_ASSIGN = rf"{_MAY} (?:assign|put|place)(?: some| the| my)? (?P<verb>{_HURT})(?: (?:that is )?dealt to me| from an attack)? (?:to|on|onto)"
_MY_SKILL = r"my (?:modified |total |final )?skill(?: value)?"

_NEAR = "Wendy Adams is at my location."
_FAR = "I am at the Study. Wendy Adams is at a connecting location."
#: Another one's test, to which they could commit something as well.
_THEIR_TEST = "Wendy Adams has Unexpected Courage in hand. I have Perception and Deduction in hand. Wendy Adams investigates."
_FIRST_CARD = "Can I commit Perception?"
_SECOND_CARD = "I commit Perception. Can I commit Deduction?"
_THEIR_TURN = f"{_NEAR} It is Wendy Adams's turn. Wendy Adams takes a resource."
_HIT = "An enemy attacks me."
_TIES = (
    "Roland Banks is at the Shores of Hali. Roland Banks investigates. Roland Banks reveals a 0. Does he {verb}?",
    "Daisy Walker is at the Abandoned Warehouse. Daisy Walker investigates. Daisy Walker reveals a -2. Does she {verb}?",
)
_FEUD = f"{_NEAR} An enemy is engaged with Wendy Adams."
_TWO_ALLIES = (("Guard Dog", "Beat Cop"), ("Beat Cop", "Guard Dog"))

ROWS: tuple[GeneralQuestion, ...] = (
    told_whole(
        lazily(rf"(?i:{_MAY} commit (?:a|one) card to (?:{_ELSE}'s {_TEST} {_HERE}|a {_TEST} (?:of|by|made by) {_ELSE} {_HERE}))"),
        f"{_NEAR} {_THEIR_TEST} {_FIRST_CARD}",
    ),
    told_whole(
        lazily(
            rf"(?i:{_MAY} commit (?:a card|one card|cards|any cards) to (?:{_ELSE}'s {_TEST} {_THERE}"
            rf"|a {_TEST} (?:of|by|made by) (?:an investigator|{_ELSE}) {_THERE}))"
        ),
        f"{_FAR} {_THEIR_TEST} {_FIRST_CARD}",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} commit (?:two cards|2 cards|more than (?:one|1) card|several cards) to {_ELSE}'s {_TEST}(?: {_HERE})?)"),
        f"{_NEAR} {_THEIR_TEST} {_SECOND_CARD}",
        f"{_FAR} {_THEIR_TEST} {_FIRST_CARD}",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} commit (?:two cards|2 cards|more than (?:one|1) card|several cards) to my own {_TEST})"),
        f"I have Perception and Deduction in hand. I investigate. {_SECOND_CARD}",
    ),
    told_whole(
        lazily(
            rf"(?i:{_DO} I (?P<verb>succeed|pass|fail)(?: (?:at )?(?:a|the|my) {_TEST})? {_IF}"
            rf" {_MY_SKILL} (?:equals|is equal to|is the same as|is exactly) (?:the|its) difficulty(?: of the {_TEST})?)"
        ),
        *_TIES,
    ),
    told_whole(
        lazily(rf"(?i:(?:is a tie (?:considered |counted as )?a success|does a tie (?:succeed|count as a success))(?: in a {_TEST})?)"),
        *(tie.format(verb="succeed") for tie in _TIES),
    ),
    told_whole(
        lazily(
            rf"(?i:{_DO} I (?:automatically )?(?P<verb>succeed|pass|fail)(?: (?:at )?(?:a|the|my) {_TEST})?(?: automatically)? {_IF}"
            r" I (?:draw|reveal|pull) (?:the|an) auto-?fail(?: token)?)"
        ),
        "I investigate. I draw the auto-fail token. Do I {verb}?",
        "An enemy is engaged with me. I fight it. I draw the auto-fail token. Do I {verb}?",
    ),
    told_whole(
        lazily(
            rf"(?i:(?:do|can|will|would) I (?:still )?(?:discover|get|find) (?:a|the|any) clues? {_IF}"
            r" I fail (?:to investigate|(?:an|the|my) (?:investigation|investigate action)))"
        ),
        "My location has 2 clues. I investigate and fail. Do I discover the clue?",
    ),
    told_whole(
        lazily(
            rf"(?i:(?:do|can|will|would) I (?:still )?(?:discover|get|find) (?:a|any) clues? {_IF}"
            r" there (?:are no|aren't any|is no) clues? (?:left )?(?:at|on|in) (?:my|the) location)"
        ),
        "My location has no clues. I investigate and succeed. Do I discover the clue?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} (?:still )?investigate {_IF} there (?:are no|aren't any) clues (?:left )?(?:at|on|in) (?:my|the) location)"),
        "My location has no clues. Can I investigate?",
    ),
    told_whole(
        lazily(
            rf"(?i:{_IF} I {_MISS} an enemy {_THAT_IS}engaged with {_ELSE},?"
            r" (?:do they|does (?:that|the other) (?:investigator|player)|does (?:he|she)) (?:take|suffer) (?:the |my )?damage)"
        ),
        f"{_FEUD} I attack it and fail. Does Wendy Adams take damage?",
    ),
    told_whole(
        lazily(
            rf"(?i:does (?:{_ELSE}|the other (?:investigator|player)) (?:take|suffer) (?:the |my )?damage {_IF}"
            rf" I {_MISS} an enemy {_THAT_IS}engaged with (?:them|him|her|that (?:investigator|player)))"
        ),
        f"{_FEUD} I attack it and fail. Does Wendy Adams take damage?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} (?:assign|put|place)(?: some| the| my)? damage(?: (?:that is )?dealt to me| from an attack)? (?:to|on|onto) (?:an ally{_MINE}|my (?:own )?ally|one of my (?:own )?allies))"),
        *(f"I control {ally}. {_HIT} Can I assign the damage to {ally}?" for ally in ("Beat Cop", "Guard Dog")),
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} (?:assign|put|place)(?: some| the| my)? damage(?: (?:that is )?dealt to me| from an attack)? (?:to|on|onto) an exhausted ally{_MINE}?)"),
        *(
            f"I control {ally}. {ally} is exhausted. {_HIT} Can I assign the damage to {ally}?"
            for ally in ("Beat Cop", "Guard Dog")
        ),
    ),
    told_whole(
        lazily(
            rf"(?i:{_ASSIGN} (?:{_ELSE}'s ally|an ally (?:of {_ELSE}(?:'s)?|(?:that )?{_ELSE} controls|controlled by {_ELSE}))(?: {_HERE})?)"
        ),
        *(
            f"{where} Wendy Adams controls {ally}. {_HIT} Can I assign the {{verb}} to {ally}?"
            for where, ally in ((_NEAR, "Beat Cop"), (_FAR, "Guard Dog"))
        ),
    ),
    told_whole(
        lazily(rf"(?i:{_ASSIGN} {_ELSE}(?: {_HERE})?)"),
        *(f"{where} {_HIT} Can I assign the {{verb}} to Wendy Adams?" for where in (_NEAR, _FAR)),
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} (?:assign|put|place)(?: some| the| my)? damage (?:to|on|onto) an asset (?:without|with no) health)"),
        *(
            f"I control {card}. {_HIT} Can I assign the damage to {card}?"
            for card in ("Elder Sign Amulet", "Knife")
        ),
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} (?:assign|put|place)(?: some| the| my)? horror (?:to|on|onto) an asset (?:without|with no) sanity)"),
        *(
            f"I control {card}. {_HIT} Can I assign the horror to {card}?"
            for card in ("Leather Coat", "Knife")
        ),
    ),
    told_whole(
        lazily(rf"(?i:am I defeated {_IF} (?:I have|I've taken|I have taken) (?:damage equal to|as much damage as) my health)"),
        "Roland Banks has 7 damage. Roland Banks takes 2 damage. Is Roland Banks defeated?",
        "Daisy Walker has 3 damage. Daisy Walker takes 2 damage. Is Daisy Walker defeated?",
    ),
    told_whole(
        lazily(rf"(?i:am I defeated {_IF} (?:I have|I've taken|I have taken) (?:horror equal to|as much horror as) my sanity)"),
        "Roland Banks has 3 horror. Roland Banks takes 2 horror. Is Roland Banks defeated?",
        "Daisy Walker has 8 horror. Daisy Walker takes 1 horror. Is Daisy Walker defeated?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} investigate {_IF} I have no actions? left)"),
        "I have no actions left. Can I investigate?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} fight (?:it|an enemy) {_IF} I have no actions? left)"),
        "An enemy is engaged with me. I have no actions left. Can I fight it?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} play (?:a second|another) ally(?: asset)?(?: {_IF} I (?:already )?control (?:one|an ally)(?: already)?)?)"),
        *(f"I control {one}. I have 5 resources. Can I play {other}?" for one, other in _TWO_ALLIES),
    ),
    told_whole(
        lazily(
            rf"(?i:{_IF} I play (?:a second|another|a new) ally,? (?:is (?:the|my) (?:first|old|other) (?:one|ally) discarded"
            r"|do I (?:have to )?discard (?:the|my) (?:first|old) (?:one|ally)))"
        ),
        *(f"I control {one}. I play {other}. Is {one} discarded?" for one, other in _TWO_ALLIES),
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} play an asset (?:in|during|on) {_ELSE}'s turn)"),
        *(f"{_THEIR_TURN} Can I play {card}?" for card in ("Knife", "Flashlight", "Magnifying Glass")),
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} play a fast asset (?:in|during|on) {_ELSE}'s turn)"),
        f"{_THEIR_TURN} Can I play Magnifying Glass?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} investigate (?:in|during|on) {_ELSE}'s turn)"),
        f"{_THEIR_TURN} Can I investigate?",
    ),
    told_whole(
        lazily(
            r"(?i:(?:does|will|would) engaging an enemy (?:provoke|trigger|cause) (?:(?:an|any) )?(?:attacks? of opportunity|aoos?)"
            r" from (?:another|an(?:y)? other|the other|other) enem(?:y|ies)(?: (?:(?:that is|that are|already) )?engaged with me)?)"
        ),
        "An enemy is engaged with me. An exhausted enemy is at my location. I engage it. Do I provoke an attack of opportunity?",
        f"{_NEAR} An enemy is engaged with me. An exhausted enemy is engaged with Wendy Adams. I engage it. Do I provoke an attack of opportunity?",
    ),
    told_whole(
        lazily(
            rf"(?i:{_DO}(?:es)? (?:an|the) enemy (?:make|get) an? (?:attack of opportunity|aoo) (?:against me )?{_IF} I engage it)"
        ),
        "An exhausted enemy is at my location. I engage it. Does it make an attack of opportunity?",
        f"{_FEUD} I engage it. Does it make an attack of opportunity?",
    ),
    told_whole(
        lazily(rf"(?i:{_DO}(?:es)? (?:an|the) enemy attack me {_IF} I engage it)"),
        "An exhausted enemy is at my location. I engage it. Does it attack me?",
        f"{_FEUD} I engage it. Does it attack me?",
    ),
    told_whole(
        lazily(
            rf"(?i:{_IF} I engage an enemy {_THAT_IS}engaged with {_ELSE},? (?:is it (?:still )?|does it (?:stay|remain) )"
            r"engaged with (?:them|him|her|that (?:investigator|player)|the other (?:investigator|player)))"
        ),
        f"{_FEUD} I engage it. Is it engaged with Wendy Adams?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} move(?: away)? (?:while|when|if) (?:(?:I am|I'm) )?engaged(?: (?:with|to) an enemy)?)"),
        "I am at the Study. The Study is connected to the Hallway. An enemy is engaged with me. Can I move to the Hallway?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} (?P<act>.+?) (?:while|when|if) (?:(?:I am|I'm) )?engaged(?: (?:with|to) an enemy)?)"),
        "An enemy is engaged with me. I have 5 resources. Can I {act}?",
    ),
    told_whole(
        lazily(rf"(?i:(?:is|does) an enemy (?:still |stay |remain )?engaged with me (?:after|{_IF}) I (?:successfully )?evade it)"),
        "An enemy is engaged with me. I evade it and succeed. Is it engaged with me?",
    ),
)  # fmt: skip
