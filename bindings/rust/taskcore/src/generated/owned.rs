// SPDX-License-Identifier: Apache-2.0
// Generated from data/taskcore.json by "make header"; do not edit it.
//! Rows as values of the program: what `into_owned` and `to_vec` make.

use super::enumerations::*;
use super::values::*;
use crate::{Date, Moment, Span, Timestamp};

/// One thing that is wrong with an input, or that forbids issuing a draft.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Problem {
    /// Of a draft, which of EN 16931 or of the French rules, such as "BR-FR-10"; else ""
    pub rule: String,
    /// The member that it is about, such as "due", or "seller.siren"
    pub field: String,
    /// A full sentence
    pub message: String,
    /// What the call would return that carries the input out; [`TASKCORE_OK`](crate::Status::OK)
    /// for a warning, which forbids nothing
    pub status: Status,
    /// Of a draft, the function that mends it, such as
    /// "[`taskcore_profile_set`](crate::Store::profile_set)"; else ""
    pub call: String,
}

impl From<super::Problem<'_>> for Problem {
    #[inline]
    fn from(row: super::Problem<'_>) -> Self {
        Self {
            rule: row.rule().into(),
            field: row.field().into(),
            message: row.message().into(),
            status: row.status(),
            call: row.call().into(),
        }
    }
}

/// An own field, as it was when it was read. Its strings and arrays live in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Field {
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: String,
    /// `name` of C.
    pub name: String,
    /// What people read: its name, where it has no other
    pub label: String,
    /// `TASKCORE_FIELD_KIND_...`
    pub kind: FieldKind,
    /// [`TASKCORE_ENTITY_TASK`](crate::Entity::TASK) or
    /// [`TASKCORE_ENTITY_EVENT`](crate::Entity::EVENT)
    pub entity: Entity,
    /// In their order; NULL for none
    pub choices: Vec<String>,
    /// How many tasks or events have a value of it
    pub value_count: i64,
}

impl From<super::Field<'_>> for Field {
    #[inline]
    fn from(row: super::Field<'_>) -> Self {
        Self {
            id: row.id(),
            uid: row.uid().into(),
            name: row.name().into(),
            label: row.label().into(),
            kind: row.kind(),
            entity: row.entity(),
            choices: row.choices().to_vec(),
            value_count: row.value_count(),
        }
    }
}

/// Where a text that was searched for was found.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Highlight {
    /// [`TASKCORE_TASK_TITLE`](crate::TaskField::TITLE),
    /// [`TASKCORE_TASK_NOTES`](crate::TaskField::NOTES) or
    /// [`TASKCORE_TASK_TAGS`](crate::TaskField::TAGS)
    pub field: TaskField,
    /// Which one of the tags, from 0
    pub tag: usize,
    /// In bytes
    pub start: usize,
    /// In bytes
    pub length: usize,
}

impl From<super::Highlight<'_>> for Highlight {
    #[inline]
    fn from(row: super::Highlight<'_>) -> Self {
        Self {
            field: row.field(),
            tag: row.tag(),
            start: row.start(),
            length: row.length(),
        }
    }
}

/// A task, as it was when it was read. Its strings and arrays live in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Task {
    /// The optional ones that it has: NOTES, TAGS, DUE, COMPLETED, DELETED, START,
    /// ESTIMATED_DURATION, URL, REMINDERS, REPEAT_RULE, PARENT, DEPENDS_ON, ZONE, EXCLUDED_DATES,
    /// ADDED_DATES, OCCURRENCE, STARTED, CANCELLED, PLANNED, SECTION, LINKS, FIELD_VALUES,
    /// HOURLY_RATE, UNTIL
    pub fields: TaskField,
    /// Of this store; never used again
    pub id: i64,
    /// For other devices and files
    pub uid: String,
    /// `title` of C.
    pub title: String,
    /// "" when it has none
    pub notes: String,
    /// `project_id` of C.
    pub project_id: i64,
    /// Its path, which is its name unless it is below others
    pub project: String,
    /// Sorted; NULL when it has none
    pub tags: Vec<String>,
    /// `TASKCORE_TASK_STATUS_...`
    pub status: TaskStatus,
    /// `TASKCORE_PRIORITY_...`
    pub priority: Priority,
    /// 0 or 1
    pub is_favourite: bool,
    /// `TASKCORE_MOMENT_...`
    pub due: Moment,
    /// `TASKCORE_MOMENT_...`
    pub start: Moment,
    /// `created_ms` of C.
    pub created: Timestamp,
    /// `modified_ms` of C.
    pub modified: Timestamp,
    /// With [`TASKCORE_TASK_COMPLETED`](crate::TaskField::COMPLETED) in fields
    pub completed: Option<Timestamp>,
    /// With [`TASKCORE_TASK_DELETED`](crate::TaskField::DELETED) in fields
    pub deleted: Option<Timestamp>,
    /// [`TASKCORE_SLOT_MORNING`](crate::Slot::MORNING) or `_EVENING`: what it is kept as
    pub slot: Slot,
    /// `TASKCORE_SLOT_...`: where it stands today, were it open
    pub current_slot: Slot,
    /// `TASKCORE_TASK_STATE_...`
    pub states: TaskState,
    /// In thousandths; 0 when it is not open
    pub urgency: i32,
    /// In a tree, how many tasks of the list it is under; else 0
    pub depth: i32,
    /// 0 when it has none
    pub estimated_duration: Option<Span>,
    /// "" when it has none
    pub url: String,
    /// In the order of time; NULL when it has none
    pub reminders: Vec<Reminder>,
    /// "" when it has none
    pub repeat_rule: String,
    /// 0 when it has none
    pub parent_id: i64,
    /// Sorted; NULL when it depends on none
    pub depends_on: Vec<i64>,
    /// Direct ones, neither in the trash nor cancelled
    pub subtask_count: i64,
    /// Of these
    pub subtask_completed_count: i64,
    /// Of the query's text; NULL without
    pub highlights: Vec<Highlight>,
    /// In which it repeats; "" for the store's
    pub zone: String,
    /// Of a task that repeats: which one it stands for, as a local time such as "20261224T170000";
    /// with the uid it names the occurrence; else ""
    pub occurrence: String,
    /// Local times with spaces between; "" for none
    pub excluded_dates: String,
    /// `added_dates` of C.
    pub added_dates: String,
    /// Of the task that this is a changed occurrence of; else ""
    pub series_uid: String,
    /// `TASKCORE_REPEAT_...`
    pub repeat_mode: RepeatMode,
    /// With [`TASKCORE_TASK_STARTED`](crate::TaskField::STARTED) in fields: since when it is in
    /// progress
    pub started: Option<Timestamp>,
    /// With [`TASKCORE_TASK_CANCELLED`](crate::TaskField::CANCELLED) in fields
    pub cancelled: Option<Timestamp>,
    /// `TASKCORE_MOMENT_...`: when it is meant to be done
    pub planned: Moment,
    /// `TASKCORE_MOMENT_...`: after it the task is pointless
    pub until: Moment,
    /// The uid of the section of its project that it is below; "" for none
    pub section_uid: String,
    /// Of own fields, in the order of these; NULL when it has none
    pub field_values: Vec<FieldValue>,
    /// In their order; NULL when it has none
    pub links: Vec<Link>,
    /// What an hour of it costs; 0 when it does not say
    pub hourly_rate_millionths: Option<i64>,
    /// Which of its times float, and so hold by the clock wherever one is:
    /// [`TASKCORE_TASK_START`](crate::TaskField::START), `_PLANNED`, `_DUE` and `_UNTIL`; their
    /// kind is [`TASKCORE_MOMENT_DATE_TIME`](crate::MomentKind::DATE_TIME), and their _ms are what
    /// they are in the store's zone
    pub floating: TaskField,
}

impl From<super::Task<'_>> for Task {
    #[inline]
    fn from(row: super::Task<'_>) -> Self {
        Self {
            fields: row.fields(),
            id: row.id(),
            uid: row.uid().into(),
            title: row.title().into(),
            notes: row.notes().into(),
            project_id: row.project_id(),
            project: row.project().into(),
            tags: row.tags().to_vec(),
            status: row.status(),
            priority: row.priority(),
            is_favourite: row.is_favourite(),
            due: row.due(),
            start: row.start(),
            created: row.created(),
            modified: row.modified(),
            completed: row.completed(),
            deleted: row.deleted(),
            slot: row.slot(),
            current_slot: row.current_slot(),
            states: row.states(),
            urgency: row.urgency(),
            depth: row.depth(),
            estimated_duration: row.estimated_duration(),
            url: row.url().into(),
            reminders: row.reminders(),
            repeat_rule: row.repeat_rule().into(),
            parent_id: row.parent_id(),
            depends_on: row.depends_on().to_vec(),
            subtask_count: row.subtask_count(),
            subtask_completed_count: row.subtask_completed_count(),
            highlights: row.highlights().to_vec(),
            zone: row.zone().into(),
            occurrence: row.occurrence().into(),
            excluded_dates: row.excluded_dates().into(),
            added_dates: row.added_dates().into(),
            series_uid: row.series_uid().into(),
            repeat_mode: row.repeat_mode(),
            started: row.started(),
            cancelled: row.cancelled(),
            planned: row.planned(),
            until: row.until(),
            section_uid: row.section_uid().into(),
            field_values: row.field_values(),
            links: row.links(),
            hourly_rate_millionths: row.hourly_rate_millionths(),
            floating: row.floating(),
        }
    }
}

/// Some tasks of a grouped list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Group {
    /// The id of a project, section, tag or parent, a day as yyyymmdd, the Monday of a week, or 0
    /// for none; or a priority or a slot
    pub key: i64,
    /// Such as "Home", "2026-12-24", "2026-W52" or "P1"; it lives in the list
    pub label: String,
    /// The index of its first row; with row_count 0: where it would be
    pub first: usize,
    /// How many rows of the list are in it
    pub row_count: usize,
    /// How many tasks it has, whatever the limit and offset
    pub total_count: i64,
}

impl From<super::Group<'_>> for Group {
    #[inline]
    fn from(row: super::Group<'_>) -> Self {
        Self {
            key: row.key(),
            label: row.label().into(),
            first: row.first(),
            row_count: row.row_count(),
            total_count: row.total_count(),
        }
    }
}

/// A project, as it was when it was read. Its strings live in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Project {
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: String,
    /// `name` of C.
    pub name: String,
    /// Of its tasks
    pub open_count: i64,
    /// Of its tasks
    pub completed_count: i64,
    /// Milliseconds since 1970 UTC
    pub created: Timestamp,
    /// "" when it has none
    pub description: String,
    /// "" when it has none
    pub icon: String,
    /// With is_archived: since when
    pub archived: Option<Timestamp>,
    /// 0 or 1
    pub is_archived: bool,
    /// `TASKCORE_COLOUR_...`
    pub colour: Colour,
    /// The names of the projects that it is below and its own, with dots between: "Work.Garden"
    pub path: String,
    /// The project that it is below; 0: none
    pub parent_id: i64,
    /// Of its tasks and those of the projects below it; archived ones count only below an archived
    /// one
    pub tree_open_count: i64,
    /// likewise
    pub tree_completed_count: i64,
    /// How many projects it is below
    pub depth: i32,
    /// The client that it says it is for; 0: none, and that of the project above it counts
    pub client_id: i64,
    /// What an hour costs; 0: none, and that of the project above it counts, or of the client
    pub hourly_rate_millionths: Option<i64>,
}

impl From<super::Project<'_>> for Project {
    #[inline]
    fn from(row: super::Project<'_>) -> Self {
        Self {
            id: row.id(),
            uid: row.uid().into(),
            name: row.name().into(),
            open_count: row.open_count(),
            completed_count: row.completed_count(),
            created: row.created(),
            description: row.description().into(),
            icon: row.icon().into(),
            archived: row.archived(),
            is_archived: row.is_archived(),
            colour: row.colour(),
            path: row.path().into(),
            parent_id: row.parent_id(),
            tree_open_count: row.tree_open_count(),
            tree_completed_count: row.tree_completed_count(),
            depth: row.depth(),
            client_id: row.client_id(),
            hourly_rate_millionths: row.hourly_rate_millionths(),
        }
    }
}

/// A heading within a project, as it was when it was read. Its strings live in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct ProjectSection {
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: String,
    /// `name` of C.
    pub name: String,
    /// The project that it is in
    pub project_id: i64,
    /// Of the tasks that are below it
    pub open_count: i64,
    /// Of the tasks that are below it
    pub completed_count: i64,
}

impl From<super::ProjectSection<'_>> for ProjectSection {
    #[inline]
    fn from(row: super::ProjectSection<'_>) -> Self {
        Self {
            id: row.id(),
            uid: row.uid().into(),
            name: row.name().into(),
            project_id: row.project_id(),
            open_count: row.open_count(),
            completed_count: row.completed_count(),
        }
    }
}

/// A tag that at least one task outside of the trash or an event has, or that has a colour, as it
/// was when it was read. Its name lives in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Tag {
    /// `name` of C.
    pub name: String,
    /// Of the tasks that have it
    pub open_count: i64,
    /// Of the tasks that have it
    pub completed_count: i64,
    /// `TASKCORE_COLOUR_...`
    pub colour: Colour,
    /// How many events have it; a series counts once, and each changed occurrence
    pub event_count: i64,
}

impl From<super::Tag<'_>> for Tag {
    #[inline]
    fn from(row: super::Tag<'_>) -> Self {
        Self {
            name: row.name().into(),
            open_count: row.open_count(),
            completed_count: row.completed_count(),
            colour: row.colour(),
            event_count: row.event_count(),
        }
    }
}

/// A saved filter, as it was when it was read. Its strings live in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Filter {
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: String,
    /// `name` of C.
    pub name: String,
    /// `query` of C.
    pub query: String,
    /// Milliseconds since 1970 UTC
    pub created: Timestamp,
    /// `TASKCORE_COLOUR_...`
    pub colour: Colour,
}

impl From<super::Filter<'_>> for Filter {
    #[inline]
    fn from(row: super::Filter<'_>) -> Self {
        Self {
            id: row.id(),
            uid: row.uid().into(),
            name: row.name().into(),
            query: row.query().into(),
            created: row.created(),
            colour: row.colour(),
        }
    }
}

/// A template, as it was when it was read. Its strings live in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Template {
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: String,
    /// `name` of C.
    pub name: String,
    /// How many tasks are made of it
    pub task_count: i64,
    /// Milliseconds since 1970 UTC
    pub created: Timestamp,
    /// Milliseconds since 1970 UTC
    pub modified: Timestamp,
    /// 1: of a project; 0: of a task with its subtasks
    pub is_project: bool,
}

impl From<super::Template<'_>> for Template {
    #[inline]
    fn from(row: super::Template<'_>) -> Self {
        Self {
            id: row.id(),
            uid: row.uid().into(),
            name: row.name().into(),
            task_count: row.task_count(),
            created: row.created(),
            modified: row.modified(),
            is_project: row.is_project(),
        }
    }
}

/// A task that a template makes. Its strings live in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct TemplateTask {
    /// `title` of C.
    pub title: String,
    /// The name of the section that it comes to be below; "" for none
    pub section: String,
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
    pub has_start: bool,
    /// 0 or 1
    pub has_due: bool,
}

impl From<super::TemplateTask<'_>> for TemplateTask {
    #[inline]
    fn from(row: super::TemplateTask<'_>) -> Self {
        Self {
            title: row.title().into(),
            section: row.section().into(),
            depth: row.depth(),
            start_day: row.start_day(),
            start_time_s: row.start_time_s(),
            due_day: row.due_day(),
            due_time_s: row.due_time_s(),
            has_start: row.has_start(),
            has_due: row.has_due(),
        }
    }
}

/// A part of a line that was understood.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Token {
    /// What it says, such as [`TASKCORE_TASK_DUE`](crate::TaskField::DUE) or
    /// [`TASKCORE_TASK_TAGS_ADDED`](crate::TaskField::TAGS_ADDED)
    pub field: TaskField,
    /// In bytes
    pub start: usize,
    /// In bytes
    pub length: usize,
}

impl From<super::Token<'_>> for Token {
    #[inline]
    fn from(row: super::Token<'_>) -> Self {
        Self {
            field: row.field(),
            start: row.start(),
            length: row.length(),
        }
    }
}

/// A part of a line that looks as if it meant something, and is a part of the title.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct UnreadPart {
    /// What it would have said, such as [`TASKCORE_TASK_DUE`](crate::TaskField::DUE); 0 when nobody
    /// can tell
    pub field: TaskField,
    /// In bytes
    pub start: usize,
    /// In bytes
    pub length: usize,
    /// A sentence that says why, and what would be right
    pub message: String,
    /// `TASKCORE_UNREAD_...`: why
    pub reason: UnreadReason,
}

impl From<super::UnreadPart<'_>> for UnreadPart {
    #[inline]
    fn from(row: super::UnreadPart<'_>) -> Self {
        Self {
            field: row.field(),
            start: row.start(),
            length: row.length(),
            message: row.message().into(),
            reason: row.reason(),
        }
    }
}

/// What a line of quick add says; all of it lives in its handle.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct QuickAddContent {
    /// Ready for [`taskcore_task_add`](crate::Store::task_add), or for
    /// [`taskcore_task_update`](crate::Store::task_update) when it is of changes
    pub input: Option<TaskInput>,
    /// In the order of the line; NULL for none
    pub tokens: Vec<Token>,
    /// What was not read, in the order of the line; NULL for none
    pub unread: Vec<UnreadPart>,
    /// What was understood, for people: "Pay rent - Mon 23 Nov 17:00, new project Homme, every
    /// month"
    pub summary: String,
    /// The project that is to be made; NULL when there is one, or none is said
    pub new_project: String,
    /// The project that was probably meant instead; NULL for none
    pub nearest_project: String,
    /// The tags that no task has yet; NULL for none
    pub new_tags: Vec<String>,
}

impl From<super::QuickAddContent<'_>> for QuickAddContent {
    #[inline]
    fn from(row: super::QuickAddContent<'_>) -> Self {
        Self {
            input: row.input(),
            tokens: row.tokens().to_vec(),
            unread: row.unread().to_vec(),
            summary: row.summary().into(),
            new_project: row.new_project().into(),
            nearest_project: row.nearest_project().into(),
            new_tags: row.new_tags().to_vec(),
        }
    }
}

/// One property of a task that changed once, as it was read. Its strings live in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct HistoryEntry {
    /// Those of one call have the same
    pub step_id: i64,
    /// Milliseconds since 1970 UTC
    pub at: Timestamp,
    /// The uid of the device that did it
    pub device: String,
    /// Such as "title"; "id" where it came into being or went
    pub property: String,
    /// As a text; NULL when it had none
    pub old_value: String,
    /// As a text; NULL when it has none any more
    pub new_value: String,
    /// `TASKCORE_ACTION_...`
    pub action: Action,
    /// What its people call that device now; "": none that is known here
    pub device_name: String,
}

impl From<super::HistoryEntry<'_>> for HistoryEntry {
    #[inline]
    fn from(row: super::HistoryEntry<'_>) -> Self {
        Self {
            step_id: row.step_id(),
            at: row.at(),
            device: row.device().into(),
            property: row.property().into(),
            old_value: row.old_value().into(),
            new_value: row.new_value().into(),
            action: row.action(),
            device_name: row.device_name().into(),
        }
    }
}

/// One task as a line on a screen; its strings live in its handle.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Row {
    /// `task_id` of C.
    pub task_id: i64,
    /// `title` of C.
    pub title: String,
    /// Such as "Today 17:00" or "2 days overdue"; "" without
    pub due_label: String,
    /// "" for Inbox
    pub project_label: String,
    /// Such as "@bank @home"; "" without
    pub tags_label: String,
    /// "P0" to "P3", or ""
    pub priority_label: String,
    /// Of its subtasks, such as "1 of 3"; "" without
    pub progress_label: String,
    /// Such as "Waits for" and a title; "" when it waits for none
    pub blocked_label: String,
    /// 1 when it is done or cancelled
    pub is_struck_through: bool,
    /// 0 or 1
    pub is_favourite: bool,
    /// 0 or 1
    pub is_overdue: bool,
    /// 1 with a due
    pub has_days_remaining: bool,
    /// From today to the due's day; negative when it is over
    pub days_remaining: i32,
    /// How far it is to be indented
    pub depth: i32,
    /// `TASKCORE_COLOUR_...`: of the priority; green when it is done, grey when it is cancelled or
    /// expired
    pub colour: Colour,
    /// `TASKCORE_COLOUR_...`: red when overdue, orange today, else grey
    pub due_colour: Colour,
    /// What may be done with it now: `TASKCORE_ALLOWS_...` joined by |
    pub actions: AllowedAction,
    /// `TASKCORE_ROW_...`: what tells it apart from others
    pub state: RowState,
}

impl From<super::Row<'_>> for Row {
    #[inline]
    fn from(row: super::Row<'_>) -> Self {
        Self {
            task_id: row.task_id(),
            title: row.title().into(),
            due_label: row.due_label().into(),
            project_label: row.project_label().into(),
            tags_label: row.tags_label().into(),
            priority_label: row.priority_label().into(),
            progress_label: row.progress_label().into(),
            blocked_label: row.blocked_label().into(),
            is_struck_through: row.is_struck_through(),
            is_favourite: row.is_favourite(),
            is_overdue: row.is_overdue(),
            has_days_remaining: row.has_days_remaining(),
            days_remaining: row.days_remaining(),
            depth: row.depth(),
            colour: row.colour(),
            due_colour: row.due_colour(),
            actions: row.actions(),
            state: row.state(),
        }
    }
}

/// A part of the home screen with a heading.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Section {
    /// Such as "Morning"
    pub title: String,
    /// The index of its first row
    pub first: usize,
    /// `row_count` of C.
    pub row_count: usize,
    /// May be more than its rows
    pub total_count: i64,
    /// `TASKCORE_SECTION_...`
    pub kind: SectionKind,
}

impl From<super::Section<'_>> for Section {
    #[inline]
    fn from(row: super::Section<'_>) -> Self {
        Self {
            title: row.title().into(),
            first: row.first(),
            row_count: row.row_count(),
            total_count: row.total_count(),
            kind: row.kind(),
        }
    }
}

/// A choice above the home screen.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Chip {
    /// `title` of C.
    pub title: String,
    /// In the language of queries; "" for all
    pub query: String,
    /// Of the project or filter; else 0
    pub id: i64,
    /// How many open tasks it shows
    pub open_count: i64,
    /// `TASKCORE_CHIP_...`
    pub kind: ChipKind,
    /// `TASKCORE_COLOUR_...`
    pub colour: Colour,
    /// 0 or 1
    pub is_selected: bool,
}

impl From<super::Chip<'_>> for Chip {
    #[inline]
    fn from(row: super::Chip<'_>) -> Self {
        Self {
            title: row.title().into(),
            query: row.query().into(),
            id: row.id(),
            open_count: row.open_count(),
            kind: row.kind(),
            colour: row.colour(),
            is_selected: row.is_selected(),
        }
    }
}

/// The home screen; all of it lives in its handle.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct HomeContent {
    /// "My Tasks"
    pub title: String,
    /// Such as "Thursday 24 December"
    pub date_label: String,
    /// Of today, such as "3 of 5 done"; "" without tasks
    pub progress_label: String,
    /// `chips` of C.
    pub chips: Vec<Chip>,
    /// Those with rows
    pub sections: Vec<Section>,
    /// `rows` of C.
    pub rows: Vec<Row>,
    /// Open tasks, but for hidden and archived ones
    pub open_count: i64,
    /// Tasks and occurrences, wherever they are by now, as the report and the pulse count them
    pub completed_today_count: i64,
    /// Such as "A fresh start"; "All done" may stand above what was completed today; "" when there
    /// is something to do or to show
    pub empty_title: String,
    /// Such as "Anything to add?"
    pub empty_message: String,
    /// `TASKCORE_EMPTY_...`
    pub empty_state: EmptyState,
    /// Today, yyyymmdd
    pub date: Date,
}

impl From<super::HomeContent<'_>> for HomeContent {
    #[inline]
    fn from(row: super::HomeContent<'_>) -> Self {
        Self {
            title: row.title().into(),
            date_label: row.date_label().into(),
            progress_label: row.progress_label().into(),
            chips: row.chips().to_vec(),
            sections: row.sections().to_vec(),
            rows: row.rows().to_vec(),
            open_count: row.open_count(),
            completed_today_count: row.completed_today_count(),
            empty_title: row.empty_title().into(),
            empty_message: row.empty_message().into(),
            empty_state: row.empty_state(),
            date: row.date(),
        }
    }
}

/// A property of a task as a line on a screen.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct DetailField {
    /// `TASKCORE_TASK_...`, or 0 for what cannot be edited
    pub field: TaskField,
    /// Such as "Due"
    pub label: String,
    /// Such as "Thursday 24 December 2026, 17:00"; "" without
    pub value: String,
}

impl From<super::DetailField<'_>> for DetailField {
    #[inline]
    fn from(row: super::DetailField<'_>) -> Self {
        Self {
            field: row.field(),
            label: row.label().into(),
            value: row.value().into(),
        }
    }
}

/// One task with all that a screen says of it; all of it lives in its handle.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct DetailContent {
    /// Its own line
    pub row: Option<Row>,
    /// Every field, also those without a value
    pub fields: Vec<DetailField>,
    /// Direct ones, in the manual order
    pub subtasks: Vec<Row>,
    /// The open tasks that it waits for
    pub blockers: Vec<Row>,
    /// `TASKCORE_ALLOWS_...` joined by |
    pub actions: AllowedAction,
}

impl From<super::DetailContent<'_>> for DetailContent {
    #[inline]
    fn from(row: super::DetailContent<'_>) -> Self {
        Self {
            row: row.row().map(Row::from),
            fields: row.fields().to_vec(),
            subtasks: row.subtasks().to_vec(),
            blockers: row.blockers().to_vec(),
            actions: row.actions(),
        }
    }
}

/// What happened to one thing in a commit.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Change {
    /// `id` of C.
    pub id: i64,
    /// Borrowed for the callback
    pub uid: String,
    /// Of what was updated: the bits of its kind, `TASKCORE_TASK_...`, `TASKCORE_PROJECT_...`,
    /// `TASKCORE_EVENT_...`, `TASKCORE_INVOICE_...` and so on; 0 of a kind that has none
    pub fields: u64,
    /// `TASKCORE_ENTITY_...`
    pub entity: Entity,
    /// `TASKCORE_CHANGE_...`
    pub kind: ChangeKind,
    /// Of what was updated: what changed, as [`taskcore_history_entry`](crate::HistoryEntry) names
    /// it; also what has no bit
    pub properties: Vec<String>,
}

impl From<super::Change<'_>> for Change {
    #[inline]
    fn from(row: super::Change<'_>) -> Self {
        Self {
            id: row.id(),
            uid: row.uid().into(),
            fields: row.fields(),
            entity: row.entity(),
            kind: row.kind(),
            properties: row.properties().to_vec(),
        }
    }
}

/// What one commit changed; borrowed for the callback.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Commit {
    /// One per thing
    pub changes: Vec<Change>,
    /// When it was committed
    pub at: Timestamp,
    /// When this handle learned of it: poll's now_ms for others'
    pub noticed: Timestamp,
    /// `TASKCORE_ACTION_...`
    pub action: Action,
    /// `TASKCORE_ORIGIN_...`
    pub origin: Origin,
}

impl From<super::Commit<'_>> for Commit {
    #[inline]
    fn from(row: super::Commit<'_>) -> Self {
        Self {
            changes: row.changes().to_vec(),
            at: row.at(),
            noticed: row.noticed(),
            action: row.action(),
            origin: row.origin(),
        }
    }
}

/// One occurrence of a rule. Its text lives in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Occurrence {
    /// "20261224T170000" or "20261224"
    pub local: String,
    /// [`TASKCORE_MOMENT_DATE`](crate::MomentKind::DATE) or
    /// [`TASKCORE_MOMENT_DATE_TIME`](crate::MomentKind::DATE_TIME)
    pub start: Moment,
    /// Milliseconds since 1970 UTC; of a date, when it begins in the zone
    pub start_begins: Timestamp,
}

impl From<super::Occurrence<'_>> for Occurrence {
    #[inline]
    fn from(row: super::Occurrence<'_>) -> Self {
        Self {
            local: row.local().into(),
            start: row.start(),
            start_begins: row.start_begins(),
        }
    }
}

/// A task, or an occurrence of one that repeats, as it was when it was completed. Its texts live in
/// its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Completion {
    /// `id` of C.
    pub id: i64,
    /// Follows from the task's uid and the occurrence: the same on all devices
    pub uid: String,
    /// `task_uid` of C.
    pub task_uid: String,
    /// 0 when the task is purged
    pub task_id: i64,
    /// A local time, such as "20261224T170000"; "" of a task that does not repeat
    pub occurrence: String,
    /// Milliseconds since 1970 UTC
    pub completed: Timestamp,
    /// Of the task at that time; 0 when it was deleted
    pub project_id: i64,
    /// Of the task at that time: `TASKCORE_PRIORITY_...`
    pub priority: Priority,
    /// `TASKCORE_MOMENT_...`: when it was due
    pub due: Moment,
    /// What it scored, by the points of that time
    pub points: i64,
    /// Of the task at that time
    pub tags: Vec<String>,
}

impl From<super::Completion<'_>> for Completion {
    #[inline]
    fn from(row: super::Completion<'_>) -> Self {
        Self {
            id: row.id(),
            uid: row.uid().into(),
            task_uid: row.task_uid().into(),
            task_id: row.task_id(),
            occurrence: row.occurrence().into(),
            completed: row.completed(),
            project_id: row.project_id(),
            priority: row.priority(),
            due: row.due(),
            points: row.points(),
            tags: row.tags().to_vec(),
        }
    }
}

/// What became of an occurrence of a task that repeats. Its text lives in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PastOccurrence {
    /// "20261224T170000" or "20261224": which occurrence it is
    pub local: String,
    /// [`TASKCORE_MOMENT_DATE`](crate::MomentKind::DATE) or
    /// [`TASKCORE_MOMENT_DATE_TIME`](crate::MomentKind::DATE_TIME)
    pub start: Moment,
    /// Milliseconds since 1970 UTC; of a date, when that day begins
    pub start_begins: Timestamp,
    /// `TASKCORE_OCCURRENCE_...`
    pub outcome: OccurrenceOutcome,
    /// When it was completed, perhaps too late; 0: never
    pub completed: Option<Timestamp>,
}

impl From<super::PastOccurrence<'_>> for PastOccurrence {
    #[inline]
    fn from(row: super::PastOccurrence<'_>) -> Self {
        Self {
            local: row.local().into(),
            start: row.start(),
            start_begins: row.start_begins(),
            outcome: row.outcome(),
            completed: row.completed(),
        }
    }
}

/// A list of events with a name, as it was when it was read. Its texts live in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Calendar {
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: String,
    /// `name` of C.
    pub name: String,
    /// Those in it; a series counts once, and each changed occurrence
    pub event_count: i64,
    /// `TASKCORE_COLOUR_...`
    pub colour: Colour,
    /// 0 or 1
    pub is_visible: bool,
    /// 0 or 1
    pub is_read_only: bool,
    /// 0 or 1
    pub is_blocking: bool,
}

impl From<super::Calendar<'_>> for Calendar {
    #[inline]
    fn from(row: super::Calendar<'_>) -> Self {
        Self {
            id: row.id(),
            uid: row.uid().into(),
            name: row.name().into(),
            event_count: row.event_count(),
            colour: row.colour(),
            is_visible: row.is_visible(),
            is_read_only: row.is_read_only(),
            is_blocking: row.is_blocking(),
        }
    }
}

/// An event, as it was when it was read. Its strings and arrays live in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Event {
    /// The optional ones that it has: `TASKCORE_EVENT_...`
    pub fields: EventField,
    /// Of this store; never used again
    pub id: i64,
    /// `uid` of C.
    pub uid: String,
    /// `title` of C.
    pub title: String,
    /// [`TASKCORE_EVENT_KIND_DEADLINE`](crate::EventKind::DEADLINE) or `_MEETING`
    pub kind: EventKind,
    /// [`TASKCORE_MOMENT_DATE`](crate::MomentKind::DATE) or `_DATE_TIME`
    pub start: Moment,
    /// Of a date, when it begins in the store's zone
    pub start_begins: Timestamp,
    /// The first millisecond after it
    pub end: Timestamp,
    /// 0 or 1
    pub is_transparent: bool,
    /// `duration_s` of C.
    pub duration: Span,
    /// The IANA name; "" for whole days
    pub zone: String,
    /// "" when it has none; so with all texts
    pub notes: String,
    /// `location` of C.
    pub location: String,
    /// NULL when it has none
    pub attendees: Vec<String>,
    /// `url` of C.
    pub url: String,
    /// 0 when it belongs to none
    pub task_id: i64,
    /// NULL when it has none
    pub reminders: Vec<Reminder>,
    /// `repeat_rule` of C.
    pub repeat_rule: String,
    /// `excluded_dates` of C.
    pub excluded_dates: String,
    /// `added_dates` of C.
    pub added_dates: String,
    /// The event that this is a changed occurrence of; else 0
    pub series_id: i64,
    /// Which one, as a local time; else ""
    pub occurrence: String,
    /// `created_ms` of C.
    pub created: Timestamp,
    /// `modified_ms` of C.
    pub modified: Timestamp,
    /// With [`TASKCORE_EVENT_DONE`](crate::EventField::DONE) in fields
    pub done: Option<Timestamp>,
    /// The calendar that it is in
    pub calendar_id: i64,
    /// Of own fields, in the order of these; NULL when it has none
    pub field_values: Vec<FieldValue>,
    /// In their order; NULL when it has none
    pub links: Vec<Link>,
    /// 0 when it belongs to none
    pub project_id: i64,
    /// Its path, which is its name unless it is below others; "" when it belongs to none
    pub project: String,
    /// Sorted; NULL when it has none
    pub tags: Vec<String>,
    /// 1: at the same time by the clock wherever one is; its start and end are what they are in the
    /// store's zone
    pub is_floating: bool,
    /// What the user answered to the invitation: `TASKCORE_PARTICIPATION_...`; `_NONE`: there is
    /// none, or it is not known who the user is
    pub participation: Option<Participation>,
}

impl From<super::Event<'_>> for Event {
    #[inline]
    fn from(row: super::Event<'_>) -> Self {
        Self {
            fields: row.fields(),
            id: row.id(),
            uid: row.uid().into(),
            title: row.title().into(),
            kind: row.kind(),
            start: row.start(),
            start_begins: row.start_begins(),
            end: row.end(),
            is_transparent: row.is_transparent(),
            duration: row.duration(),
            zone: row.zone().into(),
            notes: row.notes().into(),
            location: row.location().into(),
            attendees: row.attendees().to_vec(),
            url: row.url().into(),
            task_id: row.task_id(),
            reminders: row.reminders(),
            repeat_rule: row.repeat_rule().into(),
            excluded_dates: row.excluded_dates().into(),
            added_dates: row.added_dates().into(),
            series_id: row.series_id(),
            occurrence: row.occurrence().into(),
            created: row.created(),
            modified: row.modified(),
            done: row.done(),
            calendar_id: row.calendar_id(),
            field_values: row.field_values(),
            links: row.links(),
            project_id: row.project_id(),
            project: row.project().into(),
            tags: row.tags().to_vec(),
            is_floating: row.is_floating(),
            participation: row.participation(),
        }
    }
}

/// Two things that take the same time: \[start, end) of both meet. Its texts live in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Conflict {
    /// 0: the one that is to be added
    pub event_id: i64,
    /// `title` of C.
    pub title: String,
    /// Of a series; else ""
    pub occurrence: String,
    /// `start_ms` of C.
    pub start: Timestamp,
    /// `end_ms` of C.
    pub end: Timestamp,
    /// What it hits
    pub other_id: i64,
    /// `other_title` of C.
    pub other_title: String,
    /// `other_occurrence` of C.
    pub other_occurrence: String,
    /// `other_start_ms` of C.
    pub other_start: Timestamp,
    /// `other_end_ms` of C.
    pub other_end: Timestamp,
}

impl From<super::Conflict<'_>> for Conflict {
    #[inline]
    fn from(row: super::Conflict<'_>) -> Self {
        Self {
            event_id: row.event_id(),
            title: row.title().into(),
            occurrence: row.occurrence().into(),
            start: row.start(),
            end: row.end(),
            other_id: row.other_id(),
            other_title: row.other_title().into(),
            other_occurrence: row.other_occurrence().into(),
            other_start: row.other_start(),
            other_end: row.other_end(),
        }
    }
}

/// What a day holds, against its working hours.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct DayLoad {
    /// yyyymmdd
    pub date: Date,
    /// 1: it holds more than there is time for
    pub is_over: bool,
    /// How long its working hours are
    pub working: Span,
    /// How much of them events take
    pub booked: Span,
    /// What its tasks are estimated to take
    pub estimated: Span,
    /// What is left of the working hours; below 0, by how much it is too much
    pub free: Span,
    /// How many tasks are to be done on it
    pub task_count: i64,
    /// How many of them have no estimate
    pub unestimated_count: i64,
}

impl From<super::DayLoad<'_>> for DayLoad {
    #[inline]
    fn from(row: super::DayLoad<'_>) -> Self {
        Self {
            date: row.date(),
            is_over: row.is_over(),
            working: row.working(),
            booked: row.booked(),
            estimated: row.estimated(),
            free: row.free(),
            task_count: row.task_count(),
            unestimated_count: row.unestimated_count(),
        }
    }
}

/// A time that no event takes.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct FreeTime {
    /// The first slot in it begins here
    pub start: Timestamp,
    /// And so long it stays free
    pub end: Timestamp,
}

impl From<super::FreeTime<'_>> for FreeTime {
    #[inline]
    fn from(row: super::FreeTime<'_>) -> Self {
        Self {
            start: row.start(),
            end: row.end(),
        }
    }
}

/// One thing on one day; what lasts several has an entry on each. Its texts live in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct AgendaEntry {
    /// Yyyymmdd: the day on which it stands
    pub date: Date,
    /// [`TASKCORE_ENTITY_TASK`](crate::Entity::TASK) or
    /// [`TASKCORE_ENTITY_EVENT`](crate::Entity::EVENT)
    pub entity: Entity,
    /// Of the task or event; of a changed occurrence, its own
    pub id: i64,
    /// `uid` of C.
    pub uid: String,
    /// Of what repeats, as a local time; else ""
    pub occurrence: String,
    /// `title` of C.
    pub title: String,
    /// "" without
    pub location: String,
    /// Such as "09:00-10:30", "until 10:30" or "all day"; of a deadline "due 17:00", or "due" on
    /// its last day
    pub time_label: String,
    /// Of a task: its due; of whole days: when they begin
    pub start: Timestamp,
    /// `end_ms` of C.
    pub end: Timestamp,
    /// 1 for a due date and for events of whole days
    pub is_all_day: bool,
    /// Of an event: `TASKCORE_EVENT_KIND_...`; else 0
    pub kind: EventKind,
    /// On which of its days it is, from 0
    pub day_index: i32,
    /// How many days it touches
    pub day_count: i32,
    /// 0 or 1
    pub is_done: bool,
    /// 1 for an occurrence of a task after its present one
    pub is_projected: bool,
    /// `TASKCORE_COLOUR_...`; of a deadline by how much time is left
    pub colour: Colour,
    /// To go on after it
    pub cursor: String,
}

impl From<super::AgendaEntry<'_>> for AgendaEntry {
    #[inline]
    fn from(row: super::AgendaEntry<'_>) -> Self {
        Self {
            date: row.date(),
            entity: row.entity(),
            id: row.id(),
            uid: row.uid().into(),
            occurrence: row.occurrence().into(),
            title: row.title().into(),
            location: row.location().into(),
            time_label: row.time_label().into(),
            start: row.start(),
            end: row.end(),
            is_all_day: row.is_all_day(),
            kind: row.kind(),
            day_index: row.day_index(),
            day_count: row.day_count(),
            is_done: row.is_done(),
            is_projected: row.is_projected(),
            colour: row.colour(),
            cursor: row.cursor().into(),
        }
    }
}

/// A day in the grid of a month.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct MonthDay {
    /// yyyymmdd
    pub date: Date,
    /// 0 for the days before and after, which fill the weeks
    pub is_in_month: bool,
    /// 0 or 1
    pub is_today: bool,
    /// ISO 8601
    pub week_number: i32,
    /// `event_count` of C.
    pub event_count: i64,
    /// Open ones, due then
    pub task_count: i64,
    /// Tasks that were completed then, and occurrences
    pub completed_count: i64,
}

impl From<super::MonthDay<'_>> for MonthDay {
    #[inline]
    fn from(row: super::MonthDay<'_>) -> Self {
        Self {
            date: row.date(),
            is_in_month: row.is_in_month(),
            is_today: row.is_today(),
            week_number: row.week_number(),
            event_count: row.event_count(),
            task_count: row.task_count(),
            completed_count: row.completed_count(),
        }
    }
}

/// A dated note on a task, an event or an invoice. Its texts live in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Comment {
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: String,
    /// What it is on: [`TASKCORE_ENTITY_TASK`](crate::Entity::TASK),
    /// [`TASKCORE_ENTITY_EVENT`](crate::Entity::EVENT) or
    /// [`TASKCORE_ENTITY_INVOICE`](crate::Entity::INVOICE)
    pub entity: Entity,
    /// Of the task, event or invoice
    pub item_id: i64,
    /// What that is called; of an invoice its number, "" of a draft
    pub item_title: String,
    /// `text` of C.
    pub text: String,
    /// When it was written
    pub created: Timestamp,
    /// When its text was changed last; 0: never
    pub modified: Option<Timestamp>,
}

impl From<super::Comment<'_>> for Comment {
    #[inline]
    fn from(row: super::Comment<'_>) -> Self {
        Self {
            id: row.id(),
            uid: row.uid().into(),
            entity: row.entity(),
            item_id: row.item_id(),
            item_title: row.item_title().into(),
            text: row.text().into(),
            created: row.created(),
            modified: row.modified(),
        }
    }
}

/// What a poll said, once. Its texts live in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Alert {
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: String,
    /// `TASKCORE_ALERT_KIND_...`
    pub kind: AlertKind,
    /// How often it was put off
    pub snooze_count: i32,
    /// Of the task, event or focus session
    pub item_id: i64,
    /// Of what repeats, as a local time; else ""
    pub occurrence: String,
    /// Of the task or event; of a focus session, what is over
    pub title: String,
    /// Such as "Today 17:00"; of a deadline "Due today 17:00"
    pub label: String,
    /// When it was to be said
    pub at: Timestamp,
    /// When a poll said it last
    pub fired: Timestamp,
    /// When the task is due, or the event begins
    pub item_start: Timestamp,
    /// 0: not yet
    pub acknowledged: Option<Timestamp>,
    /// 0: it is not put off
    pub snoozed_until: Option<Timestamp>,
    /// Of a time that floats: the IANA name of the zone by which it was said; else ""
    pub zone: String,
}

impl From<super::Alert<'_>> for Alert {
    #[inline]
    fn from(row: super::Alert<'_>) -> Self {
        Self {
            id: row.id(),
            uid: row.uid().into(),
            kind: row.kind(),
            snooze_count: row.snooze_count(),
            item_id: row.item_id(),
            occurrence: row.occurrence().into(),
            title: row.title().into(),
            label: row.label().into(),
            at: row.at(),
            fired: row.fired(),
            item_start: row.item_start(),
            acknowledged: row.acknowledged(),
            snoozed_until: row.snoozed_until(),
            zone: row.zone().into(),
        }
    }
}

/// A focus session or a break. Its texts live in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct FocusSession {
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: String,
    /// [`TASKCORE_FOCUS_KIND_WORK`](crate::FocusKind::WORK), `_SHORT_BREAK` or `_LONG_BREAK`
    pub kind: FocusKind,
    /// `TASKCORE_FOCUS_STATE_...`
    pub state: FocusState,
    /// Which one since the last long break, from 1
    pub round: i32,
    /// Of its length: 0 to 1,000,000
    pub elapsed_millionths: i32,
    /// 0 for none
    pub task_id: i64,
    /// Of the task; "" for none
    pub title: String,
    /// What was set: 1 to 60 whole minutes
    pub length: Span,
    /// Without its pauses, at most its length
    pub elapsed: Span,
    /// `remaining_ms` of C.
    pub remaining: Span,
    /// `started_ms` of C.
    pub started: Timestamp,
    /// When it will be over if it goes on; 0 while it is paused
    pub ends: Option<Timestamp>,
    /// When it was finished or cancelled; else 0
    pub finished: Option<Timestamp>,
    /// Such as "12:34" left
    pub label: String,
}

impl From<super::FocusSession<'_>> for FocusSession {
    #[inline]
    fn from(row: super::FocusSession<'_>) -> Self {
        Self {
            id: row.id(),
            uid: row.uid().into(),
            kind: row.kind(),
            state: row.state(),
            round: row.round(),
            elapsed_millionths: row.elapsed_millionths(),
            task_id: row.task_id(),
            title: row.title().into(),
            length: row.length(),
            elapsed: row.elapsed(),
            remaining: row.remaining(),
            started: row.started(),
            ends: row.ends(),
            finished: row.finished(),
            label: row.label().into(),
        }
    }
}

/// How much was worked on something. Its text lives in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct FocusTotal {
    /// A task's or project's id, 0 for none, or a day as yyyymmdd
    pub key: i64,
    /// The task's title, the project's path or the day
    pub label: String,
    /// Of work, without pauses and breaks
    pub total: Span,
    /// With any work in it
    pub session_count: i64,
}

impl From<super::FocusTotal<'_>> for FocusTotal {
    #[inline]
    fn from(row: super::FocusTotal<'_>) -> Self {
        Self {
            key: row.key(),
            label: row.label().into(),
            total: row.total(),
            session_count: row.session_count(),
        }
    }
}

/// A time entry, or a focus session, which is one with a length. Its texts live in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct TimeEntry {
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: String,
    /// [`TASKCORE_ENTITY_TIME_ENTRY`](crate::Entity::TIME_ENTRY), or
    /// [`TASKCORE_ENTITY_FOCUS_SESSION`](crate::Entity::FOCUS_SESSION), whose id and uid it then
    /// has
    pub entity: Entity,
    /// 1: it has no end yet
    pub is_running: bool,
    /// 0 for none, and for one that was purged
    pub task_id: i64,
    /// Of the task; "" for none
    pub title: String,
    /// 0 for none, and for one that was deleted
    pub project_id: i64,
    /// Its path, which is its name unless it is below others; "" for none
    pub project: String,
    /// When it began
    pub start: Timestamp,
    /// When it ended; 0 while it is running
    pub end: Option<Timestamp>,
    /// Up to now while it is running; of a focus session without its pauses
    pub duration: Span,
    /// "" for none
    pub note: String,
    /// 1: another one was running at the same time
    pub is_overlapping: bool,
    /// Its own rate; 0: none
    pub hourly_rate_millionths: Option<i64>,
    /// The client that its project is for; 0 for none
    pub client_id: i64,
    /// What an hour of it costs: its own rate, else that of the task, of the project or of the
    /// nearest above that has one, or of the client; 0: none says it
    pub rate_millionths: Option<i64>,
}

impl From<super::TimeEntry<'_>> for TimeEntry {
    #[inline]
    fn from(row: super::TimeEntry<'_>) -> Self {
        Self {
            id: row.id(),
            uid: row.uid().into(),
            entity: row.entity(),
            is_running: row.is_running(),
            task_id: row.task_id(),
            title: row.title().into(),
            project_id: row.project_id(),
            project: row.project().into(),
            start: row.start(),
            end: row.end(),
            duration: row.duration(),
            note: row.note().into(),
            is_overlapping: row.is_overlapping(),
            hourly_rate_millionths: row.hourly_rate_millionths(),
            client_id: row.client_id(),
            rate_millionths: row.rate_millionths(),
        }
    }
}

/// How much time was spent on something. Its text lives in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct TimeTotal {
    /// The id of a task, project or client, 0 for none; a day as yyyymmdd; 0 of a tag
    pub key: i64,
    /// The task's title, the path of the project, the name of the client, the day or the tag
    pub label: String,
    /// Of entries, and of focus sessions without pauses and breaks
    pub total: Span,
    /// How many of them there are
    pub entry_count: i64,
    /// What the time costs at its rates, in minor units of the currency; 0 without any rate
    pub amount_minor: i64,
    /// ISO 4217: of the client, without one that of the profile; "" where there is no amount, or in
    /// several currencies
    pub currency: String,
}

impl From<super::TimeTotal<'_>> for TimeTotal {
    #[inline]
    fn from(row: super::TimeTotal<'_>) -> Self {
        Self {
            key: row.key(),
            label: row.label().into(),
            total: row.total(),
            entry_count: row.entry_count(),
            amount_minor: row.amount_minor(),
            currency: row.currency().into(),
        }
    }
}

/// Days that neither keep nor break a streak.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Holiday {
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: String,
    /// yyyymmdd
    pub first_date: Date,
    /// Yyyymmdd; 0: it lasts until it is ended
    pub last_date: Option<Date>,
}

impl From<super::Holiday<'_>> for Holiday {
    #[inline]
    fn from(row: super::Holiday<'_>) -> Self {
        Self {
            id: row.id(),
            uid: row.uid().into(),
            first_date: row.first_date(),
            last_date: row.last_date(),
        }
    }
}

/// What happened on a day of the store's zone. Of a day that is not over, what would be so if
/// nothing more happened.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PulseDay {
    /// yyyymmdd
    pub date: Date,
    /// 1: it is on an ignored weekday or a holiday
    pub is_paused: bool,
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
    pub focus: Span,
    /// Completed / (completed + overdue), 0 to 1
    pub completion_ratio: f64,
    /// Of the 7 days up to it, without those before the history begins
    pub average_points: f64,
    /// 0: nothing was completed or overdue
    pub has_completion_ratio: bool,
    /// 1: as much was completed as the daily goal asks for
    pub is_goal_reached: bool,
    /// Tasks that were cancelled; they count as neither due nor overdue
    pub cancelled_count: i64,
}

impl From<super::PulseDay<'_>> for PulseDay {
    #[inline]
    fn from(row: super::PulseDay<'_>) -> Self {
        Self {
            date: row.date(),
            is_paused: row.is_paused(),
            completed_count: row.completed_count(),
            added_count: row.added_count(),
            due_count: row.due_count(),
            overdue_count: row.overdue_count(),
            open_count: row.open_count(),
            points: row.points(),
            focus: row.focus(),
            completion_ratio: row.completion_ratio(),
            average_points: row.average_points(),
            has_completion_ratio: row.has_completion_ratio(),
            is_goal_reached: row.is_goal_reached(),
            cancelled_count: row.cancelled_count(),
        }
    }
}

/// Days or weeks on end in which a goal was reached. Paused ones stand in no streak's way.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Streak {
    /// Tasks a day or a week
    pub goal: i64,
    /// Today or this week
    pub completed_count: i64,
    /// Days or weeks, with the present one when its goal is reached
    pub current_count: i64,
    /// `longest_count` of C.
    pub longest_count: i64,
    /// Yyyymmdd: its first day, or the first day of its first week; 0: no streak
    pub current_first_date: Option<Date>,
    /// Its last day, or the first day of its last week
    pub current_last_date: Date,
    /// Of the earliest of the longest ones
    pub longest_first_date: Date,
    /// `longest_last_date` of C.
    pub longest_last_date: Date,
    /// 1: the present day, or each day of the present week, is paused
    pub is_paused: bool,
    /// 1: it ends unless the goal is reached in the present day or week
    pub is_at_risk: bool,
}

impl From<super::Streak<'_>> for Streak {
    #[inline]
    fn from(row: super::Streak<'_>) -> Self {
        Self {
            goal: row.goal(),
            completed_count: row.completed_count(),
            current_count: row.current_count(),
            longest_count: row.longest_count(),
            current_first_date: row.current_first_date(),
            current_last_date: row.current_last_date(),
            longest_first_date: row.longest_first_date(),
            longest_last_date: row.longest_last_date(),
            is_paused: row.is_paused(),
            is_at_risk: row.is_at_risk(),
        }
    }
}

/// How far all points so far have brought the user.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Level {
    /// Such as "Novice"
    pub name: String,
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
}

impl From<super::Level<'_>> for Level {
    #[inline]
    fn from(row: super::Level<'_>) -> Self {
        Self {
            name: row.name().into(),
            points: row.points(),
            first_points: row.first_points(),
            next_points: row.next_points(),
            progress: row.progress(),
            number: row.number(),
        }
    }
}

/// What was completed in one project, at one priority, on one weekday or in one hour.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PulseGroup {
    /// A project's id, or 0 for deleted ones; `TASKCORE_PRIORITY_...`; 1 for Monday to 7; 0 to 23
    pub key: i64,
    /// Such as "Home", "P0", "Monday" or "09:00"
    pub label: String,
    /// `completed_count` of C.
    pub completed_count: i64,
    /// `points` of C.
    pub points: i64,
    /// Days of the range; of a weekday those alone, from the beginning of the history to today
    pub day_count: i64,
    /// `TASKCORE_COLOUR_...`
    pub colour: Colour,
}

impl From<super::PulseGroup<'_>> for PulseGroup {
    #[inline]
    fn from(row: super::PulseGroup<'_>) -> Self {
        Self {
            key: row.key(),
            label: row.label().into(),
            completed_count: row.completed_count(),
            points: row.points(),
            day_count: row.day_count(),
            colour: row.colour(),
        }
    }
}

/// Whether the points a day grow or shrink: the line through them by least squares, over the days
/// of the range that are over.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Trend {
    /// `day_count` of C.
    pub day_count: i64,
    /// A day
    pub mean_points: f64,
    /// Points a day, per day
    pub slope: f64,
    /// `slope_standard_error` of C.
    pub slope_standard_error: f64,
    /// 0: fewer than 2 days
    pub has_slope: bool,
    /// 0: fewer than 3 days
    pub has_standard_error: bool,
}

impl From<super::Trend<'_>> for Trend {
    #[inline]
    fn from(row: super::Trend<'_>) -> Self {
        Self {
            day_count: row.day_count(),
            mean_points: row.mean_points(),
            slope: row.slope(),
            slope_standard_error: row.slope_standard_error(),
            has_slope: row.has_slope(),
            has_standard_error: row.has_standard_error(),
        }
    }
}

/// A week or month up to today against the one before.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Comparison {
    /// Yyyymmdd: of the present one
    pub first_date: Date,
    /// today
    pub last_date: Date,
    /// `previous_first_date` of C.
    pub previous_first_date: Date,
    /// `previous_last_date` of C.
    pub previous_last_date: Date,
    /// Its day that is as far into it as today is into the present one
    pub previous_same_date: Date,
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

impl From<super::Comparison<'_>> for Comparison {
    #[inline]
    fn from(row: super::Comparison<'_>) -> Self {
        Self {
            first_date: row.first_date(),
            last_date: row.last_date(),
            previous_first_date: row.previous_first_date(),
            previous_last_date: row.previous_last_date(),
            previous_same_date: row.previous_same_date(),
            points: row.points(),
            completed_count: row.completed_count(),
            previous_points: row.previous_points(),
            previous_completed_count: row.previous_completed_count(),
            previous_points_so_far: row.previous_points_so_far(),
            previous_completed_count_so_far: row.previous_completed_count_so_far(),
        }
    }
}

/// When the backlog, the open tasks that do not repeat, is empty at the pace of the last 28 days
/// that are over, or of as many as there are.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Forecast {
    /// now
    pub open_count: i64,
    /// That the pace is taken from
    pub day_count: i64,
    /// `added_per_day` of C.
    pub added_per_day: f64,
    /// Completed or deleted
    pub closed_per_day: f64,
    /// Open_count / (closed_per_day - added_per_day), with
    /// [`TASKCORE_FORECAST_DATE`](crate::ForecastKind::DATE)
    pub days: f64,
    /// `TASKCORE_FORECAST_...`
    pub kind: ForecastKind,
    /// Yyyymmdd: today and `days`, rounded up; with
    /// [`TASKCORE_FORECAST_DATE`](crate::ForecastKind::DATE)
    pub empty_date: Date,
}

impl From<super::Forecast<'_>> for Forecast {
    #[inline]
    fn from(row: super::Forecast<'_>) -> Self {
        Self {
            open_count: row.open_count(),
            day_count: row.day_count(),
            added_per_day: row.added_per_day(),
            closed_per_day: row.closed_per_day(),
            days: row.days(),
            kind: row.kind(),
            empty_date: row.empty_date(),
        }
    }
}

/// A number that a sentence rests on.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Figure {
    /// Such as "points this week"
    pub name: String,
    /// `value` of C.
    pub value: f64,
}

impl From<super::Figure<'_>> for Figure {
    #[inline]
    fn from(row: super::Figure<'_>) -> Self {
        Self {
            name: row.name().into(),
            value: row.value(),
        }
    }
}

/// Something to know, in plain words, with the numbers behind it.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Insight {
    /// A sentence
    pub text: String,
    /// `figures` of C.
    pub figures: Vec<Figure>,
    /// `TASKCORE_INSIGHT_...`
    pub kind: InsightKind,
    /// `TASKCORE_COLOUR_...`: green for good, orange for a warning, else grey
    pub colour: Colour,
}

impl From<super::Insight<'_>> for Insight {
    #[inline]
    fn from(row: super::Insight<'_>) -> Self {
        Self {
            text: row.text().into(),
            figures: row.figures().to_vec(),
            kind: row.kind(),
            colour: row.colour(),
        }
    }
}

/// All that a pulse says. Days and groups are of the range; streaks, level, comparisons and
/// forecast are of today.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PulseContent {
    /// Each day of the range
    pub days: Vec<PulseDay>,
    /// `daily_streak` of C.
    pub daily_streak: Option<Streak>,
    /// `weekly_streak` of C.
    pub weekly_streak: Option<Streak>,
    /// `level` of C.
    pub level: Option<Level>,
    /// `trend` of C.
    pub trend: Option<Trend>,
    /// `week` of C.
    pub week: Option<Comparison>,
    /// `month` of C.
    pub month: Option<Comparison>,
    /// `forecast` of C.
    pub forecast: Option<Forecast>,
    /// With completions, most points first; the deleted ones last, as one
    pub projects: Vec<PulseGroup>,
    /// All five, P0 first
    pub priorities: Vec<PulseGroup>,
    /// All seven, from the first day of the week
    pub weekdays: Vec<PulseGroup>,
    /// All 24
    pub hours: Vec<PulseGroup>,
    /// The most important first
    pub insights: Vec<Insight>,
    /// Of the range, as the next four
    pub points: i64,
    /// `completed_count` of C.
    pub completed_count: i64,
    /// `added_count` of C.
    pub added_count: i64,
    /// `focus_ms` of C.
    pub focus: Span,
    /// On which something was completed
    pub active_day_count: i64,
    /// yyyymmdd
    pub today: Date,
    /// Yyyymmdd: with the most points, the earliest of several; 0: none
    pub best_date: Option<Date>,
    /// With the most points a day, the first of several from Monday: 1 to 7; 0: none. Of the days
    /// that are over, from the beginning of the history; where none is over, of today
    pub best_weekday: i32,
    /// With the most completions, the earliest of several; -1: none
    pub best_hour: i32,
}

impl From<super::PulseContent<'_>> for PulseContent {
    #[inline]
    fn from(row: super::PulseContent<'_>) -> Self {
        Self {
            days: row.days().to_vec(),
            daily_streak: row.daily_streak().map(Streak::from),
            weekly_streak: row.weekly_streak().map(Streak::from),
            level: row.level().map(Level::from),
            trend: row.trend().map(Trend::from),
            week: row.week().map(Comparison::from),
            month: row.month().map(Comparison::from),
            forecast: row.forecast().map(Forecast::from),
            projects: row.projects().to_vec(),
            priorities: row.priorities().to_vec(),
            weekdays: row.weekdays().to_vec(),
            hours: row.hours().to_vec(),
            insights: row.insights().to_vec(),
            points: row.points(),
            completed_count: row.completed_count(),
            added_count: row.added_count(),
            focus: row.focus(),
            active_day_count: row.active_day_count(),
            today: row.today(),
            best_date: row.best_date(),
            best_weekday: row.best_weekday(),
            best_hour: row.best_hour(),
        }
    }
}

/// A mark at an axis.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Tick {
    /// `value` of C.
    pub value: f64,
    /// Such as "10" or "24 Dec"
    pub label: String,
}

impl From<super::Tick<'_>> for Tick {
    #[inline]
    fn from(row: super::Tick<'_>) -> Self {
        Self {
            value: row.value(),
            label: row.label().into(),
        }
    }
}

/// An axis of a chart.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Axis {
    /// Such as "points"; may be ""
    pub label: String,
    /// `minimum` of C.
    pub minimum: f64,
    /// Above the minimum
    pub maximum: f64,
    /// In their order, within the axis
    pub ticks: Vec<Tick>,
}

impl From<super::Axis<'_>> for Axis {
    #[inline]
    fn from(row: super::Axis<'_>) -> Self {
        Self {
            label: row.label().into(),
            minimum: row.minimum(),
            maximum: row.maximum(),
            ticks: row.ticks().to_vec(),
        }
    }
}

/// A value of a chart.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct ChartPoint {
    /// Days since the first date; the number of a slice, bar or column
    pub x: f64,
    /// The value; of a heat map the row, 0 above
    pub y: f64,
    /// `value` of C.
    pub value: f64,
    /// Such as "24 December 2026", "done", "Home" or "09:00"
    pub label: String,
    /// Yyyymmdd, or 0
    pub date: Option<Date>,
    /// `TASKCORE_COLOUR_...`
    pub colour: Colour,
    /// Of a heat map: 0 for nothing, 1 to 4 up to the highest value
    pub shade: i32,
}

impl From<super::ChartPoint<'_>> for ChartPoint {
    #[inline]
    fn from(row: super::ChartPoint<'_>) -> Self {
        Self {
            x: row.x(),
            y: row.y(),
            value: row.value(),
            label: row.label().into(),
            date: row.date(),
            colour: row.colour(),
            shade: row.shade(),
        }
    }
}

/// A cubic Bezier curve from one point of a line to the next.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Curve {
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

impl From<super::Curve<'_>> for Curve {
    #[inline]
    fn from(row: super::Curve<'_>) -> Self {
        Self {
            start_x: row.start_x(),
            start_y: row.start_y(),
            control1_x: row.control1_x(),
            control1_y: row.control1_y(),
            control2_x: row.control2_x(),
            control2_y: row.control2_y(),
            end_x: row.end_x(),
            end_y: row.end_y(),
        }
    }
}

/// Values of a chart that belong together.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Series {
    /// Such as "points"
    pub name: String,
    /// `points` of C.
    pub points: Vec<ChartPoint>,
    /// Of a line: smooth, monotone between each two points
    pub curves: Vec<Curve>,
    /// `TASKCORE_COLOUR_...`
    pub colour: Colour,
    /// 1: of a line that stands behind, such as the average
    pub is_dashed: bool,
}

impl From<super::Series<'_>> for Series {
    #[inline]
    fn from(row: super::Series<'_>) -> Self {
        Self {
            name: row.name().into(),
            points: row.points().to_vec(),
            curves: row.curves().to_vec(),
            colour: row.colour(),
            is_dashed: row.is_dashed(),
        }
    }
}

/// A chart as data; [`taskcore_chart_svg`](crate::Chart::svg) draws it.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct ChartContent {
    /// Such as "Score of the last 30 days"
    pub title: String,
    /// In words, for those who do not see it
    pub description: String,
    /// Of a pie: the score of the day; else ""
    pub centre_label: String,
    /// What that is: "points"; else ""
    pub centre_caption: String,
    /// When there is nothing to draw: why; else ""
    pub empty_message: String,
    /// NULL for a pie
    pub x_axis: Option<Axis>,
    /// NULL for a pie
    pub y_axis: Option<Axis>,
    /// `series` of C.
    pub series: Vec<Series>,
    /// `TASKCORE_CHART_KIND_...`
    pub kind: ChartKind,
    /// `TASKCORE_SHAPE_...`
    pub shape: Shape,
    /// `TASKCORE_MEASURE_...`
    pub measure: Measure,
    /// yyyymmdd
    pub first_date: Date,
    /// yyyymmdd
    pub last_date: Date,
}

impl From<super::ChartContent<'_>> for ChartContent {
    #[inline]
    fn from(row: super::ChartContent<'_>) -> Self {
        Self {
            title: row.title().into(),
            description: row.description().into(),
            centre_label: row.centre_label().into(),
            centre_caption: row.centre_caption().into(),
            empty_message: row.empty_message().into(),
            x_axis: row.x_axis().map(Axis::from),
            y_axis: row.y_axis().map(Axis::from),
            series: row.series().to_vec(),
            kind: row.kind(),
            shape: row.shape(),
            measure: row.measure(),
            first_date: row.first_date(),
            last_date: row.last_date(),
        }
    }
}

/// How often one function was called on a store, and how long that took.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct UsageFunction {
    /// Such as "[`taskcore_task_add`](crate::Store::task_add)"
    pub name: String,
    /// `call_count` of C.
    pub call_count: i64,
    /// Calls that returned something else than [`TASKCORE_OK`](crate::Status::OK)
    pub error_count: i64,
    /// Nanoseconds, with the caller's callbacks and with waiting for others
    pub total_ns: i64,
    /// Of one call
    pub longest_ns: i64,
}

impl From<super::UsageFunction<'_>> for UsageFunction {
    #[inline]
    fn from(row: super::UsageFunction<'_>) -> Self {
        Self {
            name: row.name().into(),
            call_count: row.call_count(),
            error_count: row.error_count(),
            total_ns: row.total_ns(),
            longest_ns: row.longest_ns(),
        }
    }
}

/// How often calls on a store failed in one way.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct UsageStatus {
    /// Such as "[`TASKCORE_ENOTFOUND`](crate::Status::ENOTFOUND)"; of a callback's answer ""
    pub name: String,
    /// `count` of C.
    pub count: i64,
    /// `status` of C.
    pub status: Status,
}

impl From<super::UsageStatus<'_>> for UsageStatus {
    #[inline]
    fn from(row: super::UsageStatus<'_>) -> Self {
        Self {
            name: row.name().into(),
            count: row.count(),
            status: row.status(),
        }
    }
}

/// What was counted since counting began or was reset.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct UsageContent {
    /// By the store's clock: milliseconds since 1970 UTC; 0: it never began
    pub since: Option<Timestamp>,
    /// `call_count` of C.
    pub call_count: i64,
    /// `error_count` of C.
    pub error_count: i64,
    /// `total_ns` of C.
    pub total_ns: i64,
    /// By their names
    pub functions: Vec<UsageFunction>,
    /// Errors, the most frequent first
    pub statuses: Vec<UsageStatus>,
    /// 1: calls are counted now
    pub is_counting: bool,
}

impl From<super::UsageContent<'_>> for UsageContent {
    #[inline]
    fn from(row: super::UsageContent<'_>) -> Self {
        Self {
            since: row.since(),
            call_count: row.call_count(),
            error_count: row.error_count(),
            total_ns: row.total_ns(),
            functions: row.functions().to_vec(),
            statuses: row.statuses().to_vec(),
            is_counting: row.is_counting(),
        }
    }
}

/// What an import has to say of a part of a file. Its strings live in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct ImportNote {
    /// Of the file, from 1; 0 for what is of no line
    pub line: i64,
    /// Such as "VEVENT" or "row"; "" outside of any
    pub component: String,
    /// Of the component; "" without
    pub uid: String,
    /// A full sentence
    pub message: String,
    /// `TASKCORE_NOTE_...`
    pub kind: NoteKind,
}

impl From<super::ImportNote<'_>> for ImportNote {
    #[inline]
    fn from(row: super::ImportNote<'_>) -> Self {
        Self {
            line: row.line(),
            component: row.component().into(),
            uid: row.uid().into(),
            message: row.message().into(),
            kind: row.kind(),
        }
    }
}

/// What a file said of a task or an event that an import could only keep for the next export. Its
/// strings live in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct KeptField {
    /// Such as "icalendar", "taskwarrior", "csv", "todo.txt" or "todoist"
    pub format: String,
    /// As the file has it, such as "CLASS" or "VALARM"
    pub name: String,
    /// As the file has it, perhaps in several lines; of JSON, a value that is no string is JSON
    pub value: String,
}

impl From<super::KeptField<'_>> for KeptField {
    #[inline]
    fn from(row: super::KeptField<'_>) -> Self {
        Self {
            format: row.format().into(),
            name: row.name().into(),
            value: row.value().into(),
        }
    }
}

/// A place through which a store is synced. Its text lives in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct SyncRemote {
    /// `id` of C.
    pub id: i64,
    /// `TASKCORE_REMOTE_...`
    pub kind: RemoteKind,
    /// Of the folder; of a transport of the host its name; of a hub its address
    pub path: String,
    /// When a run came to its end last; 0: none did
    pub last_run: Option<Timestamp>,
}

impl From<super::SyncRemote<'_>> for SyncRemote {
    #[inline]
    fn from(row: super::SyncRemote<'_>) -> Self {
        Self {
            id: row.id(),
            kind: row.kind(),
            path: row.path().into(),
            last_run: row.last_run(),
        }
    }
}

/// A device that has the store, as far as it is known here. Its texts live in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Replica {
    /// Of this copy of the store
    pub uid: String,
    /// What its people call it; "": it has not said so yet
    pub name: String,
    /// 1: this device
    pub is_self: bool,
    /// The number of its last step that is here
    pub seq: i64,
    /// When it last said of itself what it has seen; 0: never, and of this device
    pub heard: Option<Timestamp>,
    /// When it was retired; 0: it was not
    pub retired: Option<Timestamp>,
}

impl From<super::Replica<'_>> for Replica {
    #[inline]
    fn from(row: super::Replica<'_>) -> Self {
        Self {
            uid: row.uid().into(),
            name: row.name().into(),
            is_self: row.is_self(),
            seq: row.seq(),
            heard: row.heard(),
            retired: row.retired(),
        }
    }
}

/// A property that two devices changed without knowing of each other. Its texts live in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct SyncConflict {
    /// The same on every device
    pub uid: String,
    /// What kind of record it is of: `TASKCORE_ENTITY_...`, or a kind that only a newer version
    /// knows
    pub entity: Entity,
    /// Which value counts now: [`TASKCORE_CONFLICT_MINE`](crate::ConflictChoice::MINE) or
    /// [`TASKCORE_CONFLICT_THEIRS`](crate::ConflictChoice::THEIRS)
    pub shown: ConflictChoice,
    /// `record_uid` of C.
    pub record_uid: String,
    /// 0 of a tag and a setting, and of a record that is not here
    pub record_id: i64,
    /// What the record is called
    pub title: String,
    /// As [`taskcore_history_entry`](crate::HistoryEntry) names it
    pub property: String,
    /// Of a property with several elements, such as tags, which one; else ""
    pub element: String,
    /// What was written here; of two other devices, what counts now. NULL: nothing
    pub mine: String,
    /// What was written on the other device; NULL: nothing
    pub theirs: String,
    /// The name of the device that wrote it, or its uid
    pub mine_replica: String,
    /// `theirs_replica` of C.
    pub theirs_replica: String,
    /// When it was written
    pub mine_ms: Timestamp,
    /// `theirs_ms` of C.
    pub theirs_ms: Timestamp,
}

impl From<super::SyncConflict<'_>> for SyncConflict {
    #[inline]
    fn from(row: super::SyncConflict<'_>) -> Self {
        Self {
            uid: row.uid().into(),
            entity: row.entity(),
            shown: row.shown(),
            record_uid: row.record_uid().into(),
            record_id: row.record_id(),
            title: row.title().into(),
            property: row.property().into(),
            element: row.element().into(),
            mine: row.mine().into(),
            theirs: row.theirs().into(),
            mine_replica: row.mine_replica().into(),
            theirs_replica: row.theirs_replica().into(),
            mine_ms: row.mine_ms(),
            theirs_ms: row.theirs_ms(),
        }
    }
}

/// An account at a server whose tasks and events are synced. Its texts live in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Account {
    /// `id` of C.
    pub id: i64,
    /// `TASKCORE_ACCOUNT_...`
    pub kind: AccountKind,
    /// With the name of the user
    pub address: String,
    /// When a run came to its end last; 0: none did
    pub last_run: Option<Timestamp>,
}

impl From<super::Account<'_>> for Account {
    #[inline]
    fn from(row: super::Account<'_>) -> Self {
        Self {
            id: row.id(),
            kind: row.kind(),
            address: row.address().into(),
            last_run: row.last_run(),
        }
    }
}

/// A list of tasks or a calendar at a server. Its texts live in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct AccountCollection {
    /// `id` of C.
    pub id: i64,
    /// `account_id` of C.
    pub account_id: i64,
    /// As the server has it
    pub name: String,
    /// By which the server knows it
    pub href: String,
    /// #RRGGBB; NULL: the server tells none
    pub colour: String,
    /// Whose tasks are in it; 0 for none
    pub project_id: i64,
    /// Whose events are in it; 0 for none
    pub calendar_id: i64,
    /// How many items both agree on
    pub item_count: i64,
    /// 1: tasks can be in it
    pub has_tasks: bool,
    /// 1: events can be in it
    pub has_events: bool,
    /// 1: it is synced
    pub is_chosen: bool,
    /// 1: its first run is over
    pub is_accepted: bool,
    /// 1: what is changed here stays here
    pub is_read_only: bool,
    /// 1: the server has it no more
    pub is_missing: bool,
    /// 1: the server may write to attendees
    pub is_inviting: bool,
}

impl From<super::AccountCollection<'_>> for AccountCollection {
    #[inline]
    fn from(row: super::AccountCollection<'_>) -> Self {
        Self {
            id: row.id(),
            account_id: row.account_id(),
            name: row.name().into(),
            href: row.href().into(),
            colour: row.colour().into(),
            project_id: row.project_id(),
            calendar_id: row.calendar_id(),
            item_count: row.item_count(),
            has_tasks: row.has_tasks(),
            has_events: row.has_events(),
            is_chosen: row.is_chosen(),
            is_accepted: row.is_accepted(),
            is_read_only: row.is_read_only(),
            is_missing: row.is_missing(),
            is_inviting: row.is_inviting(),
        }
    }
}

/// What is to be known of an authorization that began.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct AuthorizationContent {
    /// Where the browser is sent
    pub address: String,
}

impl From<super::AuthorizationContent<'_>> for AuthorizationContent {
    #[inline]
    fn from(row: super::AuthorizationContent<'_>) -> Self {
        Self {
            address: row.address().into(),
        }
    }
}

/// What a program asks Google with in the name of its user. Whoever reads it can do so, too.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct TokensContent {
    /// What [`taskcore_sync_set_password`](crate::Store::sync_set_password) gives for the account
    pub access_token: String,
    /// By which [`taskcore_authorization_refresh`](crate::authorization_refresh) gets the next one;
    /// NULL: Google gave none
    pub refresh_token: String,
    /// When the access token ends, by the clock of this machine
    pub end: Timestamp,
    /// What the user allowed, which may be less than was asked for: `TASKCORE_AUTHORIZATION_...`
    /// joined by |
    pub scopes: AuthorizationScope,
}

impl From<super::TokensContent<'_>> for TokensContent {
    #[inline]
    fn from(row: super::TokensContent<'_>) -> Self {
        Self {
            access_token: row.access_token().into(),
            refresh_token: row.refresh_token().into(),
            end: row.end(),
            scopes: row.scopes(),
        }
    }
}

/// The seller: whoever uses the store.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct ProfileContent {
    /// `seller` of C.
    pub seller: Option<Party>,
    /// The bytes of a PNG or JPEG file; NULL without
    pub logo: Vec<u8>,
    /// What an hour costs, where neither entry nor task, project or client says it; 0: none
    pub hourly_rate_millionths: Option<i64>,
}

impl From<super::ProfileContent<'_>> for ProfileContent {
    #[inline]
    fn from(row: super::ProfileContent<'_>) -> Self {
        Self {
            seller: row.seller(),
            logo: row.logo().to_vec(),
            hourly_rate_millionths: row.hourly_rate_millionths(),
        }
    }
}

/// Whom invoices are sent to, as it was when it was read.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Client {
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: String,
    /// `party` of C.
    pub party: Option<Party>,
    /// "" without
    pub notes: String,
    /// `created_ms` of C.
    pub created: Timestamp,
    /// With is_archived: since when
    pub archived: Option<Timestamp>,
    /// Issued, credit notes too
    pub invoice_count: i64,
    /// 0 or 1
    pub is_archived: bool,
    /// `TASKCORE_CLIENT_KIND_...`
    pub kind: ClientKind,
    /// What an hour costs, where neither entry nor task nor project says it; 0: none
    pub hourly_rate_millionths: Option<i64>,
}

impl From<super::Client<'_>> for Client {
    #[inline]
    fn from(row: super::Client<'_>) -> Self {
        Self {
            id: row.id(),
            uid: row.uid().into(),
            party: row.party(),
            notes: row.notes().into(),
            created: row.created(),
            archived: row.archived(),
            invoice_count: row.invoice_count(),
            is_archived: row.is_archived(),
            kind: row.kind(),
            hourly_rate_millionths: row.hourly_rate_millionths(),
        }
    }
}

/// Numbers that follow each other.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct NumberSeries {
    /// "invoice", "credit_note" and "quote" are there from the beginning
    pub name: String,
    /// Such as "F{YYYY}-{NNNN}"
    pub pattern: String,
    /// As it would be today
    pub next_number: String,
    /// `issued_count` of C.
    pub issued_count: i64,
    /// The latest issue date, yyyymmdd; 0 before the first
    pub last_date: Option<Date>,
    /// The device that issues in it, by its name or its uid; "" without one, and of a store that is
    /// on one device
    pub owner: String,
    /// Of that replica
    pub owner_uid: String,
    /// `TASKCORE_SERIES_RIGHT_...`: whether this device may issue
    pub right: SeriesRight,
    /// 1: it was claimed without waiting for the other devices, so that a number may be there twice
    pub is_forced: bool,
    /// 1: drafts that name no series get its numbers on this device
    pub is_own: bool,
}

impl From<super::NumberSeries<'_>> for NumberSeries {
    #[inline]
    fn from(row: super::NumberSeries<'_>) -> Self {
        Self {
            name: row.name().into(),
            pattern: row.pattern().into(),
            next_number: row.next_number().into(),
            issued_count: row.issued_count(),
            last_date: row.last_date(),
            owner: row.owner().into(),
            owner_uid: row.owner_uid().into(),
            right: row.right(),
            is_forced: row.is_forced(),
            is_own: row.is_own(),
        }
    }
}

/// An invoice, a credit note or a quote in a list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Invoice {
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: String,
    /// "" of a draft
    pub number: String,
    /// As issued; of a draft as the client has it now; "" without one
    pub client_name: String,
    /// ISO 4217
    pub currency: String,
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
    pub created: Timestamp,
    /// `modified_ms` of C.
    pub modified: Timestamp,
    /// 0 of a draft
    pub issued: Option<Timestamp>,
    /// `TASKCORE_INVOICE_KIND_...`
    pub kind: InvoiceKind,
    /// `TASKCORE_INVOICE_STATE_...`
    pub state: InvoiceState,
    /// Yyyymmdd; 0 of a draft
    pub issue_date: Option<Date>,
    /// Yyyymmdd; 0 when it is not known yet
    pub due_date: Option<Date>,
    /// Another one with its number, which two devices gave apart; 0 of nearly all
    pub twin_id: i64,
    /// The quote that it was made of; 0 for none, or when it is not in the store
    pub quote_id: i64,
    /// Of a quote: the last day on which it can be accepted, yyyymmdd; 0 when it is not known yet
    pub valid_until: Option<Date>,
    /// Of a quote: when it was accepted or declined, yyyymmdd; 0 when it was not
    pub answer_date: Option<Date>,
    /// What is to be paid in all: BT-112, rounded (BT-114)
    pub total_minor: i64,
}

impl From<super::Invoice<'_>> for Invoice {
    #[inline]
    fn from(row: super::Invoice<'_>) -> Self {
        Self {
            id: row.id(),
            uid: row.uid().into(),
            number: row.number().into(),
            client_name: row.client_name().into(),
            currency: row.currency().into(),
            client_id: row.client_id(),
            preceding_id: row.preceding_id(),
            net_minor: row.net_minor(),
            vat_minor: row.vat_minor(),
            gross_minor: row.gross_minor(),
            due_minor: row.due_minor(),
            paid_minor: row.paid_minor(),
            credited_minor: row.credited_minor(),
            balance_minor: row.balance_minor(),
            created: row.created(),
            modified: row.modified(),
            issued: row.issued(),
            kind: row.kind(),
            state: row.state(),
            issue_date: row.issue_date(),
            due_date: row.due_date(),
            twin_id: row.twin_id(),
            quote_id: row.quote_id(),
            valid_until: row.valid_until(),
            answer_date: row.answer_date(),
            total_minor: row.total_minor(),
        }
    }
}

/// An item of an invoice (BG-25).
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct InvoiceLine {
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: String,
    /// `name` of C.
    pub name: String,
    /// "" without
    pub details: String,
    /// The code
    pub unit: String,
    /// In the invoice's language, for the quantity
    pub unit_label: String,
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
    pub discount_reason: String,
    /// `exemption_reason` of C.
    pub exemption_reason: String,
    /// `exemption_code` of C.
    pub exemption_code: String,
    /// The tasks that it is for and that are there
    pub task_ids: Vec<i64>,
    /// Of the focus sessions and time entries that it is for
    pub focus_session_count: i64,
    /// -1: not given as a rate
    pub discount_basis_points: i32,
    /// `vat_category` of C.
    pub vat_category: VatCategory,
    /// `vat_rate_thousandths` of C.
    pub vat_rate_thousandths: i32,
    /// From 1
    pub position: i32,
    /// 0 for none, as the last
    pub first_date: Option<Date>,
    /// `last_date` of C.
    pub last_date: Date,
    /// `invoice_id` of C.
    pub invoice_id: i64,
    /// Of the invoice, ISO 4217
    pub currency: String,
    /// With VAT, where the price includes it: quantity times price less the discount; else 0
    pub gross_minor: i64,
    /// Likewise the discount
    pub gross_discount_minor: i64,
}

impl From<super::InvoiceLine<'_>> for InvoiceLine {
    #[inline]
    fn from(row: super::InvoiceLine<'_>) -> Self {
        Self {
            id: row.id(),
            uid: row.uid().into(),
            name: row.name().into(),
            details: row.details().into(),
            unit: row.unit().into(),
            unit_label: row.unit_label().into(),
            quantity_ten_thousandths: row.quantity_ten_thousandths(),
            unit_price_millionths: row.unit_price_millionths(),
            base_minor: row.base_minor(),
            discount_minor: row.discount_minor(),
            net_minor: row.net_minor(),
            discount_reason: row.discount_reason().into(),
            exemption_reason: row.exemption_reason().into(),
            exemption_code: row.exemption_code().into(),
            task_ids: row.task_ids().to_vec(),
            focus_session_count: row.focus_session_count(),
            discount_basis_points: row.discount_basis_points(),
            vat_category: row.vat_category(),
            vat_rate_thousandths: row.vat_rate_thousandths(),
            position: row.position(),
            first_date: row.first_date(),
            last_date: row.last_date(),
            invoice_id: row.invoice_id(),
            currency: row.currency().into(),
            gross_minor: row.gross_minor(),
            gross_discount_minor: row.gross_discount_minor(),
        }
    }
}

/// An allowance (BG-20) or a charge (BG-21) on the whole of an invoice.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct InvoiceAdjustment {
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: String,
    /// `reason` of C.
    pub reason: String,
    /// `reason_code` of C.
    pub reason_code: String,
    /// `exemption_reason` of C.
    pub exemption_reason: String,
    /// `exemption_code` of C.
    pub exemption_code: String,
    /// BT-92, BT-99, whether given as a rate or as an amount
    pub amount_minor: i64,
    /// `is_charge` of C.
    pub is_charge: bool,
    /// -1: not given as a rate
    pub rate_basis_points: i32,
    /// `vat_category` of C.
    pub vat_category: VatCategory,
    /// `vat_rate_thousandths` of C.
    pub vat_rate_thousandths: i32,
    /// `invoice_id` of C.
    pub invoice_id: i64,
    /// Of the invoice, ISO 4217
    pub currency: String,
    /// With VAT, where prices of the invoice include it; else 0
    pub gross_minor: i64,
}

impl From<super::InvoiceAdjustment<'_>> for InvoiceAdjustment {
    #[inline]
    fn from(row: super::InvoiceAdjustment<'_>) -> Self {
        Self {
            id: row.id(),
            uid: row.uid().into(),
            reason: row.reason().into(),
            reason_code: row.reason_code().into(),
            exemption_reason: row.exemption_reason().into(),
            exemption_code: row.exemption_code().into(),
            amount_minor: row.amount_minor(),
            is_charge: row.is_charge(),
            rate_basis_points: row.rate_basis_points(),
            vat_category: row.vat_category(),
            vat_rate_thousandths: row.vat_rate_thousandths(),
            invoice_id: row.invoice_id(),
            currency: row.currency().into(),
            gross_minor: row.gross_minor(),
        }
    }
}

/// What an invoice taxes in one way (BG-23).
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct VatRow {
    /// Such as "S"
    pub category_code: String,
    /// `exemption_reason` of C.
    pub exemption_reason: String,
    /// `exemption_code` of C.
    pub exemption_code: String,
    /// BT-116
    pub taxable_minor: i64,
    /// BT-117
    pub tax_minor: i64,
    /// `TASKCORE_VAT_...`
    pub category: VatCategory,
    /// BT-119 in thousandths of a percent
    pub rate_thousandths: i32,
}

impl From<super::VatRow<'_>> for VatRow {
    #[inline]
    fn from(row: super::VatRow<'_>) -> Self {
        Self {
            category_code: row.category_code().into(),
            exemption_reason: row.exemption_reason().into(),
            exemption_code: row.exemption_code().into(),
            taxable_minor: row.taxable_minor(),
            tax_minor: row.tax_minor(),
            category: row.category(),
            rate_thousandths: row.rate_thousandths(),
        }
    }
}

/// A down payment that an invoice deducts (BG-3).
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct InvoiceDeduction {
    /// `uid` of C.
    pub uid: String,
    /// 0 when it is not there
    pub down_payment_id: i64,
    /// BT-25
    pub number: String,
    /// What is deducted without VAT; what was credited of the down payment is taken off
    pub net_minor: i64,
    /// Its VAT
    pub vat_minor: i64,
    /// With VAT
    pub gross_minor: i64,
    /// BT-26, yyyymmdd
    pub issue_date: Option<Date>,
}

impl From<super::InvoiceDeduction<'_>> for InvoiceDeduction {
    #[inline]
    fn from(row: super::InvoiceDeduction<'_>) -> Self {
        Self {
            uid: row.uid().into(),
            down_payment_id: row.down_payment_id(),
            number: row.number().into(),
            net_minor: row.net_minor(),
            vat_minor: row.vat_minor(),
            gross_minor: row.gross_minor(),
            issue_date: row.issue_date(),
        }
    }
}

/// What an invoice that deducts down payments has of one category and rate of VAT.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct DeductedRate {
    /// Such as "S"
    pub category_code: String,
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
    pub category: VatCategory,
    /// Of a percent
    pub rate_thousandths: i32,
}

impl From<super::DeductedRate<'_>> for DeductedRate {
    #[inline]
    fn from(row: super::DeductedRate<'_>) -> Self {
        Self {
            category_code: row.category_code().into(),
            whole_taxable_minor: row.whole_taxable_minor(),
            whole_tax_minor: row.whole_tax_minor(),
            deducted_taxable_minor: row.deducted_taxable_minor(),
            deducted_tax_minor: row.deducted_tax_minor(),
            rest_taxable_minor: row.rest_taxable_minor(),
            rest_tax_minor: row.rest_tax_minor(),
            category: row.category(),
            rate_thousandths: row.rate_thousandths(),
        }
    }
}

/// Money that came in for an invoice, or went out for a credit note.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Payment {
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: String,
    /// `invoice_id` of C.
    pub invoice_id: i64,
    /// `amount_minor` of C.
    pub amount_minor: i64,
    /// Of UNTDID 4461, such as "58"; "" when it was not said
    pub means: String,
    /// `reference` of C.
    pub reference: String,
    /// `notes` of C.
    pub notes: String,
    /// Of the invoice, ISO 4217
    pub currency: String,
    /// yyyymmdd
    pub date: Date,
}

impl From<super::Payment<'_>> for Payment {
    #[inline]
    fn from(row: super::Payment<'_>) -> Self {
        Self {
            id: row.id(),
            uid: row.uid().into(),
            invoice_id: row.invoice_id(),
            amount_minor: row.amount_minor(),
            means: row.means().into(),
            reference: row.reference().into(),
            notes: row.notes().into(),
            currency: row.currency().into(),
            date: row.date(),
        }
    }
}

/// A message with an invoice, and what became of it.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Email {
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: String,
    /// `invoice_id` of C.
    pub invoice_id: i64,
    /// `message_id` of C.
    pub message_id: String,
    /// Joined by ", "
    pub recipients: String,
    /// `subject` of C.
    pub subject: String,
    /// "" unless it failed
    pub error: String,
    /// `created_ms` of C.
    pub created: Timestamp,
    /// 0 while sending
    pub finished: Option<Timestamp>,
    /// `TASKCORE_EMAIL_STATE_...`
    pub state: EmailState,
}

impl From<super::Email<'_>> for Email {
    #[inline]
    fn from(row: super::Email<'_>) -> Self {
        Self {
            id: row.id(),
            uid: row.uid().into(),
            invoice_id: row.invoice_id(),
            message_id: row.message_id().into(),
            recipients: row.recipients().into(),
            subject: row.subject().into(),
            error: row.error().into(),
            created: row.created(),
            finished: row.finished(),
            state: row.state(),
        }
    }
}

/// All of an invoice. Its strings and arrays live in its
/// [`taskcore_invoice_document`](crate::InvoiceDocument).
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct InvoiceContent {
    /// `invoice` of C.
    pub invoice: Option<Invoice>,
    /// As issued; of a draft as it is now
    pub seller: Option<Party>,
    /// likewise
    pub buyer: Option<Party>,
    /// `lines` of C.
    pub lines: Vec<InvoiceLine>,
    /// `adjustments` of C.
    pub adjustments: Vec<InvoiceAdjustment>,
    /// `vat_rows` of C.
    pub vat_rows: Vec<VatRow>,
    /// `payments` of C.
    pub payments: Vec<Payment>,
    /// `emails` of C.
    pub emails: Vec<Email>,
    /// Issued for it, and drafts
    pub credit_note_ids: Vec<i64>,
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
    pub series: String,
    /// `language` of C.
    pub language: String,
    /// `business_process` of C.
    pub business_process: String,
    /// `buyer_reference` of C.
    pub buyer_reference: String,
    /// `order_reference` of C.
    pub order_reference: String,
    /// `contract_reference` of C.
    pub contract_reference: String,
    /// `payment_terms` of C.
    pub payment_terms: String,
    /// `late_penalty` of C.
    pub late_penalty: String,
    /// `recovery_fee` of C.
    pub recovery_fee: String,
    /// `early_discount` of C.
    pub early_discount: String,
    /// `notes` of C.
    pub notes: String,
    /// `preceding_number` of C.
    pub preceding_number: String,
    /// `preceding_date` of C.
    pub preceding_date: Date,
    /// `payment_days` of C.
    pub payment_days: i32,
    /// `delivery_date` of C.
    pub delivery_date: Date,
    /// `first_date` of C.
    pub first_date: Date,
    /// `last_date` of C.
    pub last_date: Date,
    /// 1: vat_in_euro_cents counts
    pub has_vat_in_euro: bool,
    /// As issued; of a draft as it is now
    pub buyer_kind: ClientKind,
    /// 1: prices, discounts, allowances and charges include VAT
    pub has_gross_prices: bool,
    /// The down payments that it deducts
    pub deductions: Vec<InvoiceDeduction>,
    /// By category and rate; none where nothing is deducted
    pub deducted_rates: Vec<DeductedRate>,
    /// What the deductions come to with VAT
    pub deducted_minor: i64,
    /// The corrected invoice that stands in its place; 0 for none
    pub replacement_id: i64,
    /// 1: the deductions are in prepaid_minor; 0: they are lines of a quantity below 0
    pub has_prepaid_deductions: bool,
    /// Of the quote that it was made of
    pub quote_number: String,
    /// Of a quote: what was made of it, drafts too
    pub quoted_ids: Vec<i64>,
    /// By which rules it is written: "facturx", "xrechnung" or "peppol"; "" for what is no file, as
    /// a quote
    pub invoice_profile: String,
    /// When its VAT is due (BT-8), its own or the seller's; "" when nobody says it
    pub vat_point: String,
    /// BT-70
    pub delivery_name: String,
    /// BT-75
    pub delivery_street: String,
    /// BT-76
    pub delivery_street_2: String,
    /// BT-78
    pub delivery_postal_code: String,
    /// BT-77
    pub delivery_city: String,
    /// BT-79
    pub delivery_region: String,
    /// BT-80
    pub delivery_country: String,
    /// BT-114: what makes the total what was agreed, where no VAT comes to that
    pub rounding_minor: i64,
}

impl From<super::InvoiceContent<'_>> for InvoiceContent {
    #[inline]
    fn from(row: super::InvoiceContent<'_>) -> Self {
        Self {
            invoice: row.invoice().map(Invoice::from),
            seller: row.seller(),
            buyer: row.buyer(),
            lines: row.lines().to_vec(),
            adjustments: row.adjustments().to_vec(),
            vat_rows: row.vat_rows().to_vec(),
            payments: row.payments().to_vec(),
            emails: row.emails().to_vec(),
            credit_note_ids: row.credit_note_ids().to_vec(),
            line_total_minor: row.line_total_minor(),
            allowance_total_minor: row.allowance_total_minor(),
            charge_total_minor: row.charge_total_minor(),
            prepaid_minor: row.prepaid_minor(),
            vat_in_euro_cents: row.vat_in_euro_cents(),
            exchange_rate_millionths: row.exchange_rate_millionths(),
            series: row.series().into(),
            language: row.language().into(),
            business_process: row.business_process().into(),
            buyer_reference: row.buyer_reference().into(),
            order_reference: row.order_reference().into(),
            contract_reference: row.contract_reference().into(),
            payment_terms: row.payment_terms().into(),
            late_penalty: row.late_penalty().into(),
            recovery_fee: row.recovery_fee().into(),
            early_discount: row.early_discount().into(),
            notes: row.notes().into(),
            preceding_number: row.preceding_number().into(),
            preceding_date: row.preceding_date(),
            payment_days: row.payment_days(),
            delivery_date: row.delivery_date(),
            first_date: row.first_date(),
            last_date: row.last_date(),
            has_vat_in_euro: row.has_vat_in_euro(),
            buyer_kind: row.buyer_kind(),
            has_gross_prices: row.has_gross_prices(),
            deductions: row.deductions().to_vec(),
            deducted_rates: row.deducted_rates().to_vec(),
            deducted_minor: row.deducted_minor(),
            replacement_id: row.replacement_id(),
            has_prepaid_deductions: row.has_prepaid_deductions(),
            quote_number: row.quote_number().into(),
            quoted_ids: row.quoted_ids().to_vec(),
            invoice_profile: row.invoice_profile().into(),
            vat_point: row.vat_point().into(),
            delivery_name: row.delivery_name().into(),
            delivery_street: row.delivery_street().into(),
            delivery_street_2: row.delivery_street_2().into(),
            delivery_postal_code: row.delivery_postal_code().into(),
            delivery_city: row.delivery_city().into(),
            delivery_region: row.delivery_region().into(),
            delivery_country: row.delivery_country().into(),
            rounding_minor: row.rounding_minor(),
        }
    }
}

/// What is owed of invoices of one currency, by how long they are overdue.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Ageing {
    /// `currency` of C.
    pub currency: String,
    /// `balance_minor` of C.
    pub balance_minor: i64,
    /// `invoice_count` of C.
    pub invoice_count: i64,
    /// Days overdue: 0 for what is not due yet, else 1, 31, 61 or 91
    pub first_day: i32,
    /// 0, 30, 60, 90, or INT32_MAX
    pub last_day: i32,
}

impl From<super::Ageing<'_>> for Ageing {
    #[inline]
    fn from(row: super::Ageing<'_>) -> Self {
        Self {
            currency: row.currency().into(),
            balance_minor: row.balance_minor(),
            invoice_count: row.invoice_count(),
            first_day: row.first_day(),
            last_day: row.last_day(),
        }
    }
}

/// What was invoiced in a month in one currency; credit notes are taken off.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Turnover {
    /// `currency` of C.
    pub currency: String,
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
}

impl From<super::Turnover<'_>> for Turnover {
    #[inline]
    fn from(row: super::Turnover<'_>) -> Self {
        Self {
            currency: row.currency().into(),
            invoice_count: row.invoice_count(),
            credit_note_count: row.credit_note_count(),
            net_minor: row.net_minor(),
            vat_minor: row.vat_minor(),
            gross_minor: row.gross_minor(),
            month: row.month(),
        }
    }
}

/// The VAT of a month, a currency, a category and a rate; credit notes are taken off.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct VatTotal {
    /// `currency` of C.
    pub currency: String,
    /// `category_code` of C.
    pub category_code: String,
    /// `taxable_minor` of C.
    pub taxable_minor: i64,
    /// `tax_minor` of C.
    pub tax_minor: i64,
    /// yyyymm
    pub month: i32,
    /// `TASKCORE_VAT_...`
    pub category: VatCategory,
    /// Of a percent
    pub rate_thousandths: i32,
}

impl From<super::VatTotal<'_>> for VatTotal {
    #[inline]
    fn from(row: super::VatTotal<'_>) -> Self {
        Self {
            currency: row.currency().into(),
            category_code: row.category_code().into(),
            taxable_minor: row.taxable_minor(),
            tax_minor: row.tax_minor(),
            month: row.month(),
            category: row.category(),
            rate_thousandths: row.rate_thousandths(),
        }
    }
}

/// A purchase in a list. Its strings live in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Purchase {
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: String,
    /// BT-1
    pub number: String,
    /// BT-27
    pub seller_name: String,
    /// BT-40; "" without
    pub seller_country: String,
    /// BT-31, as the file has it; "" without
    pub seller_vat_number: String,
    /// BT-30, likewise; "" without
    pub seller_siren: String,
    /// Who is paid (BT-59); "": the seller
    pub payee_name: String,
    /// The first account that it can be paid to (BT-84); "" without
    pub iban: String,
    /// What the payment is to say (BT-83); "" without
    pub payment_reference: String,
    /// ISO 4217 (BT-5)
    pub currency: String,
    /// Own ones; "" without
    pub notes: String,
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
    pub created: Timestamp,
    /// `modified_ms` of C.
    pub modified: Timestamp,
    /// How many bytes its file has
    pub file_length: i64,
    /// BT-3, such as 380 for an invoice, 381 for a credit note, 384 for a corrected invoice, 386
    /// for a down payment, 389 for one that the buyer wrote, 326 for a part
    pub type_code: i32,
    /// `TASKCORE_PURCHASE_STATE_...`
    pub state: PurchaseState,
    /// Yyyymmdd (BT-2)
    pub issue_date: Date,
    /// Yyyymmdd (BT-9); 0 for none
    pub due_date: Option<Date>,
    /// 1: of a type by which the seller owes, such as 381
    pub is_credit: bool,
    /// 1: its file is a PDF file with the data within; 0: it is XML
    pub is_pdf: bool,
}

impl From<super::Purchase<'_>> for Purchase {
    #[inline]
    fn from(row: super::Purchase<'_>) -> Self {
        Self {
            id: row.id(),
            uid: row.uid().into(),
            number: row.number().into(),
            seller_name: row.seller_name().into(),
            seller_country: row.seller_country().into(),
            seller_vat_number: row.seller_vat_number().into(),
            seller_siren: row.seller_siren().into(),
            payee_name: row.payee_name().into(),
            iban: row.iban().into(),
            payment_reference: row.payment_reference().into(),
            currency: row.currency().into(),
            notes: row.notes().into(),
            net_minor: row.net_minor(),
            vat_minor: row.vat_minor(),
            gross_minor: row.gross_minor(),
            prepaid_minor: row.prepaid_minor(),
            due_minor: row.due_minor(),
            paid_minor: row.paid_minor(),
            balance_minor: row.balance_minor(),
            created: row.created(),
            modified: row.modified(),
            file_length: row.file_length(),
            type_code: row.type_code(),
            state: row.state(),
            issue_date: row.issue_date(),
            due_date: row.due_date(),
            is_credit: row.is_credit(),
            is_pdf: row.is_pdf(),
        }
    }
}

/// Money that was paid for a purchase, or that came back for a credit note.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PurchasePayment {
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: String,
    /// `purchase_id` of C.
    pub purchase_id: i64,
    /// `amount_minor` of C.
    pub amount_minor: i64,
    /// Of UNTDID 4461, such as "58"; "" when it was not said
    pub means: String,
    /// `reference` of C.
    pub reference: String,
    /// `notes` of C.
    pub notes: String,
    /// Of the purchase, ISO 4217
    pub currency: String,
    /// yyyymmdd
    pub date: Date,
}

impl From<super::PurchasePayment<'_>> for PurchasePayment {
    #[inline]
    fn from(row: super::PurchasePayment<'_>) -> Self {
        Self {
            id: row.id(),
            uid: row.uid().into(),
            purchase_id: row.purchase_id(),
            amount_minor: row.amount_minor(),
            means: row.means().into(),
            reference: row.reference().into(),
            notes: row.notes().into(),
            currency: row.currency().into(),
            date: row.date(),
        }
    }
}

/// What is owed to sellers in one currency.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PurchaseTotal {
    /// ISO 4217
    pub currency: String,
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

impl From<super::PurchaseTotal<'_>> for PurchaseTotal {
    #[inline]
    fn from(row: super::PurchaseTotal<'_>) -> Self {
        Self {
            currency: row.currency().into(),
            owed_minor: row.owed_minor(),
            overdue_minor: row.overdue_minor(),
            credit_minor: row.credit_minor(),
            balance_minor: row.balance_minor(),
            purchase_count: row.purchase_count(),
            overdue_count: row.overdue_count(),
        }
    }
}

/// A line of a purchase (BG-25).
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PurchaseLine {
    /// BT-126
    pub line_id: String,
    /// BT-153
    pub name: String,
    /// BT-154; "" without, as all that follows
    pub details: String,
    /// BT-127
    pub note: String,
    /// The seller's (BT-155)
    pub item_number: String,
    /// A decimal (BT-129)
    pub quantity: String,
    /// A code of UN/ECE Recommendation 20 or 21 (BT-130)
    pub unit: String,
    /// A decimal (BT-146)
    pub net_price: String,
    /// A decimal (BT-148)
    pub gross_price: String,
    /// A decimal (BT-147)
    pub price_discount: String,
    /// How many the price is for, a decimal (BT-149)
    pub price_quantity: String,
    /// The category, such as "S" (BT-151)
    pub vat_code: String,
    /// A decimal (BT-152)
    pub vat_percent: String,
    /// BT-131
    pub net_minor: i64,
    /// What its allowances come to (BT-136)
    pub allowance_minor: i64,
    /// What its charges come to (BT-141)
    pub charge_minor: i64,
    /// Yyyymmdd (BT-134); 0 for none
    pub first_date: Option<Date>,
    /// Likewise (BT-135)
    pub last_date: Option<Date>,
}

impl From<super::PurchaseLine<'_>> for PurchaseLine {
    #[inline]
    fn from(row: super::PurchaseLine<'_>) -> Self {
        Self {
            line_id: row.line_id().into(),
            name: row.name().into(),
            details: row.details().into(),
            note: row.note().into(),
            item_number: row.item_number().into(),
            quantity: row.quantity().into(),
            unit: row.unit().into(),
            net_price: row.net_price().into(),
            gross_price: row.gross_price().into(),
            price_discount: row.price_discount().into(),
            price_quantity: row.price_quantity().into(),
            vat_code: row.vat_code().into(),
            vat_percent: row.vat_percent().into(),
            net_minor: row.net_minor(),
            allowance_minor: row.allowance_minor(),
            charge_minor: row.charge_minor(),
            first_date: row.first_date(),
            last_date: row.last_date(),
        }
    }
}

/// An allowance or a charge of a purchase: on the whole of it (BG-20, BG-21), or on a line (BG-27,
/// BG-28).
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PurchaseAdjustment {
    /// BT-126 of its line; "": on the whole
    pub line_id: String,
    /// BT-97, BT-104, BT-139, BT-144; "" without, as all that follows
    pub reason: String,
    /// BT-98, BT-105, BT-140, BT-145
    pub reason_code: String,
    /// A decimal (BT-94, BT-101, BT-138, BT-143)
    pub percent: String,
    /// The category (BT-95, BT-102)
    pub vat_code: String,
    /// A decimal (BT-96, BT-103)
    pub vat_percent: String,
    /// BT-92, BT-99, BT-136, BT-141
    pub amount_minor: i64,
    /// 0 for an allowance, 1 for a charge
    pub is_charge: bool,
}

impl From<super::PurchaseAdjustment<'_>> for PurchaseAdjustment {
    #[inline]
    fn from(row: super::PurchaseAdjustment<'_>) -> Self {
        Self {
            line_id: row.line_id().into(),
            reason: row.reason().into(),
            reason_code: row.reason_code().into(),
            percent: row.percent().into(),
            vat_code: row.vat_code().into(),
            vat_percent: row.vat_percent().into(),
            amount_minor: row.amount_minor(),
            is_charge: row.is_charge(),
        }
    }
}

/// What a purchase taxes in one way (BG-23).
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PurchaseTax {
    /// The category, such as "S" (BT-118)
    pub vat_code: String,
    /// A decimal (BT-119); "" without
    pub vat_percent: String,
    /// BT-120
    pub exemption_reason: String,
    /// BT-121
    pub exemption_code: String,
    /// BT-116
    pub taxable_minor: i64,
    /// BT-117
    pub tax_minor: i64,
}

impl From<super::PurchaseTax<'_>> for PurchaseTax {
    #[inline]
    fn from(row: super::PurchaseTax<'_>) -> Self {
        Self {
            vat_code: row.vat_code().into(),
            vat_percent: row.vat_percent().into(),
            exemption_reason: row.exemption_reason().into(),
            exemption_code: row.exemption_code().into(),
            taxable_minor: row.taxable_minor(),
            tax_minor: row.tax_minor(),
        }
    }
}

/// A way to pay a purchase (BG-16).
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PurchaseMeans {
    /// Of UNTDID 4461 (BT-81)
    pub code: String,
    /// BT-82; "" without, as all that follows
    pub label: String,
    /// Or another number of the account (BT-84)
    pub iban: String,
    /// BT-85
    pub account_name: String,
    /// BT-86
    pub bic: String,
    /// Of a direct debit (BT-89)
    pub mandate: String,
    /// Of a direct debit (BT-91)
    pub debited_iban: String,
}

impl From<super::PurchaseMeans<'_>> for PurchaseMeans {
    #[inline]
    fn from(row: super::PurchaseMeans<'_>) -> Self {
        Self {
            code: row.code().into(),
            label: row.label().into(),
            iban: row.iban().into(),
            account_name: row.account_name().into(),
            bic: row.bic().into(),
            mandate: row.mandate().into(),
            debited_iban: row.debited_iban().into(),
        }
    }
}

/// An invoice that a purchase refers to (BG-3), such as the one that a credit note is for.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PurchaseReference {
    /// BT-25
    pub number: String,
    /// Yyyymmdd (BT-26); 0 for none
    pub issue_date: Option<Date>,
}

impl From<super::PurchaseReference<'_>> for PurchaseReference {
    #[inline]
    fn from(row: super::PurchaseReference<'_>) -> Self {
        Self {
            number: row.number().into(),
            issue_date: row.issue_date(),
        }
    }
}

/// What a purchase says in words (BG-1).
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PurchaseNote {
    /// Of UNTDID 4451 (BT-21), such as "PMD"; "" without
    pub code: String,
    /// BT-22
    pub text: String,
}

impl From<super::PurchaseNote<'_>> for PurchaseNote {
    #[inline]
    fn from(row: super::PurchaseNote<'_>) -> Self {
        Self {
            code: row.code().into(),
            text: row.text().into(),
        }
    }
}

/// All of a purchase, as its file has it; a text that the file does not have is "", and a party
/// that it does not have has no name. Its strings and arrays live in its
/// [`taskcore_purchase_document`](crate::PurchaseDocument).
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PurchaseContent {
    /// As it is listed
    pub purchase: Option<Purchase>,
    /// BG-4
    pub seller: Option<Party>,
    /// BG-7
    pub buyer: Option<Party>,
    /// BG-10: who is paid, if not the seller
    pub payee: Option<Party>,
    /// BG-11: the seller's
    pub tax_representative: Option<Party>,
    /// BG-13: where it was delivered
    pub recipient: Option<Party>,
    /// `lines` of C.
    pub lines: Vec<PurchaseLine>,
    /// Those on the whole, then those on lines
    pub adjustments: Vec<PurchaseAdjustment>,
    /// `taxes` of C.
    pub taxes: Vec<PurchaseTax>,
    /// `means` of C.
    pub means: Vec<PurchaseMeans>,
    /// `references` of C.
    pub references: Vec<PurchaseReference>,
    /// The seller's notes
    pub remarks: Vec<PurchaseNote>,
    /// The latest first
    pub payments: Vec<PurchasePayment>,
    /// BT-106
    pub line_total_minor: i64,
    /// BT-107
    pub allowance_total_minor: i64,
    /// BT-108
    pub charge_total_minor: i64,
    /// BT-114
    pub rounding_minor: i64,
    /// BT-6
    pub tax_currency: String,
    /// A decimal (BT-111)
    pub tax_in_tax_currency: String,
    /// BT-24
    pub profile: String,
    /// BT-23
    pub business_process: String,
    /// BT-10
    pub buyer_reference: String,
    /// BT-11
    pub project_reference: String,
    /// BT-12
    pub contract_reference: String,
    /// BT-13
    pub order_reference: String,
    /// BT-20
    pub payment_terms: String,
    /// Yyyymmdd (BT-72); 0 for none
    pub delivery_date: Option<Date>,
    /// Of the invoiced period, yyyymmdd (BT-73); 0 for none
    pub first_date: Option<Date>,
    /// Likewise (BT-74)
    pub last_date: Option<Date>,
}

impl From<super::PurchaseContent<'_>> for PurchaseContent {
    #[inline]
    fn from(row: super::PurchaseContent<'_>) -> Self {
        Self {
            purchase: row.purchase().map(Purchase::from),
            seller: row.seller(),
            buyer: row.buyer(),
            payee: row.payee(),
            tax_representative: row.tax_representative(),
            recipient: row.recipient(),
            lines: row.lines().to_vec(),
            adjustments: row.adjustments().to_vec(),
            taxes: row.taxes().to_vec(),
            means: row.means().to_vec(),
            references: row.references().to_vec(),
            remarks: row.remarks().to_vec(),
            payments: row.payments().to_vec(),
            line_total_minor: row.line_total_minor(),
            allowance_total_minor: row.allowance_total_minor(),
            charge_total_minor: row.charge_total_minor(),
            rounding_minor: row.rounding_minor(),
            tax_currency: row.tax_currency().into(),
            tax_in_tax_currency: row.tax_in_tax_currency().into(),
            profile: row.profile().into(),
            business_process: row.business_process().into(),
            buyer_reference: row.buyer_reference().into(),
            project_reference: row.project_reference().into(),
            contract_reference: row.contract_reference().into(),
            order_reference: row.order_reference().into(),
            payment_terms: row.payment_terms().into(),
            delivery_date: row.delivery_date(),
            first_date: row.first_date(),
            last_date: row.last_date(),
        }
    }
}

/// A recurring invoice in a list. Its strings live in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct RecurringInvoice {
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: String,
    /// 0 when it is gone
    pub client_id: i64,
    /// "" when it is gone
    pub client_name: String,
    /// An RRULE of RFC 5545
    pub repeat_rule: String,
    /// "": the store's
    pub zone: String,
    /// ISO 4217
    pub currency: String,
    /// What a draft of it comes to today, with VAT
    pub gross_minor: i64,
    /// `line_count` of C.
    pub line_count: i64,
    /// How many dates came for which nothing was drafted yet; at most 1,000 are counted
    pub due_count: i64,
    /// Milliseconds since 1970 UTC
    pub created: Timestamp,
    /// Milliseconds since 1970 UTC
    pub modified: Timestamp,
    /// yyyymmdd
    pub start_date: Date,
    /// Of the next draft, yyyymmdd; 0 for none any more
    pub next_date: Option<Date>,
    /// `TASKCORE_RECURRING_PERIOD_...`
    pub period: RecurringPeriod,
    /// `TASKCORE_RECURRING_STATE_...`
    pub state: RecurringState,
}

impl From<super::RecurringInvoice<'_>> for RecurringInvoice {
    #[inline]
    fn from(row: super::RecurringInvoice<'_>) -> Self {
        Self {
            id: row.id(),
            uid: row.uid().into(),
            client_id: row.client_id(),
            client_name: row.client_name().into(),
            repeat_rule: row.repeat_rule().into(),
            zone: row.zone().into(),
            currency: row.currency().into(),
            gross_minor: row.gross_minor(),
            line_count: row.line_count(),
            due_count: row.due_count(),
            created: row.created(),
            modified: row.modified(),
            start_date: row.start_date(),
            next_date: row.next_date(),
            period: row.period(),
            state: row.state(),
        }
    }
}

/// A rate of interest for late payment. Its strings live in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PenaltyRate {
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: String,
    /// ISO 4217
    pub currency: String,
    /// "" for none
    pub notes: String,
    /// `TASKCORE_DEBTOR_...`
    pub debtor: Debtor,
    /// yyyymmdd
    pub first_date: Date,
    /// Yyyymmdd; 0: until the day before the next rate begins
    pub last_date: Option<Date>,
    /// A year
    pub rate_basis_points: i32,
}

impl From<super::PenaltyRate<'_>> for PenaltyRate {
    #[inline]
    fn from(row: super::PenaltyRate<'_>) -> Self {
        Self {
            id: row.id(),
            uid: row.uid().into(),
            currency: row.currency().into(),
            notes: row.notes().into(),
            debtor: row.debtor(),
            first_date: row.first_date(),
            last_date: row.last_date(),
            rate_basis_points: row.rate_basis_points(),
        }
    }
}

/// A reminder of payment in a list. Its strings live in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PaymentReminder {
    /// `id` of C.
    pub id: i64,
    /// `uid` of C.
    pub uid: String,
    /// 0 when it is gone
    pub invoice_id: i64,
    /// Of the invoice
    pub number: String,
    /// Of the invoice
    pub client_name: String,
    /// Of the invoice, ISO 4217
    pub currency: String,
    /// Own words; "": those of its level
    pub text: String,
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
    pub sent: Option<Timestamp>,
    /// `created_ms` of C.
    pub created: Timestamp,
    /// 1 to 9
    pub level: i32,
    /// yyyymmdd
    pub date: Date,
    /// Yyyymmdd; 0: at once
    pub pay_by: Option<Date>,
}

impl From<super::PaymentReminder<'_>> for PaymentReminder {
    #[inline]
    fn from(row: super::PaymentReminder<'_>) -> Self {
        Self {
            id: row.id(),
            uid: row.uid().into(),
            invoice_id: row.invoice_id(),
            number: row.number().into(),
            client_name: row.client_name().into(),
            currency: row.currency().into(),
            text: row.text().into(),
            owed_minor: row.owed_minor(),
            fee_minor: row.fee_minor(),
            recovery_minor: row.recovery_minor(),
            earlier_minor: row.earlier_minor(),
            interest_minor: row.interest_minor(),
            total_minor: row.total_minor(),
            uncovered_days: row.uncovered_days(),
            sent: row.sent(),
            created: row.created(),
            level: row.level(),
            date: row.date(),
            pay_by: row.pay_by(),
        }
    }
}

/// Days in a row of which interest is alike. Interest is the sum of owed \* rate \* days / 365,
/// rounded once for all spans of a reminder.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct InterestSpan {
    /// ISO 4217
    pub currency: String,
    /// What was owed of the invoice on each of the days
    pub owed_minor: i64,
    /// `days` of C.
    pub days: i64,
    /// yyyymmdd
    pub first_date: Date,
    /// yyyymmdd
    pub last_date: Date,
    /// A year; with is_covered 0 there is none
    pub rate_basis_points: i32,
    /// 0: no rate holds for these days, and no interest is claimed of them
    pub is_covered: bool,
}

impl From<super::InterestSpan<'_>> for InterestSpan {
    #[inline]
    fn from(row: super::InterestSpan<'_>) -> Self {
        Self {
            currency: row.currency().into(),
            owed_minor: row.owed_minor(),
            days: row.days(),
            first_date: row.first_date(),
            last_date: row.last_date(),
            rate_basis_points: row.rate_basis_points(),
            is_covered: row.is_covered(),
        }
    }
}

/// An overdue invoice that is due for a reminder: it had none yet, or that asked for the money by a
/// day that is over. Its strings live in its list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct LateInvoice {
    /// `invoice_id` of C.
    pub invoice_id: i64,
    /// `number` of C.
    pub number: String,
    /// `client_name` of C.
    pub client_name: String,
    /// ISO 4217
    pub currency: String,
    /// What is owed
    pub balance_minor: i64,
    /// How long it is overdue
    pub days: i64,
    /// yyyymmdd
    pub due_date: Date,
    /// Of its last reminder; 0: it had none
    pub last_date: Option<Date>,
    /// Of the reminder that it is due for
    pub next_level: i32,
}

impl From<super::LateInvoice<'_>> for LateInvoice {
    #[inline]
    fn from(row: super::LateInvoice<'_>) -> Self {
        Self {
            invoice_id: row.invoice_id(),
            number: row.number().into(),
            client_name: row.client_name().into(),
            currency: row.currency().into(),
            balance_minor: row.balance_minor(),
            days: row.days(),
            due_date: row.due_date(),
            last_date: row.last_date(),
            next_level: row.next_level(),
        }
    }
}
