"""Words and moments that nobody else gives, so that each can be looked for in the end."""

from __future__ import annotations

import random
import string
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

PARIS = ZoneInfo("Europe/Paris")


class Words:
    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.days = 0

    def word(self, kind: str) -> str:
        return f"{kind}-{''.join(self.chance.choices(string.ascii_lowercase, k=10))}"

    def moment(self) -> datetime:
        """Of a day of its own, in the years to come; a quarter of an hour that is there once."""
        self.days += 1
        first = datetime(2027, 1, 4, 8, tzinfo=PARIS)
        return first + timedelta(days=self.days, minutes=15 * self.chance.randrange(32))
