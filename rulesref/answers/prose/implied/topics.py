"""A card before a colon that a text is about: it is drawn, or played, where nobody says so.

"On Wings of Darkness: I pass the test" tells of a treachery that somebody has drawn. What only says how things
stand is so before the card comes; what is done is done once it has come.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rulesref.answers.prose.asked.conditions import variants
from rulesref.answers.prose.names import Named
from rulesref.answers.prose.wordings.past import FORMS
from rulesref.answers.prose.wordings.past_italian import VERBS
from rulesref.answers.sentences import Posed
from rulesref.wording.third_person import third_person

_TOPIC = re.compile(r"^(?P<mark>@\d+): *(?P<rest>.+)$")
#: A card that a question is about under a condition: "Stand Together when I am alone: can I play it?".
_UNDER = re.compile(
    r"^(?P<mark>@\d+) (?:when|while|if|quando|mentre|se) (?P<rest>[^:]+): *(?P<asks>.+)$", re.I
)
_IT = {
    "en": re.compile(r"(?:(?<=play )|(?<=use ))it\b", re.I),
    "it": re.compile(r"\b(?P<verb>giocar|usar)l[ao]\b", re.I),
}
_COMES = {
    "en": {"treachery": ("I draw {}", "{who} draws {}"), "event": ("I play {}", "{who} plays {}")},
    "it": {"treachery": ("pesco {}", "{who} pesca {}"), "event": ("gioco {}", "{who} gioca {}")},
}
#: How a text speaks of whoever tells it.
_OF_ME = {
    "en": re.compile(r"\b(?:I|me|my|mine|we|us|our)\b"),
    "it": re.compile(r"\b(?:io|me|mi[oae]?|miei|mi|\w+o)\b", re.I),
}
#: How a text says itself that the card comes, or may.
_SAYS_SO = {
    "en": re.compile(r"(?<!in )\b(?:draw|play|reveal|use|drew)(?:s|n|ed|ing)?\b", re.I),
    "it": re.compile(r"\b(?:pesc|gioc|rivel|us)(?:o|a|are|ato|ata)\b", re.I),
}


def every_way(asked: Posed, named: Sequence[Named], language: str) -> Iterator[Posed]:
    """Every way in which ``asked`` may be told, first without a topic that comes."""
    yield from variants(asked, language)
    yield from _under_a_condition(asked, language)
    if not any("location" in one.types for one in named):  # where a named one leads is its own
        yield from _somewhere_to_go(asked, language)
    for one in with_topic(asked, named, language):
        yield from variants(one, language)


_MAY_MOVE = {
    "en": re.compile(
        r"(?:can|may|could) (?:I|he|she|they|@\d+) (?:still )?(?:move|walk)(?: away| to (?:a connecting|another) location)?",
        re.I,
    ),
    "it": re.compile(
        r"(?:posso|può)(?: @\d+)? (?:ancora )?(?:muover|spostar)(?:mi|si)(?: in un (?:luogo collegato|altro luogo))?",
        re.I,
    ),
}
_WAY_OUT = {"en": "a connecting location is adjacent", "it": "un luogo collegato è adiacente"}


def _somewhere_to_go(asked: Posed, language: str) -> Iterator[Posed]:
    """``asked`` with a location that leads on, where it asks leave to move and says not where to."""
    if _MAY_MOVE[language].fullmatch(asked.question):
        yield asked._replace(told=(*asked.told, _WAY_OUT[language]))


def _under_a_condition(asked: Posed, language: str) -> Iterator[Posed]:
    """``asked`` with the condition told before its question, and its card for "it" where that is played or used."""
    topic = _UNDER.match(asked.question)
    if topic:
        about = topic["mark"] if language == "en" else rf"\g<verb>e {topic['mark']}"
        question = _IT[language].sub(about, topic["asks"])
        if question != topic["asks"]:
            yield Posed((*asked.told, topic["rest"]), question)


def with_topic(asked: Posed, named: Sequence[Named], language: str) -> Iterator[Posed]:
    """``asked`` with its topic drawn or played, if it has one that is and says no more of it."""
    whole = " ".join((*asked.told, asked.question))
    if _SAYS_SO[language].search(whole):
        return
    for at, said in enumerate(asked.told):
        topic = _TOPIC.match(said)
        comes = topic and _comes(topic["mark"], whole, named, language)
        if topic is None or not comes:
            continue
        before, after = asked.told[:at], (topic["rest"], *asked.told[at + 1 :])
        if any(map(_acts, after)):
            yield asked._replace(told=(*before, comes, *after))
        elif not any(map(_acts, before)):
            yield asked._replace(told=(*before, *after, comes))
        return


def is_passed_over(asked: Posed, lines: Sequence[str], named: Sequence[Named]) -> bool:
    """Whether ``asked`` has a topic of which no line of the play and no question says anything."""
    for said in asked.told:
        topic = _TOPIC_ALONE.match(said)
        name = named[int(topic[1][1:])].name if topic else ""
        if topic and topic[1] not in asked.question and not any(name in line for line in lines):
            return True
    return False


_TOPIC_ALONE = re.compile(r"(?:(?:an?|the|my|un|il|lo|la) )?(@\d+)(?:: *|$)", re.I)


def _comes(mark: str, whole: str, named: Sequence[Named], language: str) -> str:
    """How the card ``mark`` comes: drawn or played; empty for one that does neither.

    It is the only investigator who is named that draws or plays it, unless somebody tells ``whole`` of themselves.
    """
    types = named[int(mark[1:])].types - {"weakness"}
    mine, theirs = _COMES[language].get(next(iter(types), ""), ("", ""))
    if len(types) != 1 or not mine:
        return ""
    people = [f"@{at}" for at, one in enumerate(named) if "investigator" in one.types]
    if not people:
        return mine.format(mark)
    if len(people) > 1 or _OF_ME[language].search(whole):
        return ""
    return theirs.format(mark, who=people[0])


def _acts(sentence: str) -> bool:
    """Whether somebody does anything by ``sentence``, or something comes about."""
    return any(word.casefold() in _DOES for word in re.findall(r"[^\W\d]+", sentence))


_STANDS = {"have", "has", "had", "is", "are", "was", "were", "be", "been", "ho", "ha"}
_IN_ITALIAN = (one for first, (third, _) in VERBS.items() for one in (first, third))
_DOES = {*FORMS, *map(third_person, FORMS), *_IN_ITALIAN, "supero", "supera"} - _STANDS
