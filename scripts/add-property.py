#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Adds a property to tasks in a scratch clone, and sees that every floor has it.

    scripts/add-property.py [--keep FOLDER]

A property costs at most three files of the product and one test. The experiment adds `energy`, an
optional number from 0 to 10: its line of the model, its migration, and a test. After `make model` and
`make`, it is set and read from C, Python, Swift and the shell, sorted by, asked for in a query, undone,
in the history and in files. Then each floor is left out, and has to be missed.

The clone is of the last commit. It is removed afterwards, or stays in FOLDER.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = ROOT / "scripts" / "add-property"

LINE = (
    '        Property("energy", Number(optional=True, low=0, high=10), rare=True, since="0.1.0", bit=60, sort=60, '
    'doc="How much it takes, 0 to 10.", files=Files(csv=OWN)),\n'
)
MIGRATION = 'MIGRATIONS += (Migration((Column("task", "energy INTEGER"),)),)\n'


class Failed(Exception):
    """A step of the experiment that did not go as it should."""


class Experiment:
    def __init__(self, clone: Path) -> None:
        self.clone = clone
        self.failed: list[str] = []
        self.build = clone / "build" / "debug"
        self.library = self.build / "lib" / "libtaskcore.so"
        self.shell = self.build / "bin" / "taskcore"

    def run(self, *command: str | Path, **variables: str) -> str:
        """What a command prints; Failed when it does not end with 0."""
        done = subprocess.run(
            [str(word) for word in command],
            cwd=self.clone,
            env={**os.environ, "TASKCORE_BUILD": str(self.build), **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if done.returncode != 0:
            tail = "\n".join(done.stdout.splitlines()[-25:])
            raise Failed(f"{' '.join(map(str, command))[:200]}\n{tail}")
        return done.stdout

    def step(self, name: str, body: Callable[[], None]) -> bool:
        try:
            body()
        except (Failed, OSError) as failure:
            self.failed.append(name)
            print(f"FAIL {name}: {failure}", flush=True)
            return False
        print(f"ok   {name}", flush=True)
        return True

    # The three edits.

    def edit(self) -> None:
        facts = self.clone / "model" / "facts"
        replace(facts / "tasks.py", '        Property("url",', LINE + '        Property("url",')
        migrations = facts / "migrations.py"
        migrations.write_text(migrations.read_text() + MIGRATION)
        shutil.copy(PROGRAMS / "test_energy.py", self.clone / "Tests" / "Python" / "Tasks")

    def model(self) -> None:
        self.run("python3", "-m", "model")

    def make(self) -> None:
        self.run("make", "all", "CONFIGURATION=debug", "BUILD=build/debug")
        # There is nothing left that the library would have to be asked for.
        self.run("scripts/generate-interfaces.py", "--check", CONFIGURATION="debug")

    # What has to be there then.

    def c(self) -> None:
        program = self.clone / "build" / "energy"
        library = self.library.parent
        self.run(
            *("gcc", "-Wall", "-Wextra", "-Werror", f"-I{self.clone / 'include'}", "-o", program),
            *(PROGRAMS / "energy.c", f"-L{library}", f"-Wl,-rpath,{library}", "-ltaskcore"),
        )
        self.run(program)

    def python(self) -> None:
        test = "Tests/Python/Tasks/test_energy.py"
        self.run(python(), "-m", "pytest", "-q", "-p", "no:cacheprovider", test)

    def swift(self) -> None:
        package = self.clone / "build" / "swift-energy"
        sources = package / "Sources" / "energy"
        sources.mkdir(parents=True, exist_ok=True)
        shutil.copy(PROGRAMS / "energy.swift", sources / "main.swift")
        (package / "Package.swift").write_text(
            (PROGRAMS / "Package.swift.in").read_text().replace("@ROOT@", str(self.clone))
        )
        prefix = self.clone / "build" / "prefix"
        self.run("make", "install", "CONFIGURATION=debug", "BUILD=build/debug", f"PREFIX={prefix}")
        self.run(
            *("swift", "run", "--package-path", package, "energy"),
            PKG_CONFIG_PATH=str(prefix / "lib" / "pkgconfig"),
            LD_LIBRARY_PATH=str(prefix / "lib"),
        )

    def commands(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            store = Path(folder) / "tasks.db"
            add = ("add Walk energy:3", "add Run energy:7", "add Rest")

            def shell(*commands: str) -> str:
                words = [word for command in commands for word in ("-c", command)]
                return self.run(self.shell, "--db", store, *words, HOME=folder)

            shell(*add)
            expect(shell("list energy>3"), "Run", without="Walk")
            expect(shell("list energy:none"), "Rest", without="Run")
            expect(shell("list has:energy"), "Walk", "Run", without="Rest")
            order = shell("list sort:-energy")
            if not order.index("Run") < order.index("Walk") < order.index("Rest"):
                raise Failed(f"sort:-energy gives {order}")
            expect(shell("show 1"), "Energy", "3")
            expect(shell("list --format json"), '"energy":3', '"energy":7', '"energy":null')
            expect(shell("edit 1 energy:5", "show 1", "history 1"), "5", "energy")
            expect(shell("undo", "list --format json"), '"energy":3')
            expect(shell("edit 2 energy:none", "list --format json", "undo"), '"energy":null')
            expect(shell("help add"), "energy:")
            for name in ("all.json", "all.csv"):
                file = Path(folder) / name
                shell(f"export {file}")
                expect(file.read_text(), "energy")
                copy = Path(folder) / f"{name}.db"
                listed = self.run(
                    *(self.shell, "--db", copy, "-c", f"import {file}", "-c", "list --format json"),
                    HOME=folder,
                )
                expect(listed, '"energy":3', '"energy":7')

    def said_to_be_left_out(self) -> None:
        text = (self.clone / "docs" / "files.md").read_text()
        rows = [line for line in text.splitlines() if "`energy`" in line]
        if not rows:
            raise Failed("docs/files.md does not say which formats leave out energy")
        with tempfile.TemporaryDirectory() as folder:
            said = self.run(
                *(self.shell, "--db", Path(folder) / "tasks.db"),
                *("-c", "add Walk energy:3", "-c", f"export {folder}/todo.txt"),
                HOME=folder,
            )
        expect(said, "energy")

    # What has to be missed.

    def forgotten_files(self) -> None:
        """Each file that the model changed is put back by itself."""
        changed = self.run("git", "diff", "--name-only").splitlines()
        generated = [name for name in changed if not name.startswith("model/")]
        if len(generated) < 30:
            raise Failed(f"only {generated} come from the model")
        for name in generated:
            path = self.clone / name
            new = path.read_bytes()
            path.write_bytes(self.run("git", "show", f"HEAD:{name}").encode())
            try:
                self.has_to_fail(f"{name} without energy", "python3", "-m", "model", "--check")
            finally:
                path.write_bytes(new)

    def forgotten_words(self) -> None:
        """Each part of the line that floors need is left out by itself."""
        for part in (" bit=60,", " rare=True,"):
            self.forgotten(self.clone / "model/facts/tasks.py", LINE, LINE.replace(part, ""))
        self.forgotten(
            self.clone / "model/facts/migrations.py", 'Column("task", "energy INTEGER"),', ""
        )

    def forgotten(self, path: Path, old: str, new: str) -> None:
        before = path.read_text()
        replace(path, old, new)
        try:
            # A model that is wrong writes nothing; --check would miss what is merely stale, too.
            self.has_to_fail(f"{path.name}: {new.strip()}", "python3", "-m", "model")
        finally:
            path.write_text(before)
            self.model()

    def has_to_fail(self, what: str, *command: str) -> None:
        try:
            self.run(*command)
        except Failed:
            return
        raise Failed(f"{what}: {' '.join(command)} did not miss it")


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    if text.count(old) != 1:
        raise Failed(f"{path} has {text.count(old)} times: {old.strip()}")
    path.write_text(text.replace(old, new))


def expect(text: str, *parts: str, without: str = "") -> None:
    """Lets spaces behind the colons of JSON be there or not."""
    plain = text.replace('": ', '":')
    for part in parts:
        if part not in plain:
            raise Failed(f"{part!r} is missing in:\n{text}")
    if without and without in plain:
        raise Failed(f"{without!r} should not be in:\n{text}")


def python() -> Path:
    """The tests' own Python."""
    return ROOT / "build" / "venv" / "bin" / "python"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where the clone is to stay")
    keep = parser.parse_args().keep
    folder = keep or Path(tempfile.mkdtemp(prefix="taskcore-property-"))
    try:
        if not (folder / "model").exists():
            subprocess.run(["git", "clone", "--quiet", ROOT, folder], check=True)
        experiment = Experiment(folder)
        edits = (
            ("edit", experiment.edit),
            ("make model", experiment.model),
            ("make", experiment.make),
        )
        if all(experiment.step(name, body) for name, body in edits):
            experiment.step("C", experiment.c)
            experiment.step("Python", experiment.python)
            experiment.step("shell", experiment.commands)
            experiment.step("a format that cannot say it", experiment.said_to_be_left_out)
            experiment.step("Swift", experiment.swift)
            experiment.step("each generated file forgotten", experiment.forgotten_files)
            experiment.step("each part of the model forgotten", experiment.forgotten_words)
    finally:
        if not keep:
            shutil.rmtree(folder, ignore_errors=True)
    print(
        f"{len(experiment.failed)} steps failed"
        if experiment.failed
        else "A property costs three files."
    )
    return 1 if experiment.failed else 0


if __name__ == "__main__":
    sys.exit(main())
