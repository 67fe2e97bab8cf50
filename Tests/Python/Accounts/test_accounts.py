"""Accounts at a server that keeps tasks and events, from its address to a run that merges."""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import little_calendar_server
import pytest
from little_calendar_server import PASSWORD, CalendarServer, Collection

from taskcore import (
    AccessError,
    AccountCollection,
    AccountKind,
    Action,
    Commit,
    ConflictError,
    InputOutputError,
    InvalidError,
    NotFoundError,
    Origin,
    Store,
    TaskcoreError,
)

# No server listens there.
NOWHERE = "http://anna@127.0.0.1:1/"


@pytest.fixture
def server() -> Iterator[CalendarServer]:
    with little_calendar_server.running() as server:
        yield server


@pytest.fixture
def errands(server: CalendarServer) -> Collection:
    return server.add("Errands")


def connected(store: Store, server: CalendarServer) -> int:
    store.set_password(PASSWORD)
    return store.add_account(server.address, "laptop")


def named(store: Store, name: str) -> AccountCollection:
    (found,) = [each for each in store.collections() if each.name == name]
    return found


def joined(store: Store, server: CalendarServer) -> int:
    """The account of a store that is synced with all collections."""
    account = connected(store, server)
    for each in store.collections(account):
        store.choose_collection(each.id)
    store.sync_account(account, accept=True)
    return account


@pytest.mark.parametrize(
    "address",
    ["", "dav.example.org", "ftp://dav.example.org/", "https://anna:secret@dav.example.org/"],
)
def test_what_is_no_address_is_refused(store: Store, address: str) -> None:
    with pytest.raises(InvalidError) as refusal:
        store.add_account(address, "laptop")
    assert refusal.value.field == "address"
    assert "secret" not in str(refusal.value)
    assert list(store.accounts()) == []
    assert not store.sync_state().enabled


def test_arguments_are_checked_for_their_types(store: Store) -> None:
    for call in (
        lambda: store.add_account(7, "laptop"),  # type: ignore[arg-type]
        lambda: store.add_account(NOWHERE, None),  # type: ignore[arg-type]
        lambda: store.sync_account("1"),  # type: ignore[arg-type]
        lambda: store.choose_collection(None),  # type: ignore[arg-type]
    ):
        with pytest.raises(TypeError):
            call()


def test_a_server_that_is_not_there_is_told(store: Store) -> None:
    store.set_password("secret")
    with pytest.raises(InputOutputError, match="127.0.0.1"):
        store.add_account(NOWHERE, "laptop")
    assert list(store.accounts()) == []


def test_what_is_not_there_is_told(store: Store) -> None:
    for call in (
        lambda: store.remove_account(1),
        lambda: store.refresh_account(1),
        lambda: store.preview_account(1),
        lambda: store.sync_account(1),
        lambda: store.choose_collection(1),
        lambda: store.drop_collection(1),
        lambda: store.make_collection(1, project_id=1),
    ):
        with pytest.raises(NotFoundError):
            call()
    assert list(store.collections(7)) == []


def test_an_account_tells_its_collections_and_sends_nothing(
    store: Store, server: CalendarServer
) -> None:
    server.add("Errands")
    server.add("Family", "VEVENT", is_read_only=True)
    store.add("Pay rent")
    account = connected(store, server)
    (known,) = store.accounts()
    assert (known.id, known.kind, known.address) == (account, AccountKind.CALDAV, server.address)
    assert known.last_run is None
    errands, family = store.collections(account)
    assert (errands.name, errands.holds_tasks, errands.holds_events) == ("Errands", True, False)
    assert (family.name, family.holds_events, family.read_only) == ("Family", True, True)
    assert not errands.chosen and not errands.accepted
    assert "PUT" not in server.asked
    assert store.sync_state().enabled


def test_an_account_is_there_once(store: Store, server: CalendarServer) -> None:
    connected(store, server)
    with pytest.raises(ConflictError) as refusal:
        connected(store, server)
    assert refusal.value.field == "address"


def test_a_wrong_password_and_none_are_told_apart(store: Store, server: CalendarServer) -> None:
    with pytest.raises(AccessError, match="wants the password of anna") as missing:
        store.add_account(server.address, "laptop")
    store.set_password("wrong")
    with pytest.raises(AccessError, match="refused the user name or the password") as wrong:
        store.add_account(server.address, "laptop")
    assert missing.value.field == wrong.value.field == "password"


def test_the_callback_is_told_the_address(store: Store, server: CalendarServer) -> None:
    asked: list[str] = []

    def password(address: str) -> str:
        asked.append(address)
        return PASSWORD

    store.set_password(password)
    store.add_account(server.address, "laptop")
    assert asked == [server.address]


def test_a_netrc_file_has_the_password(
    store: Store, server: CalendarServer, tmp_path: Path
) -> None:
    netrc = tmp_path / "netrc"
    netrc.write_text(f'machine 127.0.0.1 login anna password "{PASSWORD}"\n')
    netrc.chmod(0o644)
    with pytest.raises(AccessError, match="0600") as refusal:
        store.add_account(server.address, "laptop", netrc=netrc)
    assert refusal.value.field == "netrc_path"
    netrc.chmod(0o600)
    account = store.add_account(server.address, "laptop", netrc=netrc)
    store.refresh_account(account)
    os.unlink(netrc)
    with pytest.raises(NotFoundError) as missing:
        store.refresh_account(account)
    assert missing.value.field == "netrc_path"


def test_the_first_run_is_told_and_waits_until_somebody_agrees(
    store: Store, server: CalendarServer, errands: Collection
) -> None:
    errands.add("seeds", "Buy seeds")
    errands.add("rent", "Pay rent", "DUE;VALUE=DATE:20260120")
    errands_project = store.add_project("Errands")
    store.add("Pay rent", project="Errands", due=date(2026, 1, 20))
    store.add("Sow peas", project="Errands")
    store.add("Elsewhere")
    account = connected(store, server)
    store.choose_collection(named(store, "Errands").id)
    assert named(store, "Errands").project_id == errands_project
    plan = store.preview_account(account)
    assert (plan.added_here, plan.joined, plan.added_there, plan.deleted_here) == (1, 1, 1, 0)
    with pytest.raises(ConflictError) as refusal:
        store.sync_account(account)
    assert refusal.value.field == "accept"
    assert errands.titles == {"Buy seeds", "Pay rent"}
    done = store.sync_account(account, accept=True)
    assert (done.added_here, done.joined, done.added_there) == (1, 1, 1)
    assert errands.titles == {"Buy seeds", "Pay rent", "Sow peas"}
    assert sorted(task.title for task in store.tasks(project="Errands")) == [
        "Buy seeds",
        "Pay rent",
        "Sow peas",
    ]
    assert named(store, "Errands").accepted and named(store, "Errands").item_count == 3
    server.asked.clear()
    again = store.sync_account(account)
    assert (again.added_here, again.changed_here, again.added_there, again.changed_there) == (
        *(0, 0, 0, 0),
    )
    assert "PUT" not in server.asked


def test_changes_go_both_ways_property_by_property(
    store: Store, server: CalendarServer, errands: Collection
) -> None:
    errands.add("rent", "Pay rent", "X-ANOTHER:kept")
    account = joined(store, server)
    (rent,) = store.tasks(project="Errands")
    store.update(rent.id, due=date(2026, 2, 1))
    errands.change("rent", "SUMMARY:Pay rent", "SUMMARY:Pay the rent")
    store.sync_account(account)
    (rent,) = store.tasks(project="Errands")
    assert (rent.title, rent.due) == ("Pay the rent", date(2026, 2, 1))
    text = errands.text("Pay the rent")
    assert "DUE;VALUE=DATE:20260201" in text and "X-ANOTHER:kept" in text
    assert list(store.sync_conflicts()) == []


def test_what_both_changed_is_a_conflict_with_the_server(
    store: Store, server: CalendarServer, errands: Collection
) -> None:
    errands.add("rent", "Pay rent")
    account = joined(store, server)
    (rent,) = store.tasks(project="Errands")
    store.update(rent.id, title="Pay rent by card")
    errands.change("rent", "SUMMARY:Pay rent", "SUMMARY:Pay the rent")
    plan = store.sync_account(account)
    assert plan.conflicts == 1
    (conflict,) = store.sync_conflicts()
    assert (conflict.mine_replica, conflict.theirs_replica) == ("laptop", "laptop (server)")
    assert (conflict.mine, conflict.theirs) == ("Pay rent by card", "Pay the rent")


def test_undo_leaves_alone_what_a_server_brought(
    store: Store, server: CalendarServer, errands: Collection
) -> None:
    account = joined(store, server)
    store.add("Mine", project="Errands")
    errands.add("seeds", "Buy seeds")
    store.sync_account(account)
    assert {task.title for task in store.tasks()} == {"Mine", "Buy seeds"}
    store.undo()
    assert {task.title for task in store.tasks()} == {"Buy seeds"}
    store.sync_account(account)
    assert errands.titles == {"Buy seeds"}


def test_many_deletions_wait_until_somebody_agrees(
    store: Store, server: CalendarServer, errands: Collection
) -> None:
    for number in range(40):
        errands.add(f"task-{number}", f"Task {number}")
    account = joined(store, server)
    for number in range(30):
        errands.delete(f"task-{number}.ics")
    with pytest.raises(ConflictError, match="30 of the 40 items") as refusal:
        store.sync_account(account)
    assert refusal.value.field == "accept"
    assert len(store.tasks()) == 40
    assert store.sync_account(account, accept=True).deleted_here == 30
    assert len(store.tasks()) == 10


def test_a_project_is_in_one_collection(store: Store, server: CalendarServer) -> None:
    server.add("Errands")
    server.add("Work")
    project = store.add_project("Home")
    connected(store, server)
    store.choose_collection(named(store, "Errands").id, project_id=project)
    with pytest.raises(ConflictError) as refusal:
        store.choose_collection(named(store, "Work").id, project_id=project)
    assert refusal.value.field == "project_id"
    with pytest.raises(InvalidError):
        store.choose_collection(named(store, "Work").id, calendar_id=1)


def test_a_collection_is_made_for_a_project(store: Store, server: CalendarServer) -> None:
    project = store.add_project("Garden")
    store.add("Sow peas", project="Garden")
    account = connected(store, server)
    made = store.make_collection(account, project_id=project)
    assert [(each.id, each.name) for each in store.collections()] == [(made, "Garden")]
    store.sync_account(account, accept=True)
    (there,) = server.collections.values()
    assert (there.name, there.components, there.titles) == ("Garden", ("VTODO",), {"Sow peas"})


def test_what_is_dropped_or_removed_stays_on_both_sides(
    store: Store, server: CalendarServer, errands: Collection
) -> None:
    errands.add("seeds", "Buy seeds")
    account = joined(store, server)
    store.drop_collection(named(store, "Errands").id)
    assert not named(store, "Errands").chosen
    store.add("Mine", project="Errands")
    store.sync_account(account)
    assert errands.titles == {"Buy seeds"}
    store.remove_account(account)
    assert list(store.accounts()) == [] and list(store.collections()) == []
    assert {task.title for task in store.tasks()} == {"Buy seeds", "Mine"}


def test_the_end_of_sync_is_the_end_of_accounts(
    store: Store, server: CalendarServer, errands: Collection
) -> None:
    joined(store, server)
    store.disable_sync()
    assert list(store.accounts()) == []


def test_observers_hear_what_a_server_brought(
    store: Store, server: CalendarServer, errands: Collection
) -> None:
    account = joined(store, server)
    errands.add("seeds", "Buy seeds")
    commits: list[Commit] = []
    with store.observe(commits.append):
        store.sync_account(account)
    assert {commit.action for commit in commits} == {Action.SYNC_ACCOUNT}
    assert {commit.origin for commit in commits} == {Origin.REMOTE}


def test_progress_is_told_and_can_end_a_run(
    store: Store, server: CalendarServer, errands: Collection
) -> None:
    for number in range(3):
        errands.add(f"task-{number}", f"Task {number}")
    account = connected(store, server)
    store.choose_collection(named(store, "Errands").id)
    told: list[tuple[int, int | None]] = []
    store.sync_account(
        account, accept=True, progress=lambda done, total: told.append((done, total))
    )
    assert told and all(total is not None and done <= total for done, total in told)
    errands.add("more", "One more")

    def refuse(done: int, total: int | None) -> None:
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        store.sync_account(account, progress=refuse)
    store.sync_account(account)
    assert len(store.tasks()) == 4


def test_a_read_only_collection_is_read_and_never_written(
    store: Store, server: CalendarServer
) -> None:
    holidays = server.add("Holidays", is_read_only=True)
    holidays.add("easter", "Easter")
    account = joined(store, server)
    (easter,) = store.tasks()
    store.update(easter.id, title="Easter, with eggs")
    store.sync_account(account)
    assert holidays.titles == {"Easter"}
    assert "PUT" not in server.asked


def test_a_collection_that_is_gone_deletes_nothing(
    store: Store, server: CalendarServer, errands: Collection
) -> None:
    errands.add("seeds", "Buy seeds")
    account = joined(store, server)
    server.collections.clear()
    with pytest.raises(TaskcoreError):
        store.sync_account(account)
    assert [task.title for task in store.tasks()] == ["Buy seeds"]
    store.refresh_account(account)
    assert named(store, "Errands").missing
