"""model/writers/prototypes: from data/taskcore.json to the ctypes declarations."""

from __future__ import annotations

import ctypes
import json
import subprocess
import types
from pathlib import Path
from typing import Any

import pytest

from model.language.errors import ModelError
from model.writers.prototypes.rendering import render
from taskcore._generated import prototypes

ROW = {
    "name": "taskcore_row",
    "kind": "struct",
    "initialiser": "TASKCORE_ROW_INIT",
    "members": [
        {"name": "struct_size", "type": "size_t"},
        {"name": "name", "type": "const char *", "initial": "NULL"},
        {"name": "tags", "type": "const char *const *", "initial": "NULL"},
        {"name": "write", "type": "taskcore_write_callback", "initial": "NULL"},
        {"name": "priority", "type": "int32_t", "initial": "TASKCORE_PRIORITY_P2"},
        {"name": "reserved", "type": "int32_t", "initial": "0"},
    ],
}
WRITE = {
    "name": "taskcore_write_callback",
    "kind": "callback",
    "returns": {"type": "int32_t"},
    "parameters": [{"type": "const char *"}, {"type": "size_t"}, {"type": "void *"}],
}
DESCRIPTION: dict[str, Any] = {
    "constants": [{"name": "TASKCORE_VERSION", "value": "0.1.0"}],
    "groups": [
        {"kind": "enumeration", "constants": [{"name": "TASKCORE_EINVALID", "value": -1}]},
        {"kind": "enumeration", "constants": [{"name": "TASKCORE_PRIORITY_P2", "value": 2}]},
        {"kind": "mask64", "constants": [{"name": "TASKCORE_TASK_NOTES", "value": 2}]},
    ],
    "types": [{"name": "taskcore_store", "kind": "handle"}, WRITE, ROW],
    "functions": [
        {"name": "taskcore_version", "returns": {"type": "const char *"}, "parameters": []},
        {
            "name": "taskcore_string_free",
            "returns": {"type": "void"},
            "parameters": [{"type": "char *"}],
        },
        {
            "name": "taskcore_rows",
            "returns": {"type": "taskcore_status"},
            "parameters": [
                {"type": "const taskcore_row *"},
                {"type": "const int64_t *"},
                {"type": "taskcore_row **"},
            ],
        },
    ],
}


def module(description: dict[str, Any] = DESCRIPTION) -> Any:
    """The module that is generated from a description, loaded."""
    loaded = types.ModuleType("generated")
    exec(render(description), loaded.__dict__)
    return loaded


def test_constants_have_their_values() -> None:
    generated = module()
    assert generated.TASKCORE_VERSION == "0.1.0"
    assert generated.TASKCORE_EINVALID == -1
    assert generated.TASKCORE_TASK_NOTES == 2
    assert "TASKCORE_TASK_NOTES: Final = 1 << 1" in render(DESCRIPTION)


def test_structs_have_their_members_and_their_initial_values() -> None:
    generated = module()
    assert generated.taskcore_row._fields_ == [
        ("struct_size", ctypes.c_size_t),
        ("name", ctypes.c_char_p),
        ("tags", ctypes.POINTER(ctypes.c_char_p)),
        ("write", generated.taskcore_write_callback),
        ("priority", ctypes.c_int32),
        ("reserved", ctypes.c_int32),
    ]
    row = generated.TASKCORE_ROW_INIT()
    assert row.struct_size == ctypes.sizeof(generated.taskcore_row) == 40
    assert row.name is None and not row.tags and not row.write and row.priority == 2


def test_functions_have_their_types_and_text_that_the_caller_frees_is_not_copied() -> None:
    generated = module()
    row = ctypes.POINTER(generated.taskcore_row)
    assert generated.FUNCTIONS == {
        "taskcore_version": (ctypes.c_char_p, ()),
        "taskcore_string_free": (None, (ctypes.POINTER(ctypes.c_char),)),
        "taskcore_rows": (
            ctypes.c_int32,
            (row, ctypes.POINTER(ctypes.c_int64), ctypes.POINTER(row)),
        ),
    }


def test_bytes_that_a_callback_is_given_are_not_taken_for_text() -> None:
    callback = module().taskcore_write_callback
    assert callback._argtypes_ == (
        ctypes.POINTER(ctypes.c_char),
        ctypes.c_size_t,
        ctypes.c_void_p,
    )


@pytest.mark.parametrize(
    ("reason", "types"),
    [
        ("float has no form in Python", [{**ROW, "members": [{"name": "a", "type": "float"}]}]),
        ("taskcore_both is of no kind", [{"name": "taskcore_both", "kind": "union"}]),
    ],
)
def test_what_has_no_form_in_python_is_refused(reason: str, types: list[Any]) -> None:
    with pytest.raises(ModelError, match=reason):
        render({**DESCRIPTION, "types": types})


def test_the_committed_module_is_what_the_description_makes(root: Path) -> None:
    description = json.loads((root / "data" / "taskcore.json").read_text())
    committed = root / "bindings" / "python" / "taskcore" / "_generated" / "prototypes.py"
    assert committed.read_text() == render(description)


def test_structs_are_laid_out_as_the_c_compiler_does(root: Path, tmp_path: Path) -> None:
    structs = {
        name: value
        for name, value in vars(prototypes).items()
        if isinstance(value, type) and issubclass(value, ctypes.Structure) and name != "Structure"
    }
    assert len(structs) > 10
    expected = {
        f"{name}.{field[0]}": getattr(struct, field[0]).offset
        for name, struct in structs.items()
        for field in struct._fields_
    } | {name: ctypes.sizeof(struct) for name, struct in structs.items()}
    prints = "".join(
        f'  printf("{name} %zu\\n", '
        + (f"offsetof({name.replace('.', ', ')})" if "." in name else f"sizeof({name})")
        + ");\n"
        for name in expected
    )
    program = tmp_path / "layout"
    subprocess.run(
        ["cc", "-x", "c", f"-I{root / 'include'}", "-", "-o", program],
        input=f"#include <stdio.h>\n#include <taskcore.h>\nint main(void) {{\n{prints}}}\n",
        text=True,
        check=True,
    )
    printed = subprocess.run([program], capture_output=True, text=True, check=True).stdout
    assert {name: int(value) for name, value in map(str.split, printed.splitlines())} == expected
