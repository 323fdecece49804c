"""An event that is told with how much of it there is in all: "just 1 damage", "at least 2 clues"."""

from __future__ import annotations

from typing import Any

from rulesref.errors import RulesrefError
from rulesref.expression import lazily
from rulesref.rulings.scene import Scene
from rulesref.rulings.timeline import understand
from rulesref.wording.respelling import DIGITS

EXACTLY, AT_LEAST, AT_MOST = "exactly", "at-least", "at-most"
#: Language → words before a number → the bound that they set, what is added to it, whether nothing else is meant.
_BOUNDS = {
    "en": {
        **dict.fromkeys(("exactly", "precisely"), (EXACTLY, 0, False)),
        **dict.fromkeys(("just", "only", "a single"), (EXACTLY, 0, True)),
        **dict.fromkeys(("at least", "no fewer than", "no less than"), (AT_LEAST, 0, False)),
        **dict.fromkeys(("at most", "no more than", "not more than"), (AT_MOST, 0, False)),
        "more than": (AT_LEAST, 1, False),
        **dict.fromkeys(("fewer than", "less than"), (AT_MOST, -1, False)),
    },
    "it": {
        **dict.fromkeys(("esattamente", "precisamente"), (EXACTLY, 0, False)),
        **dict.fromkeys(("solo", "soltanto", "solamente", "appena"), (EXACTLY, 0, True)),
        **dict.fromkeys(("almeno", "non meno di"), (AT_LEAST, 0, False)),
        **dict.fromkeys(("al massimo", "non più di", "al più"), (AT_MOST, 0, False)),
        "più di": (AT_LEAST, 1, False),
        "meno di": (AT_MOST, -1, False),
    },
}
_ONE = {"en": ("a", "an", "one"), "it": ("un", "uno", "una")}
_AMOUNT = {
    language: lazily(
        rf"\b(?P<bound>{'|'.join(sorted(_BOUNDS[language], key=len, reverse=True))}) "
        rf"(?P<number>\d{{1,3}}|{'|'.join((*_ONE[language], *DIGITS[language]))})(?= [^\W\d_])"
    )
    for language in ("en", "it")
}
#: Language → one and no more of it.
_SINGLE = {
    "en": (lazily(r"\b(?:a|(?:just|only) (?:a|one)) single (?=[a-z])"), "just 1 "),
    "it": (lazily(r"\bun[oa]? (?:solo|sola) (?=[a-z])"), "solo 1 "),
}
_ANY_NUMBER = lazily(r"\b\d+\b")


def how_much(scene: Scene, text: str) -> dict[str, Any] | None:
    """What ``text`` tells of how much of an event there is in all; ``None`` where it does not say that.

    It counts one amount, and no other: of two it is not said which of them the words bound.
    """
    language = scene.language
    single, one = _SINGLE[language]
    plain = single.sub(one, text)
    found = list(_AMOUNT[language].finditer(plain))
    if len(found) != 1:
        return None
    before, bound = plain[: found[0].start()], found[0]["bound"]
    word = found[0]["number"].casefold()
    told = "1" if word in _ONE[language] else DIGITS[language].get(word, word)
    event = f"{before}{told if int(told) else 1}{plain[found[0].end() :]}"
    kind, more, alone = _BOUNDS[language][bound]
    if len(_ANY_NUMBER.findall(event)) != 1 or int(told) + more < 0:
        return None
    return {"text": event, "number": int(told) + more, "bound": kind, "alone": alone}


def counts(scene: Scene, text: str) -> bool:
    """Whether ``text`` tells one event, with one amount of what adds up."""
    try:
        wanted = understand(scene, text)
    except RulesrefError:
        return False
    return len(wanted) == 1 and amount_slot(scene, *wanted[0]) != ""


def amount_slot(scene: Scene, id: str, slots: dict[str, Any]) -> str:
    """The only slot of an event that counts in what is told of it; empty for none, or several."""
    kind = scene.tongue.game.rules.events.get(id)
    counting = [
        slot
        for slot, told in slots.items()
        if kind is not None and isinstance(told, int) and kind.slots[slot] == "number"
    ]
    return counting[0] if len(counting) == 1 and id in scene.tongue.speech.summed else ""
