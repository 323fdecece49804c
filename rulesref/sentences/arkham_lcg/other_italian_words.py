"""What players say in Italian, and what sentences say for it (``other_words``)."""

from __future__ import annotations

_COMBATTE = "(?:combatte|attacca)"
_A_MANI_NUDE = "(?:a mani nude|senza armi|senza un'arma)"

#: What is said → what sentences say for it.
SAME = (
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
    (
        r"\b(?:pesca|estrae|rivela) (?:il|lo|un|uno) (?:segnalino )?([-−–+]?\d+)$",
        r"rivela \1",
    ),
    (
        r"^(?:esce|viene (?:rivelato|pescato)) (?:il|lo|un|uno) (?:segnalino )?([-−–+]?\d+)$",
        r"il segnalino è \1",
    ),
    (
        r"^il segnalino (?:pescato|estratto|rivelato) è (?:un |uno )?(?=[-−–+]?\w)",
        "il segnalino è ",
    ),
    (r"\bfa (un|nessun) attacco di opportunità\b", r"effettua \1 attacco di opportunità"),
    (r"\bnon (?:subisce|prende) (dann[oi]|orror[ei])$", r"non subisce nessun \1"),
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
    (r"\b(ha|è|sono|hanno|controlla) ancora\b", r"\1"),
    (r"^(.+) ha ([A-ZÀ-Ý].*) in gioco$", r"\1 ha in gioco \2"),
    (r"\bun['’](?=[a-z]+ (?:da|su|per)\b)", "1 "),
    (r"\bdi esattamente (?=\d)", "di "),
    (r"\bspende (?:i suoi|le sue) (\d+ [a-z]+)\b", r"spende \1"),
    (r"\b(può|non può) ancora (?=[a-z])", r"\1 "),
    (r"\b(ha|hanno) (\d+ [a-z]+) (?:propri|suoi|tutti suoi)$", r"\1 \2"),
    (r"\bla prossima carta (del mazzo .+) è\b", r"la prima carta \1 è"),
    (r"^(.+) (?:colpisce|va a segno)$", r"\1 supera la prova"),
    (r"^(.+) manca il colpo$", r"\1 fallisce la prova"),
    (r"^(\d+ (?:danno|danni|orrore|orrori)) (?:va|vanno) su (.+)$", r"\1 viene collocato su \2"),
    (r"^(.+ è (?:in|a|nel\w*|all?\w*) .+[^,]) esaurit([oa])$", r"\1, esaurit\2"),
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
    (rf"\b{_COMBATTE} contro (?:il |lo |la |l['’])?(?=[A-ZÀ-Ý\"“.])", "combatte "),
    (
        r"\b(?:mette|colloca|piazza) (il danno|l['’]orrore|\d+ (?:dann[oi]|orror[ei])) "
        r"su(?:l |llo |lla |ll['’]| )(.+)$",
        r"assegna \1 a \2",
    ),
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
)
