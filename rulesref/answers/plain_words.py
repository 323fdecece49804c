"""A player's own words, sentence by sentence, as a case would tell the very same.

Who "I" is has to be said: "as Roland, …", "I play Agnes Baker". Nothing is added and nothing left
out but what every case takes for so, as that an enemy is ready; a sentence that is still none of the
vocabulary is not understood.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulesref.answers.first_names import investigators
from rulesref.wording.third_person import third_person

#: How somebody says who they are.
_I_AM = r"(?:i am|i'm|i’m|i play|i am playing|i'm playing|i’m playing|playing|as)(?: as)? "
_TOKEN = r"(?:damage|horror|clues?|resources?|doom|ammo|charges?|supplies|secrets?)"
_NUMBERS = ("a", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
#: (What a player says, the same in the words of a case); the first that fits each place.
_SAID = (
    (rf"(?i:\b(?:an?|one)(?= {_TOKEN}\b))", "1"),
    *(
        (rf"(?i:\b{word}(?= {_TOKEN}\b))", str(count))
        for count, word in enumerate(_NUMBERS)
        if count > 1
    ),
    (rf"(\d+ {_TOKEN}) (?:already )?on (?:it|them|him|her)\b", r"\1"),
    (rf"(?<= engaged with )(.+?) and has (?=\d+ {_TOKEN}$)", r"\1 with "),
    (r"\b(?:ready|undamaged|unhurt)(?= [A-Z])", ""),
    (r"\bis in (?:the )?(?=[A-Z][^']*$)", "is at the "),
    (r"\b[Tt]he bag (holds|contains)\b", r"the chaos bag \1"),
    (r"(?<=bag )(holds|contains) (?:only|just|nothing but) ", r"\1 "),
    (r"(?<=bag )(holds|contains) (?:the|an?) ", r"\1 "),
)
_WAYS = tuple((re.compile(way), same) for way, same in _SAID)
#: (What is asked, the same as it happens); nobody is asked of who could be killed besides.
_FATES = (
    (re.compile(r"does (.+) die", re.IGNORECASE), r"is \1 defeated"),
    (re.compile(r"is (.+) dead", re.IGNORECASE), r"is \1 defeated"),
)
_EXHAUSTED = re.compile(
    r"(?:an? |the |my )?exhausted (?P<card>[A-Z].*?) (?P<rest>(?:is|are) .+)", re.I
)
_ASKED = (("am i", "is"), ("do i", "does"), ("have i", "has"), ("can i", "can"), ("may i", "can"))


def full_names(text: str, game: str) -> str:
    """``text`` with the whole name of every investigator whom it calls by the first one."""
    for said, name in investigators(text, (), game):
        rest = name.partition(said)[2]
        card = r"['’]s (?=[.\d]|[A-Z])"  # "Roland's .38 Special" is a card
        other = rf"(?!{re.escape(rest)})" if rest else ""
        text = re.sub(rf"\b{re.escape(said)}\b{other}(?!{card})", name, text)
    return text


def speaker(text: str, game: str) -> str:
    """The investigator whom "I" means, by the whole names in ``text``; empty unless just one."""
    found = {
        name
        for _, name in investigators(text, (), game)
        if re.search(rf"\b{_I_AM}{re.escape(name)}\b", text, re.IGNORECASE)
    }
    return found.pop() if len(found) == 1 else ""


def as_told(sentence: str, who: str) -> Iterator[str]:
    """The sentences that say what ``sentence`` does, told of ``who`` where it says "I"."""
    text = _of(sentence, who) if who else sentence
    for way, same in _WAYS:
        text = way.sub(same, text)
    text = " ".join(text.split())
    exhausted = _EXHAUSTED.fullmatch(text)
    if exhausted is not None:
        yield f"{exhausted['card']} {exhausted['rest']}"
        yield f"{exhausted['card']} is exhausted"
    elif text:
        yield text


def as_asked(question: str, who: str, game: str) -> str:
    """``question`` asked of ``who`` where it says "I", in the words of a case."""
    for said, verb in _ASKED if who else ():
        if question.casefold().startswith(f"{said} "):
            question = f"{verb} {who}{question[len(said) :]}"
            break
    asked = _others(question, who) if who else question
    if not any(investigators(asked, (), game)):  # who is killed is not only defeated
        for way, same in _FATES:
            asked = way.sub(same, asked)
    return asked


def _of(sentence: str, who: str) -> str:
    """``sentence`` told of ``who``, without the words that say who they are."""
    name = re.escape(who)
    if re.fullmatch(rf"{_I_AM}{name}", sentence, re.IGNORECASE):
        return ""
    text = re.sub(rf"^{_I_AM}{name}(?:,? and i(?:'m|’m| am)?|,)? ", "I am ", sentence, flags=re.I)
    text = re.sub(r"^I am (?=i\b|my\b|[A-Z])", "", text) if text != sentence else text
    text = re.sub(r"\b[Ii](?: am|'m|’m)\b", f"{who} is", text)
    text = re.sub(r"\b[Ii](?: have|'ve|’ve)\b", f"{who} has", text)
    text = re.sub(r"\b[Ii] ([a-z]+)\b", lambda said: f"{who} {third_person(said[1])}", text)
    return _others(text, who)


def _others(text: str, who: str) -> str:
    text = re.sub(r"\bme\b", who, text)
    text = re.sub(r"\b[Mm]y (?=(?:hand|turn|deck|discard|threat)\b)", f"{who}'s ", text)
    return re.sub(r"\b[Mm]y ", "", text)
