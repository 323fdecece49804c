"""Italian that tells of the past, as if it happened now: "ho indagato e fallito" as "indago e fallisco"."""

from __future__ import annotations

import re

#: Verb in the first person → (in the third, the participle without its last letter).
VERBS = {
    "indago": ("indaga", "indagat"),
    "fallisco": ("fallisce", "fallit"),
    "supero": ("supera", "superat"),
    "riesco": ("riesce", "riuscit"),
    "pesco": ("pesca", "pescat"),
    "rivelo": ("rivela", "rivelat"),
    "tiro": ("tira", "tirat"),
    "gioco": ("gioca", "giocat"),
    "uso": ("usa", "usat"),
    "attivo": ("attiva", "attivat"),
    "innesco": ("innesca", "innescat"),
    "attacco": ("attacca", "attaccat"),
    "combatto": ("combatte", "combattut"),
    "colpisco": ("colpisce", "colpit"),
    "uccido": ("uccide", "uccis"),
    "sconfiggo": ("sconfigge", "sconfitt"),
    "eludo": ("elude", "elus"),
    "evito": ("evita", "evitat"),
    "impegno": ("impegna", "impegnat"),
    "scarto": ("scarta", "scartat"),
    "assegno": ("assegna", "assegnat"),
    "metto": ("mette", "mess"),
    "investo": ("investe", "investit"),
    "scopro": ("scopre", "scopert"),
    "prendo": ("prende", "pres"),
    "subisco": ("subisce", "subit"),
    "ottengo": ("ottiene", "ottenut"),
    "guadagno": ("guadagna", "guadagnat"),
    "perdo": ("perde", "pers"),
    "spendo": ("spende", "spes"),
    "pago": ("paga", "pagat"),
    "annullo": ("annulla", "annullat"),
    "curo": ("cura", "curat"),
    "finisco": ("finisce", "finit"),
    "tento": ("tenta", "tentat"),
    "provo": ("prova", "provat"),
    "cerco": ("cerca", "cercat"),
    "infliggo": ("infligge", "inflitt"),
    "manco": ("manca", "mancat"),
    "sbaglio": ("sbaglia", "sbagliat"),
}
_OF_PARTICIPLE = {past: (first, third) for first, (third, past) in VERBS.items()}
_PARTICIPLE = rf"(?P<past>{'|'.join(sorted(_OF_PARTICIPLE, key=len, reverse=True))})[oaie]\b"
_DONE = re.compile(rf"\b(?P<who>io ho|ho|l'ho|ha|l'ha|hanno) {_PARTICIPLE}", re.I)
#: A second participle, which has the auxiliary of the first.
_AND = re.compile(rf"\b(?P<who>ho|l'ho|ha|l'ha) (?P<first>\w+[oaie])(?P<between>[^.;]*?) e (?={_PARTICIPLE})", re.I)  # fmt: skip
#: What was going on, by the stem of its verb.
_GOING_ON = re.compile(
    r"\b(?:(?P<a>indag|attacc|gioc|us|tent|prov|cerc|pesc|rivel|impegn)av|(?P<e>combatt|elud|prend|spend)ev)o\b",
    re.I,
)
_WENT = (
    (r"\b(?:io )?(?:mi sono (?:mosso|mossa|spostato|spostata)|sono (?:andato|andata|entrato|entrata|passato|passata))\b", "mi muovo"),
    (r"\b(?:si è (?:mosso|mossa|spostato|spostata)|è (?:andato|andata|entrato|entrata|passato|passata))\b(?= (?:in|nel|nell|nello|nella|al|alla|allo)\b)", "si muove"),
    (r"\bè stat[oa] (?=(?:sconfitt|scartat|eliminat|attaccat)[oa]\b)", "è "),
    (r"\b(?:è (?:iniziata|cominciata)) la\b", "comincia la"),
)  # fmt: skip


def in_present(text: str) -> str:
    """``text`` in the present."""
    text = _GOING_ON.sub(lambda found: f"{found['a'] or found['e']}o", text)
    for said, now in _WENT:
        text = re.sub(said, now, text, flags=re.IGNORECASE)
    text = _AND.sub(lambda found: f"{found[0]}{found['who'].removeprefix('l' + chr(39))} ", text)
    return _DONE.sub(_present, text)


def told_in_present(said: str) -> str:
    """``said`` in the present; how much somebody has taken or got so far is no act."""
    return said if _SO_FAR.search(said) else in_present(said)


_SO_FAR = re.compile(
    r"\b(?:subit|pres|ricevut|scopert|ottenut|guadagnat|pers|spes|mess|curat)[oaie]\b", re.I
)


def _present(found: re.Match[str]) -> str:
    first, third = _OF_PARTICIPLE[found["past"].casefold()]
    who = found["who"].casefold()
    what = "lo " if who.startswith("l'") else ""
    return f"{what}{first if who.endswith('ho') else third}"
