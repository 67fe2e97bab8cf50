"""A store that is synced with a calendar server, with a change that the server does not have yet."""

from __future__ import annotations

from datetime import date

from little_calendar_server import PASSWORD, running

from taskcore import Store


def connect(store: Store) -> None:
    with running() as server:
        errands, family = server.add("Errands"), server.add("Family", "VEVENT")
        errands.add("bread", "Buy bread", "DUE;VALUE=DATE:20260120", "X-SERVER:1")
        family.add("dinner", "Dinner", "DTSTART:20260117T180000Z", kind="VEVENT")
        store.set_password(PASSWORD)
        account = store.add_account(server.address, "laptop")
        for each in store.collections(account):
            store.choose_collection(each.id)
        store.sync_account(account, accept=True)
        (bread,) = store.tasks('"Buy bread"')
        store.add("Buy butter", project_id=bread.project_id)
        store.sync_account(account, accept=True)
        assert errands.titles == {"Buy bread", "Buy butter"}
    store.start_timer(bread.id, note="At the baker's")
    store.update(bread.id, due=date(2026, 1, 21))
