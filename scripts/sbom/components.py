"""What binaries of Taskcore are known to contain, to need and to load, and under which licences.

The binary decides what of it is in its SBOM; a library that it names and that is not here is an error.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Component:
    name: str
    supplier: str
    licence: str
    """An expression of SPDX."""
    home: str
    copyright: str = "NOASSERTION"


@dataclass(frozen=True)
class Linked(Component):
    """What is linked in."""

    symbols: str = ""
    """How the names begin of symbols that nothing else has."""
    version: str = "swift"
    """Whose version it has: that of swift, or of gcc."""
    within: str = ""
    """The component that contains it."""
    note: str = ""


@dataclass(frozen=True)
class Library(Component):
    """A library of the system."""

    sonames: tuple[str, ...] = field(default=())


@dataclass(frozen=True)
class Data(Component):
    """Data of the system, which the binary names."""

    pattern: str = ""


_GCC = "https://gcc.gnu.org"
_SWIFT = "https://www.swift.org"
_FSF = "Free Software Foundation, Inc."

LINKED = (
    Linked(
        name="swift-runtime",
        supplier="Apple Inc. and the Swift project authors",
        licence="Apache-2.0 WITH Swift-exception",
        home=_SWIFT,
        copyright="Copyright 2014-2026 Apple Inc. and the Swift project authors",
        symbols="swift_retain",
        note="The standard library and the runtime of Swift.",
    ),
    Linked(
        name="llvm-support",
        supplier="The LLVM project",
        licence="Apache-2.0 WITH LLVM-exception",
        home="https://llvm.org",
        copyright="Copyright 2003-2026 the contributors of LLVM",
        symbols=r"_ZN(K)?7__swift9__runtime4llvm",
        within="swift-runtime",
        note="What the Swift runtime has of LLVM's library Support; the version is that of Swift.",
    ),
    Linked(
        name="unicode-data",
        supplier="Unicode, Inc.",
        licence="Unicode-3.0",
        home="https://www.unicode.org/ucd",
        copyright="Copyright 1991-2026 Unicode, Inc.",
        symbols=r"_ZL\d+_swift_stdlib_nf[cd]_",
        within="swift-runtime",
        note="The Unicode Character Database, as far as the Swift runtime has it; the version is that of Swift.",
    ),
    Linked(
        name="libstdc++",
        supplier=_FSF,
        licence="GPL-3.0-or-later WITH GCC-exception-3.1",
        home=_GCC,
        copyright=f"Copyright 1997-2026 {_FSF}",
        symbols="_ZNK?St",
        version="gcc",
    ),
    Linked(
        name="libgcc",
        supplier=_FSF,
        licence="GPL-3.0-or-later WITH GCC-exception-3.1",
        home=_GCC,
        copyright=f"Copyright 1989-2026 {_FSF}",
        symbols="_Unwind_RaiseException ",
        version="gcc",
    ),
)

LIBRARIES = (
    Library(
        "cairo",
        "The cairo developers",
        "LGPL-2.1-only OR MPL-1.1",
        "https://cairographics.org",
        sonames=("libcairo",),
    ),
    Library(
        "curl",
        "Daniel Stenberg and the contributors of curl",
        "curl",
        "https://curl.se",
        sonames=("libcurl", "libcurl-gnutls"),
    ),
    Library(
        "expat",
        "The Expat developers",
        "MIT",
        "https://libexpat.github.io",
        sonames=("libexpat",),
    ),
    Library(
        "fontconfig",
        "The fontconfig developers",
        "HPND-sell-variant",
        "https://www.freedesktop.org/wiki/Software/fontconfig",
        sonames=("libfontconfig",),
    ),
    Library(
        "glib",
        "The GNOME project",
        "LGPL-2.1-or-later",
        "https://docs.gtk.org/glib",
        sonames=("libgobject-2.0",),
    ),
    Library(
        "glibc",
        _FSF,
        "LGPL-2.1-or-later",
        "https://www.gnu.org/software/libc",
        sonames=("libc", "libm", "libpthread", "libdl", "ld-linux-x86-64", "ld-linux-aarch64"),
    ),
    Library(
        "gcc-runtime",
        _FSF,
        "GPL-3.0-or-later WITH GCC-exception-3.1",
        _GCC,
        sonames=("libgcc_s", "libstdc++"),
    ),
    Library(
        "libpq",
        "The PostgreSQL Global Development Group",
        "PostgreSQL",
        "https://www.postgresql.org",
        sonames=("libpq",),
    ),
    Library(
        "libqrencode",
        "Kentaro Fukuchi",
        "LGPL-2.1-or-later",
        "https://fukuchi.org/works/qrencode",
        sonames=("libqrencode",),
    ),
    Library("libsodium", "Frank Denis", "ISC", "https://libsodium.org", sonames=("libsodium",)),
    Library(
        "ncurses",
        _FSF,
        "X11-distribute-modifications-variant",
        "https://invisible-island.net/ncurses",
        sonames=("libtinfo",),
    ),
    Library(
        "pango",
        "The GNOME project",
        "LGPL-2.0-or-later",
        "https://www.gtk.org/docs/architecture/pango",
        sonames=("libpango-1.0", "libpangocairo-1.0"),
    ),
    Library(
        "readline",
        _FSF,
        "GPL-3.0-or-later",
        "https://tiswww.case.edu/php/chet/readline/rltop.html",
        sonames=("libreadline",),
    ),
    Library(
        "sqlite", "The SQLite project", "blessing", "https://sqlite.org", sonames=("libsqlite3",)
    ),
    Library(
        "zlib", "Jean-loup Gailly and Mark Adler", "Zlib", "https://zlib.net", sonames=("libz",)
    ),
    Library(
        "zstd",
        "Meta Platforms, Inc.",
        "BSD-3-Clause OR GPL-2.0-only",
        "https://facebook.github.io/zstd",
        sonames=("libzstd",),
    ),
)

DATA = (
    Data(
        "tzdata",
        "IANA",
        "LicenseRef-public-domain",
        "https://www.iana.org/time-zones",
        pattern="/usr/share/zoneinfo",
    ),
    Data(
        "dejavu-fonts",
        "The DejaVu fonts project",
        "Bitstream-Vera",
        "https://dejavu-fonts.github.io",
        pattern="DejaVu Sans,",
    ),
)

# The texts of licences that are not in SPDX's list.
OTHER_LICENCES = {
    "LicenseRef-public-domain": "The time zone database is in the public domain.",
}


def library(soname: str) -> Library | None:
    """The library that a name such as `libcurl.so.4` stands for."""
    stem = soname.partition(".so.")[0]
    return next((each for each in LIBRARIES if stem in each.sonames), None)
