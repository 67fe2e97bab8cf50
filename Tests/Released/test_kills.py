"""An upgrade that is killed, or has no room any more, at one of its accesses to files.

The store is as it was or as it is to be, or at one of the versions between, and the next opening makes the rest.
"""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from old import Old, version_of_store
from running import Opened, opened

ROOT = Path(__file__).parents[2]
# The numbers that faults.c has for the calls of the system, and how many of them there is one that meets a fault.
# Between two syncs the writes are of one transaction: each of them is met by TASKCORE_TEST_LONG.
KINDS = {"write": (2, 8), "sync": (3, 1), "open": (4, 1), "truncate": (6, 1), "rename": (7, 1)}
KILL = -1
COPY = "store.db.before-upgrade"


@pytest.fixture(scope="session")
def faults(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What stands before the functions of the system, as in the campaign of faults."""
    library = tmp_path_factory.mktemp("faults") / "faults.so"
    source = ROOT / "Tests/Campaigns/Faults/faults.c"
    command: list[str | Path] = ["gcc", "-std=c11", "-D_GNU_SOURCE", "-O2", "-fPIC", "-shared"]
    subprocess.run([*command, source, "-o", library, "-lsqlite3", "-ldl"], check=True)
    return library


@dataclass(frozen=True)
class Upgrade:
    """Of one store, again and again, each in a folder of its own."""

    old: Old
    program: Path
    library: Path
    faults: Path

    def run(self, name: str, kind: int, at: int, error: int) -> tuple[Path, Opened | None]:
        """The store, and what the program said of it; nothing when it was killed."""
        folder = self.old.folder / name
        folder.mkdir()
        store = folder / "store.db"
        shutil.copy(self.old.store, store)
        environment = {
            "LD_LIBRARY_PATH": str(self.library),
            "LD_PRELOAD": str(self.faults),
            "FAULTS_BELOW": str(folder),
        }
        done = subprocess.run(
            [self.program, store, "-", str(kind), str(at), str(error)],
            env=os.environ | environment, capture_output=True, text=True,
        )  # fmt: skip
        if error == KILL and done.returncode != 0:
            assert done.returncode == -9, done.stderr
            return store, None
        assert done.returncode == 0, done.stderr
        status, _, rest = done.stdout.strip().partition("|")
        return store, Opened(status, rest)

    def count(self, kind: int) -> int:
        """How many calls there are without a fault."""
        _, said = self.run(f"counted-{kind}", kind, 0, errno.EIO)
        assert said is not None and (said.status, said.faults) == ("TASKCORE_OK", 0)
        return said.calls

    def finish(self, store: Path) -> str:
        """Opens what is left, and gives its export; or why that is refused, and what a check finds."""
        export = store.with_name("export.json")
        said = opened(self.program, self.library, store, export)
        if said.status != "TASKCORE_OK" or said.faults:
            return f"{said.status}: {said.rest}"
        return export.read_text(encoding="utf-8")


@pytest.fixture
def upgrade(old: Old, opens: Path, build: Path, faults: Path) -> Upgrade:
    return Upgrade(old, opens, build / "lib", faults)


def left_between(store: Path, first: int, last: int) -> Iterator[str]:
    """What is wrong with a store whose upgrade did not come to its end, before anybody goes on with it."""
    copy = store.with_name("looked-at")
    copy.mkdir()
    for each in store.parent.glob("store.db*"):
        shutil.copy(each, copy)
    # Where there is a log, SQLite takes in what was committed.
    with closing(sqlite3.connect(copy / store.name)) as database:
        version = int(database.execute("PRAGMA user_version").fetchone()[0])
        (found,) = database.execute("PRAGMA integrity_check").fetchone()
    if not first <= version <= last:
        yield f"its version is {version}"
    if found != "ok":
        yield f"SQLite finds {found}"
    shutil.rmtree(copy)


def wrongs(upgrade: Upgrade, kind: str, at: int, error: int, expected: str, last: int) -> list[str]:
    """One upgrade that met a fault, and what is wrong after it."""
    name = f"{kind}-{at}-{error}"
    first = version_of_store(upgrade.old.store)
    store, said = upgrade.run(name, KINDS[kind][0], at, error)
    found = list(left_between(store, first, last))
    if said is not None and said.status not in ("TASKCORE_EFULL", "TASKCORE_EIO", "TASKCORE_OK"):
        found.append(f"it is answered by {said.status}: {said.rest}")
    finished = upgrade.finish(store)
    if finished != expected:
        found.append(f"the export of what was made of it is another one: {finished[:200]}")
    if version_of_store(store) != last:
        found.append(f"its version is {version_of_store(store)} in the end")
    copy = store.with_name(COPY)
    if copy.exists() and version_of_store(copy) != first:
        found.append(f"the copy is of version {version_of_store(copy)}")
    names = {each.name for each in store.parent.iterdir()}
    left = sorted(names - {"store.db", "export.json", COPY})
    if left:
        found.append(f"{left} are left behind")
    shutil.rmtree(store.parent)
    return [f"{name}: {each}" for each in found]


@pytest.mark.parametrize("error", [KILL, errno.ENOSPC], ids=["killed", "without room"])
@pytest.mark.parametrize("kind", KINDS)
def test_an_upgrade_that_ends_anywhere_is_made_by_the_next_opening(
    upgrade: Upgrade, kind: str, error: int, present: int
) -> None:
    number, step = KINDS[kind]
    calls = upgrade.count(number)
    # A store of the present version is written to as well, but less.
    assert calls > 0 or version_of_store(upgrade.old.store) == present
    if "TASKCORE_TEST_LONG" in os.environ:
        step = 1
    elif error != KILL:
        step *= 3
    reference, _ = upgrade.run("reference", number, 0, errno.EIO)
    expected = upgrade.finish(reference)
    assert expected.startswith("{")
    with ThreadPoolExecutor(2) as pool:
        results = pool.map(
            lambda at: wrongs(upgrade, kind, at, error, expected, present),
            range(1, calls + 1, step),
        )
        found = [wrong for each in results for wrong in each]
    assert found == []


@dataclass(frozen=True)
class Damaged(Upgrade):
    """What is left is changed as no upgrade should leave it."""

    damage: str = ""

    def run(self, name: str, kind: int, at: int, error: int) -> tuple[Path, Opened | None]:
        store, said = super().run(name, kind, at, error)
        with closing(sqlite3.connect(store)) as database:
            database.execute(self.damage)
            database.commit()
        return store, said


@pytest.mark.parametrize(
    ("damage", "named"),
    [
        ("UPDATE holiday SET last_date = last_date + 1", "the export of what was made of it"),
        ("PRAGMA user_version = 0", "its version is 0"),
    ],
)
def test_what_an_upgrade_should_not_leave_is_found(
    old: Old, opens: Path, build: Path, faults: Path, present: int, damage: str, named: str
) -> None:
    upgrade = Upgrade(old, opens, build / "lib", faults)
    reference, _ = upgrade.run("reference", KINDS["sync"][0], 0, errno.EIO)
    expected = upgrade.finish(reference)
    damaged = Damaged(old, opens, build / "lib", faults, damage)
    found = wrongs(damaged, "sync", 2, KILL, expected, present)
    assert [each for each in found if named in each], found
