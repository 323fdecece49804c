"""A conclusion that somebody wants confirmed: "so the rats attack me, right?" asks whether they do.

What is concluded is no part of what has happened. One that denies something is left as it is: a "yes"
to it may mean either.
"""

from __future__ import annotations

import re

from rulesref.answers.sentences import Posed
from rulesref.wording.third_person import bare_form

#: A question that asks no more than whether what was said is so.
_IS_SO = {
    "en": r"(?:is (?:that|this|it) (?:right|correct|true|so|how it works)|am I (?:right|correct)|isn['’]t (?:that|it)(?: right| so)?|right|correct|true|yes)",
    "it": r"(?:(?:è|non è) (?:giusto|corretto|vero|così|esatto)|giusto|corretto|vero|esatto|no|ho ragione|dico bene)",
}
#: What stands before a conclusion.
_SO = {
    "en": r"(?:so|therefore|thus|hence|(?:so )?(?:that|which|this) means(?: that)?|(?:so |and )?I (?:think|believe|guess|suppose|assume|would say|reckon)(?: that)?|in my opinion|it seems(?: to me)?(?: that)?)",
    "it": r"(?:quindi|perciò|dunque|allora|(?:quindi )?(?:mi sembra|mi pare|penso|credo|immagino|suppongo|direi|significa|vuol dire)(?: che)?|secondo me)",
}
#: A question that says itself what it wants confirmed.
_THAT = {
    "en": re.compile(
        r"(?:(?:so|then|and) )?(?:am I (?:right|correct)(?: in (?:thinking|assuming|saying)| to (?:think|assume|say))?|is it (?:right|true|correct|so)|do I understand(?: correctly| it right)?) that (?P<claim>.+)",
        re.I,
    ),
    "it": re.compile(
        r"(?:(?:quindi|allora|e) )?(?:è (?:vero|giusto|corretto)|ho ragione(?: a (?:dire|pensare))?) che (?P<claim>.+)",
        re.I,
    ),
}
_ONE = r"(?:(?:the|an?|my|his|her|their|that|this) )?(?:(?:exhausted|ready) )?(?:@\d+|enemy|agenda|act|test|attack|investigation|I|he|she|it|they|we)"
_CLAIM = re.compile(rf"(?P<who>{_ONE}) (?P<verb>[a-z]+)(?: (?P<rest>.+))?", re.I)
#: What somebody is told to do, where nothing before it says that it is concluded.
_COMES = re.compile(
    r"(?:is|are|am|has|have|can|may|could|must|takes?|suffers?|gets?|receives?|loses?|lose|succeeds?|fails?|provokes?|triggers?|dies?|discovers?)",
    re.I,
)
_SOMEBODY = re.compile(r"(?:I|he|she|they|we|@\d+)", re.I)
_COMES_IT = re.compile(
    r"(?:(?:il |lo |la |un |uno |una |l['’]|un['’])@\d+ |(?:\S+ )?(?:è|ha|può|posso|devo|deve|subisc[eo]|prend[eo]|perd[eo]|fallisc[eo]|provoc[oa]|muor[eo]|scopr[eo])\b|mi [a-z]+[ae]\b)",
    re.I,
)
_DENIES = {
    "en": re.compile(r"\b(?:not|no|cannot|never|nobody|none|neither|nor|without|nothing|only|unless)\b|n['’]t\b", re.I),
    "it": re.compile(r"\b(?:non|mai|nessun[oa]?|niente|nulla|né|senza|solo|soltanto|neanche|nemmeno)\b", re.I),
}  # fmt: skip
_AHEAD = ("is", "are", "am", "can", "may", "could", "must")


def as_concluded(asked: Posed, language: str) -> Posed:
    """``asked`` with what it wants confirmed as its question; itself where it wants nothing so."""
    that = _THAT[language].fullmatch(asked.question)
    if that:
        return _asking(asked, asked.told, that["claim"], language)
    alone = re.fullmatch(_IS_SO[language], asked.question, re.I)
    if alone and asked.told:
        *told, last = asked.told
        concluded = _concluded(last, language)
        return (
            _asking(asked, (*told, *concluded[0]), concluded[1], language) if concluded else asked
        )
    tagged = re.fullmatch(rf"(?P<said>.+), {_IS_SO[language]}", asked.question, re.I)
    if tagged is None:
        return asked
    concluded = _concluded(tagged["said"], language)
    concluded = concluded or ((), tagged["said"])
    return _asking(asked, (*asked.told, *concluded[0]), concluded[1], language)


def _concluded(said: str, language: str) -> tuple[tuple[str, ...], str] | None:
    """What ``said`` tells, and what it concludes from that; None where it concludes nothing."""
    found = re.fullmatch(
        rf"(?:(?P<told>.+?)[,;:]? (?:and )?)?\b{_SO[language]},? (?P<claim>.+)", said, re.I
    )
    return ((found["told"],) if found["told"] else (), found["claim"]) if found else None


def _comes(said: str, language: str) -> bool:
    """Whether ``said`` cannot be something that somebody chooses to do."""
    if language == "it":
        return _COMES_IT.match(said) is not None
    claim = _CLAIM.fullmatch(_in_full(said))
    if claim is None:
        return False
    return not _SOMEBODY.fullmatch(claim["who"]) or _COMES.fullmatch(claim["verb"]) is not None


def _asking(asked: Posed, told: tuple[str, ...], claim: str, language: str) -> Posed:
    if not _comes(claim, language):
        return asked  # somebody may choose to do it, and tells that they do
    question = "" if _DENIES[language].search(claim) else question_of(claim, language)
    return asked._replace(told=told, question=question) if question else asked


def question_of(claim: str, language: str) -> str:
    """Whether ``claim`` is so, as a question; empty where it is no plain clause."""
    if language == "it":
        return claim
    found = _CLAIM.fullmatch(_in_full(claim))
    if found is None:
        return ""
    who, verb, rest = found["who"], found["verb"].casefold(), found["rest"] or ""
    if verb in _AHEAD:
        return f"{verb} {who} {rest}"
    if verb in ("will", "would"):
        return f"does {who} {rest}"
    return f"does {who} {bare_form(verb)} {rest}".strip()


def _in_full(claim: str) -> str:
    """``claim`` with no words in short, and without what only leads it on."""
    claim = re.sub(r"^(?:now|then|still|also),? ", "", claim, flags=re.I)
    claim = re.sub(r"^(it|he|she|that)['’]s ", r"\1 is ", claim, flags=re.I)
    return re.sub(r"^(I)['’]m ", r"\1 am ", re.sub(r"^(they|we)['’]re ", r"\1 are ", claim))
