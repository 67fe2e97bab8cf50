"""What befalls devices: copies, backups, wrong clocks, long absences."""

from __future__ import annotations

import os
import shutil
import signal
from datetime import date, datetime, timedelta, timezone
from pathlib import Path

import pytest

from devices import NOON, Clock, Device, Shelf, World, assert_whole
from taskcore import ConflictError

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


# ---------------------------------------------------------------------------- how it begins


def test_two_copies_that_enabled_separately(world: World, clock: Clock) -> None:
    """One store was copied before there was sync, and both copies went on by themselves."""
    original = world.device("original", clock, joins=False)
    for number in range(20):
        original.store.add(f"Task {number}", project="Home", tags=["bank"])
    original.store.complete(original.task("Task 3").id)
    original.store.close()
    shutil.copy(original.path, world.place / "copy.db")
    original.store = original.open()
    copy = world.device("copy", clock, joins=False)

    original.store.enable_sync("original")
    copy.store.enable_sync("copy")
    clock.advance(HOUR)
    original.store.update(original.task("Task 1").id, title="Of the original")
    original.store.add("Only in the original")
    copy.store.update(copy.task("Task 2").id, title="Of the copy", priority=0)
    copy.store.add("Only in the copy")
    copy.store.purge_before(NOON - DAY)
    for device in world.devices:
        device.store.add_remote(world.folder, device.path.stem)
        device.sync()
    world.check()
    assert len(original.titles()) == 19 + 2
    assert {"Of the original", "Of the copy", "Only in the copy"} <= set(original.titles())
    assert copy.task("Of the copy").priority == 0


def test_two_stores_that_were_never_connected(world: World, clock: Clock) -> None:
    one = world.device("one", clock, joins=False)
    two = world.device("two", clock, joins=False)
    for device in (one, two):
        name = device.path.stem
        device.store.add_project("Home")
        device.store.add(f"Task of {name}", project="Home", tags=["bank"])
        device.store.add_filter("Mine", f"@{name}")
        device.store.add_field("effort")
        device.store.add_comment(device.task(f"Task of {name}").id, f"Said by {name}")
    for device in (one, two):
        device.store.add_remote(world.folder, device.path.stem)
        device.sync()
    world.check()
    assert one.titles() == ["Task of one", "Task of two"]
    assert [each.name for each in two.store.projects()].count("Home") == 1
    assert len(two.store.tasks("project:Home")) == 2
    assert len(one.store.comments()) == 2


def test_both_began_before_the_folder_had_come(world: World, clock: Clock) -> None:
    """A run says so, and one of them adds the folder again."""
    one = world.device("one", clock, joins=False)
    two = world.device("two", clock, joins=False)
    folders = [world.place / "folder one", world.place / "folder two"]
    for device, folder in zip((one, two), folders):
        folder.mkdir()
        device.store.add(f"Task of {device.path.stem}")
        device.store.add_remote(folder, device.path.stem)
        device.sync()
    for source, target in (folders, folders[::-1]):
        shutil.copytree(source, target, dirs_exist_ok=True)
    with pytest.raises(ConflictError, match="of another store"):
        two.sync()
    two.store.add_remote(folders[1], "two")
    for _ in range(3):
        two.sync()
        shutil.rmtree(folders[0])
        shutil.copytree(folders[1], folders[0])
        one.store.add_remote(folders[0], "one") if not len(one.store.remotes()) else None
        one.sync()
        shutil.rmtree(folders[1])
        shutil.copytree(folders[0], folders[1])
    world.check()
    assert one.titles() == ["Task of one", "Task of two"]


# ------------------------------------------------------------------------ copies and backups


@pytest.mark.parametrize("sent", [False, True], ids=["before a run", "after a run"])
def test_a_copy_that_was_made_after_enabling(
    world: World, pair: tuple[Device, Device], sent: bool
) -> None:
    laptop, phone = pair
    laptop.store.add("Before the copy")
    if sent:
        laptop.sync()
    laptop.store.close()
    shutil.copy(laptop.path, world.place / "copy.db")
    laptop.store = laptop.open()
    copy = world.device("copy", laptop.clock, joins=False)
    laptop.store.add("In the original")
    copy.store.add("In the copy")
    copy.store.update(copy.task("Pay rent").id, notes="In cash")
    world.check()
    assert {each.is_self for each in copy.store.replicas()} == {True, False}
    assert (
        len({each.uid for d in world.devices for each in d.store.replicas() if each.is_self}) == 3
    )
    assert phone.titles() == sorted(
        ["Pay rent", "Call Ann", "Before the copy", "In the original", "In the copy"]
    )
    assert phone.task("Pay rent").notes == "In cash"


def keep(device: Device, backup: Path, *, by_copy: bool) -> None:
    """As Taskcore does it, or as somebody does who knows nothing of it."""
    if by_copy:
        device.store.close()
        shutil.copyfile(device.path, backup)
        device.store = device.open()
    else:
        device.store.backup(backup)


def put_back(device: Device, backup: Path, *, in_place: bool) -> None:
    """As by cp over the file, or by a new file."""
    device.store.close()
    for suffix in ("-wal", "-shm"):
        Path(f"{device.path}{suffix}").unlink(missing_ok=True)
    if in_place:
        shutil.copyfile(backup, device.path)
    else:
        shutil.copy(backup, f"{device.path}.new")
        os.replace(f"{device.path}.new", device.path)
    device.store = device.open()


@pytest.mark.parametrize("in_place", [False, True], ids=["new file", "same file"])
@pytest.mark.parametrize("acts_first", [False, True], ids=["syncs first", "acts first"])
def test_a_restored_backup(
    world: World, pair: tuple[Device, Device], in_place: bool, acts_first: bool
) -> None:
    laptop, phone = pair
    backup = world.place / "backup"
    keep(laptop, backup, by_copy=in_place)
    for number in range(4):
        laptop.store.add(f"After the backup {number}")
        laptop.sync()
        phone.sync()
    laptop.store.complete(laptop.task("Pay rent").id)
    laptop.sync()
    world.settle()
    put_back(laptop, backup, in_place=in_place)
    if acts_first:
        for number in range(7):
            laptop.store.add(f"After it was put back {number}")
            laptop.clock.advance(HOUR)
    else:
        laptop.sync()
        laptop.store.add("After it was put back")
    world.check()
    assert len(laptop.titles()) == 1 + 4 + (7 if acts_first else 1)
    assert "Pay rent" not in laptop.titles()


@pytest.mark.parametrize("numbers_are_taken", [False, True], ids=["not taken", "taken"])
@pytest.mark.parametrize("number_of_steps", [1, 4, 9])
def test_a_machine_that_was_set_back(
    world: World, pair: tuple[Device, Device], number_of_steps: int, numbers_are_taken: bool
) -> None:
    """The file is the same one, and nothing beside it tells how far it had come."""
    laptop, phone = pair
    backup = world.place / "backup"
    keep(laptop, backup, by_copy=True)
    for number in range(4):
        laptop.store.add(f"Before it was set back {number}")
        laptop.store.update(laptop.task("Pay rent").id, notes=f"Before {number}")
        laptop.sync()
        phone.sync()
    phone.store.update(phone.task("Pay rent").id, title="Pay the rent")
    phone.sync()
    old = own_uid(laptop)
    laptop.store.close()
    for name in os.listxattr(laptop.path):
        os.removexattr(laptop.path, name)
    put_back(laptop, backup, in_place=True)
    assert own_uid(laptop) == old
    for number in range(number_of_steps):
        laptop.store.add(f"After it was set back {number}")
    laptop.store.update(laptop.task("Pay rent").id, priority=0)
    if numbers_are_taken:
        laptop.store.trim_log(before=laptop.clock() - DAY)
    world.check()
    assert own_uid(laptop) != old
    assert len(laptop.titles()) == 2 + 4 + number_of_steps
    rent = laptop.task("Pay the rent")
    assert rent.notes == "Before 3" and rent.priority == 0


def test_a_run_that_is_killed_leaves_the_device_what_it_is(world: World) -> None:
    """Its clock was set back, and what it took in last is earlier than what it did itself."""
    laptop = world.device("laptop", Clock())
    phone = world.device("phone", Clock(-HOUR))
    for number in range(20):
        phone.store.add(f"Task {number}")
    phone.sync()
    phone.store.add("Call Ann")
    phone.sync()
    laptop.clock.advance(HOUR)
    laptop.store.add("Pay rent")
    (own,) = [each.uid for each in laptop.store.replicas() if each.is_self]
    laptop.store.close()
    laptop.clock.advance(-2 * HOUR)

    def kill_between_files(done: int, total: int | None) -> None:
        if done > 0:
            os.kill(os.getpid(), signal.SIGKILL)

    child = os.fork()
    if child == 0:
        laptop.open().sync(progress=kill_between_files)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status)
    laptop.store = laptop.open()
    assert [each.uid for each in laptop.store.replicas() if each.is_self] == [own]
    laptop.sync()
    assert len(laptop.titles()) == 22


@pytest.mark.parametrize("in_place", [False, True], ids=["new file", "same file"])
def test_a_backup_that_is_put_back_after_compaction(
    world: World, pair: tuple[Device, Device], in_place: bool
) -> None:
    """No file of steps is left that would tell."""
    laptop, phone = pair
    backup = world.place / "backup"
    keep(laptop, backup, by_copy=in_place)
    made = 70
    for number in range(made):
        laptop.store.add(f"After the backup {number}")
        laptop.sync()
    phone.sync()
    laptop.sync()
    assert not any(name.startswith(own_uid(laptop)) for name in steps(world))
    put_back(laptop, backup, in_place=in_place)
    laptop.store.add("After it was put back")
    world.check()
    assert len(phone.titles()) == made + 3


def own_uid(device: Device) -> str:
    return next(each.uid for each in device.store.replicas() if each.is_self)


def steps(world: World) -> list[str]:
    return sorted(name for name in world.files() if name.endswith(".tcb"))


# ---------------------------------------------------------------------------------- clocks


def test_a_clock_in_2028_for_a_day(world: World, pair: tuple[Device, Device]) -> None:
    laptop, phone = pair
    phone.clock = Clock()
    phone.reopen()
    phone.clock.now = datetime(2028, 3, 1, 9, tzinfo=timezone.utc)
    phone.store.update(phone.task("Pay rent").id, notes="In 2028")
    phone.store.add("Added in 2028", due=date(2028, 3, 2))
    phone.sync()
    laptop.sync()
    assert laptop.task("Pay rent").notes == "In 2028"
    phone.clock.now = NOON + DAY
    laptop.clock.now = NOON + DAY
    # What is done later counts, whatever the clock says.
    laptop.store.update(laptop.task("Pay rent").id, notes="Later, and known")
    laptop.sync()
    phone.sync()
    assert phone.task("Pay rent").notes == "Later, and known"
    phone.store.complete(phone.task("Added in 2028").id)
    phone.store.update(phone.task("Call Ann").id, title="Call Ann again")
    world.check()
    assert laptop.titles() == ["Call Ann again", "Pay rent"]
    assert laptop.store.sync_state().conflict_count == 0


def test_a_clock_in_2028_that_no_one_saw(world: World, pair: tuple[Device, Device]) -> None:
    """What was not sent while it was wrong is sent as of now: it does not win for years."""
    laptop, phone = pair
    phone.clock = Clock()
    phone.reopen()
    phone.clock.now = datetime(2028, 3, 1, 9, tzinfo=timezone.utc)
    phone.store.update(phone.task("Pay rent").id, notes="In 2028")
    phone.clock.now = NOON + DAY
    phone.sync()
    laptop.clock.now = NOON + 2 * DAY
    laptop.store.update(laptop.task("Pay rent").id, notes="Later, and not known")
    laptop.sync()
    world.check()
    assert phone.task("Pay rent").notes == "Later, and not known"
    assert len(phone.store.sync_conflicts()) == 1


def test_clocks_that_stand_and_jump_back(world: World, pair: tuple[Device, Device]) -> None:
    laptop, phone = pair
    laptop.clock, phone.clock = Clock(), Clock(timedelta(days=-30))
    laptop.reopen()
    phone.reopen()
    for number in range(10):
        device = (laptop, phone)[number % 2]
        device.store.update(device.task("Pay rent").id, notes=f"Note {number}")
        if number == 5:
            laptop.clock.advance(-5 * DAY)
        device.sync()
        (phone, laptop)[number % 2].sync()
        assert all(each.task("Pay rent").notes == f"Note {number}" for each in pair)
    world.check()
    assert not laptop.store.sync_conflicts()


# ------------------------------------------------------------------------------------ undo


def test_undo_after_others_changed_other_things(world: World, pair: tuple[Device, Device]) -> None:
    laptop, phone = pair
    laptop.store.update(laptop.task("Pay rent").id, title="Rent", priority=0)
    laptop.sync()
    phone.sync()
    phone.store.update(phone.task("Call Ann").id, priority=3)
    phone.store.update(phone.task("Rent").id, notes="By phone")
    world.settle()
    step = laptop.store.undo()
    assert step.left_count == 0
    task = laptop.task("Pay rent")
    assert (task.priority, task.notes) == (2, "By phone")
    world.check()
    assert phone.task("Pay rent").notes == "By phone"
    assert phone.task("Call Ann").priority == 3
    laptop.store.redo()
    world.check()
    assert phone.task("Rent").priority == 0


def test_undo_leaves_alone_what_others_changed_of_the_same(
    world: World, pair: tuple[Device, Device]
) -> None:
    laptop, phone = pair
    laptop.store.update(laptop.task("Pay rent").id, title="Rent", priority=0, due=date(2026, 2, 1))
    world.settle()
    laptop.clock.advance(HOUR)
    phone.store.update(phone.task("Rent").id, title="Rent by card")
    world.settle()
    step = laptop.store.undo()
    assert step.left_count == 1, "it says that one thing was left alone"
    task = laptop.task("Rent by card")
    assert (task.priority, task.due) == (2, None)
    world.check()
    assert phone.task("Rent by card").priority == 2


def test_undo_of_what_another_device_did_is_not_done_here(
    world: World, pair: tuple[Device, Device]
) -> None:
    laptop, phone = pair
    phone.store.update(phone.task("Call Ann").id, title="Call Bob")
    world.settle()
    laptop.store.undo()
    assert laptop.titles() == ["Call Bob"], "the last step of here was the task"
    world.check()


def test_undo_of_an_addition_that_another_one_edited(
    world: World, pair: tuple[Device, Device]
) -> None:
    laptop, phone = pair
    laptop.store.add("New")
    world.settle()
    phone.store.update(phone.task("New").id, notes="Worked on")
    world.settle()
    laptop.store.undo()
    world.check()
    for device in pair:
        assert "New" not in device.titles()
        trash = [task.title for task in device.store.trash()]
        assert trash == ["New"], "what another device did with it is not lost"


def test_both_complete_one_occurrence_and_it_is_done_once(
    world: World, pair: tuple[Device, Device]
) -> None:
    laptop, phone = pair
    laptop.store.add("Water", due=date(2026, 1, 15), repeat_rule="FREQ=DAILY")
    world.settle()
    for device in pair:
        device.clock.advance(HOUR)
        device.store.complete(device.task("Water").id)
    world.check()
    for device in pair:
        assert device.task("Water").due == date(2026, 1, 16)
        assert len(device.store.completions(device.task("Water").id)) == 1
        assert device.store.score().completed_count == 1


# --------------------------------------------------------------------------------- absences


@pytest.mark.parametrize("retired", [False, True], ids=["waited for", "retired"])
def test_a_device_that_comes_back_after_a_year(
    world: World, pair: tuple[Device, Device], retired: bool
) -> None:
    """The others went on, and their files of steps went; it has edits that nobody saw."""
    laptop, phone = pair
    tablet = world.device("tablet", Clock())
    gone = laptop.store.add("Purged while the tablet was away")
    removed = laptop.store.add("Removed while the tablet was away")
    world.settle()
    tablet.store.update(tablet.task("Call Ann").id, notes="On the tablet")
    tablet.store.update(tablet.task("Pay rent").id, notes="On the tablet")
    tablet.store.update(tablet.task("Purged while the tablet was away").id, notes="In vain")
    tablet.store.add("Added on the tablet")
    world.devices.remove(tablet)
    if retired:
        uid = next(each.uid for each in laptop.store.replicas() if each.name == "tablet")
        laptop.store.retire_replica(uid)
    laptop.store.delete(gone)
    laptop.store.purge(gone)
    laptop.store.delete(removed)
    for number in range(75):
        laptop.clock.advance(5 * DAY)
        laptop.store.add(f"Task {number}")
        laptop.sync()
        phone.store.update(phone.task("Pay rent").id, notes=f"Note {number}")
        phone.sync()
    assert (len(steps(world)) < 140) == retired
    tablet.clock.now = laptop.clock.now
    world.devices.append(tablet)
    world.check()
    for device in world.devices:
        titles = device.titles()
        assert "Purged while the tablet was away" not in titles
        assert "Removed while the tablet was away" not in titles
        assert titles.count("Added on the tablet") == 1
        assert device.task("Call Ann").notes == "On the tablet"
        assert device.task("Pay rent").notes == "Note 74"
        assert len(titles) == 75 + 3


def test_a_purged_record_stays_away(world: World, pair: tuple[Device, Device]) -> None:
    laptop, phone = pair
    rent = laptop.task("Pay rent")
    laptop.store.delete(rent.id)
    laptop.store.purge(rent.id)
    phone.clock.advance(HOUR)
    phone.store.update(phone.task("Pay rent").id, title="Pay the rent")
    world.check()
    assert phone.titles() == ["Call Ann"] and not phone.store.trash()


# ----------------------------------------------------------------------------------- others


def test_a_transport_that_forgets_and_one_that_is_late(tmp_path: Path) -> None:
    """A remote that was emptied is filled again, for those that come later."""
    clock, shelf = Clock(), Shelf()
    laptop = Device(tmp_path / "laptop.db", clock)
    laptop.store.add("Pay rent")
    laptop.store.add_transport(shelf, "laptop")
    laptop.store.sync(shelf)
    laptop.store.add("Call Ann")
    laptop.store.sync(shelf)
    shelf.files.clear()
    laptop.store.add("Bread")
    laptop.store.sync(shelf)
    phone = Device(tmp_path / "phone.db", clock)
    phone.store.add_transport(shelf, "phone")
    phone.store.sync(shelf)
    assert phone.titles() == laptop.titles() == ["Bread", "Call Ann", "Pay rent"]
    assert_whole(phone.store)
    laptop.store.close()
    phone.store.close()
