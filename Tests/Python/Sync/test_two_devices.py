"""The demonstration of sync prints what it says."""

from __future__ import annotations

from pathlib import Path

from conftest import run_python

EXPECTED = """\
Each device begins with tasks of its own, and has those of both.
laptop: Call Ann (P2), Pay rent (P2)
phone: Call Ann (P2), Pay rent (P2)

Both rename a task before either hears of the other.
The laptop hears of it.
laptop: Call Ann (P2), Pay rent by card (P2)
title: 'Pay the rent' on the laptop, 'Pay rent by card' on the phone, which counts
phone: Call Ann (P2), Pay the rent (P2)
conflicts left: 0

The phone undoes what it did, and leaves alone what the laptop did meanwhile.
undone: 1 thing, left alone: 1 change
laptop: Call Bob (P2), Pay the rent (P2)
phone: Call Bob (P2), Pay the rent (P2)
"""


def test_the_demonstration_prints_what_it_says(root: Path) -> None:
    assert run_python((root / "examples" / "two_devices.py").read_text()) == EXPECTED
