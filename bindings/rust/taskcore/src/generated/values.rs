// SPDX-License-Identifier: Apache-2.0
// Generated from data/taskcore.json by "make header"; do not edit it.
//! Inputs, options and reports, which belong to the program.

use taskcore_sys as sys;
use super::enumerations::*;
use crate::arguments::{fitting, Arguments, Init, Input, Output};
use crate::callbacks::*;
use crate::rows::{copies, size_of_struct, Rows};
use crate::text::{slice, text};
use crate::{Date, Moment, Result, Span, Timestamp};

/// [`taskcore_open_options`](crate::OpenOptions) of C.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OpenOptions {
    /// A file, ":memory:", or NULL for the user's own store
    pub path: Option<String>,
    /// `TASKCORE_OPEN_...`, or 0
    pub flags: OpenFlag,
    /// `TASKCORE_DURABILITY_...`
    pub durability: Durability,
    /// Wait this long for other users: 0 to 3,600,000
    pub busy_timeout: Span,
    /// An IANA name such as "Europe/Paris"; NULL or "" for the system's
    pub time_zone: Option<String>,
    /// NULL: the system's clock
    pub clock: Option<Clock>,
    /// Called in long calls; NULL for none
    pub progress: Option<GoOn>,
    /// For the order of titles, such as "fr_FR.UTF-8"; NULL: the environment's; an unknown one:
    /// ignoring case and accents
    pub locale: Option<String>,
}

impl Default for OpenOptions {
    fn default() -> Self {
        Self {
            path: Default::default(),
            flags: Default::default(),
            durability: Default::default(),
            busy_timeout: Span::from_millis(5000),
            time_zone: Default::default(),
            clock: Default::default(),
            progress: Default::default(),
            locale: Default::default(),
        }
    }
}

impl OpenOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// A file, ":memory:", or NULL for the user's own store
    #[inline]
    pub fn path(mut self, path: impl Into<String>) -> Self {
        self.path = Some(path.into());
        self
    }

    /// `TASKCORE_OPEN_...`, or 0
    #[inline]
    pub fn flags(mut self, flags: OpenFlag) -> Self {
        self.flags = flags;
        self
    }

    /// `TASKCORE_DURABILITY_...`
    #[inline]
    pub fn durability(mut self, durability: Durability) -> Self {
        self.durability = durability;
        self
    }

    /// Wait this long for other users: 0 to 3,600,000
    #[inline]
    pub fn busy_timeout(mut self, busy_timeout: impl Into<Span>) -> Self {
        self.busy_timeout = busy_timeout.into();
        self
    }

    /// An IANA name such as "Europe/Paris"; NULL or "" for the system's
    #[inline]
    pub fn time_zone(mut self, time_zone: impl Into<String>) -> Self {
        self.time_zone = Some(time_zone.into());
        self
    }

    /// NULL: the system's clock
    #[inline]
    pub fn clock(mut self, clock: impl Into<Clock>) -> Self {
        self.clock = Some(clock.into());
        self
    }

    /// Called in long calls; NULL for none
    #[inline]
    pub fn progress(mut self, progress: impl Into<GoOn>) -> Self {
        self.progress = Some(progress.into());
        self
    }

    /// For the order of titles, such as "fr_FR.UTF-8"; NULL: the environment's; an unknown one:
    /// ignoring case and accents
    #[inline]
    pub fn locale(mut self, locale: impl Into<String>) -> Self {
        self.locale = Some(locale.into());
        self
    }
}

impl Input for OpenOptions {
    type Raw = sys::taskcore_open_options;
    const INIT: Init<Self::Raw> = sys::taskcore_open_options_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.path {
            raw.path = kept.text(value, "path")?;
        }
        raw.flags = self.flags.0;
        raw.durability = self.durability.0;
        raw.busy_timeout_ms = fitting(self.busy_timeout.as_millis());
        if let Some(value) = &self.time_zone {
            raw.time_zone = kept.text(value, "time_zone")?;
        }
        if let Some(value) = &self.locale {
            raw.locale = kept.text(value, "locale")?;
        }
        Ok(())
    }
}

/// The value that a task or an event has of an own field.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct FieldValue {
    /// The name of the field
    pub name: String,
    /// As `TASKCORE_FIELD_KIND_...` says; in an input, "" takes it away
    pub value: String,
}

impl FieldValue {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// The name of the field
    #[inline]
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = name.into();
        self
    }

    /// As `TASKCORE_FIELD_KIND_...` says; in an input, "" takes it away
    #[inline]
    pub fn value(mut self, value: impl Into<String>) -> Self {
        self.value = value.into();
        self
    }
}

impl Input for FieldValue {
    type Raw = sys::taskcore_field_value;
    const INIT: Init<Self::Raw> = sys::taskcore_field_value_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        raw.name = kept.text(&self.name, "name")?;
        raw.value = kept.text(&self.value, "value")?;
        Ok(())
    }
}

impl Output for FieldValue {
    type Raw = sys::taskcore_field_value;
    const INIT: Init<Self::Raw> = sys::taskcore_field_value_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe {
            Self {
                name: text((*raw).name).to_owned(),
                value: text((*raw).value).to_owned(),
            }
        }
    }
}

/// What an own field is to be: a new one, or the changes to one. A member that is None is not
/// given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct FieldInput {
    /// 1 to 40 lowercase letters, digits and _, the first a letter; no other field has it, and it
    /// is no word of the language of queries or of files
    pub name: Option<String>,
    /// What people read, at most 200 characters in one line; "" for its name
    pub label: Option<String>,
    /// `TASKCORE_FIELD_KIND_...`; it cannot be changed
    pub kind: Option<FieldKind>,
    /// [`TASKCORE_ENTITY_TASK`](crate::Entity::TASK) or
    /// [`TASKCORE_ENTITY_EVENT`](crate::Entity::EVENT); it cannot be changed
    pub entity: Option<Entity>,
    /// Of [`TASKCORE_FIELD_KIND_CHOICE`](crate::FieldKind::CHOICE): 1 to 100, in their order, each
    /// a line of at most 100 characters; one that is the value of something cannot go
    pub choices: Option<Vec<String>>,
}

impl FieldInput {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// 1 to 40 lowercase letters, digits and _, the first a letter; no other field has it, and it
    /// is no word of the language of queries or of files
    #[inline]
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// What people read, at most 200 characters in one line; "" for its name
    #[inline]
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.label = Some(label.into());
        self
    }

    /// `TASKCORE_FIELD_KIND_...`; it cannot be changed
    #[inline]
    pub fn kind(mut self, kind: FieldKind) -> Self {
        self.kind = Some(kind);
        self
    }

    /// [`TASKCORE_ENTITY_TASK`](crate::Entity::TASK) or
    /// [`TASKCORE_ENTITY_EVENT`](crate::Entity::EVENT); it cannot be changed
    #[inline]
    pub fn entity(mut self, entity: Entity) -> Self {
        self.entity = Some(entity);
        self
    }

    /// Of [`TASKCORE_FIELD_KIND_CHOICE`](crate::FieldKind::CHOICE): 1 to 100, in their order, each
    /// a line of at most 100 characters; one that is the value of something cannot go
    #[inline]
    pub fn choices(mut self, choices: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.choices = Some(choices.into_iter().map(Into::into).collect());
        self
    }
}

impl Input for FieldInput {
    type Raw = sys::taskcore_field_input;
    const INIT: Init<Self::Raw> = sys::taskcore_field_input_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.name {
            raw.name = kept.text(value, "name")?;
            raw.fields |= sys::TASKCORE_FIELD_NAME;
        }
        if let Some(value) = &self.label {
            raw.label = kept.text(value, "label")?;
            raw.fields |= sys::TASKCORE_FIELD_LABEL;
        }
        if let Some(value) = self.kind {
            raw.kind = value.0;
            raw.fields |= sys::TASKCORE_FIELD_KIND;
        }
        if let Some(value) = self.entity {
            raw.entity = value.0;
            raw.fields |= sys::TASKCORE_FIELD_ENTITY;
        }
        if let Some(value) = &self.choices {
            raw.choices = kept.texts(value, "choices")?;
            raw.choice_count = value.len();
            raw.fields |= sys::TASKCORE_FIELD_CHOICES;
        }
        Ok(())
    }
}

/// Which own fields to list, in their manual order. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct FieldQueryOptions {
    /// Those of [`TASKCORE_ENTITY_TASK`](crate::Entity::TASK) or of
    /// [`TASKCORE_ENTITY_EVENT`](crate::Entity::EVENT) alone
    pub entity: Option<Entity>,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl FieldQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Those of [`TASKCORE_ENTITY_TASK`](crate::Entity::TASK) or of
    /// [`TASKCORE_ENTITY_EVENT`](crate::Entity::EVENT) alone
    #[inline]
    pub fn entity(mut self, entity: Entity) -> Self {
        self.entity = Some(entity);
        self
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for FieldQueryOptions {
    type Raw = sys::taskcore_field_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_field_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        if let Some(value) = self.entity {
            raw.entity = value.0;
            raw.fields |= sys::TASKCORE_FIELD_QUERY_ENTITY;
        }
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// A link of a task or an event to a page or a file.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Link {
    /// An absolute URL of at most 2,048 characters; an absolute path such as /home/ann/plan.pdf
    /// becomes a file: URL
    pub url: String,
    /// At most 1,000 characters in one line; NULL or "" for none
    pub title: Option<String>,
    /// Such as "application/pdf" (RFC 6838); NULL or "" for none
    pub media_type: Option<String>,
}

impl Link {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// An absolute URL of at most 2,048 characters; an absolute path such as /home/ann/plan.pdf
    /// becomes a file: URL
    #[inline]
    pub fn url(mut self, url: impl Into<String>) -> Self {
        self.url = url.into();
        self
    }

    /// At most 1,000 characters in one line; NULL or "" for none
    #[inline]
    pub fn title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
        self
    }

    /// Such as "application/pdf" (RFC 6838); NULL or "" for none
    #[inline]
    pub fn media_type(mut self, media_type: impl Into<String>) -> Self {
        self.media_type = Some(media_type.into());
        self
    }
}

impl Input for Link {
    type Raw = sys::taskcore_link;
    const INIT: Init<Self::Raw> = sys::taskcore_link_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        raw.url = kept.text(&self.url, "url")?;
        if let Some(value) = &self.title {
            raw.title = kept.text(value, "title")?;
        }
        if let Some(value) = &self.media_type {
            raw.media_type = kept.text(value, "media_type")?;
        }
        Ok(())
    }
}

impl Output for Link {
    type Raw = sys::taskcore_link;
    const INIT: Init<Self::Raw> = sys::taskcore_link_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe {
            Self {
                url: text((*raw).url).to_owned(),
                title: if !(*raw).title.is_null() { Some(text((*raw).title).to_owned()) } else { None },
                media_type: if !(*raw).media_type.is_null() { Some(text((*raw).media_type).to_owned()) } else { None },
            }
        }
    }
}

/// When to remind of a task. A relative one counts from the first millisecond of a date, and does
/// not remind while the task has none.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Reminder {
    /// `TASKCORE_REMINDER_...`
    pub kind: ReminderKind,
    /// With [`TASKCORE_REMINDER_AT`](crate::ReminderKind::AT): 1: by the clock wherever one is, at
    /// what it shows in the store's zone then
    pub is_floating: bool,
    /// With [`TASKCORE_REMINDER_AT`](crate::ReminderKind::AT): milliseconds since 1970 UTC, years 1
    /// to 9999
    pub at: Timestamp,
    /// Else: seconds after it, negative before; at most 366 days
    pub offset: Span,
}

impl Reminder {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// `TASKCORE_REMINDER_...`
    #[inline]
    pub fn kind(mut self, kind: ReminderKind) -> Self {
        self.kind = kind;
        self
    }

    /// With [`TASKCORE_REMINDER_AT`](crate::ReminderKind::AT): 1: by the clock wherever one is, at
    /// what it shows in the store's zone then
    #[inline]
    pub fn is_floating(mut self, is_floating: bool) -> Self {
        self.is_floating = is_floating;
        self
    }

    /// With [`TASKCORE_REMINDER_AT`](crate::ReminderKind::AT): milliseconds since 1970 UTC, years 1
    /// to 9999
    #[inline]
    pub fn at(mut self, at: impl Into<Timestamp>) -> Self {
        self.at = at.into();
        self
    }

    /// Else: seconds after it, negative before; at most 366 days
    #[inline]
    pub fn offset(mut self, offset: impl Into<Span>) -> Self {
        self.offset = offset.into();
        self
    }
}

impl Input for Reminder {
    type Raw = sys::taskcore_reminder;
    const INIT: Init<Self::Raw> = sys::taskcore_reminder_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.kind = self.kind.0;
        raw.is_floating = i32::from(self.is_floating);
        raw.at_ms = self.at.0;
        raw.offset_s = self.offset.as_secs();
        Ok(())
    }
}

impl Output for Reminder {
    type Raw = sys::taskcore_reminder;
    const INIT: Init<Self::Raw> = sys::taskcore_reminder_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe {
            Self {
                kind: ReminderKind((*raw).kind),
                is_floating: (*raw).is_floating != 0,
                at: Timestamp((*raw).at_ms),
                offset: Span::from_secs((*raw).offset_s),
            }
        }
    }
}

/// What a task is to be: a new one, or the changes to some. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct TaskInput {
    /// 1 to 1,000 characters in one line; trimmed
    pub title: Option<String>,
    /// At most 65,536 bytes; "" for none
    pub notes: Option<String>,
    /// 1 to 200 characters in one line; trimmed
    pub project: Option<String>,
    /// Of an existing project; not with project
    pub project_id: Option<i64>,
    /// Each 1 to 100 characters, no white space at its ends
    pub tags: Option<Vec<String>>,
    /// `tags_added` of C.
    pub tags_added: Option<Vec<String>>,
    /// `tags_removed` of C.
    pub tags_removed: Option<Vec<String>>,
    /// `TASKCORE_PRIORITY_...`
    pub priority: Option<Priority>,
    /// 0 or 1
    pub is_favourite: Option<bool>,
    /// `TASKCORE_MOMENT_...`; `_NONE` takes the due away
    pub due: Option<Moment>,
    /// As the due, and not after it
    pub start: Option<Moment>,
    /// [`TASKCORE_SLOT_MORNING`](crate::Slot::MORNING) or `_EVENING`
    pub slot: Option<Slot>,
    /// 1 to 31,622,400 (366 days); 0 takes it away
    pub estimated_duration: Option<Span>,
    /// Absolute, at most 2,048 characters; "" for none
    pub url: Option<String>,
    /// An array
    pub reminders: Option<Vec<Reminder>>,
    /// An RRULE of RFC 5545, such as "FREQ=DAILY"; "" for none
    pub repeat_rule: Option<String>,
    /// The task that it shall be a subtask of; 0 for none
    pub parent_id: Option<i64>,
    /// The tasks that it waits for
    pub depends_on: Option<Vec<i64>>,
    /// `depends_on_added` of C.
    pub depends_on_added: Option<Vec<i64>>,
    /// `depends_on_removed` of C.
    pub depends_on_removed: Option<Vec<i64>>,
    /// An IANA name, in which the task repeats; NULL or "" for the store's
    pub zone: Option<String>,
    /// `TASKCORE_REPEAT_...`
    pub repeat_mode: Option<RepeatMode>,
    /// Occurrences that are left out (EXDATE): local times with spaces between, such as
    /// "20261224T170000" or "20261224"; at most 1,000
    pub excluded_dates: Option<String>,
    /// Occurrences besides those of the rule (RDATE), likewise
    pub added_dates: Option<String>,
    /// When it is meant to be done, as the due; [`TASKCORE_MOMENT_NONE`](crate::MomentKind::NONE)
    /// takes it away
    pub planned: Option<Moment>,
    /// After it the task is pointless: shown as expired, and cancelled by the next poll; of a task
    /// with a repeat rule, it becomes the end of the rule;
    /// [`TASKCORE_MOMENT_NONE`](crate::MomentKind::NONE) takes it away
    pub until: Option<Moment>,
    /// The uid or the name of a section of its project; "" for none
    pub section_uid: Option<String>,
    /// Values of own fields of tasks; the others stay
    pub field_values: Option<Vec<FieldValue>>,
    /// An array, each with an address of its own
    pub links: Option<Vec<Link>>,
    /// What an hour of it costs, in the currency of its client: 1 to 10^15; 0 takes it away
    pub hourly_rate_millionths: Option<i64>,
    /// Which times float: [`TASKCORE_TASK_START`](crate::TaskField::START), `_PLANNED`, `_DUE` and
    /// `_UNTIL`; without it each goes on as it was
    pub floating: Option<TaskField>,
}

impl TaskInput {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// 1 to 1,000 characters in one line; trimmed
    #[inline]
    pub fn title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
        self
    }

    /// At most 65,536 bytes; "" for none
    #[inline]
    pub fn notes(mut self, notes: impl Into<String>) -> Self {
        self.notes = Some(notes.into());
        self
    }

    /// 1 to 200 characters in one line; trimmed
    #[inline]
    pub fn project(mut self, project: impl Into<String>) -> Self {
        self.project = Some(project.into());
        self
    }

    /// Of an existing project; not with project
    #[inline]
    pub fn project_id(mut self, project_id: i64) -> Self {
        self.project_id = Some(project_id);
        self
    }

    /// Each 1 to 100 characters, no white space at its ends
    #[inline]
    pub fn tags(mut self, tags: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.tags = Some(tags.into_iter().map(Into::into).collect());
        self
    }

    /// `tags_added` of C.
    #[inline]
    pub fn tags_added(mut self, tags_added: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.tags_added = Some(tags_added.into_iter().map(Into::into).collect());
        self
    }

    /// `tags_removed` of C.
    #[inline]
    pub fn tags_removed(mut self, tags_removed: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.tags_removed = Some(tags_removed.into_iter().map(Into::into).collect());
        self
    }

    /// `TASKCORE_PRIORITY_...`
    #[inline]
    pub fn priority(mut self, priority: Priority) -> Self {
        self.priority = Some(priority);
        self
    }

    /// 0 or 1
    #[inline]
    pub fn is_favourite(mut self, is_favourite: bool) -> Self {
        self.is_favourite = Some(is_favourite);
        self
    }

    /// `TASKCORE_MOMENT_...`; `_NONE` takes the due away
    #[inline]
    pub fn due(mut self, due: impl Into<Moment>) -> Self {
        self.due = Some(due.into());
        self
    }

    /// As the due, and not after it
    #[inline]
    pub fn start(mut self, start: impl Into<Moment>) -> Self {
        self.start = Some(start.into());
        self
    }

    /// [`TASKCORE_SLOT_MORNING`](crate::Slot::MORNING) or `_EVENING`
    #[inline]
    pub fn slot(mut self, slot: Slot) -> Self {
        self.slot = Some(slot);
        self
    }

    /// 1 to 31,622,400 (366 days); 0 takes it away
    #[inline]
    pub fn estimated_duration(mut self, estimated_duration: impl Into<Span>) -> Self {
        self.estimated_duration = Some(estimated_duration.into());
        self
    }

    /// Absolute, at most 2,048 characters; "" for none
    #[inline]
    pub fn url(mut self, url: impl Into<String>) -> Self {
        self.url = Some(url.into());
        self
    }

    /// An array
    #[inline]
    pub fn reminders(mut self, reminders: impl Into<Vec<Reminder>>) -> Self {
        self.reminders = Some(reminders.into());
        self
    }

    /// An RRULE of RFC 5545, such as "FREQ=DAILY"; "" for none
    #[inline]
    pub fn repeat_rule(mut self, repeat_rule: impl Into<String>) -> Self {
        self.repeat_rule = Some(repeat_rule.into());
        self
    }

    /// The task that it shall be a subtask of; 0 for none
    #[inline]
    pub fn parent_id(mut self, parent_id: i64) -> Self {
        self.parent_id = Some(parent_id);
        self
    }

    /// The tasks that it waits for
    #[inline]
    pub fn depends_on(mut self, depends_on: impl Into<Vec<i64>>) -> Self {
        self.depends_on = Some(depends_on.into());
        self
    }

    /// `depends_on_added` of C.
    #[inline]
    pub fn depends_on_added(mut self, depends_on_added: impl Into<Vec<i64>>) -> Self {
        self.depends_on_added = Some(depends_on_added.into());
        self
    }

    /// `depends_on_removed` of C.
    #[inline]
    pub fn depends_on_removed(mut self, depends_on_removed: impl Into<Vec<i64>>) -> Self {
        self.depends_on_removed = Some(depends_on_removed.into());
        self
    }

    /// An IANA name, in which the task repeats; NULL or "" for the store's
    #[inline]
    pub fn zone(mut self, zone: impl Into<String>) -> Self {
        self.zone = Some(zone.into());
        self
    }

    /// `TASKCORE_REPEAT_...`
    #[inline]
    pub fn repeat_mode(mut self, repeat_mode: RepeatMode) -> Self {
        self.repeat_mode = Some(repeat_mode);
        self
    }

    /// Occurrences that are left out (EXDATE): local times with spaces between, such as
    /// "20261224T170000" or "20261224"; at most 1,000
    #[inline]
    pub fn excluded_dates(mut self, excluded_dates: impl Into<String>) -> Self {
        self.excluded_dates = Some(excluded_dates.into());
        self
    }

    /// Occurrences besides those of the rule (RDATE), likewise
    #[inline]
    pub fn added_dates(mut self, added_dates: impl Into<String>) -> Self {
        self.added_dates = Some(added_dates.into());
        self
    }

    /// When it is meant to be done, as the due; [`TASKCORE_MOMENT_NONE`](crate::MomentKind::NONE)
    /// takes it away
    #[inline]
    pub fn planned(mut self, planned: impl Into<Moment>) -> Self {
        self.planned = Some(planned.into());
        self
    }

    /// After it the task is pointless: shown as expired, and cancelled by the next poll; of a task
    /// with a repeat rule, it becomes the end of the rule;
    /// [`TASKCORE_MOMENT_NONE`](crate::MomentKind::NONE) takes it away
    #[inline]
    pub fn until(mut self, until: impl Into<Moment>) -> Self {
        self.until = Some(until.into());
        self
    }

    /// The uid or the name of a section of its project; "" for none
    #[inline]
    pub fn section_uid(mut self, section_uid: impl Into<String>) -> Self {
        self.section_uid = Some(section_uid.into());
        self
    }

    /// Values of own fields of tasks; the others stay
    #[inline]
    pub fn field_values(mut self, field_values: impl Into<Vec<FieldValue>>) -> Self {
        self.field_values = Some(field_values.into());
        self
    }

    /// An array, each with an address of its own
    #[inline]
    pub fn links(mut self, links: impl Into<Vec<Link>>) -> Self {
        self.links = Some(links.into());
        self
    }

    /// What an hour of it costs, in the currency of its client: 1 to 10^15; 0 takes it away
    #[inline]
    pub fn hourly_rate_millionths(mut self, hourly_rate_millionths: i64) -> Self {
        self.hourly_rate_millionths = Some(hourly_rate_millionths);
        self
    }

    /// Which times float: [`TASKCORE_TASK_START`](crate::TaskField::START), `_PLANNED`, `_DUE` and
    /// `_UNTIL`; without it each goes on as it was
    #[inline]
    pub fn floating(mut self, floating: TaskField) -> Self {
        self.floating = Some(floating);
        self
    }
}

impl Input for TaskInput {
    type Raw = sys::taskcore_task_input;
    const INIT: Init<Self::Raw> = sys::taskcore_task_input_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.title {
            raw.title = kept.text(value, "title")?;
            raw.fields |= sys::TASKCORE_TASK_TITLE;
        }
        if let Some(value) = &self.notes {
            raw.notes = kept.text(value, "notes")?;
            raw.fields |= sys::TASKCORE_TASK_NOTES;
        }
        if let Some(value) = &self.project {
            raw.project = kept.text(value, "project")?;
            raw.fields |= sys::TASKCORE_TASK_PROJECT;
        }
        if let Some(value) = self.project_id {
            raw.project_id = value;
            raw.fields |= sys::TASKCORE_TASK_PROJECT_ID;
        }
        if let Some(value) = &self.tags {
            raw.tags = kept.texts(value, "tags")?;
            raw.tag_count = value.len();
            raw.fields |= sys::TASKCORE_TASK_TAGS;
        }
        if let Some(value) = &self.tags_added {
            raw.tags_added = kept.texts(value, "tags_added")?;
            raw.tags_added_count = value.len();
            raw.fields |= sys::TASKCORE_TASK_TAGS_ADDED;
        }
        if let Some(value) = &self.tags_removed {
            raw.tags_removed = kept.texts(value, "tags_removed")?;
            raw.tags_removed_count = value.len();
            raw.fields |= sys::TASKCORE_TASK_TAGS_REMOVED;
        }
        if let Some(value) = self.priority {
            raw.priority = value.0;
            raw.fields |= sys::TASKCORE_TASK_PRIORITY;
        }
        if let Some(value) = self.is_favourite {
            raw.is_favourite = i32::from(value);
            raw.fields |= sys::TASKCORE_TASK_FAVOURITE;
        }
        if let Some(value) = self.due {
            (raw.due_kind, raw.due_date, raw.due_ms) = value.parts();
            raw.fields |= sys::TASKCORE_TASK_DUE;
        }
        if let Some(value) = self.start {
            (raw.start_kind, raw.start_date, raw.start_ms) = value.parts();
            raw.fields |= sys::TASKCORE_TASK_START;
        }
        if let Some(value) = self.slot {
            raw.slot = value.0;
            raw.fields |= sys::TASKCORE_TASK_SLOT;
        }
        if let Some(value) = self.estimated_duration {
            raw.estimated_duration_s = value.as_secs();
            raw.fields |= sys::TASKCORE_TASK_ESTIMATED_DURATION;
        }
        if let Some(value) = &self.url {
            raw.url = kept.text(value, "url")?;
            raw.fields |= sys::TASKCORE_TASK_URL;
        }
        if let Some(value) = &self.reminders {
            raw.reminders = kept.structs(value)?;
            raw.reminder_count = value.len();
            raw.fields |= sys::TASKCORE_TASK_REMINDERS;
        }
        if let Some(value) = &self.repeat_rule {
            raw.repeat_rule = kept.text(value, "repeat_rule")?;
            raw.fields |= sys::TASKCORE_TASK_REPEAT_RULE;
        }
        if let Some(value) = self.parent_id {
            raw.parent_id = value;
            raw.fields |= sys::TASKCORE_TASK_PARENT;
        }
        if let Some(value) = &self.depends_on {
            raw.depends_on = value.as_ptr();
            raw.depends_on_count = value.len();
            raw.fields |= sys::TASKCORE_TASK_DEPENDS_ON;
        }
        if let Some(value) = &self.depends_on_added {
            raw.depends_on_added = value.as_ptr();
            raw.depends_on_added_count = value.len();
            raw.fields |= sys::TASKCORE_TASK_DEPENDS_ON_ADDED;
        }
        if let Some(value) = &self.depends_on_removed {
            raw.depends_on_removed = value.as_ptr();
            raw.depends_on_removed_count = value.len();
            raw.fields |= sys::TASKCORE_TASK_DEPENDS_ON_REMOVED;
        }
        if let Some(value) = &self.zone {
            raw.zone = kept.text(value, "zone")?;
            raw.fields |= sys::TASKCORE_TASK_ZONE;
        }
        if let Some(value) = self.repeat_mode {
            raw.repeat_mode = value.0;
            raw.fields |= sys::TASKCORE_TASK_REPEAT_MODE;
        }
        if let Some(value) = &self.excluded_dates {
            raw.excluded_dates = kept.text(value, "excluded_dates")?;
            raw.fields |= sys::TASKCORE_TASK_EXCLUDED_DATES;
        }
        if let Some(value) = &self.added_dates {
            raw.added_dates = kept.text(value, "added_dates")?;
            raw.fields |= sys::TASKCORE_TASK_ADDED_DATES;
        }
        if let Some(value) = self.planned {
            (raw.planned_kind, raw.planned_date, raw.planned_ms) = value.parts();
            raw.fields |= sys::TASKCORE_TASK_PLANNED;
        }
        if let Some(value) = self.until {
            (raw.until_kind, raw.until_date, raw.until_ms) = value.parts();
            raw.fields |= sys::TASKCORE_TASK_UNTIL;
        }
        if let Some(value) = &self.section_uid {
            raw.section_uid = kept.text(value, "section_uid")?;
            raw.fields |= sys::TASKCORE_TASK_SECTION;
        }
        if let Some(value) = &self.field_values {
            raw.field_values = kept.structs(value)?;
            raw.field_value_count = value.len();
            raw.fields |= sys::TASKCORE_TASK_FIELD_VALUES;
        }
        if let Some(value) = &self.links {
            raw.links = kept.structs(value)?;
            raw.link_count = value.len();
            raw.fields |= sys::TASKCORE_TASK_LINKS;
        }
        if let Some(value) = self.hourly_rate_millionths {
            raw.hourly_rate_millionths = value;
            raw.fields |= sys::TASKCORE_TASK_HOURLY_RATE;
        }
        if let Some(value) = self.floating {
            raw.floating = value.0;
            raw.fields |= sys::TASKCORE_TASK_FLOATING;
        }
        Ok(())
    }
}

impl Output for TaskInput {
    type Raw = sys::taskcore_task_input;
    const INIT: Init<Self::Raw> = sys::taskcore_task_input_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe {
            Self {
                title: if (*raw).fields & sys::TASKCORE_TASK_TITLE != 0 { Some(text((*raw).title).to_owned()) } else { None },
                notes: if (*raw).fields & sys::TASKCORE_TASK_NOTES != 0 { Some(text((*raw).notes).to_owned()) } else { None },
                project: if (*raw).fields & sys::TASKCORE_TASK_PROJECT != 0 { Some(text((*raw).project).to_owned()) } else { None },
                project_id: if (*raw).fields & sys::TASKCORE_TASK_PROJECT_ID != 0 { Some((*raw).project_id) } else { None },
                tags: if (*raw).fields & sys::TASKCORE_TASK_TAGS != 0 { Some(Rows::<&str>::new((*raw).tags, (*raw).tag_count, std::mem::size_of::<*const std::os::raw::c_char>()).to_vec()) } else { None },
                tags_added: if (*raw).fields & sys::TASKCORE_TASK_TAGS_ADDED != 0 { Some(Rows::<&str>::new((*raw).tags_added, (*raw).tags_added_count, std::mem::size_of::<*const std::os::raw::c_char>()).to_vec()) } else { None },
                tags_removed: if (*raw).fields & sys::TASKCORE_TASK_TAGS_REMOVED != 0 { Some(Rows::<&str>::new((*raw).tags_removed, (*raw).tags_removed_count, std::mem::size_of::<*const std::os::raw::c_char>()).to_vec()) } else { None },
                priority: if (*raw).fields & sys::TASKCORE_TASK_PRIORITY != 0 { Some(Priority((*raw).priority)) } else { None },
                is_favourite: if (*raw).fields & sys::TASKCORE_TASK_FAVOURITE != 0 { Some((*raw).is_favourite != 0) } else { None },
                due: if (*raw).fields & sys::TASKCORE_TASK_DUE != 0 { Some(Moment::of((*raw).due_kind, (*raw).due_date, (*raw).due_ms)) } else { None },
                start: if (*raw).fields & sys::TASKCORE_TASK_START != 0 { Some(Moment::of((*raw).start_kind, (*raw).start_date, (*raw).start_ms)) } else { None },
                slot: if (*raw).fields & sys::TASKCORE_TASK_SLOT != 0 { Some(Slot((*raw).slot)) } else { None },
                estimated_duration: if (*raw).fields & sys::TASKCORE_TASK_ESTIMATED_DURATION != 0 { Some(Span::from_secs((*raw).estimated_duration_s)) } else { None },
                url: if (*raw).fields & sys::TASKCORE_TASK_URL != 0 { Some(text((*raw).url).to_owned()) } else { None },
                reminders: if (*raw).fields & sys::TASKCORE_TASK_REMINDERS != 0 { Some(copies::<Reminder>((*raw).reminders, (*raw).reminder_count)) } else { None },
                repeat_rule: if (*raw).fields & sys::TASKCORE_TASK_REPEAT_RULE != 0 { Some(text((*raw).repeat_rule).to_owned()) } else { None },
                parent_id: if (*raw).fields & sys::TASKCORE_TASK_PARENT != 0 { Some((*raw).parent_id) } else { None },
                depends_on: if (*raw).fields & sys::TASKCORE_TASK_DEPENDS_ON != 0 { Some(slice((*raw).depends_on, (*raw).depends_on_count).to_vec()) } else { None },
                depends_on_added: if (*raw).fields & sys::TASKCORE_TASK_DEPENDS_ON_ADDED != 0 { Some(slice((*raw).depends_on_added, (*raw).depends_on_added_count).to_vec()) } else { None },
                depends_on_removed: if (*raw).fields & sys::TASKCORE_TASK_DEPENDS_ON_REMOVED != 0 { Some(slice((*raw).depends_on_removed, (*raw).depends_on_removed_count).to_vec()) } else { None },
                zone: if (*raw).fields & sys::TASKCORE_TASK_ZONE != 0 { Some(text((*raw).zone).to_owned()) } else { None },
                repeat_mode: if (*raw).fields & sys::TASKCORE_TASK_REPEAT_MODE != 0 { Some(RepeatMode((*raw).repeat_mode)) } else { None },
                excluded_dates: if (*raw).fields & sys::TASKCORE_TASK_EXCLUDED_DATES != 0 { Some(text((*raw).excluded_dates).to_owned()) } else { None },
                added_dates: if (*raw).fields & sys::TASKCORE_TASK_ADDED_DATES != 0 { Some(text((*raw).added_dates).to_owned()) } else { None },
                planned: if (*raw).fields & sys::TASKCORE_TASK_PLANNED != 0 { Some(Moment::of((*raw).planned_kind, (*raw).planned_date, (*raw).planned_ms)) } else { None },
                until: if (*raw).fields & sys::TASKCORE_TASK_UNTIL != 0 { Some(Moment::of((*raw).until_kind, (*raw).until_date, (*raw).until_ms)) } else { None },
                section_uid: if (*raw).fields & sys::TASKCORE_TASK_SECTION != 0 { Some(text((*raw).section_uid).to_owned()) } else { None },
                field_values: if (*raw).fields & sys::TASKCORE_TASK_FIELD_VALUES != 0 { Some(copies::<FieldValue>((*raw).field_values, (*raw).field_value_count)) } else { None },
                links: if (*raw).fields & sys::TASKCORE_TASK_LINKS != 0 { Some(copies::<Link>((*raw).links, (*raw).link_count)) } else { None },
                hourly_rate_millionths: if (*raw).fields & sys::TASKCORE_TASK_HOURLY_RATE != 0 { Some((*raw).hourly_rate_millionths) } else { None },
                floating: if (*raw).fields & sys::TASKCORE_TASK_FLOATING != 0 { Some(TaskField((*raw).floating)) } else { None },
            }
        }
    }
}

/// [`taskcore_move`](crate::Move) of C. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Move {
    /// `before_id` of C.
    pub before_id: Option<i64>,
    /// `after_id` of C.
    pub after_id: Option<i64>,
    /// `project_id` of C.
    pub project_id: Option<i64>,
    /// 0: under none
    pub parent_id: Option<i64>,
    /// [`TASKCORE_MOVE_TO_TOP`](crate::MoveField::TO_TOP) of C.
    pub to_top: bool,
    /// [`TASKCORE_MOVE_TO_BOTTOM`](crate::MoveField::TO_BOTTOM) of C.
    pub to_bottom: bool,
}

impl Move {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// `before_id` of C.
    #[inline]
    pub fn before_id(mut self, before_id: i64) -> Self {
        self.before_id = Some(before_id);
        self
    }

    /// `after_id` of C.
    #[inline]
    pub fn after_id(mut self, after_id: i64) -> Self {
        self.after_id = Some(after_id);
        self
    }

    /// `project_id` of C.
    #[inline]
    pub fn project_id(mut self, project_id: i64) -> Self {
        self.project_id = Some(project_id);
        self
    }

    /// 0: under none
    #[inline]
    pub fn parent_id(mut self, parent_id: i64) -> Self {
        self.parent_id = Some(parent_id);
        self
    }

    /// [`TASKCORE_MOVE_TO_TOP`](crate::MoveField::TO_TOP) of C.
    #[inline]
    pub fn to_top(mut self) -> Self {
        self.to_top = true;
        self
    }

    /// [`TASKCORE_MOVE_TO_BOTTOM`](crate::MoveField::TO_BOTTOM) of C.
    #[inline]
    pub fn to_bottom(mut self) -> Self {
        self.to_bottom = true;
        self
    }
}

impl Input for Move {
    type Raw = sys::taskcore_move;
    const INIT: Init<Self::Raw> = sys::taskcore_move_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        if let Some(value) = self.before_id {
            raw.before_id = value;
            raw.fields |= sys::TASKCORE_MOVE_BEFORE;
        }
        if let Some(value) = self.after_id {
            raw.after_id = value;
            raw.fields |= sys::TASKCORE_MOVE_AFTER;
        }
        if let Some(value) = self.project_id {
            raw.project_id = value;
            raw.fields |= sys::TASKCORE_MOVE_PROJECT_ID;
        }
        if let Some(value) = self.parent_id {
            raw.parent_id = value;
            raw.fields |= sys::TASKCORE_MOVE_PARENT_ID;
        }
        if self.to_top {
            raw.fields |= sys::TASKCORE_MOVE_TO_TOP;
        }
        if self.to_bottom {
            raw.fields |= sys::TASKCORE_MOVE_TO_BOTTOM;
        }
        Ok(())
    }
}

/// [`taskcore_sort`](crate::Sort) of C.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Sort {
    /// `TASKCORE_SORT_...`
    pub key: SortKey,
    /// 0 or 1
    pub is_descending: bool,
    /// With [`TASKCORE_SORT_FIELD`](crate::SortKey::FIELD): the name of an own field of tasks; else
    /// NULL
    pub field: Option<String>,
}

impl Sort {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// `TASKCORE_SORT_...`
    #[inline]
    pub fn key(mut self, key: SortKey) -> Self {
        self.key = key;
        self
    }

    /// 0 or 1
    #[inline]
    pub fn is_descending(mut self, is_descending: bool) -> Self {
        self.is_descending = is_descending;
        self
    }

    /// With [`TASKCORE_SORT_FIELD`](crate::SortKey::FIELD): the name of an own field of tasks; else
    /// NULL
    #[inline]
    pub fn field(mut self, field: impl Into<String>) -> Self {
        self.field = Some(field.into());
        self
    }
}

impl Input for Sort {
    type Raw = sys::taskcore_sort;
    const INIT: Init<Self::Raw> = sys::taskcore_sort_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        raw.key = self.key.0;
        raw.is_descending = i32::from(self.is_descending);
        if let Some(value) = &self.field {
            raw.field = kept.text(value, "field")?;
        }
        Ok(())
    }
}

/// Which tasks to list, in which order. All given conditions must hold. A task that is due on a
/// date counts as due at the last millisecond of that day in the store's zone. A member that is
/// None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Query {
    /// In the language of queries; its sort, group and limit count unless they are given here
    pub filter: Option<String>,
    /// Words to find, each as the beginning of one; "in quotes" as it is
    pub text: Option<String>,
    /// Where: [`TASKCORE_TASK_TITLE`](crate::TaskField::TITLE), `_NOTES` and `_TAGS`; 0: in all of
    /// them
    pub text_fields: Option<TaskField>,
    /// In one of these, by name
    pub projects: Option<Vec<String>>,
    /// In one of these; with projects: of either
    pub project_ids: Option<Vec<i64>>,
    /// With at least one of these
    pub tags_any: Option<Vec<String>>,
    /// With all of these
    pub tags_all: Option<Vec<String>>,
    /// With none of these
    pub tags_none: Option<Vec<String>>,
    /// `TASKCORE_PRIORITIES_...` joined by |
    pub priorities: Option<Priorities>,
    /// `TASKCORE_TASK_STATUS_...` joined by |
    pub statuses: Option<TaskStatus>,
    /// `TASKCORE_SLOTS_...` joined by |: where they stand today
    pub slots: Option<Slots>,
    /// This and the next five: [`TASKCORE_ANY`](crate::Choice::ANY),
    /// [`TASKCORE_YES`](crate::Choice::YES) or [`TASKCORE_NO`](crate::Choice::NO)
    pub favourite: Option<Choice>,
    /// `blocked` of C.
    pub blocked: Option<Choice>,
    /// `blocking` of C.
    pub blocking: Option<Choice>,
    /// Without its bit [`TASKCORE_NO`](crate::Choice::NO)
    pub hidden: Option<Choice>,
    /// Without its bit [`TASKCORE_NO`](crate::Choice::NO)
    pub archived: Option<Choice>,
    /// `overdue` of C.
    pub overdue: Option<Choice>,
    /// `TASKCORE_GROUP_...`
    pub group: Grouping,
    /// Due at this instant or later
    pub due_from: Option<Timestamp>,
    /// Due before this instant
    pub due_before: Option<Timestamp>,
    /// `completed_from_ms` of C.
    pub completed_from: Option<Timestamp>,
    /// `completed_before_ms` of C.
    pub completed_before: Option<Timestamp>,
    /// The subtasks of this one; 0: of none
    pub parent_id: Option<i64>,
    /// `TASKCORE_VIEW_...`
    pub view: Option<View>,
    /// yyyymmdd
    pub view_date: Option<Date>,
    /// yyyymmdd
    pub view_last_date: Option<Date>,
    /// 1: each task is followed by its subtasks, and has its depth
    pub is_tree: bool,
    /// One of these
    pub ids: Option<Vec<i64>>,
    /// An array; the first counts most, ties go by creation, then by uid
    pub sorts: Vec<Sort>,
    /// At most so many; 0: as many as the filter says, or all
    pub limit: i64,
    /// After so many; 0: as the filter says, or from the first on
    pub offset: i64,
    /// In progress: [`TASKCORE_ANY`](crate::Choice::ANY), [`TASKCORE_YES`](crate::Choice::YES) or
    /// [`TASKCORE_NO`](crate::Choice::NO)
    pub started: Option<Choice>,
    /// Open, and its until is over: [`TASKCORE_ANY`](crate::Choice::ANY),
    /// [`TASKCORE_YES`](crate::Choice::YES) or [`TASKCORE_NO`](crate::Choice::NO)
    pub expired: Option<Choice>,
    /// They have a time that floats: [`TASKCORE_ANY`](crate::Choice::ANY),
    /// [`TASKCORE_YES`](crate::Choice::YES) or [`TASKCORE_NO`](crate::Choice::NO)
    pub floating: Option<Choice>,
}

impl Query {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// In the language of queries; its sort, group and limit count unless they are given here
    #[inline]
    pub fn filter(mut self, filter: impl Into<String>) -> Self {
        self.filter = Some(filter.into());
        self
    }

    /// Words to find, each as the beginning of one; "in quotes" as it is
    #[inline]
    pub fn text(mut self, text: impl Into<String>) -> Self {
        self.text = Some(text.into());
        self
    }

    /// Where: [`TASKCORE_TASK_TITLE`](crate::TaskField::TITLE), `_NOTES` and `_TAGS`; 0: in all of
    /// them
    #[inline]
    pub fn text_fields(mut self, text_fields: TaskField) -> Self {
        self.text_fields = Some(text_fields);
        self
    }

    /// In one of these, by name
    #[inline]
    pub fn projects(mut self, projects: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.projects = Some(projects.into_iter().map(Into::into).collect());
        self
    }

    /// In one of these; with projects: of either
    #[inline]
    pub fn project_ids(mut self, project_ids: impl Into<Vec<i64>>) -> Self {
        self.project_ids = Some(project_ids.into());
        self
    }

    /// With at least one of these
    #[inline]
    pub fn tags_any(mut self, tags_any: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.tags_any = Some(tags_any.into_iter().map(Into::into).collect());
        self
    }

    /// With all of these
    #[inline]
    pub fn tags_all(mut self, tags_all: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.tags_all = Some(tags_all.into_iter().map(Into::into).collect());
        self
    }

    /// With none of these
    #[inline]
    pub fn tags_none(mut self, tags_none: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.tags_none = Some(tags_none.into_iter().map(Into::into).collect());
        self
    }

    /// `TASKCORE_PRIORITIES_...` joined by |
    #[inline]
    pub fn priorities(mut self, priorities: Priorities) -> Self {
        self.priorities = Some(priorities);
        self
    }

    /// `TASKCORE_TASK_STATUS_...` joined by |
    #[inline]
    pub fn statuses(mut self, statuses: TaskStatus) -> Self {
        self.statuses = Some(statuses);
        self
    }

    /// `TASKCORE_SLOTS_...` joined by |: where they stand today
    #[inline]
    pub fn slots(mut self, slots: Slots) -> Self {
        self.slots = Some(slots);
        self
    }

    /// This and the next five: [`TASKCORE_ANY`](crate::Choice::ANY),
    /// [`TASKCORE_YES`](crate::Choice::YES) or [`TASKCORE_NO`](crate::Choice::NO)
    #[inline]
    pub fn favourite(mut self, favourite: Choice) -> Self {
        self.favourite = Some(favourite);
        self
    }

    /// `blocked` of C.
    #[inline]
    pub fn blocked(mut self, blocked: Choice) -> Self {
        self.blocked = Some(blocked);
        self
    }

    /// `blocking` of C.
    #[inline]
    pub fn blocking(mut self, blocking: Choice) -> Self {
        self.blocking = Some(blocking);
        self
    }

    /// Without its bit [`TASKCORE_NO`](crate::Choice::NO)
    #[inline]
    pub fn hidden(mut self, hidden: Choice) -> Self {
        self.hidden = Some(hidden);
        self
    }

    /// Without its bit [`TASKCORE_NO`](crate::Choice::NO)
    #[inline]
    pub fn archived(mut self, archived: Choice) -> Self {
        self.archived = Some(archived);
        self
    }

    /// `overdue` of C.
    #[inline]
    pub fn overdue(mut self, overdue: Choice) -> Self {
        self.overdue = Some(overdue);
        self
    }

    /// `TASKCORE_GROUP_...`
    #[inline]
    pub fn group(mut self, group: Grouping) -> Self {
        self.group = group;
        self
    }

    /// Due at this instant or later
    #[inline]
    pub fn due_from(mut self, due_from: impl Into<Timestamp>) -> Self {
        self.due_from = Some(due_from.into());
        self
    }

    /// Due before this instant
    #[inline]
    pub fn due_before(mut self, due_before: impl Into<Timestamp>) -> Self {
        self.due_before = Some(due_before.into());
        self
    }

    /// `completed_from_ms` of C.
    #[inline]
    pub fn completed_from(mut self, completed_from: impl Into<Timestamp>) -> Self {
        self.completed_from = Some(completed_from.into());
        self
    }

    /// `completed_before_ms` of C.
    #[inline]
    pub fn completed_before(mut self, completed_before: impl Into<Timestamp>) -> Self {
        self.completed_before = Some(completed_before.into());
        self
    }

    /// The subtasks of this one; 0: of none
    #[inline]
    pub fn parent_id(mut self, parent_id: i64) -> Self {
        self.parent_id = Some(parent_id);
        self
    }

    /// `TASKCORE_VIEW_...`
    #[inline]
    pub fn view(mut self, view: View) -> Self {
        self.view = Some(view);
        self
    }

    /// yyyymmdd
    #[inline]
    pub fn view_date(mut self, view_date: Date) -> Self {
        self.view_date = Some(view_date);
        self
    }

    /// yyyymmdd
    #[inline]
    pub fn view_last_date(mut self, view_last_date: Date) -> Self {
        self.view_last_date = Some(view_last_date);
        self
    }

    /// 1: each task is followed by its subtasks, and has its depth
    #[inline]
    pub fn is_tree(mut self, is_tree: bool) -> Self {
        self.is_tree = is_tree;
        self
    }

    /// One of these
    #[inline]
    pub fn ids(mut self, ids: impl Into<Vec<i64>>) -> Self {
        self.ids = Some(ids.into());
        self
    }

    /// An array; the first counts most, ties go by creation, then by uid
    #[inline]
    pub fn sorts(mut self, sorts: impl Into<Vec<Sort>>) -> Self {
        self.sorts = sorts.into();
        self
    }

    /// At most so many; 0: as many as the filter says, or all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: as the filter says, or from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }

    /// In progress: [`TASKCORE_ANY`](crate::Choice::ANY), [`TASKCORE_YES`](crate::Choice::YES) or
    /// [`TASKCORE_NO`](crate::Choice::NO)
    #[inline]
    pub fn started(mut self, started: Choice) -> Self {
        self.started = Some(started);
        self
    }

    /// Open, and its until is over: [`TASKCORE_ANY`](crate::Choice::ANY),
    /// [`TASKCORE_YES`](crate::Choice::YES) or [`TASKCORE_NO`](crate::Choice::NO)
    #[inline]
    pub fn expired(mut self, expired: Choice) -> Self {
        self.expired = Some(expired);
        self
    }

    /// They have a time that floats: [`TASKCORE_ANY`](crate::Choice::ANY),
    /// [`TASKCORE_YES`](crate::Choice::YES) or [`TASKCORE_NO`](crate::Choice::NO)
    #[inline]
    pub fn floating(mut self, floating: Choice) -> Self {
        self.floating = Some(floating);
        self
    }
}

impl Input for Query {
    type Raw = sys::taskcore_query;
    const INIT: Init<Self::Raw> = sys::taskcore_query_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.filter {
            raw.filter = kept.text(value, "filter")?;
            raw.fields |= sys::TASKCORE_QUERY_FILTER;
        }
        if let Some(value) = &self.text {
            raw.text = kept.text(value, "text")?;
            raw.fields |= sys::TASKCORE_QUERY_TEXT;
        }
        if let Some(value) = self.text_fields {
            raw.text_fields = value.0;
            raw.fields |= sys::TASKCORE_QUERY_TEXT;
        }
        if let Some(value) = &self.projects {
            raw.projects = kept.texts(value, "projects")?;
            raw.project_count = value.len();
            raw.fields |= sys::TASKCORE_QUERY_PROJECTS;
        }
        if let Some(value) = &self.project_ids {
            raw.project_ids = value.as_ptr();
            raw.project_id_count = value.len();
            raw.fields |= sys::TASKCORE_QUERY_PROJECT_IDS;
        }
        if let Some(value) = &self.tags_any {
            raw.tags_any = kept.texts(value, "tags_any")?;
            raw.tags_any_count = value.len();
            raw.fields |= sys::TASKCORE_QUERY_TAGS_ANY;
        }
        if let Some(value) = &self.tags_all {
            raw.tags_all = kept.texts(value, "tags_all")?;
            raw.tags_all_count = value.len();
            raw.fields |= sys::TASKCORE_QUERY_TAGS_ALL;
        }
        if let Some(value) = &self.tags_none {
            raw.tags_none = kept.texts(value, "tags_none")?;
            raw.tags_none_count = value.len();
            raw.fields |= sys::TASKCORE_QUERY_TAGS_NONE;
        }
        if let Some(value) = self.priorities {
            raw.priorities = value.0;
            raw.fields |= sys::TASKCORE_QUERY_PRIORITIES;
        }
        if let Some(value) = self.statuses {
            raw.statuses = value.0;
            raw.fields |= sys::TASKCORE_QUERY_STATUSES;
        }
        if let Some(value) = self.slots {
            raw.slots = value.0;
            raw.fields |= sys::TASKCORE_QUERY_SLOTS;
        }
        if let Some(value) = self.favourite {
            raw.favourite = value.0;
            raw.fields |= sys::TASKCORE_QUERY_FAVOURITE;
        }
        if let Some(value) = self.blocked {
            raw.blocked = value.0;
            raw.fields |= sys::TASKCORE_QUERY_BLOCKED;
        }
        if let Some(value) = self.blocking {
            raw.blocking = value.0;
            raw.fields |= sys::TASKCORE_QUERY_BLOCKING;
        }
        if let Some(value) = self.hidden {
            raw.hidden = value.0;
            raw.fields |= sys::TASKCORE_QUERY_HIDDEN;
        }
        if let Some(value) = self.archived {
            raw.archived = value.0;
            raw.fields |= sys::TASKCORE_QUERY_ARCHIVED;
        }
        if let Some(value) = self.overdue {
            raw.overdue = value.0;
            raw.fields |= sys::TASKCORE_QUERY_OVERDUE;
        }
        raw.group = self.group.0;
        if let Some(value) = self.due_from {
            raw.due_from_ms = value.0;
            raw.fields |= sys::TASKCORE_QUERY_DUE_FROM;
        }
        if let Some(value) = self.due_before {
            raw.due_before_ms = value.0;
            raw.fields |= sys::TASKCORE_QUERY_DUE_BEFORE;
        }
        if let Some(value) = self.completed_from {
            raw.completed_from_ms = value.0;
            raw.fields |= sys::TASKCORE_QUERY_COMPLETED_FROM;
        }
        if let Some(value) = self.completed_before {
            raw.completed_before_ms = value.0;
            raw.fields |= sys::TASKCORE_QUERY_COMPLETED_BEFORE;
        }
        if let Some(value) = self.parent_id {
            raw.parent_id = value;
            raw.fields |= sys::TASKCORE_QUERY_PARENT;
        }
        if let Some(value) = self.view {
            raw.view = value.0;
            raw.fields |= sys::TASKCORE_QUERY_VIEW;
        }
        if let Some(value) = self.view_date {
            raw.view_date = value.0;
            raw.fields |= sys::TASKCORE_QUERY_VIEW_DATE;
        }
        if let Some(value) = self.view_last_date {
            raw.view_last_date = value.0;
            raw.fields |= sys::TASKCORE_QUERY_VIEW_LAST_DATE;
        }
        raw.is_tree = i32::from(self.is_tree);
        if let Some(value) = &self.ids {
            raw.ids = value.as_ptr();
            raw.id_count = value.len();
            raw.fields |= sys::TASKCORE_QUERY_IDS;
        }
        raw.sorts = kept.structs(&self.sorts)?;
        raw.sort_count = self.sorts.len();
        raw.limit = self.limit;
        raw.offset = self.offset;
        if let Some(value) = self.started {
            raw.started = value.0;
            raw.fields |= sys::TASKCORE_QUERY_STARTED;
        }
        if let Some(value) = self.expired {
            raw.expired = value.0;
            raw.fields |= sys::TASKCORE_QUERY_EXPIRED;
        }
        if let Some(value) = self.floating {
            raw.floating = value.0;
            raw.fields |= sys::TASKCORE_QUERY_FLOATING;
        }
        Ok(())
    }
}

/// What a project is to be: a new one, or the changes to one. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct ProjectInput {
    /// 1 to 200 characters in one line, trimmed; no other project below the same one has it,
    /// whatever its case and accents
    pub name: Option<String>,
    /// At most 1,000 characters in one line; "" for none
    pub description: Option<String>,
    /// A name or an emoji, at most 64 characters; "" for none
    pub icon: Option<String>,
    /// `TASKCORE_COLOUR_...`
    pub colour: Option<Colour>,
    /// 0 or 1
    pub is_archived: Option<bool>,
    /// The project that it is below; 0: none
    pub parent_id: Option<i64>,
    /// The client that it is for, and those below it that say none; 0: none
    pub client_id: Option<i64>,
    /// What an hour costs, in the currency of its client: 1 to 10^15; 0: none
    pub hourly_rate_millionths: Option<i64>,
}

impl ProjectInput {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// 1 to 200 characters in one line, trimmed; no other project below the same one has it,
    /// whatever its case and accents
    #[inline]
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// At most 1,000 characters in one line; "" for none
    #[inline]
    pub fn description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }

    /// A name or an emoji, at most 64 characters; "" for none
    #[inline]
    pub fn icon(mut self, icon: impl Into<String>) -> Self {
        self.icon = Some(icon.into());
        self
    }

    /// `TASKCORE_COLOUR_...`
    #[inline]
    pub fn colour(mut self, colour: Colour) -> Self {
        self.colour = Some(colour);
        self
    }

    /// 0 or 1
    #[inline]
    pub fn is_archived(mut self, is_archived: bool) -> Self {
        self.is_archived = Some(is_archived);
        self
    }

    /// The project that it is below; 0: none
    #[inline]
    pub fn parent_id(mut self, parent_id: i64) -> Self {
        self.parent_id = Some(parent_id);
        self
    }

    /// The client that it is for, and those below it that say none; 0: none
    #[inline]
    pub fn client_id(mut self, client_id: i64) -> Self {
        self.client_id = Some(client_id);
        self
    }

    /// What an hour costs, in the currency of its client: 1 to 10^15; 0: none
    #[inline]
    pub fn hourly_rate_millionths(mut self, hourly_rate_millionths: i64) -> Self {
        self.hourly_rate_millionths = Some(hourly_rate_millionths);
        self
    }
}

impl Input for ProjectInput {
    type Raw = sys::taskcore_project_input;
    const INIT: Init<Self::Raw> = sys::taskcore_project_input_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.name {
            raw.name = kept.text(value, "name")?;
            raw.fields |= sys::TASKCORE_PROJECT_NAME;
        }
        if let Some(value) = &self.description {
            raw.description = kept.text(value, "description")?;
            raw.fields |= sys::TASKCORE_PROJECT_DESCRIPTION;
        }
        if let Some(value) = &self.icon {
            raw.icon = kept.text(value, "icon")?;
            raw.fields |= sys::TASKCORE_PROJECT_ICON;
        }
        if let Some(value) = self.colour {
            raw.colour = value.0;
            raw.fields |= sys::TASKCORE_PROJECT_COLOUR;
        }
        if let Some(value) = self.is_archived {
            raw.is_archived = i32::from(value);
            raw.fields |= sys::TASKCORE_PROJECT_ARCHIVED;
        }
        if let Some(value) = self.parent_id {
            raw.parent_id = value;
            raw.fields |= sys::TASKCORE_PROJECT_PARENT;
        }
        if let Some(value) = self.client_id {
            raw.client_id = value;
            raw.fields |= sys::TASKCORE_PROJECT_CLIENT;
        }
        if let Some(value) = self.hourly_rate_millionths {
            raw.hourly_rate_millionths = value;
            raw.fields |= sys::TASKCORE_PROJECT_HOURLY_RATE;
        }
        Ok(())
    }
}

/// Which projects to list; without more, those that are not archived.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct ProjectQueryOptions {
    /// 1: the archived ones too
    pub is_archived_included: bool,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl ProjectQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// 1: the archived ones too
    #[inline]
    pub fn is_archived_included(mut self, is_archived_included: bool) -> Self {
        self.is_archived_included = is_archived_included;
        self
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for ProjectQueryOptions {
    type Raw = sys::taskcore_project_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_project_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.is_archived_included = i32::from(self.is_archived_included);
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// What a repair mended.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct RepairReport {
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
    /// [`taskcore_series_check`](crate::Store::series_check)
    pub series_mended: i64,
}

impl Output for RepairReport {
    type Raw = sys::taskcore_repair_report;
    const INIT: Init<Self::Raw> = sys::taskcore_repair_report_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe {
            Self {
                inbox_restored: (*raw).inbox_restored,
                tasks_rehomed: (*raw).tasks_rehomed,
                subtasks_detached: (*raw).subtasks_detached,
                dependencies_removed: (*raw).dependencies_removed,
                tags_mended: (*raw).tags_mended,
                positions_mended: (*raw).positions_mended,
                index_rebuilt: (*raw).index_rebuilt,
                values_mended: (*raw).values_mended,
                invoice_parts_removed: (*raw).invoice_parts_removed,
                invoice_parts_lost: (*raw).invoice_parts_lost,
                parties_missing: (*raw).parties_missing,
                numbers_missing: (*raw).numbers_missing,
                numbers_doubled: (*raw).numbers_doubled,
                comments_removed: (*raw).comments_removed,
                series_mended: (*raw).series_mended,
            }
        }
    }
}

/// What came back of a damaged file.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct RecoveryReport {
    /// Of all tables
    pub rows: i64,
    /// On pages that can be read, but not they, or another row has their uid
    pub rows_lost: i64,
    /// Of tables, that cannot be read
    pub pages_lost: i64,
}

impl Output for RecoveryReport {
    type Raw = sys::taskcore_recovery_report;
    const INIT: Init<Self::Raw> = sys::taskcore_recovery_report_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe {
            Self {
                rows: (*raw).rows,
                rows_lost: (*raw).rows_lost,
                pages_lost: (*raw).pages_lost,
            }
        }
    }
}

/// What a section is to be: a new one, or the changes to one. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct ProjectSectionInput {
    /// 1 to 200 characters in one line, trimmed; no other section of the project has it, whatever
    /// its case and accents
    pub name: Option<String>,
}

impl ProjectSectionInput {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// 1 to 200 characters in one line, trimmed; no other section of the project has it, whatever
    /// its case and accents
    #[inline]
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }
}

impl Input for ProjectSectionInput {
    type Raw = sys::taskcore_project_section_input;
    const INIT: Init<Self::Raw> = sys::taskcore_project_section_input_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.name {
            raw.name = kept.text(value, "name")?;
            raw.fields |= sys::TASKCORE_PROJECT_SECTION_NAME;
        }
        Ok(())
    }
}

/// Which sections to list, in the order of their projects and then in their own. A member that is
/// None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct ProjectSectionQueryOptions {
    /// Those of that one alone
    pub project_id: Option<i64>,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl ProjectSectionQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Those of that one alone
    #[inline]
    pub fn project_id(mut self, project_id: i64) -> Self {
        self.project_id = Some(project_id);
        self
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for ProjectSectionQueryOptions {
    type Raw = sys::taskcore_project_section_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_project_section_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        if let Some(value) = self.project_id {
            raw.project_id = value;
            raw.fields |= sys::TASKCORE_PROJECT_SECTION_QUERY_PROJECT;
        }
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// Which tags to list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct TagQueryOptions {
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl TagQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for TagQueryOptions {
    type Raw = sys::taskcore_tag_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_tag_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// What a saved filter is to be: a new one, or the changes to one. A member that is None is not
/// given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct FilterInput {
    /// 1 to 200 characters in one line, trimmed; no other filter has it, whatever its case and
    /// accents
    pub name: Option<String>,
    /// In the language of queries, 1 to 1,000 characters in one line
    pub query: Option<String>,
    /// `TASKCORE_COLOUR_...`
    pub colour: Option<Colour>,
}

impl FilterInput {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// 1 to 200 characters in one line, trimmed; no other filter has it, whatever its case and
    /// accents
    #[inline]
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// In the language of queries, 1 to 1,000 characters in one line
    #[inline]
    pub fn query(mut self, query: impl Into<String>) -> Self {
        self.query = Some(query.into());
        self
    }

    /// `TASKCORE_COLOUR_...`
    #[inline]
    pub fn colour(mut self, colour: Colour) -> Self {
        self.colour = Some(colour);
        self
    }
}

impl Input for FilterInput {
    type Raw = sys::taskcore_filter_input;
    const INIT: Init<Self::Raw> = sys::taskcore_filter_input_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.name {
            raw.name = kept.text(value, "name")?;
            raw.fields |= sys::TASKCORE_FILTER_NAME;
        }
        if let Some(value) = &self.query {
            raw.query = kept.text(value, "query")?;
            raw.fields |= sys::TASKCORE_FILTER_QUERY;
        }
        if let Some(value) = self.colour {
            raw.colour = value.0;
            raw.fields |= sys::TASKCORE_FILTER_COLOUR;
        }
        Ok(())
    }
}

/// Which saved filters to list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct FilterQueryOptions {
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl FilterQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for FilterQueryOptions {
    type Raw = sys::taskcore_filter_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_filter_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// What a template is to be: a new one, or the changes to one. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct TemplateInput {
    /// 1 to 200 characters in one line, trimmed; no other template has it, whatever its case and
    /// accents
    pub name: Option<String>,
    /// What is made of it: that task with its subtasks; not with
    /// [`TASKCORE_TEMPLATE_PROJECT`](crate::TemplateField::PROJECT)
    pub task_id: Option<i64>,
    /// What is made of it: that project with its sections and tasks
    pub project_id: Option<i64>,
    /// The day that stands for the day of its use, yyyymmdd; 0: that of the earliest start,
    /// planned, due or until
    pub anchor_date: Option<Date>,
}

impl TemplateInput {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// 1 to 200 characters in one line, trimmed; no other template has it, whatever its case and
    /// accents
    #[inline]
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// What is made of it: that task with its subtasks; not with
    /// [`TASKCORE_TEMPLATE_PROJECT`](crate::TemplateField::PROJECT)
    #[inline]
    pub fn task_id(mut self, task_id: i64) -> Self {
        self.task_id = Some(task_id);
        self
    }

    /// What is made of it: that project with its sections and tasks
    #[inline]
    pub fn project_id(mut self, project_id: i64) -> Self {
        self.project_id = Some(project_id);
        self
    }

    /// The day that stands for the day of its use, yyyymmdd; 0: that of the earliest start,
    /// planned, due or until
    #[inline]
    pub fn anchor_date(mut self, anchor_date: Date) -> Self {
        self.anchor_date = Some(anchor_date);
        self
    }
}

impl Input for TemplateInput {
    type Raw = sys::taskcore_template_input;
    const INIT: Init<Self::Raw> = sys::taskcore_template_input_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.name {
            raw.name = kept.text(value, "name")?;
            raw.fields |= sys::TASKCORE_TEMPLATE_NAME;
        }
        if let Some(value) = self.task_id {
            raw.task_id = value;
            raw.fields |= sys::TASKCORE_TEMPLATE_TASK;
        }
        if let Some(value) = self.project_id {
            raw.project_id = value;
            raw.fields |= sys::TASKCORE_TEMPLATE_PROJECT;
        }
        if let Some(value) = self.anchor_date {
            raw.anchor_date = value.0;
            raw.fields |= sys::TASKCORE_TEMPLATE_ANCHOR;
        }
        Ok(())
    }
}

/// Which templates to list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct TemplateQueryOptions {
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl TemplateQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for TemplateQueryOptions {
    type Raw = sys::taskcore_template_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_template_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// How to use a template.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct TemplateUseOptions {
    /// The day from which its dates are counted, yyyymmdd; 0: today, in the store's zone
    pub date: Option<Date>,
    /// Where its tasks come to be; 0: in a new project when it is of a project, else in the one
    /// that they were in, or in Inbox when that is gone
    pub project_id: i64,
}

impl TemplateUseOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// The day from which its dates are counted, yyyymmdd; 0: today, in the store's zone
    #[inline]
    pub fn date(mut self, date: Date) -> Self {
        self.date = Some(date);
        self
    }

    /// Where its tasks come to be; 0: in a new project when it is of a project, else in the one
    /// that they were in, or in Inbox when that is gone
    #[inline]
    pub fn project_id(mut self, project_id: i64) -> Self {
        self.project_id = project_id;
        self
    }
}

impl Input for TemplateUseOptions {
    type Raw = sys::taskcore_template_use_options;
    const INIT: Init<Self::Raw> = sys::taskcore_template_use_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        if let Some(value) = self.date {
            raw.date = value.0;
        }
        raw.project_id = self.project_id;
        Ok(())
    }
}

/// What was made of a template.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct TemplateReport {
    /// How many tasks were made
    pub task_count: i64,
    /// The first of them; 0: there are none
    pub task_id: i64,
    /// Where they are
    pub project_id: i64,
}

impl Output for TemplateReport {
    type Raw = sys::taskcore_template_report;
    const INIT: Init<Self::Raw> = sys::taskcore_template_report_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe {
            Self {
                task_count: (*raw).task_count,
                task_id: (*raw).task_id,
                project_id: (*raw).project_id,
            }
        }
    }
}

/// What each property of an open task adds to its urgency. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct UrgencyCoefficients {
    /// In thousandths, -1,000,000 to 1,000,000, as all that follow; 9,000 at first
    pub priority_p0: Option<i32>,
    /// 6,000 at first
    pub priority_p1: Option<i32>,
    /// 3,900 at first
    pub priority_p2: Option<i32>,
    /// 1,800 at first
    pub priority_p3: Option<i32>,
    /// 12,000 at first: a fifth of it 14 days before and earlier, all of it 7 days after; 0 without
    /// a due
    pub due: Option<i32>,
    /// 2,000 at first
    pub favourite: Option<i32>,
    /// 2,000 at first: all of it after 365 days, and less evenly before
    pub age: Option<i32>,
    /// Of one that waits for an open task: -5,000 at first
    pub blocked: Option<i32>,
    /// Of one that an open task waits for: 8,000 at first
    pub blocking: Option<i32>,
    /// Of one in progress; 0 at first, as the next three
    pub started: Option<i32>,
    /// Of one whose planned time has come
    pub planned: Option<i32>,
    /// Of one in another project than Inbox
    pub project: Option<i32>,
    /// Of one with tags: 8 tenths of it with one, 9 with two, all of it with more
    pub tags: Option<i32>,
}

impl UrgencyCoefficients {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// In thousandths, -1,000,000 to 1,000,000, as all that follow; 9,000 at first
    #[inline]
    pub fn priority_p0(mut self, priority_p0: i32) -> Self {
        self.priority_p0 = Some(priority_p0);
        self
    }

    /// 6,000 at first
    #[inline]
    pub fn priority_p1(mut self, priority_p1: i32) -> Self {
        self.priority_p1 = Some(priority_p1);
        self
    }

    /// 3,900 at first
    #[inline]
    pub fn priority_p2(mut self, priority_p2: i32) -> Self {
        self.priority_p2 = Some(priority_p2);
        self
    }

    /// 1,800 at first
    #[inline]
    pub fn priority_p3(mut self, priority_p3: i32) -> Self {
        self.priority_p3 = Some(priority_p3);
        self
    }

    /// 12,000 at first: a fifth of it 14 days before and earlier, all of it 7 days after; 0 without
    /// a due
    #[inline]
    pub fn due(mut self, due: i32) -> Self {
        self.due = Some(due);
        self
    }

    /// 2,000 at first
    #[inline]
    pub fn favourite(mut self, favourite: i32) -> Self {
        self.favourite = Some(favourite);
        self
    }

    /// 2,000 at first: all of it after 365 days, and less evenly before
    #[inline]
    pub fn age(mut self, age: i32) -> Self {
        self.age = Some(age);
        self
    }

    /// Of one that waits for an open task: -5,000 at first
    #[inline]
    pub fn blocked(mut self, blocked: i32) -> Self {
        self.blocked = Some(blocked);
        self
    }

    /// Of one that an open task waits for: 8,000 at first
    #[inline]
    pub fn blocking(mut self, blocking: i32) -> Self {
        self.blocking = Some(blocking);
        self
    }

    /// Of one in progress; 0 at first, as the next three
    #[inline]
    pub fn started(mut self, started: i32) -> Self {
        self.started = Some(started);
        self
    }

    /// Of one whose planned time has come
    #[inline]
    pub fn planned(mut self, planned: i32) -> Self {
        self.planned = Some(planned);
        self
    }

    /// Of one in another project than Inbox
    #[inline]
    pub fn project(mut self, project: i32) -> Self {
        self.project = Some(project);
        self
    }

    /// Of one with tags: 8 tenths of it with one, 9 with two, all of it with more
    #[inline]
    pub fn tags(mut self, tags: i32) -> Self {
        self.tags = Some(tags);
        self
    }
}

impl Input for UrgencyCoefficients {
    type Raw = sys::taskcore_urgency_coefficients;
    const INIT: Init<Self::Raw> = sys::taskcore_urgency_coefficients_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        if let Some(value) = self.priority_p0 {
            raw.priority_p0 = value;
            raw.fields |= sys::TASKCORE_URGENCY_PRIORITY_P0;
        }
        if let Some(value) = self.priority_p1 {
            raw.priority_p1 = value;
            raw.fields |= sys::TASKCORE_URGENCY_PRIORITY_P1;
        }
        if let Some(value) = self.priority_p2 {
            raw.priority_p2 = value;
            raw.fields |= sys::TASKCORE_URGENCY_PRIORITY_P2;
        }
        if let Some(value) = self.priority_p3 {
            raw.priority_p3 = value;
            raw.fields |= sys::TASKCORE_URGENCY_PRIORITY_P3;
        }
        if let Some(value) = self.due {
            raw.due = value;
            raw.fields |= sys::TASKCORE_URGENCY_DUE;
        }
        if let Some(value) = self.favourite {
            raw.favourite = value;
            raw.fields |= sys::TASKCORE_URGENCY_FAVOURITE;
        }
        if let Some(value) = self.age {
            raw.age = value;
            raw.fields |= sys::TASKCORE_URGENCY_AGE;
        }
        if let Some(value) = self.blocked {
            raw.blocked = value;
            raw.fields |= sys::TASKCORE_URGENCY_BLOCKED;
        }
        if let Some(value) = self.blocking {
            raw.blocking = value;
            raw.fields |= sys::TASKCORE_URGENCY_BLOCKING;
        }
        if let Some(value) = self.started {
            raw.started = value;
            raw.fields |= sys::TASKCORE_URGENCY_STARTED;
        }
        if let Some(value) = self.planned {
            raw.planned = value;
            raw.fields |= sys::TASKCORE_URGENCY_PLANNED;
        }
        if let Some(value) = self.project {
            raw.project = value;
            raw.fields |= sys::TASKCORE_URGENCY_PROJECT;
        }
        if let Some(value) = self.tags {
            raw.tags = value;
            raw.fields |= sys::TASKCORE_URGENCY_TAGS;
        }
        Ok(())
    }
}

impl Output for UrgencyCoefficients {
    type Raw = sys::taskcore_urgency_coefficients;
    const INIT: Init<Self::Raw> = sys::taskcore_urgency_coefficients_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe {
            Self {
                priority_p0: if (*raw).fields & sys::TASKCORE_URGENCY_PRIORITY_P0 != 0 { Some((*raw).priority_p0) } else { None },
                priority_p1: if (*raw).fields & sys::TASKCORE_URGENCY_PRIORITY_P1 != 0 { Some((*raw).priority_p1) } else { None },
                priority_p2: if (*raw).fields & sys::TASKCORE_URGENCY_PRIORITY_P2 != 0 { Some((*raw).priority_p2) } else { None },
                priority_p3: if (*raw).fields & sys::TASKCORE_URGENCY_PRIORITY_P3 != 0 { Some((*raw).priority_p3) } else { None },
                due: if (*raw).fields & sys::TASKCORE_URGENCY_DUE != 0 { Some((*raw).due) } else { None },
                favourite: if (*raw).fields & sys::TASKCORE_URGENCY_FAVOURITE != 0 { Some((*raw).favourite) } else { None },
                age: if (*raw).fields & sys::TASKCORE_URGENCY_AGE != 0 { Some((*raw).age) } else { None },
                blocked: if (*raw).fields & sys::TASKCORE_URGENCY_BLOCKED != 0 { Some((*raw).blocked) } else { None },
                blocking: if (*raw).fields & sys::TASKCORE_URGENCY_BLOCKING != 0 { Some((*raw).blocking) } else { None },
                started: if (*raw).fields & sys::TASKCORE_URGENCY_STARTED != 0 { Some((*raw).started) } else { None },
                planned: if (*raw).fields & sys::TASKCORE_URGENCY_PLANNED != 0 { Some((*raw).planned) } else { None },
                project: if (*raw).fields & sys::TASKCORE_URGENCY_PROJECT != 0 { Some((*raw).project) } else { None },
                tags: if (*raw).fields & sys::TASKCORE_URGENCY_TAGS != 0 { Some((*raw).tags) } else { None },
            }
        }
    }
}

/// What the home screen is asked for.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct HomeOptions {
    /// Of the chosen chip, in the language of queries; NULL or "" for all
    pub query: Option<String>,
    /// At most so many rows of each section; 0: all
    pub section_limit: i64,
}

impl HomeOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Of the chosen chip, in the language of queries; NULL or "" for all
    #[inline]
    pub fn query(mut self, query: impl Into<String>) -> Self {
        self.query = Some(query.into());
        self
    }

    /// At most so many rows of each section; 0: all
    #[inline]
    pub fn section_limit(mut self, section_limit: i64) -> Self {
        self.section_limit = section_limit;
        self
    }
}

impl Input for HomeOptions {
    type Raw = sys::taskcore_home_options;
    const INIT: Init<Self::Raw> = sys::taskcore_home_options_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.query {
            raw.query = kept.text(value, "query")?;
        }
        raw.section_limit = self.section_limit;
        Ok(())
    }
}

/// The step that an undo took back, or that a redo did again.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Step {
    /// Grows from step to step
    pub id: i64,
    /// When it was done first
    pub at: Timestamp,
    /// How many tasks it touches
    pub task_count: i64,
    /// How many projects it touches
    pub project_count: i64,
    /// `TASKCORE_ACTION_...`
    pub action: Action,
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

impl Output for Step {
    type Raw = sys::taskcore_step;
    const INIT: Init<Self::Raw> = sys::taskcore_step_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe {
            Self {
                id: (*raw).id,
                at: Timestamp((*raw).at_ms),
                task_count: (*raw).task_count,
                project_count: (*raw).project_count,
                action: Action((*raw).action),
                event_count: (*raw).event_count,
                changed_count: (*raw).changed_count,
                left_count: (*raw).left_count,
                trashed_count: (*raw).trashed_count,
            }
        }
    }
}

/// How much of the change log is kept. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct LogTrimOptions {
    /// Steps before it go
    pub before: Option<Timestamp>,
    /// The oldest steps go until no more than this is left
    pub max_bytes: Option<i64>,
}

impl LogTrimOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Steps before it go
    #[inline]
    pub fn before(mut self, before: impl Into<Timestamp>) -> Self {
        self.before = Some(before.into());
        self
    }

    /// The oldest steps go until no more than this is left
    #[inline]
    pub fn max_bytes(mut self, max_bytes: i64) -> Self {
        self.max_bytes = Some(max_bytes);
        self
    }
}

impl Input for LogTrimOptions {
    type Raw = sys::taskcore_log_trim_options;
    const INIT: Init<Self::Raw> = sys::taskcore_log_trim_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        if let Some(value) = self.before {
            raw.before_ms = value.0;
            raw.fields |= sys::TASKCORE_LOG_TRIM_BEFORE;
        }
        if let Some(value) = self.max_bytes {
            raw.max_bytes = value;
            raw.fields |= sys::TASKCORE_LOG_TRIM_MAX_BYTES;
        }
        Ok(())
    }
}

/// How far back the change log goes, and how large it is.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct LogReport {
    /// How many steps it has
    pub step_count: i64,
    /// How many changes these have
    pub change_count: i64,
    /// What they and their indexes come to, about
    pub byte_count: i64,
    /// When the oldest step was made; 0: there is none
    pub first: Option<Timestamp>,
    /// Up to when steps were trimmed; 0: none were
    pub trimmed: Option<Timestamp>,
}

impl Output for LogReport {
    type Raw = sys::taskcore_log_report;
    const INIT: Init<Self::Raw> = sys::taskcore_log_report_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe {
            Self {
                step_count: (*raw).step_count,
                change_count: (*raw).change_count,
                byte_count: (*raw).byte_count,
                first: if (*raw).first_ms != 0 { Some(Timestamp((*raw).first_ms)) } else { None },
                trimmed: if (*raw).trimmed_ms != 0 { Some(Timestamp((*raw).trimmed_ms)) } else { None },
            }
        }
    }
}

/// An instant as the calendar and the clock on the wall show it in the store's zone.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct LocalTime {
    /// Yyyymmdd, 00010101 to 99991231
    pub date: Date,
    /// 0 to 23
    pub hour: i32,
    /// 0 to 59
    pub minute: i32,
    /// 0 to 59
    pub second: i32,
    /// 0 to 999
    pub millisecond: i32,
    /// East is positive; ignored in an input
    pub utc_offset: Span,
}

impl LocalTime {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Yyyymmdd, 00010101 to 99991231
    #[inline]
    pub fn date(mut self, date: Date) -> Self {
        self.date = date;
        self
    }

    /// 0 to 23
    #[inline]
    pub fn hour(mut self, hour: i32) -> Self {
        self.hour = hour;
        self
    }

    /// 0 to 59
    #[inline]
    pub fn minute(mut self, minute: i32) -> Self {
        self.minute = minute;
        self
    }

    /// 0 to 59
    #[inline]
    pub fn second(mut self, second: i32) -> Self {
        self.second = second;
        self
    }

    /// 0 to 999
    #[inline]
    pub fn millisecond(mut self, millisecond: i32) -> Self {
        self.millisecond = millisecond;
        self
    }

    /// East is positive; ignored in an input
    #[inline]
    pub fn utc_offset(mut self, utc_offset: impl Into<Span>) -> Self {
        self.utc_offset = utc_offset.into();
        self
    }
}

impl Input for LocalTime {
    type Raw = sys::taskcore_local_time;
    const INIT: Init<Self::Raw> = sys::taskcore_local_time_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.date = self.date.0;
        raw.hour = self.hour;
        raw.minute = self.minute;
        raw.second = self.second;
        raw.millisecond = self.millisecond;
        raw.utc_offset_s = fitting(self.utc_offset.as_secs());
        Ok(())
    }
}

impl Output for LocalTime {
    type Raw = sys::taskcore_local_time;
    const INIT: Init<Self::Raw> = sys::taskcore_local_time_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe {
            Self {
                date: Date((*raw).date),
                hour: (*raw).hour,
                minute: (*raw).minute,
                second: (*raw).second,
                millisecond: (*raw).millisecond,
                utc_offset: Span::from_secs(i64::from((*raw).utc_offset_s)),
            }
        }
    }
}

/// How a period is read.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PeriodOptions {
    /// `TASKCORE_TOWARDS_...`
    pub direction: Direction,
    /// 1 for Monday to 7 for Sunday, or `TASKCORE_WEEK_START_LOCALE`
    pub week_start: i32,
}

impl PeriodOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// `TASKCORE_TOWARDS_...`
    #[inline]
    pub fn direction(mut self, direction: Direction) -> Self {
        self.direction = direction;
        self
    }

    /// 1 for Monday to 7 for Sunday, or `TASKCORE_WEEK_START_LOCALE`
    #[inline]
    pub fn week_start(mut self, week_start: i32) -> Self {
        self.week_start = week_start;
        self
    }
}

impl Input for PeriodOptions {
    type Raw = sys::taskcore_period_options;
    const INIT: Init<Self::Raw> = sys::taskcore_period_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.direction = self.direction.0;
        raw.week_start = self.week_start;
        Ok(())
    }
}

/// The days that a text such as "next week" means.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Period {
    /// yyyymmdd
    pub first_date: Date,
    /// Yyyymmdd; the last day of it
    pub last_date: Date,
    /// Yyyymmdd; the day after the last one; 0 after the last day of time
    pub end_date: Date,
}

impl Output for Period {
    type Raw = sys::taskcore_period;
    const INIT: Init<Self::Raw> = sys::taskcore_period_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe {
            Self {
                first_date: Date((*raw).first_date),
                last_date: Date((*raw).last_date),
                end_date: Date((*raw).end_date),
            }
        }
    }
}

/// A rule to be expanded: RFC 5545, section 3.3.10.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct RepeatSpec {
    /// An RRULE such as "FREQ=DAILY"; "" for the added dates alone
    pub rule: String,
    /// DTSTART, a local time: "20261224T170000", or "20261224" for whole days
    pub start: String,
    /// An IANA name; NULL or "" for the store's
    pub zone: Option<String>,
    /// EXDATE: local times with spaces between; NULL for none
    pub excluded_dates: Option<String>,
    /// RDATE, likewise
    pub added_dates: String,
    /// A local time to begin with; NULL: the start
    pub not_before: Option<String>,
    /// At most so many, up to 100,000; 0: these 100,000
    pub limit: i64,
    /// 1: the start is the first occurrence and counts for COUNT, whatever the rule gives, as it is
    /// for tasks and events
    pub is_start_included: bool,
}

impl RepeatSpec {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// An RRULE such as "FREQ=DAILY"; "" for the added dates alone
    #[inline]
    pub fn rule(mut self, rule: impl Into<String>) -> Self {
        self.rule = rule.into();
        self
    }

    /// DTSTART, a local time: "20261224T170000", or "20261224" for whole days
    #[inline]
    pub fn start(mut self, start: impl Into<String>) -> Self {
        self.start = start.into();
        self
    }

    /// An IANA name; NULL or "" for the store's
    #[inline]
    pub fn zone(mut self, zone: impl Into<String>) -> Self {
        self.zone = Some(zone.into());
        self
    }

    /// EXDATE: local times with spaces between; NULL for none
    #[inline]
    pub fn excluded_dates(mut self, excluded_dates: impl Into<String>) -> Self {
        self.excluded_dates = Some(excluded_dates.into());
        self
    }

    /// RDATE, likewise
    #[inline]
    pub fn added_dates(mut self, added_dates: impl Into<String>) -> Self {
        self.added_dates = added_dates.into();
        self
    }

    /// A local time to begin with; NULL: the start
    #[inline]
    pub fn not_before(mut self, not_before: impl Into<String>) -> Self {
        self.not_before = Some(not_before.into());
        self
    }

    /// At most so many, up to 100,000; 0: these 100,000
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// 1: the start is the first occurrence and counts for COUNT, whatever the rule gives, as it is
    /// for tasks and events
    #[inline]
    pub fn is_start_included(mut self, is_start_included: bool) -> Self {
        self.is_start_included = is_start_included;
        self
    }
}

impl Input for RepeatSpec {
    type Raw = sys::taskcore_repeat_spec;
    const INIT: Init<Self::Raw> = sys::taskcore_repeat_spec_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        raw.rule = kept.text(&self.rule, "rule")?;
        raw.start = kept.text(&self.start, "start")?;
        if let Some(value) = &self.zone {
            raw.zone = kept.text(value, "zone")?;
        }
        if let Some(value) = &self.excluded_dates {
            raw.excluded_dates = kept.text(value, "excluded_dates")?;
        }
        raw.added_dates = kept.text(&self.added_dates, "added_dates")?;
        if let Some(value) = &self.not_before {
            raw.not_before = kept.text(value, "not_before")?;
        }
        raw.limit = self.limit;
        raw.is_start_included = i32::from(self.is_start_included);
        Ok(())
    }
}

/// Which occurrences of a task that repeats are meant; without more, all of them.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TaskScopeOptions {
    /// `TASKCORE_SCOPE_...`
    pub scope: Scope,
}

impl Default for TaskScopeOptions {
    fn default() -> Self {
        Self {
            scope: Scope::ALL,
        }
    }
}

impl TaskScopeOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// `TASKCORE_SCOPE_...`
    #[inline]
    pub fn scope(mut self, scope: Scope) -> Self {
        self.scope = scope;
        self
    }
}

impl Input for TaskScopeOptions {
    type Raw = sys::taskcore_task_scope_options;
    const INIT: Init<Self::Raw> = sys::taskcore_task_scope_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.scope = self.scope.0;
        Ok(())
    }
}

/// What was completed to list. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct CompletionQueryOptions {
    /// Of this one alone, which may be in the trash; 0: of all
    pub task_id: i64,
    /// Milliseconds since 1970 UTC
    pub from: Option<Timestamp>,
    /// The first one after the range
    pub before: Option<Timestamp>,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl CompletionQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Of this one alone, which may be in the trash; 0: of all
    #[inline]
    pub fn task_id(mut self, task_id: i64) -> Self {
        self.task_id = task_id;
        self
    }

    /// Milliseconds since 1970 UTC
    #[inline]
    pub fn from(mut self, from: impl Into<Timestamp>) -> Self {
        self.from = Some(from.into());
        self
    }

    /// The first one after the range
    #[inline]
    pub fn before(mut self, before: impl Into<Timestamp>) -> Self {
        self.before = Some(before.into());
        self
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for CompletionQueryOptions {
    type Raw = sys::taskcore_completion_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_completion_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.task_id = self.task_id;
        if let Some(value) = self.from {
            raw.from_ms = value.0;
            raw.fields |= sys::TASKCORE_COMPLETION_QUERY_FROM;
        }
        if let Some(value) = self.before {
            raw.before_ms = value.0;
            raw.fields |= sys::TASKCORE_COMPLETION_QUERY_BEFORE;
        }
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// Of which task to list what became of its occurrences.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct SeriesHistoryQueryOptions {
    /// It repeats, or did; it may be in the trash
    pub task_id: i64,
    /// At most so many, up to 100,000; 0: these 100,000
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl SeriesHistoryQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// It repeats, or did; it may be in the trash
    #[inline]
    pub fn task_id(mut self, task_id: i64) -> Self {
        self.task_id = task_id;
        self
    }

    /// At most so many, up to 100,000; 0: these 100,000
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for SeriesHistoryQueryOptions {
    type Raw = sys::taskcore_series_history_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_series_history_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.task_id = self.task_id;
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// How many occurrences of a task were done one after the other. A run is given by the dates of its
/// first and last occurrence, 0 for none.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct SeriesStreak {
    /// The run that a missed occurrence would end; 0 for none
    pub current: i64,
    /// The earliest of the longest runs; 0 for none
    pub longest: i64,
    /// yyyymmdd
    pub current_first_date: Option<Date>,
    /// yyyymmdd
    pub current_last_date: Option<Date>,
    /// yyyymmdd
    pub longest_first_date: Option<Date>,
    /// yyyymmdd
    pub longest_last_date: Option<Date>,
    /// How many occurrences were done in all
    pub done_count: i64,
    /// How many were skipped or cancelled
    pub skipped_count: i64,
}

impl Output for SeriesStreak {
    type Raw = sys::taskcore_series_streak;
    const INIT: Init<Self::Raw> = sys::taskcore_series_streak_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe {
            Self {
                current: (*raw).current,
                longest: (*raw).longest,
                current_first_date: if (*raw).current_first_date != 0 { Some(Date((*raw).current_first_date)) } else { None },
                current_last_date: if (*raw).current_last_date != 0 { Some(Date((*raw).current_last_date)) } else { None },
                longest_first_date: if (*raw).longest_first_date != 0 { Some(Date((*raw).longest_first_date)) } else { None },
                longest_last_date: if (*raw).longest_last_date != 0 { Some(Date((*raw).longest_last_date)) } else { None },
                done_count: (*raw).done_count,
                skipped_count: (*raw).skipped_count,
            }
        }
    }
}

/// What a calendar is to be: a new one, or the changes to one. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct CalendarInput {
    /// 1 to 200 characters in one line; trimmed
    pub name: Option<String>,
    /// `TASKCORE_COLOUR_...`
    pub colour: Option<Colour>,
    /// 0: its events are left out of agendas and months
    pub is_visible: Option<bool>,
    /// 1: only an import changes its events
    pub is_read_only: Option<bool>,
    /// 0: its new events take no time, unless they say so
    pub is_blocking: Option<bool>,
}

impl CalendarInput {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// 1 to 200 characters in one line; trimmed
    #[inline]
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// `TASKCORE_COLOUR_...`
    #[inline]
    pub fn colour(mut self, colour: Colour) -> Self {
        self.colour = Some(colour);
        self
    }

    /// 0: its events are left out of agendas and months
    #[inline]
    pub fn is_visible(mut self, is_visible: bool) -> Self {
        self.is_visible = Some(is_visible);
        self
    }

    /// 1: only an import changes its events
    #[inline]
    pub fn is_read_only(mut self, is_read_only: bool) -> Self {
        self.is_read_only = Some(is_read_only);
        self
    }

    /// 0: its new events take no time, unless they say so
    #[inline]
    pub fn is_blocking(mut self, is_blocking: bool) -> Self {
        self.is_blocking = Some(is_blocking);
        self
    }
}

impl Input for CalendarInput {
    type Raw = sys::taskcore_calendar_input;
    const INIT: Init<Self::Raw> = sys::taskcore_calendar_input_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.name {
            raw.name = kept.text(value, "name")?;
            raw.fields |= sys::TASKCORE_CALENDAR_NAME;
        }
        if let Some(value) = self.colour {
            raw.colour = value.0;
            raw.fields |= sys::TASKCORE_CALENDAR_COLOUR;
        }
        if let Some(value) = self.is_visible {
            raw.is_visible = i32::from(value);
            raw.fields |= sys::TASKCORE_CALENDAR_VISIBLE;
        }
        if let Some(value) = self.is_read_only {
            raw.is_read_only = i32::from(value);
            raw.fields |= sys::TASKCORE_CALENDAR_READ_ONLY;
        }
        if let Some(value) = self.is_blocking {
            raw.is_blocking = i32::from(value);
            raw.fields |= sys::TASKCORE_CALENDAR_BLOCKING;
        }
        Ok(())
    }
}

/// Which calendars to list, in their manual order.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct CalendarQueryOptions {
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl CalendarQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for CalendarQueryOptions {
    type Raw = sys::taskcore_calendar_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_calendar_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// What an event is to be: a new one, or the changes to one. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct EventInput {
    /// 1 to 1,000 characters in one line; trimmed
    pub title: Option<String>,
    /// [`TASKCORE_EVENT_KIND_DEADLINE`](crate::EventKind::DEADLINE) or `_MEETING`
    pub kind: Option<EventKind>,
    /// [`TASKCORE_MOMENT_DATE`](crate::MomentKind::DATE) or `_DATE_TIME`
    pub start: Option<Moment>,
    /// 1: it takes no time, and so overlaps nothing; of a new one at first: 1 for whole days, else
    /// as its calendar has it
    pub is_transparent: Option<bool>,
    /// 1 to 31,622,400 (366 days); with a start date a multiple of 86,400
    pub duration: Option<Span>,
    /// An IANA name, in which it repeats; NULL or "" for the store's
    pub zone: Option<String>,
    /// At most 65,536 bytes; "" for none
    pub notes: Option<String>,
    /// At most 1,000 characters in one line; "" for none
    pub location: Option<String>,
    /// 1 to 300 characters in one line each: "Ada \<ada@x.org>"
    pub attendees: Option<Vec<String>>,
    /// Absolute, at most 2,048 characters; "" for none
    pub url: Option<String>,
    /// The task that it belongs to; 0 for none
    pub task_id: Option<i64>,
    /// Of kind AT, START or DUE, which is the end
    pub reminders: Option<Vec<Reminder>>,
    /// An RRULE of RFC 5545; "" for none
    pub repeat_rule: Option<String>,
    /// As those of a task
    pub excluded_dates: Option<String>,
    /// `added_dates` of C.
    pub added_dates: Option<String>,
    /// 1: it is dealt with
    pub is_done: Option<bool>,
    /// The calendar that it is in; `TASKCORE_DEFAULT_CALENDAR_ID`, or 0, for the default one
    pub calendar_id: Option<i64>,
    /// Values of own fields of events; the others stay
    pub field_values: Option<Vec<FieldValue>>,
    /// An array, each with an address of its own; at most 100
    pub links: Option<Vec<Link>>,
    /// The name of the project that it belongs to, or its path; a new one is added. NULL:
    /// project_id counts
    pub project: Option<String>,
    /// The project that it belongs to; 0 for none
    pub project_id: Option<i64>,
    /// Each 1 to 100 characters, no white space at its ends; at most 100
    pub tags: Option<Vec<String>>,
    /// 1: at the same time by the clock wherever one is, which is what it shows in the store's zone
    /// at the start; without it as it was
    pub is_floating: Option<bool>,
    /// What the user answers to the invitation: `TASKCORE_PARTICIPATION_...`
    pub participation: Option<Participation>,
}

impl EventInput {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// 1 to 1,000 characters in one line; trimmed
    #[inline]
    pub fn title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
        self
    }

    /// [`TASKCORE_EVENT_KIND_DEADLINE`](crate::EventKind::DEADLINE) or `_MEETING`
    #[inline]
    pub fn kind(mut self, kind: EventKind) -> Self {
        self.kind = Some(kind);
        self
    }

    /// [`TASKCORE_MOMENT_DATE`](crate::MomentKind::DATE) or `_DATE_TIME`
    #[inline]
    pub fn start(mut self, start: impl Into<Moment>) -> Self {
        self.start = Some(start.into());
        self
    }

    /// 1: it takes no time, and so overlaps nothing; of a new one at first: 1 for whole days, else
    /// as its calendar has it
    #[inline]
    pub fn is_transparent(mut self, is_transparent: bool) -> Self {
        self.is_transparent = Some(is_transparent);
        self
    }

    /// 1 to 31,622,400 (366 days); with a start date a multiple of 86,400
    #[inline]
    pub fn duration(mut self, duration: impl Into<Span>) -> Self {
        self.duration = Some(duration.into());
        self
    }

    /// An IANA name, in which it repeats; NULL or "" for the store's
    #[inline]
    pub fn zone(mut self, zone: impl Into<String>) -> Self {
        self.zone = Some(zone.into());
        self
    }

    /// At most 65,536 bytes; "" for none
    #[inline]
    pub fn notes(mut self, notes: impl Into<String>) -> Self {
        self.notes = Some(notes.into());
        self
    }

    /// At most 1,000 characters in one line; "" for none
    #[inline]
    pub fn location(mut self, location: impl Into<String>) -> Self {
        self.location = Some(location.into());
        self
    }

    /// 1 to 300 characters in one line each: "Ada \<ada@x.org>"
    #[inline]
    pub fn attendees(mut self, attendees: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.attendees = Some(attendees.into_iter().map(Into::into).collect());
        self
    }

    /// Absolute, at most 2,048 characters; "" for none
    #[inline]
    pub fn url(mut self, url: impl Into<String>) -> Self {
        self.url = Some(url.into());
        self
    }

    /// The task that it belongs to; 0 for none
    #[inline]
    pub fn task_id(mut self, task_id: i64) -> Self {
        self.task_id = Some(task_id);
        self
    }

    /// Of kind AT, START or DUE, which is the end
    #[inline]
    pub fn reminders(mut self, reminders: impl Into<Vec<Reminder>>) -> Self {
        self.reminders = Some(reminders.into());
        self
    }

    /// An RRULE of RFC 5545; "" for none
    #[inline]
    pub fn repeat_rule(mut self, repeat_rule: impl Into<String>) -> Self {
        self.repeat_rule = Some(repeat_rule.into());
        self
    }

    /// As those of a task
    #[inline]
    pub fn excluded_dates(mut self, excluded_dates: impl Into<String>) -> Self {
        self.excluded_dates = Some(excluded_dates.into());
        self
    }

    /// `added_dates` of C.
    #[inline]
    pub fn added_dates(mut self, added_dates: impl Into<String>) -> Self {
        self.added_dates = Some(added_dates.into());
        self
    }

    /// 1: it is dealt with
    #[inline]
    pub fn is_done(mut self, is_done: bool) -> Self {
        self.is_done = Some(is_done);
        self
    }

    /// The calendar that it is in; `TASKCORE_DEFAULT_CALENDAR_ID`, or 0, for the default one
    #[inline]
    pub fn calendar_id(mut self, calendar_id: i64) -> Self {
        self.calendar_id = Some(calendar_id);
        self
    }

    /// Values of own fields of events; the others stay
    #[inline]
    pub fn field_values(mut self, field_values: impl Into<Vec<FieldValue>>) -> Self {
        self.field_values = Some(field_values.into());
        self
    }

    /// An array, each with an address of its own; at most 100
    #[inline]
    pub fn links(mut self, links: impl Into<Vec<Link>>) -> Self {
        self.links = Some(links.into());
        self
    }

    /// The name of the project that it belongs to, or its path; a new one is added. NULL:
    /// project_id counts
    #[inline]
    pub fn project(mut self, project: impl Into<String>) -> Self {
        self.project = Some(project.into());
        self
    }

    /// The project that it belongs to; 0 for none
    #[inline]
    pub fn project_id(mut self, project_id: i64) -> Self {
        self.project_id = Some(project_id);
        self
    }

    /// Each 1 to 100 characters, no white space at its ends; at most 100
    #[inline]
    pub fn tags(mut self, tags: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.tags = Some(tags.into_iter().map(Into::into).collect());
        self
    }

    /// 1: at the same time by the clock wherever one is, which is what it shows in the store's zone
    /// at the start; without it as it was
    #[inline]
    pub fn is_floating(mut self, is_floating: bool) -> Self {
        self.is_floating = Some(is_floating);
        self
    }

    /// What the user answers to the invitation: `TASKCORE_PARTICIPATION_...`
    #[inline]
    pub fn participation(mut self, participation: Participation) -> Self {
        self.participation = Some(participation);
        self
    }
}

impl Input for EventInput {
    type Raw = sys::taskcore_event_input;
    const INIT: Init<Self::Raw> = sys::taskcore_event_input_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.title {
            raw.title = kept.text(value, "title")?;
            raw.fields |= sys::TASKCORE_EVENT_TITLE;
        }
        if let Some(value) = self.kind {
            raw.kind = value.0;
            raw.fields |= sys::TASKCORE_EVENT_KIND;
        }
        if let Some(value) = self.start {
            (raw.start_kind, raw.start_date, raw.start_ms) = value.parts();
            raw.fields |= sys::TASKCORE_EVENT_START;
        }
        if let Some(value) = self.is_transparent {
            raw.is_transparent = i32::from(value);
            raw.fields |= sys::TASKCORE_EVENT_TRANSPARENT;
        }
        if let Some(value) = self.duration {
            raw.duration_s = value.as_secs();
            raw.fields |= sys::TASKCORE_EVENT_DURATION;
        }
        if let Some(value) = &self.zone {
            raw.zone = kept.text(value, "zone")?;
            raw.fields |= sys::TASKCORE_EVENT_ZONE;
        }
        if let Some(value) = &self.notes {
            raw.notes = kept.text(value, "notes")?;
            raw.fields |= sys::TASKCORE_EVENT_NOTES;
        }
        if let Some(value) = &self.location {
            raw.location = kept.text(value, "location")?;
            raw.fields |= sys::TASKCORE_EVENT_LOCATION;
        }
        if let Some(value) = &self.attendees {
            raw.attendees = kept.texts(value, "attendees")?;
            raw.attendee_count = value.len();
            raw.fields |= sys::TASKCORE_EVENT_ATTENDEES;
        }
        if let Some(value) = &self.url {
            raw.url = kept.text(value, "url")?;
            raw.fields |= sys::TASKCORE_EVENT_URL;
        }
        if let Some(value) = self.task_id {
            raw.task_id = value;
            raw.fields |= sys::TASKCORE_EVENT_TASK;
        }
        if let Some(value) = &self.reminders {
            raw.reminders = kept.structs(value)?;
            raw.reminder_count = value.len();
            raw.fields |= sys::TASKCORE_EVENT_REMINDERS;
        }
        if let Some(value) = &self.repeat_rule {
            raw.repeat_rule = kept.text(value, "repeat_rule")?;
            raw.fields |= sys::TASKCORE_EVENT_REPEAT_RULE;
        }
        if let Some(value) = &self.excluded_dates {
            raw.excluded_dates = kept.text(value, "excluded_dates")?;
            raw.fields |= sys::TASKCORE_EVENT_EXCLUDED_DATES;
        }
        if let Some(value) = &self.added_dates {
            raw.added_dates = kept.text(value, "added_dates")?;
            raw.fields |= sys::TASKCORE_EVENT_ADDED_DATES;
        }
        if let Some(value) = self.is_done {
            raw.is_done = i32::from(value);
            raw.fields |= sys::TASKCORE_EVENT_DONE;
        }
        if let Some(value) = self.calendar_id {
            raw.calendar_id = value;
            raw.fields |= sys::TASKCORE_EVENT_CALENDAR;
        }
        if let Some(value) = &self.field_values {
            raw.field_values = kept.structs(value)?;
            raw.field_value_count = value.len();
            raw.fields |= sys::TASKCORE_EVENT_FIELD_VALUES;
        }
        if let Some(value) = &self.links {
            raw.links = kept.structs(value)?;
            raw.link_count = value.len();
            raw.fields |= sys::TASKCORE_EVENT_LINKS;
        }
        if let Some(value) = &self.project {
            raw.project = kept.text(value, "project")?;
            raw.fields |= sys::TASKCORE_EVENT_PROJECT;
        }
        if let Some(value) = self.project_id {
            raw.project_id = value;
            raw.fields |= sys::TASKCORE_EVENT_PROJECT;
        }
        if let Some(value) = &self.tags {
            raw.tags = kept.texts(value, "tags")?;
            raw.tag_count = value.len();
            raw.fields |= sys::TASKCORE_EVENT_TAGS;
        }
        if let Some(value) = self.is_floating {
            raw.is_floating = i32::from(value);
            raw.fields |= sys::TASKCORE_EVENT_FLOATING;
        }
        if let Some(value) = self.participation {
            raw.participation = value.0;
            raw.fields |= sys::TASKCORE_EVENT_PARTICIPATION;
        }
        Ok(())
    }
}

/// Which occurrences of an event are meant; without more, all of it.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EventScopeOptions {
    /// One of a series, by its local time, such as "20261224T170000"; NULL: none
    pub occurrence: Option<String>,
    /// `TASKCORE_SCOPE_...`; of an event that does not repeat, `_ALL`
    pub scope: Scope,
}

impl Default for EventScopeOptions {
    fn default() -> Self {
        Self {
            occurrence: Default::default(),
            scope: Scope::ALL,
        }
    }
}

impl EventScopeOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// One of a series, by its local time, such as "20261224T170000"; NULL: none
    #[inline]
    pub fn occurrence(mut self, occurrence: impl Into<String>) -> Self {
        self.occurrence = Some(occurrence.into());
        self
    }

    /// `TASKCORE_SCOPE_...`; of an event that does not repeat, `_ALL`
    #[inline]
    pub fn scope(mut self, scope: Scope) -> Self {
        self.scope = scope;
        self
    }
}

impl Input for EventScopeOptions {
    type Raw = sys::taskcore_event_scope_options;
    const INIT: Init<Self::Raw> = sys::taskcore_event_scope_options_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.occurrence {
            raw.occurrence = kept.text(value, "occurrence")?;
        }
        raw.scope = self.scope.0;
        Ok(())
    }
}

/// Which events to list, in the order of their starts. All given conditions must hold. A member
/// that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct EventQueryOptions {
    /// `ids` of C.
    pub ids: Option<Vec<i64>>,
    /// A part of a word or more; case and accents do not count
    pub text: Option<String>,
    /// [`TASKCORE_EVENT_KIND_DEADLINE`](crate::EventKind::DEADLINE) or `_MEETING`
    pub kind: Option<EventKind>,
    /// [`TASKCORE_ANY`](crate::Choice::ANY), [`TASKCORE_YES`](crate::Choice::YES) or
    /// [`TASKCORE_NO`](crate::Choice::NO)
    pub done: Option<Choice>,
    /// `task_id` of C.
    pub task_id: Option<i64>,
    /// `series_id` of C.
    pub series_id: Option<i64>,
    /// `from_ms` of C.
    pub from: Option<Timestamp>,
    /// `before_ms` of C.
    pub before: Option<Timestamp>,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
    /// Those in that one
    pub calendar_id: Option<i64>,
    /// Those that belong to that project, or to one below it
    pub project_id: Option<i64>,
    /// Those with one of these, whatever their case and accents
    pub tags: Option<Vec<String>>,
    /// Conditions on own fields of events in the language of queries, such as `room:Blue seats>3`;
    /// all must hold
    pub field_values: Option<String>,
}

impl EventQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// `ids` of C.
    #[inline]
    pub fn ids(mut self, ids: impl Into<Vec<i64>>) -> Self {
        self.ids = Some(ids.into());
        self
    }

    /// A part of a word or more; case and accents do not count
    #[inline]
    pub fn text(mut self, text: impl Into<String>) -> Self {
        self.text = Some(text.into());
        self
    }

    /// [`TASKCORE_EVENT_KIND_DEADLINE`](crate::EventKind::DEADLINE) or `_MEETING`
    #[inline]
    pub fn kind(mut self, kind: EventKind) -> Self {
        self.kind = Some(kind);
        self
    }

    /// [`TASKCORE_ANY`](crate::Choice::ANY), [`TASKCORE_YES`](crate::Choice::YES) or
    /// [`TASKCORE_NO`](crate::Choice::NO)
    #[inline]
    pub fn done(mut self, done: Choice) -> Self {
        self.done = Some(done);
        self
    }

    /// `task_id` of C.
    #[inline]
    pub fn task_id(mut self, task_id: i64) -> Self {
        self.task_id = Some(task_id);
        self
    }

    /// `series_id` of C.
    #[inline]
    pub fn series_id(mut self, series_id: i64) -> Self {
        self.series_id = Some(series_id);
        self
    }

    /// `from_ms` of C.
    #[inline]
    pub fn from(mut self, from: impl Into<Timestamp>) -> Self {
        self.from = Some(from.into());
        self
    }

    /// `before_ms` of C.
    #[inline]
    pub fn before(mut self, before: impl Into<Timestamp>) -> Self {
        self.before = Some(before.into());
        self
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }

    /// Those in that one
    #[inline]
    pub fn calendar_id(mut self, calendar_id: i64) -> Self {
        self.calendar_id = Some(calendar_id);
        self
    }

    /// Those that belong to that project, or to one below it
    #[inline]
    pub fn project_id(mut self, project_id: i64) -> Self {
        self.project_id = Some(project_id);
        self
    }

    /// Those with one of these, whatever their case and accents
    #[inline]
    pub fn tags(mut self, tags: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.tags = Some(tags.into_iter().map(Into::into).collect());
        self
    }

    /// Conditions on own fields of events in the language of queries, such as `room:Blue seats>3`;
    /// all must hold
    #[inline]
    pub fn field_values(mut self, field_values: impl Into<String>) -> Self {
        self.field_values = Some(field_values.into());
        self
    }
}

impl Input for EventQueryOptions {
    type Raw = sys::taskcore_event_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_event_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.ids {
            raw.ids = value.as_ptr();
            raw.id_count = value.len();
            raw.fields |= sys::TASKCORE_EVENT_QUERY_IDS;
        }
        if let Some(value) = &self.text {
            raw.text = kept.text(value, "text")?;
            raw.fields |= sys::TASKCORE_EVENT_QUERY_TEXT;
        }
        if let Some(value) = self.kind {
            raw.kind = value.0;
            raw.fields |= sys::TASKCORE_EVENT_QUERY_KIND;
        }
        if let Some(value) = self.done {
            raw.done = value.0;
            raw.fields |= sys::TASKCORE_EVENT_QUERY_DONE;
        }
        if let Some(value) = self.task_id {
            raw.task_id = value;
            raw.fields |= sys::TASKCORE_EVENT_QUERY_TASK;
        }
        if let Some(value) = self.series_id {
            raw.series_id = value;
            raw.fields |= sys::TASKCORE_EVENT_QUERY_SERIES;
        }
        if let Some(value) = self.from {
            raw.from_ms = value.0;
            raw.fields |= sys::TASKCORE_EVENT_QUERY_FROM;
        }
        if let Some(value) = self.before {
            raw.before_ms = value.0;
            raw.fields |= sys::TASKCORE_EVENT_QUERY_BEFORE;
        }
        raw.limit = self.limit;
        raw.offset = self.offset;
        if let Some(value) = self.calendar_id {
            raw.calendar_id = value;
            raw.fields |= sys::TASKCORE_EVENT_QUERY_CALENDAR;
        }
        if let Some(value) = self.project_id {
            raw.project_id = value;
            raw.fields |= sys::TASKCORE_EVENT_QUERY_PROJECT;
        }
        if let Some(value) = &self.tags {
            raw.tags = kept.texts(value, "tags")?;
            raw.tag_count = value.len();
            raw.fields |= sys::TASKCORE_EVENT_QUERY_TAGS;
        }
        if let Some(value) = &self.field_values {
            raw.field_values = kept.text(value, "field_values")?;
            raw.fields |= sys::TASKCORE_EVENT_QUERY_FIELD_VALUES;
        }
        Ok(())
    }
}

/// Which occurrences of an event to list. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct OccurrenceQueryOptions {
    /// One that does not repeat occurs once
    pub event_id: i64,
    /// Milliseconds since 1970 UTC
    pub from: Option<Timestamp>,
    /// The first one after the range
    pub before: Option<Timestamp>,
    /// At most so many, up to 100,000; 0: these 100,000
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl OccurrenceQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// One that does not repeat occurs once
    #[inline]
    pub fn event_id(mut self, event_id: i64) -> Self {
        self.event_id = event_id;
        self
    }

    /// Milliseconds since 1970 UTC
    #[inline]
    pub fn from(mut self, from: impl Into<Timestamp>) -> Self {
        self.from = Some(from.into());
        self
    }

    /// The first one after the range
    #[inline]
    pub fn before(mut self, before: impl Into<Timestamp>) -> Self {
        self.before = Some(before.into());
        self
    }

    /// At most so many, up to 100,000; 0: these 100,000
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for OccurrenceQueryOptions {
    type Raw = sys::taskcore_occurrence_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_occurrence_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.event_id = self.event_id;
        if let Some(value) = self.from {
            raw.from_ms = value.0;
            raw.fields |= sys::TASKCORE_OCCURRENCE_QUERY_FROM;
        }
        if let Some(value) = self.before {
            raw.before_ms = value.0;
            raw.fields |= sys::TASKCORE_OCCURRENCE_QUERY_BEFORE;
        }
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// Which conflicts to list. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct ConflictQueryOptions {
    /// Milliseconds since 1970 UTC
    pub from: Option<Timestamp>,
    /// The first one after the range
    pub before: Option<Timestamp>,
    /// At most so many, up to 100,000; 0: these 100,000
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl ConflictQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Milliseconds since 1970 UTC
    #[inline]
    pub fn from(mut self, from: impl Into<Timestamp>) -> Self {
        self.from = Some(from.into());
        self
    }

    /// The first one after the range
    #[inline]
    pub fn before(mut self, before: impl Into<Timestamp>) -> Self {
        self.before = Some(before.into());
        self
    }

    /// At most so many, up to 100,000; 0: these 100,000
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for ConflictQueryOptions {
    type Raw = sys::taskcore_conflict_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_conflict_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        if let Some(value) = self.from {
            raw.from_ms = value.0;
            raw.fields |= sys::TASKCORE_CONFLICT_QUERY_FROM;
        }
        if let Some(value) = self.before {
            raw.before_ms = value.0;
            raw.fields |= sys::TASKCORE_CONFLICT_QUERY_BEFORE;
        }
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// Where to look for free time.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct FreeTimeQueryOptions {
    /// Of the slot: 1 to 31,622,400
    pub duration: Span,
    /// The range, at most 3,660 days
    pub from: Timestamp,
    /// `before_ms` of C.
    pub before: Timestamp,
    /// `TASKCORE_WEEKDAYS_...` joined by |; 0: all of them
    pub weekdays: Weekday,
    /// Working hours, in seconds of the day: 0 to 86,400
    pub day_start: Span,
    /// Above day_start_s; both 0: the whole day
    pub day_end: Span,
    /// Slots begin at multiples of it from the hour, 1 to 86,400; 0: anywhere
    pub step: Span,
    /// Of the working hours: an IANA name; NULL or "" for the store's
    pub zone: Option<String>,
    /// At most so many, up to 100,000; 0: these 100,000
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl FreeTimeQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Of the slot: 1 to 31,622,400
    #[inline]
    pub fn duration(mut self, duration: impl Into<Span>) -> Self {
        self.duration = duration.into();
        self
    }

    /// The range, at most 3,660 days
    #[inline]
    pub fn from(mut self, from: impl Into<Timestamp>) -> Self {
        self.from = from.into();
        self
    }

    /// `before_ms` of C.
    #[inline]
    pub fn before(mut self, before: impl Into<Timestamp>) -> Self {
        self.before = before.into();
        self
    }

    /// `TASKCORE_WEEKDAYS_...` joined by |; 0: all of them
    #[inline]
    pub fn weekdays(mut self, weekdays: Weekday) -> Self {
        self.weekdays = weekdays;
        self
    }

    /// Working hours, in seconds of the day: 0 to 86,400
    #[inline]
    pub fn day_start(mut self, day_start: impl Into<Span>) -> Self {
        self.day_start = day_start.into();
        self
    }

    /// Above day_start_s; both 0: the whole day
    #[inline]
    pub fn day_end(mut self, day_end: impl Into<Span>) -> Self {
        self.day_end = day_end.into();
        self
    }

    /// Slots begin at multiples of it from the hour, 1 to 86,400; 0: anywhere
    #[inline]
    pub fn step(mut self, step: impl Into<Span>) -> Self {
        self.step = step.into();
        self
    }

    /// Of the working hours: an IANA name; NULL or "" for the store's
    #[inline]
    pub fn zone(mut self, zone: impl Into<String>) -> Self {
        self.zone = Some(zone.into());
        self
    }

    /// At most so many, up to 100,000; 0: these 100,000
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for FreeTimeQueryOptions {
    type Raw = sys::taskcore_free_time_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_free_time_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        raw.duration_s = self.duration.as_secs();
        raw.from_ms = self.from.0;
        raw.before_ms = self.before.0;
        raw.weekdays = self.weekdays.0;
        raw.day_start_s = fitting(self.day_start.as_secs());
        raw.day_end_s = fitting(self.day_end.as_secs());
        raw.step_s = fitting(self.step.as_secs());
        if let Some(value) = &self.zone {
            raw.zone = kept.text(value, "zone")?;
        }
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// Of which days to tell what they hold, and when somebody works.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct LoadQueryOptions {
    /// Yyyymmdd, in the store's zone; 0: today
    pub first_date: Option<Date>,
    /// Yyyymmdd, at most 365 days later; 0: the first one
    pub last_date: Option<Date>,
    /// Of work: `TASKCORE_WEEKDAYS_...` joined by |; 0: all of them
    pub weekdays: Weekday,
    /// Working hours, in seconds of the day: 0 to 86,400
    pub day_start: Span,
    /// Above day_start_s; both 0: the whole day
    pub day_end: Span,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl LoadQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Yyyymmdd, in the store's zone; 0: today
    #[inline]
    pub fn first_date(mut self, first_date: Date) -> Self {
        self.first_date = Some(first_date);
        self
    }

    /// Yyyymmdd, at most 365 days later; 0: the first one
    #[inline]
    pub fn last_date(mut self, last_date: Date) -> Self {
        self.last_date = Some(last_date);
        self
    }

    /// Of work: `TASKCORE_WEEKDAYS_...` joined by |; 0: all of them
    #[inline]
    pub fn weekdays(mut self, weekdays: Weekday) -> Self {
        self.weekdays = weekdays;
        self
    }

    /// Working hours, in seconds of the day: 0 to 86,400
    #[inline]
    pub fn day_start(mut self, day_start: impl Into<Span>) -> Self {
        self.day_start = day_start.into();
        self
    }

    /// Above day_start_s; both 0: the whole day
    #[inline]
    pub fn day_end(mut self, day_end: impl Into<Span>) -> Self {
        self.day_end = day_end.into();
        self
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for LoadQueryOptions {
    type Raw = sys::taskcore_load_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_load_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        if let Some(value) = self.first_date {
            raw.first_date = value.0;
        }
        if let Some(value) = self.last_date {
            raw.last_date = value.0;
        }
        raw.weekdays = self.weekdays.0;
        raw.day_start_s = fitting(self.day_start.as_secs());
        raw.day_end_s = fitting(self.day_end.as_secs());
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// What to put on the agenda.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct AgendaOptions {
    /// Yyyymmdd, in the store's zone; 0: today
    pub first_date: Option<Date>,
    /// Yyyymmdd, at most 3,660 days later; 0: the first one
    pub last_date: Option<Date>,
    /// `TASKCORE_AGENDA_...` joined by |; 0: both
    pub contents: AgendaContent,
    /// 1: completed tasks and done events too
    pub is_completed_included: bool,
    /// At most so many, up to 100,000; 0: these 100,000
    pub limit: i64,
    /// The cursor of the entry to go on after; NULL: from the beginning
    pub after: Option<String>,
}

impl AgendaOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Yyyymmdd, in the store's zone; 0: today
    #[inline]
    pub fn first_date(mut self, first_date: Date) -> Self {
        self.first_date = Some(first_date);
        self
    }

    /// Yyyymmdd, at most 3,660 days later; 0: the first one
    #[inline]
    pub fn last_date(mut self, last_date: Date) -> Self {
        self.last_date = Some(last_date);
        self
    }

    /// `TASKCORE_AGENDA_...` joined by |; 0: both
    #[inline]
    pub fn contents(mut self, contents: AgendaContent) -> Self {
        self.contents = contents;
        self
    }

    /// 1: completed tasks and done events too
    #[inline]
    pub fn is_completed_included(mut self, is_completed_included: bool) -> Self {
        self.is_completed_included = is_completed_included;
        self
    }

    /// At most so many, up to 100,000; 0: these 100,000
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// The cursor of the entry to go on after; NULL: from the beginning
    #[inline]
    pub fn after(mut self, after: impl Into<String>) -> Self {
        self.after = Some(after.into());
        self
    }
}

impl Input for AgendaOptions {
    type Raw = sys::taskcore_agenda_options;
    const INIT: Init<Self::Raw> = sys::taskcore_agenda_options_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = self.first_date {
            raw.first_date = value.0;
        }
        if let Some(value) = self.last_date {
            raw.last_date = value.0;
        }
        raw.contents = self.contents.0;
        raw.is_completed_included = i32::from(self.is_completed_included);
        raw.limit = self.limit;
        if let Some(value) = &self.after {
            raw.after = kept.text(value, "after")?;
        }
        Ok(())
    }
}

/// Which month to show.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct MonthOptions {
    /// 1 to 9999; 0: the present one
    pub year: i32,
    /// 1 to 12; 0: the present one
    pub month: i32,
    /// 1 for Monday to 7 for Sunday, or `TASKCORE_WEEK_START_LOCALE`
    pub week_start: i32,
}

impl MonthOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// 1 to 9999; 0: the present one
    #[inline]
    pub fn year(mut self, year: i32) -> Self {
        self.year = year;
        self
    }

    /// 1 to 12; 0: the present one
    #[inline]
    pub fn month(mut self, month: i32) -> Self {
        self.month = month;
        self
    }

    /// 1 for Monday to 7 for Sunday, or `TASKCORE_WEEK_START_LOCALE`
    #[inline]
    pub fn week_start(mut self, week_start: i32) -> Self {
        self.week_start = week_start;
        self
    }
}

impl Input for MonthOptions {
    type Raw = sys::taskcore_month_options;
    const INIT: Init<Self::Raw> = sys::taskcore_month_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.year = self.year;
        raw.month = self.month;
        raw.week_start = self.week_start;
        Ok(())
    }
}

/// How to count to the due of a task.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct TaskCountdownOptions {
    /// When the elapsed part begins, years 1 to 9999; 0: at its start or, without one, its creation
    pub from: Option<Timestamp>,
}

impl TaskCountdownOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// When the elapsed part begins, years 1 to 9999; 0: at its start or, without one, its creation
    #[inline]
    pub fn from(mut self, from: impl Into<Timestamp>) -> Self {
        self.from = Some(from.into());
        self
    }
}

impl Input for TaskCountdownOptions {
    type Raw = sys::taskcore_task_countdown_options;
    const INIT: Init<Self::Raw> = sys::taskcore_task_countdown_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        if let Some(value) = self.from {
            raw.from_ms = value.0;
        }
        Ok(())
    }
}

/// How to count to an event.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct EventCountdownOptions {
    /// One of a series, by its local time, such as "20261224T170000"; NULL: the one that runs or
    /// comes next, or the last one when all are over
    pub occurrence: Option<String>,
    /// When the elapsed part begins, years 1 to 9999; 0: at its start or, of a deadline, its
    /// creation or when the occurrence before it was due
    pub from: Option<Timestamp>,
}

impl EventCountdownOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// One of a series, by its local time, such as "20261224T170000"; NULL: the one that runs or
    /// comes next, or the last one when all are over
    #[inline]
    pub fn occurrence(mut self, occurrence: impl Into<String>) -> Self {
        self.occurrence = Some(occurrence.into());
        self
    }

    /// When the elapsed part begins, years 1 to 9999; 0: at its start or, of a deadline, its
    /// creation or when the occurrence before it was due
    #[inline]
    pub fn from(mut self, from: impl Into<Timestamp>) -> Self {
        self.from = Some(from.into());
        self
    }
}

impl Input for EventCountdownOptions {
    type Raw = sys::taskcore_event_countdown_options;
    const INIT: Init<Self::Raw> = sys::taskcore_event_countdown_options_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.occurrence {
            raw.occurrence = kept.text(value, "occurrence")?;
        }
        if let Some(value) = self.from {
            raw.from_ms = value.0;
        }
        Ok(())
    }
}

/// How far it is to something; [`taskcore_countdown_label`](crate::Store::countdown_label) says it
/// in words.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Countdown {
    /// `TASKCORE_PHASE_...`
    pub phase: Phase,
    /// `TASKCORE_COLOUR_...`: by how much is left
    pub colour: Colour,
    /// What is counted to: the start while it is upcoming, else the end; of a task or deadline the
    /// due
    pub target: Timestamp,
    /// Negative when it has passed
    pub remaining: Span,
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

impl Countdown {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// `TASKCORE_PHASE_...`
    #[inline]
    pub fn phase(mut self, phase: Phase) -> Self {
        self.phase = phase;
        self
    }

    /// `TASKCORE_COLOUR_...`: by how much is left
    #[inline]
    pub fn colour(mut self, colour: Colour) -> Self {
        self.colour = colour;
        self
    }

    /// What is counted to: the start while it is upcoming, else the end; of a task or deadline the
    /// due
    #[inline]
    pub fn target(mut self, target: impl Into<Timestamp>) -> Self {
        self.target = target.into();
        self
    }

    /// Negative when it has passed
    #[inline]
    pub fn remaining(mut self, remaining: impl Into<Span>) -> Self {
        self.remaining = remaining.into();
        self
    }

    /// This and what follows: how much that is, without its sign
    #[inline]
    pub fn days(mut self, days: i64) -> Self {
        self.days = days;
        self
    }

    /// `hours` of C.
    #[inline]
    pub fn hours(mut self, hours: i32) -> Self {
        self.hours = hours;
        self
    }

    /// `minutes` of C.
    #[inline]
    pub fn minutes(mut self, minutes: i32) -> Self {
        self.minutes = minutes;
        self
    }

    /// `seconds` of C.
    #[inline]
    pub fn seconds(mut self, seconds: i32) -> Self {
        self.seconds = seconds;
        self
    }

    /// From its creation, or its start, to the end: 0 to 1,000,000
    #[inline]
    pub fn elapsed_millionths(mut self, elapsed_millionths: i32) -> Self {
        self.elapsed_millionths = elapsed_millionths;
        self
    }
}

impl Input for Countdown {
    type Raw = sys::taskcore_countdown;
    const INIT: Init<Self::Raw> = sys::taskcore_countdown_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.phase = self.phase.0;
        raw.colour = self.colour.0;
        raw.target_ms = self.target.0;
        raw.remaining_ms = self.remaining.as_millis();
        raw.days = self.days;
        raw.hours = self.hours;
        raw.minutes = self.minutes;
        raw.seconds = self.seconds;
        raw.elapsed_millionths = self.elapsed_millionths;
        Ok(())
    }
}

impl Output for Countdown {
    type Raw = sys::taskcore_countdown;
    const INIT: Init<Self::Raw> = sys::taskcore_countdown_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe {
            Self {
                phase: Phase((*raw).phase),
                colour: Colour((*raw).colour),
                target: Timestamp((*raw).target_ms),
                remaining: Span::from_millis((*raw).remaining_ms),
                days: (*raw).days,
                hours: (*raw).hours,
                minutes: (*raw).minutes,
                seconds: (*raw).seconds,
                elapsed_millionths: (*raw).elapsed_millionths,
            }
        }
    }
}

/// What a comment is to be: a new one, or the changes to one. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct CommentInput {
    /// 1 to 65,536 bytes in any number of lines; white space around it goes
    pub text: Option<String>,
    /// When it was written, in milliseconds since 1970 UTC, years 1 to 9999; of a new one at first:
    /// now
    pub created: Option<Timestamp>,
}

impl CommentInput {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// 1 to 65,536 bytes in any number of lines; white space around it goes
    #[inline]
    pub fn text(mut self, text: impl Into<String>) -> Self {
        self.text = Some(text.into());
        self
    }

    /// When it was written, in milliseconds since 1970 UTC, years 1 to 9999; of a new one at first:
    /// now
    #[inline]
    pub fn created(mut self, created: impl Into<Timestamp>) -> Self {
        self.created = Some(created.into());
        self
    }
}

impl Input for CommentInput {
    type Raw = sys::taskcore_comment_input;
    const INIT: Init<Self::Raw> = sys::taskcore_comment_input_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.text {
            raw.text = kept.text(value, "text")?;
            raw.fields |= sys::TASKCORE_COMMENT_TEXT;
        }
        if let Some(value) = self.created {
            raw.created_ms = value.0;
            raw.fields |= sys::TASKCORE_COMMENT_CREATED;
        }
        Ok(())
    }
}

/// Which comments to list, in the order in which they were written. All given conditions must hold.
/// A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct CommentQueryOptions {
    /// With item_id: [`TASKCORE_ENTITY_TASK`](crate::Entity::TASK),
    /// [`TASKCORE_ENTITY_EVENT`](crate::Entity::EVENT) or
    /// [`TASKCORE_ENTITY_INVOICE`](crate::Entity::INVOICE)
    pub entity: Option<Entity>,
    /// Those on that one alone
    pub item_id: Option<i64>,
    /// A part of a word or more; case and accents do not count
    pub text: Option<String>,
    /// Milliseconds since 1970 UTC
    pub from: Option<Timestamp>,
    /// The first one after the range
    pub before: Option<Timestamp>,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl CommentQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// With item_id: [`TASKCORE_ENTITY_TASK`](crate::Entity::TASK),
    /// [`TASKCORE_ENTITY_EVENT`](crate::Entity::EVENT) or
    /// [`TASKCORE_ENTITY_INVOICE`](crate::Entity::INVOICE)
    #[inline]
    pub fn entity(mut self, entity: Entity) -> Self {
        self.entity = Some(entity);
        self
    }

    /// Those on that one alone
    #[inline]
    pub fn item_id(mut self, item_id: i64) -> Self {
        self.item_id = Some(item_id);
        self
    }

    /// A part of a word or more; case and accents do not count
    #[inline]
    pub fn text(mut self, text: impl Into<String>) -> Self {
        self.text = Some(text.into());
        self
    }

    /// Milliseconds since 1970 UTC
    #[inline]
    pub fn from(mut self, from: impl Into<Timestamp>) -> Self {
        self.from = Some(from.into());
        self
    }

    /// The first one after the range
    #[inline]
    pub fn before(mut self, before: impl Into<Timestamp>) -> Self {
        self.before = Some(before.into());
        self
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for CommentQueryOptions {
    type Raw = sys::taskcore_comment_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_comment_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = self.entity {
            raw.entity = value.0;
            raw.fields |= sys::TASKCORE_COMMENT_QUERY_ITEM;
        }
        if let Some(value) = self.item_id {
            raw.item_id = value;
            raw.fields |= sys::TASKCORE_COMMENT_QUERY_ITEM;
        }
        if let Some(value) = &self.text {
            raw.text = kept.text(value, "text")?;
            raw.fields |= sys::TASKCORE_COMMENT_QUERY_TEXT;
        }
        if let Some(value) = self.from {
            raw.from_ms = value.0;
            raw.fields |= sys::TASKCORE_COMMENT_QUERY_FROM;
        }
        if let Some(value) = self.before {
            raw.before_ms = value.0;
            raw.fields |= sys::TASKCORE_COMMENT_QUERY_BEFORE;
        }
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// Which alerts to list; without more, those that nobody has acknowledged and whose task or event
/// is still to be done.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct AlertQueryOptions {
    /// 1: those that were dealt with, too
    pub is_acknowledged_included: bool,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl AlertQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// 1: those that were dealt with, too
    #[inline]
    pub fn is_acknowledged_included(mut self, is_acknowledged_included: bool) -> Self {
        self.is_acknowledged_included = is_acknowledged_included;
        self
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for AlertQueryOptions {
    type Raw = sys::taskcore_alert_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_alert_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.is_acknowledged_included = i32::from(self.is_acknowledged_included);
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// What to start; without more, work on no task.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FocusStartOptions {
    /// An open one; 0 for none, as it is of a break
    pub task_id: i64,
    /// 1 to 60; 0: as long as is set
    pub minutes: Span,
    /// 0: work
    pub kind: FocusKind,
}

impl Default for FocusStartOptions {
    fn default() -> Self {
        Self {
            task_id: Default::default(),
            minutes: Default::default(),
            kind: FocusKind::WORK,
        }
    }
}

impl FocusStartOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// An open one; 0 for none, as it is of a break
    #[inline]
    pub fn task_id(mut self, task_id: i64) -> Self {
        self.task_id = task_id;
        self
    }

    /// 1 to 60; 0: as long as is set
    #[inline]
    pub fn minutes(mut self, minutes: impl Into<Span>) -> Self {
        self.minutes = minutes.into();
        self
    }

    /// 0: work
    #[inline]
    pub fn kind(mut self, kind: FocusKind) -> Self {
        self.kind = kind;
        self
    }
}

impl Input for FocusStartOptions {
    type Raw = sys::taskcore_focus_start_options;
    const INIT: Init<Self::Raw> = sys::taskcore_focus_start_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.task_id = self.task_id;
        raw.minutes = fitting(self.minutes.as_minutes());
        raw.kind = self.kind.0;
        Ok(())
    }
}

/// Which focus sessions and breaks to list, by when they started. A member that is None is not
/// given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct FocusQueryOptions {
    /// Milliseconds since 1970 UTC
    pub from: Option<Timestamp>,
    /// The first one after the range
    pub before: Option<Timestamp>,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl FocusQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Milliseconds since 1970 UTC
    #[inline]
    pub fn from(mut self, from: impl Into<Timestamp>) -> Self {
        self.from = Some(from.into());
        self
    }

    /// The first one after the range
    #[inline]
    pub fn before(mut self, before: impl Into<Timestamp>) -> Self {
        self.before = Some(before.into());
        self
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for FocusQueryOptions {
    type Raw = sys::taskcore_focus_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_focus_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        if let Some(value) = self.from {
            raw.from_ms = value.0;
            raw.fields |= sys::TASKCORE_FOCUS_QUERY_FROM;
        }
        if let Some(value) = self.before {
            raw.before_ms = value.0;
            raw.fields |= sys::TASKCORE_FOCUS_QUERY_BEFORE;
        }
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// What comes after a focus session or a break.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct FocusNext {
    /// `kind` of C.
    pub kind: FocusKind,
    /// How long that is set to be
    pub minutes: Span,
    /// Which one since the last long break, from 1
    pub round: i32,
}

impl Output for FocusNext {
    type Raw = sys::taskcore_focus_next;
    const INIT: Init<Self::Raw> = sys::taskcore_focus_next_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe {
            Self {
                kind: FocusKind((*raw).kind),
                minutes: Span::from_minutes(i64::from((*raw).minutes)),
                round: (*raw).round,
            }
        }
    }
}

/// [`taskcore_focus_settings`](crate::FocusSettings) of C. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct FocusSettings {
    /// 1 to 60; 25 at first
    pub work: Option<Span>,
    /// 1 to 60; 5 at first
    pub short_break: Option<Span>,
    /// 1 to 60; 15 at first
    pub long_break: Option<Span>,
    /// Sessions up to a long break, 1 to 12; 4 at first
    pub rounds: Option<i32>,
    /// 1: a poll that ends a session starts its break, and after it the next session; 0 at first
    pub is_auto_start: Option<bool>,
}

impl FocusSettings {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// 1 to 60; 25 at first
    #[inline]
    pub fn work(mut self, work: impl Into<Span>) -> Self {
        self.work = Some(work.into());
        self
    }

    /// 1 to 60; 5 at first
    #[inline]
    pub fn short_break(mut self, short_break: impl Into<Span>) -> Self {
        self.short_break = Some(short_break.into());
        self
    }

    /// 1 to 60; 15 at first
    #[inline]
    pub fn long_break(mut self, long_break: impl Into<Span>) -> Self {
        self.long_break = Some(long_break.into());
        self
    }

    /// Sessions up to a long break, 1 to 12; 4 at first
    #[inline]
    pub fn rounds(mut self, rounds: i32) -> Self {
        self.rounds = Some(rounds);
        self
    }

    /// 1: a poll that ends a session starts its break, and after it the next session; 0 at first
    #[inline]
    pub fn is_auto_start(mut self, is_auto_start: bool) -> Self {
        self.is_auto_start = Some(is_auto_start);
        self
    }
}

impl Input for FocusSettings {
    type Raw = sys::taskcore_focus_settings;
    const INIT: Init<Self::Raw> = sys::taskcore_focus_settings_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        if let Some(value) = self.work {
            raw.work_minutes = fitting(value.as_minutes());
            raw.fields |= sys::TASKCORE_FOCUS_SETTINGS_WORK;
        }
        if let Some(value) = self.short_break {
            raw.short_break_minutes = fitting(value.as_minutes());
            raw.fields |= sys::TASKCORE_FOCUS_SETTINGS_SHORT_BREAK;
        }
        if let Some(value) = self.long_break {
            raw.long_break_minutes = fitting(value.as_minutes());
            raw.fields |= sys::TASKCORE_FOCUS_SETTINGS_LONG_BREAK;
        }
        if let Some(value) = self.rounds {
            raw.rounds = value;
            raw.fields |= sys::TASKCORE_FOCUS_SETTINGS_ROUNDS;
        }
        if let Some(value) = self.is_auto_start {
            raw.is_auto_start = i32::from(value);
            raw.fields |= sys::TASKCORE_FOCUS_SETTINGS_AUTO_START;
        }
        Ok(())
    }
}

impl Output for FocusSettings {
    type Raw = sys::taskcore_focus_settings;
    const INIT: Init<Self::Raw> = sys::taskcore_focus_settings_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe {
            Self {
                work: if (*raw).fields & sys::TASKCORE_FOCUS_SETTINGS_WORK != 0 { Some(Span::from_minutes(i64::from((*raw).work_minutes))) } else { None },
                short_break: if (*raw).fields & sys::TASKCORE_FOCUS_SETTINGS_SHORT_BREAK != 0 { Some(Span::from_minutes(i64::from((*raw).short_break_minutes))) } else { None },
                long_break: if (*raw).fields & sys::TASKCORE_FOCUS_SETTINGS_LONG_BREAK != 0 { Some(Span::from_minutes(i64::from((*raw).long_break_minutes))) } else { None },
                rounds: if (*raw).fields & sys::TASKCORE_FOCUS_SETTINGS_ROUNDS != 0 { Some((*raw).rounds) } else { None },
                is_auto_start: if (*raw).fields & sys::TASKCORE_FOCUS_SETTINGS_AUTO_START != 0 { Some((*raw).is_auto_start != 0) } else { None },
            }
        }
    }
}

/// What to add up of focus sessions. A member that is None is not given.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FocusTotalQueryOptions {
    /// Milliseconds since 1970 UTC
    pub from: Option<Timestamp>,
    /// The first one after the range
    pub before: Option<Timestamp>,
    /// 0: by task
    pub grouping: FocusGrouping,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl Default for FocusTotalQueryOptions {
    fn default() -> Self {
        Self {
            from: Default::default(),
            before: Default::default(),
            grouping: FocusGrouping::TASK,
            limit: Default::default(),
            offset: Default::default(),
        }
    }
}

impl FocusTotalQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Milliseconds since 1970 UTC
    #[inline]
    pub fn from(mut self, from: impl Into<Timestamp>) -> Self {
        self.from = Some(from.into());
        self
    }

    /// The first one after the range
    #[inline]
    pub fn before(mut self, before: impl Into<Timestamp>) -> Self {
        self.before = Some(before.into());
        self
    }

    /// 0: by task
    #[inline]
    pub fn grouping(mut self, grouping: FocusGrouping) -> Self {
        self.grouping = grouping;
        self
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for FocusTotalQueryOptions {
    type Raw = sys::taskcore_focus_total_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_focus_total_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        if let Some(value) = self.from {
            raw.from_ms = value.0;
            raw.fields |= sys::TASKCORE_FOCUS_TOTAL_QUERY_FROM;
        }
        if let Some(value) = self.before {
            raw.before_ms = value.0;
            raw.fields |= sys::TASKCORE_FOCUS_TOTAL_QUERY_BEFORE;
        }
        raw.grouping = self.grouping.0;
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// What a time entry is to be: a new one, or the changes to one. A member that is None is not
/// given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct TimeEntryInput {
    /// The task that it was spent on; 0 for none
    pub task_id: Option<i64>,
    /// The project, or 0 for none; without it, that of the task
    pub project_id: Option<i64>,
    /// When it began, in milliseconds since 1970 UTC, years 1 to 9999
    pub start: Option<Timestamp>,
    /// When it ended: not before the start, and at most 366 days after it
    pub end: Option<Timestamp>,
    /// At most 1,000 characters in one line; "" for none
    pub note: Option<String>,
    /// What an hour of it costs: 1 to 10^15; 0: none of its own
    pub hourly_rate_millionths: Option<i64>,
}

impl TimeEntryInput {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// The task that it was spent on; 0 for none
    #[inline]
    pub fn task_id(mut self, task_id: i64) -> Self {
        self.task_id = Some(task_id);
        self
    }

    /// The project, or 0 for none; without it, that of the task
    #[inline]
    pub fn project_id(mut self, project_id: i64) -> Self {
        self.project_id = Some(project_id);
        self
    }

    /// When it began, in milliseconds since 1970 UTC, years 1 to 9999
    #[inline]
    pub fn start(mut self, start: impl Into<Timestamp>) -> Self {
        self.start = Some(start.into());
        self
    }

    /// When it ended: not before the start, and at most 366 days after it
    #[inline]
    pub fn end(mut self, end: impl Into<Timestamp>) -> Self {
        self.end = Some(end.into());
        self
    }

    /// At most 1,000 characters in one line; "" for none
    #[inline]
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.note = Some(note.into());
        self
    }

    /// What an hour of it costs: 1 to 10^15; 0: none of its own
    #[inline]
    pub fn hourly_rate_millionths(mut self, hourly_rate_millionths: i64) -> Self {
        self.hourly_rate_millionths = Some(hourly_rate_millionths);
        self
    }
}

impl Input for TimeEntryInput {
    type Raw = sys::taskcore_time_entry_input;
    const INIT: Init<Self::Raw> = sys::taskcore_time_entry_input_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = self.task_id {
            raw.task_id = value;
            raw.fields |= sys::TASKCORE_TIME_ENTRY_TASK;
        }
        if let Some(value) = self.project_id {
            raw.project_id = value;
            raw.fields |= sys::TASKCORE_TIME_ENTRY_PROJECT;
        }
        if let Some(value) = self.start {
            raw.start_ms = value.0;
            raw.fields |= sys::TASKCORE_TIME_ENTRY_START;
        }
        if let Some(value) = self.end {
            raw.end_ms = value.0;
            raw.fields |= sys::TASKCORE_TIME_ENTRY_END;
        }
        if let Some(value) = &self.note {
            raw.note = kept.text(value, "note")?;
            raw.fields |= sys::TASKCORE_TIME_ENTRY_NOTE;
        }
        if let Some(value) = self.hourly_rate_millionths {
            raw.hourly_rate_millionths = value;
            raw.fields |= sys::TASKCORE_TIME_ENTRY_HOURLY_RATE;
        }
        Ok(())
    }
}

/// For how long nobody was there while the timer ran, and what is to become of that time. A member
/// that is None is not given.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct IdleTime {
    /// Since when: not before the timer was started, and not after now
    pub since: Timestamp,
    /// `TASKCORE_IDLE_...`
    pub choice: IdleChoice,
    /// 1: the timer ends; 0: it goes on from now on
    pub is_stopped: bool,
    /// 0 for none; it brings its project along
    pub task_id: Option<i64>,
    /// 0 for none
    pub project_id: Option<i64>,
    /// At most 1,000 characters in one line; "" for none
    pub note: Option<String>,
}

impl Default for IdleTime {
    fn default() -> Self {
        Self {
            since: Default::default(),
            choice: IdleChoice::KEEP,
            is_stopped: Default::default(),
            task_id: Default::default(),
            project_id: Default::default(),
            note: Default::default(),
        }
    }
}

impl IdleTime {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Since when: not before the timer was started, and not after now
    #[inline]
    pub fn since(mut self, since: impl Into<Timestamp>) -> Self {
        self.since = since.into();
        self
    }

    /// `TASKCORE_IDLE_...`
    #[inline]
    pub fn choice(mut self, choice: IdleChoice) -> Self {
        self.choice = choice;
        self
    }

    /// 1: the timer ends; 0: it goes on from now on
    #[inline]
    pub fn is_stopped(mut self, is_stopped: bool) -> Self {
        self.is_stopped = is_stopped;
        self
    }

    /// 0 for none; it brings its project along
    #[inline]
    pub fn task_id(mut self, task_id: i64) -> Self {
        self.task_id = Some(task_id);
        self
    }

    /// 0 for none
    #[inline]
    pub fn project_id(mut self, project_id: i64) -> Self {
        self.project_id = Some(project_id);
        self
    }

    /// At most 1,000 characters in one line; "" for none
    #[inline]
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.note = Some(note.into());
        self
    }
}

impl Input for IdleTime {
    type Raw = sys::taskcore_idle_time;
    const INIT: Init<Self::Raw> = sys::taskcore_idle_time_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        raw.since_ms = self.since.0;
        raw.choice = self.choice.0;
        raw.is_stopped = i32::from(self.is_stopped);
        if let Some(value) = self.task_id {
            raw.task_id = value;
            raw.fields |= sys::TASKCORE_IDLE_TIME_TASK;
        }
        if let Some(value) = self.project_id {
            raw.project_id = value;
            raw.fields |= sys::TASKCORE_IDLE_TIME_PROJECT;
        }
        if let Some(value) = &self.note {
            raw.note = kept.text(value, "note")?;
            raw.fields |= sys::TASKCORE_IDLE_TIME_NOTE;
        }
        Ok(())
    }
}

/// Which time entries and focus sessions to list, the earliest first. All given conditions must
/// hold. Breaks and cancelled focus sessions are in no list. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct TimeEntryQueryOptions {
    /// [`TASKCORE_ENTITY_TIME_ENTRY`](crate::Entity::TIME_ENTRY) or
    /// [`TASKCORE_ENTITY_FOCUS_SESSION`](crate::Entity::FOCUS_SESSION) alone
    pub entity: Option<Entity>,
    /// 1: those that are running, 0: those that ended
    pub is_running: Option<bool>,
    /// Those of that task
    pub task_id: Option<i64>,
    /// Those of that project
    pub project_id: Option<i64>,
    /// Milliseconds since 1970 UTC
    pub from: Option<Timestamp>,
    /// The first one after the range
    pub before: Option<Timestamp>,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl TimeEntryQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// [`TASKCORE_ENTITY_TIME_ENTRY`](crate::Entity::TIME_ENTRY) or
    /// [`TASKCORE_ENTITY_FOCUS_SESSION`](crate::Entity::FOCUS_SESSION) alone
    #[inline]
    pub fn entity(mut self, entity: Entity) -> Self {
        self.entity = Some(entity);
        self
    }

    /// 1: those that are running, 0: those that ended
    #[inline]
    pub fn is_running(mut self, is_running: bool) -> Self {
        self.is_running = Some(is_running);
        self
    }

    /// Those of that task
    #[inline]
    pub fn task_id(mut self, task_id: i64) -> Self {
        self.task_id = Some(task_id);
        self
    }

    /// Those of that project
    #[inline]
    pub fn project_id(mut self, project_id: i64) -> Self {
        self.project_id = Some(project_id);
        self
    }

    /// Milliseconds since 1970 UTC
    #[inline]
    pub fn from(mut self, from: impl Into<Timestamp>) -> Self {
        self.from = Some(from.into());
        self
    }

    /// The first one after the range
    #[inline]
    pub fn before(mut self, before: impl Into<Timestamp>) -> Self {
        self.before = Some(before.into());
        self
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for TimeEntryQueryOptions {
    type Raw = sys::taskcore_time_entry_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_time_entry_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        if let Some(value) = self.entity {
            raw.entity = value.0;
            raw.fields |= sys::TASKCORE_TIME_ENTRY_QUERY_ENTITY;
        }
        if let Some(value) = self.is_running {
            raw.is_running = i32::from(value);
            raw.fields |= sys::TASKCORE_TIME_ENTRY_QUERY_RUNNING;
        }
        if let Some(value) = self.task_id {
            raw.task_id = value;
            raw.fields |= sys::TASKCORE_TIME_ENTRY_QUERY_TASK;
        }
        if let Some(value) = self.project_id {
            raw.project_id = value;
            raw.fields |= sys::TASKCORE_TIME_ENTRY_QUERY_PROJECT;
        }
        if let Some(value) = self.from {
            raw.from_ms = value.0;
            raw.fields |= sys::TASKCORE_TIME_ENTRY_QUERY_FROM;
        }
        if let Some(value) = self.before {
            raw.before_ms = value.0;
            raw.fields |= sys::TASKCORE_TIME_ENTRY_QUERY_BEFORE;
        }
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// What to add up of time entries and focus sessions. A member that is None is not given.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TimeTotalQueryOptions {
    /// Milliseconds since 1970 UTC
    pub from: Option<Timestamp>,
    /// The first one after the range
    pub before: Option<Timestamp>,
    /// 0: by task
    pub grouping: TimeGrouping,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl Default for TimeTotalQueryOptions {
    fn default() -> Self {
        Self {
            from: Default::default(),
            before: Default::default(),
            grouping: TimeGrouping::TASK,
            limit: Default::default(),
            offset: Default::default(),
        }
    }
}

impl TimeTotalQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Milliseconds since 1970 UTC
    #[inline]
    pub fn from(mut self, from: impl Into<Timestamp>) -> Self {
        self.from = Some(from.into());
        self
    }

    /// The first one after the range
    #[inline]
    pub fn before(mut self, before: impl Into<Timestamp>) -> Self {
        self.before = Some(before.into());
        self
    }

    /// 0: by task
    #[inline]
    pub fn grouping(mut self, grouping: TimeGrouping) -> Self {
        self.grouping = grouping;
        self
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for TimeTotalQueryOptions {
    type Raw = sys::taskcore_time_total_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_time_total_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        if let Some(value) = self.from {
            raw.from_ms = value.0;
            raw.fields |= sys::TASKCORE_TIME_TOTAL_QUERY_FROM;
        }
        if let Some(value) = self.before {
            raw.before_ms = value.0;
            raw.fields |= sys::TASKCORE_TIME_TOTAL_QUERY_BEFORE;
        }
        raw.grouping = self.grouping.0;
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// [`taskcore_time_entry_settings`](crate::TimeEntrySettings) of C. A member that is None is not
/// given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct TimeEntrySettings {
    /// 1: starting a task runs its time entry; 0 at first
    pub is_tracking: Option<bool>,
}

impl TimeEntrySettings {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// 1: starting a task runs its time entry; 0 at first
    #[inline]
    pub fn is_tracking(mut self, is_tracking: bool) -> Self {
        self.is_tracking = Some(is_tracking);
        self
    }
}

impl Input for TimeEntrySettings {
    type Raw = sys::taskcore_time_entry_settings;
    const INIT: Init<Self::Raw> = sys::taskcore_time_entry_settings_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        if let Some(value) = self.is_tracking {
            raw.is_tracking = i32::from(value);
            raw.fields |= sys::TASKCORE_TIME_ENTRY_SETTINGS_TRACKING;
        }
        Ok(())
    }
}

impl Output for TimeEntrySettings {
    type Raw = sys::taskcore_time_entry_settings;
    const INIT: Init<Self::Raw> = sys::taskcore_time_entry_settings_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe {
            Self {
                is_tracking: if (*raw).fields & sys::TASKCORE_TIME_ENTRY_SETTINGS_TRACKING != 0 { Some((*raw).is_tracking != 0) } else { None },
            }
        }
    }
}

/// What to add up. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct ScoreOptions {
    /// Yyyymmdd, in the store's zone
    pub first_date: Option<Date>,
    /// yyyymmdd
    pub last_date: Option<Date>,
    /// That tasks were in when they were completed
    pub project_id: Option<i64>,
    /// That tasks had when they were completed
    pub tag: Option<String>,
}

impl ScoreOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Yyyymmdd, in the store's zone
    #[inline]
    pub fn first_date(mut self, first_date: Date) -> Self {
        self.first_date = Some(first_date);
        self
    }

    /// yyyymmdd
    #[inline]
    pub fn last_date(mut self, last_date: Date) -> Self {
        self.last_date = Some(last_date);
        self
    }

    /// That tasks were in when they were completed
    #[inline]
    pub fn project_id(mut self, project_id: i64) -> Self {
        self.project_id = Some(project_id);
        self
    }

    /// That tasks had when they were completed
    #[inline]
    pub fn tag(mut self, tag: impl Into<String>) -> Self {
        self.tag = Some(tag.into());
        self
    }
}

impl Input for ScoreOptions {
    type Raw = sys::taskcore_score_options;
    const INIT: Init<Self::Raw> = sys::taskcore_score_options_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = self.first_date {
            raw.first_date = value.0;
            raw.fields |= sys::TASKCORE_SCORE_FIRST_DATE;
        }
        if let Some(value) = self.last_date {
            raw.last_date = value.0;
            raw.fields |= sys::TASKCORE_SCORE_LAST_DATE;
        }
        if let Some(value) = self.project_id {
            raw.project_id = value;
            raw.fields |= sys::TASKCORE_SCORE_PROJECT_ID;
        }
        if let Some(value) = &self.tag {
            raw.tag = kept.text(value, "tag")?;
            raw.fields |= sys::TASKCORE_SCORE_TAG;
        }
        Ok(())
    }
}

/// Points, and what was completed for them.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Score {
    /// `points` of C.
    pub points: i64,
    /// Tasks and occurrences
    pub completed_count: i64,
}

impl Output for Score {
    type Raw = sys::taskcore_score;
    const INIT: Init<Self::Raw> = sys::taskcore_score_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe {
            Self {
                points: (*raw).points,
                completed_count: (*raw).completed_count,
            }
        }
    }
}

/// How completions score from now on, and what keeps a streak. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PulseSettings {
    /// 0 to 1,000, as the next four; 7 at first
    pub points_p0: Option<i32>,
    /// 4 at first
    pub points_p1: Option<i32>,
    /// 3 at first
    pub points_p2: Option<i32>,
    /// 2 at first
    pub points_p3: Option<i32>,
    /// 1 at first
    pub points_none: Option<i32>,
    /// Tasks to complete on a day: 1 to 1,000; 1 at first
    pub daily_goal: Option<i32>,
    /// Tasks to complete in a week: 1 to 7,000; 5 at first
    pub weekly_goal: Option<i32>,
    /// That neither keep nor break a streak: `TASKCORE_WEEKDAYS_...` joined by |, not all seven;
    /// none at first
    pub ignored_weekdays: Option<Weekday>,
}

impl PulseSettings {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// 0 to 1,000, as the next four; 7 at first
    #[inline]
    pub fn points_p0(mut self, points_p0: i32) -> Self {
        self.points_p0 = Some(points_p0);
        self
    }

    /// 4 at first
    #[inline]
    pub fn points_p1(mut self, points_p1: i32) -> Self {
        self.points_p1 = Some(points_p1);
        self
    }

    /// 3 at first
    #[inline]
    pub fn points_p2(mut self, points_p2: i32) -> Self {
        self.points_p2 = Some(points_p2);
        self
    }

    /// 2 at first
    #[inline]
    pub fn points_p3(mut self, points_p3: i32) -> Self {
        self.points_p3 = Some(points_p3);
        self
    }

    /// 1 at first
    #[inline]
    pub fn points_none(mut self, points_none: i32) -> Self {
        self.points_none = Some(points_none);
        self
    }

    /// Tasks to complete on a day: 1 to 1,000; 1 at first
    #[inline]
    pub fn daily_goal(mut self, daily_goal: i32) -> Self {
        self.daily_goal = Some(daily_goal);
        self
    }

    /// Tasks to complete in a week: 1 to 7,000; 5 at first
    #[inline]
    pub fn weekly_goal(mut self, weekly_goal: i32) -> Self {
        self.weekly_goal = Some(weekly_goal);
        self
    }

    /// That neither keep nor break a streak: `TASKCORE_WEEKDAYS_...` joined by |, not all seven;
    /// none at first
    #[inline]
    pub fn ignored_weekdays(mut self, ignored_weekdays: Weekday) -> Self {
        self.ignored_weekdays = Some(ignored_weekdays);
        self
    }
}

impl Input for PulseSettings {
    type Raw = sys::taskcore_pulse_settings;
    const INIT: Init<Self::Raw> = sys::taskcore_pulse_settings_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        if let Some(value) = self.points_p0 {
            raw.points_p0 = value;
            raw.fields |= sys::TASKCORE_PULSE_SETTINGS_POINTS_P0;
        }
        if let Some(value) = self.points_p1 {
            raw.points_p1 = value;
            raw.fields |= sys::TASKCORE_PULSE_SETTINGS_POINTS_P1;
        }
        if let Some(value) = self.points_p2 {
            raw.points_p2 = value;
            raw.fields |= sys::TASKCORE_PULSE_SETTINGS_POINTS_P2;
        }
        if let Some(value) = self.points_p3 {
            raw.points_p3 = value;
            raw.fields |= sys::TASKCORE_PULSE_SETTINGS_POINTS_P3;
        }
        if let Some(value) = self.points_none {
            raw.points_none = value;
            raw.fields |= sys::TASKCORE_PULSE_SETTINGS_POINTS_NONE;
        }
        if let Some(value) = self.daily_goal {
            raw.daily_goal = value;
            raw.fields |= sys::TASKCORE_PULSE_SETTINGS_DAILY_GOAL;
        }
        if let Some(value) = self.weekly_goal {
            raw.weekly_goal = value;
            raw.fields |= sys::TASKCORE_PULSE_SETTINGS_WEEKLY_GOAL;
        }
        if let Some(value) = self.ignored_weekdays {
            raw.ignored_weekdays = value.0;
            raw.fields |= sys::TASKCORE_PULSE_SETTINGS_IGNORED_WEEKDAYS;
        }
        Ok(())
    }
}

impl Output for PulseSettings {
    type Raw = sys::taskcore_pulse_settings;
    const INIT: Init<Self::Raw> = sys::taskcore_pulse_settings_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe {
            Self {
                points_p0: if (*raw).fields & sys::TASKCORE_PULSE_SETTINGS_POINTS_P0 != 0 { Some((*raw).points_p0) } else { None },
                points_p1: if (*raw).fields & sys::TASKCORE_PULSE_SETTINGS_POINTS_P1 != 0 { Some((*raw).points_p1) } else { None },
                points_p2: if (*raw).fields & sys::TASKCORE_PULSE_SETTINGS_POINTS_P2 != 0 { Some((*raw).points_p2) } else { None },
                points_p3: if (*raw).fields & sys::TASKCORE_PULSE_SETTINGS_POINTS_P3 != 0 { Some((*raw).points_p3) } else { None },
                points_none: if (*raw).fields & sys::TASKCORE_PULSE_SETTINGS_POINTS_NONE != 0 { Some((*raw).points_none) } else { None },
                daily_goal: if (*raw).fields & sys::TASKCORE_PULSE_SETTINGS_DAILY_GOAL != 0 { Some((*raw).daily_goal) } else { None },
                weekly_goal: if (*raw).fields & sys::TASKCORE_PULSE_SETTINGS_WEEKLY_GOAL != 0 { Some((*raw).weekly_goal) } else { None },
                ignored_weekdays: if (*raw).fields & sys::TASKCORE_PULSE_SETTINGS_IGNORED_WEEKDAYS != 0 { Some(Weekday((*raw).ignored_weekdays)) } else { None },
            }
        }
    }
}

/// What a new holiday is to be. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct HolidayInput {
    /// Yyyymmdd, years 1 to 9999; it is needed
    pub first_date: Option<Date>,
    /// Likewise; 0: it lasts until it is ended, as without one
    pub last_date: Option<Date>,
}

impl HolidayInput {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Yyyymmdd, years 1 to 9999; it is needed
    #[inline]
    pub fn first_date(mut self, first_date: Date) -> Self {
        self.first_date = Some(first_date);
        self
    }

    /// Likewise; 0: it lasts until it is ended, as without one
    #[inline]
    pub fn last_date(mut self, last_date: Date) -> Self {
        self.last_date = Some(last_date);
        self
    }
}

impl Input for HolidayInput {
    type Raw = sys::taskcore_holiday_input;
    const INIT: Init<Self::Raw> = sys::taskcore_holiday_input_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        if let Some(value) = self.first_date {
            raw.first_date = value.0;
            raw.fields |= sys::TASKCORE_HOLIDAY_FIRST_DATE;
        }
        if let Some(value) = self.last_date {
            raw.last_date = value.0;
            raw.fields |= sys::TASKCORE_HOLIDAY_LAST_DATE;
        }
        Ok(())
    }
}

/// Which holidays to list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct HolidayQueryOptions {
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl HolidayQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for HolidayQueryOptions {
    type Raw = sys::taskcore_holiday_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_holiday_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// What to read of the pulse. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PulseOptions {
    /// Yyyymmdd, in the store's zone
    pub first_date: Option<Date>,
    /// Yyyymmdd, at most 3,660 days later; it may be in the future
    pub last_date: Option<Date>,
    /// Figures of this project alone
    pub project_id: Option<i64>,
    /// The day that weeks begin on, 1 for Monday to 7 for Sunday
    pub week_start: Option<i32>,
}

impl PulseOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Yyyymmdd, in the store's zone
    #[inline]
    pub fn first_date(mut self, first_date: Date) -> Self {
        self.first_date = Some(first_date);
        self
    }

    /// Yyyymmdd, at most 3,660 days later; it may be in the future
    #[inline]
    pub fn last_date(mut self, last_date: Date) -> Self {
        self.last_date = Some(last_date);
        self
    }

    /// Figures of this project alone
    #[inline]
    pub fn project_id(mut self, project_id: i64) -> Self {
        self.project_id = Some(project_id);
        self
    }

    /// The day that weeks begin on, 1 for Monday to 7 for Sunday
    #[inline]
    pub fn week_start(mut self, week_start: i32) -> Self {
        self.week_start = Some(week_start);
        self
    }
}

impl Input for PulseOptions {
    type Raw = sys::taskcore_pulse_options;
    const INIT: Init<Self::Raw> = sys::taskcore_pulse_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        if let Some(value) = self.first_date {
            raw.first_date = value.0;
            raw.fields |= sys::TASKCORE_PULSE_FIRST_DATE;
        }
        if let Some(value) = self.last_date {
            raw.last_date = value.0;
            raw.fields |= sys::TASKCORE_PULSE_LAST_DATE;
        }
        if let Some(value) = self.project_id {
            raw.project_id = value;
            raw.fields |= sys::TASKCORE_PULSE_PROJECT_ID;
        }
        if let Some(value) = self.week_start {
            raw.week_start = value;
            raw.fields |= sys::TASKCORE_PULSE_WEEK_START;
        }
        Ok(())
    }
}

/// Which chart to read. A member that is None is not given.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChartOptions {
    /// `TASKCORE_CHART_KIND_SCORE...`
    pub kind: ChartKind,
    /// `TASKCORE_MEASURE_...`
    pub measure: Measure,
    /// Yyyymmdd, in the store's zone; a pie has none
    pub first_date: Option<Date>,
    /// Yyyymmdd, at most 3,660 days later
    pub last_date: Option<Date>,
    /// Figures of this project alone
    pub project_id: Option<i64>,
    /// The day that weeks begin on, 1 for Monday to 7 for Sunday
    pub week_start: Option<i32>,
}

impl Default for ChartOptions {
    fn default() -> Self {
        Self {
            kind: ChartKind::SCORE,
            measure: Default::default(),
            first_date: Default::default(),
            last_date: Default::default(),
            project_id: Default::default(),
            week_start: Default::default(),
        }
    }
}

impl ChartOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// `TASKCORE_CHART_KIND_SCORE...`
    #[inline]
    pub fn kind(mut self, kind: ChartKind) -> Self {
        self.kind = kind;
        self
    }

    /// `TASKCORE_MEASURE_...`
    #[inline]
    pub fn measure(mut self, measure: Measure) -> Self {
        self.measure = measure;
        self
    }

    /// Yyyymmdd, in the store's zone; a pie has none
    #[inline]
    pub fn first_date(mut self, first_date: Date) -> Self {
        self.first_date = Some(first_date);
        self
    }

    /// Yyyymmdd, at most 3,660 days later
    #[inline]
    pub fn last_date(mut self, last_date: Date) -> Self {
        self.last_date = Some(last_date);
        self
    }

    /// Figures of this project alone
    #[inline]
    pub fn project_id(mut self, project_id: i64) -> Self {
        self.project_id = Some(project_id);
        self
    }

    /// The day that weeks begin on, 1 for Monday to 7 for Sunday
    #[inline]
    pub fn week_start(mut self, week_start: i32) -> Self {
        self.week_start = Some(week_start);
        self
    }
}

impl Input for ChartOptions {
    type Raw = sys::taskcore_chart_options;
    const INIT: Init<Self::Raw> = sys::taskcore_chart_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.kind = self.kind.0;
        raw.measure = self.measure.0;
        if let Some(value) = self.first_date {
            raw.first_date = value.0;
            raw.fields |= sys::TASKCORE_CHART_FIRST_DATE;
        }
        if let Some(value) = self.last_date {
            raw.last_date = value.0;
            raw.fields |= sys::TASKCORE_CHART_LAST_DATE;
        }
        if let Some(value) = self.project_id {
            raw.project_id = value;
            raw.fields |= sys::TASKCORE_CHART_PROJECT_ID;
        }
        if let Some(value) = self.week_start {
            raw.week_start = value;
            raw.fields |= sys::TASKCORE_CHART_WEEK_START;
        }
        Ok(())
    }
}

/// How to draw a chart.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SvgOptions {
    /// In CSS pixels: 200 to 4,000; 640 at first
    pub width: i32,
    /// In CSS pixels: 150 to 4,000; 360 at first
    pub height: i32,
    /// `TASKCORE_APPEARANCE_...`
    pub appearance: Appearance,
}

impl Default for SvgOptions {
    fn default() -> Self {
        Self {
            width: 640,
            height: 360,
            appearance: Default::default(),
        }
    }
}

impl SvgOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// In CSS pixels: 200 to 4,000; 640 at first
    #[inline]
    pub fn width(mut self, width: i32) -> Self {
        self.width = width;
        self
    }

    /// In CSS pixels: 150 to 4,000; 360 at first
    #[inline]
    pub fn height(mut self, height: i32) -> Self {
        self.height = height;
        self
    }

    /// `TASKCORE_APPEARANCE_...`
    #[inline]
    pub fn appearance(mut self, appearance: Appearance) -> Self {
        self.appearance = appearance;
        self
    }
}

impl Input for SvgOptions {
    type Raw = sys::taskcore_svg_options;
    const INIT: Init<Self::Raw> = sys::taskcore_svg_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.width = self.width;
        raw.height = self.height;
        raw.appearance = self.appearance.0;
        Ok(())
    }
}

/// What a report is to say. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct ReportOptions {
    /// Yyyymmdd, in the store's zone
    pub first_date: Option<Date>,
    /// Yyyymmdd, at most 3,660 days later
    pub last_date: Option<Date>,
    /// The day that weeks begin on, 1 for Monday to 7 for Sunday
    pub week_start: Option<i32>,
    /// `TASKCORE_APPEARANCE_...`
    pub appearance: Appearance,
    /// At its head; NULL: "Taskcore report"
    pub title: Option<String>,
}

impl ReportOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Yyyymmdd, in the store's zone
    #[inline]
    pub fn first_date(mut self, first_date: Date) -> Self {
        self.first_date = Some(first_date);
        self
    }

    /// Yyyymmdd, at most 3,660 days later
    #[inline]
    pub fn last_date(mut self, last_date: Date) -> Self {
        self.last_date = Some(last_date);
        self
    }

    /// The day that weeks begin on, 1 for Monday to 7 for Sunday
    #[inline]
    pub fn week_start(mut self, week_start: i32) -> Self {
        self.week_start = Some(week_start);
        self
    }

    /// `TASKCORE_APPEARANCE_...`
    #[inline]
    pub fn appearance(mut self, appearance: Appearance) -> Self {
        self.appearance = appearance;
        self
    }

    /// At its head; NULL: "Taskcore report"
    #[inline]
    pub fn title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
        self
    }
}

impl Input for ReportOptions {
    type Raw = sys::taskcore_report_options;
    const INIT: Init<Self::Raw> = sys::taskcore_report_options_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = self.first_date {
            raw.first_date = value.0;
            raw.fields |= sys::TASKCORE_REPORT_FIRST_DATE;
        }
        if let Some(value) = self.last_date {
            raw.last_date = value.0;
            raw.fields |= sys::TASKCORE_REPORT_LAST_DATE;
        }
        if let Some(value) = self.week_start {
            raw.week_start = value;
            raw.fields |= sys::TASKCORE_REPORT_WEEK_START;
        }
        raw.appearance = self.appearance.0;
        if let Some(value) = &self.title {
            raw.title = kept.text(value, "title")?;
        }
        Ok(())
    }
}

/// What counts where a file and the store say different things; without more, what is newer.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct ImportOptions {
    /// `TASKCORE_IMPORT_...`
    pub policy: ImportPolicy,
    /// 1: report and notes say what an import would do, and the store stays as it is
    pub is_dry_run: bool,
}

impl ImportOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// `TASKCORE_IMPORT_...`
    #[inline]
    pub fn policy(mut self, policy: ImportPolicy) -> Self {
        self.policy = policy;
        self
    }

    /// 1: report and notes say what an import would do, and the store stays as it is
    #[inline]
    pub fn is_dry_run(mut self, is_dry_run: bool) -> Self {
        self.is_dry_run = is_dry_run;
        self
    }
}

impl Input for ImportOptions {
    type Raw = sys::taskcore_import_options;
    const INIT: Init<Self::Raw> = sys::taskcore_import_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.policy = self.policy.0;
        raw.is_dry_run = i32::from(self.is_dry_run);
        Ok(())
    }
}

/// What to export: all that is asked for, with what it needs where it is read; without any of it,
/// everything.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct ExportOptions {
    /// The tasks that a query asks for, as [`taskcore_query`](crate::Query) has it; NULL: it asks
    /// for none
    pub query: Option<String>,
    /// Records of any kind: a task; a project, with those below it, their sections, tasks and
    /// events; an event; a tag, by its name; a saved filter; an invoice, with all of it. NULL: none
    /// is asked for; an empty array asks for none of them
    pub uids: Vec<String>,
}

impl ExportOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// The tasks that a query asks for, as [`taskcore_query`](crate::Query) has it; NULL: it asks
    /// for none
    #[inline]
    pub fn query(mut self, query: impl Into<String>) -> Self {
        self.query = Some(query.into());
        self
    }

    /// Records of any kind: a task; a project, with those below it, their sections, tasks and
    /// events; an event; a tag, by its name; a saved filter; an invoice, with all of it. NULL: none
    /// is asked for; an empty array asks for none of them
    #[inline]
    pub fn uids(mut self, uids: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.uids = uids.into_iter().map(Into::into).collect();
        self
    }
}

impl Input for ExportOptions {
    type Raw = sys::taskcore_export_options;
    const INIT: Init<Self::Raw> = sys::taskcore_export_options_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.query {
            raw.query = kept.text(value, "query")?;
        }
        raw.uids = kept.texts(&self.uids, "uids")?;
        raw.uid_count = self.uids.len();
        Ok(())
    }
}

/// What an import did.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct ImportReport {
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
    /// Components that could not be read; see [`taskcore_import_notes`](crate::Store::import_notes)
    pub skipped: i64,
    /// Tasks that stayed as they are here, or away: what the file says otherwise of them is older,
    /// or was not to be taken
    pub stayed: i64,
    /// As above, but events
    pub events_stayed: i64,
}

impl Output for ImportReport {
    type Raw = sys::taskcore_import_report;
    const INIT: Init<Self::Raw> = sys::taskcore_import_report_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe {
            Self {
                added: (*raw).added,
                updated: (*raw).updated,
                unchanged: (*raw).unchanged,
                events_added: (*raw).events_added,
                events_updated: (*raw).events_updated,
                events_unchanged: (*raw).events_unchanged,
                skipped: (*raw).skipped,
                stayed: (*raw).stayed,
                events_stayed: (*raw).events_stayed,
            }
        }
    }
}

/// Where the backups of a store are, and which of them stay.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BackupOptions {
    /// NULL: the one beside the store, with the name of the store and .backups behind it
    pub folder: Option<String>,
    /// Of so many days that have backups the last one stays: 0 to 10,000
    pub days: i32,
    /// Of so many weeks, from Monday on, likewise
    pub weeks: i32,
    /// Of so many months likewise
    pub months: i32,
}

impl Default for BackupOptions {
    fn default() -> Self {
        Self {
            folder: Default::default(),
            days: 7,
            weeks: 4,
            months: 12,
        }
    }
}

impl BackupOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// NULL: the one beside the store, with the name of the store and .backups behind it
    #[inline]
    pub fn folder(mut self, folder: impl Into<String>) -> Self {
        self.folder = Some(folder.into());
        self
    }

    /// Of so many days that have backups the last one stays: 0 to 10,000
    #[inline]
    pub fn days(mut self, days: i32) -> Self {
        self.days = days;
        self
    }

    /// Of so many weeks, from Monday on, likewise
    #[inline]
    pub fn weeks(mut self, weeks: i32) -> Self {
        self.weeks = weeks;
        self
    }

    /// Of so many months likewise
    #[inline]
    pub fn months(mut self, months: i32) -> Self {
        self.months = months;
        self
    }
}

impl Input for BackupOptions {
    type Raw = sys::taskcore_backup_options;
    const INIT: Init<Self::Raw> = sys::taskcore_backup_options_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.folder {
            raw.folder = kept.text(value, "folder")?;
        }
        raw.days = self.days;
        raw.weeks = self.weeks;
        raw.months = self.months;
        Ok(())
    }
}

/// How the sync of a store stands.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct SyncState {
    /// 1: it is synced; else all the rest is 0
    pub is_enabled: bool,
    /// 1: by a passphrase
    pub is_encrypted: bool,
    /// Through how many remotes
    pub remote_count: i64,
    /// Devices that are known, with this one, without those that were retired
    pub replica_count: i64,
    /// Values that wait for a choice:
    /// [`taskcore_sync_conflict_query`](crate::Store::sync_conflict_query)
    pub conflict_count: i64,
    /// Steps of this device that are not at all remotes yet
    pub pending_count: i64,
    /// Records that cannot be shown, or not with all that they name, until others come
    pub waiting_count: i64,
    /// When a run came to its end last; 0: none did
    pub last_run: Option<Timestamp>,
    /// Invoices whose number another one holds, which two devices gave apart
    pub twin_count: i64,
}

impl Output for SyncState {
    type Raw = sys::taskcore_sync_state;
    const INIT: Init<Self::Raw> = sys::taskcore_sync_state_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe {
            Self {
                is_enabled: (*raw).is_enabled != 0,
                is_encrypted: (*raw).is_encrypted != 0,
                remote_count: (*raw).remote_count,
                replica_count: (*raw).replica_count,
                conflict_count: (*raw).conflict_count,
                pending_count: (*raw).pending_count,
                waiting_count: (*raw).waiting_count,
                last_run: if (*raw).last_run_ms != 0 { Some(Timestamp((*raw).last_run_ms)) } else { None },
                twin_count: (*raw).twin_count,
            }
        }
    }
}

/// Which remotes to list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct SyncRemoteQueryOptions {
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl SyncRemoteQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for SyncRemoteQueryOptions {
    type Raw = sys::taskcore_sync_remote_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_sync_remote_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// What a run of sync did.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct SyncReport {
    /// Steps of other devices that were taken in; a snapshot counts as one
    pub received: i64,
    /// Steps of this device that were left for the others
    pub sent: i64,
    /// Steps of others that wait for what has not come yet
    pub waiting: i64,
    /// Conflicts that there are now
    pub conflicts: i64,
}

impl Output for SyncReport {
    type Raw = sys::taskcore_sync_report;
    const INIT: Init<Self::Raw> = sys::taskcore_sync_report_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe {
            Self {
                received: (*raw).received,
                sent: (*raw).sent,
                waiting: (*raw).waiting,
                conflicts: (*raw).conflicts,
            }
        }
    }
}

/// Which devices to list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct ReplicaQueryOptions {
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl ReplicaQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for ReplicaQueryOptions {
    type Raw = sys::taskcore_replica_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_replica_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// Which conflicts to list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct SyncConflictQueryOptions {
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl SyncConflictQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for SyncConflictQueryOptions {
    type Raw = sys::taskcore_sync_conflict_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_sync_conflict_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// A hub, for who looks after it: a PostgreSQL database through which stores are synced. Nothing of
/// it is stored or logged.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct HubOptions {
    /// As libpq has it, with `store` besides and without a password:
    /// postgresql://anna@hub.example.org/tasks, or host=hub.example.org dbname=tasks
    pub address: String,
    /// NULL: libpq finds what is needed
    pub password: Option<Password>,
    /// Asked some every 50 ms whether to go on: a nonzero answer ends the call, and is returned;
    /// NULL for none
    pub progress: Option<GoOn>,
}

impl HubOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// As libpq has it, with `store` besides and without a password:
    /// postgresql://anna@hub.example.org/tasks, or host=hub.example.org dbname=tasks
    #[inline]
    pub fn address(mut self, address: impl Into<String>) -> Self {
        self.address = address.into();
        self
    }

    /// NULL: libpq finds what is needed
    #[inline]
    pub fn password(mut self, password: impl Into<Password>) -> Self {
        self.password = Some(password.into());
        self
    }

    /// Asked some every 50 ms whether to go on: a nonzero answer ends the call, and is returned;
    /// NULL for none
    #[inline]
    pub fn progress(mut self, progress: impl Into<GoOn>) -> Self {
        self.progress = Some(progress.into());
        self
    }
}

impl Input for HubOptions {
    type Raw = sys::taskcore_hub_options;
    const INIT: Init<Self::Raw> = sys::taskcore_hub_options_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        raw.address = kept.text(&self.address, "address")?;
        raw.password = self.password.as_ref().map(|_| call_password as _);
        raw.progress = self.progress.as_ref().map(|_| call_go_on as _);
        raw.payload = kept.payload(Hooks { password: self.password.clone(), go_on: self.progress.clone(), ..Hooks::default() });
        Ok(())
    }
}

/// What a hub is, and what it has, as far as the role that asks may see it.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct HubReport {
    /// `TASKCORE_HUB_...`
    pub engine: HubEngine,
    /// As PostgreSQL counts it: 150018 is 15.18
    pub server_version: i32,
    /// 1: a role sees the stores alone that were granted to it
    pub has_row_security: bool,
    /// 1: this connection was, by TLS
    pub is_encrypted: bool,
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

impl Output for HubReport {
    type Raw = sys::taskcore_hub_report;
    const INIT: Init<Self::Raw> = sys::taskcore_hub_report_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe {
            Self {
                engine: HubEngine((*raw).engine),
                server_version: (*raw).server_version,
                has_row_security: (*raw).has_row_security != 0,
                is_encrypted: (*raw).is_encrypted != 0,
                stores: (*raw).stores,
                replicas: (*raw).replicas,
                batches: (*raw).batches,
                snapshots: (*raw).snapshots,
                leases: (*raw).leases,
                bytes: (*raw).bytes,
            }
        }
    }
}

/// What was swept from a hub.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct HubSweepReport {
    /// Of steps that a snapshot has
    pub batches: i64,
    /// That a later one has taken the place of
    pub snapshots: i64,
}

impl Output for HubSweepReport {
    type Raw = sys::taskcore_hub_sweep_report;
    const INIT: Init<Self::Raw> = sys::taskcore_hub_sweep_report_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe {
            Self {
                batches: (*raw).batches,
                snapshots: (*raw).snapshots,
            }
        }
    }
}

/// An account at a server that keeps tasks or events.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct AccountInput {
    /// `TASKCORE_ACCOUNT_...`
    pub kind: AccountKind,
    /// With the name of the user and without a password: `https://anna@dav.example.org/`; of Google
    /// google: or, where there are several, google: with a name behind it
    pub address: String,
    /// What this device is called, for people, in a store that was not synced: 1 to 100 characters
    /// in one line
    pub device_name: String,
    /// A netrc file with its password, which is nobody else's; NULL:
    /// [`taskcore_sync_set_password`](crate::Store::sync_set_password) gives it, or of Google an
    /// access token
    pub netrc_path: Option<String>,
    /// Certificates in PEM that are trusted instead of the system's; NULL: those of the system
    pub ca_path: Option<String>,
}

impl AccountInput {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// `TASKCORE_ACCOUNT_...`
    #[inline]
    pub fn kind(mut self, kind: AccountKind) -> Self {
        self.kind = kind;
        self
    }

    /// With the name of the user and without a password: `https://anna@dav.example.org/`; of Google
    /// google: or, where there are several, google: with a name behind it
    #[inline]
    pub fn address(mut self, address: impl Into<String>) -> Self {
        self.address = address.into();
        self
    }

    /// What this device is called, for people, in a store that was not synced: 1 to 100 characters
    /// in one line
    #[inline]
    pub fn device_name(mut self, device_name: impl Into<String>) -> Self {
        self.device_name = device_name.into();
        self
    }

    /// A netrc file with its password, which is nobody else's; NULL:
    /// [`taskcore_sync_set_password`](crate::Store::sync_set_password) gives it, or of Google an
    /// access token
    #[inline]
    pub fn netrc_path(mut self, netrc_path: impl Into<String>) -> Self {
        self.netrc_path = Some(netrc_path.into());
        self
    }

    /// Certificates in PEM that are trusted instead of the system's; NULL: those of the system
    #[inline]
    pub fn ca_path(mut self, ca_path: impl Into<String>) -> Self {
        self.ca_path = Some(ca_path.into());
        self
    }
}

impl Input for AccountInput {
    type Raw = sys::taskcore_account_input;
    const INIT: Init<Self::Raw> = sys::taskcore_account_input_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        raw.kind = self.kind.0;
        raw.address = kept.text(&self.address, "address")?;
        raw.device_name = kept.text(&self.device_name, "device_name")?;
        if let Some(value) = &self.netrc_path {
            raw.netrc_path = kept.text(value, "netrc_path")?;
        }
        if let Some(value) = &self.ca_path {
            raw.ca_path = kept.text(value, "ca_path")?;
        }
        Ok(())
    }
}

/// Which accounts to list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct AccountQueryOptions {
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl AccountQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for AccountQueryOptions {
    type Raw = sys::taskcore_account_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_account_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// Which collections to list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct AccountCollectionQueryOptions {
    /// Those of that account alone; 0: of all
    pub account_id: i64,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl AccountCollectionQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Those of that account alone; 0: of all
    #[inline]
    pub fn account_id(mut self, account_id: i64) -> Self {
        self.account_id = account_id;
        self
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for AccountCollectionQueryOptions {
    type Raw = sys::taskcore_account_collection_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_account_collection_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.account_id = self.account_id;
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// What of a store is in a collection.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct AccountCollectionChoice {
    /// Whose tasks are in it; 0: the project of its name, which is made where there is none
    pub project_id: i64,
    /// Whose events are in it; 0: the calendar of its name, likewise
    pub calendar_id: i64,
    /// 1: the server may write to attendees of events; 0: it is told to write to nobody
    pub is_inviting: bool,
}

impl AccountCollectionChoice {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Whose tasks are in it; 0: the project of its name, which is made where there is none
    #[inline]
    pub fn project_id(mut self, project_id: i64) -> Self {
        self.project_id = project_id;
        self
    }

    /// Whose events are in it; 0: the calendar of its name, likewise
    #[inline]
    pub fn calendar_id(mut self, calendar_id: i64) -> Self {
        self.calendar_id = calendar_id;
        self
    }

    /// 1: the server may write to attendees of events; 0: it is told to write to nobody
    #[inline]
    pub fn is_inviting(mut self, is_inviting: bool) -> Self {
        self.is_inviting = is_inviting;
        self
    }
}

impl Input for AccountCollectionChoice {
    type Raw = sys::taskcore_account_collection_choice;
    const INIT: Init<Self::Raw> = sys::taskcore_account_collection_choice_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.project_id = self.project_id;
        raw.calendar_id = self.calendar_id;
        raw.is_inviting = i32::from(self.is_inviting);
        Ok(())
    }
}

/// What a run with an account did, or would do, in items: a task, an event, or a series of them.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct AccountPlan {
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
    /// Properties that were changed here and there:
    /// [`taskcore_sync_conflict_query`](crate::Store::sync_conflict_query)
    pub conflicts: i64,
    /// Whose changes stay here, for the server would write to attendees
    pub held: i64,
}

impl Output for AccountPlan {
    type Raw = sys::taskcore_account_plan;
    const INIT: Init<Self::Raw> = sys::taskcore_account_plan_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe {
            Self {
                added_here: (*raw).added_here,
                changed_here: (*raw).changed_here,
                deleted_here: (*raw).deleted_here,
                added_there: (*raw).added_there,
                changed_there: (*raw).changed_there,
                deleted_there: (*raw).deleted_there,
                joined: (*raw).joined,
                conflicts: (*raw).conflicts,
                held: (*raw).held,
            }
        }
    }
}

/// Who asks a user of Google for what. Nothing of it is stored or logged.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct AuthorizationOptions {
    /// Of the account, as [`taskcore_account_input`](crate::AccountInput) has it: google:
    pub address: String,
    /// The file that Google's console gives for a client of the type Desktop app; NULL: client_id
    /// and client_secret say what it would
    pub client_path: Option<String>,
    /// By which Google knows the program; NULL with client_path
    pub client_id: Option<String>,
    /// Google asks for it, though the secret of a desktop program is not confidential; NULL with
    /// client_path
    pub client_secret: Option<String>,
    /// Where the browser comes back to, on this machine: `http://127.0.0.1:8080`. Of
    /// [`taskcore_authorization_begin`](crate::authorization_begin) alone; else NULL
    pub redirect: Option<String>,
    /// `TASKCORE_AUTHORIZATION_...` joined by |, of
    /// [`taskcore_authorization_begin`](crate::authorization_begin) alone; 0: CALENDARS and TASKS
    pub scopes: AuthorizationScope,
    /// Asked some every 50 ms whether to go on: a nonzero answer ends the call, and is returned;
    /// NULL for none
    pub progress: Option<GoOn>,
}

impl AuthorizationOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Of the account, as [`taskcore_account_input`](crate::AccountInput) has it: google:
    #[inline]
    pub fn address(mut self, address: impl Into<String>) -> Self {
        self.address = address.into();
        self
    }

    /// The file that Google's console gives for a client of the type Desktop app; NULL: client_id
    /// and client_secret say what it would
    #[inline]
    pub fn client_path(mut self, client_path: impl Into<String>) -> Self {
        self.client_path = Some(client_path.into());
        self
    }

    /// By which Google knows the program; NULL with client_path
    #[inline]
    pub fn client_id(mut self, client_id: impl Into<String>) -> Self {
        self.client_id = Some(client_id.into());
        self
    }

    /// Google asks for it, though the secret of a desktop program is not confidential; NULL with
    /// client_path
    #[inline]
    pub fn client_secret(mut self, client_secret: impl Into<String>) -> Self {
        self.client_secret = Some(client_secret.into());
        self
    }

    /// Where the browser comes back to, on this machine: `http://127.0.0.1:8080`. Of
    /// [`taskcore_authorization_begin`](crate::authorization_begin) alone; else NULL
    #[inline]
    pub fn redirect(mut self, redirect: impl Into<String>) -> Self {
        self.redirect = Some(redirect.into());
        self
    }

    /// `TASKCORE_AUTHORIZATION_...` joined by |, of
    /// [`taskcore_authorization_begin`](crate::authorization_begin) alone; 0: CALENDARS and TASKS
    #[inline]
    pub fn scopes(mut self, scopes: AuthorizationScope) -> Self {
        self.scopes = scopes;
        self
    }

    /// Asked some every 50 ms whether to go on: a nonzero answer ends the call, and is returned;
    /// NULL for none
    #[inline]
    pub fn progress(mut self, progress: impl Into<GoOn>) -> Self {
        self.progress = Some(progress.into());
        self
    }
}

impl Input for AuthorizationOptions {
    type Raw = sys::taskcore_authorization_options;
    const INIT: Init<Self::Raw> = sys::taskcore_authorization_options_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        raw.address = kept.text(&self.address, "address")?;
        if let Some(value) = &self.client_path {
            raw.client_path = kept.text(value, "client_path")?;
        }
        if let Some(value) = &self.client_id {
            raw.client_id = kept.text(value, "client_id")?;
        }
        if let Some(value) = &self.client_secret {
            raw.client_secret = kept.text(value, "client_secret")?;
        }
        if let Some(value) = &self.redirect {
            raw.redirect = kept.text(value, "redirect")?;
        }
        raw.scopes = self.scopes.0;
        raw.progress = self.progress.as_ref().map(|_| call_go_on as _);
        raw.payload = kept.payload(Hooks { go_on: self.progress.clone(), ..Hooks::default() });
        Ok(())
    }
}

/// Who sells or buys. As an input, the members of `fields` are set, "" to none, and the others stay
/// as they are; when read, all are given, never NULL. Texts are one line of at most 200 characters,
/// but for the template. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Party {
    /// BT-27, BT-44
    pub name: Option<String>,
    /// BT-28, BT-45
    pub trading_name: Option<String>,
    /// Such as "SARL" or "EI"
    pub legal_form: Option<String>,
    /// Such as "10 000 EUR"
    pub share_capital: Option<String>,
    /// Where it is registered, such as "RCS Paris"
    pub registry: Option<String>,
    /// The name of a person or department (BT-41, BT-56)
    pub contact: Option<String>,
    /// BT-35, BT-50
    pub street: Option<String>,
    /// BT-36, BT-51
    pub street_2: Option<String>,
    /// BT-38, BT-53
    pub postal_code: Option<String>,
    /// BT-37, BT-52
    pub city: Option<String>,
    /// BT-39, BT-54
    pub region: Option<String>,
    /// ISO 3166-1 alpha-2, such as "FR" (BT-40, BT-55)
    pub country: Option<String>,
    /// Nine digits, checked (BT-30, BT-47)
    pub siren: Option<String>,
    /// Fourteen digits, checked (BT-29, BT-46)
    pub siret: Option<String>,
    /// In its register, where it has no SIREN (BT-30, BT-47)
    pub registration_number: Option<String>,
    /// With the country before it, checked (BT-31, BT-48)
    pub vat_number: Option<String>,
    /// The tax office's, of a seller without a VAT number (BT-32)
    pub tax_number: Option<String>,
    /// BT-43, BT-58
    pub email: Option<String>,
    /// BT-42, BT-57
    pub phone: Option<String>,
    /// BT-34, BT-49
    pub electronic_address: Option<String>,
    /// Of the electronic address, in the list EAS, such as "0225"
    pub electronic_scheme: Option<String>,
    /// Checked; spaces are taken away (BT-84)
    pub iban: Option<String>,
    /// BT-86
    pub bic: Option<String>,
    /// BT-85; "" for the name
    pub account_name: Option<String>,
    /// Of its invoices and mails: "fr" or "en", maybe with a country
    pub locale: Option<String>,
    /// Of its invoices, ISO 4217
    pub currency: Option<String>,
    /// What a seller sells, or what is sold to a client: "goods", "services" or "mixed" (BT-23)
    pub supplies: Option<String>,
    /// How items are taxed that do not say it: a rate such as "20", or a category such as "AE"; a
    /// client's goes before the seller's
    pub default_vat: Option<String>,
    /// "small_enterprise" for a seller who charges no VAT as one, and says so with the text of his
    /// law
    pub vat_scheme: Option<String>,
    /// How its invoices look: "classic", "studio", "plain", or a template as JSON of at most 65,536
    /// bytes (docs/invoices.md); a client's goes before the seller's
    pub page_template: Option<String>,
    /// By which rules invoices are written: "facturx" (as without it), "xrechnung" or "peppol"; a
    /// client's goes before the seller's
    pub invoice_profile: Option<String>,
    /// When a seller's VAT is due (BT-8): "debits" (the French option), "invoice_date", "delivery"
    /// or "payment"
    pub vat_point: Option<String>,
    /// Whether prices of new invoices include VAT: "gross", or "net"; a client's goes before the
    /// seller's
    pub prices: Option<String>,
}

impl Party {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// BT-27, BT-44
    #[inline]
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// BT-28, BT-45
    #[inline]
    pub fn trading_name(mut self, trading_name: impl Into<String>) -> Self {
        self.trading_name = Some(trading_name.into());
        self
    }

    /// Such as "SARL" or "EI"
    #[inline]
    pub fn legal_form(mut self, legal_form: impl Into<String>) -> Self {
        self.legal_form = Some(legal_form.into());
        self
    }

    /// Such as "10 000 EUR"
    #[inline]
    pub fn share_capital(mut self, share_capital: impl Into<String>) -> Self {
        self.share_capital = Some(share_capital.into());
        self
    }

    /// Where it is registered, such as "RCS Paris"
    #[inline]
    pub fn registry(mut self, registry: impl Into<String>) -> Self {
        self.registry = Some(registry.into());
        self
    }

    /// The name of a person or department (BT-41, BT-56)
    #[inline]
    pub fn contact(mut self, contact: impl Into<String>) -> Self {
        self.contact = Some(contact.into());
        self
    }

    /// BT-35, BT-50
    #[inline]
    pub fn street(mut self, street: impl Into<String>) -> Self {
        self.street = Some(street.into());
        self
    }

    /// BT-36, BT-51
    #[inline]
    pub fn street_2(mut self, street_2: impl Into<String>) -> Self {
        self.street_2 = Some(street_2.into());
        self
    }

    /// BT-38, BT-53
    #[inline]
    pub fn postal_code(mut self, postal_code: impl Into<String>) -> Self {
        self.postal_code = Some(postal_code.into());
        self
    }

    /// BT-37, BT-52
    #[inline]
    pub fn city(mut self, city: impl Into<String>) -> Self {
        self.city = Some(city.into());
        self
    }

    /// BT-39, BT-54
    #[inline]
    pub fn region(mut self, region: impl Into<String>) -> Self {
        self.region = Some(region.into());
        self
    }

    /// ISO 3166-1 alpha-2, such as "FR" (BT-40, BT-55)
    #[inline]
    pub fn country(mut self, country: impl Into<String>) -> Self {
        self.country = Some(country.into());
        self
    }

    /// Nine digits, checked (BT-30, BT-47)
    #[inline]
    pub fn siren(mut self, siren: impl Into<String>) -> Self {
        self.siren = Some(siren.into());
        self
    }

    /// Fourteen digits, checked (BT-29, BT-46)
    #[inline]
    pub fn siret(mut self, siret: impl Into<String>) -> Self {
        self.siret = Some(siret.into());
        self
    }

    /// In its register, where it has no SIREN (BT-30, BT-47)
    #[inline]
    pub fn registration_number(mut self, registration_number: impl Into<String>) -> Self {
        self.registration_number = Some(registration_number.into());
        self
    }

    /// With the country before it, checked (BT-31, BT-48)
    #[inline]
    pub fn vat_number(mut self, vat_number: impl Into<String>) -> Self {
        self.vat_number = Some(vat_number.into());
        self
    }

    /// The tax office's, of a seller without a VAT number (BT-32)
    #[inline]
    pub fn tax_number(mut self, tax_number: impl Into<String>) -> Self {
        self.tax_number = Some(tax_number.into());
        self
    }

    /// BT-43, BT-58
    #[inline]
    pub fn email(mut self, email: impl Into<String>) -> Self {
        self.email = Some(email.into());
        self
    }

    /// BT-42, BT-57
    #[inline]
    pub fn phone(mut self, phone: impl Into<String>) -> Self {
        self.phone = Some(phone.into());
        self
    }

    /// BT-34, BT-49
    #[inline]
    pub fn electronic_address(mut self, electronic_address: impl Into<String>) -> Self {
        self.electronic_address = Some(electronic_address.into());
        self
    }

    /// Of the electronic address, in the list EAS, such as "0225"
    #[inline]
    pub fn electronic_scheme(mut self, electronic_scheme: impl Into<String>) -> Self {
        self.electronic_scheme = Some(electronic_scheme.into());
        self
    }

    /// Checked; spaces are taken away (BT-84)
    #[inline]
    pub fn iban(mut self, iban: impl Into<String>) -> Self {
        self.iban = Some(iban.into());
        self
    }

    /// BT-86
    #[inline]
    pub fn bic(mut self, bic: impl Into<String>) -> Self {
        self.bic = Some(bic.into());
        self
    }

    /// BT-85; "" for the name
    #[inline]
    pub fn account_name(mut self, account_name: impl Into<String>) -> Self {
        self.account_name = Some(account_name.into());
        self
    }

    /// Of its invoices and mails: "fr" or "en", maybe with a country
    #[inline]
    pub fn locale(mut self, locale: impl Into<String>) -> Self {
        self.locale = Some(locale.into());
        self
    }

    /// Of its invoices, ISO 4217
    #[inline]
    pub fn currency(mut self, currency: impl Into<String>) -> Self {
        self.currency = Some(currency.into());
        self
    }

    /// What a seller sells, or what is sold to a client: "goods", "services" or "mixed" (BT-23)
    #[inline]
    pub fn supplies(mut self, supplies: impl Into<String>) -> Self {
        self.supplies = Some(supplies.into());
        self
    }

    /// How items are taxed that do not say it: a rate such as "20", or a category such as "AE"; a
    /// client's goes before the seller's
    #[inline]
    pub fn default_vat(mut self, default_vat: impl Into<String>) -> Self {
        self.default_vat = Some(default_vat.into());
        self
    }

    /// "small_enterprise" for a seller who charges no VAT as one, and says so with the text of his
    /// law
    #[inline]
    pub fn vat_scheme(mut self, vat_scheme: impl Into<String>) -> Self {
        self.vat_scheme = Some(vat_scheme.into());
        self
    }

    /// How its invoices look: "classic", "studio", "plain", or a template as JSON of at most 65,536
    /// bytes (docs/invoices.md); a client's goes before the seller's
    #[inline]
    pub fn page_template(mut self, page_template: impl Into<String>) -> Self {
        self.page_template = Some(page_template.into());
        self
    }

    /// By which rules invoices are written: "facturx" (as without it), "xrechnung" or "peppol"; a
    /// client's goes before the seller's
    #[inline]
    pub fn invoice_profile(mut self, invoice_profile: impl Into<String>) -> Self {
        self.invoice_profile = Some(invoice_profile.into());
        self
    }

    /// When a seller's VAT is due (BT-8): "debits" (the French option), "invoice_date", "delivery"
    /// or "payment"
    #[inline]
    pub fn vat_point(mut self, vat_point: impl Into<String>) -> Self {
        self.vat_point = Some(vat_point.into());
        self
    }

    /// Whether prices of new invoices include VAT: "gross", or "net"; a client's goes before the
    /// seller's
    #[inline]
    pub fn prices(mut self, prices: impl Into<String>) -> Self {
        self.prices = Some(prices.into());
        self
    }
}

impl Input for Party {
    type Raw = sys::taskcore_party;
    const INIT: Init<Self::Raw> = sys::taskcore_party_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.name {
            raw.name = kept.text(value, "name")?;
            raw.fields |= sys::TASKCORE_PARTY_NAME;
        }
        if let Some(value) = &self.trading_name {
            raw.trading_name = kept.text(value, "trading_name")?;
            raw.fields |= sys::TASKCORE_PARTY_TRADING_NAME;
        }
        if let Some(value) = &self.legal_form {
            raw.legal_form = kept.text(value, "legal_form")?;
            raw.fields |= sys::TASKCORE_PARTY_LEGAL_FORM;
        }
        if let Some(value) = &self.share_capital {
            raw.share_capital = kept.text(value, "share_capital")?;
            raw.fields |= sys::TASKCORE_PARTY_SHARE_CAPITAL;
        }
        if let Some(value) = &self.registry {
            raw.registry = kept.text(value, "registry")?;
            raw.fields |= sys::TASKCORE_PARTY_REGISTRY;
        }
        if let Some(value) = &self.contact {
            raw.contact = kept.text(value, "contact")?;
            raw.fields |= sys::TASKCORE_PARTY_CONTACT;
        }
        if let Some(value) = &self.street {
            raw.street = kept.text(value, "street")?;
            raw.fields |= sys::TASKCORE_PARTY_STREET;
        }
        if let Some(value) = &self.street_2 {
            raw.street_2 = kept.text(value, "street_2")?;
            raw.fields |= sys::TASKCORE_PARTY_STREET_2;
        }
        if let Some(value) = &self.postal_code {
            raw.postal_code = kept.text(value, "postal_code")?;
            raw.fields |= sys::TASKCORE_PARTY_POSTAL_CODE;
        }
        if let Some(value) = &self.city {
            raw.city = kept.text(value, "city")?;
            raw.fields |= sys::TASKCORE_PARTY_CITY;
        }
        if let Some(value) = &self.region {
            raw.region = kept.text(value, "region")?;
            raw.fields |= sys::TASKCORE_PARTY_REGION;
        }
        if let Some(value) = &self.country {
            raw.country = kept.text(value, "country")?;
            raw.fields |= sys::TASKCORE_PARTY_COUNTRY;
        }
        if let Some(value) = &self.siren {
            raw.siren = kept.text(value, "siren")?;
            raw.fields |= sys::TASKCORE_PARTY_SIREN;
        }
        if let Some(value) = &self.siret {
            raw.siret = kept.text(value, "siret")?;
            raw.fields |= sys::TASKCORE_PARTY_SIRET;
        }
        if let Some(value) = &self.registration_number {
            raw.registration_number = kept.text(value, "registration_number")?;
            raw.fields |= sys::TASKCORE_PARTY_REGISTRATION_NUMBER;
        }
        if let Some(value) = &self.vat_number {
            raw.vat_number = kept.text(value, "vat_number")?;
            raw.fields |= sys::TASKCORE_PARTY_VAT_NUMBER;
        }
        if let Some(value) = &self.tax_number {
            raw.tax_number = kept.text(value, "tax_number")?;
            raw.fields |= sys::TASKCORE_PARTY_TAX_NUMBER;
        }
        if let Some(value) = &self.email {
            raw.email = kept.text(value, "email")?;
            raw.fields |= sys::TASKCORE_PARTY_EMAIL;
        }
        if let Some(value) = &self.phone {
            raw.phone = kept.text(value, "phone")?;
            raw.fields |= sys::TASKCORE_PARTY_PHONE;
        }
        if let Some(value) = &self.electronic_address {
            raw.electronic_address = kept.text(value, "electronic_address")?;
            raw.fields |= sys::TASKCORE_PARTY_ELECTRONIC_ADDRESS;
        }
        if let Some(value) = &self.electronic_scheme {
            raw.electronic_scheme = kept.text(value, "electronic_scheme")?;
            raw.fields |= sys::TASKCORE_PARTY_ELECTRONIC_SCHEME;
        }
        if let Some(value) = &self.iban {
            raw.iban = kept.text(value, "iban")?;
            raw.fields |= sys::TASKCORE_PARTY_IBAN;
        }
        if let Some(value) = &self.bic {
            raw.bic = kept.text(value, "bic")?;
            raw.fields |= sys::TASKCORE_PARTY_BIC;
        }
        if let Some(value) = &self.account_name {
            raw.account_name = kept.text(value, "account_name")?;
            raw.fields |= sys::TASKCORE_PARTY_ACCOUNT_NAME;
        }
        if let Some(value) = &self.locale {
            raw.locale = kept.text(value, "locale")?;
            raw.fields |= sys::TASKCORE_PARTY_LOCALE;
        }
        if let Some(value) = &self.currency {
            raw.currency = kept.text(value, "currency")?;
            raw.fields |= sys::TASKCORE_PARTY_CURRENCY;
        }
        if let Some(value) = &self.supplies {
            raw.supplies = kept.text(value, "supplies")?;
            raw.fields |= sys::TASKCORE_PARTY_SUPPLIES;
        }
        if let Some(value) = &self.default_vat {
            raw.default_vat = kept.text(value, "default_vat")?;
            raw.fields |= sys::TASKCORE_PARTY_DEFAULT_VAT;
        }
        if let Some(value) = &self.vat_scheme {
            raw.vat_scheme = kept.text(value, "vat_scheme")?;
            raw.fields |= sys::TASKCORE_PARTY_VAT_SCHEME;
        }
        if let Some(value) = &self.page_template {
            raw.page_template = kept.text(value, "page_template")?;
            raw.fields |= sys::TASKCORE_PARTY_PAGE_TEMPLATE;
        }
        if let Some(value) = &self.invoice_profile {
            raw.invoice_profile = kept.text(value, "invoice_profile")?;
            raw.fields |= sys::TASKCORE_PARTY_INVOICE_PROFILE;
        }
        if let Some(value) = &self.vat_point {
            raw.vat_point = kept.text(value, "vat_point")?;
            raw.fields |= sys::TASKCORE_PARTY_VAT_POINT;
        }
        if let Some(value) = &self.prices {
            raw.prices = kept.text(value, "prices")?;
            raw.fields |= sys::TASKCORE_PARTY_PRICES;
        }
        Ok(())
    }
}

impl Output for Party {
    type Raw = sys::taskcore_party;
    const INIT: Init<Self::Raw> = sys::taskcore_party_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe {
            Self {
                name: if (*raw).fields & sys::TASKCORE_PARTY_NAME != 0 { Some(text((*raw).name).to_owned()) } else { None },
                trading_name: if (*raw).fields & sys::TASKCORE_PARTY_TRADING_NAME != 0 { Some(text((*raw).trading_name).to_owned()) } else { None },
                legal_form: if (*raw).fields & sys::TASKCORE_PARTY_LEGAL_FORM != 0 { Some(text((*raw).legal_form).to_owned()) } else { None },
                share_capital: if (*raw).fields & sys::TASKCORE_PARTY_SHARE_CAPITAL != 0 { Some(text((*raw).share_capital).to_owned()) } else { None },
                registry: if (*raw).fields & sys::TASKCORE_PARTY_REGISTRY != 0 { Some(text((*raw).registry).to_owned()) } else { None },
                contact: if (*raw).fields & sys::TASKCORE_PARTY_CONTACT != 0 { Some(text((*raw).contact).to_owned()) } else { None },
                street: if (*raw).fields & sys::TASKCORE_PARTY_STREET != 0 { Some(text((*raw).street).to_owned()) } else { None },
                street_2: if (*raw).fields & sys::TASKCORE_PARTY_STREET_2 != 0 { Some(text((*raw).street_2).to_owned()) } else { None },
                postal_code: if (*raw).fields & sys::TASKCORE_PARTY_POSTAL_CODE != 0 { Some(text((*raw).postal_code).to_owned()) } else { None },
                city: if (*raw).fields & sys::TASKCORE_PARTY_CITY != 0 { Some(text((*raw).city).to_owned()) } else { None },
                region: if (*raw).fields & sys::TASKCORE_PARTY_REGION != 0 { Some(text((*raw).region).to_owned()) } else { None },
                country: if (*raw).fields & sys::TASKCORE_PARTY_COUNTRY != 0 { Some(text((*raw).country).to_owned()) } else { None },
                siren: if (*raw).fields & sys::TASKCORE_PARTY_SIREN != 0 { Some(text((*raw).siren).to_owned()) } else { None },
                siret: if (*raw).fields & sys::TASKCORE_PARTY_SIRET != 0 { Some(text((*raw).siret).to_owned()) } else { None },
                registration_number: if (*raw).fields & sys::TASKCORE_PARTY_REGISTRATION_NUMBER != 0 { Some(text((*raw).registration_number).to_owned()) } else { None },
                vat_number: if (*raw).fields & sys::TASKCORE_PARTY_VAT_NUMBER != 0 { Some(text((*raw).vat_number).to_owned()) } else { None },
                tax_number: if (*raw).fields & sys::TASKCORE_PARTY_TAX_NUMBER != 0 { Some(text((*raw).tax_number).to_owned()) } else { None },
                email: if (*raw).fields & sys::TASKCORE_PARTY_EMAIL != 0 { Some(text((*raw).email).to_owned()) } else { None },
                phone: if (*raw).fields & sys::TASKCORE_PARTY_PHONE != 0 { Some(text((*raw).phone).to_owned()) } else { None },
                electronic_address: if (*raw).fields & sys::TASKCORE_PARTY_ELECTRONIC_ADDRESS != 0 { Some(text((*raw).electronic_address).to_owned()) } else { None },
                electronic_scheme: if (*raw).fields & sys::TASKCORE_PARTY_ELECTRONIC_SCHEME != 0 { Some(text((*raw).electronic_scheme).to_owned()) } else { None },
                iban: if (*raw).fields & sys::TASKCORE_PARTY_IBAN != 0 { Some(text((*raw).iban).to_owned()) } else { None },
                bic: if (*raw).fields & sys::TASKCORE_PARTY_BIC != 0 { Some(text((*raw).bic).to_owned()) } else { None },
                account_name: if (*raw).fields & sys::TASKCORE_PARTY_ACCOUNT_NAME != 0 { Some(text((*raw).account_name).to_owned()) } else { None },
                locale: if (*raw).fields & sys::TASKCORE_PARTY_LOCALE != 0 { Some(text((*raw).locale).to_owned()) } else { None },
                currency: if (*raw).fields & sys::TASKCORE_PARTY_CURRENCY != 0 { Some(text((*raw).currency).to_owned()) } else { None },
                supplies: if (*raw).fields & sys::TASKCORE_PARTY_SUPPLIES != 0 { Some(text((*raw).supplies).to_owned()) } else { None },
                default_vat: if (*raw).fields & sys::TASKCORE_PARTY_DEFAULT_VAT != 0 { Some(text((*raw).default_vat).to_owned()) } else { None },
                vat_scheme: if (*raw).fields & sys::TASKCORE_PARTY_VAT_SCHEME != 0 { Some(text((*raw).vat_scheme).to_owned()) } else { None },
                page_template: if (*raw).fields & sys::TASKCORE_PARTY_PAGE_TEMPLATE != 0 { Some(text((*raw).page_template).to_owned()) } else { None },
                invoice_profile: if (*raw).fields & sys::TASKCORE_PARTY_INVOICE_PROFILE != 0 { Some(text((*raw).invoice_profile).to_owned()) } else { None },
                vat_point: if (*raw).fields & sys::TASKCORE_PARTY_VAT_POINT != 0 { Some(text((*raw).vat_point).to_owned()) } else { None },
                prices: if (*raw).fields & sys::TASKCORE_PARTY_PRICES != 0 { Some(text((*raw).prices).to_owned()) } else { None },
            }
        }
    }
}

/// What the user has paid for, as the host states it. As an input, what is not given is taken away.
/// A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct SubscriptionContent {
    /// One line, at most 100 characters
    pub plan: Option<String>,
    /// Who says so, such as "app-store"
    pub source: Option<String>,
    /// Milliseconds since 1970 UTC; else: always
    pub since: Option<Timestamp>,
    /// No longer at this instant; else: without end
    pub until: Option<Timestamp>,
    /// What the plan has, each one line of at most 100 characters
    pub features: Option<Vec<String>>,
}

impl SubscriptionContent {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// One line, at most 100 characters
    #[inline]
    pub fn plan(mut self, plan: impl Into<String>) -> Self {
        self.plan = Some(plan.into());
        self
    }

    /// Who says so, such as "app-store"
    #[inline]
    pub fn source(mut self, source: impl Into<String>) -> Self {
        self.source = Some(source.into());
        self
    }

    /// Milliseconds since 1970 UTC; else: always
    #[inline]
    pub fn since(mut self, since: impl Into<Timestamp>) -> Self {
        self.since = Some(since.into());
        self
    }

    /// No longer at this instant; else: without end
    #[inline]
    pub fn until(mut self, until: impl Into<Timestamp>) -> Self {
        self.until = Some(until.into());
        self
    }

    /// What the plan has, each one line of at most 100 characters
    #[inline]
    pub fn features(mut self, features: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.features = Some(features.into_iter().map(Into::into).collect());
        self
    }
}

impl Input for SubscriptionContent {
    type Raw = sys::taskcore_subscription_content;
    const INIT: Init<Self::Raw> = sys::taskcore_subscription_content_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.plan {
            raw.plan = kept.text(value, "plan")?;
            raw.fields |= sys::TASKCORE_SUBSCRIPTION_PLAN;
        }
        if let Some(value) = &self.source {
            raw.source = kept.text(value, "source")?;
            raw.fields |= sys::TASKCORE_SUBSCRIPTION_SOURCE;
        }
        if let Some(value) = self.since {
            raw.since_ms = value.0;
            raw.fields |= sys::TASKCORE_SUBSCRIPTION_SINCE;
        }
        if let Some(value) = self.until {
            raw.until_ms = value.0;
            raw.fields |= sys::TASKCORE_SUBSCRIPTION_UNTIL;
        }
        if let Some(value) = &self.features {
            raw.features = kept.texts(value, "features")?;
            raw.feature_count = value.len();
            raw.fields |= sys::TASKCORE_SUBSCRIPTION_FEATURES;
        }
        Ok(())
    }
}

impl Output for SubscriptionContent {
    type Raw = sys::taskcore_subscription_content;
    const INIT: Init<Self::Raw> = sys::taskcore_subscription_content_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe {
            Self {
                plan: if (*raw).fields & sys::TASKCORE_SUBSCRIPTION_PLAN != 0 { Some(text((*raw).plan).to_owned()) } else { None },
                source: if (*raw).fields & sys::TASKCORE_SUBSCRIPTION_SOURCE != 0 { Some(text((*raw).source).to_owned()) } else { None },
                since: if (*raw).fields & sys::TASKCORE_SUBSCRIPTION_SINCE != 0 { Some(Timestamp((*raw).since_ms)) } else { None },
                until: if (*raw).fields & sys::TASKCORE_SUBSCRIPTION_UNTIL != 0 { Some(Timestamp((*raw).until_ms)) } else { None },
                features: if (*raw).fields & sys::TASKCORE_SUBSCRIPTION_FEATURES != 0 { Some(Rows::<&str>::new((*raw).features, (*raw).feature_count, std::mem::size_of::<*const std::os::raw::c_char>()).to_vec()) } else { None },
            }
        }
    }
}

/// What a client is to be: a new one, or the changes to one. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct ClientInput {
    /// Who it is; only the members that its own fields announce count
    pub party: Option<Party>,
    /// Several lines, at most 65,536 bytes; "" for none
    pub notes: Option<String>,
    /// 0 or 1
    pub is_archived: Option<bool>,
    /// `TASKCORE_CLIENT_KIND_...`; a new one is a business unless it is said
    pub kind: Option<ClientKind>,
    /// What an hour costs, in its currency: 1 to 10^15; 0: none
    pub hourly_rate_millionths: Option<i64>,
}

impl ClientInput {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Who it is; only the members that its own fields announce count
    #[inline]
    pub fn party(mut self, party: Party) -> Self {
        self.party = Some(party);
        self
    }

    /// Several lines, at most 65,536 bytes; "" for none
    #[inline]
    pub fn notes(mut self, notes: impl Into<String>) -> Self {
        self.notes = Some(notes.into());
        self
    }

    /// 0 or 1
    #[inline]
    pub fn is_archived(mut self, is_archived: bool) -> Self {
        self.is_archived = Some(is_archived);
        self
    }

    /// `TASKCORE_CLIENT_KIND_...`; a new one is a business unless it is said
    #[inline]
    pub fn kind(mut self, kind: ClientKind) -> Self {
        self.kind = Some(kind);
        self
    }

    /// What an hour costs, in its currency: 1 to 10^15; 0: none
    #[inline]
    pub fn hourly_rate_millionths(mut self, hourly_rate_millionths: i64) -> Self {
        self.hourly_rate_millionths = Some(hourly_rate_millionths);
        self
    }
}

impl Input for ClientInput {
    type Raw = sys::taskcore_client_input;
    const INIT: Init<Self::Raw> = sys::taskcore_client_input_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.party {
            raw.party = kept.one(value)?;
            raw.fields |= sys::TASKCORE_CLIENT_PARTY;
        }
        if let Some(value) = &self.notes {
            raw.notes = kept.text(value, "notes")?;
            raw.fields |= sys::TASKCORE_CLIENT_NOTES;
        }
        if let Some(value) = self.is_archived {
            raw.is_archived = i32::from(value);
            raw.fields |= sys::TASKCORE_CLIENT_ARCHIVED;
        }
        if let Some(value) = self.kind {
            raw.kind = value.0;
            raw.fields |= sys::TASKCORE_CLIENT_KIND;
        }
        if let Some(value) = self.hourly_rate_millionths {
            raw.hourly_rate_millionths = value;
            raw.fields |= sys::TASKCORE_CLIENT_HOURLY_RATE;
        }
        Ok(())
    }
}

/// Which clients to list, by their names. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct ClientQueryOptions {
    /// Words that its names, city, numbers and e-mail begin with, whatever their case and accents
    pub text: Option<String>,
    /// [`TASKCORE_ANY`](crate::Choice::ANY), [`TASKCORE_YES`](crate::Choice::YES) or
    /// [`TASKCORE_NO`](crate::Choice::NO)
    pub archived: Option<Choice>,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl ClientQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Words that its names, city, numbers and e-mail begin with, whatever their case and accents
    #[inline]
    pub fn text(mut self, text: impl Into<String>) -> Self {
        self.text = Some(text.into());
        self
    }

    /// [`TASKCORE_ANY`](crate::Choice::ANY), [`TASKCORE_YES`](crate::Choice::YES) or
    /// [`TASKCORE_NO`](crate::Choice::NO)
    #[inline]
    pub fn archived(mut self, archived: Choice) -> Self {
        self.archived = Some(archived);
        self
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for ClientQueryOptions {
    type Raw = sys::taskcore_client_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_client_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.text {
            raw.text = kept.text(value, "text")?;
            raw.fields |= sys::TASKCORE_CLIENT_QUERY_TEXT;
        }
        if let Some(value) = self.archived {
            raw.archived = value.0;
            raw.fields |= sys::TASKCORE_CLIENT_QUERY_ARCHIVED;
        }
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// Which series of numbers to list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct NumberSeriesQueryOptions {
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl NumberSeriesQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for NumberSeriesQueryOptions {
    type Raw = sys::taskcore_number_series_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_number_series_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// What a draft is to be: a new one, or the changes to one. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct InvoiceInput {
    /// 0 for none yet
    pub client_id: Option<i64>,
    /// Of its number; "" for that of its kind
    pub series: Option<String>,
    /// Yyyymmdd (BT-9); 0: so many days after the issue date
    pub due_date: Option<Date>,
    /// From the issue date to the due date, 0 to 3,650; 30 at first
    pub payment_days: Option<i32>,
    /// Yyyymmdd (BT-72); 0 for none
    pub delivery_date: Option<Date>,
    /// Of the invoiced period, yyyymmdd (BT-73); 0 for none
    pub first_date: Option<Date>,
    /// Likewise (BT-74)
    pub last_date: Option<Date>,
    /// ISO 4217 (BT-5); at first the client's, or the seller's, or EUR
    pub currency: Option<String>,
    /// Units of the currency for one euro; 0 when not known
    pub exchange_rate_millionths: Option<i64>,
    /// Of the documents: "fr" or "en"; at first as the client's locale
    pub language: Option<String>,
    /// BT-23, such as "S1"; "" as the rules have it
    pub business_process: Option<String>,
    /// BT-10
    pub buyer_reference: Option<String>,
    /// The purchase order (BT-13)
    pub order_reference: Option<String>,
    /// BT-12
    pub contract_reference: Option<String>,
    /// BT-20
    pub payment_terms: Option<String>,
    /// What is due when it is paid late (note PMD)
    pub late_penalty: Option<String>,
    /// Such as the fee of 40 EUR (note PMT)
    pub recovery_fee: Option<String>,
    /// What is off when it is paid early, or nothing (note AAB)
    pub early_discount: Option<String>,
    /// BT-22, several lines
    pub notes: Option<String>,
    /// BT-113, what was paid before
    pub prepaid_minor: Option<i64>,
    /// Of a credit note: the number of its invoice (BT-25)
    pub preceding_number: Option<String>,
    /// And its issue date, yyyymmdd (BT-26)
    pub preceding_date: Option<Date>,
    /// Of a quote: the last day on which it can be accepted, yyyymmdd; 0: 30 days after the issue
    /// date
    pub valid_until: Option<Date>,
    /// When its VAT is due (BT-8): "debits", "invoice_date", "delivery" or "payment"; "" as the
    /// seller has it
    pub vat_point: Option<String>,
    /// Who got what was sold, where that is not the client (BT-70)
    pub delivery_name: Option<String>,
    /// BT-75
    pub delivery_street: Option<String>,
    /// BT-76
    pub delivery_street_2: Option<String>,
    /// BT-78
    pub delivery_postal_code: Option<String>,
    /// BT-77
    pub delivery_city: Option<String>,
    /// BT-79
    pub delivery_region: Option<String>,
    /// ISO 3166-1 alpha-2, such as "FR" (BT-80)
    pub delivery_country: Option<String>,
    /// 1: prices, discounts, allowances and charges include VAT; at first as prices of the client
    /// or the seller says
    pub has_gross_prices: Option<bool>,
}

impl InvoiceInput {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// 0 for none yet
    #[inline]
    pub fn client_id(mut self, client_id: i64) -> Self {
        self.client_id = Some(client_id);
        self
    }

    /// Of its number; "" for that of its kind
    #[inline]
    pub fn series(mut self, series: impl Into<String>) -> Self {
        self.series = Some(series.into());
        self
    }

    /// Yyyymmdd (BT-9); 0: so many days after the issue date
    #[inline]
    pub fn due_date(mut self, due_date: Date) -> Self {
        self.due_date = Some(due_date);
        self
    }

    /// From the issue date to the due date, 0 to 3,650; 30 at first
    #[inline]
    pub fn payment_days(mut self, payment_days: i32) -> Self {
        self.payment_days = Some(payment_days);
        self
    }

    /// Yyyymmdd (BT-72); 0 for none
    #[inline]
    pub fn delivery_date(mut self, delivery_date: Date) -> Self {
        self.delivery_date = Some(delivery_date);
        self
    }

    /// Of the invoiced period, yyyymmdd (BT-73); 0 for none
    #[inline]
    pub fn first_date(mut self, first_date: Date) -> Self {
        self.first_date = Some(first_date);
        self
    }

    /// Likewise (BT-74)
    #[inline]
    pub fn last_date(mut self, last_date: Date) -> Self {
        self.last_date = Some(last_date);
        self
    }

    /// ISO 4217 (BT-5); at first the client's, or the seller's, or EUR
    #[inline]
    pub fn currency(mut self, currency: impl Into<String>) -> Self {
        self.currency = Some(currency.into());
        self
    }

    /// Units of the currency for one euro; 0 when not known
    #[inline]
    pub fn exchange_rate_millionths(mut self, exchange_rate_millionths: i64) -> Self {
        self.exchange_rate_millionths = Some(exchange_rate_millionths);
        self
    }

    /// Of the documents: "fr" or "en"; at first as the client's locale
    #[inline]
    pub fn language(mut self, language: impl Into<String>) -> Self {
        self.language = Some(language.into());
        self
    }

    /// BT-23, such as "S1"; "" as the rules have it
    #[inline]
    pub fn business_process(mut self, business_process: impl Into<String>) -> Self {
        self.business_process = Some(business_process.into());
        self
    }

    /// BT-10
    #[inline]
    pub fn buyer_reference(mut self, buyer_reference: impl Into<String>) -> Self {
        self.buyer_reference = Some(buyer_reference.into());
        self
    }

    /// The purchase order (BT-13)
    #[inline]
    pub fn order_reference(mut self, order_reference: impl Into<String>) -> Self {
        self.order_reference = Some(order_reference.into());
        self
    }

    /// BT-12
    #[inline]
    pub fn contract_reference(mut self, contract_reference: impl Into<String>) -> Self {
        self.contract_reference = Some(contract_reference.into());
        self
    }

    /// BT-20
    #[inline]
    pub fn payment_terms(mut self, payment_terms: impl Into<String>) -> Self {
        self.payment_terms = Some(payment_terms.into());
        self
    }

    /// What is due when it is paid late (note PMD)
    #[inline]
    pub fn late_penalty(mut self, late_penalty: impl Into<String>) -> Self {
        self.late_penalty = Some(late_penalty.into());
        self
    }

    /// Such as the fee of 40 EUR (note PMT)
    #[inline]
    pub fn recovery_fee(mut self, recovery_fee: impl Into<String>) -> Self {
        self.recovery_fee = Some(recovery_fee.into());
        self
    }

    /// What is off when it is paid early, or nothing (note AAB)
    #[inline]
    pub fn early_discount(mut self, early_discount: impl Into<String>) -> Self {
        self.early_discount = Some(early_discount.into());
        self
    }

    /// BT-22, several lines
    #[inline]
    pub fn notes(mut self, notes: impl Into<String>) -> Self {
        self.notes = Some(notes.into());
        self
    }

    /// BT-113, what was paid before
    #[inline]
    pub fn prepaid_minor(mut self, prepaid_minor: i64) -> Self {
        self.prepaid_minor = Some(prepaid_minor);
        self
    }

    /// Of a credit note: the number of its invoice (BT-25)
    #[inline]
    pub fn preceding_number(mut self, preceding_number: impl Into<String>) -> Self {
        self.preceding_number = Some(preceding_number.into());
        self
    }

    /// And its issue date, yyyymmdd (BT-26)
    #[inline]
    pub fn preceding_date(mut self, preceding_date: Date) -> Self {
        self.preceding_date = Some(preceding_date);
        self
    }

    /// Of a quote: the last day on which it can be accepted, yyyymmdd; 0: 30 days after the issue
    /// date
    #[inline]
    pub fn valid_until(mut self, valid_until: Date) -> Self {
        self.valid_until = Some(valid_until);
        self
    }

    /// When its VAT is due (BT-8): "debits", "invoice_date", "delivery" or "payment"; "" as the
    /// seller has it
    #[inline]
    pub fn vat_point(mut self, vat_point: impl Into<String>) -> Self {
        self.vat_point = Some(vat_point.into());
        self
    }

    /// Who got what was sold, where that is not the client (BT-70)
    #[inline]
    pub fn delivery_name(mut self, delivery_name: impl Into<String>) -> Self {
        self.delivery_name = Some(delivery_name.into());
        self
    }

    /// BT-75
    #[inline]
    pub fn delivery_street(mut self, delivery_street: impl Into<String>) -> Self {
        self.delivery_street = Some(delivery_street.into());
        self
    }

    /// BT-76
    #[inline]
    pub fn delivery_street_2(mut self, delivery_street_2: impl Into<String>) -> Self {
        self.delivery_street_2 = Some(delivery_street_2.into());
        self
    }

    /// BT-78
    #[inline]
    pub fn delivery_postal_code(mut self, delivery_postal_code: impl Into<String>) -> Self {
        self.delivery_postal_code = Some(delivery_postal_code.into());
        self
    }

    /// BT-77
    #[inline]
    pub fn delivery_city(mut self, delivery_city: impl Into<String>) -> Self {
        self.delivery_city = Some(delivery_city.into());
        self
    }

    /// BT-79
    #[inline]
    pub fn delivery_region(mut self, delivery_region: impl Into<String>) -> Self {
        self.delivery_region = Some(delivery_region.into());
        self
    }

    /// ISO 3166-1 alpha-2, such as "FR" (BT-80)
    #[inline]
    pub fn delivery_country(mut self, delivery_country: impl Into<String>) -> Self {
        self.delivery_country = Some(delivery_country.into());
        self
    }

    /// 1: prices, discounts, allowances and charges include VAT; at first as prices of the client
    /// or the seller says
    #[inline]
    pub fn has_gross_prices(mut self, has_gross_prices: bool) -> Self {
        self.has_gross_prices = Some(has_gross_prices);
        self
    }
}

impl Input for InvoiceInput {
    type Raw = sys::taskcore_invoice_input;
    const INIT: Init<Self::Raw> = sys::taskcore_invoice_input_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = self.client_id {
            raw.client_id = value;
            raw.fields |= sys::TASKCORE_INVOICE_CLIENT;
        }
        if let Some(value) = &self.series {
            raw.series = kept.text(value, "series")?;
            raw.fields |= sys::TASKCORE_INVOICE_SERIES;
        }
        if let Some(value) = self.due_date {
            raw.due_date = value.0;
            raw.fields |= sys::TASKCORE_INVOICE_DUE_DATE;
        }
        if let Some(value) = self.payment_days {
            raw.payment_days = value;
            raw.fields |= sys::TASKCORE_INVOICE_PAYMENT_DAYS;
        }
        if let Some(value) = self.delivery_date {
            raw.delivery_date = value.0;
            raw.fields |= sys::TASKCORE_INVOICE_DELIVERY_DATE;
        }
        if let Some(value) = self.first_date {
            raw.first_date = value.0;
            raw.fields |= sys::TASKCORE_INVOICE_PERIOD;
        }
        if let Some(value) = self.last_date {
            raw.last_date = value.0;
            raw.fields |= sys::TASKCORE_INVOICE_PERIOD;
        }
        if let Some(value) = &self.currency {
            raw.currency = kept.text(value, "currency")?;
            raw.fields |= sys::TASKCORE_INVOICE_CURRENCY;
        }
        if let Some(value) = self.exchange_rate_millionths {
            raw.exchange_rate_millionths = value;
            raw.fields |= sys::TASKCORE_INVOICE_EXCHANGE_RATE;
        }
        if let Some(value) = &self.language {
            raw.language = kept.text(value, "language")?;
            raw.fields |= sys::TASKCORE_INVOICE_LANGUAGE;
        }
        if let Some(value) = &self.business_process {
            raw.business_process = kept.text(value, "business_process")?;
            raw.fields |= sys::TASKCORE_INVOICE_BUSINESS_PROCESS;
        }
        if let Some(value) = &self.buyer_reference {
            raw.buyer_reference = kept.text(value, "buyer_reference")?;
            raw.fields |= sys::TASKCORE_INVOICE_BUYER_REFERENCE;
        }
        if let Some(value) = &self.order_reference {
            raw.order_reference = kept.text(value, "order_reference")?;
            raw.fields |= sys::TASKCORE_INVOICE_ORDER_REFERENCE;
        }
        if let Some(value) = &self.contract_reference {
            raw.contract_reference = kept.text(value, "contract_reference")?;
            raw.fields |= sys::TASKCORE_INVOICE_CONTRACT_REFERENCE;
        }
        if let Some(value) = &self.payment_terms {
            raw.payment_terms = kept.text(value, "payment_terms")?;
            raw.fields |= sys::TASKCORE_INVOICE_PAYMENT_TERMS;
        }
        if let Some(value) = &self.late_penalty {
            raw.late_penalty = kept.text(value, "late_penalty")?;
            raw.fields |= sys::TASKCORE_INVOICE_LATE_PENALTY;
        }
        if let Some(value) = &self.recovery_fee {
            raw.recovery_fee = kept.text(value, "recovery_fee")?;
            raw.fields |= sys::TASKCORE_INVOICE_RECOVERY_FEE;
        }
        if let Some(value) = &self.early_discount {
            raw.early_discount = kept.text(value, "early_discount")?;
            raw.fields |= sys::TASKCORE_INVOICE_EARLY_DISCOUNT;
        }
        if let Some(value) = &self.notes {
            raw.notes = kept.text(value, "notes")?;
            raw.fields |= sys::TASKCORE_INVOICE_NOTES;
        }
        if let Some(value) = self.prepaid_minor {
            raw.prepaid_minor = value;
            raw.fields |= sys::TASKCORE_INVOICE_PREPAID;
        }
        if let Some(value) = &self.preceding_number {
            raw.preceding_number = kept.text(value, "preceding_number")?;
            raw.fields |= sys::TASKCORE_INVOICE_PRECEDING;
        }
        if let Some(value) = self.preceding_date {
            raw.preceding_date = value.0;
            raw.fields |= sys::TASKCORE_INVOICE_PRECEDING;
        }
        if let Some(value) = self.valid_until {
            raw.valid_until = value.0;
            raw.fields |= sys::TASKCORE_INVOICE_VALID_UNTIL;
        }
        if let Some(value) = &self.vat_point {
            raw.vat_point = kept.text(value, "vat_point")?;
            raw.fields |= sys::TASKCORE_INVOICE_VAT_POINT;
        }
        if let Some(value) = &self.delivery_name {
            raw.delivery_name = kept.text(value, "delivery_name")?;
            raw.fields |= sys::TASKCORE_INVOICE_DELIVERY_NAME;
        }
        if let Some(value) = &self.delivery_street {
            raw.delivery_street = kept.text(value, "delivery_street")?;
            raw.fields |= sys::TASKCORE_INVOICE_DELIVERY_STREET;
        }
        if let Some(value) = &self.delivery_street_2 {
            raw.delivery_street_2 = kept.text(value, "delivery_street_2")?;
            raw.fields |= sys::TASKCORE_INVOICE_DELIVERY_STREET_2;
        }
        if let Some(value) = &self.delivery_postal_code {
            raw.delivery_postal_code = kept.text(value, "delivery_postal_code")?;
            raw.fields |= sys::TASKCORE_INVOICE_DELIVERY_POSTAL_CODE;
        }
        if let Some(value) = &self.delivery_city {
            raw.delivery_city = kept.text(value, "delivery_city")?;
            raw.fields |= sys::TASKCORE_INVOICE_DELIVERY_CITY;
        }
        if let Some(value) = &self.delivery_region {
            raw.delivery_region = kept.text(value, "delivery_region")?;
            raw.fields |= sys::TASKCORE_INVOICE_DELIVERY_REGION;
        }
        if let Some(value) = &self.delivery_country {
            raw.delivery_country = kept.text(value, "delivery_country")?;
            raw.fields |= sys::TASKCORE_INVOICE_DELIVERY_COUNTRY;
        }
        if let Some(value) = self.has_gross_prices {
            raw.has_gross_prices = i32::from(value);
            raw.fields |= sys::TASKCORE_INVOICE_GROSS_PRICES;
        }
        Ok(())
    }
}

/// What an item of a draft is to be: a new one, or the changes to one. A member that is None is not
/// given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct InvoiceLineInput {
    /// 1 to 200 characters in one line (BT-153)
    pub name: Option<String>,
    /// Several lines; "" for none (BT-154)
    pub details: Option<String>,
    /// Above 0, at most 10^13; 1 at first (BT-129)
    pub quantity_ten_thousandths: Option<i64>,
    /// A code of UN/ECE Recommendation 20 or 21, such as "HUR", or a word for one, such as "hour";
    /// "C62" (one) at first (BT-130)
    pub unit: Option<String>,
    /// 0 to 10^18 (BT-146)
    pub unit_price_millionths: Option<i64>,
    /// 0 up to quantity times price (BT-136)
    pub discount_minor: Option<i64>,
    /// BT-139; "" for one in the invoice's language
    pub discount_reason: Option<String>,
    /// 0 to 10,000 of quantity times price (BT-138)
    pub discount_basis_points: Option<i32>,
    /// `TASKCORE_VAT_...` (BT-151)
    pub vat_category: Option<VatCategory>,
    /// 0 to 99,999 thousandths of a percent (BT-152)
    pub vat_rate_thousandths: Option<i32>,
    /// Of the line's period, yyyymmdd (BT-134); 0 for none
    pub first_date: Option<Date>,
    /// Likewise (BT-135)
    pub last_date: Option<Date>,
    /// In the invoice, from 1; a new line is the last one otherwise
    pub position: Option<i32>,
    /// BT-120
    pub exemption_reason: Option<String>,
    /// BT-121, of the list VATEX
    pub exemption_code: Option<String>,
    /// The tasks that it is for
    pub task_ids: Option<Vec<i64>>,
}

impl InvoiceLineInput {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// 1 to 200 characters in one line (BT-153)
    #[inline]
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Several lines; "" for none (BT-154)
    #[inline]
    pub fn details(mut self, details: impl Into<String>) -> Self {
        self.details = Some(details.into());
        self
    }

    /// Above 0, at most 10^13; 1 at first (BT-129)
    #[inline]
    pub fn quantity_ten_thousandths(mut self, quantity_ten_thousandths: i64) -> Self {
        self.quantity_ten_thousandths = Some(quantity_ten_thousandths);
        self
    }

    /// A code of UN/ECE Recommendation 20 or 21, such as "HUR", or a word for one, such as "hour";
    /// "C62" (one) at first (BT-130)
    #[inline]
    pub fn unit(mut self, unit: impl Into<String>) -> Self {
        self.unit = Some(unit.into());
        self
    }

    /// 0 to 10^18 (BT-146)
    #[inline]
    pub fn unit_price_millionths(mut self, unit_price_millionths: i64) -> Self {
        self.unit_price_millionths = Some(unit_price_millionths);
        self
    }

    /// 0 up to quantity times price (BT-136)
    #[inline]
    pub fn discount_minor(mut self, discount_minor: i64) -> Self {
        self.discount_minor = Some(discount_minor);
        self
    }

    /// BT-139; "" for one in the invoice's language
    #[inline]
    pub fn discount_reason(mut self, discount_reason: impl Into<String>) -> Self {
        self.discount_reason = Some(discount_reason.into());
        self
    }

    /// 0 to 10,000 of quantity times price (BT-138)
    #[inline]
    pub fn discount_basis_points(mut self, discount_basis_points: i32) -> Self {
        self.discount_basis_points = Some(discount_basis_points);
        self
    }

    /// `TASKCORE_VAT_...` (BT-151)
    #[inline]
    pub fn vat_category(mut self, vat_category: VatCategory) -> Self {
        self.vat_category = Some(vat_category);
        self
    }

    /// 0 to 99,999 thousandths of a percent (BT-152)
    #[inline]
    pub fn vat_rate_thousandths(mut self, vat_rate_thousandths: i32) -> Self {
        self.vat_rate_thousandths = Some(vat_rate_thousandths);
        self
    }

    /// Of the line's period, yyyymmdd (BT-134); 0 for none
    #[inline]
    pub fn first_date(mut self, first_date: Date) -> Self {
        self.first_date = Some(first_date);
        self
    }

    /// Likewise (BT-135)
    #[inline]
    pub fn last_date(mut self, last_date: Date) -> Self {
        self.last_date = Some(last_date);
        self
    }

    /// In the invoice, from 1; a new line is the last one otherwise
    #[inline]
    pub fn position(mut self, position: i32) -> Self {
        self.position = Some(position);
        self
    }

    /// BT-120
    #[inline]
    pub fn exemption_reason(mut self, exemption_reason: impl Into<String>) -> Self {
        self.exemption_reason = Some(exemption_reason.into());
        self
    }

    /// BT-121, of the list VATEX
    #[inline]
    pub fn exemption_code(mut self, exemption_code: impl Into<String>) -> Self {
        self.exemption_code = Some(exemption_code.into());
        self
    }

    /// The tasks that it is for
    #[inline]
    pub fn task_ids(mut self, task_ids: impl Into<Vec<i64>>) -> Self {
        self.task_ids = Some(task_ids.into());
        self
    }
}

impl Input for InvoiceLineInput {
    type Raw = sys::taskcore_invoice_line_input;
    const INIT: Init<Self::Raw> = sys::taskcore_invoice_line_input_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.name {
            raw.name = kept.text(value, "name")?;
            raw.fields |= sys::TASKCORE_INVOICE_LINE_NAME;
        }
        if let Some(value) = &self.details {
            raw.details = kept.text(value, "details")?;
            raw.fields |= sys::TASKCORE_INVOICE_LINE_DETAILS;
        }
        if let Some(value) = self.quantity_ten_thousandths {
            raw.quantity_ten_thousandths = value;
            raw.fields |= sys::TASKCORE_INVOICE_LINE_QUANTITY;
        }
        if let Some(value) = &self.unit {
            raw.unit = kept.text(value, "unit")?;
            raw.fields |= sys::TASKCORE_INVOICE_LINE_UNIT;
        }
        if let Some(value) = self.unit_price_millionths {
            raw.unit_price_millionths = value;
            raw.fields |= sys::TASKCORE_INVOICE_LINE_UNIT_PRICE;
        }
        if let Some(value) = self.discount_minor {
            raw.discount_minor = value;
            raw.fields |= sys::TASKCORE_INVOICE_LINE_DISCOUNT_AMOUNT;
        }
        if let Some(value) = &self.discount_reason {
            raw.discount_reason = kept.text(value, "discount_reason")?;
            raw.fields |= sys::TASKCORE_INVOICE_LINE_DISCOUNT_REASON;
        }
        if let Some(value) = self.discount_basis_points {
            raw.discount_basis_points = value;
            raw.fields |= sys::TASKCORE_INVOICE_LINE_DISCOUNT_RATE;
        }
        if let Some(value) = self.vat_category {
            raw.vat_category = value.0;
            raw.fields |= sys::TASKCORE_INVOICE_LINE_VAT;
        }
        if let Some(value) = self.vat_rate_thousandths {
            raw.vat_rate_thousandths = value;
            raw.fields |= sys::TASKCORE_INVOICE_LINE_VAT;
        }
        if let Some(value) = self.first_date {
            raw.first_date = value.0;
            raw.fields |= sys::TASKCORE_INVOICE_LINE_PERIOD;
        }
        if let Some(value) = self.last_date {
            raw.last_date = value.0;
            raw.fields |= sys::TASKCORE_INVOICE_LINE_PERIOD;
        }
        if let Some(value) = self.position {
            raw.position = value;
            raw.fields |= sys::TASKCORE_INVOICE_LINE_POSITION;
        }
        if let Some(value) = &self.exemption_reason {
            raw.exemption_reason = kept.text(value, "exemption_reason")?;
            raw.fields |= sys::TASKCORE_INVOICE_LINE_EXEMPTION;
        }
        if let Some(value) = &self.exemption_code {
            raw.exemption_code = kept.text(value, "exemption_code")?;
            raw.fields |= sys::TASKCORE_INVOICE_LINE_EXEMPTION;
        }
        if let Some(value) = &self.task_ids {
            raw.task_ids = value.as_ptr();
            raw.task_count = value.len();
            raw.fields |= sys::TASKCORE_INVOICE_LINE_TASKS;
        }
        Ok(())
    }
}

/// What an allowance or a charge on the whole of a draft is to be. A member that is None is not
/// given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct InvoiceAdjustmentInput {
    /// 0 or more (BT-92, BT-99)
    pub amount_minor: Option<i64>,
    /// BT-97, BT-104
    pub reason: Option<String>,
    /// Of UNTDID 5189 (BT-98) or 7161 (BT-105); "" for none
    pub reason_code: Option<String>,
    /// BT-120
    pub exemption_reason: Option<String>,
    /// BT-121
    pub exemption_code: Option<String>,
    /// 0 for an allowance, 1 for a charge
    pub is_charge: Option<bool>,
    /// 0 to 10,000 of the sum of the lines (BT-94, BT-101)
    pub rate_basis_points: Option<i32>,
    /// `TASKCORE_VAT_...`
    pub vat_category: Option<VatCategory>,
    /// 0 to 99,999 thousandths of a percent
    pub vat_rate_thousandths: Option<i32>,
}

impl InvoiceAdjustmentInput {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// 0 or more (BT-92, BT-99)
    #[inline]
    pub fn amount_minor(mut self, amount_minor: i64) -> Self {
        self.amount_minor = Some(amount_minor);
        self
    }

    /// BT-97, BT-104
    #[inline]
    pub fn reason(mut self, reason: impl Into<String>) -> Self {
        self.reason = Some(reason.into());
        self
    }

    /// Of UNTDID 5189 (BT-98) or 7161 (BT-105); "" for none
    #[inline]
    pub fn reason_code(mut self, reason_code: impl Into<String>) -> Self {
        self.reason_code = Some(reason_code.into());
        self
    }

    /// BT-120
    #[inline]
    pub fn exemption_reason(mut self, exemption_reason: impl Into<String>) -> Self {
        self.exemption_reason = Some(exemption_reason.into());
        self
    }

    /// BT-121
    #[inline]
    pub fn exemption_code(mut self, exemption_code: impl Into<String>) -> Self {
        self.exemption_code = Some(exemption_code.into());
        self
    }

    /// 0 for an allowance, 1 for a charge
    #[inline]
    pub fn is_charge(mut self, is_charge: bool) -> Self {
        self.is_charge = Some(is_charge);
        self
    }

    /// 0 to 10,000 of the sum of the lines (BT-94, BT-101)
    #[inline]
    pub fn rate_basis_points(mut self, rate_basis_points: i32) -> Self {
        self.rate_basis_points = Some(rate_basis_points);
        self
    }

    /// `TASKCORE_VAT_...`
    #[inline]
    pub fn vat_category(mut self, vat_category: VatCategory) -> Self {
        self.vat_category = Some(vat_category);
        self
    }

    /// 0 to 99,999 thousandths of a percent
    #[inline]
    pub fn vat_rate_thousandths(mut self, vat_rate_thousandths: i32) -> Self {
        self.vat_rate_thousandths = Some(vat_rate_thousandths);
        self
    }
}

impl Input for InvoiceAdjustmentInput {
    type Raw = sys::taskcore_invoice_adjustment_input;
    const INIT: Init<Self::Raw> = sys::taskcore_invoice_adjustment_input_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = self.amount_minor {
            raw.amount_minor = value;
            raw.fields |= sys::TASKCORE_INVOICE_ADJUSTMENT_AMOUNT;
        }
        if let Some(value) = &self.reason {
            raw.reason = kept.text(value, "reason")?;
            raw.fields |= sys::TASKCORE_INVOICE_ADJUSTMENT_REASON;
        }
        if let Some(value) = &self.reason_code {
            raw.reason_code = kept.text(value, "reason_code")?;
            raw.fields |= sys::TASKCORE_INVOICE_ADJUSTMENT_REASON_CODE;
        }
        if let Some(value) = &self.exemption_reason {
            raw.exemption_reason = kept.text(value, "exemption_reason")?;
            raw.fields |= sys::TASKCORE_INVOICE_ADJUSTMENT_EXEMPTION;
        }
        if let Some(value) = &self.exemption_code {
            raw.exemption_code = kept.text(value, "exemption_code")?;
            raw.fields |= sys::TASKCORE_INVOICE_ADJUSTMENT_EXEMPTION;
        }
        if let Some(value) = self.is_charge {
            raw.is_charge = i32::from(value);
            raw.fields |= sys::TASKCORE_INVOICE_ADJUSTMENT_CHARGE;
        }
        if let Some(value) = self.rate_basis_points {
            raw.rate_basis_points = value;
            raw.fields |= sys::TASKCORE_INVOICE_ADJUSTMENT_RATE;
        }
        if let Some(value) = self.vat_category {
            raw.vat_category = value.0;
            raw.fields |= sys::TASKCORE_INVOICE_ADJUSTMENT_VAT;
        }
        if let Some(value) = self.vat_rate_thousandths {
            raw.vat_rate_thousandths = value;
            raw.fields |= sys::TASKCORE_INVOICE_ADJUSTMENT_VAT;
        }
        Ok(())
    }
}

/// Which focus sessions and time entries become items of a draft; what is billed already is left
/// out. A member that is None is not given.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FocusBilling {
    /// Of this project alone, with its subtasks
    pub project_id: Option<i64>,
    /// Of this task alone
    pub task_id: Option<i64>,
    /// Yyyymmdd, in the store's zone
    pub first_date: Date,
    /// likewise
    pub last_date: Date,
    /// `TASKCORE_BILL_...`
    pub grouping: BillingGrouping,
    /// `TASKCORE_VAT_...`
    pub vat_category: VatCategory,
    /// 0 with [`TASKCORE_VAT_STANDARD`](crate::VatCategory::STANDARD): as it is usual for the
    /// client or the seller (default_vat)
    pub vat_rate_thousandths: i32,
    /// Each line's time goes up to a multiple of it; at most 1,440
    pub round_up: Span,
    /// Of an hour
    pub unit_price_millionths: i64,
    /// Of the lines; else the task's title, the project's name, or the day
    pub name: Option<String>,
    /// 1: time costs what its own rate says, in a line for each rate; unit_price_millionths is that
    /// of time without one, and 0 refuses it
    pub is_by_rate: Option<bool>,
    /// 1: of the projects alone that are for the client of the draft
    pub is_of_client: Option<bool>,
}

impl Default for FocusBilling {
    fn default() -> Self {
        Self {
            project_id: Default::default(),
            task_id: Default::default(),
            first_date: Default::default(),
            last_date: Default::default(),
            grouping: BillingGrouping::BY_TASK,
            vat_category: VatCategory::STANDARD,
            vat_rate_thousandths: Default::default(),
            round_up: Default::default(),
            unit_price_millionths: Default::default(),
            name: Default::default(),
            is_by_rate: Default::default(),
            is_of_client: Default::default(),
        }
    }
}

impl FocusBilling {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Of this project alone, with its subtasks
    #[inline]
    pub fn project_id(mut self, project_id: i64) -> Self {
        self.project_id = Some(project_id);
        self
    }

    /// Of this task alone
    #[inline]
    pub fn task_id(mut self, task_id: i64) -> Self {
        self.task_id = Some(task_id);
        self
    }

    /// Yyyymmdd, in the store's zone
    #[inline]
    pub fn first_date(mut self, first_date: Date) -> Self {
        self.first_date = first_date;
        self
    }

    /// likewise
    #[inline]
    pub fn last_date(mut self, last_date: Date) -> Self {
        self.last_date = last_date;
        self
    }

    /// `TASKCORE_BILL_...`
    #[inline]
    pub fn grouping(mut self, grouping: BillingGrouping) -> Self {
        self.grouping = grouping;
        self
    }

    /// `TASKCORE_VAT_...`
    #[inline]
    pub fn vat_category(mut self, vat_category: VatCategory) -> Self {
        self.vat_category = vat_category;
        self
    }

    /// 0 with [`TASKCORE_VAT_STANDARD`](crate::VatCategory::STANDARD): as it is usual for the
    /// client or the seller (default_vat)
    #[inline]
    pub fn vat_rate_thousandths(mut self, vat_rate_thousandths: i32) -> Self {
        self.vat_rate_thousandths = vat_rate_thousandths;
        self
    }

    /// Each line's time goes up to a multiple of it; at most 1,440
    #[inline]
    pub fn round_up(mut self, round_up: impl Into<Span>) -> Self {
        self.round_up = round_up.into();
        self
    }

    /// Of an hour
    #[inline]
    pub fn unit_price_millionths(mut self, unit_price_millionths: i64) -> Self {
        self.unit_price_millionths = unit_price_millionths;
        self
    }

    /// Of the lines; else the task's title, the project's name, or the day
    #[inline]
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// 1: time costs what its own rate says, in a line for each rate; unit_price_millionths is that
    /// of time without one, and 0 refuses it
    #[inline]
    pub fn is_by_rate(mut self, is_by_rate: bool) -> Self {
        self.is_by_rate = Some(is_by_rate);
        self
    }

    /// 1: of the projects alone that are for the client of the draft
    #[inline]
    pub fn is_of_client(mut self, is_of_client: bool) -> Self {
        self.is_of_client = Some(is_of_client);
        self
    }
}

impl Input for FocusBilling {
    type Raw = sys::taskcore_focus_billing;
    const INIT: Init<Self::Raw> = sys::taskcore_focus_billing_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = self.project_id {
            raw.project_id = value;
            raw.fields |= sys::TASKCORE_FOCUS_BILLING_PROJECT_ID;
        }
        if let Some(value) = self.task_id {
            raw.task_id = value;
            raw.fields |= sys::TASKCORE_FOCUS_BILLING_TASK_ID;
        }
        raw.first_date = self.first_date.0;
        raw.last_date = self.last_date.0;
        raw.grouping = self.grouping.0;
        raw.vat_category = self.vat_category.0;
        raw.vat_rate_thousandths = self.vat_rate_thousandths;
        raw.round_up_minutes = fitting(self.round_up.as_minutes());
        raw.unit_price_millionths = self.unit_price_millionths;
        if let Some(value) = &self.name {
            raw.name = kept.text(value, "name")?;
            raw.fields |= sys::TASKCORE_FOCUS_BILLING_NAME;
        }
        if let Some(value) = self.is_by_rate {
            raw.is_by_rate = i32::from(value);
            raw.fields |= sys::TASKCORE_FOCUS_BILLING_RATES;
        }
        if let Some(value) = self.is_of_client {
            raw.is_of_client = i32::from(value);
            raw.fields |= sys::TASKCORE_FOCUS_BILLING_CLIENT;
        }
        Ok(())
    }
}

/// Which invoices to list, newest first: drafts by when they were made, then by issue date. Quotes
/// are listed only when their kind, or none but states of theirs, is asked for. A member that is
/// None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct InvoiceQueryOptions {
    /// `TASKCORE_INVOICE_STATES_...` joined by |
    pub states: Option<InvoiceStates>,
    /// `TASKCORE_INVOICE_KIND_...`
    pub kind: Option<InvoiceKind>,
    /// `client_id` of C.
    pub client_id: Option<i64>,
    /// Of the issue date, yyyymmdd
    pub first_date: Option<Date>,
    /// likewise
    pub last_date: Option<Date>,
    /// In the number, the client's name, a reference or an item
    pub text: Option<String>,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
    /// 1: what asks for money, which is all but credit notes; 0: credit notes
    pub is_debit: Option<bool>,
}

impl InvoiceQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// `TASKCORE_INVOICE_STATES_...` joined by |
    #[inline]
    pub fn states(mut self, states: InvoiceStates) -> Self {
        self.states = Some(states);
        self
    }

    /// `TASKCORE_INVOICE_KIND_...`
    #[inline]
    pub fn kind(mut self, kind: InvoiceKind) -> Self {
        self.kind = Some(kind);
        self
    }

    /// `client_id` of C.
    #[inline]
    pub fn client_id(mut self, client_id: i64) -> Self {
        self.client_id = Some(client_id);
        self
    }

    /// Of the issue date, yyyymmdd
    #[inline]
    pub fn first_date(mut self, first_date: Date) -> Self {
        self.first_date = Some(first_date);
        self
    }

    /// likewise
    #[inline]
    pub fn last_date(mut self, last_date: Date) -> Self {
        self.last_date = Some(last_date);
        self
    }

    /// In the number, the client's name, a reference or an item
    #[inline]
    pub fn text(mut self, text: impl Into<String>) -> Self {
        self.text = Some(text.into());
        self
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }

    /// 1: what asks for money, which is all but credit notes; 0: credit notes
    #[inline]
    pub fn is_debit(mut self, is_debit: bool) -> Self {
        self.is_debit = Some(is_debit);
        self
    }
}

impl Input for InvoiceQueryOptions {
    type Raw = sys::taskcore_invoice_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_invoice_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = self.states {
            raw.states = value.0;
            raw.fields |= sys::TASKCORE_INVOICE_QUERY_STATE;
        }
        if let Some(value) = self.kind {
            raw.kind = value.0;
            raw.fields |= sys::TASKCORE_INVOICE_QUERY_KIND;
        }
        if let Some(value) = self.client_id {
            raw.client_id = value;
            raw.fields |= sys::TASKCORE_INVOICE_QUERY_CLIENT;
        }
        if let Some(value) = self.first_date {
            raw.first_date = value.0;
            raw.fields |= sys::TASKCORE_INVOICE_QUERY_PERIOD;
        }
        if let Some(value) = self.last_date {
            raw.last_date = value.0;
            raw.fields |= sys::TASKCORE_INVOICE_QUERY_PERIOD;
        }
        if let Some(value) = &self.text {
            raw.text = kept.text(value, "text")?;
            raw.fields |= sys::TASKCORE_INVOICE_QUERY_TEXT;
        }
        raw.limit = self.limit;
        raw.offset = self.offset;
        if let Some(value) = self.is_debit {
            raw.is_debit = i32::from(value);
            raw.fields |= sys::TASKCORE_INVOICE_QUERY_DEBIT;
        }
        Ok(())
    }
}

/// Which payments to list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PaymentQueryOptions {
    /// Of this invoice or credit note alone; 0: of all
    pub invoice_id: i64,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl PaymentQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Of this invoice or credit note alone; 0: of all
    #[inline]
    pub fn invoice_id(mut self, invoice_id: i64) -> Self {
        self.invoice_id = invoice_id;
        self
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for PaymentQueryOptions {
    type Raw = sys::taskcore_payment_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_payment_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.invoice_id = self.invoice_id;
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// [`taskcore_payment_input`](crate::PaymentInput) of C. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PaymentInput {
    /// Above 0, at most what is owed unless is_overpaid
    pub amount_minor: Option<i64>,
    /// `means` of C.
    pub means: Option<String>,
    /// `reference` of C.
    pub reference: Option<String>,
    /// `notes` of C.
    pub notes: Option<String>,
    /// Yyyymmdd, from the issue date to today
    pub date: Option<Date>,
    /// 1: it may be more than is owed, which makes the balance negative
    pub is_overpaid: Option<bool>,
}

impl PaymentInput {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Above 0, at most what is owed unless is_overpaid
    #[inline]
    pub fn amount_minor(mut self, amount_minor: i64) -> Self {
        self.amount_minor = Some(amount_minor);
        self
    }

    /// `means` of C.
    #[inline]
    pub fn means(mut self, means: impl Into<String>) -> Self {
        self.means = Some(means.into());
        self
    }

    /// `reference` of C.
    #[inline]
    pub fn reference(mut self, reference: impl Into<String>) -> Self {
        self.reference = Some(reference.into());
        self
    }

    /// `notes` of C.
    #[inline]
    pub fn notes(mut self, notes: impl Into<String>) -> Self {
        self.notes = Some(notes.into());
        self
    }

    /// Yyyymmdd, from the issue date to today
    #[inline]
    pub fn date(mut self, date: Date) -> Self {
        self.date = Some(date);
        self
    }

    /// 1: it may be more than is owed, which makes the balance negative
    #[inline]
    pub fn is_overpaid(mut self, is_overpaid: bool) -> Self {
        self.is_overpaid = Some(is_overpaid);
        self
    }
}

impl Input for PaymentInput {
    type Raw = sys::taskcore_payment_input;
    const INIT: Init<Self::Raw> = sys::taskcore_payment_input_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = self.amount_minor {
            raw.amount_minor = value;
            raw.fields |= sys::TASKCORE_PAYMENT_AMOUNT;
        }
        if let Some(value) = &self.means {
            raw.means = kept.text(value, "means")?;
            raw.fields |= sys::TASKCORE_PAYMENT_MEANS;
        }
        if let Some(value) = &self.reference {
            raw.reference = kept.text(value, "reference")?;
            raw.fields |= sys::TASKCORE_PAYMENT_REFERENCE;
        }
        if let Some(value) = &self.notes {
            raw.notes = kept.text(value, "notes")?;
            raw.fields |= sys::TASKCORE_PAYMENT_NOTES;
        }
        if let Some(value) = self.date {
            raw.date = value.0;
            raw.fields |= sys::TASKCORE_PAYMENT_DATE;
        }
        if let Some(value) = self.is_overpaid {
            raw.is_overpaid = i32::from(value);
            raw.fields |= sys::TASKCORE_PAYMENT_OVERPAID;
        }
        Ok(())
    }
}

/// Which messages to list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct EmailQueryOptions {
    /// With this invoice or credit note alone; 0: with any
    pub invoice_id: i64,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl EmailQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// With this invoice or credit note alone; 0: with any
    #[inline]
    pub fn invoice_id(mut self, invoice_id: i64) -> Self {
        self.invoice_id = invoice_id;
        self
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for EmailQueryOptions {
    type Raw = sys::taskcore_email_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_email_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.invoice_id = self.invoice_id;
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// Which amounts to list of what is owed.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct AgeingQueryOptions {
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl AgeingQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for AgeingQueryOptions {
    type Raw = sys::taskcore_ageing_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_ageing_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// Which months to add up.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct TurnoverQueryOptions {
    /// Yyyymm, years 1 to 9999; 0: from the beginning
    pub first_month: i32,
    /// Likewise; 0: to the end
    pub last_month: i32,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl TurnoverQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Yyyymm, years 1 to 9999; 0: from the beginning
    #[inline]
    pub fn first_month(mut self, first_month: i32) -> Self {
        self.first_month = first_month;
        self
    }

    /// Likewise; 0: to the end
    #[inline]
    pub fn last_month(mut self, last_month: i32) -> Self {
        self.last_month = last_month;
        self
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for TurnoverQueryOptions {
    type Raw = sys::taskcore_turnover_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_turnover_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.first_month = self.first_month;
        raw.last_month = self.last_month;
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// Which months to add up.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct VatTotalQueryOptions {
    /// Yyyymm, years 1 to 9999; 0: from the beginning
    pub first_month: i32,
    /// Likewise; 0: to the end
    pub last_month: i32,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl VatTotalQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Yyyymm, years 1 to 9999; 0: from the beginning
    #[inline]
    pub fn first_month(mut self, first_month: i32) -> Self {
        self.first_month = first_month;
        self
    }

    /// Likewise; 0: to the end
    #[inline]
    pub fn last_month(mut self, last_month: i32) -> Self {
        self.last_month = last_month;
        self
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for VatTotalQueryOptions {
    type Raw = sys::taskcore_vat_total_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_vat_total_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.first_month = self.first_month;
        raw.last_month = self.last_month;
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// [`taskcore_pdf_options`](crate::PdfOptions) of C. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PdfOptions {
    /// "fr" or "en"
    pub language: Option<String>,
    /// `TASKCORE_PAPER_...`
    pub paper: Option<Paper>,
    /// As [`taskcore_party`](crate::Party) has it
    pub page_template: Option<String>,
}

impl PdfOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// "fr" or "en"
    #[inline]
    pub fn language(mut self, language: impl Into<String>) -> Self {
        self.language = Some(language.into());
        self
    }

    /// `TASKCORE_PAPER_...`
    #[inline]
    pub fn paper(mut self, paper: Paper) -> Self {
        self.paper = Some(paper);
        self
    }

    /// As [`taskcore_party`](crate::Party) has it
    #[inline]
    pub fn page_template(mut self, page_template: impl Into<String>) -> Self {
        self.page_template = Some(page_template.into());
        self
    }
}

impl Input for PdfOptions {
    type Raw = sys::taskcore_pdf_options;
    const INIT: Init<Self::Raw> = sys::taskcore_pdf_options_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.language {
            raw.language = kept.text(value, "language")?;
            raw.fields |= sys::TASKCORE_PDF_LANGUAGE;
        }
        if let Some(value) = self.paper {
            raw.paper = value.0;
            raw.fields |= sys::TASKCORE_PDF_PAPER;
        }
        if let Some(value) = &self.page_template {
            raw.page_template = kept.text(value, "page_template")?;
            raw.fields |= sys::TASKCORE_PDF_PAGE_TEMPLATE;
        }
        Ok(())
    }
}

/// The message that an invoice is sent with. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct EmailOptions {
    /// Addresses with or without names, separated by commas
    pub to: Option<String>,
    /// likewise
    pub cc: Option<String>,
    /// likewise
    pub reply_to: Option<String>,
    /// One address with or without a name
    pub sender: Option<String>,
    /// One line
    pub subject: Option<String>,
    /// Plain text, several lines
    pub body: Option<String>,
    /// `TASKCORE_PAPER_...`
    pub paper: Option<Paper>,
}

impl EmailOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Addresses with or without names, separated by commas
    #[inline]
    pub fn to(mut self, to: impl Into<String>) -> Self {
        self.to = Some(to.into());
        self
    }

    /// likewise
    #[inline]
    pub fn cc(mut self, cc: impl Into<String>) -> Self {
        self.cc = Some(cc.into());
        self
    }

    /// likewise
    #[inline]
    pub fn reply_to(mut self, reply_to: impl Into<String>) -> Self {
        self.reply_to = Some(reply_to.into());
        self
    }

    /// One address with or without a name
    #[inline]
    pub fn sender(mut self, sender: impl Into<String>) -> Self {
        self.sender = Some(sender.into());
        self
    }

    /// One line
    #[inline]
    pub fn subject(mut self, subject: impl Into<String>) -> Self {
        self.subject = Some(subject.into());
        self
    }

    /// Plain text, several lines
    #[inline]
    pub fn body(mut self, body: impl Into<String>) -> Self {
        self.body = Some(body.into());
        self
    }

    /// `TASKCORE_PAPER_...`
    #[inline]
    pub fn paper(mut self, paper: Paper) -> Self {
        self.paper = Some(paper);
        self
    }
}

impl Input for EmailOptions {
    type Raw = sys::taskcore_email_options;
    const INIT: Init<Self::Raw> = sys::taskcore_email_options_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.to {
            raw.to = kept.text(value, "to")?;
            raw.fields |= sys::TASKCORE_EMAIL_TO;
        }
        if let Some(value) = &self.cc {
            raw.cc = kept.text(value, "cc")?;
            raw.fields |= sys::TASKCORE_EMAIL_CC;
        }
        if let Some(value) = &self.reply_to {
            raw.reply_to = kept.text(value, "reply_to")?;
            raw.fields |= sys::TASKCORE_EMAIL_REPLY_TO;
        }
        if let Some(value) = &self.sender {
            raw.sender = kept.text(value, "sender")?;
            raw.fields |= sys::TASKCORE_EMAIL_SENDER;
        }
        if let Some(value) = &self.subject {
            raw.subject = kept.text(value, "subject")?;
            raw.fields |= sys::TASKCORE_EMAIL_SUBJECT;
        }
        if let Some(value) = &self.body {
            raw.body = kept.text(value, "body")?;
            raw.fields |= sys::TASKCORE_EMAIL_BODY;
        }
        if let Some(value) = self.paper {
            raw.paper = value.0;
            raw.fields |= sys::TASKCORE_EMAIL_PAPER;
        }
        Ok(())
    }
}

/// The server that takes a message. Nothing of it is stored or logged.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SmtpOptions {
    /// A name or an address
    pub host: String,
    /// 1 to 65,535; 0: 587 with STARTTLS, 465 with TLS
    pub port: i32,
    /// `TASKCORE_SMTP_...`
    pub security: SmtpSecurity,
    /// NULL: none, or as the netrc file says
    pub user: Option<String>,
    /// NULL likewise
    pub password: Option<String>,
    /// A file of mode 0600 with the user and the password; NULL for none
    pub netrc_path: Option<String>,
    /// A PEM file with the authorities to trust; NULL for the system's
    pub ca_path: Option<String>,
    /// For all of it: 1 to 3,600,000; 0: 60,000
    pub timeout: Span,
    /// Bytes sent and in all; NULL for none
    pub progress: Option<Progress>,
}

impl Default for SmtpOptions {
    fn default() -> Self {
        Self {
            host: Default::default(),
            port: Default::default(),
            security: SmtpSecurity::STARTTLS,
            user: Default::default(),
            password: Default::default(),
            netrc_path: Default::default(),
            ca_path: Default::default(),
            timeout: Default::default(),
            progress: Default::default(),
        }
    }
}

impl SmtpOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// A name or an address
    #[inline]
    pub fn host(mut self, host: impl Into<String>) -> Self {
        self.host = host.into();
        self
    }

    /// 1 to 65,535; 0: 587 with STARTTLS, 465 with TLS
    #[inline]
    pub fn port(mut self, port: i32) -> Self {
        self.port = port;
        self
    }

    /// `TASKCORE_SMTP_...`
    #[inline]
    pub fn security(mut self, security: SmtpSecurity) -> Self {
        self.security = security;
        self
    }

    /// NULL: none, or as the netrc file says
    #[inline]
    pub fn user(mut self, user: impl Into<String>) -> Self {
        self.user = Some(user.into());
        self
    }

    /// NULL likewise
    #[inline]
    pub fn password(mut self, password: impl Into<String>) -> Self {
        self.password = Some(password.into());
        self
    }

    /// A file of mode 0600 with the user and the password; NULL for none
    #[inline]
    pub fn netrc_path(mut self, netrc_path: impl Into<String>) -> Self {
        self.netrc_path = Some(netrc_path.into());
        self
    }

    /// A PEM file with the authorities to trust; NULL for the system's
    #[inline]
    pub fn ca_path(mut self, ca_path: impl Into<String>) -> Self {
        self.ca_path = Some(ca_path.into());
        self
    }

    /// For all of it: 1 to 3,600,000; 0: 60,000
    #[inline]
    pub fn timeout(mut self, timeout: impl Into<Span>) -> Self {
        self.timeout = timeout.into();
        self
    }

    /// Bytes sent and in all; NULL for none
    #[inline]
    pub fn progress(mut self, progress: impl Into<Progress>) -> Self {
        self.progress = Some(progress.into());
        self
    }
}

impl Input for SmtpOptions {
    type Raw = sys::taskcore_smtp_options;
    const INIT: Init<Self::Raw> = sys::taskcore_smtp_options_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        raw.host = kept.text(&self.host, "host")?;
        raw.port = self.port;
        raw.security = self.security.0;
        if let Some(value) = &self.user {
            raw.user = kept.text(value, "user")?;
        }
        if let Some(value) = &self.password {
            raw.password = kept.text(value, "password")?;
        }
        if let Some(value) = &self.netrc_path {
            raw.netrc_path = kept.text(value, "netrc_path")?;
        }
        if let Some(value) = &self.ca_path {
            raw.ca_path = kept.text(value, "ca_path")?;
        }
        raw.timeout_ms = self.timeout.as_millis();
        raw.progress = self.progress.as_ref().map(|_| call_progress as _);
        raw.payload = kept.payload(Hooks { progress: self.progress.clone(), ..Hooks::default() });
        Ok(())
    }
}

/// The changes to a purchase. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PurchaseInput {
    /// Own ones, several lines, at most 10,000 characters; "" for none
    pub notes: Option<String>,
    /// Yyyymmdd, where the file says none or another one was agreed on; 0 for none
    pub due_date: Option<Date>,
}

impl PurchaseInput {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Own ones, several lines, at most 10,000 characters; "" for none
    #[inline]
    pub fn notes(mut self, notes: impl Into<String>) -> Self {
        self.notes = Some(notes.into());
        self
    }

    /// Yyyymmdd, where the file says none or another one was agreed on; 0 for none
    #[inline]
    pub fn due_date(mut self, due_date: Date) -> Self {
        self.due_date = Some(due_date);
        self
    }
}

impl Input for PurchaseInput {
    type Raw = sys::taskcore_purchase_input;
    const INIT: Init<Self::Raw> = sys::taskcore_purchase_input_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.notes {
            raw.notes = kept.text(value, "notes")?;
            raw.fields |= sys::TASKCORE_PURCHASE_NOTES;
        }
        if let Some(value) = self.due_date {
            raw.due_date = value.0;
            raw.fields |= sys::TASKCORE_PURCHASE_DUE_DATE;
        }
        Ok(())
    }
}

/// Which purchases to list, and in which order. All given conditions must hold. A member that is
/// None is not given.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PurchaseQueryOptions {
    /// `TASKCORE_PURCHASE_STATES_...` joined by |
    pub states: Option<PurchaseStates>,
    /// `TASKCORE_PURCHASE_ORDER_...`
    pub order: PurchaseOrder,
    /// Of the issue date, yyyymmdd; 0: from the beginning
    pub first_date: Option<Date>,
    /// Likewise; 0: to the end
    pub last_date: Option<Date>,
    /// Those that are due on it or before, yyyymmdd
    pub due_date: Option<Date>,
    /// 1: credit notes alone; 0: none of them
    pub is_credit: Option<bool>,
    /// ISO 4217
    pub currency: Option<String>,
    /// In the number, the names and numbers of the seller, the payee or own notes; case and accents
    /// do not count
    pub text: Option<String>,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl Default for PurchaseQueryOptions {
    fn default() -> Self {
        Self {
            states: Default::default(),
            order: PurchaseOrder::DUE_DATE,
            first_date: Default::default(),
            last_date: Default::default(),
            due_date: Default::default(),
            is_credit: Default::default(),
            currency: Default::default(),
            text: Default::default(),
            limit: Default::default(),
            offset: Default::default(),
        }
    }
}

impl PurchaseQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// `TASKCORE_PURCHASE_STATES_...` joined by |
    #[inline]
    pub fn states(mut self, states: PurchaseStates) -> Self {
        self.states = Some(states);
        self
    }

    /// `TASKCORE_PURCHASE_ORDER_...`
    #[inline]
    pub fn order(mut self, order: PurchaseOrder) -> Self {
        self.order = order;
        self
    }

    /// Of the issue date, yyyymmdd; 0: from the beginning
    #[inline]
    pub fn first_date(mut self, first_date: Date) -> Self {
        self.first_date = Some(first_date);
        self
    }

    /// Likewise; 0: to the end
    #[inline]
    pub fn last_date(mut self, last_date: Date) -> Self {
        self.last_date = Some(last_date);
        self
    }

    /// Those that are due on it or before, yyyymmdd
    #[inline]
    pub fn due_date(mut self, due_date: Date) -> Self {
        self.due_date = Some(due_date);
        self
    }

    /// 1: credit notes alone; 0: none of them
    #[inline]
    pub fn is_credit(mut self, is_credit: bool) -> Self {
        self.is_credit = Some(is_credit);
        self
    }

    /// ISO 4217
    #[inline]
    pub fn currency(mut self, currency: impl Into<String>) -> Self {
        self.currency = Some(currency.into());
        self
    }

    /// In the number, the names and numbers of the seller, the payee or own notes; case and accents
    /// do not count
    #[inline]
    pub fn text(mut self, text: impl Into<String>) -> Self {
        self.text = Some(text.into());
        self
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for PurchaseQueryOptions {
    type Raw = sys::taskcore_purchase_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_purchase_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = self.states {
            raw.states = value.0;
            raw.fields |= sys::TASKCORE_PURCHASE_QUERY_STATE;
        }
        raw.order = self.order.0;
        if let Some(value) = self.first_date {
            raw.first_date = value.0;
            raw.fields |= sys::TASKCORE_PURCHASE_QUERY_PERIOD;
        }
        if let Some(value) = self.last_date {
            raw.last_date = value.0;
            raw.fields |= sys::TASKCORE_PURCHASE_QUERY_PERIOD;
        }
        if let Some(value) = self.due_date {
            raw.due_date = value.0;
            raw.fields |= sys::TASKCORE_PURCHASE_QUERY_DUE;
        }
        if let Some(value) = self.is_credit {
            raw.is_credit = i32::from(value);
            raw.fields |= sys::TASKCORE_PURCHASE_QUERY_CREDIT;
        }
        if let Some(value) = &self.currency {
            raw.currency = kept.text(value, "currency")?;
            raw.fields |= sys::TASKCORE_PURCHASE_QUERY_CURRENCY;
        }
        if let Some(value) = &self.text {
            raw.text = kept.text(value, "text")?;
            raw.fields |= sys::TASKCORE_PURCHASE_QUERY_TEXT;
        }
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// Which payments of purchases to list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PurchasePaymentQueryOptions {
    /// Of this purchase alone; 0: of all
    pub purchase_id: i64,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl PurchasePaymentQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Of this purchase alone; 0: of all
    #[inline]
    pub fn purchase_id(mut self, purchase_id: i64) -> Self {
        self.purchase_id = purchase_id;
        self
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for PurchasePaymentQueryOptions {
    type Raw = sys::taskcore_purchase_payment_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_purchase_payment_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.purchase_id = self.purchase_id;
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// Which totals to list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PurchaseTotalQueryOptions {
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl PurchaseTotalQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for PurchaseTotalQueryOptions {
    type Raw = sys::taskcore_purchase_total_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_purchase_total_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// What a recurring invoice is to be: a new one, or the changes to one. A member that is None is
/// not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct RecurringInvoiceInput {
    /// An RRULE of RFC 5545, such as "FREQ=MONTHLY"
    pub repeat_rule: Option<String>,
    /// The IANA name of the zone in which its days begin; "" for the store's
    pub zone: Option<String>,
    /// Of the drafts; of a new one else that of the invoice
    pub client_id: Option<i64>,
    /// Of a change alone: whose terms and lines are taken instead
    pub invoice_id: Option<i64>,
    /// The first date of the series, yyyymmdd; of a new one else the day of the invoice, which has
    /// no draft then
    pub start_date: Option<Date>,
    /// Yyyymmdd: the next draft is that of the first date of the series on it or after
    pub next_date: Option<Date>,
    /// `TASKCORE_RECURRING_PERIOD_...`
    pub period: Option<RecurringPeriod>,
    /// 1: nothing is drafted until it goes on
    pub is_paused: Option<bool>,
}

impl RecurringInvoiceInput {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// An RRULE of RFC 5545, such as "FREQ=MONTHLY"
    #[inline]
    pub fn repeat_rule(mut self, repeat_rule: impl Into<String>) -> Self {
        self.repeat_rule = Some(repeat_rule.into());
        self
    }

    /// The IANA name of the zone in which its days begin; "" for the store's
    #[inline]
    pub fn zone(mut self, zone: impl Into<String>) -> Self {
        self.zone = Some(zone.into());
        self
    }

    /// Of the drafts; of a new one else that of the invoice
    #[inline]
    pub fn client_id(mut self, client_id: i64) -> Self {
        self.client_id = Some(client_id);
        self
    }

    /// Of a change alone: whose terms and lines are taken instead
    #[inline]
    pub fn invoice_id(mut self, invoice_id: i64) -> Self {
        self.invoice_id = Some(invoice_id);
        self
    }

    /// The first date of the series, yyyymmdd; of a new one else the day of the invoice, which has
    /// no draft then
    #[inline]
    pub fn start_date(mut self, start_date: Date) -> Self {
        self.start_date = Some(start_date);
        self
    }

    /// Yyyymmdd: the next draft is that of the first date of the series on it or after
    #[inline]
    pub fn next_date(mut self, next_date: Date) -> Self {
        self.next_date = Some(next_date);
        self
    }

    /// `TASKCORE_RECURRING_PERIOD_...`
    #[inline]
    pub fn period(mut self, period: RecurringPeriod) -> Self {
        self.period = Some(period);
        self
    }

    /// 1: nothing is drafted until it goes on
    #[inline]
    pub fn is_paused(mut self, is_paused: bool) -> Self {
        self.is_paused = Some(is_paused);
        self
    }
}

impl Input for RecurringInvoiceInput {
    type Raw = sys::taskcore_recurring_invoice_input;
    const INIT: Init<Self::Raw> = sys::taskcore_recurring_invoice_input_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.repeat_rule {
            raw.repeat_rule = kept.text(value, "repeat_rule")?;
            raw.fields |= sys::TASKCORE_RECURRING_INVOICE_REPEAT_RULE;
        }
        if let Some(value) = &self.zone {
            raw.zone = kept.text(value, "zone")?;
            raw.fields |= sys::TASKCORE_RECURRING_INVOICE_ZONE;
        }
        if let Some(value) = self.client_id {
            raw.client_id = value;
            raw.fields |= sys::TASKCORE_RECURRING_INVOICE_CLIENT;
        }
        if let Some(value) = self.invoice_id {
            raw.invoice_id = value;
            raw.fields |= sys::TASKCORE_RECURRING_INVOICE_INVOICE;
        }
        if let Some(value) = self.start_date {
            raw.start_date = value.0;
            raw.fields |= sys::TASKCORE_RECURRING_INVOICE_START_DATE;
        }
        if let Some(value) = self.next_date {
            raw.next_date = value.0;
            raw.fields |= sys::TASKCORE_RECURRING_INVOICE_NEXT_DATE;
        }
        if let Some(value) = self.period {
            raw.period = value.0;
            raw.fields |= sys::TASKCORE_RECURRING_INVOICE_PERIOD;
        }
        if let Some(value) = self.is_paused {
            raw.is_paused = i32::from(value);
            raw.fields |= sys::TASKCORE_RECURRING_INVOICE_PAUSED;
        }
        Ok(())
    }
}

/// Which recurring invoices to list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct RecurringInvoiceQueryOptions {
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl RecurringInvoiceQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for RecurringInvoiceQueryOptions {
    type Raw = sys::taskcore_recurring_invoice_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_recurring_invoice_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// What a rate of interest is to be: a new one, or the changes to one. Of a change, debtor,
/// currency and the first day are not given: they say which one it is. A member that is None is not
/// given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PenaltyRateInput {
    /// Of the invoices that it holds for, ISO 4217; else EUR
    pub currency: Option<String>,
    /// Where it is from, several lines; "" for none
    pub notes: Option<String>,
    /// `TASKCORE_DEBTOR_...`
    pub debtor: Option<Debtor>,
    /// The first day of which interest is at this rate, yyyymmdd
    pub first_date: Option<Date>,
    /// The last one; 0: until the day before the next rate begins
    pub last_date: Option<Date>,
    /// A year: 1215 for 12.15 %; 0 to 10,000
    pub rate_basis_points: Option<i32>,
}

impl PenaltyRateInput {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Of the invoices that it holds for, ISO 4217; else EUR
    #[inline]
    pub fn currency(mut self, currency: impl Into<String>) -> Self {
        self.currency = Some(currency.into());
        self
    }

    /// Where it is from, several lines; "" for none
    #[inline]
    pub fn notes(mut self, notes: impl Into<String>) -> Self {
        self.notes = Some(notes.into());
        self
    }

    /// `TASKCORE_DEBTOR_...`
    #[inline]
    pub fn debtor(mut self, debtor: Debtor) -> Self {
        self.debtor = Some(debtor);
        self
    }

    /// The first day of which interest is at this rate, yyyymmdd
    #[inline]
    pub fn first_date(mut self, first_date: Date) -> Self {
        self.first_date = Some(first_date);
        self
    }

    /// The last one; 0: until the day before the next rate begins
    #[inline]
    pub fn last_date(mut self, last_date: Date) -> Self {
        self.last_date = Some(last_date);
        self
    }

    /// A year: 1215 for 12.15 %; 0 to 10,000
    #[inline]
    pub fn rate_basis_points(mut self, rate_basis_points: i32) -> Self {
        self.rate_basis_points = Some(rate_basis_points);
        self
    }
}

impl Input for PenaltyRateInput {
    type Raw = sys::taskcore_penalty_rate_input;
    const INIT: Init<Self::Raw> = sys::taskcore_penalty_rate_input_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.currency {
            raw.currency = kept.text(value, "currency")?;
            raw.fields |= sys::TASKCORE_PENALTY_RATE_CURRENCY;
        }
        if let Some(value) = &self.notes {
            raw.notes = kept.text(value, "notes")?;
            raw.fields |= sys::TASKCORE_PENALTY_RATE_NOTES;
        }
        if let Some(value) = self.debtor {
            raw.debtor = value.0;
            raw.fields |= sys::TASKCORE_PENALTY_RATE_DEBTOR;
        }
        if let Some(value) = self.first_date {
            raw.first_date = value.0;
            raw.fields |= sys::TASKCORE_PENALTY_RATE_FIRST_DATE;
        }
        if let Some(value) = self.last_date {
            raw.last_date = value.0;
            raw.fields |= sys::TASKCORE_PENALTY_RATE_LAST_DATE;
        }
        if let Some(value) = self.rate_basis_points {
            raw.rate_basis_points = value;
            raw.fields |= sys::TASKCORE_PENALTY_RATE_RATE;
        }
        Ok(())
    }
}

/// Which rates of interest to list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PenaltyRateQueryOptions {
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl PenaltyRateQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for PenaltyRateQueryOptions {
    type Raw = sys::taskcore_penalty_rate_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_penalty_rate_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// What a reminder is to be: a new one, or the changes to one that was not sent. Its amounts are
/// computed with each change. A member that is None is not given.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PaymentReminderInput {
    /// Own words in place of those of its level, several lines; "" for those
    pub text: Option<String>,
    /// Its fee; else 0
    pub fee_minor: Option<i64>,
    /// Of a new one alone: 1 to 9; else one more than the last of the invoice
    pub level: Option<i32>,
    /// Of the letter, yyyymmdd, after the due date and not after today; else today
    pub date: Option<Date>,
    /// By when it asks for the money, yyyymmdd; 0: at once; of a new one else 14 days after its
    /// date
    pub pay_by: Option<Date>,
    /// 1: it claims no interest
    pub is_without_interest: Option<bool>,
    /// 1: it claims no compensation for recovery costs
    pub is_without_recovery: Option<bool>,
}

impl PaymentReminderInput {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Own words in place of those of its level, several lines; "" for those
    #[inline]
    pub fn text(mut self, text: impl Into<String>) -> Self {
        self.text = Some(text.into());
        self
    }

    /// Its fee; else 0
    #[inline]
    pub fn fee_minor(mut self, fee_minor: i64) -> Self {
        self.fee_minor = Some(fee_minor);
        self
    }

    /// Of a new one alone: 1 to 9; else one more than the last of the invoice
    #[inline]
    pub fn level(mut self, level: i32) -> Self {
        self.level = Some(level);
        self
    }

    /// Of the letter, yyyymmdd, after the due date and not after today; else today
    #[inline]
    pub fn date(mut self, date: Date) -> Self {
        self.date = Some(date);
        self
    }

    /// By when it asks for the money, yyyymmdd; 0: at once; of a new one else 14 days after its
    /// date
    #[inline]
    pub fn pay_by(mut self, pay_by: Date) -> Self {
        self.pay_by = Some(pay_by);
        self
    }

    /// 1: it claims no interest
    #[inline]
    pub fn is_without_interest(mut self, is_without_interest: bool) -> Self {
        self.is_without_interest = Some(is_without_interest);
        self
    }

    /// 1: it claims no compensation for recovery costs
    #[inline]
    pub fn is_without_recovery(mut self, is_without_recovery: bool) -> Self {
        self.is_without_recovery = Some(is_without_recovery);
        self
    }
}

impl Input for PaymentReminderInput {
    type Raw = sys::taskcore_payment_reminder_input;
    const INIT: Init<Self::Raw> = sys::taskcore_payment_reminder_input_init;

    fn fill(&self, raw: &mut Self::Raw, kept: &mut Arguments) -> Result<()> {
        if let Some(value) = &self.text {
            raw.text = kept.text(value, "text")?;
            raw.fields |= sys::TASKCORE_PAYMENT_REMINDER_TEXT;
        }
        if let Some(value) = self.fee_minor {
            raw.fee_minor = value;
            raw.fields |= sys::TASKCORE_PAYMENT_REMINDER_FEE;
        }
        if let Some(value) = self.level {
            raw.level = value;
            raw.fields |= sys::TASKCORE_PAYMENT_REMINDER_LEVEL;
        }
        if let Some(value) = self.date {
            raw.date = value.0;
            raw.fields |= sys::TASKCORE_PAYMENT_REMINDER_DATE;
        }
        if let Some(value) = self.pay_by {
            raw.pay_by = value.0;
            raw.fields |= sys::TASKCORE_PAYMENT_REMINDER_PAY_BY;
        }
        if let Some(value) = self.is_without_interest {
            raw.is_without_interest = i32::from(value);
            raw.fields |= sys::TASKCORE_PAYMENT_REMINDER_NO_INTEREST;
        }
        if let Some(value) = self.is_without_recovery {
            raw.is_without_recovery = i32::from(value);
            raw.fields |= sys::TASKCORE_PAYMENT_REMINDER_NO_RECOVERY;
        }
        Ok(())
    }
}

/// Which reminders to list.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct PaymentReminderQueryOptions {
    /// Of this invoice alone; 0: of all
    pub invoice_id: i64,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl PaymentReminderQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Of this invoice alone; 0: of all
    #[inline]
    pub fn invoice_id(mut self, invoice_id: i64) -> Self {
        self.invoice_id = invoice_id;
        self
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for PaymentReminderQueryOptions {
    type Raw = sys::taskcore_payment_reminder_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_payment_reminder_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.invoice_id = self.invoice_id;
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// Of which reminder to list what its interest is made of.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct InterestSpanQueryOptions {
    /// `payment_reminder_id` of C.
    pub payment_reminder_id: i64,
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl InterestSpanQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// `payment_reminder_id` of C.
    #[inline]
    pub fn payment_reminder_id(mut self, payment_reminder_id: i64) -> Self {
        self.payment_reminder_id = payment_reminder_id;
        self
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for InterestSpanQueryOptions {
    type Raw = sys::taskcore_interest_span_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_interest_span_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.payment_reminder_id = self.payment_reminder_id;
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

/// Which invoices to list that are due for a reminder.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct LateInvoiceQueryOptions {
    /// At most so many; 0: all
    pub limit: i64,
    /// After so many; 0: from the first on
    pub offset: i64,
}

impl LateInvoiceQueryOptions {
    /// As it is when nothing was set.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// At most so many; 0: all
    #[inline]
    pub fn limit(mut self, limit: i64) -> Self {
        self.limit = limit;
        self
    }

    /// After so many; 0: from the first on
    #[inline]
    pub fn offset(mut self, offset: i64) -> Self {
        self.offset = offset;
        self
    }
}

impl Input for LateInvoiceQueryOptions {
    type Raw = sys::taskcore_late_invoice_query_options;
    const INIT: Init<Self::Raw> = sys::taskcore_late_invoice_query_options_init;

    fn fill(&self, raw: &mut Self::Raw, _: &mut Arguments) -> Result<()> {
        raw.limit = self.limit;
        raw.offset = self.offset;
        Ok(())
    }
}

impl Output for Moment {
    type Raw = sys::taskcore_moment;
    const INIT: Init<Self::Raw> = sys::taskcore_moment_init;

    unsafe fn read(raw: *const Self::Raw) -> Self {
        // SAFETY: as the caller says.
        unsafe { Self::of((*raw).kind, (*raw).date, (*raw).ms) }
    }
}
