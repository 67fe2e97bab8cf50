"""Loads the binding from the sources, and starts the checker of the official rules once."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILD = Path(os.environ.get("TASKCORE_BUILD", ROOT / "build"))
os.environ["TASKCORE_LIBRARY"] = str(BUILD / "lib" / "libtaskcore.so.0")
sys.path.insert(0, str(ROOT / "bindings" / "python"))
sys.path.append(str(ROOT / "Tests"))
# A module is imported by its name alone, whichever room it is in.
sys.path.extend(str(room) for room in Path(__file__).parent.iterdir() if room.is_dir())

from pdf_examples import EXAMPLES  # noqa: E402
from printed import Printed, print_examples  # noqa: E402
from validation import Validator  # noqa: E402


@pytest.fixture(scope="session")
def validator() -> Validator:
    return Validator()


@pytest.fixture(scope="session")
def printed() -> Iterator[list[Printed]]:
    """The examples of printed invoices, and of drafts."""
    stores, printed = print_examples(EXAMPLES)
    yield printed
    for each in stores:
        each.store.close()


@pytest.fixture(scope="session")
def issued_ones(printed: list[Printed]) -> list[Printed]:
    return [each for each in printed if each.cii is not None]
