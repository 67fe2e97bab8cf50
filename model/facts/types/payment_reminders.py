# SPDX-License-Identifier: Apache-2.0
"""Reminders of payment, and the rates of interest that they claim."""

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
PAYMENT_REMINDERS = (
    Note("A reminder of payment claims what is owed of an overdue invoice, and beside that a fee, a compensation and interest, which do not change the invoice. Interest is at the rates that the user entered, for the days that they name; for other days none is claimed."),
    Enumeration("debtor", "DEBTOR_", doc="Whom a rate of interest holds for.", constants=table("""
        BUSINESS 1 businesses and public bodies
        CONSUMER 2 private persons
    """)),
    Mask("penalty_rate_field", "PENALTY_RATE_", doc="The properties of a rate of interest, as bits of a `fields` mask.", constants=numbered("DEBTOR CURRENCY FIRST_DATE LAST_DATE RATE NOTES")),
    Struct("penalty_rate_input", initialiser=True, doc="What a rate of interest is to be: a new one, or the changes to one. Of a change, debtor, currency and the first day are not given: they say which one it is.", members=(
        Member("fields", c.Fields("penalty_rate_field"), "which of the members below are given: TASKCORE_PENALTY_RATE_..."),
        Member("currency", c.Text(), "of the invoices that it holds for, ISO 4217; else EUR", bit="CURRENCY"),
        Member("notes", c.Text(), 'where it is from, several lines; "" for none', bit="NOTES"),
        Member("debtor", c.Code("debtor"), "TASKCORE_DEBTOR_...", initial="TASKCORE_DEBTOR_BUSINESS", bit="DEBTOR"),
        Member("first_date", c.Date(), "the first day of which interest is at this rate, yyyymmdd", bit="FIRST_DATE"),
        Member("last_date", c.Date(optional=True), "the last one; 0: until the day before the next rate begins", bit="LAST_DATE"),
        Member("rate_basis_points", c.Integer("basis_points", "int32_t"), "a year: 1215 for 12.15 %; 0 to 10,000", bit="RATE"),
    )),
    Struct("penalty_rate_query_options", initialiser=True, doc="Which rates of interest to list.", members=page()),
    Struct("penalty_rate", doc="A rate of interest for late payment. Its strings live in its list.", members=(
        *identity("penalty_rate"),
        Member("currency", c.Text(), "ISO 4217"),
        Member("notes", c.Text(), '"" for none'),
        Member("debtor", c.Code("debtor"), "TASKCORE_DEBTOR_..."),
        Member("first_date", c.Date(), "yyyymmdd"),
        Member("last_date", c.Date(optional=True), "yyyymmdd; 0: until the day before the next rate begins"),
        Member("rate_basis_points", c.Integer("basis_points", "int32_t"), "a year"),
    )),
    Mask("payment_reminder_field", "PAYMENT_REMINDER_", doc="The properties of a reminder, as bits of a `fields` mask.", constants=numbered("LEVEL DATE PAY_BY FEE TEXT NO_INTEREST NO_RECOVERY SENT")),
    Struct("payment_reminder_input", initialiser=True, doc="What a reminder is to be: a new one, or the changes to one that was not sent. Its amounts are computed with each change.", members=(
        Member("fields", c.Fields("payment_reminder_field"), "which of the members below are given: TASKCORE_PAYMENT_REMINDER_..."),
        Member("text", c.Text(), 'own words in place of those of its level, several lines; "" for those', bit="TEXT"),
        Member("fee_minor", c.Integer("minor"), "its fee; else 0", bit="FEE"),
        Member("level", c.Integer(type="int32_t"), "of a new one alone: 1 to 9; else one more than the last of the invoice", bit="LEVEL"),
        Member("date", c.Date(), "of the letter, yyyymmdd, after the due date and not after today; else today", bit="DATE"),
        Member("pay_by", c.Date(optional=True), "by when it asks for the money, yyyymmdd; 0: at once; of a new one else 14 days after its date", bit="PAY_BY"),
        Member("is_without_interest", c.Flag(), "1: it claims no interest", bit="NO_INTEREST"),
        Member("is_without_recovery", c.Flag(), "1: it claims no compensation for recovery costs", bit="NO_RECOVERY"),
        Member("reserved", c.Reserved()),
    )),
    Struct("payment_reminder_query_options", initialiser=True, doc="Which reminders to list.", members=(
        Member("invoice_id", c.ID("invoice"), "of this invoice alone; 0: of all"),
        *page(),
    )),
    Struct("payment_reminder", doc="A reminder of payment in a list. Its strings live in its list.", members=(
        *identity("payment_reminder"),
        Member("invoice_id", c.ID("invoice"), "0 when it is gone"),
        Member("number", c.Text(), "of the invoice"),
        Member("client_name", c.Text(), "of the invoice"),
        Member("currency", c.Text(), "of the invoice, ISO 4217"),
        Member("text", c.Text(), 'own words; "": those of its level'),
        Member("owed_minor", c.Integer("minor"), "what was owed of the invoice on its date"),
        Member("fee_minor", c.Integer("minor")),
        Member("recovery_minor", c.Integer("minor"), "the compensation for recovery costs"),
        Member("earlier_minor", c.Integer("minor"), "fees and compensation that earlier reminders claimed"),
        Member("interest_minor", c.Integer("minor"), "from the day after the due date to its date"),
        Member("total_minor", c.Integer("minor"), "all of these"),
        Member("uncovered_days", c.Integer(unit="days"), "how many days something was owed of which no rate of interest holds"),
        Member("sent_ms", c.Instant(optional=True), "0: not yet"),
        Member("created_ms", c.Instant()),
        Member("level", c.Integer(type="int32_t"), "1 to 9"),
        Member("date", c.Date(), "yyyymmdd"),
        Member("pay_by", c.Date(optional=True), "yyyymmdd; 0: at once"),
        Member("reserved", c.Reserved()),
    )),
    Struct("interest_span_query_options", initialiser=True, doc="Of which reminder to list what its interest is made of.", members=(
        Member("payment_reminder_id", c.ID("payment_reminder")),
        *page(),
    )),
    Struct("interest_span", doc="Days in a row of which interest is alike. Interest is the sum of owed * rate * days / 365, rounded once for all spans of a reminder.", members=(
        Member("currency", c.Text(), "ISO 4217"),
        Member("owed_minor", c.Integer("minor"), "what was owed of the invoice on each of the days"),
        Member("days", c.Integer(unit="days")),
        Member("first_date", c.Date(), "yyyymmdd"),
        Member("last_date", c.Date(), "yyyymmdd"),
        Member("rate_basis_points", c.Integer("basis_points", "int32_t"), "a year; with is_covered 0 there is none"),
        Member("is_covered", c.Flag(), "0: no rate holds for these days, and no interest is claimed of them"),
    )),
    Struct("late_invoice_query_options", initialiser=True, doc="Which invoices to list that are due for a reminder.", members=page()),
    Struct("late_invoice", doc="An overdue invoice that is due for a reminder: it had none yet, or that asked for the money by a day that is over. Its strings live in its list.", members=(
        Member("invoice_id", c.ID("invoice")),
        Member("number", c.Text()),
        Member("client_name", c.Text()),
        Member("currency", c.Text(), "ISO 4217"),
        Member("balance_minor", c.Integer("minor"), "what is owed"),
        Member("days", c.Integer(unit="days"), "how long it is overdue"),
        Member("due_date", c.Date(), "yyyymmdd"),
        Member("last_date", c.Date(optional=True), "of its last reminder; 0: it had none"),
        Member("next_level", c.Integer(type="int32_t"), "of the reminder that it is due for"),
        Member("reserved", c.Reserved()),
    )),
)
# fmt: on
