# SPDX-License-Identifier: Apache-2.0
"""The generated part of the C++ binding, and what it says when something is new."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest

from model.language.errors import ModelError
from model.writers import cpp
from model.writers.cpp.names import BY_HAND_FUNCTIONS, BY_HAND_TYPES, own

ROOT = Path(__file__).parents[2]


@pytest.fixture
def description() -> Any:
    text = (ROOT / "data" / "taskcore.json").read_text(encoding="utf-8")
    return copy.deepcopy(json.loads(text))


def by_hand() -> str:
    folder = ROOT / "include" / "taskcore"
    return "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.hpp"))


def test_each_function_of_the_header_is_reached(description: Any) -> None:
    called = set(re.findall(r"\btaskcore_\w+(?=\()", "".join(cpp.render(description).values())))
    # A destroying function may be named without being called.
    called |= set(re.findall(r"\btaskcore_\w+", by_hand()))
    missing = [
        each["name"]
        for each in description["functions"]
        if not {each["name"], each.get("by_value")} & called
    ]
    free = {each["free"] for each in description["types"] if each["kind"] == "handle"}
    assert set(missing) <= free


def test_what_is_written_by_hand_is_there(description: Any) -> None:
    names = {each["name"] for each in description["functions"]}
    assert names >= BY_HAND_FUNCTIONS
    assert {each["name"] for each in description["types"]} >= BY_HAND_TYPES
    for name in BY_HAND_FUNCTIONS - {"taskcore_moment_init"}:
        assert name in by_hand(), name


def test_what_is_written_by_hand_stays_small() -> None:
    assert by_hand().count("\n") < 1_500


def test_each_type_and_constant_is_there(description: Any) -> None:
    texts = cpp.render(description)
    for group in description["groups"]:
        assert f"enum class {group['name']}" in texts["include/taskcore/generated/enumerations.hpp"]
    for each in description["types"]:
        if each["kind"] == "struct" and each["name"] not in BY_HAND_TYPES:
            kind = "struct" if "initialiser" in each else "class"
            declared = f"{kind} {own(each['name'])};"
            assert declared in texts["include/taskcore/generated/declarations.hpp"]


def test_a_member_that_an_older_library_lacks_is_asked_for(description: Any) -> None:
    for struct, member in (("taskcore_task", "title"), ("taskcore_reminder", "at_ms")):
        members = next(each for each in description["types"] if each["name"] == struct)["members"]
        next(each for each in members if each["name"] == member)["since"] = "0.2.0"
    texts = cpp.render(description)
    rows = texts["include/taskcore/generated/rows.hpp"]
    assert "if (!TASKCORE_HAS(raw_, title)) return {};" in rows
    values = texts["include/taskcore/generated/values.hpp"]
    assert "if (TASKCORE_HAS(&raw, at_ms)) value.at = " in values


def test_two_things_of_one_name_are_an_error(description: Any) -> None:
    description["functions"].append(
        {"name": "taskcore_priority", "parameters": [], "returns": {"type": "int32_t"}, "doc": ""}
    )
    with pytest.raises(ModelError, match="would both be taskcore::priority"):
        cpp.render(description)


def test_a_meaning_that_nobody_knows_is_an_error(description: Any) -> None:
    task = next(each for each in description["types"] if each["name"] == "taskcore_task")
    task["members"].append(
        {"name": "smell", "type": "int32_t", "meaning": {"is": "smell"}, "doc": "new"}
    )
    with pytest.raises(ModelError, match="smell"):
        cpp.render(description)
