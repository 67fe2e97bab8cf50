"""Names that devices gave alike: what becomes of them when records are renamed, moved, deleted, and this is undone."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from devices import Device, World
from taskcore import ConflictError


def names(device: Device) -> dict[str, str | None]:
    """By the uid of each project but Inbox, the uid of the one whose alias it is."""
    with closing(sqlite3.connect(device.path)) as database:
        return dict(database.execute("SELECT uid, alias_uid FROM project WHERE id <> 1"))


def of(device: Device, uid: str) -> int:
    with closing(sqlite3.connect(device.path)) as database:
        ((found,),) = database.execute("SELECT id FROM project WHERE uid = ?", (uid,))
    return int(found)


@pytest.fixture
def two(world: World) -> tuple[Device, Device]:
    """Devices without anything."""
    return world.device("laptop"), world.device("phone")


@pytest.fixture
def banks(world: World, two: tuple[Device, Device]) -> tuple[str, str]:
    """A project “bank” of either device: the one that has the name, and its alias."""
    uids = []
    for device in two:
        made = device.store.add_project("bank")
        device.store.add(f"Ask {device.path.stem}", project="bank")
        uids.append(device.store.get_project(made).uid)
    world.settle()
    return min(uids), max(uids)


def test_an_undone_alias_has_the_name_when_the_holder_left_it(
    world: World, two: tuple[Device, Device], banks: tuple[str, str]
) -> None:
    laptop, phone = two
    holder, alias = banks
    laptop.store.update_project(of(laptop, alias), name="credit")
    phone.store.update_project(of(phone, holder), name="savings")
    world.settle()
    laptop.store.undo()
    assert names(laptop) == {holder: None, alias: None}
    world.check()
    assert sorted(each.name for each in phone.store.projects()) == ["Inbox", "bank", "savings"]
    laptop.store.redo()
    world.check()


def test_an_undone_deletion_of_aliases_brings_no_alias_of_what_was_renamed(
    world: World, two: tuple[Device, Device], banks: tuple[str, str]
) -> None:
    laptop, phone = two
    laptop.store.delete_projects(of(laptop, banks[0]))
    phone.store.update_project(of(phone, banks[0]), name="savings", description="Ours")
    world.settle()
    laptop.store.undo()
    world.check()


def test_who_gives_a_name_back_leaves_it_to_the_alias(
    world: World, two: tuple[Device, Device]
) -> None:
    """The alias came after the name was given, so the step that is undone knows nothing of it."""
    laptop, phone = two
    first = laptop.store.add_project("credit")
    world.settle()
    laptop.store.update_project(first, name="bank")
    phone.store.add_project("bank")
    world.settle()
    assert sorted(names(laptop).values(), key=bool)[1]
    laptop.store.undo()
    assert set(names(laptop).values()) == {None}
    world.check()


def test_filters_and_calendars_are_undone_alike(world: World, two: tuple[Device, Device]) -> None:
    laptop, phone = two
    laptop.store.add_filter("credit", "today")
    laptop.store.add_calendar("credit")
    world.settle()
    laptop.store.update_filter(laptop.store.find_filter("credit"), name="bank")
    laptop.store.update_calendar(laptop.store.find_calendar("credit"), name="bank")
    phone.store.add_filter("bank", "today")
    phone.store.add_calendar("bank")
    world.settle()
    laptop.store.undo()
    laptop.store.undo()
    world.check()
    for device in two:
        assert [each.name for each in device.store.filters()] == ["credit", "bank"]
        assert {"credit", "bank"} < {each.name for each in device.store.calendars()}


def test_those_of_one_name_come_out_from_below_a_project_one_after_the_other(
    world: World, two: tuple[Device, Device]
) -> None:
    """Two of three move, and the third, which stays, was the alias of either."""
    laptop, phone = two
    tablet = world.device("tablet")
    above = laptop.store.add_project("Money")
    uid = laptop.store.get_project(above).uid
    world.settle()
    made = []
    for device in world.devices:
        project = device.store.add_project("bank", parent_id=of(device, uid))
        made.append(device.store.get_project(project).uid)
    world.settle()
    first, second, third = sorted(made)
    assert names(tablet)[second] == names(tablet)[third] == first
    for device, moved in ((laptop, first), (phone, second)):
        device.store.update_project(of(device, moved), parent_id=None)
    world.settle()
    for device in world.devices:
        assert names(device) == {uid: None, first: None, second: first, third: None}, device.path
    world.check()


def test_what_is_below_a_project_and_its_alias_goes_to_the_top_as_one(
    world: World, two: tuple[Device, Device]
) -> None:
    laptop, _ = two
    below = []
    for device in two:
        above = device.store.add_project("Work")
        below.append(device.store.add_project("Garden", parent_id=above))
        device.store.add(f"Dig {device.path.stem}", project="Garden")
    world.settle()
    laptop.store.delete_projects(laptop.store.find_project("Work"))
    assert [each.name for each in laptop.store.projects()] == ["Inbox", "Garden"]
    assert len(laptop.store.tasks("project:Garden")) == 2
    world.check()
    for _ in range(2):
        laptop.store.undo()
        assert {each.name for each in laptop.store.projects()} == {"Inbox", "Work", "Garden"}
        world.check()
        laptop.store.redo()
        assert [each.name for each in laptop.store.projects()] == ["Inbox", "Garden"]
        world.check()
    assert len(laptop.store.tasks("project:Garden")) == 2


def test_a_project_takes_the_name_of_the_one_above_it_that_is_deleted(
    world: World, two: tuple[Device, Device]
) -> None:
    laptop, phone = two
    above = laptop.store.add_project("Garden")
    below = laptop.store.add_project("Garden", parent_id=above)
    world.settle()
    laptop.store.delete_projects(above)
    assert [each.id for each in laptop.store.projects()] == [1, below]
    world.check()
    laptop.store.undo()
    assert [(each.id, each.depth) for each in laptop.store.projects()] == [
        (1, 0), (above, 0), (below, 1),
    ]  # fmt: skip
    world.check()


def test_two_projects_do_not_become_one_by_a_deletion(two: tuple[Device, Device]) -> None:
    laptop, _ = two
    above = [laptop.store.add_project(name) for name in ("Work", "Home")]
    for each in above:
        laptop.store.add_project("Garden", parent_id=each)
    with pytest.raises(ConflictError, match="rename it first, or delete it, too"):
        laptop.store.delete_projects(above)
    assert len(laptop.store.projects()) == 5
    below = [laptop.store.add_project("Work", parent_id=each) for each in above]
    with pytest.raises(ConflictError, match="rename it first, or delete it, too"):
        laptop.store.delete_projects([*above, laptop.store.find_project("Home.Garden")])
    assert len(below) + 5 == len(laptop.store.projects())
    assert set(names(laptop).values()) == {None}
