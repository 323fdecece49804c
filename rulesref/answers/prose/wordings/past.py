"""English that tells of the past, as if it happened now.

A past form that may be a participle is read as one unless somebody does it to something. A text that
says of one time what was so and of another what is so is left as it is.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulesref.wording.past_forms import IRREGULAR
from rulesref.wording.third_person import third_person

_IRREGULAR = {
    **IRREGULAR, "put": "put", "won": "win",
    "hit": "hit", "shot": "shoot", "ran": "run", "made": "make", "got": "get", "threw": "throw",
}  # fmt: skip
#: Verbs whose past form is no participle of a thing here: nobody is "failed".
_ALONE = ("fail", "succeed", "investigate", "move", "pass", "miss", "manage", "decide", "attempt", "start", "walk",
          "enter", "end", "gain", "suffer", "receive", "try", "happen", "discover", "surge", "test", "spawn")  # fmt: skip
_ACTED = ("attack", "evade", "engage", "play", "use", "trigger", "activate", "reveal", "discard", "assign", "place",
          "commit", "cancel", "heal", "defeat", "kill", "exhaust", "ready", "punch", "pull", "ignore", "search",
          "resolve", "soak", "swing")  # fmt: skip
_DOUBLED = ("commit", "cancel")


def _past(verb: str) -> tuple[str, ...]:
    if verb.endswith("e"):
        return (f"{verb}d",)
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return (f"{verb[:-1]}ied",)
    return (f"{verb}ed", f"{verb}{verb[-1]}ed") if verb in _DOUBLED else (f"{verb}ed",)


_BARE = {
    **_IRREGULAR,
    **{past: verb for verb in (*_ALONE, *_ACTED) for past in _past(verb)},
}
_FREE = {*_IRREGULAR, *(past for verb in _ALONE for past in _past(verb))} - {"dealt"}
_SUBJECT = r"I|we|you|he|she|it|they|who|which|that|enemy|investigator|player|phase|turn|@\d+"
_FORM = re.compile(
    rf"(?P<before>(?<![\w@'])(?:(?P<subject>{_SUBJECT})|and|then|but)|,) (?P<how>(?:then|also|successfully|immediately) )?"
    rf"(?P<past>{'|'.join(sorted(_BARE, key=len, reverse=True))})\b"
    r"(?P<object>(?= (?:@|I\b|me\b|myself\b|him\b|her\b|it\b|them\b|an?\b|the\b|another\b|my\b|his\b|its\b|their\b|both\b|all\b|\d)))?",
    re.IGNORECASE,
)
#: What somebody has done to something.
_PERFECT = re.compile(
    rf"(?P<before>(?<![\w@'])(?P<subject>{_SUBJECT})) (?:has|have)(?P<how> (?:just|already))? "
    rf"(?P<past>{'|'.join(sorted((past for verb in _ACTED for past in _past(verb)), key=len, reverse=True))})\b"
    r"(?P<object>(?= (?:@|an?\b|the\b|another\b|my\b|his\b|her\b)))",
    re.IGNORECASE,
)
_WAS = re.compile(r"\b(?:was|were|had)\b", re.I)
#: What is so at any time: what is printed, which keyword something has, what leads where.
_TIMELESS = re.compile(
    r"(?:the |my )?(?:@\d+|I|he|she|it|enemy)(?: (?:has|have|is|am)|['’](?:s|m|ve))(?: got)? (?:an? |the )?(?:base )?"
    r"(?:(?:shroud|fight|evade|health|sanity|willpower|intellect|combat|agility)(?: (?:value )?(?:of )?)?\d+"
    r"|\d+[- ](?:shroud|fight|evade|health|sanity|willpower|intellect|combat|agility)"
    r"|(?:no )?(?:retaliate|hunter|aloof|massive|alert)(?: keyword| enemy)?|connected to .+)",
    re.I,
)
_NAMES_ME = re.compile(r"\bI(?: am|['’]m) (?:playing )?@\d+", re.I)
_IS = re.compile(r"\b(?:is|are|am|has|have)\b|\b(?:I|he|she|it|that|there)['’](?:m|s|ve)\b", re.I)


def in_present(told: Sequence[str], question: str) -> tuple[tuple[str, ...], str]:
    """The sentences that are ``told`` and the ``question``, in the present."""
    at_a_time = [one for one in told if not _TIMELESS.fullmatch(one)]
    now = any(_IS.search(_NAMES_ME.sub("", one)) or _DOES.search(one) for one in at_a_time)
    mixed = now and any(map(_WAS.search, told))
    out = tuple(told if mixed else map(_now, told))
    asked = re.sub(r"^did\b", "does", question, flags=re.I)
    if not mixed:
        asked = re.sub(r"^was\b", "is", re.sub(r"^were\b", "are", asked, flags=re.I), flags=re.I)
        asked = re.sub(r"\bdid\b", "does", asked)
    return out, asked


def with_subject(sentence: str) -> str:
    """``sentence`` that begins with a verb, as somebody says it who leaves out "I", or "he"."""
    first = _LETTERS.match(sentence)
    verb = first[0].casefold() if first else ""
    who = "I" if verb in FORMS else "he" if verb in _OF_ANOTHER else ""
    return f"{who} {verb}{sentence[len(verb) :]}" if who else sentence


_LETTERS = re.compile(r"[A-Za-z]+")
#: The forms of these verbs, which name no card.
FORMS = frozenset((*_BARE, *_BARE.values()))
#: The forms in which somebody tells of another.
_OF_ANOTHER = frozenset(map(third_person, _BARE.values()))
#: The verbs in the present of whoever speaks, without those that are the same in the past.
_OF_ME = {verb for past, verb in _BARE.items() if past != verb} - {*_BARE}
#: What somebody does now: beside it, what was so need not be so any more.
_DOES = re.compile(
    r"(?:(?<![\w'])(?:@\d+|he|she|it|who|which|that|enemy|investigator|player|and|then|now|but)|,) (?:now |then |also )?"
    rf"(?:{'|'.join(sorted(_OF_ANOTHER, key=len, reverse=True))})\b"
    rf"|\b(?:I|we|you|they) (?:now |then |also )?(?:{'|'.join(sorted(_OF_ME, key=len, reverse=True))})\b",
    re.IGNORECASE,
)


def _now(sentence: str) -> str:
    text = re.sub(r"\bI was\b", "I am", sentence)
    text = re.sub(r"\bI had\b(?! (?:been|not|\w+ed|taken|drawn|dealt)\b)", "I have", text)
    text = _PERFECT.sub(_present, text)
    text = re.sub(r"\bwas\b(?! not)", "is", text)
    text = re.sub(r"\bwere\b(?! not)", "are", text)
    text = re.sub(r"\bhad\b(?! (?:been|not|\w+ed|taken|drawn|dealt)\b)", "has", text)
    return _FORM.sub(_present, text)


def _present(found: re.Match[str]) -> str:
    past = found["past"].casefold()
    if found["object"] is None and past not in _FREE:
        return found[0]
    verb = _BARE[past]
    bare = (found["subject"] or "").casefold() in ("i", "we", "you")
    how = "" if found.re is _PERFECT else found["how"] or ""
    return f"{found['before']} {how}{verb if bare else third_person(verb)}"
