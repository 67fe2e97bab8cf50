"""What counts in each register is what an oracle says that has nothing but the messages."""

from __future__ import annotations

import random
import sys
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from seeds import seed

import messages
import taskcore
from devices import Clock, Device, Shelf
from person import Person

sys.path.append(str(Path(__file__).parents[1] / "SyncModel"))
from oracle import judge

HISTORIES = 8


def told(shelf: Shelf) -> list[dict[str, Any]]:
    """All that was ever put there: the steps, and of the first snapshot of each replica what it had before these."""
    found: list[dict[str, Any]] = []
    began: set[str] = set()
    for data in shelf.seen.values():
        for file in messages.files(data):
            if file.is_steps:
                found += messages.steps(file)
            elif file.is_snapshot:
                replica, _, registers, purged = messages.snapshot(file)
                if replica in began:
                    continue
                began.add(replica)
                for key, heads in registers.items():
                    found += [
                        {
                            "replica": replica,
                            "seq": head.seq,
                            "hlc": head.hlc,
                            "needs": head.needs,
                            "ops": [{"set": list(key), "value": head.value}],
                        }
                        for head in heads
                        if head.replica == replica
                    ]
                found.append(
                    {
                        "replica": replica,
                        "seq": 0,
                        "hlc": 0,
                        "needs": {},
                        "ops": [{"purge": list(each)} for each in sorted(purged)],
                    }  # fmt: skip
                )
    return found


@pytest.mark.parametrize("number", range(HISTORIES))
def test_the_heads_of_each_register_are_those_of_the_oracle(tmp_path: Path, number: int) -> None:
    chosen = seed(1) * 1000 + number
    chance = random.Random(f"oracle {chosen}")
    shelf = Shelf()
    devices = [Device(tmp_path / f"{each}.db", Clock()) for each in range(3)]
    people = [Person(each.store, chance, each.clock) for each in devices]
    for device, person in zip(devices, people, strict=True):
        person.act(8)
        device.store.add_transport(shelf, device.path.stem)
        device.store.sync(shelf)
    for _ in range(60):
        at = chance.randrange(3)
        devices[at].clock.advance(timedelta(minutes=chance.randrange(-30, 200)))
        people[at].act(chance.randrange(1, 4))
        if chance.random() < 0.3:
            devices[at].store.sync(shelf)
    for _ in range(3):
        for device in devices:
            device.store.sync(shelf)
    found = merged(told(shelf))
    verdicts = {
        key: [(head[0], head[1], head[2]) for head in verdict.heads]
        for key, verdict in judge(found).items()
    }
    purged = {tuple(op["purge"]) for step in found for op in step["ops"] if "purge" in op}
    for comment in comments_of_purged(verdicts, purged):
        verdicts = {key: heads for key, heads in verdicts.items() if key[:2] != comment}
    assert len(verdicts) > 100
    for device in devices:
        (file,) = messages.files(device.store.sync_snapshot())
        registers = messages.snapshot(file).registers
        kept = {
            key: sorted(
                ((h.replica, h.seq, h.value) for h in heads),
                key=lambda h: rank(heads, h),
                reverse=True,
            )
            for key, heads in registers.items()
        }
        assert set(kept) == set(verdicts), f"TASKCORE_TEST_SEED={seed(1)}"
        wrong = {key: (kept[key], verdicts[key]) for key in kept if kept[key] != verdicts[key]}
        assert not wrong, f"TASKCORE_TEST_SEED={seed(1)}: {list(wrong.items())[:3]}"
        device.store.close()


def comments_of_purged(
    verdicts: dict[Any, Any], purged: set[tuple[Any, ...]]
) -> list[tuple[int, str]]:
    """A comment on a purged task is purged with it."""
    return [
        key[:2]
        for key, heads in verdicts.items()
        if key[0] == int(taskcore.Entity.COMMENT)
        and key[2] == "item_uid"
        and (int(taskcore.Entity.TASK), heads[0][2]) in purged
    ]


def rank(heads: list[messages.Head], said: tuple[str, int, Any]) -> tuple[int, str, int]:
    (head,) = [h for h in heads if (h.replica, h.seq) == said[:2]]
    return head.hlc, head.replica, head.seq


def merged(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """One message of each step; a value that a snapshot has was written at a time of its own."""
    by_step: dict[tuple[str, int], dict[str, Any]] = {}
    for message in found:
        step = by_step.setdefault((message["replica"], message["seq"]), {**message, "ops": []})
        step["ops"] += [{**op, "hlc": message["hlc"]} for op in message["ops"]]
    return list(by_step.values())
