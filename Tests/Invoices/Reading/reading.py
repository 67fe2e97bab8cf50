"""Takes what a file states out of its elements, under the names of EN 16931, as it is written."""

from __future__ import annotations

from lxml import etree

Stated = dict[str, str]

PARSER = etree.XMLParser(resolve_entities=False, no_network=True, huge_tree=True)

ADJUSTMENT_TERMS = {
    "BG-20": ("BT-92", "BT-93", "BT-94", "BT-95", "BT-96"),
    "BG-21": ("BT-99", "BT-100", "BT-101", "BT-102", "BT-103"),
}
"""Amount, base, percentage, category and rate of an allowance and of a charge."""


class Reader:
    """Takes figures out of elements. A second element for one figure is an error."""

    def __init__(self, xml: bytes, namespaces: dict[str, str]) -> None:
        self.root = etree.fromstring(xml, PARSER)
        self.namespaces = namespaces
        self.stated: Stated = {}

    def elements(self, element: etree._Element, path: str) -> list[etree._Element]:
        found: list[etree._Element] = element.findall(path, self.namespaces)
        return found

    def only(self, element: etree._Element, path: str) -> etree._Element | None:
        found = self.elements(element, path)
        if len(found) > 1:
            raise ValueError(f"{path} is there {len(found)} times.")
        return found[0] if found else None

    def text(self, element: etree._Element, path: str) -> str | None:
        found = self.only(element, path)
        return None if found is None else found.text or ""

    def take(self, name: str, element: etree._Element, path: str) -> None:
        found = self.only(element, path)
        if found is not None:
            self.stated[name] = self.value(found)

    def value(self, element: etree._Element) -> str:
        """An amount of another currency than the invoice's is said with that currency."""
        currency = element.get("currencyID")
        expected = self.stated.get("BT-5")
        other = f" {currency}" if currency not in (None, expected) else ""
        return (element.text or "") + other

    def adjustment(self, element: etree._Element, indicator: str, counts: dict[str, int]) -> str:
        """The group of an allowance or a charge, with its number."""
        word = self.text(element, indicator)
        group = {"false": "BG-20", "true": "BG-21"}[word or ""]
        counts[group] = counts.get(group, 0) + 1
        return group

    def take_vat(self, element: etree._Element) -> None:
        """The VAT of the invoice, or that in the currency in which it is accounted."""
        currency = element.get("currencyID")
        if currency not in (self.stated.get("BT-5"), self.stated.get("BT-6")):
            raise ValueError(f"A total of VAT is in {currency}.")
        name = "BT-110" if currency == self.stated["BT-5"] else "BT-111"
        if name in self.stated:
            raise ValueError(f"{name} is there twice.")
        self.stated[name] = element.text or ""
