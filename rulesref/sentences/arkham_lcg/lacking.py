"""What a step would tell where play stops for want of a fact, by an example."""

from __future__ import annotations

from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.speech import AT_TABLE


def _above(stop: str, *, en: str, it: str) -> None:
    """A Given step, an example of which is ``en``, would tell what the ``stop`` lacks."""
    SPEECH.lacking(
        stop,
        en=f"to go on, tell it with what lies there at first, such as: {{given}} {en}",
        it=f"per proseguire, dillo con ciò che c'è all'inizio, per esempio: {{given}} {it}",
    )


for stop in ("top-of-deck-unknown", "rest-of-deck-untold"):
    _above(
        stop,
        en="the top cards of the deck of {card} are Machete, Guts",
        it="le prime carte del mazzo di {card} sono Machete, Fegato",
    )
for stop in ("top-of-encounters-unknown", "rest-of-encounters-untold"):
    _above(
        stop,
        en="the top cards of the encounter deck are Ancient Evils, Ghoul Minion",
        it="le prime carte del mazzo degli incontri sono Mali Antichi, Ghoul Tirapiedi",
    )
_above(
    "deck-unknown",
    en="the deck of {card} holds Machete, Guts",
    it="il mazzo di {card} contiene Machete, Fegato",
)
for stop in ("encounter-deck-unknown", "no-encounter-cards"):
    _above(
        stop,
        en="the encounter deck holds Ancient Evils, Ghoul Minion",
        it="il mazzo degli incontri contiene Mali Antichi, Ghoul Tirapiedi",
    )
SPEECH.lacking(
    "untold-card-in-hand",
    en="to go on, tell it where it is drawn, such as: {when} {card} draws Machete; or tell all that is "
    "in hand at first, such as: {given} {card} has Machete, Knife in hand",
    it="per proseguire, dilla quando si pesca, per esempio: {when} {card} pesca Machete; o di' tutto ciò "
    "che è in mano all'inizio, per esempio: {given} {card} ha in mano Machete, Coltello",
)
SPEECH.lacking(
    "top-unknown",
    en="to go on, tell what is drawn, such as: {when} {card} draws Machete; or, where nothing has been "
    "drawn from it before, what lies there at first, such as: {given} the top card of the deck of {card} "
    "is Machete",
    it="per proseguire, di' che cosa si pesca, per esempio: {when} {card} pesca Machete; o, se prima non "
    "se ne è pescato niente, che cosa c'è all'inizio, per esempio: {given} la prima carta del mazzo di {card} è Machete",
)
SPEECH.lacking(
    "encounter-top-unknown",
    en="to go on, tell what is drawn, such as: {when} {card} draws Ancient Evils; or, where nothing has "
    "been drawn from it before, what lies there at first, such as: {given} the top card of the encounter deck is Ancient Evils",
    it="per proseguire, di' che cosa si pesca, per esempio: {when} {card} pesca Mali Antichi; o, se prima "
    "non se ne è pescato niente, che cosa c'è all'inizio, per esempio: {given} la prima carta del mazzo degli incontri è Mali Antichi",
)
SPEECH.lacking(
    f"top-unknown{AT_TABLE}",
    en="say which card is drawn, such as: Machete",
    it="di' quale carta si pesca, per esempio: Machete",
)
SPEECH.answering("top-unknown", en="{card} draws {what}", it="{card} pesca {what}")
SPEECH.lacking(
    f"encounter-top-unknown{AT_TABLE}",
    en="say which card is drawn, such as: Ancient Evils",
    it="di' quale carta si pesca, per esempio: Mali Antichi",
)
SPEECH.answering("encounter-top-unknown", en="{card} draws {what}", it="{card} pesca {what}")
SPEECH.lacking(
    f"symbol-undescribed{AT_TABLE}",
    en="say what it comes to, such as: -2; or which scenario gives it its effect, such as: the "
    "scenario is The Gathering",
    it="di' quanto vale, per esempio: -2; o quale scenario gli dà il suo effetto, per esempio: lo "
    "scenario è L'adunanza",
)
SPEECH.answering("symbol-undescribed", en="the modifier is {what}", it="il modificatore è {what}")
SPEECH.lacking(
    f"clues-untold{AT_TABLE}",
    en="say how many, such as: 2",
    it="di' quanti, per esempio: 2",
)
SPEECH.answering("clues-untold", en="{card} has {what} clues", it="{card} ha {what} indizi")
SPEECH.lacking(
    f"resources-untold{AT_TABLE}",
    en="say how many, such as: 5",
    it="di' quante, per esempio: 5",
)
SPEECH.answering(
    "resources-untold", en="{card} has {what} resources", it="{card} ha {what} risorse"
)
_above(
    "log-untold",
    en="the campaign log counts 2 for tally marks",
    it="il diario della campagna conta 2 per tacche",
)
_above(
    "remembered-untold",
    en="Roland Banks remembers: {phrase}",
    it="Roland Banks annota: {phrase}",
)
for stop in ("tokens-untold", "bag-asked-for"):
    _above(
        stop,
        en="the chaos bag holds +1, 0, -1, skull, auto-fail",
        it="il sacchetto del caos contiene +1, 0, -1, teschio, fallimento automatico",
    )
_above(
    "connections-unknown",
    en="{card} is connected to {other}",
    it="{card} è collegato a {other}",
)
_above(
    "round-began-untold",
    en="{card} began the round at the Study",
    it="{card} ha cominciato il round in Studio",
)
SPEECH.lacking(
    "assignment-untold",
    en="to go on, tell it, such as: {when} {card} assigns 1 horror to {card}",
    it="per proseguire, dillo, per esempio: {when} {card} assegna 1 orrore a {card}",
)
_above("turn-untold", en="it is the turn of {card}", it="è il turno di {card}")
_above("phase-untold", en="it is the investigation phase", it="è la Fase di Investigazione")
_above("scenario-number-untold", en="{which} stands at 1", it="{which} è a 1")
_above("own-number-untold", en="{which} stands at 1 for {card}", it="{which} è a 1 per {card}")
_above("local-number-untold", en="{which} of {card} is 1", it="{which} di {card} è 1")
_above("not-set-aside", en="{title} is set aside", it="{title} è da parte")
_above(
    "exploration-deck-unknown",
    en="the exploration deck holds Rope Bridge, Path of Thorns",
    it="il mazzo di esplorazione contiene Rope Bridge, Path of Thorns",
)
_above(
    "no-current-agenda",
    en="the current agenda is Rise of the Ghouls",
    it="la trama attuale è L'Ascesa dei Ghoul",
)
_above(
    "next-unknown",
    en="the next agenda is Rise of the Ghouls",
    it="la prossima trama è L'Ascesa dei Ghoul",
)
_above("clues-untold", en="{card} has 1 clue", it="{card} ha 1 indizio")
_above(
    "resources-untold",
    en="{card} has 5 resources",
    it="{card} ha 5 risorse",
)
_above("hand-untold", en="{card} has Knife in hand", it="{card} ha in mano Coltello")
_above(
    "owner-untold",
    en="{card} belongs to the scenario",
    it="{card} appartiene allo scenario",
)
SPEECH.lacking(
    "doer-untold",
    en="to go on, tell who does it, such as: {when} Roland Banks defeats Ghoul Minion; or of what it is "
    "part, such as: {when} the enemy phase is resolved",
    it="per proseguire, di' chi lo fa, per esempio: {when} Roland Banks sconfigge Ghoul Tirapiedi; o di "
    "che cosa fa parte, per esempio: {when} si risolve la Fase dei Nemici",
)
SPEECH.lacking(
    "opaque",
    en="if it changes nothing that this case is about, say so: {given} what is not described of {card} "
    "does not matter",
    it="se non cambia nulla di ciò di cui si tratta qui, dillo: {given} ciò che non è descritto di "
    "{card} non importa",
)
SPEECH.lacking(
    "bag-unknown",
    en="to go on, tell the token, such as: {when} {who} reveals 0; or what the bag holds at first, "
    "such as: {given} the chaos bag holds +1, 0, -1, skull, auto-fail",
    it="per proseguire, di' il segnalino, per esempio: {when} {who} rivela 0; o che cosa contiene "
    "all'inizio il sacchetto, per esempio: {given} il sacchetto del caos contiene +1, 0, -1, teschio",
    fate="reveal",
)
SPEECH.lacking(
    f"bag-unknown{AT_TABLE}",
    en="say the token, or what the bag holds at first: {given} the chaos bag holds +1, 0, -1, skull, "
    "auto-fail",
    it="di' il segnalino, o che cosa contiene all'inizio il sacchetto: {given} il sacchetto del caos "
    "contiene +1, 0, -1, teschio",
)
SPEECH.lacking(
    "symbol-undescribed",
    en="to go on, tell what it comes to, such as: {when} the modifier is -2; or which scenario gives "
    "it its effect: {given} the scenario is The Gathering",
    it="per proseguire, di' quanto vale, per esempio: {when} il modificatore è -2; o quale scenario "
    "gli dà il suo effetto: {given} lo scenario è L'adunanza",
)


def _lies(*types: str, en: str, it: str) -> None:
    """A card of one of ``types`` that is nowhere could lie as ``en`` says."""
    for type in types:
        SPEECH.lies(type, en=en, it=it)


_lies("enemy", en="{card} is engaged with {who}", it="{card} è impegnato con {who}")
_lies("asset", en="{who} controls {card}", it="{who} controlla {card}")
_lies("event", "skill", en="{who} has {card} in hand", it="{who} ha in mano {card}")
_lies(
    "treachery",
    en="{card} is in the threat area of {who}",
    it="{card} è nell'area di minaccia di {who}",
)
_lies("location", en="{card} is in play", it="{card} è in gioco")
_lies("investigator", en="{card} is at the Study", it="{card} è nello Studio")
