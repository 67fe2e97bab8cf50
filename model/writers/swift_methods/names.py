# SPDX-License-Identifier: Apache-2.0
"""The names that Swift has for parameters of C."""

import re

from model.language.words import camel_case


def variable_name(name: str) -> str:
    made = re.sub(r"(?<=[a-z])(Id|Uid)(?=s?$)", lambda end: end[0].upper(), camel_case(_bare(name)))
    return f"`{made}`" if made in ("in", "for", "import", "repeat") else made


def _bare(name: str) -> str:
    """Without its unit."""
    for suffix in ("_ms", "_s", "_minor", "_millionths"):
        name = name.removesuffix(suffix)
    return name
