"""How a player may tell in Italian what they have, or have nothing of, and when something is done."""

from __future__ import annotations

_ASSETS = "(sostegni|sostegno|alleati|alleato|carte|carte sostegno)"
_SUBISCE = "(subisce|prende|riceve)"
#: What lies on a support → the same as a case has it.
_SU = {
    "(danno|danni)": "danni",
    "(orrore|orrori)": "orrori",
    "(destino|destini)": "destini",
    "(carica|cariche)": "cariche",
    "(segreto|segreti)": "segreti",
    "(scorta|scorte|provvista|provviste)": "scorte",
    "munizioni": "munizioni",
}
HAVING_IT = (
    *(
        (f"{{w}} ha {{n}} {said} su {{c}}", f"CONTROLS {{w}}; {{c}}; {{c}} ha {{n}} {what}")
        for said, what in _SU.items()
    ),
    ("{w} deve pescare (una|1) carta", "{w} pesca una carta"),
    *(
        row
        for p in ("danni", "orrori")
        for row in (
            (f"{{w}} ha {{n}} {p} e ne {_SUBISCE} (altri |){{m}}[ in più][ altro]", f"{{w}} ha {{n}} {p}; {{w}} subisce {{m}} {p}"),
            (f"{{w}} {_SUBISCE} (altri |){{m}} {p}[ in più]", f"{{w}} subisce {{m}} {p}"),
        )
    ),
    *(
        (f"{{w}} {_SUBISCE} un altro {p}", f"{{w}} subisce 1 {p}")
        for p in ("danno", "orrore")
    ),
    *((f"{{w}} è a {{n}} {p}", f"{{w}} ha {{n}} {p}") for p in ("danni", "orrori")),
    *(
        (f"{{w}} è a {{n}} {p} e {{m}} {q}", f"{{w}} ha {{n}} {p}; {{w}} ha {{m}} {q}")
        for p, q in (("danni", "orrori"), ("orrori", "danni"))
    ),
    ("{w} indaga qui", "{w} indaga"),
    (f"{{w}} non ha[ altri]( nessun|) {_ASSETS}( in gioco|)", "WITHOUT asset"),
    ("{w} non ha (nulla|niente) in gioco", "WITHOUT asset"),
    ("{c} ha {n} (salute|di salute|punti salute|punto salute|punti di salute|punto di salute)[ rimasti][ rimasta][ rimanente]", "LEFT {c}; damage; {n}"),
    ("{c} ha {n} (sanità|di sanità|sanità mentale|di sanità mentale|punti sanità|punto sanità)[ rimasti][ rimasta][ rimanente]", "LEFT {c}; horror; {n}"),
    ("(nel mio luogo|qui) non (ci sono|ci sono più|c'è) (indizi|nessun indizio|alcun indizio)", "il mio luogo ha 0 indizi"),
    ("non (ci sono|ci sono più|c'è) (indizi|nessun indizio|alcun indizio) (nel mio luogo|qui)", "il mio luogo ha 0 indizi"),
    ("non (ci sono|ci sono più|c'è) (indizi|nessun indizio|alcun indizio) in {l}", "{l} ha 0 indizi"),
    ("il mio luogo non ha indizi", "il mio luogo ha 0 indizi"),
    *(
        row
        for velo in ("(velo|oscurità|valore di velo|valore di oscurità) {n}", "{n} di (velo|oscurità)", "(un|un') (velo|oscurità) di {n}")
        for row in (
            (f"{{w}} è in un luogo con {velo}", "SHROUD {w}; {n}"),
            (f"{{w}} è in un luogo con {velo} e {{m}} (indizio|indizi)", "SHROUD {w}; {n}; il mio luogo ha {m} indizi"),
            (f"{{w}} indaga in un luogo con {velo}", "SHROUD {w}; {n}; {w} indaga"),
            (f"{{w}} indaga in un luogo con {velo} e {{m}} (indizio|indizi)", "SHROUD {w}; {n}; il mio luogo ha {m} indizi; {w} indaga"),
        )
    ),
    ("{w} ha (fatto|usato|speso|svolto|effettuato|compiuto|preso|esaurito) (3|tutte le|le 3|tutte e 3 le|tutte le 3)( mie|) azioni", "{w} non ha azioni"),
    ("{rest} (in questo turno|questo turno)", "{rest}"),
    ("{rest} (nel|durante il) mio turno", "è il turno di ME; {rest}"),
    ("(arriva|comincia|inizia|parte) la fase {phase}", "comincia la Fase {phase}"),
    ("all'inizio della fase {phase}[,] {rest}", "comincia la Fase {phase}; {rest}"),
    ("{e} ingaggia {w}", "ONE {e}; enemy; ONE {w}; investigator; {e} impegna {w}"),
    ("{w} ingaggia {e}", "ONE {w}; investigator; {w} impegna {e}"),
    ("{w} ha addosso {e}", "ONE {e}; enemy; {e} è impegnato con {w}"),
    ("{w} (sbaglia|fallisce|manca) (un|l')[ ]attacco contro {e}", "ONE {e}; enemy; {w} combatte {e}; {w} fallisce di LOSS"),
    ("{w} manca( IT|)", "ONE {w}; investigator; {w} fallisce di LOSS"),
    ("{w} manca {e}", "ONE {w}; investigator; {w} combatte {e}; {w} fallisce di LOSS"),
    ("{w} non riesce (a|ad) (eludere|evitare) {e}", "{w} tenta di eludere {e}; {w} fallisce di LOSS"),
    ("{w} riesce (a|ad) (eludere|evitare) {e}", "{w} tenta di eludere {e}; {w} supera la prova"),
    *(
        (f"{{w}} {verb} (l'indagine|un'indagine) con {{c}} investit(o|a)", f"{{w}} indaga; {{w}} investe {{c}}; {{w}} {came}")
        for verb, came in (("fallisce", "fallisce di LOSS"), ("supera", "supera la prova di MARGIN"))
    ),
    *(
        (f"{{w}} {verb} {{e}} {how} successo", f"{{w}} {does} {{e}}; {{w}} {came}")
        for verb, does in (("elude", "tenta di eludere"), ("attacca", "combatte"))
        for how, came in (("con", "supera la prova"), ("senza", "fallisce di LOSS"))
    ),
    ("{w} evita {e}", "{w} elude {e}"),
    *((f"{{e}} non (è|ha) [un ][la ]{word}", f"LACKS {{e}}; {word}") for word in ("cacciatore", "ritorsione", "allerta", "sfuggente", "massiccio")),
    ("{c} è con 0 {p}", "{c} ha 0 {p}"),
    *(
        row
        for of in ("(di difficoltà|a difficoltà|con difficoltà|difficoltà|contro difficoltà|contro|da|di) {n}", "{n}")
        for row in (
            (f"{{w}} (fa|effettua|affronta|tenta) (una|la) prova di {{s}} {of}", "{w} effettua una prova di {s} ({n})"),
            (f"{{w}} (rivela|pesca|estrae|tira) {{t}} (in|durante|per|nella|in una|durante una|per una|per la) prova di {{s}} {of}", "{w} effettua una prova di {s} ({n}); {w} rivela {t}"),
        )
    ),
    ("{w} fallisce di {n} (contro|su|con) {c}", "IS {c}; treachery; DRAW {w}; {c}; {w} fallisce di {n}"),
    ("{e} (compare|appare|spawna|spunta) (in|nel) {l}", "{e} viene generato in {l}"),
    ("(compare|appare|spunta) {e} (in|nel) {l}", "{e} viene generato in {l}"),
    ("{e} è (su|addosso a) {w} (in|nel) {l}", "ONE {e}; enemy; ONE {w}; investigator; {w} è in {l}; {e} è impegnato con {w}"),
    ("{e} e {f} (su|contro|addosso a) {w}", "ONE {e}; enemy; ONE {f}; enemy; ONE {w}; investigator; {e} è impegnato con {w}; {f} è impegnato con {w}"),
    ("{e} (su|contro|addosso a) {w}", "ONE {e}; enemy; ONE {w}; investigator; {e} è impegnato con {w}"),
    ("{e} è (su|contro|addosso a) {w}", "ONE {e}; enemy; ONE {w}; investigator; {e} è impegnato con {w}"),
    ("{w} (finisce|ha finito|termina|ha terminato) (le|tutte le)[ mie][ sue] azioni", "{w} non ha azioni"),
    ("{e} si (muove|sposta) (in|nel) {l} (nella|durante la) fase dei nemici", "è la Fase dei Nemici; HUNTS {e}; {l}"),
    ("{w} fallisce (l'|un'|la )[ ]elusione (contro|di) {e}", "{w} tenta di eludere {e}; {w} fallisce di LOSS"),
    ("(comincia|inizia|arriva|parte) il mantenimento", "comincia la Fase di Mantenimento"),
    ("la trama {c} ha {rest}", "la trama è {c} con {rest}"),
    ("ci {w} (va|entra)", "{w} si muove lì"),
    ("{w} (va|entra|si sposta|si muove) là", "{w} si muove lì"),
    ("{w} entra", "ENTERS {w}; IT"),
    ("{c} è nella pila degli scarti di ME", "ME ha {c} nella sua pila degli scarti"),
    ("nella pila degli scarti di ME c'è {c}", "ME ha {c} nella sua pila degli scarti"),
    ("la pila degli scarti di ME ha {c}", "ME ha {c} nella sua pila degli scarti"),
    ("{w} non ha carte nel mazzo", "il mazzo di {w} è vuoto"),
    ("{w} fallisce l'indagine", "{w} indaga; {w} fallisce di LOSS"),
    ("{w} indaga con successo", "{w} indaga; {w} supera la prova"),
    ("{w} (attacca|combatte) {e} per {n} (danno|danni)", "ONE {w}; investigator; {w} combatte {e}; {w} supera la prova di MARGIN; DEALT {e}; {n}"),
    ("{w} (attacca|combatte) {e} con {c} per {n} (danno|danni)", "ONE {w}; investigator; {w} combatte {e} con {c}; {w} supera la prova di MARGIN; DEALT {e}; {n}"),
    ("{w} indaga senza successo", "{w} indaga; {w} fallisce di LOSS"),
)  # fmt: skip
