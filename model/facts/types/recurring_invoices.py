# SPDX-License-Identifier: Apache-2.0
"""Invoices that are drafted again and again."""

from model.language import members as c
from model.language.types import (
    Enumeration,
    Mask,
    Member,
    Note,
    Struct,
    identity,
    numbered,
    page,
    table,
)

# fmt: off
RECURRING_INVOICES = (
    Note("A recurring invoice has terms and lines of its own, which are taken from an invoice once. taskcore_poll makes a draft of it for each of its dates that came."),
    Enumeration("recurring_period", "RECURRING_PERIOD_", doc="Which period the drafts of a recurring invoice are for (BT-73, BT-74).", constants=table("""
        NONE   1
        COMING 2 from the date of the draft to the day before the next date
        PAST   3 from the date before to the day before that of the draft
    """)),
    Enumeration("recurring_state", "RECURRING_STATE_", doc="How far a recurring invoice is.", constants=table("""
        ACTIVE 1
        PAUSED 2
        BEHIND 3 paused, and dates came for which nothing was drafted
        ENDED  4 there are no dates any more
    """)),
    Mask("recurring_invoice_field", "RECURRING_INVOICE_", doc="The properties of a recurring invoice, as bits of a `fields` mask.", constants=numbered("REPEAT_RULE ZONE START_DATE NEXT_DATE PERIOD PAUSED CLIENT INVOICE CONTENT")),
    Struct("recurring_invoice_input", initialiser=True, doc="What a recurring invoice is to be: a new one, or the changes to one.", members=(
        Member("fields", c.Fields("recurring_invoice_field"), "which of the members below are given: TASKCORE_RECURRING_INVOICE_..."),
        Member("repeat_rule", c.Text(), 'an RRULE of RFC 5545, such as "FREQ=MONTHLY"', bit="REPEAT_RULE"),
        Member("zone", c.Text(), 'the IANA name of the zone in which its days begin; "" for the store\'s', bit="ZONE"),
        Member("client_id", c.ID("client"), "of the drafts; of a new one else that of the invoice", bit="CLIENT"),
        Member("invoice_id", c.ID("invoice"), "of a change alone: whose terms and lines are taken instead", bit="INVOICE"),
        Member("start_date", c.Date(), "the first date of the series, yyyymmdd; of a new one else the day of the invoice, which has no draft then", bit="START_DATE"),
        Member("next_date", c.Date(), "yyyymmdd: the next draft is that of the first date of the series on it or after", bit="NEXT_DATE"),
        Member("period", c.Code("recurring_period"), "TASKCORE_RECURRING_PERIOD_...", initial="TASKCORE_RECURRING_PERIOD_NONE", bit="PERIOD"),
        Member("is_paused", c.Flag(), "1: nothing is drafted until it goes on", bit="PAUSED"),
    )),
    Struct("recurring_invoice_query_options", initialiser=True, doc="Which recurring invoices to list.", members=page()),
    Struct("recurring_invoice", doc="A recurring invoice in a list. Its strings live in its list.", members=(
        *identity("recurring_invoice"),
        Member("client_id", c.ID("client"), "0 when it is gone"),
        Member("client_name", c.Text(), '"" when it is gone'),
        Member("repeat_rule", c.Text(), "an RRULE of RFC 5545"),
        Member("zone", c.Text(), '"": the store\'s'),
        Member("currency", c.Text(), "ISO 4217"),
        Member("gross_minor", c.Integer("minor"), "what a draft of it comes to today, with VAT"),
        Member("line_count", c.Integer()),
        Member("due_count", c.Integer(), "how many dates came for which nothing was drafted yet; at most 1,000 are counted"),
        Member("created_ms", c.Instant(), "milliseconds since 1970 UTC"),
        Member("modified_ms", c.Instant(), "milliseconds since 1970 UTC"),
        Member("start_date", c.Date(), "yyyymmdd"),
        Member("next_date", c.Date(optional=True), "of the next draft, yyyymmdd; 0 for none any more"),
        Member("period", c.Code("recurring_period"), "TASKCORE_RECURRING_PERIOD_..."),
        Member("state", c.Code("recurring_state"), "TASKCORE_RECURRING_STATE_..."),
    )),
)
# fmt: on
