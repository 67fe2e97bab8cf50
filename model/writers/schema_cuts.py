# SPDX-License-Identifier: Apache-2.0
"""The present schema, as cuts out of the statements that make it, which the library has anyway.

A store is compared with it whenever it is opened. A text of its own would be as large as all
migrations together; a digest of what the store has takes as long as opening the store with SQLite.
"""

from collections.abc import Iterator

from model.writers.swift import banner, packed

#: What no statement has, and many objects begin with.
_COMMON = ("table\0", "index\0", "\0001\0CREATE ", "\0001", "\0000", "sqlite_autoindex_")


def present_schema(statements: list[str], objects: list[bytes]) -> str:
    """Schema+Present.swift. The objects are the rows of the schema as PresentSchema
    writes them."""
    sources = ["".join(_COMMON), *statements]
    numbers: list[int] = []
    for each in objects:
        cuts = list(_cuts(sources, each.decode()))
        numbers += [len(cuts), *(number for cut in cuts for number in cut)]
    literal = sources[0].replace("\0", "\\u{0}")
    lines = "".join(f"  {line}\n" for line in packed(map(str, numbers), 96))
    return (
        banner("migrations")
        + "\nextension Schema {\n"
        + "  /// What objects of the present schema have that no statement of ours has.\n"
        + f'  static let presentText = "{literal}"\n\n'
        + "  /// The objects of the present schema, each as the number of its cuts, and for each cut the text\n"
        + "  /// that it is from (0 is ``presentText``, the next ones are the migrations), where it begins there,\n"
        + "  /// and how long it is, in bytes.\n"
        + f"  static let presentCuts: [UInt16] = [\n{lines}  ]\n"
        + "}\n"
    )


def _cuts(sources: list[str], text: str) -> Iterator[tuple[int, int, int]]:
    """A text as pieces of others, the longest ones first found; the first source gets what none has."""
    while text:
        source, start, length = _longest(sources, text)
        if length == 0:
            start, length = len(sources[0]), 1
            sources[0] += text[0]
        before = len(sources[source][:start].encode())
        yield source, before, len(text[:length].encode())
        text = text[length:]


def _longest(sources: list[str], text: str) -> tuple[int, int, int]:
    """The source that has most of the beginning of a text, where it has it, and how much."""
    best = (0, 0, 0)
    for number, source in enumerate(sources):
        length = best[2]
        while length < len(text) and (start := source.find(text[: length + 1])) >= 0:
            # What is there at once is counted at once.
            while text.startswith(source[start : start + length + 1]) and length < min(
                len(text), len(source) - start
            ):
                length += 1
            best = (number, start, length)
    return best
