"""`make install` puts everything under DESTDIR and PREFIX, and `make uninstall` takes it away."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from processes import run

ROOT = Path(__file__).parents[2]
FILES: dict[str, int | None] = {
    "opt/taskcore/bin/taskcore": 0o755,
    "opt/taskcore/include/taskcore.h": 0o644,
    "opt/taskcore/include/taskcore.hpp": 0o644,
    "opt/taskcore/share/taskcore/taskcore.json": 0o644,
    "opt/taskcore/share/doc/taskcore/libtaskcore.spdx.json": 0o644,
    "opt/taskcore/share/doc/taskcore/taskcore.spdx.json": 0o644,
    "opt/taskcore/share/licenses/taskcore/LICENSE": 0o644,
    "opt/taskcore/share/licenses/taskcore/LICENSE-GCC-exception-3.1.txt": 0o644,
    "opt/taskcore/share/licenses/taskcore/LICENSE-GPL-3.0-or-later.txt": 0o644,
    "opt/taskcore/share/licenses/taskcore/LICENSE-LLVM-exception.txt": 0o644,
    "opt/taskcore/share/licenses/taskcore/LICENSE-Swift-exception.txt": 0o644,
    "opt/taskcore/share/licenses/taskcore/Unicode-3.0.txt": 0o644,
    "opt/taskcore/lib/cmake/taskcore/taskcore-config.cmake": 0o644,
    "opt/taskcore/lib/cmake/taskcore/taskcore-config-version.cmake": 0o644,
    "opt/taskcore/lib/libtaskcore.so": None,
    "opt/taskcore/lib/libtaskcore.so.0": 0o644,
    "opt/taskcore/lib/pkgconfig/taskcore.pc": 0o644,
    "opt/taskcore/share/bash-completion/completions/taskcore": 0o644,
    "opt/taskcore/share/fish/vendor_completions.d/taskcore.fish": 0o644,
    "opt/taskcore/share/man/man1/taskcore.1": 0o644,
    "opt/taskcore/share/zsh/site-functions/_taskcore": 0o644,
}

# What taskcore.hpp includes.
FILES |= {
    f"opt/taskcore/{part.relative_to(ROOT)}": 0o644
    for part in (ROOT / "include" / "taskcore").rglob("*.hpp")
}


@pytest.fixture
def arguments(tmp_path: Path, build: Path) -> list[str]:
    return [f"BUILD={build}", f"DESTDIR={tmp_path}", "PREFIX=/opt/taskcore"]


@pytest.fixture
def installed(root: Path, tmp_path: Path, arguments: list[str]) -> Path:
    run("make", "install", *arguments, cwd=root)
    return tmp_path


def files_below(folder: Path) -> set[str]:
    return {
        str(file.relative_to(folder))
        for file in folder.rglob("*")
        if file.is_symlink() or not file.is_dir()
    }


def test_every_file_is_in_its_place_with_its_mode(installed: Path) -> None:
    assert files_below(installed) == FILES.keys()
    for name, mode in FILES.items():
        if mode is not None:
            assert (installed / name).stat().st_mode & 0o7777 == mode, name


def test_a_c_program_is_compiled_by_pkg_config_and_runs(installed: Path) -> None:
    source = Path(__file__).with_name("program.c")
    library = installed / "opt/taskcore/lib"
    environment = os.environ | {
        "PKG_CONFIG_PATH": str(library / "pkgconfig"),
        "PKG_CONFIG_SYSROOT_DIR": str(installed),
    }
    flags = run("pkg-config", "--cflags", "--libs", "taskcore", env=environment).split()
    program = installed / "program"
    run("gcc", "-std=c99", "-Wall", "-Wextra", "-Werror", source, *flags, "-o", program)
    output = run(program, env={"LD_LIBRARY_PATH": str(library)})
    assert output == "Pay rent, in Inbox\n"


def test_a_cpp_program_is_compiled_by_pkg_config_and_runs(installed: Path) -> None:
    source = Path(__file__).parents[1] / "Cpp" / "cmake" / "program.cpp"
    library = installed / "opt/taskcore/lib"
    environment = os.environ | {
        "PKG_CONFIG_PATH": str(library / "pkgconfig"),
        "PKG_CONFIG_SYSROOT_DIR": str(installed),
    }
    flags = run("pkg-config", "--cflags", "--libs", "taskcore", env=environment).split()
    program = installed / "program"
    run("g++", "-std=c++17", "-Wall", "-Wextra", "-Werror", source, *flags, "-o", program)
    assert run(program, env={"LD_LIBRARY_PATH": str(library)}) == ""


def test_the_shell_runs_from_where_it_was_installed(installed: Path) -> None:
    shell = installed / "opt/taskcore/bin/taskcore"
    environment = {"HOME": str(installed), "LC_ALL": "C.UTF-8"}
    output = run(shell, "--db", ":memory:", "-c", "add Pay rent", "-c", "list", env=environment)
    assert "Pay rent" in output


def test_uninstalling_leaves_no_file_behind(
    root: Path, installed: Path, arguments: list[str]
) -> None:
    run("make", "uninstall", *arguments, cwd=root)
    assert files_below(installed) == set()
