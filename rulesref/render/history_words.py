"""What ``history`` says around the texts, in each language."""

from __future__ import annotations

from typing import NamedTuple


class HistoryWords(NamedTuple):
    """The labels in one language; what stands in braces is filled in."""

    legend: str
    origins: str
    against: str
    foreign: str
    anew: str
    not_anew: str
    note: str
    gone: str
    absent: str
    copies: str
    copies_same: str
    copies_differ: str
    renamed: str
    renumbered: str
    unchanged: str
    same: str
    beside: str
    edits: dict[str, str]  # kind → label
    elsewhere: str
    come_from: str
    own: str
    point: str
    misprinted: str
    only_edition: str
    instead: str
    nothing: str
    hows: dict[str, str]  # of an origin


WORDS = {
    "en": HistoryWords(
        legend="[-gone-] {+new+}",
        origins="Where it came from",
        against="compared with {}:",
        foreign="{} is in {}: its words are not compared with these.",
        anew="This rule has been worded anew since {} ({} says so).",
        not_anew="This rule stands as it was in {} ({} says so).",
        note="In our own words: {}",
        gone="no longer holds: {}",
        absent="not at hand (rulesref sources add); our words cite {}",
        copies="Two documents claim to be this version: {} and {}.",
        copies_same="They say the same.",
        copies_differ="They differ:",
        renamed="renamed: {} → {}",
        renumbered="renumbered: {} → {}",
        unchanged="the same words, all of them",
        same="unchanged: {}",
        beside="told together with other rules ({} of their statements left out)",
        edits={
            "edited": "reworded",
            "new": "new",
            "gone": "gone",
            "moved": "moved",
            "elsewhere": "moved away",
            "from": "moved here",
        },
        elsewhere="now in “{}”",
        come_from="before in “{}”",
        own="Between the editions, in our own words, for two official texts in one language are not at "
        "hand:",
        point="point",
        misprinted="printed {}",
        only_edition="Only edition {} has this rule.",
        instead="In edition {} it is told in: {}",
        nothing="No version of this rule is known: it stands in our own words alone.",
        hows={
            "added": "added in {}",
            "expanded": "expanded in {}",
            "updated": "updated in {}",
            "amended": "amended in {}",
            "answered": "answered in {}, and since",
            "corrected": "corrected in {}, and since",
            "worded": "in these words since {}",
            "already": "in {} already",
            "not-yet": "not yet in {}",
        },
    ),
    "it": HistoryWords(
        legend="[-tolto-] {+nuovo+}",
        origins="Da dove viene",
        against="a confronto con {}:",
        foreign="{} è in {}: le sue parole non si confrontano con queste.",
        anew="Questa regola è stata riscritta dopo {} (lo dice {}).",
        not_anew="Questa regola è rimasta com'era in {} (lo dice {}).",
        note="Con parole nostre: {}",
        gone="non vale più: {}",
        absent="non presente (rulesref sources add); le nostre parole citano {}",
        copies="Due documenti dicono di essere questa versione: {} e {}.",
        copies_same="Dicono lo stesso.",
        copies_differ="Sono diversi:",
        renamed="cambia nome: {} → {}",
        renumbered="cambia numero: {} → {}",
        unchanged="le stesse parole, tutte",
        same="invariate: {}",
        beside="detta insieme ad altre regole ({} loro frasi tralasciate)",
        edits={
            "edited": "riscritto",
            "new": "nuovo",
            "gone": "tolto",
            "moved": "spostato",
            "elsewhere": "passato altrove",
            "from": "venuto da altrove",
        },
        elsewhere="ora in “{}”",
        come_from="prima in “{}”",
        own="Tra le edizioni, con parole nostre, perché mancano due testi ufficiali in una stessa "
        "lingua:",
        point="punto",
        misprinted="stampato {}",
        only_edition="Solo l'edizione {} ha questa regola.",
        instead="Nell'edizione {} è in: {}",
        nothing="Nessuna versione di questa regola è nota: c'è solo con parole nostre.",
        hows={
            "added": "aggiunta in {}",
            "expanded": "ampliata in {}",
            "updated": "aggiornata in {}",
            "amended": "modificata in {}",
            "answered": "con risposta da {} in poi",
            "corrected": "corretta da {} in poi",
            "worded": "con queste parole da {} in poi",
            "already": "già in {}",
            "not-yet": "non ancora in {}",
        },
    ),
}
