# SPDX-License-Identifier: Apache-2.0
"""The methods of the room invoices."""

from model.language.python_methods import Keywords, Methods
from model.language.python_methods import Method as M

# fmt: off
INVOICES = (
    Methods("invoices.client_methods", "Clients, and the methods of a store that are about them.", "ClientMethods",
        """The clients of a store. An invoice keeps a copy of what it was issued with.""",
        methods=(
            M("clients", "client_query", "text * archived:both=False page",
            """Clients by their names: those in use, those in the archive, or both.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     _ = store.add_client("Société Générale d'Exemples", city="Lyon", country="FR")
            ...     for client in store.clients("societe"):
            ...         print(client.party.name, client.invoice_count)
            Société Générale d'Exemples 0

            ``text`` is words that names, city, numbers or e-mail begin with; case and accents do not
            matter.
            """),
            M("delete_clients", "client_delete", "ids",
            """Deletes clients that no invoice is for, not even a draft; the others can be archived."""),
            M("add_client", "client_add", "name * notes=UNSET hourly_rate:rate=UNSET kind=UNSET **properties:PartyProperties -is_archived -party",
            """Adds a client and returns its id; ``Party`` says what the keywords mean.

            ``hourly_rate`` is what an hour costs, where neither entry nor task nor project says it;
            ``kind`` is one of ``ClientKind``: a business, unless it is said.
            """),
            M("update_clients", "client_update", "ids * notes=UNSET archived=UNSET hourly_rate:rate=UNSET kind=UNSET **changes:PartyChanges -party",
            """Changes what is given; ``""`` takes it away. An archived one gets no new invoices.

            Invoices that were issued to the clients stay as they were issued; drafts go along.
            """),
    )),
    Methods("invoices.email_methods", "The messages that invoices are sent with.", "EmailMethods",
        """Sending issued invoices, as PDF with their data within.""",
        keywords=(
            Keywords("EmailProperties", "email_options", "to cc reply_to sender subject body paper",
            """The keywords of a message; what is None is as usual.

            ``to``, ``cc`` and ``reply_to`` are addresses with or without names, separated by commas; else it
            goes to the client. ``sender`` is one, else the seller's.
            """),
        ),
        methods=(
            M("compose_email", "email_compose", "invoice_id **message:EmailProperties",
            """The message that an invoice is sent with, as an .eml file has it; nothing is sent."""),
            M("compose_email_file", "email_compose_file", "invoice_id path:path **message:EmailProperties",
            """Writes such a message to a file, or replaces one; it is there only when it is whole."""),
            M("emails", "email_query", "invoice_id * page",
            """The messages with an invoice, or all, that were sent or were to be, the latest first."""),
            M("send_email", "email_send", "invoice_id server * progress=None **message:EmailProperties",
            """Sends an issued invoice, with TLS before anything is told, and returns the message's id.

            ``progress`` is told how many bytes are sent and how many there are; what it raises stops
            sending. Other calls do not wait meanwhile. A message that the server does not take is in
            ``emails``, too, with the reason.

            Raises AccessError when the server refuses the user or the password, and for a netrc file
            that others can read; InputOutputError for all else that the network and the server refuse.
            """),
    )),
    Methods("invoices.invoice_figure_methods", "What is owed by age, and turnover and VAT by month.", "InvoiceFigureMethods",
        """Sums over issued invoices. Any day of a month stands for it.""",
        methods=(
            M("vat_journal_csv_file", "vat_journal_csv_file", "path:path first@first_month:month last@last_month:month -limit -offset",
            """Writes the VAT journal to a file, or replaces one."""),
            M("ageing", "ageing_query", "* page",
            """What is owed today, by currency and by how long it is overdue."""),
            M("turnover", "turnover_query", "first@first_month:month last@last_month:month * page",
            """What was invoiced from one month to another, by month and currency."""),
            M("vat_totals", "vat_total_query", "first@first_month:month last@last_month:month * page",
            """The VAT from one month to another, by month, currency, category and falling rate."""),
            M("vat_journal_csv", "vat_journal_csv", "first@first_month:month last@last_month:month * page",
            """The VAT journal as a table with a header: a line for each rate of each invoice.

            The amounts of credit notes are below 0.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     store.vat_journal_csv()[:25]
            'issue_date,number,kind,pr'
            """),
    )),
    Methods("invoices.invoice_files", "Invoices as tables, as XML by EN 16931, and as PDF with that within (Factur-X).", "InvoiceFileMethods",
        """Invoices as files, each of which is there only when it is whole.""",
        methods=(
            M("invoice_xml", "invoice_xml", "invoice_id format=XMLFormat.PROFILE",
            """An issued invoice in UTF-8, as its profile has it, or another one, whose rules it has to keep.

            ``XMLFormat.CII`` and ``UBL`` are EN 16931 alone.
            """,
            result="bytes"),
            M("invoices_csv", "invoice_csv", "**conditions:InvoiceConditions",
            """The invoices that ``invoices`` finds, as a table with a header.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     _ = store.add_invoice()
            ...     store.invoices_csv().splitlines()[1][:18]
            ',invoice,draft,,,,'
            """),
            M("invoices_csv_file", "invoice_csv_file", "path:path **conditions:InvoiceConditions",
            """Writes such a table to a file, or replaces one."""),
            M("invoice_xml_file", "invoice_xml_file", "invoice_id path:path format=XMLFormat.PROFILE",
            """Writes such XML to a file, or replaces one."""),
            M("invoice_pdf", "invoice_pdf", "invoice_id * paper language page_template",
            """An invoice as PDF/A-3, with its data within when it is issued (Factur-X).

            It is on A4 and in the invoice's language unless another one, ``"fr"`` or ``"en"``, is given,
            and looks as ``page_template`` of the client, else of the profile says: ``"classic"``, ``"studio"``,
            ``"plain"``, or a template as JSON.
            Raises UnsupportedError, which names the package, when a library is not there.
            """),
            M("invoice_pdf_file", "invoice_pdf_file", "invoice_id path:path * paper language page_template",
            """Writes such a PDF to a file, or replaces one."""),
            M("import_invoice", "invoice_import", "data@bytes",
            """Makes a draft of an invoice that another program made, and returns its id.

            The data are a Cross Industry Invoice (CII), or a PDF with one within (Factur-X, ZUGFeRD).
            It is for one's own invoices: the seller must be that of the store, and is never made so;
            ``import_profile`` does that, and ``add_purchase`` receives invoices of others. Its number is
            put into the notes. Raises ParseError when it is no such file or is damaged, ConflictError
            when somebody else sells, or the store has no seller.
            """),
            M("import_invoice_file", "invoice_import_file", "path:path",
            """Makes a draft of an invoice in such a file, and returns its id."""),
    )),
    Methods("invoices.invoice_methods", "The methods of a store that are about invoices and credit notes as a whole.", "InvoiceMethods",
        """Invoices and credit notes: drafts, which may change, and issued ones, which never do.""",
        base="ClientMethods, ProfileMethods, RecordMethods",
        keywords=(
            Keywords("InvoiceConditions", "invoice_query_options", "state@states:bits kind client_id first:day last:day text is_debit page",
            """The keywords of ``Store.invoices``; what is None does not count.

            ``state`` is one of ``InvoiceState``, or several; the issue date is from ``first`` to ``last``;
            ``text`` is looked for in the number, the client's name, references and items. With ``is_debit``
            it is what asks for money, without it what gives it back.
            """),
        ),
        methods=(
            M("add_invoice", "invoice_add", "client_id=None * kind=InvoiceKind.INVOICE **properties:InvoiceProperties",
            """Adds a draft without items and returns its id; ``InvoiceProperties`` says what it may have.

            >>> from decimal import Decimal
            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     store.set_profile(name="Ada Lovelace", city="London", country="GB",
            ...         tax_number="12345", email="ada@example.org")
            ...     client = store.add_client("Babbage & Co", city="London", country="GB",
            ...         email="office@example.org")
            ...     draft = store.add_invoice(client, currency="GBP", notes="With thanks")
            ...     _ = store.add_invoice_line(draft, "Advice", quantity="2.5", unit="hour",
            ...         unit_price=80, vat_rate=20)
            ...     store.invoice(draft).invoice.gross
            Decimal('240.00')

            What is not given is as the client, the seller and the rules of the seller's country have it.
            """),
            M("update_invoice", "invoice_update", "invoice_id * client_id=UNSET **changes:InvoiceProperties",
            """Changes what is given of a draft."""),
            M("delete_invoices", "invoice_delete", "ids",
            """Deletes drafts with all that belongs to them."""),
            M("copy_invoice", "invoice_copy", "invoice_id",
            """Makes a draft with the items, terms and client of an invoice, and returns its id."""),
            M("credit_invoice", "invoice_credit", "invoice_id",
            """Makes a draft of a credit note for all of an issued invoice that none took back yet."""),
            M("deduct_down_payments", "invoice_deduct", "invoice_id ids",
            """Deducts issued down payments from a draft, which is the final invoice then."""),
            M("undeduct_down_payments", "invoice_undeduct", "invoice_id ids",
            """Deducts down payments from a draft no longer."""),
            M("correct_invoice", "invoice_correct", "invoice_id",
            """Makes a draft of a corrected invoice, which replaces an issued one wholly.

            When the draft is issued, the payments go over to it, and the other owes nothing.
            """),
            M("check_invoice", "invoice_check", "invoice_id issue_date=None",
            """All that forbids issuing a draft, on a day or today.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     problems = store.check_invoice(store.add_invoice())
            >>> "seller.name" in [problem.field for problem in problems]
            True
            """),
            M("issue_invoice", "invoice_issue", "invoice_id issue_date=None",
            """Issues a draft, and returns its number, the next one of its series.

            It cannot change any more, and no undo takes it back. Raises InvalidError with all that
            forbids it, one sentence a line; ``check_invoice`` gives the details.
            """),
            M("void_invoice", "invoice_void", "invoice_id issue_date=None",
            """Takes all of an issued invoice back, and returns the id of the credit note for it."""),
            M("invoices", "invoice_query", "**conditions:InvoiceConditions",
            """The invoices and credit notes for which all that is given holds, newest first.

            >>> from taskcore import InvoiceState, Store
            >>> with Store(":memory:") as store:
            ...     _ = store.add_invoice(order_reference="PO-17")
            ...     drafts = store.invoices(state=InvoiceState.DRAFT, text="po-17")
            ...     [(draft.id, draft.number, draft.gross) for draft in drafts]
            [(1, '', Decimal('0.00'))]
            """),
            M("invoice", "invoice_document_read", "invoice_id",
            """All of an invoice or a credit note. Raises NotFoundError when there is none."""),
            M("add_down_payment", "invoice_down_payment", "invoice_id * share@share_basis_points:percent=None amount@amount_minor:minor=None",
            """Makes a draft of a down payment on what an invoice, mostly a draft, is for.

            ``share`` is in percent; ``amount`` is with VAT. It has an item for each rate of VAT.
            """),
    )),
    Methods("invoices.invoice_part_methods", "The methods of a store that are about items, allowances and charges of drafts.", "InvoicePartMethods",
        """What drafts are made of. Numbers are exact: a float is refused.""",
        base="RecordMethods",
        methods=(
            M("add_invoice_line", "invoice_line_add", "invoice_id name **properties:LineProperties",
            """Adds an item to a draft and returns its id; ``LineProperties`` says what it may have.

            >>> from decimal import Decimal
            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     draft = store.add_invoice()
            ...     _ = store.add_invoice_line(draft, "Advice", quantity=Decimal("2.5"), unit="hour",
            ...         unit_price=80, discount_rate=10, vat_rate=20)
            ...     (line,) = store.invoice(draft).lines
            >>> line.unit, line.base, line.net, line.vat_rate
            ('HUR', Decimal('200.00'), Decimal('180.00'), Decimal('20.000'))

            It is 1 unit at no price unless that is given. VAT is of the standard category unless
            another one is given, and its rate 0.
            """),
            M("update_invoice_line", "invoice_line_update", "line_id **changes:LineChanges",
            """Changes what is given of an item of a draft."""),
            M("add_adjustment", "invoice_adjustment_add", "invoice_id **properties:AdjustmentProperties",
            """Adds an allowance, or with ``is_charge`` a charge, to a draft, and returns its id.

            >>> from decimal import Decimal
            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     draft = store.add_invoice()
            ...     _ = store.add_invoice_line(draft, "Chair", unit_price="99.90", vat_rate=20)
            ...     _ = store.add_adjustment(draft, rate=5, reason="Fidelity", vat_rate=20)
            ...     _ = store.add_adjustment(
            ...         draft, is_charge=True, amount="4.50", reason="Delivery", vat_rate=20
            ...     )
            ...     document = store.invoice(draft)
            >>> document.allowance_total, document.charge_total, document.invoice.net
            (Decimal('5.00'), Decimal('4.50'), Decimal('99.40'))

            It is a ``rate`` in percent of the items, or an ``amount``.
            """),
            M("update_adjustment", "invoice_adjustment_update", "adjustment_id **changes:AdjustmentProperties",
            """Changes what is given of an allowance or a charge; its VAT's halves go together."""),
            M("delete_invoice_lines", "invoice_line_delete", "ids",
            """Deletes items of drafts; time that they were for can be billed again."""),
            M("delete_adjustments", "invoice_adjustment_delete", "ids",
            """Deletes allowances and charges of drafts."""),
            M("bill_focus", "invoice_bill_focus", "invoice_id first! last! unit_price:millionths * vat_rate:thousandths! vat_category=VATCategory.STANDARD by_rate:by_rate of_client:if_true project_id task_id grouping=BillingGrouping.BY_TASK round_up_minutes:integer=0 name",
            """Adds items for the focus sessions and time entries of some days that no invoice is for yet.

            ``unit_price`` is that of an hour. Without one, or with ``by_rate``, an hour costs what its
            entry, its task, its project or its client says, in an item for each rate; time without a rate
            costs ``unit_price`` then. With ``of_client`` it is the time alone of projects that are for the
            client of the draft. The time of each item goes up to a multiple of
            ``round_up_minutes``. Without a name, items are called as their task, project or day.
            Returns how many there are. Raises NotFoundError when there is no time to bill.
            """),
            M("bill_client", "invoice_bill_client", "client_id first! last! unit_price:millionths * vat_rate:thousandths! vat_category=VATCategory.STANDARD by_rate:by_rate grouping=BillingGrouping.BY_TASK round_up_minutes:integer=0 +is_of_client -project_id -task_id -name",
            """Makes a draft of all time of a client's projects that is not billed yet, and returns its id.

            It is ``add_invoice`` and ``bill_focus`` in one step. Raises NotFoundError when there is no
            time to bill; nothing is made then.
            """),
    )),
    Methods("invoices.number_series_methods", "Series of numbers, which follow each other without gaps.", "NumberSeriesMethods",
        """The numbers that invoices get.""",
        methods=(
            M("number_series", "number_series_query", "* page",
            """The series that are there from the beginning, then the others by their names."""),
            M("set_number_series", "number_series_set", "name pattern",
            """Sets the pattern of a series; another name than those that are there adds one.

            >>> from datetime import datetime, timezone
            >>> from taskcore import Store
            >>> now = lambda: datetime(2026, 1, 15, 12, tzinfo=timezone.utc)
            >>> with Store(":memory:", clock=now) as store:
            ...     store.set_number_series("shop", "S{YY}-{NNNNN}")
            ...     for series in store.number_series():
            ...         print(series.name, series.pattern, series.next_number)
            invoice F{YYYY}-{NNNN} F2026-0001
            credit_note A{YYYY}-{NNNN} A2026-0001
            quote Q{YYYY}-{NNNN} Q2026-0001
            shop S{YY}-{NNNNN} S26-00001

            ``""`` is the pattern which the series had at first, or no such series any more.
            """),
            M("claim_number_series", "number_series_claim", "name * force@is_forced:flag=False",
            """Makes this device the one that issues in a series, once a store is on several.

            It issues as soon as all devices know that, which they say of themselves by their next ``sync``; a
            device that was lost is retired. With ``force`` it issues at once, and a number that another
            device gave meanwhile is there twice: ``Invoice.twin_id`` tells.

            >>> import tempfile
            >>> from taskcore import Store
            >>> folder = tempfile.TemporaryDirectory()
            >>> with Store(":memory:") as laptop, Store(":memory:") as phone:
            ...     for store, device in (laptop, "laptop"), (phone, "phone"):
            ...         _ = store.add_remote(folder.name, device)
            ...         _ = store.sync()
            ...     phone.claim_number_series("invoice")
            ...     print(phone.number_series()[0].right.name)
            ...     for store in phone, laptop, phone:
            ...         _ = store.sync()
            ...     print(phone.number_series()[0].right.name, laptop.number_series()[0].owner)
            WAITING
            MINE phone
            >>> folder.cleanup()

            Raises NotFoundError when there is no such series.
            """),
            M("use_number_series", "number_series_use", "kind name",
            """Sets in which series drafts of an ``InvoiceKind`` that name none are numbered on this device alone.

            ``""`` is that which the kind has at first. Raises NotFoundError when there is no such series.
            """),
    )),
    Methods("invoices.payment_methods", "Payments, and the methods of a store that are about them.", "PaymentMethods",
        """Money that comes in for invoices, and goes out for credit notes.""",
        base="RecordMethods",
        methods=(
            M("payments", "payment_query", "invoice_id * page",
            """The payments of an invoice or a credit note, or without one all, the latest first."""),
            M("delete_payments", "payment_delete", "ids",
            """Deletes payments: what they were for is owed again."""),
            M("add_payment", "payment_add", "invoice_id amount:minor date * means reference notes overpaid@is_overpaid:flag=False",
            """Notes a payment of an issued invoice, or of a credit note, and returns its id.

            Without an amount it is all that is owed, and without a date it was today. ``means`` is a
            code of UNTDID 4461, such as ``"58"`` for a transfer in SEPA. With ``overpaid`` an amount may
            be more than is owed: the balance is negative then.
            """),
    )),
    Methods("invoices.payment_reminder_methods", "The methods of a store that are about reminders of payment and the interest that they claim.", "PaymentReminderMethods",
        """Reminders of overdue invoices, and rates of interest for late payment.""",
        base="RecordMethods",
        keywords=(
            Keywords("ReminderProperties", "payment_reminder_input", "level / date pay_by:optional_day=UNSET fee:amount text interest@is_without_interest:not=UNSET recovery@is_without_recovery:not=UNSET",
            """The keywords of a reminder; what is not given is as it is, or as usual.

            ``pay_by`` None asks for the money at once; ``text`` are own words in place of those of its level.
            """),
        ),
        methods=(
            M("add_penalty_rate", "penalty_rate_add", "first_date! rate:percent! * last_date debtor currency notes",
            """Adds a yearly rate of interest in percent, and returns its id.

            Without ``last_date`` it holds until the day before the next one begins. ``debtor`` is one
            of ``Debtor``, else businesses.
            """),
            M("delete_penalty_rates", "penalty_rate_delete", "ids",
            """Deletes rates of interest; reminders that are there stay as they are."""),
            M("penalty_rates", "penalty_rate_query", "* page",
            """Rates of interest, by currency and debtor, the latest first."""),
            M("delete_payment_reminders", "payment_reminder_delete", "ids",
            """Deletes reminders that were not sent."""),
            M("note_payment_reminder_sent", "payment_reminder_note_sent", "reminder_id",
            """Records that a reminder left the house by post: it does not change any more."""),
            M("payment_reminders", "payment_reminder_query", "invoice_id * page",
            """The reminders of an invoice, or without one all, the latest first."""),
            M("interest_spans", "interest_span_query", "reminder_id@payment_reminder_id! * page",
            """What the interest of a reminder is made of, with the days of which no rate holds."""),
            M("late_invoices", "late_invoice_query", "* page",
            """The overdue invoices that are due for a reminder, the one overdue longest first."""),
            M("payment_reminder_pdf", "payment_reminder_pdf", "reminder_id * paper language page_template",
            """A reminder as a letter, as PDF/A-3."""),
            M("payment_reminder_pdf_file", "payment_reminder_pdf_file", "reminder_id path:path * paper language page_template",
            """Prints a reminder to a file, or replaces one."""),
            M("compose_payment_reminder", "payment_reminder_compose", "reminder_id **message:EmailProperties",
            """The message that a reminder is sent with, the letter and its invoice within it."""),
            M("compose_payment_reminder_file", "payment_reminder_compose_file", "reminder_id path:path **message:EmailProperties",
            """Writes such a message to a file, or replaces one."""),
            M("update_penalty_rate", "penalty_rate_update", "rate_id rate:percent * last_date:optional_day=UNSET notes -first_date -debtor -currency",
            """Changes what is given; ``last_date`` None: until the next one begins."""),
            M("remind_of_invoice", "payment_reminder_add", "invoice_id * level **properties:ReminderProperties",
            """Makes a reminder of an overdue invoice, and returns its id; nothing is sent.

            It claims what is owed, interest at the rates that were entered, the fee, and once for each
            invoice the 40 EUR of directive 2011/7/EU where the seller's country has it and the client is
            no private person. ``interest`` and ``recovery`` False leave these out.
            """),
            M("update_payment_reminder", "payment_reminder_update", "reminder_id **properties:ReminderProperties",
            """Changes a reminder that was not sent, and computes its amounts anew."""),
            M("send_payment_reminder", "payment_reminder_send", "reminder_id server * progress=None **message:EmailProperties",
            """Sends a reminder with its invoice, and returns the message's id, as ``send_email`` does.

            When the server took it, the reminder is recorded as sent, and does not change any more.
            """),
    )),
    Methods("invoices.quote_methods", "The methods of a store that are about quotes, which are invoices of a kind of their own.", "QuoteMethods",
        """Quotes: what the client said to them, and the invoices that come of them.

        ``add_invoice(kind=InvoiceKind.QUOTE)`` makes a draft of one, ``issue_invoice`` gives it its
        number, and ``invoices(kind=InvoiceKind.QUOTE)`` lists them.
        """,
        base="RecordMethods",
        methods=(
            M("invoice_down_payment", "quote_down_payment", "quote_id * share@share_basis_points:percent=None amount@amount_minor:minor=None",
            """Makes a draft of a down payment of an accepted quote, and returns its id.

            It is a ``share`` in percent of the quote's total with VAT, or an ``amount`` with VAT.
            """),
            M("accept_quote", "quote_accept", "quote_id date=None",
            """Notes that a quote was accepted on a day, or today."""),
            M("decline_quote", "quote_decline", "quote_id date=None",
            """Notes that a quote was declined on a day, or today."""),
            M("invoice_quote", "quote_invoice", "quote_id",
            """Makes a draft of an invoice of all of an accepted quote, and returns its id.

            Raises ConflictError for one that was not accepted, or that was invoiced already.
            """),
    )),
    Methods("invoices.recurring_invoice_methods", "The methods of a store that are about invoices that are drafted again and again.", "RecurringInvoiceMethods",
        """Invoices that ``poll_alerts`` drafts again on each date of a repeat rule.""",
        base="RecordMethods",
        keywords=(
            Keywords("RecurringInvoiceProperties", "recurring_invoice_input", "zone client_id start_date next_date period paused -repeat_rule -invoice_id", is_part=True, doc=
            """The keywords of a recurring invoice; what is None is as it is, or as usual.

            ``zone`` is the IANA name of the zone in which its days
            begin, empty for the store's; ``next_date`` moves the next draft to the first date of the series
            on it or after; ``period`` is one of ``RecurringPeriod``.
            """),
            Keywords("RecurringInvoiceChanges", "recurring_invoice_input", "zone client_id start_date next_date period paused repeat_rule invoice_id",
            """The same, with what it was made of.

            ``repeat_rule`` is an RRULE of RFC 5545.
            """),
        ),
        methods=(
            M("delete_recurring_invoices", "recurring_invoice_delete", "ids",
            """Deletes recurring invoices; what was drafted of them stays."""),
            M("recurring_invoices", "recurring_invoice_query", "* page",
            """Recurring invoices, the one whose next draft comes first."""),
            M("recurring_invoice_dates", "recurring_invoice_dates", "recurring_id limit=12",
            """The dates of the next drafts, at most 1,000; those that are waiting come first."""),
            M("recurring_invoice_lines", "recurring_invoice_lines", "recurring_id",
            """The items of the next draft, which have no ids."""),
            M("repeat_invoice", "recurring_invoice_add", "invoice_id repeat_rule! **properties:RecurringInvoiceProperties",
            """Makes a recurring invoice of an invoice or a draft as it is now, and returns its id.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     client = store.add_client("Exemples SAS", country="FR")
            ...     draft = store.add_invoice(client_id=client)
            ...     _ = store.add_invoice_line(draft, "Rent", unit_price=500, vat_rate=20)
            ...     recurring = store.repeat_invoice(draft, "FREQ=MONTHLY")
            ...     store.get_recurring_invoice(recurring).gross
            Decimal('600.00')

            Without ``start_date`` the series begins with the day of the invoice, and the first draft is
            that of the first date after today. ``poll_alerts`` drafts at most 12 dates of one at once; where
            more came, it pauses, and its state is ``RecurringState.BEHIND``.
            """),
            M("update_recurring_invoice", "recurring_invoice_update", "recurring_id **properties:RecurringInvoiceChanges",
            """Changes what is given; with ``invoice_id``, the items are those of another invoice."""),
    )),
    Methods("invoices.profile_methods", "The seller: whoever uses the store.", "ProfileMethods",
        """Who sells.""",
        methods=(
            M("profile", "profile_read", "",
            """The seller; when nothing was ever set, it is one of whom nothing is known."""),
            M("set_profile", "profile_set", "**changes:PartyChanges",
            """Changes what is given of the seller; ``""`` takes it away, and ``Party`` says what it is.

            >>> from taskcore import InvalidError, Store
            >>> with Store(":memory:") as store:
            ...     store.set_profile(name="Atelier Dupont", country="FR", siren="732 829 320")
            ...     store.set_profile(city="Paris")
            ...     seller = store.profile().seller
            ...     try:
            ...         store.set_profile(iban="FR76 3000 6000 0112 3456 7890 188")
            ...     except InvalidError as error:
            ...         print(error.field)
            iban
            >>> seller.name, seller.city, seller.siren
            ('Atelier Dupont', 'Paris', '732829320')

            Issued invoices stay as they were issued; drafts go along.
            """),
            M("import_profile", "profile_import", "data@bytes",
            """Takes the profile from an invoice that one issued with another program: its seller.

            The data are as in ``import_invoice``. What the profile says already stays. Raises
            ConflictError when the profile is somebody else's.
            """),
            M("set_logo", "profile_set_logo", "picture@bytes:optional_bytes",
            """Sets the picture at the head of invoices, a PNG or JPEG file of at most 1 MiB."""),
            M("set_default_hourly_rate", "profile_set_hourly_rate", "rate@hourly_rate_millionths:rate",
            """Sets what an hour costs where neither its entry nor its task, project or client says it.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     store.set_default_hourly_rate("87.50")
            ...     store.profile().hourly_rate
            Decimal('87.500000')

            It is in the currency of the profile, and counts for time that is paid in that one. None
            takes it away.
            """),
    )),
    Methods("invoices.currency", "Currencies.", "", "",
        functions=(
            M("currency_digits", "currency_digits", "currency",
            """How many decimals the minor unit of a currency is, as ISO 4217 has it.

            >>> from taskcore import currency_digits
            >>> currency_digits("EUR"), currency_digits("JPY")
            (2, 0)
            """),
    )),
    Methods("invoices.amount", "Amounts of money as people write them.", "", "",
        functions=(
            M("amount_text", "amount_text", "amount:money currency language=\"en\"",
            """An amount as an invoice of a language, ``"fr"`` or ``"en"``, has it.

            >>> from decimal import Decimal
            >>> from taskcore import amount_text
            >>> amount_text(Decimal("1234.5"), "EUR")
            '€1,234.50'
            """),
            M("amount_parse", "amount_parse", "written@text currency",
            """The amount that people write so, without the currency.

            >>> from taskcore import amount_parse
            >>> amount_parse("1 234,56", "EUR")
            Decimal('1234.56')

            In one such as "1,234", which could be either, a comma groups digits.
            """,
            result="amount"),
    )),
)
# fmt: on
