"""How a dispute is told in short in Italian: what is done without whoever does it, and what comes of it."""

from __future__ import annotations

from rulesref.answers.prose.implied.skilled import SKILLS

_TEST = "(la prova|l'attacco|l'indagine|l'elusione)"
_INVESTIGATION = "(indagine|un'indagine)"
BRIEF_IT = (
    ("{c} (è |)(investito|investita)", "BY investe {c}"),
    ("{c} (è |)(investito|investita) nella prova", "BY investe {c}"),
    ("{c} (è |)(giocato|giocata)", "BY gioca {c}"),
    ("{c} (è |)(usato|usata|attivato|attivata|innescato|innescata)", "BY usa {c}"),
    ("segnalino[:] {t}", "il segnalino è {t}"),
    ("(il |la |un |una |){t} (è |)(rivelato|rivelata|pescato|pescata)", "il segnalino è {t}"),
    ("(il mio luogo|qui) ha (Oscurità|oscurità) {n}", "SHROUD ME; {n}"),
    *((said, "SHROUD ME; {n}") for said in ("oscurità {n}", "(un |)luogo (con|di) oscurità {n}")),
    ("{w} indaga (in|nel) un luogo (con|di) oscurità {n}", "SHROUD {w}; {n}; {w} indaga"),
    ("{w} indaga un luogo (con|di) oscurità {n}", "SHROUD {w}; {n}; {w} indaga"),
    (f"{_TEST} (riesce|ha successo|è superata|è riuscita)", "BY supera la prova di MARGIN"),
    (f"{_TEST} (fallisce|è fallita)", "BY fallisce di LOSS"),
    (f"{_TEST} (riesce|ha successo|è superata|è riuscita) di {{n}}", "BY supera la prova di {n}"),
    (f"{_TEST} (fallisce|è fallita) di {{n}}", "BY fallisce di {n}"),
    ("(fallita|fallito) di {n}", "BY fallisce di {n}"),
    (f"{_INVESTIGATION} (riuscita|superata)", "BY indaga; BY supera la prova di MARGIN"),
    (f"{_INVESTIGATION} fallita", "BY indaga; BY fallisce di LOSS"),
    ("{n} (danno|danni) (è |sono |)(assegnato|assegnati) a {c}", "BY assegna {n} danni a {c}"),
    ("{n} (orrore|orrori) (è |sono |)(assegnato|assegnati) a {c}", "BY assegna {n} orrori a {c}"),
    ("{c} è nella (mia |)area di minaccia", "{c} è nell'area di minaccia di ME"),
    ("{w} ha {c} nella (mia |sua |)area di minaccia", "{c} è nell'area di minaccia di {w}"),
    *((f"{{w}}[:] {{n}} {pool}", f"ONE {{w}}; investigator; {{w}} ha {{n}} {pool}") for pool in ("danno", "danni", "orrore", "orrori", "indizio", "indizi", "risorse")),
    ("{c} con {rest}", "OWNS {c}; {c} ha {rest}"),
    ("{c} nella (mia |)area di minaccia con {rest}", "{c} è nell'area di minaccia di ME; {c} ha {rest}"),
    ("{c} nella mia mano", "HOLDS {c}"),
    ("la (mia |)indagine (fallisce|è fallita)", "BY indaga; BY fallisce di LOSS"),
    ("la (mia |)indagine (riesce|ha successo|è riuscita)", "BY indaga; BY supera la prova di MARGIN"),
    ("{x} è (annullato|annullata) (con|da) {c}", "IS {x}; treachery; ME pesca {x}; ME gioca {c}"),
    ("{w} (è impegnato|è impegnata)", "un nemico è impegnato con {w}"),
    *(
        row
        for nth in ("prima", "seconda", "terza")
        for row in (
            (f"{{rest}} (con|come|nella|alla) (la |)[mia ][sua ]{nth} azione", f"NTH {nth}; {{rest}}"),
            (f"(con|come|nella|alla) (la |)[mia ][sua ]{nth} azione[,] {{rest}}", f"NTH {nth}; {{rest}}"),
        )
    ),
    *((f"{{w}} (fa|effettua|affronta|sostiene) (una|la) prova di {called}", f"TESTS {{w}}; {called}") for called in SKILLS["it"]),
    *(
        (f"{{w}} {came} la [sua ][mia ]prova di {called}{much}", f"TESTED {called}; {{w}} {by} di {'{n}' if much else most}")
        for called in SKILLS["it"]
        for came, by, most in (("fallisce", "fallisce", "LOSS"), ("supera", "supera la prova", "MARGIN"))
        for much in ("", " di {n}")
    ),
    ("{w} indaga e (scopre|trova|prende|ottiene) {n} (indizio|indizi)", "{w} indaga; {w} supera la prova di MARGIN; {w} scopre {n} indizi"),
    ("{w} indaga in {l} e (scopre|trova|prende|ottiene) {n} (indizio|indizi)", "AT {w}; {l}; {w} indaga; {w} supera la prova di MARGIN; {w} scopre {n} indizi"),
    ("il turno di {w} (finisce|termina|è finito)", "{w} finisce il suo turno"),
    ("{c} esce dal mazzo degli incontri per {w}", "DRAW {w}; {c}"),
    *((f"{{w}} deve (prendere|subire) {{n}} {pool}", f"{{w}} subisce {{n}} {pool}") for pool in ("danno", "danni", "orrore", "orrori")),
    ("{w} è in {l} con {c}", "IS {c}; asset; {w} è in {l}; {w} controlla {c}"),
    ("{w} è in {l} insieme a {x}", "OTHER {w}; {x}; ONE {w}; investigator; ONE {x}; investigator; {w} è in {l}; {x} è in {l}"),
    ("(durante la|nella) fase dei nemici[,] {e} attacca {w}", "comincia la Fase dei Nemici; {e} attacca {w}"),
    ("{w} usa (la sua |la mia |l')ultima azione per indagare", "{w} ha 1 azione; {w} indaga"),
    ("{w} usa (la sua |la mia |l')ultima azione per eludere {e}", "{w} ha 1 azione; {w} tenta di eludere {e}"),
    ("{w} usa (la sua |la mia |l')ultima azione per (attaccare|combattere) {e}", "{w} ha 1 azione; {w} combatte {e}"),
    ("{w} spara a {e} con {c}", "{w} combatte {e} con {c}"),
    ("{w} (attacca|combatte|colpisce|spara a) {e} con {c} e (uccide|sconfigge) {x}", "SAME {e}; {x}; KILLS {w}; {e}; {c}"),
    ("{e} è elus(o|a) da {w}", "{w} elude {e}"),
    ("tocca a {w}", "è il turno di {w}"),
    ("{c} di {w} ha {more}", "CONTROLS {w}; {c}; {c} ha {more}"),
    ("{c} di {w} è {more}", "CONTROLS {w}; {c}; {c} è {more}"),
    ("siamo in due in {l}(:|,) {w} e {x}", "OTHER {w}; {x}; ONE {w}; investigator; ONE {x}; investigator; {w} è in {l}; {x} è in {l}"),
    *(
        row
        for deals in ("e (fa|infligge)", "(facendo|infliggendo)")
        for row in (
            (f"{{e}} attacca {{w}} {deals} {{n}} {{p}}", "DEALS {e}; {p}; {n}; {e} attacca {w}"),
            (f"{{e}} attacca {{w}} {deals} {{n}} {{p}} a {{x}}", "SAME {w}; {x}; DEALS {e}; {p}; {n}; {e} attacca {w}"),
            (f"{{e}} attacca {{w}} {deals} {{n}} {{p}} e {{m}} {{q}}", "DEALS {e}; {p}; {n}; DEALS {e}; {q}; {m}; {e} attacca {w}"),
        )
    ),
    ("{e} attacca {w} per {n} {p} e {m} {q}", "DEALS {e}; {p}; {n}; DEALS {e}; {q}; {m}; {e} attacca {w}"),
    ("{w} non ha (nemici|nessun nemico|nessuno) (addosso|impegnati|impegnato)", "FREE {w}"),
    ("nessun nemico è impegnat(o|a) con {w}", "FREE {w}"),
    ("siamo in due: {w} in {l}(,| e) {x} in {k}", "OTHER {w}; {x}; ONE {w}; investigator; ONE {x}; investigator; {w} è in {l}; {x} è in {k}"),
    ("[la ]fase {phase}: {rest}", "è la Fase {phase}; {rest}"),
    ("[la ]fase {phase}", "è la Fase {phase}"),
    ("{w} (prende|raccoglie|ottiene|trova) {n} (indizio|indizi)", "{w} scopre {n} indizi"),
    ("{w} (assegna|mette|colloca) (il danno|i danni) (a|su) {c} e (l'orrore|gli orrori) (a|su) {d}", "{w} assegna il danno a {c}; {w} assegna l'orrore a {d}"),
    ("{w} (assegna|mette|colloca) (l'orrore|gli orrori) (a|su) {c} e (il danno|i danni) (a|su) {d}", "{w} assegna l'orrore a {c}; {w} assegna il danno a {d}"),
    ("{w} (assegna|mette|colloca) (il danno e l'orrore|danno e orrore|sia il danno (che|sia) l'orrore) (a|su) {c}", "BOTH {w}; {c}"),
    ("{w} (combatte|attacca)", "FIGHTS {w}"),
    ("{w} (inizia|compie|dichiara) un (attacco|combattimento)", "FIGHTS {w}"),
    ("{w} (uccide|sconfigge) {e} con {c}", "KILLS {w}; {e}; {c}"),
    ("{e} è (ucciso|uccisa|sconfitto|sconfitta) (con|da) {c}", "KILLS ME; {e}; {c}"),
)  # fmt: skip
