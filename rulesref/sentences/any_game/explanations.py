"""Why a step cannot be taken, and what to write instead."""

from __future__ import annotations

from rulesref.sentences.any_game.speech import SPEECH

SPEECH.explanation(
    "must-choose",
    en=(
        "{who} must choose first: {about} ({rules})",
        "write {place} this step which one, such as: {when} {option}",
    ),
    it=(
        "{who} deve prima scegliere: {about} ({rules})",
        "scrivi quale {place} questo passo, per esempio: {when} {option}",
    ),
)
SPEECH.explanation(
    "must-choose-to-react",
    en=(
        "{who} must choose first: {about} ({rules}); no step says whether they react",
        "write {place} this step: {when} nobody reacts (or: {when} {option}); "
        "for all that follows: {when} nobody reacts to anything else",
    ),
    it=(
        "{who} deve prima scegliere: {about} ({rules}); nessun passo dice se reagisce",
        "scrivi {place} questo passo: {when} nessuno reagisce (oppure: {when} {option}); "
        "per tutto ciò che segue: {when} nessuno reagisce ad altro",
    ),
)
SPEECH.explanation(
    "must-choose-midway",
    en=(
        "once this step has begun {who} must choose first: {about} ({rules})",
        "leave out of this step what it goes on to say, and write below it which one, such as: "
        "{when} {option}; below that: {when} {rest}",
    ),
    it=(
        "una volta cominciato questo passo, {who} deve prima scegliere: {about} ({rules})",
        "togli da questo passo ciò che dice oltre, e scrivici sotto quale, per esempio: "
        "{when} {option}; poi, sotto: {when} {rest}",
    ),
)
SPEECH.explanation(
    "must-choose-instead",
    en=(
        "once this step has begun {who} must choose first: {about} ({rules})",
        "leave out of this step what it goes on to say, which nothing asks for, and write below it which "
        "one, such as: {when} {option}",
    ),
    it=(
        "una volta cominciato questo passo, {who} deve prima scegliere: {about} ({rules})",
        "togli da questo passo ciò che dice oltre, che niente chiede, e scrivici sotto quale, per esempio: "
        "{when} {option}",
    ),
)
SPEECH.explanation(
    "no-such-aim",
    en=(
        "what {card} does here lets nobody choose {cards}",
        "leave that out of this step",
    ),
    it=(
        "ciò che fa qui {card} non lascia scegliere {cards} a nessuno",
        "toglilo da questo passo",
    ),
)
SPEECH.unmet("instead-of", en="instead of", it="invece di")
SPEECH.unmet("above", en="above", it="sopra")
SPEECH.unmet("below", en="below", it="sotto")
SPEECH.explanation(
    "no-result-of",
    en=(
        "this is told in one sentence with {card}, as what comes of it: {card} has done what it does, "
        "and this is none of it",
        "take it out, or tell it in a step of its own: there it is an effect of nobody",
    ),
    it=(
        "questo è detto in una frase con {card}, come suo effetto: {card} ha fatto ciò che fa, e "
        "questo non ne fa parte",
        "toglilo, oppure dillo in un passo a parte: lì è un effetto di nessuno",
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
        "write {place} this step what fate gives, such as: {when} {step}",
    ),
    it=(
        "il caso decide {about}, e questo passo non dice come",
        "scrivi {place} questo passo che cosa dà il caso, per esempio: {when} {step}",
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
SPEECH.explanation(
    "so-before",
    en=(
        "it was so before line {line} ({step})",
        "to say it of that moment, write this step above line {line}",
    ),
    it=(
        "era così prima della riga {line} ({step})",
        "per dirlo di quel momento, scrivi questo passo sopra la riga {line}",
    ),
)
SPEECH.explanation(
    "too-late",
    en=(
        "it is too late for this: it could be chosen before line {line} ({step})",
        "move it above line {line}",
    ),
    it=(
        "è troppo tardi: si poteva scegliere prima della riga {line} ({step})",
        "spostalo sopra la riga {line}",
    ),
)
SPEECH.explanation(
    "chosen-already",
    en=(
        "line {line} has told this already, and nothing asks for it a second time",
        "take this step out",
    ),
    it=(
        "la riga {line} l'ha già detto, e niente lo chiede una seconda volta",
        "togli questo passo",
    ),
)
SPEECH.explanation(
    "only-target",
    en=(
        "this could not be chosen: there was one thing alone to choose",
        "leave the choice out, or choose what the rules allow",
    ),
    it=(
        "questo non si poteva scegliere: c'era una sola cosa da scegliere",
        "togli la scelta, o scegli ciò che le regole permettono",
    ),
)
SPEECH.explanation(
    "only-fate",
    en=(
        "fate could not give this: there was one possibility alone, {gave}",
        "take this step out, or change the Given step that leaves it alone",
    ),
    it=(
        "il caso non poteva dare questo: c'era una sola possibilità, {gave}",
        "togli questo passo, o cambia il passo Dato che la lascia sola",
    ),
)
SPEECH.explanation(
    "by-itself",
    en=(
        "this has come about by itself already, as the only option",
        "take this step out; if another one is meant, write above it: {then} nobody has a choice",
    ),
    it=(
        "questo è già avvenuto da sé, come unica opzione",
        "togli questo passo; se ne intendi un altro, scrivici sopra: {then} nessuno deve scegliere",
    ),
)
SPEECH.explanation(
    "begun-by-card",
    en=(
        "{card} has begun this already; whether it is told once more, or done once more, is not said",
        "take this step out; if it is done once more, write above it: {then} nobody has a choice",
    ),
    it=(
        "{card} l'ha già cominciato; se sia detto di nuovo o fatto di nuovo, non è detto",
        "togli questo passo; se avviene un'altra volta, scrivici sopra: {then} nessuno deve scegliere",
    ),
)
SPEECH.explanation(
    "told-again",
    en=(
        "what the step before led to has brought this about already; told so, it would happen once "
        "more, by an effect that no step names",
        "take this step out; if it does happen once more, write above it: {then} nobody has a choice",
    ),
    it=(
        "ciò a cui ha portato il passo precedente l'ha già causato; detto così, avverrebbe un'altra "
        "volta, per un effetto che nessun passo nomina",
        "togli questo passo; se avviene davvero un'altra volta, scrivici sopra: {then} nessuno deve "
        "scegliere",
    ),
)
SPEECH.explanation(
    "unasked",
    en=(
        "nothing that is happening asks for this",
        "take this step out, or move it to where it is asked for; to see what is offered at this "
        "moment, write instead: {then} nobody has a choice",
    ),
    it=(
        "niente di ciò che accade lo chiede",
        "togli questo passo, o spostalo dove serve; per vedere che cosa si offre in questo momento, "
        "scrivi invece: {then} nessuno deve scegliere",
    ),
)
SPEECH.explanation(
    "refused-before",
    en=(
        "the step before was refused: {why}",
        "make it lawful, or write below it: {lines}",
    ),
    it=(
        "il passo precedente è stato rifiutato: {why}",
        "rendilo permesso, oppure scrivici sotto: {lines}",
    ),
)
SPEECH.explanation(
    "refused-until",
    en=(
        "before that this step is refused: {why}",
        "if the refusal is what is meant, write below it: {lines}",
    ),
    it=(
        "prima di ciò questo passo è rifiutato: {why}",
        "se si intende il rifiuto, scrivici sotto: {lines}",
    ),
)
SPEECH.explanation(
    "rule-unnamed",
    en=(
        "this does not say which rule refuses it, and would hold for any reason; here it is "
        "refused because: {why}",
        "name the rule that you mean; for this one: {lines}",
    ),
    it=(
        "questo non dice quale regola lo rifiuta, e varrebbe per qualunque motivo; qui è "
        "rifiutato perché: {why}",
        "nomina la regola che intendi; per questa: {lines}",
    ),
)
SPEECH.explanation(
    "passed-by",
    en=(
        "this was possible, and was not done, when this was to be chosen: {about} ({rules}); that "
        "the moment is over does not say that a rule forbids it",
        "write this step above the one that goes past that moment, or take it out",
    ),
    it=(
        "questo era possibile, e non è stato fatto, quando si doveva scegliere: {about} ({rules}); "
        "che il momento sia passato non dice che una regola lo vieti",
        "scrivi questo passo sopra quello che oltrepassa quel momento, o toglilo",
    ),
)
SPEECH.explanation(
    "lays-out",
    en=("it is nowhere in this case", "say in a Given step where it is, such as: {given} {step}"),
    it=(
        "non è da nessuna parte in questo caso",
        "di' con un passo iniziale dove si trova, per esempio: {given} {step}",
    ),
)
