"""Why a step cannot be taken, and what to write instead."""

from __future__ import annotations

from rulesref.sentences.any_game.speech import SPEECH

SPEECH.explanation(
    "must-choose",
    en=(
        "{who} must choose first: {about} ({rules})",
        "write above this step which one, such as: {when} {option}",
    ),
    it=(
        "{who} deve prima scegliere: {about} ({rules})",
        "scrivi quale sopra questo passo, per esempio: {when} {option}",
    ),
)
SPEECH.explanation(
    "must-choose-to-react",
    en=(
        "{who} must choose first: {about} ({rules}); no step says whether they react",
        "write above this step: {when} nobody reacts (or: {when} {option}); "
        "for all that follows: {when} nobody reacts to anything else",
    ),
    it=(
        "{who} deve prima scegliere: {about} ({rules}); nessun passo dice se reagisce",
        "scrivi sopra questo passo: {when} nessuno reagisce (oppure: {when} {option}); "
        "per tutto ciò che segue: {when} nessuno reagisce ad altro",
    ),
)
SPEECH.explanation(
    "no-reaction",
    en=(
        "nobody can react here: nothing is offered to anybody at this moment",
        "take this step out; where it is to decline all that may still be offered, write: "
        "{when} nobody reacts to anything else",
    ),
    it=(
        "qui nessuno può reagire: in questo momento non si offre niente a nessuno",
        "togli questo passo; se deve rifiutare tutto ciò che si può ancora offrire, scrivi: "
        "{when} nessuno reagisce ad altro",
    ),
)
SPEECH.explanation(
    "no-reaction-yet",
    en=(
        "nobody can react here: {next} first",
        "write a step above this one that says it; to decline all that may be offered later, "
        "write instead: {when} nobody reacts to anything else",
    ),
    it=(
        "qui nessuno può reagire: prima {next}",
        "scrivi sopra questo passo come va; per rifiutare tutto ciò che si offrirà più tardi, "
        "scrivi invece: {when} nessuno reagisce ad altro",
    ),
)
SPEECH.explanation(
    "fate-decides",
    en=(
        "fate decides {about}, and this step does not say how",
        "write above this step what fate gives, such as: {when} {step}",
    ),
    it=(
        "il caso decide {about}, e questo passo non dice come",
        "scrivi sopra questo passo che cosa dà il caso, per esempio: {when} {step}",
    ),
)
SPEECH.explanation(
    "ask-instead",
    en=(
        "before, what this step says is not settled",
        "to ask about every way in which it can go: {then} it is asked whether {text}",
    ),
    it=(
        "prima, ciò che dice questo passo non è deciso",
        "per chiedere di tutti i modi in cui può andare: {then} si chiede se {text}",
    ),
)
