"""One sentence that says what somebody does with an action, by that it is spent on it."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.expression import lazily
from rulesref.sentences.arkham_lcg.folded_costs import WHO
from rulesref.wording.folded import Comes
from rulesref.wording.third_person import third_person

#: Language → what somebody does with one of their actions, told by that it is spent.
_WITH_ACTION = {
    "en": (
        lazily(
            rf"{WHO['en']} (?:spends|uses) (?:an|1|one|(?:his|her|their|the) (?P<last>last)) action to "
            r"(?P<does>fight|attack|evade|investigate|move|engage|play|resign|parley|take)(?P<rest>(?: .+)?)"
        ),
        "{who} {verb}{rest}",
        "this has happened: {who} spends 1 action",
        "{who} has 0 actions",
    ),
    "it": (
        lazily(
            rf"{WHO['it']} (?:spende|usa) (?:un['’]|1 |(?:la|l['’]) ?(?:sua )?(?P<last>ultima) )azione per "
            r"(?P<does>combattere|attaccare|eludere|indagare|muoversi|impegnare|giocare|abbandonare|prendere)(?P<rest>(?: .+)?)"
        ),
        "{who} {verb}{rest}",
        "è successo questo: {who} spende 1 azione",
        "{who} ha 0 azioni",
    ),
}
_REFLEXIVE = {"muoversi": "si muove"}


def with_action(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What somebody does with one action, which has to be spent on it, and to be the last where it says so."""
    said, does, spends, none_left = _WITH_ACTION[language]
    found = said.fullmatch(text)
    if found is None:
        return
    who, bare = found["who"], found["does"]
    verb = third_person(bare) if language == "en" else _REFLEXIVE.get(bare, _italian(bare))
    left = (Comes(none_left.format(who=who)),) if found["last"] else ()
    told = does.format(who=who, verb=verb, rest=found["rest"])
    yield told, Comes(spends.format(who=who)), *left


def _italian(infinitive: str) -> str:
    return f"{infinitive[:-3]}{'a' if infinitive.endswith('are') else 'e'}"
