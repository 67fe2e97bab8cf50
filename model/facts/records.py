# SPDX-License-Identifier: Apache-2.0
"""The one table of record kinds: every list of kinds comes from it."""

from model.facts.tasks import TASK
from model.language.record import Record

RECORDS: tuple[Record, ...] = (TASK,)
