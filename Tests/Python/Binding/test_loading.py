"""Finding the library, and refusing one that does not fit."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import taskcore
from conftest import run_python
from taskcore._generated import prototypes

PRINT_ERROR = """
try:
    from taskcore import Store

    Store(":memory:")
except ImportError as error:
    print(error)
"""


def test_the_versions_of_package_header_and_library_are_one(root: Path) -> None:
    project = (root / "bindings" / "python" / "pyproject.toml").read_text()
    (version,) = re.findall(r'^version = "(.*)"$', project, re.MULTILINE)
    assert taskcore.__version__ == version
    assert taskcore.library_version() == version


def test_everything_public_is_listed_and_there() -> None:
    assert sorted(taskcore.__all__) == taskcore.__all__
    assert all(hasattr(taskcore, name) for name in taskcore.__all__)


def test_an_import_loads_nothing_and_a_store_no_class_of_what_is_read() -> None:
    program = """
import sys
before = set(sys.modules)
import taskcore
print(*sorted(set(sys.modules) - before - {"__future__"}))
store = taskcore.Store(":memory:")
assert "asyncio" not in sys.modules and "taskcore.tasks.task_list" in sys.modules
classes = ("alerts.alert", "events.event", "invoices.invoice", "pulse.pulse", "home.row")
print(*(each for each in classes if f"taskcore.{each}" in sys.modules))
store.close()
"""
    assert run_python(program).splitlines() == ["taskcore", ""]


def test_each_module_can_be_the_first_that_is_imported() -> None:
    program = """
import sys
from importlib import import_module
import taskcore
for place in sorted({place for place, _ in taskcore._PLACES.values()}):
    for name in [name for name in sys.modules if name.startswith("taskcore")]:
        del sys.modules[name]
    import_module(f"taskcore.{place}")
"""
    assert run_python(program) == ""


def test_what_the_package_does_not_have_is_said_by_name() -> None:
    assert "Store" in dir(taskcore) and "__version__" in dir(taskcore)
    with pytest.raises(AttributeError, match="module 'taskcore' has no attribute 'Shop'"):
        taskcore.Shop  # type: ignore[attr-defined]  # noqa: B018


def test_a_library_that_is_not_there_is_an_import_error_that_says_what_to_do() -> None:
    message = run_python(PRINT_ERROR, TASKCORE_LIBRARY="/nowhere/libtaskcore.so.0")
    assert "/nowhere/libtaskcore.so.0" in message
    assert "Install libtaskcore0" in message and "TASKCORE_LIBRARY" in message


def test_a_library_beside_the_package_is_found(root: Path, tmp_path: Path) -> None:
    package = tmp_path / "taskcore"
    shutil.copytree(root / "bindings" / "python" / "taskcore", package)
    shutil.copy(os.environ["TASKCORE_LIBRARY"], package / "libtaskcore.so.0")
    program = """
import taskcore
from taskcore._low_level.library import library
print(taskcore.__file__, library._name)
"""
    printed = run_python(program, TASKCORE_LIBRARY="", PYTHONPATH=str(tmp_path))
    assert printed.split() == [str(package / "__init__.py"), str(package / "libtaskcore.so.0")]


def test_a_library_of_the_system_is_found_by_its_soname(tmp_path: Path) -> None:
    folder = Path(os.environ["TASKCORE_LIBRARY"]).parent
    program = "from taskcore._low_level.library import library; print(library._name)"
    printed = run_python(program, TASKCORE_LIBRARY="", LD_LIBRARY_PATH=str(folder))
    assert printed == f"libtaskcore.so.{prototypes.TASKCORE_ABI_VERSION}\n"


@pytest.mark.parametrize(
    ("version", "abi", "reason"),
    [
        ("0.0.9", 0, "is Taskcore 0.0.9 with ABI 0; this package needs 0.1 or later with ABI 0."),
        ("0.1.0", 7, "is Taskcore 0.1.0 with ABI 7; this package needs 0.1 or later with ABI 0."),
        ("0.1.0", 0, "undefined symbol: taskcore_"),
        ("0.2.0", 0, "undefined symbol: taskcore_"),
    ],
)
def test_a_library_that_does_not_fit_is_refused_with_the_reason(
    tmp_path: Path, version: str, abi: int, reason: str
) -> None:
    library = tmp_path / "libother.so"
    source = f"""
const char *taskcore_version(void) {{ return "{version}"; }}
int taskcore_abi_version(void) {{ return {abi}; }}
"""
    subprocess.run(
        ["cc", "-shared", "-fPIC", "-x", "c", "-", "-o", library],
        input=source,
        text=True,
        check=True,
    )
    message = run_python(PRINT_ERROR, TASKCORE_LIBRARY=str(library))
    assert str(library) in message
    assert reason in message
