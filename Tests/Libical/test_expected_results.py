"""Every rule of libical's expected results comes out as it says there, through the C API."""

from __future__ import annotations

import os
import pathlib
import subprocess
from collections.abc import Iterator

import pytest
from _pytest.mark.structures import ParameterSet

RESULTS = pathlib.Path(os.environ["TASKCORE_LIBICAL_RESULTS"])
PROGRAM = os.environ["TASKCORE_EXPAND"]
FILES = [
    "icalrecur_test.out",
    "icalrecur_withicu_test.out",
    "icalrecur_withicu_dangi_test.out",
    "icalrecur_withouticu_test.out",
]


def expected_results() -> Iterator[ParameterSet]:
    for name in FILES:
        for block in (RESULTS / name).read_text().strip().split("\n\n"):
            values = dict(line.split(":", 1) for line in block.splitlines())
            label = f"{name}: {values['RRULE']} from {values['DTSTART']}"
            yield pytest.param(values, id=label)


def local(text: str) -> str:
    """A time in UTC as a local time, which is the same in the zone UTC."""
    return text.replace("Z", "")


@pytest.mark.parametrize("values", list(expected_results()))
def test_rule_comes_out_as_libical_says(values: dict[str, str]) -> None:
    line = "\t".join((values["RRULE"], local(values["DTSTART"]), local(values.get("START-AT", ""))))
    done = subprocess.run([PROGRAM], input=f"{line}\n", capture_output=True, text=True, check=True)
    instances = values["INSTANCES"]
    expected = "refused" if "***" in instances else local(instances)
    assert done.stdout == f"{expected}\n"
