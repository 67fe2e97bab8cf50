# SPDX-License-Identifier: Apache-2.0
"""bindings/python/taskcore/_generated/values.py: what makes one value of C's of one of Python's, or
the other way round."""

from pathlib import Path

from model.facts.python.values import ALIASES, VALUES
from model.language.python_values import Value
from model.writers.python.expressions import expression_imports
from model.writers.python.statements import broken, head, separate
from model.writers.python.text import PACKAGE, doc_string, module

_PLACE = "taskcore._generated.values"


def write(root: Path) -> dict[str, str]:
    imports = expression_imports(_PLACE)
    imports.add("taskcore._low_level.texts", "text")
    parts = [f'{each.name} = {each.type}\n"""{each.doc}"""' for each in ALIASES]
    parts += map(value_function, VALUES)
    doc = "Values of Python's as C's, and C's as Python's."
    text = module("python/values.py", doc, imports, parts)
    first = "from __future__ import annotations\n\n"
    return {f"{PACKAGE}/_generated/values.py": text.replace(first, f"{first}import os\n", 1)}


def value_function(each: Value) -> str:
    """The function that makes one of the other."""
    value = each.parameters.partition(":")[0]
    lines = [
        *head(each.name, separate(each.parameters), each.result, 0),
        doc_string(each.doc, 4).rstrip("\n"),
    ]
    wrong = list(each.wrong)
    if each.accepts:
        article = "an" if each.accepts[0] in "aeiou" else "a"
        what = each.accepts if each.accepts == "bytes" else f"{article} {each.accepts}"
        said = f"{{field}} must be {what}, not {{type({value}).__name__}}"
        wrong.append((f"not isinstance({value}, {each.accepts})", said))
    for condition, said in wrong:
        lines += [f"    if {condition}:", *_raised("TypeError", said)]
    for condition, said in each.refused:
        lines += [f"    if {condition}:", *_raised("InvalidError", said, ", field=field")]
    for condition, made in each.cases:
        lines += [f"    if {condition}:", f"        return {made}"]
    if each.otherwise:
        lines += [line[4:] for line in _raised("TypeError", each.otherwise)]
    else:
        lines += broken(f"    return {each.made}")
    return "".join(f"{line}\n" for line in lines)


def _raised(error: str, said: str, rest: str = "") -> list[str]:
    quote = "'" if '"' in said else '"'
    f = "f" if "{" in said else ""
    return broken(f"        raise {error}({f}{quote}{said}{quote}{rest})")
