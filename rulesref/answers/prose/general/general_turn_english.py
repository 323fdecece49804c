"""Questions in general that are told whole: of a turn, hands, what is committed, what spawns; in English."""

from __future__ import annotations

from rulesref.answers.prose.general.in_general import GeneralQuestion, told_whole
from rulesref.expression import lazily

_MAY = r"(?:(?:can|may|could) I|am I allowed to)"
_DO = r"(?:do|does|will|would|is|are)"
_IF = r"(?:if|when|after)"
_TEST = r"(?:skill )?tests?"
_EARLY = (
    r"(?:early|(?:with|while|if|when) (?:I (?:still )?have )?(?:unused )?actions (?:left|remaining)"
    r"|(?:before|without) (?:I (?:have )?(?:use|used|take|taken)|using|taking|spending) all(?: of)? my actions)"
)
_UPKEEP = r"(?:(?:in|during|at) (?:the )?upkeep(?: phase)?)"
_TURN = "It is my turn."
_TAKES = "I take a resource."
_HELD = "I have Perception in hand. I investigate."
_ALLIES = (("Guard Dog", "Beat Cop"), ("Beat Cop", "Guard Dog"))

ROWS: tuple[GeneralQuestion, ...] = (
    told_whole(
        lazily(rf"(?i:{_MAY} (?:take|perform|do|have) (?:a (?:fourth|4th) action|(?:four|4) actions|more than (?:three|3) actions)(?: (?:in|on|during) (?:a|my|one) turn)?)"),
        f"{_TURN} {_TAKES} {_TAKES} {_TAKES} Can I take a resource?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} (?:end|stop|pass|finish) my turn {_EARLY})"),
        f"{_TURN} {_TAKES} Can I end my turn?",
        f"{_TURN} Can I end my turn?",
    ),
    *(
        told_whole(
            lazily(rf"(?i:{_MAY} {act} (?:as an action|for an action|with (?:an|my) action|on my turn))"),
            f"{_TURN} {_TAKES} Can I {act}{behind}?",
            f"{_TURN} Can I {act}{behind}?",
        )
        for act, behind in (("draw a card", " as an action"), ("take a resource", ""))
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} (?:take|do|perform) the same action (?:twice|more than once|again)(?: (?:in|on|during) (?:a|my|one|the same) turn)?)"),
        f"{_TURN} My location has 2 clues. I investigate and fail. Can I investigate?",
        f"{_TURN} {_TAKES} Can I take a resource?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} (?:move|go|walk) to (?:a|any) location (?:that is|that's|which is) (?:not|un) ?connected(?: to (?:mine|my location))?|{_MAY} (?:move|go|walk) to an unconnected location)"),
        "I am at the Study. The Study is not connected to the Cellar. Can I move to the Cellar?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} commit (?:a card|cards) to my own {_TEST})"),
        f"{_HELD} Can I commit Perception?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} commit a card (?:with no|without|that has no|that lacks) (?:(?:a |any )?(?:matching|appropriate|right|fitting) )icons?(?: to (?:a|my|my own) {_TEST})?)"),
        "I have Overpower in hand. I investigate. Can I commit Overpower?",
        "An enemy is engaged with me. I have Perception in hand. I fight it. Can I commit Perception?",
    ),
    told_whole(
        lazily(
            rf"(?i:{_DO} (?:the |my )?(?:a )?(?:committed cards?|cards? (?:I )?committed(?: to a {_TEST})?) (?:get )?(?:discarded|go to (?:my|the) discard pile)"
            rf"(?: {_IF} (?:I|the test) fails?(?: the {_TEST})?| (?:even )?if I fail)?)"
        ),
        f"{_HELD} I commit Perception. I fail. Is Perception discarded?",
        f"{_HELD} I commit Perception. I succeed. Is Perception discarded?",
    ),
    told_whole(
        lazily(rf"(?i:do I discard (?:a|the|my) committed cards? if I fail(?: the {_TEST})?)"),
        f"{_HELD} I commit Perception. I fail. Is Perception discarded?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} (?:fight|attack)(?: an enemy)? (?:with no|without an?|without any) weapon|{_MAY} (?:fight|attack)(?: an enemy)? bare-?handed)"),
        "An enemy is engaged with me. Can I fight it?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} use a (?:fast|free)(?: triggered)? ability (?:while|when|if) (?:I am |I'm )?engaged(?: with an enemy)?)"),
        "An enemy is engaged with me. I control Beat Cop. Can I use Beat Cop?",
    ),
    told_whole(
        lazily(rf"(?i:does an exhausted enemy (?:(?:that is |that's )?engaged with me )?ready (?:if it is engaged(?: with me)?|{_UPKEEP}))"),
        "An exhausted enemy is engaged with me. The upkeep phase begins. Does it ready?",
    ),
    told_whole(
        lazily(rf"(?i:{_DO} an enemy (?:engage me {_IF} it spawns|(?:that |which )?(?:spawns|spawning)) (?:at|in) my location(?: (?:automatically )?engage me)?)"),
        "An enemy spawns at my location. Does it engage me?",
    ),
    told_whole(
        lazily(rf"(?i:{_DO} an aloof enemy (?:engage me {_IF} it spawns|(?:that |which )?(?:spawns|spawning)) (?:at|in) my location(?: (?:automatically )?engage me)?)"),
        "An aloof enemy spawns at my location. Does it engage me?",
    ),
    told_whole(
        lazily(
            rf"(?i:{_MAY} play (?:a card|an asset|an event) (?:(?:that )?I (?:cannot|can't|can not) (?:afford|pay for)"
            r"|(?:without|if I (?:do not|don't) have) enough resources))"
        ),
        "I have Machete in hand and no resources. Can I play Machete?",
        "I have Dynamite Blast in hand and no resources. Can I play Dynamite Blast?",
    ),
    told_whole(
        lazily(rf"(?i:do (?:my )?exhausted (?:assets|cards|allies) ready {_UPKEEP})"),
        "I control Machete. Machete is exhausted. The upkeep phase begins. Does Machete ready?",
        "I control Beat Cop. Beat Cop is exhausted. The upkeep phase begins. Does Beat Cop ready?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} use an exhausted (?:asset|card)(?:'s ability)?)"),
        "I control Old Book of Lore. Old Book of Lore is exhausted. Can I use Old Book of Lore?",
        "I control Machete. Machete is exhausted. An enemy is engaged with me. Can I use Machete?",
    ),
    told_whole(
        lazily(rf"(?i:do I (?:gain|get|receive|collect) (?:a|1|one) resource {_UPKEEP})"),
        "The upkeep phase begins. Do I gain a resource?",
    ),
    told_whole(
        lazily(rf"(?i:{_MAY} (?:have|control) (?:two|2) (?:allies|ally assets)(?: in play)?(?: at (?:once|the same time))?)"),
        *(f"I control {one}. I play {other}. Is {one} in play?" for one, other in _ALLIES),
    ),
    told_whole(
        lazily(rf"(?i:{_DO} an event (?:get )?(?:discarded|go to (?:my|the) discard pile) (?:{_IF} (?:it is|it's|I) (?:played|play it|resolved)))"),
        "I play Emergency Cache. Is Emergency Cache discarded?",
        "I play Working a Hunch. My location has 2 clues. Is Working a Hunch discarded?",
    ),
    told_whole(
        lazily(rf"(?i:(?:do I (?:have to |need to )?|must I )discard(?: down)?(?: cards)?(?: to (?:8|eight)(?: cards)?| to (?:my |the )?(?:maximum )?hand size)?(?: cards)? (?:{_UPKEEP}|at the end of the round))"),
        "I have 10 cards in hand. The upkeep phase begins. Do I have to discard?",
    ),
    told_whole(
        lazily(r"(?i:(?:do I (?:have to |need to )?|must I )discard(?: down)?(?: cards)?(?: to (?:8|eight)(?: cards)?| to (?:my |the )?(?:maximum )?hand size)?(?: cards)? (?:(?:during|on|in)(?: the middle of)? my turn|mid-?turn))"),
        f"{_TURN} I have 10 cards in hand. Do I have to discard?",
    ),
)  # fmt: skip
