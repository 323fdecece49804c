"""One sentence that folds into it several of what is done: what is tested, spent, used, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.expression import lazily
from rulesref.sentences.arkham_lcg.folded_positions import WORTH
from rulesref.wording.third_person import third_person

#: Language → (what somebody tests who succeeds or fails at it, what that comes to).
_ENDS_SO = {
    "en": (
        (lazily(r"(?P<who>.+?) successfully (?P<does>.+)"), "succeeds"),
        (lazily(r"(?P<who>.+?) unsuccessfully (?P<does>.+)"), "fails"),
        (lazily(r"(?P<who>.+?) fails to (?P<does>[a-z]+)(?P<bare>.*)"), "fails"),
    ),
    "it": (
        (lazily(r"(?P<who>.+?) con successo (?P<does>.+)"), "supera la prova"),
        (lazily(r"(?P<who>.+?) (?P<does>.+?) con successo"), "supera la prova"),
        (lazily(r"(?P<who>.+?) (?P<does>.+?) senza successo"), "fallisce la prova"),
    ),
}
#: Language → a card that somebody uses to do something.
_TO = {
    "en": lazily(
        r"(?P<uses>(?P<who>.+?) (?:uses|activates|triggers|plays) .+?) to (?P<what>[a-z]+ .+)"
    ),
    "it": lazily(r"(?P<uses>(?P<who>.+?) (?:usa|attiva|gioca) .+?) per (?P<what>[a-z]+ .+)"),
}
#: Language → (a card that is played or used, and what is spent on it; the same the other way round).
_PAYING = {
    "en": (
        lazily(
            r"(?P<uses>(?P<who>.+?) (?:uses|activates|triggers|plays) .+?),? "
            r"(?:paying|spending|by paying|by spending|for) (?P<what>\d+ [a-z]+)"
            r"(?P<skill> for (?:\+?\d+ )?(?:willpower|intellect|combat|agility))?"
        ),
        lazily(
            r"(?P<who>.+?) (?:spends|pays) (?P<what>\d+ [a-z]+) to (?P<does>use|activate|trigger|play) "
            r"(?P<rest>.+)"
        ),
    ),
    "it": (
        lazily(
            r"(?P<uses>(?P<who>.+?) (?:usa|attiva|gioca) .+?),? (?:pagando|spendendo) (?P<what>\d+ [a-z]+)"
            r"(?P<skill> per (?:\+?\d+ )?(?:volontà|intelletto|combattimento|agilità))?"
        ),
        lazily(
            r"(?P<who>.+?) (?:spende|paga) (?P<what>\d+ [a-z]+) per (?P<does>usare|attivare|giocare) (?P<rest>.+)"
        ),
    ),
}
#: Language → (what somebody tests, the token that they reveal for it; how that is said).
_WITH_TOKEN = {
    "en": (
        lazily(
            r"(?P<does>(?P<who>.+?) (?:investigates|fights|attacks|evades|tests|attempts|tries)\b.*?),? with (?:an? )?"
            r"(?P<face>[-−–+]?\d+|skull|cultist|tablet|elder thing|elder sign|auto-fail)(?: token)?"
        ),
        "reveals",
    ),
    "it": (
        lazily(
            r"(?P<does>(?P<who>.+?) (?:indaga|combatte|attacca|elude|effettua|tenta)\b.*?),? con (?:un[oa]? )?"
            r"(?P<face>[-−–+]?\d+|teschio|cultista|tavoletta|antico)"
        ),
        "rivela",
    ),
}
_MODIFIER = {"en": "the modifier is", "it": "il modificatore è"}
_SPENDS = {"en": "spends", "it": "spende"}
_PLUS = lazily(r"\+?\d+ ")
_DOES = {"usare": "usa", "attivare": "usa", "giocare": "gioca", "use": "uses", "play": "plays"}
#: Language → what is done once more; as an expectation it would say that it was done before.
_AGAIN = {"en": lazily(r"(?P<does>.+) again"), "it": lazily(r"(?P<does>.+) di nuovo")}


def done(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """The sentences that a When step may fold into one, each way of taking it apart by itself."""
    if (again := _AGAIN[language].fullmatch(text)) is not None:
        yield (again["does"],)
    yield from _worth_drawn(text, language)
    yield from _with_token(text, language)
    yield from _so_it_ends(text, language)
    yield from _used_to(text, language)
    yield from _paying(text, language)


def _so_it_ends(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What is tested, and that it succeeds or fails, where one sentence says both."""
    for said, ends in _ENDS_SO[language]:
        found = said.fullmatch(text)
        if found is None:
            continue
        does = found["does"]
        if found.groupdict().get("bare"):
            does = f"{third_person(does)}{found['bare']}"
        yield f"{found['who']} {does}", f"{found['who']} {ends}"


def _used_to(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What is used, and what somebody does by it."""
    found = _TO[language].fullmatch(text)
    if found is not None:
        chooses = {"en": "chooses to", "it": "sceglie di"}[language]
        yield found["uses"], f"{found['who']} {chooses} {found['what']}"


def _paying(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What is played or used, and what is spent on it: that has been spent, or is chosen."""
    behind, before = (said.fullmatch(text) for said in _PAYING[language])
    uses = ""
    if behind is not None:
        uses = behind["uses"] + _PLUS.sub("", behind.groupdict().get("skill") or "")
    elif before is not None:
        uses = f"{before['who']} {_DOES.get(before['does'], 'uses')} {before['rest']}"
    found = behind or before
    if found is not None:
        yield uses, f"{found['who']} {_SPENDS[language]} {found['what']}"


def _worth_drawn(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """Which symbol is revealed, and what its modifier is."""
    found = WORTH[language].fullmatch(text)
    if found is not None:
        yield f"{found['bag']}{found['rest']}", f"{_MODIFIER[language]} {found['worth']}"


def _with_token(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What is tested, and the token that is revealed for it."""
    said, reveals = _WITH_TOKEN[language]
    found = said.fullmatch(text)
    if found is not None:
        yield found["does"], f"{found['who']} {reveals} {found['face']}"
