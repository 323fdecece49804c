"""How Italian asks about the rules in general: ``in_general``."""

from __future__ import annotations

from rulesref.answers.prose.general.general_company_italian import ROWS as OF_COMPANY
from rulesref.answers.prose.general.general_keywords_italian import ROWS as OF_KEYWORDS
from rulesref.answers.prose.general.general_turn_italian import ROWS as OF_A_TURN
from rulesref.answers.prose.general.general_whole_italian import ROWS
from rulesref.answers.prose.general.in_general import (
    APART,
    AT_ME,
    AT_REST,
    COME_TO,
    NEXT_DOOR,
    OF_ANOTHER,
    OF_ANOTHER_THERE,
    GeneralQuestion,
    GeneralWords,
    Such,
    at_me,
    come_to,
    to_act,
    to_act_there,
    to_be_engaged,
    to_be_met,
    to_come,
    to_follow,
    to_ready_here,
    to_rest,
)
from rulesref.expression import lazily

#: Keyword → how an enemy with it is called.
_KEYWORDS = {
    "aloof": "sfuggente",
    "massive": "massiccio",
    "hunter": "cacciatore",
    "retaliate": "con ritorsione",
    "alert": "con allerta",
    "elusive": "elusivo",
}
_HAS = r"(?:sfuggent[ei]|massicci[o]?|cacciator[ei]|elusiv[oi]|con (?:ritorsione|rappresaglia|allerta))"
_SO = r"(?:esaust[oi]|esaurit[oi]|pront[oi])"
_ELSE = r"(?:(?:un |degli )?altr[oi] (?:investigator[ei]|giocator[ei])|qualcun altro)"
_HERE = lazily(r"(?i: nel mio luogo)")
_THERE = r"in un(?: altro| diverso)? luogo(?: collegato| adiacente| diverso)?"
_TAIL = (
    rf"(?: (?:{_SO}|{_HAS}|(?:(?:che )?(?:è|sono) )?(?:{_SO}|impegnat[oi] con (?:me|{_ELSE}|qualcuno)"
    rf"|non impegnat[oi](?: con (?:me|nessuno))?|{_THERE}|nel mio luogo)|impegnat[oi](?! con\b)"
    rf"|che non (?:è|sono) impegnat[oi](?: con (?:me|nessuno))?))"
)
_NP = rf"(?P<np>(?:(?:un|il|i|dei) )?(?:nemic[oi]|cacciator[ei]){_TAIL}*)"
_AOO = r"(?:(?:un|degli|gli) )?(?:attacc(?:o|hi) di opportunità)"
_DOES = r"(?:fa|fanno|effettua|effettuano)"
_PHASE = r"(?: (?:nella|durante la) fase dei nemici)"
_SUFFERS = "Subisco un attacco di opportunità?"


def _called(such: Such) -> str:
    words = (_KEYWORDS[one] for one in such.keywords)
    return " ".join(("un nemico", *words, such.how)).strip()


_TESTS = ("Lo attacco", "Provo a eluderlo", "Indago")
_ACTS = ("Indago", "Pesco una carta", "Prendo una risorsa")

WORDS = GeneralWords(
    rows=(
        *ROWS,
        *OF_A_TURN,
        *OF_KEYWORDS,
        *OF_COMPANY,
        GeneralQuestion(
            lazily(rf"(?i:{_NP} {_DOES} {_AOO}(?: contro di me)?(?: (?:se|quando|mentre) (?P<act>.+))?)"),
            "{act}.", _SUFFERS, to_act, _ACTS,
        ),
        GeneralQuestion(
            lazily(rf"(?i:(?P<act>[a-z]+(?:are|ere|ire|ndo|si)\b.*?) (?:provoca|causa|fa scattare) {_AOO})"),
            "{act}.", _SUFFERS, at_me,
        ),
        GeneralQuestion(
            lazily(rf"(?i:(?:provoco|subisco|prendo) {_AOO} (?:se|quando|mentre) (?P<act>.+))"),
            "{act}.", _SUFFERS, at_me,
        ),
        GeneralQuestion(
            lazily(rf"(?i:(?:posso|potrei|si può) (?P<verb>attaccar|combatter|eluder)e {_NP})"),
            "", "Posso {verb}lo?", to_be_met, of_such=True,
        ),
        GeneralQuestion(
            lazily(rf"(?i:(?:posso|potrei|si può) (?P<verb>impegnar)e {_NP})"),
            "", "Posso {verb}lo?", to_be_engaged, of_such=True,
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_NP} (?:mi )?attacca(?:no)?{_PHASE})"),
            "È la fase dei nemici.", "Mi attacca?", to_act, of_such=True,
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_NP} si (?:muov(?:e|ono)|spostano?){_PHASE}?)"),
            "È la fase dei nemici.", "Si muove?", to_come, of_such=True,
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_NP} mi attacca(?:no)? (?:se|quando) (?:manco|fallisco (?:un attacco|di attaccarl[oi]|ad attaccarl[oi]|l'attacco))(?: contro di (?:esso|lui|loro))?)"),
            "Lo attacco e fallisco.", "Mi attacca?", at_me, of_such=True,
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_NP} mi attacca(?:no)? (?:se|quando) fallisco(?: una prova)?)"),
            "{act} e fallisco.", "Mi attacca?", at_me, _TESTS, of_such=True,
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_NP} (?:mi )?attacca(?:no)? (?:se|quando) (?:fallisco|non riesco)(?: nel tentativo di| a| di| ad) elud\w+)"),
            "Provo a eluderlo e fallisco.", "Mi attacca?", at_me, of_such=True,
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_NP} mi segu(?:e|ono)(?: (?:se|quando) (?:mi muovo|mi sposto))?)"),
            "Mi sposto in un luogo collegato.", "Mi segue?", to_follow, of_such=True,
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_NP} mi impegna(?:no)? (?:se|quando) (?:entro|mi muovo|mi sposto) nel (?:suo|loro) luogo)"),
            "", "Mi impegna?", come_to,
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_NP} mi impegna(?:no)? (?:se|quando) (?:si prepara(?:no)?|torna(?:no)? pront[oi])(?: nel mio luogo)?)"),
            "Comincia la fase di mantenimento.", "Mi impegna?", to_ready_here,
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_NP} mi impegna(?:no)?)"),
            "{act}.", "Mi impegna?", to_rest, _ACTS[1:],
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_NP} mi attacca(?:no)? (?:se|quando|mentre) (?P<act>.+))"),
            "{act}.", "Mi attacca?", to_act_there,
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_NP} si (?:muov(?:e|ono)|spostano?|sposta) (?:nella|durante la) fase di mantenimento)"),
            "Comincia la fase di mantenimento.", "Si muove?", to_come, of_such=True,
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_NP} si (?:muov(?:e|ono)|spostano?|sposta) (?:nel mio turno|durante il mio turno|(?:nella|durante la) fase (?:delle indagini|di indagine)))"),
            "{act}.", "Si muove?", to_come, _ACTS[1:], of_such=True,
        ),
        GeneralQuestion(
            lazily(rf"(?i:{_NP} (?:si prepara(?:no)?|torna(?:no)? pront[oi]|si ripristina(?:no)?) (?:nella|durante la) fase di mantenimento)"),
            "Comincia la fase di mantenimento.", "Si prepara?", at_me,
        ),
    ),
    how=(
        (lazily(r"(?i:\besa(?:ust|urit)[oi]\b)"), "esaurito"),
        (lazily(r"(?i:\bpront[oi]\b)"), "pronto"),
    ),
    keywords=(
        (lazily(r"(?i:\bsfuggent[ei]\b)"), "aloof"),
        (lazily(r"(?i:\bmassicc[io]+\b)"), "massive"),
        (lazily(r"(?i:\bcacciator[ei]\b)"), "hunter"),
        (lazily(r"(?i:\b(?:ritorsione|rappresaglia)\b)"), "retaliate"),
        (lazily(r"(?i:\ballerta\b)"), "alert"),
        (lazily(r"(?i:\belusiv[oi]\b)"), "elusive"),
    ),
    where=(
        (lazily(r"(?i:\bnon (?:(?:è|sono) )?impegnat[oi] con me\b)"), APART),
        (
            lazily(rf"(?i:\bnon (?:(?:è|sono) )?impegnat[oi]\b.*{_THERE}|{_THERE}.*\bnon (?:(?:è|sono) )?impegnat[oi]\b)"),
            NEXT_DOOR,
        ),
        (lazily(r"(?i:\bnon (?:(?:è|sono) )?impegnat[oi]\b)"), AT_REST),
        (lazily(r"(?i:impegnat[oi](?: con me\b|(?! con\b)))"), AT_ME),
        (lazily(r"(?i:impegnat[oi] con )"), OF_ANOTHER),
        (lazily(rf"(?i:{_THERE})"), NEXT_DOOR),
        (_HERE, AT_REST),
    ),
    here=_HERE,
    lies={
        AT_ME: "{} è impegnato con me.",
        AT_REST: "{} è nel mio luogo.",
        OF_ANOTHER: "Wendy Adams è nel mio luogo. {} è impegnato con Wendy Adams.",
        COME_TO: "Entro in un luogo con {}.",
        NEXT_DOOR: "{} è in un luogo collegato.",
        OF_ANOTHER_THERE: "Wendy Adams è in un luogo collegato. {} è impegnato con Wendy Adams.",
    },
    acts=(
        (lazily(r"(?i:(?:combatt(?:o|ere|endo)|attacc(?:o|are|ando))(?: (?:un|il) nemico)?)"), ("Lo combatto",)),
        (lazily(r"(?i:elud(?:o|ere|endo)(?: (?:un|il) nemico)?)"), ("Lo eludo",)),
        (lazily(r"(?i:indag(?:o|are|ando))"), ("Indago",)),
        (lazily(r"(?i:pesc(?:o|are|ando)(?: una carta)?)"), ("Pesco una carta",)),
        (lazily(r"(?i:prend(?:o|ere|endo) (?:una risorsa|risorse))"), ("Prendo una risorsa",)),
        (
            lazily(r"(?i:(?:mi muovo|mi sposto|muoversi|spostarsi|muovendomi|spostandomi)(?: in un (?:altro luogo|luogo collegato))?)"),
            ("Mi sposto in un luogo collegato",),
        ),
        (lazily(r"(?i:gioc(?:o|are|ando) un supporto rapido)"), ("Gioco Magnifying Glass",)),
        (lazily(r"(?i:gioc(?:o|are|ando) un evento rapido)"), ("Gioco Mind over Matter",)),
        (
            lazily(r"(?i:gioc(?:o|are|ando) una carta rapida)"),
            ("Gioco Magnifying Glass", "Gioco Mind over Matter"),
        ),
        (lazily(r"(?i:gioc(?:o|are|ando) un supporto)"), ("Gioco Coltello",)),
        (lazily(r"(?i:gioc(?:o|are|ando) un evento)"), ("Gioco Deposito di Emergenza",)),
        (lazily(r"(?i:gioc(?:o|are|ando) una carta)"), ("Gioco Coltello", "Gioco Deposito di Emergenza")),
    ),
    called=_called,
    exhausted="esaurito",
)  # fmt: skip
