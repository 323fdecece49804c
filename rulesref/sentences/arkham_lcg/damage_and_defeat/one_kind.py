"""Shares of what is dealt, told without their kind, or more of them than there is to assign."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.engine.outcome import Choice, Option
from rulesref.expression import lazily
from rulesref.rulings.explaining import explain
from rulesref.rulings.options import sentence
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.respelling import DIGITS
from rulesref.wording.sentence import Intent

_NUMBERS = {language: "|".join((r"\d+", *words)) for language, words in DIGITS.items()}
#: Language → (how a step begins that assigns something, a number that no kind follows, all of it).
_SHARES = {
    "en": (
        lazily(
            rf"(?:.+ )?(?:assigns|puts|places) (?:one|{_NUMBERS['en']}|it all|all of it|it|all|(?:all )?the rest)(?: of (?:it|them))? (?:to|on) "
        ),
        lazily(rf"\b(one|{_NUMBERS['en']})(?: of (?:it|them))? (?=to |on )"),
        lazily(r"\b(?:it all|all of it|it|all|(?:all )?the rest(?: of it)?) (?=to |on )"),
        "the",
    ),
    "it": (
        lazily(
            rf"(?:.+ )?(?:assegna|mette) (?:un[oa]?|{_NUMBERS['it']}|tutto|(?:tutto )?il resto)(?: di (?:essi|questi))? (?:a|su) "
        ),
        lazily(rf"\b(un[oa]?|{_NUMBERS['it']})(?: di (?:essi|questi))? (?=a |su )"),
        lazily(r"\b(?:tutto|(?:tutto )?il resto) (?=a |su )"),
        "il",
    ),
}
_ONE = ("one", "un", "uno", "una")


SPEECH.explanation(
    "assigned-already",
    en=(
        "by then all that is dealt is assigned: {shares}",
        "say shares that come to as much as is dealt",
    ),
    it=(
        "a quel punto tutto ciò che è inflitto è assegnato: {shares}",
        "di' parti che insieme facciano quanto è inflitto",
    ),
)


def assigned_already(scene: Scene, intent: Intent) -> tuple[str, str] | None:
    """Why nothing asks for a share that ``intent`` assigns, where the last one has been assigned."""
    log = scene.state.log if intent.id == "assign" else None
    while log is not None:
        chosen = log[0].chosen if log[0].stage == "choice" else None
        if isinstance(chosen, Option) and chosen.id == "assign":
            return explain(scene, "assigned-already", shares=sentence(scene, chosen))
        log = log[1]
    return None


def of_the_kind(scene: Scene, text: str) -> Iterator[str]:
    """``text`` with the kind of its shares, where all that waits to be assigned is of one kind."""
    begins, share, rest, the = _SHARES[scene.language]
    if not begins.match(text):
        return
    waiting = scene.ahead().state.pending
    if isinstance(waiting, Choice) and waiting.id == "assign":
        dealt = waiting.options[0].slots
        kinds = [kind for kind in ("damage", "horror") if dealt[kind]]
        if len(kinds) == 1:
            kind = scene.tongue.worded("token", kinds[0])
            told = share.sub(lambda found: f"{_digits(found[1], scene.language)} {kind} ", text)
            yield rest.sub(f"{the} {kind} ", told)


def _digits(much: str, language: str) -> str:
    return "1" if much in _ONE else DIGITS[language].get(much, much)
