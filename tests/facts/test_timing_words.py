"""What a card prints as "when" is told as "when", and what it prints as "after" as "after".

"If" and "at" stand between the two (arkham-lcg/at), so that an ability told one stage too early or
too late comes out before or after what it should not.
"""

from __future__ import annotations

import re
from typing import Any

from tests.facts.opaque import is_opaque
from tests.facts.test_described import Lacking, data_of, described
from tests.named_folders import CARDS, needs

pytestmark = needs(CARDS)

#: The word of timing that follows the head of an ability, or the "Play" of a fast event.
PRINTED = re.compile(
    r"(?:\[reaction\]:?|Forced</b>\s*[-–]|Fast\.\s*Play(?: immediately| only)?)"
    r"\s*(?:During [^,.]*, )?(When|After)\b"
)
ASIDE = re.compile(r"<i>.*?</i>")
ANSWERS = ("reaction", "forced", "seeking", "fast")
_INSTEAD_OF_DISCARD = "it says where the card goes, and so acts before it goes there"
_BEFORE_RESOLVING = "it is printed as after the draw, but before the card's effects resolve"
_ONCE_GONE = "what leaves play is removed from the game once it has left"
_NO_WORD = "no word of timing is printed; it is so when the thing has happened"
_BEFOREHAND = "it is printed as before the opening hand is drawn, which is when it would be"
_INSTEAD = "no word of timing is printed; it takes the place of what would happen"
#: Code → why it is told in another stage than the one that its text names.
OTHERWISE = {
    "01014": _INSTEAD_OF_DISCARD,
    "06024": _INSTEAD_OF_DISCARD,
    "60475": _INSTEAD_OF_DISCARD,
    "03022": _BEFORE_RESOLVING,
    "04028": _BEFORE_RESOLVING,
    "02138": _ONCE_GONE,
    "07150": _ONCE_GONE,
    "71016": _ONCE_GONE,
    "71022": _ONCE_GONE,
    "06010": "the bounties lie on the enemy only until it has left play",
    "02329": "what spawns can hold nothing before it is in play",
    "60207": "what spawns can neither exhaust nor be damaged before it is in play",
    "04064": "it is printed as before the other results of the test, which is ST.6",
    "05036": "it is printed as after the move, but before enemies engage",
    "02004": _INSTEAD,
    "02234": _INSTEAD,
    "90049": _INSTEAD,
    "88044": _INSTEAD,
    "71041": "no word of timing is printed; an attack is ignored as it would be made",
    "05003": _INSTEAD,
    "98003": "no word of timing is printed; what cannot be gained is canceled as it would be",
    "02142": "no word of timing is printed; it stays where it would be discarded",
    "60502": "no word of timing is printed; it cancels what a failure would bring",
    "06022": _NO_WORD,
    "04193": _NO_WORD,
    "04202": "it is printed as when one performs the test, whose difficulty stands once ST.1 began",
    "07120": "the end of ST.3, where nothing else comes, is told as the beginning of ST.4",
    "08070": _NO_WORD,
    "10022": _NO_WORD,
    "10723": _NO_WORD,
    "10740": _NO_WORD,
    "03264": _BEFOREHAND,
    "07303": _BEFOREHAND,
    "10001": "no word of timing is printed; a cost is lower when it is paid",
    "60470": "no word of timing is printed; a cost is lower when it is paid",
    **dict.fromkeys(
        ("08011a", "08012a", "08014a", "53006", "90025", "90029"),
        "no word of timing is printed; what is counted counts once it has happened",
    ),
    **dict.fromkeys(("06233", "06275"), "no word of timing is printed; it begins the game there"),
    "08618": "no word of timing is printed; a token is canceled as it is revealed",
    "60401": "the ability of the elder sign is said of a token that has been canceled",
}


def stages(item: dict[str, Any]) -> set[str]:
    """The stages in which the reactions and forced abilities of a described card act."""
    triggers = [
        one["on"] for one in item.get("ability", ()) if one["kind"] in ANSWERS and "on" in one
    ]
    found = {stage for on in triggers for stage in ("would", "when", "after") if stage in on}
    return {"when" if stage == "would" else stage for stage in found}


def amiss(item: dict[str, Any]) -> bool:
    """Whether the card tells a stage that it does not print, or lacks one that it does."""
    text = ASIDE.sub("", data_of(item).text)
    told = stages(item)
    lacks = {word.lower() for word in PRINTED.findall(text)} - told
    adds = told - {word.lower() for word in re.findall(r"\b(?:when|after)\b", text, re.IGNORECASE)}
    whole = not any(is_opaque(one) for one in item.get("ability", ()))
    return bool(adds or (lacks and whole))


def test_the_printed_word_of_timing_is_the_one_that_is_told() -> None:
    found = set()
    for _, item in described():
        try:
            if item.get("ability") and amiss(item):
                found.add(item["code"])
        except Lacking:
            continue
    assert found == set(OTHERWISE), sorted(found ^ set(OTHERWISE))


def test_a_card_that_is_told_too_early_is_found() -> None:
    furs = next(item for _, item in described() if item["code"] == "08126")
    assert not amiss(furs)
    early = [{**one, "on": {"when": "reveal"}} for one in furs["ability"]]
    assert amiss({**furs, "ability": early})
