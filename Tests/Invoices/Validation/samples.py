"""Two documents written by hand, with their figures computed by hand."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent / "samples"
CII_SAMPLE = (FOLDER / "invoice-cii.xml").read_bytes()
UBL_SAMPLE = (FOLDER / "credit-note-ubl.xml").read_bytes()


def with_change(xml: bytes, old: str, new: str) -> bytes:
    """What the first ``old`` becomes; an ``old`` that is not there is an error of the test."""
    assert old.encode() in xml, old
    return xml.replace(old.encode(), new.encode(), 1)
