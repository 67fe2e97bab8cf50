"""What the wheel with the library inside says beyond pyproject.toml.

build-python-packages.sh lays it beside the sources when the library is among them. The code is Python for any
version, and the library is for one kind of machine; setuptools knows only of wheels that are either for
anything or for one version of Python.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel


class PlatformDistribution(Distribution):
    """Belongs to one kind of machine, as those with modules in C do."""

    def has_ext_modules(self) -> bool:
        return True


class PlatformWheel(bdist_wheel):
    """A wheel for any Python 3 on machines like this one."""

    def get_tag(self) -> tuple[str, str, str]:
        platform = super().get_tag()[2]
        return "py3", "none", platform

    def write_wheelfile(self, wheelfile_base: str) -> None:  # type: ignore[override]
        """Puts the SBOM where PEP 770 has it; setuptools has no setting for that."""
        super().write_wheelfile(wheelfile_base)
        shutil.copytree("sboms", Path(wheelfile_base, "sboms"))


setup(distclass=PlatformDistribution, cmdclass={"bdist_wheel": PlatformWheel})
