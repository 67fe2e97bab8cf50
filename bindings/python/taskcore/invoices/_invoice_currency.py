# SPDX-License-Identifier: Apache-2.0
"""Asks which currency the amounts of an invoice are in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import POINTER, byref
from typing import Any

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.values import integer, string


class InvoiceCurrency(Connection):
    """What tells how many decimals an amount has."""

    @contextmanager
    def _content(self, invoice_id: int) -> Iterator[c.taskcore_invoice_content]:
        """All of an invoice, for as long as it is needed."""
        document = POINTER(c.taskcore_invoice_document)()
        number = integer(invoice_id, 64, "id")
        self._call(library.taskcore_invoice_document_read, number, byref(document))
        try:
            yield library.taskcore_invoice_document_contents(document).contents
        finally:
            library.taskcore_invoice_document_free(document)

    def _currency_of(self, invoice_id: int) -> Callable[[], str]:
        def ask() -> str:
            with self._content(invoice_id) as content:
                return string(content.invoice.contents.currency)

        return ask

    def _currency_of_part(self, parts: str, part_id: int) -> Callable[[], str]:
        """Of the draft that an item or an adjustment belongs to: ``"line"`` or ``"adjustment"``.

        Of what is in no draft it does not matter, since it cannot be changed.
        """

        def ask() -> str:
            for invoice_id in self._draft_ids():
                with self._content(invoice_id) as content:
                    if _has(content, parts, part_id):
                        return string(content.invoice.contents.currency)
            return "EUR"

        return ask

    def _draft_ids(self) -> list[int]:
        row = c.TASKCORE_INVOICE_SEARCH_INIT()
        row.states = 1 << c.TASKCORE_INVOICE_STATE_DRAFT
        row.fields = c.TASKCORE_INVOICE_QUERY_STATE
        drafts = POINTER(c.taskcore_invoice_list)()
        self._call(library.taskcore_invoice_query, byref(row), byref(drafts))
        try:
            count = library.taskcore_invoice_list_count(drafts)
            return [
                library.taskcore_invoice_list_at(drafts, index).contents.id
                for index in range(count)
            ]
        finally:
            library.taskcore_invoice_list_free(drafts)


def _has(content: Any, parts: str, part_id: int) -> bool:
    first, count = getattr(content, f"{parts}s"), getattr(content, f"{parts}_count")
    return any(first[index].id == part_id for index in range(count))
