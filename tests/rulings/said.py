"""Every row that says something to a player, in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import rulesref
from rulesref.engine.undescribed import undescribed
from rulesref.games.arkham_lcg import RULES
from rulesref.wording.pattern import Pattern
from tests.arkham import SPEECH, shipped_cards
from tests.calls import tree_of, walked

#: Names of cards that have no Italian one.
NAMES = ("Chamber of Rot",)


class Said(NamedTuple):
    """One row, whatever it is about: every English text of it, and every Italian one."""

    kind: str
    id: str
    en: tuple[str, ...]
    it: tuple[str, ...]


def templates(patterns: dict[str, Pattern]) -> dict[str, str]:
    return {language: pattern.template for language, pattern in patterns.items()}


def one_text(kind: str, id: str, texts: dict[str, str]) -> Said:
    return Said(kind, id, (texts.get("en", ""),), (texts.get("it", ""),))


def of_speech() -> Iterator[Said]:
    for row in SPEECH.sentences.values():
        texts = {name: tuple(one.template for one in some) for name, some in row.patterns.items()}
        yield Said("sentence", row.id, texts["en"], texts["it"])
    for option in SPEECH.options.values():
        texts = {
            name: tuple(one.template for one in some) for name, some in option.patterns.items()
        }
        yield Said("option", option.id, texts["en"], texts["it"])
    for id, texts in SPEECH.choices.items():
        yield one_text("choice", id, dict(texts))
    for chance in SPEECH.chances.values():
        for texts in (chance.sentences, *chance.values.values()):
            yield one_text("chance", chance.id, dict(texts))
    for id, texts in SPEECH.zones.items():
        yield one_text("zone", id, dict(texts))
    for id, patterns in SPEECH.unmets.items():
        yield one_text("unmet", id, templates(dict(patterns)))
    for id, told in SPEECH.explanations.items():
        texts = {name: tuple(one.template for one in both) for name, both in told.items()}
        yield Said("explanation", id, texts["en"], texts["it"])


def of_words() -> Iterator[Said]:
    """Every word of the engine as it is printed; where English has no word, it is the engine's."""
    words = SPEECH.words
    for type, languages in words.sets.items():
        for meaning in {*languages["en"].values(), *languages["it"].values()}:
            en = words.words_for(type, meaning, "en")[:1] or [meaning]
            it = words.words_for(type, meaning, "it")[:1] or [""]
            yield Said("word", f"{type}: {meaning}", tuple(en), tuple(it))
    for meaning, it_word in words.printed["it"].items():
        yield Said("word", meaning, (words.printed["en"].get(meaning, meaning),), (it_word,))


def of_rules() -> Iterator[Said]:
    for event in RULES.events.values():
        yield Said("event", event.id, event.templates["en"], event.templates["it"])
    for refusal in RULES.refusals.values():
        yield one_text("refusal", refusal.id, dict(refusal.texts))
    for stop in RULES.stops.values():
        yield one_text("stop", stop.id, dict(stop.texts))


def of_cards() -> Iterator[Said]:
    for card in shipped_cards():
        for ability in card.abilities:
            for clause in undescribed(ability.effects):
                yield Said("clause", card.code, (clause.en,), (clause.it,))


def modules() -> Iterator[tuple[Path, ast.Module]]:
    """Every module that speaks to a player, with its code."""
    package = Path(rulesref.__file__).parent
    for room in ("games", "render", "rulings", "sentences"):
        for path in sorted((package / room).rglob("*.py")):
            yield path, tree_of(path)


def of_code() -> Iterator[Said]:
    """Every text that stands in a dict by language, wherever the code has one."""
    for path, code in modules():
        for node in walked(code):
            if isinstance(node, ast.Dict):
                texts = {key.value: texts_in(value) for key, value in by_language(node)}
                if texts.get("en") and texts.get("it"):
                    yield Said("code", f"{path.stem}:{node.lineno}", texts["en"], texts["it"])


def by_language(node: ast.Dict) -> Iterator[tuple[ast.Constant, ast.expr]]:
    """The items of a dict that has a text for each language."""
    for key, value in zip(node.keys, node.values, strict=True):
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            yield key, value


def texts_in(node: ast.expr) -> tuple[str, ...]:
    """The texts that ``node`` holds; keys of a dict within it are none."""
    if isinstance(node, ast.Dict):
        return tuple(text for value in node.values for text in texts_in(value))
    if isinstance(node, ast.Constant):
        said = isinstance(node.value, str) and node.value not in ("", "en", "it")
        return (str(node.value),) if said else ()
    return tuple(text for child in ast.iter_child_nodes(node) for text in texts_in(child))


ROWS = [*of_speech(), *of_words(), *of_rules(), *of_cards(), *of_code()]


def bare(text: str) -> str:
    """``text`` without its slots, the groups of an expression, and names of cards."""
    for name in NAMES:
        text = text.replace(name, "")
    return re.sub(r"\{\w+\}|\(\?P(?:<\w+>|=\w+)|\\b", "", text)
