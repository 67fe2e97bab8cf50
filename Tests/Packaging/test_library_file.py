"""What kind of file the library is: what it exports, what it needs, how it is linked."""

from __future__ import annotations

import re
from pathlib import Path

from elf import dynamic_section, exported_addresses, exported_symbols, program_headers
from processes import run
from scripts.release.sources import debian_symbols_of

NEEDED = re.compile(
    r"(libc|libm|libstdc\+\+|libgcc_s|libsqlite3)\.so\.\d+|ld-linux-[\w-]+\.so\.\d+"
)
SIZE_LIMIT = 22 * 1024 * 1024


def checked_in_list(root: Path) -> list[str]:
    return (root / "data/exported-symbols.txt").read_text().splitlines()


def test_it_is_named_by_its_abi(library: Path) -> None:
    assert dynamic_section(library)["SONAME"] == ["libtaskcore.so.0"]


def test_the_link_for_compilers_points_to_it(library: Path) -> None:
    link = library.with_name("libtaskcore.so")
    assert link.readlink() == Path(library.name)


def test_it_exports_the_checked_in_list_and_nothing_else(root: Path, library: Path) -> None:
    assert sorted(exported_symbols(library)) == checked_in_list(root)


def test_every_exported_symbol_carries_the_version(library: Path) -> None:
    assert set(exported_symbols(library).values()) == {"TASKCORE_0"}


def test_each_exported_function_has_an_address_of_its_own(library: Path) -> None:
    addresses = exported_addresses(library)
    assert len(set(addresses.values())) == len(addresses)


def test_the_header_declares_what_is_exported(root: Path) -> None:
    header = (root / "include/taskcore.h").read_text()
    without_comments = re.sub(r"/\*.*?\*/|//[^\n]*", "", header, flags=re.DOTALL)
    without_types = re.sub(r"\(\s*\*\s*taskcore_\w+\s*\)", "", without_comments)
    declared = re.findall(r"\b(taskcore_\w+)\s*\(", without_types)
    assert sorted(declared) == checked_in_list(root)


def test_debian_records_what_is_exported(root: Path) -> None:
    assert list(debian_symbols_of(root)) == checked_in_list(root)


def test_it_needs_only_the_libraries_it_may_need(library: Path) -> None:
    needed = dynamic_section(library)["NEEDED"]
    assert [name for name in needed if not NEEDED.fullmatch(name)] == []


def test_it_finds_its_libraries_where_the_system_has_them(library: Path) -> None:
    assert dynamic_section(library).keys().isdisjoint({"RPATH", "RUNPATH"})


def test_it_stays_loaded_after_dlclose(library: Path) -> None:
    assert "NODELETE" in dynamic_section(library)["FLAGS_1"]


def test_its_code_is_never_written_to(library: Path) -> None:
    assert "TEXTREL" not in dynamic_section(library)
    stack = re.search(r"GNU_STACK .*", program_headers(library))
    assert stack is not None
    assert "RWE" not in stack.group()


def test_it_is_under_21_mib_when_stripped(library: Path, tmp_path: Path) -> None:
    stripped = tmp_path / library.name
    run("strip", "--strip-unneeded", "-o", stripped, library)
    assert stripped.stat().st_size < SIZE_LIMIT


def test_the_shell_uses_the_library_beside_it(shell: Path) -> None:
    section = dynamic_section(shell)
    assert "libtaskcore.so.0" in section["NEEDED"]
    assert section["RUNPATH"] == ["$ORIGIN/../lib"]
