"""What somebody says of a dispute: "my friend says that the ghoul attacks me" tells nothing of the table.

It is what is asked, where a text asks whether they are right. Where the text has a question of its own, it may be
left only as what that question asks, or the denial of it: anything else could be meant to be so.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from rulesref.answers.prose.asked.asking import asked_by
from rulesref.answers.prose.asked.concluded import question_of
from rulesref.answers.prose.asked.statements import Statements
from rulesref.answers.prose.discourse import Discourse, Unclear
from rulesref.answers.prose.implied.somebody_else import FRIEND_EN, FRIEND_IT
from rulesref.answers.prose.reasons import apart_from_reason
from rulesref.answers.sentences import Posed

_WHO = {
    "en": rf"(?:(?:my|a|the|our|his|her|their|another|one) (?:other )?(?:{FRIEND_EN}|player|investigator|opponent)|he|she|they|somebody|someone|@\d+)",
    "it": rf"(?:(?:il |la |l['’]|un |una |un['’])(?:mi[oa] |su[oa] |nostr[oa] )?(?:altr[oa] )?(?:{FRIEND_IT}|giocat(?:ore|rice)|investigat(?:ore|rice))|lui|lei|qualcuno|@\d+)",
}
#: Somebody says it of the dispute; what comes behind it is what they say.
_SAYS = {
    "en": re.compile(
        rf"(?:and |but |so |now |then )?(?:(?P<when>(?:in|during) the (?:next )?(?:enemy|upkeep) phase),? )?(?P<who>{_WHO['en']}) (?:now |still |also )?(?:says?|said|claims?|claimed|insists?|insisted|thinks?|thought|argues?|argued|believes?|believed|maintains?|maintained|reckons?|(?:is|are|was|were) (?:sure|certain|convinced|adamant)|(?:tells?|told) (?:me|us))(?: that)?,? (?P<claim>.+)",
        re.I,
    ),
    "it": re.compile(
        rf"(?:e |ma |ora |quindi |però )?(?:(?P<when>(?:nella|durante la) (?:prossima )?fase (?:dei nemici|di mantenimento)),? )?(?:secondo (?P<by>{_WHO['it']}),? |(?P<who>{_WHO['it']}) (?:ora |però |anche |ancora )?(?:dice|sostiene|insiste(?: a dire)?|afferma|pensa|crede|ritiene|è (?:sicur|cert|convint)[oa]|mi dice|ci dice|ha detto|mi ha detto) che )(?P<claim>.+)",
        re.I,
    ),
}
_ACCORDING = re.compile(rf"(?P<when>(?!))?according to (?P<who>{_WHO['en']}),? (?P<claim>.+)", re.I)
#: Whether those who said it are right.
_RIGHT = {
    "en": re.compile(
        rf"(?:(?:so|and|but),? )?(?:is (?P<who>{_WHO['en']}|that|this|it)|are (?P<they>they)) (?:right|correct|true)(?: about (?:that|this|it))?",
        re.I,
    ),
    "it": re.compile(
        rf"(?:(?:quindi|e|ma),? )?(?:(?P<who>{_WHO['it']}) )?(?:ha ragione|è (?:vero|giusto|corretto|così))",
        re.I,
    ),
}
_NAMED = re.compile(r"@\d+")
#: Words by which a claim may tell of the table more than what is asked.
_TELLS_MORE = {
    "en": re.compile(
        r"\b(?:if|unless|because|since|as|when|while|after|before|until|instead|only|where|who|which|so|but|although|even)\b|[,:;]",
        re.I,
    ),
    "it": re.compile(
        r"\b(?:se|perché|poiché|siccome|dato|visto|quando|mentre|dopo|prima|finché|invece|solo|soltanto|dove|che|quindi|ma|anche se|sebbene)\b|[,:;]",
        re.I,
    ),
}
_NOT = {
    "en": re.compile(r"\b(do|does|did|ca|could|is|are|wo|would)(?:n['’]t| not)\b|\bcannot\b", re.I),
    "it": re.compile(r"\bnon ", re.I),
}
#: What comes of an English denial once it denies no more.
_UNDENIED = {"do": "", "does": "", "did": "", "wo": "", "would": "", "ca": "can"}
#: What is said to be so with another mood of the verb → (in the third person, in the first).
_MOOD = {
    "attacchi": ("attacca", "attacco"),
    "faccia": ("fa", "faccio"),
    "subisca": ("subisce", "subisco"),
    "prenda": ("prende", "prendo"),
    "possa": ("può", "posso"),
    "debba": ("deve", "devo"),
    "sia": ("è", "sono"),
    "venga": ("viene", "vengo"),
    "provochi": ("provoca", "provoco"),
    "scopra": ("scopre", "scopro"),
    "perda": ("perde", "perdo"),
    "segua": ("segue", "seguo"),
    "fallisca": ("fallisce", "fallisco"),
    "riesca": ("riesce", "riesco"),
}
_MOODS = re.compile(rf"\b(?P<me>io )?(?P<verb>{'|'.join(_MOOD)})\b(?! di)", re.I)


class Claim(NamedTuple):
    """What ``who`` says, as they say it; ``question`` asks whether it is so, or whether what it denies is."""

    who: str
    question: str
    denied: bool
    #: Why it should be so, as they say.
    reason: str = ""


def claim_of(sentence: str, language: str) -> Claim | None:
    """What somebody says in ``sentence``; None where it does not tell of that, or of more."""
    found = _SAYS[language].fullmatch(sentence)
    if found is None and language == "en":
        found = _ACCORDING.fullmatch(sentence)
    if found is None:
        return None
    (claim, reason), *_ = [*apart_from_reason(found["claim"], language), (found["claim"], "")]
    if _TELLS_MORE[language].search(claim):
        return None
    if language == "it":
        claim = _MOODS.sub(lambda said: _MOOD[said["verb"].casefold()][bool(said["me"])], claim)
    denials = len(_NOT[language].findall(claim))
    if denials > 1:
        return None
    plain = _NOT[language].sub(_undenied, claim)
    question = question_of(" ".join(plain.split()), language)
    who = found["who"] or found.groupdict().get("by") or ""
    question = f"{question} {found['when']}" if question and found["when"] else question
    return Claim(who, question, bool(denials), reason) if question else None


def _undenied(denial: re.Match[str]) -> str:
    word = (denial[1] or "ca").casefold() if denial.re.groups else ""
    return _UNDENIED.get(word, word)


def as_reported(asked: Posed, language: str) -> Posed:
    """``asked`` with what somebody says as its question, where it asks whether they are right.

    Itself where it asks nothing so, where several say something, or where what is said denies anything: a "yes"
    to that may mean either.
    """
    right = _RIGHT[language].fullmatch(asked.question)
    said = [(at, claim_of(one, language)) for at, one in enumerate(asked.told)]
    said = [(at, claim) for at, claim in said if claim]
    if right is None or len(said) != 1:
        return asked
    (at, claim), *_ = said
    who = right["who"] or ""
    if claim is None or claim.denied or claim.reason or at != len(asked.told) - 1:
        return asked
    if _NAMED.fullmatch(who) and _NAMED.fullmatch(claim.who) and who != claim.who:
        return asked
    return asked._replace(told=asked.told[:at], question=claim.question)


def says_no_more(claim: Claim, ways: Sequence[Statements], discourse: Discourse) -> bool:
    """Whether ``claim`` says what a question asks that may ask ``ways``, or denies it."""
    try:
        every = list(asked_by(claim.question, discourse))
    except Unclear:
        return False
    asked = {(way.statements, way.numbers) for way in ways}
    return bool(every) and all((one.statements, one.numbers) in asked for one in every)
