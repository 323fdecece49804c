"""The words of prose in each language: what stands for a name, and what says nothing of its own."""

from __future__ import annotations

import re
from typing import NamedTuple

from rulesref.answers.prose.past_italian import VERBS

#: What "I", "she" and "it" become before a sentence is read.
ME, SHE, IT = "ME", "SHE", "IT"
_COUNTED = (
    r"(?:damage|horror|clues?|resources?|doom|ammo|charges?|supply|supplies|secrets?|actions?|cards?"
    r"|sanity|health|bullets?|truths?|offerings?|evidence|bounties|bounty|tokens?)"
)
_CONTATI = r"(?:dann[oi]|orror[ei]|indiz[io]+|risors[ae]|destin[oi]|munizion[ei]|caric(?:a|he)|scort[ae]|segret[oi]|azion[ei]|cart[ae])"


class Words(NamedTuple):
    """How a language speaks of those whom it does not name.

    ``plain`` are (what is said, the same in the words that are read here), in order. ``kinds`` are
    (what calls a thing by its kind, (the kind, "new", "other" or "")).
    """

    plain: tuple[tuple[re.Pattern[str], str], ...]
    kinds: tuple[tuple[re.Pattern[str], tuple[str, str]], ...]
    here: re.Pattern[str]
    me: re.Pattern[str]
    she: re.Pattern[str]
    it: re.Pattern[str]
    articles: re.Pattern[str]
    mine: frozenset[str]
    hers: frozenset[str]
    thing: str = IT
    #: Words for the location that was spoken of last, whoever is there.
    there: frozenset[str] = frozenset()
    #: What stands before a location where "here" stands for both.
    at: str = "at "


def _rows(*rows: tuple[str, str]) -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(said, re.IGNORECASE), same) for said, same in rows)


def _kinds(*rows: tuple[str, str, str]) -> tuple[tuple[re.Pattern[str], tuple[str, str]], ...]:
    return tuple((re.compile(said, re.IGNORECASE), (kind, how)) for said, kind, how in rows)


_NUMBERS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_NUMERI = ("due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci")
_POSSESSED = (
    r"(?=(?:hand|turn|deck|discard pile|play area|threat area|control|ability|reaction"
    r"|(?:base )?(?:willpower|intellect|combat|agility) is)\b)"
)
_PLAIN = _rows(
    (r"[’`]", "'"),
    (r"\b(I|you|we|they|he|she|it|that|there|who|@\d+)'(?:m|re) ", r"\1 am "),
    (r"\bI've got\b|\bI've\b|\bI have got\b|\bI got\b(?= @\d+ (?:in|out))", "I have"),
    (r"\b(he|she|it|@\d+)(?:'s| has) got\b", r"\1 has"),
    (r"\b(he|she|it|there|that|who|nobody|no one)'s\b", r"\1 is"),
    (r"\bso am I\b", "I am there"),
    (
        r"(@\d+)'s(?= (?:at|in|on|engaged|exhausted|dead|next|adjacent|connected|nearby)\b)",
        r"\1 is",
    ),
    (r"\bisn't\b", "is not"),
    (r"\baren't\b", "are not"),
    (r"\bdoesn't\b", "does not"),
    (r"\bcan't\b", "cannot"),
    (r",? (?:and )?(?:revealing|drawing|pulling) (?=(?:an?|the) (?!card))", " and reveals "),
    *((rf"\b{word}\b(?= (?:\w+ )?{_COUNTED}\b)", str(at)) for at, word in enumerate(_NUMBERS, 2)),
    (
        rf"\b(?:an?|one|a single|just one|only one)\b(?= (?:\w+ )?{_COUNTED}\b)(?! (?:\w+ )?(?:action|card)\b)",
        "1",
    ),
    (rf"\b(?:just|only|exactly|already) (?=(?:ha(?:ve|s) )?\d+ {_COUNTED}\b)", ""),
    (
        r"(?<=\b(?:at|in) )(?:the )?(@\d+),? (?:with|which has) (\d+ clues?) on it\b",
        r"\1, which has \2",
    ),
    (r"\b(?:bullets?|shots?)\b", "ammo"),
    (r"\btentacle\b", "auto-fail"),
    (r"\b(?:in|during|at) step 3\.[23]\b", "in the enemy phase"),
    (r"\bboth (?=(?:@\d+ and (?:I|@\d+)|I and @\d+|me and @\d+) are\b)", ""),
    (r"\b(all(?: of)?(?: three| 3)?(?: of)?) my actions\b", rf"\1 {ME}'s actions"),
    (r"\bunengaged,? (?:and )?exhausted\b|\bexhausted,? (?:and )?unengaged\b", "exhausted"),
    (r"\b(?:ready,? (?:and )?engaged|engaged,? (?:and )?ready) (?=enemy|@)", "engaged "),
    (r"\b(?:stands|waits|sits|lurks) (?=(?:at|in|one location|next door|here|there)\b)", "is "),
    (r"(?<=\bwhere )(.+) (?:waits|stands|sits|lurks)$", r"\1 is"),
    (r"(@\d+) \((?:level )?0\)", r"\1"),
    (r"(\b(?:an?|the|my) )(@\d+) \((exhausted|ready|undamaged|unengaged)\)", r"\1\3 \2"),
    (r"(@\d+) \((exhausted|ready|undamaged|unengaged)\)", r"the \2 \1"),
    (r"\b(?:my|his|her|their) (?=(?:exhausted|ready|undamaged) @)", "the "),
    (r",? (?:the|I am the|as the) only (?:investigator|player)(?: in play)?(?=[,.]|$)", ""),
    (
        r"\b(?:an?|the|my|her|his) (?:ally|asset|event|skill|weapon|enemy|treachery|card|item)(?:,| called| named) (?:the )?(@\d+),?",
        r"\1",
    ),
    # "at a location, the Study," is one place; "1 clue at my location, Guard Dog in play" are two things
    (r"\b(?:an?|the) location(?: called| named|,) (?:the )?(@\d+),?", r"\1"),
    (
        r"\b(?:too|as well|already|currently|right now|now|at the moment|simply|immediately|afterwards|still|just|then|however|also|anyway)\b",
        "",
    ),
    (r"\bI (?=are\b)", f"{ME} "),
    (r"\bI am\b", f"{ME} is"),
    (r"\bI have\b", f"{ME} has"),
    (r"\bI do\b", f"{ME} does"),
    (r"\bI ((?:un)?successfully) ([a-z]+)\b", rf"{ME} \1 <\2>"),
    (r"\bI ([a-z]+)\b", rf"{ME} <\1>"),
    (r"\bI\b", ME),
    (r"\b(?:me|myself|mine)\b", ME),
    (rf"\bmy {_POSSESSED}", f"{ME}'s "),
    (rf"\b(?:her|his|their) (?:own )?{_POSSESSED}", f"{SHE}'s "),
    (r"\bmy (?=investigator\b)", f"{ME}'s "),
    (r"\b(?:they|she|he)\b", SHE),
    (r"\b(?:them|him|herself|himself|themselves)\b", SHE),
    (r"\bher\b(?! (?:location|own|\w+ (?:ability|reaction))\b)(?!\s+(?:exhausted |ready )?@)", SHE),
    (r"\b(?:their|his|her)\b(?! location)", ""),
    (r"\bmy\b(?! location)", ""),
    (r"\b(?:that|this) one\b|\bit\b|\bitself\b", IT),
    (r"\bits\b", f"{IT}'s"),
    (
        rf"\b{SHE} (?:are|have|do)\b",
        lambda found: found[0].replace("are", "is").replace("have", "has").replace(" do", " does"),
    ),  # type: ignore[arg-type]
    (rf"\b(?:resting|sitting|placed|remaining|left)(?: over)? (?=on (?:@|{IT}|{SHE}))", ""),
    (rf"(?<=\d )({_COUNTED}) on (?:{IT}|{SHE})(?!')\b", r"\1"),
    (rf"(?<=no )({_COUNTED}) on (?:{IT}|{SHE})(?!')\b", r"\1"),
    (
        rf"(?<=\d )({_COUNTED}) (?:left|remaining|available|to spend)(?: on (?:{IT}|{SHE}))?(?! o)",
        r"\1",
    ),
    (rf"(?<=no )({_COUNTED}) (?:left|remaining|available)(?: on (?:{IT}|{SHE}))?(?! o)", r"\1"),
    (r"\b(?:of damage)\b", "damage"),
    (r"\bpoints? of (?=damage|horror)", ""),
    (r"\bboth (?:of )?(?:the )?(?=clues\b)", "2 "),
    (r"\bboth (?:points of |of the |the )?(?=(?:damage|horror)\b(?! and))", "2 "),
    (r"\btoken on\b", "on"),
    (r"\bthe (?:chaos )?bag\b", "the chaos bag"),
)
_PIANE = _rows(
    (r"[’`]", "'"),
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
    (r"^io e (@\d+) siamo\b", rf"{ME} e \1 sono"),
    (r"\bentramb[ie] (?:i |gli )?(?=(?:danni|orrori)\b)", "2 "),
    (r"\bnon (?:ci )?riesco\b(?! (?:a|ad)\b)", f"{ME} fallisce"),
    (r"\bnon riesco\b", f"{ME} non riesce"),
    (r"\bci riesco\b|\bho successo\b", f"{ME} riesce"),
    (r"\b(?:gli|le) infligg(?:o|e) (\d+ \w+)", rf"{ME} infligge \1 a {IT}"),
    (r"\bcerc[oa] di\b", "tento di"),
    (r"^siamo ((?:@\d+(?:, | e )?)+)", r"\1 sono "),
    (r"^sono ", f"{ME} è "),
    (r"(?<=, )sono (?=impegnat|in |a |nel|all)", f"{ME} è "),
    (r"\be sono ", f"e {ME} è "),
    (r"(?<=\ba )me stess[oa]\b", ME),
    (r"\b(?:il|lo) stesso nemico\b", "il nemico"),
    (r"\btentacolo\b", "fallimento automatico"),
    (r"\b(?:il |la )?mi[oa] (?=@)", "il "),
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
    ),  # type: ignore[arg-type]
    (r"\bsbaglio\b", f"{ME} fallisce"),
    (r"\bmi (?:resta|restano|rimane|rimangono) (?=\d)", f"{ME} ha "),
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
    ),  # type: ignore[arg-type]
    (r"\b(?:attacco|combatto)(?= (?:@|un|il|lo|la|con))", f"{ME} attacca"),
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
    (r"\bmi (attacca|contrattacca|impegna|segue|ingaggia|attaccano)\b", rf"\1 {ME}"),
    (r"(@\d+|nemico) (?:la|lo) (attacca|impegna)\b", rf"\1 \2 {SHE}"),
    (r"\b(?:la|lo) (attacca|elude|combatte|sconfigge|gioca|usa|scarta|impegna)\b", rf"\1 {IT}"),
    (r"\b(?:contro|su) di me\b|\bcontro me\b", f"contro {ME}"),
    (r"\b(?:con (?:lei|lui))\b", f"con {SHE}"),
    (r"^(?:lei|lui) |(?<= e )(?:lei|lui) ", f"{SHE} "),
    (
        r"\b(eluder|attaccar|combatter|sconfigger|giocar|usar|impegnar|metter|collocar|assegnar)l[oa]\b",
        rf"\1e {IT}",
    ),
    (r"\bil mio turno\b", f"il turno di {ME}"),
    (r"\bil suo turno\b", f"il turno di {SHE}"),
    (r"\b(?:la mia mano)\b", f"la mano di {ME}"),
    (r"\bin mano sua\b", "in mano"),
)
WORDS = {
    "en": Words(
        _PLAIN,
        _kinds(
            (
                r"\b(?:an|some|one) (?:other )?enemy\b(?! (?:phase|attack deals))",
                "enemy",
                "new",
            ),
            (r"\b(?:another|a second) enemy\b", "enemy", "other"),
            (r"\bthe other (?:enemy|one)\b", "enemy", "other"),
            (
                rf"\b(?:either )?one of (?:{SHE}|the two|the two enemies|the enemies)\b",
                "enemy",
                "either",
            ),
            (r"\b(?:the|that|this) enemy\b(?! (?:phase|deck|card|attack deals))", "enemy", ""),
            (r"\b(?:another|a second) (?:investigator|player)\b", "investigator", "other"),
            (r"\b(?:the|that) other (?:investigator|player)\b", "investigator", "other"),
            (
                r"\ba (?:connecting|different|neighbou?ring) location\b|\banother location\b",
                "location",
                "other",
            ),
        ),
        re.compile(
            r"(?<!\w)(at |in |on |to )?(?:(?P<whose>my|her|his|their|ME's|SHE's|the same|@\d+'s|that|this|the) location|\b(?:right )?here\b|\bthere\b(?! is| are))",
            re.IGNORECASE,
        ),
        re.compile(rf"\b{ME}\b"),
        re.compile(rf"\b{SHE}\b"),
        re.compile(rf"\b{IT}\b('s)?"),
        re.compile(r"\b(?:the|an?|my|his|her|their|that|this) (?:copy of )?(?=@)", re.IGNORECASE),
        frozenset({"my", f"{ME}'s"}),
        frozenset({"her", "his", "their", f"{SHE}'s"}),
        there=frozenset({"there"}),
    ),
    "it": Words(
        _PIANE,
        _kinds(
            (r"\bun nemico\b", "enemy", "new"),
            (r"\bun altro nemico\b", "enemy", "other"),
            (r"\b(?:il|quel|questo) nemico\b", "enemy", ""),
            (r"\bun altro (?:investigatore|giocatore)\b", "investigator", "other"),
            (r"\bun altro luogo\b|\bun luogo (?:collegato|adiacente)\b", "location", "other"),
        ),
        re.compile(
            r"\b(in |nel |a |al )?(?:(?:il |questo |quel )?(?P<whose>mio|suo|stesso)? ?luogo\b|\bqui\b|\blì\b)",
            re.IGNORECASE,
        ),
        re.compile(rf"\b{ME}\b"),
        re.compile(rf"\b{SHE}\b"),
        re.compile(rf"\b{IT}\b()"),
        re.compile(r"\b(?:(?:il|lo|la|un|uno|una) |l'|un')(?=@)", re.IGNORECASE),
        frozenset({"mio"}),
        frozenset({"suo"}),
        there=frozenset({"lì"}),
        at="in ",
    ),
}
