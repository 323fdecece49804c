"""arkham-lcg/triggering-condition: which events a card can bring about, as far as its facts say.

By what its abilities do and cost, by the actions that they perform, and by what a card of its type
does or undergoes by the rules. It says what may be answered, not what surely happens.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulesref.engine.hooks import Hooks
from rulesref.games.arkham_lcg.in_play.leaving_play import WAYS_OUT
from rulesref.games.arkham_lcg.rules import RULES

_TEST = ("skill-test", "reveal-token", "commit", "succeed", "fail", "test-end")
_HARM = ("deal", "place-damage", "place-horror", "defeat")
_ENTERS = ("enter-play",)
#: Verb or cost → the events that it brings about, beside one of its own name.
_BY_WORD: Mapping[str, tuple[str, ...]] = {
    "deal": _HARM,
    "deal-everybody": _HARM,
    "deal-encounter-cards": ("draw-encounter", "revelation", "look-at"),
    "add-to-sacrifices": ("lay-facedown",),
    "heal": ("heal-more",),
    "miss": _HARM,
    "flip": ("flip-location",),
    "ignore": ("cancels",),
    "modify-failure": ("succeed", "fail"),
    "modify-value": ("succeed", "fail"),
    "move": ("disengage",),
    "remove-location": ("remove",),
    "replace-opening-hand": ("opening-hand",),
    "return": ("return-to-hand", "discard"),
    "return-to-hand": ("discard",),
    "take-back": ("return-to-hand", "discard"),
    "take-control": ("not-taken",),
    "reveal-instead": ("reveal-token",),
    "reveal-another": ("reveal-token",),
    "reshuffle-encounters": ("reshuffle",),
    "set-bonded-aside": ("set-aside",),
    "shuffle-deck": ("shuffle",),
    "reveal-and-cancel": ("reveal-token",),
    "seal-revealed": ("seal",),
    "draw-encounter": ("revelation", "surge"),
    "draw-found": ("draw",),
    "take": _HARM,
    "damage": _HARM,
    "horror": _HARM,
    "kill": ("defeat", "killed", "discard"),
    "move-damage": ("place-damage", "defeat"),
    "place-damage": ("place-damage", "defeat"),
    "place-horror": ("place-horror", "defeat"),
    "attack": ("attack", *_HARM),
    "strike": ("attack", *_HARM),
    "strike-everybody": ("attack", *_HARM),
    "attack-as-in-enemy-phase": ("attack", *_HARM),
    "fight": (*_TEST, *_HARM),
    "evade": (*_TEST, "evade", "successful-evasion", "exhaust", "disengage"),
    "evade-automatically": ("evade", "exhaust", "disengage"),
    "slip-away": ("evade", "successful-evasion", "disengage"),
    "investigate": (*_TEST, "discover"),
    "investigate-in-turn": (*_TEST, "discover"),
    "investigate-as-if-at": (*_TEST, "discover"),
    "test": _TEST,
    "reveal-tokens": ("reveal-token", "reveal"),
    "reveal-more": ("reveal-token", "reveal"),
    "cancel-token": ("cancels", "reveal-token", "reveal"),
    "cancel": ("cancels", "canceled-attack"),
    "cancel-revelation": ("cancels",),
    "explore": ("draw-exploration", "draw-encounter", "explored", "put-location", "move"),
    "move-toward": ("move", "disengage"),
    "move-away": ("move", "disengage"),
    "move-out": ("move", "place-at"),
    "move-as-in-enemy-phase": ("move",),
    "spawn-at": ("spawn",),
    "put-into-play": (*_ENTERS, "put-location"),
    "put-into-play-at": _ENTERS,
    "put-in-threat-area": ("enter-threat-area",),
    "put-in-threat-area-as-asset": ("enter-threat-area-as-asset",),
    "put-beside-agenda": ("enter-beside-agenda",),
    "attach": (*_ENTERS, "discard"),
    "give-and-trade": ("take-control", "not-taken", "give-resources"),
    "resolved-by": ("take-control",),
    "may-play": ("initiate-play", "play", "play-fast", *_ENTERS),
    "may-play-as-if": ("initiate-play", "play", *_ENTERS),
    "play": ("initiate-play", "play", "play-fast", "not-played", *_ENTERS),
    "place-uses": ("replenish",),
    "add-to-victory": ("victory",),
    "shuffle-into-deck": ("shuffle-in", "shuffle-back", "discard"),
    "discard-top": ("discard",),
    "discard-at-random": ("discard", "discard-from-hand"),
    "discard-down-to": ("discard", "discard-from-hand"),
    "discard-worth": ("discard", "discard-from-hand"),
    "look-at-top": ("look-at",),
    "spend-clues": ("spend-clues", "spend-clues-off"),
    "spend-clues-to-advance": ("spend-clues", "spend-clues-off", "advance"),
    "add-tokens": ("add-token",),
    "place-key": ("place-keys",),
    "place-random-key": ("place-keys",),
    "put-set-aside": ("put-location",),
    "shuffle-in-from": ("shuffle-in", "discard"),
    "move-key": ("place-keys",),
    "remove-tokens": ("remove-token",),
    "set-flood-level": ("flood",),
    "change-flood-level": ("flood",),
    "additional-action": ("gain-additional-action",),
    "earn-fewer-experience": ("fewer-experience",),
    "earn-more-experience": ("more-experience",),
    "cheapen-purchase": ("cheaper-purchase",),
    "gain-surge": ("surge", "draw-encounter"),
    "slots-to-hand": ("return-to-hand",),
    "resolve-story": ("story", "turn-over", "remember"),
    "switch-role-to-class": ("switch-role",),
    "take-role": ("switch-role",),
    "take-back-levels": ("return-to-hand",),
    "discard-encounters-until": ("discard",),
    "draw-encounter-card": ("draw-encounter", "revelation", "surge"),
    "advance": ("discard",),
    "chosen": ("discard",),
    "end-turn": ("turn-end", "turn-over"),
    "action": ("spend-actions", "action-performed"),
    "resources": ("spend-resources",),
    "uses": ("spend-uses",),
    "clues": ("spend-clues", "spend-clues-off"),
    "clues-as-group": ("spend-clues", "spend-clues-off"),
    "doom": ("place-doom",),
}
_PLAYED = ("initiate-play", "play", "play-fast", "spend-resources", "spend-actions")
#: What an enemy's attack brings about, and the types of those whom it may harm.
_ATTACKS, _ATTACKED = ("attack", "deal", "place-damage", "place-horror"), {"asset", "investigator"}
#: Type of card → the events that it brings about, or undergoes, by the rules.
_BY_TYPE: Mapping[str, tuple[str, ...]] = {
    "asset": (*_PLAYED, *_ENTERS, *WAYS_OUT, "exhaust", "ready", *_HARM),
    "event": (*_PLAYED, "discard"),
    "skill": ("commit",),
    "enemy": (
        *("draw-encounter", "spawn", "enter-play", "engage", "disengage", "attack", "evade"),
        *("successful-evasion", "move", "exhaust", "ready", *_HARM, *WAYS_OUT),
    ),
    "treachery": ("draw-encounter", "revelation", "discard"),
    "location": ("put-location", "reveal-location", "move", "discover", "skill-test"),
    "act": ("advance",),
    "agenda": ("advance", "place-doom"),
    "investigator": (
        *("turn-begin", "turn-end", "move", "draw", "gain-resources", "spend-actions"),
        *("discover", "engage", "disengage", "evade", "successful-evasion", "exhaust", "act"),
        *("spend-resources", "initiate-play", "play", "discard", "reveal-location"),
        *(*_TEST, *_HARM),
    ),
}


def brought_about(facts: Mapping[str, Any]) -> frozenset[str]:
    """The events that a card of ``facts`` can bring about or undergo."""
    return frozenset((_done(facts) | _undergone(facts)) & RULES.events.keys())


def _done(facts: Mapping[str, Any]) -> set[str]:
    words = set(_words(facts.get("ability", ())))
    surges = _BY_WORD["gain-surge"] if facts.get("keywords", {}).get("surge") else ()
    return words.union(surges, *(_BY_WORD.get(word, ()) for word in words))


def _undergone(facts: Mapping[str, Any]) -> set[str]:
    return {*_BY_TYPE.get(str(facts.get("type")), ())}


@RULES.hook(Hooks.may_answer)
def may_answer(
    on: Mapping[str, Any], own: Mapping[str, Any], facts: Mapping[str, Any]
) -> frozenset[str]:
    """The events of a card of ``facts`` that an ability of ``own`` with the trigger ``on`` may answer.

    What the other card undergoes is not answered by what asks for the ability's own card, or for a
    card of another type; what an attack causes comes from enemies, and so may the harm of what enemies attack.
    """
    type = str(facts.get("type"))
    if "attack" in str(on.get("cause", "")) and type != "enemy":
        return frozenset()
    events = _done(facts) | (_undergone(facts) if _is_about(on, type) else set())
    if type == "enemy" and own.get("type") in _ATTACKED and _is_about({**on, "to": ""}, type):
        events |= {*_ATTACKS}
    return answered(on) & events


def _is_about(on: Mapping[str, Any], type: str) -> bool:
    """Whether the trigger ``on`` may be about a card of that type which is not its own."""
    names = [value.get("all") if isinstance(value, Mapping) else value for value in on.values()]
    words = [name for name in names if isinstance(name, str)]
    found = {RULES.sight.finds[word] for word in words if word in RULES.sight.finds}
    return "this" not in words and (type in found or found <= {"investigator"})


def _words(value: Any) -> Iterator[str]:
    """Every verb, cost and designator in ``value``, at any depth; not what abilities answer."""
    if isinstance(value, Mapping):
        for key, part in value.items():
            if key in ("verb", "pay"):
                yield str(part)
            elif key == "designators":
                yield from part
            elif key != "on":
                yield from _words(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _words(part)


def answered(on: Mapping[str, Any]) -> frozenset[str]:
    """The events that the trigger ``on`` names, in whatever stage."""
    stages = {word for stage in RULES.stages for word in (stage.id, *stage.also)}
    told = [on[word] for word in on.keys() & stages]
    words = [word for each in told for word in (each if isinstance(each, list) else [each])]
    return frozenset(
        event
        for word in words
        if isinstance(word, str)
        for event in RULES.groups.get(word, (word,))
        if event in RULES.events
    )
