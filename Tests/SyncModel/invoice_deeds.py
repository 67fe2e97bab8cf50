"""Numbers of invoices: one replica owns a series, and others claim it."""

from __future__ import annotations

from deeds import Deeds, key
from folder import replicas
from messages import Key, Operation, Property, Record, Set, StepID, covers, knows
from rules import Rule

SERIES = "2026"
FIRST_OWNER = "a"
"""Who enabled sync owns what nobody claimed."""


class InvoiceDeeds(Deeds):
    def invoice(self) -> None:
        """The owner of a series issues; others claim it, and wait."""
        series = Key(Record("series", SERIES), Property("owner"))
        heads = self.store.registers.heads(series)
        owner = heads[0].value if heads else None
        if owner != self.store.uid:
            if self.chance.random() < 0.5:
                ops: list[Operation] = [
                    Set(key("series", SERIES, "id"), 1),
                    Set(series, self.store.uid),
                ]
                self.write(ops, undoable=False)
            return
        if not self._is_acknowledged(heads[0].step):
            return
        numbers = [n for s, n, _ in self.shown.invoices.values() if s == SERIES]
        uid = self.new("invoice")
        values = {"id": 1, "series": SERIES, "number": max(numbers, default=0) + 1}
        self.write([Set(key("invoice", uid, n), v) for n, v in values.items()], undoable=False)

    def _is_acknowledged(self, claim: StepID) -> bool:
        """All that count have the claim, and what they had then is here.

        Disproved: that the claimant waits for the last owner alone. Two that claimed from it without knowing of
        each other both had its acknowledgement, and both issued the next number.
        """
        others = replicas(self.store) - {self.store.uid}
        if Rule.OWNER_WAITS not in self.store.rules:
            others &= {FIRST_OWNER}
        vectors = [self.heads.get(uid, {}) for uid in others]
        return all(knows(vector, claim) for vector in vectors) and all(
            covers(self.store.seen, vector) for vector in vectors
        )
