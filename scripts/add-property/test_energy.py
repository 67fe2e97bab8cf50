"""The energy of tasks, an optional number from 0 to 10."""

from __future__ import annotations

import io

import pytest

from taskcore import InvalidError, Store


def test_it_is_set_read_sorted_by_and_asked_for() -> None:
    with Store(":memory:") as store:
        walk = store.add("Walk", energy=0)
        run = store.add("Run", energy=7)
        store.add("Rest")
        assert [task.energy for task in store.tasks("sort:-energy")] == [7, 0, None]
        assert [task.id for task in store.tasks("energy>3")] == [run]
        store.update(walk, energy=10)
        assert store.get(walk).energy == 10
        assert store.history(walk)[-1].property == "energy"
        store.undo()
        assert store.get(walk).energy == 0
        store.update(walk, energy=None)
        assert store.get(walk).energy is None


def test_it_has_bounds() -> None:
    with Store(":memory:") as store, pytest.raises(InvalidError) as caught:
        store.add("Walk", energy=11)
    assert caught.value.field == "energy"


@pytest.mark.parametrize("format", ["json", "csv"])
def test_it_is_in_files(format: str) -> None:
    with Store(":memory:") as store, Store(":memory:") as copy:
        store.add("Walk", energy=3)
        file = io.StringIO()
        store.export_file(file, format)
        file.seek(0)
        copy.import_file(file, format)
        assert [task.energy for task in copy.tasks()] == [3]
