"""scripts/header/errors_by_value.py: the forms of functions that hand their errors over."""

from __future__ import annotations

import ctypes
import json
from pathlib import Path
from typing import Any

import pytest

from header import GenerationError
from header.emitted import read_functions
from header.errors_by_value import declarations, form, source
from header.prototype import read_prototype
from taskcore._generated import prototypes
from taskcore._low_level.library import library

FUNCTIONS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[3] / "data/taskcore.json").read_text()
)["functions"]
FALLIBLE = [each for each in FUNCTIONS if "by_value" in each]

EMITTED = """\
/// Finds a task. Since 0.1.0.
/// \\param store the store.
///
/// \\param write writes.
///
///
/// returns:
/// <code>TASKCORE_OK</code>.
SWIFT_EXTERN taskcore_status taskcore_find(taskcore_store * _Nullable store, \
taskcore_write_callback _Nullable write) SWIFT_NOEXCEPT;
/// Frees it. Since 0.1.0.
/// \\param store the store.
SWIFT_EXTERN void taskcore_store_free(taskcore_store * _Nullable store) SWIFT_NOEXCEPT;
"""


def test_a_function_that_can_fail_has_the_form_and_no_other() -> None:
    functions = read_functions(EMITTED)
    assert declarations(functions) == (
        "taskcore_status taskcore_find_e(taskcore_store *store, taskcore_write_callback write,\n"
        "                                taskcore_error **error);"
    )
    assert source(functions).endswith("""
struct taskcore_store;

__attribute__((weak))
taskcore_status taskcore_find(struct taskcore_store *store, taskcore_write_callback write);
taskcore_status taskcore_find_e(struct taskcore_store *store, taskcore_write_callback write,
                                taskcore_error **error) {
  return ctaskcore_hand_over(taskcore_find(store, write), error);
}
""")


def test_a_parameter_of_the_same_name_is_refused() -> None:
    with pytest.raises(GenerationError, match="taskcore_a has a parameter `error` already"):
        form(read_prototype("taskcore_status taskcore_a(int32_t error)"))


def test_the_functions_do_not_share_names() -> None:
    names = [each["name"] for each in FUNCTIONS] + [each["by_value"] for each in FALLIBLE]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("function", FALLIBLE, ids=lambda each: each["name"])
def test_each_form_fails_as_the_plain_function_does(function: dict[str, Any]) -> None:
    plain = getattr(library, function["name"])
    by_value = library[function["by_value"]]
    by_value.restype = ctypes.c_int32
    error_pointer = ctypes.POINTER(ctypes.POINTER(prototypes.taskcore_error))
    by_value.argtypes = [*plain.argtypes, error_pointer]
    nothing = [each() for each in plain.argtypes]

    status = plain(*nothing)
    assert status < 0
    last = library.taskcore_last_error().contents
    expected = (status, last.message, last.field, last.index, last.line, last.column)
    error = ctypes.POINTER(prototypes.taskcore_error)()
    given = by_value(*nothing, ctypes.byref(error))
    details = error.contents
    assert expected == (
        *(given, details.message, details.field),
        *(details.index, details.line, details.column),
    )
    assert details.status == status
    library.taskcore_error_free(error)
