"""The campaign with all sides, for a test and for the long form."""

from __future__ import annotations

import random
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path

from calendar_servers import EVENTS, TASKS, CalendarServer
from campaign import Campaign, FileSide, Side
from clients import Files
from http_proxy import Log, Proxy
from taskcore_side import StoreSide
from words import Words

LISTS, CALENDARS = ("home", "tasks"), ("events",)
STORES = ("laptop", "phone", "tablet")


def run_rounds(
    server: CalendarServer,
    place: Path,
    rounds: int,
    seed: str,
    *,
    wins: str = "a",
    with_folder: bool = False,
    stores: Iterable[str] = STORES,
) -> Campaign:
    """Runs and checks it; the server is started here, and closed in the end."""
    print(f"the seed: {seed}")
    chance = random.Random(f"{server.name} {seed}")
    words = Words(chance)
    log = Log()
    with ExitStack() as stack:
        stack.callback(server.close)
        server.start()
        for names, components in ((LISTS, TASKS), (CALENDARS, EVENTS)):
            for name in names:
                server.make(name, components)

        def proxy(client: str) -> str:
            made = Proxy(server, log, client)
            stack.callback(made.close)
            return made.address

        files = Files(place / "files", proxy("files"), LISTS, CALENDARS, wins=wins)
        files.discover()
        ours: list[StoreSide] = []
        for name in stores:
            path = place / f"{name}.db"
            side = StoreSide(name, path, proxy(name), chance, words, LISTS, CALENDARS)
            stack.callback(side.close)
            ours.append(side)
        if with_folder:
            (place / "folder").mkdir()
            for side in ours[:2]:
                side.share(place / "folder")
        others = FileSide("files", files, chance, words)
        # Of what others let a server invite somebody to, our changes stay here, so that nothing would agree in the end; and
        # what a server sends is what our stores made it send.
        others.person.is_quiet = any(map(server.schedules, CALENDARS))
        sides: list[Side] = [others, *ours]
        campaign = Campaign(server, log, sides, [*LISTS, *CALENDARS], chance)
        try:
            campaign.rounds(rounds)
            campaign.check()
        except BaseException:
            # What was put stands behind each request that put it.
            (place / "requests").write_text(
                "\n".join(
                    f"{each}\n{each.text}" if each.method == "PUT" else f"{each}"
                    for each in log.requests
                )
            )
            print(f"the requests are in {place}/requests; {campaign}")
            raise
        print(campaign, campaign.done)
        return campaign
