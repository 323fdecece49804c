"""Compiled against written: every described card is compiled blind and held to its facts.

    python -m tests.facts.compiler.gold [CODE…]     which differ, with both notations

Equal means equal up to ``ALIKE``, which lists the spellings of the notation that mean the same.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from rulesref.facts.compiler.compiled_card import FULL, CompiledCard
from tests.facts.compiler.made import compiler, records
from tests.facts.opaque import is_opaque, written_cards


class Compared(NamedTuple):
    """One described card: what is written of it, what is compiled, and whether they agree."""

    written: dict[str, Any]
    compiled: CompiledCard
    missing: tuple[Any, ...]
    surplus: tuple[Any, ...]


def alike(value: Any) -> Any:
    """``value`` in one spelling of what several mean."""
    if isinstance(value, list):
        return _announced([alike(one) for one in value])
    if not isinstance(value, dict):
        return value
    made = {key: alike(item) for key, item in value.items() if key != "cites"}
    if made.get("count") == "minus" and isinstance(made["number"], int):
        return -made["number"]
    if made.get("pay") == "chosen":  # what is chosen is one card, discarded, unless it says else
        made = {name: it for name, it in made.items() if (name, it) not in _CHOSEN}
    if (
        made.get("kind") == "fast"
        and "on" not in made
        and {"test": "your-turn"} in made.get("if", ())
    ):
        made |= {"kind": "play", "cost": [one for one in made.get("cost", ()) if _asked(one)]}
        del made["zones"]  # a fast event of one's own turn is played as any other
    if "kind" in made and made.get("cost") == []:
        del made["cost"]
    if isinstance(made.get("if"), list):  # a test that is told twice is one
        made["if"] = [one for n, one in enumerate(made["if"]) if one not in made["if"][:n]]
    if made == {"verb": "return-to-hand", "card": "this"}:  # an ability in play acts from there
        return {"verb": "take-back", "card": "this"}
    if made.get("test") == "holds" and "most" not in made and made.get("least") == 1:
        del made["least"]  # a token is one or more
    if made == {"test": "during-your-test"}:
        return {"test": "you-perform"}
    if made.get("would") == "reveal-token" and made.get("who") == "investigator":
        del made["who"]  # nobody else reveals any
    if isinstance(made.get("if"), str):  # two words for one stage of a trigger
        made["at"] = made.pop("if")
    if "nearest" in made and made.get("chooser") == "lead":
        del made["chooser"]  # who settles what is equally near is not told otherwise
    if made.get("verb") == "choose-one" and (test := _either_skill(made["options"])):
        return test
    if "verb" in made:  # what is not told otherwise
        made = {name: it for name, it in made.items() if (made["verb"], name, it) not in _TOLD}
    if made.get("all") == "attached-to-this" and set(made) == {"all", "type"}:
        return "attached-to-this"  # a text that names the type of its host can have no other
    if made.get("enemy") == "enemy" and made.keys() & {"after", "when", "if", "would"}:
        del made["enemy"]  # what attacks, engages or is evaded is an enemy
    if set(made) == {"all"} and isinstance(made["all"], str):
        return made["all"]  # { all = "this" } is "this"
    if made.get("verb") == "fight" and isinstance(made.get("plus"), int) and "damage" not in made:
        made["damage"] = 1 + made.pop("plus")  # so much more than the 1 of every attack
    if made.get("verb") == "ready" and isinstance(made["card"], dict):
        made["card"].pop("ready", None)  # what is ready cannot ready
    if made.get("verb") == "discover" and isinstance(made["at"], dict):
        made["at"].pop("with", None)  # a place without clues has none to discover
    return made


#: What is announced for the test that follows: of several kinds none waits for another.
_ANNOUNCES = ("if-fails", "if-revealed", "if-succeeds")
#: What of it is announced for a result, in one clause or in several.
_RESULTS, _TOLD_OF = ("if-fails", "if-succeeds"), {"verb", "effects"}


def _announced(made: list[Any]) -> list[Any]:
    """``made`` with neighbours that announce something in one order, each kind told once."""
    for end in range(1, len(made)):
        for place in range(end, 0, -1):
            one, other = (_verb(made[place - 1]), _verb(made[place]))
            if one in _ANNOUNCES and other in _ANNOUNCES and one > other:
                made[place - 1 : place + 1] = [made[place], made[place - 1]]
    for place in range(len(made) - 1, 0, -1):
        before, one = made[place - 1], made[place]
        alone = _verb(one) in _RESULTS and before.keys() == one.keys() == _TOLD_OF
        if alone and _verb(one) == _verb(before):
            both = {**one, "effects": before["effects"] + one["effects"]}
            made[place - 1 : place + 1] = [both]
    return made


def _verb(clause: Any) -> str:
    return str(clause.get("verb", "")) if isinstance(clause, dict) else ""


def _either_skill(options: list[list[dict[str, Any]]]) -> dict[str, Any] | None:
    """One test with one of several skills, where ``options`` are such tests and differ in nothing else."""
    tests = [option[0] for option in options if len(option) == 1 and "skill" in option[0]]
    rest = [{name: it for name, it in test.items() if name != "skill"} for test in tests]
    if len(tests) != len(options) or any(one != rest[0] for one in rest):
        return None
    return {**rest[0], "skills": [test["skill"] for test in tests]}


_CHOSEN = (("count", 1), ("deed", "discard"))
#: Verb, slot, what it has where nothing is told.
_TOLD = (
    ("fight", "damage", 1),
    ("fight", "skill", "combat"),
    ("evade", "skill", "agility"),
    ("investigate", "skill", "intellect"),
    ("discard-at-random", "amount", 1),
    ("choose-one", "must", True),
)


def here(ability: Any) -> Any:
    """An ability of a location: the location that it is at is itself."""
    if isinstance(ability, list):
        return [here(one) for one in ability]
    if isinstance(ability, dict):
        return {name: here(item) for name, item in ability.items()}
    return "this" if ability == "this-location" else ability


def _asked(cost: dict[str, Any]) -> bool:
    return cost["pay"] != "resources"


def key(ability: Any) -> str:
    """What two abilities that mean the same have in common."""
    return json.dumps(alike(ability), sort_keys=True)


def clauses(abilities: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """``abilities`` with each clause of a constant one on its own: they act independently."""
    for ability in abilities:
        if ability["kind"] == "constant" and len(ability.get("do", ())) > 1:
            yield from ({**ability, "do": [clause]} for clause in ability["do"])
        else:
            yield ability


def compared() -> Iterator[Compared]:
    """Each described card of which every line was compiled, with what does not agree."""
    cards, make = records(), compiler()
    for _, item in written_cards():
        record = cards.get(item["code"])
        if record is None or is_opaque(item.get("ability", [])):
            continue
        compiled = make.card(record)
        same = here if record.type == "location" else list.copy
        written = {key(one): one for one in clauses(same(item.get("ability", [])))}
        made = {
            key(one): one
            for line in (*compiled.lines, *compiled.back)
            if line.understood == FULL
            for one in clauses(same(line.facts.get("ability", [])))
        }
        surplus = tuple(one for same, one in made.items() if same not in written)
        missing = tuple(one for same, one in written.items() if same not in made)
        yield Compared(item, compiled, missing, surplus)


def main(codes: list[str]) -> None:
    """Print what was compiled otherwise than it is written."""
    right = wrong = 0
    for one in compared():
        if codes and one.written["code"] not in codes:
            continue
        right += sum(line.understood == FULL for line in one.compiled.lines)
        if not one.surplus:
            continue
        wrong += len(one.surplus)
        print(one.written["code"], one.written["name"])
        for ability in one.surplus:
            print("   compiled", json.dumps(ability))
        for ability in one.missing:
            print("   written ", json.dumps(ability))
    print(f"{right} lines understood, {wrong} abilities otherwise than written")


if __name__ == "__main__":
    main(sys.argv[1:])
