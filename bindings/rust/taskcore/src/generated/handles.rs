// SPDX-License-Identifier: Apache-2.0
// Generated from data/taskcore.json by "make header"; do not edit it.
//! Lists, and other objects that are read as a whole.

use std::ffi::c_void;
use std::ptr;
use taskcore_sys as sys;
use super::enumerations::*;
use super::owned;
use super::rows::*;
use super::values::*;
use crate::arguments::*;
use crate::call::call;
use crate::callbacks::*;
use crate::rows::{copies, one, Rows};
use crate::text::{take_bytes, take_text};
use crate::{Date, Moment, Result, Span, Timestamp};

handle! {
    /// Somebody who is told what each commit changed.
    Observer, taskcore_observer, taskcore_observer_free
}

impl std::fmt::Debug for Observer {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        to.write_str("Observer")
    }
}

list! {
    /// A snapshot of tasks; it needs its store no longer.
    TaskList, Task, taskcore_task_list, taskcore_task_list_free, taskcore_task_list_count, taskcore_task_list_at, taskcore_task_list_rows, taskcore_task_list_arrow_e
}

impl TaskList {
    /// Gives the groups of a list as one array, in the order of their rows. Groups that the limit
    /// or offset of the query left without rows are there, too.
    pub fn groups(&self) -> Rows<'_, Group<'_>> {
        let (mut count, mut stride) = (0, 0);
        // SAFETY: C says how many there are, and how far apart.
        unsafe {
            let first = sys::taskcore_task_list_groups(self.0, &mut count, &mut stride);
            Rows::new(first, count, stride)
        }
    }
}

list! {
    /// A snapshot of projects; it needs its store no longer.
    ProjectList, Project, taskcore_project_list, taskcore_project_list_free, taskcore_project_list_count, taskcore_project_list_at, taskcore_project_list_rows, taskcore_project_list_arrow_e
}

list! {
    /// A snapshot of sections of projects; it needs its store no longer.
    ProjectSectionList, ProjectSection, taskcore_project_section_list, taskcore_project_section_list_free, taskcore_project_section_list_count, taskcore_project_section_list_at, taskcore_project_section_list_rows, taskcore_project_section_list_arrow_e
}

list! {
    /// A snapshot of saved filters; it needs its store no longer.
    FilterList, Filter, taskcore_filter_list, taskcore_filter_list_free, taskcore_filter_list_count, taskcore_filter_list_at, taskcore_filter_list_rows, taskcore_filter_list_arrow_e
}

list! {
    /// A snapshot of templates; it needs its store no longer.
    TemplateList, Template, taskcore_template_list, taskcore_template_list_free, taskcore_template_list_count, taskcore_template_list_at, taskcore_template_list_rows, taskcore_template_list_arrow_e
}

list! {
    /// A snapshot of what a template makes; it needs its store no longer.
    TemplateTaskList, TemplateTask, taskcore_template_task_list, taskcore_template_task_list_free, taskcore_template_task_list_count, taskcore_template_task_list_at, taskcore_template_task_list_rows, taskcore_template_task_list_arrow_e
}

list! {
    /// A snapshot of own fields; it needs its store no longer.
    FieldList, Field, taskcore_field_list, taskcore_field_list_free, taskcore_field_list_count, taskcore_field_list_at, taskcore_field_list_rows, taskcore_field_list_arrow_e
}

list! {
    /// A snapshot of what happened to a task; it needs its store no longer.
    HistoryList, HistoryEntry, taskcore_history_list, taskcore_history_list_free, taskcore_history_list_count, taskcore_history_list_at, taskcore_history_list_rows, taskcore_history_list_arrow_e
}

list! {
    /// A snapshot of tasks as lines on a screen; it needs its store no longer.
    RowList, Row, taskcore_row_list, taskcore_row_list_free, taskcore_row_list_count, taskcore_row_list_at, taskcore_row_list_rows, taskcore_row_list_arrow_e
}

handle! {
    /// What a line of quick add says; it needs its store no longer.
    QuickAddResult, taskcore_quick_add_result, taskcore_quick_add_result_free
}

impl QuickAddResult {
    /// What it has: it lives as long as this object.
    ///
    /// # Panics
    ///
    /// If this was made of NULL.
    pub fn contents(&self) -> QuickAddContent<'_> {
        // SAFETY: what it has is there as long as this object.
        let contents = unsafe { one(sys::taskcore_quick_add_result_contents(self.0)) };
        contents.expect("an object of C")
    }
}

impl std::fmt::Debug for QuickAddResult {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.contents().fmt(to)
    }
}

handle! {
    /// The home screen, as it was when it was read; it needs its store no longer.
    Home, taskcore_home, taskcore_home_free
}

impl Home {
    /// What it has: it lives as long as this object.
    ///
    /// # Panics
    ///
    /// If this was made of NULL.
    pub fn contents(&self) -> HomeContent<'_> {
        // SAFETY: what it has is there as long as this object.
        let contents = unsafe { one(sys::taskcore_home_contents(self.0)) };
        contents.expect("an object of C")
    }
}

impl std::fmt::Debug for Home {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.contents().fmt(to)
    }
}

handle! {
    /// One task as a screen shows it; it needs its store no longer.
    Detail, taskcore_detail, taskcore_detail_free
}

impl Detail {
    /// What it has: it lives as long as this object.
    ///
    /// # Panics
    ///
    /// If this was made of NULL.
    pub fn contents(&self) -> DetailContent<'_> {
        // SAFETY: what it has is there as long as this object.
        let contents = unsafe { one(sys::taskcore_detail_contents(self.0)) };
        contents.expect("an object of C")
    }
}

impl std::fmt::Debug for Detail {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.contents().fmt(to)
    }
}

list! {
    /// A snapshot of when a rule gives occurrences; it needs its store no longer.
    OccurrenceList, Occurrence, taskcore_occurrence_list, taskcore_occurrence_list_free, taskcore_occurrence_list_count, taskcore_occurrence_list_at, taskcore_occurrence_list_rows, taskcore_occurrence_list_arrow_e
}

list! {
    /// A snapshot of what was completed; it needs its store no longer.
    CompletionList, Completion, taskcore_completion_list, taskcore_completion_list_free, taskcore_completion_list_count, taskcore_completion_list_at, taskcore_completion_list_rows, taskcore_completion_list_arrow_e
}

list! {
    /// A snapshot of what became of occurrences; it needs its store no longer.
    PastOccurrenceList, PastOccurrence, taskcore_past_occurrence_list, taskcore_past_occurrence_list_free, taskcore_past_occurrence_list_count, taskcore_past_occurrence_list_at, taskcore_past_occurrence_list_rows, taskcore_past_occurrence_list_arrow_e
}

list! {
    /// A snapshot of calendars; it needs its store no longer.
    CalendarList, Calendar, taskcore_calendar_list, taskcore_calendar_list_free, taskcore_calendar_list_count, taskcore_calendar_list_at, taskcore_calendar_list_rows, taskcore_calendar_list_arrow_e
}

list! {
    /// A snapshot of events; it needs its store no longer.
    EventList, Event, taskcore_event_list, taskcore_event_list_free, taskcore_event_list_count, taskcore_event_list_at, taskcore_event_list_rows, taskcore_event_list_arrow_e
}

list! {
    /// A snapshot of what overlaps; it needs its store no longer.
    ConflictList, Conflict, taskcore_conflict_list, taskcore_conflict_list_free, taskcore_conflict_list_count, taskcore_conflict_list_at, taskcore_conflict_list_rows, taskcore_conflict_list_arrow_e
}

list! {
    /// A snapshot of free times; it needs its store no longer.
    FreeTimeList, FreeTime, taskcore_free_time_list, taskcore_free_time_list_free, taskcore_free_time_list_count, taskcore_free_time_list_at, taskcore_free_time_list_rows, taskcore_free_time_list_arrow_e
}

list! {
    /// A snapshot of what days hold; it needs its store no longer.
    DayLoadList, DayLoad, taskcore_day_load_list, taskcore_day_load_list_free, taskcore_day_load_list_count, taskcore_day_load_list_at, taskcore_day_load_list_rows, taskcore_day_load_list_arrow_e
}

list! {
    /// A snapshot of what happens in a range; it needs its store no longer.
    AgendaList, AgendaEntry, taskcore_agenda_list, taskcore_agenda_list_free, taskcore_agenda_list_count, taskcore_agenda_list_at, taskcore_agenda_list_rows, taskcore_agenda_list_arrow_e
}

list! {
    /// A snapshot of the days of a month; it needs its store no longer.
    MonthList, MonthDay, taskcore_month_list, taskcore_month_list_free, taskcore_month_list_count, taskcore_month_list_at, taskcore_month_list_rows, taskcore_month_list_arrow_e
}

list! {
    /// A snapshot of comments; it needs its store no longer.
    CommentList, Comment, taskcore_comment_list, taskcore_comment_list_free, taskcore_comment_list_count, taskcore_comment_list_at, taskcore_comment_list_rows, taskcore_comment_list_arrow_e
}

list! {
    /// A snapshot of alerts; it needs its store no longer.
    AlertList, Alert, taskcore_alert_list, taskcore_alert_list_free, taskcore_alert_list_count, taskcore_alert_list_at, taskcore_alert_list_rows, taskcore_alert_list_arrow_e
}

list! {
    /// A snapshot of focus sessions; it needs its store no longer.
    FocusList, FocusSession, taskcore_focus_list, taskcore_focus_list_free, taskcore_focus_list_count, taskcore_focus_list_at, taskcore_focus_list_rows, taskcore_focus_list_arrow_e
}

list! {
    /// A snapshot of focus times; it needs its store no longer.
    FocusTotalList, FocusTotal, taskcore_focus_total_list, taskcore_focus_total_list_free, taskcore_focus_total_list_count, taskcore_focus_total_list_at, taskcore_focus_total_list_rows, taskcore_focus_total_list_arrow_e
}

list! {
    /// A snapshot of time entries and focus sessions; it needs its store no longer.
    TimeEntryList, TimeEntry, taskcore_time_entry_list, taskcore_time_entry_list_free, taskcore_time_entry_list_count, taskcore_time_entry_list_at, taskcore_time_entry_list_rows, taskcore_time_entry_list_arrow_e
}

list! {
    /// A snapshot of how much time was spent; it needs its store no longer.
    TimeTotalList, TimeTotal, taskcore_time_total_list, taskcore_time_total_list_free, taskcore_time_total_list_count, taskcore_time_total_list_at, taskcore_time_total_list_rows, taskcore_time_total_list_arrow_e
}

list! {
    /// A snapshot of holidays; it needs its store no longer.
    HolidayList, Holiday, taskcore_holiday_list, taskcore_holiday_list_free, taskcore_holiday_list_count, taskcore_holiday_list_at, taskcore_holiday_list_rows, taskcore_holiday_list_arrow_e
}

handle! {
    /// The pulse, as it was when it was read; it needs its store no longer.
    Pulse, taskcore_pulse, taskcore_pulse_free
}

impl Pulse {
    /// What it has: it lives as long as this object.
    ///
    /// # Panics
    ///
    /// If this was made of NULL.
    pub fn contents(&self) -> PulseContent<'_> {
        // SAFETY: what it has is there as long as this object.
        let contents = unsafe { one(sys::taskcore_pulse_contents(self.0)) };
        contents.expect("an object of C")
    }
}

impl std::fmt::Debug for Pulse {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.contents().fmt(to)
    }
}

handle! {
    /// A chart, as it was when it was read; it needs its store no longer.
    Chart, taskcore_chart, taskcore_chart_free
}

impl Chart {
    /// What it has: it lives as long as this object.
    ///
    /// # Panics
    ///
    /// If this was made of NULL.
    pub fn contents(&self) -> ChartContent<'_> {
        // SAFETY: what it has is there as long as this object.
        let contents = unsafe { one(sys::taskcore_chart_contents(self.0)) };
        contents.expect("an object of C")
    }

    /// Draws a chart as SVG: a document of its own, without scripts and without anything from
    /// elsewhere, with a title and a description for screen readers.
    ///
    /// - `options`: size and colours; NULL for 640 by 360 CSS pixels in the colours that the
    ///   reader's system prefers.
    pub fn svg<'a>(&self, options: impl Into<Option<&'a SvgOptions>>) -> Result<String> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_svg = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_chart_svg_e(self.0, or_null(&c_options), &mut c_svg, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { take_text(c_svg) })
    }
}

impl std::fmt::Debug for Chart {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.contents().fmt(to)
    }
}

handle! {
    /// Figures of how a store was used; it needs its store no longer.
    Usage, taskcore_usage, taskcore_usage_free
}

impl Usage {
    /// What it has: it lives as long as this object.
    ///
    /// # Panics
    ///
    /// If this was made of NULL.
    pub fn contents(&self) -> UsageContent<'_> {
        // SAFETY: what it has is there as long as this object.
        let contents = unsafe { one(sys::taskcore_usage_contents(self.0)) };
        contents.expect("an object of C")
    }
}

impl std::fmt::Debug for Usage {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.contents().fmt(to)
    }
}

handle! {
    /// The seller's profile, as it was when it was read; it needs its store no longer.
    Profile, taskcore_profile, taskcore_profile_free
}

impl Profile {
    /// What it has: it lives as long as this object.
    ///
    /// # Panics
    ///
    /// If this was made of NULL.
    pub fn contents(&self) -> ProfileContent<'_> {
        // SAFETY: what it has is there as long as this object.
        let contents = unsafe { one(sys::taskcore_profile_contents(self.0)) };
        contents.expect("an object of C")
    }
}

impl std::fmt::Debug for Profile {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.contents().fmt(to)
    }
}

handle! {
    /// A subscription, as it was when it was read; it needs its store no longer.
    Subscription, taskcore_subscription, taskcore_subscription_free
}

impl Subscription {
    /// What it has: a copy.
    ///
    /// # Panics
    ///
    /// If this was made of NULL.
    pub fn contents(&self) -> SubscriptionContent {
        // SAFETY: what it has is there as long as this object.
        let contents = unsafe { copies(sys::taskcore_subscription_contents(self.0), 1).pop() };
        contents.expect("an object of C")
    }
}

impl std::fmt::Debug for Subscription {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.contents().fmt(to)
    }
}

list! {
    /// A snapshot of clients; it needs its store no longer.
    ClientList, Client, taskcore_client_list, taskcore_client_list_free, taskcore_client_list_count, taskcore_client_list_at, taskcore_client_list_rows, taskcore_client_list_arrow_e
}

list! {
    /// A snapshot of series of numbers; it needs its store no longer.
    NumberSeriesList, NumberSeries, taskcore_number_series_list, taskcore_number_series_list_free, taskcore_number_series_list_count, taskcore_number_series_list_at, taskcore_number_series_list_rows, taskcore_number_series_list_arrow_e
}

list! {
    /// A snapshot of invoices; it needs its store no longer.
    InvoiceList, Invoice, taskcore_invoice_list, taskcore_invoice_list_free, taskcore_invoice_list_count, taskcore_invoice_list_at, taskcore_invoice_list_rows, taskcore_invoice_list_arrow_e
}

list! {
    /// A snapshot of items of invoices; it needs its store no longer.
    InvoiceLineList, InvoiceLine, taskcore_invoice_line_list, taskcore_invoice_line_list_free, taskcore_invoice_line_list_count, taskcore_invoice_line_list_at, taskcore_invoice_line_list_rows, taskcore_invoice_line_list_arrow_e
}

list! {
    /// A snapshot of allowances and charges; it needs its store no longer.
    InvoiceAdjustmentList, InvoiceAdjustment, taskcore_invoice_adjustment_list, taskcore_invoice_adjustment_list_free, taskcore_invoice_adjustment_list_count, taskcore_invoice_adjustment_list_at, taskcore_invoice_adjustment_list_rows, taskcore_invoice_adjustment_list_arrow_e
}

handle! {
    /// All of an invoice, as it was when it was read; it needs its store no longer.
    InvoiceDocument, taskcore_invoice_document, taskcore_invoice_document_free
}

impl InvoiceDocument {
    /// What it has: it lives as long as this object.
    ///
    /// # Panics
    ///
    /// If this was made of NULL.
    pub fn contents(&self) -> InvoiceContent<'_> {
        // SAFETY: what it has is there as long as this object.
        let contents = unsafe { one(sys::taskcore_invoice_document_contents(self.0)) };
        contents.expect("an object of C")
    }
}

impl std::fmt::Debug for InvoiceDocument {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.contents().fmt(to)
    }
}

list! {
    /// A snapshot of what is wrong with an input, or forbids issuing a draft; it needs its store no
    /// longer.
    ProblemList, Problem, taskcore_problem_list, taskcore_problem_list_free, taskcore_problem_list_count, taskcore_problem_list_at, taskcore_problem_list_rows, taskcore_problem_list_arrow_e
}

list! {
    /// A snapshot of payments; it needs its store no longer.
    PaymentList, Payment, taskcore_payment_list, taskcore_payment_list_free, taskcore_payment_list_count, taskcore_payment_list_at, taskcore_payment_list_rows, taskcore_payment_list_arrow_e
}

list! {
    /// A snapshot of messages; it needs its store no longer.
    EmailList, Email, taskcore_email_list, taskcore_email_list_free, taskcore_email_list_count, taskcore_email_list_at, taskcore_email_list_rows, taskcore_email_list_arrow_e
}

list! {
    /// A snapshot of purchases; it needs its store no longer.
    PurchaseList, Purchase, taskcore_purchase_list, taskcore_purchase_list_free, taskcore_purchase_list_count, taskcore_purchase_list_at, taskcore_purchase_list_rows, taskcore_purchase_list_arrow_e
}

list! {
    /// A snapshot of payments of purchases; it needs its store no longer.
    PurchasePaymentList, PurchasePayment, taskcore_purchase_payment_list, taskcore_purchase_payment_list_free, taskcore_purchase_payment_list_count, taskcore_purchase_payment_list_at, taskcore_purchase_payment_list_rows, taskcore_purchase_payment_list_arrow_e
}

list! {
    /// A snapshot of what is owed to sellers; it needs its store no longer.
    PurchaseTotalList, PurchaseTotal, taskcore_purchase_total_list, taskcore_purchase_total_list_free, taskcore_purchase_total_list_count, taskcore_purchase_total_list_at, taskcore_purchase_total_list_rows, taskcore_purchase_total_list_arrow_e
}

handle! {
    /// All of a purchase, as it was when it was read; it needs its store no longer.
    PurchaseDocument, taskcore_purchase_document, taskcore_purchase_document_free
}

impl PurchaseDocument {
    /// What it has: it lives as long as this object.
    ///
    /// # Panics
    ///
    /// If this was made of NULL.
    pub fn contents(&self) -> PurchaseContent<'_> {
        // SAFETY: what it has is there as long as this object.
        let contents = unsafe { one(sys::taskcore_purchase_document_contents(self.0)) };
        contents.expect("an object of C")
    }
}

impl std::fmt::Debug for PurchaseDocument {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.contents().fmt(to)
    }
}

list! {
    /// A snapshot of recurring invoices; it needs its store no longer.
    RecurringInvoiceList, RecurringInvoice, taskcore_recurring_invoice_list, taskcore_recurring_invoice_list_free, taskcore_recurring_invoice_list_count, taskcore_recurring_invoice_list_at, taskcore_recurring_invoice_list_rows, taskcore_recurring_invoice_list_arrow_e
}

list! {
    /// A snapshot of rates of interest; it needs its store no longer.
    PenaltyRateList, PenaltyRate, taskcore_penalty_rate_list, taskcore_penalty_rate_list_free, taskcore_penalty_rate_list_count, taskcore_penalty_rate_list_at, taskcore_penalty_rate_list_rows, taskcore_penalty_rate_list_arrow_e
}

list! {
    /// A snapshot of reminders of payment; it needs its store no longer.
    PaymentReminderList, PaymentReminder, taskcore_payment_reminder_list, taskcore_payment_reminder_list_free, taskcore_payment_reminder_list_count, taskcore_payment_reminder_list_at, taskcore_payment_reminder_list_rows, taskcore_payment_reminder_list_arrow_e
}

list! {
    /// A snapshot of what interest is made of; it needs its store no longer.
    InterestSpanList, InterestSpan, taskcore_interest_span_list, taskcore_interest_span_list_free, taskcore_interest_span_list_count, taskcore_interest_span_list_at, taskcore_interest_span_list_rows, taskcore_interest_span_list_arrow_e
}

list! {
    /// A snapshot of invoices that are due for a reminder; it needs its store no longer.
    LateInvoiceList, LateInvoice, taskcore_late_invoice_list, taskcore_late_invoice_list_free, taskcore_late_invoice_list_count, taskcore_late_invoice_list_at, taskcore_late_invoice_list_rows, taskcore_late_invoice_list_arrow_e
}

list! {
    /// A snapshot of what is owed; it needs its store no longer.
    AgeingList, Ageing, taskcore_ageing_list, taskcore_ageing_list_free, taskcore_ageing_list_count, taskcore_ageing_list_at, taskcore_ageing_list_rows, taskcore_ageing_list_arrow_e
}

list! {
    /// A snapshot of turnovers; it needs its store no longer.
    TurnoverList, Turnover, taskcore_turnover_list, taskcore_turnover_list_free, taskcore_turnover_list_count, taskcore_turnover_list_at, taskcore_turnover_list_rows, taskcore_turnover_list_arrow_e
}

list! {
    /// A snapshot of totals of VAT; it needs its store no longer.
    VatTotalList, VatTotal, taskcore_vat_total_list, taskcore_vat_total_list_free, taskcore_vat_total_list_count, taskcore_vat_total_list_at, taskcore_vat_total_list_rows, taskcore_vat_total_list_arrow_e
}

list! {
    /// A snapshot of what an import has to say; it needs its store no longer.
    ImportNoteList, ImportNote, taskcore_import_note_list, taskcore_import_note_list_free, taskcore_import_note_list_count, taskcore_import_note_list_at, taskcore_import_note_list_rows, taskcore_import_note_list_arrow_e
}

list! {
    /// A snapshot of what an import could only keep; it needs its store no longer.
    KeptFieldList, KeptField, taskcore_kept_field_list, taskcore_kept_field_list_free, taskcore_kept_field_list_count, taskcore_kept_field_list_at, taskcore_kept_field_list_rows, taskcore_kept_field_list_arrow_e
}

list! {
    /// A snapshot of the places through which a store is synced; it needs its store no longer.
    SyncRemoteList, SyncRemote, taskcore_sync_remote_list, taskcore_sync_remote_list_free, taskcore_sync_remote_list_count, taskcore_sync_remote_list_at, taskcore_sync_remote_list_rows, taskcore_sync_remote_list_arrow_e
}

list! {
    /// A snapshot of accounts at servers; it needs its store no longer.
    AccountList, Account, taskcore_account_list, taskcore_account_list_free, taskcore_account_list_count, taskcore_account_list_at, taskcore_account_list_rows, taskcore_account_list_arrow_e
}

list! {
    /// A snapshot of collections at servers; it needs its store no longer.
    AccountCollectionList, AccountCollection, taskcore_account_collection_list, taskcore_account_collection_list_free, taskcore_account_collection_list_count, taskcore_account_collection_list_at, taskcore_account_collection_list_rows, taskcore_account_collection_list_arrow_e
}

handle! {
    /// What a user was asked to allow at Google, with the secrets by which the answer is known; it
    /// needs its store no longer.
    Authorization, taskcore_authorization, taskcore_authorization_free, Arguments
}

impl Authorization {
    /// What it has: it lives as long as this object.
    ///
    /// # Panics
    ///
    /// If this was made of NULL.
    pub fn contents(&self) -> AuthorizationContent<'_> {
        // SAFETY: what it has is there as long as this object.
        let contents = unsafe { one(sys::taskcore_authorization_contents(self.0)) };
        contents.expect("an object of C")
    }

    /// # Safety
    ///
    /// As for `from_raw`; what it calls is in `kept`.
    pub(crate) unsafe fn calling(raw: *mut sys::taskcore_authorization, kept: Arguments) -> Self {
        Self(raw, kept)
    }

    /// Gets the tokens for what the browser came back with.
    ///
    /// - `query`: what stands behind the question mark of the address to which the browser came.
    pub fn finish(&self, query: &str) -> Result<Tokens> {
        let c_query = to_c(query, "query")?;
        let mut c_tokens = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_authorization_finish_e(self.0, c_query.as_ptr(), &mut c_tokens, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { Tokens::from_raw(c_tokens) })
    }
}

impl std::fmt::Debug for Authorization {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.contents().fmt(to)
    }
}

handle! {
    /// Tokens by which a program asks Google in the name of its user; it needs its store no longer.
    Tokens, taskcore_tokens, taskcore_tokens_free
}

impl Tokens {
    /// What it has: it lives as long as this object.
    ///
    /// # Panics
    ///
    /// If this was made of NULL.
    pub fn contents(&self) -> TokensContent<'_> {
        // SAFETY: what it has is there as long as this object.
        let contents = unsafe { one(sys::taskcore_tokens_contents(self.0)) };
        contents.expect("an object of C")
    }
}

impl std::fmt::Debug for Tokens {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.contents().fmt(to)
    }
}

list! {
    /// A snapshot of the devices that have a store; it needs its store no longer.
    ReplicaList, Replica, taskcore_replica_list, taskcore_replica_list_free, taskcore_replica_list_count, taskcore_replica_list_at, taskcore_replica_list_rows, taskcore_replica_list_arrow_e
}

list! {
    /// A snapshot of what devices changed without knowing of each other; it needs its store no
    /// longer.
    SyncConflictList, SyncConflict, taskcore_sync_conflict_list, taskcore_sync_conflict_list_free, taskcore_sync_conflict_list_count, taskcore_sync_conflict_list_at, taskcore_sync_conflict_list_rows, taskcore_sync_conflict_list_arrow_e
}

list! {
    /// A snapshot of tags; it needs its store no longer.
    TagList, Tag, taskcore_tag_list, taskcore_tag_list_free, taskcore_tag_list_count, taskcore_tag_list_at, taskcore_tag_list_rows, taskcore_tag_list_arrow_e
}
