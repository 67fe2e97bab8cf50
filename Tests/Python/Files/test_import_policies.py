"""What an import does where the file and the store say different things."""

from __future__ import annotations

import io

import pytest

from taskcore import ImportPolicy, InvalidError, Store


@pytest.fixture
def older(store: Store) -> str:
    """A file of the store, which went on since: one task was renamed, one completed, one purged."""
    ids = [store.add(title) for title in ("Pay rent", "Call the bank", "Buy milk")]
    file = io.StringIO()
    store.export_file(file)
    store.update(ids[0], title="Pay the rent")
    store.complete(ids[1])
    store.delete(ids[2])
    store.purge(ids[2])
    return file.getvalue()


def exported(store: Store) -> str:
    file = io.StringIO()
    store.export_file(file)
    return file.getvalue()


def test_an_older_file_changes_nothing(store: Store, older: str) -> None:
    before = exported(store)
    report = store.import_file(io.StringIO(older))
    assert (report.added, report.updated, report.unchanged, report.stayed) == (0, 0, 0, 3)
    assert exported(store) == before


def test_the_file_wins_where_it_is_asked_to(store: Store, older: str) -> None:
    report = store.import_file(io.StringIO(older), policy=ImportPolicy.FILE_WINS)
    assert (report.added, report.updated, report.stayed) == (1, 2, 0)
    assert [task.title for task in store.tasks()] == ["Pay rent", "Call the bank", "Buy milk"]
    again = store.import_file(io.StringIO(older), policy=ImportPolicy.FILE_WINS)
    assert (again.added, again.updated, again.unchanged) == (0, 0, 3)


def test_only_new_tasks_come_in_where_that_is_asked_for(store: Store, older: str) -> None:
    before = exported(store)
    report = store.import_file(io.StringIO(older), policy=ImportPolicy.ONLY_NEW)
    assert report.stayed == 3
    assert exported(store) == before
    with Store(":memory:") as fresh:
        report = fresh.import_file(io.StringIO(older), policy=ImportPolicy.ONLY_NEW)
        assert report.added == 3


@pytest.mark.parametrize("policy", ImportPolicy)
def test_a_dry_run_reports_and_changes_nothing(
    store: Store, older: str, policy: ImportPolicy
) -> None:
    before = exported(store)
    trial = store.import_file(io.StringIO(older), policy=policy, dry_run=True)
    assert exported(store) == before
    assert store.import_file(io.StringIO(older), policy=policy) == trial


def test_another_policy_has_no_meaning(store: Store, older: str) -> None:
    with pytest.raises(InvalidError, match="The policy 3 has no meaning") as caught:
        store.import_file(io.StringIO(older), policy=3)
    assert caught.value.field == "policy"
