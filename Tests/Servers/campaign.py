"""Several sides that change what a server has, all at once, and what must hold of them in the end."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from calendar_servers import CalendarServer
from clients import FilePerson, Files
from conditions import made_anew
from http_proxy import Log
from items import Items, by_uid, differences, items_of_text
from ledger import Ledger
from words import Words


class Side(Protocol):
    """Somebody with a copy of what is at the server."""

    name: str
    is_ours: bool

    def items(self) -> Items: ...

    def act(self) -> str:
        """Does one thing by chance, and says which."""

    def sync(self) -> bool:
        """Whether that came to its end."""

    def give_in(self) -> bool:
        """Lets go of what the server will never take; whether there was something."""

    def conflicts(self) -> Iterable[str]:
        """All values that are shown as the other ones of a conflict."""

    def complaints(self) -> str:
        """Why it did not come to its end."""


class FileSide:
    """khal and todoman, with vdirsyncer."""

    is_ours = False

    def __init__(
        self,
        name: str,
        files: Files,
        chance: random.Random,
        words: Words,
        *,
        moves: bool = True,
    ) -> None:
        self.name = name
        self.files = files
        self.person = FilePerson(files, chance, words, moves=moves)

    def items(self) -> Items:
        return self.files.items()

    def act(self) -> str:
        return self.person.act()

    def sync(self) -> bool:
        return self.files.sync()

    def give_in(self) -> bool:
        is_less = self.files.delete_refused_copies()
        return self.files.count_up_what_is_outdated() or is_less

    def conflicts(self) -> Iterable[str]:
        return ()

    def complaints(self) -> str:
        return self.files.output[-2_000:]


class Campaign:
    """What the sides do follows from the seed; when requests come at once, from the machine."""

    def __init__(
        self,
        server: CalendarServer,
        log: Log,
        sides: Sequence[Side],
        collections: Sequence[str],
        chance: random.Random,
    ) -> None:
        self.server = server
        self.log = log
        self.sides = sides
        self.collections = collections
        self.chance = chance
        self.ledger = Ledger()
        self.done: Counter[str] = Counter()
        self.failed: Counter[str] = Counter()

    def at_server(self) -> Items:
        return [
            item
            for collection in self.collections
            for resource in self.server.resources(collection)
            for item in items_of_text(resource.text, collection)
        ]

    def act(self, side: Side, times: int) -> None:
        for _ in range(times):
            before, shown = side.items(), list(side.conflicts())
            deed = side.act()
            self.done[f"{side.name} {deed}"] += 1
            self.ledger.observe(side.name, before, side.items(), shown)

    def sync(self, side: Side) -> bool:
        """Once more, when it came to no end for something that the side can do about."""
        if side.sync():
            return True
        before, shown = side.items(), list(side.conflicts())
        if not side.give_in():
            return False
        self.done[f"{side.name} give_in"] += 1
        self.ledger.observe(side.name, before, side.items(), shown)
        return side.sync()

    def round(self, most: int = 4) -> None:
        """All do something, and most of them sync, one after another or at once."""
        for side in self.chance.sample(self.sides, len(self.sides)):
            self.act(side, self.chance.randrange(most + 1))
        syncing = [side for side in self.sides if self.chance.random() < 0.8]
        self.chance.shuffle(syncing)
        if self.chance.random() < 0.5:
            with ThreadPoolExecutor(len(self.sides)) as pool:
                results = list(pool.map(self.sync, syncing))
        else:
            results = [self.sync(side) for side in syncing]
        for side, succeeded in zip(syncing, results):
            self.failed[side.name] += not succeeded

    def rounds(self, count: int) -> None:
        for _ in range(count):
            self.round()

    def settle(self) -> None:
        """Each brings what it has, and then takes what the others brought."""
        # What came from a server goes through the folder only when the others had their turn.
        for _ in range(3):
            for side in self.sides:
                assert self.sync(side), f"{side.name}: {side.complaints()}"

    def check(self) -> None:
        """All agree, nothing was lost or doubled, and when nobody does anything, nothing is written."""
        self.settle()
        final = by_uid(self.at_server())
        for side in self.sides:
            unseen = (
                ()
                if side.is_ours
                else tuple(made_anew(each for each in self.log.requests if each.is_accepted))
            )
            difference = [
                each
                for each in differences(final, by_uid(side.items()))
                if not each.startswith(unseen)
            ]
            assert not difference, f"{side.name} differs: " + "\n".join(difference[:12])
        conflicts = {value for side in self.sides for value in side.conflicts()}
        others = [side.name for side in self.sides if not side.is_ours]
        faults = self.ledger.faults(final, conflicts, self.log, others)
        assert not faults, "\n".join(faults[:12])
        first = len(self.log)
        for side in self.sides:
            assert self.sync(side), f"{side.name}: {side.complaints()}"
        writes = self.log.writes(first)
        assert not writes, "\n".join(map(str, writes))

    def __str__(self) -> str:
        return f"{sum(self.done.values())} deeds, {len(self.log.writes())} writes, failed {dict(self.failed)}"
