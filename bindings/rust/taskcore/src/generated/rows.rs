// SPDX-License-Identifier: Apache-2.0
// Generated from data/taskcore.json by "make header"; do not edit it.
//! What lists and other objects of the library have, as long as these live.

use taskcore_sys as sys;
use super::enumerations::*;
use super::owned;
use super::values::*;
use crate::rows::{copies, one, size_of_struct, Rows, Texts};
use crate::text::{slice, text};
use crate::{Date, Moment, Span, Timestamp};

row! {
    /// One thing that is wrong with an input, or that forbids issuing a draft.
    Problem, taskcore_problem
}

impl<'a> Problem<'a> {
    /// Of a draft, which of EN 16931 or of the French rules, such as "BR-FR-10"; else ""
    #[inline]
    pub fn rule(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).rule) }
    }

    /// The member that it is about, such as "due", or "seller.siren"
    #[inline]
    pub fn field(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).field) }
    }

    /// A full sentence
    #[inline]
    pub fn message(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).message) }
    }

    /// What the call would return that carries the input out; [`TASKCORE_OK`](crate::Status::OK)
    /// for a warning, which forbids nothing
    #[inline]
    pub fn status(&self) -> Status {
        // SAFETY: the row is there during 'a.
        unsafe { Status((*self.raw).status) }
    }

    /// Of a draft, the function that mends it, such as
    /// "[`taskcore_profile_set`](crate::Store::profile_set)"; else ""
    #[inline]
    pub fn call(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).call) }
    }
}

row! {
    /// An own field, as it was when it was read. Its strings and arrays live in its list.
    Field, taskcore_field
}

impl<'a> Field<'a> {
    /// `id` of C.
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// `uid` of C.
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// `name` of C.
    #[inline]
    pub fn name(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).name) }
    }

    /// What people read: its name, where it has no other
    #[inline]
    pub fn label(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).label) }
    }

    /// `TASKCORE_FIELD_KIND_...`
    #[inline]
    pub fn kind(&self) -> FieldKind {
        // SAFETY: the row is there during 'a.
        unsafe { FieldKind((*self.raw).kind) }
    }

    /// [`TASKCORE_ENTITY_TASK`](crate::Entity::TASK) or
    /// [`TASKCORE_ENTITY_EVENT`](crate::Entity::EVENT)
    #[inline]
    pub fn entity(&self) -> Entity {
        // SAFETY: the row is there during 'a.
        unsafe { Entity((*self.raw).entity) }
    }

    /// In their order; NULL for none
    #[inline]
    pub fn choices(&self) -> Texts<'a> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::new((*self.raw).choices, (*self.raw).choice_count, std::mem::size_of::<*const std::os::raw::c_char>()) }
    }

    /// How many tasks or events have a value of it
    #[inline]
    pub fn value_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).value_count }
    }
}

row! {
    /// Where a text that was searched for was found.
    Highlight, taskcore_highlight
}

impl<'a> Highlight<'a> {
    /// [`TASKCORE_TASK_TITLE`](crate::TaskField::TITLE),
    /// [`TASKCORE_TASK_NOTES`](crate::TaskField::NOTES) or
    /// [`TASKCORE_TASK_TAGS`](crate::TaskField::TAGS)
    #[inline]
    pub fn field(&self) -> TaskField {
        // SAFETY: the row is there during 'a.
        unsafe { TaskField((*self.raw).field) }
    }

    /// Which one of the tags, from 0
    #[inline]
    pub fn tag(&self) -> usize {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).tag }
    }

    /// In bytes
    #[inline]
    pub fn start(&self) -> usize {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).start }
    }

    /// In bytes
    #[inline]
    pub fn length(&self) -> usize {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).length }
    }
}

row! {
    /// A task, as it was when it was read. Its strings and arrays live in its list.
    Task, taskcore_task
}

impl<'a> Task<'a> {
    /// The optional ones that it has: NOTES, TAGS, DUE, COMPLETED, DELETED, START,
    /// ESTIMATED_DURATION, URL, REMINDERS, REPEAT_RULE, PARENT, DEPENDS_ON, ZONE, EXCLUDED_DATES,
    /// ADDED_DATES, OCCURRENCE, STARTED, CANCELLED, PLANNED, SECTION, LINKS, FIELD_VALUES,
    /// HOURLY_RATE, UNTIL
    #[inline]
    pub fn fields(&self) -> TaskField {
        // SAFETY: the row is there during 'a.
        unsafe { TaskField((*self.raw).fields) }
    }

    /// Of this store; never used again
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// For other devices and files
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// `title` of C.
    #[inline]
    pub fn title(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).title) }
    }

    /// "" when it has none
    #[inline]
    pub fn notes(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).notes) }
    }

    /// `project_id` of C.
    #[inline]
    pub fn project_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).project_id }
    }

    /// Its path, which is its name unless it is below others
    #[inline]
    pub fn project(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).project) }
    }

    /// Sorted; NULL when it has none
    #[inline]
    pub fn tags(&self) -> Texts<'a> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::new((*self.raw).tags, (*self.raw).tag_count, std::mem::size_of::<*const std::os::raw::c_char>()) }
    }

    /// `TASKCORE_TASK_STATUS_...`
    #[inline]
    pub fn status(&self) -> TaskStatus {
        // SAFETY: the row is there during 'a.
        unsafe { TaskStatus((*self.raw).status) }
    }

    /// `TASKCORE_PRIORITY_...`
    #[inline]
    pub fn priority(&self) -> Priority {
        // SAFETY: the row is there during 'a.
        unsafe { Priority((*self.raw).priority) }
    }

    /// 0 or 1
    #[inline]
    pub fn is_favourite(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_favourite != 0 }
    }

    /// `TASKCORE_MOMENT_...`
    #[inline]
    pub fn due(&self) -> Moment {
        // SAFETY: the row is there during 'a.
        unsafe { Moment::of((*self.raw).due_kind, (*self.raw).due_date, (*self.raw).due_ms) }
    }

    /// `TASKCORE_MOMENT_...`
    #[inline]
    pub fn start(&self) -> Moment {
        // SAFETY: the row is there during 'a.
        unsafe { Moment::of((*self.raw).start_kind, (*self.raw).start_date, (*self.raw).start_ms) }
    }

    /// `created_ms` of C.
    #[inline]
    pub fn created(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).created_ms) }
    }

    /// `modified_ms` of C.
    #[inline]
    pub fn modified(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).modified_ms) }
    }

    /// With [`TASKCORE_TASK_COMPLETED`](crate::TaskField::COMPLETED) in fields
    #[inline]
    pub fn completed(&self) -> Option<Timestamp> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).fields & sys::TASKCORE_TASK_COMPLETED != 0 { Some(Timestamp((*self.raw).completed_ms)) } else { None } }
    }

    /// With [`TASKCORE_TASK_DELETED`](crate::TaskField::DELETED) in fields
    #[inline]
    pub fn deleted(&self) -> Option<Timestamp> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).fields & sys::TASKCORE_TASK_DELETED != 0 { Some(Timestamp((*self.raw).deleted_ms)) } else { None } }
    }

    /// [`TASKCORE_SLOT_MORNING`](crate::Slot::MORNING) or `_EVENING`: what it is kept as
    #[inline]
    pub fn slot(&self) -> Slot {
        // SAFETY: the row is there during 'a.
        unsafe { Slot((*self.raw).slot) }
    }

    /// `TASKCORE_SLOT_...`: where it stands today, were it open
    #[inline]
    pub fn current_slot(&self) -> Slot {
        // SAFETY: the row is there during 'a.
        unsafe { Slot((*self.raw).current_slot) }
    }

    /// `TASKCORE_TASK_STATE_...`
    #[inline]
    pub fn states(&self) -> TaskState {
        // SAFETY: the row is there during 'a.
        unsafe { TaskState((*self.raw).states) }
    }

    /// In thousandths; 0 when it is not open
    #[inline]
    pub fn urgency(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).urgency }
    }

    /// In a tree, how many tasks of the list it is under; else 0
    #[inline]
    pub fn depth(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).depth }
    }

    /// 0 when it has none
    #[inline]
    pub fn estimated_duration(&self) -> Option<Span> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).fields & sys::TASKCORE_TASK_ESTIMATED_DURATION != 0 { Some(Span::from_secs((*self.raw).estimated_duration_s)) } else { None } }
    }

    /// "" when it has none
    #[inline]
    pub fn url(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).url) }
    }

    /// In the order of time; NULL when it has none
    #[inline]
    pub fn reminders(&self) -> Vec<Reminder> {
        // SAFETY: the row is there during 'a.
        unsafe { copies::<Reminder>((*self.raw).reminders, (*self.raw).reminder_count) }
    }

    /// "" when it has none
    #[inline]
    pub fn repeat_rule(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).repeat_rule) }
    }

    /// 0 when it has none
    #[inline]
    pub fn parent_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).parent_id }
    }

    /// Sorted; NULL when it depends on none
    #[inline]
    pub fn depends_on(&self) -> &'a [i64] {
        // SAFETY: the row is there during 'a.
        unsafe { slice((*self.raw).depends_on, (*self.raw).depends_on_count) }
    }

    /// Direct ones, neither in the trash nor cancelled
    #[inline]
    pub fn subtask_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).subtask_count }
    }

    /// Of these
    #[inline]
    pub fn subtask_completed_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).subtask_completed_count }
    }

    /// Of the query's text; NULL without
    #[inline]
    pub fn highlights(&self) -> Rows<'a, Highlight<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).highlights, (*self.raw).highlight_count) }
    }

    /// In which it repeats; "" for the store's
    #[inline]
    pub fn zone(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).zone) }
    }

    /// Of a task that repeats: which one it stands for, as a local time such as "20261224T170000";
    /// with the uid it names the occurrence; else ""
    #[inline]
    pub fn occurrence(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).occurrence) }
    }

    /// Local times with spaces between; "" for none
    #[inline]
    pub fn excluded_dates(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).excluded_dates) }
    }

    /// `added_dates` of C.
    #[inline]
    pub fn added_dates(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).added_dates) }
    }

    /// Of the task that this is a changed occurrence of; else ""
    #[inline]
    pub fn series_uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).series_uid) }
    }

    /// `TASKCORE_REPEAT_...`
    #[inline]
    pub fn repeat_mode(&self) -> RepeatMode {
        // SAFETY: the row is there during 'a.
        unsafe { RepeatMode((*self.raw).repeat_mode) }
    }

    /// With [`TASKCORE_TASK_STARTED`](crate::TaskField::STARTED) in fields: since when it is in
    /// progress
    #[inline]
    pub fn started(&self) -> Option<Timestamp> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).fields & sys::TASKCORE_TASK_STARTED != 0 { Some(Timestamp((*self.raw).started_ms)) } else { None } }
    }

    /// With [`TASKCORE_TASK_CANCELLED`](crate::TaskField::CANCELLED) in fields
    #[inline]
    pub fn cancelled(&self) -> Option<Timestamp> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).fields & sys::TASKCORE_TASK_CANCELLED != 0 { Some(Timestamp((*self.raw).cancelled_ms)) } else { None } }
    }

    /// `TASKCORE_MOMENT_...`: when it is meant to be done
    #[inline]
    pub fn planned(&self) -> Moment {
        // SAFETY: the row is there during 'a.
        unsafe { Moment::of((*self.raw).planned_kind, (*self.raw).planned_date, (*self.raw).planned_ms) }
    }

    /// `TASKCORE_MOMENT_...`: after it the task is pointless
    #[inline]
    pub fn until(&self) -> Moment {
        // SAFETY: the row is there during 'a.
        unsafe { Moment::of((*self.raw).until_kind, (*self.raw).until_date, (*self.raw).until_ms) }
    }

    /// The uid of the section of its project that it is below; "" for none
    #[inline]
    pub fn section_uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).section_uid) }
    }

    /// Of own fields, in the order of these; NULL when it has none
    #[inline]
    pub fn field_values(&self) -> Vec<FieldValue> {
        // SAFETY: the row is there during 'a.
        unsafe { copies::<FieldValue>((*self.raw).field_values, (*self.raw).field_value_count) }
    }

    /// In their order; NULL when it has none
    #[inline]
    pub fn links(&self) -> Vec<Link> {
        // SAFETY: the row is there during 'a.
        unsafe { copies::<Link>((*self.raw).links, (*self.raw).link_count) }
    }

    /// What an hour of it costs; 0 when it does not say
    #[inline]
    pub fn hourly_rate_millionths(&self) -> Option<i64> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).fields & sys::TASKCORE_TASK_HOURLY_RATE != 0 { Some((*self.raw).hourly_rate_millionths) } else { None } }
    }

    /// Which of its times float, and so hold by the clock wherever one is:
    /// [`TASKCORE_TASK_START`](crate::TaskField::START), `_PLANNED`, `_DUE` and `_UNTIL`; their
    /// kind is [`TASKCORE_MOMENT_DATE_TIME`](crate::MomentKind::DATE_TIME), and their _ms are what
    /// they are in the store's zone
    #[inline]
    pub fn floating(&self) -> TaskField {
        // SAFETY: the row is there during 'a.
        unsafe { TaskField((*self.raw).floating) }
    }
}

row! {
    /// Some tasks of a grouped list.
    Group, taskcore_group
}

impl<'a> Group<'a> {
    /// The id of a project, section, tag or parent, a day as yyyymmdd, the Monday of a week, or 0
    /// for none; or a priority or a slot
    #[inline]
    pub fn key(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).key }
    }

    /// Such as "Home", "2026-12-24", "2026-W52" or "P1"; it lives in the list
    #[inline]
    pub fn label(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).label) }
    }

    /// The index of its first row; with row_count 0: where it would be
    #[inline]
    pub fn first(&self) -> usize {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).first }
    }

    /// How many rows of the list are in it
    #[inline]
    pub fn row_count(&self) -> usize {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).row_count }
    }

    /// How many tasks it has, whatever the limit and offset
    #[inline]
    pub fn total_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).total_count }
    }
}

row! {
    /// A project, as it was when it was read. Its strings live in its list.
    Project, taskcore_project
}

impl<'a> Project<'a> {
    /// `id` of C.
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// `uid` of C.
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// `name` of C.
    #[inline]
    pub fn name(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).name) }
    }

    /// Of its tasks
    #[inline]
    pub fn open_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).open_count }
    }

    /// Of its tasks
    #[inline]
    pub fn completed_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).completed_count }
    }

    /// Milliseconds since 1970 UTC
    #[inline]
    pub fn created(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).created_ms) }
    }

    /// "" when it has none
    #[inline]
    pub fn description(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).description) }
    }

    /// "" when it has none
    #[inline]
    pub fn icon(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).icon) }
    }

    /// With is_archived: since when
    #[inline]
    pub fn archived(&self) -> Option<Timestamp> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).archived_ms != 0 { Some(Timestamp((*self.raw).archived_ms)) } else { None } }
    }

    /// 0 or 1
    #[inline]
    pub fn is_archived(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_archived != 0 }
    }

    /// `TASKCORE_COLOUR_...`
    #[inline]
    pub fn colour(&self) -> Colour {
        // SAFETY: the row is there during 'a.
        unsafe { Colour((*self.raw).colour) }
    }

    /// The names of the projects that it is below and its own, with dots between: "Work.Garden"
    #[inline]
    pub fn path(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).path) }
    }

    /// The project that it is below; 0: none
    #[inline]
    pub fn parent_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).parent_id }
    }

    /// Of its tasks and those of the projects below it; archived ones count only below an archived
    /// one
    #[inline]
    pub fn tree_open_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).tree_open_count }
    }

    /// likewise
    #[inline]
    pub fn tree_completed_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).tree_completed_count }
    }

    /// How many projects it is below
    #[inline]
    pub fn depth(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).depth }
    }

    /// The client that it says it is for; 0: none, and that of the project above it counts
    #[inline]
    pub fn client_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).client_id }
    }

    /// What an hour costs; 0: none, and that of the project above it counts, or of the client
    #[inline]
    pub fn hourly_rate_millionths(&self) -> Option<i64> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).hourly_rate_millionths != 0 { Some((*self.raw).hourly_rate_millionths) } else { None } }
    }
}

row! {
    /// A heading within a project, as it was when it was read. Its strings live in its list.
    ProjectSection, taskcore_project_section
}

impl<'a> ProjectSection<'a> {
    /// `id` of C.
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// `uid` of C.
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// `name` of C.
    #[inline]
    pub fn name(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).name) }
    }

    /// The project that it is in
    #[inline]
    pub fn project_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).project_id }
    }

    /// Of the tasks that are below it
    #[inline]
    pub fn open_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).open_count }
    }

    /// Of the tasks that are below it
    #[inline]
    pub fn completed_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).completed_count }
    }
}

row! {
    /// A tag that at least one task outside of the trash or an event has, or that has a colour, as
    /// it was when it was read. Its name lives in its list.
    Tag, taskcore_tag
}

impl<'a> Tag<'a> {
    /// `name` of C.
    #[inline]
    pub fn name(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).name) }
    }

    /// Of the tasks that have it
    #[inline]
    pub fn open_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).open_count }
    }

    /// Of the tasks that have it
    #[inline]
    pub fn completed_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).completed_count }
    }

    /// `TASKCORE_COLOUR_...`
    #[inline]
    pub fn colour(&self) -> Colour {
        // SAFETY: the row is there during 'a.
        unsafe { Colour((*self.raw).colour) }
    }

    /// How many events have it; a series counts once, and each changed occurrence
    #[inline]
    pub fn event_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).event_count }
    }
}

row! {
    /// A saved filter, as it was when it was read. Its strings live in its list.
    Filter, taskcore_filter
}

impl<'a> Filter<'a> {
    /// `id` of C.
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// `uid` of C.
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// `name` of C.
    #[inline]
    pub fn name(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).name) }
    }

    /// `query` of C.
    #[inline]
    pub fn query(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).query) }
    }

    /// Milliseconds since 1970 UTC
    #[inline]
    pub fn created(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).created_ms) }
    }

    /// `TASKCORE_COLOUR_...`
    #[inline]
    pub fn colour(&self) -> Colour {
        // SAFETY: the row is there during 'a.
        unsafe { Colour((*self.raw).colour) }
    }
}

row! {
    /// A template, as it was when it was read. Its strings live in its list.
    Template, taskcore_template
}

impl<'a> Template<'a> {
    /// `id` of C.
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// `uid` of C.
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// `name` of C.
    #[inline]
    pub fn name(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).name) }
    }

    /// How many tasks are made of it
    #[inline]
    pub fn task_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).task_count }
    }

    /// Milliseconds since 1970 UTC
    #[inline]
    pub fn created(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).created_ms) }
    }

    /// Milliseconds since 1970 UTC
    #[inline]
    pub fn modified(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).modified_ms) }
    }

    /// 1: of a project; 0: of a task with its subtasks
    #[inline]
    pub fn is_project(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_project != 0 }
    }
}

row! {
    /// A task that a template makes. Its strings live in its list.
    TemplateTask, taskcore_template_task
}

impl<'a> TemplateTask<'a> {
    /// `title` of C.
    #[inline]
    pub fn title(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).title) }
    }

    /// The name of the section that it comes to be below; "" for none
    #[inline]
    pub fn section(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).section) }
    }

    /// How many tasks of the list it is under
    #[inline]
    pub fn depth(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).depth }
    }

    /// With has_start: on which day from that of its use, which is 0
    #[inline]
    pub fn start_day(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).start_day }
    }

    /// With has_start: when on that day by the clock, in seconds; -1: all day
    #[inline]
    pub fn start_time_s(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).start_time_s }
    }

    /// With has_due: as start_day
    #[inline]
    pub fn due_day(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).due_day }
    }

    /// With has_due: as start_time_s
    #[inline]
    pub fn due_time_s(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).due_time_s }
    }

    /// 0 or 1
    #[inline]
    pub fn has_start(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).has_start != 0 }
    }

    /// 0 or 1
    #[inline]
    pub fn has_due(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).has_due != 0 }
    }
}

row! {
    /// A part of a line that was understood.
    Token, taskcore_token
}

impl<'a> Token<'a> {
    /// What it says, such as [`TASKCORE_TASK_DUE`](crate::TaskField::DUE) or
    /// [`TASKCORE_TASK_TAGS_ADDED`](crate::TaskField::TAGS_ADDED)
    #[inline]
    pub fn field(&self) -> TaskField {
        // SAFETY: the row is there during 'a.
        unsafe { TaskField((*self.raw).field) }
    }

    /// In bytes
    #[inline]
    pub fn start(&self) -> usize {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).start }
    }

    /// In bytes
    #[inline]
    pub fn length(&self) -> usize {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).length }
    }
}

row! {
    /// A part of a line that looks as if it meant something, and is a part of the title.
    UnreadPart, taskcore_unread_part
}

impl<'a> UnreadPart<'a> {
    /// What it would have said, such as [`TASKCORE_TASK_DUE`](crate::TaskField::DUE); 0 when nobody
    /// can tell
    #[inline]
    pub fn field(&self) -> TaskField {
        // SAFETY: the row is there during 'a.
        unsafe { TaskField((*self.raw).field) }
    }

    /// In bytes
    #[inline]
    pub fn start(&self) -> usize {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).start }
    }

    /// In bytes
    #[inline]
    pub fn length(&self) -> usize {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).length }
    }

    /// A sentence that says why, and what would be right
    #[inline]
    pub fn message(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).message) }
    }

    /// `TASKCORE_UNREAD_...`: why
    #[inline]
    pub fn reason(&self) -> UnreadReason {
        // SAFETY: the row is there during 'a.
        unsafe { UnreadReason((*self.raw).reason) }
    }
}

row! {
    /// What a line of quick add says; all of it lives in its handle.
    QuickAddContent, taskcore_quick_add_content
}

impl<'a> QuickAddContent<'a> {
    /// Ready for [`taskcore_task_add`](crate::Store::task_add), or for
    /// [`taskcore_task_update`](crate::Store::task_update) when it is of changes
    #[inline]
    pub fn input(&self) -> Option<TaskInput> {
        // SAFETY: the row is there during 'a.
        unsafe { copies((*self.raw).input, 1).pop() }
    }

    /// In the order of the line; NULL for none
    #[inline]
    pub fn tokens(&self) -> Rows<'a, Token<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).tokens, (*self.raw).token_count) }
    }

    /// What was not read, in the order of the line; NULL for none
    #[inline]
    pub fn unread(&self) -> Rows<'a, UnreadPart<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).unread, (*self.raw).unread_count) }
    }

    /// What was understood, for people: "Pay rent - Mon 23 Nov 17:00, new project Homme, every
    /// month"
    #[inline]
    pub fn summary(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).summary) }
    }

    /// The project that is to be made; NULL when there is one, or none is said
    #[inline]
    pub fn new_project(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).new_project) }
    }

    /// The project that was probably meant instead; NULL for none
    #[inline]
    pub fn nearest_project(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).nearest_project) }
    }

    /// The tags that no task has yet; NULL for none
    #[inline]
    pub fn new_tags(&self) -> Texts<'a> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::new((*self.raw).new_tags, (*self.raw).new_tag_count, std::mem::size_of::<*const std::os::raw::c_char>()) }
    }
}

row! {
    /// One property of a task that changed once, as it was read. Its strings live in its list.
    HistoryEntry, taskcore_history_entry
}

impl<'a> HistoryEntry<'a> {
    /// Those of one call have the same
    #[inline]
    pub fn step_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).step_id }
    }

    /// Milliseconds since 1970 UTC
    #[inline]
    pub fn at(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).at_ms) }
    }

    /// The uid of the device that did it
    #[inline]
    pub fn device(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).device) }
    }

    /// Such as "title"; "id" where it came into being or went
    #[inline]
    pub fn property(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).property) }
    }

    /// As a text; NULL when it had none
    #[inline]
    pub fn old_value(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).old_value) }
    }

    /// As a text; NULL when it has none any more
    #[inline]
    pub fn new_value(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).new_value) }
    }

    /// `TASKCORE_ACTION_...`
    #[inline]
    pub fn action(&self) -> Action {
        // SAFETY: the row is there during 'a.
        unsafe { Action((*self.raw).action) }
    }

    /// What its people call that device now; "": none that is known here
    #[inline]
    pub fn device_name(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).device_name) }
    }
}

row! {
    /// One task as a line on a screen; its strings live in its handle.
    Row, taskcore_row
}

impl<'a> Row<'a> {
    /// `task_id` of C.
    #[inline]
    pub fn task_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).task_id }
    }

    /// `title` of C.
    #[inline]
    pub fn title(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).title) }
    }

    /// Such as "Today 17:00" or "2 days overdue"; "" without
    #[inline]
    pub fn due_label(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).due_label) }
    }

    /// "" for Inbox
    #[inline]
    pub fn project_label(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).project_label) }
    }

    /// Such as "@bank @home"; "" without
    #[inline]
    pub fn tags_label(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).tags_label) }
    }

    /// "P0" to "P3", or ""
    #[inline]
    pub fn priority_label(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).priority_label) }
    }

    /// Of its subtasks, such as "1 of 3"; "" without
    #[inline]
    pub fn progress_label(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).progress_label) }
    }

    /// Such as "Waits for" and a title; "" when it waits for none
    #[inline]
    pub fn blocked_label(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).blocked_label) }
    }

    /// 1 when it is done or cancelled
    #[inline]
    pub fn is_struck_through(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_struck_through != 0 }
    }

    /// 0 or 1
    #[inline]
    pub fn is_favourite(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_favourite != 0 }
    }

    /// 0 or 1
    #[inline]
    pub fn is_overdue(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_overdue != 0 }
    }

    /// 1 with a due
    #[inline]
    pub fn has_days_remaining(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).has_days_remaining != 0 }
    }

    /// From today to the due's day; negative when it is over
    #[inline]
    pub fn days_remaining(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).days_remaining }
    }

    /// How far it is to be indented
    #[inline]
    pub fn depth(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).depth }
    }

    /// `TASKCORE_COLOUR_...`: of the priority; green when it is done, grey when it is cancelled or
    /// expired
    #[inline]
    pub fn colour(&self) -> Colour {
        // SAFETY: the row is there during 'a.
        unsafe { Colour((*self.raw).colour) }
    }

    /// `TASKCORE_COLOUR_...`: red when overdue, orange today, else grey
    #[inline]
    pub fn due_colour(&self) -> Colour {
        // SAFETY: the row is there during 'a.
        unsafe { Colour((*self.raw).due_colour) }
    }

    /// What may be done with it now: `TASKCORE_ALLOWS_...` joined by |
    #[inline]
    pub fn actions(&self) -> AllowedAction {
        // SAFETY: the row is there during 'a.
        unsafe { AllowedAction((*self.raw).actions) }
    }

    /// `TASKCORE_ROW_...`: what tells it apart from others
    #[inline]
    pub fn state(&self) -> RowState {
        // SAFETY: the row is there during 'a.
        unsafe { RowState((*self.raw).state) }
    }
}

row! {
    /// A part of the home screen with a heading.
    Section, taskcore_section
}

impl<'a> Section<'a> {
    /// Such as "Morning"
    #[inline]
    pub fn title(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).title) }
    }

    /// The index of its first row
    #[inline]
    pub fn first(&self) -> usize {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).first }
    }

    /// `row_count` of C.
    #[inline]
    pub fn row_count(&self) -> usize {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).row_count }
    }

    /// May be more than its rows
    #[inline]
    pub fn total_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).total_count }
    }

    /// `TASKCORE_SECTION_...`
    #[inline]
    pub fn kind(&self) -> SectionKind {
        // SAFETY: the row is there during 'a.
        unsafe { SectionKind((*self.raw).kind) }
    }
}

row! {
    /// A choice above the home screen.
    Chip, taskcore_chip
}

impl<'a> Chip<'a> {
    /// `title` of C.
    #[inline]
    pub fn title(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).title) }
    }

    /// In the language of queries; "" for all
    #[inline]
    pub fn query(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).query) }
    }

    /// Of the project or filter; else 0
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// How many open tasks it shows
    #[inline]
    pub fn open_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).open_count }
    }

    /// `TASKCORE_CHIP_...`
    #[inline]
    pub fn kind(&self) -> ChipKind {
        // SAFETY: the row is there during 'a.
        unsafe { ChipKind((*self.raw).kind) }
    }

    /// `TASKCORE_COLOUR_...`
    #[inline]
    pub fn colour(&self) -> Colour {
        // SAFETY: the row is there during 'a.
        unsafe { Colour((*self.raw).colour) }
    }

    /// 0 or 1
    #[inline]
    pub fn is_selected(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_selected != 0 }
    }
}

row! {
    /// The home screen; all of it lives in its handle.
    HomeContent, taskcore_home_content
}

impl<'a> HomeContent<'a> {
    /// "My Tasks"
    #[inline]
    pub fn title(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).title) }
    }

    /// Such as "Thursday 24 December"
    #[inline]
    pub fn date_label(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).date_label) }
    }

    /// Of today, such as "3 of 5 done"; "" without tasks
    #[inline]
    pub fn progress_label(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).progress_label) }
    }

    /// `chips` of C.
    #[inline]
    pub fn chips(&self) -> Rows<'a, Chip<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).chips, (*self.raw).chip_count) }
    }

    /// Those with rows
    #[inline]
    pub fn sections(&self) -> Rows<'a, Section<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).sections, (*self.raw).section_count) }
    }

    /// `rows` of C.
    #[inline]
    pub fn rows(&self) -> Rows<'a, Row<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).rows, (*self.raw).row_count) }
    }

    /// Open tasks, but for hidden and archived ones
    #[inline]
    pub fn open_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).open_count }
    }

    /// Tasks and occurrences, wherever they are by now, as the report and the pulse count them
    #[inline]
    pub fn completed_today_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).completed_today_count }
    }

    /// Such as "A fresh start"; "All done" may stand above what was completed today; "" when there
    /// is something to do or to show
    #[inline]
    pub fn empty_title(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).empty_title) }
    }

    /// Such as "Anything to add?"
    #[inline]
    pub fn empty_message(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).empty_message) }
    }

    /// `TASKCORE_EMPTY_...`
    #[inline]
    pub fn empty_state(&self) -> EmptyState {
        // SAFETY: the row is there during 'a.
        unsafe { EmptyState((*self.raw).empty_state) }
    }

    /// Today, yyyymmdd
    #[inline]
    pub fn date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).date) }
    }
}

row! {
    /// A property of a task as a line on a screen.
    DetailField, taskcore_detail_field
}

impl<'a> DetailField<'a> {
    /// `TASKCORE_TASK_...`, or 0 for what cannot be edited
    #[inline]
    pub fn field(&self) -> TaskField {
        // SAFETY: the row is there during 'a.
        unsafe { TaskField((*self.raw).field) }
    }

    /// Such as "Due"
    #[inline]
    pub fn label(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).label) }
    }

    /// Such as "Thursday 24 December 2026, 17:00"; "" without
    #[inline]
    pub fn value(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).value) }
    }
}

row! {
    /// One task with all that a screen says of it; all of it lives in its handle.
    DetailContent, taskcore_detail_content
}

impl<'a> DetailContent<'a> {
    /// Its own line
    #[inline]
    pub fn row(&self) -> Option<Row<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { one((*self.raw).row) }
    }

    /// Every field, also those without a value
    #[inline]
    pub fn fields(&self) -> Rows<'a, DetailField<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).fields, (*self.raw).field_count) }
    }

    /// Direct ones, in the manual order
    #[inline]
    pub fn subtasks(&self) -> Rows<'a, Row<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).subtasks, (*self.raw).subtask_count) }
    }

    /// The open tasks that it waits for
    #[inline]
    pub fn blockers(&self) -> Rows<'a, Row<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).blockers, (*self.raw).blocker_count) }
    }

    /// `TASKCORE_ALLOWS_...` joined by |
    #[inline]
    pub fn actions(&self) -> AllowedAction {
        // SAFETY: the row is there during 'a.
        unsafe { AllowedAction((*self.raw).actions) }
    }
}

row! {
    /// What happened to one thing in a commit.
    Change, taskcore_change
}

impl<'a> Change<'a> {
    /// `id` of C.
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// Borrowed for the callback
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// Of what was updated: the bits of its kind, `TASKCORE_TASK_...`, `TASKCORE_PROJECT_...`,
    /// `TASKCORE_EVENT_...`, `TASKCORE_INVOICE_...` and so on; 0 of a kind that has none
    #[inline]
    pub fn fields(&self) -> u64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).fields }
    }

    /// `TASKCORE_ENTITY_...`
    #[inline]
    pub fn entity(&self) -> Entity {
        // SAFETY: the row is there during 'a.
        unsafe { Entity((*self.raw).entity) }
    }

    /// `TASKCORE_CHANGE_...`
    #[inline]
    pub fn kind(&self) -> ChangeKind {
        // SAFETY: the row is there during 'a.
        unsafe { ChangeKind((*self.raw).kind) }
    }

    /// Of what was updated: what changed, as [`taskcore_history_entry`](crate::HistoryEntry) names
    /// it; also what has no bit
    #[inline]
    pub fn properties(&self) -> Texts<'a> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::new((*self.raw).properties, (*self.raw).property_count, std::mem::size_of::<*const std::os::raw::c_char>()) }
    }
}

row! {
    /// What one commit changed; borrowed for the callback.
    Commit, taskcore_commit
}

impl<'a> Commit<'a> {
    /// One per thing
    #[inline]
    pub fn changes(&self) -> Rows<'a, Change<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).changes, (*self.raw).change_count) }
    }

    /// When it was committed
    #[inline]
    pub fn at(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).at_ms) }
    }

    /// When this handle learned of it: poll's now_ms for others'
    #[inline]
    pub fn noticed(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).noticed_ms) }
    }

    /// `TASKCORE_ACTION_...`
    #[inline]
    pub fn action(&self) -> Action {
        // SAFETY: the row is there during 'a.
        unsafe { Action((*self.raw).action) }
    }

    /// `TASKCORE_ORIGIN_...`
    #[inline]
    pub fn origin(&self) -> Origin {
        // SAFETY: the row is there during 'a.
        unsafe { Origin((*self.raw).origin) }
    }
}

row! {
    /// One occurrence of a rule. Its text lives in its list.
    Occurrence, taskcore_occurrence
}

impl<'a> Occurrence<'a> {
    /// "20261224T170000" or "20261224"
    #[inline]
    pub fn local(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).local) }
    }

    /// [`TASKCORE_MOMENT_DATE`](crate::MomentKind::DATE) or
    /// [`TASKCORE_MOMENT_DATE_TIME`](crate::MomentKind::DATE_TIME)
    #[inline]
    pub fn start(&self) -> Moment {
        // SAFETY: the row is there during 'a.
        unsafe { Moment::of((*self.raw).kind, (*self.raw).date, (*self.raw).start_ms) }
    }

    /// Milliseconds since 1970 UTC; of a date, when it begins in the zone
    #[inline]
    pub fn start_begins(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).start_ms) }
    }
}

row! {
    /// A task, or an occurrence of one that repeats, as it was when it was completed. Its texts
    /// live in its list.
    Completion, taskcore_completion
}

impl<'a> Completion<'a> {
    /// `id` of C.
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// Follows from the task's uid and the occurrence: the same on all devices
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// `task_uid` of C.
    #[inline]
    pub fn task_uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).task_uid) }
    }

    /// 0 when the task is purged
    #[inline]
    pub fn task_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).task_id }
    }

    /// A local time, such as "20261224T170000"; "" of a task that does not repeat
    #[inline]
    pub fn occurrence(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).occurrence) }
    }

    /// Milliseconds since 1970 UTC
    #[inline]
    pub fn completed(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).completed_ms) }
    }

    /// Of the task at that time; 0 when it was deleted
    #[inline]
    pub fn project_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).project_id }
    }

    /// Of the task at that time: `TASKCORE_PRIORITY_...`
    #[inline]
    pub fn priority(&self) -> Priority {
        // SAFETY: the row is there during 'a.
        unsafe { Priority((*self.raw).priority) }
    }

    /// `TASKCORE_MOMENT_...`: when it was due
    #[inline]
    pub fn due(&self) -> Moment {
        // SAFETY: the row is there during 'a.
        unsafe { Moment::of((*self.raw).due_kind, (*self.raw).due_date, (*self.raw).due_ms) }
    }

    /// What it scored, by the points of that time
    #[inline]
    pub fn points(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).points }
    }

    /// Of the task at that time
    #[inline]
    pub fn tags(&self) -> Texts<'a> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::new((*self.raw).tags, (*self.raw).tag_count, std::mem::size_of::<*const std::os::raw::c_char>()) }
    }
}

row! {
    /// What became of an occurrence of a task that repeats. Its text lives in its list.
    PastOccurrence, taskcore_past_occurrence
}

impl<'a> PastOccurrence<'a> {
    /// "20261224T170000" or "20261224": which occurrence it is
    #[inline]
    pub fn local(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).local) }
    }

    /// [`TASKCORE_MOMENT_DATE`](crate::MomentKind::DATE) or
    /// [`TASKCORE_MOMENT_DATE_TIME`](crate::MomentKind::DATE_TIME)
    #[inline]
    pub fn start(&self) -> Moment {
        // SAFETY: the row is there during 'a.
        unsafe { Moment::of((*self.raw).kind, (*self.raw).date, (*self.raw).start_ms) }
    }

    /// Milliseconds since 1970 UTC; of a date, when that day begins
    #[inline]
    pub fn start_begins(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).start_ms) }
    }

    /// `TASKCORE_OCCURRENCE_...`
    #[inline]
    pub fn outcome(&self) -> OccurrenceOutcome {
        // SAFETY: the row is there during 'a.
        unsafe { OccurrenceOutcome((*self.raw).outcome) }
    }

    /// When it was completed, perhaps too late; 0: never
    #[inline]
    pub fn completed(&self) -> Option<Timestamp> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).completed_ms != 0 { Some(Timestamp((*self.raw).completed_ms)) } else { None } }
    }
}

row! {
    /// A list of events with a name, as it was when it was read. Its texts live in its list.
    Calendar, taskcore_calendar
}

impl<'a> Calendar<'a> {
    /// `id` of C.
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// `uid` of C.
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// `name` of C.
    #[inline]
    pub fn name(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).name) }
    }

    /// Those in it; a series counts once, and each changed occurrence
    #[inline]
    pub fn event_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).event_count }
    }

    /// `TASKCORE_COLOUR_...`
    #[inline]
    pub fn colour(&self) -> Colour {
        // SAFETY: the row is there during 'a.
        unsafe { Colour((*self.raw).colour) }
    }

    /// 0 or 1
    #[inline]
    pub fn is_visible(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_visible != 0 }
    }

    /// 0 or 1
    #[inline]
    pub fn is_read_only(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_read_only != 0 }
    }

    /// 0 or 1
    #[inline]
    pub fn is_blocking(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_blocking != 0 }
    }
}

row! {
    /// An event, as it was when it was read. Its strings and arrays live in its list.
    Event, taskcore_event
}

impl<'a> Event<'a> {
    /// The optional ones that it has: `TASKCORE_EVENT_...`
    #[inline]
    pub fn fields(&self) -> EventField {
        // SAFETY: the row is there during 'a.
        unsafe { EventField((*self.raw).fields) }
    }

    /// Of this store; never used again
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// `uid` of C.
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// `title` of C.
    #[inline]
    pub fn title(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).title) }
    }

    /// [`TASKCORE_EVENT_KIND_DEADLINE`](crate::EventKind::DEADLINE) or `_MEETING`
    #[inline]
    pub fn kind(&self) -> EventKind {
        // SAFETY: the row is there during 'a.
        unsafe { EventKind((*self.raw).kind) }
    }

    /// [`TASKCORE_MOMENT_DATE`](crate::MomentKind::DATE) or `_DATE_TIME`
    #[inline]
    pub fn start(&self) -> Moment {
        // SAFETY: the row is there during 'a.
        unsafe { Moment::of((*self.raw).start_kind, (*self.raw).start_date, (*self.raw).start_ms) }
    }

    /// Of a date, when it begins in the store's zone
    #[inline]
    pub fn start_begins(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).start_ms) }
    }

    /// The first millisecond after it
    #[inline]
    pub fn end(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).end_ms) }
    }

    /// 0 or 1
    #[inline]
    pub fn is_transparent(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_transparent != 0 }
    }

    /// `duration_s` of C.
    #[inline]
    pub fn duration(&self) -> Span {
        // SAFETY: the row is there during 'a.
        unsafe { Span::from_secs((*self.raw).duration_s) }
    }

    /// The IANA name; "" for whole days
    #[inline]
    pub fn zone(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).zone) }
    }

    /// "" when it has none; so with all texts
    #[inline]
    pub fn notes(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).notes) }
    }

    /// `location` of C.
    #[inline]
    pub fn location(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).location) }
    }

    /// NULL when it has none
    #[inline]
    pub fn attendees(&self) -> Texts<'a> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::new((*self.raw).attendees, (*self.raw).attendee_count, std::mem::size_of::<*const std::os::raw::c_char>()) }
    }

    /// `url` of C.
    #[inline]
    pub fn url(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).url) }
    }

    /// 0 when it belongs to none
    #[inline]
    pub fn task_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).task_id }
    }

    /// NULL when it has none
    #[inline]
    pub fn reminders(&self) -> Vec<Reminder> {
        // SAFETY: the row is there during 'a.
        unsafe { copies::<Reminder>((*self.raw).reminders, (*self.raw).reminder_count) }
    }

    /// `repeat_rule` of C.
    #[inline]
    pub fn repeat_rule(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).repeat_rule) }
    }

    /// `excluded_dates` of C.
    #[inline]
    pub fn excluded_dates(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).excluded_dates) }
    }

    /// `added_dates` of C.
    #[inline]
    pub fn added_dates(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).added_dates) }
    }

    /// The event that this is a changed occurrence of; else 0
    #[inline]
    pub fn series_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).series_id }
    }

    /// Which one, as a local time; else ""
    #[inline]
    pub fn occurrence(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).occurrence) }
    }

    /// `created_ms` of C.
    #[inline]
    pub fn created(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).created_ms) }
    }

    /// `modified_ms` of C.
    #[inline]
    pub fn modified(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).modified_ms) }
    }

    /// With [`TASKCORE_EVENT_DONE`](crate::EventField::DONE) in fields
    #[inline]
    pub fn done(&self) -> Option<Timestamp> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).fields & sys::TASKCORE_EVENT_DONE != 0 { Some(Timestamp((*self.raw).done_ms)) } else { None } }
    }

    /// The calendar that it is in
    #[inline]
    pub fn calendar_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).calendar_id }
    }

    /// Of own fields, in the order of these; NULL when it has none
    #[inline]
    pub fn field_values(&self) -> Vec<FieldValue> {
        // SAFETY: the row is there during 'a.
        unsafe { copies::<FieldValue>((*self.raw).field_values, (*self.raw).field_value_count) }
    }

    /// In their order; NULL when it has none
    #[inline]
    pub fn links(&self) -> Vec<Link> {
        // SAFETY: the row is there during 'a.
        unsafe { copies::<Link>((*self.raw).links, (*self.raw).link_count) }
    }

    /// 0 when it belongs to none
    #[inline]
    pub fn project_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).project_id }
    }

    /// Its path, which is its name unless it is below others; "" when it belongs to none
    #[inline]
    pub fn project(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).project) }
    }

    /// Sorted; NULL when it has none
    #[inline]
    pub fn tags(&self) -> Texts<'a> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::new((*self.raw).tags, (*self.raw).tag_count, std::mem::size_of::<*const std::os::raw::c_char>()) }
    }

    /// 1: at the same time by the clock wherever one is; its start and end are what they are in the
    /// store's zone
    #[inline]
    pub fn is_floating(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_floating != 0 }
    }

    /// What the user answered to the invitation: `TASKCORE_PARTICIPATION_...`; `_NONE`: there is
    /// none, or it is not known who the user is
    #[inline]
    pub fn participation(&self) -> Option<Participation> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).fields & sys::TASKCORE_EVENT_PARTICIPATION != 0 { Some(Participation((*self.raw).participation)) } else { None } }
    }
}

row! {
    /// Two things that take the same time: \[start, end) of both meet. Its texts live in its list.
    Conflict, taskcore_conflict
}

impl<'a> Conflict<'a> {
    /// 0: the one that is to be added
    #[inline]
    pub fn event_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).event_id }
    }

    /// `title` of C.
    #[inline]
    pub fn title(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).title) }
    }

    /// Of a series; else ""
    #[inline]
    pub fn occurrence(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).occurrence) }
    }

    /// `start_ms` of C.
    #[inline]
    pub fn start(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).start_ms) }
    }

    /// `end_ms` of C.
    #[inline]
    pub fn end(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).end_ms) }
    }

    /// What it hits
    #[inline]
    pub fn other_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).other_id }
    }

    /// `other_title` of C.
    #[inline]
    pub fn other_title(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).other_title) }
    }

    /// `other_occurrence` of C.
    #[inline]
    pub fn other_occurrence(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).other_occurrence) }
    }

    /// `other_start_ms` of C.
    #[inline]
    pub fn other_start(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).other_start_ms) }
    }

    /// `other_end_ms` of C.
    #[inline]
    pub fn other_end(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).other_end_ms) }
    }
}

row! {
    /// What a day holds, against its working hours.
    DayLoad, taskcore_day_load
}

impl<'a> DayLoad<'a> {
    /// yyyymmdd
    #[inline]
    pub fn date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).date) }
    }

    /// 1: it holds more than there is time for
    #[inline]
    pub fn is_over(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_over != 0 }
    }

    /// How long its working hours are
    #[inline]
    pub fn working(&self) -> Span {
        // SAFETY: the row is there during 'a.
        unsafe { Span::from_secs((*self.raw).working_s) }
    }

    /// How much of them events take
    #[inline]
    pub fn booked(&self) -> Span {
        // SAFETY: the row is there during 'a.
        unsafe { Span::from_secs((*self.raw).booked_s) }
    }

    /// What its tasks are estimated to take
    #[inline]
    pub fn estimated(&self) -> Span {
        // SAFETY: the row is there during 'a.
        unsafe { Span::from_secs((*self.raw).estimated_s) }
    }

    /// What is left of the working hours; below 0, by how much it is too much
    #[inline]
    pub fn free(&self) -> Span {
        // SAFETY: the row is there during 'a.
        unsafe { Span::from_secs((*self.raw).free_s) }
    }

    /// How many tasks are to be done on it
    #[inline]
    pub fn task_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).task_count }
    }

    /// How many of them have no estimate
    #[inline]
    pub fn unestimated_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).unestimated_count }
    }
}

row! {
    /// A time that no event takes.
    FreeTime, taskcore_free_time
}

impl<'a> FreeTime<'a> {
    /// The first slot in it begins here
    #[inline]
    pub fn start(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).start_ms) }
    }

    /// And so long it stays free
    #[inline]
    pub fn end(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).end_ms) }
    }
}

row! {
    /// One thing on one day; what lasts several has an entry on each. Its texts live in its list.
    AgendaEntry, taskcore_agenda_entry
}

impl<'a> AgendaEntry<'a> {
    /// Yyyymmdd: the day on which it stands
    #[inline]
    pub fn date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).date) }
    }

    /// [`TASKCORE_ENTITY_TASK`](crate::Entity::TASK) or
    /// [`TASKCORE_ENTITY_EVENT`](crate::Entity::EVENT)
    #[inline]
    pub fn entity(&self) -> Entity {
        // SAFETY: the row is there during 'a.
        unsafe { Entity((*self.raw).entity) }
    }

    /// Of the task or event; of a changed occurrence, its own
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// `uid` of C.
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// Of what repeats, as a local time; else ""
    #[inline]
    pub fn occurrence(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).occurrence) }
    }

    /// `title` of C.
    #[inline]
    pub fn title(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).title) }
    }

    /// "" without
    #[inline]
    pub fn location(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).location) }
    }

    /// Such as "09:00-10:30", "until 10:30" or "all day"; of a deadline "due 17:00", or "due" on
    /// its last day
    #[inline]
    pub fn time_label(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).time_label) }
    }

    /// Of a task: its due; of whole days: when they begin
    #[inline]
    pub fn start(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).start_ms) }
    }

    /// `end_ms` of C.
    #[inline]
    pub fn end(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).end_ms) }
    }

    /// 1 for a due date and for events of whole days
    #[inline]
    pub fn is_all_day(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_all_day != 0 }
    }

    /// Of an event: `TASKCORE_EVENT_KIND_...`; else 0
    #[inline]
    pub fn kind(&self) -> EventKind {
        // SAFETY: the row is there during 'a.
        unsafe { EventKind((*self.raw).kind) }
    }

    /// On which of its days it is, from 0
    #[inline]
    pub fn day_index(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).day_index }
    }

    /// How many days it touches
    #[inline]
    pub fn day_count(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).day_count }
    }

    /// 0 or 1
    #[inline]
    pub fn is_done(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_done != 0 }
    }

    /// 1 for an occurrence of a task after its present one
    #[inline]
    pub fn is_projected(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_projected != 0 }
    }

    /// `TASKCORE_COLOUR_...`; of a deadline by how much time is left
    #[inline]
    pub fn colour(&self) -> Colour {
        // SAFETY: the row is there during 'a.
        unsafe { Colour((*self.raw).colour) }
    }

    /// To go on after it
    #[inline]
    pub fn cursor(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).cursor) }
    }
}

row! {
    /// A day in the grid of a month.
    MonthDay, taskcore_month_day
}

impl<'a> MonthDay<'a> {
    /// yyyymmdd
    #[inline]
    pub fn date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).date) }
    }

    /// 0 for the days before and after, which fill the weeks
    #[inline]
    pub fn is_in_month(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_in_month != 0 }
    }

    /// 0 or 1
    #[inline]
    pub fn is_today(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_today != 0 }
    }

    /// ISO 8601
    #[inline]
    pub fn week_number(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).week_number }
    }

    /// `event_count` of C.
    #[inline]
    pub fn event_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).event_count }
    }

    /// Open ones, due then
    #[inline]
    pub fn task_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).task_count }
    }

    /// Tasks that were completed then, and occurrences
    #[inline]
    pub fn completed_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).completed_count }
    }
}

row! {
    /// A dated note on a task, an event or an invoice. Its texts live in its list.
    Comment, taskcore_comment
}

impl<'a> Comment<'a> {
    /// `id` of C.
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// `uid` of C.
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// What it is on: [`TASKCORE_ENTITY_TASK`](crate::Entity::TASK),
    /// [`TASKCORE_ENTITY_EVENT`](crate::Entity::EVENT) or
    /// [`TASKCORE_ENTITY_INVOICE`](crate::Entity::INVOICE)
    #[inline]
    pub fn entity(&self) -> Entity {
        // SAFETY: the row is there during 'a.
        unsafe { Entity((*self.raw).entity) }
    }

    /// Of the task, event or invoice
    #[inline]
    pub fn item_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).item_id }
    }

    /// What that is called; of an invoice its number, "" of a draft
    #[inline]
    pub fn item_title(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).item_title) }
    }

    /// `text` of C.
    #[inline]
    pub fn text(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).text) }
    }

    /// When it was written
    #[inline]
    pub fn created(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).created_ms) }
    }

    /// When its text was changed last; 0: never
    #[inline]
    pub fn modified(&self) -> Option<Timestamp> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).modified_ms != 0 { Some(Timestamp((*self.raw).modified_ms)) } else { None } }
    }
}

row! {
    /// What a poll said, once. Its texts live in its list.
    Alert, taskcore_alert
}

impl<'a> Alert<'a> {
    /// `id` of C.
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// `uid` of C.
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// `TASKCORE_ALERT_KIND_...`
    #[inline]
    pub fn kind(&self) -> AlertKind {
        // SAFETY: the row is there during 'a.
        unsafe { AlertKind((*self.raw).kind) }
    }

    /// How often it was put off
    #[inline]
    pub fn snooze_count(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).snooze_count }
    }

    /// Of the task, event or focus session
    #[inline]
    pub fn item_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).item_id }
    }

    /// Of what repeats, as a local time; else ""
    #[inline]
    pub fn occurrence(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).occurrence) }
    }

    /// Of the task or event; of a focus session, what is over
    #[inline]
    pub fn title(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).title) }
    }

    /// Such as "Today 17:00"; of a deadline "Due today 17:00"
    #[inline]
    pub fn label(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).label) }
    }

    /// When it was to be said
    #[inline]
    pub fn at(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).at_ms) }
    }

    /// When a poll said it last
    #[inline]
    pub fn fired(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).fired_ms) }
    }

    /// When the task is due, or the event begins
    #[inline]
    pub fn item_start(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).item_start_ms) }
    }

    /// 0: not yet
    #[inline]
    pub fn acknowledged(&self) -> Option<Timestamp> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).acknowledged_ms != 0 { Some(Timestamp((*self.raw).acknowledged_ms)) } else { None } }
    }

    /// 0: it is not put off
    #[inline]
    pub fn snoozed_until(&self) -> Option<Timestamp> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).snoozed_until_ms != 0 { Some(Timestamp((*self.raw).snoozed_until_ms)) } else { None } }
    }

    /// Of a time that floats: the IANA name of the zone by which it was said; else ""
    #[inline]
    pub fn zone(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).zone) }
    }
}

row! {
    /// A focus session or a break. Its texts live in its list.
    FocusSession, taskcore_focus_session
}

impl<'a> FocusSession<'a> {
    /// `id` of C.
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// `uid` of C.
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// [`TASKCORE_FOCUS_KIND_WORK`](crate::FocusKind::WORK), `_SHORT_BREAK` or `_LONG_BREAK`
    #[inline]
    pub fn kind(&self) -> FocusKind {
        // SAFETY: the row is there during 'a.
        unsafe { FocusKind((*self.raw).kind) }
    }

    /// `TASKCORE_FOCUS_STATE_...`
    #[inline]
    pub fn state(&self) -> FocusState {
        // SAFETY: the row is there during 'a.
        unsafe { FocusState((*self.raw).state) }
    }

    /// Which one since the last long break, from 1
    #[inline]
    pub fn round(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).round }
    }

    /// Of its length: 0 to 1,000,000
    #[inline]
    pub fn elapsed_millionths(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).elapsed_millionths }
    }

    /// 0 for none
    #[inline]
    pub fn task_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).task_id }
    }

    /// Of the task; "" for none
    #[inline]
    pub fn title(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).title) }
    }

    /// What was set: 1 to 60 whole minutes
    #[inline]
    pub fn length(&self) -> Span {
        // SAFETY: the row is there during 'a.
        unsafe { Span::from_millis((*self.raw).length_ms) }
    }

    /// Without its pauses, at most its length
    #[inline]
    pub fn elapsed(&self) -> Span {
        // SAFETY: the row is there during 'a.
        unsafe { Span::from_millis((*self.raw).elapsed_ms) }
    }

    /// `remaining_ms` of C.
    #[inline]
    pub fn remaining(&self) -> Span {
        // SAFETY: the row is there during 'a.
        unsafe { Span::from_millis((*self.raw).remaining_ms) }
    }

    /// `started_ms` of C.
    #[inline]
    pub fn started(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).started_ms) }
    }

    /// When it will be over if it goes on; 0 while it is paused
    #[inline]
    pub fn ends(&self) -> Option<Timestamp> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).ends_ms != 0 { Some(Timestamp((*self.raw).ends_ms)) } else { None } }
    }

    /// When it was finished or cancelled; else 0
    #[inline]
    pub fn finished(&self) -> Option<Timestamp> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).finished_ms != 0 { Some(Timestamp((*self.raw).finished_ms)) } else { None } }
    }

    /// Such as "12:34" left
    #[inline]
    pub fn label(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).label) }
    }
}

row! {
    /// How much was worked on something. Its text lives in its list.
    FocusTotal, taskcore_focus_total
}

impl<'a> FocusTotal<'a> {
    /// A task's or project's id, 0 for none, or a day as yyyymmdd
    #[inline]
    pub fn key(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).key }
    }

    /// The task's title, the project's path or the day
    #[inline]
    pub fn label(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).label) }
    }

    /// Of work, without pauses and breaks
    #[inline]
    pub fn total(&self) -> Span {
        // SAFETY: the row is there during 'a.
        unsafe { Span::from_millis((*self.raw).total_ms) }
    }

    /// With any work in it
    #[inline]
    pub fn session_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).session_count }
    }
}

row! {
    /// A time entry, or a focus session, which is one with a length. Its texts live in its list.
    TimeEntry, taskcore_time_entry
}

impl<'a> TimeEntry<'a> {
    /// `id` of C.
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// `uid` of C.
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// [`TASKCORE_ENTITY_TIME_ENTRY`](crate::Entity::TIME_ENTRY), or
    /// [`TASKCORE_ENTITY_FOCUS_SESSION`](crate::Entity::FOCUS_SESSION), whose id and uid it then
    /// has
    #[inline]
    pub fn entity(&self) -> Entity {
        // SAFETY: the row is there during 'a.
        unsafe { Entity((*self.raw).entity) }
    }

    /// 1: it has no end yet
    #[inline]
    pub fn is_running(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_running != 0 }
    }

    /// 0 for none, and for one that was purged
    #[inline]
    pub fn task_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).task_id }
    }

    /// Of the task; "" for none
    #[inline]
    pub fn title(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).title) }
    }

    /// 0 for none, and for one that was deleted
    #[inline]
    pub fn project_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).project_id }
    }

    /// Its path, which is its name unless it is below others; "" for none
    #[inline]
    pub fn project(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).project) }
    }

    /// When it began
    #[inline]
    pub fn start(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).start_ms) }
    }

    /// When it ended; 0 while it is running
    #[inline]
    pub fn end(&self) -> Option<Timestamp> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).end_ms != 0 { Some(Timestamp((*self.raw).end_ms)) } else { None } }
    }

    /// Up to now while it is running; of a focus session without its pauses
    #[inline]
    pub fn duration(&self) -> Span {
        // SAFETY: the row is there during 'a.
        unsafe { Span::from_millis((*self.raw).duration_ms) }
    }

    /// "" for none
    #[inline]
    pub fn note(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).note) }
    }

    /// 1: another one was running at the same time
    #[inline]
    pub fn is_overlapping(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_overlapping != 0 }
    }

    /// Its own rate; 0: none
    #[inline]
    pub fn hourly_rate_millionths(&self) -> Option<i64> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).hourly_rate_millionths != 0 { Some((*self.raw).hourly_rate_millionths) } else { None } }
    }

    /// The client that its project is for; 0 for none
    #[inline]
    pub fn client_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).client_id }
    }

    /// What an hour of it costs: its own rate, else that of the task, of the project or of the
    /// nearest above that has one, or of the client; 0: none says it
    #[inline]
    pub fn rate_millionths(&self) -> Option<i64> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).rate_millionths != 0 { Some((*self.raw).rate_millionths) } else { None } }
    }
}

row! {
    /// How much time was spent on something. Its text lives in its list.
    TimeTotal, taskcore_time_total
}

impl<'a> TimeTotal<'a> {
    /// The id of a task, project or client, 0 for none; a day as yyyymmdd; 0 of a tag
    #[inline]
    pub fn key(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).key }
    }

    /// The task's title, the path of the project, the name of the client, the day or the tag
    #[inline]
    pub fn label(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).label) }
    }

    /// Of entries, and of focus sessions without pauses and breaks
    #[inline]
    pub fn total(&self) -> Span {
        // SAFETY: the row is there during 'a.
        unsafe { Span::from_millis((*self.raw).total_ms) }
    }

    /// How many of them there are
    #[inline]
    pub fn entry_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).entry_count }
    }

    /// What the time costs at its rates, in minor units of the currency; 0 without any rate
    #[inline]
    pub fn amount_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).amount_minor }
    }

    /// ISO 4217: of the client, without one that of the profile; "" where there is no amount, or in
    /// several currencies
    #[inline]
    pub fn currency(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).currency) }
    }
}

row! {
    /// Days that neither keep nor break a streak.
    Holiday, taskcore_holiday
}

impl<'a> Holiday<'a> {
    /// `id` of C.
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// `uid` of C.
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// yyyymmdd
    #[inline]
    pub fn first_date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).first_date) }
    }

    /// Yyyymmdd; 0: it lasts until it is ended
    #[inline]
    pub fn last_date(&self) -> Option<Date> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).last_date != 0 { Some(Date((*self.raw).last_date)) } else { None } }
    }
}

row! {
    /// What happened on a day of the store's zone. Of a day that is not over, what would be so if
    /// nothing more happened.
    PulseDay, taskcore_pulse_day
}

impl<'a> PulseDay<'a> {
    /// yyyymmdd
    #[inline]
    pub fn date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).date) }
    }

    /// 1: it is on an ignored weekday or a holiday
    #[inline]
    pub fn is_paused(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_paused != 0 }
    }

    /// Tasks and occurrences
    #[inline]
    pub fn completed_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).completed_count }
    }

    /// tasks
    #[inline]
    pub fn added_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).added_count }
    }

    /// Tasks and occurrences that were due on it, done or not
    #[inline]
    pub fn due_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).due_count }
    }

    /// At its end: open, and due until then
    #[inline]
    pub fn overdue_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).overdue_count }
    }

    /// At its end: open tasks
    #[inline]
    pub fn open_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).open_count }
    }

    /// `points` of C.
    #[inline]
    pub fn points(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).points }
    }

    /// Worked in focus sessions
    #[inline]
    pub fn focus(&self) -> Span {
        // SAFETY: the row is there during 'a.
        unsafe { Span::from_millis((*self.raw).focus_ms) }
    }

    /// Completed / (completed + overdue), 0 to 1
    #[inline]
    pub fn completion_ratio(&self) -> f64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).completion_ratio }
    }

    /// Of the 7 days up to it, without those before the history begins
    #[inline]
    pub fn average_points(&self) -> f64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).average_points }
    }

    /// 0: nothing was completed or overdue
    #[inline]
    pub fn has_completion_ratio(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).has_completion_ratio != 0 }
    }

    /// 1: as much was completed as the daily goal asks for
    #[inline]
    pub fn is_goal_reached(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_goal_reached != 0 }
    }

    /// Tasks that were cancelled; they count as neither due nor overdue
    #[inline]
    pub fn cancelled_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).cancelled_count }
    }
}

row! {
    /// Days or weeks on end in which a goal was reached. Paused ones stand in no streak's way.
    Streak, taskcore_streak
}

impl<'a> Streak<'a> {
    /// Tasks a day or a week
    #[inline]
    pub fn goal(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).goal }
    }

    /// Today or this week
    #[inline]
    pub fn completed_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).completed_count }
    }

    /// Days or weeks, with the present one when its goal is reached
    #[inline]
    pub fn current_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).current_count }
    }

    /// `longest_count` of C.
    #[inline]
    pub fn longest_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).longest_count }
    }

    /// Yyyymmdd: its first day, or the first day of its first week; 0: no streak
    #[inline]
    pub fn current_first_date(&self) -> Option<Date> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).current_first_date != 0 { Some(Date((*self.raw).current_first_date)) } else { None } }
    }

    /// Its last day, or the first day of its last week
    #[inline]
    pub fn current_last_date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).current_last_date) }
    }

    /// Of the earliest of the longest ones
    #[inline]
    pub fn longest_first_date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).longest_first_date) }
    }

    /// `longest_last_date` of C.
    #[inline]
    pub fn longest_last_date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).longest_last_date) }
    }

    /// 1: the present day, or each day of the present week, is paused
    #[inline]
    pub fn is_paused(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_paused != 0 }
    }

    /// 1: it ends unless the goal is reached in the present day or week
    #[inline]
    pub fn is_at_risk(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_at_risk != 0 }
    }
}

row! {
    /// How far all points so far have brought the user.
    Level, taskcore_level
}

impl<'a> Level<'a> {
    /// Such as "Novice"
    #[inline]
    pub fn name(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).name) }
    }

    /// All that were ever scored
    #[inline]
    pub fn points(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).points }
    }

    /// With which this level begins
    #[inline]
    pub fn first_points(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).first_points }
    }

    /// With which the next one begins; 0: there is none
    #[inline]
    pub fn next_points(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).next_points }
    }

    /// From this level to the next, 0 to 1; 1 on the last one
    #[inline]
    pub fn progress(&self) -> f64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).progress }
    }

    /// 1 to 8
    #[inline]
    pub fn number(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).number }
    }
}

row! {
    /// What was completed in one project, at one priority, on one weekday or in one hour.
    PulseGroup, taskcore_pulse_group
}

impl<'a> PulseGroup<'a> {
    /// A project's id, or 0 for deleted ones; `TASKCORE_PRIORITY_...`; 1 for Monday to 7; 0 to 23
    #[inline]
    pub fn key(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).key }
    }

    /// Such as "Home", "P0", "Monday" or "09:00"
    #[inline]
    pub fn label(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).label) }
    }

    /// `completed_count` of C.
    #[inline]
    pub fn completed_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).completed_count }
    }

    /// `points` of C.
    #[inline]
    pub fn points(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).points }
    }

    /// Days of the range; of a weekday those alone, from the beginning of the history to today
    #[inline]
    pub fn day_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).day_count }
    }

    /// `TASKCORE_COLOUR_...`
    #[inline]
    pub fn colour(&self) -> Colour {
        // SAFETY: the row is there during 'a.
        unsafe { Colour((*self.raw).colour) }
    }
}

row! {
    /// Whether the points a day grow or shrink: the line through them by least squares, over the
    /// days of the range that are over.
    Trend, taskcore_trend
}

impl<'a> Trend<'a> {
    /// `day_count` of C.
    #[inline]
    pub fn day_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).day_count }
    }

    /// A day
    #[inline]
    pub fn mean_points(&self) -> f64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).mean_points }
    }

    /// Points a day, per day
    #[inline]
    pub fn slope(&self) -> f64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).slope }
    }

    /// `slope_standard_error` of C.
    #[inline]
    pub fn slope_standard_error(&self) -> f64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).slope_standard_error }
    }

    /// 0: fewer than 2 days
    #[inline]
    pub fn has_slope(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).has_slope != 0 }
    }

    /// 0: fewer than 3 days
    #[inline]
    pub fn has_standard_error(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).has_standard_error != 0 }
    }
}

row! {
    /// A week or month up to today against the one before.
    Comparison, taskcore_comparison
}

impl<'a> Comparison<'a> {
    /// Yyyymmdd: of the present one
    #[inline]
    pub fn first_date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).first_date) }
    }

    /// today
    #[inline]
    pub fn last_date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).last_date) }
    }

    /// `previous_first_date` of C.
    #[inline]
    pub fn previous_first_date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).previous_first_date) }
    }

    /// `previous_last_date` of C.
    #[inline]
    pub fn previous_last_date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).previous_last_date) }
    }

    /// Its day that is as far into it as today is into the present one
    #[inline]
    pub fn previous_same_date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).previous_same_date) }
    }

    /// `points` of C.
    #[inline]
    pub fn points(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).points }
    }

    /// `completed_count` of C.
    #[inline]
    pub fn completed_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).completed_count }
    }

    /// Of all of it
    #[inline]
    pub fn previous_points(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).previous_points }
    }

    /// `previous_completed_count` of C.
    #[inline]
    pub fn previous_completed_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).previous_completed_count }
    }

    /// Up to previous_same_date
    #[inline]
    pub fn previous_points_so_far(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).previous_points_so_far }
    }

    /// `previous_completed_count_so_far` of C.
    #[inline]
    pub fn previous_completed_count_so_far(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).previous_completed_count_so_far }
    }
}

row! {
    /// When the backlog, the open tasks that do not repeat, is empty at the pace of the last 28
    /// days that are over, or of as many as there are.
    Forecast, taskcore_forecast
}

impl<'a> Forecast<'a> {
    /// now
    #[inline]
    pub fn open_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).open_count }
    }

    /// That the pace is taken from
    #[inline]
    pub fn day_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).day_count }
    }

    /// `added_per_day` of C.
    #[inline]
    pub fn added_per_day(&self) -> f64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).added_per_day }
    }

    /// Completed or deleted
    #[inline]
    pub fn closed_per_day(&self) -> f64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).closed_per_day }
    }

    /// Open_count / (closed_per_day - added_per_day), with
    /// [`TASKCORE_FORECAST_DATE`](crate::ForecastKind::DATE)
    #[inline]
    pub fn days(&self) -> f64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).days }
    }

    /// `TASKCORE_FORECAST_...`
    #[inline]
    pub fn kind(&self) -> ForecastKind {
        // SAFETY: the row is there during 'a.
        unsafe { ForecastKind((*self.raw).kind) }
    }

    /// Yyyymmdd: today and `days`, rounded up; with
    /// [`TASKCORE_FORECAST_DATE`](crate::ForecastKind::DATE)
    #[inline]
    pub fn empty_date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).empty_date) }
    }
}

row! {
    /// A number that a sentence rests on.
    Figure, taskcore_figure
}

impl<'a> Figure<'a> {
    /// Such as "points this week"
    #[inline]
    pub fn name(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).name) }
    }

    /// `value` of C.
    #[inline]
    pub fn value(&self) -> f64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).value }
    }
}

row! {
    /// Something to know, in plain words, with the numbers behind it.
    Insight, taskcore_insight
}

impl<'a> Insight<'a> {
    /// A sentence
    #[inline]
    pub fn text(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).text) }
    }

    /// `figures` of C.
    #[inline]
    pub fn figures(&self) -> Rows<'a, Figure<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).figures, (*self.raw).figure_count) }
    }

    /// `TASKCORE_INSIGHT_...`
    #[inline]
    pub fn kind(&self) -> InsightKind {
        // SAFETY: the row is there during 'a.
        unsafe { InsightKind((*self.raw).kind) }
    }

    /// `TASKCORE_COLOUR_...`: green for good, orange for a warning, else grey
    #[inline]
    pub fn colour(&self) -> Colour {
        // SAFETY: the row is there during 'a.
        unsafe { Colour((*self.raw).colour) }
    }
}

row! {
    /// All that a pulse says. Days and groups are of the range; streaks, level, comparisons and
    /// forecast are of today.
    PulseContent, taskcore_pulse_content
}

impl<'a> PulseContent<'a> {
    /// Each day of the range
    #[inline]
    pub fn days(&self) -> Rows<'a, PulseDay<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).days, (*self.raw).day_count) }
    }

    /// `daily_streak` of C.
    #[inline]
    pub fn daily_streak(&self) -> Option<Streak<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { one((*self.raw).daily_streak) }
    }

    /// `weekly_streak` of C.
    #[inline]
    pub fn weekly_streak(&self) -> Option<Streak<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { one((*self.raw).weekly_streak) }
    }

    /// `level` of C.
    #[inline]
    pub fn level(&self) -> Option<Level<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { one((*self.raw).level) }
    }

    /// `trend` of C.
    #[inline]
    pub fn trend(&self) -> Option<Trend<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { one((*self.raw).trend) }
    }

    /// `week` of C.
    #[inline]
    pub fn week(&self) -> Option<Comparison<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { one((*self.raw).week) }
    }

    /// `month` of C.
    #[inline]
    pub fn month(&self) -> Option<Comparison<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { one((*self.raw).month) }
    }

    /// `forecast` of C.
    #[inline]
    pub fn forecast(&self) -> Option<Forecast<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { one((*self.raw).forecast) }
    }

    /// With completions, most points first; the deleted ones last, as one
    #[inline]
    pub fn projects(&self) -> Rows<'a, PulseGroup<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).projects, (*self.raw).project_count) }
    }

    /// All five, P0 first
    #[inline]
    pub fn priorities(&self) -> Rows<'a, PulseGroup<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).priorities, (*self.raw).priority_count) }
    }

    /// All seven, from the first day of the week
    #[inline]
    pub fn weekdays(&self) -> Rows<'a, PulseGroup<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).weekdays, (*self.raw).weekday_count) }
    }

    /// All 24
    #[inline]
    pub fn hours(&self) -> Rows<'a, PulseGroup<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).hours, (*self.raw).hour_count) }
    }

    /// The most important first
    #[inline]
    pub fn insights(&self) -> Rows<'a, Insight<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).insights, (*self.raw).insight_count) }
    }

    /// Of the range, as the next four
    #[inline]
    pub fn points(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).points }
    }

    /// `completed_count` of C.
    #[inline]
    pub fn completed_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).completed_count }
    }

    /// `added_count` of C.
    #[inline]
    pub fn added_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).added_count }
    }

    /// `focus_ms` of C.
    #[inline]
    pub fn focus(&self) -> Span {
        // SAFETY: the row is there during 'a.
        unsafe { Span::from_millis((*self.raw).focus_ms) }
    }

    /// On which something was completed
    #[inline]
    pub fn active_day_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).active_day_count }
    }

    /// yyyymmdd
    #[inline]
    pub fn today(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).today) }
    }

    /// Yyyymmdd: with the most points, the earliest of several; 0: none
    #[inline]
    pub fn best_date(&self) -> Option<Date> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).best_date != 0 { Some(Date((*self.raw).best_date)) } else { None } }
    }

    /// With the most points a day, the first of several from Monday: 1 to 7; 0: none. Of the days
    /// that are over, from the beginning of the history; where none is over, of today
    #[inline]
    pub fn best_weekday(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).best_weekday }
    }

    /// With the most completions, the earliest of several; -1: none
    #[inline]
    pub fn best_hour(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).best_hour }
    }
}

row! {
    /// A mark at an axis.
    Tick, taskcore_tick
}

impl<'a> Tick<'a> {
    /// `value` of C.
    #[inline]
    pub fn value(&self) -> f64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).value }
    }

    /// Such as "10" or "24 Dec"
    #[inline]
    pub fn label(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).label) }
    }
}

row! {
    /// An axis of a chart.
    Axis, taskcore_axis
}

impl<'a> Axis<'a> {
    /// Such as "points"; may be ""
    #[inline]
    pub fn label(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).label) }
    }

    /// `minimum` of C.
    #[inline]
    pub fn minimum(&self) -> f64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).minimum }
    }

    /// Above the minimum
    #[inline]
    pub fn maximum(&self) -> f64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).maximum }
    }

    /// In their order, within the axis
    #[inline]
    pub fn ticks(&self) -> Rows<'a, Tick<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).ticks, (*self.raw).tick_count) }
    }
}

row! {
    /// A value of a chart.
    ChartPoint, taskcore_chart_point
}

impl<'a> ChartPoint<'a> {
    /// Days since the first date; the number of a slice, bar or column
    #[inline]
    pub fn x(&self) -> f64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).x }
    }

    /// The value; of a heat map the row, 0 above
    #[inline]
    pub fn y(&self) -> f64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).y }
    }

    /// `value` of C.
    #[inline]
    pub fn value(&self) -> f64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).value }
    }

    /// Such as "24 December 2026", "done", "Home" or "09:00"
    #[inline]
    pub fn label(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).label) }
    }

    /// Yyyymmdd, or 0
    #[inline]
    pub fn date(&self) -> Option<Date> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).date != 0 { Some(Date((*self.raw).date)) } else { None } }
    }

    /// `TASKCORE_COLOUR_...`
    #[inline]
    pub fn colour(&self) -> Colour {
        // SAFETY: the row is there during 'a.
        unsafe { Colour((*self.raw).colour) }
    }

    /// Of a heat map: 0 for nothing, 1 to 4 up to the highest value
    #[inline]
    pub fn shade(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).shade }
    }
}

row! {
    /// A cubic Bezier curve from one point of a line to the next.
    Curve, taskcore_curve
}

impl<'a> Curve<'a> {
    /// `start_x` of C.
    #[inline]
    pub fn start_x(&self) -> f64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).start_x }
    }

    /// `start_y` of C.
    #[inline]
    pub fn start_y(&self) -> f64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).start_y }
    }

    /// `control1_x` of C.
    #[inline]
    pub fn control1_x(&self) -> f64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).control1_x }
    }

    /// `control1_y` of C.
    #[inline]
    pub fn control1_y(&self) -> f64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).control1_y }
    }

    /// `control2_x` of C.
    #[inline]
    pub fn control2_x(&self) -> f64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).control2_x }
    }

    /// `control2_y` of C.
    #[inline]
    pub fn control2_y(&self) -> f64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).control2_y }
    }

    /// `end_x` of C.
    #[inline]
    pub fn end_x(&self) -> f64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).end_x }
    }

    /// `end_y` of C.
    #[inline]
    pub fn end_y(&self) -> f64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).end_y }
    }
}

row! {
    /// Values of a chart that belong together.
    Series, taskcore_series
}

impl<'a> Series<'a> {
    /// Such as "points"
    #[inline]
    pub fn name(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).name) }
    }

    /// `points` of C.
    #[inline]
    pub fn points(&self) -> Rows<'a, ChartPoint<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).points, (*self.raw).point_count) }
    }

    /// Of a line: smooth, monotone between each two points
    #[inline]
    pub fn curves(&self) -> Rows<'a, Curve<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).curves, (*self.raw).curve_count) }
    }

    /// `TASKCORE_COLOUR_...`
    #[inline]
    pub fn colour(&self) -> Colour {
        // SAFETY: the row is there during 'a.
        unsafe { Colour((*self.raw).colour) }
    }

    /// 1: of a line that stands behind, such as the average
    #[inline]
    pub fn is_dashed(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_dashed != 0 }
    }
}

row! {
    /// A chart as data; [`taskcore_chart_svg`](crate::Chart::svg) draws it.
    ChartContent, taskcore_chart_content
}

impl<'a> ChartContent<'a> {
    /// Such as "Score of the last 30 days"
    #[inline]
    pub fn title(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).title) }
    }

    /// In words, for those who do not see it
    #[inline]
    pub fn description(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).description) }
    }

    /// Of a pie: the score of the day; else ""
    #[inline]
    pub fn centre_label(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).centre_label) }
    }

    /// What that is: "points"; else ""
    #[inline]
    pub fn centre_caption(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).centre_caption) }
    }

    /// When there is nothing to draw: why; else ""
    #[inline]
    pub fn empty_message(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).empty_message) }
    }

    /// NULL for a pie
    #[inline]
    pub fn x_axis(&self) -> Option<Axis<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { one((*self.raw).x_axis) }
    }

    /// NULL for a pie
    #[inline]
    pub fn y_axis(&self) -> Option<Axis<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { one((*self.raw).y_axis) }
    }

    /// `series` of C.
    #[inline]
    pub fn series(&self) -> Rows<'a, Series<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).series, (*self.raw).series_count) }
    }

    /// `TASKCORE_CHART_KIND_...`
    #[inline]
    pub fn kind(&self) -> ChartKind {
        // SAFETY: the row is there during 'a.
        unsafe { ChartKind((*self.raw).kind) }
    }

    /// `TASKCORE_SHAPE_...`
    #[inline]
    pub fn shape(&self) -> Shape {
        // SAFETY: the row is there during 'a.
        unsafe { Shape((*self.raw).shape) }
    }

    /// `TASKCORE_MEASURE_...`
    #[inline]
    pub fn measure(&self) -> Measure {
        // SAFETY: the row is there during 'a.
        unsafe { Measure((*self.raw).measure) }
    }

    /// yyyymmdd
    #[inline]
    pub fn first_date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).first_date) }
    }

    /// yyyymmdd
    #[inline]
    pub fn last_date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).last_date) }
    }
}

row! {
    /// How often one function was called on a store, and how long that took.
    UsageFunction, taskcore_usage_function
}

impl<'a> UsageFunction<'a> {
    /// Such as "[`taskcore_task_add`](crate::Store::task_add)"
    #[inline]
    pub fn name(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).name) }
    }

    /// `call_count` of C.
    #[inline]
    pub fn call_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).call_count }
    }

    /// Calls that returned something else than [`TASKCORE_OK`](crate::Status::OK)
    #[inline]
    pub fn error_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).error_count }
    }

    /// Nanoseconds, with the caller's callbacks and with waiting for others
    #[inline]
    pub fn total_ns(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).total_ns }
    }

    /// Of one call
    #[inline]
    pub fn longest_ns(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).longest_ns }
    }
}

row! {
    /// How often calls on a store failed in one way.
    UsageStatus, taskcore_usage_status
}

impl<'a> UsageStatus<'a> {
    /// Such as "[`TASKCORE_ENOTFOUND`](crate::Status::ENOTFOUND)"; of a callback's answer ""
    #[inline]
    pub fn name(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).name) }
    }

    /// `count` of C.
    #[inline]
    pub fn count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).count }
    }

    /// `status` of C.
    #[inline]
    pub fn status(&self) -> Status {
        // SAFETY: the row is there during 'a.
        unsafe { Status((*self.raw).status) }
    }
}

row! {
    /// What was counted since counting began or was reset.
    UsageContent, taskcore_usage_content
}

impl<'a> UsageContent<'a> {
    /// By the store's clock: milliseconds since 1970 UTC; 0: it never began
    #[inline]
    pub fn since(&self) -> Option<Timestamp> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).since_ms != 0 { Some(Timestamp((*self.raw).since_ms)) } else { None } }
    }

    /// `call_count` of C.
    #[inline]
    pub fn call_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).call_count }
    }

    /// `error_count` of C.
    #[inline]
    pub fn error_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).error_count }
    }

    /// `total_ns` of C.
    #[inline]
    pub fn total_ns(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).total_ns }
    }

    /// By their names
    #[inline]
    pub fn functions(&self) -> Rows<'a, UsageFunction<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).functions, (*self.raw).function_count) }
    }

    /// Errors, the most frequent first
    #[inline]
    pub fn statuses(&self) -> Rows<'a, UsageStatus<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).statuses, (*self.raw).status_count) }
    }

    /// 1: calls are counted now
    #[inline]
    pub fn is_counting(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_counting != 0 }
    }
}

row! {
    /// What an import has to say of a part of a file. Its strings live in its list.
    ImportNote, taskcore_import_note
}

impl<'a> ImportNote<'a> {
    /// Of the file, from 1; 0 for what is of no line
    #[inline]
    pub fn line(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).line }
    }

    /// Such as "VEVENT" or "row"; "" outside of any
    #[inline]
    pub fn component(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).component) }
    }

    /// Of the component; "" without
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// A full sentence
    #[inline]
    pub fn message(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).message) }
    }

    /// `TASKCORE_NOTE_...`
    #[inline]
    pub fn kind(&self) -> NoteKind {
        // SAFETY: the row is there during 'a.
        unsafe { NoteKind((*self.raw).kind) }
    }
}

row! {
    /// What a file said of a task or an event that an import could only keep for the next export.
    /// Its strings live in its list.
    KeptField, taskcore_kept_field
}

impl<'a> KeptField<'a> {
    /// Such as "icalendar", "taskwarrior", "csv", "todo.txt" or "todoist"
    #[inline]
    pub fn format(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).format) }
    }

    /// As the file has it, such as "CLASS" or "VALARM"
    #[inline]
    pub fn name(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).name) }
    }

    /// As the file has it, perhaps in several lines; of JSON, a value that is no string is JSON
    #[inline]
    pub fn value(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).value) }
    }
}

row! {
    /// A place through which a store is synced. Its text lives in its list.
    SyncRemote, taskcore_sync_remote
}

impl<'a> SyncRemote<'a> {
    /// `id` of C.
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// `TASKCORE_REMOTE_...`
    #[inline]
    pub fn kind(&self) -> RemoteKind {
        // SAFETY: the row is there during 'a.
        unsafe { RemoteKind((*self.raw).kind) }
    }

    /// Of the folder; of a transport of the host its name; of a hub its address
    #[inline]
    pub fn path(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).path) }
    }

    /// When a run came to its end last; 0: none did
    #[inline]
    pub fn last_run(&self) -> Option<Timestamp> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).last_run_ms != 0 { Some(Timestamp((*self.raw).last_run_ms)) } else { None } }
    }
}

row! {
    /// A device that has the store, as far as it is known here. Its texts live in its list.
    Replica, taskcore_replica
}

impl<'a> Replica<'a> {
    /// Of this copy of the store
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// What its people call it; "": it has not said so yet
    #[inline]
    pub fn name(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).name) }
    }

    /// 1: this device
    #[inline]
    pub fn is_self(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_self != 0 }
    }

    /// The number of its last step that is here
    #[inline]
    pub fn seq(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).seq }
    }

    /// When it last said of itself what it has seen; 0: never, and of this device
    #[inline]
    pub fn heard(&self) -> Option<Timestamp> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).heard_ms != 0 { Some(Timestamp((*self.raw).heard_ms)) } else { None } }
    }

    /// When it was retired; 0: it was not
    #[inline]
    pub fn retired(&self) -> Option<Timestamp> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).retired_ms != 0 { Some(Timestamp((*self.raw).retired_ms)) } else { None } }
    }
}

row! {
    /// A property that two devices changed without knowing of each other. Its texts live in its
    /// list.
    SyncConflict, taskcore_sync_conflict
}

impl<'a> SyncConflict<'a> {
    /// The same on every device
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// What kind of record it is of: `TASKCORE_ENTITY_...`, or a kind that only a newer version
    /// knows
    #[inline]
    pub fn entity(&self) -> Entity {
        // SAFETY: the row is there during 'a.
        unsafe { Entity((*self.raw).entity) }
    }

    /// Which value counts now: [`TASKCORE_CONFLICT_MINE`](crate::ConflictChoice::MINE) or
    /// [`TASKCORE_CONFLICT_THEIRS`](crate::ConflictChoice::THEIRS)
    #[inline]
    pub fn shown(&self) -> ConflictChoice {
        // SAFETY: the row is there during 'a.
        unsafe { ConflictChoice((*self.raw).shown) }
    }

    /// `record_uid` of C.
    #[inline]
    pub fn record_uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).record_uid) }
    }

    /// 0 of a tag and a setting, and of a record that is not here
    #[inline]
    pub fn record_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).record_id }
    }

    /// What the record is called
    #[inline]
    pub fn title(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).title) }
    }

    /// As [`taskcore_history_entry`](crate::HistoryEntry) names it
    #[inline]
    pub fn property(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).property) }
    }

    /// Of a property with several elements, such as tags, which one; else ""
    #[inline]
    pub fn element(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).element) }
    }

    /// What was written here; of two other devices, what counts now. NULL: nothing
    #[inline]
    pub fn mine(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).mine) }
    }

    /// What was written on the other device; NULL: nothing
    #[inline]
    pub fn theirs(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).theirs) }
    }

    /// The name of the device that wrote it, or its uid
    #[inline]
    pub fn mine_replica(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).mine_replica) }
    }

    /// `theirs_replica` of C.
    #[inline]
    pub fn theirs_replica(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).theirs_replica) }
    }

    /// When it was written
    #[inline]
    pub fn mine_ms(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).mine_ms) }
    }

    /// `theirs_ms` of C.
    #[inline]
    pub fn theirs_ms(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).theirs_ms) }
    }
}

row! {
    /// An account at a server whose tasks and events are synced. Its texts live in its list.
    Account, taskcore_account
}

impl<'a> Account<'a> {
    /// `id` of C.
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// `TASKCORE_ACCOUNT_...`
    #[inline]
    pub fn kind(&self) -> AccountKind {
        // SAFETY: the row is there during 'a.
        unsafe { AccountKind((*self.raw).kind) }
    }

    /// With the name of the user
    #[inline]
    pub fn address(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).address) }
    }

    /// When a run came to its end last; 0: none did
    #[inline]
    pub fn last_run(&self) -> Option<Timestamp> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).last_run_ms != 0 { Some(Timestamp((*self.raw).last_run_ms)) } else { None } }
    }
}

row! {
    /// A list of tasks or a calendar at a server. Its texts live in its list.
    AccountCollection, taskcore_account_collection
}

impl<'a> AccountCollection<'a> {
    /// `id` of C.
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// `account_id` of C.
    #[inline]
    pub fn account_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).account_id }
    }

    /// As the server has it
    #[inline]
    pub fn name(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).name) }
    }

    /// By which the server knows it
    #[inline]
    pub fn href(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).href) }
    }

    /// #RRGGBB; NULL: the server tells none
    #[inline]
    pub fn colour(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).colour) }
    }

    /// Whose tasks are in it; 0 for none
    #[inline]
    pub fn project_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).project_id }
    }

    /// Whose events are in it; 0 for none
    #[inline]
    pub fn calendar_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).calendar_id }
    }

    /// How many items both agree on
    #[inline]
    pub fn item_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).item_count }
    }

    /// 1: tasks can be in it
    #[inline]
    pub fn has_tasks(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).has_tasks != 0 }
    }

    /// 1: events can be in it
    #[inline]
    pub fn has_events(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).has_events != 0 }
    }

    /// 1: it is synced
    #[inline]
    pub fn is_chosen(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_chosen != 0 }
    }

    /// 1: its first run is over
    #[inline]
    pub fn is_accepted(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_accepted != 0 }
    }

    /// 1: what is changed here stays here
    #[inline]
    pub fn is_read_only(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_read_only != 0 }
    }

    /// 1: the server has it no more
    #[inline]
    pub fn is_missing(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_missing != 0 }
    }

    /// 1: the server may write to attendees
    #[inline]
    pub fn is_inviting(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_inviting != 0 }
    }
}

row! {
    /// What is to be known of an authorization that began.
    AuthorizationContent, taskcore_authorization_content
}

impl<'a> AuthorizationContent<'a> {
    /// Where the browser is sent
    #[inline]
    pub fn address(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).address) }
    }
}

row! {
    /// What a program asks Google with in the name of its user. Whoever reads it can do so, too.
    TokensContent, taskcore_tokens_content
}

impl<'a> TokensContent<'a> {
    /// What [`taskcore_sync_set_password`](crate::Store::sync_set_password) gives for the account
    #[inline]
    pub fn access_token(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).access_token) }
    }

    /// By which [`taskcore_authorization_refresh`](crate::authorization_refresh) gets the next one;
    /// NULL: Google gave none
    #[inline]
    pub fn refresh_token(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).refresh_token) }
    }

    /// When the access token ends, by the clock of this machine
    #[inline]
    pub fn end(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).end_ms) }
    }

    /// What the user allowed, which may be less than was asked for: `TASKCORE_AUTHORIZATION_...`
    /// joined by |
    #[inline]
    pub fn scopes(&self) -> AuthorizationScope {
        // SAFETY: the row is there during 'a.
        unsafe { AuthorizationScope((*self.raw).scopes) }
    }
}

row! {
    /// The seller: whoever uses the store.
    ProfileContent, taskcore_profile_content
}

impl<'a> ProfileContent<'a> {
    /// `seller` of C.
    #[inline]
    pub fn seller(&self) -> Option<Party> {
        // SAFETY: the row is there during 'a.
        unsafe { copies((*self.raw).seller, 1).pop() }
    }

    /// The bytes of a PNG or JPEG file; NULL without
    #[inline]
    pub fn logo(&self) -> &'a [u8] {
        // SAFETY: the row is there during 'a.
        unsafe { slice((*self.raw).logo, (*self.raw).logo_length) }
    }

    /// What an hour costs, where neither entry nor task, project or client says it; 0: none
    #[inline]
    pub fn hourly_rate_millionths(&self) -> Option<i64> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).hourly_rate_millionths != 0 { Some((*self.raw).hourly_rate_millionths) } else { None } }
    }
}

row! {
    /// Whom invoices are sent to, as it was when it was read.
    Client, taskcore_client
}

impl<'a> Client<'a> {
    /// `id` of C.
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// `uid` of C.
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// `party` of C.
    #[inline]
    pub fn party(&self) -> Option<Party> {
        // SAFETY: the row is there during 'a.
        unsafe { copies((*self.raw).party, 1).pop() }
    }

    /// "" without
    #[inline]
    pub fn notes(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).notes) }
    }

    /// `created_ms` of C.
    #[inline]
    pub fn created(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).created_ms) }
    }

    /// With is_archived: since when
    #[inline]
    pub fn archived(&self) -> Option<Timestamp> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).archived_ms != 0 { Some(Timestamp((*self.raw).archived_ms)) } else { None } }
    }

    /// Issued, credit notes too
    #[inline]
    pub fn invoice_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).invoice_count }
    }

    /// 0 or 1
    #[inline]
    pub fn is_archived(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_archived != 0 }
    }

    /// `TASKCORE_CLIENT_KIND_...`
    #[inline]
    pub fn kind(&self) -> ClientKind {
        // SAFETY: the row is there during 'a.
        unsafe { ClientKind((*self.raw).kind) }
    }

    /// What an hour costs, where neither entry nor task nor project says it; 0: none
    #[inline]
    pub fn hourly_rate_millionths(&self) -> Option<i64> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).hourly_rate_millionths != 0 { Some((*self.raw).hourly_rate_millionths) } else { None } }
    }
}

row! {
    /// Numbers that follow each other.
    NumberSeries, taskcore_number_series
}

impl<'a> NumberSeries<'a> {
    /// "invoice", "credit_note" and "quote" are there from the beginning
    #[inline]
    pub fn name(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).name) }
    }

    /// Such as "F{YYYY}-{NNNN}"
    #[inline]
    pub fn pattern(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).pattern) }
    }

    /// As it would be today
    #[inline]
    pub fn next_number(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).next_number) }
    }

    /// `issued_count` of C.
    #[inline]
    pub fn issued_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).issued_count }
    }

    /// The latest issue date, yyyymmdd; 0 before the first
    #[inline]
    pub fn last_date(&self) -> Option<Date> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).last_date != 0 { Some(Date((*self.raw).last_date)) } else { None } }
    }

    /// The device that issues in it, by its name or its uid; "" without one, and of a store that is
    /// on one device
    #[inline]
    pub fn owner(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).owner) }
    }

    /// Of that replica
    #[inline]
    pub fn owner_uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).owner_uid) }
    }

    /// `TASKCORE_SERIES_RIGHT_...`: whether this device may issue
    #[inline]
    pub fn right(&self) -> SeriesRight {
        // SAFETY: the row is there during 'a.
        unsafe { SeriesRight((*self.raw).right) }
    }

    /// 1: it was claimed without waiting for the other devices, so that a number may be there twice
    #[inline]
    pub fn is_forced(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_forced != 0 }
    }

    /// 1: drafts that name no series get its numbers on this device
    #[inline]
    pub fn is_own(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_own != 0 }
    }
}

row! {
    /// An invoice, a credit note or a quote in a list.
    Invoice, taskcore_invoice
}

impl<'a> Invoice<'a> {
    /// `id` of C.
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// `uid` of C.
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// "" of a draft
    #[inline]
    pub fn number(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).number) }
    }

    /// As issued; of a draft as the client has it now; "" without one
    #[inline]
    pub fn client_name(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).client_name) }
    }

    /// ISO 4217
    #[inline]
    pub fn currency(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).currency) }
    }

    /// 0 when there is none any more
    #[inline]
    pub fn client_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).client_id }
    }

    /// Of a credit note: its invoice, or 0
    #[inline]
    pub fn preceding_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).preceding_id }
    }

    /// BT-109
    #[inline]
    pub fn net_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).net_minor }
    }

    /// BT-110
    #[inline]
    pub fn vat_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).vat_minor }
    }

    /// BT-112
    #[inline]
    pub fn gross_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).gross_minor }
    }

    /// BT-115
    #[inline]
    pub fn due_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).due_minor }
    }

    /// What its payments come to
    #[inline]
    pub fn paid_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).paid_minor }
    }

    /// What the credit notes issued for it come to
    #[inline]
    pub fn credited_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).credited_minor }
    }

    /// Due - paid - credited; 0 of a draft and of a void one
    #[inline]
    pub fn balance_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).balance_minor }
    }

    /// `created_ms` of C.
    #[inline]
    pub fn created(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).created_ms) }
    }

    /// `modified_ms` of C.
    #[inline]
    pub fn modified(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).modified_ms) }
    }

    /// 0 of a draft
    #[inline]
    pub fn issued(&self) -> Option<Timestamp> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).issued_ms != 0 { Some(Timestamp((*self.raw).issued_ms)) } else { None } }
    }

    /// `TASKCORE_INVOICE_KIND_...`
    #[inline]
    pub fn kind(&self) -> InvoiceKind {
        // SAFETY: the row is there during 'a.
        unsafe { InvoiceKind((*self.raw).kind) }
    }

    /// `TASKCORE_INVOICE_STATE_...`
    #[inline]
    pub fn state(&self) -> InvoiceState {
        // SAFETY: the row is there during 'a.
        unsafe { InvoiceState((*self.raw).state) }
    }

    /// Yyyymmdd; 0 of a draft
    #[inline]
    pub fn issue_date(&self) -> Option<Date> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).issue_date != 0 { Some(Date((*self.raw).issue_date)) } else { None } }
    }

    /// Yyyymmdd; 0 when it is not known yet
    #[inline]
    pub fn due_date(&self) -> Option<Date> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).due_date != 0 { Some(Date((*self.raw).due_date)) } else { None } }
    }

    /// Another one with its number, which two devices gave apart; 0 of nearly all
    #[inline]
    pub fn twin_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).twin_id }
    }

    /// The quote that it was made of; 0 for none, or when it is not in the store
    #[inline]
    pub fn quote_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).quote_id }
    }

    /// Of a quote: the last day on which it can be accepted, yyyymmdd; 0 when it is not known yet
    #[inline]
    pub fn valid_until(&self) -> Option<Date> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).valid_until != 0 { Some(Date((*self.raw).valid_until)) } else { None } }
    }

    /// Of a quote: when it was accepted or declined, yyyymmdd; 0 when it was not
    #[inline]
    pub fn answer_date(&self) -> Option<Date> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).answer_date != 0 { Some(Date((*self.raw).answer_date)) } else { None } }
    }

    /// What is to be paid in all: BT-112, rounded (BT-114)
    #[inline]
    pub fn total_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).total_minor }
    }
}

row! {
    /// An item of an invoice (BG-25).
    InvoiceLine, taskcore_invoice_line
}

impl<'a> InvoiceLine<'a> {
    /// `id` of C.
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// `uid` of C.
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// `name` of C.
    #[inline]
    pub fn name(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).name) }
    }

    /// "" without
    #[inline]
    pub fn details(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).details) }
    }

    /// The code
    #[inline]
    pub fn unit(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).unit) }
    }

    /// In the invoice's language, for the quantity
    #[inline]
    pub fn unit_label(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).unit_label) }
    }

    /// `quantity_ten_thousandths` of C.
    #[inline]
    pub fn quantity_ten_thousandths(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).quantity_ten_thousandths }
    }

    /// `unit_price_millionths` of C.
    #[inline]
    pub fn unit_price_millionths(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).unit_price_millionths }
    }

    /// Quantity times price (BT-137)
    #[inline]
    pub fn base_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).base_minor }
    }

    /// BT-136, whether given as a rate or as an amount; 0 without
    #[inline]
    pub fn discount_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).discount_minor }
    }

    /// BT-131
    #[inline]
    pub fn net_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).net_minor }
    }

    /// `discount_reason` of C.
    #[inline]
    pub fn discount_reason(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).discount_reason) }
    }

    /// `exemption_reason` of C.
    #[inline]
    pub fn exemption_reason(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).exemption_reason) }
    }

    /// `exemption_code` of C.
    #[inline]
    pub fn exemption_code(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).exemption_code) }
    }

    /// The tasks that it is for and that are there
    #[inline]
    pub fn task_ids(&self) -> &'a [i64] {
        // SAFETY: the row is there during 'a.
        unsafe { slice((*self.raw).task_ids, (*self.raw).task_count) }
    }

    /// Of the focus sessions and time entries that it is for
    #[inline]
    pub fn focus_session_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).focus_session_count }
    }

    /// -1: not given as a rate
    #[inline]
    pub fn discount_basis_points(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).discount_basis_points }
    }

    /// `vat_category` of C.
    #[inline]
    pub fn vat_category(&self) -> VatCategory {
        // SAFETY: the row is there during 'a.
        unsafe { VatCategory((*self.raw).vat_category) }
    }

    /// `vat_rate_thousandths` of C.
    #[inline]
    pub fn vat_rate_thousandths(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).vat_rate_thousandths }
    }

    /// From 1
    #[inline]
    pub fn position(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).position }
    }

    /// 0 for none, as the last
    #[inline]
    pub fn first_date(&self) -> Option<Date> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).first_date != 0 { Some(Date((*self.raw).first_date)) } else { None } }
    }

    /// `last_date` of C.
    #[inline]
    pub fn last_date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).last_date) }
    }

    /// `invoice_id` of C.
    #[inline]
    pub fn invoice_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).invoice_id }
    }

    /// Of the invoice, ISO 4217
    #[inline]
    pub fn currency(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).currency) }
    }

    /// With VAT, where the price includes it: quantity times price less the discount; else 0
    #[inline]
    pub fn gross_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).gross_minor }
    }

    /// Likewise the discount
    #[inline]
    pub fn gross_discount_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).gross_discount_minor }
    }
}

row! {
    /// An allowance (BG-20) or a charge (BG-21) on the whole of an invoice.
    InvoiceAdjustment, taskcore_invoice_adjustment
}

impl<'a> InvoiceAdjustment<'a> {
    /// `id` of C.
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// `uid` of C.
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// `reason` of C.
    #[inline]
    pub fn reason(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).reason) }
    }

    /// `reason_code` of C.
    #[inline]
    pub fn reason_code(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).reason_code) }
    }

    /// `exemption_reason` of C.
    #[inline]
    pub fn exemption_reason(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).exemption_reason) }
    }

    /// `exemption_code` of C.
    #[inline]
    pub fn exemption_code(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).exemption_code) }
    }

    /// BT-92, BT-99, whether given as a rate or as an amount
    #[inline]
    pub fn amount_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).amount_minor }
    }

    /// `is_charge` of C.
    #[inline]
    pub fn is_charge(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_charge != 0 }
    }

    /// -1: not given as a rate
    #[inline]
    pub fn rate_basis_points(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).rate_basis_points }
    }

    /// `vat_category` of C.
    #[inline]
    pub fn vat_category(&self) -> VatCategory {
        // SAFETY: the row is there during 'a.
        unsafe { VatCategory((*self.raw).vat_category) }
    }

    /// `vat_rate_thousandths` of C.
    #[inline]
    pub fn vat_rate_thousandths(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).vat_rate_thousandths }
    }

    /// `invoice_id` of C.
    #[inline]
    pub fn invoice_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).invoice_id }
    }

    /// Of the invoice, ISO 4217
    #[inline]
    pub fn currency(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).currency) }
    }

    /// With VAT, where prices of the invoice include it; else 0
    #[inline]
    pub fn gross_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).gross_minor }
    }
}

row! {
    /// What an invoice taxes in one way (BG-23).
    VatRow, taskcore_vat_row
}

impl<'a> VatRow<'a> {
    /// Such as "S"
    #[inline]
    pub fn category_code(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).category_code) }
    }

    /// `exemption_reason` of C.
    #[inline]
    pub fn exemption_reason(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).exemption_reason) }
    }

    /// `exemption_code` of C.
    #[inline]
    pub fn exemption_code(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).exemption_code) }
    }

    /// BT-116
    #[inline]
    pub fn taxable_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).taxable_minor }
    }

    /// BT-117
    #[inline]
    pub fn tax_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).tax_minor }
    }

    /// `TASKCORE_VAT_...`
    #[inline]
    pub fn category(&self) -> VatCategory {
        // SAFETY: the row is there during 'a.
        unsafe { VatCategory((*self.raw).category) }
    }

    /// BT-119 in thousandths of a percent
    #[inline]
    pub fn rate_thousandths(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).rate_thousandths }
    }
}

row! {
    /// A down payment that an invoice deducts (BG-3).
    InvoiceDeduction, taskcore_invoice_deduction
}

impl<'a> InvoiceDeduction<'a> {
    /// `uid` of C.
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// 0 when it is not there
    #[inline]
    pub fn down_payment_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).down_payment_id }
    }

    /// BT-25
    #[inline]
    pub fn number(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).number) }
    }

    /// What is deducted without VAT; what was credited of the down payment is taken off
    #[inline]
    pub fn net_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).net_minor }
    }

    /// Its VAT
    #[inline]
    pub fn vat_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).vat_minor }
    }

    /// With VAT
    #[inline]
    pub fn gross_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).gross_minor }
    }

    /// BT-26, yyyymmdd
    #[inline]
    pub fn issue_date(&self) -> Option<Date> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).issue_date != 0 { Some(Date((*self.raw).issue_date)) } else { None } }
    }
}

row! {
    /// What an invoice that deducts down payments has of one category and rate of VAT.
    DeductedRate, taskcore_deducted_rate
}

impl<'a> DeductedRate<'a> {
    /// Such as "S"
    #[inline]
    pub fn category_code(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).category_code) }
    }

    /// Of all items, allowances and charges
    #[inline]
    pub fn whole_taxable_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).whole_taxable_minor }
    }

    /// `whole_tax_minor` of C.
    #[inline]
    pub fn whole_tax_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).whole_tax_minor }
    }

    /// Of the down payments
    #[inline]
    pub fn deducted_taxable_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).deducted_taxable_minor }
    }

    /// `deducted_tax_minor` of C.
    #[inline]
    pub fn deducted_tax_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).deducted_tax_minor }
    }

    /// What is left: what the invoice adds to turnover and to the VAT that is due
    #[inline]
    pub fn rest_taxable_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).rest_taxable_minor }
    }

    /// `rest_tax_minor` of C.
    #[inline]
    pub fn rest_tax_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).rest_tax_minor }
    }

    /// `TASKCORE_VAT_...`
    #[inline]
    pub fn category(&self) -> VatCategory {
        // SAFETY: the row is there during 'a.
        unsafe { VatCategory((*self.raw).category) }
    }

    /// Of a percent
    #[inline]
    pub fn rate_thousandths(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).rate_thousandths }
    }
}

row! {
    /// Money that came in for an invoice, or went out for a credit note.
    Payment, taskcore_payment
}

impl<'a> Payment<'a> {
    /// `id` of C.
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// `uid` of C.
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// `invoice_id` of C.
    #[inline]
    pub fn invoice_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).invoice_id }
    }

    /// `amount_minor` of C.
    #[inline]
    pub fn amount_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).amount_minor }
    }

    /// Of UNTDID 4461, such as "58"; "" when it was not said
    #[inline]
    pub fn means(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).means) }
    }

    /// `reference` of C.
    #[inline]
    pub fn reference(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).reference) }
    }

    /// `notes` of C.
    #[inline]
    pub fn notes(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).notes) }
    }

    /// Of the invoice, ISO 4217
    #[inline]
    pub fn currency(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).currency) }
    }

    /// yyyymmdd
    #[inline]
    pub fn date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).date) }
    }
}

row! {
    /// A message with an invoice, and what became of it.
    Email, taskcore_email
}

impl<'a> Email<'a> {
    /// `id` of C.
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// `uid` of C.
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// `invoice_id` of C.
    #[inline]
    pub fn invoice_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).invoice_id }
    }

    /// `message_id` of C.
    #[inline]
    pub fn message_id(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).message_id) }
    }

    /// Joined by ", "
    #[inline]
    pub fn recipients(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).recipients) }
    }

    /// `subject` of C.
    #[inline]
    pub fn subject(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).subject) }
    }

    /// "" unless it failed
    #[inline]
    pub fn error(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).error) }
    }

    /// `created_ms` of C.
    #[inline]
    pub fn created(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).created_ms) }
    }

    /// 0 while sending
    #[inline]
    pub fn finished(&self) -> Option<Timestamp> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).finished_ms != 0 { Some(Timestamp((*self.raw).finished_ms)) } else { None } }
    }

    /// `TASKCORE_EMAIL_STATE_...`
    #[inline]
    pub fn state(&self) -> EmailState {
        // SAFETY: the row is there during 'a.
        unsafe { EmailState((*self.raw).state) }
    }
}

row! {
    /// All of an invoice. Its strings and arrays live in its
    /// [`taskcore_invoice_document`](crate::InvoiceDocument).
    InvoiceContent, taskcore_invoice_content
}

impl<'a> InvoiceContent<'a> {
    /// `invoice` of C.
    #[inline]
    pub fn invoice(&self) -> Option<Invoice<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { one((*self.raw).invoice) }
    }

    /// As issued; of a draft as it is now
    #[inline]
    pub fn seller(&self) -> Option<Party> {
        // SAFETY: the row is there during 'a.
        unsafe { copies((*self.raw).seller, 1).pop() }
    }

    /// likewise
    #[inline]
    pub fn buyer(&self) -> Option<Party> {
        // SAFETY: the row is there during 'a.
        unsafe { copies((*self.raw).buyer, 1).pop() }
    }

    /// `lines` of C.
    #[inline]
    pub fn lines(&self) -> Rows<'a, InvoiceLine<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).lines, (*self.raw).line_count) }
    }

    /// `adjustments` of C.
    #[inline]
    pub fn adjustments(&self) -> Rows<'a, InvoiceAdjustment<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).adjustments, (*self.raw).adjustment_count) }
    }

    /// `vat_rows` of C.
    #[inline]
    pub fn vat_rows(&self) -> Rows<'a, VatRow<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).vat_rows, (*self.raw).vat_row_count) }
    }

    /// `payments` of C.
    #[inline]
    pub fn payments(&self) -> Rows<'a, Payment<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).payments, (*self.raw).payment_count) }
    }

    /// `emails` of C.
    #[inline]
    pub fn emails(&self) -> Rows<'a, Email<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).emails, (*self.raw).email_count) }
    }

    /// Issued for it, and drafts
    #[inline]
    pub fn credit_note_ids(&self) -> &'a [i64] {
        // SAFETY: the row is there during 'a.
        unsafe { slice((*self.raw).credit_note_ids, (*self.raw).credit_note_count) }
    }

    /// BT-106
    #[inline]
    pub fn line_total_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).line_total_minor }
    }

    /// BT-107
    #[inline]
    pub fn allowance_total_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).allowance_total_minor }
    }

    /// BT-108
    #[inline]
    pub fn charge_total_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).charge_total_minor }
    }

    /// BT-113
    #[inline]
    pub fn prepaid_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).prepaid_minor }
    }

    /// BT-111; 0 when the invoice is in EUR
    #[inline]
    pub fn vat_in_euro_cents(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).vat_in_euro_cents }
    }

    /// 0 when it is not known
    #[inline]
    pub fn exchange_rate_millionths(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).exchange_rate_millionths }
    }

    /// `series` of C.
    #[inline]
    pub fn series(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).series) }
    }

    /// `language` of C.
    #[inline]
    pub fn language(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).language) }
    }

    /// `business_process` of C.
    #[inline]
    pub fn business_process(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).business_process) }
    }

    /// `buyer_reference` of C.
    #[inline]
    pub fn buyer_reference(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).buyer_reference) }
    }

    /// `order_reference` of C.
    #[inline]
    pub fn order_reference(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).order_reference) }
    }

    /// `contract_reference` of C.
    #[inline]
    pub fn contract_reference(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).contract_reference) }
    }

    /// `payment_terms` of C.
    #[inline]
    pub fn payment_terms(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).payment_terms) }
    }

    /// `late_penalty` of C.
    #[inline]
    pub fn late_penalty(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).late_penalty) }
    }

    /// `recovery_fee` of C.
    #[inline]
    pub fn recovery_fee(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).recovery_fee) }
    }

    /// `early_discount` of C.
    #[inline]
    pub fn early_discount(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).early_discount) }
    }

    /// `notes` of C.
    #[inline]
    pub fn notes(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).notes) }
    }

    /// `preceding_number` of C.
    #[inline]
    pub fn preceding_number(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).preceding_number) }
    }

    /// `preceding_date` of C.
    #[inline]
    pub fn preceding_date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).preceding_date) }
    }

    /// `payment_days` of C.
    #[inline]
    pub fn payment_days(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).payment_days }
    }

    /// `delivery_date` of C.
    #[inline]
    pub fn delivery_date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).delivery_date) }
    }

    /// `first_date` of C.
    #[inline]
    pub fn first_date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).first_date) }
    }

    /// `last_date` of C.
    #[inline]
    pub fn last_date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).last_date) }
    }

    /// 1: vat_in_euro_cents counts
    #[inline]
    pub fn has_vat_in_euro(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).has_vat_in_euro != 0 }
    }

    /// As issued; of a draft as it is now
    #[inline]
    pub fn buyer_kind(&self) -> ClientKind {
        // SAFETY: the row is there during 'a.
        unsafe { ClientKind((*self.raw).buyer_kind) }
    }

    /// 1: prices, discounts, allowances and charges include VAT
    #[inline]
    pub fn has_gross_prices(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).has_gross_prices != 0 }
    }

    /// The down payments that it deducts
    #[inline]
    pub fn deductions(&self) -> Rows<'a, InvoiceDeduction<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).deductions, (*self.raw).deduction_count) }
    }

    /// By category and rate; none where nothing is deducted
    #[inline]
    pub fn deducted_rates(&self) -> Rows<'a, DeductedRate<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).deducted_rates, (*self.raw).deducted_rate_count) }
    }

    /// What the deductions come to with VAT
    #[inline]
    pub fn deducted_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).deducted_minor }
    }

    /// The corrected invoice that stands in its place; 0 for none
    #[inline]
    pub fn replacement_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).replacement_id }
    }

    /// 1: the deductions are in prepaid_minor; 0: they are lines of a quantity below 0
    #[inline]
    pub fn has_prepaid_deductions(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).has_prepaid_deductions != 0 }
    }

    /// Of the quote that it was made of
    #[inline]
    pub fn quote_number(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).quote_number) }
    }

    /// Of a quote: what was made of it, drafts too
    #[inline]
    pub fn quoted_ids(&self) -> &'a [i64] {
        // SAFETY: the row is there during 'a.
        unsafe { slice((*self.raw).quoted_ids, (*self.raw).quoted_count) }
    }

    /// By which rules it is written: "facturx", "xrechnung" or "peppol"; "" for what is no file, as
    /// a quote
    #[inline]
    pub fn invoice_profile(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).invoice_profile) }
    }

    /// When its VAT is due (BT-8), its own or the seller's; "" when nobody says it
    #[inline]
    pub fn vat_point(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).vat_point) }
    }

    /// BT-70
    #[inline]
    pub fn delivery_name(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).delivery_name) }
    }

    /// BT-75
    #[inline]
    pub fn delivery_street(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).delivery_street) }
    }

    /// BT-76
    #[inline]
    pub fn delivery_street_2(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).delivery_street_2) }
    }

    /// BT-78
    #[inline]
    pub fn delivery_postal_code(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).delivery_postal_code) }
    }

    /// BT-77
    #[inline]
    pub fn delivery_city(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).delivery_city) }
    }

    /// BT-79
    #[inline]
    pub fn delivery_region(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).delivery_region) }
    }

    /// BT-80
    #[inline]
    pub fn delivery_country(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).delivery_country) }
    }

    /// BT-114: what makes the total what was agreed, where no VAT comes to that
    #[inline]
    pub fn rounding_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).rounding_minor }
    }
}

row! {
    /// What is owed of invoices of one currency, by how long they are overdue.
    Ageing, taskcore_ageing
}

impl<'a> Ageing<'a> {
    /// `currency` of C.
    #[inline]
    pub fn currency(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).currency) }
    }

    /// `balance_minor` of C.
    #[inline]
    pub fn balance_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).balance_minor }
    }

    /// `invoice_count` of C.
    #[inline]
    pub fn invoice_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).invoice_count }
    }

    /// Days overdue: 0 for what is not due yet, else 1, 31, 61 or 91
    #[inline]
    pub fn first_day(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).first_day }
    }

    /// 0, 30, 60, 90, or INT32_MAX
    #[inline]
    pub fn last_day(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).last_day }
    }
}

row! {
    /// What was invoiced in a month in one currency; credit notes are taken off.
    Turnover, taskcore_turnover
}

impl<'a> Turnover<'a> {
    /// `currency` of C.
    #[inline]
    pub fn currency(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).currency) }
    }

    /// `invoice_count` of C.
    #[inline]
    pub fn invoice_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).invoice_count }
    }

    /// `credit_note_count` of C.
    #[inline]
    pub fn credit_note_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).credit_note_count }
    }

    /// `net_minor` of C.
    #[inline]
    pub fn net_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).net_minor }
    }

    /// `vat_minor` of C.
    #[inline]
    pub fn vat_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).vat_minor }
    }

    /// `gross_minor` of C.
    #[inline]
    pub fn gross_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).gross_minor }
    }

    /// Of the issue date, yyyymm
    #[inline]
    pub fn month(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).month }
    }
}

row! {
    /// The VAT of a month, a currency, a category and a rate; credit notes are taken off.
    VatTotal, taskcore_vat_total
}

impl<'a> VatTotal<'a> {
    /// `currency` of C.
    #[inline]
    pub fn currency(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).currency) }
    }

    /// `category_code` of C.
    #[inline]
    pub fn category_code(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).category_code) }
    }

    /// `taxable_minor` of C.
    #[inline]
    pub fn taxable_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).taxable_minor }
    }

    /// `tax_minor` of C.
    #[inline]
    pub fn tax_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).tax_minor }
    }

    /// yyyymm
    #[inline]
    pub fn month(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).month }
    }

    /// `TASKCORE_VAT_...`
    #[inline]
    pub fn category(&self) -> VatCategory {
        // SAFETY: the row is there during 'a.
        unsafe { VatCategory((*self.raw).category) }
    }

    /// Of a percent
    #[inline]
    pub fn rate_thousandths(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).rate_thousandths }
    }
}

row! {
    /// A purchase in a list. Its strings live in its list.
    Purchase, taskcore_purchase
}

impl<'a> Purchase<'a> {
    /// `id` of C.
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// `uid` of C.
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// BT-1
    #[inline]
    pub fn number(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).number) }
    }

    /// BT-27
    #[inline]
    pub fn seller_name(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).seller_name) }
    }

    /// BT-40; "" without
    #[inline]
    pub fn seller_country(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).seller_country) }
    }

    /// BT-31, as the file has it; "" without
    #[inline]
    pub fn seller_vat_number(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).seller_vat_number) }
    }

    /// BT-30, likewise; "" without
    #[inline]
    pub fn seller_siren(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).seller_siren) }
    }

    /// Who is paid (BT-59); "": the seller
    #[inline]
    pub fn payee_name(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).payee_name) }
    }

    /// The first account that it can be paid to (BT-84); "" without
    #[inline]
    pub fn iban(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).iban) }
    }

    /// What the payment is to say (BT-83); "" without
    #[inline]
    pub fn payment_reference(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).payment_reference) }
    }

    /// ISO 4217 (BT-5)
    #[inline]
    pub fn currency(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).currency) }
    }

    /// Own ones; "" without
    #[inline]
    pub fn notes(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).notes) }
    }

    /// BT-109
    #[inline]
    pub fn net_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).net_minor }
    }

    /// BT-110
    #[inline]
    pub fn vat_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).vat_minor }
    }

    /// BT-112
    #[inline]
    pub fn gross_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).gross_minor }
    }

    /// BT-113
    #[inline]
    pub fn prepaid_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).prepaid_minor }
    }

    /// BT-115
    #[inline]
    pub fn due_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).due_minor }
    }

    /// What its payments come to
    #[inline]
    pub fn paid_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).paid_minor }
    }

    /// Due - paid: what is owed to the seller, or of a credit note by the seller
    #[inline]
    pub fn balance_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).balance_minor }
    }

    /// When it was received
    #[inline]
    pub fn created(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).created_ms) }
    }

    /// `modified_ms` of C.
    #[inline]
    pub fn modified(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).modified_ms) }
    }

    /// How many bytes its file has
    #[inline]
    pub fn file_length(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).file_length }
    }

    /// BT-3, such as 380 for an invoice, 381 for a credit note, 384 for a corrected invoice, 386
    /// for a down payment, 389 for one that the buyer wrote, 326 for a part
    #[inline]
    pub fn type_code(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).type_code }
    }

    /// `TASKCORE_PURCHASE_STATE_...`
    #[inline]
    pub fn state(&self) -> PurchaseState {
        // SAFETY: the row is there during 'a.
        unsafe { PurchaseState((*self.raw).state) }
    }

    /// Yyyymmdd (BT-2)
    #[inline]
    pub fn issue_date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).issue_date) }
    }

    /// Yyyymmdd (BT-9); 0 for none
    #[inline]
    pub fn due_date(&self) -> Option<Date> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).due_date != 0 { Some(Date((*self.raw).due_date)) } else { None } }
    }

    /// 1: of a type by which the seller owes, such as 381
    #[inline]
    pub fn is_credit(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_credit != 0 }
    }

    /// 1: its file is a PDF file with the data within; 0: it is XML
    #[inline]
    pub fn is_pdf(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_pdf != 0 }
    }
}

row! {
    /// Money that was paid for a purchase, or that came back for a credit note.
    PurchasePayment, taskcore_purchase_payment
}

impl<'a> PurchasePayment<'a> {
    /// `id` of C.
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// `uid` of C.
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// `purchase_id` of C.
    #[inline]
    pub fn purchase_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).purchase_id }
    }

    /// `amount_minor` of C.
    #[inline]
    pub fn amount_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).amount_minor }
    }

    /// Of UNTDID 4461, such as "58"; "" when it was not said
    #[inline]
    pub fn means(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).means) }
    }

    /// `reference` of C.
    #[inline]
    pub fn reference(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).reference) }
    }

    /// `notes` of C.
    #[inline]
    pub fn notes(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).notes) }
    }

    /// Of the purchase, ISO 4217
    #[inline]
    pub fn currency(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).currency) }
    }

    /// yyyymmdd
    #[inline]
    pub fn date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).date) }
    }
}

row! {
    /// What is owed to sellers in one currency.
    PurchaseTotal, taskcore_purchase_total
}

impl<'a> PurchaseTotal<'a> {
    /// ISO 4217
    #[inline]
    pub fn currency(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).currency) }
    }

    /// Of invoices
    #[inline]
    pub fn owed_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).owed_minor }
    }

    /// Of those, what is overdue
    #[inline]
    pub fn overdue_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).overdue_minor }
    }

    /// What sellers owe: of credit notes, and of invoices below 0
    #[inline]
    pub fn credit_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).credit_minor }
    }

    /// Owed - credit
    #[inline]
    pub fn balance_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).balance_minor }
    }

    /// Of how many purchases something is open
    #[inline]
    pub fn purchase_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).purchase_count }
    }

    /// Of those, how many are overdue
    #[inline]
    pub fn overdue_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).overdue_count }
    }
}

row! {
    /// A line of a purchase (BG-25).
    PurchaseLine, taskcore_purchase_line
}

impl<'a> PurchaseLine<'a> {
    /// BT-126
    #[inline]
    pub fn line_id(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).line_id) }
    }

    /// BT-153
    #[inline]
    pub fn name(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).name) }
    }

    /// BT-154; "" without, as all that follows
    #[inline]
    pub fn details(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).details) }
    }

    /// BT-127
    #[inline]
    pub fn note(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).note) }
    }

    /// The seller's (BT-155)
    #[inline]
    pub fn item_number(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).item_number) }
    }

    /// A decimal (BT-129)
    #[inline]
    pub fn quantity(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).quantity) }
    }

    /// A code of UN/ECE Recommendation 20 or 21 (BT-130)
    #[inline]
    pub fn unit(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).unit) }
    }

    /// A decimal (BT-146)
    #[inline]
    pub fn net_price(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).net_price) }
    }

    /// A decimal (BT-148)
    #[inline]
    pub fn gross_price(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).gross_price) }
    }

    /// A decimal (BT-147)
    #[inline]
    pub fn price_discount(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).price_discount) }
    }

    /// How many the price is for, a decimal (BT-149)
    #[inline]
    pub fn price_quantity(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).price_quantity) }
    }

    /// The category, such as "S" (BT-151)
    #[inline]
    pub fn vat_code(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).vat_code) }
    }

    /// A decimal (BT-152)
    #[inline]
    pub fn vat_percent(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).vat_percent) }
    }

    /// BT-131
    #[inline]
    pub fn net_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).net_minor }
    }

    /// What its allowances come to (BT-136)
    #[inline]
    pub fn allowance_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).allowance_minor }
    }

    /// What its charges come to (BT-141)
    #[inline]
    pub fn charge_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).charge_minor }
    }

    /// Yyyymmdd (BT-134); 0 for none
    #[inline]
    pub fn first_date(&self) -> Option<Date> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).first_date != 0 { Some(Date((*self.raw).first_date)) } else { None } }
    }

    /// Likewise (BT-135)
    #[inline]
    pub fn last_date(&self) -> Option<Date> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).last_date != 0 { Some(Date((*self.raw).last_date)) } else { None } }
    }
}

row! {
    /// An allowance or a charge of a purchase: on the whole of it (BG-20, BG-21), or on a line
    /// (BG-27, BG-28).
    PurchaseAdjustment, taskcore_purchase_adjustment
}

impl<'a> PurchaseAdjustment<'a> {
    /// BT-126 of its line; "": on the whole
    #[inline]
    pub fn line_id(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).line_id) }
    }

    /// BT-97, BT-104, BT-139, BT-144; "" without, as all that follows
    #[inline]
    pub fn reason(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).reason) }
    }

    /// BT-98, BT-105, BT-140, BT-145
    #[inline]
    pub fn reason_code(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).reason_code) }
    }

    /// A decimal (BT-94, BT-101, BT-138, BT-143)
    #[inline]
    pub fn percent(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).percent) }
    }

    /// The category (BT-95, BT-102)
    #[inline]
    pub fn vat_code(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).vat_code) }
    }

    /// A decimal (BT-96, BT-103)
    #[inline]
    pub fn vat_percent(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).vat_percent) }
    }

    /// BT-92, BT-99, BT-136, BT-141
    #[inline]
    pub fn amount_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).amount_minor }
    }

    /// 0 for an allowance, 1 for a charge
    #[inline]
    pub fn is_charge(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_charge != 0 }
    }
}

row! {
    /// What a purchase taxes in one way (BG-23).
    PurchaseTax, taskcore_purchase_tax
}

impl<'a> PurchaseTax<'a> {
    /// The category, such as "S" (BT-118)
    #[inline]
    pub fn vat_code(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).vat_code) }
    }

    /// A decimal (BT-119); "" without
    #[inline]
    pub fn vat_percent(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).vat_percent) }
    }

    /// BT-120
    #[inline]
    pub fn exemption_reason(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).exemption_reason) }
    }

    /// BT-121
    #[inline]
    pub fn exemption_code(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).exemption_code) }
    }

    /// BT-116
    #[inline]
    pub fn taxable_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).taxable_minor }
    }

    /// BT-117
    #[inline]
    pub fn tax_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).tax_minor }
    }
}

row! {
    /// A way to pay a purchase (BG-16).
    PurchaseMeans, taskcore_purchase_means
}

impl<'a> PurchaseMeans<'a> {
    /// Of UNTDID 4461 (BT-81)
    #[inline]
    pub fn code(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).code) }
    }

    /// BT-82; "" without, as all that follows
    #[inline]
    pub fn label(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).label) }
    }

    /// Or another number of the account (BT-84)
    #[inline]
    pub fn iban(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).iban) }
    }

    /// BT-85
    #[inline]
    pub fn account_name(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).account_name) }
    }

    /// BT-86
    #[inline]
    pub fn bic(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).bic) }
    }

    /// Of a direct debit (BT-89)
    #[inline]
    pub fn mandate(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).mandate) }
    }

    /// Of a direct debit (BT-91)
    #[inline]
    pub fn debited_iban(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).debited_iban) }
    }
}

row! {
    /// An invoice that a purchase refers to (BG-3), such as the one that a credit note is for.
    PurchaseReference, taskcore_purchase_reference
}

impl<'a> PurchaseReference<'a> {
    /// BT-25
    #[inline]
    pub fn number(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).number) }
    }

    /// Yyyymmdd (BT-26); 0 for none
    #[inline]
    pub fn issue_date(&self) -> Option<Date> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).issue_date != 0 { Some(Date((*self.raw).issue_date)) } else { None } }
    }
}

row! {
    /// What a purchase says in words (BG-1).
    PurchaseNote, taskcore_purchase_note
}

impl<'a> PurchaseNote<'a> {
    /// Of UNTDID 4451 (BT-21), such as "PMD"; "" without
    #[inline]
    pub fn code(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).code) }
    }

    /// BT-22
    #[inline]
    pub fn text(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).text) }
    }
}

row! {
    /// All of a purchase, as its file has it; a text that the file does not have is "", and a party
    /// that it does not have has no name. Its strings and arrays live in its
    /// [`taskcore_purchase_document`](crate::PurchaseDocument).
    PurchaseContent, taskcore_purchase_content
}

impl<'a> PurchaseContent<'a> {
    /// As it is listed
    #[inline]
    pub fn purchase(&self) -> Option<Purchase<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { one((*self.raw).purchase) }
    }

    /// BG-4
    #[inline]
    pub fn seller(&self) -> Option<Party> {
        // SAFETY: the row is there during 'a.
        unsafe { copies((*self.raw).seller, 1).pop() }
    }

    /// BG-7
    #[inline]
    pub fn buyer(&self) -> Option<Party> {
        // SAFETY: the row is there during 'a.
        unsafe { copies((*self.raw).buyer, 1).pop() }
    }

    /// BG-10: who is paid, if not the seller
    #[inline]
    pub fn payee(&self) -> Option<Party> {
        // SAFETY: the row is there during 'a.
        unsafe { copies((*self.raw).payee, 1).pop() }
    }

    /// BG-11: the seller's
    #[inline]
    pub fn tax_representative(&self) -> Option<Party> {
        // SAFETY: the row is there during 'a.
        unsafe { copies((*self.raw).tax_representative, 1).pop() }
    }

    /// BG-13: where it was delivered
    #[inline]
    pub fn recipient(&self) -> Option<Party> {
        // SAFETY: the row is there during 'a.
        unsafe { copies((*self.raw).recipient, 1).pop() }
    }

    /// `lines` of C.
    #[inline]
    pub fn lines(&self) -> Rows<'a, PurchaseLine<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).lines, (*self.raw).line_count) }
    }

    /// Those on the whole, then those on lines
    #[inline]
    pub fn adjustments(&self) -> Rows<'a, PurchaseAdjustment<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).adjustments, (*self.raw).adjustment_count) }
    }

    /// `taxes` of C.
    #[inline]
    pub fn taxes(&self) -> Rows<'a, PurchaseTax<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).taxes, (*self.raw).tax_count) }
    }

    /// `means` of C.
    #[inline]
    pub fn means(&self) -> Rows<'a, PurchaseMeans<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).means, (*self.raw).means_count) }
    }

    /// `references` of C.
    #[inline]
    pub fn references(&self) -> Rows<'a, PurchaseReference<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).references, (*self.raw).reference_count) }
    }

    /// The seller's notes
    #[inline]
    pub fn remarks(&self) -> Rows<'a, PurchaseNote<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).remarks, (*self.raw).remark_count) }
    }

    /// The latest first
    #[inline]
    pub fn payments(&self) -> Rows<'a, PurchasePayment<'a>> {
        // SAFETY: the row is there during 'a.
        unsafe { Rows::within((*self.raw).payments, (*self.raw).payment_count) }
    }

    /// BT-106
    #[inline]
    pub fn line_total_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).line_total_minor }
    }

    /// BT-107
    #[inline]
    pub fn allowance_total_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).allowance_total_minor }
    }

    /// BT-108
    #[inline]
    pub fn charge_total_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).charge_total_minor }
    }

    /// BT-114
    #[inline]
    pub fn rounding_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).rounding_minor }
    }

    /// BT-6
    #[inline]
    pub fn tax_currency(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).tax_currency) }
    }

    /// A decimal (BT-111)
    #[inline]
    pub fn tax_in_tax_currency(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).tax_in_tax_currency) }
    }

    /// BT-24
    #[inline]
    pub fn profile(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).profile) }
    }

    /// BT-23
    #[inline]
    pub fn business_process(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).business_process) }
    }

    /// BT-10
    #[inline]
    pub fn buyer_reference(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).buyer_reference) }
    }

    /// BT-11
    #[inline]
    pub fn project_reference(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).project_reference) }
    }

    /// BT-12
    #[inline]
    pub fn contract_reference(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).contract_reference) }
    }

    /// BT-13
    #[inline]
    pub fn order_reference(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).order_reference) }
    }

    /// BT-20
    #[inline]
    pub fn payment_terms(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).payment_terms) }
    }

    /// Yyyymmdd (BT-72); 0 for none
    #[inline]
    pub fn delivery_date(&self) -> Option<Date> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).delivery_date != 0 { Some(Date((*self.raw).delivery_date)) } else { None } }
    }

    /// Of the invoiced period, yyyymmdd (BT-73); 0 for none
    #[inline]
    pub fn first_date(&self) -> Option<Date> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).first_date != 0 { Some(Date((*self.raw).first_date)) } else { None } }
    }

    /// Likewise (BT-74)
    #[inline]
    pub fn last_date(&self) -> Option<Date> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).last_date != 0 { Some(Date((*self.raw).last_date)) } else { None } }
    }
}

row! {
    /// A recurring invoice in a list. Its strings live in its list.
    RecurringInvoice, taskcore_recurring_invoice
}

impl<'a> RecurringInvoice<'a> {
    /// `id` of C.
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// `uid` of C.
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// 0 when it is gone
    #[inline]
    pub fn client_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).client_id }
    }

    /// "" when it is gone
    #[inline]
    pub fn client_name(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).client_name) }
    }

    /// An RRULE of RFC 5545
    #[inline]
    pub fn repeat_rule(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).repeat_rule) }
    }

    /// "": the store's
    #[inline]
    pub fn zone(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).zone) }
    }

    /// ISO 4217
    #[inline]
    pub fn currency(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).currency) }
    }

    /// What a draft of it comes to today, with VAT
    #[inline]
    pub fn gross_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).gross_minor }
    }

    /// `line_count` of C.
    #[inline]
    pub fn line_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).line_count }
    }

    /// How many dates came for which nothing was drafted yet; at most 1,000 are counted
    #[inline]
    pub fn due_count(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).due_count }
    }

    /// Milliseconds since 1970 UTC
    #[inline]
    pub fn created(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).created_ms) }
    }

    /// Milliseconds since 1970 UTC
    #[inline]
    pub fn modified(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).modified_ms) }
    }

    /// yyyymmdd
    #[inline]
    pub fn start_date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).start_date) }
    }

    /// Of the next draft, yyyymmdd; 0 for none any more
    #[inline]
    pub fn next_date(&self) -> Option<Date> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).next_date != 0 { Some(Date((*self.raw).next_date)) } else { None } }
    }

    /// `TASKCORE_RECURRING_PERIOD_...`
    #[inline]
    pub fn period(&self) -> RecurringPeriod {
        // SAFETY: the row is there during 'a.
        unsafe { RecurringPeriod((*self.raw).period) }
    }

    /// `TASKCORE_RECURRING_STATE_...`
    #[inline]
    pub fn state(&self) -> RecurringState {
        // SAFETY: the row is there during 'a.
        unsafe { RecurringState((*self.raw).state) }
    }
}

row! {
    /// A rate of interest for late payment. Its strings live in its list.
    PenaltyRate, taskcore_penalty_rate
}

impl<'a> PenaltyRate<'a> {
    /// `id` of C.
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// `uid` of C.
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// ISO 4217
    #[inline]
    pub fn currency(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).currency) }
    }

    /// "" for none
    #[inline]
    pub fn notes(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).notes) }
    }

    /// `TASKCORE_DEBTOR_...`
    #[inline]
    pub fn debtor(&self) -> Debtor {
        // SAFETY: the row is there during 'a.
        unsafe { Debtor((*self.raw).debtor) }
    }

    /// yyyymmdd
    #[inline]
    pub fn first_date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).first_date) }
    }

    /// Yyyymmdd; 0: until the day before the next rate begins
    #[inline]
    pub fn last_date(&self) -> Option<Date> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).last_date != 0 { Some(Date((*self.raw).last_date)) } else { None } }
    }

    /// A year
    #[inline]
    pub fn rate_basis_points(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).rate_basis_points }
    }
}

row! {
    /// A reminder of payment in a list. Its strings live in its list.
    PaymentReminder, taskcore_payment_reminder
}

impl<'a> PaymentReminder<'a> {
    /// `id` of C.
    #[inline]
    pub fn id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).id }
    }

    /// `uid` of C.
    #[inline]
    pub fn uid(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).uid) }
    }

    /// 0 when it is gone
    #[inline]
    pub fn invoice_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).invoice_id }
    }

    /// Of the invoice
    #[inline]
    pub fn number(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).number) }
    }

    /// Of the invoice
    #[inline]
    pub fn client_name(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).client_name) }
    }

    /// Of the invoice, ISO 4217
    #[inline]
    pub fn currency(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).currency) }
    }

    /// Own words; "": those of its level
    #[inline]
    pub fn text(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).text) }
    }

    /// What was owed of the invoice on its date
    #[inline]
    pub fn owed_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).owed_minor }
    }

    /// `fee_minor` of C.
    #[inline]
    pub fn fee_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).fee_minor }
    }

    /// The compensation for recovery costs
    #[inline]
    pub fn recovery_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).recovery_minor }
    }

    /// Fees and compensation that earlier reminders claimed
    #[inline]
    pub fn earlier_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).earlier_minor }
    }

    /// From the day after the due date to its date
    #[inline]
    pub fn interest_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).interest_minor }
    }

    /// All of these
    #[inline]
    pub fn total_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).total_minor }
    }

    /// How many days something was owed of which no rate of interest holds
    #[inline]
    pub fn uncovered_days(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).uncovered_days }
    }

    /// 0: not yet
    #[inline]
    pub fn sent(&self) -> Option<Timestamp> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).sent_ms != 0 { Some(Timestamp((*self.raw).sent_ms)) } else { None } }
    }

    /// `created_ms` of C.
    #[inline]
    pub fn created(&self) -> Timestamp {
        // SAFETY: the row is there during 'a.
        unsafe { Timestamp((*self.raw).created_ms) }
    }

    /// 1 to 9
    #[inline]
    pub fn level(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).level }
    }

    /// yyyymmdd
    #[inline]
    pub fn date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).date) }
    }

    /// Yyyymmdd; 0: at once
    #[inline]
    pub fn pay_by(&self) -> Option<Date> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).pay_by != 0 { Some(Date((*self.raw).pay_by)) } else { None } }
    }
}

row! {
    /// Days in a row of which interest is alike. Interest is the sum of owed \* rate \* days / 365,
    /// rounded once for all spans of a reminder.
    InterestSpan, taskcore_interest_span
}

impl<'a> InterestSpan<'a> {
    /// ISO 4217
    #[inline]
    pub fn currency(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).currency) }
    }

    /// What was owed of the invoice on each of the days
    #[inline]
    pub fn owed_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).owed_minor }
    }

    /// `days` of C.
    #[inline]
    pub fn days(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).days }
    }

    /// yyyymmdd
    #[inline]
    pub fn first_date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).first_date) }
    }

    /// yyyymmdd
    #[inline]
    pub fn last_date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).last_date) }
    }

    /// A year; with is_covered 0 there is none
    #[inline]
    pub fn rate_basis_points(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).rate_basis_points }
    }

    /// 0: no rate holds for these days, and no interest is claimed of them
    #[inline]
    pub fn is_covered(&self) -> bool {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).is_covered != 0 }
    }
}

row! {
    /// An overdue invoice that is due for a reminder: it had none yet, or that asked for the money
    /// by a day that is over. Its strings live in its list.
    LateInvoice, taskcore_late_invoice
}

impl<'a> LateInvoice<'a> {
    /// `invoice_id` of C.
    #[inline]
    pub fn invoice_id(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).invoice_id }
    }

    /// `number` of C.
    #[inline]
    pub fn number(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).number) }
    }

    /// `client_name` of C.
    #[inline]
    pub fn client_name(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).client_name) }
    }

    /// ISO 4217
    #[inline]
    pub fn currency(&self) -> &'a str {
        // SAFETY: the row is there during 'a.
        unsafe { text((*self.raw).currency) }
    }

    /// What is owed
    #[inline]
    pub fn balance_minor(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).balance_minor }
    }

    /// How long it is overdue
    #[inline]
    pub fn days(&self) -> i64 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).days }
    }

    /// yyyymmdd
    #[inline]
    pub fn due_date(&self) -> Date {
        // SAFETY: the row is there during 'a.
        unsafe { Date((*self.raw).due_date) }
    }

    /// Of its last reminder; 0: it had none
    #[inline]
    pub fn last_date(&self) -> Option<Date> {
        // SAFETY: the row is there during 'a.
        unsafe { if (*self.raw).last_date != 0 { Some(Date((*self.raw).last_date)) } else { None } }
    }

    /// Of the reminder that it is due for
    #[inline]
    pub fn next_level(&self) -> i32 {
        // SAFETY: the row is there during 'a.
        unsafe { (*self.raw).next_level }
    }
}
