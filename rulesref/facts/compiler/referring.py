"""What "it" stands for: readings that the words in front of them do not bear out.

A production that takes "it" for the card itself is wrong behind another thing: between "it" and
what it means nothing else is named that it could mean. So where the last thing in front of it is an
enemy, an asset or the like, "it" is not the card that the text is printed on.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from rulesref.facts.compiler.reading import Reading
from rulesref.facts.compiler.tokens import LINE, SELF, Token

_PRONOUNS = frozenset({"it", "its", "he", "him", "she", "her"})
THINGS = frozenset(
    {
        *("enemy", "asset", "card", "event", "location", "treachery", "investigator"),
        *("copy", "ally", "weakness"),
    }
)

#: What is no person is never called by one of these.
_OF_PERSONS = frozenset({"he", "him", "she", "her"})
_PERSONS = frozenset({"enemy", "asset", "investigator", "ally"})


#: Whom no text calls "it".
_NEVER_IT = frozenset({"investigator"})

#: Types of card that are no person, whatever is printed on them.
_NO_PERSONS = frozenset({"location", "treachery", "event", "skill"})


def astray(type: str, tokens: Sequence[Token], reading: Reading) -> bool:
    """Whether a pronoun of ``tokens`` is read as the card itself where it means another thing.

    A card of ``type`` may be one that is nobody: who is "him" was named before.
    """
    return any(
        _named_before(tokens, place) or (type in _NO_PERSONS and tokens[place].word in _OF_PERSONS)
        for place in _of_itself(tokens, reading)
    )


#: How a meaning names the card itself, or where it is.
_OF_ITSELF = re.compile("'this(?:-location)?'")


def _of_itself(tokens: Sequence[Token], reading: Reading) -> Iterator[int]:
    """The places of the pronouns that productions of ``reading`` take for the card itself."""
    if reading.production is not None and _OF_ITSELF.search(repr(reading.production.means)):
        inside = {place for part in reading.parts for place in range(part.start, part.end)}
        for place in range(reading.start, reading.end):
            if place not in inside and tokens[place].word in (*_PRONOUNS, _OF_SEVERAL):
                yield place
    for part in reading.parts:
        yield from _of_itself(tokens, part)


#: What several are called, and how a text speaks of several that are what the card itself is.
_OF_SEVERAL, _COPIES = "them", ["copies", "of"]

#: What of all things enemies alone do: no place and no card in hand is meant by who does it.
_OF_ENEMIES = frozenset({"attacks", "engages", "readies"})
_NO_ENEMIES = frozenset({"asset", "card", "event", "location", "treachery"})

#: How a place or a card in hand does not stand.
_STANDS = frozenset({"ready", "exhausted", "unengaged"})
_STANDS_NOT = frozenset({"card", "event", "location"})


def _named_before(tokens: Sequence[Token], place: int) -> bool:
    """Whether the last thing in front of ``place`` is not the card that the text is printed on."""
    follows = tokens[place + 1].word if place + 1 < len(tokens) else ""
    things = THINGS - _NO_ENEMIES if follows in _OF_ENEMIES else THINGS
    if follows == "is" and place + 2 < len(tokens) and tokens[place + 2].word in _STANDS:
        things = THINGS - _STANDS_NOT
    if _has_shroud(tokens, place):
        things = _SHROUDED
    person = tokens[place].word in _OF_PERSONS
    named, taken_up = _PERSONS if person else things - _NEVER_IT, False
    for back in range(_behind_located(tokens, place) - 1, -1, -1):
        if tokens[back].word == SELF:
            if _is_paid(tokens, back, place):  # what it was paid for was named before
                continue
            if _tells_of_another(tokens, back):
                continue
            before = [token.word for token in tokens[max(0, back - 2) : back]]
            return tokens[place].word == _OF_SEVERAL and before == _COPIES
        if tokens[back].word in named and tokens[max(0, back - 1)].word != "per":
            if taken_up:  # "attach it to her": what "it" has taken up is not meant by "her"
                taken_up = False
                continue
            this = back > 0 and tokens[back - 1].word == "this"
            if this and _tells_of_another(tokens, back - 1):
                continue
            return not this
        if _is_against_an_enemy(tokens, back):
            return True
        taken_up = taken_up or (person and tokens[back].word == "it")
    return False


#: What is done to a card that something costs.
_PAYS = frozenset({"exhaust", "discard", "from"})
#: What alone has a shroud: "it gets -3 shroud" is said of no enemy that is there.
_SHROUDED = frozenset({"location"})


def _has_shroud(tokens: Sequence[Token], place: int) -> bool:
    """Whether what the pronoun at ``place`` stands for gets more or less shroud."""
    follows = [token.word for token in tokens[place + 1 : place + 4]]
    return follows[:1] == ["gets"] and follows[2:] == ["shroud"]


def _tells_of_another(tokens: Sequence[Token], itself: int) -> bool:
    """Whether the card ``itself`` is named only to tell which other thing is meant.

    "an asset at Made Up" and "an enemy without Made Up attached" are that asset and that enemy.
    """
    words = [token.word for token in tokens]
    before = words[max(0, itself - 2) : itself]
    located = before[1:] == ["at"] and before[0].rstrip("s") in THINGS
    return located or "without" in before


def _is_paid(tokens: Sequence[Token], itself: int, place: int) -> bool:
    """Whether the card ``itself`` is named in front of ``place`` as what is paid for this.

    "When an enemy attacks you, exhaust Made Up: Deal 1 damage to it." speaks of the enemy, as "you
    may discard Made Up to deal 1 damage to it" does. What else is paid speaks of the card.
    """
    words = [token.word for token in tokens]
    if not itself or words[itself - 1] not in _PAYS:
        return False
    between = words[itself + 1 : place]
    apart = not _ENDS_PAYING.isdisjoint(between) or between[:1] == ["to"]
    return apart or (words[itself - 1] == "exhaust" and ":" not in words[place:])


#: What a text has done to a card that something costs, and where the payment ends.
_PAYS, _ENDS_PAYING = frozenset({"exhaust", "discard", "from"}), frozenset({":", "."})


#: What is done to an enemy though no text names it: what follows may speak of it.
AGAINST = frozenset({"fight", "evade"})


def _is_against_an_enemy(tokens: Sequence[Token], place: int) -> bool:
    """Whether the action at ``place`` is one against an enemy: "Fight." or "Evade ([agility])."."""
    before = tokens[place - 1].word if place else LINE
    follows = tokens[place + 1].word if place + 1 < len(tokens) else ""
    begins = before in (":", ".", LINE) or before.startswith("[")
    return begins and tokens[place].word in AGAINST and follows in (".", "(")


def _behind_located(tokens: Sequence[Token], place: int) -> int:
    """Where to look back from: what is "at its location" is not what that location belongs to."""
    at = place - 1
    if at > 0 and tokens[at].word == "at" and tokens[at - 1].word.rstrip("s") in THINGS:
        return at - 1
    return place


#: The category of what an event that stays attached does from then on.
_STAYS = "attached-lines"


def outlasts_playing(type: str, tokens: Sequence[Token], reading: Reading) -> bool:
    """Whether what an event does while it stays attached is read as a part of playing it.

    Playing it attaches it, and no more: what a line below says is an ability of the attached card.
    """
    words = [token.word for token in tokens]
    if type != "event" or "attach" not in words:
        return False
    below = next((n for n, word in enumerate(words) if word == LINE and "attach" in words[:n]), 0)
    return bool(below) and "attached" in words[below:] and not _has(reading, _STAYS, below + 1)


def _has(reading: Reading, category: str, start: int) -> bool:
    """Whether a part of ``reading`` that begins at ``start`` is one of ``category``."""
    own = reading.production is not None and reading.production.category == category
    return (own and reading.start == start) or any(
        _has(part, category, start) for part in reading.parts
    )


#: Where a card could go instead of what is about to happen to it.
_FATES = frozenset({"leave-play", "discard", "defeat"})
_GOES = frozenset({"remove", "set-aside", "shuffle-into-deck", "take-back", "add-to-victory"})


def _would(ability: Mapping[str, Any]) -> tuple[str, ...]:
    """The events that ``ability`` answers before they happen."""
    would = ability.get("on", {}).get("would", ())
    return (would,) if isinstance(would, str) else tuple(would)


def _leaves(ability: Mapping[str, Any]) -> bool:
    """Whether ``ability`` answers, as it happens, that a card leaves play."""
    return bool(ability.get("on", {}).get("when") == "leave-play")


def two_fates(abilities: Iterable[Mapping[str, Any]]) -> bool:
    """Whether a card that is about to leave goes elsewhere by a text that replaces nothing.

    "When it would be discarded: Shuffle it …" is meant in place of the discard; without a word of
    that in the notation it would do both. And "when it leaves play" it would leave play again by
    what the ability does, and so on for ever: it has left by then.
    """
    return any(
        (not _FATES.isdisjoint(_would(ability)) or _leaves(ability))
        and ability["on"].get("card") == "this"
        and any(
            clause.get("verb") in _GOES and clause.get("card") == "this"
            for clause in ability.get("do", ())
        )
        for ability in abilities
    )


def reveals_anyway(tokens: Sequence[Token], abilities: Iterable[Mapping[str, Any]]) -> bool:
    """Whether another token is revealed first where the test fails "instead" of that."""
    return any(token.word == "instead" for token in tokens) and any(
        first.get("verb") == "reveal-another"
        and any(deed.get("verb") == "fail-automatically" for deed in after.get("effects", ()))
        for ability in abilities
        for first, after in pairwise(ability.get("do", ()))
    )


def opens_card(abilities: Iterable[Mapping[str, Any]]) -> bool:
    """Whether somebody else may use the card, which is all its abilities and not one of them."""
    return any(
        clause.get("verb") == "open-to-all-here"
        for ability in abilities
        for clause in ability.get("do", ())
    )


def goes_on_apart(value: Any, behind: Collection[str] = ("then",)) -> bool:
    """Whether something follows a test with "then", though it follows only one of its results.

    "If you fail, A. Then, B." is no B where the test succeeds, and "Then, if …" asks only then.
    ``behind`` are the verbs that do not follow a test; where it names none, no verb does.
    """
    if isinstance(value, Mapping):
        return any(goes_on_apart(item, behind) for item in value.values())
    if not isinstance(value, list):
        return False
    return any(goes_on_apart(item, behind) for item in value) or any(
        isinstance(first, Mapping)
        and first.get("verb") == "test"
        and isinstance(after, Mapping)
        and (not behind or after.get("verb") in behind)
        for first, after in pairwise(value)
    )


#: How a sentence begins that speaks of what the one before it has done something to.
_TAKES_UP = frozenset({"it", "he", "she", "they", "that", "those"})
_RESULTS = (["if", "you", "succeed"], ["if", "you", "fail"])


def takes_up_a_result(tokens: Sequence[Token], abilities: Sequence[Mapping[str, Any]]) -> bool:
    """Whether a sentence that goes on with what a result of a test was about comes about anyway.

    "If you succeed, exhaust Made Up. It does not ready." says nothing of a failure.
    """
    words = [token.word for token in tokens]
    results = [n for n in range(len(words)) if words[n : n + 3] in _RESULTS]
    goes_on = any(
        words[n] == "." and words[n + 1] in _TAKES_UP
        for n in range(results[-1] if results else len(words), len(words) - 1)
    )
    return goes_on and goes_on_apart(list(abilities), ())


#: How a text speaks of all tokens that are revealed at once.
_AT_ONCE = ["reveal", "1", "or", "more"]


def answers_each(tokens: Sequence[Token], abilities: Iterable[Mapping[str, Any]]) -> bool:
    """Whether what happens once for "1 or more" tokens would answer each of them.

    With a limit that makes no difference.
    """
    words = [token.word for token in tokens]
    at_once = any(words[n : n + len(_AT_ONCE)] == _AT_ONCE for n in range(len(words)))
    return at_once and any(
        "reveal" in ability.get("on", {}).values() and "limit" not in ability
        for ability in abilities
    )
