"""Elements of XML by prefixed names, for the writers of CII and UBL."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from lxml import etree

from oracle import Figures


class Writer:
    """Writes what an invoice says with the figures that it is given, right or wrong."""

    namespaces: dict[str, str]

    def __init__(self, figures: Figures) -> None:
        self.figures = figures

    def root(self, namespace: str, name: str, prefixes: Mapping[Any, str]) -> etree._Element:
        return etree.Element(f"{{{namespace}}}{name}", nsmap=dict(prefixes))

    def add(
        self, parent: etree._Element, path: str, text: str | None = None, **attributes: str | None
    ) -> etree._Element:
        """The elements of a path, each in the one before it."""
        element = parent
        for step in path.split("/"):
            prefix, name = step.split(":")
            element = etree.SubElement(element, f"{{{self.namespaces[prefix]}}}{name}")
        element.text = text
        for key, value in attributes.items():
            if value is not None:
                element.set(key, value)
        return element

    def add_figure(
        self, parent: etree._Element, path: str, name: str, **attributes: str | None
    ) -> None:
        """Nothing when there is no such figure."""
        figure = self.figures.get(name)
        if figure is not None:
            self.add(parent, path, number(figure), **attributes)

    def count(self, group: str) -> int:
        """How many of a group there are: ``BG-25`` of lines."""
        numbers = [key.split("/")[1] for key in self.figures if key.startswith(f"{group}/")]
        return max(map(int, numbers), default=0)


def number(figure: Decimal | str) -> str:
    return figure if isinstance(figure, str) else f"{figure:f}"


def document(root: etree._Element) -> bytes:
    xml: bytes = etree.tostring(root, xml_declaration=True, encoding="UTF-8")
    return xml
