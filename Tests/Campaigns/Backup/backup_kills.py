"""A process that backs its store up while another writes is killed at random: each backup that is there is whole."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

from conftest import ROOT
from taskcore import Store, TaskInput, restore

IS_LONG = bool(os.environ.get("TASKCORE_TEST_LONG"))
TASKS = 100_000 if IS_LONG else 3_000
KILLS = 50 if IS_LONG else 8

WRITER = """
import sys
from taskcore import Store
with Store(sys.argv[1]) as store:
    while True:
        store.add("Meanwhile", notes="x" * 500)
"""
KEEPER = """
import sys
from taskcore import Store
with Store(sys.argv[1]) as store:
    number = 0
    while True:
        store.backup(f"{sys.argv[2]}/{number % 3}.db")
        number += 1
        print(number, flush=True)
"""


def started(program: str, *arguments: object) -> subprocess.Popen[str]:
    environment = os.environ | {"PYTHONPATH": str(ROOT / "bindings" / "python")}
    words = [sys.executable, "-c", program, *map(str, arguments)]
    return subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, text=True)


def ended(process: subprocess.Popen[str], number: signal.Signals) -> None:
    process.send_signal(number)
    process.communicate()


def test_backups_are_whole_whenever_their_process_is_killed(path: Path, tmp_path: Path) -> None:
    seed = int(os.environ.get("TASKCORE_TEST_SEED", random.randrange(1 << 32)))
    print(f"TASKCORE_TEST_SEED={seed}")
    chance = random.Random(seed)
    folder = tmp_path / "backups"
    folder.mkdir()
    with Store(path) as store:
        for first in range(0, TASKS, 1_000):
            store.add_many(TaskInput(f"Task {first + n}", notes="x" * 500) for n in range(1_000))
    writer = started(WRITER, path)
    try:
        for round in range(KILLS):
            keeper = started(KEEPER, path, folder)
            if round == 0:
                # How long one takes is known when two are there.
                assert keeper.stdout is not None and keeper.stdout.readline()
                begin = time.monotonic()
                assert keeper.stdout.readline()
                each = time.monotonic() - begin
            time.sleep(chance.uniform(0, 3 * each) + (0 if round == 0 else 0.2))
            ended(keeper, signal.SIGKILL)
            for backup in folder.glob("*.db"):
                with Store(backup, read_only=True) as store:
                    assert store.count() >= TASKS
    finally:
        ended(writer, signal.SIGTERM)
    for backup in sorted(folder.glob("*.db")):
        copy = tmp_path / f"of-{backup.name}"
        # It is read from its first page to its last.
        assert restore(backup, copy) is None
        with Store(copy) as store:
            assert not store.check().values_mended
            assert TASKS <= store.count()
    with Store(path) as store:
        store.backup(folder / "last.db")
    # What killed processes left there is gone.
    assert not [each.name for each in folder.iterdir() if each.name.startswith(".taskcore-")]
