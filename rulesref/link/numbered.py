"""How players call a step by its number: as printed, run together, by what it is a step of."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.entries import Entry

#: By the kind of a step the ways in which it is called, English and Italian; ``{}`` is its number.
_CALLED = {
    "step": ("{}", "step {}", "passo {}"),
    "test-step": (
        *("ST.{}", "ST{}", "ST {}", "PA.{}", "PA{}", "PA {}"),
        *("test step {}", "skill test step {}", "step {} of a skill test"),
        *("passo {} della prova", "passo {} della prova di abilità"),
    ),
    "setup-step": ("setup step {}", "step {} of setup", "passo {} della preparazione"),
    "initiation-step": (
        *("initiation step {}", "step {} of the initiation sequence"),
        "passo {} della sequenza di lancio",
    ),
}


def called_by_number(entry: Entry) -> Iterator[str]:
    """The names that its number gives to ``entry``, if it is a step that has one."""
    numbers = dict.fromkeys(passage.section.number.rpartition(".") for passage in entry.passages)
    for before, dot, last in numbers:
        number = last if entry.kind == "test-step" else before + dot + last
        if number:
            yield from (way.format(number) for way in _CALLED.get(entry.kind, ()))
