# SPDX-License-Identifier: Apache-2.0
"""Counts the lines that are written by hand, as tables of Markdown.

    python3 -m scripts.count [COMMIT] [--beside COMMIT] [--largest NUMBER]

It counts what was committed; the last commit, when none is named. A file is generated when it begins with
saying so. `--beside` shows another commit first, and what has changed since; `--largest` lists the longest files.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from scripts.count.lines import BESIDE, MODEL, PRODUCT, Lines, by_layer, largest
from scripts.count.offers import offers
from scripts.count.tree import files


def table(titles: list[str], rows: list[list[str]]) -> None:
    print("|", " | ".join(titles), "|")
    print("|---" + "|---:" * (len(titles) - 1) + "|")
    for row in rows:
        print("|", " | ".join(row), "|")
    print()


def sums(files: Mapping[str, str]) -> dict[str, Lines]:
    product = by_layer(files, PRODUCT)
    total = sum(product.values(), Lines())
    model, others = by_layer(files, MODEL), by_layer(files, BESIDE)
    both = sum(model.values(), total)
    return {
        **product, "**the product**": total, **model, "**the product and its model**": both, **others,
    }  # fmt: skip


def beside(now: Mapping[str, str], then: Mapping[str, str]) -> None:
    before, after = sums(then), sums(now)
    rows = []
    for name, lines in after.items():
        old = before[name].by_hand
        ratio = f"{lines.by_hand / old:.2f}" if old else ""
        rows.append([name, f"{old:,}" if old else "", f"{lines.by_hand:,}", ratio,
                     f"{lines.code:,}", f"{lines.comments:,}", f"{lines.generated:,}"])  # fmt: skip
    table(["layer", "then", "now", "times", "of it code", "comments", "generated"], rows)
    old_offers, new_offers = offers(then), offers(now)
    table(
        ["what it offers", "then", "now", "times"],
        [[name, f"{old_offers[name]:,}", f"{new:,}", f"{new / old_offers[name]:.2f}"]
         for name, new in new_offers.items()],
    )  # fmt: skip


def alone(now: Mapping[str, str]) -> None:
    table(
        ["layer", "by hand", "of it code", "comments", "blank", "generated"],
        [[name, f"{lines.by_hand:,}", f"{lines.code:,}", f"{lines.comments:,}",
          f"{lines.blank:,}", f"{lines.generated:,}"] for name, lines in sums(now).items()],
    )  # fmt: skip
    table(["what it offers", "now"], [[name, f"{n:,}"] for name, n in offers(now).items()])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit", nargs="?", default="HEAD")
    parser.add_argument("--beside", metavar="COMMIT", help="another one, shown first")
    parser.add_argument("--largest", metavar="NUMBER", type=int, default=0)
    options = parser.parse_args()
    now = files(options.commit)
    if options.beside:
        beside(now, files(options.beside))
    else:
        alone(now)
    for lines, path in largest(now, options.largest):
        print(f"{lines:6,}  {path}")


if __name__ == "__main__":
    main()
