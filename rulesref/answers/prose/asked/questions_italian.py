"""How a player may ask in Italian what can be asked of a case: rows of ``questions``."""

from __future__ import annotations

from rulesref.answers.prose.asked.asked_how import (
    ASSIGNS,
    COMES,
    DIES,
    DOWN,
    EVENT,
    EVERY,
    FACT,
    FIRST,
    FOLLOWS,
    HOLDS,
    KEEPS,
    LEAVE,
    LIES,
    MUST,
    NEEDS,
    PART,
    SHEDS,
    STAYS,
    TWICE,
    WHICH,
    WHOLE,
)
from rulesref.answers.prose.asked.exactly import Rows, in_orders

_PUO = "(può|potrebbe)"
_ORA = "[ adesso][ ora][ qui]"
_RIMASTO = "[ adesso][ ora][ alla fine][ in tutto]"


QUESTIONS_IT: Rows = (
    (f"{_PUO} {{w}} usare la reazione di {{c}}{_ORA}", LEAVE, ("{w} può usare la reazione di {c}",)),
    (f"{_PUO} {{w}} usare la (sua|propria|mia) (abilità|capacità){_ORA}", LEAVE, ("{w} può usare {w}",)),
    (f"{_PUO} {{w}} usare la (sua|propria|mia) reazione{_ORA}", LEAVE, ("{w} può usare la reazione di {w}",)),
    (f"{_PUO} {{w}} (usare|attivare|innescare) {{c}} (su|contro) {{e}}{_ORA}", LEAVE, ("{w} può usare {c} su {e}",)),
    (f"{_PUO} {{w}} (usare|attivare|innescare) {{c}}{_ORA}", LEAVE, ("{w} può usare {c}",)),
    (f"{_PUO} {{w}} giocare {{c}}{_ORA}", LEAVE, ("{w} può giocare {c}",)),
    (f"{_PUO} {{w}} (permettersi|permettermi|pagare) [di giocare ]{{c}}{_ORA}", LEAVE, ("{w} può permettersi {c}",)),
    (f"{_PUO} {{w}} (attaccare|combattere) {{e}}{_ORA}", LEAVE, ("{w} può combattere {e}",)),
    (f"{_PUO} {{w}} (eludere|tentare di eludere) {{e}}{_ORA}", LEAVE, ("{w} può eludere {e}",)),
    (f"{_PUO} {{w}} impegnare {{e}}{_ORA}", LEAVE, ("{w} può impegnare {e}",)),
    (f"{_PUO} {{w}} investire {{c}}{_ORA}", LEAVE, ("{w} può investire {c}",)),
    (f"{_PUO} {{w}} indagare{_ORA}", LEAVE, ("{w} può indagare",)),
    (f"{_PUO} {{w}} (muoversi|spostarsi|muovermi|spostarmi) (in|nel|nello|nella|nell'|a|al|allo|alla) {{l}}{_ORA}", LEAVE, ("{w} può muoversi in {l}",)),
    (f"{_PUO} {{w}} (pescare una carta come azione|pescare 1 carta come azione|effettuare l'azione di pesca){_ORA}", LEAVE, ("{w} può effettuare l'azione di pesca",)),
    (f"{_PUO} {{w}} (prendere 1 risorsa|effettuare l'azione di risorsa|effettuare l'azione risorsa){_ORA}", LEAVE, ("{w} può effettuare l'azione di risorsa",)),
    (f"{_PUO} {{w}} (finire|terminare) il [mio |suo ]turno[ in anticipo]{_ORA}", LEAVE, ("{w} può finire il suo turno",)),
    (f"{_PUO} {{a}} (reagire|rispondere|contrattaccare){_ORA}", LEAVE, ("OWNER può usare {a}",)),
    ("{e} (segue|viene con) {w}", FOLLOWS, ("{e} è in WHERE",)),
    ("{e} (resta|rimane) indietro", STAYS, ("{e} è in START", "{e} è in WHERE")),
    ("{e} si (muove|sposta)", EVENT, ("{e} si muove in ANYWHERE",)),
    ("{w} (subisce|prende|riceve) (danno|danni)", EVENT, ("# danno viene collocato su {w}", "# danni vengono collocati su {w}")),
    ("{w} (subisce|prende|riceve) (orrore|orrori)", EVENT, ("# orrore viene collocato su {w}", "# orrori vengono collocati su {w}")),
    ("{w} (è|viene) attaccat(o|a)", EVENT, ("FOES attacca {w}",)),
    ("{w} (è|viene) attaccat(o|a) da {e}", EVENT, ("{e} attacca {w}",)),
    ("{s} è (sconfitto|sconfitta)", EVENT, ("{s} è sconfitto",)),
    ("{s} è (morto|morta|ucciso|uccisa)", DIES, ("{s} è sconfitto",)),
    ("{s} muore", DIES, ("{s} è sconfitto",)),
    ("{s} viene (sconfitto|sconfitta)", EVENT, ("{s} è sconfitto",)),
    ("{c} viene (scartato|scartata)", EVENT, ("{c} viene scartato",)),
    ("{s} è (esaurito|esaurita)", FACT, ("{s} è esaurito",)),
    ("{s} è (pronto|pronta)", FACT, ("{s} è pronto",)),
    ("{e} è (impegnato|impegnata) con {w}", FACT, ("{e} è impegnato con {w}",)),
    ("{w} è (impegnato|impegnata) con {e}", FACT, ("{e} è impegnato con {w}",)),
    ("{c} è in gioco", FACT, ("{c} è in gioco",)),
    ("{w} è (eliminato|eliminata)", FACT, ("{w} è eliminato",)),
    ("{e} (fa|effettua) un attacco di opportunità[ contro {w}]", FACT, ("{e} effettua un attacco di opportunità",)),
    ("{w} provoca un attacco di opportunità", FACT, ("{w} provoca un attacco di opportunità",)),
    ("c'è un attacco di opportunità", FACT, ("c'è un attacco di opportunità",)),
    ("{e} attacca {w}", EVENT, ("{e} attacca {w}",)),
    ("{e} attacca", EVENT, ("{e} attacca PEOPLE",)),
    ("{e} attacca {w} per ritorsione", EVENT, ("{e} attacca {w}",)),
    ("{e} (reagisce|effettua la ritorsione|usa ritorsione)[ contro {w}]", EVENT, ("{e} attacca PEOPLE",)),
    ("{e} si (muove|sposta) verso (di |){w}", EVENT, ("{e} si muove in NEAR {w}",)),
    ("{e} (insegue|caccia) {w}", EVENT, ("{e} si muove in NEAR {w}",)),
    *(
        (f"{{e}} (infligge|fa) (il |i |dei |){said} a {{w}}", EVENT, (came,))
        for said, came in (
            ("(danno|danni)", "# danni vengono collocati su {w}"),
            ("(orrore|orrori)", "# orrori vengono collocati su {w}"),
        )
    ),
    ("{w} (subisce|prende|riceve) i danni", EVENT, ("# danno viene collocato su {w}", "# danni vengono collocati su {w}")),
    ("{w} (subisce|prende|riceve) gli orrori", EVENT, ("# orrore viene collocato su {w}", "# orrori vengono collocati su {w}")),
    ("deve {w} scartare {c}[ prima][ allora]", MUST, ("{c} viene scartato",)),
    (f"{_PUO} {{w}} (tenere|tenerli|tenerle|mantenere|mantenerli) (entrambi|entrambe|tutti e due|tutte e due)[ in gioco]", KEEPS, ("ASSETS è in gioco",)),
    *(
        (f"{{s}} ha {{n}} {said}{_RIMASTO}", HOLDS, (f"{{s}} ha # {pool}",))
        for said, pool in (
            *(("(risorsa|risorse)", "risorse"), ("(indizio|indizi)", "indizi"), ("(azione|azioni)", "azioni")),
            *(("munizioni", "munizioni"), ("(carica|cariche)", "cariche"), ("(segreto|segreti)", "segreti")),
        )
    ),
    ("deve {w} impegnare {e}[ prima] (prima di|per) (attaccare|combattere)[ IT]", NEEDS, ("{w} può combattere {e}", "{w} impegna {e}")),
    ("(la trama|l'agenda) (avanza|prosegue)", EVENT, ("la trama avanza",)),
    ("(avanza|prosegue) (la trama|l'agenda)", EVENT, ("la trama avanza",)),
    ("(il capitolo|l'atto) (avanza|prosegue)", EVENT, ("il capitolo avanza",)),
    ("(avanza|prosegue) (il capitolo|l'atto)", EVENT, ("il capitolo avanza",)),
    *(
        (f"{{s}} ha {{n}} {said}{_RIMASTO}", HOLDS, (f"{{s}} ha # {pool}",))
        for said, pool in (("(danno|danni)", "danni"), ("(orrore|orrori)", "orrori"))
    ),
    ("{e} contrattacca {w}", FACT, ("{e} contrattacca contro {w}",)),
    ("{e} contrattacca", FACT, ("{e} contrattacca",)),
    ("{w} (subisce|prende|riceve) un attacco di opportunità", FACT, ("{w} provoca un attacco di opportunità",)),
    (f"{_PUO} {{w}} sparare a {{e}}{_ORA}", LEAVE, ("{w} può usare GUN su {e}",)),
    *(
        (f"{_PUO} {{w}} (mettere|assegnare|collocare) {said} (su|a) {{h}}{_ORA}", ASSIGNS, (came,))
        for said, came in (
            ("(il danno|i danni|quel danno)", "# danni vengono collocati su {h}"),
            ("(l'orrore|quell'orrore)", "# orrori vengono collocati su {h}"),
            ("IT", "# POOL vengono collocati su {h}"),
        )
    ),
    *(
        (f"{_PUO} {{w}} (mettere|assegnare|collocare) {said} (su|a) {{h}}{_ORA}", how, (came,))
        for said, how, came in (
            ("(tutto il danno|tutti i danni)", WHOLE, "# danni vengono collocati su {h}"),
            ("(tutto l'orrore|tutti gli orrori)", WHOLE, "# orrori vengono collocati su {h}"),
            ("{n} [dei ](danno|danni)", PART, "# danni vengono collocati su {h}"),
            ("{n} [degli ](orrore|orrori)", PART, "# orrori vengono collocati su {h}"),
        )
    ),
    ("{e} attacca {w} prima", FIRST, ("{e} attacca {w}", "{e} effettua un attacco di opportunità")),
    ("{e} attacca prima {w}", FIRST, ("{e} attacca {w}", "{e} effettua un attacco di opportunità")),
    ("(entrambi|entrambe|entrambi i nemici) attaccano {w}", EVERY, ("FOES attacca {w}",)),
    ("attaccano {w} (entrambi|entrambe|tutti e due)", EVERY, ("FOES attacca {w}",)),
    ("{e} attacca (entrambi|entrambi gli investigatori|tutti e due)", EVERY, ("{e} attacca PEOPLE",)),
    ("{e} ci attacca (entrambi|tutti e due)", EVERY, ("{e} attacca PEOPLE",)),
    ("ci attacca (entrambi|tutti e due)", EVERY, ("FOES attacca PEOPLE",)),
    ("(c'è|resta|rimane) (un indizio|1 indizio)[ qui][ lì][ nel mio luogo]", FACT, ("WHERE ha # indizi",)),
    ("(ci sono|restano|rimangono) indizi[ qui][ lì][ nel mio luogo]", FACT, ("WHERE ha # indizi",)),
    ("{a} torna (pronto|pronta|attivo)", EVENT, ("{a} si ripristina",)),
    ("{e} torna (pronto|pronta|attivo)", EVENT, ("{e} si ripristina",)),
    (f"{_PUO} {{w}} (investire|impegnare|usare) {{c}} (nella|per la|alla|in) (mia |sua |questa |quella |)prova", LEAVE, ("{w} può investire {c}",)),
    ("{w} (subisce|prende|riceve) (il|dei|del) (danno|danni)", EVENT, ("# danno viene collocato su {w}", "# danni vengono collocati su {w}")),
    ("{w} (subisce|prende|riceve) (l'|dell')orrore", EVENT, ("# orrore viene collocato su {w}", "# orrori vengono collocati su {w}")),
    ("{w} scopre (l'|gli |)(indizio|indizi)", EVENT, ("{w} scopre # indizi(o) in PLACES",)),
    ("{w} ne scopre (uno|un altro|qualcuno)", EVENT, ("{w} scopre # indizi(o) in PLACES",)),
    ("{w} scopre un altro indizio", EVENT, ("{w} scopre # indizi(o) in PLACES",)),
    ("{w} ottiene la risorsa", EVENT, ("{w} ottiene # risors(a)",)),
    ("ne {w} pesca (una|1)", EVENT, ("{w} pesca una carta",)),
    ("{w} ne pesca (una|1)", EVENT, ("{w} pesca una carta",)),
    ("{w} pesca (la|una|1) carta", EVENT, ("{w} pesca una carta",)),
    ("deve {w} (scartarne|scartare) (uno|una|uno dei due|una delle due)", SHEDS, ("ASSETS è in gioco",)),
    (f"{_PUO} {{w}} sparare", LEAVE, ("{w} può usare GUN",)),
    ("{c} avanza", EVENT, ("{c} avanza",)),
    (f"{_PUO} {{w}} (usare|attivare|innescare) {{c}} due volte[ in un turno][ nello stesso turno][ nel turno]", TWICE, ("{w} può usare {c}", "{w} usa {c}")),
    *(
        (f"deve {{w}} {verb}", DOWN, ("{w} ha 8 carte in mano",))
        for verb in ("scartare", "scartare (carte|una carta|1 carta|delle carte)", "scartarne (una|1|qualcuna)", "scartare fino a 8[ carte]")
    ),
    ("{w} colpisce", EVENT, ("{w} supera la prova",)),
    ("{c} (va|finisce) nella galleria delle vittorie", FACT, ("la galleria delle vittorie contiene {c}",)),
    ("{c} (va|finisce) (negli scarti|nella pila degli scarti|scartato|scartata)", EVENT, ("{c} viene scartato",)),
    ("{w} riesce", EVENT, ("{w} supera la prova",)),
    ("{w} supera la prova", EVENT, ("{w} supera la prova",)),
    ("{w} fallisce[ la prova]", EVENT, ("{w} fallisce la prova",)),
    ("{e} (colpisce|ferisce) {w}", EVENT, ("{e} attacca {w}",)),
    ("{e} (resta|rimane) (impegnato|impegnata) con {w}", FACT, ("{e} è impegnato con {w}",)),
    ("{w} (resta|rimane) (impegnato|impegnata) con {e}", FACT, ("{e} è impegnato con {w}",)),
    ("{w} perde {a}", EVENT, ("{a} viene scartato",)),
    ("{w} passa la prova", EVENT, ("{w} supera la prova",)),
    ("(l'attacco|l'indagine|la prova|l'elusione) (riesce|ha successo|funziona)", EVENT, ("OWNER supera la prova",)),
    ("(l'attacco|l'indagine|la prova|l'elusione) fallisce", EVENT, ("OWNER fallisce la prova",)),
    ("{e} impegna {w}", EVENT, ("{e} impegna {w}",)),
    ("{e} si (prepara|riattiva|rialza)", EVENT, ("{e} si ripristina",)),
    ("{e} si ripristina", EVENT, ("{e} si ripristina",)),
    ("{c} entra in gioco", EVENT, ("{c} entra in gioco",)),
    (f"(a chi|con chi) è (impegnato|impegnata) {{e}}{_ORA}", WHICH, ("{e} è impegnato con PEOPLE",)),
    (f"{{e}} (a chi|con chi) è (impegnato|impegnata){_ORA}", WHICH, ("{e} è impegnato con PEOPLE",)),
    ("(chi viene|chi è) (attaccato|attaccata) da {e}", WHICH, ("{e} attacca PEOPLE",)),
    (f"(dove è|dov'è|dove si trova|dove sono|dove si trovano) {{c}}{_ORA}", WHICH, ("{c} è in ANYWHERE",)),
    *(row for pool in ("danni", "orrori") for row in (
        *in_orders(f"quanti {pool}", "ha", _RIMASTO, LIES, f"{{s}} ha # {pool}"),
        (f"quanti {pool} (ci sono su|sono su) {{s}}{_RIMASTO}", LIES, (f"{{s}} ha # {pool}",)),
        *in_orders(f"quanti {pool}", "(subisce|prende|riceve)", _RIMASTO, COMES, f"# {pool} vengono collocati su {{s}}"),
        (f"quanti {pool} vengono (collocati|messi|inflitti) (su|a) {{s}}", COMES, (f"# {pool} vengono collocati su {{s}}",)),
        (f"quanti {pool} infligge {{w}} a {{s}}", COMES, (f"# {pool} vengono collocati su {{s}}",)),
        (f"quanti {pool} cura {{w}} a {{s}}", COMES, (f"# {pool} vengono curati a {{s}}",)),
    )),
    *(row for pool, said in (("orrori", "orrore"), ("danni", "danno")) for row in (
        *in_orders(f"quanto {said}", "ha", _RIMASTO, LIES, f"{{s}} ha # {pool}"),
        *in_orders(f"quanto {said}", "(subisce|prende|riceve)", _RIMASTO, COMES, f"# {pool} vengono collocati su {{s}}"),
    )),
    *(
        row
        for pool in ("risorse", "indizi", "munizioni", "provviste", "cariche", "segreti", "azioni")
        for row in (
            *in_orders(f"quant(i|e) {pool}", "ha", _RIMASTO, LIES, f"{{s}} ha # {pool}"),
            (f"quant(i|e) {pool} (restano|rimangono) a {{s}}[ ancora]{_RIMASTO}", LIES, (f"{{s}} ha # {pool}",)),
        )
    ),
    (f"quanti indizi (ci sono in|ci sono a|restano in|rimangono in) {{l}}{_RIMASTO}", LIES, ("{l} ha # indizi",)),
    *in_orders("quanti indizi", "(scopre|trova)", "", COMES, "{s} scopre # indizi(o) in PLACES"),
    *in_orders("quante risorse", "(ottiene|guadagna|riceve)", "", COMES, "{s} ottiene # risors(a)"),
    *in_orders("quante risorse", "perde", "", COMES, "{s} perde # risors(a)"),
)  # fmt: skip
