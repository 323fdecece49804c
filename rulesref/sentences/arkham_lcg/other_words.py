"""Words that players say for those of the sentences: read where they can mean nothing else.

Where they can, nothing is read by them: whoever says "hits" is told of "fights", and confirms it by
writing so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from rulesref.expression import lazily
from rulesref.sentences.arkham_lcg.speech import SPEECH

_ENGLISH = (
    "takes suffers receives gets eats",
    "gains gets receives earns takes",
    "loses drops",
    "discovers finds grabs picks takes collects",
    "fights attacks hits punches shoots strikes stabs",
    "evade evades evading dodges sneaks escapes avoids",
    "attempts tries makes",
    "must has",
    "moves goes walks enters runs travels",
    "plays casts puts",
    "uses activates triggers",
    "commits adds throws puts",
    "reveals draws pulls",
    "spends pays uses",
    "gives hands passes",
    "assigns puts places",
    "chooses picks selects",
    "draws picks takes",
    "puts places lays",
    "deals inflicts does",
    "engages engaged taunts",
    "begins starts",
    "ends finishes over stops",
    "defeated dies killed dead destroyed defeats",
    "discarded discards trashed trashes discard",
    "exhausted exhausts tapped taps",
    "ready readies untaps readied",
    "resigns leaves quits",
    "investigates searches",
    "parleys talks negotiates",
    "looks examines searches",
    "spawns places puts appears",
    "connected adjacent linked connects",
    "unrevealed revealed hidden",
    "beneath under below",
    "belongs owned",
    "controls owns has holds",
    "holds contains has",
    "at in stands waits",
    "attached on",
    "healed cured removed",
    "keeps retains saves",
    "succeeds passes wins",
    "fails misses",
    "nobody no-one none",
    "eliminated out dead",
    "may can allowed",
    "cannot may can allowed not could",
    "cancels prevents stops",
    "names calls says",
    "attack strike",
)
_ITALIAN = (
    "subisce riceve prende",
    "ottiene guadagna prende riceve",
    "perde lascia",
    "scopre trova prende raccoglie",
    "combatte attacca colpisce",
    "eludere elude evita schiva",
    "tenta cerca prova",
    "deve ha",
    "muove sposta va entra",
    "gioca mette lancia",
    "usa attiva innesca",
    "investe impegna aggiunge",
    "rivela pesca estrae",
    "spende paga usa",
    "dà cede passa",
    "assegna mette pone",
    "sceglie seleziona prende",
    "pesca prende",
    "mette posa colloca pone",
    "infligge fa",
    "impegna ingaggia impegnato impegnata ingaggiato ingaggiata combattimento",
    "comincia inizia",
    "finisce termina",
    "sconfitto sconfitta muore ucciso uccisa",
    "scartato scartata scarta scarti",
    "esaurito esaurita esaurisce",
    "ripristina pronto pronta",
    "abbandona ritira lascia",
    "indaga cerca investiga indagine",
    "tratta parlamenta parla",
    "guarda osserva esamina",
    "generato generata genera appare compare",
    "collegato collegata adiacente connesso connessa",
    "sotto di",
    "appartiene di",
    "controlla possiede ha",
    "contiene ha composto",
    "è trova sta",
    "assegnato assegnata attaccato attaccata",
    "curato curati guarito rimosso",
    "conserva tiene",
    "supera riesce passa",
    "fallisce sbaglia",
    "nessuno nessun",
    "eliminato eliminata fuori",
    "può facoltà permesso",
    "annulla previene",
    "nomina dice",
)

SPEECH.alike = {
    "en": tuple(frozenset(row.split()) for row in _ENGLISH),
    "it": tuple(frozenset(row.split()) for row in _ITALIAN),
}

#: What somebody "has" done → the same, told as they do it.
_DOES = {
    f"{verb}{'d' if verb.endswith('e') else 'ed'}": f"{verb}s"
    for verb in (
        *("assign", "attack", "discard", "engage", "evade", "fail", "gain", "heal", "move"),
        *("investigate", "play", "place", "reveal", "succeed", "use", "discover"),
    )
} | {"lost": "loses", "spent": "spends", "committed": "commits", "dealt": "deals"}


def _present(found: re.Match[str]) -> str:
    return _DOES[found[1]]


_SKILL = "(willpower|intellect|combat|agility)"
_TAKES = "(?:takes|makes|performs|attempts)"
_AGAINST = "(?:of|against|at|with)(?: a)? difficulty(?: of)?"
_FIGHTS = "(?:fights|attacks)"
_COMBATTE = "(?:combatte|attacca)"
_A_MANI_NUDE = "(?:a mani nude|senza armi|senza un'arma)"
#: An attack by the basic action: with whatever else lies there nothing is used.
_BARE = "(?:bare-?handed|with (?:his |her |their )?bare hands|without (?:a|any) weapon)"

#: Language → (what is said, what sentences say for it).
_SAME = {
    "en": (
        (r"\bno (?:one|investigator)\b", "nobody"),
        (r"\bengaged to\b", "engaged with"),
        (r"\bis in play (at|in) ", r"is \1 "),
        (
            r"\b(?:goes to|is (?:placed|put) (?:on|at)) the bottom of (?:his|her|their|its owner['’]s) deck$",
            "goes to the bottom of its owner's deck",
        ),
        (r"^(.+) is (?:in play )?under the control of (.+)$", r"\2 controls \1"),
        (r"^(.+) is in play under (.+?)['’]s? control$", r"\2 controls \1"),
        (
            r"^(.+) (?:takes|keeps|suffers) (?:all )?the (damage|horror)"
            r"(?: \1| (?:him|her|them)sel(?:f|ves))?$",
            r"\1 assigns the \2 to \1",
        ),
        (
            r"\b(?:returns|is returned|goes back|comes back) to (?:his |her |their |the )?hand$",
            "returns to hand",
        ),
        (
            r"^(.+) (?:returns|is returned|goes back|comes back) to (.+['’]s?) hand$",
            r"\1 is in \2 hand",
        ),
        (r"\b(?:somewhere|anywhere) in (?=.*\bdeck\b)", "in "),
        (r"\b(?:an?|the|one|1) copy of (?:the )?(?=[A-Z\"“.])", ""),
        (r"\bis (?:not|no longer) exhausted$", "is ready"),
        (r"\bis (?:not|no longer) ready$", "is exhausted"),
        (r"\bis no longer\b", "is not"),
        (r"\b((?:\d+|no) [a-z]+) (?:left|remaining)$", r"\1"),
        (r"\b(?:draws|pulls|reveals) (?:an?|the) ([-−–+]?\d+)(?: token)?$", r"reveals \1"),
        (r"^an? ([-−–+]?\d+)(?: token)? is (?:revealed|drawn|pulled)$", r"the token is \1"),
        (r"\bhas in hand (.+)$", r"has \1 in hand"),
        (
            rf"^(.+?) {_FIGHTS} (.+?) (?:with|using) the ([a-z]+) ability of (.+)$",
            r"\1 uses the \3 ability of \4 on \2",
        ),
        (
            r"\b(phase) (?:is played(?: out)?|takes place|happens|is carried out)$",
            r"\1 is resolved",
        ),
        (r"\bin the bag$", "in the chaos bag"),
        (r"\bholds (.+) in ((?:his |her |their )?hand)\b", r"has \1 in \2"),
        (r"\bspends (?:an|1) additional ([a-z]+)$", r"chooses to spend 1 \1"),
        (r"\bthere (is|are) (\d+ [a-z]+) in ", r"there \1 \2 at "),
        (r"^(.+ engaged with .+?),? with (\d+ [a-z]+)(?: on it)?$", r"\1 with \2"),
        (r"\bplays (.+?),? (?:and )?attach(?:ing|es) (?:it )?to (.+)$", r"plays \1 on \2"),
        (r"^it(?:'|’| i)s (.+?)['’]s? turn(?: now)?$", r"\1's turn begins"),
        (r"\b(connect(?:ed|s)) to (.+?),? and to (.+)$", r"\1 to \2 and \3"),
        (r"^(.+) has (?:an? )?(.+) engaged with (?:him|her|them)$", r"\2 is engaged with \1"),
        (r"\b(?:remains|stays) (in|ready|exhausted|engaged|attached)\b", r"is \1"),
        (r"\bis out of play$", "is not in play"),
        (r"\b(?:has|have) (?:taken|suffered) (?:0|no)\b", "takes no"),
        (r"\b(?:has|have) (?:taken|suffered)\b", "takes"),
        (rf"\bhas ({'|'.join(_DOES)})\b", _present),
        (r"\b(?:has|have) been (?=[a-z]+ed\b)", "is "),
        (r"\b(?:was|were) (?=[a-z]+ed\b)", "is "),
        (r"^([^,]+) is (?:at|in) ([^,]+)$", r"\1 waits at \2"),
        (r"^(.+) owns (.+)$", r"\2 belongs to \1"),
        (r"\b(?:isn't|isn’t)\b", "is not"),
        (r"\b(?:can't|can’t)\b", "cannot"),
        (r"\b(?:doesn't|doesn’t)\b", "does not"),
        (r"\bis not revealed$", "is unrevealed"),
        (r"\bhas 0 cards\b", "has no cards"),
        (r"\bset-aside$", "set aside"),
        (
            r"\b((?:in|from) (?:the |his |her |their )?(?:encounter )?)discards?\b",
            r"\1discard pile",
        ),
        (r"\b(\w+'s? )discards?\b", r"\1discard pile"),
        (r"\bgoes to the discard pile$", "is discarded"),
        (r"\b(?:leaves|quits) the scenario$", "resigns"),
        (r"^(\d+ [a-z]+) (is|are) (on|at) (.+)$", r"there \2 \1 \3 \4"),
        (r"^it(?:'|’)s\b", "it is"),
        (r"\b(?:ends up with|has (?:only|just|exactly)) (?=\d)", "has "),
        (r"\b(?:survives|is(?: still)? alive)$", "is not defeated"),
        (r"\bis undamaged$", "has no damage"),
        (r"\bleads to\b", "connects to"),
        (r"\bdraws a card (?:with|for|using|by spending) an action$", "draws a card as an action"),
        (r"\bis back (?=in|at|on)", "is "),
        (r"\bthe (\d+ (?:damage|horror|clues?|resources?|cards?)\b)", r"\1"),
        (r"\b(may not|cannot|can't) (.+?) (?:anymore|any more|any longer)$", r"\1 \2"),
        (
            r"^(the (?:skull|cultist|tablet|elder thing))(?: token)? "
            r"(?:is worth|counts as|is an?) ([-−–+]?\d+)$",
            r"\1 is \2",
        ),
        (r"\b(?:passes|beats|wins) (?:the|this|that|her|his|their) (?:skill )?test$", "succeeds"),
        (r"\bfails (?:the|this|that|her|his|their) (?:skill )?test$", "fails"),
        # Of a refusal the rule has to be named: the bare one says which.
        (r"^(it is refused),? (?:because|since|as|for) .+$", r"\1"),
        (r"\bis engaged with (?:nobody|no-one|no enemies|no one)$", "is unengaged"),
        (r"\bmade (an|no) attack of opportunity\b", r"makes \1 attack of opportunity"),
        (r"\bhas used (\d+ actions?)$", r"spends \1"),
        (r"\bis (?:still )?holding (.+)$", r"has \1 in hand"),
        (r"\b(cards?) (?:left|remaining) in hand\b", r"\1 in hand"),
        (r"\b(may|can|cannot|may not) attack\b", r"\1 fight"),
        (r"\bsuffers (?=\d+ (?:direct )?(?:damage|horror)\b)", "takes "),
        (
            r"\b(puts|places|tucks|slides) (.+) (?:beneath|under|underneath) (?:him|her|them)$",
            r"\1 \2 beneath themselves",
        ),
        (
            rf"^(.+) (evade|fight|attack)s (.+) (?:with|using) (?:(?:his|her|their) )?{_SKILL}$",
            r"\1 uses \4 to \2 \3",
        ),
        (r"\bis hit for (?=\d+ (?:damage|horror)\b)", "takes "),
        (r"^(\d+ (?:direct )?(?:damage|horror)) (?:is|are) dealt to (.+)$", r"\2 takes \1"),
        (rf"\b{_FIGHTS} (.+?),? {_BARE}$", r"fights \1"),
        (r"\bmakes a basic (?:attack|fight) against\b", "fights"),
        (r"\b(?:goes|moves|walks|steps) into\b", "moves to"),
        (r"^(.+?)['’]s? turn is over$", r"\1 ends the turn"),
        (r"\b(?:uses|triggers|activates) (.+?)['’]s? ability$", r"uses \1"),
        (r"\bplays (.+?),? (?:targeting|choosing) (.+)$", r"plays \1 on \2"),
        (r"\b(uses|activates|triggers|plays) (.+?) against (.+)$", r"\1 \2 on \3"),
        (r"\bheals (\d+ [a-z]+) from (.+) (?:with|using) (.+)$", r"uses \3 to heal \1 from \2"),
        (r"\bheals (\d+ [a-z]+) (?:with|using) (.+)$", r"uses \2 to heal \1"),
        (rf"\b{_TAKES} an? {_SKILL} \(?(\d+)\)? test$", r"tests \1 (\2)"),
        (rf"\b{_TAKES} an? {_SKILL} test {_AGAINST} (\d+)$", r"tests \1 (\2)"),
        (rf"\btests (?:his |her |their )?{_SKILL} {_AGAINST} (\d+)$", r"tests \1 (\2)"),
        (r"\bthe bag (has|holds|contains|is)\b", r"the chaos bag \1"),
        (r"^the (?:chaos )?bag (?:is|includes|consists of)\b", "the chaos bag holds"),
        (r"^(.+) is the (?:current )?(agenda|act)$", r"the current \2 is \1"),
        (r"\bare (?:both|all|each) (?=[a-z])", "are "),
        (r"\bboth (damage|horror|clues|resources|doom|charges)\b", r"2 \1"),
        (r"^(.+) is (?:unengaged|not engaged) (at|in) (.+)$", r"\1 is \2 \3, unengaged"),
        (r"^(.+) has (.+) in (?:his|her|their) threat area$", r"\2 is in \1's threat area"),
        (r"^(.+) has (?:no|0) cards in (?:his|her|their|the) deck$", r"\1's deck is empty"),
        (r"^(.+) holds (\d+ [a-z]+)$", r"\1 has \2"),
        (r"^(.+) has (.+) with (\d+ [a-z]+)(?: left| in play)?$", r"\1 controls \2 with \3"),
        (r"\bis at (\d+) (health|sanity)(?: left| remaining)?$", r"has \1 \2 left"),
        (r"^(.+) is the bearer of (.+)$", r"\2 belongs to \1"),
        (r"\bwith no (?=[a-z]+(?:$|,| and ))", "with 0 "),
        (r"^(.+ (?:finds|draws|chooses|takes) .+) with (?:it|them|that)$", r"\1"),
        (r"^([^,]+) (?:chooses|decides) not to ", r"\1 does not "),
        (r"\bwas (?=\d)", "is "),
        (r"\bwere (?=\d)", "are "),
        (r"\b(?:is|was|has been) flipped(?: over)?$", "flips"),
        (r"^(.+) (?:shoots|hits|strikes|stabs|punches) (.+) with (.+)$", r"\1 fights \2 with \3"),
        (r"^(.+) is engaged with (?:an|the) exhausted (.+)$", r"\2 is engaged with \1, exhausted"),
    ),
    "it": (
        (r"\bnessun investigatore\b", "nessuno"),
        (r"\bfallisce di (?=\d)", "fallisce la prova di "),
        (r"\b(?:riesce|supera|passa) di (?=\d)", "supera la prova di "),
        (r"\briesce$", "supera la prova"),
        (r"\bfallisce$", "fallisce la prova"),
        (r"\bè stat[oa] (?=[a-z]+t[oa]\b)", "è "),
        (
            r"\bpesca (?:una|la prima) carta (?:dal|del) mazzo (?:degli )?incontri$",
            "pesca una carta incontro",
        ),
        (r"\bè in gioco (a|in|nel\w*|all?\w*) ", r"è \1 "),
        (r"\b(?:una|la|1) copia di (?=[A-ZÀ-Ý\"“.])", ""),
        (r"\b(?:pesca|estrae|rivela) (?:il|lo|un|uno) ([-−–+]?\d+)$", r"rivela \1"),
        (
            r"^(?:esce|viene (?:rivelato|pescato)) (?:il|lo|un|uno) ([-−–+]?\d+)$",
            r"il segnalino è \1",
        ),
        (r"^è il turno di (.+)$", r"comincia il turno di \1"),
        (
            r"\b(collegat[oa]) (?:all['’]|a(?:l|llo|lla)? )(.+?),? e (?:all['’]|a(?:l|llo|lla)? )(.+)$",
            r"\1 a \2 e \3",
        ),
        (
            r"^(.+) ha (?:un |una )?(.+) impegnat[oa] con (?:lui|lei|sé)$",
            r"\2 è impegnato con \1",
        ),
        (r"^([^,]+) è (?:in|a) ([^,]+)$", r"\1 aspetta in \2"),
        (r"\b(?:ingaggiat([oa])|in combattimento) con\b", "impegnato con"),
        (r"\bnon è esaurit([oa])$", r"è pront\1"),
        (r"\bnon è pront([oa])$", r"è esaurit\1"),
        (r"\bè stat[oa] esaurit([oa])\b", r"è esaurit\1"),
        (r"\bnella sua mano\b", "in mano"),
        (r"\bspende (?:un['’]|1 )azione aggiuntiva$", "sceglie di spendere 1 azione"),
        (r"\bin mano a (.+)$", r"nella mano di \1"),
        (
            rf"^(.+?) {_COMBATTE} (.+?) con la ([a-z]+) (?:capacità|abilità) di (.+)$",
            r"\1 usa la \3 capacità di \4 su \2",
        ),
        (r"\bnel sacchetto$", "nel sacchetto del caos"),
        (r"^(.+ impegnat[oa] con .+?),? con (\d+ \w+)(?: su di ess[oa])?$", r"\1 con \2"),
        (
            r"\bgioca (.+?),? assegnandol[oa] (?:all['’]|a(?:l|llo|lla)? )(.+)$",
            r"gioca \1 su \2",
        ),
        (r"\b(?:nei|negli) (?:suoi )?scarti\b", "nella pila degli scarti"),
        (r"\bva (?:nei|negli) scarti$", "viene scartato"),
        (r"\bnon è fuori dal gioco$", "non è eliminato"),
        (r"^(\d+ [a-z]+) (?:è|sono) su(?:l|llo|lla|ll['’])? ?(.+)$", r"ci sono \1 su \2"),
        (r"\btiene in mano\b", "ha in mano"),
        (r"^(?:viene|è) rifiutato,? (?:perché|poiché) .+$", "viene rifiutato"),
        (r"\b(?:supera|passa) la (?:sua )?prova$", "supera la prova"),
        (r"\bnon è impegnat([oa]) con (?:nessuno|nessun nemico)$", r"non è impegnat\1"),
        (r"\b(usa|attiva|gioca) (.+?) contro (.+)$", r"\1 \2 su \3"),
        (rf"\b{_COMBATTE} (.+?),? {_A_MANI_NUDE}$", r"combatte \1"),
        (r"\binvestiga\b", "indaga"),
        (r"^a (.+) (?:viene|vengono) inflitt[oi] (\d+ \w+)$", r"\1 subisce \2"),
        (r"^(\d+ \w+) (?:viene|vengono) inflitt[oi] a (.+)$", r"\2 subisce \1"),
        (r"^(.+) (?:finisce|termina) il turno$", r"\1 finisce il suo turno"),
        (r"^il turno di (.+) (?:finisce|termina|è finito)$", r"finisce il turno di \1"),
        (r"\bfa una prova di\b", "effettua una prova di"),
        (r"\b(prova di \w+) (?:di|con|a) difficoltà (\d+)$", r"\1 (\2)"),
        (r"\bil sacchetto (ha|contiene)\b", r"il sacchetto del caos \1"),
        (r"^(.+) ha (.+) nella sua area di minaccia$", r"\2 è nell'area di minaccia di \1"),
        (r"^(.+) non ha carte nel (?:suo )?mazzo$", r"il mazzo di \1 è vuoto"),
        (r"^(.+) ha (.+) con (\d+ [a-z]+)(?: in gioco)?$", r"\1 controlla \2 con \3"),
    ),
}
_READ = {
    language: [(lazily(said), meant) for said, meant in rows] for language, rows in _SAME.items()
}


@lru_cache(maxsize=4096)  # all of them are tried, and a step is looked at many times
def in_other_words(text: str, language: str) -> tuple[str, ...]:
    """``text`` with each of these that stands in it as sentences say it, then with all of them."""
    return tuple(_in_other_words(text, language))


def _in_other_words(text: str, language: str) -> Iterator[str]:
    whole, changes = text, 0
    for said, meant in _READ[language]:
        changed = said.sub(meant, text)
        if changed != text:
            yield changed
            whole, changes = said.sub(meant, whole), changes + 1
    if changes > 1:
        yield whole
