"""Given and When: words that investigators say at the table."""

from __future__ import annotations

from rulesref.engine.ability import Trigger
from rulesref.engine.lasting import delay
from rulesref.engine.notation import read_effect
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg import RULES
from rulesref.games.arkham_lcg.keys_and_stories.spoken import COSTLY
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import Intent, step
from rulesref.rulings.timeline import understand


@step(
    "given",
    "costly-word",
    word="text",
    horror="number",
    en="whoever says {word} takes {horror} horror",
    it="chi dice {word} subisce {horror} (orrore|orrori)",
)
def costly_word(case: Stage, word: str, horror: int) -> None:
    """What the campaign lays on a name that is said aloud."""
    words = case.state.get(TABLE, COSTLY, ())
    case.state.put(TABLE, **{COSTLY: (*words, (word, horror))})


@step(
    "when",
    "says-once",
    who="investigator",
    word="text",
    text="text",
    en="{who} says {word} as soon as this has happened: {text}",
    it="{who} dice {word} appena è accaduto questo: {text}",
)
def says_once(case: Stage, who: Reference, word: str, text: str) -> list[Intent]:
    """In the middle of whatever is being resolved, the first time that the event has happened."""
    player = case.thing(who)
    wanted = understand(case, text)
    if not wanted:
        raise UnresolvedReference(
            f"no event reads like {text!r}", remedy="write it as the timeline prints it"
        )
    kind, slots = wanted[0]
    types = RULES.events[kind].slots
    named = {case.name(id): id for id in case.state.things}
    filters = tuple(
        (name, named.get(told, told) if types[name] == "card" else told)
        for name, told in slots.items()
    )
    effects = (read_effect({"verb": "say", "word": word}, RULES, "said"),)
    env = {"this": player, "you": player}
    delay(case.state, Trigger("after", kind, filters), effects, env)
    return []


@step(
    "when",
    "says",
    who="investigator",
    word="text",
    en="{who} says {word}",
    it="{who} dice {word}",
)
def says(case: Stage, who: Reference, word: str) -> list[Intent]:
    """While nothing is being resolved."""
    return [Intent("say", {"who": case.thing(who), "word": word})]
