# SPDX-License-Identifier: Apache-2.0
"""The documentation of a parameter, from what C says of it."""

import re

from model.facts.interface import INTERFACE
from model.writers.bindings.members import Description


def parameter_doc(doc: str, type: str, is_optional: bool, meaning: Description) -> str:
    """In terms of its Swift type; `meaning`: that of the member of a struct that it sets."""
    if is_optional:
        doc = re.sub(r"\b0(?=:| for\b)", "nil", doc)
        doc = doc.replace(
            ", or TASKCORE_WEEK_START_LOCALE", "; nil: the store's, or else the locale's"
        )
    else:
        doc = re.sub(r"[;.] NULL(?: for|:) [^;.]*", "", doc).replace("NULL or ", "")
    doc = re.sub(r"^0, or some of: ", "", doc)
    if type == "Bool":
        doc = re.sub(r"\b([01])(?=:)", lambda one: ("false", "true")[int(one[1])], doc)
    if meaning.get("is") == "date":
        doc = re.sub(r"^yyyymmdd(, \d+ to \d+)?", "the day", doc)
    if meaning.get("is") == "bits":
        group = INTERFACE.group(meaning["of"])
        doc = re.sub(r"^TASKCORE_\w+_\.\.\. joined by \|", "what is meant", doc)
        doc = re.sub(r"\b0(?=:)", "none", doc)
        for one in group.constants:
            doc = re.sub(rf"\b{one.name}\b", f"TASKCORE_{group.prefix}{one.name}", doc)
    if meaning.get("is") == "code":
        doc = re.sub(r"^TASKCORE_\w+_\.\.\.", "which one", doc)
    return doc


def flag_doc(constant: str) -> str:
    for group in INTERFACE.groups:
        for each in group.constants:
            if constant == f"TASKCORE_{group.prefix}{each.name}" and each.doc:
                return f"whether this holds: {each.doc}"
    return "whether that is wanted, too"
