"""Reads the header as a plain C parser does, and compares its functions with the library's.

header.py HEADER LIBRARY
"""

import subprocess
import sys

from pycparser import c_ast, c_parser


def declared_functions(header: str) -> set[str]:
    """The functions that the header declares, once the preprocessor is done with it."""
    preprocessed = subprocess.run(
        ["gcc", "-E", "-P", "-std=c99", "-D__attribute__(_)=", "-D__extension__=", header],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout
    return {
        node.name
        for node in c_parser.CParser().parse(preprocessed).ext
        if isinstance(node, c_ast.Decl) and isinstance(node.type, c_ast.FuncDecl)
    }


def exported_symbols(library: str) -> set[str]:
    """All that the library defines for others, but for the names of symbol versions."""
    listing = subprocess.run(
        ["nm", "--dynamic", "--defined-only", "--extern-only", "--format=posix", library],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout
    symbols = (line.split()[:2] for line in listing.splitlines())
    return {name.split("@")[0] for name, kind in symbols if kind != "A"}


def main() -> int:
    header, library = sys.argv[1:]
    declared, exported = declared_functions(header), exported_symbols(library)
    for name in sorted(exported - declared):
        print(f"{name} is exported, and not in the header", file=sys.stderr)
    for name in sorted(declared - exported):
        print(f"{name} is in the header, and not exported", file=sys.stderr)
    return 0 if declared and declared == exported else 1


if __name__ == "__main__":
    sys.exit(main())
