# SPDX-License-Identifier: Apache-2.0
"""bindings/python/taskcore/enumerations.py: C's groups of constants as enumerations."""

from pathlib import Path

from model.facts.interface import INTERFACE
from model.facts.python.choices import CHOICES
from model.language.errors import ModelError
from model.language.python import Choice
from model.language.types import Mask
from model.writers.python.text import PACKAGE, Imports, doc_string, module, sentence

_BASES = {
    "GrowingEnum": "taskcore._low_level.growing_enum",
}


def write(root: Path) -> dict[str, str]:
    imports = Imports()
    imports.add("taskcore._generated", "prototypes as c")
    parts = [_enumeration(each, imports) for each in CHOICES]
    text = module(
        "python/choices.py",
        "The choices of the library, as enumerations.",
        imports,
        parts,
        is_late=True,
    )
    return {f"{PACKAGE}/enumerations.py": text}


def _enumeration(choice: Choice, imports: Imports) -> str:
    group = INTERFACE.group(choice.group)
    base = choice.base or ("IntFlag" if isinstance(group, Mask) else "IntEnum")
    imports.add(_BASES.get(base, "enum"), base)
    docs = dict(choice.docs)
    text = f"class {choice.name}({base}):\n{doc_string(choice.doc, 4)}\n"
    for each in group.constants:
        text += f"    {each.name} = c.TASKCORE_{group.prefix}{each.name}\n"
        doc = docs.pop(each.name, None)
        doc = sentence(each.doc) if doc is None else doc
        if doc:
            text += doc_string(doc, 4)
    for derived in choice.properties:
        imports.add(derived.module, derived.type)
        text += (
            f"\n    @property\n    def {derived.name}(self) -> {derived.type}:\n"
            f"{doc_string(derived.doc, 8)}        return {derived.expression}\n"
        )
    if docs:
        raise ModelError(f"{choice.name} has no {', '.join(docs)}")
    return text
