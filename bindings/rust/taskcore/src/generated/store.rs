// SPDX-License-Identifier: Apache-2.0
// Generated from data/taskcore.json by "make header"; do not edit it.
//! What a store does.

use std::cell::RefCell;
use std::io::{Read, Write};
use std::ptr;
use taskcore_sys as sys;
use super::enumerations::*;
use super::handles::*;
use super::values::*;
use crate::arguments::*;
use crate::call::call;
use crate::callbacks::*;
use crate::text::{take_bytes, take_text, text};
use crate::{transport, Date, Moment, Result, Span, Timestamp, Transport};
use crate::Store;

/// What [`quick_add_told`](crate::Store::quick_add_told) gives.
#[derive(Debug)]
#[non_exhaustive]
pub struct QuickAddToldOutcome {
    /// Receives the task's id; 0 on failure. NULL is fine.
    pub id: i64,
    /// Receives what the line says, what of it was not read, and which names are new, to be freed
    /// with `taskcore_quick_add_result_free`; NULL on failure.
    pub result: QuickAddResult,
}

/// What [`repeat_parse`](crate::Store::repeat_parse) gives.
#[derive(Debug)]
#[non_exhaustive]
pub struct RepeatParseOutcome {
    /// Receives the RRULE, to be freed with `taskcore_string_free`; NULL on failure.
    pub rule: String,
    /// Receives [`TASKCORE_REPEAT_FIXED`](crate::RepeatMode::FIXED) or
    /// [`TASKCORE_REPEAT_AFTER_COMPLETION`](crate::RepeatMode::AFTER_COMPLETION); 0 on failure.
    /// NULL is fine for words that say nothing of completion.
    pub mode: RepeatMode,
}

/// What [`event_check`](crate::Store::event_check) gives.
#[derive(Debug)]
#[non_exhaustive]
pub struct EventCheckOutcome {
    /// Receives the list, empty when nothing is wrong, to be freed with
    /// `taskcore_problem_list_free`; NULL on failure.
    pub problems: ProblemList,
    /// Receives what the event would overlap, to be freed with `taskcore_conflict_list_free`; NULL
    /// when it would overlap nothing, and on failure. NULL is fine.
    pub conflicts: ConflictList,
}

/// What [`poll`](crate::Store::poll) gives.
#[derive(Debug)]
#[non_exhaustive]
pub struct PollOutcome {
    /// Receives the list of what became due, the earliest first, to be freed with
    /// `taskcore_alert_list_free`; NULL on failure. With NULL, nothing is said and nothing is
    /// written.
    pub alerts: AlertList,
    /// Receives the number of commits noticed; 0 on failure. NULL is fine.
    pub commit_count: usize,
}

impl Store {
    /// Tells the language that texts are shown in: `en`, `fr`, `de`, `es`, `en-XA` or `ar-XB`, and
    /// of `system` what the environment said when the store was opened.
    pub fn language(&self) -> Result<String> {
        let mut c_language = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe { sys::taskcore_language_e(self.as_raw(), &mut c_language, said) })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { take_text(c_language) })
    }

    /// Sets the language of this device: of what the library shows and reads, and of the sentences
    /// of its errors. It is English at first. What is stored, files, keys, numbers and dates of
    /// files, and the codes and fields of errors are the same in every language. The setting is in
    /// no export, and stays on this device. Another process that has the store open sees it when it
    /// calls [`taskcore_poll`](crate::Store::poll), or opens it again.
    ///
    /// - `language`: `en`, `fr`, `de` or `es`, also with a region behind it, which is left out
    ///   (`fr-CA`); `system` for that of the environment (`LC_ALL`, `LC_MESSAGES`, `LANG`), and
    ///   English where it is none of these; for tests of a program's own screens `en-XA`, English
    ///   in brackets, and `ar-XB`, English from the right to the left; NULL: as it is at first.
    pub fn language_set(&self, language: Option<&str>) -> Result<()> {
        let c_language = to_c_if(language, "language")?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_language_set_e(self.as_raw(), text_or_null(&c_language), said)
        })
    }

    /// Tells the region whose numbers and dates are shown: a code of ISO 3166-1, and "" for none.
    pub fn region(&self) -> Result<String> {
        let mut c_region = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe { sys::taskcore_region_e(self.as_raw(), &mut c_region, said) })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { take_text(c_region) })
    }

    /// Sets the region of this device: the order of dates in figures, the first day of the week,
    /// and how numbers and amounts are written, as Unicode CLDR has them. At first it is that of
    /// the language, France for French for example; English has none, and reads no date that could
    /// be of two days, such as 1/2. The setting is in no export, and stays on this device.
    ///
    /// - `region`: a code of ISO 3166-1, such as `FR`; `system` for that of the environment
    ///   (`LC_ALL`, `LC_TIME`, `LANG`); NULL: as it is at first.
    pub fn region_set(&self, region: Option<&str>) -> Result<()> {
        let c_region = to_c_if(region, "region")?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_region_set_e(self.as_raw(), text_or_null(&c_region), said)
        })
    }

    /// Says the texts of screens, lists and documents in another language than the one that is set,
    /// on this handle alone: for what is written for programs, whose words are the same everywhere.
    /// What is read, and the sentences of errors, stay in the language that is set. Numbers and
    /// dates in texts are those of that language.
    ///
    /// - `language`: as for [`taskcore_language_set`](crate::Store::language_set); NULL: the one
    ///   that is set, as at first.
    pub fn texts_language_set(&self, language: Option<&str>) -> Result<()> {
        let c_language = to_c_if(language, "language")?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_texts_language_set_e(self.as_raw(), text_or_null(&c_language), said)
        })
    }

    /// Adds a task. A new task is open, of priority P2, the last in the manual order, and in the
    /// project of its parent or in Inbox, unless the input says otherwise. A project or tag that is
    /// named for the first time comes into being.
    ///
    /// - `input`: what the task is to be; its title is required.
    pub fn task_add(&self, input: &TaskInput) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_add_e(self.as_raw(), &c_input, &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Adds tasks, all or none, as one step for undo.
    ///
    /// - `inputs`: what the tasks are to be, as in [`taskcore_task_add`](crate::Store::task_add).
    pub fn task_add_many(&self, inputs: &[TaskInput]) -> Result<Vec<i64>> {
        let mut kept = Arguments::default();
        let c_inputs = kept.structs(inputs)?;
        let mut c_ids = vec![0_i64; inputs.len()];
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_add_many_e(
                self.as_raw(),
                c_inputs,
                inputs.len(),
                c_ids.as_mut_ptr(),
                said,
            )
        })?;
        Ok(c_ids)
    }

    /// Gets tasks by their ids, those in the trash too.
    ///
    /// - `ids`: the ids; one that is given twice comes twice.
    pub fn task_get(&self, ids: &[i64]) -> Result<TaskList> {
        let mut c_tasks = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_get_e(self.as_raw(), ids.as_ptr(), ids.len(), &mut c_tasks, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { TaskList::from_raw(c_tasks) })
    }

    /// Finds the task with a uid, also in the trash.
    ///
    /// - `uid`: the uid.
    pub fn task_find(&self, uid: &str) -> Result<i64> {
        let c_uid = to_c(uid, "uid")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_find_e(self.as_raw(), c_uid.as_ptr(), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Lists the tasks that a query asks for.
    ///
    /// - `query`: what to list; NULL for the open tasks in the order of their creation.
    pub fn task_query<'a>(&self, query: impl Into<Option<&'a Query>>) -> Result<TaskList> {
        let mut kept = Arguments::default();
        let c_query = kept.filled_if(query.into())?;
        let mut c_tasks = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_query_e(self.as_raw(), or_null(&c_query), &mut c_tasks, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { TaskList::from_raw(c_tasks) })
    }

    /// Counts the tasks that a query asks for; its limit, offset and order do not matter.
    ///
    /// - `query`: what to count; NULL for the open tasks.
    pub fn task_count<'a>(&self, query: impl Into<Option<&'a Query>>) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_query = kept.filled_if(query.into())?;
        let mut c_task_count = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_count_e(self.as_raw(), or_null(&c_query), &mut c_task_count, said)
        })?;
        Ok(c_task_count)
    }

    /// Changes properties of tasks, all or none, as one step for undo. A task with a repeat rule
    /// repeats from its due on, or from its start without one: setting one of them or the rule
    /// begins its series there anew. What was to be counted of a `COUNT` is counted on, and
    /// exceptions and additions that are not set too move along with the due. What is below a task
    /// that goes to another project goes with it. A subtask that is given another project leaves
    /// its parent, unless that goes there too.
    ///
    /// - `ids`: the ids; one that is given twice counts once.
    /// - `changes`: what to set; only the members that its `fields` announce change. Of tags,
    ///   `tags` is set first, `tags_removed` go next, and `tags_added` come last; likewise with
    ///   `depends_on`.
    pub fn task_update(&self, ids: &[i64], changes: &TaskInput) -> Result<()> {
        let mut kept = Arguments::default();
        let c_changes = kept.filled(changes)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_update_e(self.as_raw(), ids.as_ptr(), ids.len(), &c_changes, said)
        })
    }

    /// Lists all that is wrong with a new task, or with changes to one, as
    /// [`taskcore_task_add`](crate::Store::task_add) and
    /// [`taskcore_task_update`](crate::Store::task_update) would refuse it; nothing is changed.
    /// What these would say is the first problem, and what has no problem they accept. A rule about
    /// several members is looked at when these are right by themselves.
    ///
    /// - `id`: the task that is to be changed; 0: a new one.
    /// - `input`: what it is to be; borrowed for the call.
    pub fn task_check(&self, id: i64, input: &TaskInput) -> Result<ProblemList> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        let mut c_problems = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_check_e(self.as_raw(), id, &c_input, &mut c_problems, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { ProblemList::from_raw(c_problems) })
    }

    /// Completes tasks with their open subtasks, at any depth, all or none, as one step for undo.
    /// Of a task that repeats, the present occurrence is completed:
    /// [`taskcore_completion_query`](crate::Store::completion_query) lists it, and the task stays
    /// open and goes on to the next one. Its due, its start and its reminders move along, and so do
    /// the subtasks, which are open again; but an open subtask that repeats goes its own way. When
    /// there is no next occurrence, it is completed as any other.
    ///
    /// - `ids`: the ids; one that is given twice counts once.
    /// - `flags`: 0, or some of:
    ///   [`TASKCORE_COMPLETE_REFUSE_OPEN_SUBTASKS`](crate::CompleteFlag::REFUSE_OPEN_SUBTASKS) to
    ///   refuse a task with open subtasks unless these are among the ids;
    ///   [`TASKCORE_COMPLETE_SKIP_MISSED`](crate::CompleteFlag::SKIP_MISSED) to go on with the
    ///   first occurrence after now; [`TASKCORE_COMPLETE_SERIES`](crate::CompleteFlag::SERIES) to
    ///   complete a task that repeats for good.
    pub fn task_complete(&self, ids: &[i64], flags: CompleteFlag) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_complete_e(self.as_raw(), ids.as_ptr(), ids.len(), flags.0, said)
        })
    }

    /// Opens completed and cancelled tasks again, with those that they are below, all or none, as
    /// one step for undo.
    ///
    /// - `ids`: the ids; one that is given twice counts once.
    pub fn task_reopen(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_reopen_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Moves tasks to the trash with all that is below them, all or none, as one step for undo.
    ///
    /// - `ids`: the ids; one that is given twice counts once.
    pub fn task_delete(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_delete_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Takes tasks out of the trash with the subtasks that went there with them, all or none, as
    /// one step for undo. Each is open, completed or cancelled as it was. A task whose parent stays
    /// in the trash becomes a task of its own. The closed tasks that an open one is below are
    /// opened again, as [`taskcore_task_reopen`](crate::Store::task_reopen) does.
    ///
    /// - `ids`: the ids; one that is given twice counts once.
    pub fn task_restore(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_restore_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Removes tasks in the trash for good, with the subtasks that are there too, all or none. This
    /// cannot be undone: the change log forgets them too. What depends on one of them does so no
    /// longer. Backups that were made before still have them: in the folder that
    /// [`taskcore_backup_newest`](crate::backup_newest) looks into, and beside the store.
    ///
    /// - `ids`: the ids; one that is given twice counts once.
    pub fn task_purge(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_purge_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Removes the tasks for good that went to the trash before an instant. This cannot be undone:
    /// the change log forgets them too.
    ///
    /// - `before_ms`: the instant, in milliseconds since 1970 UTC, in the years 1 to 9999.
    pub fn task_purge_before(&self, before_ms: Timestamp) -> Result<i64> {
        let mut c_purged = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_purge_before_e(self.as_raw(), before_ms.0, &mut c_purged, said)
        })?;
        Ok(c_purged)
    }

    /// Takes tasks that repeat on to their next occurrences without completing the present ones,
    /// all or none, as one step for undo. What is below a task is open again and goes along, as it
    /// does when an occurrence is completed.
    ///
    /// - `ids`: the ids; one that is given twice counts once.
    pub fn task_skip_occurrence(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_skip_occurrence_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Makes tasks that repeat ones that do not, all or none, as one step for undo. The present
    /// occurrence of each stays as the task.
    ///
    /// - `ids`: the ids; one that is given twice counts once.
    pub fn task_end_series(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_end_series_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Changes the present occurrence of a task that repeats, alone or with the later ones, as one
    /// step for undo. Alone, the occurrence becomes a task of its own without subtasks, whose
    /// `series_uid` and `occurrence` say where it comes from, and the task that repeats goes on to
    /// its next occurrence. When there is no next one, the task itself is changed and does not
    /// repeat any more. With the later ones, and with all, it is changed as
    /// [`taskcore_task_update`](crate::Store::task_update) does.
    ///
    /// - `id`: the task that repeats.
    /// - `options`: which occurrences. NULL: all of them.
    /// - `changes`: what to set, as in [`taskcore_task_update`](crate::Store::task_update); for one
    ///   occurrence nothing of how it repeats.
    pub fn task_update_occurrence<'a>(
        &self,
        id: i64,
        options: impl Into<Option<&'a TaskScopeOptions>>,
        changes: &TaskInput,
    ) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let c_changes = kept.filled(changes)?;
        let mut c_changed_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_update_occurrence_e(
                self.as_raw(),
                id,
                or_null(&c_options),
                &c_changes,
                &mut c_changed_id,
                said,
            )
        })?;
        Ok(c_changed_id)
    }

    /// Moves tasks to another place in the manual order, into a project or under a parent, with all
    /// that is below them, all or none, as one step for undo. Several tasks keep the order of their
    /// ids. One that is below another of them goes with that and stays there, unless they all move
    /// just to the top or bottom of their siblings.
    ///
    /// - `ids`: the ids; one that is given twice counts once.
    /// - `move_`: where to. Before or after a task, they get its parent. To the top or bottom is
    ///   among the tasks with the same parent, or with none in the same project. Into a project is
    ///   out of any parent. Without a place, a project or parent means the bottom of it.
    pub fn task_move(&self, ids: &[i64], move_: &Move) -> Result<()> {
        let mut kept = Arguments::default();
        let c_move_ = kept.filled(move_)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_move_e(self.as_raw(), ids.as_ptr(), ids.len(), &c_move_, said)
        })
    }

    /// Makes each of some tasks the last subtask of the task before it, all or none, as one step
    /// for undo. The task before it is the nearest one in the manual order with the same parent, or
    /// with none in the same project; it is not in the trash and, for an open task, open. Tasks
    /// next to each other come under the same one.
    ///
    /// - `ids`: the ids; one that is given twice, or is below another one, counts once.
    pub fn task_indent(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_indent_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Makes each of some subtasks the task after its parent, all or none, as one step for undo.
    ///
    /// - `ids`: the ids; one that is given twice, or is below another one, counts once.
    pub fn task_outdent(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_outdent_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Copies a task with its subtasks, as one step for undo. The copy stands right behind the
    /// task, and all of it is open. Dates, repeats, reminders, tags and whatever else says what is
    /// to be done are copied as they are; completions, comments, time spent and alerts are not, and
    /// uids are new. Copies wait for the copies of what the tasks wait for, and for the same where
    /// that is not copied. Cancelled subtasks are left out with what is below them, and so are
    /// those in the trash. Of a task that repeats, the copy stands for the present occurrence. A
    /// copy of a subtask whose parent is closed is no subtask.
    ///
    /// - `id`: what to copy.
    pub fn task_copy(&self, id: i64) -> Result<i64> {
        let mut c_copy_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_copy_e(self.as_raw(), id, &mut c_copy_id, said)
        })?;
        Ok(c_copy_id)
    }

    /// Changes properties of the tasks that a query asks for, all or none, as one step for undo.
    ///
    /// - `query`: which tasks; NULL and one without a condition are refused. Unless it says
    ///   something else of their status, it asks for open ones.
    /// - `changes`: what to set, as in [`taskcore_task_update`](crate::Store::task_update).
    pub fn task_update_where(&self, query: &Query, changes: &TaskInput) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_query = kept.filled(query)?;
        let c_changes = kept.filled(changes)?;
        let mut c_changed = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_update_where_e(
                self.as_raw(),
                &c_query,
                &c_changes,
                &mut c_changed,
                said,
            )
        })?;
        Ok(c_changed)
    }

    /// Completes the tasks that a query asks for with their open subtasks, all or none, as one step
    /// for undo.
    ///
    /// - `query`: which tasks; NULL and one without a condition are refused. Unless it says
    ///   something else of their status, it asks for open ones.
    /// - `flags`: as in [`taskcore_task_complete`](crate::Store::task_complete).
    pub fn task_complete_where(&self, query: &Query, flags: CompleteFlag) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_query = kept.filled(query)?;
        let mut c_changed = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_complete_where_e(
                self.as_raw(),
                &c_query,
                flags.0,
                &mut c_changed,
                said,
            )
        })?;
        Ok(c_changed)
    }

    /// Opens the completed tasks that a query asks for again, all or none, as one step for undo.
    ///
    /// - `query`: which tasks; NULL and one without a condition are refused. Unless it says
    ///   something else of their status, it asks for completed ones.
    pub fn task_reopen_where(&self, query: &Query) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_query = kept.filled(query)?;
        let mut c_changed = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_reopen_where_e(self.as_raw(), &c_query, &mut c_changed, said)
        })?;
        Ok(c_changed)
    }

    /// Moves the tasks that a query asks for to the trash, all or none, as one step for undo.
    ///
    /// - `query`: which tasks; NULL and one without a condition are refused. Unless it says
    ///   something else of their status, it asks for open ones.
    pub fn task_delete_where(&self, query: &Query) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_query = kept.filled(query)?;
        let mut c_changed = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_delete_where_e(self.as_raw(), &c_query, &mut c_changed, said)
        })?;
        Ok(c_changed)
    }

    /// Takes the tasks that a query asks for out of the trash, all or none, as one step for undo.
    ///
    /// - `query`: which tasks; NULL and one without a condition are refused. Unless it says
    ///   something else of their status, it asks for those in the trash.
    pub fn task_restore_where(&self, query: &Query) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_query = kept.filled(query)?;
        let mut c_changed = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_restore_where_e(self.as_raw(), &c_query, &mut c_changed, said)
        })?;
        Ok(c_changed)
    }

    /// Removes the tasks in the trash that a query asks for, for good, all or none.
    ///
    /// - `query`: which tasks; NULL and one without a condition are refused. Unless it says
    ///   something else of their status, it asks for those in the trash.
    pub fn task_purge_where(&self, query: &Query) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_query = kept.filled(query)?;
        let mut c_changed = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_purge_where_e(self.as_raw(), &c_query, &mut c_changed, said)
        })?;
        Ok(c_changed)
    }

    /// Moves the tasks that a query asks for, in its order, all or none, as one step for undo.
    ///
    /// - `query`: which tasks; NULL and one without a condition are refused. Unless it says
    ///   something else of their status, it asks for open ones.
    /// - `move_`: where to, as in [`taskcore_task_move`](crate::Store::task_move).
    pub fn task_move_where(&self, query: &Query, move_: &Move) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_query = kept.filled(query)?;
        let c_move_ = kept.filled(move_)?;
        let mut c_changed = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_move_where_e(self.as_raw(), &c_query, &c_move_, &mut c_changed, said)
        })?;
        Ok(c_changed)
    }

    /// Lists what happened to a task, the oldest change first, one entry for each property that
    /// changed. The values are texts: instants as in RFC 3339, priorities as P0 to P3 or none,
    /// projects and other tasks by their present names or, when they are gone, by their uids. Of
    /// when it was modified, which comes with each change, there are no entries.
    ///
    /// - `id`: the task; it may be in the trash.
    pub fn task_history(&self, id: i64) -> Result<HistoryList> {
        let mut c_entries = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_history_e(self.as_raw(), id, &mut c_entries, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { HistoryList::from_raw(c_entries) })
    }

    /// Reads a text in the language of queries, without running it.
    ///
    /// - `text`: the query, at most 10,000 bytes. Whether its projects and tags exist is not looked
    ///   at.
    pub fn query_check(&self, text: &str) -> Result<()> {
        let c_text = to_c(text, "text")?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_query_check_e(self.as_raw(), c_text.as_ptr(), said)
        })
    }

    /// Writes a query as a saved filter keeps it: in English, with a key for each condition. `today
    /// | no date` becomes `due:today or due:none`. It means the same in every language and for
    /// ever.
    ///
    /// - `text`: the query, at most 10,000 bytes.
    pub fn query_canonical(&self, text: &str) -> Result<String> {
        let c_text = to_c(text, "text")?;
        let mut c_canonical = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_query_canonical_e(self.as_raw(), c_text.as_ptr(), &mut c_canonical, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { take_text(c_canonical) })
    }

    /// Writes the query of a saved filter in the words of the reader's language.
    ///
    /// - `text`: the query, as [`taskcore_filter`](crate::Filter) and
    ///   [`taskcore_query_canonical`](crate::Store::query_canonical) have it.
    pub fn query_shown(&self, text: &str) -> Result<String> {
        let c_text = to_c(text, "text")?;
        let mut c_shown = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_query_shown_e(self.as_raw(), c_text.as_ptr(), &mut c_shown, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { take_text(c_shown) })
    }

    /// Says which words of a query are read as conditions although titles have them. One line for
    /// each: `"today" is read as a condition; quote it to search titles: 2 titles have the word`.
    ///
    /// - `text`: the query, as somebody typed it.
    pub fn query_note(&self, text: &str) -> Result<String> {
        let c_text = to_c(text, "text")?;
        let mut c_note = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_query_note_e(self.as_raw(), c_text.as_ptr(), &mut c_note, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { take_text(c_note) })
    }

    /// Reads what each property of an open task adds to its urgency.
    pub fn urgency_coefficients_read(&self) -> Result<UrgencyCoefficients> {
        let mut c_coefficients = defaults(<UrgencyCoefficients as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_urgency_coefficients_read_e(self.as_raw(), &mut c_coefficients, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { UrgencyCoefficients::read(&c_coefficients) })
    }

    /// Sets what each property of an open task adds to its urgency: the urgency of all tasks and
    /// the order by it follow at once.
    ///
    /// - `coefficients`: what to set; only the members that its `fields` announce change.
    pub fn urgency_coefficients_set(&self, coefficients: &UrgencyCoefficients) -> Result<()> {
        let mut kept = Arguments::default();
        let c_coefficients = kept.filled(coefficients)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_urgency_coefficients_set_e(self.as_raw(), &c_coefficients, said)
        })
    }

    /// Cancels tasks with their open subtasks, at any depth, all or none, as one step for undo. A
    /// cancelled task is closed: it scores nothing, counts in no figure of a pulse as due or
    /// overdue, and keeps no task waiting that depends on it. Of a task that repeats, the present
    /// occurrence is cancelled: it is skipped, and the task stays open and goes on to the next one,
    /// as when it is completed. When there is no next occurrence, or with
    /// [`TASKCORE_CANCEL_SERIES`](crate::CancelFlag::SERIES), the task itself is cancelled; its
    /// rule stays, and goes on when it is reopened.
    ///
    /// - `ids`: the ids; one that is given twice counts once.
    /// - `flags`: 0, or [`TASKCORE_CANCEL_SERIES`](crate::CancelFlag::SERIES) to cancel a task that
    ///   repeats with all occurrences to come.
    pub fn task_cancel(&self, ids: &[i64], flags: CancelFlag) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_cancel_e(self.as_raw(), ids.as_ptr(), ids.len(), flags.0, said)
        })
    }

    /// Cancels the tasks that a query asks for with their open subtasks, all or none, as one step
    /// for undo.
    ///
    /// - `query`: which tasks; NULL and one without a condition are refused. Unless it says
    ///   something else of their status, it asks for open ones.
    /// - `flags`: as in [`taskcore_task_cancel`](crate::Store::task_cancel).
    pub fn task_cancel_where(&self, query: &Query, flags: CancelFlag) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_query = kept.filled(query)?;
        let mut c_changed = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_cancel_where_e(
                self.as_raw(),
                &c_query,
                flags.0,
                &mut c_changed,
                said,
            )
        })?;
        Ok(c_changed)
    }

    /// Marks open tasks as in progress from now on, all or none, as one step for undo. Several
    /// tasks may be in progress. Their status stays
    /// [`TASKCORE_TASK_STATUS_OPEN`](crate::TaskStatus::OPEN); `started_ms` says since when, until
    /// the task is stopped, completed, cancelled or moved to the trash. Of a task that repeats, the
    /// present occurrence is in progress. While `is_tracking` of
    /// [`taskcore_time_entry_settings`](crate::TimeEntrySettings) is set, the time entry of the
    /// last task runs from now on, unless a focus session is running or paused; a task that is in
    /// progress already, and whose entry is not running, is let run.
    ///
    /// - `ids`: the ids; one that is given twice counts once.
    pub fn task_start(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_start_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Marks tasks as in progress no longer, all or none, as one step for undo; they stay open. A
    /// time entry of one of them that is running ends.
    ///
    /// - `ids`: the ids; one that is given twice counts once.
    pub fn task_stop(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_stop_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Adds the task that a line says: `Pay rent tomorrow 17:00 #Home @bank !p1 *`. Dates are read
    /// as the store's clock stands in its zone. What is not understood stays in the title. The
    /// language is described in docs/quick-add.md.
    ///
    /// - `text`: the line.
    /// - `defaults`: what the line does not say, such as the project of a screen; its tags are
    ///   added to those of the line, and its parent does not count when the line names a project.
    ///   NULL is fine.
    pub fn quick_add<'a>(
        &self,
        text: &str,
        defaults: impl Into<Option<&'a TaskInput>>,
    ) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_text = to_c(text, "text")?;
        let c_defaults = kept.filled_if(defaults.into())?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_quick_add_e(
                self.as_raw(),
                c_text.as_ptr(),
                or_null(&c_defaults),
                &mut c_id,
                said,
            )
        })?;
        Ok(c_id)
    }

    /// Adds the task that a line says, as [`taskcore_quick_add`](crate::Store::quick_add) does, and
    /// tells what was understood of it.
    ///
    /// - `text`: the line.
    /// - `defaults`: what the line does not say, as for
    ///   [`taskcore_quick_add`](crate::Store::quick_add). NULL is fine.
    pub fn quick_add_told<'a>(
        &self,
        text: &str,
        defaults: impl Into<Option<&'a TaskInput>>,
    ) -> Result<QuickAddToldOutcome> {
        let mut kept = Arguments::default();
        let c_text = to_c(text, "text")?;
        let c_defaults = kept.filled_if(defaults.into())?;
        let mut c_id = 0;
        let mut c_result = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_quick_add_told_e(
                self.as_raw(),
                c_text.as_ptr(),
                or_null(&c_defaults),
                &mut c_id,
                &mut c_result,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { QuickAddToldOutcome { id: c_id, result: QuickAddResult::from_raw(c_result) } })
    }

    /// Tells what a line of quick add says, where it says it, so that a screen can colour it, and
    /// what of it is not read.
    ///
    /// - `text`: the line.
    pub fn quick_add_parse(&self, text: &str) -> Result<QuickAddResult> {
        let c_text = to_c(text, "text")?;
        let mut c_result = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_quick_add_parse_e(self.as_raw(), c_text.as_ptr(), &mut c_result, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { QuickAddResult::from_raw(c_result) })
    }

    /// Tells what a line says as changes of tasks: `tomorrow !p1 -bank`. It is read as quick add
    /// reads it. Without words besides its dates and marks the titles stay, and `title:"..."`
    /// always makes one; `-bank` takes a tag away, `-*` the star, and `due:none` and its like a
    /// value.
    ///
    /// - `text`: the line.
    pub fn quick_add_parse_changes(&self, text: &str) -> Result<QuickAddResult> {
        let c_text = to_c(text, "text")?;
        let mut c_result = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_quick_add_parse_changes_e(
                self.as_raw(),
                c_text.as_ptr(),
                &mut c_result,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { QuickAddResult::from_raw(c_result) })
    }

    /// Adds a project, behind all others.
    ///
    /// - `input`: what it is to be; `name` is needed. Only the members that its `fields` announce
    ///   count.
    pub fn project_add(&self, input: &ProjectInput) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_project_add_e(self.as_raw(), &c_input, &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Gets projects by their ids.
    ///
    /// - `ids`: the ids; one that is given twice comes twice.
    pub fn project_get(&self, ids: &[i64]) -> Result<ProjectList> {
        let mut c_projects = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_project_get_e(
                self.as_raw(),
                ids.as_ptr(),
                ids.len(),
                &mut c_projects,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { ProjectList::from_raw(c_projects) })
    }

    /// Finds the project with a uid or a name.
    ///
    /// - `uid_or_name`: the uid or the name, whose case and accents do not matter.
    pub fn project_find(&self, uid_or_name: &str) -> Result<i64> {
        let c_uid_or_name = to_c(uid_or_name, "uid_or_name")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_project_find_e(self.as_raw(), c_uid_or_name.as_ptr(), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Changes properties of a project: its name, description, colour and icon, and whether it is
    /// archived.
    ///
    /// - `id`: the project; Inbox can be neither renamed nor archived.
    /// - `input`: what to set; only the members that its `fields` announce change.
    pub fn project_update(&self, id: i64, input: &ProjectInput) -> Result<()> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_project_update_e(self.as_raw(), id, &c_input, said)
        })
    }

    /// Lists all that is wrong with a new project, or with changes to one, as
    /// [`taskcore_project_add`](crate::Store::project_add) and
    /// [`taskcore_project_update`](crate::Store::project_update) would refuse it; nothing is
    /// changed. What these would say is the first problem, and what has no problem they accept.
    ///
    /// - `id`: the project that is to be changed; 0: a new one.
    /// - `input`: what it is to be; borrowed for the call.
    pub fn project_check(&self, id: i64, input: &ProjectInput) -> Result<ProblemList> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        let mut c_problems = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_project_check_e(self.as_raw(), id, &c_input, &mut c_problems, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { ProblemList::from_raw(c_problems) })
    }

    /// Gives projects another place in the manual order, all or none, as one step for undo. They
    /// stand together then, in the order of the ids.
    ///
    /// - `ids`: the ids; not Inbox, which is always the first. One that is given twice counts once.
    /// - `move_`: where to: [`TASKCORE_MOVE_BEFORE`](crate::MoveField::BEFORE), `_AFTER`, `_TO_TOP`
    ///   or `_TO_BOTTOM`.
    pub fn project_move(&self, ids: &[i64], move_: &Move) -> Result<()> {
        let mut kept = Arguments::default();
        let c_move_ = kept.filled(move_)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_project_move_e(self.as_raw(), ids.as_ptr(), ids.len(), &c_move_, said)
        })
    }

    /// Copies a project with its sections and tasks, as one step for undo. The copy stands behind
    /// all other projects and below the same one, is not archived, and is called such as "Work
    /// copy", or "Work copy 2" when that is taken. Its tasks are those of the project that are open
    /// or completed, copied as [`taskcore_task_copy`](crate::Store::task_copy) does. Projects below
    /// it are not copied.
    ///
    /// - `id`: what to copy.
    pub fn project_copy(&self, id: i64) -> Result<i64> {
        let mut c_copy_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_project_copy_e(self.as_raw(), id, &mut c_copy_id, said)
        })?;
        Ok(c_copy_id)
    }

    /// Deletes projects, all or none, as one step for undo. Their tasks go to Inbox, those in the
    /// trash too, and their events belong to no project.
    ///
    /// - `ids`: the projects, not Inbox; one that is given twice counts once.
    /// - `flags`: [`TASKCORE_DELETE_WITH_TASKS`](crate::DeleteFlag::WITH_TASKS) to move their tasks
    ///   to the trash as well, or 0.
    pub fn project_delete(&self, ids: &[i64], flags: DeleteFlag) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_project_delete_e(self.as_raw(), ids.as_ptr(), ids.len(), flags.0, said)
        })
    }

    /// Lists the projects with the numbers of their tasks: Inbox first, then in the manual order.
    ///
    /// - `options`: which ones. NULL: all that are not archived.
    pub fn project_query<'a>(
        &self,
        options: impl Into<Option<&'a ProjectQueryOptions>>,
    ) -> Result<ProjectList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_projects = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_project_query_e(self.as_raw(), or_null(&c_options), &mut c_projects, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { ProjectList::from_raw(c_projects) })
    }

    /// Mends what another program damaged, so that the store is whole again. It restores Inbox;
    /// puts tasks whose project is missing into Inbox; makes subtasks whose parent is missing, in
    /// another project or below them tasks of their own, and so those outside of the trash whose
    /// parent is in it and the open ones whose parent is completed; removes dependencies on missing
    /// tasks and those in a circle; makes tasks found by the tags that they have; gives a place in
    /// the manual order to what has none; gives its default to what has a value that it cannot
    /// have; keeps repeating tasks at the occurrence that they are at, where their completions and
    /// skips say another; removes what is of a draft that is missing, and comments on what is; and
    /// rebuilds the indexes that do not agree with their tables, the queue of reminders, and what
    /// follows from payments and credit notes, all reported as the index. Of issued invoices,
    /// nothing is ever removed: parts of those that are missing, parties that they lack, and
    /// numbers that are missing or doubled are told of, and stay as they are. A store that is whole
    /// stays as it is. A repair cannot be undone. First it looks whether the file itself is whole,
    /// page by page, which takes time in proportion to its size.
    pub fn repair(&self) -> Result<RepairReport> {
        let mut c_report = defaults(<RepairReport as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe { sys::taskcore_repair_e(self.as_raw(), &mut c_report, said) })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { RepairReport::read(&c_report) })
    }

    /// Tells what [`taskcore_repair`](crate::Store::repair) would mend, and changes nothing. First
    /// it looks whether the file itself is whole, page by page, which takes time in proportion to
    /// its size. No other connection can write meanwhile.
    pub fn check(&self) -> Result<RepairReport> {
        let mut c_report = defaults(<RepairReport as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe { sys::taskcore_check_e(self.as_raw(), &mut c_report, said) })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { RepairReport::read(&c_report) })
    }

    /// Takes what can be read of a damaged file into a new store, and mends it there. The file is
    /// read page by page, and stays as it is. The rows of each page that can be read come back,
    /// whatever happened to the pages around it, with the steps for undo; what follows from other
    /// things is made anew. The write-ahead log beside the file is read too. Nobody may write to
    /// the file meanwhile. What the change log has and did not come back,
    /// [`taskcore_import_notes`](crate::Store::import_notes) lists, a note for each record.
    ///
    /// - `path`: the damaged file.
    pub fn recover(&self, path: &str) -> Result<RecoveryReport> {
        let c_path = to_c(path, "path")?;
        let mut c_report = defaults(<RecoveryReport as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_recover_e(self.as_raw(), c_path.as_ptr(), &mut c_report, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { RecoveryReport::read(&c_report) })
    }

    /// Adds a section, a heading within a project that a board shows as a column, behind the
    /// others.
    ///
    /// - `project_id`: the project.
    /// - `input`: the section; its name is needed.
    pub fn project_section_add(&self, project_id: i64, input: &ProjectSectionInput) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_project_section_add_e(
                self.as_raw(),
                project_id,
                &c_input,
                &mut c_id,
                said,
            )
        })?;
        Ok(c_id)
    }

    /// Gets sections by their ids.
    ///
    /// - `ids`: the ids; one that is given twice comes twice.
    pub fn project_section_get(&self, ids: &[i64]) -> Result<ProjectSectionList> {
        let mut c_sections = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_project_section_get_e(
                self.as_raw(),
                ids.as_ptr(),
                ids.len(),
                &mut c_sections,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { ProjectSectionList::from_raw(c_sections) })
    }

    /// Finds the section with a uid.
    ///
    /// - `uid`: the uid.
    pub fn project_section_find(&self, uid: &str) -> Result<i64> {
        let c_uid = to_c(uid, "uid")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_project_section_find_e(self.as_raw(), c_uid.as_ptr(), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Gives a section another name.
    ///
    /// - `id`: the section.
    /// - `input`: what shall be other than it is.
    pub fn project_section_update(&self, id: i64, input: &ProjectSectionInput) -> Result<()> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_project_section_update_e(self.as_raw(), id, &c_input, said)
        })
    }

    /// Moves sections of a project to a place in their order, one after the other.
    ///
    /// - `ids`: the sections, of one project, in the order that they shall have; one that is given
    ///   twice counts once.
    /// - `move_`: before or after another section of the project, to the top or to the bottom.
    pub fn project_section_move(&self, ids: &[i64], move_: &Move) -> Result<()> {
        let mut kept = Arguments::default();
        let c_move_ = kept.filled(move_)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_project_section_move_e(
                self.as_raw(),
                ids.as_ptr(),
                ids.len(),
                &c_move_,
                said,
            )
        })
    }

    /// Deletes sections; their tasks stay in the project, below none.
    ///
    /// - `ids`: the sections; one that is given twice counts once.
    pub fn project_section_delete(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_project_section_delete_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Lists sections, in the order of their projects and then in their own.
    ///
    /// - `options`: which of them. NULL: all.
    pub fn project_section_query<'a>(
        &self,
        options: impl Into<Option<&'a ProjectSectionQueryOptions>>,
    ) -> Result<ProjectSectionList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_sections = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_project_section_query_e(
                self.as_raw(),
                or_null(&c_options),
                &mut c_sections,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { ProjectSectionList::from_raw(c_sections) })
    }

    /// Gets tags by their names, also those that no task and no event has any more.
    ///
    /// - `names`: the names; case and accents do not matter. One that is given twice comes twice.
    pub fn tag_get(&self, names: &[impl AsRef<str>]) -> Result<TagList> {
        let mut kept = Arguments::default();
        let c_names = kept.texts(names, "names")?;
        let mut c_tags = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_tag_get_e(self.as_raw(), c_names, names.len(), &mut c_tags, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { TagList::from_raw(c_tags) })
    }

    /// Lists the tags that tasks outside of the trash or events have, or that have a colour, with
    /// the numbers of those tasks and events, by name.
    ///
    /// - `options`: which of them. NULL: all.
    pub fn tag_query<'a>(
        &self,
        options: impl Into<Option<&'a TagQueryOptions>>,
    ) -> Result<TagList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_tags = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_tag_query_e(self.as_raw(), or_null(&c_options), &mut c_tags, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { TagList::from_raw(c_tags) })
    }

    /// Gives a tag another name, in all tasks and events that have it, as one step for undo; its
    /// colour goes along.
    ///
    /// - `name`: the tag; case and accents do not matter.
    /// - `new_name`: 1 to 100 characters in one line, trimmed; it may spell the same name
    ///   otherwise.
    pub fn tag_rename(&self, name: &str, new_name: &str) -> Result<()> {
        let c_name = to_c(name, "name")?;
        let c_new_name = to_c(new_name, "new_name")?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_tag_rename_e(self.as_raw(), c_name.as_ptr(), c_new_name.as_ptr(), said)
        })
    }

    /// Makes one tag of several, in all tasks and events that have one of them, as one step for
    /// undo. It keeps its colour, or gets the first that one of the others has.
    ///
    /// - `names`: the tags that go; case and accents do not matter.
    /// - `into`: the tag that is left: one of them, another one, or a new one.
    pub fn tag_merge(&self, names: &[impl AsRef<str>], into: &str) -> Result<()> {
        let mut kept = Arguments::default();
        let c_names = kept.texts(names, "names")?;
        let c_into = to_c(into, "into")?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_tag_merge_e(self.as_raw(), c_names, names.len(), c_into.as_ptr(), said)
        })
    }

    /// Gives a tag a colour, also one that no task has yet.
    ///
    /// - `name`: the tag; case and accents do not matter.
    /// - `colour`: `TASKCORE_COLOUR_...`; [`TASKCORE_COLOUR_BLACK`](crate::Colour::BLACK) takes the
    ///   colour away.
    pub fn tag_set_colour(&self, name: &str, colour: Colour) -> Result<()> {
        let c_name = to_c(name, "name")?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_tag_set_colour_e(self.as_raw(), c_name.as_ptr(), colour.0, said)
        })
    }

    /// Takes tags from all tasks and events that have them, those in the trash too, all or none, as
    /// one step for undo. Their colours go with them.
    ///
    /// - `names`: the tags; case and accents do not matter.
    pub fn tag_delete(&self, names: &[impl AsRef<str>]) -> Result<()> {
        let mut kept = Arguments::default();
        let c_names = kept.texts(names, "names")?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_tag_delete_e(self.as_raw(), c_names, names.len(), said)
        })
    }

    /// Saves a query under a name, behind the other filters.
    ///
    /// - `input`: the filter; its name and its query are needed.
    pub fn filter_add(&self, input: &FilterInput) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_filter_add_e(self.as_raw(), &c_input, &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Gets filters by their ids.
    ///
    /// - `ids`: the ids; one that is given twice comes twice.
    pub fn filter_get(&self, ids: &[i64]) -> Result<FilterList> {
        let mut c_filters = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_filter_get_e(self.as_raw(), ids.as_ptr(), ids.len(), &mut c_filters, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { FilterList::from_raw(c_filters) })
    }

    /// Finds the filter with a uid or a name.
    ///
    /// - `uid_or_name`: the uid or the name, whose case and accents do not matter.
    pub fn filter_find(&self, uid_or_name: &str) -> Result<i64> {
        let c_uid_or_name = to_c(uid_or_name, "uid_or_name")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_filter_find_e(self.as_raw(), c_uid_or_name.as_ptr(), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Changes a saved filter.
    ///
    /// - `id`: the filter.
    /// - `input`: what shall be other than it is.
    pub fn filter_update(&self, id: i64, input: &FilterInput) -> Result<()> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_filter_update_e(self.as_raw(), id, &c_input, said)
        })
    }

    /// Moves saved filters to a place in their order, one after the other.
    ///
    /// - `ids`: the filters, in the order that they shall have; one that is given twice counts
    ///   once.
    /// - `move_`: before or after another filter, to the top or to the bottom.
    pub fn filter_move(&self, ids: &[i64], move_: &Move) -> Result<()> {
        let mut kept = Arguments::default();
        let c_move_ = kept.filled(move_)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_filter_move_e(self.as_raw(), ids.as_ptr(), ids.len(), &c_move_, said)
        })
    }

    /// Deletes saved filters; no task changes.
    ///
    /// - `ids`: the filters; one that is given twice counts once.
    pub fn filter_delete(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_filter_delete_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Lists the saved filters, in their manual order.
    ///
    /// - `options`: which of them. NULL: all.
    pub fn filter_query<'a>(
        &self,
        options: impl Into<Option<&'a FilterQueryOptions>>,
    ) -> Result<FilterList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_filters = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_filter_query_e(self.as_raw(), or_null(&c_options), &mut c_filters, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { FilterList::from_raw(c_filters) })
    }

    /// Saves a task with its subtasks, or a project with its sections and tasks, as a template. The
    /// template has what a copy has, as it is now: titles, notes, tags, priorities, slots,
    /// estimates, rates, links, own fields, reminders, repeat rules, sections, and which tasks of
    /// it wait for which. Dates become days from the day of its use, with the time of the clock:
    /// one of a zone, one that floats, and all day each stay so. The anchor is what stands for the
    /// day of its use: the day of the earliest start, planned, due or until, unless it is given.
    /// Completions, comments, time spent, alerts and what is in progress are left out, and so are
    /// cancelled tasks and those in the trash. No list of tasks and no figure ever has what is in a
    /// template.
    ///
    /// - `input`: the template; its name and a task or a project are needed.
    pub fn template_add(&self, input: &TemplateInput) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_template_add_e(self.as_raw(), &c_input, &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Gets templates by their ids.
    ///
    /// - `ids`: the ids; one that is given twice comes twice.
    pub fn template_get(&self, ids: &[i64]) -> Result<TemplateList> {
        let mut c_templates = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_template_get_e(
                self.as_raw(),
                ids.as_ptr(),
                ids.len(),
                &mut c_templates,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { TemplateList::from_raw(c_templates) })
    }

    /// Finds the template with a uid or a name.
    ///
    /// - `uid_or_name`: the uid or the name, whose case and accents do not matter.
    pub fn template_find(&self, uid_or_name: &str) -> Result<i64> {
        let c_uid_or_name = to_c(uid_or_name, "uid_or_name")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_template_find_e(self.as_raw(), c_uid_or_name.as_ptr(), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Gives a template another name, or saves another task or project in it.
    ///
    /// - `id`: the template.
    /// - `input`: what shall be other than it is.
    pub fn template_update(&self, id: i64, input: &TemplateInput) -> Result<()> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_template_update_e(self.as_raw(), id, &c_input, said)
        })
    }

    /// Deletes templates; what was made of them stays.
    ///
    /// - `ids`: the templates; one that is given twice counts once.
    pub fn template_delete(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_template_delete_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Makes the tasks of a template, and its project, as one step for undo. All of it is new and
    /// open, with new uids, and stands behind all other tasks. A time of a zone is at the same time
    /// of the clock on its day, whatever clock changes lie in between, and one of no zone of its
    /// own at that of the store's. The project of a template of a project is called as it was, or
    /// such as "Work 2" when that is taken. Sections of a project that is given are found by their
    /// names, and made by a template of a project. A repeat rule stays as it is written, but for
    /// its end, which goes along; its first occurrence is the due, or the start.
    ///
    /// - `id`: the template.
    /// - `options`: on which day, and in which project. NULL: today.
    pub fn template_use<'a>(
        &self,
        id: i64,
        options: impl Into<Option<&'a TemplateUseOptions>>,
    ) -> Result<TemplateReport> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_use_ = defaults(<TemplateReport as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_template_use_e(self.as_raw(), id, or_null(&c_options), &mut c_use_, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { TemplateReport::read(&c_use_) })
    }

    /// Lists the templates, in the order of their names.
    ///
    /// - `options`: which of them. NULL: all.
    pub fn template_query<'a>(
        &self,
        options: impl Into<Option<&'a TemplateQueryOptions>>,
    ) -> Result<TemplateList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_templates = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_template_query_e(
                self.as_raw(),
                or_null(&c_options),
                &mut c_templates,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { TemplateList::from_raw(c_templates) })
    }

    /// Lists the tasks that a template makes, each followed by its subtasks.
    ///
    /// - `id`: the template.
    pub fn template_read(&self, id: i64) -> Result<TemplateTaskList> {
        let mut c_tasks = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_template_read_e(self.as_raw(), id, &mut c_tasks, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { TemplateTaskList::from_raw(c_tasks) })
    }

    /// Declares an own field of tasks or of events, behind the others.
    ///
    /// - `input`: the field; its name is needed.
    pub fn field_add(&self, input: &FieldInput) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_field_add_e(self.as_raw(), &c_input, &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Gets fields by their ids.
    ///
    /// - `ids`: the ids; one that is given twice comes twice.
    pub fn field_get(&self, ids: &[i64]) -> Result<FieldList> {
        let mut c_fields = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_field_get_e(self.as_raw(), ids.as_ptr(), ids.len(), &mut c_fields, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { FieldList::from_raw(c_fields) })
    }

    /// Finds the field with a uid or a name.
    ///
    /// - `uid_or_name`: the uid or the name, whose case and accents do not matter.
    pub fn field_find(&self, uid_or_name: &str) -> Result<i64> {
        let c_uid_or_name = to_c(uid_or_name, "uid_or_name")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_field_find_e(self.as_raw(), c_uid_or_name.as_ptr(), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Changes an own field: its name, its label, its choices. Its values stay; those of a choice
    /// that is spelled in another way are spelled so, too.
    ///
    /// - `id`: the field.
    /// - `input`: what shall be other than it is.
    pub fn field_update(&self, id: i64, input: &FieldInput) -> Result<()> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_field_update_e(self.as_raw(), id, &c_input, said)
        })
    }

    /// Moves own fields to a place in their order, one after the other.
    ///
    /// - `ids`: the fields, in the order that they shall have; one that is given twice counts once.
    /// - `move_`: before or after another field, to the top or to the bottom.
    pub fn field_move(&self, ids: &[i64], move_: &Move) -> Result<()> {
        let mut kept = Arguments::default();
        let c_move_ = kept.filled(move_)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_field_move_e(self.as_raw(), ids.as_ptr(), ids.len(), &c_move_, said)
        })
    }

    /// Deletes own fields; their values are kept unseen, and come back when that is undone, or are
    /// taken away, too.
    ///
    /// - `ids`: the fields; one that is given twice counts once.
    /// - `flags`: [`TASKCORE_DELETE_WITH_VALUES`](crate::DeleteFlag::WITH_VALUES), or 0.
    pub fn field_delete(&self, ids: &[i64], flags: DeleteFlag) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_field_delete_e(self.as_raw(), ids.as_ptr(), ids.len(), flags.0, said)
        })
    }

    /// Lists the own fields, in their manual order.
    ///
    /// - `options`: which of them. NULL: all.
    pub fn field_query<'a>(
        &self,
        options: impl Into<Option<&'a FieldQueryOptions>>,
    ) -> Result<FieldList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_fields = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_field_query_e(self.as_raw(), or_null(&c_options), &mut c_fields, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { FieldList::from_raw(c_fields) })
    }

    /// Reads the home screen.
    ///
    /// - `options`: what to show; NULL for all.
    pub fn home_read<'a>(&self, options: impl Into<Option<&'a HomeOptions>>) -> Result<Home> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_home = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_home_read_e(self.as_raw(), or_null(&c_options), &mut c_home, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { Home::from_raw(c_home) })
    }

    /// Reads the screen of one task, also of one in the trash. A field names what an edit of it
    /// changes, whether or not the task may be edited as it is: that is one of its actions. Rows
    /// and fields hold texts to show, not to read back.
    ///
    /// - `id`: the task.
    pub fn detail_read(&self, id: i64) -> Result<Detail> {
        let mut c_detail = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_detail_read_e(self.as_raw(), id, &mut c_detail, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { Detail::from_raw(c_detail) })
    }

    /// Lists the tasks that a query asks for, as lines on a screen.
    ///
    /// - `query`: what to list; NULL for the open tasks in the order of their creation.
    pub fn row_query<'a>(&self, query: impl Into<Option<&'a Query>>) -> Result<RowList> {
        let mut kept = Arguments::default();
        let c_query = kept.filled_if(query.into())?;
        let mut c_rows = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_row_query_e(self.as_raw(), or_null(&c_query), &mut c_rows, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { RowList::from_raw(c_rows) })
    }

    /// Takes the last step back: all that one call changed, where it is still as that call left it.
    /// Steps can be taken back to the first one, also after a restart and by another process. What
    /// was changed since by what no undo takes back, such as a poll, a repair or another program,
    /// is left alone, and `left_count` says how much that is. When something, its rule of repeating
    /// and its dates say nothing without each other, and are set back together or not at all. A
    /// task that the step had added is removed; when it was changed since, or others are below it
    /// or wait for it, it goes to the trash with what is below it (`trashed_count`). Anything else
    /// that was added and changed since stays. Tasks that were purged are gone all the same.
    pub fn undo(&self) -> Result<Step> {
        let mut c_step = defaults(<Step as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe { sys::taskcore_undo_e(self.as_raw(), &mut c_step, said) })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { Step::read(&c_step) })
    }

    /// Does the step again that was undone last, where all is still as the undo left it, as
    /// [`taskcore_undo`](crate::Store::undo) does. A new step ends what can be done again.
    pub fn redo(&self) -> Result<Step> {
        let mut c_step = defaults(<Step as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe { sys::taskcore_redo_e(self.as_raw(), &mut c_step, said) })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { Step::read(&c_step) })
    }

    /// Tells how far back the change log goes, and how large it is; all of it is read. The change
    /// log has every step, for undo, for the history of tasks and for those who observe the store.
    pub fn log_read(&self) -> Result<LogReport> {
        let mut c_report = defaults(<LogReport as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe { sys::taskcore_log_read_e(self.as_raw(), &mut c_report, said) })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { LogReport::read(&c_report) })
    }

    /// Removes the oldest steps of the change log for good. What they changed stays as it is; it
    /// can be undone no more, and the history of tasks begins later. What undo and redo find, and
    /// the history, end there. A trim cannot be undone, and leaves what was undone last to be done
    /// again. The room in the file is used again by what comes. Steps go from the oldest one on:
    /// with a time, up to the first one that is not before it; with a size, until what is left has
    /// room; with both, as many as either says.
    ///
    /// - `options`: how much is kept.
    pub fn log_trim(&self, options: &LogTrimOptions) -> Result<LogReport> {
        let mut kept = Arguments::default();
        let c_options = kept.filled(options)?;
        let mut c_report = defaults(<LogReport as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_log_trim_e(self.as_raw(), &c_options, &mut c_report, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { LogReport::read(&c_report) })
    }

    /// Tells the present instant by the store's clock.
    pub fn time_now(&self) -> Result<Timestamp> {
        let mut c_now_ms = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe { sys::taskcore_time_now_e(self.as_raw(), &mut c_now_ms, said) })?;
        Ok(Timestamp(c_now_ms))
    }

    /// Tells what calendar and clock show in the store's zone at an instant.
    ///
    /// - `instant_ms`: milliseconds since 1970 UTC, years 1 to 9999.
    pub fn time_to_local(&self, instant_ms: Timestamp) -> Result<LocalTime> {
        let mut c_local = defaults(<LocalTime as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_time_to_local_e(self.as_raw(), instant_ms.0, &mut c_local, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { LocalTime::read(&c_local) })
    }

    /// Tells the instant at which calendar and clock show something in the store's zone. RFC 5545,
    /// section 3.3.5: of a time that happens twice, the first is meant; a time that is skipped is
    /// read with the offset from before the gap.
    ///
    /// - `local`: the time; its `utc_offset_s` does not matter.
    pub fn time_from_local(&self, local: &LocalTime) -> Result<Timestamp> {
        let mut kept = Arguments::default();
        let c_local = kept.filled(local)?;
        let mut c_instant_ms = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_time_from_local_e(self.as_raw(), &c_local, &mut c_instant_ms, said)
        })?;
        Ok(Timestamp(c_instant_ms))
    }

    /// Reads a date as people write it, such as "tomorrow 17:00", "next friday" or "2026-12-24", as
    /// the store's clock and zone stand.
    ///
    /// - `text`: all of it is the date; white space around it does not matter.
    pub fn time_parse(&self, text: &str) -> Result<Moment> {
        let c_text = to_c(text, "text")?;
        let mut c_moment = defaults(<Moment as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_time_parse_e(self.as_raw(), c_text.as_ptr(), &mut c_moment, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { Moment::read(&c_moment) })
    }

    /// Reads days in a row as people write them in English, such as "next week", "december",
    /// "2026-W48", "q3", "last 30 days" or "from 1 nov to 15 nov", as the store's clock and zone
    /// stand.
    ///
    /// - `text`: all of it is the period; white space around it does not matter.
    /// - `options`: which way it lies when it does not say that, and the day that weeks begin on;
    ///   `TASKCORE_WEEK_START_LOCALE` is that of the locale that the store was opened with. NULL:
    ///   towards the future, and weeks as in that locale.
    pub fn period_parse<'a>(
        &self,
        text: &str,
        options: impl Into<Option<&'a PeriodOptions>>,
    ) -> Result<Period> {
        let mut kept = Arguments::default();
        let c_text = to_c(text, "text")?;
        let c_options = kept.filled_if(options.into())?;
        let mut c_period = defaults(<Period as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_period_parse_e(
                self.as_raw(),
                c_text.as_ptr(),
                or_null(&c_options),
                &mut c_period,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { Period::read(&c_period) })
    }

    /// Lets days begin at another time than midnight, from the next day on: today, what is overdue,
    /// slots, score, streaks and the home screen go by it. At 01:00 with 04:00 set it is still
    /// yesterday's date. Days that have begun keep the time that they began at, so that what was
    /// scored stays on its day. Calendars, events, files, and the dates of invoices and payments go
    /// by the calendar all the same.
    ///
    /// - `minute`: after midnight: 0, which is what it is at first, to 720, which is 12:00.
    pub fn day_begins_set(&self, minute: i32) -> Result<Date> {
        let mut c_first_date = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_day_begins_set_e(self.as_raw(), minute, &mut c_first_date, said)
        })?;
        Ok(Date(c_first_date))
    }

    /// Tells at which time a day begins.
    ///
    /// - `date`: the day, yyyymmdd; 0 for those to come, as the time was set last.
    pub fn day_begins(&self, date: Date) -> Result<i32> {
        let mut c_minute = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_day_begins_e(self.as_raw(), date.0, &mut c_minute, said)
        })?;
        Ok(c_minute)
    }

    /// Tells the day that it is at an instant, by the times at which days begin in the store. Now,
    /// that is today.
    ///
    /// - `instant_ms`: milliseconds since 1970 UTC, years 1 to 9999.
    pub fn day_at(&self, instant_ms: Timestamp) -> Result<Date> {
        let mut c_date = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_day_at_e(self.as_raw(), instant_ms.0, &mut c_date, said)
        })?;
        Ok(Date(c_date))
    }

    /// Tells when a day begins in the store. It ends where the next one begins.
    ///
    /// - `date`: the day, yyyymmdd.
    pub fn day_beginning(&self, date: Date) -> Result<Timestamp> {
        let mut c_instant_ms = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_day_beginning_e(self.as_raw(), date.0, &mut c_instant_ms, said)
        })?;
        Ok(Timestamp(c_instant_ms))
    }

    /// Lets the times of day that quick add reads float, so that 09:00 is at 09:00 wherever one is,
    /// or be instants in the store's zone, which is what they are at first. Tasks that are there
    /// stay as they are.
    ///
    /// - `floats`: 1: they float; 0: they are instants.
    pub fn times_float_set(&self, floats: bool) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_times_float_set_e(self.as_raw(), i32::from(floats), said)
        })
    }

    /// Tells whether the times of day that quick add reads float.
    pub fn times_float(&self) -> Result<bool> {
        let mut c_floats = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_times_float_e(self.as_raw(), &mut c_floats, said)
        })?;
        Ok(c_floats != 0)
    }

    /// Makes a repeat rule of words such as "every 2 weeks on mon, thu", "every last friday" or
    /// "after 10 days", as the store's clock and zone stand. A time, as in "every day at 9:00",
    /// becomes a part of the rule, and a first day, for which a rule has no place, is refused.
    /// docs/repeats.md lists what is understood; a rule as RFC 5545 writes it is taken as it is.
    ///
    /// - `text`: the words, at most 1,100 bytes.
    pub fn repeat_parse(&self, text: &str) -> Result<RepeatParseOutcome> {
        let c_text = to_c(text, "text")?;
        let mut c_rule = ptr::null_mut();
        let mut c_mode = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_repeat_parse_e(
                self.as_raw(),
                c_text.as_ptr(),
                &mut c_rule,
                &mut c_mode,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { RepeatParseOutcome { rule: take_text(c_rule), mode: RepeatMode(c_mode) } })
    }

    /// Says a repeat rule in words, such as "every 2 weeks on Monday and Thursday". In the same
    /// language, [`taskcore_repeat_parse`](crate::Store::repeat_parse) makes the same rule of them,
    /// but for rules that it has no words for; these come as a sentence with all their parts.
    ///
    /// - `rule`: an RRULE of RFC 5545.
    /// - `mode`: [`TASKCORE_REPEAT_FIXED`](crate::RepeatMode::FIXED) or
    ///   [`TASKCORE_REPEAT_AFTER_COMPLETION`](crate::RepeatMode::AFTER_COMPLETION).
    pub fn repeat_words(&self, rule: &str, mode: RepeatMode) -> Result<String> {
        let c_rule = to_c(rule, "rule")?;
        let mut c_words = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_repeat_words_e(self.as_raw(), c_rule.as_ptr(), mode.0, &mut c_words, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { take_text(c_words) })
    }

    /// Lists when a repeat rule gives occurrences, without a task or an event that repeats.
    ///
    /// - `spec`: the rule, its start, exceptions and additions; from `not_before` on, `limit`
    ///   occurrences at most.
    pub fn repeat_expand(&self, spec: &RepeatSpec) -> Result<OccurrenceList> {
        let mut kept = Arguments::default();
        let c_spec = kept.filled(spec)?;
        let mut c_occurrences = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_repeat_expand_e(self.as_raw(), &c_spec, &mut c_occurrences, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { OccurrenceList::from_raw(c_occurrences) })
    }

    /// Gets completed tasks and occurrences by their ids.
    ///
    /// - `ids`: the ids; one that is given twice comes twice.
    pub fn completion_get(&self, ids: &[i64]) -> Result<CompletionList> {
        let mut c_completions = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_completion_get_e(
                self.as_raw(),
                ids.as_ptr(),
                ids.len(),
                &mut c_completions,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { CompletionList::from_raw(c_completions) })
    }

    /// Finds the completed task or occurrence with a uid.
    ///
    /// - `uid`: the uid.
    pub fn completion_find(&self, uid: &str) -> Result<i64> {
        let c_uid = to_c(uid, "uid")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_completion_find_e(self.as_raw(), c_uid.as_ptr(), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Lists what was completed, tasks and occurrences of those that repeat, in the order of time.
    /// They stay when a task is changed, deleted or purged; reopening a task and undo take them
    /// back. The `occurrence` is empty for a task that did not repeat. What a subtask of a task
    /// that repeats was completed for stays too, when it is open again for the next occurrence.
    ///
    /// - `options`: of which task, the range, in the years 1 to 9999, and which of them to list.
    ///   NULL: all.
    pub fn completion_query<'a>(
        &self,
        options: impl Into<Option<&'a CompletionQueryOptions>>,
    ) -> Result<CompletionList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_completions = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_completion_query_e(
                self.as_raw(),
                or_null(&c_options),
                &mut c_completions,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { CompletionList::from_raw(c_completions) })
    }

    /// Tells how many occurrences of a task that repeats were done one after the other. An
    /// occurrence is done when it was completed on its day or before, or after it and before the
    /// day of the next one. What was completed later was missed, and counts for the occurrence in
    /// whose time it was completed, unless that one has a completion of its own. What was skipped
    /// or cancelled neither keeps nor breaks a streak, and neither does what was missed on a
    /// holiday or an ignored weekday ([`taskcore_pulse_settings`](crate::PulseSettings)). The
    /// present occurrence counts for nothing while there is time for it. Days begin as
    /// [`taskcore_day_begins_set`](crate::Store::day_begins_set) says, in the task's zone.
    ///
    /// - `task_id`: the task, which may be in the trash.
    pub fn series_streak_read(&self, task_id: i64) -> Result<SeriesStreak> {
        let mut c_streak = defaults(<SeriesStreak as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_series_streak_read_e(self.as_raw(), task_id, &mut c_streak, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { SeriesStreak::read(&c_streak) })
    }

    /// Lists what became of the last occurrences of a task that repeats, the last one first: which
    /// were done, skipped or missed, as
    /// [`taskcore_series_streak_read`](crate::Store::series_streak_read) counts them.
    ///
    /// - `options`: the task, and which of its last 1,000,000 occurrences to list.
    pub fn series_history_query(
        &self,
        options: &SeriesHistoryQueryOptions,
    ) -> Result<PastOccurrenceList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled(options)?;
        let mut c_occurrences = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_series_history_query_e(
                self.as_raw(),
                &c_options,
                &mut c_occurrences,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { PastOccurrenceList::from_raw(c_occurrences) })
    }

    /// Lists the open tasks that repeat by the rule, and are at another occurrence than their
    /// completions and skips say. A task is at the first occurrence that was neither completed nor
    /// skipped; where another program wrote to the store, that may not be so. Each problem is about
    /// `occurrence` and has the status [`TASKCORE_ECORRUPT`](crate::Status::ECORRUPT); its message
    /// names the id of the task, the occurrence that it is at, and the one that it should be at.
    /// They are the tasks that [`taskcore_check`](crate::Store::check) counts as `series_mended`,
    /// in the order of their ids. [`taskcore_repair`](crate::Store::repair) keeps the occurrence
    /// that each is at, for that is what people saw.
    pub fn series_check(&self) -> Result<ProblemList> {
        let mut c_problems = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_series_check_e(self.as_raw(), &mut c_problems, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { ProblemList::from_raw(c_problems) })
    }

    /// Adds a calendar, a list of events, behind the others.
    ///
    /// - `input`: the calendar; its name is needed.
    pub fn calendar_add(&self, input: &CalendarInput) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_calendar_add_e(self.as_raw(), &c_input, &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Gets calendars by their ids.
    ///
    /// - `ids`: the ids; one that is given twice comes twice.
    pub fn calendar_get(&self, ids: &[i64]) -> Result<CalendarList> {
        let mut c_calendars = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_calendar_get_e(
                self.as_raw(),
                ids.as_ptr(),
                ids.len(),
                &mut c_calendars,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { CalendarList::from_raw(c_calendars) })
    }

    /// Finds the calendar with a uid or a name.
    ///
    /// - `uid_or_name`: the uid or the name, whose case and accents do not matter.
    pub fn calendar_find(&self, uid_or_name: &str) -> Result<i64> {
        let c_uid_or_name = to_c(uid_or_name, "uid_or_name")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_calendar_find_e(self.as_raw(), c_uid_or_name.as_ptr(), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Changes a calendar. Its events stay as they are: what it says of new ones is not said of
    /// them.
    ///
    /// - `id`: the calendar.
    /// - `input`: what shall be other than it is.
    pub fn calendar_update(&self, id: i64, input: &CalendarInput) -> Result<()> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_calendar_update_e(self.as_raw(), id, &c_input, said)
        })
    }

    /// Moves calendars to a place in their order, one after the other.
    ///
    /// - `ids`: the calendars, in the order that they shall have; one that is given twice counts
    ///   once.
    /// - `move_`: before or after another calendar, to the top or to the bottom.
    pub fn calendar_move(&self, ids: &[i64], move_: &Move) -> Result<()> {
        let mut kept = Arguments::default();
        let c_move_ = kept.filled(move_)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_calendar_move_e(self.as_raw(), ids.as_ptr(), ids.len(), &c_move_, said)
        })
    }

    /// Deletes calendars; their events go to the default one, or are deleted with them.
    ///
    /// - `ids`: the calendars; one that is given twice counts once.
    /// - `flags`: [`TASKCORE_DELETE_WITH_EVENTS`](crate::DeleteFlag::WITH_EVENTS), or 0.
    pub fn calendar_delete(&self, ids: &[i64], flags: DeleteFlag) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_calendar_delete_e(self.as_raw(), ids.as_ptr(), ids.len(), flags.0, said)
        })
    }

    /// Lists the calendars, in their manual order. There is always one,
    /// `TASKCORE_DEFAULT_CALENDAR_ID`.
    ///
    /// - `options`: which of them. NULL: all.
    pub fn calendar_query<'a>(
        &self,
        options: impl Into<Option<&'a CalendarQueryOptions>>,
    ) -> Result<CalendarList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_calendars = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_calendar_query_e(
                self.as_raw(),
                or_null(&c_options),
                &mut c_calendars,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { CalendarList::from_raw(c_calendars) })
    }

    /// Adds a deadline or a meeting. It lasts an hour, or a whole day when its start is a date,
    /// unless the input says otherwise. Its time must be free: \[start, end) of two events must not
    /// meet, unless one of them is transparent. Of a series, each occurrence of two years is looked
    /// at, from its start or from now, whichever is later. A series begins in a whole second.
    ///
    /// - `input`: what the event is to be; its title and its start are required.
    /// - `flags`: [`TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS`](crate::EventFlag::ALLOW_CONFLICTS) or 0.
    pub fn event_add(&self, input: &EventInput, flags: EventFlag) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        let mut c_id = 0;
        let mut c_conflicts = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        let made = call(|said| unsafe {
            sys::taskcore_event_add_e(
                self.as_raw(),
                &c_input,
                flags.0,
                &mut c_id,
                &mut c_conflicts,
                said,
            )
        });
        // SAFETY: what came with a failure is this caller's.
        let conflicts = (!c_conflicts.is_null())
            .then(|| unsafe { ConflictList::from_raw(c_conflicts) });
        made.map_err(|error| error.with_conflicts(conflicts))?;
        Ok(c_id)
    }

    /// Adds events, all or none, as one step for undo.
    ///
    /// - `inputs`: what the events are to be, as in
    ///   [`taskcore_event_add`](crate::Store::event_add); they must not overlap each other, either.
    /// - `flags`: [`TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS`](crate::EventFlag::ALLOW_CONFLICTS) or 0.
    pub fn event_add_many(&self, inputs: &[EventInput], flags: EventFlag) -> Result<Vec<i64>> {
        let mut kept = Arguments::default();
        let c_inputs = kept.structs(inputs)?;
        let mut c_ids = vec![0_i64; inputs.len()];
        let mut c_conflicts = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        let made = call(|said| unsafe {
            sys::taskcore_event_add_many_e(
                self.as_raw(),
                c_inputs,
                inputs.len(),
                flags.0,
                c_ids.as_mut_ptr(),
                &mut c_conflicts,
                said,
            )
        });
        // SAFETY: what came with a failure is this caller's.
        let conflicts = (!c_conflicts.is_null())
            .then(|| unsafe { ConflictList::from_raw(c_conflicts) });
        made.map_err(|error| error.with_conflicts(conflicts))?;
        Ok(c_ids)
    }

    /// Gets events by their ids.
    ///
    /// - `ids`: the ids; one that is given twice comes twice.
    pub fn event_get(&self, ids: &[i64]) -> Result<EventList> {
        let mut c_events = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_event_get_e(self.as_raw(), ids.as_ptr(), ids.len(), &mut c_events, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { EventList::from_raw(c_events) })
    }

    /// Finds the event with a uid.
    ///
    /// - `uid`: the uid.
    pub fn event_find(&self, uid: &str) -> Result<i64> {
        let c_uid = to_c(uid, "uid")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_event_find_e(self.as_raw(), c_uid.as_ptr(), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Lists the events that a query asks for, in the order of their starts. A series is one event,
    /// with the start of its first occurrence.
    ///
    /// - `options`: which ones. NULL: all.
    pub fn event_query<'a>(
        &self,
        options: impl Into<Option<&'a EventQueryOptions>>,
    ) -> Result<EventList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_events = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_event_query_e(self.as_raw(), or_null(&c_options), &mut c_events, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { EventList::from_raw(c_events) })
    }

    /// Changes an event, or occurrences of a series, as one step for undo. One occurrence becomes
    /// an event of its own, which its series leaves out. This one and all later ones become a
    /// series of their own, and the present one ends before. When the start of a series changes,
    /// all its occurrences move as far, and the weekdays that a weekly rule names move along; the
    /// days that another rule names, such as those of a month, stay, and get the new time. A change
    /// of time must fit between the other events, as in
    /// [`taskcore_event_add`](crate::Store::event_add).
    ///
    /// - `id`: the event.
    /// - `options`: which occurrences: `occurrence` is a local time as
    ///   [`taskcore_occurrence_query`](crate::Store::occurrence_query) tells it. Without one, the
    ///   start that is given is that of the first one. NULL: all of the event.
    /// - `changes`: what to set; only the members that its `fields` announce change. An empty rule
    ///   ends the repeating.
    /// - `flags`: [`TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS`](crate::EventFlag::ALLOW_CONFLICTS) or 0.
    pub fn event_update<'a>(
        &self,
        id: i64,
        options: impl Into<Option<&'a EventScopeOptions>>,
        changes: &EventInput,
        flags: EventFlag,
    ) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let c_changes = kept.filled(changes)?;
        let mut c_changed_id = 0;
        let mut c_conflicts = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        let made = call(|said| unsafe {
            sys::taskcore_event_update_e(
                self.as_raw(),
                id,
                or_null(&c_options),
                &c_changes,
                flags.0,
                &mut c_changed_id,
                &mut c_conflicts,
                said,
            )
        });
        // SAFETY: what came with a failure is this caller's.
        let conflicts = (!c_conflicts.is_null())
            .then(|| unsafe { ConflictList::from_raw(c_conflicts) });
        made.map_err(|error| error.with_conflicts(conflicts))?;
        Ok(c_changed_id)
    }

    /// Removes events, all or none, as one step for undo: of a series, all occurrences, also the
    /// changed ones. A changed occurrence that is removed by itself is left out of its series.
    ///
    /// - `ids`: the ids; one that is given twice counts once.
    pub fn event_delete(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_event_delete_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Skips one occurrence of a series, ends the series before it, or removes all of it, as one
    /// step for undo, which is called
    /// [`TASKCORE_ACTION_SKIP_OCCURRENCE`](crate::Action::SKIP_OCCURRENCE),
    /// [`TASKCORE_ACTION_END_SERIES`](crate::Action::END_SERIES) or
    /// [`TASKCORE_ACTION_DELETE_EVENTS`](crate::Action::DELETE_EVENTS).
    ///
    /// - `id`: the event that repeats.
    /// - `options`: which occurrences, as in [`taskcore_event_update`](crate::Store::event_update).
    ///   NULL: all of the event.
    pub fn event_delete_occurrence<'a>(
        &self,
        id: i64,
        options: impl Into<Option<&'a EventScopeOptions>>,
    ) -> Result<()> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_event_delete_occurrence_e(self.as_raw(), id, or_null(&c_options), said)
        })
    }

    /// Lists the occurrences of an event that meet a range, in the order of their starts. Those
    /// that were changed are events of their own, and left out.
    ///
    /// - `options`: the event, the range, in the years 1 to 9999, and which of them to list.
    pub fn occurrence_query(&self, options: &OccurrenceQueryOptions) -> Result<OccurrenceList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled(options)?;
        let mut c_occurrences = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_occurrence_query_e(self.as_raw(), &c_options, &mut c_occurrences, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { OccurrenceList::from_raw(c_occurrences) })
    }

    /// Lists the events of a range that take the same time, by when the later one of both begins.
    ///
    /// - `options`: the range, in the years 1 to 9999, and which of them to list. NULL: the first
    ///   100,000.
    pub fn conflict_query<'a>(
        &self,
        options: impl Into<Option<&'a ConflictQueryOptions>>,
    ) -> Result<ConflictList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_conflicts = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_conflict_query_e(
                self.as_raw(),
                or_null(&c_options),
                &mut c_conflicts,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { ConflictList::from_raw(c_conflicts) })
    }

    /// Lists the first times that no event takes and in which a slot fits. Each goes from where the
    /// slot can begin to the next event, the end of the working hours or the end of the range. A
    /// slot lies within the working hours of one day, or, where whole days count, may last over
    /// midnight. Hours that the clocks leave out are none.
    ///
    /// - `options`: the length of the slot, the range, working hours and how many to list. A step
    ///   up to an hour is counted from the full hour, a longer one from midnight.
    pub fn free_time_query(&self, options: &FreeTimeQueryOptions) -> Result<FreeTimeList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled(options)?;
        let mut c_slots = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_free_time_query_e(self.as_raw(), &c_options, &mut c_slots, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { FreeTimeList::from_raw(c_slots) })
    }

    /// Tells what each day of a range holds, against working hours: what events take of them, what
    /// tasks are estimated to take, and what is left or too much. Events count as for
    /// [`taskcore_free_time_query`](crate::Store::free_time_query), and time that several take
    /// counts once. An open task counts on the day for which it is planned, else on that on which
    /// it is due; what was so on a day before today counts for today. What its own events take from
    /// today on is taken off its estimate, so that planning it with an event counts once. Of one
    /// that repeats by its rule, the occurrences to come count, too. A task without an estimate is
    /// told, and takes no time; one with subtasks counts beside them. Expired tasks and those of
    /// archived projects count for nothing. Working hours and events go by the calendar, tasks by
    /// when days begin.
    ///
    /// - `options`: the days, the working hours and which days to list. NULL: all of today.
    pub fn load_query<'a>(
        &self,
        options: impl Into<Option<&'a LoadQueryOptions>>,
    ) -> Result<DayLoadList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_days = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_load_query_e(self.as_raw(), or_null(&c_options), &mut c_days, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { DayLoadList::from_raw(c_days) })
    }

    /// Lists all that is wrong with a new event, or with changes to one, as
    /// [`taskcore_event_add`](crate::Store::event_add) and
    /// [`taskcore_event_update`](crate::Store::event_update) would refuse it, with what it would
    /// overlap; nothing is changed. What these would say is the first problem, and what has no
    /// problem they accept. An overlap is a problem of the status
    /// [`TASKCORE_ECONFLICT`](crate::Status::ECONFLICT), which they accept when conflicts are
    /// allowed. A rule about several members is looked at when these are right by themselves.
    ///
    /// - `id`: the event that is to be changed; 0: a new one.
    /// - `options`: which occurrences change, as in
    ///   [`taskcore_event_update`](crate::Store::event_update); of a new event it says nothing.
    ///   NULL: all of the event.
    /// - `input`: what it is to be; borrowed for the call.
    pub fn event_check<'a>(
        &self,
        id: i64,
        options: impl Into<Option<&'a EventScopeOptions>>,
        input: &EventInput,
    ) -> Result<EventCheckOutcome> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let c_input = kept.filled(input)?;
        let mut c_problems = ptr::null_mut();
        let mut c_conflicts = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_event_check_e(
                self.as_raw(),
                id,
                or_null(&c_options),
                &c_input,
                &mut c_problems,
                &mut c_conflicts,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { EventCheckOutcome { problems: ProblemList::from_raw(c_problems), conflicts: ConflictList::from_raw(c_conflicts) } })
    }

    /// Lists all that happens on some days: events and tasks that are due, their occurrences among
    /// them. The entries are in the order of the days; on each day, what lasts whole days comes
    /// first, then what starts earlier, events before tasks, and smaller ids. What lasts several
    /// days has an entry on each that it takes any of, so an event that ends at midnight has none
    /// on the next day. Of tasks there are the open ones that are neither hidden until later nor in
    /// an archived project, and the later occurrences of those that repeat by their rule alone, as
    /// they will come if nothing is changed. With what is completed, there are the occurrences that
    /// were, too, on the days that they stood for. When there are as many entries as the limit, the
    /// next ones come with `after` set to the cursor of the last. What is added or deleted in
    /// between moves nothing.
    ///
    /// - `options`: the days, and what to list. NULL: tasks and events of today.
    pub fn agenda_read<'a>(
        &self,
        options: impl Into<Option<&'a AgendaOptions>>,
    ) -> Result<AgendaList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_agenda = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_agenda_read_e(self.as_raw(), or_null(&c_options), &mut c_agenda, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { AgendaList::from_raw(c_agenda) })
    }

    /// Lists the days of a month in whole weeks, each with how much there is on it.
    ///
    /// - `options`: which month, and the day that weeks begin on; `TASKCORE_WEEK_START_LOCALE` is
    ///   that of the locale that the store was opened with, which is Monday for one that is not
    ///   installed, "C" and "POSIX". NULL: the present month, and weeks as in that locale.
    pub fn month_read<'a>(
        &self,
        options: impl Into<Option<&'a MonthOptions>>,
    ) -> Result<MonthList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_days = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_month_read_e(self.as_raw(), or_null(&c_options), &mut c_days, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { MonthList::from_raw(c_days) })
    }

    /// Tells how far it is to the due of a task, of which a date counts to the end of its day.
    /// Before its start, if it has one, it is upcoming; then it runs until its due. What is
    /// completed stands as it stood then. What is cancelled or expired has nothing to count to: its
    /// phase is [`TASKCORE_PHASE_NONE`](crate::Phase::NONE).
    ///
    /// - `id`: the task.
    /// - `options`: from when the elapsed part is counted. NULL: from its start or, when it has
    ///   none, its creation.
    pub fn task_countdown<'a>(
        &self,
        id: i64,
        options: impl Into<Option<&'a TaskCountdownOptions>>,
    ) -> Result<Countdown> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_countdown = defaults(<Countdown as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_task_countdown_e(
                self.as_raw(),
                id,
                or_null(&c_options),
                &mut c_countdown,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { Countdown::read(&c_countdown) })
    }

    /// Tells how far it is to a meeting, and to its end when it has begun; or until a deadline is
    /// due. Up to its start a meeting is upcoming; then it runs until its end. A deadline runs
    /// until it is due, as a task does: when it begins or, of whole days, when the last one ends.
    /// What is done stands as it stood then.
    ///
    /// - `id`: the event.
    /// - `options`: which occurrence of a series, and from when the elapsed part is counted. NULL:
    ///   the one that runs or comes next, or the last one when all are over, from its start or, of
    ///   a deadline, its creation or when the occurrence before it was due.
    pub fn event_countdown<'a>(
        &self,
        id: i64,
        options: impl Into<Option<&'a EventCountdownOptions>>,
    ) -> Result<Countdown> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_countdown = defaults(<Countdown as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_event_countdown_e(
                self.as_raw(),
                id,
                or_null(&c_options),
                &mut c_countdown,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { Countdown::read(&c_countdown) })
    }

    /// Tells how much of the present day of the store's zone is over, and how much is left.
    pub fn day_countdown(&self) -> Result<Countdown> {
        let mut c_countdown = defaults(<Countdown as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_day_countdown_e(self.as_raw(), &mut c_countdown, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { Countdown::read(&c_countdown) })
    }

    /// Says a countdown in words: `2 days 3 h left`, `starts in 45 min`, `3 h late` or `done`.
    ///
    /// - `countdown`: the countdown, of which the phase and `remaining_ms` count.
    pub fn countdown_label(&self, countdown: &Countdown) -> Result<String> {
        let mut kept = Arguments::default();
        let c_countdown = kept.filled(countdown)?;
        let mut c_label = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_countdown_label_e(self.as_raw(), &c_countdown, &mut c_label, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { take_text(c_label) })
    }

    /// Adds a comment, a dated note, to a task, an event or an invoice. It goes with its item: when
    /// a task is purged, or an event or a draft is deleted. A task in the trash and an issued
    /// invoice keep theirs, and can get more.
    ///
    /// - `entity`: what it is on: [`TASKCORE_ENTITY_TASK`](crate::Entity::TASK),
    ///   [`TASKCORE_ENTITY_EVENT`](crate::Entity::EVENT) or
    ///   [`TASKCORE_ENTITY_INVOICE`](crate::Entity::INVOICE).
    /// - `item_id`: the task, event or invoice.
    /// - `input`: the comment; its text is needed, and without a date it is written now.
    pub fn comment_add(&self, entity: Entity, item_id: i64, input: &CommentInput) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_comment_add_e(self.as_raw(), entity.0, item_id, &c_input, &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Gets comments by their ids.
    ///
    /// - `ids`: the ids; one that is given twice comes twice.
    pub fn comment_get(&self, ids: &[i64]) -> Result<CommentList> {
        let mut c_comments = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_comment_get_e(
                self.as_raw(),
                ids.as_ptr(),
                ids.len(),
                &mut c_comments,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { CommentList::from_raw(c_comments) })
    }

    /// Finds the comment with a uid.
    ///
    /// - `uid`: the uid.
    pub fn comment_find(&self, uid: &str) -> Result<i64> {
        let c_uid = to_c(uid, "uid")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_comment_find_e(self.as_raw(), c_uid.as_ptr(), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Changes a comment; its date stays unless another one is given.
    ///
    /// - `id`: the comment.
    /// - `input`: what shall be other than it is.
    pub fn comment_update(&self, id: i64, input: &CommentInput) -> Result<()> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_comment_update_e(self.as_raw(), id, &c_input, said)
        })
    }

    /// Deletes comments, all or none, as one step for undo.
    ///
    /// - `ids`: the comments; one that is given twice counts once.
    pub fn comment_delete(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_comment_delete_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Lists comments, in the order in which they were written.
    ///
    /// - `options`: which ones: those on one task, event or invoice, with some words, of some time.
    ///   NULL: all.
    pub fn comment_query<'a>(
        &self,
        options: impl Into<Option<&'a CommentQueryOptions>>,
    ) -> Result<CommentList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_comments = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_comment_query_e(self.as_raw(), or_null(&c_options), &mut c_comments, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { CommentList::from_raw(c_comments) })
    }

    /// Notices what other handles and processes committed, and tells the observers; then, if it is
    /// asked for alerts, says what became due since the last poll. It is cheap when nothing
    /// happened: call it when [`taskcore_next_wakeup`](crate::Store::next_wakeup) says so, and when
    /// the program is idle. Each reminder is said once, by one poll of one process, and is kept as
    /// an alert. A task reminds while it is open, of its present occurrence; an event while it is
    /// not done, of each occurrence. A reminder whose time is past when it is given to a task or
    /// event is said when no poll has passed that time and it was less than a day ago. Of what was
    /// missed for long, a poll gives `TASKCORE_POLL_LIMIT` alerts, and the next one goes on; of one
    /// task or event, it gives the last 100 and drops those before. Before, tasks of which the
    /// until is over are cancelled with their open subtasks, as a step of its own, which undo takes
    /// back; a poll does not do again what was undone. After an observer's nonzero answer to it,
    /// nothing is said until the next poll. Then the drafts of recurring invoices whose dates came
    /// are made, each once, as a step that no undo takes back. After an observer's nonzero answer
    /// to a commit of others, nothing is said, and the next poll goes on with the commit after that
    /// one; after one to what this poll said, the alerts are given all the same. Of a task that was
    /// purged before its commits were noticed, only its removal is told.
    ///
    /// - `now_ms`: the present instant, in milliseconds since 1970 UTC, years 1 to 9999; the
    ///   commits carry it as the time when they were noticed.
    pub fn poll(&self, now_ms: Timestamp) -> Result<PollOutcome> {
        let mut c_alerts = ptr::null_mut();
        let mut c_commit_count = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_poll_e(self.as_raw(), now_ms.0, &mut c_alerts, &mut c_commit_count, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { PollOutcome { alerts: AlertList::from_raw(c_alerts), commit_count: c_commit_count } })
    }

    /// Tells when to poll next: when a reminder becomes due, an alert comes back that was put off,
    /// the running focus session ends, the until of a task is over, or the day of the next draft of
    /// a recurring invoice begins. A change of the store, here or by others, can bring it forward:
    /// ask again after each.
    pub fn next_wakeup(&self) -> Result<Timestamp> {
        let mut c_at_ms = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe { sys::taskcore_next_wakeup_e(self.as_raw(), &mut c_at_ms, said) })?;
        Ok(Timestamp(c_at_ms))
    }

    /// Lists what polls said, the latest first.
    ///
    /// - `options`: which ones. NULL: all that nobody has acknowledged and whose task or event is
    ///   still to be done.
    pub fn alert_query<'a>(
        &self,
        options: impl Into<Option<&'a AlertQueryOptions>>,
    ) -> Result<AlertList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_alerts = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_alert_query_e(self.as_raw(), or_null(&c_options), &mut c_alerts, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { AlertList::from_raw(c_alerts) })
    }

    /// Notes that alerts were seen, all or none, as one step for undo. Those that were put off are
    /// not said again.
    ///
    /// - `ids`: the alerts; one that is given twice counts once, and one that was acknowledged
    ///   stays so.
    pub fn alert_acknowledge(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_alert_acknowledge_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Puts alerts off until an instant, all or none, as one step for undo. The first poll from
    /// then on says them again, unless the task is completed or deleted or the event is done by
    /// then.
    ///
    /// - `ids`: the alerts; one that is given twice counts once, and one that was acknowledged is
    ///   not any more.
    /// - `until_ms`: milliseconds since 1970 UTC, in the years 1 to 9999, and after the present
    ///   instant.
    pub fn alert_snooze(&self, ids: &[i64], until_ms: Timestamp) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_alert_snooze_e(self.as_raw(), ids.as_ptr(), ids.len(), until_ms.0, said)
        })
    }

    /// Puts alerts off for a while, all or none, as one step for undo, as
    /// [`taskcore_alert_snooze`](crate::Store::alert_snooze) does.
    ///
    /// - `ids`: the alerts, as there.
    /// - `seconds`: from the present instant on, 1 to 31,622,400 (366 days).
    pub fn alert_snooze_for(&self, ids: &[i64], seconds: Span) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_alert_snooze_for_e(
                self.as_raw(),
                ids.as_ptr(),
                ids.len(),
                seconds.as_secs(),
                said,
            )
        })
    }

    /// Sets what new tasks, or new events, are reminded of when their input says nothing of
    /// reminders. Existing ones do not change, and imported ones have the reminders of their file.
    ///
    /// - `kind`: `TASKCORE_REMINDED_...`: of which they are.
    /// - `reminders`: an array; NULL with 0. They count from the start or the due, which of an
    ///   event is its end.
    pub fn default_reminders_set(&self, kind: Reminded, reminders: &[Reminder]) -> Result<()> {
        let mut kept = Arguments::default();
        let c_reminders = kept.structs(reminders)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_default_reminders_set_e(
                self.as_raw(),
                kind.0,
                c_reminders,
                reminders.len(),
                said,
            )
        })
    }

    /// Tells what new tasks, or new events, are reminded of when their input says nothing of
    /// reminders.
    ///
    /// - `kind`: `TASKCORE_REMINDED_...`: of which they are.
    pub fn default_reminders(&self, kind: Reminded) -> Result<String> {
        let mut c_reminders = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_default_reminders_e(self.as_raw(), kind.0, &mut c_reminders, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { take_text(c_reminders) })
    }

    /// Gets alerts by their ids.
    ///
    /// - `ids`: the ids; one that is given twice comes twice.
    pub fn alert_get(&self, ids: &[i64]) -> Result<AlertList> {
        let mut c_alerts = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_alert_get_e(self.as_raw(), ids.as_ptr(), ids.len(), &mut c_alerts, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { AlertList::from_raw(c_alerts) })
    }

    /// Finds the alert with a uid.
    ///
    /// - `uid`: the uid.
    pub fn alert_find(&self, uid: &str) -> Result<i64> {
        let c_uid = to_c(uid, "uid")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_alert_find_e(self.as_raw(), c_uid.as_ptr(), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Starts a focus session, for a task or for none, or a break. One is running or paused at a
    /// time. It ends by itself when its time is over, pauses not counted;
    /// [`taskcore_poll`](crate::Store::poll) tells that once. The time goes on by the clock while
    /// nobody watches, through restarts and while the machine sleeps. One whose time is over is
    /// finished as of then, if no poll did it before.
    ///
    /// - `options`: what to start, for which task and for how long. NULL: work on none, as long as
    ///   is set.
    pub fn focus_start<'a>(
        &self,
        options: impl Into<Option<&'a FocusStartOptions>>,
    ) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_focus_start_e(self.as_raw(), or_null(&c_options), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Pauses the focus session or break that is running.
    pub fn focus_pause(&self) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe { sys::taskcore_focus_pause_e(self.as_raw(), said) })
    }

    /// Lets the focus session or break that is paused go on.
    pub fn focus_resume(&self) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe { sys::taskcore_focus_resume_e(self.as_raw(), said) })
    }

    /// Starts the focus session or break that is running or paused anew, from its full length. What
    /// was worked in it so far is forgotten.
    pub fn focus_reset(&self) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe { sys::taskcore_focus_reset_e(self.as_raw(), said) })
    }

    /// Ends the focus session or break that is running or paused as if it had not been: it stays in
    /// the history as cancelled, its time is in no total, and no round goes by.
    pub fn focus_cancel(&self) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe { sys::taskcore_focus_cancel_e(self.as_raw(), said) })
    }

    /// Ends the focus session or break that is running or paused early. The time that was worked
    /// counts.
    pub fn focus_finish(&self) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe { sys::taskcore_focus_finish_e(self.as_raw(), said) })
    }

    /// Gets sessions by their ids.
    ///
    /// - `ids`: the ids; one that is given twice comes twice.
    pub fn focus_get(&self, ids: &[i64]) -> Result<FocusList> {
        let mut c_sessions = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_focus_get_e(self.as_raw(), ids.as_ptr(), ids.len(), &mut c_sessions, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { FocusList::from_raw(c_sessions) })
    }

    /// Finds the session with a uid.
    ///
    /// - `uid`: the uid.
    pub fn focus_find(&self, uid: &str) -> Result<i64> {
        let c_uid = to_c(uid, "uid")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_focus_find_e(self.as_raw(), c_uid.as_ptr(), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Reads the focus session or break that is running or paused, as it is at this instant.
    pub fn focus_current(&self) -> Result<FocusList> {
        let mut c_sessions = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_focus_current_e(self.as_raw(), &mut c_sessions, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { FocusList::from_raw(c_sessions) })
    }

    /// Tells what comes after the focus session or break that is running or paused, or else after
    /// the one that was finished last: a short break after work, a long one when the rounds are
    /// full, and work after a break. After an hour without any, it begins anew with work.
    pub fn focus_next_read(&self) -> Result<FocusNext> {
        let mut c_next = defaults(<FocusNext as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_focus_next_read_e(self.as_raw(), &mut c_next, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { FocusNext::read(&c_next) })
    }

    /// Lists the focus sessions and breaks that started in a time, the first one first.
    ///
    /// - `options`: the time, in the years 1 to 9999, and which of them to list. NULL: all of them.
    pub fn focus_query<'a>(
        &self,
        options: impl Into<Option<&'a FocusQueryOptions>>,
    ) -> Result<FocusList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_sessions = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_focus_query_e(self.as_raw(), or_null(&c_options), &mut c_sessions, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { FocusList::from_raw(c_sessions) })
    }

    /// Adds up how much was worked in a time, by task, project or day. Only the time in which
    /// sessions ran counts, without pauses and breaks, and nothing of what was cancelled; of the
    /// one that is running, the time up to now. Work across midnight counts for each of the two
    /// days. The project is the one that the task was in when its session started.
    ///
    /// - `options`: the time, in the years 1 to 9999, by what to add it up, and which totals to
    ///   list: of tasks and projects, the most first; of days, in their order. NULL: all time, by
    ///   task.
    pub fn focus_total_query<'a>(
        &self,
        options: impl Into<Option<&'a FocusTotalQueryOptions>>,
    ) -> Result<FocusTotalList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_totals = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_focus_total_query_e(
                self.as_raw(),
                or_null(&c_options),
                &mut c_totals,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { FocusTotalList::from_raw(c_totals) })
    }

    /// Reads how long focus sessions and breaks are when nobody says otherwise, and what follows
    /// them.
    pub fn focus_settings_read(&self) -> Result<FocusSettings> {
        let mut c_settings = defaults(<FocusSettings as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_focus_settings_read_e(self.as_raw(), &mut c_settings, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { FocusSettings::read(&c_settings) })
    }

    /// Sets how long focus sessions and breaks are from now on, and what follows them. What is
    /// running stays as long as it is.
    ///
    /// - `settings`: what to set; only the members that its `fields` announce change.
    pub fn focus_settings_set(&self, settings: &FocusSettings) -> Result<()> {
        let mut kept = Arguments::default();
        let c_settings = kept.filled(settings)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_focus_settings_set_e(self.as_raw(), &c_settings, said)
        })
    }

    /// Adds a time entry that is over: time that was spent on a task, on a project or on nothing in
    /// particular. It may overlap others; `is_overlapping` of
    /// [`taskcore_time_entry`](crate::TimeEntry) says so. A focus session is a time entry with a
    /// length: lists and totals have both.
    ///
    /// - `input`: the entry; its start and its end are needed. Without a project, it is that of the
    ///   task.
    pub fn time_entry_add(&self, input: &TimeEntryInput) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_time_entry_add_e(self.as_raw(), &c_input, &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Gets time entries by their ids.
    ///
    /// - `ids`: the ids; one that is given twice comes twice.
    pub fn time_entry_get(&self, ids: &[i64]) -> Result<TimeEntryList> {
        let mut c_entries = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_time_entry_get_e(
                self.as_raw(),
                ids.as_ptr(),
                ids.len(),
                &mut c_entries,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { TimeEntryList::from_raw(c_entries) })
    }

    /// Finds the time entry with a uid.
    ///
    /// - `uid`: the uid.
    pub fn time_entry_find(&self, uid: &str) -> Result<i64> {
        let c_uid = to_c(uid, "uid")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_time_entry_find_e(self.as_raw(), c_uid.as_ptr(), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Corrects a time entry. An end stops one that is running. Of one that a draft or an issued
    /// invoice is for, the note alone can change.
    ///
    /// - `id`: the entry.
    /// - `input`: what shall be other than it is. A task brings its project along.
    pub fn time_entry_update(&self, id: i64, input: &TimeEntryInput) -> Result<()> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_time_entry_update_e(self.as_raw(), id, &c_input, said)
        })
    }

    /// Deletes time entries, all or none, as one step for undo.
    ///
    /// - `ids`: the entries; one that is given twice counts once.
    pub fn time_entry_delete(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_time_entry_delete_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Splits a time entry: what is after an instant becomes an entry of its own, for the same and
    /// with the same note. Of one that is running, that one goes on.
    ///
    /// - `id`: the entry.
    /// - `at_ms`: where to cut it: after its start, and before its end or now.
    pub fn time_entry_split(&self, id: i64, at_ms: Timestamp) -> Result<i64> {
        let mut c_new_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_time_entry_split_e(self.as_raw(), id, at_ms.0, &mut c_new_id, said)
        })?;
        Ok(c_new_id)
    }

    /// Lists time entries and focus sessions, the earliest first.
    ///
    /// - `options`: which ones: those of one kind, of a task, of a project, those that are running,
    ///   those that were running at some time of a range. NULL: all.
    pub fn time_entry_query<'a>(
        &self,
        options: impl Into<Option<&'a TimeEntryQueryOptions>>,
    ) -> Result<TimeEntryList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_entries = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_time_entry_query_e(
                self.as_raw(),
                or_null(&c_options),
                &mut c_entries,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { TimeEntryList::from_raw(c_entries) })
    }

    /// Starts a timer: a time entry without an end, for a task, a project or nothing in particular.
    /// One that is running ends where the new one begins. There is one clock: a focus session that
    /// is started ends the timer, and a timer is refused while a focus session is running or
    /// paused. Completing, cancelling and stopping a task, and moving it to the trash, end its
    /// timer. While `is_tracking` of [`taskcore_time_entry_settings`](crate::TimeEntrySettings) is
    /// set, [`taskcore_task_start`](crate::Store::task_start) starts it.
    ///
    /// - `input`: what it is for, and since when: now, when that is not said. NULL is wrong; no bit
    ///   of `fields` has to be set.
    pub fn timer_start(&self, input: &TimeEntryInput) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_timer_start_e(self.as_raw(), &c_input, &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Stops the timer: the time entry that is running ends now.
    pub fn timer_stop(&self) -> Result<i64> {
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe { sys::taskcore_timer_stop_e(self.as_raw(), &mut c_id, said) })?;
        Ok(c_id)
    }

    /// Says what becomes of idle time: the host saw that nobody was there while the timer ran. All
    /// of it is one step for undo. Time that is kept counts as what the timer runs for. Without it,
    /// what is running ends where nobody was there any more, and an entry for the same begins now,
    /// unless the timer is stopped; what had been running for nothing but idle time begins now, or
    /// is removed. Time that is split off is an entry of its own, for the same, or for another
    /// task, project or none.
    ///
    /// - `idle`: since when, what is to become of it, and whether the timer goes on.
    pub fn timer_idle(&self, idle: &IdleTime) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_idle = kept.filled(idle)?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_timer_idle_e(self.as_raw(), &c_idle, &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Adds up how much time was spent, and what it costs, by task, project, day, tag or client, of
    /// time entries and focus sessions. Of what is running, the time up to now counts; time across
    /// the beginning of a day, which is when
    /// [`taskcore_day_begins_set`](crate::Store::day_begins_set) says, counts for each of the two.
    /// Focus sessions count without pauses and breaks, and nothing of those that were cancelled.
    /// Time counts for each of two entries that overlap, and for each tag of a task. The project is
    /// the one that an entry has, and the client the one that this project, or the nearest above it
    /// that says one, is for now. Time without a project is for no client. An hour costs what the
    /// entry says itself, else its task, else its project or the nearest above that says it, else
    /// the client; time for which none of them says it costs nothing. The amount is rounded once.
    ///
    /// - `options`: the time, by what to add it up, and which totals to list: of tasks, projects,
    ///   tags and clients, the most first; of days, in their order. NULL: all time, by task.
    pub fn time_total_query<'a>(
        &self,
        options: impl Into<Option<&'a TimeTotalQueryOptions>>,
    ) -> Result<TimeTotalList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_totals = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_time_total_query_e(
                self.as_raw(),
                or_null(&c_options),
                &mut c_totals,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { TimeTotalList::from_raw(c_totals) })
    }

    /// Reads how time entries are run.
    pub fn time_entry_settings_read(&self) -> Result<TimeEntrySettings> {
        let mut c_settings = defaults(<TimeEntrySettings as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_time_entry_settings_read_e(self.as_raw(), &mut c_settings, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { TimeEntrySettings::read(&c_settings) })
    }

    /// Sets how time entries are run from now on.
    ///
    /// - `settings`: what to set; only the members that its `fields` announce change.
    pub fn time_entry_settings_set(&self, settings: &TimeEntrySettings) -> Result<()> {
        let mut kept = Arguments::default();
        let c_settings = kept.filled(settings)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_time_entry_settings_set_e(self.as_raw(), &c_settings, said)
        })
    }

    /// Adds up the points of what was completed on some days, each as it scored at that time. Later
    /// changes of tasks, of their projects and of what a priority scores do not touch it, and
    /// neither does deleting or purging; reopening a task takes its points back. The project and
    /// the tag are those that tasks had when they were completed, by the name that the tag has now.
    ///
    /// - `options`: the days, in the store's zone, and of what. NULL: all that was completed today.
    pub fn score_read<'a>(&self, options: impl Into<Option<&'a ScoreOptions>>) -> Result<Score> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_score = defaults(<Score as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_score_read_e(self.as_raw(), or_null(&c_options), &mut c_score, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { Score::read(&c_score) })
    }

    /// Reads what the past says: figures of each day, streaks, the level, the trend, a forecast.
    ///
    /// - `options`: which days, at most 36,525 days away from today, and of what; NULL for the 30
    ///   days up to today, of all projects.
    pub fn pulse_read<'a>(&self, options: impl Into<Option<&'a PulseOptions>>) -> Result<Pulse> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_pulse = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_pulse_read_e(self.as_raw(), or_null(&c_options), &mut c_pulse, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { Pulse::from_raw(c_pulse) })
    }

    /// Reads how completions score, and what keeps a streak.
    pub fn pulse_settings_read(&self) -> Result<PulseSettings> {
        let mut c_settings = defaults(<PulseSettings as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_pulse_settings_read_e(self.as_raw(), &mut c_settings, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { PulseSettings::read(&c_settings) })
    }

    /// Sets how completions score from now on, and what keeps a streak. What was scored before
    /// stays; goals and ignored weekdays hold for the past, too.
    ///
    /// - `settings`: what to set; only the members that its `fields` announce change.
    pub fn pulse_settings_set(&self, settings: &PulseSettings) -> Result<()> {
        let mut kept = Arguments::default();
        let c_settings = kept.filled(settings)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_pulse_settings_set_e(self.as_raw(), &c_settings, said)
        })
    }

    /// Adds a holiday: days that neither keep nor break a streak. It may overlap others.
    ///
    /// - `input`: what it is to be; its first day is needed. Without a last day it lasts until it
    ///   is ended.
    pub fn holiday_add(&self, input: &HolidayInput) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_holiday_add_e(self.as_raw(), &c_input, &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Gets holidays by their ids.
    ///
    /// - `ids`: the ids; one that is given twice comes twice.
    pub fn holiday_get(&self, ids: &[i64]) -> Result<HolidayList> {
        let mut c_holidays = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_holiday_get_e(
                self.as_raw(),
                ids.as_ptr(),
                ids.len(),
                &mut c_holidays,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { HolidayList::from_raw(c_holidays) })
    }

    /// Finds the holiday with a uid.
    ///
    /// - `uid`: the uid.
    pub fn holiday_find(&self, uid: &str) -> Result<i64> {
        let c_uid = to_c(uid, "uid")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_holiday_find_e(self.as_raw(), c_uid.as_ptr(), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Deletes holidays: what was reached on their days counts for streaks again, and what was not
    /// breaks them.
    ///
    /// - `ids`: the holidays; one that is given twice counts once.
    pub fn holiday_delete(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_holiday_delete_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Begins a holiday today that lasts until it is ended, or ends it: its last day is yesterday
    /// then, and one that began today is deleted. What is so already stays as it is.
    ///
    /// - `is_on`: 1 to begin one, unless today is in one that is not ended; 0 to end all that have
    ///   begun and are not ended.
    pub fn holiday_mode_set(&self, is_on: bool) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_holiday_mode_set_e(self.as_raw(), i32::from(is_on), said)
        })
    }

    /// Lists holidays, by their first days, then by their ids.
    ///
    /// - `options`: which of them. NULL: all.
    pub fn holiday_query<'a>(
        &self,
        options: impl Into<Option<&'a HolidayQueryOptions>>,
    ) -> Result<HolidayList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_holidays = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_holiday_query_e(self.as_raw(), or_null(&c_options), &mut c_holidays, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { HolidayList::from_raw(c_holidays) })
    }

    /// Reads a chart as data: series of values, axes with ticks, and words. A line has its points
    /// and, between each two of them, a cubic Bezier curve that never leaves the range of their
    /// values. A chart that there is nothing to draw of has an `empty_message`; its values are zero
    /// then.
    ///
    /// - `options`: which chart, of days that are at most 36,525 days away from today; NULL for the
    ///   score of the last 30 days.
    pub fn chart_read<'a>(&self, options: impl Into<Option<&'a ChartOptions>>) -> Result<Chart> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_chart = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_chart_read_e(self.as_raw(), or_null(&c_options), &mut c_chart, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { Chart::from_raw(c_chart) })
    }

    /// Makes a report: one page of HTML with today, the week, streaks, trends, charts and tables.
    /// The page needs no script, no other file and no network; all that a user wrote is text in it,
    /// never markup. It tells of the store as it is at one moment.
    ///
    /// - `options`: what to say, of days that are at most 36,525 days away from today; NULL for the
    ///   last 30 days in the colours that the reader's system prefers.
    pub fn report_html<'a>(&self, options: impl Into<Option<&'a ReportOptions>>) -> Result<String> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_html = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_report_html_e(self.as_raw(), or_null(&c_options), &mut c_html, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { take_text(c_html) })
    }

    /// Makes a report and writes it to a file, which is there only when it is whole. A file that is
    /// there is replaced, and keeps its permissions. A new one is for its owner alone (mode 0600).
    ///
    /// - `options`: as in [`taskcore_report_html`](crate::Store::report_html).
    /// - `path`: the file, in a folder that exists.
    pub fn report_html_file(&self, options: &ReportOptions, path: &str) -> Result<()> {
        let mut kept = Arguments::default();
        let c_options = kept.filled(options)?;
        let c_path = to_c(path, "path")?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_report_html_file_e(self.as_raw(), &c_options, c_path.as_ptr(), said)
        })
    }

    /// Begins to count the calls on a store, or goes on with it; a store that was opened counts
    /// none. The figures are in the memory of this handle alone: they are written and sent nowhere,
    /// and go with it. Each function that takes the store is counted when it is over, with its time
    /// by a clock that nobody sets: waiting for other threads and processes and the caller's
    /// callbacks are part of it. The functions of this family and `taskcore_store_free` are not
    /// counted, and neither are functions of lists and others that take no store, nor calls with a
    /// store that is NULL or freed.
    pub fn usage_start(&self) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe { sys::taskcore_usage_start_e(self.as_raw(), said) })
    }

    /// Ends counting; the figures stay as they are, apart from calls that are not over yet.
    pub fn usage_stop(&self) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe { sys::taskcore_usage_stop_e(self.as_raw(), said) })
    }

    /// Sets all figures to zero; whether calls are counted stays as it is.
    pub fn usage_reset(&self) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe { sys::taskcore_usage_reset_e(self.as_raw(), said) })
    }

    /// Reads what was counted.
    pub fn usage_read(&self) -> Result<Usage> {
        let mut c_usage = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe { sys::taskcore_usage_read_e(self.as_raw(), &mut c_usage, said) })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { Usage::from_raw(c_usage) })
    }

    /// Changes the seller: who the invoices of the store are from. Issued invoices stay as they
    /// were issued; drafts go along.
    ///
    /// - `seller`: what to set; only the members that its `fields` announce change.
    pub fn profile_set(&self, seller: &Party) -> Result<()> {
        let mut kept = Arguments::default();
        let c_seller = kept.filled(seller)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe { sys::taskcore_profile_set_e(self.as_raw(), &c_seller, said) })
    }

    /// Sets the picture at the head of invoices.
    ///
    /// - `bytes`: a PNG or JPEG file.
    pub fn profile_set_logo(&self, bytes: &[u8]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_profile_set_logo_e(self.as_raw(), bytes.as_ptr(), bytes.len(), said)
        })
    }

    /// Sets what an hour costs where neither its time entry nor its task, project or client says
    /// it. It is in the currency of the profile, and counts for time that is paid in that one.
    ///
    /// - `hourly_rate_millionths`: in millionths of the currency unit, 1 to 10^15; 0 for none any
    ///   more.
    pub fn profile_set_hourly_rate(&self, hourly_rate_millionths: i64) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_profile_set_hourly_rate_e(self.as_raw(), hourly_rate_millionths, said)
        })
    }

    /// Takes the profile from an invoice that one issued with another program: its seller. What the
    /// profile says already stays. Nothing else does this: no import and no invoice that is
    /// received sets the profile.
    ///
    /// - `bytes`: the file, as in [`taskcore_invoice_import`](crate::Store::invoice_import).
    pub fn profile_import(&self, bytes: &[u8]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_profile_import_e(self.as_raw(), bytes.as_ptr(), bytes.len(), said)
        })
    }

    /// Reads the seller.
    pub fn profile_read(&self) -> Result<Profile> {
        let mut c_profile = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_profile_read_e(self.as_raw(), &mut c_profile, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { Profile::from_raw(c_profile) })
    }

    /// Sets what the user has paid for, as the host states it. It is no step for undo.
    ///
    /// - `subscription`: all of it: what its `fields` do not announce is taken away. NULL: there is
    ///   none any more.
    pub fn subscription_set<'a>(
        &self,
        subscription: impl Into<Option<&'a SubscriptionContent>>,
    ) -> Result<()> {
        let mut kept = Arguments::default();
        let c_subscription = kept.filled_if(subscription.into())?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_subscription_set_e(self.as_raw(), or_null(&c_subscription), said)
        })
    }

    /// Tells whether the subscription has a feature at an instant: from its beginning up to its
    /// end, which does not belong to it.
    ///
    /// - `feature`: its name, as [`taskcore_subscription_set`](crate::Store::subscription_set) was
    ///   given it.
    /// - `at_ms`: the instant, in milliseconds since 1970 UTC, years 1 to 9999.
    pub fn subscription_is_entitled(&self, feature: &str, at_ms: Timestamp) -> Result<bool> {
        let c_feature = to_c(feature, "feature")?;
        let mut c_is_entitled = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_subscription_is_entitled_e(
                self.as_raw(),
                c_feature.as_ptr(),
                at_ms.0,
                &mut c_is_entitled,
                said,
            )
        })?;
        Ok(c_is_entitled != 0)
    }

    /// Reads what the user has paid for.
    pub fn subscription_read(&self) -> Result<Subscription> {
        let mut c_subscription = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_subscription_read_e(self.as_raw(), &mut c_subscription, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { Subscription::from_raw(c_subscription) })
    }

    /// Adds a client.
    ///
    /// - `input`: what it is to be; `name` of its party is needed. Only the members that its
    ///   `fields` announce count.
    pub fn client_add(&self, input: &ClientInput) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_client_add_e(self.as_raw(), &c_input, &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Changes clients, or archives them, all or none, as one step for undo: an archived one gets
    /// no new invoices. Invoices that were issued to them stay as they were issued; drafts go
    /// along.
    ///
    /// - `ids`: the clients; one that is given twice counts once.
    /// - `input`: what to set; only the members that its `fields` announce change, and of its party
    ///   only those that the party's `fields` announce.
    pub fn client_update(&self, ids: &[i64], input: &ClientInput) -> Result<()> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_client_update_e(self.as_raw(), ids.as_ptr(), ids.len(), &c_input, said)
        })
    }

    /// Deletes clients that no invoice is for, all or none, as one step for undo. Projects that
    /// were for them are for nobody then.
    ///
    /// - `ids`: the clients; one that is given twice counts once.
    pub fn client_delete(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_client_delete_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Gets clients by their ids.
    ///
    /// - `ids`: the ids; one that is given twice comes twice.
    pub fn client_get(&self, ids: &[i64]) -> Result<ClientList> {
        let mut c_clients = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_client_get_e(self.as_raw(), ids.as_ptr(), ids.len(), &mut c_clients, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { ClientList::from_raw(c_clients) })
    }

    /// Finds the client with a uid.
    ///
    /// - `uid`: the uid.
    pub fn client_find(&self, uid: &str) -> Result<i64> {
        let c_uid = to_c(uid, "uid")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_client_find_e(self.as_raw(), c_uid.as_ptr(), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Lists clients by their names.
    ///
    /// - `options`: which ones. NULL: all that are in use.
    pub fn client_query<'a>(
        &self,
        options: impl Into<Option<&'a ClientQueryOptions>>,
    ) -> Result<ClientList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_clients = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_client_query_e(self.as_raw(), or_null(&c_options), &mut c_clients, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { ClientList::from_raw(c_clients) })
    }

    /// Adds a draft of an invoice, a credit note, a down payment, a corrected invoice or a quote,
    /// without items.
    ///
    /// - `kind`: `TASKCORE_INVOICE_KIND_...`.
    /// - `input`: what it is to be; only the members that its `fields` announce count. The rest is
    ///   as the client, the seller and the rules of the seller's country have it.
    pub fn invoice_add(&self, kind: InvoiceKind, input: &InvoiceInput) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_add_e(self.as_raw(), kind.0, &c_input, &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Changes a draft.
    ///
    /// - `id`: the draft.
    /// - `input`: what to set; only the members that its `fields` announce change.
    pub fn invoice_update(&self, id: i64, input: &InvoiceInput) -> Result<()> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_update_e(self.as_raw(), id, &c_input, said)
        })
    }

    /// Deletes drafts with all that belongs to them, all or none, as one step for undo.
    ///
    /// - `ids`: the drafts; one that is given twice counts once.
    pub fn invoice_delete(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_delete_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Makes a draft with the items, terms and client of an invoice or a credit note, issued or
    /// not. Its dates, its number, what was paid before it, and its links to tasks, time and other
    /// invoices are not copied.
    ///
    /// - `id`: what to copy.
    pub fn invoice_copy(&self, id: i64) -> Result<i64> {
        let mut c_copy_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_copy_e(self.as_raw(), id, &mut c_copy_id, said)
        })?;
        Ok(c_copy_id)
    }

    /// Makes a draft of a credit note that takes back all of an issued invoice that none took back
    /// yet.
    ///
    /// - `id`: the invoice.
    pub fn invoice_credit(&self, id: i64) -> Result<i64> {
        let mut c_credit_note_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_credit_e(self.as_raw(), id, &mut c_credit_note_id, said)
        })?;
        Ok(c_credit_note_id)
    }

    /// Makes a draft of a corrected invoice with all that an issued one has. When the draft is
    /// issued, it stands in the place of that one: the payments go over to it, and the other owes
    /// nothing.
    ///
    /// - `id`: the invoice.
    pub fn invoice_correct(&self, id: i64) -> Result<i64> {
        let mut c_corrected_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_correct_e(self.as_raw(), id, &mut c_corrected_id, said)
        })?;
        Ok(c_corrected_id)
    }

    /// Makes a draft of a down payment on what an invoice, mostly a draft, is for. It has an item
    /// for each category and rate of VAT, and comes to the share of the total with VAT to the cent;
    /// where no net comes to exactly that with its VAT, to the nearest amount that one comes to.
    ///
    /// - `id`: the invoice.
    /// - `share_basis_points`: how much of its total, in hundredths of a percent, 1 to 10,000; 0:
    ///   as the amount says.
    /// - `amount_minor`: how much with VAT, in minor units, at most its total; 0: as the share
    ///   says.
    pub fn invoice_down_payment(
        &self,
        id: i64,
        share_basis_points: i32,
        amount_minor: i64,
    ) -> Result<i64> {
        let mut c_down_payment_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_down_payment_e(
                self.as_raw(),
                id,
                share_basis_points,
                amount_minor,
                &mut c_down_payment_id,
                said,
            )
        })?;
        Ok(c_down_payment_id)
    }

    /// Deducts issued down payments from a draft, which is the final invoice then, as one step for
    /// undo. Between French businesses they are in what was paid before (BT-113); elsewhere the
    /// invoice has a line below 0 for each of them and each rate. What credit notes took back of
    /// them is not deducted.
    ///
    /// - `id`: the draft.
    /// - `ids`: the down payments; one that is deducted already stays so.
    pub fn invoice_deduct(&self, id: i64, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_deduct_e(self.as_raw(), id, ids.as_ptr(), ids.len(), said)
        })
    }

    /// Takes back that a draft deducts down payments, as one step for undo.
    ///
    /// - `id`: the draft.
    /// - `ids`: the down payments.
    pub fn invoice_undeduct(&self, id: i64, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_undeduct_e(self.as_raw(), id, ids.as_ptr(), ids.len(), said)
        })
    }

    /// Adds an item to a draft.
    ///
    /// - `invoice_id`: the draft.
    /// - `line`: what it is to be; `name` is needed. Only the members that its `fields` announce
    ///   count.
    pub fn invoice_line_add(&self, invoice_id: i64, line: &InvoiceLineInput) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_line = kept.filled(line)?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_line_add_e(self.as_raw(), invoice_id, &c_line, &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Gets items by their ids.
    ///
    /// - `ids`: the ids; one that is given twice comes twice.
    pub fn invoice_line_get(&self, ids: &[i64]) -> Result<InvoiceLineList> {
        let mut c_lines = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_line_get_e(
                self.as_raw(),
                ids.as_ptr(),
                ids.len(),
                &mut c_lines,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { InvoiceLineList::from_raw(c_lines) })
    }

    /// Finds the item with a uid.
    ///
    /// - `uid`: the uid.
    pub fn invoice_line_find(&self, uid: &str) -> Result<i64> {
        let c_uid = to_c(uid, "uid")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_line_find_e(self.as_raw(), c_uid.as_ptr(), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Changes an item of a draft.
    ///
    /// - `id`: the item.
    /// - `line`: what to set; only the members that its `fields` announce change.
    pub fn invoice_line_update(&self, id: i64, line: &InvoiceLineInput) -> Result<()> {
        let mut kept = Arguments::default();
        let c_line = kept.filled(line)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_line_update_e(self.as_raw(), id, &c_line, said)
        })
    }

    /// Deletes items of drafts, all or none, as one step for undo. Focus time that they were for
    /// can be billed again.
    ///
    /// - `ids`: the items; one that is given twice counts once.
    pub fn invoice_line_delete(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_line_delete_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Adds items to a draft for focus sessions and time entries that no invoice is for yet.
    /// Sessions of work count that were finished and began on a day of the range. Their hours have
    /// four decimals, rounded once for each item. By rate, an hour costs what the time entry says
    /// itself, else its task, else its project or the nearest above that says it, else the client
    /// that this project is for; time of each rate is an item of its own.
    ///
    /// - `invoice_id`: the draft.
    /// - `billing`: of what, and at what price.
    pub fn invoice_bill_focus(&self, invoice_id: i64, billing: &FocusBilling) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_billing = kept.filled(billing)?;
        let mut c_line_count = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_bill_focus_e(
                self.as_raw(),
                invoice_id,
                &c_billing,
                &mut c_line_count,
                said,
            )
        })?;
        Ok(c_line_count)
    }

    /// Makes a draft for a client with items for all focus sessions and time entries of its
    /// projects that no invoice is for yet, in one step for undo:
    /// [`taskcore_invoice_add`](crate::Store::invoice_add) and
    /// [`taskcore_invoice_bill_focus`](crate::Store::invoice_bill_focus) in one.
    ///
    /// - `client_id`: the client. Its projects, and those below them, count, whatever
    ///   `is_of_client` says.
    /// - `billing`: of what, and at what price.
    pub fn invoice_bill_client(&self, client_id: i64, billing: &FocusBilling) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_billing = kept.filled(billing)?;
        let mut c_invoice_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_bill_client_e(
                self.as_raw(),
                client_id,
                &c_billing,
                &mut c_invoice_id,
                said,
            )
        })?;
        Ok(c_invoice_id)
    }

    /// Adds an allowance or a charge on the whole of a draft.
    ///
    /// - `invoice_id`: the draft.
    /// - `adjustment`: what it is to be: `rate_basis_points` or `amount_minor` is needed. Only the
    ///   members that its `fields` announce count.
    pub fn invoice_adjustment_add(
        &self,
        invoice_id: i64,
        adjustment: &InvoiceAdjustmentInput,
    ) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_adjustment = kept.filled(adjustment)?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_adjustment_add_e(
                self.as_raw(),
                invoice_id,
                &c_adjustment,
                &mut c_id,
                said,
            )
        })?;
        Ok(c_id)
    }

    /// Gets adjustments by their ids.
    ///
    /// - `ids`: the ids; one that is given twice comes twice.
    pub fn invoice_adjustment_get(&self, ids: &[i64]) -> Result<InvoiceAdjustmentList> {
        let mut c_adjustments = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_adjustment_get_e(
                self.as_raw(),
                ids.as_ptr(),
                ids.len(),
                &mut c_adjustments,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { InvoiceAdjustmentList::from_raw(c_adjustments) })
    }

    /// Finds the adjustment with a uid.
    ///
    /// - `uid`: the uid.
    pub fn invoice_adjustment_find(&self, uid: &str) -> Result<i64> {
        let c_uid = to_c(uid, "uid")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_adjustment_find_e(self.as_raw(), c_uid.as_ptr(), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Changes an allowance or a charge of a draft.
    ///
    /// - `id`: the allowance or charge.
    /// - `adjustment`: what to set; only the members that its `fields` announce change.
    pub fn invoice_adjustment_update(
        &self,
        id: i64,
        adjustment: &InvoiceAdjustmentInput,
    ) -> Result<()> {
        let mut kept = Arguments::default();
        let c_adjustment = kept.filled(adjustment)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_adjustment_update_e(self.as_raw(), id, &c_adjustment, said)
        })
    }

    /// Deletes allowances and charges of drafts, all or none, as one step for undo.
    ///
    /// - `ids`: the allowances and charges; one that is given twice counts once.
    pub fn invoice_adjustment_delete(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_adjustment_delete_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Lists all that forbids to issue a draft, by EN 16931, the law and the profile of the
    /// invoice, and what is else to know. A row whose status is [`TASKCORE_OK`](crate::Status::OK)
    /// is a warning, which forbids nothing: a character that no installed font has is printed as
    /// U+FFFD, and a French invoice says services where nothing tells them from goods.
    ///
    /// - `id`: the draft.
    /// - `issue_date`: the day on which it would be issued, as yyyymmdd; 0: today.
    pub fn invoice_check(&self, id: i64, issue_date: Date) -> Result<ProblemList> {
        let mut c_problems = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_check_e(self.as_raw(), id, issue_date.0, &mut c_problems, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { ProblemList::from_raw(c_problems) })
    }

    /// Issues a draft: it gets the next number of its series, and cannot change any more. No two
    /// invoices get one number and none is left out, whatever else uses the store. It is no step
    /// for undo, and neither is what was done to the draft before. Where a hub leases the series,
    /// the hub is asked first, and must be there: only who took the series by force, or numbers in
    /// a series of this device alone, does without.
    ///
    /// - `id`: the draft.
    /// - `issue_date`: the day, as yyyymmdd, not in the future and not before the latest one of the
    ///   series; 0: today.
    pub fn invoice_issue(&self, id: i64, issue_date: Date) -> Result<String> {
        let mut c_number = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_issue_e(self.as_raw(), id, issue_date.0, &mut c_number, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { take_text(c_number) })
    }

    /// Takes all of an issued invoice back: issues a credit note of the whole, and marks the
    /// invoice as void. It is no step for undo.
    ///
    /// - `id`: the invoice, for which no payment and no credit note is there.
    /// - `issue_date`: the day of the credit note, as in
    ///   [`taskcore_invoice_issue`](crate::Store::invoice_issue).
    pub fn invoice_void(&self, id: i64, issue_date: Date) -> Result<i64> {
        let mut c_credit_note_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_void_e(
                self.as_raw(),
                id,
                issue_date.0,
                &mut c_credit_note_id,
                said,
            )
        })?;
        Ok(c_credit_note_id)
    }

    /// Gets invoices by their ids.
    ///
    /// - `ids`: the ids; one that is given twice comes twice.
    pub fn invoice_get(&self, ids: &[i64]) -> Result<InvoiceList> {
        let mut c_invoices = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_get_e(
                self.as_raw(),
                ids.as_ptr(),
                ids.len(),
                &mut c_invoices,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { InvoiceList::from_raw(c_invoices) })
    }

    /// Finds the invoice with a uid or a number.
    ///
    /// - `uid_or_number`: the uid or the number.
    pub fn invoice_find(&self, uid_or_number: &str) -> Result<i64> {
        let c_uid_or_number = to_c(uid_or_number, "uid_or_number")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_find_e(self.as_raw(), c_uid_or_number.as_ptr(), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Lists invoices and credit notes, newest first: drafts by when they were made, then the
    /// issued ones by their issue dates. Quotes are listed only when their kind, or none but states
    /// of theirs, is asked for.
    ///
    /// - `options`: which ones. NULL: all.
    pub fn invoice_query<'a>(
        &self,
        options: impl Into<Option<&'a InvoiceQueryOptions>>,
    ) -> Result<InvoiceList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_invoices = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_query_e(self.as_raw(), or_null(&c_options), &mut c_invoices, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { InvoiceList::from_raw(c_invoices) })
    }

    /// Reads all of an invoice, a credit note or a quote.
    ///
    /// - `id`: the invoice.
    pub fn invoice_document_read(&self, id: i64) -> Result<InvoiceDocument> {
        let mut c_document = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_document_read_e(self.as_raw(), id, &mut c_document, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { InvoiceDocument::from_raw(c_document) })
    }

    /// Notes money that came in for an invoice, or went out for a credit note.
    ///
    /// - `invoice_id`: the invoice or credit note, issued.
    /// - `payment`: how much, when and how; only the members that its `fields` announce count.
    ///   NULL: all that is owed, today.
    pub fn payment_add<'a>(
        &self,
        invoice_id: i64,
        payment: impl Into<Option<&'a PaymentInput>>,
    ) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_payment = kept.filled_if(payment.into())?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_payment_add_e(
                self.as_raw(),
                invoice_id,
                or_null(&c_payment),
                &mut c_id,
                said,
            )
        })?;
        Ok(c_id)
    }

    /// Deletes payments, all or none, as one step for undo: what they were for is owed again.
    ///
    /// - `ids`: the payments; one that is given twice counts once.
    pub fn payment_delete(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_payment_delete_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Gets payments by their ids.
    ///
    /// - `ids`: the ids; one that is given twice comes twice.
    pub fn payment_get(&self, ids: &[i64]) -> Result<PaymentList> {
        let mut c_payments = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_payment_get_e(
                self.as_raw(),
                ids.as_ptr(),
                ids.len(),
                &mut c_payments,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { PaymentList::from_raw(c_payments) })
    }

    /// Finds the payment with a uid.
    ///
    /// - `uid`: the uid.
    pub fn payment_find(&self, uid: &str) -> Result<i64> {
        let c_uid = to_c(uid, "uid")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_payment_find_e(self.as_raw(), c_uid.as_ptr(), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Lists payments, the latest first.
    ///
    /// - `options`: of which invoice or credit note, and which of them to list. NULL: all.
    pub fn payment_query<'a>(
        &self,
        options: impl Into<Option<&'a PaymentQueryOptions>>,
    ) -> Result<PaymentList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_payments = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_payment_query_e(self.as_raw(), or_null(&c_options), &mut c_payments, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { PaymentList::from_raw(c_payments) })
    }

    /// Adds up what is owed of issued invoices today, by currency and by how long it is overdue.
    ///
    /// - `options`: which of these amounts to list. NULL: all.
    pub fn ageing_query<'a>(
        &self,
        options: impl Into<Option<&'a AgeingQueryOptions>>,
    ) -> Result<AgeingList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_ageing = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_ageing_query_e(self.as_raw(), or_null(&c_options), &mut c_ageing, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { AgeingList::from_raw(c_ageing) })
    }

    /// Adds up what was invoiced, by month and currency; credit notes are taken off.
    ///
    /// - `options`: which months, and which of their rows to list. NULL: all.
    pub fn turnover_query<'a>(
        &self,
        options: impl Into<Option<&'a TurnoverQueryOptions>>,
    ) -> Result<TurnoverList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_turnover = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_turnover_query_e(
                self.as_raw(),
                or_null(&c_options),
                &mut c_turnover,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { TurnoverList::from_raw(c_turnover) })
    }

    /// Adds up the VAT of what was invoiced, by month, currency, category and rate; credit notes
    /// are taken off.
    ///
    /// - `options`: which months, and which of their rows to list. NULL: all.
    pub fn vat_total_query<'a>(
        &self,
        options: impl Into<Option<&'a VatTotalQueryOptions>>,
    ) -> Result<VatTotalList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_totals = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_vat_total_query_e(self.as_raw(), or_null(&c_options), &mut c_totals, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { VatTotalList::from_raw(c_totals) })
    }

    /// Sets the pattern of a series of numbers. What was issued keeps its number. A pattern has
    /// letters, digits and `+`, `-`, `_` and `/`, exactly one counter of 1 to 10 places such as
    /// `{NNNN}`, at most one year, `{YYYY}` or `{YY}`, and at most one month, `{MM}`. With a year,
    /// the counter begins anew with each one; a month is shown alone.
    ///
    /// - `name`: the series: "invoice", "credit_note", "quote", or another one, which comes into
    ///   being.
    /// - `pattern`: such as "F{YYYY}-{NNNN}", for numbers of at most 35 characters; "": that which
    ///   the series had at first, or, of another one in which nothing was issued, none any more.
    pub fn number_series_set(&self, name: &str, pattern: &str) -> Result<()> {
        let c_name = to_c(name, "name")?;
        let c_pattern = to_c(pattern, "pattern")?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_number_series_set_e(
                self.as_raw(),
                c_name.as_ptr(),
                c_pattern.as_ptr(),
                said,
            )
        })
    }

    /// Lists the series of numbers: those that are there from the beginning, then the others by
    /// their names.
    ///
    /// - `options`: which of them. NULL: all.
    pub fn number_series_query<'a>(
        &self,
        options: impl Into<Option<&'a NumberSeriesQueryOptions>>,
    ) -> Result<NumberSeriesList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_series = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_number_series_query_e(
                self.as_raw(),
                or_null(&c_options),
                &mut c_series,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { NumberSeriesList::from_raw(c_series) })
    }

    /// Makes this device the one that issues in a series of numbers. Once a store is on several
    /// devices, one of them issues in each series, so that no number is given twice: at first the
    /// one on which sync began. Another one claims the series, and issues as soon as all devices
    /// know that, which they say of themselves by their next runs; a device that was lost is
    /// retired. [`taskcore_number_series_query`](crate::Store::number_series_query) tells who
    /// issues.
    ///
    /// - `name`: the series.
    /// - `is_forced`: 1: this device issues at once, without waiting for the others, as when one of
    ///   them is lost; a number that another one gave meanwhile is there twice then. 0: it waits.
    pub fn number_series_claim(&self, name: &str, is_forced: bool) -> Result<()> {
        let c_name = to_c(name, "name")?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_number_series_claim_e(
                self.as_raw(),
                c_name.as_ptr(),
                i32::from(is_forced),
                said,
            )
        })
    }

    /// Sets in which series drafts that name none are numbered on this device, and on no other one:
    /// with a series of its own, each device issues without asking the others.
    ///
    /// - `kind`: of which drafts, `TASKCORE_INVOICE_KIND_...`.
    /// - `name`: a series that is there; "": that which the kind has at first.
    pub fn number_series_use(&self, kind: InvoiceKind, name: &str) -> Result<()> {
        let c_name = to_c(name, "name")?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_number_series_use_e(self.as_raw(), kind.0, c_name.as_ptr(), said)
        })
    }

    /// Notes that the client accepted a quote that was issued, so that it can be turned into an
    /// invoice. A quote is an invoice of the kind
    /// [`TASKCORE_INVOICE_KIND_QUOTE`](crate::InvoiceKind::QUOTE): it is added, changed, issued and
    /// printed as one. Nothing is owed of it, and no figures count it.
    ///
    /// - `id`: the quote; one that was declined can be accepted after all.
    /// - `date`: when it was accepted, as yyyymmdd: from its issue date to today, and not after its
    ///   last day; 0: today.
    pub fn quote_accept(&self, id: i64, date: Date) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe { sys::taskcore_quote_accept_e(self.as_raw(), id, date.0, said) })
    }

    /// Notes that the client declined a quote that was issued.
    ///
    /// - `id`: the quote; one that was accepted can be declined until something was made of it.
    /// - `date`: when it was declined, as yyyymmdd: from its issue date to today; 0: today.
    pub fn quote_decline(&self, id: i64, date: Date) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe { sys::taskcore_quote_decline_e(self.as_raw(), id, date.0, said) })
    }

    /// Makes a draft of an invoice of all of an accepted quote, with its items, terms and tasks.
    /// What was issued as down payments is taken off.
    ///
    /// - `id`: the quote.
    pub fn quote_invoice(&self, id: i64) -> Result<i64> {
        let mut c_invoice_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_quote_invoice_e(self.as_raw(), id, &mut c_invoice_id, said)
        })?;
        Ok(c_invoice_id)
    }

    /// Makes a draft of a down payment of an accepted quote, with a line for each rate of VAT. It
    /// comes to the share of the total with VAT to the cent; where no net comes to exactly that
    /// with its VAT, to the nearest amount that one comes to.
    ///
    /// - `id`: the quote.
    /// - `share_basis_points`: how much of its total, in hundredths of a percent, 1 to 10,000; 0:
    ///   as the amount says.
    /// - `amount_minor`: how much with VAT, in minor units, at most its total; 0: as the share
    ///   says.
    pub fn quote_down_payment(
        &self,
        id: i64,
        share_basis_points: i32,
        amount_minor: i64,
    ) -> Result<i64> {
        let mut c_invoice_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_quote_down_payment_e(
                self.as_raw(),
                id,
                share_basis_points,
                amount_minor,
                &mut c_invoice_id,
                said,
            )
        })?;
        Ok(c_invoice_id)
    }

    /// Prints an invoice or a credit note: a PDF/A-3 file with its data within (Factur-X, profile
    /// EN 16931). That of an invoice of the profiles XRechnung and Peppol has none: these are a
    /// file of their own. A draft is printed as one, without data, and so is a quote. The same
    /// invoice gives the same bytes, as long as libraries and fonts are the same.
    ///
    /// - `id`: the invoice.
    /// - `options`: how to print it; NULL for A4 in the invoice's language.
    pub fn invoice_pdf<'a>(
        &self,
        id: i64,
        options: impl Into<Option<&'a PdfOptions>>,
    ) -> Result<Vec<u8>> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_pdf = ptr::null_mut();
        let mut c_length = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_pdf_e(
                self.as_raw(),
                id,
                or_null(&c_options),
                &mut c_pdf,
                &mut c_length,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { take_bytes(c_pdf, c_length) })
    }

    /// Prints an invoice or a credit note to a file, which is there only when it is whole. A file
    /// that is there is replaced, and keeps its permissions. A new one is for its owner alone (mode
    /// 0600).
    ///
    /// - `id`: the invoice.
    /// - `options`: as in [`taskcore_invoice_pdf`](crate::Store::invoice_pdf).
    /// - `path`: the file, in a folder that exists.
    pub fn invoice_pdf_file(&self, id: i64, options: &PdfOptions, path: &str) -> Result<()> {
        let mut kept = Arguments::default();
        let c_options = kept.filled(options)?;
        let c_path = to_c(path, "path")?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_pdf_file_e(self.as_raw(), id, &c_options, c_path.as_ptr(), said)
        })
    }

    /// Writes an issued invoice or credit note as EN 16931 or a profile of it has it.
    ///
    /// - `id`: the invoice.
    /// - `format`: [`TASKCORE_XML_CII`](crate::XmlFormat::CII) (Cross Industry Invoice D16B, as
    ///   Factur-X has it), `_UBL` (UBL 2.1), `_XRECHNUNG` or `_PEPPOL` (UBL as these profiles have
    ///   it), or `_PROFILE` (as that of the invoice has it).
    pub fn invoice_xml(&self, id: i64, format: XmlFormat) -> Result<String> {
        let mut c_xml = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_xml_e(self.as_raw(), id, format.0, &mut c_xml, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { take_text(c_xml) })
    }

    /// Writes an issued invoice or credit note to a file as EN 16931 has it; the file is there only
    /// when it is whole. A file that is there is replaced, and keeps its permissions. A new one is
    /// for its owner alone (mode 0600).
    ///
    /// - `id`: the invoice.
    /// - `format`: as in [`taskcore_invoice_xml`](crate::Store::invoice_xml).
    /// - `path`: the file, in a folder that exists.
    pub fn invoice_xml_file(&self, id: i64, format: XmlFormat, path: &str) -> Result<()> {
        let c_path = to_c(path, "path")?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_xml_file_e(self.as_raw(), id, format.0, c_path.as_ptr(), said)
        })
    }

    /// Makes a draft of an invoice that another program made: a Cross Industry Invoice (CII), or a
    /// PDF file with one within, as Factur-X and ZUGFeRD have it. It is for one's own invoices: the
    /// seller of the file must be the seller of the store, and is never made so;
    /// [`taskcore_profile_import`](crate::Store::profile_import) does that, and
    /// [`taskcore_purchase_add`](crate::Store::purchase_add) receives invoices of others. The buyer
    /// becomes the client, or is found among the clients. The number of the file is put into the
    /// notes.
    ///
    /// - `bytes`: the file.
    pub fn invoice_import(&self, bytes: &[u8]) -> Result<i64> {
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_import_e(
                self.as_raw(),
                bytes.as_ptr(),
                bytes.len(),
                &mut c_id,
                said,
            )
        })?;
        Ok(c_id)
    }

    /// Makes a draft of an invoice in a file that another program made.
    ///
    /// - `path`: the file, as in [`taskcore_invoice_import`](crate::Store::invoice_import).
    pub fn invoice_import_file(&self, path: &str) -> Result<i64> {
        let c_path = to_c(path, "path")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_import_file_e(self.as_raw(), c_path.as_ptr(), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Writes invoices and credit notes as a table (RFC 4180), in the order of
    /// [`taskcore_invoice_query`](crate::Store::invoice_query). The columns are number, kind,
    /// state, issue_date, due_date, client, currency, net, vat, gross, due, paid, credited, balance
    /// and uid. Dates are such as 2026-12-24, amounts such as 1234.56.
    ///
    /// - `options`: which ones. NULL: all.
    pub fn invoice_csv<'a>(
        &self,
        options: impl Into<Option<&'a InvoiceQueryOptions>>,
    ) -> Result<String> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_csv = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_csv_e(self.as_raw(), or_null(&c_options), &mut c_csv, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { take_text(c_csv) })
    }

    /// Writes invoices and credit notes as a table to a file, which is there only when it is whole.
    /// A file that is there is replaced, and keeps its permissions. A new one is for its owner
    /// alone (mode 0600).
    ///
    /// - `options`: which ones. NULL: all.
    /// - `path`: the file, in a folder that exists.
    pub fn invoice_csv_file<'a>(
        &self,
        options: impl Into<Option<&'a InvoiceQueryOptions>>,
        path: &str,
    ) -> Result<()> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let c_path = to_c(path, "path")?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_invoice_csv_file_e(
                self.as_raw(),
                or_null(&c_options),
                c_path.as_ptr(),
                said,
            )
        })
    }

    /// Writes the VAT journal as a table (RFC 4180): a line for each rate of each issued invoice
    /// and credit note, by the issue dates and the numbers. The columns are issue_date, number,
    /// kind, preceding_number, client, client_vat_number, client_country, currency, vat_category,
    /// vat_rate, taxable, tax, exchange_rate and uid. Dates are such as 2026-12-24, rates such as
    /// 5.5 for 5.5 %, amounts such as 1234.56; those of credit notes are below 0. Their sums are
    /// those of [`taskcore_vat_total_query`](crate::Store::vat_total_query).
    ///
    /// - `options`: the months, and which lines of them. NULL: all.
    pub fn vat_journal_csv<'a>(
        &self,
        options: impl Into<Option<&'a VatTotalQueryOptions>>,
    ) -> Result<String> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_csv = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_vat_journal_csv_e(self.as_raw(), or_null(&c_options), &mut c_csv, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { take_text(c_csv) })
    }

    /// Writes the VAT journal as a table to a file, which is there only when it is whole. A file
    /// that is there is replaced, and keeps its permissions. A new one is for its owner alone (mode
    /// 0600).
    ///
    /// - `options`: the months, and which lines of them. NULL: all.
    /// - `path`: the file, in a folder that exists.
    pub fn vat_journal_csv_file<'a>(
        &self,
        options: impl Into<Option<&'a VatTotalQueryOptions>>,
        path: &str,
    ) -> Result<()> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let c_path = to_c(path, "path")?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_vat_journal_csv_file_e(
                self.as_raw(),
                or_null(&c_options),
                c_path.as_ptr(),
                said,
            )
        })
    }

    /// Writes the message that an issued invoice or credit note is sent with, the PDF within it, as
    /// RFC 5322 has it: the content of an .eml file. Of the profiles XRechnung and Peppol the XML
    /// file is beside the PDF. Nothing is sent.
    ///
    /// - `invoice_id`: the invoice.
    /// - `options`: what is to be else than usual; NULL: nothing.
    pub fn email_compose<'a>(
        &self,
        invoice_id: i64,
        options: impl Into<Option<&'a EmailOptions>>,
    ) -> Result<Vec<u8>> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_message = ptr::null_mut();
        let mut c_length = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_email_compose_e(
                self.as_raw(),
                invoice_id,
                or_null(&c_options),
                &mut c_message,
                &mut c_length,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { take_bytes(c_message, c_length) })
    }

    /// Writes the message that an invoice is sent with to a file, which is there only when it is
    /// whole. A file that is there is replaced, and keeps its permissions. A new one is for its
    /// owner alone (mode 0600).
    ///
    /// - `invoice_id`: the invoice.
    /// - `options`: as in [`taskcore_email_compose`](crate::Store::email_compose).
    /// - `path`: the file, in a folder that exists.
    pub fn email_compose_file(
        &self,
        invoice_id: i64,
        options: &EmailOptions,
        path: &str,
    ) -> Result<()> {
        let mut kept = Arguments::default();
        let c_options = kept.filled(options)?;
        let c_path = to_c(path, "path")?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_email_compose_file_e(
                self.as_raw(),
                invoice_id,
                &c_options,
                c_path.as_ptr(),
                said,
            )
        })
    }

    /// Sends an issued invoice or credit note by SMTP, with TLS before anything is told. The
    /// message is in the store from the moment at which it is handed over, also when sending fails
    /// or is interrupted: it is failed then, says why, and the invoice can be sent again. What the
    /// server accepted is not interrupted any more. Other calls on this handle do not wait
    /// meanwhile. No password is stored or logged.
    ///
    /// - `invoice_id`: the invoice.
    /// - `options`: as in [`taskcore_email_compose`](crate::Store::email_compose).
    /// - `server`: the server. Its progress callback may call the store.
    pub fn email_send(
        &self,
        invoice_id: i64,
        options: &EmailOptions,
        server: &SmtpOptions,
    ) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_options = kept.filled(options)?;
        let c_server = kept.filled(server)?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_email_send_e(
                self.as_raw(),
                invoice_id,
                &c_options,
                &c_server,
                &mut c_id,
                said,
            )
        })?;
        Ok(c_id)
    }

    /// Gets messages by their ids.
    ///
    /// - `ids`: the ids; one that is given twice comes twice.
    pub fn email_get(&self, ids: &[i64]) -> Result<EmailList> {
        let mut c_emails = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_email_get_e(self.as_raw(), ids.as_ptr(), ids.len(), &mut c_emails, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { EmailList::from_raw(c_emails) })
    }

    /// Finds the message with a uid.
    ///
    /// - `uid`: the uid.
    pub fn email_find(&self, uid: &str) -> Result<i64> {
        let c_uid = to_c(uid, "uid")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_email_find_e(self.as_raw(), c_uid.as_ptr(), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Lists the messages that were sent, or were to be sent, the latest first.
    ///
    /// - `options`: of which invoice or credit note, and which of them to list. NULL: all.
    pub fn email_query<'a>(
        &self,
        options: impl Into<Option<&'a EmailQueryOptions>>,
    ) -> Result<EmailList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_emails = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_email_query_e(self.as_raw(), or_null(&c_options), &mut c_emails, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { EmailList::from_raw(c_emails) })
    }

    /// Receives an invoice or a credit note of somebody else: a Cross Industry Invoice (CII), UBL
    /// 2.1, or a PDF file with one within, as Factur-X, ZUGFeRD 2, XRechnung and Peppol have it. It
    /// becomes a purchase, never a draft of one's own, and the profile is not touched. All types
    /// and profiles are read. The file is kept as it came;
    /// [`taskcore_purchase_check`](crate::Store::purchase_check) tells what is odd about it. An
    /// invoice is received once: the seller and the number say which it is, on all devices.
    ///
    /// - `bytes`: the file.
    pub fn purchase_add(&self, bytes: &[u8]) -> Result<i64> {
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_purchase_add_e(
                self.as_raw(),
                bytes.as_ptr(),
                bytes.len(),
                &mut c_id,
                said,
            )
        })?;
        Ok(c_id)
    }

    /// Receives an invoice or a credit note of somebody else in a file.
    ///
    /// - `path`: the file, as in [`taskcore_purchase_add`](crate::Store::purchase_add).
    pub fn purchase_add_file(&self, path: &str) -> Result<i64> {
        let c_path = to_c(path, "path")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_purchase_add_file_e(self.as_raw(), c_path.as_ptr(), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Lists what is odd about the file of a purchase, and does not make it doubtful what is owed:
    /// mistyped identifiers, sums that are a cent off, what is missing.
    ///
    /// - `id`: the purchase.
    pub fn purchase_check(&self, id: i64) -> Result<ProblemList> {
        let mut c_problems = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_purchase_check_e(self.as_raw(), id, &mut c_problems, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { ProblemList::from_raw(c_problems) })
    }

    /// Changes what the user says about a purchase: when it is due, and own notes. What its file
    /// says stays.
    ///
    /// - `id`: the purchase.
    /// - `input`: what shall be other than it is.
    pub fn purchase_update(&self, id: i64, input: &PurchaseInput) -> Result<()> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_purchase_update_e(self.as_raw(), id, &c_input, said)
        })
    }

    /// Deletes purchases with their payments, all or none, as one step for undo.
    ///
    /// - `ids`: the purchases; one that is given twice counts once.
    pub fn purchase_delete(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_purchase_delete_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Gets purchases by their ids.
    ///
    /// - `ids`: the ids; one that is given twice comes twice.
    pub fn purchase_get(&self, ids: &[i64]) -> Result<PurchaseList> {
        let mut c_purchases = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_purchase_get_e(
                self.as_raw(),
                ids.as_ptr(),
                ids.len(),
                &mut c_purchases,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { PurchaseList::from_raw(c_purchases) })
    }

    /// Finds the purchase with a uid.
    ///
    /// - `uid`: the uid.
    pub fn purchase_find(&self, uid: &str) -> Result<i64> {
        let c_uid = to_c(uid, "uid")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_purchase_find_e(self.as_raw(), c_uid.as_ptr(), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Lists purchases.
    ///
    /// - `options`: which ones, and in which order. NULL: all, by due date.
    pub fn purchase_query<'a>(
        &self,
        options: impl Into<Option<&'a PurchaseQueryOptions>>,
    ) -> Result<PurchaseList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_purchases = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_purchase_query_e(
                self.as_raw(),
                or_null(&c_options),
                &mut c_purchases,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { PurchaseList::from_raw(c_purchases) })
    }

    /// Reads all of a purchase, as its file has it.
    ///
    /// - `id`: the purchase.
    pub fn purchase_document_read(&self, id: i64) -> Result<PurchaseDocument> {
        let mut c_document = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_purchase_document_read_e(self.as_raw(), id, &mut c_document, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { PurchaseDocument::from_raw(c_document) })
    }

    /// Gives the file of a purchase as it came.
    ///
    /// - `id`: the purchase.
    pub fn purchase_original(&self, id: i64) -> Result<Vec<u8>> {
        let mut c_bytes = ptr::null_mut();
        let mut c_length = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_purchase_original_e(self.as_raw(), id, &mut c_bytes, &mut c_length, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { take_bytes(c_bytes, c_length) })
    }

    /// Writes the file of a purchase as it came; it is there only when it is whole. A file that is
    /// there is replaced, and keeps its permissions. A new one is for its owner alone (mode 0600).
    ///
    /// - `id`: the purchase.
    /// - `path`: the file, in a folder that exists.
    pub fn purchase_original_file(&self, id: i64, path: &str) -> Result<()> {
        let c_path = to_c(path, "path")?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_purchase_original_file_e(self.as_raw(), id, c_path.as_ptr(), said)
        })
    }

    /// Notes money that was paid for a purchase, or that came back for a credit note.
    ///
    /// - `purchase_id`: the purchase.
    /// - `payment`: how much, when and how; only the members that its `fields` announce count.
    ///   NULL: all that is owed, today.
    pub fn purchase_payment_add<'a>(
        &self,
        purchase_id: i64,
        payment: impl Into<Option<&'a PaymentInput>>,
    ) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_payment = kept.filled_if(payment.into())?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_purchase_payment_add_e(
                self.as_raw(),
                purchase_id,
                or_null(&c_payment),
                &mut c_id,
                said,
            )
        })?;
        Ok(c_id)
    }

    /// Deletes payments of purchases, all or none, as one step for undo: what they paid is owed
    /// again.
    ///
    /// - `ids`: the payments; one that is given twice counts once.
    pub fn purchase_payment_delete(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_purchase_payment_delete_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Gets payments by their ids.
    ///
    /// - `ids`: the ids; one that is given twice comes twice.
    pub fn purchase_payment_get(&self, ids: &[i64]) -> Result<PurchasePaymentList> {
        let mut c_payments = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_purchase_payment_get_e(
                self.as_raw(),
                ids.as_ptr(),
                ids.len(),
                &mut c_payments,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { PurchasePaymentList::from_raw(c_payments) })
    }

    /// Finds the payment with a uid.
    ///
    /// - `uid`: the uid.
    pub fn purchase_payment_find(&self, uid: &str) -> Result<i64> {
        let c_uid = to_c(uid, "uid")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_purchase_payment_find_e(self.as_raw(), c_uid.as_ptr(), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Lists payments of purchases, the latest first.
    ///
    /// - `options`: of which purchase, and which of them to list. NULL: all.
    pub fn purchase_payment_query<'a>(
        &self,
        options: impl Into<Option<&'a PurchasePaymentQueryOptions>>,
    ) -> Result<PurchasePaymentList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_payments = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_purchase_payment_query_e(
                self.as_raw(),
                or_null(&c_options),
                &mut c_payments,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { PurchasePaymentList::from_raw(c_payments) })
    }

    /// Lists what is owed to sellers, by currency; those in which nothing is open are left out.
    ///
    /// - `options`: which of them to list. NULL: all.
    pub fn purchase_total_query<'a>(
        &self,
        options: impl Into<Option<&'a PurchaseTotalQueryOptions>>,
    ) -> Result<PurchaseTotalList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_totals = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_purchase_total_query_e(
                self.as_raw(),
                or_null(&c_options),
                &mut c_totals,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { PurchaseTotalList::from_raw(c_totals) })
    }

    /// Makes a recurring invoice of an invoice or a draft: its terms, lines, allowances and charges
    /// are kept as they are now, and [`taskcore_poll`](crate::Store::poll) makes a draft of them
    /// for each date that comes. Without a start the series begins with the day of the invoice, or
    /// of a draft today, and the first draft is that of the first date after today. A start that is
    /// given may be past: what came since is drafted by the next poll. One poll drafts at most 12
    /// dates of one recurring invoice; where more came, it pauses, with the next of them as its
    /// next date. What cannot be drafted, as of a client that was archived, pauses, too. The uid of
    /// a draft follows from its date, so that devices of one sync make one.
    ///
    /// - `invoice_id`: the invoice.
    /// - `input`: when; `repeat_rule` is needed. Only the members that its `fields` announce count.
    pub fn recurring_invoice_add(
        &self,
        invoice_id: i64,
        input: &RecurringInvoiceInput,
    ) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_recurring_invoice_add_e(
                self.as_raw(),
                invoice_id,
                &c_input,
                &mut c_id,
                said,
            )
        })?;
        Ok(c_id)
    }

    /// Changes a recurring invoice, as one step for undo; what was drafted of it stays as it is. A
    /// new rule goes on after today, or, where dates are waiting, with these. A start that is given
    /// begins the series anew.
    ///
    /// - `id`: the recurring invoice.
    /// - `input`: what to set; only the members that its `fields` announce change.
    pub fn recurring_invoice_update(&self, id: i64, input: &RecurringInvoiceInput) -> Result<()> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_recurring_invoice_update_e(self.as_raw(), id, &c_input, said)
        })
    }

    /// Deletes recurring invoices, all or none, as one step for undo: what was drafted of them
    /// stays.
    ///
    /// - `ids`: the recurring invoices; one that is given twice counts once.
    pub fn recurring_invoice_delete(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_recurring_invoice_delete_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Gets recurring invoices by their ids.
    ///
    /// - `ids`: the ids; one that is given twice comes twice.
    pub fn recurring_invoice_get(&self, ids: &[i64]) -> Result<RecurringInvoiceList> {
        let mut c_invoices = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_recurring_invoice_get_e(
                self.as_raw(),
                ids.as_ptr(),
                ids.len(),
                &mut c_invoices,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { RecurringInvoiceList::from_raw(c_invoices) })
    }

    /// Finds the recurring invoice with a uid.
    ///
    /// - `uid`: the uid.
    pub fn recurring_invoice_find(&self, uid: &str) -> Result<i64> {
        let c_uid = to_c(uid, "uid")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_recurring_invoice_find_e(self.as_raw(), c_uid.as_ptr(), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Lists recurring invoices, the one whose next draft comes first, then those that have none
    /// any more.
    ///
    /// - `options`: which of them to list. NULL: all.
    pub fn recurring_invoice_query<'a>(
        &self,
        options: impl Into<Option<&'a RecurringInvoiceQueryOptions>>,
    ) -> Result<RecurringInvoiceList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_recurring_invoices = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_recurring_invoice_query_e(
                self.as_raw(),
                or_null(&c_options),
                &mut c_recurring_invoices,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { RecurringInvoiceList::from_raw(c_recurring_invoices) })
    }

    /// Lists the dates of the next drafts of a recurring invoice, those that are waiting first,
    /// whether it is paused or not.
    ///
    /// - `id`: the recurring invoice.
    /// - `limit`: at most so many, up to 1,000; 0: 12.
    pub fn recurring_invoice_dates(&self, id: i64, limit: i64) -> Result<OccurrenceList> {
        let mut c_dates = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_recurring_invoice_dates_e(self.as_raw(), id, limit, &mut c_dates, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { OccurrenceList::from_raw(c_dates) })
    }

    /// Lists the items of the next draft of a recurring invoice, with what they come to; they have
    /// no ids.
    ///
    /// - `id`: the recurring invoice.
    pub fn recurring_invoice_lines(&self, id: i64) -> Result<InvoiceLineList> {
        let mut c_lines = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_recurring_invoice_lines_e(self.as_raw(), id, &mut c_lines, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { InvoiceLineList::from_raw(c_lines) })
    }

    /// Adds a rate of interest for late payment. None is there from the beginning: whoever claims
    /// interest says at which rate, for which days, and of whom.
    ///
    /// - `input`: what it is to be; `first_date` and `rate_basis_points` are needed. Only the
    ///   members that its `fields` announce count.
    pub fn penalty_rate_add(&self, input: &PenaltyRateInput) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_penalty_rate_add_e(self.as_raw(), &c_input, &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Changes a rate of interest, as one step for undo; reminders that are there stay as they are.
    ///
    /// - `id`: the rate.
    /// - `input`: what to set; only the members that its `fields` announce change. Debtor, currency
    ///   and the first day do not: they say which rate it is.
    pub fn penalty_rate_update(&self, id: i64, input: &PenaltyRateInput) -> Result<()> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_penalty_rate_update_e(self.as_raw(), id, &c_input, said)
        })
    }

    /// Deletes rates of interest, all or none, as one step for undo; reminders that are there stay
    /// as they are.
    ///
    /// - `ids`: the rates; one that is given twice counts once.
    pub fn penalty_rate_delete(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_penalty_rate_delete_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Gets rates by their ids.
    ///
    /// - `ids`: the ids; one that is given twice comes twice.
    pub fn penalty_rate_get(&self, ids: &[i64]) -> Result<PenaltyRateList> {
        let mut c_rates = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_penalty_rate_get_e(
                self.as_raw(),
                ids.as_ptr(),
                ids.len(),
                &mut c_rates,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { PenaltyRateList::from_raw(c_rates) })
    }

    /// Finds the rate with a uid.
    ///
    /// - `uid`: the uid.
    pub fn penalty_rate_find(&self, uid: &str) -> Result<i64> {
        let c_uid = to_c(uid, "uid")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_penalty_rate_find_e(self.as_raw(), c_uid.as_ptr(), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Lists rates of interest, by currency and debtor, the latest first.
    ///
    /// - `options`: which of them to list. NULL: all.
    pub fn penalty_rate_query<'a>(
        &self,
        options: impl Into<Option<&'a PenaltyRateQueryOptions>>,
    ) -> Result<PenaltyRateList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_rates = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_penalty_rate_query_e(
                self.as_raw(),
                or_null(&c_options),
                &mut c_rates,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { PenaltyRateList::from_raw(c_rates) })
    }

    /// Makes a reminder of an overdue invoice, which is printed or sent later. The invoice does not
    /// change by it. It claims what is owed on its date; interest at the rates that the user
    /// entered, for the days that these name; the fee; and once for each invoice the 40 EUR for
    /// recovery costs of directive 2011/7/EU, where the seller is in a member state, the client is
    /// no private person, and the invoice is in euros.
    /// [`taskcore_interest_span_query`](crate::Store::interest_span_query) tells how the interest
    /// comes about, and of which days no rate holds.
    ///
    /// - `invoice_id`: the invoice.
    /// - `input`: what is to be else than usual; only the members that its `fields` announce count.
    ///   NULL: nothing.
    pub fn payment_reminder_add<'a>(
        &self,
        invoice_id: i64,
        input: impl Into<Option<&'a PaymentReminderInput>>,
    ) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_input = kept.filled_if(input.into())?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_payment_reminder_add_e(
                self.as_raw(),
                invoice_id,
                or_null(&c_input),
                &mut c_id,
                said,
            )
        })?;
        Ok(c_id)
    }

    /// Changes a reminder that was not sent, as one step for undo, and computes its amounts anew,
    /// with the payments and the rates of interest as they are now.
    ///
    /// - `id`: the reminder.
    /// - `input`: what to set; only the members that its `fields` announce change. NULL: the
    ///   amounts alone.
    pub fn payment_reminder_update<'a>(
        &self,
        id: i64,
        input: impl Into<Option<&'a PaymentReminderInput>>,
    ) -> Result<()> {
        let mut kept = Arguments::default();
        let c_input = kept.filled_if(input.into())?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_payment_reminder_update_e(self.as_raw(), id, or_null(&c_input), said)
        })
    }

    /// Deletes reminders that were not sent, all or none, as one step for undo.
    ///
    /// - `ids`: the reminders; one that is given twice counts once.
    pub fn payment_reminder_delete(&self, ids: &[i64]) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_payment_reminder_delete_e(self.as_raw(), ids.as_ptr(), ids.len(), said)
        })
    }

    /// Records that a reminder left the house by post or by hand: it does not change any more, and
    /// no undo takes that back.
    /// [`taskcore_payment_reminder_send`](crate::Store::payment_reminder_send) does it by itself.
    ///
    /// - `id`: the reminder.
    pub fn payment_reminder_note_sent(&self, id: i64) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_payment_reminder_note_sent_e(self.as_raw(), id, said)
        })
    }

    /// Gets reminders by their ids.
    ///
    /// - `ids`: the ids; one that is given twice comes twice.
    pub fn payment_reminder_get(&self, ids: &[i64]) -> Result<PaymentReminderList> {
        let mut c_reminders = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_payment_reminder_get_e(
                self.as_raw(),
                ids.as_ptr(),
                ids.len(),
                &mut c_reminders,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { PaymentReminderList::from_raw(c_reminders) })
    }

    /// Finds the reminder with a uid.
    ///
    /// - `uid`: the uid.
    pub fn payment_reminder_find(&self, uid: &str) -> Result<i64> {
        let c_uid = to_c(uid, "uid")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_payment_reminder_find_e(self.as_raw(), c_uid.as_ptr(), &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Lists reminders of payment, the latest first.
    ///
    /// - `options`: of which invoice, and which of them to list. NULL: all.
    pub fn payment_reminder_query<'a>(
        &self,
        options: impl Into<Option<&'a PaymentReminderQueryOptions>>,
    ) -> Result<PaymentReminderList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_reminders = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_payment_reminder_query_e(
                self.as_raw(),
                or_null(&c_options),
                &mut c_reminders,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { PaymentReminderList::from_raw(c_reminders) })
    }

    /// Prints a reminder of payment as a letter, a file of PDF/A-3, in the language and the
    /// template of its invoice.
    ///
    /// - `id`: the reminder.
    /// - `options`: as in [`taskcore_invoice_pdf`](crate::Store::invoice_pdf). NULL: as usual.
    pub fn payment_reminder_pdf<'a>(
        &self,
        id: i64,
        options: impl Into<Option<&'a PdfOptions>>,
    ) -> Result<Vec<u8>> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_pdf = ptr::null_mut();
        let mut c_length = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_payment_reminder_pdf_e(
                self.as_raw(),
                id,
                or_null(&c_options),
                &mut c_pdf,
                &mut c_length,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { take_bytes(c_pdf, c_length) })
    }

    /// Prints a reminder of payment to a file, which is there only when it is whole. A file that is
    /// there is replaced, and keeps its permissions. A new one is for its owner alone (mode 0600).
    ///
    /// - `id`: the reminder.
    /// - `options`: as in [`taskcore_payment_reminder_pdf`](crate::Store::payment_reminder_pdf).
    /// - `path`: the file, in a folder that exists.
    pub fn payment_reminder_pdf_file(
        &self,
        id: i64,
        options: &PdfOptions,
        path: &str,
    ) -> Result<()> {
        let mut kept = Arguments::default();
        let c_options = kept.filled(options)?;
        let c_path = to_c(path, "path")?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_payment_reminder_pdf_file_e(
                self.as_raw(),
                id,
                &c_options,
                c_path.as_ptr(),
                said,
            )
        })
    }

    /// Writes the message that a reminder is sent with, the letter and its invoice within it, as
    /// RFC 5322 has it. Nothing is sent, and the reminder is not recorded as sent.
    ///
    /// - `id`: the reminder.
    /// - `options`: what is to be else than usual; NULL: nothing.
    pub fn payment_reminder_compose<'a>(
        &self,
        id: i64,
        options: impl Into<Option<&'a EmailOptions>>,
    ) -> Result<Vec<u8>> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_message = ptr::null_mut();
        let mut c_length = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_payment_reminder_compose_e(
                self.as_raw(),
                id,
                or_null(&c_options),
                &mut c_message,
                &mut c_length,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { take_bytes(c_message, c_length) })
    }

    /// Writes the message that a reminder is sent with to a file, which is there only when it is
    /// whole. A file that is there is replaced, and keeps its permissions. A new one is for its
    /// owner alone (mode 0600).
    ///
    /// - `id`: the reminder.
    /// - `options`: as in
    ///   [`taskcore_payment_reminder_compose`](crate::Store::payment_reminder_compose).
    /// - `path`: the file, in a folder that exists.
    pub fn payment_reminder_compose_file(
        &self,
        id: i64,
        options: &EmailOptions,
        path: &str,
    ) -> Result<()> {
        let mut kept = Arguments::default();
        let c_options = kept.filled(options)?;
        let c_path = to_c(path, "path")?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_payment_reminder_compose_file_e(
                self.as_raw(),
                id,
                &c_options,
                c_path.as_ptr(),
                said,
            )
        })
    }

    /// Sends a reminder with its invoice by SMTP, with TLS before anything is told. When the server
    /// took it, the reminder is recorded as sent: it does not change any more, and no undo takes
    /// that back. It can be sent again. The message is one of the invoice's:
    /// [`taskcore_email_query`](crate::Store::email_query) lists it.
    ///
    /// - `id`: the reminder.
    /// - `options`: as in
    ///   [`taskcore_payment_reminder_compose`](crate::Store::payment_reminder_compose).
    /// - `server`: the server. Its progress callback may call the store.
    pub fn payment_reminder_send(
        &self,
        id: i64,
        options: &EmailOptions,
        server: &SmtpOptions,
    ) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_options = kept.filled(options)?;
        let c_server = kept.filled(server)?;
        let mut c_message_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_payment_reminder_send_e(
                self.as_raw(),
                id,
                &c_options,
                &c_server,
                &mut c_message_id,
                said,
            )
        })?;
        Ok(c_message_id)
    }

    /// Lists what the interest of a reminder is made of, with the days of which no rate holds, the
    /// earliest first.
    ///
    /// - `options`: of which reminder.
    pub fn interest_span_query(
        &self,
        options: &InterestSpanQueryOptions,
    ) -> Result<InterestSpanList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled(options)?;
        let mut c_spans = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_interest_span_query_e(self.as_raw(), &c_options, &mut c_spans, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { InterestSpanList::from_raw(c_spans) })
    }

    /// Lists the overdue invoices that are due for a reminder, the one that is overdue longest
    /// first: those that had none, or whose last one was sent and asked for the money by a day that
    /// is over.
    ///
    /// - `options`: which of them to list. NULL: all.
    pub fn late_invoice_query<'a>(
        &self,
        options: impl Into<Option<&'a LateInvoiceQueryOptions>>,
    ) -> Result<LateInvoiceList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_invoices = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_late_invoice_query_e(
                self.as_raw(),
                or_null(&c_options),
                &mut c_invoices,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { LateInvoiceList::from_raw(c_invoices) })
    }

    /// Writes all that a format can say of the store, or of a part of it, as it is at one moment,
    /// piece by piece. A part is what the options ask for, with what that needs where it is read:
    /// its projects and those above them, sections, tags with a colour, own fields, calendars,
    /// comments, completions, alerts, and times; of invoices the clients, payments and logos.
    /// Settings stay out. A task may name a parent, or tasks that it waits for, that are not among
    /// them: where a format could not be read so, the file leaves these out and says that it does,
    /// and [`taskcore_export_notes`](crate::Store::export_notes) tells. Other threads' calls on
    /// this handle wait meanwhile, no longer than its busy timeout. The callbacks must not call
    /// this store: they would get [`TASKCORE_EMISUSE`](crate::Status::EMISUSE).
    ///
    /// - `format`: one of [`TASKCORE_FORMAT_JSON`](crate::Format::JSON), `_TASKWARRIOR`, `_CSV`,
    ///   `_TODO_TXT` and `_ICALENDAR`.
    /// - `options`: what to export; NULL: everything.
    /// - `write`: takes the bytes, UTF-8, in their order.
    /// - `progress`: is told how many tasks are done, of how many; NULL is fine.
    pub fn export<'a>(
        &self,
        format: Format,
        options: impl Into<Option<&'a ExportOptions>>,
        write: &mut dyn Write,
        progress: Option<ProgressFn<'_>>,
    ) -> Result<()> {
        let mut kept = Arguments::default();
        let hooks = Hooks { write: Some(RefCell::new(write)), telling: progress.map(RefCell::new), ..Hooks::default() };
        let c_write = hooks.write.as_ref().map(|_| call_write as _);
        let c_progress = hooks.telling.as_ref().map(|_| call_progress as _);
        let c_options = kept.filled_if(options.into())?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_export_e(
                self.as_raw(),
                format.0,
                or_null(&c_options),
                c_write,
                c_progress,
                hooks.payload(),
                said,
            )
        })
    }

    /// Writes all that a format can say of the store, or of a part of it, to a file, which is there
    /// only when it is whole. A file that is there is replaced, and keeps its permissions. A new
    /// one is for its owner alone (mode 0600).
    ///
    /// - `format`: one of [`TASKCORE_FORMAT_JSON`](crate::Format::JSON), `_TASKWARRIOR`, `_CSV`,
    ///   `_TODO_TXT` and `_ICALENDAR`.
    /// - `options`: what to export; NULL: everything.
    /// - `path`: the file, in a folder that exists.
    /// - `progress`: as in [`taskcore_export`](crate::Store::export).
    pub fn export_file<'a>(
        &self,
        format: Format,
        options: impl Into<Option<&'a ExportOptions>>,
        path: &str,
        progress: Option<ProgressFn<'_>>,
    ) -> Result<()> {
        let mut kept = Arguments::default();
        let hooks = Hooks { telling: progress.map(RefCell::new), ..Hooks::default() };
        let c_progress = hooks.telling.as_ref().map(|_| call_progress as _);
        let c_options = kept.filled_if(options.into())?;
        let c_path = to_c(path, "path")?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_export_file_e(
                self.as_raw(),
                format.0,
                or_null(&c_options),
                c_path.as_ptr(),
                c_progress,
                hooks.payload(),
                said,
            )
        })
    }

    /// Reads what the last export on this handle left out, because its format cannot say it, or
    /// because it leads to tasks that were not exported. There is a note for each such property
    /// that tasks have, and then for each kind of records that people make (events, saved filters,
    /// time entries, focus sessions, holidays, clients, invoices), whose message tells how many; it
    /// has no line, component or uid.
    pub fn export_notes(&self) -> Result<ImportNoteList> {
        let mut c_notes = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_export_notes_e(self.as_raw(), &mut c_notes, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { ImportNoteList::from_raw(c_notes) })
    }

    /// Reads tasks and what belongs to them, piece by piece. It is one step for undo. A task or
    /// event with a uid that the store knows is updated in what the file speaks of, and a project
    /// or filter too; all others are added. What was changed here after the file says that its
    /// record was modified stays as it is, and what was purged here stays away, unless the options
    /// say that the file wins. A bad line, row or object is left out, or read without what is wrong
    /// in it, and [`taskcore_import_notes`](crate::Store::import_notes) says why. A file that is
    /// not of its format, or ends in the middle, is refused, and then nothing of it is imported.
    /// docs/files.md says what each format speaks of. The callbacks are under the same rule as
    /// those of [`taskcore_export`](crate::Store::export).
    ///
    /// - `format`: one of `TASKCORE_FORMAT_...`; with `_FOUND`, the beginning of the text shows it.
    /// - `options`: what counts where file and store say different things; NULL: what is newer.
    /// - `read`: gives the bytes.
    /// - `progress`: is told how many tasks and events are done; NULL is fine.
    pub fn import<'a>(
        &self,
        format: Format,
        options: impl Into<Option<&'a ImportOptions>>,
        read: &mut dyn Read,
        progress: Option<ProgressFn<'_>>,
    ) -> Result<ImportReport> {
        let mut kept = Arguments::default();
        let hooks = Hooks { read: Some(RefCell::new(read)), telling: progress.map(RefCell::new), ..Hooks::default() };
        let c_read = hooks.read.as_ref().map(|_| call_read as _);
        let c_progress = hooks.telling.as_ref().map(|_| call_progress as _);
        let c_options = kept.filled_if(options.into())?;
        let mut c_report = defaults(<ImportReport as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_import_e(
                self.as_raw(),
                format.0,
                or_null(&c_options),
                c_read,
                c_progress,
                hooks.payload(),
                &mut c_report,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { ImportReport::read(&c_report) })
    }

    /// Reads tasks and what belongs to them from a file, as
    /// [`taskcore_import`](crate::Store::import) does. It is one step for undo.
    ///
    /// - `format`: one of `TASKCORE_FORMAT_...`; with `_FOUND`, the beginning of the text shows it.
    /// - `options`: as in [`taskcore_import`](crate::Store::import).
    /// - `path`: the file.
    /// - `progress`: as in [`taskcore_import`](crate::Store::import).
    pub fn import_file(
        &self,
        format: Format,
        options: &ImportOptions,
        path: &str,
        progress: Option<ProgressFn<'_>>,
    ) -> Result<ImportReport> {
        let mut kept = Arguments::default();
        let hooks = Hooks { telling: progress.map(RefCell::new), ..Hooks::default() };
        let c_progress = hooks.telling.as_ref().map(|_| call_progress as _);
        let c_options = kept.filled(options)?;
        let c_path = to_c(path, "path")?;
        let mut c_report = defaults(<ImportReport as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_import_file_e(
                self.as_raw(),
                format.0,
                &c_options,
                c_path.as_ptr(),
                c_progress,
                hooks.payload(),
                &mut c_report,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { ImportReport::read(&c_report) })
    }

    /// Reads what the last import on this handle had to say of single components of its file. Of
    /// more than 10,000 notes the first are there, and a failed import has none. Behind them, one
    /// of the kind [`TASKCORE_NOTE_SUMMED`](crate::NoteKind::SUMMED) for each name of values that
    /// mean nothing here says how many of these were kept; it has no line, component or uid. After
    /// [`taskcore_recover`](crate::Store::recover) they are the records that did not come back.
    pub fn import_notes(&self) -> Result<ImportNoteList> {
        let mut c_notes = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_import_notes_e(self.as_raw(), &mut c_notes, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { ImportNoteList::from_raw(c_notes) })
    }

    /// Lists what files said of a task or an event that has no place here, and that is kept for the
    /// next export in the same format: attributes of Taskwarrior, properties and components of
    /// iCalendar, columns of tables.
    ///
    /// - `entity`: what the item is: [`TASKCORE_ENTITY_TASK`](crate::Entity::TASK) or
    ///   [`TASKCORE_ENTITY_EVENT`](crate::Entity::EVENT).
    /// - `item_id`: the task, which may be in the trash, or the event.
    pub fn kept_fields(&self, entity: Entity, item_id: i64) -> Result<KeptFieldList> {
        let mut c_fields = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_kept_fields_e(self.as_raw(), entity.0, item_id, &mut c_fields, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { KeptFieldList::from_raw(c_fields) })
    }

    /// Copies a store to a file, as it is at one moment, while others write to it. The file is
    /// there only when it is whole: it is read from its first page to its last before it takes its
    /// place. It is one file, for its owner alone (mode 0600), and a store like any other. A file
    /// that is there is replaced. What was purged before is not in it. Other threads' calls on this
    /// handle wait meanwhile, no longer than its busy timeout; other handles and processes do not.
    ///
    /// - `path`: the file, in a folder that exists.
    /// - `progress`: is told how many pages are done, of how many; it must not call this store.
    ///   NULL is fine.
    pub fn backup(&self, path: &str, progress: Option<ProgressFn<'_>>) -> Result<()> {
        let hooks = Hooks { telling: progress.map(RefCell::new), ..Hooks::default() };
        let c_progress = hooks.telling.as_ref().map(|_| call_progress as _);
        let c_path = to_c(path, "path")?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_backup_e(
                self.as_raw(),
                c_path.as_ptr(),
                c_progress,
                hooks.payload(),
                said,
            )
        })
    }

    /// Copies a store to a file, as it was at a moment. All that was done later is taken back there
    /// by the change log, the last change first, with undo and the history as they were then. What
    /// was purged since is not in it, and invoices that were issued since are, as they were issued:
    /// both are no more in the log. The store itself stays as it is.
    ///
    /// - `at_ms`: the moment: what was done in that very millisecond is in the copy.
    /// - `path`: the file, as for [`taskcore_backup`](crate::Store::backup).
    /// - `progress`: as in [`taskcore_backup`](crate::Store::backup).
    pub fn backup_at(
        &self,
        at_ms: Timestamp,
        path: &str,
        progress: Option<ProgressFn<'_>>,
    ) -> Result<()> {
        let hooks = Hooks { telling: progress.map(RefCell::new), ..Hooks::default() };
        let c_progress = hooks.telling.as_ref().map(|_| call_progress as _);
        let c_path = to_c(path, "path")?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_backup_at_e(
                self.as_raw(),
                at_ms.0,
                c_path.as_ptr(),
                c_progress,
                hooks.payload(),
                said,
            )
        })
    }

    /// Makes one more backup of a store in a folder of backups, and removes those that need not
    /// stay. The file is named by the store's clock, in UTC: `2026-12-24T17-00-00Z.db`. Of the last
    /// days, weeks and months that have backups the last one of each stays, and the one that was
    /// made always; files of other names stay as they are. A folder that is missing is made, for
    /// its owner alone (mode 0700).
    ///
    /// - `options`: which folder, and how many stay; NULL for the usual ones.
    /// - `progress`: as in [`taskcore_backup`](crate::Store::backup).
    pub fn backup_rotate<'a>(
        &self,
        options: impl Into<Option<&'a BackupOptions>>,
        progress: Option<ProgressFn<'_>>,
    ) -> Result<String> {
        let mut kept = Arguments::default();
        let hooks = Hooks { telling: progress.map(RefCell::new), ..Hooks::default() };
        let c_progress = hooks.telling.as_ref().map(|_| call_progress as _);
        let c_options = kept.filled_if(options.into())?;
        let mut c_path = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_backup_rotate_e(
                self.as_raw(),
                or_null(&c_options),
                c_progress,
                hooks.payload(),
                &mut c_path,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { take_text(c_path) })
    }

    /// Begins to sync a store through a folder that something else brings to the other devices, or
    /// through a hub, or joins what is synced there. Where there is nothing of sync, this store is
    /// the first one. Else it joins the others: at the next run all that both have comes together,
    /// and nothing that is here is replaced; projects, filters and calendars of one name are one.
    /// Nothing but the keys is written there before the next
    /// [`taskcore_sync_run`](crate::Store::sync_run). Each folder is for one store. Something else
    /// may bring files there, and take them away, at any time; the folder itself must be there, and
    /// is never made. A hub is a PostgreSQL database, or one that speaks its protocol, with the
    /// tables that [`taskcore_hub_create`](crate::hub_create) makes. It keeps many stores apart by
    /// their names; each name is for one store.
    ///
    /// - `kind`: [`TASKCORE_REMOTE_FOLDER`](crate::RemoteKind::FOLDER) or
    ///   [`TASKCORE_REMOTE_POSTGRESQL`](crate::RemoteKind::POSTGRESQL).
    /// - `path`: the folder, which is kept as an absolute path; or the address of the hub, as libpq
    ///   has it: `postgresql://anna@hub.example.org/tasks` or `host=hub.example.org dbname=tasks`.
    ///   The store is called like the role there, or as the address says with `?store=family`
    ///   behind it, or `store=family` in it: 1 to 63 bytes. There is no password in it: a service
    ///   file, a password file and the environment have it, as libpq finds them, or
    ///   [`taskcore_sync_set_password`](crate::Store::sync_set_password) gives it.
    /// - `device_name`: what this device is called, for people: 1 to 100 characters in one line.
    /// - `passphrase`: gives what encrypts the files: a new one, or that of the store which is
    ///   there. NULL: they are not encrypted, and whoever can read them reads all. It must not use
    ///   the store.
    pub fn sync_remote_add(
        &self,
        kind: RemoteKind,
        path: &str,
        device_name: &str,
        passphrase: Option<PassphraseFn<'_>>,
    ) -> Result<i64> {
        let hooks = Hooks { passphrase: passphrase.map(RefCell::new), ..Hooks::default() };
        let c_passphrase = hooks.passphrase.as_ref().map(|_| call_passphrase as _);
        let c_path = to_c(path, "path")?;
        let c_device_name = to_c(device_name, "device_name")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_sync_remote_add_e(
                self.as_raw(),
                kind.0,
                c_path.as_ptr(),
                c_device_name.as_ptr(),
                c_passphrase,
                hooks.payload(),
                &mut c_id,
                said,
            )
        })?;
        Ok(c_id)
    }

    /// Takes in what other devices left at the folders and hubs of a store, and leaves there what
    /// is new here. Steps of others come in a part at a time, each a commit of its own, whose
    /// observers are told of it with the origin [`TASKCORE_ORIGIN_REMOTE`](crate::Origin::REMOTE).
    /// A run can end anywhere: what it had taken in and left stays, and the next one goes on. Two
    /// runs at once, here or on other devices, do no harm. A file that is damaged, forged or of
    /// another store is refused as a whole; the run goes on with the others, and then returns what
    /// was wrong. One that is not whole yet waits for the next run. A hub that has a series of
    /// invoice numbers to lease is told which device issues in it. Other threads' calls on this
    /// handle wait meanwhile, no longer than its busy timeout.
    ///
    /// - `remote_id`: which folder or hub; 0: all of them, one after the other.
    /// - `progress`: is told how many files are read, of how many; it must not call this store.
    ///   NULL is fine.
    pub fn sync_run(&self, remote_id: i64, progress: Option<ProgressFn<'_>>) -> Result<SyncReport> {
        let hooks = Hooks { telling: progress.map(RefCell::new), ..Hooks::default() };
        let c_progress = hooks.telling.as_ref().map(|_| call_progress as _);
        let mut c_report = defaults(<SyncReport as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_sync_run_e(
                self.as_raw(),
                remote_id,
                c_progress,
                hooks.payload(),
                &mut c_report,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { SyncReport::read(&c_report) })
    }

    /// Tells how the sync of a store stands.
    pub fn sync_status(&self) -> Result<SyncState> {
        let mut c_state = defaults(<SyncState as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe { sys::taskcore_sync_status_e(self.as_raw(), &mut c_state, said) })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { SyncState::read(&c_state) })
    }

    /// Lists the remotes of a store, in the order in which they were added.
    ///
    /// - `options`: which of them. NULL: all.
    pub fn sync_remote_query<'a>(
        &self,
        options: impl Into<Option<&'a SyncRemoteQueryOptions>>,
    ) -> Result<SyncRemoteList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_remotes = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_sync_remote_query_e(
                self.as_raw(),
                or_null(&c_options),
                &mut c_remotes,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { SyncRemoteList::from_raw(c_remotes) })
    }

    /// Removes a remote: the store is no longer synced through it. Its files are kept, and sync
    /// goes on through the others.
    ///
    /// - `id`: the remote.
    pub fn sync_remote_remove(&self, id: i64) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe { sys::taskcore_sync_remote_remove_e(self.as_raw(), id, said) })
    }

    /// Begins to keep what sync needs, before there is a remote: for programs with transports of
    /// their own. [`taskcore_sync_remote_add`](crate::Store::sync_remote_add) and
    /// [`taskcore_sync_remote_add_through`](crate::Store::sync_remote_add_through) do the same by
    /// themselves. From now on, each call that changes the store is a step for the other devices,
    /// also one of another program.
    ///
    /// - `device_name`: what this device is called, for people: 1 to 100 characters in one line.
    /// - `passphrase`: gives what encrypts the files; NULL: they are not encrypted, and whoever can
    ///   read them reads all. It must not use the store.
    pub fn sync_enable(
        &self,
        device_name: &str,
        passphrase: Option<PassphraseFn<'_>>,
    ) -> Result<()> {
        let hooks = Hooks { passphrase: passphrase.map(RefCell::new), ..Hooks::default() };
        let c_passphrase = hooks.passphrase.as_ref().map(|_| call_passphrase as _);
        let c_device_name = to_c(device_name, "device_name")?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_sync_enable_e(
                self.as_raw(),
                c_device_name.as_ptr(),
                c_passphrase,
                hooks.payload(),
                said,
            )
        })
    }

    /// Ends sync: remotes, accounts, keys and what was known of other devices are forgotten.
    /// Records stay as they are shown, and files of this device stay where it left them. When sync
    /// begins again, this is a new device. A store that is not synced stays as it is.
    pub fn sync_disable(&self) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe { sys::taskcore_sync_disable_e(self.as_raw(), said) })
    }

    /// Does the same through a transport of the host program.
    ///
    /// - `transport`: the callbacks, which must not use the store, and the name by which
    ///   [`taskcore_sync_run_through`](crate::Store::sync_run_through) finds the remote. They are
    ///   not kept.
    /// - `device_name`: as in [`taskcore_sync_remote_add`](crate::Store::sync_remote_add).
    /// - `passphrase`: likewise.
    pub fn sync_remote_add_through(
        &self,
        transport: &dyn Transport,
        device_name: &str,
        passphrase: Option<PassphraseFn<'_>>,
    ) -> Result<i64> {
        let mut kept = Arguments::default();
        let hooks = Hooks { transport: Some(transport), passphrase: passphrase.map(RefCell::new), ..Hooks::default() };
        let c_passphrase = hooks.passphrase.as_ref().map(|_| call_passphrase as _);
        let mut c_transport = transport::raw(transport, &mut kept)?;
        c_transport.payload = hooks.payload();
        let c_device_name = to_c(device_name, "device_name")?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_sync_remote_add_through_e(
                self.as_raw(),
                &c_transport,
                c_device_name.as_ptr(),
                c_passphrase,
                hooks.payload(),
                &mut c_id,
                said,
            )
        })?;
        Ok(c_id)
    }

    /// Does the same through a transport of the host program.
    ///
    /// - `transport`: the callbacks, by the name under which
    ///   [`taskcore_sync_remote_add_through`](crate::Store::sync_remote_add_through) added them.
    ///   They are under the same rule as progress.
    /// - `progress`: as in [`taskcore_sync_run`](crate::Store::sync_run).
    pub fn sync_run_through(
        &self,
        transport: &dyn Transport,
        progress: Option<ProgressFn<'_>>,
    ) -> Result<SyncReport> {
        let mut kept = Arguments::default();
        let hooks = Hooks { transport: Some(transport), telling: progress.map(RefCell::new), ..Hooks::default() };
        let c_progress = hooks.telling.as_ref().map(|_| call_progress as _);
        let mut c_transport = transport::raw(transport, &mut kept)?;
        c_transport.payload = hooks.payload();
        let mut c_report = defaults(<SyncReport as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_sync_run_through_e(
                self.as_raw(),
                &c_transport,
                c_progress,
                hooks.payload(),
                &mut c_report,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { SyncReport::read(&c_report) })
    }

    /// Lists the devices that have a store, as far as they are known here: this one first, unless
    /// it began anew. While sync is off, there are none.
    ///
    /// - `options`: which of them. NULL: all.
    pub fn replica_query<'a>(
        &self,
        options: impl Into<Option<&'a ReplicaQueryOptions>>,
    ) -> Result<ReplicaList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_replicas = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_replica_query_e(self.as_raw(), or_null(&c_options), &mut c_replicas, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { ReplicaList::from_raw(c_replicas) })
    }

    /// Gives this device another name; the others learn of it at the next run.
    ///
    /// - `uid`: the device, which is this one.
    /// - `name`: 1 to 100 characters in one line.
    pub fn replica_rename(&self, uid: &str, name: &str) -> Result<()> {
        let c_uid = to_c(uid, "uid")?;
        let c_name = to_c(name, "name")?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_replica_rename_e(self.as_raw(), c_uid.as_ptr(), c_name.as_ptr(), said)
        })
    }

    /// Waits for a device no longer, as for one that was lost: what it has not seen need not be
    /// kept for it. The other devices learn of it at their next run. When it comes back all the
    /// same, it takes in what is there as a whole, and nothing that it did is lost; it says so, and
    /// is waited for again.
    ///
    /// - `uid`: the device; retiring it twice is fine.
    pub fn replica_retire(&self, uid: &str) -> Result<()> {
        let c_uid = to_c(uid, "uid")?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_replica_retire_e(self.as_raw(), c_uid.as_ptr(), said)
        })
    }

    /// Lists what two devices changed without knowing of each other, in an order that is the same
    /// on every device. Of each such property, the value that was written last counts, and the
    /// other one is kept until someone chooses, here or on another device, or writes the property
    /// again, knowing of both.
    ///
    /// - `options`: which of them. NULL: all.
    pub fn sync_conflict_query<'a>(
        &self,
        options: impl Into<Option<&'a SyncConflictQueryOptions>>,
    ) -> Result<SyncConflictList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_conflicts = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_sync_conflict_query_e(
                self.as_raw(),
                or_null(&c_options),
                &mut c_conflicts,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { SyncConflictList::from_raw(c_conflicts) })
    }

    /// Ends conflicts by a choice, on every device once it is synced, as one step for undo.
    ///
    /// - `uids`: the conflicts; one that is given twice counts once.
    /// - `choice`: which value counts: `TASKCORE_CONFLICT_...`; `_MERGED` is for notes alone.
    pub fn sync_conflict_resolve(
        &self,
        uids: &[impl AsRef<str>],
        choice: ConflictChoice,
    ) -> Result<()> {
        let mut kept = Arguments::default();
        let c_uids = kept.texts(uids, "uids")?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_sync_conflict_resolve_e(self.as_raw(), c_uids, uids.len(), choice.0, said)
        })
    }

    /// Takes in what another store's [`taskcore_sync_pending`](crate::Store::sync_pending) or
    /// [`taskcore_sync_snapshot`](crate::Store::sync_snapshot) gave, as one commit with the origin
    /// [`TASKCORE_ORIGIN_REMOTE`](crate::Origin::REMOTE): all of it, or nothing when a byte of it
    /// is not as it was given. What is here already does no harm. Steps that need others which have
    /// not come are left out, and counted: they come again once
    /// [`taskcore_sync_heads`](crate::Store::sync_heads) says so.
    ///
    /// - `bytes`: what was brought; NULL with a length of 0 is fine.
    pub fn sync_apply(&self, bytes: &[u8]) -> Result<SyncReport> {
        let mut c_report = defaults(<SyncReport as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_sync_apply_e(
                self.as_raw(),
                bytes.as_ptr(),
                bytes.len(),
                &mut c_report,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { SyncReport::read(&c_report) })
    }

    /// Changes the passphrase of a sync, or gives one to a sync that has none. A new key comes with
    /// it: the next run leaves it, sealed by the new passphrase, and all that follows is encrypted
    /// by it. A device that was lost and has the old one reads nothing of that; what was left
    /// before, it may have read already. Other devices are told at their next run that the new
    /// passphrase is needed, by [`TASKCORE_EACCESS`](crate::Status::EACCESS) with the field
    /// passphrase, and take it by
    /// [`taskcore_sync_enter_passphrase`](crate::Store::sync_enter_passphrase); until then they
    /// send nothing, and lose nothing. Where nothing was encrypted so far, each device replaces its
    /// files by a snapshot that is, once it has the passphrase.
    ///
    /// - `passphrase`: gives the new one. It must not use the store.
    pub fn sync_change_passphrase(&self, passphrase: Option<PassphraseFn<'_>>) -> Result<()> {
        let hooks = Hooks { passphrase: passphrase.map(RefCell::new), ..Hooks::default() };
        let c_passphrase = hooks.passphrase.as_ref().map(|_| call_passphrase as _);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_sync_change_passphrase_e(
                self.as_raw(),
                c_passphrase,
                hooks.payload(),
                said,
            )
        })
    }

    /// Takes the passphrase that was changed on another device, so that what comes from there can
    /// be read again. A run that met such files has kept their keys; they are opened now, and the
    /// next run takes the rest in.
    ///
    /// - `passphrase`: gives the new one. It must not use the store.
    pub fn sync_enter_passphrase(&self, passphrase: Option<PassphraseFn<'_>>) -> Result<()> {
        let hooks = Hooks { passphrase: passphrase.map(RefCell::new), ..Hooks::default() };
        let c_passphrase = hooks.passphrase.as_ref().map(|_| call_passphrase as _);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_sync_enter_passphrase_e(
                self.as_raw(),
                c_passphrase,
                hooks.payload(),
                said,
            )
        })
    }

    /// Tells what this store has seen, for a program that carries steps from store to store by
    /// means of its own. The other store's [`taskcore_sync_pending`](crate::Store::sync_pending)
    /// tells by it what is lacking here, and [`taskcore_sync_apply`](crate::Store::sync_apply)
    /// takes that in: three calls, and no files. The bytes are sealed as files of sync are, so that
    /// whoever carries them reads nothing; they are kept by nobody.
    pub fn sync_heads(&self) -> Result<Vec<u8>> {
        let mut c_heads = ptr::null_mut();
        let mut c_length = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_sync_heads_e(self.as_raw(), &mut c_heads, &mut c_length, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { take_bytes(c_heads, c_length) })
    }

    /// Begins to sync this store with the one whose
    /// [`taskcore_sync_snapshot`](crate::Store::sync_snapshot) gave the bytes: both have all of
    /// both, once the other one has taken in what is pending here. Nothing that is here is
    /// replaced.
    ///
    /// - `bytes`: what was brought.
    /// - `device_name`: what this device is called, for people: 1 to 100 characters in one line.
    /// - `passphrase`: gives what the bytes are encrypted by; NULL: they are not. It must not use
    ///   the store.
    pub fn sync_join(
        &self,
        bytes: &[u8],
        device_name: &str,
        passphrase: Option<PassphraseFn<'_>>,
    ) -> Result<SyncReport> {
        let hooks = Hooks { passphrase: passphrase.map(RefCell::new), ..Hooks::default() };
        let c_passphrase = hooks.passphrase.as_ref().map(|_| call_passphrase as _);
        let c_device_name = to_c(device_name, "device_name")?;
        let mut c_report = defaults(<SyncReport as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_sync_join_e(
                self.as_raw(),
                bytes.as_ptr(),
                bytes.len(),
                c_device_name.as_ptr(),
                c_passphrase,
                hooks.payload(),
                &mut c_report,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { SyncReport::read(&c_report) })
    }

    /// Gives what another store lacks that has these heads: the steps of this device that it has
    /// not seen; where what it lacks came from a third one, a snapshot of all. What it has seen
    /// need not be kept for it any longer.
    ///
    /// - `heads`: what [`taskcore_sync_heads`](crate::Store::sync_heads) of the other store gave.
    pub fn sync_pending(&self, heads: &[u8]) -> Result<Vec<u8>> {
        let mut c_steps = ptr::null_mut();
        let mut c_length = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_sync_pending_e(
                self.as_raw(),
                heads.as_ptr(),
                heads.len(),
                &mut c_steps,
                &mut c_length,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { take_bytes(c_steps, c_length) })
    }

    /// Gives all that is here, for a store that joins by
    /// [`taskcore_sync_join`](crate::Store::sync_join).
    pub fn sync_snapshot(&self) -> Result<Vec<u8>> {
        let mut c_snapshot = ptr::null_mut();
        let mut c_length = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_sync_snapshot_e(self.as_raw(), &mut c_snapshot, &mut c_length, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { take_bytes(c_snapshot, c_length) })
    }

    /// Adds an account at a server that keeps tasks or events, and asks it which collections there
    /// are. Nothing of the store goes there before collections are chosen
    /// ([`taskcore_account_collection_choose`](crate::Store::account_collection_choose)). In a
    /// store that was not synced, what sync needs is kept from now on, so that what is changed here
    /// and there at once is told as conflicts.
    ///
    /// - `input`: the account. Its password is asked for with
    ///   [`taskcore_sync_set_password`](crate::Store::sync_set_password), unless it is in a netrc
    ///   file.
    pub fn account_add(&self, input: &AccountInput) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_input = kept.filled(input)?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_account_add_e(self.as_raw(), &c_input, &mut c_id, said)
        })?;
        Ok(c_id)
    }

    /// Lists the accounts of a store, in the order in which they were added.
    ///
    /// - `options`: which of them. NULL: all.
    pub fn account_query<'a>(
        &self,
        options: impl Into<Option<&'a AccountQueryOptions>>,
    ) -> Result<AccountList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_accounts = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_account_query_e(self.as_raw(), or_null(&c_options), &mut c_accounts, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { AccountList::from_raw(c_accounts) })
    }

    /// Removes an account: nothing goes there any more, and nothing comes from there. What is here
    /// and there stays.
    ///
    /// - `id`: the account.
    pub fn account_remove(&self, id: i64) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe { sys::taskcore_account_remove_e(self.as_raw(), id, said) })
    }

    /// Asks the server of an account which collections there are now.
    ///
    /// - `account_id`: the account.
    pub fn account_refresh(&self, account_id: i64) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_account_refresh_e(self.as_raw(), account_id, said)
        })
    }

    /// Lists collections of accounts, as the servers told them last.
    ///
    /// - `options`: which of them. NULL: all.
    pub fn account_collection_query<'a>(
        &self,
        options: impl Into<Option<&'a AccountCollectionQueryOptions>>,
    ) -> Result<AccountCollectionList> {
        let mut kept = Arguments::default();
        let c_options = kept.filled_if(options.into())?;
        let mut c_collections = ptr::null_mut();
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_account_collection_query_e(
                self.as_raw(),
                or_null(&c_options),
                &mut c_collections,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { AccountCollectionList::from_raw(c_collections) })
    }

    /// Says what of a store is in a collection. From the next run on, it is synced. With another
    /// project or calendar than before, it begins anew: the next run has to be accepted.
    ///
    /// - `id`: the collection.
    /// - `choice`: what is in it. NULL: the project and the calendar of its name, which are made
    ///   where there are none.
    pub fn account_collection_choose<'a>(
        &self,
        id: i64,
        choice: impl Into<Option<&'a AccountCollectionChoice>>,
    ) -> Result<()> {
        let mut kept = Arguments::default();
        let c_choice = kept.filled_if(choice.into())?;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_account_collection_choose_e(self.as_raw(), id, or_null(&c_choice), said)
        })
    }

    /// Syncs a collection no longer. What is in it stays, here and there.
    ///
    /// - `id`: the collection.
    pub fn account_collection_drop(&self, id: i64) -> Result<()> {
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_account_collection_drop_e(self.as_raw(), id, said)
        })
    }

    /// Makes a collection at a server for a project or a calendar, which is synced from the next
    /// run on.
    ///
    /// - `account_id`: the account.
    /// - `choice`: a project or a calendar, not both.
    pub fn account_collection_make(
        &self,
        account_id: i64,
        choice: &AccountCollectionChoice,
    ) -> Result<i64> {
        let mut kept = Arguments::default();
        let c_choice = kept.filled(choice)?;
        let mut c_id = 0;
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_account_collection_make_e(
                self.as_raw(),
                account_id,
                &c_choice,
                &mut c_id,
                said,
            )
        })?;
        Ok(c_id)
    }

    /// Tells what a run with an account would do now. Nothing is changed, here or there.
    ///
    /// - `account_id`: the account.
    pub fn account_preview(&self, account_id: i64) -> Result<AccountPlan> {
        let mut c_plan = defaults(<AccountPlan as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_account_preview_e(self.as_raw(), account_id, &mut c_plan, said)
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { AccountPlan::read(&c_plan) })
    }

    /// Takes in what was changed at a server in the collections that are synced, and sends what was
    /// changed here. Each property counts by itself, against what both agreed on last. What was
    /// changed here and there is a conflict: the later value is shown. A run can end anywhere, and
    /// the next one goes on. What comes in is a step that no undo takes back. The first run of a
    /// collection has to be accepted, and so has one that would delete more than 20 items and more
    /// than a fifth of a collection, here or there;
    /// [`taskcore_account_preview`](crate::Store::account_preview) tells what it would do. A server
    /// that lists nothing where items were, and one that refuses to list them, deletes nothing.
    /// Nobody is written to: of events with attendees, the server is told to write to none, unless
    /// that was chosen for the collection. Other threads' calls on this handle wait meanwhile, no
    /// longer than its busy timeout.
    ///
    /// - `account_id`: the account.
    /// - `is_accepted`: 1: somebody agreed to what the run does; 0: a run that needs it stops.
    /// - `progress`: is told how many items are done, of how many; it must not call this store.
    ///   NULL is fine.
    pub fn account_run(
        &self,
        account_id: i64,
        is_accepted: bool,
        progress: Option<ProgressFn<'_>>,
    ) -> Result<AccountPlan> {
        let hooks = Hooks { telling: progress.map(RefCell::new), ..Hooks::default() };
        let c_progress = hooks.telling.as_ref().map(|_| call_progress as _);
        let mut c_report = defaults(<AccountPlan as Output>::INIT);
        // SAFETY: each argument is as the header of C asks for it.
        call(|said| unsafe {
            sys::taskcore_account_run_e(
                self.as_raw(),
                account_id,
                i32::from(is_accepted),
                c_progress,
                hooks.payload(),
                &mut c_report,
                said,
            )
        })?;
        // SAFETY: C gave it to this caller.
        Ok(unsafe { AccountPlan::read(&c_report) })
    }
}
