# SPDX-License-Identifier: Apache-2.0
"""The generated part of the Rust binding, and what it says when something is new."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest

from model.language.errors import ModelError
from model.writers import rust
from model.writers.rust.names import BY_HAND_FUNCTIONS, BY_HAND_TYPES, camel

ROOT = Path(__file__).parents[2]
CRATES = ROOT / "bindings" / "rust"


@pytest.fixture
def description() -> Any:
    text = (ROOT / "data" / "taskcore.json").read_text(encoding="utf-8")
    return copy.deepcopy(json.loads(text))


def by_hand(crate: str) -> str:
    folder = CRATES / crate / "src"
    return "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.rs"))


def test_each_function_of_the_header_is_reached(description: Any) -> None:
    texts = rust.render(description)
    raw = texts["bindings/rust/taskcore-sys/src/generated/functions.rs"]
    names = {each["name"] for each in description["functions"]}
    names |= {each["by_value"] for each in description["functions"] if "by_value" in each}
    assert set(re.findall(r"pub fn (\w+)", raw)) == names
    safe = by_hand("taskcore") + "".join(
        text for path, text in texts.items() if path.startswith(rust.FOLDER)
    )
    called = set(re.findall(r"\btaskcore_\w+", re.sub(r"//.*", "", safe)))
    missing = [
        each["name"]
        for each in description["functions"]
        if not {each["name"], each.get("by_value")} & called
    ]
    assert missing == []


def test_what_is_written_by_hand_is_there(description: Any) -> None:
    assert {each["name"] for each in description["functions"]} >= set(BY_HAND_FUNCTIONS)
    assert {each["name"] for each in description["types"]} >= set(BY_HAND_TYPES)
    for name in set(BY_HAND_FUNCTIONS) - {"taskcore_moment_init"}:
        assert name in by_hand("taskcore"), name


def test_what_is_written_by_hand_stays_small() -> None:
    written = by_hand("taskcore") + by_hand("taskcore-sys")
    written += (CRATES / "taskcore-sys" / "build.rs").read_text(encoding="utf-8")
    assert written.count("\n") < 1_500


def test_each_type_and_constant_is_there(description: Any) -> None:
    texts = rust.render(description)
    enumerations = texts[f"{rust.FOLDER}/enumerations.rs"]
    for group in description["groups"]:
        assert re.search(rf"^    {camel(group['name'])}[: ]", enumerations, re.MULTILINE)
        for each in group["constants"]:
            assert f"= {each['name']}," in enumerations
    places = texts[f"{rust.FOLDER}/values.rs"] + texts[f"{rust.FOLDER}/rows.rs"]
    for each in description["types"]:
        if each["kind"] == "struct" and each["name"] not in BY_HAND_TYPES:
            name = camel(each["name"])
            assert f"pub struct {name} " in places or f"    {name}, {each['name']}\n" in places


def test_each_public_item_is_documented(description: Any) -> None:
    texts = rust.render(description)
    del texts[f"{rust.FOLDER}/macros.rs"]
    for text in texts.values():
        lines = text.splitlines()
        for before, line in zip(lines, lines[1:]):
            if re.match(r"\s*pub (fn|struct|const|type) \w", line):
                assert before.strip().startswith(("///", "#[", "pub fn")), line


def test_a_member_that_an_older_library_lacks_is_asked_for(description: Any) -> None:
    for struct, member in (("taskcore_task", "title"), ("taskcore_reminder", "at_ms")):
        members = next(each for each in description["types"] if each["name"] == struct)["members"]
        next(each for each in members if each["name"] == member)["since"] = "0.2.0"
    texts = rust.render(description)
    assert "if size_of_struct(self.raw) >= 40 {" in texts[f"{rust.FOLDER}/rows.rs"]
    assert "at: if size_of_struct(raw) >= 24 {" in texts[f"{rust.FOLDER}/values.rs"]


def test_two_things_of_one_name_are_an_error(description: Any) -> None:
    description["groups"].append({"name": "moment", "kind": "enumeration", "constants": []})
    with pytest.raises(ModelError, match="would both be taskcore::Moment"):
        rust.render(description)


def test_a_meaning_that_nobody_knows_is_an_error(description: Any) -> None:
    task = next(each for each in description["types"] if each["name"] == "taskcore_task")
    task["members"].append(
        {
            "name": "smell",
            "type": "int32_t",
            "offset": 0,
            "size": 4,
            "meaning": {"is": "smell"},
            "doc": "new",
        }
    )
    with pytest.raises(ModelError, match="smell"):
        rust.render(description)
