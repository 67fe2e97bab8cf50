"""Random histories come to all that rules are for; else they would show nothing."""

from __future__ import annotations

from collections import Counter

from seeds import seed

from history import History
from shown import show

HISTORIES = 400


def test_histories_reach_everything() -> None:
    reached: Counter[str] = Counter()
    first = seed(0)
    for number in range(first, first + HISTORIES):
        history = History(number)
        history.run()
        for device in history.devices:
            shown = show(device.store.registers)
            reached["conflicts"] += bool(shown.conflicts)
            reached["edits of what was deleted"] += any(c.is_of_deleted for c in shown.conflicts)
            reached["hidden claims"] += bool(shown.hidden_parents)
            reached["aliases"] += bool(shown.aliases)
            reached["steps that wait"] += bool(device.store.waiting)
            reached["trimmed logs"] += len(device.store.log) < sum(device.store.seen.values()) - 1
            reached["new uids"] += bool(device.store.former - {"first"})
            reached["newer formats"] += device.store.format > 1
            reached["purges"] += bool(device.store.registers.purged)
        reached["copies"] += any(device.name.endswith("+") for device in history.devices)
        reached["joins"] += any(device.name == "x" for device in history.devices)
        reached["unnoticed backups"] += bool(history.unnoticed)
        reached["lost steps"] += bool(history.lost)
        history.finish()
        sent = history.folder.ever
        held = {step.id for file in history.folder.files.values() for step in file.batch}
        reached["compacted batches"] += len(held) < len(sent)
        reached["what servers had"] += any(step.is_beside for step in sent.values())
        reached["clocks of the future"] += any(s.hlc > history.time * 65_536 for s in sent.values())
        shown = show(history.devices[0].store.registers)
        reached["invoices"] += bool(shown.invoices)
        reached["twins"] += any(is_twin for _, _, is_twin in shown.invoices.values())
    assert min(reached.values()) > 0, reached
