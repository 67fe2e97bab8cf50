"""What says the version, and what keeps earlier promises, is compared; each place that disagrees is named."""

from __future__ import annotations

import copy
import json
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scripts.release import built, interface, promises, versions
from scripts.release.releases import FOLDER, Release
from scripts.release.sources import (
    DEBIAN_SYMBOLS,
    DESCRIPTION,
    SYMBOLS,
    TYPES,
    debian_symbols_of,
    symbols_of,
    version_of,
)
from scripts.release.versions import ABI_PLACES, PLACES, TEMPLATES, Place

WRITTEN = (*PLACES, *TEMPLATES, *ABI_PLACES)
NAMES = {each.file for each in WRITTEN} | {TYPES, DESCRIPTION, SYMBOLS, DEBIAN_SYMBOLS}
JSON = dict[str, Any]


@pytest.fixture
def sources(root: Path, tmp_path: Path) -> Path:
    """The files that are compared, to be changed."""
    for name in NAMES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(root / name, tmp_path / name)
    return tmp_path


@pytest.fixture(scope="module")
def described(root: Path) -> JSON:
    document = json.loads((root / DESCRIPTION).read_text(encoding="utf-8"))
    assert isinstance(document, dict)
    return document


def edit(path: Path, before: str, after: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")


def test_the_present_sources_agree(root: Path) -> None:
    done = subprocess.run(
        ["scripts/release.sh", "--check"], cwd=root, capture_output=True, text=True
    )
    assert (done.stdout, done.returncode) == ("", 0)


def test_the_present_build_agrees(root: Path, build: Path) -> None:
    assert list(built.faults(root, build, packages=False)) == []


def test_a_copy_agrees_until_it_is_changed(sources: Path) -> None:
    assert [*versions.faults(sources), *promises.faults(sources)] == []


@pytest.mark.parametrize(
    "place",
    [each for each in PLACES if not each.optional],
    ids=lambda place: f"{place.file}:{place.pattern}",
)
def test_a_place_with_another_version_is_named(sources: Path, place: Place) -> None:
    """Its own version is changed, and no other text of the file that is like it."""
    version, path = version_of(sources), sources / place.file
    text = path.read_text(encoding="utf-8")
    found = re.search(place.pattern, text, re.MULTILINE)
    assert found is not None
    start, end = found.span(1)
    path.write_text(text[:start] + "0.0.9" + text[end:], encoding="utf-8")
    said = list(versions.faults(sources))
    assert f"{place.file} says 0.0.9, and {version} would be right." in said
    path.write_text(text[:start], encoding="utf-8")
    assert any(each.startswith(f"{place.file} ") for each in versions.faults(sources))


@pytest.mark.parametrize("place", TEMPLATES, ids=lambda place: place.file)
def test_a_number_in_a_template_is_named(sources: Path, place: Place) -> None:
    edit(sources / place.file, "@VERSION@", "0.1.0")
    assert f"{place.file} says 0.1.0, and @VERSION@ would be right." in versions.faults(sources)


def test_a_raised_version_is_missed_everywhere(sources: Path) -> None:
    version = version_of(sources)
    edit(sources / TYPES, f'TASKCORE_VERSION "{version}"', 'TASKCORE_VERSION "7.8.9"')
    said = list(versions.faults(sources))
    for place in PLACES:
        named = [each for each in said if each.startswith(f"{place.file} says {version},")]
        assert named or place.optional, place.file
    assert len([each for each in said if "TASKCORE_VERSION_M" in each]) == 2


def test_a_soname_with_another_number_is_named(sources: Path) -> None:
    edit(sources / "Makefile", "SONAME := libtaskcore.so.0", "SONAME := libtaskcore.so.1")
    assert list(versions.faults(sources)) == ["Makefile says 1, and 0 would be right."]


def test_what_is_said_to_come_later_is_named(sources: Path, described: JSON) -> None:
    changed = copy.deepcopy(described)
    changed["functions"][3]["since"] = "0.9.0"
    (sources / DESCRIPTION).write_text(json.dumps(changed), encoding="utf-8")
    name = changed["functions"][3]["name"]
    (said,) = versions.faults(sources)
    assert said.startswith(f"{name} is said to be there since 0.9.0, and this is ")


def test_lists_of_symbols_that_differ_are_named(sources: Path) -> None:
    edit(sources / SYMBOLS, "taskcore_task_add\n", "")
    assert [each.split(" ")[0] for each in promises.faults(sources)] == [
        DESCRIPTION,
        DEBIAN_SYMBOLS,
    ]
    edit(
        sources / SYMBOLS,
        "taskcore_task_add_e\n",
        "taskcore_task_add_e\ntaskcore_task_add\nother\n",
    )
    version = version_of(sources)
    assert list(promises.faults(sources)) == [
        f"{DEBIAN_SYMBOLS} lacks other: add “ other@TASKCORE_0 {version}”."
    ]


def test_a_symbol_that_debian_knows_too_late_is_named(sources: Path) -> None:
    edit(
        sources / DEBIAN_SYMBOLS,
        "taskcore_task_add@TASKCORE_0 0.1.0",
        "taskcore_task_add@TASKCORE_0 0.9.0",
    )
    (said,) = promises.faults(sources)
    assert "taskcore_task_add came in 0.9.0" in said


def test_a_promise_of_a_release_that_is_broken_is_named(sources: Path, made_now: Release) -> None:
    shutil.copytree(made_now.folder, sources / FOLDER / made_now.version)
    assert list(promises.faults(sources)) == []
    for name in (SYMBOLS, DEBIAN_SYMBOLS, DESCRIPTION):
        path = sources / name
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("taskcore_task_add", "taskcore_task_put"), encoding="utf-8")
    assert "taskcore_task_put" in symbols_of(sources) & debian_symbols_of(sources).keys()
    said = list(promises.faults(sources))
    breaks = f"which breaks programs of {made_now.version}."
    assert f"taskcore_task_add is exported no more, {breaks}" in said
    assert f"The function taskcore_task_add is gone, {breaks}" in said


def test_another_soname_need_not_keep_them(sources: Path, made_now: Release) -> None:
    shutil.copytree(made_now.folder, sources / FOLDER / made_now.version)
    document = json.loads((sources / DESCRIPTION).read_text(encoding="utf-8"))
    (abi,) = [each for each in document["constants"] if each["name"] == "TASKCORE_ABI_VERSION"]
    abi["value"] += 1
    removed = document["types"].pop()
    (sources / DESCRIPTION).write_text(json.dumps(document), encoding="utf-8")
    assert list(promises.faults(sources)) == []
    abi["value"] -= 1
    (sources / DESCRIPTION).write_text(json.dumps(document), encoding="utf-8")
    assert any(removed["name"] in each for each in promises.faults(sources))


def a_struct(document: JSON) -> JSON:
    """One with members of many kinds."""
    (found,) = [each for each in document["types"] if each["name"] == "taskcore_task_input"]
    assert isinstance(found, dict)
    return found


def a_function(document: JSON) -> JSON:
    (found,) = [each for each in document["functions"] if each["name"] == "taskcore_task_add"]
    assert isinstance(found, dict)
    return found


def set_to(record: JSON, name: str, value: object) -> None:
    record[name] = value


BREAKS: dict[str, Callable[[JSON], object]] = {
    "TASKCORE_INBOX_ID is 7": lambda d: set_to(
        next(each for each in d["constants"] if each["name"] == "TASKCORE_INBOX_ID"), "value", 7
    ),
    "TASKCORE_NEVER is gone": lambda d: d["constants"].pop(),
    "is 4711 and was": lambda d: set_to(d["groups"][5]["constants"][0], "value", 4711),
    "The struct taskcore_task_input is gone": lambda d: d["types"].remove(a_struct(d)),
    "taskcore_task_input.title is gone": lambda d: set_to(
        a_struct(d), "members", [each for each in a_struct(d)["members"] if each["name"] != "title"]
    ),
    "The offset of taskcore_task_input.": lambda d: set_to(a_struct(d)["members"][3], "offset", 4711),
    "The type of taskcore_task_input.": lambda d: set_to(a_struct(d)["members"][3], "type", "char"),
    "The bit of taskcore_task_input.": lambda d: set_to(
        next(each for each in a_struct(d)["members"] if "bit" in each), "bit", "TASKCORE_OTHER"
    ),
    "taskcore_task_input has 8 bytes": lambda d: set_to(a_struct(d), "size", 8),
    "taskcore_task_input is begun by None": lambda d: a_struct(d).pop("initialiser"),
    "taskcore_task_input is a handle": lambda d: set_to(a_struct(d), "kind", "handle"),
    "taskcore_store is freed by None": lambda d: d["types"][
        [each["name"] for each in d["types"]].index("taskcore_store")
    ].pop("free"),
    "The function taskcore_task_add is gone": lambda d: d["functions"].remove(a_function(d)),
    "taskcore_task_add is void": lambda d: set_to(a_function(d), "returns", {"type": "void"}),
    "taskcore_task_add is taskcore_status (": lambda d: a_function(d)["parameters"].pop(),
    "taskcore_task_add has the form None": lambda d: a_function(d).pop("by_value"),
    "taskcore_destroy_callback is int": lambda d: set_to(
        next(each for each in d["types"] if each["name"] == "taskcore_destroy_callback"),
        "returns", {"type": "int"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("said", BREAKS)
def test_what_breaks_programs_is_found(described: JSON, said: str) -> None:
    changed = copy.deepcopy(described)
    BREAKS[said](changed)
    found = list(interface.lost(described, changed))
    assert [each for each in found if said in each], found
    release = interface.version(described)
    assert all(each.endswith(f", which breaks programs of {release}.") for each in found)


def test_what_is_added_breaks_nothing(described: JSON) -> None:
    changed = copy.deepcopy(described)
    changed["functions"].append({**a_function(changed), "name": "taskcore_task_add_again"})
    changed["groups"][5]["constants"].append({"name": "TASKCORE_OTHER", "value": 4711})
    struct = a_struct(changed)
    struct["members"].append({**struct["members"][-1], "name": "more", "offset": struct["size"]})
    struct["size"] += 8
    assert list(interface.lost(described, changed)) == []
    assert list(interface.lost(changed, described)) != []
