"""What a call has acknowledged is kept, whatever happens to the process.

A process that adds tasks is killed at random moments, round after round, on one store. After each
round everything it acknowledged must be there, whole. TASKCORE_KILL_ROUNDS says how many rounds;
the default is 100, and 300 when TASKCORE_TEST_LONG is set. TASKCORE_TEST_SEED repeats a run.
"""

import os
import sqlite3
import subprocess
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest
from seeds import random_numbers

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("TASKCORE_BUILD", ROOT / "build"))
ROUNDS = int(
    os.environ.get("TASKCORE_KILL_ROUNDS") or (300 if os.environ.get("TASKCORE_TEST_LONG") else 100)
)
USUAL_SEED = 20260901


@pytest.fixture(scope="module")
def adder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    program = tmp_path_factory.mktemp("adder") / "adder"
    subprocess.run(
        ["gcc", "-std=c99", "-D_POSIX_C_SOURCE=200809L", "-Wall", "-Wextra", "-Werror"]
        + [f"-I{ROOT / 'include'}", str(ROOT / "Tests/Durability/adder.c"), "-o", str(program)]
        + [f"-L{BUILD / 'lib'}", f"-Wl,-rpath,{BUILD / 'lib'}", "-ltaskcore"],
        check=True,
    )
    return program


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "store.db"


def output_of(*command: object) -> str:
    return subprocess.run(
        [str(word) for word in command], check=True, stdout=subprocess.PIPE, text=True
    ).stdout


def start_stream(adder: Path, store: Path, prefix: str, count: int) -> subprocess.Popen[str]:
    command = [str(adder), "stream", str(store), prefix, str(count)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def listed(adder: Path, store: Path) -> dict[int, str]:
    """The titles of the tasks of a store by their ids."""
    lines = output_of(adder, "list", store).splitlines()
    return {int(task_id): title for task_id, title in (line.split(" ", 1) for line in lines)}


def acknowledged(lines: list[str]) -> dict[int, str]:
    """The tasks of the lines that were written to their end."""
    whole = (line.rstrip("\n").split(" ", 1) for line in lines if line.endswith("\n"))
    return {int(task_id): title for task_id, title in whole}


def check_calls_are_whole(titles: list[str]) -> None:
    """All tasks that came in one call are there, or none."""
    calls = Counter(title.rsplit("-", 1)[0] for title in titles)
    assert {call: count for call, count in calls.items() if count != int(call.split("-")[-1])} == {}


def check_file(store: Path) -> None:
    """SQLite finds nothing wrong, and the change log tells of every task once."""
    with closing(sqlite3.connect(store)) as database:

        def rows(query: str) -> list[tuple[object, ...]]:
            return database.execute(query).fetchall()

        assert rows("PRAGMA integrity_check") == [("ok",)]
        assert rows("PRAGMA foreign_key_check") == []
        logged = "SELECT uid, new FROM change WHERE entity = 1 AND property = 'id' ORDER BY uid"
        assert rows(logged) == rows("SELECT uid, id FROM task ORDER BY uid")
        unfinished = """SELECT step.id FROM step LEFT JOIN change ON change.step_id = step.id
          GROUP BY step.id HAVING count(change.id) = 0 OR min(change.id) <> first_change
            OR max(change.id) <> last_change"""
        assert rows(unfinished) == []


def test_what_was_acknowledged_survives_kill_9(adder: Path, store: Path) -> None:
    chance = random_numbers(USUAL_SEED)
    print(f"{ROUNDS} rounds")
    kept = listed(adder, store)
    interrupted = 0
    for round_number in range(ROUNDS):
        process = start_stream(adder, store, f"round{round_number}", 100_000)
        assert process.stdout
        # At least so many lines, and then any moment of the next calls.
        lines = [process.stdout.readline() for _ in range(chance.randrange(60))]
        try:
            process.wait(chance.uniform(0, 0.02))
        except subprocess.TimeoutExpired:
            interrupted += 1
        process.kill()
        lines += process.stdout.readlines()
        process.stdout.close()
        process.wait()
        kept |= acknowledged(lines)

        if chance.randrange(2):
            check_file(store)
        present = listed(adder, store)
        assert {key: present.get(key) for key in kept} == kept
        check_calls_are_whole(list(present.values()))
        check_file(store)
        kept = present
    assert interrupted == ROUNDS
    assert kept


def test_a_store_that_was_killed_while_it_was_made_opens_again(adder: Path, tmp_path: Path) -> None:
    chance = random_numbers(USUAL_SEED)
    for round_number in range(ROUNDS):
        store = tmp_path / f"store{round_number}.db"
        process = start_stream(adder, store, "first", 100_000)
        try:
            process.wait(chance.uniform(0, 0.05))
        except subprocess.TimeoutExpired:
            process.kill()
        output, _ = process.communicate()
        kept = acknowledged(output.splitlines(keepends=True))
        present = listed(adder, store)
        assert {key: present.get(key) for key in kept} == kept
        check_file(store)


def test_after_a_kill_every_step_can_be_undone_and_done_again(adder: Path, store: Path) -> None:
    process = start_stream(adder, store, "killed", 100_000)
    assert process.stdout
    for _ in range(100):
        process.stdout.readline()
    process.kill()
    process.stdout.close()
    process.wait()
    before = listed(adder, store)
    calls = {title.rsplit("-", 1)[0] for title in before.values()}
    assert output_of(adder, "unwind", store).split() == [str(len(calls)), "0"]
    assert listed(adder, store) == before


def test_two_processes_that_add_at_once_lose_nothing(adder: Path, store: Path) -> None:
    processes = [start_stream(adder, store, prefix, 1000) for prefix in ("one", "two")]
    written: dict[int, str] = {}
    for process in processes:
        output, _ = process.communicate()
        assert process.returncode == 0
        lines = acknowledged(output.splitlines(keepends=True))
        assert len(lines) >= 1000
        assert written.keys().isdisjoint(lines)
        written |= lines
    assert listed(adder, store) == written
    check_file(store)
