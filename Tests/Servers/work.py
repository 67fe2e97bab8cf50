"""What two sides have to tell each other, again and again."""

from __future__ import annotations

from device import Device, Somebody


class Work:
    """Both sides create, change and delete something; each title is given once."""

    def __init__(self, device: Device, somebody: Somebody) -> None:
        self.device = device
        self.somebody = somebody
        self.turn = 0
        for side in ("ours", "theirs"):
            for number in range(4):
                somebody.task(f"{side}-{number}", f"Title of {side}-{number}")
        device.sync()
        self.expected = set(somebody.titles())

    def both_sides_work(self) -> None:
        self.turn += 1
        last = self.turn - 1
        self.device.add(f"New of ours {self.turn}")
        self.somebody.task(f"new-{self.turn}", f"New of theirs {self.turn}")
        for side in ("ours", "theirs"):
            uid = f"{side}-{self.turn % 4}"
            old = self.somebody.items()[uid].values["title"]
            new = f"Turn {self.turn} of {side}"
            self.expected = self.expected - {old} | {new}
            if side == "ours":
                self.device.update(uid, title=new)
            else:
                self.somebody.edit(uid, f"SUMMARY:{old}", f"SUMMARY:{new}")
        self.expected |= {f"New of ours {self.turn}", f"New of theirs {self.turn}"}
        if last:
            self._delete_what_is_of(last)

    def _delete_what_is_of(self, turn: int) -> None:
        """Each deletes what the other one had made."""
        self.device.store.delete(self.device.store.find(f"new-{turn}"))
        title = f"New of ours {turn}"
        items = self.somebody.items()
        self.somebody.delete(uid for uid, item in items.items() if item.values["title"] == title)
        self.expected -= {title, f"New of theirs {turn}"}

    def assert_done(self) -> None:
        """Both have all of it, once, and there is nothing to choose."""
        self.device.assert_equal(self.somebody)
        assert self.device.titles() == sorted(self.expected)
        assert len(self.device.store.sync_conflicts()) == 0
