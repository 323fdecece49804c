"""A line that is a step once what stands in place of its blanks, a letter or nothing, is one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from rulesref.cases.keywords import OTHER, STEPS, bare
from rulesref.cases.slip import Slip
from rulesref.cases.written import StepFinder
from rulesref.catalogue import said

#: A shorter line holds no step.
_SHORTEST = 12
#: A line of one word that begins with a keyword is a step from here on, whatever the rest says.
_LONG = 20
#: So many words at least has a step with its keyword.
_WORDS = 3
#: Keywords so short that many a word begins with them.
_SHORT = 3


def find_run_together(
    told: str, language: str, values: Mapping[str, str], finder: StepFinder
) -> Slip | None:
    """What the line ``told`` is meant as, where it has no blank; ``None`` for any other line."""
    step = step_run_together(told, language, values, finder)
    if step is not None:
        return _slip(language, said("write: {}").format(" ".join(step)))
    text = bare(told)
    if _is_one_word(text) and len(text) >= _LONG and _is_led(text):
        return _slip(language, said("write a blank between its words"))
    return None


def _slip(language: str, remedy: str) -> Slip:
    why = said("it begins like a step, with no blank in it")
    return Slip(why, STEPS[language], "step", remedy)


def step_run_together(
    told: str, language: str, values: Mapping[str, str], finder: StepFinder
) -> tuple[str, str] | None:
    """The (keyword, sentence) of the step that ``told`` is with blanks in it."""
    if not _is_one_word(bare(told)):
        return None
    for parted in _parted(told):
        step = (
            finder.behind_keyword(parted, language, values)
            or finder.behind_keyword(parted, OTHER[language], values)
            or finder.nearly_step(parted, language, values)
        )
        if step is not None:
            return step
    return None


def _is_one_word(text: str) -> bool:
    return " " not in text and len(text) >= _SHORTEST


def _is_led(text: str) -> bool:
    """Whether ``text`` begins with a keyword of either language, in any letters."""
    keywords = [word for words in STEPS.values() for word in words if len(word) > _SHORT]
    return text.casefold().startswith(tuple(word.casefold() for word in keywords))


def _parted(told: str) -> Iterator[str]:
    """``told``, bare, with blanks in place of a letter that may stand for them, the most frequent first.

    What stands for them stands behind the keyword too, or behind the star.
    """
    keywords = ("*", *(word for words in STEPS.values() for word in words))
    for letter, times in Counter(told).most_common():
        led = any(told.startswith(keyword + letter) for keyword in keywords)
        if led and times >= _WORDS - 1 and letter.isalnum():
            yield bare(told.replace(letter, " "))
