"""Italian words for those whom no name names, and words that say nothing: rows of ``words``."""

from __future__ import annotations

from rulesref.answers.prose.pronouns import IT, ME, SHE, rows
from rulesref.answers.prose.wordings.past_italian import VERBS

_CONTATI = r"(?:dann[oi]|orror[ei]|indiz[io]+|risors[ae]|destin[oi]|munizion[ei]|caric(?:a|he)|scort[ae]|segret[oi]|azion[ei]|cart[ae])"
_NUMERI = ("due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci")
#: How a sentence goes on from the one before it, where that one has been read.
_POI = (
    r"(?:e |ma )?(?:così|perciò|dunque|dopo (?:di (?:che|ciò)|ciò)|dopodiché|in seguito|a (?:questo|quel) punto"
    r"|infine|bene|ok|insomma|più tardi|di conseguenza|dopo,)"
)
PLAIN_IT = rows(
    (r"[’`]", "'"),
    (rf"^(?:{_POI}),? (?=\w|@)", ""),
    (r"(?<=@\d) si (?:trova|trovano) (?=in |nel|all|a )", " è "),
    (
        r"(?<=\bsono )(?:entramb[ie]|tutt[ie] e due) (?=(?:in|nel|nello|nella|nell'|all|qui|lì)\b)",
        "",
    ),
    (r"\bmi trovo (?=in |nel|all|a )", "sono "),
    (r"\blo stesso(?= (?:un|il|l'|la|dei|gli|1|2)\b|$)", ""),
    (r"\b(su|a|da)(?:l|lla|llo) (?:mi|su)[oa] (?=@)", r"\1 "),
    (r"\b(azion[ei]|risors[ae]|cart[ae]) rimast[aei]\b", r"\1"),
    (r"\binvestig(o|a|are)\b", r"indag\1"),
    (r"\bingaggi(at[oaie]|are|a|o|ano)\b", lambda found: f"impegn{found[1]}"),
    (
        r"\bimpegnat([oa]) da(?=(?:l|llo|lla|ll')? ?(?:un[ao']? ?)?@|(?: un)? nemico)",
        r"impegnat\1 con",
    ),
    (r"\bingaggiar(?=l[oaie]\b)", "impegnar"),
    (r"\besaust([oaie])\b", r"esaurit\1"),
    (
        r"(?<=@\d),? (?:con (?:cui|il quale|la quale) sono impegnat([oa])|che mi ha impegnat([oa])|che ho (?:addosso|impegnat[oa]))\b",
        f" impegnato con {ME}",
    ),
    (r"\bprov([oa]) (?:a|ad) (?=\w)", r"tent\1 di "),
    (
        r"\bmi (fa|effettua|fanno|effettuano) (un attacco|attacchi) di opportunità\b",
        rf"\1 \2 di opportunità contro {ME}",
    ),
    (
        r"\bsenza (?:più |altre )?(?=(?:munizioni|cariche|segreti|provviste|indizi|risorse)\b)",
        "con 0 ",
    ),
    *((rf"\b{word}\b(?= (?:\w+ )?{_CONTATI}\b)", str(at)) for at, word in enumerate(_NUMERI, 2)),
    (
        rf"\b(?:un[ao']?|una sola|un solo|un unico|solo un[ao']?)\s*(?={_CONTATI}\b)(?!carta\b)",
        "1 ",
    ),
    (rf"\b(?:solo|soltanto|esattamente|già)(?= \d+ {_CONTATI}\b)", ""),
    (rf"(?<=\d )({_CONTATI}) (?:su di (?:sé|lui|lei|esso|essa)|rimast[aoei]|addosso)", r"\1"),
    (
        r"\b(?:adesso|ora|già|attualmente|in questo momento|subito|poi|quindi|anche|ancora|allora|comunque|ugualmente|semplicemente)\b",
        "",
    ),
    (r"\bio (?=(?:lo|la|li|le|mi|gli|ci) )", ""),
    (
        r"\b(assegnar|metter|collocar)(?:gli|le) ((?:\d+ |il |i |tutto il |tutti i |dei |l'|tutto l'|gli |tutti gli )?(?:dann[oi]|orror[ei]))\b",
        rf"\1e \2 a {IT}",
    ),
    (r"(@\d+) e io siamo\b", rf"\1 e {ME} sono"),
    (r"^io e (@\d+) siamo\b", rf"{ME} e \1 sono"),
    (r"\bentramb[ie] (?:i |gli )?(?=(?:danni|orrori)\b)", "2 "),
    (r"\bnon (?:ci )?riesco\b(?! (?:a|ad)\b)", f"{ME} fallisce"),
    (r"\bnon riesco\b", f"{ME} non riesce"),
    (r"\bci riesco\b|\bho successo\b", f"{ME} riesce"),
    (r"\b(?:gli|le) spara\b", f"spara a {IT}"),
    (r"\b(?:gli|le) infliggo (\d+ \w+)", rf"{ME} infligge \1 a {IT}"),
    (r"\bcerc[oa] di\b", "tento di"),
    (r"^siamo ((?:@\d+(?:, | e )?)+)", r"\1 sono "),
    (r"\b(il|del|nel) mio mazzo\b", lambda found: f"{found[1]} mazzo di {ME}"),
    (
        r"\b(la|nella|della) mia pila degli scarti\b",
        lambda found: f"{found[1]} pila degli scarti di {ME}",
    ),
    (r"\b(mentre|quando|se) sono (?=impegnat|in |a |nel|all)", rf"\1 {ME} è "),
    (r"^sono ", f"{ME} è "),
    (r"(?<=, )sono (?=impegnat|in |a |nel|all)", f"{ME} è "),
    (r"\be sono ", f"e {ME} è "),
    (r"(?<=\ba )me stess[oa]\b", ME),
    (r"\b(?:il|lo) stesso nemico\b", "il nemico"),
    (r"\btentacolo\b", "fallimento automatico"),
    (r"\b(?:il |la )?(?:mi|su)[oa] (?=@)", "il "),
    (r"\bsu(?:l|llo|lla|ll') ?(?=@)", "su "),
    (r" io$", ""),
    (r"\bvengo\b", f"{ME} viene"),
    (r"\bed (?=è\b)", "e "),
    (r"\bda(?:l|llo|lla|ll') ?(?=@)", "da "),
    (r"(?<=da @\d) a(?:l|llo|lla|ll') ?(?=@)", " in "),
    (r"(?<= )a(?:l|llo|lla|ll') ?(?=@)", "a "),
    (r"\bnon ha più\b", "non ha"),
    (
        r"\b(?:lo|la|li) (mett|colloc|assegn)o\b",
        lambda found: f"{ME} {found[1]}{'e' if found[1] == 'mett' else 'a'} {IT}",
    ),
    (r"\bsbaglio\b", f"{ME} fallisce"),
    (r"\bmi (?:resta|restano|rimane|rimangono) (?=\d)", f"{ME} ha "),
    (r"\bnon ho più\b", f"{ME} non ha"),
    (r"\bnon ho\b", f"{ME} non ha"),
    (r"\bho\b", f"{ME} ha"),
    (r"^mi (?:muovo|sposto)\b", f"{ME} si muove"),
    (r"\bmi (?:muovo|sposto)\b", f"{ME} si muove"),
    (r"\bpesco\b", f"{ME} pesca"),
    (r"\brivelo\b", f"{ME} rivela"),
    (r"(?<!in )\bgioco\b(?! di)", f"{ME} gioca"),
    (r"\bindago\b", f"{ME} indaga"),
    (
        r"\b(?:lo|la) (attacc|combatt|elud|sconfigg|gioc|us|scart|impegn)o\b",
        lambda found: (
            f"{ME} {found[1]}{'e' if found[1] in ('combatt', 'elud', 'sconfigg') else 'a'} {IT}"
        ),
    ),
    (r"(?<!un )(?<!l')\b(?:attacco|combatto)(?= (?:@|(?:un|il|lo|la|con)\b))", f"{ME} attacca"),
    (r"\buso\b", f"{ME} usa"),
    (r"\bcontrollo\b", f"{ME} controlla"),
    (r"\bfallisco\b", f"{ME} fallisce"),
    (r"\bsupero\b", f"{ME} supera"),
    (r"\briesco\b", f"{ME} riesce"),
    (r"\b(?:tento|provo) di\b", f"{ME} tenta di"),
    (r"\beludo\b", f"{ME} elude"),
    (r"\bscarto\b", f"{ME} scarta"),
    (r"\bprendo\b", f"{ME} prende"),
    (r"\bsubisco\b", f"{ME} subisce"),
    (r"\bprovoco\b", f"{ME} provoca"),
    (r"\bassegno\b", f"{ME} assegna"),
    (r"\binvesto\b", f"{ME} investe"),
    (r"\bimpegno\b(?= (?:@|un|il|lo|la))", f"{ME} impegna"),
    (r"\b(?:finisco|termino)\b", f"{ME} finisce"),
    (r"\bscopro\b", f"{ME} scopre"),
    (r"\b(?:guadagno|ottengo)\b", f"{ME} ottiene"),
    (r"\bperdo\b", f"{ME} perde"),
    *(
        (rf"\b{mine}\b", f"{ME} {theirs}")
        for mine, theirs in (
            *(("vado", "va"), ("entro", "entra"), ("metto", "mette"), ("colloco", "colloca")),
            *(("ricevo", "riceve"), ("uccido", "uccide"), ("colpisco", "colpisce")),
            *(("spendo", "spende"), ("annullo", "annulla"), ("trovo", "trova")),
        )
    ),
    (r"\bsconfiggo\b", f"{ME} sconfigge"),
    *(
        (rf"(?:^|(?<=\be )|(?<=, )){first}\b", f"{ME} {third}")
        for first, (third, _) in VERBS.items()
    ),
    (r"\bcon me\b", f"con {ME}"),
    (r"\bmi (attacca|contrattacca|impegna|segue|attaccano|insegue)\b", rf"\1 {ME}"),
    (r"\bmi (infligge|fa) ((?:\d+ |il |i |dei |l')?(?:dann[oi]|orror[ei]))\b", rf"\1 \2 a {ME}"),
    (
        r"(?:^|(?<= e ))(?:gli|le) (infligge|fa) ((?:\d+ |il |i |dei |l')?(?:dann[oi]|orror[ei]))\b",
        rf"\1 \2 a {SHE}",
    ),
    (r"(@\d+|nemico) (?:la|lo) (attacca|impegna)\b", rf"\1 \2 {SHE}"),
    (
        r"\b(?:la|lo) (attacca|elude|combatte|sconfigge|gioca|usa|scarta|impegna|colpisce|uccide)\b",
        rf"\1 {IT}",
    ),
    (r"\bverso (?:di )?me\b", f"verso {ME}"),
    (r"\b(?:contro|su) di me\b|\bcontro me\b", f"contro {ME}"),
    (r"\b(?:con (?:lei|lui))\b", f"con {SHE}"),
    (r"\b(rest(?:a|ano)|riman(?:e|gono)) a (?:lei|lui)\b", rf"\1 a {SHE}"),
    (r"^(?:lei|lui) |(?<= e )(?:lei|lui) ", f"{SHE} "),
    (
        r"\b(eluder|attaccar|combatter|sconfigger|giocar|usar|impegnar|investir|metter|collocar|assegnar)l[oa]\b",
        rf"\1e {IT}",
    ),
    (r"\bil mio turno\b", f"il turno di {ME}"),
    (r"\bil suo turno\b", f"il turno di {SHE}"),
    (r"\b(?:la mia mano)\b", f"la mano di {ME}"),
    (r"\bin mano sua\b", "in mano"),
)
