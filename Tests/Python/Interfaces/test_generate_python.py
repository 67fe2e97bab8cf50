"""scripts/generate-python.py: from include/taskcore.h to the ctypes declarations."""

from __future__ import annotations

import ctypes
import subprocess
import sys
import types
from pathlib import Path
from typing import Any

import pytest

from prototypes import GenerationError
from prototypes.parsing import parse
from prototypes.rendering import render
from taskcore._low_level import prototypes

HEADER = """\
#ifndef TASKCORE_H
#define TASKCORE_H
#include <stddef.h>
#include <stdint.h>
#define TASKCORE_VERSION "0.1.0"
#define TASKCORE_EINVALID (-1) /* wrong */
#define TASKCORE_TASK_NOTES (1ULL << 1)
#define TASKCORE_BOTH (1U | 2U)
typedef int32_t taskcore_status;
typedef int32_t (*taskcore_write_callback)(const char *bytes, size_t length, void *payload);
typedef struct taskcore_row {
  size_t struct_size;
  const char *name;
  const char *const *tags;
  taskcore_write_callback write;
} taskcore_row;
#define TASKCORE_ROW_INIT { sizeof(taskcore_row), NULL, NULL, NULL }
const char *taskcore_version(void);
void taskcore_string_free(char *string);
taskcore_status taskcore_rows(const taskcore_row *row, const int64_t *ids, taskcore_row **rows);
#endif
"""


def module(tmp_path: Path, header: str) -> Any:
    """The module that is generated from a header, loaded."""
    file = tmp_path / "taskcore.h"
    file.write_text(header)
    loaded = types.ModuleType("generated")
    exec(render(parse(file)), loaded.__dict__)
    return loaded


def test_constants_have_their_values(tmp_path: Path) -> None:
    generated = module(tmp_path, HEADER)
    assert generated.TASKCORE_VERSION == "0.1.0"
    assert generated.TASKCORE_EINVALID == -1
    assert generated.TASKCORE_TASK_NOTES == 2
    assert generated.TASKCORE_BOTH == 3
    assert not hasattr(generated, "TASKCORE_H")


def test_structs_have_their_members_and_their_initial_values(tmp_path: Path) -> None:
    generated = module(tmp_path, HEADER)
    assert generated.taskcore_row._fields_ == [
        ("struct_size", ctypes.c_size_t),
        ("name", ctypes.c_char_p),
        ("tags", ctypes.POINTER(ctypes.c_char_p)),
        ("write", generated.taskcore_write_callback),
    ]
    row = generated.TASKCORE_ROW_INIT()
    assert row.struct_size == ctypes.sizeof(generated.taskcore_row) == 32
    assert row.name is None and not row.tags and not row.write


def test_functions_have_their_types_and_text_that_the_caller_frees_is_not_copied(
    tmp_path: Path,
) -> None:
    generated = module(tmp_path, HEADER)
    row = ctypes.POINTER(generated.taskcore_row)
    assert generated.FUNCTIONS == {
        "taskcore_version": (ctypes.c_char_p, ()),
        "taskcore_string_free": (None, (ctypes.POINTER(ctypes.c_char),)),
        "taskcore_rows": (
            ctypes.c_int32,
            (row, ctypes.POINTER(ctypes.c_int64), ctypes.POINTER(row)),
        ),
    }


def test_bytes_that_a_callback_is_given_are_not_taken_for_text(tmp_path: Path) -> None:
    callback = module(tmp_path, HEADER).taskcore_write_callback
    assert callback._argtypes_ == (
        ctypes.POINTER(ctypes.c_char),
        ctypes.c_size_t,
        ctypes.c_void_p,
    )


@pytest.mark.parametrize(
    ("reason", "line"),
    [
        ("TASKCORE_MAX(", "#define TASKCORE_MAX(a) (a)"),
        ("no form in Python", "float taskcore_a(void);"),
        ("no form in Python", "#define TASKCORE_A (1 ? 2 : 3)"),
        ("neither a type, a function nor a macro", "extern int taskcore_count;"),
        ("taskcore.h", "int32_t taskcore_a(;"),
        ("does not begin with the size", "#define TASKCORE_A_INIT { 0 }"),
        ("missing.h", "#include <missing.h>"),
    ],
)
def test_what_has_no_form_in_python_is_refused(tmp_path: Path, reason: str, line: str) -> None:
    file = tmp_path / "taskcore.h"
    file.write_text(HEADER.replace("#endif", f"{line}\n#endif"))
    with pytest.raises(GenerationError) as refused:
        render(parse(file))
    assert reason in str(refused.value)


def test_the_committed_module_is_what_the_header_makes(root: Path, tmp_path: Path) -> None:
    output = tmp_path / "prototypes.py"
    script = root / "scripts" / "generate-python.py"
    header = root / "include" / "taskcore.h"
    subprocess.run([sys.executable, script, header, output], check=True)
    committed = root / "bindings" / "python" / "taskcore" / "_low_level" / "prototypes.py"
    assert committed.read_text() == output.read_text()


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
