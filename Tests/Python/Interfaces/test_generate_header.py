"""scripts/generate-interfaces.py: from what the compiler emits to include/taskcore.h."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from header import GenerationError
from header.emitted import read_functions
from header.example import example_comment
from header.families import Family, group
from header.prototype import read_prototype, snake_case

EMITTED = """\
#if defined(__cplusplus)
extern "C" {
#endif

/// Finds the <em>task</em> with a uid. It looks in the trash too, where
/// <code>a &lt; b</code> holds.
/// \\param store the store; <code>NULL</code> is refused.
///
/// \\param taskId receives the id; when <code>taskId</code> is
/// <code>NULL</code>, nothing.
///
///
/// returns:
/// <code>TASKCORE_OK</code>; <code>TASKCORE_ENOTFOUND</code> when there is “none”.
/// Since 0.1.0.
SWIFT_EXTERN taskcore_status taskcore_task_find(taskcore_store * _Nullable store, int64_t * \
_Nullable taskId) SWIFT_NOEXCEPT SWIFT_WARN_UNUSED_RESULT;

/// Frees a store.
/// \\param store the store; it must not be used any more.
/// Since 0.2.0.
///
SWIFT_EXTERN void taskcore_store_free(taskcore_store * _Nullable store) SWIFT_NOEXCEPT;
"""


def documented(declaration: str, *lines: str) -> str:
    return "".join(f"/// {line}\n" for line in lines) + f"SWIFT_EXTERN {declaration};\n"


def test_a_comment_is_cleaned_and_laid_out() -> None:
    assert (
        read_functions(EMITTED)[0].documentation.text()
        == """\
/**
 * Finds the task with a uid.
 *
 * It looks in the trash too, where `a < b` holds.
 *
 * @param store the store; NULL is refused.
 * @param task_id receives the id; when task_id is NULL, nothing.
 * @return TASKCORE_OK; TASKCORE_ENOTFOUND when there is "none".
 * @since 0.1.0
 */"""
    )


def test_a_comment_of_a_function_that_returns_nothing_says_since_when_too() -> None:
    assert (
        read_functions(EMITTED)[1].documentation.text()
        == """\
/**
 * Frees a store.
 *
 * @param store the store; it must not be used any more.
 * @since 0.2.0
 */"""
    )


def test_a_long_comment_is_wrapped() -> None:
    words = "Word " * 60 + "end."
    emitted = documented("void taskcore_a(void) SWIFT_NOEXCEPT", words, "Since 0.1.0.")
    (function,) = read_functions(emitted)
    lines = function.documentation.text().splitlines()
    assert max(map(len, lines)) <= 90
    assert " ".join(line.strip("/* ") for line in lines).split().count("Word") == 60


@pytest.mark.parametrize(
    ("emitted", "expected"),
    [
        (
            "char const * _Nonnull taskcore_version(void) SWIFT_NOEXCEPT SWIFT_WARN_UNUSED_RESULT",
            "const char *taskcore_version(void);",
        ),
        (
            "taskcore_task const * _Nullable taskcore_rows(size_t * _Nullable outStride)",
            "const taskcore_task *taskcore_rows(size_t *out_stride);",
        ),
        (
            "void taskcore_a(char const * _Nullable const * _Nullable tagNames, "
            "taskcore_store * _Nullable * _Nullable s, taskcore_clock_callback _Nullable clock, "
            "void const * _Nullable payload, int64_t nowMs) SWIFT_NOEXCEPT",
            "void taskcore_a(const char *const *tag_names, taskcore_store **s, "
            "taskcore_clock_callback clock,\n"
            "                const void *payload, int64_t now_ms);",
        ),
    ],
)
def test_a_prototype_is_plain_c_in_the_house_s_style(emitted: str, expected: str) -> None:
    assert read_prototype(emitted).text() == expected


@pytest.mark.parametrize(
    "emitted",
    [
        "int32_t other_function(void)",
        "int32_t taskcore_a(int32_t)",
        "int32_t taskcore_a(int32_t (* _Nullable callback)(void))",
        "swift_float4 taskcore_a(struct x y z)",
    ],
)
def test_a_prototype_that_is_not_understood_is_refused(emitted: str) -> None:
    with pytest.raises(GenerationError):
        read_prototype(emitted)


@pytest.mark.parametrize(
    ("swift", "c"), [("nowMs", "now_ms"), ("id", "id"), ("outID", "out_id"), ("a_b", "a_b")]
)
def test_names_of_parameters_are_spelled_as_in_c(swift: str, c: str) -> None:
    assert snake_case(swift) == c


@pytest.mark.parametrize(
    ("reason", "lines"),
    [
        ("no comment", ()),
        ("Since", ("Does it.", "\\param id it.", "returns:", "0.")),
        ("Since", ("Does it. Since 0.1.0.", "\\param id it.", "returns:", "0. Since 0.1.0.")),
        ("in this order: id", ("Does it.", "returns:", "0. Since 0.1.0.")),
        ("in this order: id", ("Does it.", "\\param it it.", "returns:", "0. Since 0.1.0.")),
        ("what it returns", ("Does it. Since 0.1.0.", "\\param id it.")),
        ("note:", ("Does it.", "note:", "Mind.", "\\param id it.", "returns:", "Since 0.1.0.")),
        ("<ul>", ("Does it.", "<ul>", "\\param id it.", "returns:", "0. Since 0.1.0.")),
        ("\\code", ("Does it.", "\\code", "\\param id it.", "returns:", "0. Since 0.1.0.")),
        ("C comment's mark", ("Does */ it.", "\\param id it.", "returns:", "0. Since 0.1.0.")),
    ],
)
def test_a_comment_that_lacks_something_is_refused_by_name(
    reason: str, lines: tuple[str, ...]
) -> None:
    with pytest.raises(GenerationError, match="taskcore_a") as refused:
        read_functions(documented("int32_t taskcore_a(int64_t id) SWIFT_NOEXCEPT", *lines))
    assert reason in str(refused.value)


def test_a_function_that_is_declared_twice_is_refused() -> None:
    with pytest.raises(GenerationError, match="taskcore_store_free is declared twice"):
        read_functions(EMITTED + EMITTED[EMITTED.index("/// Frees") :])


def test_a_header_without_a_function_is_refused() -> None:
    with pytest.raises(GenerationError, match="no function"):
        read_functions("#include <stdint.h>\n")


FIRST = Family("first", "a.c", ("task_*",), ("task_find",))
SECOND = Family("second", "b.c", ("store_*",))


def test_each_function_goes_to_its_family_in_the_table_s_order() -> None:
    added = documented("void taskcore_task_a(void) SWIFT_NOEXCEPT", "Does it.", "Since 0.1.0.")
    functions = read_functions(EMITTED + added)
    names = [
        (family.heading, [each.prototype.name for each in members])
        for family, members in group(functions, (SECOND, FIRST))
    ]
    assert names == [
        ("second", ["taskcore_store_free"]),
        ("first", ["taskcore_task_find", "taskcore_task_a"]),
    ]


@pytest.mark.parametrize(
    ("reason", "families"),
    [
        ("taskcore_store_free must be in one family; the table has it in: none", (FIRST,)),
        (
            "taskcore_store_free must be in one family; the table has it in: second, third",
            (FIRST, SECOND, Family("third", "c.c", ("*_free",))),
        ),
        (
            "orders taskcore_store_gone, which is not exported",
            (FIRST, Family("second", "b.c", ("store_*",), ("store_gone",))),
        ),
        ("The family third has no function", (FIRST, SECOND, Family("third", "c.c", ("tag_*",)))),
    ],
)
def test_a_table_that_does_not_fit_the_functions_is_refused(
    reason: str, families: tuple[Family, ...]
) -> None:
    with pytest.raises(GenerationError) as refused:
        group(read_functions(EMITTED), families)
    assert reason in str(refused.value)


def test_an_example_is_shown_without_its_licence(tmp_path: Path) -> None:
    example = tmp_path / "tasks.c"
    example.write_text(
        "// SPDX-License-Identifier: Apache-2.0\n// Copyright Somebody\n\n// Adds a task.\n"
        "#include <taskcore.h>\n\nint main(void) { return 0; }  // done\n\n"
    )
    assert (
        example_comment(example)
        == """\
/*
 * Adds a task.
 *
 * @code{.c}
 * #include <taskcore.h>
 *
 * int main(void) { return 0; }  // done
 * @endcode
 */"""
    )


@pytest.mark.parametrize(
    ("reason", "content"),
    [
        ("is missing", None),
        ("use //", "// Adds.\nint a; /* b */\n"),
        ("use //", "// Adds.\nint a; // */\n"),
        ("backslash", "// Adds.\n#define A \\\n  1\n"),
        ("must say what it does", "int main(void) { return 0; }\n"),
        ("must say what it does", "// Adds.\n"),
    ],
)
def test_an_example_that_cannot_be_shown_is_refused(
    tmp_path: Path, reason: str, content: str | None
) -> None:
    example = tmp_path / "tasks.c"
    if content is not None:
        example.write_text(content)
    with pytest.raises(GenerationError, match="tasks.c") as refused:
        example_comment(example)
    assert reason in str(refused.value)


@pytest.fixture(scope="module")
def generated(root: Path) -> Path:
    """The header as it follows from what the last build emitted."""
    script = root / "scripts" / "generate-interfaces.py"
    subprocess.run([sys.executable, script, "--check"], check=True)
    return root / "include" / "taskcore.h"


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
@pytest.mark.parametrize(("language", "standard"), [("c", "c99"), ("c++", "c++11")])
def test_the_header_compiles_alone_without_a_warning(
    generated: Path, compiler: str, language: str, standard: str
) -> None:
    assert shutil.which(compiler), f"{compiler} is missing."
    options = ["-Wall", "-Wextra", "-pedantic", "-Werror", "-fsyntax-only"]
    subprocess.run(
        [compiler, "-x", language, f"-std={standard}", *options, f"-I{generated.parent}", "-"],
        input="#include <taskcore.h>\n#include <taskcore.h>\n",
        text=True,
        check=True,
    )


def test_the_header_s_lines_fit_the_page_and_hold_plain_ascii(generated: Path) -> None:
    text = generated.read_bytes().decode("ascii")
    assert max(map(len, text.splitlines())) <= 100
    assert "SWIFT_" not in text and "_Null" not in text and "_Nonnull" not in text


def test_the_script_says_what_is_wrong_and_writes_nothing(root: Path, tmp_path: Path) -> None:
    emitted = tmp_path / "emitted.h"
    emitted.write_text("nothing\n")
    header = root / "include" / "taskcore.h"
    before = header.read_bytes()
    run = subprocess.run(
        [sys.executable, root / "scripts" / "generate-interfaces.py", emitted],
        capture_output=True,
        text=True,
    )
    assert run.returncode == 1
    assert run.stderr == "generate-interfaces.py: The emitted header declares no function.\n"
    assert header.read_bytes() == before
