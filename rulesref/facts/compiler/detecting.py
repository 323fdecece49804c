"""What a text says must be somewhere in its notation: a look at both that knows no grammar.

A production may be wrong. So each word that limits, allows, forbids or picks out, each number,
trait and symbol of a text has to have left something behind; where it has not, the ability is not
understood after all, whatever the productions say.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rulesref.facts.compiler.tokens import Token

#: Word or words of a text → what of the notation can have come of it: words that stand anywhere in
#: it, as a field, a row or a value. One is enough.
LEAVES: Mapping[str, tuple[str, ...]] = {
    "if": ("if", "tests", "game-begins", "success", "failure", "if-succeeds", "if-fails",
           "if-revealed", "then", "name:success", "name:failure", "name:after", "name:restriction",
           "faces", "delay", "canceled-attack", "investigate-too", "token-canceled", "blank",
           "repeat-results", "forced:hand", "otherwise", "healed-as-a-point", "explore",
           "take-any-action"),
    "unless": ("if", "tests", "no", "not", "without"),
    "while": ("if", "tests", "kind:constant", "zones", "on", "test-is", "engaged-with"),
    "may": ("may", "may-pay", "choose-one", "kind:reaction", "kind:free", "kind:play", "kind:fast",
            "may-use-skill", "may-be-assigned-for-others", "additional-action", "gain-actions",
            "may-commit", "optional-play-cost", "least", "kind:action", "may-play", "up-to",
            "may-ignore", "open-to-all-here", "commits-to-any-test", "advances", "name:clues"),
    "must": ("choose-one", "must", "additional-cost", "additional-play-cost", "kind:forced",
             "kind:revelation", "kind:haunted", "kind:skill", "kind:objective", "kind:seeking",
             "area-limit", "cost", "may-pay",
             "takes-horror-first", "takes-damage-first", "resign"),
    "only": ("only", "if", "tests", "zones", "types", "restriction", "name:restriction", "only-these",
             "to", "of", "prefer"),
    "instead": ("instead", "success", "skill", "otherwise", "would", "investigated-with", "no",
                "come-back-after-test", "damage", "fail-automatically", "investigate-too", "set-base",
                "attach-facedown", "succeed-automatically", "treat-token-as", "drawn-by"),
    "cannot": ("cannot", "spared", "otherwise", "no", "if", "immune", "moves-by-scenario-only",
               "only-these", "leaves-play-only-by-itself", "blank", "reckon-number", "not-of-type"),
    "until": ("until", "delay", "discard-down-to", "hand", "missing", "short", "all-the-way", "short-of"),
    "another": ("not", "different-from", "reveal-more", "reveal-another", "gain-icon", "cancel-token",
                "take-same-action"),
    "other": ("not", "different-from", "may-be-assigned-for-others", "most", "keep", "resolve-story",
              "look-behind", "everybody"),
    "each": ("all", "for-each", "times", "count", "each", "per", "limit", "of", "round-begin",
             "first-this-round", "everybody", "shuffle-in-from"),
    "all": ("all", "lose-actions", "for-each", "paying", "of", "count", "discard-down-to"),
    "every": ("all", "for-each", "times", "count"),
    "equal": ("count",),
    "twice": ("repeat-results", "times", "limit", "multiply", "multiplied", "same-type-twice"),
    "double": ("multiply", "double-difficulty", "multiplied", "count", "doubles-negative-tokens", "double-icons"),
    "half": ("multiply", "half", "for-every", "count"),
    "random": ("discard-at-random", "pick-at-random", "sacrifice-at-random", "reveal-tokens",
               "place-random-key", "put-set-aside"),
    "facedown": ("attach-facedown", "facedown-on-this", "lay-facedown", "place-beneath", "facedown"),
    "exhausted": ("ready", "exhausted", "exhaust"),
    "ready": ("ready",),
    "engaged": ("engage", "engaged", "disengage", "attackable", "evadable", "spawn-at", "spawn"),
    "connecting": ("connecting", "near-location", "near-this", "location", "next-door"),
    "revealed": ("revealed", "test-is", "if-revealed", "faces", "reveal", "resolve-tokens", "look-behind"),
    "nearest": ("nearest", "patrol"),
    "farthest": ("farthest",),
    "attached": ("attach", "attached-to-this", "attached-here", "attached"),
    "committed": ("commit", "max-committed", "zones", "name:committed", "committed",
                  "committed-by-you", "all:committed", "performer"),
    "doom": ("doom", "flip-clue"),
    "clue": ("clue", "clues", "discover"),
    "clues": ("clue", "clues", "discover", "success"),
    "resource": ("resource", "resources", "place-uses", "less"),
    "resources": ("resource", "resources", "less"),
    "direct": ("direct", "takes-horror-first", "takes-damage-first"),
    "automatically": ("automatically", "next-test-succeeds"),
    "basic": ("basic", "action"),
    "additional": ("additional", "gain-actions", "by", "more", "cost", "reveal-another",
                   "search-further", "times"),
    "unique": ("unique",),
    "weakness": ("weakness", "encounter-treachery", "set-aside"),
    "weaknesses": ("weakness", "cross-off"),
    "elite": ("Elite",),
    "any": ("all", "choose", "who", "may", "on", "of", "at", "commits-to-any-test", "kind:fast", "skills"),
    "non-": ("without", "weakness:false", "encounter-treachery", "not", "no", "takes-horror-first",
             "takes-damage-first", "story:false", "unique:false", "-8", "skill:not"),
    "then": ("then",),
    "shuffle": ("shuffle", "shuffle-in-bonded", "reshuffle"),
    "discard": ("discard", "discarded", "discards", "lose-resources", "chosen", "success",
                "remove-uses", "stays", "reshuffle", "pay:worth"),
    "draw": ("draw", "opening-hand", "explore"),
    "heal": ("heal",),
    "move": ("move", "engaging", "deed:leave", "deed:enter", "cannot-enter", "moves", "explore"),
    "search": ("search", "your-bonded", "seal", "your-discard-pile"),
    "attach": ("attach",),
    "exhaust": ("exhaust", "stays-ready"),
    "cancel": ("cancel", "prevent-up-to", "prevent-dealt", "prevent", "canceled"),
    "lose": ("lose", "take-back", "put-down-clues", "discard-clues", "reduce"),
    "immediate": ("attack",),
    "limit": ("limit", "limited", "area-limit", "attach-limit", "without-attached", "without-attached-trait"),
    "max": ("max", "maximum", "limit", "limited", "most"),
    "once": ("limit", "toward", "move-toward", "times"),
    "total": ("count", "times", "discard-worth", "pay:worth"),
    "victory": ("victory", "vengeance"),
    "surge": ("surge", "surges"),
    "peril": ("peril",),
    "hunter": ("hunter", "move-as-in-enemy-phase"),
    "retaliate": ("retaliate", "retaliates-exhausted"),
    "aloof": ("aloof",),
}  # fmt: skip
#: What holds words together.
_PART = re.compile(r"[-|]")
#: What is added may be told with what it is added to: the damage of an attack counts its own.
_COUNTS_ITS_OWN = 1


def missing(tokens: Sequence[Token], facts: Mapping[str, Any]) -> Iterator[str]:
    """The words of a text that have left nothing behind in ``facts``."""
    held = {
        part
        for word in _words(facts)
        for part in (word, word.casefold(), *_PART.split(word.casefold()))
    }
    numbers = set(_numbers(facts))
    for token in tokens:
        word = token.word
        if word.startswith("[["):
            if word[2:-2] not in held:
                yield word
        elif word.startswith("["):
            if held.isdisjoint(_SYMBOLS.get(word, (word,))):
                yield word
        elif word.lstrip("+-").isdigit():
            if not _counted(word, numbers):
                yield word
        elif word in LEAVES and held.isdisjoint(LEAVES[word]):
            yield word


_SYMBOLS: Mapping[str, tuple[str, ...]] = {
    "[action]": ("kind:action", "pay:action", "action", "by:this"),
    "[fast]": ("kind:free", "kinds:free", "kind:fast", "fast"),
    "[reaction]": ("kind:reaction", "reaction"),
    "[elder_sign]": ("kind:elder-sign", "elder-sign"),
    "[auto_fail]": ("auto-fail",),
    "[elder_thing]": ("elder-thing",),
    "[skull]": ("skull",),
    "[cultist]": ("cultist",),
    "[tablet]": ("tablet",),
    "[bless]": ("bless",),
    "[curse]": ("curse",),
    "[frost]": ("frost",),
    # What a test uses by itself need not be said.
    "[willpower]": ("willpower", "skill"),
    "[intellect]": ("intellect", "investigate", "skill"),
    "[combat]": ("combat", "fight", "skill"),
    "[agility]": ("agility", "evade", "skill"),
    "[wild]": ("wild",),
    "[per_investigator]": ("per-investigator",),
    "[guardian]": ("guardian",),
    "[seeker]": ("seeker",),
    "[rogue]": ("rogue",),
    "[mystic]": ("mystic",),
    "[survivor]": ("survivor",),
    "[day]": ("day",),
    "[night]": ("night",),
}


def _words(value: Any, field: str = "") -> Iterator[str]:
    """Every word of ``value``: its fields, its texts, and each text with the field it stands in."""
    if isinstance(value, Mapping):
        if value.get("kind") == "forced" and "hand" in value.get("zones", ()):
            yield "forced:hand"  # it has to be there for it: a fast event always is
        if isinstance(value.get("skill"), list):
            yield "skill:not"  # of four all but one
        for key, item in value.items():
            yield str(key)
            yield from _words(item, str(key))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _words(item, field)
    elif isinstance(value, bool):
        yield f"{field}:{str(value).lower()}"
    elif isinstance(value, str):
        yield value
        yield f"{field}:{value}"


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield value
    elif isinstance(value, str):
        yield from map(int, re.findall(r"\d+", value))
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from _numbers(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _numbers(item)


def _counted(word: str, numbers: set[int]) -> bool:
    """Whether the number ``word`` is among ``numbers``; of one thing no number is said."""
    size = abs(int(word))
    alike = {size, -size} | ({size + _COUNTS_ITS_OWN} if word.startswith("+") else set())
    return size <= 1 or bool(alike & numbers)
