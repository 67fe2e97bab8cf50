# SPDX-License-Identifier: Apache-2.0
"""Documents that are written by hand but for what stands between two marks."""

from model.language.errors import ModelError


def filled(text: str, name: str, content: str) -> str:
    """The document with other content between the marks of that name.

    Raises ModelError when it lacks one of them.
    """
    begin, end = f"<!-- model: {name} -->\n", f"<!-- end: {name} -->\n"
    if text.count(begin) != 1 or text.count(end) != 1:
        raise ModelError(f"the document needs the lines “{begin.strip()}” and “{end.strip()}” once")
    before, rest = text.split(begin)
    after = rest.split(end)[1]
    return f"{before}{begin}\n{content}\n{end}{after}"
