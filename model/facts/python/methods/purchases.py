# SPDX-License-Identifier: Apache-2.0
"""The methods of the room purchases."""

from model.language.python_methods import Keywords, Methods
from model.language.python_methods import Method as M

# fmt: off
PURCHASES = (
    Methods("purchases.purchase_methods", "The methods of a store that are about purchases: invoices of others, and what was paid of them.", "PurchaseMethods",
        """Invoices and credit notes of others, which are received and paid.""",
        base="RecordMethods",
        keywords=(
            Keywords("PurchaseConditions", "purchase_query_options", "state@states:bits first:day last:day due_date is_credit currency text order=PurchaseOrder.DUE_DATE page",
            """The keywords of ``Store.purchases``; what is None does not count.

            ``state`` is one of ``PurchaseState``, or several; the issue date is from ``first`` to ``last``;
            ``due_date`` finds what is due on it or before; ``text`` is looked for in the number, the
            seller, the payee and own notes; ``order`` is one of ``PurchaseOrder``.
            """),
        ),
        methods=(
            M("add_purchase", "purchase_add", "data@bytes",
            """Receives an invoice of somebody else, and returns the purchase's id.

            The data are a Cross Industry Invoice (CII), UBL, or a PDF with one within (Factur-X,
            ZUGFeRD 2, XRechnung, Peppol). The file is kept as it came; ``check_purchase`` tells what is
            odd about it. Raises ParseError, with the term of EN 16931 as its field, when it is no such
            file or has wrong sums, and ConflictError when it was received already or is one's own.
            """),
            M("add_purchase_file", "purchase_add_file", "path:path",
            """Receives an invoice of somebody else in such a file, and returns the purchase's id."""),
            M("check_purchase", "purchase_check", "purchase_id",
            """What is odd about the file of a purchase, and leaves no doubt about what is owed."""),
            M("update_purchase", "purchase_update", "purchase_id * due_date:optional_day=UNSET notes=UNSET",
            """Changes what is given: when a purchase is due, None for no such day, and own notes."""),
            M("delete_purchases", "purchase_delete", "ids",
            """Deletes purchases with their payments."""),
            M("purchases", "purchase_query", "**conditions:PurchaseConditions",
            """The purchases for which all that is given holds, by due date unless it is said otherwise.

            >>> from taskcore import PurchaseState, Store
            >>> with Store(":memory:") as store:
            ...     len(store.purchases(state=PurchaseState.OVERDUE))
            0
            """),
            M("purchase", "purchase_document_read", "purchase_id",
            """All of a purchase, as its file has it."""),
            M("purchase_file", "purchase_original", "purchase_id",
            """The file of a purchase as it came."""),
            M("write_purchase_file", "purchase_original_file", "purchase_id path:path",
            """Writes the file of a purchase as it came, or replaces one."""),
            M("purchase_totals", "purchase_total_query", "* page",
            """What is owed to sellers, by currency."""),
            M("purchase_payments", "purchase_payment_query", "purchase_id * page",
            """The payments of a purchase, or without one all, the latest first."""),
            M("delete_purchase_payments", "purchase_payment_delete", "ids",
            """Deletes payments of purchases: what they paid is owed again."""),
            M("pay_purchase", "purchase_payment_add", "purchase_id amount:minor date * means reference notes overpaid@is_overpaid:flag=False",
            """Notes a payment of a purchase, and returns its id.

            Without an amount it is all that is owed, and without a date it was today. ``means`` is a
            code of UNTDID 4461, such as ``"58"`` for a transfer in SEPA. With ``overpaid`` an amount may
            be more than is owed.
            """),
    )),
)
# fmt: on
