# SPDX-License-Identifier: Apache-2.0
"""What enumerations and option sets of the Swift binding are called in files: `Codable` of those that are numbers in
Swift. Those that are texts have that of their raw values."""

from model.language.swift import Choice
from model.language.types import Constant
from model.writers.swift_client.choices import case_name, ordered


def coded(fact: Choice) -> str:
    """The members by which the type is `Codable`; empty where its raw value says it."""
    if fact.form in ("text", "switches"):
        return ""
    constants = ordered(fact)
    how = "All" if fact.form == "options" else ""
    cases = "".join(
        f'    .{case_name(fact, each)}: "{coded_name(fact, each)}",\n' for each in constants
    )
    return (
        f"  /// The name of each case in encoded data; values of a newer library are encoded as numbers.\n"
        f"  static let coded: CodedNames<{fact.name}> = [\n{cases}  ]\n\n"
        "  /// Reads names.\n"
        f"  public init(from decoder: any Decoder) throws {{ self = try Self.coded.read{how}(decoder) }}\n\n"
        "  /// Writes names.\n"
        "  public func encode(to encoder: any Encoder) throws {\n"
        f"    try Self.coded.write{how}(self, encoder)\n  }}\n"
    )


def coded_name(fact: Choice, constant: Constant) -> str:
    """As texts have it: `after_completion`."""
    name = case_name(fact, constant).strip("`")
    return "".join(f"_{each.lower()}" if each.isupper() else each for each in name)
