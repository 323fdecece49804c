"""How a player may say in Italian what a case says: the rows of ``answers.prose.ways``."""

from __future__ import annotations

from rulesref.answers.prose.implied.skilled import SKILLS
from rulesref.answers.prose.wordings.brief_italian import BRIEF_IT
from rulesref.answers.prose.wordings.having_italian import HAVING_IT
from rulesref.answers.prose.wordings.seats import SEATS_IT

_NOTHING_IT = (
    "{w} è (da solo|da sola)",
    "non c'è nessun altro",
    "nessun altro è (qui|lì)",
    "(non c'è nessun altro|nessun altro è) in {l}",
)
_DENIALS_IT = (
    ("{w} (è pronto|è pronta|non è esaurito|non è esaurita)", "NOT {w}; {w} è esaurito"),
    ("{w} non è impegnat(o|a)[ con nessuno]", "FREE {w}"),
    ("{w} non è impegnat(o|a) con {x}", "APART {w}; {x}"),
)
WAYS_IT = (
    *((said, "") for said in _NOTHING_IT),
    *_DENIALS_IT,
    (
        "{w} ha {e} (addosso|impegnato|impegnata|ingaggiato|ingaggiata)",
        "ONE {e}; enemy; {e} è impegnato con {w}",
    ),
    (
        "{w} ha {e} (impegnato|impegnata|ingaggiato|ingaggiata) con {x}",
        "SAME {w}; {x}; ONE {e}; enemy; {e} è impegnato con {w}",
    ),
    (
        "{e} è impegnat(o|a) con {w} (in|nel) {l}",
        "ONE {e}; enemy; ONE {w}; investigator; {w} è in {l}; {e} è impegnato con {w}",
    ),
    (
        "{w} è impegnat(o|a) con {e} in {l}",
        "ONE {w}; investigator; {w} è in {l}; {e} è impegnato con {w}",
    ),
    (
        "{w} è in {l} con {x}",
        "OTHER {w}; {x}; ONE {w}; investigator; ONE {x}; investigator; {w} è in {l}; {x} è in {l}",
    ),
    ("{w} e {x} sono in (luoghi diversi|due luoghi diversi|luoghi separati)", "ELSEWHERE {w}; {x}"),
    ("{w} e {x} sono (insieme|nello stesso luogo)", "TOGETHER {w}; {x}"),
    ("{w} è (con|insieme a) {x}", "TOGETHER {x}; {w}"),
    ("{w} è in un luogo diverso da {x}", "ELSEWHERE {x}; {w}"),
    ("{w} non è nello stesso luogo di {x}", "ELSEWHERE {x}; {w}"),
    *(
        row
        for called, skill in SKILLS["it"].items()
        for row in (
            (f"{{w}} ha {{n}} [di ]{called}", f"VALUE {{w}}; {skill}; {{n}}"),
            (f"{{w}} ha {called} {{n}}", f"VALUE {{w}}; {skill}; {{n}}"),
            (f"(il mio|la mia) {called} è {{n}}", f"VALUE ME; {skill}; {{n}}"),
        )
    ),
    # as a heading has it, without a verb
    ("{c} in gioco", "OWNS {c}"),
    ("{c} in gioco con {rest}", "OWNS {c}; {c} ha {rest}"),
    ("{c} in mano", "HOLDS {c}"),
    ("{c} nella (mia |)area di minaccia", "{c} è nell'area di minaccia di ME"),
    ("{n} {p} in {l}", "{l} ha {n} {p}"),
    *((f"{{n}} {{p}} {place}", f"ci sono {{n}} {{p}} {place}") for place in ("qui", "lì")),
    ("{n} {p} su {c}", "{c} ha {n} {p}"),
    ("{n} risorse", "HAS risorse; {n}"),
    ("impegnat(o|a) con {e}", "ENGAGED {e}"),
    ("{e} (impegnato|impegnata|addosso)", "ONE {e}; enemy; ENGAGED {e}"),
    ("{e} impegnat(o|a) con {w}", "ONE {e}; enemy; {e} è impegnato con {w}"),
    ("{e} è (in un luogo collegato|in un luogo adiacente|nel luogo accanto)", "BESIDE ME; {e}"),
    ("c'è {e} impegnat(o|a) con {w}", "{e} è impegnato con {w}"),
    ("ME è in un luogo con {n} (indizio|indizi)", "il mio luogo ha {n} indizi"),
    ("ME è in un luogo senza indizi", "il mio luogo ha 0 indizi"),
    ("{e} in {l}", "ONE {e}; enemy; {e} è in {l}"),
    ("{w} in {l}", "ONE {w}; investigator; {w} è in {l}"),
    (
        "{e} e {f} sono[ entrambi] impegnati con {w}",
        "{e} è impegnato con {w}; {f} è impegnato con {w}",
    ),
    (
        "{w} è impegnat(o|a) con due nemici[ pronti]",
        "un nemico è impegnato con {w}; un altro nemico è impegnato con {w}",
    ),
    (
        "due nemici[ pronti] (sono |)impegnati con {w}",
        "un nemico è impegnato con {w}; un altro nemico è impegnato con {w}",
    ),
    ("{e} attacca {w} per {n} {p}", "DEALS {e}; {p}; {n}; {e} attacca {w}"),
    ("{w} (si allontana|va via)", "{w} si muove in un luogo collegato"),
    (
        "{w} si (muove|sposta)[ via][ altrove]",
        "ONE {w}; investigator; {w} si muove in un luogo collegato",
    ),
    (
        "{w} si (muove|sposta) (in|nel) un altro luogo",
        "ONE {w}; investigator; {w} si muove in un luogo collegato",
    ),
    (
        "{w} (entra|si muove|si sposta|va) (in|nel) (un|un altro|il) luogo (con|dove c'è) {e}",
        "ENTERS {w}; {e}",
    ),
    ("{w} (entra|si muove|si sposta|va) (in|nel) luogo (con|dove c'è) {e}", "ENTERS {w}; {e}"),
    ("{e} è in un luogo (collegato|adiacente|vicino)[ al mio]", "BESIDE ME; {e}"),
    (
        "{e} è (in un|nel) luogo (accanto al mio|collegato al mio|adiacente al mio|vicino al mio)",
        "BESIDE ME; {e}",
    ),
    ("{e} è a un luogo di distanza[ da ME]", "BESIDE ME; {e}"),
    (
        "{w} è in {l} con {x}, impegnat(o|a) con {e}",
        "{w} è in {l} con {x}; {e} è impegnato con {x}",
    ),
    ("{e} con {rest} è impegnat(o|a) con {w}", "{e} è impegnato con {w}; {e} ha {rest}"),
    ("{w} è in {l} con {e} impegnat(o|a) con {x}", "{w} è in {l}; {e} è impegnato con {w}"),
    ("{w} è in {l} con {rest}", "{w} è in {l}; {w} AND {rest}"),
    ("durante il turno di {w}[,] {rest}", "è il turno di {w}; {rest}"),
    ("(durante|nella) la fase {phase}[,] {rest}", "è la Fase {phase}; {rest}"),
    ("nella fase {phase}[,] {rest}", "è la Fase {phase}; {rest}"),
    ("{w} si (muove|sposta) da {x} in {l}", "AT {w}; {x}; {w} si muove in {l}"),
    ("{l} è (collegato|collegata|adiacente)", "{l} è collegato al mio luogo"),
    ("{w} è in {l} con {e}", "WITH {w}; {l}; {e}"),
    ("{w} è in {l} con {e} e {f}", "WITH {w}; {l}; {e}; {f}"),
    ("{x} è con {w} in {l}", "{w} è in {l}; {x} è in {l}"),
    ("{w} è impegnat(o|a) con {e} pronto", "{w} è impegnato con {e}"),
    ("{w} è impegnat(o|a) con {e} esaurit(o|a)", "{e} è impegnato con {w} ed è esaurito"),
    ("{w} ha {c} in gioco", "{w} ha in gioco {c}"),
    ("{w} ha {c} con {rest}", "CONTROLS {w}; {c}; {c} ha {rest}"),
    ("{w} ha {n} {p} e in mano {c}", "{w} ha {n} {p}; {w} ha in mano {c}"),
    ("c'è {rest} in {l}", "{l} ha {rest}"),
    ("ci sono {rest} in {l}", "{l} ha {rest}"),
    ("è il turno di {w}", "è il turno di {w}"),
    ("{w} (attacca|combatte|colpisce) {e} con {c}", "{w} combatte {e} con {c}"),
    ("{w} (attacca|combatte|colpisce) {e} (a mani nude|senza armi)", "{w} combatte {e}"),
    ("{w} colpisce {e}", "{w} combatte {e}"),
    ("{w} colpisce", "ONE {w}; investigator; {w} supera la prova di MARGIN"),
    (
        "{w} pesca (una|1) carta (come|con un'|con una|usando un'|spendendo un')[ ]azione",
        "{w} effettua l'azione di pesca",
    ),
    (
        "{w} prende (una|1) risorsa (come|con un'|con una|usando un'|spendendo un')[ ]azione",
        "{w} prende una risorsa",
    ),
    ("{w} tenta di eludere {e}", "{w} tenta di eludere {e}"),
    ("{w} elude {e}", "{w} tenta di eludere {e}; {w} supera la prova"),
    ("{w} elude {e} di {n}", "{w} tenta di eludere {e}; {w} supera la prova di {n}"),
    ("{w} riesce di {n}", "{w} supera la prova di {n}"),
    ("{w} (riesce|supera la prova)", "{w} supera la prova di MARGIN"),
    ("{w} fallisce( la prova|)", "{w} fallisce di LOSS"),
    ("{w} pesca {c}( dal mazzo degli incontri|)", "DRAW {w}; {c}"),
    ("{w} rivela (il|un|uno|la|una) {t}", "{w} rivela {t}"),
    ("{w} rivela il segnalino {t}", "{w} rivela {t}"),
    ("c'è {e} (contro|addosso a) {w}", "ONE {e}; enemy; {e} è impegnato con {w}"),
    ("{w} (mette|colloca|assegna) IT (su|a) {c}", "ALL it {w}; {c}"),
    ("{w} assegna il danno a {c}", "ALL danno {w}; {c}"),
    ("{w} assegna l'orrore a {c}", "ALL orrore {w}; {c}"),
    ("{w} finisce il turno di {x}", "{w} finisce il suo turno"),
    ("{w} prende 1 risorsa", "{w} prende una risorsa"),
    ("{w} è impegnat(o|a) con {e} e {f}", "{e} è impegnato con {w}; {f} è impegnato con {w}"),
    ("{a} è ingaggiat(o|a) con {b}", "{a} è impegnato con {b}"),
    ("{w} (è|viene) attaccat(o|a) da {e}", "{e} attacca {w}"),
    ("{w} (riceve|prende) {n} (danno|danni)", "{w} subisce {n} danni"),
    ("{w} (riceve|prende) {n} (orrore|orrori)", "{w} subisce {n} orrori"),
    ("{w} fallisce la prova di {n}", "{w} fallisce di {n}"),
    ("{w} fallisce l'indagine di {n}", "{w} indaga; {w} fallisce di {n}"),
    ("{w} fallisce l'attacco contro {e} di {n}", "{w} combatte {e}; {w} fallisce di {n}"),
    ("{w} (mette|colloca) (il danno|i danni|tutti i danni) su {c}", "ALL danno {w}; {c}"),
    ("{w} assegna (i danni|tutti i danni) a {c}", "ALL danno {w}; {c}"),
    ("{w} (mette|colloca) (l'orrore|tutto l'orrore) su {c}", "ALL orrore {w}; {c}"),
    ("{w} (mette|colloca) {n} {p} su {c}", "{w} assegna {n} {p} a {c}"),
    ("{w} indaga in {l}", "AT {w}; {l}; {w} indaga"),
    (
        "{w} pesca (una|1) carta (come|con|per) (la mia |la sua |un'|l'|una |1 |)azione",
        "{w} effettua l'azione di pesca",
    ),
    ("{w} (entra in|va in|si sposta in) {l}", "{w} si muove in {l}"),
    ("{w} gioca {c} dalla (mia |sua |)mano", "{w} gioca {c}"),
    ("{w} (uccide|elimina) {e}", "{w} sconfigge {e}"),
    ("si impegna con {w}", ""),
    *HAVING_IT,
    *SEATS_IT,
    *BRIEF_IT,
)
