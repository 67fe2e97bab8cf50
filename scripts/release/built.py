"""What was built has the version of the sources, and exports what the lists say."""

from __future__ import annotations

import ctypes
import json
import re
import subprocess
import tarfile
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from scripts.release.freeze import COMMAND, stripped
from scripts.release.releases import FOLDER, SONAME, releases
from scripts.release.sources import SYMBOLS, symbols_of, version_of


@dataclass(frozen=True)
class Product:
    """A kind of file, where it is below the folder of the build, and how it says its version."""

    pattern: str
    read: Callable[[Path], str]
    count: int = 1


def _output(*command: str | Path) -> str:
    done = subprocess.run(command, capture_output=True, text=True)
    return done.stdout if done.returncode == 0 else done.stderr


def _of_library(path: Path) -> str:
    version = ctypes.CDLL(str(path.absolute())).taskcore_version
    version.restype = ctypes.c_char_p
    return bytes(version()).decode()


def _of_shell(path: Path) -> str:
    return _output(path, "--version").strip().removeprefix("taskcore ")


def _upstream(version: str) -> str:
    return version.strip().rpartition("-")[0] or version.strip()


def _of_deb(path: Path) -> str:
    return _upstream(_output("dpkg-deb", "--field", path, "Version"))


def _of_dsc(path: Path) -> str:
    return _upstream(_of_metadata(path.read_text()))


def _of_metadata(text: str) -> str:
    (version, *_) = re.findall(r"^Version: (.*)$", text, re.MULTILINE) or [""]
    return str(version)


def _of_wheel(path: Path) -> str:
    with zipfile.ZipFile(path) as wheel:
        (name,) = [each for each in wheel.namelist() if each.endswith(".dist-info/METADATA")]
        return _of_metadata(wheel.read(name).decode())


def _of_sdist(path: Path) -> str:
    with tarfile.open(path) as archive:
        (name,) = [each for each in archive.getnames() if re.fullmatch("[^/]*/PKG-INFO", each)]
        file = archive.extractfile(name)
        assert file is not None
        return _of_metadata(file.read().decode())


def _of_archive(path: Path) -> str:
    """The header in the archive of the sources."""
    with tarfile.open(path) as archive:
        (name,) = [each for each in archive.getnames() if each.endswith("/include/taskcore.h")]
        file = archive.extractfile(name)
        assert file is not None
        (version,) = re.findall(r'#define TASKCORE_VERSION "(.*)"', file.read().decode())
        return str(version)


def _of_sbom(path: Path) -> str:
    return str(json.loads(path.read_text(encoding="utf-8"))["packages"][0]["versionInfo"])


def _of_pkgconfig(path: Path) -> str:
    return _of_metadata(path.read_text(encoding="utf-8"))


PROGRAMS = (
    Product(f"lib/{SONAME}", _of_library),
    Product("lib/pkgconfig/taskcore.pc", _of_pkgconfig),
    Product("bin/taskcore", _of_shell),
    Product("sbom/*.spdx.json", _of_sbom, 2),
)
PACKAGES = (
    Product("deb/*.deb", _of_deb, 4),
    Product("deb-source/taskcore_*.dsc", _of_dsc),
    Product("deb-source/taskcore_*.orig.tar.xz", _of_archive),
    Product("python/taskcore-*.whl", _of_wheel),
    Product("python/taskcore-*.tar.gz", _of_sdist),
)


def _versions(build: Path, products: tuple[Product, ...], version: str) -> Iterator[str]:
    for product in products:
        found = sorted(build.glob(product.pattern))
        if len(found) < product.count:
            yield f"{build / product.pattern} has {len(found)} files, not {product.count}: build it."
        for path in found:
            said = product.read(path)
            if said != version:
                yield f"{path} is of {said or 'no version'}, and {version} would be right."


def exported(library: Path) -> set[str]:
    lines = _output("nm", "--dynamic", "--extern-only", "--defined-only", library).splitlines()
    return {line.split()[-1].partition("@")[0] for line in lines if line.split()[-2] != "A"}


def _symbols(root: Path, library: Path) -> Iterator[str]:
    has, listed = exported(library), symbols_of(root)
    for name in sorted(has - listed):
        yield f"{library} exports {name}, which {SYMBOLS} has to say, too."
    for name in sorted(listed - has):
        yield f"{SYMBOLS} says {name}, which {library} does not export."


def _frozen(root: Path, library: Path) -> Iterator[str]:
    """The library that is frozen is the one that these sources make."""
    version = version_of(root)
    for release in releases(root):
        if release.version != version:
            continue
        if release.library() != stripped(library):
            yield (
                f"The library in {FOLDER}/{version} is not the one of this build: run {COMMAND} "
                "and commit what it makes."
            )


def faults(root: Path, build: Path, *, packages: bool) -> Iterator[str]:
    """Of the library and the shell, and of the packages of them when those are asked for."""
    version, library = version_of(root), build / "lib" / SONAME
    yield from _versions(build, PROGRAMS + (PACKAGES if packages else ()), version)
    if library.exists():
        yield from _symbols(root, library)
        if packages:
            yield from _frozen(root, library)
