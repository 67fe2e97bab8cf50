"""Puts together what is published of a release, with its checksums, and says what remains to be done."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Iterator
from pathlib import Path

from scripts.release.day import tag_of
from scripts.release.sources import version_of

SUMS = "SHA256SUMS"
# Where each kind of file goes, from where it is below the folder of the build. debian/watch looks for the archive of
# the sources by its name, so nothing else that is called taskcore-VERSION.tar lies beside it.
KINDS = {
    "debian": ("deb/*.deb", "deb-source/taskcore_*"),
    "python": ("python/taskcore-*.whl", "python/taskcore-*.tar.gz"),
    "sbom": ("sbom/*.spdx.json",),
}


def gather(root: Path, build: Path) -> Path:
    """The folder with all of it, made anew."""
    to = build / "release"
    shutil.rmtree(to, ignore_errors=True)
    for kind, patterns in KINDS.items():
        (to / kind).mkdir(parents=True)
        for pattern in patterns:
            for path in sorted(build.glob(pattern)):
                shutil.copy2(path, to / kind)
    version = version_of(root)
    shutil.copy2(
        build / f"deb-source/taskcore_{version}.orig.tar.xz", to / f"taskcore-{version}.tar.xz"
    )
    lines = [f"{digest}  {name}\n" for name, digest in sorted(_digests(to))]
    (to / SUMS).write_text("".join(lines))
    return to


def _digests(folder: Path) -> Iterator[tuple[str, str]]:
    for path in folder.rglob("*"):
        if path.is_file():
            with path.open("rb") as file:
                digest = hashlib.file_digest(file, "sha256").hexdigest()
            yield str(path.relative_to(folder)), digest


def remaining(root: Path, folder: Path) -> Iterator[str]:
    """The commands that nobody but the releaser gives."""
    version = version_of(root)
    if not tag_of(root):
        yield f"git tag --annotate {version} --message 'Taskcore {version}'"
    yield f"git push origin {version}"
    yield f"gpg --armor --detach-sign {folder / SUMS}"
    yield f"rsync --recursive {folder}/ RELEASES/{version}/"
    yield f"twine upload {folder}/python/*"
    for crate in ("taskcore-sys", "taskcore"):
        yield f"cargo publish --manifest-path bindings/rust/{crate}/Cargo.toml"
