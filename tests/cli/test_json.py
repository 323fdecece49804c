"""What ``--json`` prints is what the schemas say."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from rulesref.cli.verbs import VERBS
from rulesref.places import corpus_folder
from tests.cli.conftest import CLAIM, Ran

SCHEMAS = resources.files("rulesref.cli") / "schemas"


def valid(name: str, shown: object) -> None:
    """Fail with the first few places where ``shown`` is not what the schema says."""
    problems = validator(name).iter_errors(shown)
    found = [f"{problem.json_path}: {problem.message[:200]}" for problem in problems]
    assert not found, found[:5]


@cache
def validator(name: str) -> Draft202012Validator:
    """What holds an object to the schema of that name, which is a sound one."""
    schema = json.loads((SCHEMAS / f"{name}.json").read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema, registry=others())


@cache
def others() -> Registry:
    """The schemas by their ids: one may be that of another verb."""
    shown = [json.loads(file.read_text("utf-8")) for file in SCHEMAS.iterdir()]
    return Registry().with_resources((s["$id"], Resource.from_contents(s)) for s in shown)


def test_every_object_in_every_schema_is_closed():
    """An open object would let a test pass whatever is printed."""

    def walk(node: object, where: str) -> None:
        if isinstance(node, dict):
            if node.get("type") == "object":
                assert "additionalProperties" in node, where
            for key, child in node.items():
                walk(child, f"{where}/{key}")

    for file in SCHEMAS.iterdir():
        if file.name.endswith(".json"):
            walk(json.loads(file.read_text("utf-8")), file.name)


FAQ = corpus_folder() / "arkham-lcg" / "cases" / "timing" / "nested-sequences.feature"
CALLS = {
    "search": ["search", "torchbearer"],
    "ask": ["ask", "who is the torchbearer?"],
    "show": ["show", "Torchbearer"],
    "history": ["history", "Torchbearer"],
    "list": ["list"],
    "steps": ["steps"],
    "open": ["open", "U-06"],
    "compare": ["compare", "2016", "2026", "alert"],
    "sources-list": ["sources", "list", "--all"],
    "sources-show": ["sources", "show", "own/club-rules-2"],
    "sources-check": ["sources", "check"],
    "sources-undo": ["sources", "undo", "--forget"],
    "sources-aside": ["sources", "aside"],
    "config": ["config"],
    "replay": ["replay", str(corpus_folder() / "arkham-lcg" / "cases" / "verdicts")],
    "table": ["table"],
    "report": ["report", str(FAQ), "--case", "1"],
    "errata": ["errata", "Lucky Dice"],
    "card": ["card", "Lucky Dice", "--facts"],
    "cards-show": ["cards", "show", "Lucky Dice"],
    "cards-coverage": ["cards", "coverage", "--pack", "core"],
    "cards-list": ["cards", "list"],
    "cards-check": [
        "cards",
        "check",
        str(corpus_folder() / "arkham-lcg" / "cards" / "burglary.toml"),
    ],
}


@pytest.mark.parametrize("name", CALLS)
def test_the_output_on_a_small_shelf_is_valid(club, name):
    ran = club(*CALLS[name], "--json")
    assert ran.status == 0, ran.err
    valid(name, ran.json)


def test_every_verb_is_validated_somewhere():
    tested = {*CALLS, "sources-add", "sources-remove", "drift", "cards-add", "cards-remove"}
    assert {"-".join(verb.words) for verb in VERBS} <= tested


def test_adding_and_removing_cards_print_valid_objects(rulesref, tmp_path):
    good, bad = tmp_path / "coat.toml", tmp_path / "bad.json"
    good.write_text('[[card]]\ncode = "99801"\nname = "Warm Coat"\ntype = "asset"\n', "utf-8")
    bad.write_text("[", "utf-8")
    for _ in range(2):
        ran = rulesref("cards", "add", str(good), str(bad), "--json")
        assert ran.status == 1, ran.err
        valid("cards-add", ran.json)
        assert ran.json["problems"]
    valid("cards-list", rulesref("cards", "list", "--json").json)
    valid("cards-remove", rulesref("cards", "remove", "coat.toml", "--json").json)


def test_adding_and_removing_print_valid_objects(rulesref, club_file):
    for _ in range(2):
        ran = rulesref("sources", "add", str(club_file), *CLAIM, "--json")
        assert ran.status == 0, ran.err
        valid("sources-add", ran.json)
    ran = rulesref("sources", "remove", "own/club-rules-2", "--json")
    valid("sources-remove", ran.json)
    assert ran.json == {"removed": ["arkham-lcg/own/club-rules-2"]}


def refused(ran: Ran, status: int, kind: str) -> None:
    assert ran.status == status
    assert not ran.err
    valid("error", ran.json)
    assert ran.json["error"]["kind"] == kind


def test_errors_are_valid_objects_on_standard_output(club, tmp_path):
    refused(club("sources", "add", str(tmp_path / "none.txt"), "--json"), 2, "source")
    refused(club("search", "x", "--edition", "2017", "--json"), 2, "usage")
    refused(club("search", "--json"), 2, "usage")
    refused(club("serach", "x", "--json"), 2, "usage")
    refused(club("search", "x", "--nothing", "--json"), 2, "usage")
    refused(club("show", "no such rule anywhere", "--json"), 1, "unresolved")
    refused(club("errata", "no such card anywhere", "--json"), 1, "unresolved")
    refused(club("sources", "show", "nothing", "--json"), 2, "usage")
    refused(club("sources", "remove", "nothing", "--json"), 2, "unresolved")


def test_the_output_on_the_real_documents_is_valid(full, full_home):
    valid("sources-add", json.loads((full_home / "report.json").read_text("utf-8")))
    listed = full("sources", "list", "--json")
    valid("sources-list", listed.json)
    for document in listed.json["documents"]:
        valid("sources-show", full("sources", "show", document["id"], "--json").json)
    valid("sources-check", full("sources", "check", "--json").json)
    valid("list", full("list", "--json").json)
    for query in (
        "attack of opportunity",
        "nemico ingaggiato",
        "lucky dice",
        "reckoning",
        "zzzqqx",
    ):
        valid("search", full("search", query, "--json").json)
    entries = full("list", "--json").json["entries"]
    for entry in entries[:: max(1, len(entries) // 60)]:
        valid("show", full("show", entry["id"], "--json").json)
        valid("history", full("history", entry["id"], "--json").json)
    valid("compare", full("compare", "2016", "2026", "--json").json)
    for rule in ("clues", "bonded", "doomed", "retaliate"):
        valid("compare", full("compare", "2016", "2026", rule, "--json").json)
    for card in ("Lucky Dice", "01025", "Machete"):
        valid("errata", full("errata", card, "--json").json)
