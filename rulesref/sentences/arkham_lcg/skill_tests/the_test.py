"""Sentences that speak of "the test": it is that of whoever makes it now, or has made the last one."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.engine.state import State
from rulesref.expression import lazily
from rulesref.games.arkham_lcg.skill_tests.current import TEST
from rulesref.games.arkham_lcg.table import investigators
from rulesref.rulings.scene import Scene

#: Language → (what is said of the test, what is said of whoever makes it).
_SAID = {
    "en": (
        (r"the (?:skill )?test (?:succeeds|is successful|is passed)(| by \d+)", r"{} succeeds\1"),
        (r"the (?:skill )?test (?:fails|is unsuccessful|is failed)(| by \d+)", r"{} fails\1"),
    ),
    "it": (
        (r"la prova (?:riesce|ha successo|è superata)(| di \d+)", r"{} ha successo\1"),
        (r"la prova (?:fallisce|è fallita)(| di \d+)", r"{} fallisce\1"),
    ),
}
_READ = {
    language: [(lazily(said), meant) for said, meant in rows] for language, rows in _SAID.items()
}


def of_the_test(scene: Scene, text: str) -> Iterator[str]:
    """``text`` about the result of "the test", told of whoever makes it."""
    for said, meant in _READ[scene.language]:
        found = said.fullmatch(text)
        who = None if found is None else _performer(scene.state)
        if found is not None and who is not None:
            yield found.expand(meant).format(scene.name(who))


def _performer(state: State) -> str | None:
    """Who makes the running test, or made the last one; else the only one who could make any."""
    running = state.get(TEST, "who", None)
    if running is not None:
        return str(running)
    log = state.log
    while log is not None:
        event = log[0].event
        if event is not None and event.type == "skill-test":
            return str(event.slots["who"])
        log = log[1]
    seated = investigators(state)
    return seated[0] if len(seated) == 1 else None
