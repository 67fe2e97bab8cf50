"""Sync that is killed, or whose disk is full, at the n-th access to a file: see docs/reliability.md.

sync_faults.py SECONDS
"""

from __future__ import annotations

import ctypes
import errno
import json
import os
import random
import re
import shutil
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass
from datetime import UTC, date, datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3] / "bindings/python"))

import taskcore
from taskcore import Durability, Store

NOON = datetime(2026, 1, 15, 12, tzinfo=UTC)
KINDS = ("none", "read", "write", "sync", "open", "map", "truncate", "rename", "memory")
MET = ("write", "sync", "open", "truncate", "rename")
KILL = -1
ERRORS = {"kill": KILL, "full": errno.ENOSPC, "fault": errno.EIO}
LEAST_ROUNDS = 300
NAME = re.compile(
    r"[0-9a-f-]{36}/(\d+-\d+\.tcb|snapshot-\d+\.tcs|head-\d+|key-\d+)|\.taskcore.*|[0-9a-f-]{36}/\..*"
)
DEVICES = ("laptop", "phone")

faults = ctypes.CDLL(os.environ["FAULTS_LIBRARY"])


def open_store(path: Path) -> Store:
    return Store(path, durability=Durability.FULL, time_zone="Europe/Paris", clock=lambda: NOON)


def fill(store: Store, name: str) -> None:
    store.add_project("Home")
    for number in range(12):
        store.add(f"{name} {number}", project="Home", tags=["bank"], notes="A longer text. " * 20)
    store.add(f"{name} water", repeat_rule="FREQ=WEEKLY", due=date(2026, 1, 15))
    store.complete(5)
    store.add_comment(3, f"Said by {name}")


@dataclass
class Scene:
    """Two stores and a folder, as they are before a call on the laptop."""

    name: str
    prepare: Callable[[Path, Path, Path], None]
    call: Callable[[Store, Path], object]


def add_both(laptop: Path, phone: Path, folder: Path) -> None:
    with open_store(laptop) as one, open_store(phone) as other:
        for store, name in (one, "laptop"), (other, "phone"):
            fill(store, name)
            store.add_remote(folder, name)
            store.sync()
        one.sync()


def filled(laptop: Path, phone: Path, folder: Path) -> None:
    for path in (laptop, phone):
        with open_store(path) as store:
            fill(store, path.stem)


def beginning(laptop: Path, phone: Path, folder: Path) -> None:
    filled(laptop, phone, folder)
    with open_store(laptop) as store:
        store.add_remote(folder, "laptop")


def joining(laptop: Path, phone: Path, folder: Path) -> None:
    filled(laptop, phone, folder)
    with open_store(phone) as store:
        store.add_remote(folder, "phone")
        store.sync()
        store.add("phone later")
        store.sync()


def exchanging(laptop: Path, phone: Path, folder: Path) -> None:
    add_both(laptop, phone, folder)
    with open_store(laptop) as one, open_store(phone) as other:
        for number in range(3):
            other.add(f"phone left {number}")
            other.sync()
            one.add(f"laptop has {number}", tags=["shop"])
        one.complete(2)
        one.update(3, title="laptop 2 renamed")


def compacting(laptop: Path, phone: Path, folder: Path) -> None:
    add_both(laptop, phone, folder)
    with open_store(laptop) as one, open_store(phone) as other:
        for number in range(66):
            one.add(f"laptop step {number}")
            one.sync()
        other.sync()
        one.add("laptop not sent")


def begin(store: Store, folder: Path) -> None:
    store.add_remote(folder, "laptop")
    store.sync()


SCENES = (
    Scene("enable", filled, lambda store, folder: store.enable_sync("laptop")),
    Scene("add", filled, begin),
    Scene("first run", beginning, lambda store, folder: store.sync()),
    Scene("join", joining, begin),
    Scene("run", exchanging, lambda store, folder: store.sync()),
    Scene("compaction", compacting, lambda store, folder: store.sync()),
)


class Stage:
    """A scene that can be set again and again, with the same files: a store knows a copy of itself."""

    def __init__(self, scene: Scene, place: Path) -> None:
        self.scene = scene
        self.place = place
        self.folder = place / "shared"
        self.folder.mkdir(parents=True)
        self.stores = [place / f"{name}.db" for name in DEVICES]
        scene.prepare(self.stores[0], self.stores[1], self.folder)
        self.contents = [path.read_bytes() for path in self.stores]
        self.kept = place.with_name(f"{place.name} kept")
        shutil.copytree(self.folder, self.kept)
        # Titles of tasks that are there, whatever their state.
        self.titles = sorted(title for path in self.stores for title in titles_of(path))
        if scene.name in ("run", "compaction"):
            self.titles = sorted(set(self.titles))
            self.titles = [
                each for each in self.titles if each != "laptop 2" or scene.name != "run"
            ]
        self.set()
        self.counts: dict[str, int] = {}

    def set(self) -> None:
        for path, content in zip(self.stores, self.contents):
            for suffix in ("-wal", "-shm"):
                Path(f"{path}{suffix}").unlink(missing_ok=True)
            path.write_bytes(content)
            # By what a file remembers, a store knows that it was set back.
            for name in os.listxattr(path):
                os.removexattr(path, name)
        shutil.rmtree(self.folder)
        shutil.copytree(self.kept, self.folder)

    def count(self, kind: str) -> int:
        """How many accesses of a kind there are without a fault."""
        if kind not in self.counts:
            self.set()
            with open_store(self.stores[0]) as store:
                faults.faults_arm(KINDS.index(kind), 0, errno.EIO, 0)
                self.scene.call(store, self.folder)
                self.counts[kind] = faults.faults_disarm(None)
        return self.counts[kind]

    def meet(self, kind: str, how: str, at: int, lasts: bool) -> str:
        """What became of the call, in a process of its own."""
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            answer = "done"
            try:
                store = open_store(self.stores[0])
                faults.faults_arm(KINDS.index(kind), at, ERRORS[how], int(lasts))
                self.scene.call(store, self.folder)
            except taskcore.TaskcoreError as refusal:
                answer = type(refusal).__name__
            except BaseException as failure:
                answer = f"!{failure!r}"
            os.write(writing, answer.encode())
            os._exit(0)
        os.close(writing)
        with os.fdopen(reading) as said:
            answer = said.read()
        _, status = os.waitpid(child, 0)
        if os.WIFSIGNALED(status):
            return f"signal {os.WTERMSIG(status)}"
        return answer


def titles_of(path: Path) -> list[str]:
    with open_store(path) as store:
        return [task.title for task in [*store.tasks(), *store.completed()]]


def exported(store: Store, path: Path) -> dict[str, str]:
    store.export_file(path)
    document = json.loads(path.read_text(encoding="utf-8"))
    path.unlink()
    records: dict[str, str] = {}
    for kind, rows in document.items():
        for row in rows if isinstance(rows, list) else []:
            row.pop("id", None)
            records[f"{kind} {row.get('uid', row.get('name'))}"] = json.dumps(row, sort_keys=True)
    return records


class Campaign:
    def __init__(self, seed: int, folder: Path) -> None:
        self.chance = random.Random(seed)
        self.folder = folder
        self.stages = [Stage(scene, folder / f"{number}") for number, scene in enumerate(SCENES)]
        self.rounds = self.kills = self.refused = 0
        self.of: Counter[str] = Counter()
        self.findings: list[str] = []

    def round(self) -> None:
        stage = self.chance.choice(self.stages)
        kind, how = self.chance.choice(MET), self.chance.choice(("kill", "kill", "full", "fault"))
        count = stage.count(kind)
        if count == 0:
            return
        lasts = how != "kill" and self.chance.random() < 0.5
        at = self.chance.randint(1, count)
        stage.set()
        answer = stage.meet(kind, how, at, lasts)
        lasting = " and all later ones" if lasts else ""
        case = f"{stage.scene.name}: {how} at {kind} {at} of {count}{lasting}, {answer}"
        self.rounds += 1
        self.of[stage.scene.name] += 1
        self.kills += answer == "signal 9"
        self.refused += answer not in ("done", "signal 9")
        answers: dict[str, tuple[str, ...]] = {
            "kill": ("signal 9",),
            "full": ("FullError",),
            "fault": ("InputOutputError",),
        }
        allowed = answers[how]
        allowed += ("done",) if how != "kill" else ()
        allowed += ("AccessError", "InputOutputError") if kind in ("open", "rename") else ()
        if answer not in allowed:
            self.find(f"{case}: it is no answer")
        try:
            for wrong in self.wrongs(stage):
                self.find(f"{case}: {wrong}")
        except (taskcore.TaskcoreError, AssertionError) as failure:
            self.find(f"{case}: and then {failure!r}")

    def wrongs(self, stage: Stage) -> list[str]:
        """What is wrong when all is well again, and everybody has run."""
        found = []
        with open_store(stage.stores[0]) as one, open_store(stage.stores[1]) as other:
            for store, name in (one, "laptop"), (other, "phone"):
                if not len(store.remotes()):
                    store.add_remote(stage.folder, name)
                store.sync()
            for _ in range(2):
                for store in (one, other):
                    store.sync()
            states = []
            for store, name in (one, "laptop"), (other, "phone"):
                faulty = {key: number for key, number in asdict(store.check()).items() if number}
                if faulty:
                    found.append(f"check finds on the {name}: {faulty}")
                titles = sorted(task.title for task in [*store.tasks(), *store.completed()])
                if titles != stage.titles:
                    lost = Counter(stage.titles) - Counter(titles)
                    more = Counter(titles) - Counter(stage.titles)
                    found.append(f"the {name} lost {dict(lost)} and has {dict(more)} besides")
                states.append(exported(store, self.folder / "export.json"))
            if states[0] != states[1]:
                keys = states[0].keys() | states[1].keys()
                differing = [key for key in keys if states[0].get(key) != states[1].get(key)]
                found.append(f"both differ in {sorted(differing)[:5]}")
            if len(one.replicas()) > 2:
                found.append(f"there are {len(one.replicas())} devices")
            if one.sync().received or one.sync_state().pending_count:
                found.append("it does not come to an end")
        found += [
            f"{name} is left"
            for path in stage.folder.rglob("*")
            if path.is_file() and not NAME.fullmatch(name := str(path.relative_to(stage.folder)))
        ]
        return found

    def find(self, finding: str) -> None:
        self.findings.append(finding)
        print(f"finding in round {self.rounds}: {finding}", flush=True)


def main() -> int:
    end = time.monotonic() + float(sys.argv[1])
    campaign = Campaign(int(os.environ["TASKCORE_TEST_SEED"]), Path(os.environ["FAULTS_BELOW"]))
    while len(campaign.findings) < 20 and (
        campaign.rounds < LEAST_ROUNDS or time.monotonic() < end
    ):
        campaign.round()
    scenes = ", ".join(f"{count:,} of {name}" for name, count in sorted(campaign.of.items()))
    print(
        f"sync: {campaign.rounds:,} rounds ({scenes}), {campaign.kills:,} kills,"
        f" {campaign.refused:,} calls refused, {len(campaign.findings)} findings"
    )
    return 1 if campaign.findings else 0


if __name__ == "__main__":
    sys.exit(main())
