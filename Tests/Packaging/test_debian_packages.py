"""The Debian packages are built, installed, used and removed again.

The machine's own dpkg installs them, and packages of the same names are replaced and gone
afterwards: so they are installed only where TASKCORE_TEST_PACKAGES is set, as .ci/run does.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from elf import dynamic_section
from processes import run

NAMES = ("libtaskcore0", "libtaskcore-dev", "taskcore", "python3-taskcore")


@pytest.fixture(scope="module")
def packages(root: Path, build: Path) -> dict[str, Path]:
    sources = sorted(os.listdir(root / "debian"))
    run("make", "deb", cwd=root)
    assert sorted(os.listdir(root / "debian")) == sources, "make deb left files in the sources"
    return {file.name.split("_")[0]: file for file in (build / "deb").glob("*.deb")}


@pytest.fixture(scope="module")
def as_root() -> list[str]:
    """What goes before a command that only root may run."""
    if not os.environ.get("TASKCORE_TEST_PACKAGES"):
        pytest.skip("THE DEBIAN PACKAGES ARE NOT INSTALLED: TASKCORE_TEST_PACKAGES=1 asks for it")
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], capture_output=True).returncode == 0:
        return [sudo, "-n"]
    pytest.skip("THE DEBIAN PACKAGES ARE NOT TESTED: neither root nor sudo without a password")


@pytest.fixture(scope="module")
def remove_packages(as_root: list[str]) -> list[str]:
    return [*as_root, "dpkg", "--purge", *NAMES]


@pytest.fixture(scope="module")
def installed(
    packages: dict[str, Path], as_root: list[str], remove_packages: list[str]
) -> Iterator[set[Path]]:
    """The files of the packages, which are installed for as long as the tests run."""
    files = [packages[name] for name in NAMES]
    install = ["apt-get", "install", "-q", "--yes", "--reinstall", "--allow-downgrades"]
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        run(*as_root, *install, "--no-install-recommends", *files, env=environment)
        yield {Path(line) for line in run("dpkg", "--listfiles", *NAMES).splitlines() if line}
    finally:
        run(*remove_packages)


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """That of a new user, who knows nothing of the place where Taskcore was built."""
    return {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}


def contents(package: Path) -> dict[str, str]:
    """The files of a package and their modes, as in {"/usr/bin/taskcore": "-rwxr-xr-x"}."""
    listing = [line.split() for line in run("dpkg-deb", "--contents", package).splitlines()]
    return {words[5].removeprefix("."): words[0] for words in listing if words[0][0] != "d"}


def library_folder() -> Path:
    architecture = run("dpkg-architecture", "--query", "DEB_HOST_MULTIARCH").strip()
    return Path("/usr/lib") / architecture


def test_the_library_package_has_the_library_alone(packages: dict[str, Path]) -> None:
    files = contents(packages["libtaskcore0"])
    documentation = "/usr/share/doc/libtaskcore0"
    assert files == {
        f"{library_folder()}/libtaskcore.so.0": "-rw-r--r--",
        f"{documentation}/changelog.gz": "-rw-r--r--",
        f"{documentation}/copyright": "-rw-r--r--",
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


def test_a_c_program_is_compiled_by_pkg_config_and_runs(
    installed: set[Path], tmp_path: Path, environment: dict[str, str]
) -> None:
    source = Path(__file__).with_name("program.c")
    program = tmp_path / "program"
    flags = run("pkg-config", "--cflags", "--libs", "taskcore", env=environment).split()
    run("gcc", "-Wall", "-Wextra", "-Werror", source, *flags, "-o", program, env=environment)
    assert run(program, env=environment) == "Pay rent, in Inbox\n"


def test_a_python_program_keeps_a_task(
    installed: set[Path], tmp_path: Path, environment: dict[str, str]
) -> None:
    add = "from taskcore import Store\nwith Store('tasks.db') as store:\n  store.add('Pay rent')"
    titles = (
        "from taskcore import Store\nwith Store('tasks.db') as store:\n"
        "  print([task.title for task in store.tasks()])"
    )
    run("/usr/bin/python3", "-c", add, cwd=tmp_path, env=environment)
    output = run("/usr/bin/python3", "-c", titles, cwd=tmp_path, env=environment)
    assert output == "['Pay rent']\n"


def test_the_shell_keeps_a_task_in_the_users_own_store(
    installed: set[Path], tmp_path: Path, environment: dict[str, str]
) -> None:
    run("/usr/bin/taskcore", "-c", "add Pay rent", env=environment)
    assert "Pay rent" in run("/usr/bin/taskcore", "-c", "list", env=environment)
    assert (tmp_path / ".local/share/taskcore/taskcore.db").is_file()


def test_nobody_is_notified_who_did_not_ask_for_it(installed: set[Path]) -> None:
    assert Path("/usr/lib/systemd/user/taskcore-alerts.service") in installed
    assert list(Path("/etc/systemd/user").glob("*.wants/taskcore-alerts.service")) == []


def test_the_programs_find_their_libraries_where_the_system_has_them(
    installed: set[Path],
) -> None:
    for file in (Path("/usr/bin/taskcore"), library_folder() / "libtaskcore.so.0"):
        assert "not found" not in run("ldd", file)
        assert dynamic_section(file).keys().isdisjoint({"RPATH", "RUNPATH"})


def test_removing_the_packages_leaves_nothing_behind(
    installed: set[Path], remove_packages: list[str]
) -> None:
    run(*remove_packages)
    assert [file for file in installed if "taskcore" in str(file) and file.exists()] == []
