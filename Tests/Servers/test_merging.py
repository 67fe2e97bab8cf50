"""What a store and a server changed at once: all of it is kept, or shown as a conflict."""

from __future__ import annotations

import re

from device import Device, Somebody



def values(device: Device) -> list[tuple[str, str | None, str | None]]:
    """The conflicts of a store, each by its property with what this device and the other one have."""
    return [(each.property, each.mine, each.theirs) for each in device.store.sync_conflicts()]


# ------------------------------------------------------------------------------- conflicts


def test_what_is_changed_there_takes_the_place_of_what_is_shown_and_of_nothing_else(
    device: Device, somebody: Somebody
) -> None:
    """Who changes it there knows nothing of the other value, which somebody still has to choose or not."""
    somebody.task("one", "Sow")
    somebody.edit("one", "LAST-MODIFIED:2027", "LAST-MODIFIED:2020")
    device.sync()
    device.update("one", title="Sow peas")
    somebody.edit("one", "SUMMARY:Sow", "SUMMARY:Sow beans")
    device.sync()
    assert values(device) == [("title", "Sow peas", "Sow beans")]
    assert somebody.titles() == ["Sow peas"]
    # By the time that it says, that would be older than what is shown.
    year = re.compile(r"LAST-MODIFIED:\d{4}").findall(somebody.text("one"))[0]
    somebody.edit("one", year, "LAST-MODIFIED:2020")
    device.sync()
    somebody.edit("one", "SUMMARY:Sow peas", "SUMMARY:Sow maize")
    device.sync()
    assert device.titles() == somebody.titles() == ["Sow maize"]
    assert [{mine, theirs} for _, mine, theirs in values(device)] == [{"Sow maize", "Sow beans"}]
    device.assert_equal(somebody)
