"""Where things are."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "Sources"
# A file for each language, as GNU gettext has them.
MESSAGES = ROOT / "po"
