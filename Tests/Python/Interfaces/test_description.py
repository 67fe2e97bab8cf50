"""data/taskcore.json: every statement of it holds for the header that C compilers read."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pycparser import c_ast

import c_header
from header.description import functions
from header.emitted import read_functions
from header.families import FAMILIES
from model.writers.description.text import text

Description = dict[str, Any]


@pytest.fixture(scope="module")
def header(root: Path) -> Path:
    return root / "include" / "taskcore.h"


@pytest.fixture(scope="module")
def description(root: Path) -> Description:
    loaded: Description = json.loads((root / "data" / "taskcore.json").read_text())
    return loaded


def of_kind(description: Description, kind: str) -> list[Description]:
    return [each for each in description["types"] if each["kind"] == kind]


def constants(description: Description) -> Iterator[Description]:
    yield from description["constants"]
    for group in description["groups"]:
        yield from group["constants"]


def check(condition: str, name: str) -> str:
    return f'_Static_assert({condition}, "{name}");'


def same(one: str, other: str, name: str) -> str:
    return check(f"{one} == {other}", name)


def is_type(expression: str, type_: str, name: str) -> str:
    return check(f"_Generic({expression}, {type_}: 1, default: 0)", name)


def signature(each: Description, between: str) -> str:
    given = ", ".join(parameter["type"] for parameter in each["parameters"]) or "void"
    return f"{each['returns']['type']} {between}({given})"


def checks(description: Description) -> Iterator[str]:
    """What a C compiler can tell without running anything."""
    for each in constants(description):
        if isinstance(each["value"], int):
            yield same(each["name"], str(each["value"]), each["name"])
        else:
            yield same(f"sizeof {each['name']}", str(len(each["value"]) + 1), each["name"])
    for each in of_kind(description, "callback"):
        yield is_type(f"({each['name']})0", signature(each, "(*)"), each["name"])
    for each in of_kind(description, "struct"):
        yield same(f"sizeof({each['name']})", str(each["size"]), each["name"])
        for member in each["members"]:
            name = f"{each['name']}.{member['name']}"
            place = f"(({each['name']} *)0)->{member['name']}"
            yield same(f"offsetof({each['name']}, {member['name']})", str(member["offset"]), name)
            yield same(f"sizeof({place})", str(member["size"]), name)
            yield is_type(place, member["type"], name)
    for each in description["functions"]:
        yield is_type(f"&{each['name']}", signature(each, "(*)"), each["name"])
        if "by_value" in each:
            with_error = {
                **each,
                "parameters": [*each["parameters"], {"type": "taskcore_error **"}],
            }
            yield is_type(f"&{each['by_value']}", signature(with_error, "(*)"), each["by_value"])


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_a_compiler_finds_every_value_size_offset_and_prototype(
    header: Path, description: Description, compiler: str
) -> None:
    program = ["#include <taskcore.h>", *checks(description)]
    assert len(program) > 2500
    run = subprocess.run(
        [compiler, "-std=c11", "-fsyntax-only", f"-I{header.parent}", "-x", "c", "-"],
        input="\n".join(program) + "\n",
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr


def test_the_initial_values_are_those_of_the_macros(
    header: Path, description: Description, tmp_path: Path
) -> None:
    structs = [each for each in of_kind(description, "struct") if "initialiser" in each]
    assert len(structs) > 30
    program = ["#include <stdio.h>", "#include <string.h>", "#include <taskcore.h>"]
    program.append("int main(void) {")
    for each in structs:
        values = [f"sizeof({each['name']})", *(of["initial"] for of in each["members"][1:])]
        program += [
            f"{{ {each['name']} a = {each['initialiser']}, b = {{ {', '.join(values)} }};",
            f'  if (memcmp(&a, &b, sizeof a) != 0) puts("{each["name"]}"); }}',
        ]
    program += ["return 0; }", ""]
    subprocess.run(
        ["cc", "-x", "c", f"-I{header.parent}", "-", "-o", tmp_path / "program"],
        input="\n".join(program),
        text=True,
        check=True,
    )
    assert subprocess.run([tmp_path / "program"], capture_output=True).stdout == b""


def test_it_has_all_that_the_header_declares_and_nothing_else(
    header: Path, description: Description
) -> None:
    declared = c_header.parse(header).ext
    types = [each for each in declared if isinstance(each, c_ast.Typedef)]
    names = [each.name for each in types if each.name.startswith("taskcore_")]
    assert [each["name"] for each in description["types"]] == names[1:]
    assert names[0] == "taskcore_status"

    members = {
        each.name: [member.name for member in each.type.type.decls]
        for each in types
        if isinstance(each.type.type, c_ast.Struct)
    }
    structs = of_kind(description, "struct")
    assert {each["name"]: [member["name"] for member in each["members"]] for each in structs} == {
        name: of for name, of in members.items() if of != ["private_state"]
    }

    functions = [each for each in declared if isinstance(each, c_ast.Decl)]
    plain = [each["name"] for each in description["functions"]]
    by_value = [each["by_value"] for each in description["functions"] if "by_value" in each]
    assert plain + by_value == [each.name for each in functions]
    for each, function in zip(description["functions"], functions):
        parameters = function.type.args.params
        given = [parameter.name for parameter in parameters if parameter.name is not None]
        assert [parameter["name"] for parameter in each["parameters"]] == given

    initialisers = {each["initialiser"] for each in structs if "initialiser" in each}
    values = {each["name"] for each in constants(description)}
    assert values | initialisers == set(c_header.macros(header))


def test_what_it_refers_to_is_there(description: Description) -> None:
    groups = {each["name"] for each in description["groups"]}
    types = {each["name"] for each in description["types"]}
    functions = {each["name"] for each in description["functions"]}
    bits = {each["name"] for each in constants(description)}
    meanings = description["meanings"]
    handles = of_kind(description, "handle")
    assert {each["free"] for each in handles} <= functions
    assert {each[of] for each in handles for of in ("row", "content") if of in each} <= types
    for each in of_kind(description, "struct"):
        members = {member["name"] for member in each["members"]}
        for member in each["members"]:
            assert member.get("bit") in {None, *bits}
            meaning = member["meaning"]
            assert meaning["is"] in meanings
            assert meaning.get("count") in {None, *members}
            assert meaning.get("stride") in {None, *members}
            match meaning["is"]:
                case "code" | "bits":
                    assert meaning["of"] in groups
                case "fields":
                    assert meaning["bits"] in groups
                case "struct" | "structs" | "callback":
                    assert meaning["of"] in types
                case "count":
                    assert meaning["of"] in members
    for each in description["functions"]:
        names = {parameter["name"] for parameter in each["parameters"]}
        for parameter in each["parameters"]:
            assert parameter.get("free") in {None, *functions}
            meaning = parameter["meaning"]
            assert meaning["is"] in meanings
            assert meaning.get("count") in {None, *names}
            assert meaning.get("of") in {None, *groups, *types}


def test_every_call_that_can_fail_says_with_what(description: Description) -> None:
    for each in description["functions"]:
        assert ("by_value" in each) == (each["returns"]["type"] == "taskcore_status")
        if "by_value" in each:
            assert each["statuses"][0] == "TASKCORE_OK", each["name"]
            assert len(each["statuses"]) > 1, each["name"]


EMITTED = """\
/// Lists the tasks.
/// Since 0.1.0.
/// \\param store the store.
///
/// \\param colour one of <code>TASKCORE_COLOUR_RED</code> and others.
///
/// \\param limit how many at most: 1 to 1,000.
///
/// \\param result receives the list; NULL on failure.
///
///
/// returns:
/// <code>TASKCORE_OK</code>; <code>TASKCORE_EBUSY</code>.
SWIFT_EXTERN taskcore_status taskcore_task_query(taskcore_store * _Nullable store, int32_t colour, \
int64_t limit, taskcore_task_list * _Nullable * _Nullable result) SWIFT_NOEXCEPT;
/// Counts the tasks.
/// Since 0.1.0.
/// \\param count receives the number. NULL is fine.
///
///
/// returns:
/// as <code>taskcore_task_query</code>; <code>TASKCORE_EIO</code>.
SWIFT_EXTERN taskcore_status taskcore_task_count(int64_t * _Nullable count) SWIFT_NOEXCEPT;
"""


@pytest.fixture
def two_functions(monkeypatch: pytest.MonkeyPatch) -> dict[str, Description]:
    from model.facts.interface import INTERFACE

    tasks = next(each for each in FAMILIES if each.heading == "tasks")
    monkeypatch.setattr("header.description.group", lambda functions: [(tasks, functions)])
    return {each["name"]: each for each in functions(read_functions(EMITTED), INTERFACE)}


def test_parameters_say_which_way_they_go_who_frees_them_and_what_they_mean(
    two_functions: dict[str, Description],
) -> None:
    described = two_functions["taskcore_task_query"]
    store, colour, limit, result = described["parameters"]
    assert store == {
        "name": "store",
        "type": "taskcore_store *",
        "direction": "in",
        "meaning": {"is": "handle"},
        "doc": "the store.",
    }
    assert colour["meaning"] == {"is": "code", "of": "colour"}
    assert limit["range"] == [1, 1000]
    assert (result["direction"], result["owner"]) == ("out", "caller")
    assert result["free"] == "taskcore_task_list_free" and "nullable" not in result
    assert described["family"] == "tasks" and described["doc"] == "Lists the tasks."


def test_a_function_returns_also_what_the_one_does_that_it_refers_to(
    two_functions: dict[str, Description],
) -> None:
    described = two_functions["taskcore_task_count"]
    assert described["statuses"] == ["TASKCORE_OK", "TASKCORE_EBUSY", "TASKCORE_EIO"]
    assert described["parameters"][0]["nullable"]


def test_each_parameter_stands_on_a_line() -> None:
    value = {"name": "a", "parameters": [{"name": "b", "meaning": {"is": "text"}}, {"name": "c"}]}
    assert text(value) == (
        '{\n  "name": "a",\n  "parameters": [\n'
        '    {"name": "b", "meaning": {"is": "text"}},\n    {"name": "c"}\n  ]\n}'
    )
    assert json.loads(text(value)) == value
