"""A process with some stores, which does things of all kinds with them by chance and syncs them: worker.py PLAN SEED

The plan is JSON: `stores`, each with `path` and `name`; `log`, to which it adds a line for whatever was acknowledged;
`stop`, a file whose presence ends it. It may be killed at any moment, and started again with another seed.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import conftest  # noqa: F401  Finds the library and the modules.
from devices import ZONE, Clock
from person import Person
from taskcore import Store, TaskcoreError

LONGEST_BREAK = 0.1


class Log:
    """Lines that are on the disk when the call returns: what is in it was acknowledged."""

    def __init__(self, path: Path) -> None:
        self.descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def add(self, **line: object) -> None:
        os.write(self.descriptor, json.dumps(line).encode() + b"\n")
        os.fsync(self.descriptor)


class Seller(Person):
    """Somebody who also bills, in whatever series the device may issue in."""

    def __init__(self, store: Store, chance: random.Random, clock: Clock, log: Log) -> None:
        super().__init__(store, chance, clock, bills=True)
        self.log = log
        self.deeds |= {self.bill: 8, self.claim: 2}

    def bill(self) -> None:
        client = self.one(self.store.clients())
        draft = self.store.add_invoice(client)
        self.store.add_invoice_line(
            draft, self.word(), quantity=1, unit="hour", unit_price=self.amount(), vat_rate=20
        )
        number = self.store.issue_invoice(draft)
        self.log.add(issued=number, uid=self.store.get_invoice(draft).uid)

    def claim(self) -> None:
        self.store.claim_number_series("invoice")
        self.store.sync()


class Work:
    def __init__(self, plan: dict[str, Any], seed: str) -> None:
        self.chance = random.Random(seed)
        self.log = Log(Path(plan["log"]))
        self.stop = Path(plan["stop"])
        # Time goes on however often the process was killed.
        self.clock = Clock(timedelta(hours=self.chance.randrange(-3, 4)))
        self.clock.now = datetime.fromisoformat(plan["now"]) + timedelta(
            seconds=time.time() - plan["began"]
        )
        self.people = []
        for each in plan["stores"]:
            store = Store(each["path"], clock=self.clock, time_zone=ZONE, locale="C")
            self.people.append(Seller(store, self.chance, self.clock, self.log))

    def run(self) -> None:
        while not self.stop.exists():
            person = self.chance.choice(self.people)
            self.clock.advance(timedelta(seconds=self.chance.randrange(30)))
            person.act(self.chance.randrange(1, 4))
            if self.chance.random() < 0.5:
                self.sync(person.store)
            time.sleep(self.chance.random() * LONGEST_BREAK)
        for person in self.people:
            person.store.close()

    def sync(self, store: Store) -> None:
        (own,) = [each for each in store.replicas() if each.is_self]
        try:
            store.sync()
        except TaskcoreError as failure:
            self.log.add(failed=str(failure))
            return
        # All that was done before was acknowledged by the hub.
        self.log.add(replica=own.uid, seq=own.seq)


if __name__ == "__main__":
    Work(json.loads(Path(sys.argv[1]).read_text()), sys.argv[2]).run()
