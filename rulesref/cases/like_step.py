"""Free text where a step can stand that reads like one: it would lay out something, or say a result.

``slip`` finds lines that are steps but for a slip; here are those that a player wrote as a step in
words that no sentence has, or with a slip in a name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from rulesref.cases.keywords import STEPS, bare, unmarked
from rulesref.cases.slip import Slip
from rulesref.cases.written import StepFinder
from rulesref.catalogue import said
from rulesref.expression import lazily

#: How a line begins that says what lies on the table.
_LIES = {
    "en": lazily(
        r"(?:there(?:'s|’s| is| are| was| were)|(?:(?:we|they|i) )?(?:start|begin)s? with)\b",
        re.IGNORECASE,
    ),
    "it": lazily(
        r"(?:c['’](?:è|era|erano)|ci sono|vi (?:è|sono)|(?:si )?(?:comincia|inizia|parte) con)(?!\w)",
        re.IGNORECASE,
    ),
}
#: What players head a part of a dispute with, before a colon; "Source:" and "Note:" head prose.
_LABELS = {
    "en": (
        "first next then finally start starting position situation setup set-up state board table initially before "
        "action actions turn play event events step steps after result results expected expect "
        "outcome question asked answer"
    ),
    "it": (
        "prima poi infine inizio partenza posizione situazione preparazione stato tavolo inizialmente "
        "azione azioni turno gioco evento eventi passo passi dopo risultato risultati atteso "
        "esito domanda chiesto risposta"
    ),
}
_LABEL = lazily(r"([^\W\d_][\w-]*)(?: \w+)?\s*:(?!\w)")
_END = ".!;,"


def like_step(
    told: str, language: str, values: Mapping[str, str], finder: StepFinder
) -> Slip | None:
    """What the line ``told`` is meant as; ``None`` for prose. ``values`` as for ``find_slip``."""
    nearly = finder.nearly_step(bare(told), language, values)
    if nearly is not None:
        why = said("it begins like a step and reads like one, but for a word or a name")
        return Slip(why, STEPS[language], "step", said("write: {}").format(" ".join(nearly)))
    text = unmarked(bare(told))
    label = _LABEL.match(text)
    if label is not None and label[1].casefold() in _LABELS[language].split():
        why = said("{!r} heads what a step says, and no sentence reads so").format(label[0])
        return _unlike(why, text[label.end() :], language, finder)
    if _LIES[language].match(text):
        why = said("it says what lies on the table, and no sentence reads so")
        return _unlike(why, text, language, finder)
    if text[:1].islower():
        return None
    whole = text.rstrip(_END)
    step = finder.find_step(whole, language, values) if whole != text else None
    if step is None or step[1] != whole:
        step = finder.near_step(whole, language, values)
    if step is None:
        return None
    why = said("it reads like a step, but for a name or a sign")
    return Slip(why, STEPS[language], "step", said("write: {}").format(" ".join(step)))


def _unlike(why: str, sentence: str, language: str, finder: StepFinder) -> Slip:
    near = finder.known_steps(sentence.strip(), language)
    how = said("write it as `replay --sentences` lists steps")
    if near:
        how = said("write it as one of these")
    return Slip(why, near or STEPS[language], "step", how)
