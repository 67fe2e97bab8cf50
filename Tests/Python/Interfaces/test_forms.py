"""One word, one form: what is read of a store is called alike in all families of functions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

Description = dict[str, Any]

# Parts of an invoice, which its document lists.
PARTS = {"invoice_line", "invoice_adjustment"}
# What tasks and their lines on a screen share.
TASK_QUERY = "taskcore_query"


@pytest.fixture(scope="module")
def description(root: Path) -> Description:
    loaded: Description = json.loads((root / "data" / "taskcore.json").read_text())
    return loaded


@pytest.fixture(scope="module")
def functions(description: Description) -> dict[str, list[str]]:
    """The names of the parameters of each."""
    return {
        each["name"].removeprefix("taskcore_"): [given["name"] for given in each["parameters"]]
        for each in description["functions"]
    }


@pytest.fixture(scope="module")
def families(description: Description) -> set[str]:
    """What the functions of each kind of record begin with: ``focus`` of ``taskcore_focus_session``."""
    records = {
        each["name"]
        for each in description["types"]
        for member in each.get("members", ())
        if member["name"] == "id" and "record" in member["meaning"]
    }
    assert len(records) >= 14
    lists = {each["row"]: each["name"] for each in description["types"] if "row" in each}
    assert records <= set(lists)
    return {lists[each].removeprefix("taskcore_").removesuffix("_list") for each in records}


def ending(functions: dict[str, list[str]], verb: str) -> set[str]:
    return {name.removesuffix(verb) for name in functions if name.endswith(verb)}


def test_what_has_an_id_is_got_by_it(functions: dict[str, list[str]], families: set[str]) -> None:
    assert ending(functions, "_get") == families | {"tag"}
    for family in families:
        assert functions[f"{family}_get"][:-1] == ["store", "ids", "count"]
    # A tag is its name.
    assert functions["tag_get"] == ["store", "names", "count", "tags"]


def test_what_has_a_uid_is_found_by_it(functions: dict[str, list[str]], families: set[str]) -> None:
    assert ending(functions, "_find") == families
    for family in families:
        store, key, id = functions[f"{family}_find"]
        assert (store, id) == ("store", "id")
        assert key in {"uid", "uid_or_name", "uid_or_number"}


def test_what_there_are_many_of_is_queried(
    functions: dict[str, list[str]], families: set[str]
) -> None:
    # What was worked on is asked for by its history.
    assert families - PARTS - {"focus"} <= ending(functions, "_query")
    assert not ending(functions, "_search") | ending(functions, "_list")


def test_what_is_queried_is_said_by_options_with_a_page(description: Description) -> None:
    structs = {each["name"]: each for each in description["types"] if "members" in each}
    taken = {
        each["name"].removesuffix("_query"): each["parameters"][1]
        for each in description["functions"]
        if each["name"].endswith("_query")
    }
    assert len(taken) >= 22
    for family, options in taken.items():
        struct = f"{family}_query_options"
        if family in {"taskcore_task", "taskcore_row"}:
            struct = TASK_QUERY
        else:
            assert options["name"] == "options"
        assert options["type"] == f"const {struct} *", family
        assert {"limit", "offset"} <= {each["name"] for each in structs[struct]["members"]}
    assert {name for name in structs if name.endswith("_search")} == set()


# What no store has is parsed, or comes from elsewhere.
NOT_OF_A_STORE = ("quick_add_result", "authorization", "tokens")


def test_what_is_made_for_the_caller_is_read(
    description: Description, functions: dict[str, list[str]]
) -> None:
    made = {
        each["name"].removeprefix("taskcore_") for each in description["types"] if "content" in each
    }
    assert made == ending(functions, "_contents")
    for name in made:
        assert len(functions[f"{name}_contents"]) == 1
        assert f"{name}_free" in functions
        assert f"{name}_read" in functions or name in NOT_OF_A_STORE


def test_what_is_read_is_said_by_options(description: Description) -> None:
    for each in description["functions"]:
        if each["name"].endswith("_read"):
            structs = [
                parameter["type"]
                for parameter in each["parameters"]
                if parameter["type"].startswith("const ")
            ]
            family = each["name"].removesuffix("_read")
            assert structs in ([], [f"const {family}_options *"]), each["name"]


def test_what_is_deleted_is_said_by_ids_and_their_count(
    functions: dict[str, list[str]],
) -> None:
    for family in ending(functions, "_delete"):
        names = "names" if family == "tag" else "ids"
        assert functions[f"{family}_delete"][:3] == ["store", names, "count"]
