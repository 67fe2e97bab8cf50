"""What is in the Debian packages, and that it can be used: they are unpacked into a folder of the test.

Tests/Packaging/test_debian_system.py installs them, in a system of their own.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from elf import dynamic_section
from processes import run


@pytest.fixture(scope="module")
def unpacked(packages: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    for package in packages.values():
        run("dpkg-deb", "--extract", package, folder)
    return folder


@pytest.fixture
def environment(unpacked: Path, tmp_path: Path) -> dict[str, str]:
    """That of a new user, who has the packages where they were unpacked."""
    library = unpacked / library_folder().relative_to("/")
    return {
        "PATH": "/usr/bin:/bin",
        "HOME": str(tmp_path),
        "LC_ALL": "C.UTF-8",
        "LD_LIBRARY_PATH": str(library),
        "PYTHONPATH": str(unpacked / "usr/lib/python3/dist-packages"),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PKG_CONFIG_LIBDIR": str(library / "pkgconfig"),
        "PKG_CONFIG_SYSROOT_DIR": str(unpacked),
    }


def contents(package: Path) -> dict[str, str]:
    """The files of a package and their modes, as in {"/usr/bin/taskcore": "-rwxr-xr-x"}."""
    listing = [line.split() for line in run("dpkg-deb", "--contents", package).splitlines()]
    return {words[5].removeprefix("."): words[0] for words in listing if words[0][0] != "d"}


def library_folder() -> Path:
    architecture = run("dpkg-architecture", "--query", "DEB_HOST_MULTIARCH").strip()
    return Path("/usr/lib") / architecture


def test_the_library_package_has_the_library_and_its_sbom(packages: dict[str, Path]) -> None:
    files = contents(packages["libtaskcore0"])
    documentation = "/usr/share/doc/libtaskcore0"
    architecture = run("dpkg-architecture", "--query", "DEB_HOST_ARCH").strip()
    assert files == {
        f"{library_folder()}/libtaskcore.so.0": "-rw-r--r--",
        f"{documentation}/changelog.Debian.gz": "-rw-r--r--",
        f"{documentation}/changelog.gz": "-rw-r--r--",
        f"{documentation}/copyright": "-rw-r--r--",
        f"{documentation}/libtaskcore.{architecture}.spdx.json": "-rw-r--r--",
        "/usr/share/lintian/overrides/libtaskcore0": "-rw-r--r--",
    }


def test_the_development_package_has_header_description_link_and_pkg_config_file(
    packages: dict[str, Path],
) -> None:
    files = contents(packages["libtaskcore-dev"])
    assert files["/usr/include/taskcore.h"] == "-rw-r--r--"
    assert files["/usr/include/taskcore.hpp"] == "-rw-r--r--"
    assert files["/usr/include/taskcore/generated/store.hpp"] == "-rw-r--r--"
    assert files[f"{library_folder()}/cmake/taskcore/taskcore-config.cmake"] == "-rw-r--r--"
    assert files["/usr/share/taskcore/taskcore.json"] == "-rw-r--r--"
    assert files[f"{library_folder()}/libtaskcore.so"] == "lrwxrwxrwx"
    assert files[f"{library_folder()}/pkgconfig/taskcore.pc"] == "-rw-r--r--"


def test_the_development_package_has_the_pages_for_programmers_and_all_examples(
    packages: dict[str, Path], root: Path
) -> None:
    files = contents(packages["libtaskcore-dev"])
    documentation = Path("/usr/share/doc/libtaskcore-dev")
    pages = (root / "debian/libtaskcore-dev.docs").read_text().split()
    wanted = [documentation / Path(page).name for page in pages]
    wanted += [documentation / "examples" / file.name for file in root.glob("examples/*.c")]
    wanted += [documentation / "examples" / file.name for file in root.glob("examples/cpp/*.cpp")]
    for language in ("csharp", "java", "javascript", "luajit", "ruby"):
        folder = root / "examples" / language
        wanted += [documentation / file.relative_to(root) for file in folder.iterdir()]
    assert files[str(documentation / "examples/declarations.py")] == "-rwxr-xr-x"
    assert documentation / "c.md" in wanted
    assert [file for file in wanted if files.get(str(file)) != "-rw-r--r--"] == []


def test_the_shell_package_has_program_man_page_and_completion(
    packages: dict[str, Path],
) -> None:
    files = contents(packages["taskcore"])
    assert files["/usr/bin/taskcore"] == "-rwxr-xr-x"
    assert files["/usr/share/man/man1/taskcore.1.gz"] == "-rw-r--r--"
    assert files["/usr/share/bash-completion/completions/taskcore"] == "-rw-r--r--"
    assert files["/usr/share/fish/vendor_completions.d/taskcore.fish"] == "-rw-r--r--"
    assert files["/usr/share/zsh/vendor-completions/_taskcore"] == "-rw-r--r--"
    assert files["/usr/share/doc/taskcore/taskcore.spdx.json"] == "-rw-r--r--"


def test_the_shell_package_has_a_user_unit_that_is_not_enabled(packages: dict[str, Path]) -> None:
    files = contents(packages["taskcore"])
    assert files["/usr/lib/systemd/user/taskcore-alerts.service"] == "-rw-r--r--"
    assert [file for file in files if ".wants/" in file] == []
    script = run("dpkg-deb", "--info", packages["taskcore"], "postinst")
    # So debhelper has it with --no-enable: what somebody enabled once stays so.
    assert "deb-systemd-helper --user debian-installed 'taskcore-alerts.service'" in script


def test_the_python_package_is_typed(packages: dict[str, Path]) -> None:
    files = contents(packages["python3-taskcore"])
    assert files["/usr/lib/python3/dist-packages/taskcore/py.typed"] == "-rw-r--r--"


@pytest.mark.parametrize(
    ("package", "dependencies"),
    [
        ("libtaskcore0", {"libc6", "libsqlite3-0", "tzdata"}),
        ("libtaskcore-dev", {"libtaskcore0"}),
        ("taskcore", {"libc6", "libreadline8", "libtaskcore0", "libtinfo6"}),
        ("python3-taskcore", {"python3:any", "libtaskcore0"}),
    ],
)
def test_a_package_depends_on_what_it_uses(
    packages: dict[str, Path], package: str, dependencies: set[str]
) -> None:
    field = run("dpkg-deb", "--field", packages[package], "Depends")
    names = {dependency.split()[0].removesuffix("t64") for dependency in field.split(",")}
    assert dependencies <= names


def test_a_later_library_takes_none_of_the_others_away(packages: dict[str, Path]) -> None:
    for name, package in packages.items():
        field = run("dpkg-deb", "--field", package, "Depends")
        said = re.findall(r"libtaskcore0 \((.*?) ", field)
        assert said == ([] if name == "libtaskcore0" else [">="]), name


@pytest.mark.parametrize(
    ("library", "names"),
    [
        ("libcurl.so.4", ["libcurl4", "libcurl4t64"]),
        ("libsodium", ["libsodium23", "libsodium26"]),
        ("libpq.so.5", ["libpq5"]),
        ("libqrencode.so.4", ["libqrencode4"]),
    ],
)
def test_what_is_recommended_has_the_names_of_every_release(
    packages: dict[str, Path], library: str, names: list[str]
) -> None:
    field = run("dpkg-deb", "--field", packages["libtaskcore0"], "Recommends")
    alternatives = [set(each.strip().split(" | ")) for each in field.split(",")]
    assert [each for each in alternatives if each >= set(names)], library


def test_a_c_program_is_compiled_by_pkg_config_and_runs(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    source = Path(__file__).with_name("program.c")
    program = tmp_path / "program"
    flags = run("pkg-config", "--cflags", "--libs", "taskcore", env=environment).split()
    run("gcc", "-Wall", "-Wextra", "-Werror", source, *flags, "-o", program, env=environment)
    assert run(program, env=environment) == "Pay rent, in Inbox\n"


def test_a_python_program_keeps_a_task(tmp_path: Path, environment: dict[str, str]) -> None:
    add = "from taskcore import Store\nwith Store('tasks.db') as store:\n  store.add('Pay rent')"
    titles = (
        "from taskcore import Store\nwith Store('tasks.db') as store:\n"
        "  print([task.title for task in store.tasks()])"
    )
    run("/usr/bin/python3", "-c", add, cwd=tmp_path, env=environment)
    output = run("/usr/bin/python3", "-c", titles, cwd=tmp_path, env=environment)
    assert output == "['Pay rent']\n"


def test_the_shell_keeps_a_task_in_the_users_own_store(
    unpacked: Path, tmp_path: Path, environment: dict[str, str]
) -> None:
    shell = unpacked / "usr/bin/taskcore"
    run(shell, "-c", "add Pay rent", env=environment)
    assert "Pay rent" in run(shell, "-c", "list", env=environment)
    assert (tmp_path / ".local/share/taskcore/taskcore.db").is_file()


def test_the_programs_look_for_their_libraries_where_the_system_has_them(unpacked: Path) -> None:
    for file in ("/usr/bin/taskcore", library_folder() / "libtaskcore.so.0"):
        section = dynamic_section(unpacked / Path(file).relative_to("/"))
        assert section.keys().isdisjoint({"RPATH", "RUNPATH"})


def test_lintian_finds_nothing_wrong(packages: dict[str, Path]) -> None:
    run("lintian", "--allow-root", "--pedantic", "--fail-on=pedantic", *packages.values())
