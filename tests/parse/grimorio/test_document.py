from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesref.entries import Section
from rulesref.errors import RulesrefError
from rulesref.parse.grimorio import document as grimorio
from rulesref.parse.portion import Warning
from rulesref.sources import SourceText
from tests.named_folders import SOURCES, folder_of
from tests.parse.grimorio.grimorio_pages import PAGES, read


def parsed(text: str = PAGES) -> dict[str, Section]:
    (portion,) = grimorio.claims(read(text))
    sections = grimorio.parse(portion, [])
    return {section.id.removeprefix("arkham-lcg/grimorio-1.0/"): section for section in sections}


def test_the_title_page_names_the_document() -> None:
    (portion,) = grimorio.claims(read())
    document = portion.document
    assert (document.id, document.language) == ("arkham-lcg/grimorio-1.0", "it")
    assert (document.tier, document.edition) == ("rules-reference", "2026")
    assert grimorio.claims(read("Un altro libro\n\nGrimorio v1.0\n")) == []
    assert grimorio.claims(SourceText("empty", "", ())) == []


def test_a_title_that_falls_back_in_the_alphabet_is_a_sub_entry() -> None:
    found = parsed()
    assert found["tipo-di-verso/alto-verso"].parent.endswith("/tipo-di-verso")
    assert found["verso-alto-carta"].parent == ""


def test_keywords_are_told_from_other_entries() -> None:
    found = parsed()
    assert found["gatti-topi-e-cani"].fact("keyword") == "ability"
    assert found["tipo-di-verso"].fact("keyword") == ""


def test_lists_are_one_list_with_their_levels_bold_and_numbers() -> None:
    found = parsed()
    barking = found["abbaiare-azione"].markdown
    expected = "- Primo verso del cane.\n    - Sotto il primo verso.\n- Secondo verso"
    assert expected in barking
    cats = found["gatti-topi-e-cani"].markdown
    assert "1. **Graffiare** una tenda.\n2. Mordere una coda.\n3. Dormire" in cats


def test_lost_icons_are_marked_and_never_guessed() -> None:
    found = parsed()
    barking = found["abbaiare-azione"]
    assert "usando [?] contro un gatto ([?] X)" in barking.markdown
    assert barking.icon_lost == (barking.first_line + 2,)
    cats = found["gatti-topi-e-cani"]
    assert "Vale [?] o [?]." in cats.markdown
    assert not set("♣☠👊☞⊕❖") & set("".join(s.markdown for s in found.values()))


def test_what_the_book_says_of_itself_is_a_note_and_its_table_of_contents_is_none() -> None:
    found = parsed()
    preface = found["come-usare-questo-documento"]
    assert (preface.kind, preface.title) == ("note", "Come Usare Questo Documento")
    assert preface.markdown.endswith("STOP!\n\nChi non conosce i cani cominci altrove.")
    assert "indice" not in found
    assert not any("....." in section.markdown for section in found.values())


_LEGEND = """
Riepilogo delle Icone Set di Incontri

Il riepilogo dei versi.

Icone dei Versi

{labels}

Cambio dei Versi: Usare i Versi Nuovi per Abbaiare agli Antichi Gatti

Chi ha soltanto i versi nuovi può abbaiare con quelli a tutti i gatti dei libri antichi.

"""


def test_a_legend_holds_all_its_labels_whatever_gaps_its_icons_left() -> None:
    labels = [f"Verso {letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUV"]
    legend = _LEGEND.format(labels="\n\n\n\n".join(labels))
    text = PAGES.replace("XII. Regole Facoltative", legend + "XII. Regole Facoltative")
    text = text.replace("Riepilogo delle Icone Set", "XI. Riepilogo delle Icone Set")
    found = parsed(text)
    group = "riepilogo-delle-icone-set-di-incontri/"
    own = {path.removeprefix(group): s for path, s in found.items() if path.startswith(group)}
    assert list(own) == [
        "icone-dei-versi",
        "cambio-dei-versi-usare-i-versi-nuovi-per-abbaiare-agli-antichi-gatti",
    ]
    legend_of = own["icone-dei-versi"]
    assert all(label in legend_of.markdown for label in labels)
    assert text.split("\n")[legend_of.last_line - 1] == "Verso V"


def test_captions_of_figures_are_dropped() -> None:
    found = parsed()
    assert "Il gatto del disegno" not in found["abbaiare-azione"].markdown
    assert "il-gatto-del-disegno" not in found


def test_chart_captions_are_no_phases() -> None:
    found = parsed()
    phase = found["tempistiche-e-svolgimento-del-gioco/fase-dei-versi"]
    assert PAGES.split("\n")[phase.first_line + 1] == "1.1 Inizio dei versi."
    assert found["steps/1.1"].markdown == "Tutti abbaiano."
    assert found["steps/1.1"].parent == phase.id


def test_the_test_chart_keeps_its_player_windows() -> None:
    found = parsed()
    chart = "tempistiche-delle-prove-di-abilita/tempistiche-delle-prove-di-abilita"
    assert found[chart].facts == (("window-after", "st-1"),)
    assert [found[f"steps/st-{n}"].number for n in (1, 2)] == ["PA.1", "PA.2"]


def test_variants_and_quick_reference_are_units_of_their_own() -> None:
    found = parsed()
    assert found["ultimatum/ultimatum-dellosso"].title == "Ultimatum dell'Osso"
    assert found["boon/favore-di-bastet"].kind == "boon"
    assert found["riepilogo/alto"].markdown == "Si sente lontano."
    assert found["riepilogo/basso"].markdown == "Si sente vicino."


@pytest.mark.parametrize(
    ("path", "texts"),
    [
        ("abbaiare-azione", ["Gatti, Topi e Cani", "Tipo di Verso"]),
        ("gatti-topi-e-cani", ["Verso Alto (Carta)"]),
        ("tipo-di-verso", ["Abbaiare"]),
        ("tipo-di-verso/alto-verso", ["passo 2 della prova di abilità"]),
        ("verso-alto-carta", ["passi 1-2"]),
        ("steps/2.1", ["punto 1.1"]),
        ("initiation/step-2", ["passo 1"]),
        ("tempistiche-delle-prove-di-abilita/tempistiche-delle-prove-di-abilita", []),
    ],
)
def test_references_as_printed(path: str, texts: list[str]) -> None:
    assert [reference.text for reference in parsed()[path].references] == texts


def test_a_missing_glossary_is_warned_of() -> None:
    warnings: list[Warning] = []
    (portion,) = grimorio.claims(read("GRIMORIO DI ARKHAM\n\nGrimorio v1.0\n"))
    assert grimorio.parse(portion, warnings) == []
    assert any("no chapter" in warning.message for warning in warnings)


_LINES = PAGES.split("\n")
_DAMAGE = st.lists(
    st.tuples(
        st.integers(0, len(_LINES) - 1),
        st.sampled_from(["drop", "double", "swap", "cut", "write"]),
        st.text(alphabet=st.characters(exclude_characters="\n\r"), max_size=30),
    ),
    max_size=12,
)


@settings(max_examples=150)
@given(_DAMAGE, st.integers(0, len(PAGES)))
def test_damaged_pages_raise_nothing_but_our_errors(
    damage: list[tuple[int, str, str]], end: int
) -> None:
    lines = list(_LINES)
    for place, how, text in damage:
        if how == "drop":
            lines[place] = ""
        elif how == "double":
            lines[place] = lines[place] + "\n" + lines[place]
        elif how == "swap":
            lines[place], lines[-1 - place] = lines[-1 - place], lines[place]
        elif how == "cut":
            lines[place] = lines[place][: len(lines[place]) // 2]
        else:
            lines[place] = text
    source = read("\n".join(lines)[:end])
    try:
        for portion in grimorio.claims(source):
            sections = grimorio.parse(portion, [])
            assert len({section.id for section in sections}) == len(sections)
            assert all(s.first_line <= s.last_line for s in sections)
    except RulesrefError:
        pass


# The real document.


@pytest.fixture(scope="module")
def real() -> list[Section]:
    for path in sorted(folder_of(SOURCES).glob("*.txt")):
        portions = grimorio.claims(read(path.read_text("utf-8")))
        if portions:
            warnings: list[Warning] = []
            sections = grimorio.parse(portions[0], warnings)
            assert warnings == []
            return sections
    pytest.skip("no Grimorio in RULESREF_SOURCES")


def test_real_counts(real: list[Section]) -> None:
    glossary = [s for s in real if s.kind == "glossary"]
    assert len([s for s in glossary if not s.parent]) == 155
    assert len([s for s in glossary if s.parent]) == 11
    assert len([s for s in glossary if s.fact("keyword")]) == 22
    kinds = Counter(s.kind for s in real)
    assert kinds["step"] == 20
    assert kinds["test-step"] == 8
    assert (kinds["ultimatum"], kinds["boon"], kinds["refraction"]) == (17, 7, 1)
    assert (kinds["environment"], kinds["setup-step"]) == (3, 14)
    assert (kinds["card-erratum"], kinds["rulebook-erratum"]) == (1, 1)
    assert sum(len(s.references) for s in real) == 163


def test_real_passages_are_short_and_do_not_overlap(real: list[Section]) -> None:
    taken: dict[int, str] = {}
    for section in real:
        drawn = section.kind == "table"  # the icons of a legend left gaps
        assert drawn or section.last_line - section.first_line < 60, section.id
        for line in range(section.first_line, section.last_line + 1):
            assert line not in taken, (section.id, taken[line])
            taken[line] = section.id


def test_real_icons_and_bold(real: list[Section]) -> None:
    lost = {line for section in real for line in section.icon_lost}
    vanished = {137, 163, 169, 177, 196, 197, 198, 253, 261, 262, 280, 291, 292, 296, 303, 305}
    vanished |= {326, 355, 379, 965, 1403, 1998, 2000, 2020, 2549, 2552, 2564, 2594, 2614, 2666}
    assert vanished <= lost
    assert all(section.markdown.count("**") % 2 == 0 for section in real)
    text = "".join(section.title + section.markdown for section in real)
    assert not set("♣☠♠♦🧠♀➡➤➔↻👊🏃🔍🗡☞☉⊕Ⓞ❖") & set(text)


def test_real_figures_are_no_rules(real: list[Section]) -> None:
    covered = {n for s in real for n in range(s.first_line, s.last_line + 1)}
    assert not covered & set(range(2124, 2189))
    assert not covered & set(range(2207, 2269))
    captions = {1001, 1736, 2396, 2444}
    assert not captions & {s.first_line for s in real}
