"""A process that is killed while it syncs."""

from __future__ import annotations

import random
import subprocess
import threading

import device as devices
from http_proxy import Answer, Fault, Forward, Request
from work import Work


def killing(processes: list[subprocess.Popen[bytes]], *, after: bool) -> Fault:
    """Kills who asks, before the server hears of it or after it did it."""

    def kill(request: Request, forward: Forward) -> Answer | None:
        if after:
            forward()
        processes[-1].kill()
        processes[-1].wait()
        return None

    return kill


def kill_at_each_step(work: Work, count: int, *, after: bool) -> None:
    """At the first request, then at the second one, and so on; when there are no more, from the first one on."""
    processes: list[subprocess.Popen[bytes]] = []
    number = 0
    for _ in range(count):
        work.both_sides_work()
        rule = work.device.proxy.add(killing(processes, after=after), skip=number)
        processes.append(work.device.sync_apart())
        devices.end(processes[-1])
        work.device.proxy.heal()
        number = number + 1 if rule.happened else 0
        processes.append(work.device.sync_apart())
        assert devices.end(processes[-1]) == (0, "")
        work.assert_done()


def kill_again_and_again(work: Work, count: int, seed: str) -> None:
    """At each step, and at moments by chance, when it is in its own store."""
    kill_at_each_step(work, count // 3, after=False)
    kill_at_each_step(work, count // 3, after=True)
    chance = random.Random(f"kills {seed}")
    longest = 0.5
    for _ in range(count - 2 * (count // 3)):
        work.both_sides_work()
        process = work.device.sync_apart()
        timer = threading.Timer(chance.random() * longest, process.kill)
        timer.start()
        status, _ = devices.end(process)
        timer.cancel()
        # Half of them should get there.
        longest *= 1.05 if status else 0.95
        process = work.device.sync_apart()
        assert devices.end(process) == (0, "")
        work.assert_done()
