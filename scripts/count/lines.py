# SPDX-License-Identifier: Apache-2.0
"""Lines that people write, by layer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import PurePath

from scripts.count.tree import is_generated

# What is compiled or run. What it reads, such as the data of tests, is not counted.
CODE = set(
    "swift c h hpp cpp py go rs sh pl java js lua cs ml nim rb php pas zig hsc modulemap toml mod".split()
)
# The layers in the order in which docs/architecture.md has them; then what is beside the product.
PRODUCT = {
    "Domain": ["Sources/Domain"],
    "Platform, Calendar, C helpers": ["Sources/Platform", "Sources/Calendar", "Sources/C"],
    "UseCases": ["Sources/UseCases"],
    "Storage": ["Sources/Storage"],
    "Sync, Exchange": ["Sources/Sync", "Sources/Exchange"],
    "Hub": ["Sources/Hub"],
    "Servers, CalDAV, Google, Network": [
        "Sources/Servers", "Sources/CalDAV", "Sources/Google", "Sources/Network",
    ],
    "Localization, Language": ["Sources/Localization", "Sources/Language"],
    "ViewModels": ["Sources/ViewModels"],
    "Documents": ["Sources/Documents"],
    "Interchange": ["Sources/Interchange"],
    "TaskCore, the C API": ["Sources/TaskCore"],
    "Shell": ["Sources/Shell"],
    "Python": ["bindings/python"],
    "Swift": ["bindings/swift"],
    "C's header, C++": ["include"],
    "Go": ["bindings/go"],
    "Rust": ["bindings/rust"],
    "Benchmarks": ["Benchmarks"],
}  # fmt: skip
MODEL = {"model, which writes what is generated": ["model"]}
BESIDE = {
    "scripts": ["scripts"],
    "examples": ["examples"],
    "Tests": ["Tests"],
}


@dataclass
class Lines:
    code: int = 0
    comments: int = 0
    blank: int = 0
    generated: int = 0

    @property
    def by_hand(self) -> int:
        return self.code + self.comments + self.blank

    def __add__(self, other: Lines) -> Lines:
        return Lines(
            self.code + other.code, self.comments + other.comments,
            self.blank + other.blank, self.generated + other.generated,
        )  # fmt: skip


def of_file(path: str, text: str) -> Lines:
    """A docstring of Python counts as code, and so does a line with code and a comment."""
    lines = text.splitlines()
    if is_generated(text):
        return Lines(generated=len(lines))
    mark = ("#",) if PurePath(path).suffix in {".py", ".sh", ".toml"} else ("//", "/*", "* ", "*/")
    found = Lines()
    for line in lines:
        line = line.strip()
        if not line:
            found.blank += 1
        elif line.startswith(mark) or line == "*":
            found.comments += 1
        else:
            found.code += 1
    return found


def is_counted(path: str) -> bool:
    """Whether it is code; the settings and lists of a benchmark or a target are, too."""
    kind = PurePath(path).suffix.lstrip(".")
    return kind in CODE or (kind == "txt" and not path.startswith(("Tests/", "examples/")))


def by_layer(files: Mapping[str, str], layers: Mapping[str, list[str]]) -> dict[str, Lines]:
    found = {name: Lines() for name in layers}
    for path, text in files.items():
        if not is_counted(path):
            continue
        for name, folders in layers.items():
            if any(is_below(path, folder) for folder in folders):
                found[name] += of_file(path, text)
                break
    return found


def is_below(path: str, folder: str) -> bool:
    """Targets of C begin with one, and so do the two packages of Swift's binding."""
    if folder == "Sources/C":
        return path.startswith(folder) and path[len(folder)].isupper()
    return path.startswith((f"{folder}/", f"{folder}-"))


def largest(files: Mapping[str, str], count: int) -> list[tuple[int, str]]:
    """The longest files of the product that are written by hand."""
    folders = tuple(f"{folder.split('/')[0]}/" for each in PRODUCT.values() for folder in each)
    sizes = (
        (of_file(path, text).by_hand, path)
        for path, text in files.items()
        if path.startswith(folders) and is_counted(path)
    )
    return sorted(sizes, reverse=True)[:count]
