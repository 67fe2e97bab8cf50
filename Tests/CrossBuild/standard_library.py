"""Makes a folder of Swift's resources in which the standard library can be imported for arm64: standard_library.py FOLDER

A toolchain for x86-64 has the text interface of each module, from which the compiler makes the module for another
machine. Where such an interface says what only x86-64 has, it is changed. `CChar` becomes unsigned, as C's `char` is on
arm64: code that compiles with this and on x86-64 compiles with either.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE, THERE = "x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"


def without(text: str, first: str, last: str) -> str:
    """The text without the part that begins with the first and ends before the last."""
    start = text.index(first)
    return text[:start] + text[text.index(last, start) :]


def for_arm64(text: str) -> str:
    """The interface of the module Swift."""
    text = text.replace(
        "public typealias CChar = Swift.Int8", "public typealias CChar = Swift.UInt8"
    )
    text = re.sub(r"Pointer<Swift\.Int8>", "Pointer<Swift.CChar>", text)
    # With a CChar that is a UInt8, these are there twice.
    offset = "  @inlinable public static func _nullCodeUnitOffset(in input: Swift.UnsafePointer<Swift.CChar>)"
    initialiser = "  public init(cString nullTerminatedUTF8: Swift.UnsafePointer<Swift.UInt8>)"
    text = without(text, offset, "}\nextension Swift.Unicode.UTF16")
    text = without(text, initialiser, "  @_silgen_name")
    # Float80 is of x86-64 alone: its functions in C are declared nowhere else.
    return re.sub(r"_stdlib_(remainder|squareRoot)l\([^)]*\)", "+self", text)


def main() -> None:
    target = Path(sys.argv[1])
    compiler = subprocess.run(
        ["swiftc", "-print-target-info"], check=True, capture_output=True, text=True
    ).stdout
    found = re.search(r'"runtimeResourcePath": "([^"]*)"', compiler)
    resources = (
        Path(found[1]) if found else sys.exit("swiftc does not say where its resources are.")
    )
    (target / "linux").mkdir(parents=True)
    for name in ("clang", "shims"):
        (target / name).symlink_to(resources / name)
    shutil.copytree(resources / "linux/x86_64", target / "linux/aarch64")
    for interface in (resources / "linux").glob(f"*.swiftmodule/{HERE}*.swiftinterface"):
        text = interface.read_text(encoding="utf-8").replace(
            f"-target {HERE}", f"-target {THERE}", 1
        )
        if interface.parent.name == "Swift.swiftmodule":
            text = for_arm64(text)
        copy = target / "linux" / interface.parent.name / interface.name.replace(HERE, THERE)
        copy.parent.mkdir(exist_ok=True)
        copy.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
