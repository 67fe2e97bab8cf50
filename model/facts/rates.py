# SPDX-License-Identifier: Apache-2.0
"""What an hour costs: of a time entry, a task, a project or a client."""

from model.language.kinds import Number
from model.language.record import Property

HOURLY_RATE = Number(optional=True, low=1, high=1_000_000_000_000_000, what="An hourly rate in millionths", unit="millionths")  # fmt: skip

RATE = Property(
    "hourly_rate_millionths", HOURLY_RATE, case="hourlyRate", since="0.1.0",
    doc="What an hour costs, in millionths of the currency unit; nil: not said.",
)  # fmt: skip
