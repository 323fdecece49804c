"""How English asks about the rules in general: ``in_general``."""

from __future__ import annotations

from rulesref.answers.prose.general.general_company_english import ROWS as OF_COMPANY
from rulesref.answers.prose.general.general_keywords_english import ROWS as OF_KEYWORDS
from rulesref.answers.prose.general.general_turn_english import ROWS as OF_A_TURN
from rulesref.answers.prose.general.general_whole_english import ROWS
from rulesref.answers.prose.general.in_general import (
    APART,
    AT_ME,
    AT_REST,
    COME_TO,
    NEXT_DOOR,
    OF_ANOTHER,
    OF_ANOTHER_THERE,
    GeneralQuestion,
    GeneralWords,
    Such,
    at_me,
    come_to,
    to_act,
    to_act_there,
    to_be_engaged,
    to_be_met,
    to_come,
    to_follow,
    to_ready_here,
    to_rest,
)
from rulesref.expression import lazily

_KEYWORDS = ("aloof", "massive", "hunter", "retaliate", "alert", "elusive")
_HOW = ("exhausted", "ready")

_ADJECTIVE = rf"(?:{'|'.join((*_HOW, *_KEYWORDS))}|engaged|unengaged)"
_WITH = r"(?:engaged (?:with|to)|on)"
_ELSE = r"(?:(?:an)?other (?:investigator|player)s?|a different (?:investigator|player)|(?:someone|somebody|anyone|anybody) else)"
_HERE = lazily(r"(?i: location)")
_THERE = r"(?:at|in) (?:an(?:other| adjacent)|a (?:different|connecting)|some other) location"
_TAIL = (
    rf"(?:,? (?:(?:that|which|who)(?: is| are|'s|'re)? )?(?:{_WITH} me|{_WITH} {_ELSE}|{_WITH} (?:someone|somebody)"
    rf"|not engaged(?: with (?:me|anyone|anybody))?|unengaged|exhausted|ready|{_THERE}|(?:at|in) (?:my|the same) location)"
    rf"| (?:that has|that have|with)(?: the)? (?:{'|'.join(_KEYWORDS)})(?: keyword)?)"
)
_NP = (
    rf"(?P<np>(?:(?:an?|any|the|all) )?(?:{_ADJECTIVE}(?:,| and)? )*"
    rf"(?:enem(?:y|ies)|hunters?){_TAIL}*)"
)
_AOO = r"(?:(?:an|any|the) )?(?:attacks? of opportunity|aoos?)"
_DO = r"(?:do|does|will|would|can)"
_PHASE = r"(?: (?:in|during) the enemy phase)?"


def _called(such: Such) -> str:
    words = " ".join((such.how, *such.keywords, "enemy")).strip()
    return f"{'an' if words[0] in 'aeiou' else 'a'} {words}"


_ACTS = ("investigate", "draw a card", "take a resource")
_TESTS = ("attack it", "try to evade it", "investigate")
_MAKES = "Does it make an attack of opportunity?"

WORDS = GeneralWords(
    rows=(
        *ROWS,
        *OF_A_TURN,
        *OF_KEYWORDS,
        *OF_COMPANY,
        GeneralQuestion(
            lazily(rf"(?i:{_DO} {_NP} (?:make|get|take|perform|do) {_AOO}(?: (?:against|on|at) me)?(?: (?:if|when|while) I (?P<act>.+))?)"),
            "I {act}.", _MAKES, to_act, _ACTS,
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_DO} (?P<act>(?:[a-z]+ing|an? fast)\b.*?) (?:provoke|trigger|cause|draw|incur) {_AOO}(?: from (?:(?:an|engaged) )?enem(?:y|ies)(?: {_WITH} me)?)?)"),
            "I {act}.", _MAKES, at_me,
        ),
        GeneralQuestion(
            lazily(rf"(?i:(?:do|will|would) I (?:provoke|trigger|cause|get|take|suffer) {_AOO} (?:if I|when I|while I|when|while|by|for) (?P<act>.+))"),
            "I {act}.", _MAKES, at_me,
        ),
        GeneralQuestion(
            lazily(rf"(?i:(?:can|may|could) I (?P<verb>attack|fight|evade) {_NP})"),
            "", "Can I {verb} it?", to_be_met, of_such=True,
        ),
        GeneralQuestion(
            lazily(rf"(?i:(?:can|may|could) I (?P<verb>engage) {_NP})"),
            "", "Can I {verb} it?", to_be_engaged, of_such=True,
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_DO} {_NP} attack(?: me| us)?(?: in| during) the enemy phase)"),
            "It is the enemy phase.", "Does it attack me?", to_act, of_such=True,
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_DO} {_NP} (?:still )?move{_PHASE})"),
            "It is the enemy phase.", "Does it move?", to_come, of_such=True,
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_DO} {_NP} attack(?: me)?(?: back)? (?:if|when) I (?:fail to (?:attack|fight|hit)|miss|fail (?:an|my|the) (?:attack|fight))(?: against)?(?: it| them)?)"),
            "I attack it and fail.", "Does it attack me?", at_me, of_such=True,
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_DO} {_NP} attack(?: me)?(?: back)? (?:if|when) I fail(?: a(?: skill)? test)?)"),
            "I {act} and fail.", "Does it attack me?", at_me, _TESTS, of_such=True,
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_DO} {_NP} attack(?: me)? (?:if|when) I fail (?:to evade|an evasion|my evasion|an evade)(?: it| them| test)?)"),
            "I try to evade it and fail.", "Does it attack me?", at_me, of_such=True,
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_DO} {_NP} (?:follow|(?:move|come|go|stay)(?: along)? with) me(?: (?:if|when) I (?:move|leave)(?: away)?)?)"),
            "I move to a connecting location.", "Does it follow me?", to_follow, of_such=True,
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_DO} {_NP} exhaust (?:after|when|if) (?:it|they) attacks?(?: me)? (?:in|during) the enemy phase)"),
            "It attacks me in the enemy phase.", "Does it exhaust?", at_me,
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_DO} {_NP} exhaust (?:after|when|if) (?:it |they )?(?:makes? |making )?{_AOO})"),
            "I {act}.", "Does it exhaust?", at_me, _ACTS[1:],
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_DO} {_NP} (?:automatically )?engage me (?:if|when) I (?:enter|move (?:in)?to|come to|arrive at) (?:its|their|that|the same) location)"),
            "", "Does it engage me?", come_to,
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_DO} {_NP} (?:automatically )?engage me (?:if|when|after) (?:it|they) (?:ready|readies)(?: (?:at|in) my location)?(?: (?:in|during) the upkeep phase)?)"),
            "The upkeep phase begins.", "Does it engage me?", to_ready_here,
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_DO} {_NP} (?:automatically )?engage me)"),
            "I {act}.", "Does it engage me?", to_rest, _ACTS[1:],
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_DO} {_NP} attack(?: me)? (?:if|when|while) I (?P<act>.+))"),
            "I {act}.", "Does it attack me?", to_act_there,
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_DO} {_NP} move (?:in|during) the upkeep phase)"),
            "The upkeep phase begins.", "Does it move?", to_come, of_such=True,
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_DO} {_NP} move (?:in|during) (?:my turn|the investigation phase))"),
            "I {act}.", "Does it move?", to_come, _ACTS[1:], of_such=True,
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_DO} {_NP} ready (?:in|during) the upkeep phase)"),
            "The upkeep phase begins.", "Does it ready?", at_me,
        ),
        GeneralQuestion(
            lazily(r"(?i:(?:does|will|would) evading an enemy (?P<verb>exhaust|disengage) it)"),
            "I evade it.", "Is it exhausted?", at_me,
        ),
    ),
    how=tuple((lazily(rf"(?i:\b{word}\b)"), word) for word in _HOW),
    keywords=tuple((lazily(rf"(?i:\b{word}s?\b)"), word) for word in _KEYWORDS),
    where=(
        (lazily(r"(?i:\bnot engaged with me\b)"), APART),
        (
            lazily(rf"(?i:\b(?:not engaged|unengaged)\b.*{_THERE}|{_THERE}.*\b(?:not engaged|unengaged)\b)"),
            NEXT_DOOR,
        ),
        (lazily(r"(?i:\b(?:not engaged|unengaged)\b)"), AT_REST),
        (lazily(r"(?i:\bengaged (?:enem|hunter))"), AT_ME),
        (lazily(rf"(?i:{_WITH} me\b)"), AT_ME),
        (lazily(rf"(?i:{_WITH} )"), OF_ANOTHER),
        (lazily(rf"(?i:{_THERE})"), NEXT_DOOR),
        (_HERE, AT_REST),
    ),
    here=_HERE,
    lies={
        AT_ME: "{} is engaged with me.",
        AT_REST: "{} is at my location.",
        OF_ANOTHER: "Wendy Adams is at my location. {} is engaged with Wendy Adams.",
        COME_TO: "I enter a location with {}.",
        NEXT_DOOR: "{} is at a connecting location.",
        OF_ANOTHER_THERE: "{} is engaged with Wendy Adams at a connecting location.",
    },
    acts=(
        (lazily(r"(?i:(?:fight|attack)(?:ing)?(?: (?:an|the|that) enemy| it)?)"), ("fight it",)),
        (lazily(r"(?i:(?:evade|evading)(?: (?:an|the|that) enemy| it)?)"), ("evade it",)),
        (lazily(r"(?i:investigat(?:e|ing))"), ("investigate",)),
        (lazily(r"(?i:draw(?:ing)?(?: a card| cards)?)"), ("draw a card",)),
        (lazily(r"(?i:(?:tak|gain)(?:e|ing)?(?: a resource| resources| the resource action))"), ("take a resource",)),
        (
            lazily(r"(?i:mov(?:e|ing)(?: away(?: from (?:an|the) enemy)?| to (?:a connecting|another|an adjacent) location)?)"),
            ("move to a connecting location",),
        ),
        (lazily(r"(?i:(?:play(?:ing)? )?a fast asset(?: card)?)"), ("play Magnifying Glass",)),
        (lazily(r"(?i:(?:play(?:ing)? )?a fast event(?: card)?)"), ("play Mind over Matter",)),
        (lazily(r"(?i:(?:play(?:ing)? )?a fast card)"), ("play Magnifying Glass", "play Mind over Matter")),
        (lazily(r"(?i:play(?:ing)? an asset(?: card)?)"), ("play Knife",)),
        (lazily(r"(?i:play(?:ing)? an event(?: card)?)"), ("play Emergency Cache",)),
        (lazily(r"(?i:play(?:ing)? (?:a card|cards))"), ("play Knife", "play Emergency Cache")),
    ),
    called=_called,
    exhausted="exhausted",
)  # fmt: skip
