"""How players call a rule by its number: as printed, run together, by what it is a step of."""

from __future__ import annotations

import re
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
    "window": (
        *("player window {}", "player window after {}", "window after {}"),
        *("finestra del giocatore {}", "finestra del giocatore dopo {}", "finestra dopo {}"),
    ),
}
_PHASE = re.compile(r"([IV]+)\. ")
_PHASES = ("I", "II", "III", "IV")
_POINT = re.compile(r"\d+\.\d+(?:\.\d+)?$")


def called_by_number(entry: Entry) -> Iterator[str]:
    """The names that its number gives to ``entry``, a step, a window, a phase or a point."""
    ways = _CALLED.get(entry.kind, ())
    for number in dict.fromkeys(passage.section.number for passage in entry.passages):
        last = number.rpartition(".")[2] if entry.kind == "test-step" else number
        if last:
            yield from (way.format(last) for way in ways)
    if phase := _PHASE.match(entry.title):
        for number in (phase[1], str(_PHASES.index(phase[1]) + 1)):
            yield from (f"phase {number}", f"fase {number}")
    for number, version in dict.fromkeys(_points(entry)):
        yield from (number, f"faq {number}", f"faq {version} {number}")


def _points(entry: Entry) -> Iterator[tuple[str, str]]:
    """(Number, version) of the points of the FAQ that ``entry`` has or restates."""
    for passage in entry.passages:
        section, document = passage.section, passage.document
        if section.kind == "point" and _POINT.match(section.number):
            yield section.number, document.version
        for cited in passage.restates:
            number = cited.section[len(cited.document_id) + 1 :]
            if "/faq-" in cited.document_id and _POINT.match(number):
                yield number, cited.document_id.rsplit("-", 1)[-1]
