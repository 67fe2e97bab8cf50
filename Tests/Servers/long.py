"""The long form of the tests of calendar servers: long.py [--rounds N] [--kills N] [--others N] [--first SEED] [--only WORD]

First the campaign of test_rounds.py for long, then processes that are killed again and again, then the campaign with other
servers; those that would write to attendees must not have wanted to. It ends with 1 when something was found.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path

import conftest
from calendar_servers import KINDS, CalendarServer
from device import Device, Somebody
from http_proxy import Log, Proxy
from killing import kill_again_and_again
from other_servers import OTHERS
from rounds import run_rounds
from work import Work


def campaign(kind: type[CalendarServer], rounds: int, seed: str, wins: str = "a") -> None:
    server = kind()
    # What was found is looked for in the stores and the requests: they stay.
    place = tempfile.mkdtemp(prefix="rounds ")
    sent: list[bytes] = getattr(server, "sent", [])
    try:
        run_rounds(server, Path(place), rounds, seed, wins=wins)
    finally:
        for mail in sent:
            print(mail.decode(errors="replace"))
    # A test of their own shows that those that send mail do want to when nothing keeps them from it.
    assert not sent, f"{len(sent)} e-mails"
    shutil.rmtree(place)


def kills(kind: type[CalendarServer], count: int, seed: str) -> None:
    server = kind()
    try:
        server.start()
        with tempfile.TemporaryDirectory() as place:
            proxy = Proxy(server, Log(), "laptop")
            somebody = Somebody(server)
            device = Device(Path(place) / "laptop.db", proxy)
            device.connect()
            kill_again_and_again(Work(device, somebody), count, seed)
            device.close()
            proxy.close()
    finally:
        server.close()


def found(name: str, work: Callable[[], None]) -> bool:
    print(f"{name}:", flush=True)
    try:
        work()
    except Exception:
        traceback.print_exc()
        print(f"finding: {name}", flush=True)
        return True
    return False


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=300, help="with Radicale and xandikos")
    parser.add_argument("--kills", type=int, default=200, help="of processes that sync")
    parser.add_argument("--others", type=int, default=200, help="rounds with each other server")
    parser.add_argument("--first", type=int, default=1, help="the seed")
    parser.add_argument("--only", default="", help="what of it: a word of its name")
    given = parser.parse_args()
    seed = str(given.first)
    work: dict[str, Callable[[], None]] = {}
    for name, kind in KINDS.items():
        for wins in ("a", "b"):
            work[f"{given.rounds} rounds with {name}, {wins} wins"] = partial(
                campaign, kind, given.rounds, seed, wins
            )
        work[f"{given.kills} kills with {name}"] = partial(kills, kind, given.kills, seed)
    for name, kind in OTHERS.items():
        work[f"{given.others} rounds with {name}"] = partial(campaign, kind, given.others, seed)
    chosen = {name: each for name, each in work.items() if given.only in name}
    if not chosen:
        parser.error(f"Nothing is called {given.only}.")
    findings = [found(name, each) for name, each in chosen.items()]
    return 1 if any(findings) else 0


if __name__ == "__main__":
    assert conftest.ROOT.exists()
    sys.exit(main())
