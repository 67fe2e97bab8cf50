# SPDX-License-Identifier: Apache-2.0
"""What the header says of functions, in the words of Swift."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from model.facts.interface import INTERFACE
from model.facts.swift.methods import BY_HAND_METHODS
from model.facts.swift.rooms import BY_HAND
from model.language.swift_methods import Method
from model.language.words import camel_case
from model.writers.swift_client.choices import case_name
from model.writers.swift_client.inputs import INPUTS
from model.writers.swift_client.text import CHOICES, ROWS

_NAME = re.compile(r"`?\b(TASKCORE_[A-Z0-9_]+|taskcore_[a-z0-9_]+)\b`?")
_GROUP = re.compile(r"`?\bTASKCORE_[A-Z_]+_\.\.\.`?")
# What is said of memory, which Swift looks after, and of arguments that Swift cannot give.
_OF_C = tuple(
    re.compile(each)
    for each in (
        r"(?:,? and|,|;)?(?: for)? a wrong `struct_size`(?:, and(?= for))?",
        r" (?:NULL is fine; else )?[Ii]ts `struct_size` must be set\.",
        r"(?:,? and|,)? for unknown (?:flags|bits of (?:flags|`fields`))",
        r",? (?:to be|which is) freed with taskcore_\w+",
        r"; (?:NULL|0|zero|all 0)(?: and 0)? on failure|, and on failure",
        r"\s*NULL is fine\.|; may be NULL| NULL is wrong;|; NULL with a length of 0 is fine",
        r"(?<=EINVALID )when \w+ is NULL with a count, (?:and )?(?=for)",
        r"(?<=for )NULL(?: and|,) (?:for )?(?=\w)|(?<=for )NULL \w+, ",
        r"; NULL with 0(?=\.)",
        r"; its `struct_size` is set before the call, and the rest is 0 on failure",
        r" with (?:its|their) payload",
        r"\. Of taskcore_\w+ alone; else NULL|, of taskcore_\w+ alone",
        r"(?:,? and|,)?(?: for)? NULL(?: with a length| \w+)?(?=[;.,]|$)",
    )
)
_ONLY_CODES = re.compile(r"(?:also |or )?(?:`\w+`(?:, | and )?)+")


class Words:
    def __init__(
        self,
        description: dict[str, Any],
        methods: Iterable[Method],
        hosts: Mapping[str, str] | None = None,
    ) -> None:
        """`hosts`: the types of methods that `Store` does not have, by their functions."""
        hosts = hosts or {}
        self._names: dict[str, str] = {}
        for group in INTERFACE.groups:
            for each in group.constants:
                self._names[f"TASKCORE_{group.prefix}{each.name}"] = self._constant(
                    group.name, each
                )
        for struct, name in INPUTS.items():
            self._names[f"taskcore_{struct}"] = name
        for struct, row in ROWS.items():
            self._names[f"taskcore_{struct}"] = row.name
        for struct, name in BY_HAND.items():
            self._names[f"taskcore_{struct}"] = name
        for method in methods:
            labels = "".join(f"{each.label or each.name}:" for each in method.parameters)
            host = f"{hosts[method.function]}." if method.function in hosts else ""
            self._names.setdefault(method.function, f"{host}{method.name}({labels})")
            for parameter in method.parameters:
                if parameter.name.startswith("flags."):
                    flag = f"TASKCORE_{parameter.name.removeprefix('flags.')}"
                    self._names[flag] = parameter.label
        for function, name in BY_HAND_METHODS.items():
            self._names.setdefault(f"taskcore_{function}", name)

    @staticmethod
    def _constant(group: str, constant: Any) -> str:
        if group not in CHOICES or constant.name in CHOICES[group].without:
            return ""
        return case_name(CHOICES[group], constant).strip("`")

    def said(self, text: str) -> str:
        """Sentences of the header."""
        for each in _OF_C:
            text = each.sub("", text)
        text = _GROUP.sub(lambda found: self._group(found[0]), text)
        text = _NAME.sub(lambda found: f"`{self._names.get(found[1]) or found[1]}`", text)
        text = re.sub(
            r"(?<!\w)`?_([A-Z][A-Z_]+)\b`?", lambda one: f"`{camel_case(one[1].lower())}`", text
        )
        text = re.sub(r"\bone of one of\b", "one of", text)
        text = re.sub(r"\bNULL\b", "nil", text).replace("`EINVALID`", "`invalid`")
        text = re.sub(r"\s+", " ", text).strip()
        return text[:1].upper() + text[1:] if text else text

    @staticmethod
    def _group(prefix: str) -> str:
        """`TASKCORE_SCOPE_...`, which is any of its constants."""
        bare = prefix.strip("`").removeprefix("TASKCORE_").removesuffix("...")
        for group in INTERFACE.groups:
            if group.prefix == bare and group.name in CHOICES:
                return f"one of `{CHOICES[group.name].name}`"
        return "one of these"

    def thrown(self, text: str) -> str:
        """What can go wrong, without what can go wrong with any call."""
        text = re.sub(r", and TASKCORE_OK also (?=for )", "; no error ", text)
        text = re.sub(r"; TASKCORE_EINVALID also when \w+ is NULL", "", text)
        parts = [self.said(each) for each in text.rstrip(".").split(";")]
        parts = [
            each
            for each in parts
            if each.lower() != "`taskcore_ok`"
            and not _ONLY_CODES.fullmatch(each)
            and not each.lower().startswith(("or what", "also `", "`ok`", "or an"))
            and not re.fullmatch(
                r"`invalid` (?:when \w+ is(?: nil)?(?: with a count)?|for nil)", each
            )
        ]
        said = "; ".join(_small(each) for each in parts if not each.startswith("`TASKCORE_OK`"))
        return said or "what the library refuses"


def _small(text: str) -> str:
    return text[0].lower() + text[1:] if text[:1].isupper() and not text[:2].isupper() else text
