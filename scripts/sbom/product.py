"""What of Taskcore an SBOM is about, by what the sources say elsewhere."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
SIBLINGS = ("libtaskcore.so.0",)
# Some sources are tables of Unicode CLDR: REUSE.toml says which.
OWN_LICENCE = "Apache-2.0 AND Unicode-3.0"
LINKED_WITH_READLINE = "GPL-3.0-or-later AND Unicode-3.0"


@dataclass(frozen=True)
class Product:
    name: str
    purpose: str
    """A word of SPDX."""
    licence: str
    """That of the binary as a whole."""
    version: str
    home: str
    supplier: str
    copyright: str
    siblings: tuple[str, ...] = SIBLINGS


def _said(file: str, pattern: str) -> str:
    found = re.search(pattern, (ROOT / file).read_text(), re.MULTILINE)
    assert found is not None, f"{file} does not say {pattern}"
    return found.group(1)


def product(file_name: str, needed: list[str]) -> Product:
    """The product that a file is, by its name."""
    is_library = ".so." in file_name
    return Product(
        name="libtaskcore" if is_library else "taskcore",
        purpose="LIBRARY" if is_library else "APPLICATION",
        # GNU readline is under the GPL, so what is linked with it is, too.
        licence=LINKED_WITH_READLINE if any("readline" in name for name in needed) else OWN_LICENCE,
        version=_said(
            "Sources/CTaskcore/include/taskcore_types.h", r'^#define TASKCORE_VERSION "(.*)"$'
        ),
        home=_said("data/taskcore.pc.in", r"^URL: (.*)$"),
        supplier=_said("REUSE.toml", r'^SPDX-PackageSupplier = "(.*) <'),
        copyright="Copyright "
        + _said("REUSE.toml", r'^path = "\*\*"\nSPDX-FileCopyrightText = "(.*)"$'),
    )
