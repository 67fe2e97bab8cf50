"""An SBOM of a binary, in SPDX 2.3."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime, timezone
from typing import Any
from urllib.parse import quote

from scripts.sbom.binary import Binary, UnreadableBinary
from scripts.sbom.components import DATA, LINKED, OTHER_LICENCES, Component, Library, library
from scripts.sbom.product import OWN_LICENCE, Product

JSON = dict[str, Any]
_ROOT = "SPDXRef-Product"


def _identifier(component: Component) -> str:
    return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", component.name)


def _package(component: Component, **more: Any) -> JSON:
    return {
        "SPDXID": _identifier(component),
        "name": component.name,
        "supplier": f"Organization: {component.supplier}",
        "downloadLocation": "NOASSERTION",
        "homepage": component.home,
        "filesAnalyzed": False,
        "licenseConcluded": component.licence,
        "licenseDeclared": component.licence,
        "copyrightText": component.copyright,
        **more,
    }


def _purl(locator: str) -> list[JSON]:
    return [
        {
            "referenceCategory": "PACKAGE-MANAGER",
            "referenceType": "purl",
            "referenceLocator": locator,
        }
    ]


def _swift(binary: Binary) -> tuple[str, JSON]:
    """Which Swift the runtime is of."""
    versions = binary.found(r"Swift version [\d.]+ \([\w.-]+\)")
    if not versions:
        raise UnreadableBinary(f"{binary.path} does not say which Swift it was made by")
    found = re.fullmatch(r"Swift version ([\d.]+) \((.*)\)", versions[0])
    assert found is not None
    version, tag = found.groups()
    return version, {"externalRefs": _purl(f"pkg:github/swiftlang/swift@{tag}")}


def _gcc(binary: Binary) -> tuple[str, JSON]:
    """Which GCC libstdc++ and libgcc are of: Debian's own version, where it is Debian's."""
    found = re.search(r"GCC: \((.*?)\) (([\d]+)[\d.]+)", binary.compilers)
    if found is None:
        raise UnreadableBinary(f"{binary.path} does not say which GCC its runtime is of")
    packager, version, major = found.groups()
    if not packager.startswith("Debian "):
        return version, {"externalRefs": _purl(f"pkg:generic/gcc@{version}")}
    version = packager.removeprefix("Debian ")
    return version, {"externalRefs": _purl(f"pkg:deb/debian/gcc-{major}@{quote(version)}")}


class _Document:
    def __init__(self, binary: Binary, product: Product) -> None:
        self.binary = binary
        self.product = product
        self.packages: list[JSON] = []
        self.relationships: list[JSON] = []

    def relate(self, one: str, how: str, other: str, comment: str = "") -> None:
        relationship = {
            "spdxElementId": one,
            "relationshipType": how,
            "relatedSpdxElement": other,
        }
        if comment:
            relationship["comment"] = comment
        self.relationships.append(relationship)

    def add_product(self) -> None:
        product = self.product
        self.packages.append(
            {
                "SPDXID": _ROOT,
                "name": product.name,
                "versionInfo": product.version,
                "packageFileName": self.binary.path.name,
                "supplier": f"Organization: {product.supplier}",
                "downloadLocation": "NOASSERTION",
                "homepage": product.home,
                "filesAnalyzed": False,
                "licenseConcluded": product.licence,
                "licenseDeclared": OWN_LICENCE,
                "copyrightText": product.copyright,
                "primaryPackagePurpose": product.purpose,
                "externalRefs": _purl(f"pkg:generic/{product.name}@{product.version}"),
                "comment": f"Build ID {self.binary.build_id}, which strip leaves as it is.",
            }
        )
        self.relate("SPDXRef-DOCUMENT", "DESCRIBES", _ROOT)

    def add_linked(self) -> None:
        versions = {"swift": _swift(self.binary), "gcc": _gcc(self.binary)}
        present = [each for each in LINKED if self.binary.has(each.symbols)]
        by_name = {each.name: each for each in present}
        for each in present:
            version, references = versions[each.version]
            more: JSON = {"versionInfo": version, "primaryPackagePurpose": "LIBRARY"}
            if each.note:
                more["comment"] = each.note
            if each.within:
                self.relate(_identifier(by_name[each.within]), "CONTAINS", _identifier(each))
            else:
                more |= references
                self.relate(_ROOT, "STATIC_LINK", _identifier(each))
            self.packages.append(_package(each, **more))

    def libraries(self, sonames: list[str]) -> Iterator[tuple[Library, str]]:
        """Each library, and those of the names that are its own."""
        names: dict[Library, list[str]] = {}
        for soname in sonames:
            found = library(soname)
            if found is None:
                raise UnreadableBinary(
                    f"{self.binary.path} names {soname}: scripts/sbom/components.py has to say what it is"
                )
            names.setdefault(found, []).append(soname)
        return ((each, ", ".join(names[each])) for each in names)

    def add_library(self, component: Library, **more: Any) -> None:
        if all(package["SPDXID"] != _identifier(component) for package in self.packages):
            self.packages.append(_package(component, primaryPackagePurpose="LIBRARY", **more))

    def add_system(self) -> None:
        needed = [name for name in self.binary.needed if name not in self.product.siblings]
        loaded = [name for name in self.binary.loaded if name not in self.product.siblings]
        for component, names in self.libraries(needed):
            self.add_library(component)
            self.relate(_ROOT, "DYNAMIC_LINK", _identifier(component), names)
        for component, names in self.libraries(loaded):
            self.add_library(component)
            # "OPTIONAL_DEPENDENCY_OF" reads from the library to what can use it.
            self.relate(
                _identifier(component),
                "OPTIONAL_DEPENDENCY_OF",
                _ROOT,
                f"{names}, loaded when it is first used",
            )
        for data in DATA:
            if self.binary.found(re.escape(data.pattern)):
                self.packages.append(_package(data, primaryPackagePurpose="OTHER"))
                self.relate(_identifier(data), "RUNTIME_DEPENDENCY_OF", _ROOT)
        for soname in self.binary.needed:
            if soname in self.product.siblings:
                self.add_sibling(soname)

    def add_sibling(self, soname: str) -> None:
        """The library of Taskcore that the shell needs has an SBOM of its own."""
        sibling = Component(
            "libtaskcore",
            self.product.supplier,
            OWN_LICENCE,
            self.product.home,
            self.product.copyright,
        )
        self.packages.append(
            _package(sibling, versionInfo=self.product.version, primaryPackagePurpose="LIBRARY")
        )
        self.relate(_ROOT, "DYNAMIC_LINK", _identifier(sibling), soname)

    def add_bundled(self, soname: str, version: str) -> None:
        """A library of the system that a copy of lies beside the binary."""
        component = library(soname)
        assert component is not None
        for package in self.packages:
            if package["SPDXID"] == _identifier(component):
                package["versionInfo"] = version
        self.relate(_ROOT, "CONTAINS", _identifier(component), f"A copy of {soname}")

    def json(self, created: int) -> JSON:
        product = self.product
        used = str([package["licenseConcluded"] for package in self.packages])
        namespace = f"{product.home}/spdx/{product.name}-{product.version}-{self.binary.build_id}"
        return {
            "spdxVersion": "SPDX-2.3",
            "dataLicense": "CC0-1.0",
            "SPDXID": "SPDXRef-DOCUMENT",
            "name": f"{product.name}-{product.version}",
            "documentNamespace": namespace,
            "creationInfo": {
                "created": datetime.fromtimestamp(created, timezone.utc).strftime(
                    "%Y-%m-%dT%H:%M:%SZ"
                ),
                "creators": [
                    f"Organization: {product.supplier}",
                    f"Tool: taskcore-sbom-{product.version}",
                ],
            },
            "packages": self.packages,
            "hasExtractedLicensingInfos": [
                {"licenseId": licence, "extractedText": text}
                for licence, text in OTHER_LICENCES.items()
                if licence in used
            ],
            "relationships": self.relationships,
        }


def document(
    binary: Binary, product: Product, created: int, bundled: dict[str, str] | None = None
) -> JSON:
    """BUNDLED are the libraries whose copies lie beside the binary, and their versions."""
    made = _Document(binary, product)
    made.add_product()
    made.add_linked()
    made.add_system()
    for soname, version in (bundled or {}).items():
        made.add_bundled(soname, version)
    return made.json(created)
