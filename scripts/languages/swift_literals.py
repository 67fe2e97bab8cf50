"""The literals of Swift's sources whose type is Message, as the compiler tells it."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from scripts.languages.paths import ROOT

MESSAGE = "$s12Localization7MessageVD"
STRING = "$sSSD"
_LITERALS = {"string_literal_expr", "interpolated_string_literal_expr"}
# What the driver has, and the frontend does not.
_WITH_VALUE = {
    "-Xclang-linker",
    "-Xlinker",
    "-emit-module-path",
    "-output-file-map",
    "-index-store-path",
    "-emit-objc-header-path",
    "-num-threads",
}
_ALONE = {
    "-emit-dependencies",
    "-emit-module",
    "-incremental",
    "-c",
    "-enable-batch-mode",
    "-serialize-diagnostics",
    "-parseable-output",
    "-static-stdlib",
    "-emit-objc-header",
    "-warnings-as-errors",
    "-whole-module-optimization",
}


@dataclass
class Source:
    """A file, and where in its bytes the literals begin."""

    path: Path
    messages: set[int] = field(default_factory=set)
    # Literals that are texts in a message: what they say would stay English.
    texts_in_messages: set[int] = field(default_factory=set)

    @property
    def name(self) -> str:
        return str(self.path.relative_to(ROOT))


def sources(manifest: Path, modules: list[str]) -> Iterator[Source]:
    """The sources of some modules, which are built. `manifest` is the build's, such as .build/tests/debug.yaml."""
    text = manifest.read_text()
    for module in modules:
        found = re.search(
            rf'^  "C\.{module}-[^"]*\.module":\n(?:    .*\n)*?    args: (\[.*\])$', text, re.M
        )
        if not found:
            raise SystemExit(f"{manifest} has no module {module}: build it first.")
        yield from _dumped(json.loads(found.group(1)))


def _dumped(command: list[str]) -> Iterator[Source]:
    compiler, *arguments = command
    files: list[str] = []
    options: list[str] = []
    rest = iter(arguments)
    for argument in rest:
        if argument in _WITH_VALUE:
            next(rest)
        elif argument in _ALONE or re.match(r"-j\d|-L|-use-ld", argument):
            pass
        elif argument.startswith("@"):
            files += shlex.split(Path(argument[1:]).read_text())
        elif argument == "-Xfrontend":
            options.append(next(rest))
        else:
            options.append(argument)
    with tempfile.TemporaryDirectory() as folder:
        outputs = [str(Path(folder) / f"{number}.json") for number in range(len(files))]
        primaries = [
            word
            for file, output in zip(files, outputs, strict=True)
            for word in ("-primary-file", file, "-o", output)
        ]
        subprocess.run(
            [compiler, "-frontend", "-dump-ast", "-dump-ast-format", "json", *options, *primaries],
            check=True,
            cwd=ROOT,
        )
        for file, output in zip(files, outputs, strict=True):
            source = Source(Path(file))
            _collect(json.loads(Path(output).read_text()), source, in_message=False)
            yield source


def _collect(node: object, source: Source, *, in_message: bool) -> None:
    if isinstance(node, list):
        for each in node:
            _collect(each, source, in_message=in_message)
    elif isinstance(node, dict):
        if node.get("_kind") in _LITERALS and "range" in node:
            start = node["range"]["start"]
            if node.get("type") == MESSAGE:
                source.messages.add(start)
                in_message = True
            elif node.get("type") == STRING and in_message:
                source.texts_in_messages.add(start)
        for each in node.values():
            _collect(each, source, in_message=in_message)
