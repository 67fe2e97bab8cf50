// SPDX-License-Identifier: Apache-2.0
// Generated from data/taskcore.json by "make header"; do not edit it.
//! Types.

use std::ffi::c_void;
use std::marker::{PhantomData, PhantomPinned};
use std::os::raw::c_char;

/// What a call returned: `TASKCORE_OK`, or what went wrong.
pub type taskcore_status = i32;

/// The details of the last failed call of a thread.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_error {
    /// The size of the struct.
    pub struct_size: usize,
    /// What the call returned; `TASKCORE_OK`: no failure
    pub status: taskcore_status,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// A full sentence; never NULL
    pub message: *const c_char,
    /// The argument or member that it is about, or ""
    pub field: *const c_char,
    /// Which one of an array of inputs or ids, or -1
    pub index: i64,
    /// In a text that was read, from 1, or 0
    pub line: i64,
    /// In that line, in bytes, from 1, or 0
    pub column: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_error>() == 56);

/// One thing that is wrong with an input, or that forbids issuing a draft.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_problem {
    /// The size of the struct.
    pub struct_size: usize,
    /// Of a draft, which of EN 16931 or of the French rules, such as "BR-FR-10"; else ""
    pub rule: *const c_char,
    /// The member that it is about, such as "due", or "seller.siren"
    pub field: *const c_char,
    /// A full sentence
    pub message: *const c_char,
    /// What the call would return that carries the input out; `TASKCORE_OK` for a warning, which
    /// forbids nothing
    pub status: taskcore_status,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// Of a draft, the function that mends it, such as "`taskcore_profile_set`"; else ""
    pub call: *const c_char,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_problem>() == 48);

/// A store of tasks. Any thread may use it; its calls take turns.
#[repr(C)]
pub struct taskcore_store {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Somebody who is told what each commit changed.
#[repr(C)]
pub struct taskcore_observer {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of tasks; it needs its store no longer.
#[repr(C)]
pub struct taskcore_task_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of projects; it needs its store no longer.
#[repr(C)]
pub struct taskcore_project_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of sections of projects; it needs its store no longer.
#[repr(C)]
pub struct taskcore_project_section_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of saved filters; it needs its store no longer.
#[repr(C)]
pub struct taskcore_filter_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of templates; it needs its store no longer.
#[repr(C)]
pub struct taskcore_template_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of what a template makes; it needs its store no longer.
#[repr(C)]
pub struct taskcore_template_task_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of own fields; it needs its store no longer.
#[repr(C)]
pub struct taskcore_field_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of what happened to a task; it needs its store no longer.
#[repr(C)]
pub struct taskcore_history_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of tasks as lines on a screen; it needs its store no longer.
#[repr(C)]
pub struct taskcore_row_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// What a line of quick add says; it needs its store no longer.
#[repr(C)]
pub struct taskcore_quick_add_result {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// The home screen, as it was when it was read; it needs its store no longer.
#[repr(C)]
pub struct taskcore_home {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// One task as a screen shows it; it needs its store no longer.
#[repr(C)]
pub struct taskcore_detail {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of when a rule gives occurrences; it needs its store no longer.
#[repr(C)]
pub struct taskcore_occurrence_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of what was completed; it needs its store no longer.
#[repr(C)]
pub struct taskcore_completion_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of what became of occurrences; it needs its store no longer.
#[repr(C)]
pub struct taskcore_past_occurrence_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of calendars; it needs its store no longer.
#[repr(C)]
pub struct taskcore_calendar_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of events; it needs its store no longer.
#[repr(C)]
pub struct taskcore_event_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of what overlaps; it needs its store no longer.
#[repr(C)]
pub struct taskcore_conflict_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of free times; it needs its store no longer.
#[repr(C)]
pub struct taskcore_free_time_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of what days hold; it needs its store no longer.
#[repr(C)]
pub struct taskcore_day_load_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of what happens in a range; it needs its store no longer.
#[repr(C)]
pub struct taskcore_agenda_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of the days of a month; it needs its store no longer.
#[repr(C)]
pub struct taskcore_month_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of comments; it needs its store no longer.
#[repr(C)]
pub struct taskcore_comment_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of alerts; it needs its store no longer.
#[repr(C)]
pub struct taskcore_alert_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of focus sessions; it needs its store no longer.
#[repr(C)]
pub struct taskcore_focus_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of focus times; it needs its store no longer.
#[repr(C)]
pub struct taskcore_focus_total_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of time entries and focus sessions; it needs its store no longer.
#[repr(C)]
pub struct taskcore_time_entry_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of how much time was spent; it needs its store no longer.
#[repr(C)]
pub struct taskcore_time_total_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of holidays; it needs its store no longer.
#[repr(C)]
pub struct taskcore_holiday_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// The pulse, as it was when it was read; it needs its store no longer.
#[repr(C)]
pub struct taskcore_pulse {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A chart, as it was when it was read; it needs its store no longer.
#[repr(C)]
pub struct taskcore_chart {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Figures of how a store was used; it needs its store no longer.
#[repr(C)]
pub struct taskcore_usage {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// The seller's profile, as it was when it was read; it needs its store no longer.
#[repr(C)]
pub struct taskcore_profile {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A subscription, as it was when it was read; it needs its store no longer.
#[repr(C)]
pub struct taskcore_subscription {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of clients; it needs its store no longer.
#[repr(C)]
pub struct taskcore_client_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of series of numbers; it needs its store no longer.
#[repr(C)]
pub struct taskcore_number_series_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of invoices; it needs its store no longer.
#[repr(C)]
pub struct taskcore_invoice_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of items of invoices; it needs its store no longer.
#[repr(C)]
pub struct taskcore_invoice_line_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of allowances and charges; it needs its store no longer.
#[repr(C)]
pub struct taskcore_invoice_adjustment_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// All of an invoice, as it was when it was read; it needs its store no longer.
#[repr(C)]
pub struct taskcore_invoice_document {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of what is wrong with an input, or forbids issuing a draft; it needs its store no
/// longer.
#[repr(C)]
pub struct taskcore_problem_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of payments; it needs its store no longer.
#[repr(C)]
pub struct taskcore_payment_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of messages; it needs its store no longer.
#[repr(C)]
pub struct taskcore_email_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of purchases; it needs its store no longer.
#[repr(C)]
pub struct taskcore_purchase_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of payments of purchases; it needs its store no longer.
#[repr(C)]
pub struct taskcore_purchase_payment_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of what is owed to sellers; it needs its store no longer.
#[repr(C)]
pub struct taskcore_purchase_total_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// All of a purchase, as it was when it was read; it needs its store no longer.
#[repr(C)]
pub struct taskcore_purchase_document {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of recurring invoices; it needs its store no longer.
#[repr(C)]
pub struct taskcore_recurring_invoice_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of rates of interest; it needs its store no longer.
#[repr(C)]
pub struct taskcore_penalty_rate_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of reminders of payment; it needs its store no longer.
#[repr(C)]
pub struct taskcore_payment_reminder_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of what interest is made of; it needs its store no longer.
#[repr(C)]
pub struct taskcore_interest_span_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of invoices that are due for a reminder; it needs its store no longer.
#[repr(C)]
pub struct taskcore_late_invoice_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of what is owed; it needs its store no longer.
#[repr(C)]
pub struct taskcore_ageing_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of turnovers; it needs its store no longer.
#[repr(C)]
pub struct taskcore_turnover_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of totals of VAT; it needs its store no longer.
#[repr(C)]
pub struct taskcore_vat_total_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of what an import has to say; it needs its store no longer.
#[repr(C)]
pub struct taskcore_import_note_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of what an import could only keep; it needs its store no longer.
#[repr(C)]
pub struct taskcore_kept_field_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of the places through which a store is synced; it needs its store no longer.
#[repr(C)]
pub struct taskcore_sync_remote_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of accounts at servers; it needs its store no longer.
#[repr(C)]
pub struct taskcore_account_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of collections at servers; it needs its store no longer.
#[repr(C)]
pub struct taskcore_account_collection_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// What a user was asked to allow at Google, with the secrets by which the answer is known; it
/// needs its store no longer.
#[repr(C)]
pub struct taskcore_authorization {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Tokens by which a program asks Google in the name of its user; it needs its store no longer.
#[repr(C)]
pub struct taskcore_tokens {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of the devices that have a store; it needs its store no longer.
#[repr(C)]
pub struct taskcore_replica_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of what devices changed without knowing of each other; it needs its store no longer.
#[repr(C)]
pub struct taskcore_sync_conflict_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A snapshot of tags; it needs its store no longer.
#[repr(C)]
pub struct taskcore_tag_list {
    _data: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Frees a payload. It is called once, when nobody will use that any more, on the thread that saw
/// to it, and must not use what the payload was registered with. When the registration fails it is
/// not called: the payload stays the caller's.
pub type taskcore_destroy_callback = Option<unsafe extern "C" fn(payload: *mut c_void)>;

/// Writes the present instant, in milliseconds since 1970 UTC, to \*now_ms. It is called while the
/// store is in use and must not call it.
pub type taskcore_clock_callback = Option<unsafe extern "C" fn(
    now_ms: *mut i64,
    payload: *mut c_void,
) -> i32>;

/// Is called some every 50 ms of a long call, on the thread of that call, and must not use its
/// store. A nonzero answer ends the call, which changes nothing then and returns that answer.
pub type taskcore_store_progress_callback = Option<unsafe extern "C" fn(
    payload: *mut c_void,
) -> i32>;

/// `taskcore_open_options` of C.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_open_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// A file, ":memory:", or NULL for the user's own store
    pub path: *const c_char,
    /// `TASKCORE_OPEN_...`, or 0
    pub flags: u64,
    /// `TASKCORE_DURABILITY_...`
    pub durability: i32,
    /// Wait this long for other users: 0 to 3,600,000
    pub busy_timeout_ms: i32,
    /// An IANA name such as "Europe/Paris"; NULL or "" for the system's
    pub time_zone: *const c_char,
    /// NULL: the system's clock
    pub clock: taskcore_clock_callback,
    /// Handed to clock
    pub clock_payload: *mut c_void,
    /// Frees clock_payload; NULL: nobody has to
    pub clock_destroy: taskcore_destroy_callback,
    /// Called in long calls; NULL for none
    pub progress: taskcore_store_progress_callback,
    /// Handed to progress
    pub progress_payload: *mut c_void,
    /// Frees progress_payload; NULL: nobody has to
    pub progress_destroy: taskcore_destroy_callback,
    /// For the order of titles, such as "fr_FR.UTF-8"; NULL: the environment's; an unknown one:
    /// ignoring case and accents
    pub locale: *const c_char,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_open_options>() == 96);

/// The value that a task or an event has of an own field.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_field_value {
    /// The size of the struct.
    pub struct_size: usize,
    /// The name of the field
    pub name: *const c_char,
    /// As `TASKCORE_FIELD_KIND_...` says; in an input, "" takes it away
    pub value: *const c_char,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_field_value>() == 24);

/// What an own field is to be: a new one, or the changes to one.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_field_input {
    /// The size of the struct.
    pub struct_size: usize,
    /// Which of the members below are given: `TASKCORE_FIELD_...`
    pub fields: u64,
    /// 1 to 40 lowercase letters, digits and _, the first a letter; no other field has it, and it
    /// is no word of the language of queries or of files
    pub name: *const c_char,
    /// What people read, at most 200 characters in one line; "" for its name
    pub label: *const c_char,
    /// `TASKCORE_FIELD_KIND_...`; it cannot be changed
    pub kind: i32,
    /// `TASKCORE_ENTITY_TASK` or `TASKCORE_ENTITY_EVENT`; it cannot be changed
    pub entity: i32,
    /// Of `TASKCORE_FIELD_KIND_CHOICE`: 1 to 100, in their order, each a line of at most 100
    /// characters; one that is the value of something cannot go
    pub choices: *const *const c_char,
    /// How many `choices` has.
    pub choice_count: usize,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_field_input>() == 56);

/// An own field, as it was when it was read. Its strings and arrays live in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_field {
    /// The size of the struct.
    pub struct_size: usize,
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: *const c_char,
    /// `name` of C.
    pub name: *const c_char,
    /// What people read: its name, where it has no other
    pub label: *const c_char,
    /// `TASKCORE_FIELD_KIND_...`
    pub kind: i32,
    /// `TASKCORE_ENTITY_TASK` or `TASKCORE_ENTITY_EVENT`
    pub entity: i32,
    /// In their order; NULL for none
    pub choices: *const *const c_char,
    /// How many `choices` has.
    pub choice_count: usize,
    /// How many tasks or events have a value of it
    pub value_count: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_field>() == 72);

/// Which own fields to list, in their manual order.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_field_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_FIELD_QUERY_...`
    pub fields: u64,
    /// Those of `TASKCORE_ENTITY_TASK` or of `TASKCORE_ENTITY_EVENT` alone
    pub entity: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_field_query_options>() == 40);

/// A link of a task or an event to a page or a file.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_link {
    /// The size of the struct.
    pub struct_size: usize,
    /// An absolute URL of at most 2,048 characters; an absolute path such as /home/ann/plan.pdf
    /// becomes a file: URL
    pub url: *const c_char,
    /// At most 1,000 characters in one line; NULL or "" for none
    pub title: *const c_char,
    /// Such as "application/pdf" (RFC 6838); NULL or "" for none
    pub media_type: *const c_char,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_link>() == 32);

/// When to remind of a task. A relative one counts from the first millisecond of a date, and does
/// not remind while the task has none.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_reminder {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_REMINDER_...`
    pub kind: i32,
    /// With `TASKCORE_REMINDER_AT`: 1: by the clock wherever one is, at what it shows in the
    /// store's zone then
    pub is_floating: i32,
    /// With `TASKCORE_REMINDER_AT`: milliseconds since 1970 UTC, years 1 to 9999
    pub at_ms: i64,
    /// Else: seconds after it, negative before; at most 366 days
    pub offset_s: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_reminder>() == 32);

/// What a task is to be: a new one, or the changes to some.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_task_input {
    /// The size of the struct.
    pub struct_size: usize,
    /// Which of the members below are given: `TASKCORE_TASK_...`
    pub fields: u64,
    /// 1 to 1,000 characters in one line; trimmed
    pub title: *const c_char,
    /// At most 65,536 bytes; "" for none
    pub notes: *const c_char,
    /// 1 to 200 characters in one line; trimmed
    pub project: *const c_char,
    /// Of an existing project; not with project
    pub project_id: i64,
    /// Each 1 to 100 characters, no white space at its ends
    pub tags: *const *const c_char,
    /// At most 100
    pub tag_count: usize,
    /// `tags_added` of C.
    pub tags_added: *const *const c_char,
    /// How many `tags_added` has.
    pub tags_added_count: usize,
    /// `tags_removed` of C.
    pub tags_removed: *const *const c_char,
    /// How many `tags_removed` has.
    pub tags_removed_count: usize,
    /// `TASKCORE_PRIORITY_...`
    pub priority: i32,
    /// 0 or 1
    pub is_favourite: i32,
    /// `TASKCORE_MOMENT_...`; `_NONE` takes the due away
    pub due_kind: i32,
    /// Yyyymmdd, such as 20261224, 00010101 to 99991231
    pub due_date: i32,
    /// Milliseconds since 1970 UTC, years 1 to 9999
    pub due_ms: i64,
    /// As the due, and not after it
    pub start_kind: i32,
    /// `start_date` of C.
    pub start_date: i32,
    /// `start_ms` of C.
    pub start_ms: i64,
    /// `TASKCORE_SLOT_MORNING` or `_EVENING`
    pub slot: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// 1 to 31,622,400 (366 days); 0 takes it away
    pub estimated_duration_s: i64,
    /// Absolute, at most 2,048 characters; "" for none
    pub url: *const c_char,
    /// An array
    pub reminders: *const taskcore_reminder,
    /// At most 50
    pub reminder_count: usize,
    /// An RRULE of RFC 5545, such as "FREQ=DAILY"; "" for none
    pub repeat_rule: *const c_char,
    /// The task that it shall be a subtask of; 0 for none
    pub parent_id: i64,
    /// The tasks that it waits for
    pub depends_on: *const i64,
    /// At most 100
    pub depends_on_count: usize,
    /// `depends_on_added` of C.
    pub depends_on_added: *const i64,
    /// How many `depends_on_added` has.
    pub depends_on_added_count: usize,
    /// `depends_on_removed` of C.
    pub depends_on_removed: *const i64,
    /// How many `depends_on_removed` has.
    pub depends_on_removed_count: usize,
    /// An IANA name, in which the task repeats; NULL or "" for the store's
    pub zone: *const c_char,
    /// `TASKCORE_REPEAT_...`
    pub repeat_mode: i32,
    /// Fills a gap; it is 0.
    pub reserved_2: i32,
    /// Occurrences that are left out (EXDATE): local times with spaces between, such as
    /// "20261224T170000" or "20261224"; at most 1,000
    pub excluded_dates: *const c_char,
    /// Occurrences besides those of the rule (RDATE), likewise
    pub added_dates: *const c_char,
    /// When it is meant to be done, as the due; `TASKCORE_MOMENT_NONE` takes it away
    pub planned_kind: i32,
    /// `planned_date` of C.
    pub planned_date: i32,
    /// `planned_ms` of C.
    pub planned_ms: i64,
    /// After it the task is pointless: shown as expired, and cancelled by the next poll; of a task
    /// with a repeat rule, it becomes the end of the rule; `TASKCORE_MOMENT_NONE` takes it away
    pub until_kind: i32,
    /// `until_date` of C.
    pub until_date: i32,
    /// `until_ms` of C.
    pub until_ms: i64,
    /// The uid or the name of a section of its project; "" for none
    pub section_uid: *const c_char,
    /// Values of own fields of tasks; the others stay
    pub field_values: *const taskcore_field_value,
    /// At most 100
    pub field_value_count: usize,
    /// An array, each with an address of its own
    pub links: *const taskcore_link,
    /// At most 100
    pub link_count: usize,
    /// What an hour of it costs, in the currency of its client: 1 to 10^15; 0 takes it away
    pub hourly_rate_millionths: i64,
    /// Which times float: `TASKCORE_TASK_START`, `_PLANNED`, `_DUE` and `_UNTIL`; without it each
    /// goes on as it was
    pub floating: u64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_task_input>() == 360);

/// Where a text that was searched for was found.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_highlight {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_TASK_TITLE`, `TASKCORE_TASK_NOTES` or `TASKCORE_TASK_TAGS`
    pub field: u64,
    /// Which one of the tags, from 0
    pub tag: usize,
    /// In bytes
    pub start: usize,
    /// In bytes
    pub length: usize,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_highlight>() == 40);

/// A task, as it was when it was read. Its strings and arrays live in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_task {
    /// The size of the struct.
    pub struct_size: usize,
    /// The optional ones that it has: NOTES, TAGS, DUE, COMPLETED, DELETED, START,
    /// ESTIMATED_DURATION, URL, REMINDERS, REPEAT_RULE, PARENT, DEPENDS_ON, ZONE, EXCLUDED_DATES,
    /// ADDED_DATES, OCCURRENCE, STARTED, CANCELLED, PLANNED, SECTION, LINKS, FIELD_VALUES,
    /// HOURLY_RATE, UNTIL
    pub fields: u64,
    /// Of this store; never used again
    pub id: i64,
    /// For other devices and files
    pub uid: *const c_char,
    /// `title` of C.
    pub title: *const c_char,
    /// "" when it has none
    pub notes: *const c_char,
    /// `project_id` of C.
    pub project_id: i64,
    /// Its path, which is its name unless it is below others
    pub project: *const c_char,
    /// Sorted; NULL when it has none
    pub tags: *const *const c_char,
    /// How many `tags` has.
    pub tag_count: usize,
    /// `TASKCORE_TASK_STATUS_...`
    pub status: u32,
    /// `TASKCORE_PRIORITY_...`
    pub priority: i32,
    /// 0 or 1
    pub is_favourite: i32,
    /// `TASKCORE_MOMENT_...`
    pub due_kind: i32,
    /// Yyyymmdd, with `TASKCORE_MOMENT_DATE`
    pub due_date: i32,
    /// `TASKCORE_MOMENT_...`
    pub start_kind: i32,
    /// With `TASKCORE_MOMENT_DATE_TIME`; all _ms: since 1970 UTC
    pub due_ms: i64,
    /// `created_ms` of C.
    pub created_ms: i64,
    /// `modified_ms` of C.
    pub modified_ms: i64,
    /// With `TASKCORE_TASK_COMPLETED` in fields
    pub completed_ms: i64,
    /// With `TASKCORE_TASK_DELETED` in fields
    pub deleted_ms: i64,
    /// With `TASKCORE_MOMENT_DATE_TIME`
    pub start_ms: i64,
    /// Yyyymmdd, with `TASKCORE_MOMENT_DATE`
    pub start_date: i32,
    /// `TASKCORE_SLOT_MORNING` or `_EVENING`: what it is kept as
    pub slot: i32,
    /// `TASKCORE_SLOT_...`: where it stands today, were it open
    pub current_slot: i32,
    /// `TASKCORE_TASK_STATE_...`
    pub states: u32,
    /// In thousandths; 0 when it is not open
    pub urgency: i32,
    /// In a tree, how many tasks of the list it is under; else 0
    pub depth: i32,
    /// 0 when it has none
    pub estimated_duration_s: i64,
    /// "" when it has none
    pub url: *const c_char,
    /// In the order of time; NULL when it has none
    pub reminders: *const taskcore_reminder,
    /// How many `reminders` has.
    pub reminder_count: usize,
    /// "" when it has none
    pub repeat_rule: *const c_char,
    /// 0 when it has none
    pub parent_id: i64,
    /// Sorted; NULL when it depends on none
    pub depends_on: *const i64,
    /// How many `depends_on` has.
    pub depends_on_count: usize,
    /// Direct ones, neither in the trash nor cancelled
    pub subtask_count: i64,
    /// Of these
    pub subtask_completed_count: i64,
    /// Of the query's text; NULL without
    pub highlights: *const taskcore_highlight,
    /// How many `highlights` has.
    pub highlight_count: usize,
    /// In which it repeats; "" for the store's
    pub zone: *const c_char,
    /// Of a task that repeats: which one it stands for, as a local time such as "20261224T170000";
    /// with the uid it names the occurrence; else ""
    pub occurrence: *const c_char,
    /// Local times with spaces between; "" for none
    pub excluded_dates: *const c_char,
    /// `added_dates` of C.
    pub added_dates: *const c_char,
    /// Of the task that this is a changed occurrence of; else ""
    pub series_uid: *const c_char,
    /// `TASKCORE_REPEAT_...`
    pub repeat_mode: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// With `TASKCORE_TASK_STARTED` in fields: since when it is in progress
    pub started_ms: i64,
    /// With `TASKCORE_TASK_CANCELLED` in fields
    pub cancelled_ms: i64,
    /// `TASKCORE_MOMENT_...`: when it is meant to be done
    pub planned_kind: i32,
    /// Yyyymmdd, with `TASKCORE_MOMENT_DATE`
    pub planned_date: i32,
    /// With `TASKCORE_MOMENT_DATE_TIME`
    pub planned_ms: i64,
    /// `TASKCORE_MOMENT_...`: after it the task is pointless
    pub until_kind: i32,
    /// Yyyymmdd, with `TASKCORE_MOMENT_DATE`
    pub until_date: i32,
    /// With `TASKCORE_MOMENT_DATE_TIME`
    pub until_ms: i64,
    /// The uid of the section of its project that it is below; "" for none
    pub section_uid: *const c_char,
    /// Of own fields, in the order of these; NULL when it has none
    pub field_values: *const taskcore_field_value,
    /// How many `field_values` has.
    pub field_value_count: usize,
    /// In their order; NULL when it has none
    pub links: *const taskcore_link,
    /// How many `links` has.
    pub link_count: usize,
    /// What an hour of it costs; 0 when it does not say
    pub hourly_rate_millionths: i64,
    /// Which of its times float, and so hold by the clock wherever one is: `TASKCORE_TASK_START`,
    /// `_PLANNED`, `_DUE` and `_UNTIL`; their kind is `TASKCORE_MOMENT_DATE_TIME`, and their _ms
    /// are what they are in the store's zone
    pub floating: u64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_task>() == 424);

/// `taskcore_move` of C.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_move {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_MOVE_...`
    pub fields: u64,
    /// `before_id` of C.
    pub before_id: i64,
    /// `after_id` of C.
    pub after_id: i64,
    /// `project_id` of C.
    pub project_id: i64,
    /// 0: under none
    pub parent_id: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_move>() == 48);

/// `taskcore_sort` of C.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_sort {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_SORT_...`
    pub key: i32,
    /// 0 or 1
    pub is_descending: i32,
    /// With `TASKCORE_SORT_FIELD`: the name of an own field of tasks; else NULL
    pub field: *const c_char,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_sort>() == 24);

/// Which tasks to list, in which order. All given conditions must hold. A task that is due on a
/// date counts as due at the last millisecond of that day in the store's zone.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_query {
    /// The size of the struct.
    pub struct_size: usize,
    /// Which conditions are given: `TASKCORE_QUERY_...`
    pub fields: u64,
    /// In the language of queries; its sort, group and limit count unless they are given here
    pub filter: *const c_char,
    /// Words to find, each as the beginning of one; "in quotes" as it is
    pub text: *const c_char,
    /// Where: `TASKCORE_TASK_TITLE`, `_NOTES` and `_TAGS`; 0: in all of them
    pub text_fields: u64,
    /// In one of these, by name
    pub projects: *const *const c_char,
    /// How many `projects` has.
    pub project_count: usize,
    /// In one of these; with projects: of either
    pub project_ids: *const i64,
    /// How many `project_ids` has.
    pub project_id_count: usize,
    /// With at least one of these
    pub tags_any: *const *const c_char,
    /// How many `tags_any` has.
    pub tags_any_count: usize,
    /// With all of these
    pub tags_all: *const *const c_char,
    /// How many `tags_all` has.
    pub tags_all_count: usize,
    /// With none of these
    pub tags_none: *const *const c_char,
    /// How many `tags_none` has.
    pub tags_none_count: usize,
    /// `TASKCORE_PRIORITIES_...` joined by |
    pub priorities: u32,
    /// `TASKCORE_TASK_STATUS_...` joined by |
    pub statuses: u32,
    /// `TASKCORE_SLOTS_...` joined by |: where they stand today
    pub slots: u32,
    /// This and the next five: `TASKCORE_ANY`, `TASKCORE_YES` or `TASKCORE_NO`
    pub favourite: i32,
    /// `blocked` of C.
    pub blocked: i32,
    /// `blocking` of C.
    pub blocking: i32,
    /// Without its bit `TASKCORE_NO`
    pub hidden: i32,
    /// Without its bit `TASKCORE_NO`
    pub archived: i32,
    /// `overdue` of C.
    pub overdue: i32,
    /// `TASKCORE_GROUP_...`
    pub group: i32,
    /// Due at this instant or later
    pub due_from_ms: i64,
    /// Due before this instant
    pub due_before_ms: i64,
    /// `completed_from_ms` of C.
    pub completed_from_ms: i64,
    /// `completed_before_ms` of C.
    pub completed_before_ms: i64,
    /// The subtasks of this one; 0: of none
    pub parent_id: i64,
    /// `TASKCORE_VIEW_...`
    pub view: i32,
    /// yyyymmdd
    pub view_date: i32,
    /// yyyymmdd
    pub view_last_date: i32,
    /// 1: each task is followed by its subtasks, and has its depth
    pub is_tree: i32,
    /// One of these
    pub ids: *const i64,
    /// How many `ids` has.
    pub id_count: usize,
    /// An array; the first counts most, ties go by creation, then by uid
    pub sorts: *const taskcore_sort,
    /// At most 8; 0: the view's own order, or with a text the best match first, or that of their
    /// creation
    pub sort_count: usize,
    /// At most so many; 0: as many as the filter says, or all
    pub limit: i64,
    /// After so many; 0: as the filter says, or from the first on
    pub offset: i64,
    /// In progress: `TASKCORE_ANY`, `TASKCORE_YES` or `TASKCORE_NO`
    pub started: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// Open, and its until is over: `TASKCORE_ANY`, `TASKCORE_YES` or `TASKCORE_NO`
    pub expired: i32,
    /// They have a time that floats: `TASKCORE_ANY`, `TASKCORE_YES` or `TASKCORE_NO`
    pub floating: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_query>() == 280);

/// Some tasks of a grouped list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_group {
    /// The size of the struct.
    pub struct_size: usize,
    /// The id of a project, section, tag or parent, a day as yyyymmdd, the Monday of a week, or 0
    /// for none; or a priority or a slot
    pub key: i64,
    /// Such as "Home", "2026-12-24", "2026-W52" or "P1"; it lives in the list
    pub label: *const c_char,
    /// The index of its first row; with row_count 0: where it would be
    pub first: usize,
    /// How many rows of the list are in it
    pub row_count: usize,
    /// How many tasks it has, whatever the limit and offset
    pub total_count: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_group>() == 48);

/// What a project is to be: a new one, or the changes to one.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_project_input {
    /// The size of the struct.
    pub struct_size: usize,
    /// Which of the members below are given: `TASKCORE_PROJECT_...`
    pub fields: u64,
    /// 1 to 200 characters in one line, trimmed; no other project below the same one has it,
    /// whatever its case and accents
    pub name: *const c_char,
    /// At most 1,000 characters in one line; "" for none
    pub description: *const c_char,
    /// A name or an emoji, at most 64 characters; "" for none
    pub icon: *const c_char,
    /// `TASKCORE_COLOUR_...`
    pub colour: i32,
    /// 0 or 1
    pub is_archived: i32,
    /// The project that it is below; 0: none
    pub parent_id: i64,
    /// The client that it is for, and those below it that say none; 0: none
    pub client_id: i64,
    /// What an hour costs, in the currency of its client: 1 to 10^15; 0: none
    pub hourly_rate_millionths: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_project_input>() == 72);

/// A project, as it was when it was read. Its strings live in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_project {
    /// The size of the struct.
    pub struct_size: usize,
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: *const c_char,
    /// `name` of C.
    pub name: *const c_char,
    /// Of its tasks
    pub open_count: i64,
    /// Of its tasks
    pub completed_count: i64,
    /// Milliseconds since 1970 UTC
    pub created_ms: i64,
    /// "" when it has none
    pub description: *const c_char,
    /// "" when it has none
    pub icon: *const c_char,
    /// With is_archived: since when
    pub archived_ms: i64,
    /// 0 or 1
    pub is_archived: i32,
    /// `TASKCORE_COLOUR_...`
    pub colour: i32,
    /// The names of the projects that it is below and its own, with dots between: "Work.Garden"
    pub path: *const c_char,
    /// The project that it is below; 0: none
    pub parent_id: i64,
    /// Of its tasks and those of the projects below it; archived ones count only below an archived
    /// one
    pub tree_open_count: i64,
    /// likewise
    pub tree_completed_count: i64,
    /// How many projects it is below
    pub depth: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// The client that it says it is for; 0: none, and that of the project above it counts
    pub client_id: i64,
    /// What an hour costs; 0: none, and that of the project above it counts, or of the client
    pub hourly_rate_millionths: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_project>() == 144);

/// Which projects to list; without more, those that are not archived.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_project_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// 1: the archived ones too
    pub is_archived_included: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_project_query_options>() == 32);

/// What a repair mended.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_repair_report {
    /// The size of the struct.
    pub struct_size: usize,
    /// 1 when Inbox was missing
    pub inbox_restored: i64,
    /// Put into Inbox, for their project was missing
    pub tasks_rehomed: i64,
    /// Made tasks of their own: their parent was missing, in another project, below them, or in the
    /// trash or completed, and they were not
    pub subtasks_detached: i64,
    /// On tasks that are missing, or in a circle
    pub dependencies_removed: i64,
    /// Tasks whose tags were not the ones they can be found by
    pub tags_mended: i64,
    /// Tasks, projects and filters that had no place in the order
    pub positions_mended: i64,
    /// 1 when an index, or the queue of reminders, did not agree with the items
    pub index_rebuilt: i64,
    /// That a task, project or filter cannot have: now defaults, or the nearest that it can have
    pub values_mended: i64,
    /// Lines and the like of drafts that were missing
    pub invoice_parts_removed: i64,
    /// Lines, payments and the like of issued invoices that are missing; they are told of, and
    /// never removed
    pub invoice_parts_lost: i64,
    /// Sellers and buyers that issued invoices lack; they are told of only
    pub parties_missing: i64,
    /// Of invoices, in the middle of their series, and invoices issued without one; they are told
    /// of, and never given again
    pub numbers_missing: i64,
    /// That more than one invoice has; they are told of only
    pub numbers_doubled: i64,
    /// On tasks, events and invoices that were missing
    pub comments_removed: i64,
    /// Repeating tasks that were at another occurrence than their completions and skips say; see
    /// `taskcore_series_check`
    pub series_mended: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_repair_report>() == 128);

/// What came back of a damaged file.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_recovery_report {
    /// The size of the struct.
    pub struct_size: usize,
    /// Of all tables
    pub rows: i64,
    /// On pages that can be read, but not they, or another row has their uid
    pub rows_lost: i64,
    /// Of tables, that cannot be read
    pub pages_lost: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_recovery_report>() == 32);

/// What a section is to be: a new one, or the changes to one.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_project_section_input {
    /// The size of the struct.
    pub struct_size: usize,
    /// Which of the members below are given: `TASKCORE_PROJECT_SECTION_...`
    pub fields: u64,
    /// 1 to 200 characters in one line, trimmed; no other section of the project has it, whatever
    /// its case and accents
    pub name: *const c_char,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_project_section_input>() == 24);

/// A heading within a project, as it was when it was read. Its strings live in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_project_section {
    /// The size of the struct.
    pub struct_size: usize,
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: *const c_char,
    /// `name` of C.
    pub name: *const c_char,
    /// The project that it is in
    pub project_id: i64,
    /// Of the tasks that are below it
    pub open_count: i64,
    /// Of the tasks that are below it
    pub completed_count: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_project_section>() == 56);

/// Which sections to list, in the order of their projects and then in their own.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_project_section_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_PROJECT_SECTION_QUERY_...`
    pub fields: u64,
    /// Those of that one alone
    pub project_id: i64,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_project_section_query_options>() == 40);

/// Which tags to list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_tag_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_tag_query_options>() == 24);

/// A tag that at least one task outside of the trash or an event has, or that has a colour, as it
/// was when it was read. Its name lives in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_tag {
    /// The size of the struct.
    pub struct_size: usize,
    /// `name` of C.
    pub name: *const c_char,
    /// Of the tasks that have it
    pub open_count: i64,
    /// Of the tasks that have it
    pub completed_count: i64,
    /// `TASKCORE_COLOUR_...`
    pub colour: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// How many events have it; a series counts once, and each changed occurrence
    pub event_count: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_tag>() == 48);

/// What a saved filter is to be: a new one, or the changes to one.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_filter_input {
    /// The size of the struct.
    pub struct_size: usize,
    /// Which of the members below are given: `TASKCORE_FILTER_...`
    pub fields: u64,
    /// 1 to 200 characters in one line, trimmed; no other filter has it, whatever its case and
    /// accents
    pub name: *const c_char,
    /// In the language of queries, 1 to 1,000 characters in one line
    pub query: *const c_char,
    /// `TASKCORE_COLOUR_...`
    pub colour: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_filter_input>() == 40);

/// Which saved filters to list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_filter_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_filter_query_options>() == 24);

/// A saved filter, as it was when it was read. Its strings live in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_filter {
    /// The size of the struct.
    pub struct_size: usize,
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: *const c_char,
    /// `name` of C.
    pub name: *const c_char,
    /// `query` of C.
    pub query: *const c_char,
    /// Milliseconds since 1970 UTC
    pub created_ms: i64,
    /// `TASKCORE_COLOUR_...`
    pub colour: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_filter>() == 56);

/// What a template is to be: a new one, or the changes to one.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_template_input {
    /// The size of the struct.
    pub struct_size: usize,
    /// Which of the members below are given: `TASKCORE_TEMPLATE_...`
    pub fields: u64,
    /// 1 to 200 characters in one line, trimmed; no other template has it, whatever its case and
    /// accents
    pub name: *const c_char,
    /// What is made of it: that task with its subtasks; not with `TASKCORE_TEMPLATE_PROJECT`
    pub task_id: i64,
    /// What is made of it: that project with its sections and tasks
    pub project_id: i64,
    /// The day that stands for the day of its use, yyyymmdd; 0: that of the earliest start,
    /// planned, due or until
    pub anchor_date: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_template_input>() == 48);

/// Which templates to list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_template_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_template_query_options>() == 24);

/// A template, as it was when it was read. Its strings live in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_template {
    /// The size of the struct.
    pub struct_size: usize,
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: *const c_char,
    /// `name` of C.
    pub name: *const c_char,
    /// How many tasks are made of it
    pub task_count: i64,
    /// Milliseconds since 1970 UTC
    pub created_ms: i64,
    /// Milliseconds since 1970 UTC
    pub modified_ms: i64,
    /// 1: of a project; 0: of a task with its subtasks
    pub is_project: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_template>() == 64);

/// A task that a template makes. Its strings live in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_template_task {
    /// The size of the struct.
    pub struct_size: usize,
    /// `title` of C.
    pub title: *const c_char,
    /// The name of the section that it comes to be below; "" for none
    pub section: *const c_char,
    /// How many tasks of the list it is under
    pub depth: i64,
    /// With has_start: on which day from that of its use, which is 0
    pub start_day: i64,
    /// With has_start: when on that day by the clock, in seconds; -1: all day
    pub start_time_s: i64,
    /// With has_due: as start_day
    pub due_day: i64,
    /// With has_due: as start_time_s
    pub due_time_s: i64,
    /// 0 or 1
    pub has_start: i32,
    /// 0 or 1
    pub has_due: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_template_task>() == 72);

/// How to use a template.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_template_use_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// The day from which its dates are counted, yyyymmdd; 0: today, in the store's zone
    pub date: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// Where its tasks come to be; 0: in a new project when it is of a project, else in the one
    /// that they were in, or in Inbox when that is gone
    pub project_id: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_template_use_options>() == 24);

/// What was made of a template.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_template_report {
    /// The size of the struct.
    pub struct_size: usize,
    /// How many tasks were made
    pub task_count: i64,
    /// The first of them; 0: there are none
    pub task_id: i64,
    /// Where they are
    pub project_id: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_template_report>() == 32);

/// A part of a line that was understood.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_token {
    /// The size of the struct.
    pub struct_size: usize,
    /// What it says, such as `TASKCORE_TASK_DUE` or `TASKCORE_TASK_TAGS_ADDED`
    pub field: u64,
    /// In bytes
    pub start: usize,
    /// In bytes
    pub length: usize,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_token>() == 32);

/// A part of a line that looks as if it meant something, and is a part of the title.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_unread_part {
    /// The size of the struct.
    pub struct_size: usize,
    /// What it would have said, such as `TASKCORE_TASK_DUE`; 0 when nobody can tell
    pub field: u64,
    /// In bytes
    pub start: usize,
    /// In bytes
    pub length: usize,
    /// A sentence that says why, and what would be right
    pub message: *const c_char,
    /// `TASKCORE_UNREAD_...`: why
    pub reason: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_unread_part>() == 48);

/// What a line of quick add says; all of it lives in its handle.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_quick_add_content {
    /// The size of the struct.
    pub struct_size: usize,
    /// Ready for `taskcore_task_add`, or for `taskcore_task_update` when it is of changes
    pub input: *const taskcore_task_input,
    /// In the order of the line; NULL for none
    pub tokens: *const taskcore_token,
    /// How many `tokens` has.
    pub token_count: usize,
    /// What was not read, in the order of the line; NULL for none
    pub unread: *const taskcore_unread_part,
    /// How many `unread` has.
    pub unread_count: usize,
    /// What was understood, for people: "Pay rent - Mon 23 Nov 17:00, new project Homme, every
    /// month"
    pub summary: *const c_char,
    /// The project that is to be made; NULL when there is one, or none is said
    pub new_project: *const c_char,
    /// The project that was probably meant instead; NULL for none
    pub nearest_project: *const c_char,
    /// The tags that no task has yet; NULL for none
    pub new_tags: *const *const c_char,
    /// How many `new_tags` has.
    pub new_tag_count: usize,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_quick_add_content>() == 88);

/// One property of a task that changed once, as it was read. Its strings live in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_history_entry {
    /// The size of the struct.
    pub struct_size: usize,
    /// Those of one call have the same
    pub step_id: i64,
    /// Milliseconds since 1970 UTC
    pub at_ms: i64,
    /// The uid of the device that did it
    pub device: *const c_char,
    /// Such as "title"; "id" where it came into being or went
    pub property: *const c_char,
    /// As a text; NULL when it had none
    pub old_value: *const c_char,
    /// As a text; NULL when it has none any more
    pub new_value: *const c_char,
    /// `TASKCORE_ACTION_...`
    pub action: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// What its people call that device now; "": none that is known here
    pub device_name: *const c_char,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_history_entry>() == 72);

/// What each property of an open task adds to its urgency.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_urgency_coefficients {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_URGENCY_...`: in an input, what to set; all when read
    pub fields: u64,
    /// In thousandths, -1,000,000 to 1,000,000, as all that follow; 9,000 at first
    pub priority_p0: i32,
    /// 6,000 at first
    pub priority_p1: i32,
    /// 3,900 at first
    pub priority_p2: i32,
    /// 1,800 at first
    pub priority_p3: i32,
    /// 12,000 at first: a fifth of it 14 days before and earlier, all of it 7 days after; 0 without
    /// a due
    pub due: i32,
    /// 2,000 at first
    pub favourite: i32,
    /// 2,000 at first: all of it after 365 days, and less evenly before
    pub age: i32,
    /// Of one that waits for an open task: -5,000 at first
    pub blocked: i32,
    /// Of one that an open task waits for: 8,000 at first
    pub blocking: i32,
    /// Of one in progress; 0 at first, as the next three
    pub started: i32,
    /// Of one whose planned time has come
    pub planned: i32,
    /// Of one in another project than Inbox
    pub project: i32,
    /// Of one with tags: 8 tenths of it with one, 9 with two, all of it with more
    pub tags: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_urgency_coefficients>() == 72);

/// One task as a line on a screen; its strings live in its handle.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_row {
    /// The size of the struct.
    pub struct_size: usize,
    /// `task_id` of C.
    pub task_id: i64,
    /// `title` of C.
    pub title: *const c_char,
    /// Such as "Today 17:00" or "2 days overdue"; "" without
    pub due_label: *const c_char,
    /// "" for Inbox
    pub project_label: *const c_char,
    /// Such as "@bank @home"; "" without
    pub tags_label: *const c_char,
    /// "P0" to "P3", or ""
    pub priority_label: *const c_char,
    /// Of its subtasks, such as "1 of 3"; "" without
    pub progress_label: *const c_char,
    /// Such as "Waits for" and a title; "" when it waits for none
    pub blocked_label: *const c_char,
    /// 1 when it is done or cancelled
    pub is_struck_through: i32,
    /// 0 or 1
    pub is_favourite: i32,
    /// 0 or 1
    pub is_overdue: i32,
    /// 1 with a due
    pub has_days_remaining: i32,
    /// From today to the due's day; negative when it is over
    pub days_remaining: i32,
    /// How far it is to be indented
    pub depth: i32,
    /// `TASKCORE_COLOUR_...`: of the priority; green when it is done, grey when it is cancelled or
    /// expired
    pub colour: i32,
    /// `TASKCORE_COLOUR_...`: red when overdue, orange today, else grey
    pub due_colour: i32,
    /// What may be done with it now: `TASKCORE_ALLOWS_...` joined by |
    pub actions: u32,
    /// `TASKCORE_ROW_...`: what tells it apart from others
    pub state: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_row>() == 112);

/// A part of the home screen with a heading.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_section {
    /// The size of the struct.
    pub struct_size: usize,
    /// Such as "Morning"
    pub title: *const c_char,
    /// The index of its first row
    pub first: usize,
    /// `row_count` of C.
    pub row_count: usize,
    /// May be more than its rows
    pub total_count: i64,
    /// `TASKCORE_SECTION_...`
    pub kind: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_section>() == 48);

/// A choice above the home screen.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_chip {
    /// The size of the struct.
    pub struct_size: usize,
    /// `title` of C.
    pub title: *const c_char,
    /// In the language of queries; "" for all
    pub query: *const c_char,
    /// Of the project or filter; else 0
    pub id: i64,
    /// How many open tasks it shows
    pub open_count: i64,
    /// `TASKCORE_CHIP_...`
    pub kind: i32,
    /// `TASKCORE_COLOUR_...`
    pub colour: i32,
    /// 0 or 1
    pub is_selected: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_chip>() == 56);

/// What the home screen is asked for.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_home_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// Of the chosen chip, in the language of queries; NULL or "" for all
    pub query: *const c_char,
    /// At most so many rows of each section; 0: all
    pub section_limit: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_home_options>() == 24);

/// The home screen; all of it lives in its handle.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_home_content {
    /// The size of the struct.
    pub struct_size: usize,
    /// "My Tasks"
    pub title: *const c_char,
    /// Such as "Thursday 24 December"
    pub date_label: *const c_char,
    /// Of today, such as "3 of 5 done"; "" without tasks
    pub progress_label: *const c_char,
    /// `chips` of C.
    pub chips: *const taskcore_chip,
    /// How many `chips` has.
    pub chip_count: usize,
    /// Those with rows
    pub sections: *const taskcore_section,
    /// How many `sections` has.
    pub section_count: usize,
    /// `rows` of C.
    pub rows: *const taskcore_row,
    /// How many `rows` has.
    pub row_count: usize,
    /// Open tasks, but for hidden and archived ones
    pub open_count: i64,
    /// Tasks and occurrences, wherever they are by now, as the report and the pulse count them
    pub completed_today_count: i64,
    /// Such as "A fresh start"; "All done" may stand above what was completed today; "" when there
    /// is something to do or to show
    pub empty_title: *const c_char,
    /// Such as "Anything to add?"
    pub empty_message: *const c_char,
    /// `TASKCORE_EMPTY_...`
    pub empty_state: i32,
    /// Today, yyyymmdd
    pub date: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_home_content>() == 120);

/// A property of a task as a line on a screen.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_detail_field {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_TASK_...`, or 0 for what cannot be edited
    pub field: u64,
    /// Such as "Due"
    pub label: *const c_char,
    /// Such as "Thursday 24 December 2026, 17:00"; "" without
    pub value: *const c_char,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_detail_field>() == 32);

/// One task with all that a screen says of it; all of it lives in its handle.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_detail_content {
    /// The size of the struct.
    pub struct_size: usize,
    /// Its own line
    pub row: *const taskcore_row,
    /// Every field, also those without a value
    pub fields: *const taskcore_detail_field,
    /// How many `fields` has.
    pub field_count: usize,
    /// Direct ones, in the manual order
    pub subtasks: *const taskcore_row,
    /// How many `subtasks` has.
    pub subtask_count: usize,
    /// The open tasks that it waits for
    pub blockers: *const taskcore_row,
    /// How many `blockers` has.
    pub blocker_count: usize,
    /// `TASKCORE_ALLOWS_...` joined by |
    pub actions: u32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_detail_content>() == 72);

/// The step that an undo took back, or that a redo did again.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_step {
    /// The size of the struct.
    pub struct_size: usize,
    /// Grows from step to step
    pub id: i64,
    /// When it was done first
    pub at_ms: i64,
    /// How many tasks it touches
    pub task_count: i64,
    /// How many projects it touches
    pub project_count: i64,
    /// `TASKCORE_ACTION_...`
    pub action: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// How many events it touches
    pub event_count: i64,
    /// How many things were changed; 0: all were left alone, and the step is passed over from now
    /// on
    pub changed_count: i64,
    /// How many of its changes were left alone, because they were changed since
    pub left_count: i64,
    /// How many tasks that it had added went to the trash instead of being removed, because they
    /// were changed since
    pub trashed_count: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_step>() == 80);

/// How much of the change log is kept.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_log_trim_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_LOG_TRIM_...`: which limits are given
    pub fields: u64,
    /// Steps before it go
    pub before_ms: i64,
    /// The oldest steps go until no more than this is left
    pub max_bytes: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_log_trim_options>() == 32);

/// How far back the change log goes, and how large it is.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_log_report {
    /// The size of the struct.
    pub struct_size: usize,
    /// How many steps it has
    pub step_count: i64,
    /// How many changes these have
    pub change_count: i64,
    /// What they and their indexes come to, about
    pub byte_count: i64,
    /// When the oldest step was made; 0: there is none
    pub first_ms: i64,
    /// Up to when steps were trimmed; 0: none were
    pub trimmed_ms: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_log_report>() == 48);

/// What happened to one thing in a commit.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_change {
    /// The size of the struct.
    pub struct_size: usize,
    /// `id` of C.
    pub id: i64,
    /// Borrowed for the callback
    pub uid: *const c_char,
    /// Of what was updated: the bits of its kind, `TASKCORE_TASK_...`, `TASKCORE_PROJECT_...`,
    /// `TASKCORE_EVENT_...`, `TASKCORE_INVOICE_...` and so on; 0 of a kind that has none
    pub fields: u64,
    /// `TASKCORE_ENTITY_...`
    pub entity: i32,
    /// `TASKCORE_CHANGE_...`
    pub kind: i32,
    /// Of what was updated: what changed, as `taskcore_history_entry` names it; also what has no
    /// bit
    pub properties: *const *const c_char,
    /// How many `properties` has.
    pub property_count: usize,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_change>() == 56);

/// What one commit changed; borrowed for the callback.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_commit {
    /// The size of the struct.
    pub struct_size: usize,
    /// One per thing
    pub changes: *const taskcore_change,
    /// How many `changes` has.
    pub change_count: usize,
    /// When it was committed
    pub at_ms: i64,
    /// When this handle learned of it: poll's now_ms for others'
    pub noticed_ms: i64,
    /// `TASKCORE_ACTION_...`
    pub action: i32,
    /// `TASKCORE_ORIGIN_...`
    pub origin: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_commit>() == 48);

/// Is told of one commit. It runs on the thread of the call that made or noticed the commit, after
/// it, and may call anything. A nonzero answer keeps the commit from later observers and is what
/// that call returns; the commit stands.
pub type taskcore_observe_callback = Option<unsafe extern "C" fn(
    commit: *const taskcore_commit,
    payload: *mut c_void,
) -> i32>;

/// An instant as the calendar and the clock on the wall show it in the store's zone.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_local_time {
    /// The size of the struct.
    pub struct_size: usize,
    /// Yyyymmdd, 00010101 to 99991231
    pub date: i32,
    /// 0 to 23
    pub hour: i32,
    /// 0 to 59
    pub minute: i32,
    /// 0 to 59
    pub second: i32,
    /// 0 to 999
    pub millisecond: i32,
    /// East is positive; ignored in an input
    pub utc_offset_s: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_local_time>() == 32);

/// What a text such as "next friday" means: a day or an instant.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_moment {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_MOMENT_DATE` or `TASKCORE_MOMENT_DATE_TIME`
    pub kind: i32,
    /// Yyyymmdd, with `TASKCORE_MOMENT_DATE`
    pub date: i32,
    /// Milliseconds since 1970 UTC, with `TASKCORE_MOMENT_DATE_TIME`
    pub ms: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_moment>() == 24);

/// How a period is read.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_period_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_TOWARDS_...`
    pub direction: i32,
    /// 1 for Monday to 7 for Sunday, or `TASKCORE_WEEK_START_LOCALE`
    pub week_start: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_period_options>() == 16);

/// The days that a text such as "next week" means.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_period {
    /// The size of the struct.
    pub struct_size: usize,
    /// yyyymmdd
    pub first_date: i32,
    /// Yyyymmdd; the last day of it
    pub last_date: i32,
    /// Yyyymmdd; the day after the last one; 0 after the last day of time
    pub end_date: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_period>() == 24);

/// A rule to be expanded: RFC 5545, section 3.3.10.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_repeat_spec {
    /// The size of the struct.
    pub struct_size: usize,
    /// An RRULE such as "FREQ=DAILY"; "" for the added dates alone
    pub rule: *const c_char,
    /// DTSTART, a local time: "20261224T170000", or "20261224" for whole days
    pub start: *const c_char,
    /// An IANA name; NULL or "" for the store's
    pub zone: *const c_char,
    /// EXDATE: local times with spaces between; NULL for none
    pub excluded_dates: *const c_char,
    /// RDATE, likewise
    pub added_dates: *const c_char,
    /// A local time to begin with; NULL: the start
    pub not_before: *const c_char,
    /// At most so many, up to 100,000; 0: these 100,000
    pub limit: i64,
    /// 1: the start is the first occurrence and counts for COUNT, whatever the rule gives, as it is
    /// for tasks and events
    pub is_start_included: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_repeat_spec>() == 72);

/// One occurrence of a rule. Its text lives in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_occurrence {
    /// The size of the struct.
    pub struct_size: usize,
    /// "20261224T170000" or "20261224"
    pub local: *const c_char,
    /// `TASKCORE_MOMENT_DATE` or `TASKCORE_MOMENT_DATE_TIME`
    pub kind: i32,
    /// Yyyymmdd, of the local time
    pub date: i32,
    /// Milliseconds since 1970 UTC; of a date, when it begins in the zone
    pub start_ms: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_occurrence>() == 32);

/// Which occurrences of a task that repeats are meant; without more, all of them.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_task_scope_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_SCOPE_...`
    pub scope: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_task_scope_options>() == 16);

/// What was completed to list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_completion_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_COMPLETION_QUERY_...`: which bounds are given
    pub fields: u64,
    /// Of this one alone, which may be in the trash; 0: of all
    pub task_id: i64,
    /// Milliseconds since 1970 UTC
    pub from_ms: i64,
    /// The first one after the range
    pub before_ms: i64,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_completion_query_options>() == 56);

/// A task, or an occurrence of one that repeats, as it was when it was completed. Its texts live in
/// its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_completion {
    /// The size of the struct.
    pub struct_size: usize,
    /// `id` of C.
    pub id: i64,
    /// Follows from the task's uid and the occurrence: the same on all devices
    pub uid: *const c_char,
    /// `task_uid` of C.
    pub task_uid: *const c_char,
    /// 0 when the task is purged
    pub task_id: i64,
    /// A local time, such as "20261224T170000"; "" of a task that does not repeat
    pub occurrence: *const c_char,
    /// Milliseconds since 1970 UTC
    pub completed_ms: i64,
    /// Of the task at that time; 0 when it was deleted
    pub project_id: i64,
    /// Of the task at that time: `TASKCORE_PRIORITY_...`
    pub priority: i32,
    /// `TASKCORE_MOMENT_...`: when it was due
    pub due_kind: i32,
    /// Milliseconds since 1970 UTC, with `TASKCORE_MOMENT_DATE_TIME`
    pub due_ms: i64,
    /// Yyyymmdd, with `TASKCORE_MOMENT_DATE`
    pub due_date: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// What it scored, by the points of that time
    pub points: i64,
    /// Of the task at that time
    pub tags: *const *const c_char,
    /// How many `tags` has.
    pub tag_count: usize,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_completion>() == 112);

/// Of which task to list what became of its occurrences.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_series_history_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// It repeats, or did; it may be in the trash
    pub task_id: i64,
    /// At most so many, up to 100,000; 0: these 100,000
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_series_history_query_options>() == 32);

/// What became of an occurrence of a task that repeats. Its text lives in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_past_occurrence {
    /// The size of the struct.
    pub struct_size: usize,
    /// "20261224T170000" or "20261224": which occurrence it is
    pub local: *const c_char,
    /// `TASKCORE_MOMENT_DATE` or `TASKCORE_MOMENT_DATE_TIME`
    pub kind: i32,
    /// Yyyymmdd, of the local time
    pub date: i32,
    /// Milliseconds since 1970 UTC; of a date, when that day begins
    pub start_ms: i64,
    /// `TASKCORE_OCCURRENCE_...`
    pub outcome: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// When it was completed, perhaps too late; 0: never
    pub completed_ms: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_past_occurrence>() == 48);

/// How many occurrences of a task were done one after the other. A run is given by the dates of its
/// first and last occurrence, 0 for none.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_series_streak {
    /// The size of the struct.
    pub struct_size: usize,
    /// The run that a missed occurrence would end; 0 for none
    pub current: i64,
    /// The earliest of the longest runs; 0 for none
    pub longest: i64,
    /// yyyymmdd
    pub current_first_date: i32,
    /// yyyymmdd
    pub current_last_date: i32,
    /// yyyymmdd
    pub longest_first_date: i32,
    /// yyyymmdd
    pub longest_last_date: i32,
    /// How many occurrences were done in all
    pub done_count: i64,
    /// How many were skipped or cancelled
    pub skipped_count: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_series_streak>() == 56);

/// What a calendar is to be: a new one, or the changes to one.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_calendar_input {
    /// The size of the struct.
    pub struct_size: usize,
    /// Which of the members below are given: `TASKCORE_CALENDAR_...`
    pub fields: u64,
    /// 1 to 200 characters in one line; trimmed
    pub name: *const c_char,
    /// `TASKCORE_COLOUR_...`
    pub colour: i32,
    /// 0: its events are left out of agendas and months
    pub is_visible: i32,
    /// 1: only an import changes its events
    pub is_read_only: i32,
    /// 0: its new events take no time, unless they say so
    pub is_blocking: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_calendar_input>() == 40);

/// A list of events with a name, as it was when it was read. Its texts live in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_calendar {
    /// The size of the struct.
    pub struct_size: usize,
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: *const c_char,
    /// `name` of C.
    pub name: *const c_char,
    /// Those in it; a series counts once, and each changed occurrence
    pub event_count: i64,
    /// `TASKCORE_COLOUR_...`
    pub colour: i32,
    /// 0 or 1
    pub is_visible: i32,
    /// 0 or 1
    pub is_read_only: i32,
    /// 0 or 1
    pub is_blocking: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_calendar>() == 56);

/// Which calendars to list, in their manual order.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_calendar_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_calendar_query_options>() == 24);

/// What an event is to be: a new one, or the changes to one.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_event_input {
    /// The size of the struct.
    pub struct_size: usize,
    /// Which of the members below are given: `TASKCORE_EVENT_...`
    pub fields: u64,
    /// 1 to 1,000 characters in one line; trimmed
    pub title: *const c_char,
    /// `TASKCORE_EVENT_KIND_DEADLINE` or `_MEETING`
    pub kind: i32,
    /// `TASKCORE_MOMENT_DATE` or `_DATE_TIME`
    pub start_kind: i32,
    /// Milliseconds since 1970 UTC, years 1 to 9999
    pub start_ms: i64,
    /// Yyyymmdd: the event lasts whole days
    pub start_date: i32,
    /// 1: it takes no time, and so overlaps nothing; of a new one at first: 1 for whole days, else
    /// as its calendar has it
    pub is_transparent: i32,
    /// 1 to 31,622,400 (366 days); with a start date a multiple of 86,400
    pub duration_s: i64,
    /// An IANA name, in which it repeats; NULL or "" for the store's
    pub zone: *const c_char,
    /// At most 65,536 bytes; "" for none
    pub notes: *const c_char,
    /// At most 1,000 characters in one line; "" for none
    pub location: *const c_char,
    /// 1 to 300 characters in one line each: "Ada \<ada@x.org>"
    pub attendees: *const *const c_char,
    /// At most 1,000
    pub attendee_count: usize,
    /// Absolute, at most 2,048 characters; "" for none
    pub url: *const c_char,
    /// The task that it belongs to; 0 for none
    pub task_id: i64,
    /// Of kind AT, START or DUE, which is the end
    pub reminders: *const taskcore_reminder,
    /// At most 50
    pub reminder_count: usize,
    /// An RRULE of RFC 5545; "" for none
    pub repeat_rule: *const c_char,
    /// As those of a task
    pub excluded_dates: *const c_char,
    /// `added_dates` of C.
    pub added_dates: *const c_char,
    /// 1: it is dealt with
    pub is_done: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// The calendar that it is in; `TASKCORE_DEFAULT_CALENDAR_ID`, or 0, for the default one
    pub calendar_id: i64,
    /// Values of own fields of events; the others stay
    pub field_values: *const taskcore_field_value,
    /// How many `field_values` has.
    pub field_value_count: usize,
    /// An array, each with an address of its own; at most 100
    pub links: *const taskcore_link,
    /// How many `links` has.
    pub link_count: usize,
    /// The name of the project that it belongs to, or its path; a new one is added. NULL:
    /// project_id counts
    pub project: *const c_char,
    /// The project that it belongs to; 0 for none
    pub project_id: i64,
    /// Each 1 to 100 characters, no white space at its ends; at most 100
    pub tags: *const *const c_char,
    /// How many `tags` has.
    pub tag_count: usize,
    /// 1: at the same time by the clock wherever one is, which is what it shows in the store's zone
    /// at the start; without it as it was
    pub is_floating: i32,
    /// What the user answers to the invitation: `TASKCORE_PARTICIPATION_...`
    pub participation: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_event_input>() == 240);

/// Which occurrences of an event are meant; without more, all of it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_event_scope_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// One of a series, by its local time, such as "20261224T170000"; NULL: none
    pub occurrence: *const c_char,
    /// `TASKCORE_SCOPE_...`; of an event that does not repeat, `_ALL`
    pub scope: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_event_scope_options>() == 24);

/// An event, as it was when it was read. Its strings and arrays live in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_event {
    /// The size of the struct.
    pub struct_size: usize,
    /// The optional ones that it has: `TASKCORE_EVENT_...`
    pub fields: u64,
    /// Of this store; never used again
    pub id: i64,
    /// `uid` of C.
    pub uid: *const c_char,
    /// `title` of C.
    pub title: *const c_char,
    /// `TASKCORE_EVENT_KIND_DEADLINE` or `_MEETING`
    pub kind: i32,
    /// `TASKCORE_MOMENT_DATE` or `_DATE_TIME`
    pub start_kind: i32,
    /// Of a date, when it begins in the store's zone
    pub start_ms: i64,
    /// The first millisecond after it
    pub end_ms: i64,
    /// Yyyymmdd, of a date
    pub start_date: i32,
    /// 0 or 1
    pub is_transparent: i32,
    /// `duration_s` of C.
    pub duration_s: i64,
    /// The IANA name; "" for whole days
    pub zone: *const c_char,
    /// "" when it has none; so with all texts
    pub notes: *const c_char,
    /// `location` of C.
    pub location: *const c_char,
    /// NULL when it has none
    pub attendees: *const *const c_char,
    /// How many `attendees` has.
    pub attendee_count: usize,
    /// `url` of C.
    pub url: *const c_char,
    /// 0 when it belongs to none
    pub task_id: i64,
    /// NULL when it has none
    pub reminders: *const taskcore_reminder,
    /// How many `reminders` has.
    pub reminder_count: usize,
    /// `repeat_rule` of C.
    pub repeat_rule: *const c_char,
    /// `excluded_dates` of C.
    pub excluded_dates: *const c_char,
    /// `added_dates` of C.
    pub added_dates: *const c_char,
    /// The event that this is a changed occurrence of; else 0
    pub series_id: i64,
    /// Which one, as a local time; else ""
    pub occurrence: *const c_char,
    /// `created_ms` of C.
    pub created_ms: i64,
    /// `modified_ms` of C.
    pub modified_ms: i64,
    /// With `TASKCORE_EVENT_DONE` in fields
    pub done_ms: i64,
    /// The calendar that it is in
    pub calendar_id: i64,
    /// Of own fields, in the order of these; NULL when it has none
    pub field_values: *const taskcore_field_value,
    /// How many `field_values` has.
    pub field_value_count: usize,
    /// In their order; NULL when it has none
    pub links: *const taskcore_link,
    /// How many `links` has.
    pub link_count: usize,
    /// 0 when it belongs to none
    pub project_id: i64,
    /// Its path, which is its name unless it is below others; "" when it belongs to none
    pub project: *const c_char,
    /// Sorted; NULL when it has none
    pub tags: *const *const c_char,
    /// How many `tags` has.
    pub tag_count: usize,
    /// 1: at the same time by the clock wherever one is; its start and end are what they are in the
    /// store's zone
    pub is_floating: i32,
    /// What the user answered to the invitation: `TASKCORE_PARTICIPATION_...`; `_NONE`: there is
    /// none, or it is not known who the user is
    pub participation: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_event>() == 296);

/// Which events to list, in the order of their starts. All given conditions must hold.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_event_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// Which members count, as bits.
    pub fields: u64,
    /// `ids` of C.
    pub ids: *const i64,
    /// How many `ids` has.
    pub id_count: usize,
    /// A part of a word or more; case and accents do not count
    pub text: *const c_char,
    /// `TASKCORE_EVENT_KIND_DEADLINE` or `_MEETING`
    pub kind: i32,
    /// `TASKCORE_ANY`, `TASKCORE_YES` or `TASKCORE_NO`
    pub done: i32,
    /// `task_id` of C.
    pub task_id: i64,
    /// `series_id` of C.
    pub series_id: i64,
    /// `from_ms` of C.
    pub from_ms: i64,
    /// `before_ms` of C.
    pub before_ms: i64,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
    /// Those in that one
    pub calendar_id: i64,
    /// Those that belong to that project, or to one below it
    pub project_id: i64,
    /// Those with one of these, whatever their case and accents
    pub tags: *const *const c_char,
    /// How many `tags` has.
    pub tag_count: usize,
    /// Conditions on own fields of events in the language of queries, such as `room:Blue seats>3`;
    /// all must hold
    pub field_values: *const c_char,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_event_query_options>() == 136);

/// Two things that take the same time: \[start, end) of both meet. Its texts live in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_conflict {
    /// The size of the struct.
    pub struct_size: usize,
    /// 0: the one that is to be added
    pub event_id: i64,
    /// `title` of C.
    pub title: *const c_char,
    /// Of a series; else ""
    pub occurrence: *const c_char,
    /// `start_ms` of C.
    pub start_ms: i64,
    /// `end_ms` of C.
    pub end_ms: i64,
    /// What it hits
    pub other_id: i64,
    /// `other_title` of C.
    pub other_title: *const c_char,
    /// `other_occurrence` of C.
    pub other_occurrence: *const c_char,
    /// `other_start_ms` of C.
    pub other_start_ms: i64,
    /// `other_end_ms` of C.
    pub other_end_ms: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_conflict>() == 88);

/// Which occurrences of an event to list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_occurrence_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_OCCURRENCE_QUERY_...`: which bounds are given
    pub fields: u64,
    /// One that does not repeat occurs once
    pub event_id: i64,
    /// Milliseconds since 1970 UTC
    pub from_ms: i64,
    /// The first one after the range
    pub before_ms: i64,
    /// At most so many, up to 100,000; 0: these 100,000
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_occurrence_query_options>() == 56);

/// Which conflicts to list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_conflict_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_CONFLICT_QUERY_...`: which bounds are given
    pub fields: u64,
    /// Milliseconds since 1970 UTC
    pub from_ms: i64,
    /// The first one after the range
    pub before_ms: i64,
    /// At most so many, up to 100,000; 0: these 100,000
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_conflict_query_options>() == 48);

/// Where to look for free time.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_free_time_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// Of the slot: 1 to 31,622,400
    pub duration_s: i64,
    /// The range, at most 3,660 days
    pub from_ms: i64,
    /// `before_ms` of C.
    pub before_ms: i64,
    /// `TASKCORE_WEEKDAYS_...` joined by |; 0: all of them
    pub weekdays: u32,
    /// Working hours, in seconds of the day: 0 to 86,400
    pub day_start_s: i32,
    /// Above day_start_s; both 0: the whole day
    pub day_end_s: i32,
    /// Slots begin at multiples of it from the hour, 1 to 86,400; 0: anywhere
    pub step_s: i32,
    /// Of the working hours: an IANA name; NULL or "" for the store's
    pub zone: *const c_char,
    /// At most so many, up to 100,000; 0: these 100,000
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_free_time_query_options>() == 72);

/// Of which days to tell what they hold, and when somebody works.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_load_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// Yyyymmdd, in the store's zone; 0: today
    pub first_date: i32,
    /// Yyyymmdd, at most 365 days later; 0: the first one
    pub last_date: i32,
    /// Of work: `TASKCORE_WEEKDAYS_...` joined by |; 0: all of them
    pub weekdays: u32,
    /// Working hours, in seconds of the day: 0 to 86,400
    pub day_start_s: i32,
    /// Above day_start_s; both 0: the whole day
    pub day_end_s: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_load_query_options>() == 48);

/// What a day holds, against its working hours.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_day_load {
    /// The size of the struct.
    pub struct_size: usize,
    /// yyyymmdd
    pub date: i32,
    /// 1: it holds more than there is time for
    pub is_over: i32,
    /// How long its working hours are
    pub working_s: i64,
    /// How much of them events take
    pub booked_s: i64,
    /// What its tasks are estimated to take
    pub estimated_s: i64,
    /// What is left of the working hours; below 0, by how much it is too much
    pub free_s: i64,
    /// How many tasks are to be done on it
    pub task_count: i64,
    /// How many of them have no estimate
    pub unestimated_count: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_day_load>() == 64);

/// A time that no event takes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_free_time {
    /// The size of the struct.
    pub struct_size: usize,
    /// The first slot in it begins here
    pub start_ms: i64,
    /// And so long it stays free
    pub end_ms: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_free_time>() == 24);

/// What to put on the agenda.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_agenda_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// Yyyymmdd, in the store's zone; 0: today
    pub first_date: i32,
    /// Yyyymmdd, at most 3,660 days later; 0: the first one
    pub last_date: i32,
    /// `TASKCORE_AGENDA_...` joined by |; 0: both
    pub contents: u32,
    /// 1: completed tasks and done events too
    pub is_completed_included: i32,
    /// At most so many, up to 100,000; 0: these 100,000
    pub limit: i64,
    /// The cursor of the entry to go on after; NULL: from the beginning
    pub after: *const c_char,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_agenda_options>() == 40);

/// One thing on one day; what lasts several has an entry on each. Its texts live in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_agenda_entry {
    /// The size of the struct.
    pub struct_size: usize,
    /// Yyyymmdd: the day on which it stands
    pub date: i32,
    /// `TASKCORE_ENTITY_TASK` or `TASKCORE_ENTITY_EVENT`
    pub entity: i32,
    /// Of the task or event; of a changed occurrence, its own
    pub id: i64,
    /// `uid` of C.
    pub uid: *const c_char,
    /// Of what repeats, as a local time; else ""
    pub occurrence: *const c_char,
    /// `title` of C.
    pub title: *const c_char,
    /// "" without
    pub location: *const c_char,
    /// Such as "09:00-10:30", "until 10:30" or "all day"; of a deadline "due 17:00", or "due" on
    /// its last day
    pub time_label: *const c_char,
    /// Of a task: its due; of whole days: when they begin
    pub start_ms: i64,
    /// `end_ms` of C.
    pub end_ms: i64,
    /// 1 for a due date and for events of whole days
    pub is_all_day: i32,
    /// Of an event: `TASKCORE_EVENT_KIND_...`; else 0
    pub kind: i32,
    /// On which of its days it is, from 0
    pub day_index: i32,
    /// How many days it touches
    pub day_count: i32,
    /// 0 or 1
    pub is_done: i32,
    /// 1 for an occurrence of a task after its present one
    pub is_projected: i32,
    /// `TASKCORE_COLOUR_...`; of a deadline by how much time is left
    pub colour: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// To go on after it
    pub cursor: *const c_char,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_agenda_entry>() == 120);

/// Which month to show.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_month_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// 1 to 9999; 0: the present one
    pub year: i32,
    /// 1 to 12; 0: the present one
    pub month: i32,
    /// 1 for Monday to 7 for Sunday, or `TASKCORE_WEEK_START_LOCALE`
    pub week_start: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_month_options>() == 24);

/// A day in the grid of a month.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_month_day {
    /// The size of the struct.
    pub struct_size: usize,
    /// yyyymmdd
    pub date: i32,
    /// 0 for the days before and after, which fill the weeks
    pub is_in_month: i32,
    /// 0 or 1
    pub is_today: i32,
    /// ISO 8601
    pub week_number: i32,
    /// `event_count` of C.
    pub event_count: i64,
    /// Open ones, due then
    pub task_count: i64,
    /// Tasks that were completed then, and occurrences
    pub completed_count: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_month_day>() == 48);

/// How to count to the due of a task.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_task_countdown_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// When the elapsed part begins, years 1 to 9999; 0: at its start or, without one, its creation
    pub from_ms: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_task_countdown_options>() == 16);

/// How to count to an event.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_event_countdown_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// One of a series, by its local time, such as "20261224T170000"; NULL: the one that runs or
    /// comes next, or the last one when all are over
    pub occurrence: *const c_char,
    /// When the elapsed part begins, years 1 to 9999; 0: at its start or, of a deadline, its
    /// creation or when the occurrence before it was due
    pub from_ms: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_event_countdown_options>() == 24);

/// How far it is to something; `taskcore_countdown_label` says it in words.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_countdown {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_PHASE_...`
    pub phase: i32,
    /// `TASKCORE_COLOUR_...`: by how much is left
    pub colour: i32,
    /// What is counted to: the start while it is upcoming, else the end; of a task or deadline the
    /// due
    pub target_ms: i64,
    /// Negative when it has passed
    pub remaining_ms: i64,
    /// This and what follows: how much that is, without its sign
    pub days: i64,
    /// `hours` of C.
    pub hours: i32,
    /// `minutes` of C.
    pub minutes: i32,
    /// `seconds` of C.
    pub seconds: i32,
    /// From its creation, or its start, to the end: 0 to 1,000,000
    pub elapsed_millionths: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_countdown>() == 56);

/// What a comment is to be: a new one, or the changes to one.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_comment_input {
    /// The size of the struct.
    pub struct_size: usize,
    /// Which of the members below are given: `TASKCORE_COMMENT_...`
    pub fields: u64,
    /// 1 to 65,536 bytes in any number of lines; white space around it goes
    pub text: *const c_char,
    /// When it was written, in milliseconds since 1970 UTC, years 1 to 9999; of a new one at first:
    /// now
    pub created_ms: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_comment_input>() == 32);

/// A dated note on a task, an event or an invoice. Its texts live in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_comment {
    /// The size of the struct.
    pub struct_size: usize,
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: *const c_char,
    /// What it is on: `TASKCORE_ENTITY_TASK`, `TASKCORE_ENTITY_EVENT` or `TASKCORE_ENTITY_INVOICE`
    pub entity: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// Of the task, event or invoice
    pub item_id: i64,
    /// What that is called; of an invoice its number, "" of a draft
    pub item_title: *const c_char,
    /// `text` of C.
    pub text: *const c_char,
    /// When it was written
    pub created_ms: i64,
    /// When its text was changed last; 0: never
    pub modified_ms: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_comment>() == 72);

/// Which comments to list, in the order in which they were written. All given conditions must hold.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_comment_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_COMMENT_QUERY_...`
    pub fields: u64,
    /// With item_id: `TASKCORE_ENTITY_TASK`, `TASKCORE_ENTITY_EVENT` or `TASKCORE_ENTITY_INVOICE`
    pub entity: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// Those on that one alone
    pub item_id: i64,
    /// A part of a word or more; case and accents do not count
    pub text: *const c_char,
    /// Milliseconds since 1970 UTC
    pub from_ms: i64,
    /// The first one after the range
    pub before_ms: i64,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_comment_query_options>() == 72);

/// What a poll said, once. Its texts live in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_alert {
    /// The size of the struct.
    pub struct_size: usize,
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: *const c_char,
    /// `TASKCORE_ALERT_KIND_...`
    pub kind: i32,
    /// How often it was put off
    pub snooze_count: i32,
    /// Of the task, event or focus session
    pub item_id: i64,
    /// Of what repeats, as a local time; else ""
    pub occurrence: *const c_char,
    /// Of the task or event; of a focus session, what is over
    pub title: *const c_char,
    /// Such as "Today 17:00"; of a deadline "Due today 17:00"
    pub label: *const c_char,
    /// When it was to be said
    pub at_ms: i64,
    /// When a poll said it last
    pub fired_ms: i64,
    /// When the task is due, or the event begins
    pub item_start_ms: i64,
    /// 0: not yet
    pub acknowledged_ms: i64,
    /// 0: it is not put off
    pub snoozed_until_ms: i64,
    /// Of a time that floats: the IANA name of the zone by which it was said; else ""
    pub zone: *const c_char,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_alert>() == 112);

/// Which alerts to list; without more, those that nobody has acknowledged and whose task or event
/// is still to be done.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_alert_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// 1: those that were dealt with, too
    pub is_acknowledged_included: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_alert_query_options>() == 32);

/// What to start; without more, work on no task.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_focus_start_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// An open one; 0 for none, as it is of a break
    pub task_id: i64,
    /// 1 to 60; 0: as long as is set
    pub minutes: i32,
    /// 0: work
    pub kind: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_focus_start_options>() == 24);

/// A focus session or a break. Its texts live in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_focus_session {
    /// The size of the struct.
    pub struct_size: usize,
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: *const c_char,
    /// `TASKCORE_FOCUS_KIND_WORK`, `_SHORT_BREAK` or `_LONG_BREAK`
    pub kind: i32,
    /// `TASKCORE_FOCUS_STATE_...`
    pub state: i32,
    /// Which one since the last long break, from 1
    pub round: i32,
    /// Of its length: 0 to 1,000,000
    pub elapsed_millionths: i32,
    /// 0 for none
    pub task_id: i64,
    /// Of the task; "" for none
    pub title: *const c_char,
    /// What was set: 1 to 60 whole minutes
    pub length_ms: i64,
    /// Without its pauses, at most its length
    pub elapsed_ms: i64,
    /// `remaining_ms` of C.
    pub remaining_ms: i64,
    /// `started_ms` of C.
    pub started_ms: i64,
    /// When it will be over if it goes on; 0 while it is paused
    pub ends_ms: i64,
    /// When it was finished or cancelled; else 0
    pub finished_ms: i64,
    /// Such as "12:34" left
    pub label: *const c_char,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_focus_session>() == 112);

/// Which focus sessions and breaks to list, by when they started.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_focus_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_FOCUS_QUERY_...`: which bounds are given
    pub fields: u64,
    /// Milliseconds since 1970 UTC
    pub from_ms: i64,
    /// The first one after the range
    pub before_ms: i64,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_focus_query_options>() == 48);

/// What comes after a focus session or a break.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_focus_next {
    /// The size of the struct.
    pub struct_size: usize,
    /// `kind` of C.
    pub kind: i32,
    /// How long that is set to be
    pub minutes: i32,
    /// Which one since the last long break, from 1
    pub round: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_focus_next>() == 24);

/// `taskcore_focus_settings` of C.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_focus_settings {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_FOCUS_SETTINGS_...`: in an input, what to set; all when read
    pub fields: u64,
    /// 1 to 60; 25 at first
    pub work_minutes: i32,
    /// 1 to 60; 5 at first
    pub short_break_minutes: i32,
    /// 1 to 60; 15 at first
    pub long_break_minutes: i32,
    /// Sessions up to a long break, 1 to 12; 4 at first
    pub rounds: i32,
    /// 1: a poll that ends a session starts its break, and after it the next session; 0 at first
    pub is_auto_start: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_focus_settings>() == 40);

/// What to add up of focus sessions.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_focus_total_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_FOCUS_TOTAL_QUERY_...`: which bounds are given
    pub fields: u64,
    /// Milliseconds since 1970 UTC
    pub from_ms: i64,
    /// The first one after the range
    pub before_ms: i64,
    /// 0: by task
    pub grouping: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_focus_total_query_options>() == 56);

/// How much was worked on something. Its text lives in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_focus_total {
    /// The size of the struct.
    pub struct_size: usize,
    /// A task's or project's id, 0 for none, or a day as yyyymmdd
    pub key: i64,
    /// The task's title, the project's path or the day
    pub label: *const c_char,
    /// Of work, without pauses and breaks
    pub total_ms: i64,
    /// With any work in it
    pub session_count: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_focus_total>() == 40);

/// What a time entry is to be: a new one, or the changes to one.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_time_entry_input {
    /// The size of the struct.
    pub struct_size: usize,
    /// Which of the members below are given: `TASKCORE_TIME_ENTRY_...`
    pub fields: u64,
    /// The task that it was spent on; 0 for none
    pub task_id: i64,
    /// The project, or 0 for none; without it, that of the task
    pub project_id: i64,
    /// When it began, in milliseconds since 1970 UTC, years 1 to 9999
    pub start_ms: i64,
    /// When it ended: not before the start, and at most 366 days after it
    pub end_ms: i64,
    /// At most 1,000 characters in one line; "" for none
    pub note: *const c_char,
    /// What an hour of it costs: 1 to 10^15; 0: none of its own
    pub hourly_rate_millionths: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_time_entry_input>() == 64);

/// A time entry, or a focus session, which is one with a length. Its texts live in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_time_entry {
    /// The size of the struct.
    pub struct_size: usize,
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: *const c_char,
    /// `TASKCORE_ENTITY_TIME_ENTRY`, or `TASKCORE_ENTITY_FOCUS_SESSION`, whose id and uid it then
    /// has
    pub entity: i32,
    /// 1: it has no end yet
    pub is_running: i32,
    /// 0 for none, and for one that was purged
    pub task_id: i64,
    /// Of the task; "" for none
    pub title: *const c_char,
    /// 0 for none, and for one that was deleted
    pub project_id: i64,
    /// Its path, which is its name unless it is below others; "" for none
    pub project: *const c_char,
    /// When it began
    pub start_ms: i64,
    /// When it ended; 0 while it is running
    pub end_ms: i64,
    /// Up to now while it is running; of a focus session without its pauses
    pub duration_ms: i64,
    /// "" for none
    pub note: *const c_char,
    /// 1: another one was running at the same time
    pub is_overlapping: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// Its own rate; 0: none
    pub hourly_rate_millionths: i64,
    /// The client that its project is for; 0 for none
    pub client_id: i64,
    /// What an hour of it costs: its own rate, else that of the task, of the project or of the
    /// nearest above that has one, or of the client; 0: none says it
    pub rate_millionths: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_time_entry>() == 128);

/// For how long nobody was there while the timer ran, and what is to become of that time.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_idle_time {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_IDLE_TIME_...`: what an entry of its own is for, where that is not what the timer
    /// runs for
    pub fields: u64,
    /// Since when: not before the timer was started, and not after now
    pub since_ms: i64,
    /// `TASKCORE_IDLE_...`
    pub choice: i32,
    /// 1: the timer ends; 0: it goes on from now on
    pub is_stopped: i32,
    /// 0 for none; it brings its project along
    pub task_id: i64,
    /// 0 for none
    pub project_id: i64,
    /// At most 1,000 characters in one line; "" for none
    pub note: *const c_char,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_idle_time>() == 56);

/// Which time entries and focus sessions to list, the earliest first. All given conditions must
/// hold. Breaks and cancelled focus sessions are in no list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_time_entry_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_TIME_ENTRY_QUERY_...`
    pub fields: u64,
    /// `TASKCORE_ENTITY_TIME_ENTRY` or `TASKCORE_ENTITY_FOCUS_SESSION` alone
    pub entity: i32,
    /// 1: those that are running, 0: those that ended
    pub is_running: i32,
    /// Those of that task
    pub task_id: i64,
    /// Those of that project
    pub project_id: i64,
    /// Milliseconds since 1970 UTC
    pub from_ms: i64,
    /// The first one after the range
    pub before_ms: i64,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_time_entry_query_options>() == 72);

/// What to add up of time entries and focus sessions.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_time_total_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_TIME_TOTAL_QUERY_...`: which bounds are given
    pub fields: u64,
    /// Milliseconds since 1970 UTC
    pub from_ms: i64,
    /// The first one after the range
    pub before_ms: i64,
    /// 0: by task
    pub grouping: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_time_total_query_options>() == 56);

/// How much time was spent on something. Its text lives in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_time_total {
    /// The size of the struct.
    pub struct_size: usize,
    /// The id of a task, project or client, 0 for none; a day as yyyymmdd; 0 of a tag
    pub key: i64,
    /// The task's title, the path of the project, the name of the client, the day or the tag
    pub label: *const c_char,
    /// Of entries, and of focus sessions without pauses and breaks
    pub total_ms: i64,
    /// How many of them there are
    pub entry_count: i64,
    /// What the time costs at its rates, in minor units of the currency; 0 without any rate
    pub amount_minor: i64,
    /// ISO 4217: of the client, without one that of the profile; "" where there is no amount, or in
    /// several currencies
    pub currency: *const c_char,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_time_total>() == 56);

/// `taskcore_time_entry_settings` of C.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_time_entry_settings {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_TIME_ENTRY_SETTINGS_...`: in an input, what to set; all when read
    pub fields: u64,
    /// 1: starting a task runs its time entry; 0 at first
    pub is_tracking: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_time_entry_settings>() == 24);

/// What to add up.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_score_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_SCORE_...`: which of the members below count
    pub fields: u64,
    /// Yyyymmdd, in the store's zone
    pub first_date: i32,
    /// yyyymmdd
    pub last_date: i32,
    /// That tasks were in when they were completed
    pub project_id: i64,
    /// That tasks had when they were completed
    pub tag: *const c_char,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_score_options>() == 40);

/// Points, and what was completed for them.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_score {
    /// The size of the struct.
    pub struct_size: usize,
    /// `points` of C.
    pub points: i64,
    /// Tasks and occurrences
    pub completed_count: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_score>() == 24);

/// How completions score from now on, and what keeps a streak.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_pulse_settings {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_PULSE_SETTINGS_...`: in an input, what to set; all when read
    pub fields: u64,
    /// 0 to 1,000, as the next four; 7 at first
    pub points_p0: i32,
    /// 4 at first
    pub points_p1: i32,
    /// 3 at first
    pub points_p2: i32,
    /// 2 at first
    pub points_p3: i32,
    /// 1 at first
    pub points_none: i32,
    /// Tasks to complete on a day: 1 to 1,000; 1 at first
    pub daily_goal: i32,
    /// Tasks to complete in a week: 1 to 7,000; 5 at first
    pub weekly_goal: i32,
    /// That neither keep nor break a streak: `TASKCORE_WEEKDAYS_...` joined by |, not all seven;
    /// none at first
    pub ignored_weekdays: u32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_pulse_settings>() == 48);

/// What a new holiday is to be.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_holiday_input {
    /// The size of the struct.
    pub struct_size: usize,
    /// Which of the members below are given: `TASKCORE_HOLIDAY_...`
    pub fields: u64,
    /// Yyyymmdd, years 1 to 9999; it is needed
    pub first_date: i32,
    /// Likewise; 0: it lasts until it is ended, as without one
    pub last_date: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_holiday_input>() == 24);

/// Which holidays to list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_holiday_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_holiday_query_options>() == 24);

/// Days that neither keep nor break a streak.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_holiday {
    /// The size of the struct.
    pub struct_size: usize,
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: *const c_char,
    /// yyyymmdd
    pub first_date: i32,
    /// Yyyymmdd; 0: it lasts until it is ended
    pub last_date: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_holiday>() == 32);

/// What to read of the pulse.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_pulse_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_PULSE_...`: which of the members below count
    pub fields: u64,
    /// Yyyymmdd, in the store's zone
    pub first_date: i32,
    /// Yyyymmdd, at most 3,660 days later; it may be in the future
    pub last_date: i32,
    /// Figures of this project alone
    pub project_id: i64,
    /// The day that weeks begin on, 1 for Monday to 7 for Sunday
    pub week_start: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_pulse_options>() == 40);

/// What happened on a day of the store's zone. Of a day that is not over, what would be so if
/// nothing more happened.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_pulse_day {
    /// The size of the struct.
    pub struct_size: usize,
    /// yyyymmdd
    pub date: i32,
    /// 1: it is on an ignored weekday or a holiday
    pub is_paused: i32,
    /// Tasks and occurrences
    pub completed_count: i64,
    /// tasks
    pub added_count: i64,
    /// Tasks and occurrences that were due on it, done or not
    pub due_count: i64,
    /// At its end: open, and due until then
    pub overdue_count: i64,
    /// At its end: open tasks
    pub open_count: i64,
    /// `points` of C.
    pub points: i64,
    /// Worked in focus sessions
    pub focus_ms: i64,
    /// Completed / (completed + overdue), 0 to 1
    pub completion_ratio: f64,
    /// Of the 7 days up to it, without those before the history begins
    pub average_points: f64,
    /// 0: nothing was completed or overdue
    pub has_completion_ratio: i32,
    /// 1: as much was completed as the daily goal asks for
    pub is_goal_reached: i32,
    /// Tasks that were cancelled; they count as neither due nor overdue
    pub cancelled_count: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_pulse_day>() == 104);

/// Days or weeks on end in which a goal was reached. Paused ones stand in no streak's way.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_streak {
    /// The size of the struct.
    pub struct_size: usize,
    /// Tasks a day or a week
    pub goal: i64,
    /// Today or this week
    pub completed_count: i64,
    /// Days or weeks, with the present one when its goal is reached
    pub current_count: i64,
    /// `longest_count` of C.
    pub longest_count: i64,
    /// Yyyymmdd: its first day, or the first day of its first week; 0: no streak
    pub current_first_date: i32,
    /// Its last day, or the first day of its last week
    pub current_last_date: i32,
    /// Of the earliest of the longest ones
    pub longest_first_date: i32,
    /// `longest_last_date` of C.
    pub longest_last_date: i32,
    /// 1: the present day, or each day of the present week, is paused
    pub is_paused: i32,
    /// 1: it ends unless the goal is reached in the present day or week
    pub is_at_risk: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_streak>() == 64);

/// How far all points so far have brought the user.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_level {
    /// The size of the struct.
    pub struct_size: usize,
    /// Such as "Novice"
    pub name: *const c_char,
    /// All that were ever scored
    pub points: i64,
    /// With which this level begins
    pub first_points: i64,
    /// With which the next one begins; 0: there is none
    pub next_points: i64,
    /// From this level to the next, 0 to 1; 1 on the last one
    pub progress: f64,
    /// 1 to 8
    pub number: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_level>() == 56);

/// What was completed in one project, at one priority, on one weekday or in one hour.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_pulse_group {
    /// The size of the struct.
    pub struct_size: usize,
    /// A project's id, or 0 for deleted ones; `TASKCORE_PRIORITY_...`; 1 for Monday to 7; 0 to 23
    pub key: i64,
    /// Such as "Home", "P0", "Monday" or "09:00"
    pub label: *const c_char,
    /// `completed_count` of C.
    pub completed_count: i64,
    /// `points` of C.
    pub points: i64,
    /// Days of the range; of a weekday those alone, from the beginning of the history to today
    pub day_count: i64,
    /// `TASKCORE_COLOUR_...`
    pub colour: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_pulse_group>() == 56);

/// Whether the points a day grow or shrink: the line through them by least squares, over the days
/// of the range that are over.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_trend {
    /// The size of the struct.
    pub struct_size: usize,
    /// `day_count` of C.
    pub day_count: i64,
    /// A day
    pub mean_points: f64,
    /// Points a day, per day
    pub slope: f64,
    /// `slope_standard_error` of C.
    pub slope_standard_error: f64,
    /// 0: fewer than 2 days
    pub has_slope: i32,
    /// 0: fewer than 3 days
    pub has_standard_error: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_trend>() == 48);

/// A week or month up to today against the one before.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_comparison {
    /// The size of the struct.
    pub struct_size: usize,
    /// Yyyymmdd: of the present one
    pub first_date: i32,
    /// today
    pub last_date: i32,
    /// `previous_first_date` of C.
    pub previous_first_date: i32,
    /// `previous_last_date` of C.
    pub previous_last_date: i32,
    /// Its day that is as far into it as today is into the present one
    pub previous_same_date: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// `points` of C.
    pub points: i64,
    /// `completed_count` of C.
    pub completed_count: i64,
    /// Of all of it
    pub previous_points: i64,
    /// `previous_completed_count` of C.
    pub previous_completed_count: i64,
    /// Up to previous_same_date
    pub previous_points_so_far: i64,
    /// `previous_completed_count_so_far` of C.
    pub previous_completed_count_so_far: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_comparison>() == 80);

/// When the backlog, the open tasks that do not repeat, is empty at the pace of the last 28 days
/// that are over, or of as many as there are.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_forecast {
    /// The size of the struct.
    pub struct_size: usize,
    /// now
    pub open_count: i64,
    /// That the pace is taken from
    pub day_count: i64,
    /// `added_per_day` of C.
    pub added_per_day: f64,
    /// Completed or deleted
    pub closed_per_day: f64,
    /// Open_count / (closed_per_day - added_per_day), with `TASKCORE_FORECAST_DATE`
    pub days: f64,
    /// `TASKCORE_FORECAST_...`
    pub kind: i32,
    /// Yyyymmdd: today and `days`, rounded up; with `TASKCORE_FORECAST_DATE`
    pub empty_date: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_forecast>() == 56);

/// A number that a sentence rests on.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_figure {
    /// The size of the struct.
    pub struct_size: usize,
    /// Such as "points this week"
    pub name: *const c_char,
    /// `value` of C.
    pub value: f64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_figure>() == 24);

/// Something to know, in plain words, with the numbers behind it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_insight {
    /// The size of the struct.
    pub struct_size: usize,
    /// A sentence
    pub text: *const c_char,
    /// `figures` of C.
    pub figures: *const taskcore_figure,
    /// How many `figures` has.
    pub figure_count: usize,
    /// `TASKCORE_INSIGHT_...`
    pub kind: i32,
    /// `TASKCORE_COLOUR_...`: green for good, orange for a warning, else grey
    pub colour: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_insight>() == 40);

/// All that a pulse says. Days and groups are of the range; streaks, level, comparisons and
/// forecast are of today.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_pulse_content {
    /// The size of the struct.
    pub struct_size: usize,
    /// Each day of the range
    pub days: *const taskcore_pulse_day,
    /// How many `days` has.
    pub day_count: usize,
    /// `daily_streak` of C.
    pub daily_streak: *const taskcore_streak,
    /// `weekly_streak` of C.
    pub weekly_streak: *const taskcore_streak,
    /// `level` of C.
    pub level: *const taskcore_level,
    /// `trend` of C.
    pub trend: *const taskcore_trend,
    /// `week` of C.
    pub week: *const taskcore_comparison,
    /// `month` of C.
    pub month: *const taskcore_comparison,
    /// `forecast` of C.
    pub forecast: *const taskcore_forecast,
    /// With completions, most points first; the deleted ones last, as one
    pub projects: *const taskcore_pulse_group,
    /// How many `projects` has.
    pub project_count: usize,
    /// All five, P0 first
    pub priorities: *const taskcore_pulse_group,
    /// How many `priorities` has.
    pub priority_count: usize,
    /// All seven, from the first day of the week
    pub weekdays: *const taskcore_pulse_group,
    /// How many `weekdays` has.
    pub weekday_count: usize,
    /// All 24
    pub hours: *const taskcore_pulse_group,
    /// How many `hours` has.
    pub hour_count: usize,
    /// The most important first
    pub insights: *const taskcore_insight,
    /// How many `insights` has.
    pub insight_count: usize,
    /// Of the range, as the next four
    pub points: i64,
    /// `completed_count` of C.
    pub completed_count: i64,
    /// `added_count` of C.
    pub added_count: i64,
    /// `focus_ms` of C.
    pub focus_ms: i64,
    /// On which something was completed
    pub active_day_count: i64,
    /// yyyymmdd
    pub today: i32,
    /// Yyyymmdd: with the most points, the earliest of several; 0: none
    pub best_date: i32,
    /// With the most points a day, the first of several from Monday: 1 to 7; 0: none. Of the days
    /// that are over, from the beginning of the history; where none is over, of today
    pub best_weekday: i32,
    /// With the most completions, the earliest of several; -1: none
    pub best_hour: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_pulse_content>() == 216);

/// Which chart to read.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_chart_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_CHART_FIRST_DATE...`: which of the dates and so on count
    pub fields: u64,
    /// `TASKCORE_CHART_KIND_SCORE...`
    pub kind: i32,
    /// `TASKCORE_MEASURE_...`
    pub measure: i32,
    /// Yyyymmdd, in the store's zone; a pie has none
    pub first_date: i32,
    /// Yyyymmdd, at most 3,660 days later
    pub last_date: i32,
    /// Figures of this project alone
    pub project_id: i64,
    /// The day that weeks begin on, 1 for Monday to 7 for Sunday
    pub week_start: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_chart_options>() == 48);

/// A mark at an axis.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_tick {
    /// The size of the struct.
    pub struct_size: usize,
    /// `value` of C.
    pub value: f64,
    /// Such as "10" or "24 Dec"
    pub label: *const c_char,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_tick>() == 24);

/// An axis of a chart.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_axis {
    /// The size of the struct.
    pub struct_size: usize,
    /// Such as "points"; may be ""
    pub label: *const c_char,
    /// `minimum` of C.
    pub minimum: f64,
    /// Above the minimum
    pub maximum: f64,
    /// In their order, within the axis
    pub ticks: *const taskcore_tick,
    /// How many `ticks` has.
    pub tick_count: usize,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_axis>() == 48);

/// A value of a chart.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_chart_point {
    /// The size of the struct.
    pub struct_size: usize,
    /// Days since the first date; the number of a slice, bar or column
    pub x: f64,
    /// The value; of a heat map the row, 0 above
    pub y: f64,
    /// `value` of C.
    pub value: f64,
    /// Such as "24 December 2026", "done", "Home" or "09:00"
    pub label: *const c_char,
    /// Yyyymmdd, or 0
    pub date: i32,
    /// `TASKCORE_COLOUR_...`
    pub colour: i32,
    /// Of a heat map: 0 for nothing, 1 to 4 up to the highest value
    pub shade: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_chart_point>() == 56);

/// A cubic Bezier curve from one point of a line to the next.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_curve {
    /// The size of the struct.
    pub struct_size: usize,
    /// `start_x` of C.
    pub start_x: f64,
    /// `start_y` of C.
    pub start_y: f64,
    /// `control1_x` of C.
    pub control1_x: f64,
    /// `control1_y` of C.
    pub control1_y: f64,
    /// `control2_x` of C.
    pub control2_x: f64,
    /// `control2_y` of C.
    pub control2_y: f64,
    /// `end_x` of C.
    pub end_x: f64,
    /// `end_y` of C.
    pub end_y: f64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_curve>() == 72);

/// Values of a chart that belong together.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_series {
    /// The size of the struct.
    pub struct_size: usize,
    /// Such as "points"
    pub name: *const c_char,
    /// `points` of C.
    pub points: *const taskcore_chart_point,
    /// How many `points` has.
    pub point_count: usize,
    /// Of a line: smooth, monotone between each two points
    pub curves: *const taskcore_curve,
    /// One less than points, or 0
    pub curve_count: usize,
    /// `TASKCORE_COLOUR_...`
    pub colour: i32,
    /// 1: of a line that stands behind, such as the average
    pub is_dashed: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_series>() == 56);

/// A chart as data; `taskcore_chart_svg` draws it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_chart_content {
    /// The size of the struct.
    pub struct_size: usize,
    /// Such as "Score of the last 30 days"
    pub title: *const c_char,
    /// In words, for those who do not see it
    pub description: *const c_char,
    /// Of a pie: the score of the day; else ""
    pub centre_label: *const c_char,
    /// What that is: "points"; else ""
    pub centre_caption: *const c_char,
    /// When there is nothing to draw: why; else ""
    pub empty_message: *const c_char,
    /// NULL for a pie
    pub x_axis: *const taskcore_axis,
    /// NULL for a pie
    pub y_axis: *const taskcore_axis,
    /// `series` of C.
    pub series: *const taskcore_series,
    /// How many `series` has.
    pub series_count: usize,
    /// `TASKCORE_CHART_KIND_...`
    pub kind: i32,
    /// `TASKCORE_SHAPE_...`
    pub shape: i32,
    /// `TASKCORE_MEASURE_...`
    pub measure: i32,
    /// yyyymmdd
    pub first_date: i32,
    /// yyyymmdd
    pub last_date: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_chart_content>() == 104);

/// How to draw a chart.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_svg_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// In CSS pixels: 200 to 4,000; 640 at first
    pub width: i32,
    /// In CSS pixels: 150 to 4,000; 360 at first
    pub height: i32,
    /// `TASKCORE_APPEARANCE_...`
    pub appearance: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_svg_options>() == 24);

/// What a report is to say.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_report_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_REPORT_...`: which of the dates and so on count
    pub fields: u64,
    /// Yyyymmdd, in the store's zone
    pub first_date: i32,
    /// Yyyymmdd, at most 3,660 days later
    pub last_date: i32,
    /// The day that weeks begin on, 1 for Monday to 7 for Sunday
    pub week_start: i32,
    /// `TASKCORE_APPEARANCE_...`
    pub appearance: i32,
    /// At its head; NULL: "Taskcore report"
    pub title: *const c_char,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_report_options>() == 40);

/// How often one function was called on a store, and how long that took.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_usage_function {
    /// The size of the struct.
    pub struct_size: usize,
    /// Such as "`taskcore_task_add`"
    pub name: *const c_char,
    /// `call_count` of C.
    pub call_count: i64,
    /// Calls that returned something else than `TASKCORE_OK`
    pub error_count: i64,
    /// Nanoseconds, with the caller's callbacks and with waiting for others
    pub total_ns: i64,
    /// Of one call
    pub longest_ns: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_usage_function>() == 48);

/// How often calls on a store failed in one way.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_usage_status {
    /// The size of the struct.
    pub struct_size: usize,
    /// Such as "`TASKCORE_ENOTFOUND`"; of a callback's answer ""
    pub name: *const c_char,
    /// `count` of C.
    pub count: i64,
    /// `status` of C.
    pub status: taskcore_status,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_usage_status>() == 32);

/// What was counted since counting began or was reset.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_usage_content {
    /// The size of the struct.
    pub struct_size: usize,
    /// By the store's clock: milliseconds since 1970 UTC; 0: it never began
    pub since_ms: i64,
    /// `call_count` of C.
    pub call_count: i64,
    /// `error_count` of C.
    pub error_count: i64,
    /// `total_ns` of C.
    pub total_ns: i64,
    /// By their names
    pub functions: *const taskcore_usage_function,
    /// How many `functions` has.
    pub function_count: usize,
    /// Errors, the most frequent first
    pub statuses: *const taskcore_usage_status,
    /// How many `statuses` has.
    pub status_count: usize,
    /// 1: calls are counted now
    pub is_counting: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_usage_content>() == 80);

/// Takes the next bytes of an export, all of them.
pub type taskcore_write_callback = Option<unsafe extern "C" fn(
    bytes: *const u8,
    length: usize,
    payload: *mut c_void,
) -> i32>;

/// Fills at most capacity bytes of buffer and writes their number to \*length; 0 is the end.
pub type taskcore_read_callback = Option<unsafe extern "C" fn(
    buffer: *mut u8,
    capacity: usize,
    length: *mut usize,
    payload: *mut c_void,
) -> i32>;

/// Is told how far the work is: the tasks done, and how many there are or -1 when that is not
/// known. A nonzero answer stops the work, undone, and is returned.
pub type taskcore_progress_callback = Option<unsafe extern "C" fn(
    done: i64,
    total: i64,
    payload: *mut c_void,
) -> i32>;

/// What counts where a file and the store say different things; without more, what is newer.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_import_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_IMPORT_...`
    pub policy: i32,
    /// 1: report and notes say what an import would do, and the store stays as it is
    pub is_dry_run: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_import_options>() == 16);

/// What to export: all that is asked for, with what it needs where it is read; without any of it,
/// everything.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_export_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// The tasks that a query asks for, as `taskcore_query` has it; NULL: it asks for none
    pub query: *const c_char,
    /// Records of any kind: a task; a project, with those below it, their sections, tasks and
    /// events; an event; a tag, by its name; a saved filter; an invoice, with all of it. NULL: none
    /// is asked for; an empty array asks for none of them
    pub uids: *const *const c_char,
    /// How many `uids` has.
    pub uid_count: usize,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_export_options>() == 32);

/// What an import did.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_import_report {
    /// The size of the struct.
    pub struct_size: usize,
    /// Tasks that were new
    pub added: i64,
    /// Tasks with a known uid that differed
    pub updated: i64,
    /// Tasks with a known uid, equal already
    pub unchanged: i64,
    /// As above, but events
    pub events_added: i64,
    /// `events_updated` of C.
    pub events_updated: i64,
    /// `events_unchanged` of C.
    pub events_unchanged: i64,
    /// Components that could not be read; see `taskcore_import_notes`
    pub skipped: i64,
    /// Tasks that stayed as they are here, or away: what the file says otherwise of them is older,
    /// or was not to be taken
    pub stayed: i64,
    /// As above, but events
    pub events_stayed: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_import_report>() == 80);

/// What an import has to say of a part of a file. Its strings live in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_import_note {
    /// The size of the struct.
    pub struct_size: usize,
    /// Of the file, from 1; 0 for what is of no line
    pub line: i64,
    /// Such as "VEVENT" or "row"; "" outside of any
    pub component: *const c_char,
    /// Of the component; "" without
    pub uid: *const c_char,
    /// A full sentence
    pub message: *const c_char,
    /// `TASKCORE_NOTE_...`
    pub kind: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_import_note>() == 48);

/// What a file said of a task or an event that an import could only keep for the next export. Its
/// strings live in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_kept_field {
    /// The size of the struct.
    pub struct_size: usize,
    /// Such as "icalendar", "taskwarrior", "csv", "todo.txt" or "todoist"
    pub format: *const c_char,
    /// As the file has it, such as "CLASS" or "VALARM"
    pub name: *const c_char,
    /// As the file has it, perhaps in several lines; of JSON, a value that is no string is JSON
    pub value: *const c_char,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_kept_field>() == 32);

/// Where the backups of a store are, and which of them stay.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_backup_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// NULL: the one beside the store, with the name of the store and .backups behind it
    pub folder: *const c_char,
    /// Of so many days that have backups the last one stays: 0 to 10,000
    pub days: i32,
    /// Of so many weeks, from Monday on, likewise
    pub weeks: i32,
    /// Of so many months likewise
    pub months: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_backup_options>() == 32);

/// Writes what encrypts the files of sync to \*passphrase: 1 to 1,024 bytes of UTF-8, which stay
/// valid until the call that asked returns. It must not use the store. A nonzero answer ends the
/// call, and is returned.
pub type taskcore_passphrase_callback = Option<unsafe extern "C" fn(
    passphrase: *mut *const c_char,
    payload: *mut c_void,
) -> i32>;

/// Writes the password of a hub or an account, or an access token, to \*password: up to 4,096 bytes
/// of UTF-8, which stay valid until the call that asked returns; NULL: there is none. It is asked
/// by the address when the server wants a password that no file and not the environment has, at
/// most once for a connection. It must not use the store. A nonzero answer ends the call, and is
/// returned.
pub type taskcore_password_callback = Option<unsafe extern "C" fn(
    address: *const c_char,
    password: *mut *const c_char,
    payload: *mut c_void,
) -> i32>;

/// How the sync of a store stands.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_sync_state {
    /// The size of the struct.
    pub struct_size: usize,
    /// 1: it is synced; else all the rest is 0
    pub is_enabled: i32,
    /// 1: by a passphrase
    pub is_encrypted: i32,
    /// Through how many remotes
    pub remote_count: i64,
    /// Devices that are known, with this one, without those that were retired
    pub replica_count: i64,
    /// Values that wait for a choice: `taskcore_sync_conflict_query`
    pub conflict_count: i64,
    /// Steps of this device that are not at all remotes yet
    pub pending_count: i64,
    /// Records that cannot be shown, or not with all that they name, until others come
    pub waiting_count: i64,
    /// When a run came to its end last; 0: none did
    pub last_run_ms: i64,
    /// Invoices whose number another one holds, which two devices gave apart
    pub twin_count: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_sync_state>() == 72);

/// Which remotes to list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_sync_remote_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_sync_remote_query_options>() == 24);

/// A place through which a store is synced. Its text lives in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_sync_remote {
    /// The size of the struct.
    pub struct_size: usize,
    /// `id` of C.
    pub id: i64,
    /// `TASKCORE_REMOTE_...`
    pub kind: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// Of the folder; of a transport of the host its name; of a hub its address
    pub path: *const c_char,
    /// When a run came to its end last; 0: none did
    pub last_run_ms: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_sync_remote>() == 40);

/// What a run of sync did.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_sync_report {
    /// The size of the struct.
    pub struct_size: usize,
    /// Steps of other devices that were taken in; a snapshot counts as one
    pub received: i64,
    /// Steps of this device that were left for the others
    pub sent: i64,
    /// Steps of others that wait for what has not come yet
    pub waiting: i64,
    /// Conflicts that there are now
    pub conflicts: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_sync_report>() == 40);

/// Which devices to list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_replica_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_replica_query_options>() == 24);

/// A device that has the store, as far as it is known here. Its texts live in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_replica {
    /// The size of the struct.
    pub struct_size: usize,
    /// Of this copy of the store
    pub uid: *const c_char,
    /// What its people call it; "": it has not said so yet
    pub name: *const c_char,
    /// 1: this device
    pub is_self: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// The number of its last step that is here
    pub seq: i64,
    /// When it last said of itself what it has seen; 0: never, and of this device
    pub heard_ms: i64,
    /// When it was retired; 0: it was not
    pub retired_ms: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_replica>() == 56);

/// Which conflicts to list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_sync_conflict_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_sync_conflict_query_options>() == 24);

/// A property that two devices changed without knowing of each other. Its texts live in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_sync_conflict {
    /// The size of the struct.
    pub struct_size: usize,
    /// The same on every device
    pub uid: *const c_char,
    /// What kind of record it is of: `TASKCORE_ENTITY_...`, or a kind that only a newer version
    /// knows
    pub entity: i32,
    /// Which value counts now: `TASKCORE_CONFLICT_MINE` or `TASKCORE_CONFLICT_THEIRS`
    pub shown: i32,
    /// `record_uid` of C.
    pub record_uid: *const c_char,
    /// 0 of a tag and a setting, and of a record that is not here
    pub record_id: i64,
    /// What the record is called
    pub title: *const c_char,
    /// As `taskcore_history_entry` names it
    pub property: *const c_char,
    /// Of a property with several elements, such as tags, which one; else ""
    pub element: *const c_char,
    /// What was written here; of two other devices, what counts now. NULL: nothing
    pub mine: *const c_char,
    /// What was written on the other device; NULL: nothing
    pub theirs: *const c_char,
    /// The name of the device that wrote it, or its uid
    pub mine_replica: *const c_char,
    /// `theirs_replica` of C.
    pub theirs_replica: *const c_char,
    /// When it was written
    pub mine_ms: i64,
    /// `theirs_ms` of C.
    pub theirs_ms: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_sync_conflict>() == 112);

/// Of the library: takes the name of a file. It must be called only while the callback runs that
/// got it, with the sink that came with it.
pub type taskcore_sync_name_callback = Option<unsafe extern "C" fn(
    name: *const c_char,
    sink: *mut c_void,
) -> i32>;

/// Tells the names of all files that are there, by calling tell for each of them; other names do no
/// harm. A nonzero answer ends the run, and is returned; so of the next ones.
pub type taskcore_sync_list_callback = Option<unsafe extern "C" fn(
    tell: taskcore_sync_name_callback,
    sink: *mut c_void,
    payload: *mut c_void,
) -> i32>;

/// Gives the bytes of a file, by calling write with some of them, as often as it takes, with sink
/// as its payload; without a call, there is no such file, or not all of it yet. An answer of write
/// that is not 0 is to be returned.
pub type taskcore_sync_get_callback = Option<unsafe extern "C" fn(
    name: *const c_char,
    write: taskcore_write_callback,
    sink: *mut c_void,
    payload: *mut c_void,
) -> i32>;

/// Leaves a file there, whole or not at all. A name gets the same bytes whenever it is put again;
/// when the place has others under it, the callback refuses them.
pub type taskcore_sync_put_callback = Option<unsafe extern "C" fn(
    name: *const c_char,
    bytes: *const u8,
    length: usize,
    payload: *mut c_void,
) -> i32>;

/// Removes a file; one that is gone already is fine.
pub type taskcore_sync_remove_callback = Option<unsafe extern "C" fn(
    name: *const c_char,
    payload: *mut c_void,
) -> i32>;

/// How a program of its own means brings files to the other devices: it puts, lists, gives and
/// removes them by name. Names are a folder of a device and a file in it, such as
/// 0190aaaa-0000-7000-8000-000000000000/1-17.tcb; what is in them need not be known. The callbacks
/// must not use the store.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_sync_transport {
    /// The size of the struct.
    pub struct_size: usize,
    /// What it is called in this store: 1 to 100 characters in one line, no path
    pub name: *const c_char,
    /// `list` of C.
    pub list: taskcore_sync_list_callback,
    /// `get` of C.
    pub get: taskcore_sync_get_callback,
    /// `put` of C.
    pub put: taskcore_sync_put_callback,
    /// `remove` of C.
    pub remove: taskcore_sync_remove_callback,
    /// Handed to all of them
    pub payload: *mut c_void,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_sync_transport>() == 56);

/// A hub, for who looks after it: a PostgreSQL database through which stores are synced. Nothing of
/// it is stored or logged.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_hub_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// As libpq has it, with `store` besides and without a password:
    /// postgresql://anna@hub.example.org/tasks, or host=hub.example.org dbname=tasks
    pub address: *const c_char,
    /// NULL: libpq finds what is needed
    pub password: taskcore_password_callback,
    /// Asked some every 50 ms whether to go on: a nonzero answer ends the call, and is returned;
    /// NULL for none
    pub progress: taskcore_store_progress_callback,
    /// Handed to both
    pub payload: *mut c_void,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_hub_options>() == 40);

/// What a hub is, and what it has, as far as the role that asks may see it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_hub_report {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_HUB_...`
    pub engine: i32,
    /// As PostgreSQL counts it: 150018 is 15.18
    pub server_version: i32,
    /// 1: a role sees the stores alone that were granted to it
    pub has_row_security: i32,
    /// 1: this connection was, by TLS
    pub is_encrypted: i32,
    /// Synced there
    pub stores: i64,
    /// Devices that left something there
    pub replicas: i64,
    /// Of steps
    pub batches: i64,
    /// `snapshots` of C.
    pub snapshots: i64,
    /// Of series of invoice numbers
    pub leases: i64,
    /// Of what devices left there, without what the server needs to keep it
    pub bytes: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_hub_report>() == 72);

/// What was swept from a hub.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_hub_sweep_report {
    /// The size of the struct.
    pub struct_size: usize,
    /// Of steps that a snapshot has
    pub batches: i64,
    /// That a later one has taken the place of
    pub snapshots: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_hub_sweep_report>() == 24);

/// An account at a server that keeps tasks or events.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_account_input {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_ACCOUNT_...`
    pub kind: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// With the name of the user and without a password: `https://anna@dav.example.org/`; of Google
    /// google: or, where there are several, google: with a name behind it
    pub address: *const c_char,
    /// What this device is called, for people, in a store that was not synced: 1 to 100 characters
    /// in one line
    pub device_name: *const c_char,
    /// A netrc file with its password, which is nobody else's; NULL: `taskcore_sync_set_password`
    /// gives it, or of Google an access token
    pub netrc_path: *const c_char,
    /// Certificates in PEM that are trusted instead of the system's; NULL: those of the system
    pub ca_path: *const c_char,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_account_input>() == 48);

/// Which accounts to list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_account_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_account_query_options>() == 24);

/// An account at a server whose tasks and events are synced. Its texts live in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_account {
    /// The size of the struct.
    pub struct_size: usize,
    /// `id` of C.
    pub id: i64,
    /// `TASKCORE_ACCOUNT_...`
    pub kind: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// With the name of the user
    pub address: *const c_char,
    /// When a run came to its end last; 0: none did
    pub last_run_ms: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_account>() == 40);

/// Which collections to list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_account_collection_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// Those of that account alone; 0: of all
    pub account_id: i64,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_account_collection_query_options>() == 32);

/// A list of tasks or a calendar at a server. Its texts live in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_account_collection {
    /// The size of the struct.
    pub struct_size: usize,
    /// `id` of C.
    pub id: i64,
    /// `account_id` of C.
    pub account_id: i64,
    /// As the server has it
    pub name: *const c_char,
    /// By which the server knows it
    pub href: *const c_char,
    /// #RRGGBB; NULL: the server tells none
    pub colour: *const c_char,
    /// Whose tasks are in it; 0 for none
    pub project_id: i64,
    /// Whose events are in it; 0 for none
    pub calendar_id: i64,
    /// How many items both agree on
    pub item_count: i64,
    /// 1: tasks can be in it
    pub has_tasks: i32,
    /// 1: events can be in it
    pub has_events: i32,
    /// 1: it is synced
    pub is_chosen: i32,
    /// 1: its first run is over
    pub is_accepted: i32,
    /// 1: what is changed here stays here
    pub is_read_only: i32,
    /// 1: the server has it no more
    pub is_missing: i32,
    /// 1: the server may write to attendees
    pub is_inviting: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_account_collection>() == 104);

/// What of a store is in a collection.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_account_collection_choice {
    /// The size of the struct.
    pub struct_size: usize,
    /// Whose tasks are in it; 0: the project of its name, which is made where there is none
    pub project_id: i64,
    /// Whose events are in it; 0: the calendar of its name, likewise
    pub calendar_id: i64,
    /// 1: the server may write to attendees of events; 0: it is told to write to nobody
    pub is_inviting: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_account_collection_choice>() == 32);

/// What a run with an account did, or would do, in items: a task, an event, or a series of them.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_account_plan {
    /// The size of the struct.
    pub struct_size: usize,
    /// That came into the store
    pub added_here: i64,
    /// `changed_here` of C.
    pub changed_here: i64,
    /// That went into the trash, or, of events, are no more
    pub deleted_here: i64,
    /// That the server got
    pub added_there: i64,
    /// `changed_there` of C.
    pub changed_there: i64,
    /// `deleted_there` of C.
    pub deleted_there: i64,
    /// That both had already, and that are one from then on
    pub joined: i64,
    /// Properties that were changed here and there: `taskcore_sync_conflict_query`
    pub conflicts: i64,
    /// Whose changes stay here, for the server would write to attendees
    pub held: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_account_plan>() == 80);

/// Who asks a user of Google for what. Nothing of it is stored or logged.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_authorization_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// Of the account, as `taskcore_account_input` has it: google:
    pub address: *const c_char,
    /// The file that Google's console gives for a client of the type Desktop app; NULL: client_id
    /// and client_secret say what it would
    pub client_path: *const c_char,
    /// By which Google knows the program; NULL with client_path
    pub client_id: *const c_char,
    /// Google asks for it, though the secret of a desktop program is not confidential; NULL with
    /// client_path
    pub client_secret: *const c_char,
    /// Where the browser comes back to, on this machine: `http://127.0.0.1:8080`. Of
    /// `taskcore_authorization_begin` alone; else NULL
    pub redirect: *const c_char,
    /// `TASKCORE_AUTHORIZATION_...` joined by |, of `taskcore_authorization_begin` alone; 0:
    /// CALENDARS and TASKS
    pub scopes: u32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// Asked some every 50 ms whether to go on: a nonzero answer ends the call, and is returned;
    /// NULL for none
    pub progress: taskcore_store_progress_callback,
    /// Handed to it
    pub payload: *mut c_void,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_authorization_options>() == 72);

/// What is to be known of an authorization that began.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_authorization_content {
    /// The size of the struct.
    pub struct_size: usize,
    /// Where the browser is sent
    pub address: *const c_char,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_authorization_content>() == 16);

/// What a program asks Google with in the name of its user. Whoever reads it can do so, too.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_tokens_content {
    /// The size of the struct.
    pub struct_size: usize,
    /// What `taskcore_sync_set_password` gives for the account
    pub access_token: *const c_char,
    /// By which `taskcore_authorization_refresh` gets the next one; NULL: Google gave none
    pub refresh_token: *const c_char,
    /// When the access token ends, by the clock of this machine
    pub end_ms: i64,
    /// What the user allowed, which may be less than was asked for: `TASKCORE_AUTHORIZATION_...`
    /// joined by |
    pub scopes: u32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_tokens_content>() == 40);

/// Who sells or buys. As an input, the members of `fields` are set, "" to none, and the others stay
/// as they are; when read, all are given, never NULL. Texts are one line of at most 200 characters,
/// but for the template.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_party {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_PARTY_...`
    pub fields: u64,
    /// BT-27, BT-44
    pub name: *const c_char,
    /// BT-28, BT-45
    pub trading_name: *const c_char,
    /// Such as "SARL" or "EI"
    pub legal_form: *const c_char,
    /// Such as "10 000 EUR"
    pub share_capital: *const c_char,
    /// Where it is registered, such as "RCS Paris"
    pub registry: *const c_char,
    /// The name of a person or department (BT-41, BT-56)
    pub contact: *const c_char,
    /// BT-35, BT-50
    pub street: *const c_char,
    /// BT-36, BT-51
    pub street_2: *const c_char,
    /// BT-38, BT-53
    pub postal_code: *const c_char,
    /// BT-37, BT-52
    pub city: *const c_char,
    /// BT-39, BT-54
    pub region: *const c_char,
    /// ISO 3166-1 alpha-2, such as "FR" (BT-40, BT-55)
    pub country: *const c_char,
    /// Nine digits, checked (BT-30, BT-47)
    pub siren: *const c_char,
    /// Fourteen digits, checked (BT-29, BT-46)
    pub siret: *const c_char,
    /// In its register, where it has no SIREN (BT-30, BT-47)
    pub registration_number: *const c_char,
    /// With the country before it, checked (BT-31, BT-48)
    pub vat_number: *const c_char,
    /// The tax office's, of a seller without a VAT number (BT-32)
    pub tax_number: *const c_char,
    /// BT-43, BT-58
    pub email: *const c_char,
    /// BT-42, BT-57
    pub phone: *const c_char,
    /// BT-34, BT-49
    pub electronic_address: *const c_char,
    /// Of the electronic address, in the list EAS, such as "0225"
    pub electronic_scheme: *const c_char,
    /// Checked; spaces are taken away (BT-84)
    pub iban: *const c_char,
    /// BT-86
    pub bic: *const c_char,
    /// BT-85; "" for the name
    pub account_name: *const c_char,
    /// Of its invoices and mails: "fr" or "en", maybe with a country
    pub locale: *const c_char,
    /// Of its invoices, ISO 4217
    pub currency: *const c_char,
    /// What a seller sells, or what is sold to a client: "goods", "services" or "mixed" (BT-23)
    pub supplies: *const c_char,
    /// How items are taxed that do not say it: a rate such as "20", or a category such as "AE"; a
    /// client's goes before the seller's
    pub default_vat: *const c_char,
    /// "small_enterprise" for a seller who charges no VAT as one, and says so with the text of his
    /// law
    pub vat_scheme: *const c_char,
    /// How its invoices look: "classic", "studio", "plain", or a template as JSON of at most 65,536
    /// bytes (docs/invoices.md); a client's goes before the seller's
    pub page_template: *const c_char,
    /// By which rules invoices are written: "facturx" (as without it), "xrechnung" or "peppol"; a
    /// client's goes before the seller's
    pub invoice_profile: *const c_char,
    /// When a seller's VAT is due (BT-8): "debits" (the French option), "invoice_date", "delivery"
    /// or "payment"
    pub vat_point: *const c_char,
    /// Whether prices of new invoices include VAT: "gross", or "net"; a client's goes before the
    /// seller's
    pub prices: *const c_char,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_party>() == 280);

/// The seller: whoever uses the store.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_profile_content {
    /// The size of the struct.
    pub struct_size: usize,
    /// `seller` of C.
    pub seller: *const taskcore_party,
    /// The bytes of a PNG or JPEG file; NULL without
    pub logo: *const u8,
    /// How many `logo` has.
    pub logo_length: usize,
    /// What an hour costs, where neither entry nor task, project or client says it; 0: none
    pub hourly_rate_millionths: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_profile_content>() == 40);

/// What the user has paid for, as the host states it. As an input, what is not given is taken away.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_subscription_content {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_SUBSCRIPTION_...`: which of the members below are given
    pub fields: u64,
    /// One line, at most 100 characters
    pub plan: *const c_char,
    /// Who says so, such as "app-store"
    pub source: *const c_char,
    /// Milliseconds since 1970 UTC; else: always
    pub since_ms: i64,
    /// No longer at this instant; else: without end
    pub until_ms: i64,
    /// What the plan has, each one line of at most 100 characters
    pub features: *const *const c_char,
    /// At most 1,000
    pub feature_count: usize,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_subscription_content>() == 64);

/// Whom invoices are sent to, as it was when it was read.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_client {
    /// The size of the struct.
    pub struct_size: usize,
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: *const c_char,
    /// `party` of C.
    pub party: *const taskcore_party,
    /// "" without
    pub notes: *const c_char,
    /// `created_ms` of C.
    pub created_ms: i64,
    /// With is_archived: since when
    pub archived_ms: i64,
    /// Issued, credit notes too
    pub invoice_count: i64,
    /// 0 or 1
    pub is_archived: i32,
    /// `TASKCORE_CLIENT_KIND_...`
    pub kind: i32,
    /// What an hour costs, where neither entry nor task nor project says it; 0: none
    pub hourly_rate_millionths: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_client>() == 80);

/// What a client is to be: a new one, or the changes to one.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_client_input {
    /// The size of the struct.
    pub struct_size: usize,
    /// Which of the members below are given: `TASKCORE_CLIENT_...`
    pub fields: u64,
    /// Who it is; only the members that its own fields announce count
    pub party: *const taskcore_party,
    /// Several lines, at most 65,536 bytes; "" for none
    pub notes: *const c_char,
    /// 0 or 1
    pub is_archived: i32,
    /// `TASKCORE_CLIENT_KIND_...`; a new one is a business unless it is said
    pub kind: i32,
    /// What an hour costs, in its currency: 1 to 10^15; 0: none
    pub hourly_rate_millionths: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_client_input>() == 48);

/// Which clients to list, by their names.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_client_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_CLIENT_QUERY_...`
    pub fields: u64,
    /// Words that its names, city, numbers and e-mail begin with, whatever their case and accents
    pub text: *const c_char,
    /// `TASKCORE_ANY`, `TASKCORE_YES` or `TASKCORE_NO`
    pub archived: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_client_query_options>() == 48);

/// Which series of numbers to list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_number_series_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_number_series_query_options>() == 24);

/// Numbers that follow each other.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_number_series {
    /// The size of the struct.
    pub struct_size: usize,
    /// "invoice", "credit_note" and "quote" are there from the beginning
    pub name: *const c_char,
    /// Such as "F{YYYY}-{NNNN}"
    pub pattern: *const c_char,
    /// As it would be today
    pub next_number: *const c_char,
    /// `issued_count` of C.
    pub issued_count: i64,
    /// The latest issue date, yyyymmdd; 0 before the first
    pub last_date: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// The device that issues in it, by its name or its uid; "" without one, and of a store that is
    /// on one device
    pub owner: *const c_char,
    /// Of that replica
    pub owner_uid: *const c_char,
    /// `TASKCORE_SERIES_RIGHT_...`: whether this device may issue
    pub right: i32,
    /// 1: it was claimed without waiting for the other devices, so that a number may be there twice
    pub is_forced: i32,
    /// 1: drafts that name no series get its numbers on this device
    pub is_own: i32,
    /// Fills a gap; it is 0.
    pub reserved_2: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_number_series>() == 80);

/// What a draft is to be: a new one, or the changes to one.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_invoice_input {
    /// The size of the struct.
    pub struct_size: usize,
    /// Which of the members below are given: `TASKCORE_INVOICE_...`
    pub fields: u64,
    /// 0 for none yet
    pub client_id: i64,
    /// Of its number; "" for that of its kind
    pub series: *const c_char,
    /// Yyyymmdd (BT-9); 0: so many days after the issue date
    pub due_date: i32,
    /// From the issue date to the due date, 0 to 3,650; 30 at first
    pub payment_days: i32,
    /// Yyyymmdd (BT-72); 0 for none
    pub delivery_date: i32,
    /// Of the invoiced period, yyyymmdd (BT-73); 0 for none
    pub first_date: i32,
    /// Likewise (BT-74)
    pub last_date: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// ISO 4217 (BT-5); at first the client's, or the seller's, or EUR
    pub currency: *const c_char,
    /// Units of the currency for one euro; 0 when not known
    pub exchange_rate_millionths: i64,
    /// Of the documents: "fr" or "en"; at first as the client's locale
    pub language: *const c_char,
    /// BT-23, such as "S1"; "" as the rules have it
    pub business_process: *const c_char,
    /// BT-10
    pub buyer_reference: *const c_char,
    /// The purchase order (BT-13)
    pub order_reference: *const c_char,
    /// BT-12
    pub contract_reference: *const c_char,
    /// BT-20
    pub payment_terms: *const c_char,
    /// What is due when it is paid late (note PMD)
    pub late_penalty: *const c_char,
    /// Such as the fee of 40 EUR (note PMT)
    pub recovery_fee: *const c_char,
    /// What is off when it is paid early, or nothing (note AAB)
    pub early_discount: *const c_char,
    /// BT-22, several lines
    pub notes: *const c_char,
    /// BT-113, what was paid before
    pub prepaid_minor: i64,
    /// Of a credit note: the number of its invoice (BT-25)
    pub preceding_number: *const c_char,
    /// And its issue date, yyyymmdd (BT-26)
    pub preceding_date: i32,
    /// Fills a gap; it is 0.
    pub reserved2: i32,
    /// Of a quote: the last day on which it can be accepted, yyyymmdd; 0: 30 days after the issue
    /// date
    pub valid_until: i32,
    /// Fills a gap; it is 0.
    pub reserved3: i32,
    /// When its VAT is due (BT-8): "debits", "invoice_date", "delivery" or "payment"; "" as the
    /// seller has it
    pub vat_point: *const c_char,
    /// Who got what was sold, where that is not the client (BT-70)
    pub delivery_name: *const c_char,
    /// BT-75
    pub delivery_street: *const c_char,
    /// BT-76
    pub delivery_street_2: *const c_char,
    /// BT-78
    pub delivery_postal_code: *const c_char,
    /// BT-77
    pub delivery_city: *const c_char,
    /// BT-79
    pub delivery_region: *const c_char,
    /// ISO 3166-1 alpha-2, such as "FR" (BT-80)
    pub delivery_country: *const c_char,
    /// 1: prices, discounts, allowances and charges include VAT; at first as prices of the client
    /// or the seller says
    pub has_gross_prices: i32,
    /// Fills a gap; it is 0.
    pub reserved4: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_invoice_input>() == 256);

/// What an item of a draft is to be: a new one, or the changes to one.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_invoice_line_input {
    /// The size of the struct.
    pub struct_size: usize,
    /// Which of the members below are given: `TASKCORE_INVOICE_LINE_...`
    pub fields: u64,
    /// 1 to 200 characters in one line (BT-153)
    pub name: *const c_char,
    /// Several lines; "" for none (BT-154)
    pub details: *const c_char,
    /// Above 0, at most 10^13; 1 at first (BT-129)
    pub quantity_ten_thousandths: i64,
    /// A code of UN/ECE Recommendation 20 or 21, such as "HUR", or a word for one, such as "hour";
    /// "C62" (one) at first (BT-130)
    pub unit: *const c_char,
    /// 0 to 10^18 (BT-146)
    pub unit_price_millionths: i64,
    /// 0 up to quantity times price (BT-136)
    pub discount_minor: i64,
    /// BT-139; "" for one in the invoice's language
    pub discount_reason: *const c_char,
    /// 0 to 10,000 of quantity times price (BT-138)
    pub discount_basis_points: i32,
    /// `TASKCORE_VAT_...` (BT-151)
    pub vat_category: i32,
    /// 0 to 99,999 thousandths of a percent (BT-152)
    pub vat_rate_thousandths: i32,
    /// Of the line's period, yyyymmdd (BT-134); 0 for none
    pub first_date: i32,
    /// Likewise (BT-135)
    pub last_date: i32,
    /// In the invoice, from 1; a new line is the last one otherwise
    pub position: i32,
    /// BT-120
    pub exemption_reason: *const c_char,
    /// BT-121, of the list VATEX
    pub exemption_code: *const c_char,
    /// The tasks that it is for
    pub task_ids: *const i64,
    /// At most 10,000
    pub task_count: usize,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_invoice_line_input>() == 128);

/// What an allowance or a charge on the whole of a draft is to be.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_invoice_adjustment_input {
    /// The size of the struct.
    pub struct_size: usize,
    /// Which of the members below are given: `TASKCORE_INVOICE_ADJUSTMENT_...`
    pub fields: u64,
    /// 0 or more (BT-92, BT-99)
    pub amount_minor: i64,
    /// BT-97, BT-104
    pub reason: *const c_char,
    /// Of UNTDID 5189 (BT-98) or 7161 (BT-105); "" for none
    pub reason_code: *const c_char,
    /// BT-120
    pub exemption_reason: *const c_char,
    /// BT-121
    pub exemption_code: *const c_char,
    /// 0 for an allowance, 1 for a charge
    pub is_charge: i32,
    /// 0 to 10,000 of the sum of the lines (BT-94, BT-101)
    pub rate_basis_points: i32,
    /// `TASKCORE_VAT_...`
    pub vat_category: i32,
    /// 0 to 99,999 thousandths of a percent
    pub vat_rate_thousandths: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_invoice_adjustment_input>() == 72);

/// Which focus sessions and time entries become items of a draft; what is billed already is left
/// out.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_focus_billing {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_FOCUS_BILLING_...`: which of these members count
    pub fields: u64,
    /// Of this project alone, with its subtasks
    pub project_id: i64,
    /// Of this task alone
    pub task_id: i64,
    /// Yyyymmdd, in the store's zone
    pub first_date: i32,
    /// likewise
    pub last_date: i32,
    /// `TASKCORE_BILL_...`
    pub grouping: i32,
    /// `TASKCORE_VAT_...`
    pub vat_category: i32,
    /// 0 with `TASKCORE_VAT_STANDARD`: as it is usual for the client or the seller (default_vat)
    pub vat_rate_thousandths: i32,
    /// Each line's time goes up to a multiple of it; at most 1,440
    pub round_up_minutes: i32,
    /// Of an hour
    pub unit_price_millionths: i64,
    /// Of the lines; else the task's title, the project's name, or the day
    pub name: *const c_char,
    /// 1: time costs what its own rate says, in a line for each rate; unit_price_millionths is that
    /// of time without one, and 0 refuses it
    pub is_by_rate: i32,
    /// 1: of the projects alone that are for the client of the draft
    pub is_of_client: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_focus_billing>() == 80);

/// An invoice, a credit note or a quote in a list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_invoice {
    /// The size of the struct.
    pub struct_size: usize,
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: *const c_char,
    /// "" of a draft
    pub number: *const c_char,
    /// As issued; of a draft as the client has it now; "" without one
    pub client_name: *const c_char,
    /// ISO 4217
    pub currency: *const c_char,
    /// 0 when there is none any more
    pub client_id: i64,
    /// Of a credit note: its invoice, or 0
    pub preceding_id: i64,
    /// BT-109
    pub net_minor: i64,
    /// BT-110
    pub vat_minor: i64,
    /// BT-112
    pub gross_minor: i64,
    /// BT-115
    pub due_minor: i64,
    /// What its payments come to
    pub paid_minor: i64,
    /// What the credit notes issued for it come to
    pub credited_minor: i64,
    /// Due - paid - credited; 0 of a draft and of a void one
    pub balance_minor: i64,
    /// `created_ms` of C.
    pub created_ms: i64,
    /// `modified_ms` of C.
    pub modified_ms: i64,
    /// 0 of a draft
    pub issued_ms: i64,
    /// `TASKCORE_INVOICE_KIND_...`
    pub kind: i32,
    /// `TASKCORE_INVOICE_STATE_...`
    pub state: i32,
    /// Yyyymmdd; 0 of a draft
    pub issue_date: i32,
    /// Yyyymmdd; 0 when it is not known yet
    pub due_date: i32,
    /// Another one with its number, which two devices gave apart; 0 of nearly all
    pub twin_id: i64,
    /// The quote that it was made of; 0 for none, or when it is not in the store
    pub quote_id: i64,
    /// Of a quote: the last day on which it can be accepted, yyyymmdd; 0 when it is not known yet
    pub valid_until: i32,
    /// Of a quote: when it was accepted or declined, yyyymmdd; 0 when it was not
    pub answer_date: i32,
    /// What is to be paid in all: BT-112, rounded (BT-114)
    pub total_minor: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_invoice>() == 192);

/// Which invoices to list, newest first: drafts by when they were made, then by issue date. Quotes
/// are listed only when their kind, or none but states of theirs, is asked for.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_invoice_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_INVOICE_QUERY_...`: which of the members below count
    pub fields: u64,
    /// `TASKCORE_INVOICE_STATES_...` joined by |
    pub states: u32,
    /// `TASKCORE_INVOICE_KIND_...`
    pub kind: i32,
    /// `client_id` of C.
    pub client_id: i64,
    /// Of the issue date, yyyymmdd
    pub first_date: i32,
    /// likewise
    pub last_date: i32,
    /// In the number, the client's name, a reference or an item
    pub text: *const c_char,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
    /// 1: what asks for money, which is all but credit notes; 0: credit notes
    pub is_debit: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_invoice_query_options>() == 72);

/// An item of an invoice (BG-25).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_invoice_line {
    /// The size of the struct.
    pub struct_size: usize,
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: *const c_char,
    /// `name` of C.
    pub name: *const c_char,
    /// "" without
    pub details: *const c_char,
    /// The code
    pub unit: *const c_char,
    /// In the invoice's language, for the quantity
    pub unit_label: *const c_char,
    /// `quantity_ten_thousandths` of C.
    pub quantity_ten_thousandths: i64,
    /// `unit_price_millionths` of C.
    pub unit_price_millionths: i64,
    /// Quantity times price (BT-137)
    pub base_minor: i64,
    /// BT-136, whether given as a rate or as an amount; 0 without
    pub discount_minor: i64,
    /// BT-131
    pub net_minor: i64,
    /// `discount_reason` of C.
    pub discount_reason: *const c_char,
    /// `exemption_reason` of C.
    pub exemption_reason: *const c_char,
    /// `exemption_code` of C.
    pub exemption_code: *const c_char,
    /// The tasks that it is for and that are there
    pub task_ids: *const i64,
    /// How many `task_ids` has.
    pub task_count: usize,
    /// Of the focus sessions and time entries that it is for
    pub focus_session_count: i64,
    /// -1: not given as a rate
    pub discount_basis_points: i32,
    /// `vat_category` of C.
    pub vat_category: i32,
    /// `vat_rate_thousandths` of C.
    pub vat_rate_thousandths: i32,
    /// From 1
    pub position: i32,
    /// 0 for none, as the last
    pub first_date: i32,
    /// `last_date` of C.
    pub last_date: i32,
    /// `invoice_id` of C.
    pub invoice_id: i64,
    /// Of the invoice, ISO 4217
    pub currency: *const c_char,
    /// With VAT, where the price includes it: quantity times price less the discount; else 0
    pub gross_minor: i64,
    /// Likewise the discount
    pub gross_discount_minor: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_invoice_line>() == 200);

/// An allowance (BG-20) or a charge (BG-21) on the whole of an invoice.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_invoice_adjustment {
    /// The size of the struct.
    pub struct_size: usize,
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: *const c_char,
    /// `reason` of C.
    pub reason: *const c_char,
    /// `reason_code` of C.
    pub reason_code: *const c_char,
    /// `exemption_reason` of C.
    pub exemption_reason: *const c_char,
    /// `exemption_code` of C.
    pub exemption_code: *const c_char,
    /// BT-92, BT-99, whether given as a rate or as an amount
    pub amount_minor: i64,
    /// `is_charge` of C.
    pub is_charge: i32,
    /// -1: not given as a rate
    pub rate_basis_points: i32,
    /// `vat_category` of C.
    pub vat_category: i32,
    /// `vat_rate_thousandths` of C.
    pub vat_rate_thousandths: i32,
    /// `invoice_id` of C.
    pub invoice_id: i64,
    /// Of the invoice, ISO 4217
    pub currency: *const c_char,
    /// With VAT, where prices of the invoice include it; else 0
    pub gross_minor: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_invoice_adjustment>() == 104);

/// What an invoice taxes in one way (BG-23).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_vat_row {
    /// The size of the struct.
    pub struct_size: usize,
    /// Such as "S"
    pub category_code: *const c_char,
    /// `exemption_reason` of C.
    pub exemption_reason: *const c_char,
    /// `exemption_code` of C.
    pub exemption_code: *const c_char,
    /// BT-116
    pub taxable_minor: i64,
    /// BT-117
    pub tax_minor: i64,
    /// `TASKCORE_VAT_...`
    pub category: i32,
    /// BT-119 in thousandths of a percent
    pub rate_thousandths: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_vat_row>() == 56);

/// A down payment that an invoice deducts (BG-3).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_invoice_deduction {
    /// The size of the struct.
    pub struct_size: usize,
    /// `uid` of C.
    pub uid: *const c_char,
    /// 0 when it is not there
    pub down_payment_id: i64,
    /// BT-25
    pub number: *const c_char,
    /// What is deducted without VAT; what was credited of the down payment is taken off
    pub net_minor: i64,
    /// Its VAT
    pub vat_minor: i64,
    /// With VAT
    pub gross_minor: i64,
    /// BT-26, yyyymmdd
    pub issue_date: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_invoice_deduction>() == 64);

/// What an invoice that deducts down payments has of one category and rate of VAT.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_deducted_rate {
    /// The size of the struct.
    pub struct_size: usize,
    /// Such as "S"
    pub category_code: *const c_char,
    /// Of all items, allowances and charges
    pub whole_taxable_minor: i64,
    /// `whole_tax_minor` of C.
    pub whole_tax_minor: i64,
    /// Of the down payments
    pub deducted_taxable_minor: i64,
    /// `deducted_tax_minor` of C.
    pub deducted_tax_minor: i64,
    /// What is left: what the invoice adds to turnover and to the VAT that is due
    pub rest_taxable_minor: i64,
    /// `rest_tax_minor` of C.
    pub rest_tax_minor: i64,
    /// `TASKCORE_VAT_...`
    pub category: i32,
    /// Of a percent
    pub rate_thousandths: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_deducted_rate>() == 72);

/// Which payments to list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_payment_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// Of this invoice or credit note alone; 0: of all
    pub invoice_id: i64,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_payment_query_options>() == 32);

/// Money that came in for an invoice, or went out for a credit note.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_payment {
    /// The size of the struct.
    pub struct_size: usize,
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: *const c_char,
    /// `invoice_id` of C.
    pub invoice_id: i64,
    /// `amount_minor` of C.
    pub amount_minor: i64,
    /// Of UNTDID 4461, such as "58"; "" when it was not said
    pub means: *const c_char,
    /// `reference` of C.
    pub reference: *const c_char,
    /// `notes` of C.
    pub notes: *const c_char,
    /// Of the invoice, ISO 4217
    pub currency: *const c_char,
    /// yyyymmdd
    pub date: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_payment>() == 80);

/// `taskcore_payment_input` of C.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_payment_input {
    /// The size of the struct.
    pub struct_size: usize,
    /// Which members count, as bits.
    pub fields: u64,
    /// Above 0, at most what is owed unless is_overpaid
    pub amount_minor: i64,
    /// `means` of C.
    pub means: *const c_char,
    /// `reference` of C.
    pub reference: *const c_char,
    /// `notes` of C.
    pub notes: *const c_char,
    /// Yyyymmdd, from the issue date to today
    pub date: i32,
    /// 1: it may be more than is owed, which makes the balance negative
    pub is_overpaid: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_payment_input>() == 56);

/// Which messages to list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_email_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// With this invoice or credit note alone; 0: with any
    pub invoice_id: i64,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_email_query_options>() == 32);

/// A message with an invoice, and what became of it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_email {
    /// The size of the struct.
    pub struct_size: usize,
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: *const c_char,
    /// `invoice_id` of C.
    pub invoice_id: i64,
    /// `message_id` of C.
    pub message_id: *const c_char,
    /// Joined by ", "
    pub recipients: *const c_char,
    /// `subject` of C.
    pub subject: *const c_char,
    /// "" unless it failed
    pub error: *const c_char,
    /// `created_ms` of C.
    pub created_ms: i64,
    /// 0 while sending
    pub finished_ms: i64,
    /// `TASKCORE_EMAIL_STATE_...`
    pub state: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_email>() == 88);

/// All of an invoice. Its strings and arrays live in its `taskcore_invoice_document`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_invoice_content {
    /// The size of the struct.
    pub struct_size: usize,
    /// `invoice` of C.
    pub invoice: *const taskcore_invoice,
    /// As issued; of a draft as it is now
    pub seller: *const taskcore_party,
    /// likewise
    pub buyer: *const taskcore_party,
    /// `lines` of C.
    pub lines: *const taskcore_invoice_line,
    /// How many `lines` has.
    pub line_count: usize,
    /// `adjustments` of C.
    pub adjustments: *const taskcore_invoice_adjustment,
    /// How many `adjustments` has.
    pub adjustment_count: usize,
    /// `vat_rows` of C.
    pub vat_rows: *const taskcore_vat_row,
    /// How many `vat_rows` has.
    pub vat_row_count: usize,
    /// `payments` of C.
    pub payments: *const taskcore_payment,
    /// How many `payments` has.
    pub payment_count: usize,
    /// `emails` of C.
    pub emails: *const taskcore_email,
    /// How many `emails` has.
    pub email_count: usize,
    /// Issued for it, and drafts
    pub credit_note_ids: *const i64,
    /// How many `credit_note_ids` has.
    pub credit_note_count: usize,
    /// BT-106
    pub line_total_minor: i64,
    /// BT-107
    pub allowance_total_minor: i64,
    /// BT-108
    pub charge_total_minor: i64,
    /// BT-113
    pub prepaid_minor: i64,
    /// BT-111; 0 when the invoice is in EUR
    pub vat_in_euro_cents: i64,
    /// 0 when it is not known
    pub exchange_rate_millionths: i64,
    /// `series` of C.
    pub series: *const c_char,
    /// `language` of C.
    pub language: *const c_char,
    /// `business_process` of C.
    pub business_process: *const c_char,
    /// `buyer_reference` of C.
    pub buyer_reference: *const c_char,
    /// `order_reference` of C.
    pub order_reference: *const c_char,
    /// `contract_reference` of C.
    pub contract_reference: *const c_char,
    /// `payment_terms` of C.
    pub payment_terms: *const c_char,
    /// `late_penalty` of C.
    pub late_penalty: *const c_char,
    /// `recovery_fee` of C.
    pub recovery_fee: *const c_char,
    /// `early_discount` of C.
    pub early_discount: *const c_char,
    /// `notes` of C.
    pub notes: *const c_char,
    /// `preceding_number` of C.
    pub preceding_number: *const c_char,
    /// `preceding_date` of C.
    pub preceding_date: i32,
    /// `payment_days` of C.
    pub payment_days: i32,
    /// `delivery_date` of C.
    pub delivery_date: i32,
    /// `first_date` of C.
    pub first_date: i32,
    /// `last_date` of C.
    pub last_date: i32,
    /// 1: vat_in_euro_cents counts
    pub has_vat_in_euro: i32,
    /// As issued; of a draft as it is now
    pub buyer_kind: i32,
    /// 1: prices, discounts, allowances and charges include VAT
    pub has_gross_prices: i32,
    /// The down payments that it deducts
    pub deductions: *const taskcore_invoice_deduction,
    /// How many `deductions` has.
    pub deduction_count: usize,
    /// By category and rate; none where nothing is deducted
    pub deducted_rates: *const taskcore_deducted_rate,
    /// How many `deducted_rates` has.
    pub deducted_rate_count: usize,
    /// What the deductions come to with VAT
    pub deducted_minor: i64,
    /// The corrected invoice that stands in its place; 0 for none
    pub replacement_id: i64,
    /// 1: the deductions are in prepaid_minor; 0: they are lines of a quantity below 0
    pub has_prepaid_deductions: i32,
    /// Fills a gap; it is 0.
    pub reserved_2: i32,
    /// Of the quote that it was made of
    pub quote_number: *const c_char,
    /// Of a quote: what was made of it, drafts too
    pub quoted_ids: *const i64,
    /// How many `quoted_ids` has.
    pub quoted_count: usize,
    /// By which rules it is written: "facturx", "xrechnung" or "peppol"; "" for what is no file, as
    /// a quote
    pub invoice_profile: *const c_char,
    /// When its VAT is due (BT-8), its own or the seller's; "" when nobody says it
    pub vat_point: *const c_char,
    /// BT-70
    pub delivery_name: *const c_char,
    /// BT-75
    pub delivery_street: *const c_char,
    /// BT-76
    pub delivery_street_2: *const c_char,
    /// BT-78
    pub delivery_postal_code: *const c_char,
    /// BT-77
    pub delivery_city: *const c_char,
    /// BT-79
    pub delivery_region: *const c_char,
    /// BT-80
    pub delivery_country: *const c_char,
    /// BT-114: what makes the total what was agreed, where no VAT comes to that
    pub rounding_minor: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_invoice_content>() == 464);

/// Which amounts to list of what is owed.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_ageing_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_ageing_query_options>() == 24);

/// Which months to add up.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_turnover_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// Yyyymm, years 1 to 9999; 0: from the beginning
    pub first_month: i32,
    /// Likewise; 0: to the end
    pub last_month: i32,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_turnover_query_options>() == 32);

/// Which months to add up.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_vat_total_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// Yyyymm, years 1 to 9999; 0: from the beginning
    pub first_month: i32,
    /// Likewise; 0: to the end
    pub last_month: i32,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_vat_total_query_options>() == 32);

/// What is owed of invoices of one currency, by how long they are overdue.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_ageing {
    /// The size of the struct.
    pub struct_size: usize,
    /// `currency` of C.
    pub currency: *const c_char,
    /// `balance_minor` of C.
    pub balance_minor: i64,
    /// `invoice_count` of C.
    pub invoice_count: i64,
    /// Days overdue: 0 for what is not due yet, else 1, 31, 61 or 91
    pub first_day: i32,
    /// 0, 30, 60, 90, or INT32_MAX
    pub last_day: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_ageing>() == 40);

/// What was invoiced in a month in one currency; credit notes are taken off.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_turnover {
    /// The size of the struct.
    pub struct_size: usize,
    /// `currency` of C.
    pub currency: *const c_char,
    /// `invoice_count` of C.
    pub invoice_count: i64,
    /// `credit_note_count` of C.
    pub credit_note_count: i64,
    /// `net_minor` of C.
    pub net_minor: i64,
    /// `vat_minor` of C.
    pub vat_minor: i64,
    /// `gross_minor` of C.
    pub gross_minor: i64,
    /// Of the issue date, yyyymm
    pub month: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_turnover>() == 64);

/// The VAT of a month, a currency, a category and a rate; credit notes are taken off.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_vat_total {
    /// The size of the struct.
    pub struct_size: usize,
    /// `currency` of C.
    pub currency: *const c_char,
    /// `category_code` of C.
    pub category_code: *const c_char,
    /// `taxable_minor` of C.
    pub taxable_minor: i64,
    /// `tax_minor` of C.
    pub tax_minor: i64,
    /// yyyymm
    pub month: i32,
    /// `TASKCORE_VAT_...`
    pub category: i32,
    /// Of a percent
    pub rate_thousandths: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_vat_total>() == 56);

/// `taskcore_pdf_options` of C.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_pdf_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// Which members count, as bits.
    pub fields: u64,
    /// "fr" or "en"
    pub language: *const c_char,
    /// `TASKCORE_PAPER_...`
    pub paper: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
    /// As `taskcore_party` has it
    pub page_template: *const c_char,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_pdf_options>() == 40);

/// The message that an invoice is sent with.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_email_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// Which of the members below are given: `TASKCORE_EMAIL_...`
    pub fields: u64,
    /// Addresses with or without names, separated by commas
    pub to: *const c_char,
    /// likewise
    pub cc: *const c_char,
    /// likewise
    pub reply_to: *const c_char,
    /// One address with or without a name
    pub sender: *const c_char,
    /// One line
    pub subject: *const c_char,
    /// Plain text, several lines
    pub body: *const c_char,
    /// `TASKCORE_PAPER_...`
    pub paper: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_email_options>() == 72);

/// The server that takes a message. Nothing of it is stored or logged.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_smtp_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// A name or an address
    pub host: *const c_char,
    /// 1 to 65,535; 0: 587 with STARTTLS, 465 with TLS
    pub port: i32,
    /// `TASKCORE_SMTP_...`
    pub security: i32,
    /// NULL: none, or as the netrc file says
    pub user: *const c_char,
    /// NULL likewise
    pub password: *const c_char,
    /// A file of mode 0600 with the user and the password; NULL for none
    pub netrc_path: *const c_char,
    /// A PEM file with the authorities to trust; NULL for the system's
    pub ca_path: *const c_char,
    /// For all of it: 1 to 3,600,000; 0: 60,000
    pub timeout_ms: i64,
    /// Bytes sent and in all; NULL for none
    pub progress: taskcore_progress_callback,
    /// For the callback
    pub payload: *mut c_void,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_smtp_options>() == 80);

/// The changes to a purchase.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_purchase_input {
    /// The size of the struct.
    pub struct_size: usize,
    /// Which of the members below are given: `TASKCORE_PURCHASE_...`
    pub fields: u64,
    /// Own ones, several lines, at most 10,000 characters; "" for none
    pub notes: *const c_char,
    /// Yyyymmdd, where the file says none or another one was agreed on; 0 for none
    pub due_date: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_purchase_input>() == 32);

/// A purchase in a list. Its strings live in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_purchase {
    /// The size of the struct.
    pub struct_size: usize,
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: *const c_char,
    /// BT-1
    pub number: *const c_char,
    /// BT-27
    pub seller_name: *const c_char,
    /// BT-40; "" without
    pub seller_country: *const c_char,
    /// BT-31, as the file has it; "" without
    pub seller_vat_number: *const c_char,
    /// BT-30, likewise; "" without
    pub seller_siren: *const c_char,
    /// Who is paid (BT-59); "": the seller
    pub payee_name: *const c_char,
    /// The first account that it can be paid to (BT-84); "" without
    pub iban: *const c_char,
    /// What the payment is to say (BT-83); "" without
    pub payment_reference: *const c_char,
    /// ISO 4217 (BT-5)
    pub currency: *const c_char,
    /// Own ones; "" without
    pub notes: *const c_char,
    /// BT-109
    pub net_minor: i64,
    /// BT-110
    pub vat_minor: i64,
    /// BT-112
    pub gross_minor: i64,
    /// BT-113
    pub prepaid_minor: i64,
    /// BT-115
    pub due_minor: i64,
    /// What its payments come to
    pub paid_minor: i64,
    /// Due - paid: what is owed to the seller, or of a credit note by the seller
    pub balance_minor: i64,
    /// When it was received
    pub created_ms: i64,
    /// `modified_ms` of C.
    pub modified_ms: i64,
    /// How many bytes its file has
    pub file_length: i64,
    /// BT-3, such as 380 for an invoice, 381 for a credit note, 384 for a corrected invoice, 386
    /// for a down payment, 389 for one that the buyer wrote, 326 for a part
    pub type_code: i32,
    /// `TASKCORE_PURCHASE_STATE_...`
    pub state: i32,
    /// Yyyymmdd (BT-2)
    pub issue_date: i32,
    /// Yyyymmdd (BT-9); 0 for none
    pub due_date: i32,
    /// 1: of a type by which the seller owes, such as 381
    pub is_credit: i32,
    /// 1: its file is a PDF file with the data within; 0: it is XML
    pub is_pdf: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_purchase>() == 208);

/// Which purchases to list, and in which order. All given conditions must hold.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_purchase_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// `TASKCORE_PURCHASE_QUERY_...`: which of the conditions below count
    pub fields: u64,
    /// `TASKCORE_PURCHASE_STATES_...` joined by |
    pub states: u32,
    /// `TASKCORE_PURCHASE_ORDER_...`
    pub order: i32,
    /// Of the issue date, yyyymmdd; 0: from the beginning
    pub first_date: i32,
    /// Likewise; 0: to the end
    pub last_date: i32,
    /// Those that are due on it or before, yyyymmdd
    pub due_date: i32,
    /// 1: credit notes alone; 0: none of them
    pub is_credit: i32,
    /// ISO 4217
    pub currency: *const c_char,
    /// In the number, the names and numbers of the seller, the payee or own notes; case and accents
    /// do not count
    pub text: *const c_char,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_purchase_query_options>() == 72);

/// Which payments of purchases to list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_purchase_payment_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// Of this purchase alone; 0: of all
    pub purchase_id: i64,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_purchase_payment_query_options>() == 32);

/// Money that was paid for a purchase, or that came back for a credit note.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_purchase_payment {
    /// The size of the struct.
    pub struct_size: usize,
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: *const c_char,
    /// `purchase_id` of C.
    pub purchase_id: i64,
    /// `amount_minor` of C.
    pub amount_minor: i64,
    /// Of UNTDID 4461, such as "58"; "" when it was not said
    pub means: *const c_char,
    /// `reference` of C.
    pub reference: *const c_char,
    /// `notes` of C.
    pub notes: *const c_char,
    /// Of the purchase, ISO 4217
    pub currency: *const c_char,
    /// yyyymmdd
    pub date: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_purchase_payment>() == 80);

/// Which totals to list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_purchase_total_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_purchase_total_query_options>() == 24);

/// What is owed to sellers in one currency.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_purchase_total {
    /// The size of the struct.
    pub struct_size: usize,
    /// ISO 4217
    pub currency: *const c_char,
    /// Of invoices
    pub owed_minor: i64,
    /// Of those, what is overdue
    pub overdue_minor: i64,
    /// What sellers owe: of credit notes, and of invoices below 0
    pub credit_minor: i64,
    /// Owed - credit
    pub balance_minor: i64,
    /// Of how many purchases something is open
    pub purchase_count: i64,
    /// Of those, how many are overdue
    pub overdue_count: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_purchase_total>() == 64);

/// A line of a purchase (BG-25).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_purchase_line {
    /// The size of the struct.
    pub struct_size: usize,
    /// BT-126
    pub line_id: *const c_char,
    /// BT-153
    pub name: *const c_char,
    /// BT-154; "" without, as all that follows
    pub details: *const c_char,
    /// BT-127
    pub note: *const c_char,
    /// The seller's (BT-155)
    pub item_number: *const c_char,
    /// A decimal (BT-129)
    pub quantity: *const c_char,
    /// A code of UN/ECE Recommendation 20 or 21 (BT-130)
    pub unit: *const c_char,
    /// A decimal (BT-146)
    pub net_price: *const c_char,
    /// A decimal (BT-148)
    pub gross_price: *const c_char,
    /// A decimal (BT-147)
    pub price_discount: *const c_char,
    /// How many the price is for, a decimal (BT-149)
    pub price_quantity: *const c_char,
    /// The category, such as "S" (BT-151)
    pub vat_code: *const c_char,
    /// A decimal (BT-152)
    pub vat_percent: *const c_char,
    /// BT-131
    pub net_minor: i64,
    /// What its allowances come to (BT-136)
    pub allowance_minor: i64,
    /// What its charges come to (BT-141)
    pub charge_minor: i64,
    /// Yyyymmdd (BT-134); 0 for none
    pub first_date: i32,
    /// Likewise (BT-135)
    pub last_date: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_purchase_line>() == 144);

/// An allowance or a charge of a purchase: on the whole of it (BG-20, BG-21), or on a line (BG-27,
/// BG-28).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_purchase_adjustment {
    /// The size of the struct.
    pub struct_size: usize,
    /// BT-126 of its line; "": on the whole
    pub line_id: *const c_char,
    /// BT-97, BT-104, BT-139, BT-144; "" without, as all that follows
    pub reason: *const c_char,
    /// BT-98, BT-105, BT-140, BT-145
    pub reason_code: *const c_char,
    /// A decimal (BT-94, BT-101, BT-138, BT-143)
    pub percent: *const c_char,
    /// The category (BT-95, BT-102)
    pub vat_code: *const c_char,
    /// A decimal (BT-96, BT-103)
    pub vat_percent: *const c_char,
    /// BT-92, BT-99, BT-136, BT-141
    pub amount_minor: i64,
    /// 0 for an allowance, 1 for a charge
    pub is_charge: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_purchase_adjustment>() == 72);

/// What a purchase taxes in one way (BG-23).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_purchase_tax {
    /// The size of the struct.
    pub struct_size: usize,
    /// The category, such as "S" (BT-118)
    pub vat_code: *const c_char,
    /// A decimal (BT-119); "" without
    pub vat_percent: *const c_char,
    /// BT-120
    pub exemption_reason: *const c_char,
    /// BT-121
    pub exemption_code: *const c_char,
    /// BT-116
    pub taxable_minor: i64,
    /// BT-117
    pub tax_minor: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_purchase_tax>() == 56);

/// A way to pay a purchase (BG-16).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_purchase_means {
    /// The size of the struct.
    pub struct_size: usize,
    /// Of UNTDID 4461 (BT-81)
    pub code: *const c_char,
    /// BT-82; "" without, as all that follows
    pub label: *const c_char,
    /// Or another number of the account (BT-84)
    pub iban: *const c_char,
    /// BT-85
    pub account_name: *const c_char,
    /// BT-86
    pub bic: *const c_char,
    /// Of a direct debit (BT-89)
    pub mandate: *const c_char,
    /// Of a direct debit (BT-91)
    pub debited_iban: *const c_char,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_purchase_means>() == 64);

/// An invoice that a purchase refers to (BG-3), such as the one that a credit note is for.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_purchase_reference {
    /// The size of the struct.
    pub struct_size: usize,
    /// BT-25
    pub number: *const c_char,
    /// Yyyymmdd (BT-26); 0 for none
    pub issue_date: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_purchase_reference>() == 24);

/// What a purchase says in words (BG-1).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_purchase_note {
    /// The size of the struct.
    pub struct_size: usize,
    /// Of UNTDID 4451 (BT-21), such as "PMD"; "" without
    pub code: *const c_char,
    /// BT-22
    pub text: *const c_char,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_purchase_note>() == 24);

/// All of a purchase, as its file has it; a text that the file does not have is "", and a party
/// that it does not have has no name. Its strings and arrays live in its
/// `taskcore_purchase_document`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_purchase_content {
    /// The size of the struct.
    pub struct_size: usize,
    /// As it is listed
    pub purchase: *const taskcore_purchase,
    /// BG-4
    pub seller: *const taskcore_party,
    /// BG-7
    pub buyer: *const taskcore_party,
    /// BG-10: who is paid, if not the seller
    pub payee: *const taskcore_party,
    /// BG-11: the seller's
    pub tax_representative: *const taskcore_party,
    /// BG-13: where it was delivered
    pub recipient: *const taskcore_party,
    /// `lines` of C.
    pub lines: *const taskcore_purchase_line,
    /// How many `lines` has.
    pub line_count: usize,
    /// Those on the whole, then those on lines
    pub adjustments: *const taskcore_purchase_adjustment,
    /// How many `adjustments` has.
    pub adjustment_count: usize,
    /// `taxes` of C.
    pub taxes: *const taskcore_purchase_tax,
    /// How many `taxes` has.
    pub tax_count: usize,
    /// `means` of C.
    pub means: *const taskcore_purchase_means,
    /// How many `means` has.
    pub means_count: usize,
    /// `references` of C.
    pub references: *const taskcore_purchase_reference,
    /// How many `references` has.
    pub reference_count: usize,
    /// The seller's notes
    pub remarks: *const taskcore_purchase_note,
    /// How many `remarks` has.
    pub remark_count: usize,
    /// The latest first
    pub payments: *const taskcore_purchase_payment,
    /// How many `payments` has.
    pub payment_count: usize,
    /// BT-106
    pub line_total_minor: i64,
    /// BT-107
    pub allowance_total_minor: i64,
    /// BT-108
    pub charge_total_minor: i64,
    /// BT-114
    pub rounding_minor: i64,
    /// BT-6
    pub tax_currency: *const c_char,
    /// A decimal (BT-111)
    pub tax_in_tax_currency: *const c_char,
    /// BT-24
    pub profile: *const c_char,
    /// BT-23
    pub business_process: *const c_char,
    /// BT-10
    pub buyer_reference: *const c_char,
    /// BT-11
    pub project_reference: *const c_char,
    /// BT-12
    pub contract_reference: *const c_char,
    /// BT-13
    pub order_reference: *const c_char,
    /// BT-20
    pub payment_terms: *const c_char,
    /// Yyyymmdd (BT-72); 0 for none
    pub delivery_date: i32,
    /// Of the invoiced period, yyyymmdd (BT-73); 0 for none
    pub first_date: i32,
    /// Likewise (BT-74)
    pub last_date: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_purchase_content>() == 288);

/// What a recurring invoice is to be: a new one, or the changes to one.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_recurring_invoice_input {
    /// The size of the struct.
    pub struct_size: usize,
    /// Which of the members below are given: `TASKCORE_RECURRING_INVOICE_...`
    pub fields: u64,
    /// An RRULE of RFC 5545, such as "FREQ=MONTHLY"
    pub repeat_rule: *const c_char,
    /// The IANA name of the zone in which its days begin; "" for the store's
    pub zone: *const c_char,
    /// Of the drafts; of a new one else that of the invoice
    pub client_id: i64,
    /// Of a change alone: whose terms and lines are taken instead
    pub invoice_id: i64,
    /// The first date of the series, yyyymmdd; of a new one else the day of the invoice, which has
    /// no draft then
    pub start_date: i32,
    /// Yyyymmdd: the next draft is that of the first date of the series on it or after
    pub next_date: i32,
    /// `TASKCORE_RECURRING_PERIOD_...`
    pub period: i32,
    /// 1: nothing is drafted until it goes on
    pub is_paused: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_recurring_invoice_input>() == 64);

/// Which recurring invoices to list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_recurring_invoice_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_recurring_invoice_query_options>() == 24);

/// A recurring invoice in a list. Its strings live in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_recurring_invoice {
    /// The size of the struct.
    pub struct_size: usize,
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: *const c_char,
    /// 0 when it is gone
    pub client_id: i64,
    /// "" when it is gone
    pub client_name: *const c_char,
    /// An RRULE of RFC 5545
    pub repeat_rule: *const c_char,
    /// "": the store's
    pub zone: *const c_char,
    /// ISO 4217
    pub currency: *const c_char,
    /// What a draft of it comes to today, with VAT
    pub gross_minor: i64,
    /// `line_count` of C.
    pub line_count: i64,
    /// How many dates came for which nothing was drafted yet; at most 1,000 are counted
    pub due_count: i64,
    /// Milliseconds since 1970 UTC
    pub created_ms: i64,
    /// Milliseconds since 1970 UTC
    pub modified_ms: i64,
    /// yyyymmdd
    pub start_date: i32,
    /// Of the next draft, yyyymmdd; 0 for none any more
    pub next_date: i32,
    /// `TASKCORE_RECURRING_PERIOD_...`
    pub period: i32,
    /// `TASKCORE_RECURRING_STATE_...`
    pub state: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_recurring_invoice>() == 120);

/// What a rate of interest is to be: a new one, or the changes to one. Of a change, debtor,
/// currency and the first day are not given: they say which one it is.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_penalty_rate_input {
    /// The size of the struct.
    pub struct_size: usize,
    /// Which of the members below are given: `TASKCORE_PENALTY_RATE_...`
    pub fields: u64,
    /// Of the invoices that it holds for, ISO 4217; else EUR
    pub currency: *const c_char,
    /// Where it is from, several lines; "" for none
    pub notes: *const c_char,
    /// `TASKCORE_DEBTOR_...`
    pub debtor: i32,
    /// The first day of which interest is at this rate, yyyymmdd
    pub first_date: i32,
    /// The last one; 0: until the day before the next rate begins
    pub last_date: i32,
    /// A year: 1215 for 12.15 %; 0 to 10,000
    pub rate_basis_points: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_penalty_rate_input>() == 48);

/// Which rates of interest to list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_penalty_rate_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_penalty_rate_query_options>() == 24);

/// A rate of interest for late payment. Its strings live in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_penalty_rate {
    /// The size of the struct.
    pub struct_size: usize,
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: *const c_char,
    /// ISO 4217
    pub currency: *const c_char,
    /// "" for none
    pub notes: *const c_char,
    /// `TASKCORE_DEBTOR_...`
    pub debtor: i32,
    /// yyyymmdd
    pub first_date: i32,
    /// Yyyymmdd; 0: until the day before the next rate begins
    pub last_date: i32,
    /// A year
    pub rate_basis_points: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_penalty_rate>() == 56);

/// What a reminder is to be: a new one, or the changes to one that was not sent. Its amounts are
/// computed with each change.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_payment_reminder_input {
    /// The size of the struct.
    pub struct_size: usize,
    /// Which of the members below are given: `TASKCORE_PAYMENT_REMINDER_...`
    pub fields: u64,
    /// Own words in place of those of its level, several lines; "" for those
    pub text: *const c_char,
    /// Its fee; else 0
    pub fee_minor: i64,
    /// Of a new one alone: 1 to 9; else one more than the last of the invoice
    pub level: i32,
    /// Of the letter, yyyymmdd, after the due date and not after today; else today
    pub date: i32,
    /// By when it asks for the money, yyyymmdd; 0: at once; of a new one else 14 days after its
    /// date
    pub pay_by: i32,
    /// 1: it claims no interest
    pub is_without_interest: i32,
    /// 1: it claims no compensation for recovery costs
    pub is_without_recovery: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_payment_reminder_input>() == 56);

/// Which reminders to list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_payment_reminder_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// Of this invoice alone; 0: of all
    pub invoice_id: i64,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_payment_reminder_query_options>() == 32);

/// A reminder of payment in a list. Its strings live in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_payment_reminder {
    /// The size of the struct.
    pub struct_size: usize,
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: *const c_char,
    /// 0 when it is gone
    pub invoice_id: i64,
    /// Of the invoice
    pub number: *const c_char,
    /// Of the invoice
    pub client_name: *const c_char,
    /// Of the invoice, ISO 4217
    pub currency: *const c_char,
    /// Own words; "": those of its level
    pub text: *const c_char,
    /// What was owed of the invoice on its date
    pub owed_minor: i64,
    /// `fee_minor` of C.
    pub fee_minor: i64,
    /// The compensation for recovery costs
    pub recovery_minor: i64,
    /// Fees and compensation that earlier reminders claimed
    pub earlier_minor: i64,
    /// From the day after the due date to its date
    pub interest_minor: i64,
    /// All of these
    pub total_minor: i64,
    /// How many days something was owed of which no rate of interest holds
    pub uncovered_days: i64,
    /// 0: not yet
    pub sent_ms: i64,
    /// `created_ms` of C.
    pub created_ms: i64,
    /// 1 to 9
    pub level: i32,
    /// yyyymmdd
    pub date: i32,
    /// Yyyymmdd; 0: at once
    pub pay_by: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_payment_reminder>() == 152);

/// Of which reminder to list what its interest is made of.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_interest_span_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// `payment_reminder_id` of C.
    pub payment_reminder_id: i64,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_interest_span_query_options>() == 32);

/// Days in a row of which interest is alike. Interest is the sum of owed \* rate \* days / 365,
/// rounded once for all spans of a reminder.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_interest_span {
    /// The size of the struct.
    pub struct_size: usize,
    /// ISO 4217
    pub currency: *const c_char,
    /// What was owed of the invoice on each of the days
    pub owed_minor: i64,
    /// `days` of C.
    pub days: i64,
    /// yyyymmdd
    pub first_date: i32,
    /// yyyymmdd
    pub last_date: i32,
    /// A year; with is_covered 0 there is none
    pub rate_basis_points: i32,
    /// 0: no rate holds for these days, and no interest is claimed of them
    pub is_covered: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_interest_span>() == 48);

/// Which invoices to list that are due for a reminder.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_late_invoice_query_options {
    /// The size of the struct.
    pub struct_size: usize,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_late_invoice_query_options>() == 24);

/// An overdue invoice that is due for a reminder: it had none yet, or that asked for the money by a
/// day that is over. Its strings live in its list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct taskcore_late_invoice {
    /// The size of the struct.
    pub struct_size: usize,
    /// `invoice_id` of C.
    pub invoice_id: i64,
    /// `number` of C.
    pub number: *const c_char,
    /// `client_name` of C.
    pub client_name: *const c_char,
    /// ISO 4217
    pub currency: *const c_char,
    /// What is owed
    pub balance_minor: i64,
    /// How long it is overdue
    pub days: i64,
    /// yyyymmdd
    pub due_date: i32,
    /// Of its last reminder; 0: it had none
    pub last_date: i32,
    /// Of the reminder that it is due for
    pub next_level: i32,
    /// Fills a gap; it is 0.
    pub reserved: i32,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<taskcore_late_invoice>() == 72);
