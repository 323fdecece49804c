"""What ``show`` says around the texts of an entry, in each language."""

from __future__ import annotations

from typing import NamedTuple


class EntryWords(NamedTuple):
    """The labels in one language; what stands in braces is filled in."""

    in_short: str
    amended: str
    copy: str
    official: str  # the official text, which is in another language than the reader's
    official_in: str  # a line instead of it
    also_in: str
    no_longer: str
    replaced: str
    because: str
    after: str
    only_in: str
    of_edition: str
    here_not: str  # the heading of another edition's texts
    folded: str
    the_same: str
    told_anew: str
    no_text: str
    instead: str
    how: str
    more: str
    see: str
    referenced: str
    left_open: str
    also_called: str
    names: dict[str, str]  # of the languages


WORDS = {
    "en": EntryWords(
        in_short="In short",
        amended="Amended: {}",
        copy="{}: the same words as above",
        official="The official text, in {language}: {source}",
        official_in="The official text is in {language}: {source} (--language {code} shows it)",
        also_in="Also in: {} (--all shows it)",
        no_longer="No longer holds",
        replaced=", replaced by {}",
        because="because: {}",
        after="(our own words, after {})",
        only_in="({where}only in {held} yet, no {wanted} text)",
        of_edition="edition {}: ",
        here_not="In edition {} (not the one in force here)",
        folded="In edition {} (not the one in force here): {}",
        the_same="the same rule, in other words.",
        told_anew="the rule is told anew.",
        no_text="Edition {here} has no entry of this name; edition {other} has one:",
        instead="Edition {} has this rule in another place:",
        how="rulesref show {id} --edition {edition} (--all shows both)",
        more="and {} more",
        see="See also",
        referenced="Referenced by",
        left_open="Left open by the rules",
        also_called="That name also means:",
        names={"en": "English", "it": "Italian"},
    ),
    "it": EntryWords(
        in_short="In breve",
        amended="Corretto: {}",
        copy="{}: le stesse parole di sopra",
        official="Il testo ufficiale, in {language}: {source}",
        official_in="Il testo ufficiale è in {language}: {source} (lo mostra --language {code})",
        also_in="Anche in: {} (lo mostra --all)",
        no_longer="Non vale più",
        replaced=", sostituito da {}",
        because="perché: {}",
        after="(con parole nostre, da {})",
        only_in="({where}per ora solo in {held}, nessun testo in {wanted})",
        of_edition="edizione {}: ",
        here_not="Nell'edizione {} (non è quella in vigore qui)",
        folded="Nell'edizione {} (non è quella in vigore qui): {}",
        the_same="la stessa regola, in altre parole.",
        told_anew="la regola è scritta di nuovo.",
        no_text="L'edizione {here} non ha una voce di questo nome; l'edizione {other} sì:",
        instead="L'edizione {} ha questa regola altrove:",
        how="rulesref show {id} --edition {edition} (--all le mostra tutte e due)",
        more="e altri {}",
        see="Vedi anche",
        referenced="Citata da",
        left_open="Lasciato aperto dalle regole",
        also_called="Questo nome indica anche:",
        names={"en": "inglese", "it": "italiano"},
    ),
}
