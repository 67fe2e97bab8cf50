# SPDX-License-Identifier: Apache-2.0
"""What is written of a record, and the lists that have one line for each kind of record."""

import dataclasses
import re
from pathlib import Path

import pytest

from model.facts.records import RECORDS
from model.language import kinds
from model.language.errors import ModelError
from model.language.record import Property
from model.writers import domain_records, record_lists
from samples import sample

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = Path(__file__).parent / "golden"

# One property of each kind that more than one record has.
SAMPLE = sample(
    "trip",
    Property("title", kinds.Text(required=True), rule="setTitle", initial="?", doc="Its name."),
    Property("notes", kinds.Text(), doc="What to think of."),
    Property("mode", kinds.Code("Mode", default=".train"), doc="By train or on foot."),
    Property("seats", kinds.Number(low=1, high=9), initial="1", doc="How many, 1 to 9."),
    Property("price_minor", kinds.Number(optional=True), case="price", doc="In cents."),
    Property("is_booked", kinds.Flag(), doc="Whether it is paid."),
    Property("day", kinds.Date(), doc="When it is."),
    Property("task_uid", kinds.OptionalText(), member="taskUID", case="task", doc="Why."),
    Property("created_ms", kinds.Instant(), case="created", doc="When it was added."),
    Property("left_ms", kinds.Instant(optional=True), case="left", doc="When it began."),
    doc="A way from one place to another.",
)


def test_a_record_as_swift() -> None:
    text = domain_records._record(SAMPLE) + "\n" + domain_records._properties(SAMPLE)
    assert text == (GOLDEN / "Trip.swift.golden").read_text(encoding="utf-8")


def test_a_kind_that_the_change_log_cannot_say_is_refused() -> None:
    odd = Property("odd", kinds.Kind(), doc="Of no kind.")
    with pytest.raises((ModelError, NotImplementedError)):
        domain_records._properties(dataclasses.replace(SAMPLE, properties=(odd,)))


def test_every_list_has_every_kind_of_record() -> None:
    texts = record_lists.write(ROOT)
    for record in RECORDS:
        entities = texts["Sources/Domain/Store/CommittedChange+Entity.swift"]
        assert f"case {record.swift_case} = {record.entity}\n" in entities
        assert f"case {record.swift_case}(" in texts["Sources/Domain/Files/FileItem.swift"]
        for path in (
            "Sources/Storage/Store/Records.swift",
            "Sources/Domain/Store/RecordStore.swift",
        ):
            assert re.search(rf"\bvar {record.swift_plural}\b", texts[path])


def test_numbers_of_records_are_their_own() -> None:
    assert len({record.entity for record in RECORDS}) == len(RECORDS)
    assert len({record.table_name for record in RECORDS}) == len(RECORDS)
