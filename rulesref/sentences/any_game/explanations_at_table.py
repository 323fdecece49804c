"""Why a line cannot be taken at a table, whose player says one after another and sees none of the case."""

from __future__ import annotations

from rulesref.sentences.any_game.speech import SPEECH
from rulesref.wording.speech import AT_TABLE

SPEECH.explanation(
    f"must-choose{AT_TABLE}",
    en=("{who} must choose first: {about} ({rules})", "say which one, such as: {option}"),
    it=("{who} deve prima scegliere: {about} ({rules})", "di' quale, per esempio: {option}"),
)
SPEECH.explanation(
    f"must-choose-to-react{AT_TABLE}",
    en=(
        "{who} must choose first: {about} ({rules}); nobody has said whether they react",
        "say before it: nobody reacts (or: {option}); for all that follows: nobody reacts to "
        "anything else",
    ),
    it=(
        "{who} deve prima scegliere: {about} ({rules}); nessuno ha detto se reagisce",
        "di' prima: nessuno reagisce (oppure: {option}); per tutto ciò che segue: nessuno reagisce "
        "ad altro",
    ),
)
SPEECH.explanation(
    f"must-choose-instead{AT_TABLE}",
    en=(
        "once this has begun {who} must choose first: {about} ({rules})",
        "leave out what it goes on to say, which nothing asks for, and say then which one, such as: {option}",
    ),
    it=(
        "una volta cominciato, {who} deve prima scegliere: {about} ({rules})",
        "togli ciò che dice oltre, che niente chiede, e di' poi quale, per esempio: {option}",
    ),
)
SPEECH.explanation(
    f"must-choose-midway{AT_TABLE}",
    en=(
        "once this has begun {who} must choose first: {about} ({rules})",
        "leave out what this goes on to say, and say then which one, such as: {option}; and then: "
        "{rest}",
    ),
    it=(
        "una volta cominciato questo, {who} deve prima scegliere: {about} ({rules})",
        "togli ciò che dice oltre, e di' poi quale, per esempio: {option}; e poi: {rest}",
    ),
)
SPEECH.explanation(
    f"fate-decides{AT_TABLE}",
    en=("fate decides {about}, and nobody has said how", "say before it, such as: {step}"),
    it=("il caso decide {about}, e nessuno ha detto come", "di' prima, per esempio: {step}"),
)
SPEECH.explanation(
    f"only-fate{AT_TABLE}",
    en=(
        "fate could not give this: there was one possibility alone, {gave}",
        "say what happens next, or `undo` what leaves it alone",
    ),
    it=(
        "il caso non poteva dare questo: c'era una sola possibilità, {gave}",
        "di' che cosa accade poi, o torna con `annulla` a ciò che la lascia sola",
    ),
)
SPEECH.explanation(
    f"no-reaction{AT_TABLE}",
    en=(
        "nobody can react here: nothing is offered to anybody at this moment",
        "to decline all that may still be offered, say: nobody reacts to anything else",
    ),
    it=(
        "qui nessuno può reagire: in questo momento non si offre niente a nessuno",
        "per rifiutare tutto ciò che si può ancora offrire, di': nessuno reagisce ad altro",
    ),
)
SPEECH.explanation(
    f"no-reaction-yet{AT_TABLE}",
    en=(
        "nobody can react here: {next} first",
        "say that first; to decline all that may be offered later: nobody reacts to anything else",
    ),
    it=(
        "qui nessuno può reagire: prima {next}",
        "di' prima come va; per rifiutare tutto ciò che si offrirà più tardi: nessuno reagisce ad "
        "altro",
    ),
)
SPEECH.explanation(
    f"so-before{AT_TABLE}",
    en=("it was so before this was said: {step}", "`undo` goes back"),
    it=("era così prima che si dicesse: {step}", "`annulla` torna indietro"),
)
SPEECH.explanation(
    f"too-late{AT_TABLE}",
    en=(
        "it is too late for this: it could be chosen before this was said: {step}",
        "`undo` goes back",
    ),
    it=(
        "è troppo tardi: si poteva scegliere prima che si dicesse: {step}",
        "`annulla` torna indietro",
    ),
)
SPEECH.explanation(
    f"by-itself{AT_TABLE}",
    en=(
        "this has come about by itself already, as the only option",
        "say what happens next; if another one is meant, say first: {then} nobody has a choice",
    ),
    it=(
        "questo è già avvenuto da sé, come unica opzione",
        "di' che cosa accade poi; se ne intendi un altro, di' prima: {then} nessuno deve scegliere",
    ),
)
SPEECH.explanation(
    f"begun-by-card{AT_TABLE}",
    en=(
        "{card} has begun this already; whether it is told once more, or done once more, is not said",
        "say what happens next; if it is done once more, say first: {then} nobody has a choice",
    ),
    it=(
        "{card} l'ha già cominciato; se sia detto di nuovo o fatto di nuovo, non è detto",
        "di' che cosa accade poi; se avviene un'altra volta, di' prima: {then} nessuno deve scegliere",
    ),
)
SPEECH.explanation(
    f"told-again{AT_TABLE}",
    en=(
        "what was said before has brought this about already; said so, it would happen once more, by "
        "an effect that nobody has named",
        "say what happens next; if it does happen once more, say first: {then} nobody has a choice",
    ),
    it=(
        "ciò che si è detto prima l'ha già causato; detto così, avverrebbe un'altra volta, per un "
        "effetto che nessuno ha nominato",
        "di' che cosa accade poi; se avviene davvero un'altra volta, di' prima: {then} nessuno deve "
        "scegliere",
    ),
)
SPEECH.explanation(
    f"unasked{AT_TABLE}",
    en=("nothing that is happening asks for this", "`options` tells what can be done now"),
    it=("niente di ciò che accade lo chiede", "`opzioni` dice che cosa si può fare ora"),
)
SPEECH.explanation(
    f"lays-out{AT_TABLE}",
    en=("it lies nowhere at this table", "say where it is, such as: {step}"),
    it=("non è da nessuna parte su questo tavolo", "di' dove si trova, per esempio: {step}"),
)
