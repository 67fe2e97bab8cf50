"""A store that is synced with a CalDAV server on this machine, which is gone afterwards."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, timedelta

import little_calendar_server
from little_calendar_server import Handler

from taskcore import Store

Open = Callable[[str], Store]


class Scheduling(Handler):
    """Knows the user's addresses and a colour, and says that it writes to attendees."""

    def do_OPTIONS(self) -> None:
        if self.is_known():
            self.answer(200, DAV="1, calendar-access, calendar-auto-schedule")

    def described(self, path: str) -> str:
        more = (
            "<C:calendar-user-address-set><href>mailto:anna@anna.example</href></C:calendar-user-address-set>"
            '<A:calendar-color xmlns:A="http://apple.com/ns/ical/">#FF8800</A:calendar-color>'
        )
        return (
            super().described(path).replace("<C:calendar-home-set>", f"{more}<C:calendar-home-set>")
        )


def make_account(opened: Open) -> None:
    """Two collections are synced, with items of both sides; one is only known."""
    with little_calendar_server.running() as server, opened("account.db") as store:
        server.RequestHandlerClass = Scheduling
        errands = server.add("Errands")
        errands.add("seeds", "Buy seeds", "DUE;VALUE=DATE:20260120", "X-ANOTHER:kept")
        errands.add("nails", "Buy nails")
        family = server.add("Family", "VEVENT")
        family.add(
            "fair", "Fair", "DTSTART:20260118T090000Z", "DTEND:20260118T100000Z", kind="VEVENT"
        )
        server.add("Others", "VTODO", is_read_only=True)
        store.add("Sow peas", project="Errands", due=date(2026, 2, 1))
        store.add("Buy seeds", project="Errands", due=date(2026, 1, 20))
        store.set_password(little_calendar_server.PASSWORD)
        account = store.add_account(server.address, "laptop")
        for each in store.collections(account):
            if each.name != "Others":
                store.choose_collection(each.id, invites=each.name == "Family")
        store.sync_account(account, accept=True)
        calendar = store.find_calendar("Family")
        store.add_event(
            "Walk", datetime(2026, 1, 19, 9), duration=timedelta(hours=1), calendar_id=calendar
        )
        # Both rename a task before either hears of the other.
        (nails,) = (task for task in store.tasks() if task.title == "Buy nails")
        store.update(nails.id, title="Buy screws")
        errands.change("nails", "SUMMARY:Buy nails", "SUMMARY:Buy long nails")
        store.sync_account(account)
        # The server has not heard of this.
        store.add("Rake", project="Errands")
