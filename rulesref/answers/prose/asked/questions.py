"""How a player may ask what can be asked of a case, in each language.

A row is (what is asked, how it is answered, the statements that are asked). A statement with a "#"
is asked for each number: any of them makes it so.
"""

from __future__ import annotations

from rulesref.answers.prose.asked.exactly import EXACTLY_EN, EXACTLY_IT
from rulesref.answers.prose.asked.how_high import HOW_HIGH_EN, HOW_HIGH_IT
from rulesref.answers.prose.asked.questions_english import QUESTIONS_EN
from rulesref.answers.prose.asked.questions_italian import QUESTIONS_IT
from rulesref.answers.prose.asked.questions_of_outcome import OUTCOME_EN, OUTCOME_IT
from rulesref.answers.prose.asked.standing import STANDING_EN, STANDING_IT

#: Faces of tokens that an effect may cancel.
FACES = {
    "en": (
        "skull",
        "cultist",
        "tablet",
        "elder thing",
        "auto-fail",
        "+1",
        "0",
        "-1",
        "-2",
        "-3",
        "-4",
    ),
    "it": (
        "teschio",
        "cultista",
        "tavoletta",
        "antico",
        "fallimento automatico",
        "+1",
        "0",
        "-1",
        "-2",
        "-3",
        "-4",
    ),
}
#: Word of a statement about leave → (that it has been done, the step that does it), by language.
LEAVES = {
    "en": {
        "use": ("{w} uses {c}", "{w} uses {c}"),
        "play": ("{w} plays {c}", "{w} plays {c}"),
        "fight": ("", "{w} fights {e}"),
        "evade": ("", "{w} attempts to evade {e}"),
        "engage": ("", "{w} engages {e}"),
    },
    "it": {
        "usare": ("{w} usa {c}", "{w} usa {c}"),
        "giocare": ("{w} gioca {c}", "{w} gioca {c}"),
    },
}
QUESTIONS = {
    "en": (*EXACTLY_EN, *HOW_HIGH_EN, *STANDING_EN, *QUESTIONS_EN, *OUTCOME_EN),
    "it": (*EXACTLY_IT, *HOW_HIGH_IT, *STANDING_IT, *QUESTIONS_IT, *OUTCOME_IT),
}
