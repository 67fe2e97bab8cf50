"""Measures Taskcore beside its floor and its peers: `make bench`. docs/performance.md explains it."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from pathlib import Path

import instructions
import machine
import report
from programs import ALL_SIZES, BUILD, ONCE, PROGRAMS, ROOT
from results import Results
from rounds import run_all
from targets import targets


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--sizes", default=",".join(map(str, ALL_SIZES)), help="numbers of tasks, with commas"
    )
    parser.add_argument("--rounds", type=int, default=7, help="how often each program runs")
    parser.add_argument(
        "--large-rounds",
        type=int,
        help="how often those run that take minutes; as often, unless given",
    )
    parser.add_argument(
        "--only", default="", help="only programs whose name has this regular expression"
    )
    parser.add_argument("--output", type=Path, default=BUILD / "bench.json")
    parser.add_argument(
        "--document",
        action="store_true",
        help="put the tables into docs/performance.md; with --only, the lines that were measured",
    )
    return parser.parse_args()


def tables(results: Results) -> Iterator[str]:
    yield from report.versions(results)
    yield ""
    yield from report.verdicts(targets(results))
    yield ""
    yield from report.times(results)
    yield ""
    yield from report.figures(results)


def read(path: Path) -> Results:
    """The results that were written there."""
    written = json.loads(path.read_text())
    results = Results(versions=written["versions"], missing=written["missing"])
    for line in written["works"]:
        results.add({name: value for name, value in line.items() if name != "median"})
    return results


def main() -> None:
    given = arguments()
    sizes = (*ONCE, *(int(size) for size in given.sizes.split(",")))
    results = Results()
    machine.describe(results)
    chosen = [program for program in PROGRAMS if re.search(given.only, program.name)]
    run_all(chosen, sizes, given.rounds, given.large_rounds or given.rounds, results)
    instructions.count(chosen, results)
    lines = list(tables(results))
    print("\n".join(lines))
    given.output.parent.mkdir(parents=True, exist_ok=True)
    given.output.write_text(json.dumps(results.as_json(), indent=1) + "\n")
    for sentence in results.differing():
        print(f"Not as many rows: {sentence}")
    if given.document:
        is_part = len(chosen) < len(PROGRAMS)
        report.document(ROOT / "docs/performance.md", lines, is_part=is_part)


if __name__ == "__main__":
    main()
