# SPDX-License-Identifier: Apache-2.0
"""Turns the compiler's HTML-like markup into plain text."""

import re
from collections.abc import Mapping

from . import GenerationError

TYPOGRAPHY = str.maketrans(
    {"“": '"', "”": '"', "‘": "'", "’": "'", "…": "...", "–": "--", "—": "---"}
)
ENTITIES = {"&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'", "&#39;": "'", "&amp;": "&"}

# An HTML element, a Doxygen command or a field such as "note:".
UNKNOWN = re.compile(r"</?[a-z]\w*( [^<>]*)?>|\\(?!param )\w+|^(?!returns:)[a-z]+:$", re.MULTILINE)


def plain_text(text: str, names: Mapping[str, str], function: str) -> str:
    """The text with ``names`` (of parameters) spelled as in C.

    Names of the C API stand bare, as in the rest of the header; other code stays between
    backticks.
    """

    def code(match: re.Match[str]) -> str:
        content = names.get(match[1], match[1])
        bare = content in names.values() or re.fullmatch(r"NULL|TASKCORE_\w+|taskcore_\w+", content)
        return content if bare else f"`{content}`"

    text = re.sub(r"<code>(.*?)</code>", code, text, flags=re.DOTALL)
    text = re.sub(r"</?(em|strong)>", "", text)
    unknown = UNKNOWN.search(text)
    if unknown:
        raise GenerationError(
            f"The comment of {function} holds {unknown[0]}, which the header has no form for: "
            "use sentences, code, parameters and returns."
        )
    for entity, character in ENTITIES.items():
        text = text.replace(entity, character)
    return text.translate(TYPOGRAPHY)
