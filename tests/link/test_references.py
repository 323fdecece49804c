from __future__ import annotations

from pathlib import Path

import pytest

from rulesref.entries import Section
from rulesref.link.grouping import entry_ids
from rulesref.link.references import NO_NUMBER, NO_STEP, NO_TITLE, PAGES, resolve
from rulesref.link.translation import aligned_entries, alignment
from tests.link.sections import FAQ, RULES, real_documents, section

IT = "arkham-lcg/grimorio-9"
OTHER_GAME = "eldritch-horror/rulebook"
ALIGNMENT = Path(__file__).parents[2] / "corpus" / "arkham-lcg" / "alignment.toml"

BOOK = [
    section("barking", "Barking"),
    section("growl-growl-action", "Growl, Growl Action"),
    section("per-dog", "Per Dog ([per_investigator])"),
    section("dog-cards", "Dog Cards"),
    section("kennel", "Kennel", pointer=True),
    section("houses/kennel", "Kennel", parent=f"{RULES}/houses"),
    section("first-phase", "I. Dog phase", kind="rule"),
    section("chart-row", "I. Dog phase", kind="table"),
    section("steps/1.4", "Each dog draws 1 bone", kind="step", number="1.4"),
    section("steps/st-3", "Reveal the bone", kind="test-step", number="ST.3"),
    section("setup/step-2", "Wash the dogs", kind="setup-step", number="2"),
    section("2.20", "The Bone Rule", document=FAQ, kind="point", number="2.20"),
    section("2.29-cats", "Cats", document=FAQ, kind="point", number="2.29"),
    section("2.29-mice", "Mice", document=FAQ, kind="point", number="2.29"),
    section("twin-a", "Twin"),
    section("twin-b", "Twin"),
    section("barking", "Barking", document=OTHER_GAME, kind="rule"),
    section("howling", "Howling", document=OTHER_GAME, kind="rule"),
    section("abbaiare", "Abbaiare", document=IT, language="it"),
    section("cane-nero", "Cane Nero", document=IT, language="it"),
    section("steps/1.4", "Ogni cane", document=IT, kind="step", number="1.4", language="it"),
    section("steps/st-3", "Ossa", document=IT, kind="test-step", number="PA.3", language="it"),
]


def link(asking: Section) -> tuple[str | None, str]:
    sections = [*BOOK, asking]
    entry_of = {s.id: s.id.replace("/", ":") for s in sections}
    (found,) = resolve(sections, entry_of)[-1].references
    target = found.target
    return (target.replace(":", "/") if target else None), found.reason


def asked(text: str, *, document: str = RULES, language: str = "en") -> tuple[str | None, str]:
    return link(section("asking", "Asking", document=document, language=language, refers=(text,)))


@pytest.mark.parametrize(
    ("text", "target"),
    [
        ("Barking", f"{RULES}/barking"),
        ("barking", f"{RULES}/barking"),
        ("Growl", f"{RULES}/growl-growl-action"),
        ("Growl Action", f"{RULES}/growl-growl-action"),
        ("Per Dog", f"{RULES}/per-dog"),
        ("Dog Card", f"{RULES}/dog-cards"),
        ("Barking, expanded", f"{RULES}/barking"),
        ("Barking - expanded", f"{RULES}/barking"),
        ("Kennel", f"{RULES}/houses/kennel"),
        ("I. Dog phase", f"{RULES}/first-phase"),
        ("1.4 Each dog draws 1 bone", f"{RULES}/steps/1.4"),
        ("ST.3 Reveal the bone", f"{RULES}/steps/st-3"),
        ("step 2 of the setup", f"{RULES}/setup/step-2"),
        ("Setup step 2", f"{RULES}/setup/step-2"),
        ("2.20", f"{FAQ}/2.20"),
        ("section 2.20—The Bone Rule", f"{FAQ}/2.20"),
        ("2.29, “Mice”", f"{FAQ}/2.29-mice"),
    ],
)
def test_a_reference_finds_its_entry(text: str, target: str) -> None:
    assert asked(text) == (target, "")


def test_the_same_document_comes_before_its_sisters() -> None:
    assert asked("1.4", document=IT, language="it")[0] == f"{IT}/steps/1.4"
    assert asked("passo 3 della prova di abilità", document=IT, language="it")[0] == (
        f"{IT}/steps/st-3"
    )
    assert asked("Nero (Cane)", document=IT, language="it")[0] == f"{IT}/cane-nero"


def test_what_no_title_fits_is_looked_for_among_further_names() -> None:
    asking = section("asking", "Asking", refers=("Woofing",))
    sections = [*BOOK, asking]
    entry_of = {s.id: s.id for s in sections}
    dogs, howls = f"{RULES}/dog-cards", f"{OTHER_GAME}/howling"

    def target(names: dict[str, list[str]]) -> str | None:
        return resolve(sections, entry_of, names)[-1].references[0].target

    assert target({dogs: ["woofing"], howls: ["Woofing"]}) == dogs
    assert target({howls: ["Woofing"]}) is None
    assert target({dogs: ["Woofing"], f"{RULES}/twin-a": ["Woofing"]}) is None
    assert target({f"{RULES}/nowhere": ["Woofing"]}) is None


def test_another_game_is_never_a_target() -> None:
    assert asked("Howling") == (None, NO_TITLE)
    assert asked("Barking", document=OTHER_GAME)[0] == f"{OTHER_GAME}/barking"
    assert asked("Dog Cards", document=OTHER_GAME) == (None, NO_TITLE)


def test_what_has_no_target_has_its_reason() -> None:
    assert asked("Barkimg")[1] == NO_TITLE + " (nearest: barking)"
    assert asked("7.77") == (None, NO_NUMBER)
    assert asked("step 9 of the setup") == (None, NO_STEP)
    assert asked("pagine 32-33") == (None, PAGES)
    assert asked("2.29")[1].startswith("2 entries fit")
    assert asked("Twin")[1].startswith("2 entries fit")


def test_a_step_of_the_own_list_is_the_own_entry() -> None:
    own = section("own", "Own", "1. One.\n2. Two.", refers=("steps 1 and 2",))
    assert link(own) == (own.id, "")
    series = section("setup/step-9", "Dry", kind="setup-step", number="9", refers=("step 2",))
    assert link(series)[0] == f"{RULES}/setup/step-2"


def test_what_is_already_linked_stays() -> None:
    asking = section("asking", "Asking", refers=("Barking",))
    linked = asking._replace(references=(asking.references[0]._replace(reason="known"),))
    assert link(linked) == (None, "known")


def test_a_section_without_an_entry_is_no_target() -> None:
    asking = section("asking", "Asking", refers=("Barking",))
    (found,) = resolve([BOOK[0], asking], {asking.id: "x"})[1].references
    assert found.target is None
    assert found.reason.startswith(NO_TITLE)


def test_every_real_reference_has_a_target_or_a_reason() -> None:
    documents, sections = real_documents()
    known = entry_ids(sections, {}, aligned_entries(alignment(ALIGNMENT)), {})
    entry_of = {section_id: entries[0] for section_id, entries in known.items()}
    by_document: dict[str, list[int]] = {document.id: [0, 0] for document in documents}
    for linked in resolve(sections, entry_of):
        game = linked.document.split("/")[0]
        for found in linked.references:
            assert bool(found.target) != bool(found.reason), (linked.id, found)
            assert not found.target or found.target.startswith(f"{game}/")
            by_document[linked.document][0] += 1
            by_document[linked.document][1] += not found.target
    assert by_document["arkham-lcg/grimorio-1.0"][0] == 163
    dangling = {name: count for name, (_, count) in by_document.items() if count}
    assert sum(dangling.values()) <= 10, dangling
