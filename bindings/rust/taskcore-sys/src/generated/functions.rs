// SPDX-License-Identifier: Apache-2.0
// Generated from data/taskcore.json by "make header"; do not edit it.
//! Functions. What each parameter means is in taskcore.h.

use std::ffi::c_void;
use std::os::raw::c_char;
use super::types::*;

extern "C" {
    /// Tells the version of the library that is running.
    pub fn taskcore_version() -> *const c_char;

    /// Tells which programs can run with this library: those built for the same number.
    pub fn taskcore_abi_version() -> i32;

    /// Names a status.
    pub fn taskcore_status_name(status: taskcore_status) -> *const c_char;

    /// Tells the details of this thread's last call that can fail. Code that may move to another
    /// thread between two calls, as in Go and where `await` is, calls the forms that hand over the
    /// error itself: see `taskcore_error_free`.
    pub fn taskcore_last_error() -> *const taskcore_error;

    /// Frees a string that the library gave as a `char *`.
    pub fn taskcore_string_free(string: *mut c_char);

    /// Frees bytes that the library gave as a `uint8_t *`.
    pub fn taskcore_bytes_free(bytes: *mut u8);

    /// Tells where the user's own store is: `$XDG_DATA_HOME/taskcore/taskcore.db`, and
    /// `~/.local/share/taskcore/taskcore.db` without that variable.
    pub fn taskcore_default_path(path: *mut *mut c_char) -> taskcore_status;

    /// `taskcore_default_path`, which hands its error to the caller.
    pub fn taskcore_default_path_e(
        path: *mut *mut c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_account_collection_choice` its defaults, those of
    /// `TASKCORE_ACCOUNT_COLLECTION_CHOICE_INIT`.
    pub fn taskcore_account_collection_choice_init(
        value: *mut taskcore_account_collection_choice,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_account_collection_choice_init`, which hands its error to the caller.
    pub fn taskcore_account_collection_choice_init_e(
        value: *mut taskcore_account_collection_choice,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_account_collection_query_options` its defaults, those of
    /// `TASKCORE_ACCOUNT_COLLECTION_QUERY_OPTIONS_INIT`.
    pub fn taskcore_account_collection_query_options_init(
        value: *mut taskcore_account_collection_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_account_collection_query_options_init`, which hands its error to the caller.
    pub fn taskcore_account_collection_query_options_init_e(
        value: *mut taskcore_account_collection_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_account_input` its defaults, those of `TASKCORE_ACCOUNT_INPUT_INIT`.
    pub fn taskcore_account_input_init(
        value: *mut taskcore_account_input,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_account_input_init`, which hands its error to the caller.
    pub fn taskcore_account_input_init_e(
        value: *mut taskcore_account_input,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_account_plan` its defaults, those of `TASKCORE_ACCOUNT_PLAN_INIT`.
    pub fn taskcore_account_plan_init(
        value: *mut taskcore_account_plan,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_account_plan_init`, which hands its error to the caller.
    pub fn taskcore_account_plan_init_e(
        value: *mut taskcore_account_plan,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_account_query_options` its defaults, those of
    /// `TASKCORE_ACCOUNT_QUERY_OPTIONS_INIT`.
    pub fn taskcore_account_query_options_init(
        value: *mut taskcore_account_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_account_query_options_init`, which hands its error to the caller.
    pub fn taskcore_account_query_options_init_e(
        value: *mut taskcore_account_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_ageing_query_options` its defaults, those of
    /// `TASKCORE_AGEING_QUERY_OPTIONS_INIT`.
    pub fn taskcore_ageing_query_options_init(
        value: *mut taskcore_ageing_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_ageing_query_options_init`, which hands its error to the caller.
    pub fn taskcore_ageing_query_options_init_e(
        value: *mut taskcore_ageing_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_agenda_options` its defaults, those of `TASKCORE_AGENDA_OPTIONS_INIT`.
    pub fn taskcore_agenda_options_init(
        value: *mut taskcore_agenda_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_agenda_options_init`, which hands its error to the caller.
    pub fn taskcore_agenda_options_init_e(
        value: *mut taskcore_agenda_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_alert_query_options` its defaults, those of
    /// `TASKCORE_ALERT_QUERY_OPTIONS_INIT`.
    pub fn taskcore_alert_query_options_init(
        value: *mut taskcore_alert_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_alert_query_options_init`, which hands its error to the caller.
    pub fn taskcore_alert_query_options_init_e(
        value: *mut taskcore_alert_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_authorization_options` its defaults, those of
    /// `TASKCORE_AUTHORIZATION_OPTIONS_INIT`.
    pub fn taskcore_authorization_options_init(
        value: *mut taskcore_authorization_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_authorization_options_init`, which hands its error to the caller.
    pub fn taskcore_authorization_options_init_e(
        value: *mut taskcore_authorization_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_backup_options` its defaults, those of `TASKCORE_BACKUP_OPTIONS_INIT`.
    pub fn taskcore_backup_options_init(
        value: *mut taskcore_backup_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_backup_options_init`, which hands its error to the caller.
    pub fn taskcore_backup_options_init_e(
        value: *mut taskcore_backup_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_calendar_input` its defaults, those of `TASKCORE_CALENDAR_INPUT_INIT`.
    pub fn taskcore_calendar_input_init(
        value: *mut taskcore_calendar_input,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_calendar_input_init`, which hands its error to the caller.
    pub fn taskcore_calendar_input_init_e(
        value: *mut taskcore_calendar_input,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_calendar_query_options` its defaults, those of
    /// `TASKCORE_CALENDAR_QUERY_OPTIONS_INIT`.
    pub fn taskcore_calendar_query_options_init(
        value: *mut taskcore_calendar_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_calendar_query_options_init`, which hands its error to the caller.
    pub fn taskcore_calendar_query_options_init_e(
        value: *mut taskcore_calendar_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_chart_options` its defaults, those of `TASKCORE_CHART_OPTIONS_INIT`.
    pub fn taskcore_chart_options_init(
        value: *mut taskcore_chart_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_chart_options_init`, which hands its error to the caller.
    pub fn taskcore_chart_options_init_e(
        value: *mut taskcore_chart_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_client_input` its defaults, those of `TASKCORE_CLIENT_INPUT_INIT`.
    pub fn taskcore_client_input_init(
        value: *mut taskcore_client_input,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_client_input_init`, which hands its error to the caller.
    pub fn taskcore_client_input_init_e(
        value: *mut taskcore_client_input,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_client_query_options` its defaults, those of
    /// `TASKCORE_CLIENT_QUERY_OPTIONS_INIT`.
    pub fn taskcore_client_query_options_init(
        value: *mut taskcore_client_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_client_query_options_init`, which hands its error to the caller.
    pub fn taskcore_client_query_options_init_e(
        value: *mut taskcore_client_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_comment_input` its defaults, those of `TASKCORE_COMMENT_INPUT_INIT`.
    pub fn taskcore_comment_input_init(
        value: *mut taskcore_comment_input,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_comment_input_init`, which hands its error to the caller.
    pub fn taskcore_comment_input_init_e(
        value: *mut taskcore_comment_input,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_comment_query_options` its defaults, those of
    /// `TASKCORE_COMMENT_QUERY_OPTIONS_INIT`.
    pub fn taskcore_comment_query_options_init(
        value: *mut taskcore_comment_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_comment_query_options_init`, which hands its error to the caller.
    pub fn taskcore_comment_query_options_init_e(
        value: *mut taskcore_comment_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_completion_query_options` its defaults, those of
    /// `TASKCORE_COMPLETION_QUERY_OPTIONS_INIT`.
    pub fn taskcore_completion_query_options_init(
        value: *mut taskcore_completion_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_completion_query_options_init`, which hands its error to the caller.
    pub fn taskcore_completion_query_options_init_e(
        value: *mut taskcore_completion_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_conflict_query_options` its defaults, those of
    /// `TASKCORE_CONFLICT_QUERY_OPTIONS_INIT`.
    pub fn taskcore_conflict_query_options_init(
        value: *mut taskcore_conflict_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_conflict_query_options_init`, which hands its error to the caller.
    pub fn taskcore_conflict_query_options_init_e(
        value: *mut taskcore_conflict_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_countdown` its defaults, those of `TASKCORE_COUNTDOWN_INIT`.
    pub fn taskcore_countdown_init(
        value: *mut taskcore_countdown,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_countdown_init`, which hands its error to the caller.
    pub fn taskcore_countdown_init_e(
        value: *mut taskcore_countdown,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_email_options` its defaults, those of `TASKCORE_EMAIL_OPTIONS_INIT`.
    pub fn taskcore_email_options_init(
        value: *mut taskcore_email_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_email_options_init`, which hands its error to the caller.
    pub fn taskcore_email_options_init_e(
        value: *mut taskcore_email_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_email_query_options` its defaults, those of
    /// `TASKCORE_EMAIL_QUERY_OPTIONS_INIT`.
    pub fn taskcore_email_query_options_init(
        value: *mut taskcore_email_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_email_query_options_init`, which hands its error to the caller.
    pub fn taskcore_email_query_options_init_e(
        value: *mut taskcore_email_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_event_countdown_options` its defaults, those of
    /// `TASKCORE_EVENT_COUNTDOWN_OPTIONS_INIT`.
    pub fn taskcore_event_countdown_options_init(
        value: *mut taskcore_event_countdown_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_event_countdown_options_init`, which hands its error to the caller.
    pub fn taskcore_event_countdown_options_init_e(
        value: *mut taskcore_event_countdown_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_event_input` its defaults, those of `TASKCORE_EVENT_INPUT_INIT`.
    pub fn taskcore_event_input_init(
        value: *mut taskcore_event_input,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_event_input_init`, which hands its error to the caller.
    pub fn taskcore_event_input_init_e(
        value: *mut taskcore_event_input,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_event_query_options` its defaults, those of
    /// `TASKCORE_EVENT_QUERY_OPTIONS_INIT`.
    pub fn taskcore_event_query_options_init(
        value: *mut taskcore_event_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_event_query_options_init`, which hands its error to the caller.
    pub fn taskcore_event_query_options_init_e(
        value: *mut taskcore_event_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_event_scope_options` its defaults, those of
    /// `TASKCORE_EVENT_SCOPE_OPTIONS_INIT`.
    pub fn taskcore_event_scope_options_init(
        value: *mut taskcore_event_scope_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_event_scope_options_init`, which hands its error to the caller.
    pub fn taskcore_event_scope_options_init_e(
        value: *mut taskcore_event_scope_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_export_options` its defaults, those of `TASKCORE_EXPORT_OPTIONS_INIT`.
    pub fn taskcore_export_options_init(
        value: *mut taskcore_export_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_export_options_init`, which hands its error to the caller.
    pub fn taskcore_export_options_init_e(
        value: *mut taskcore_export_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_field_input` its defaults, those of `TASKCORE_FIELD_INPUT_INIT`.
    pub fn taskcore_field_input_init(
        value: *mut taskcore_field_input,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_field_input_init`, which hands its error to the caller.
    pub fn taskcore_field_input_init_e(
        value: *mut taskcore_field_input,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_field_query_options` its defaults, those of
    /// `TASKCORE_FIELD_QUERY_OPTIONS_INIT`.
    pub fn taskcore_field_query_options_init(
        value: *mut taskcore_field_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_field_query_options_init`, which hands its error to the caller.
    pub fn taskcore_field_query_options_init_e(
        value: *mut taskcore_field_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_field_value` its defaults, those of `TASKCORE_FIELD_VALUE_INIT`.
    pub fn taskcore_field_value_init(
        value: *mut taskcore_field_value,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_field_value_init`, which hands its error to the caller.
    pub fn taskcore_field_value_init_e(
        value: *mut taskcore_field_value,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_filter_input` its defaults, those of `TASKCORE_FILTER_INPUT_INIT`.
    pub fn taskcore_filter_input_init(
        value: *mut taskcore_filter_input,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_filter_input_init`, which hands its error to the caller.
    pub fn taskcore_filter_input_init_e(
        value: *mut taskcore_filter_input,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_filter_query_options` its defaults, those of
    /// `TASKCORE_FILTER_QUERY_OPTIONS_INIT`.
    pub fn taskcore_filter_query_options_init(
        value: *mut taskcore_filter_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_filter_query_options_init`, which hands its error to the caller.
    pub fn taskcore_filter_query_options_init_e(
        value: *mut taskcore_filter_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_focus_billing` its defaults, those of `TASKCORE_FOCUS_BILLING_INIT`.
    pub fn taskcore_focus_billing_init(
        value: *mut taskcore_focus_billing,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_focus_billing_init`, which hands its error to the caller.
    pub fn taskcore_focus_billing_init_e(
        value: *mut taskcore_focus_billing,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_focus_next` its defaults, those of `TASKCORE_FOCUS_NEXT_INIT`.
    pub fn taskcore_focus_next_init(
        value: *mut taskcore_focus_next,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_focus_next_init`, which hands its error to the caller.
    pub fn taskcore_focus_next_init_e(
        value: *mut taskcore_focus_next,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_focus_query_options` its defaults, those of
    /// `TASKCORE_FOCUS_QUERY_OPTIONS_INIT`.
    pub fn taskcore_focus_query_options_init(
        value: *mut taskcore_focus_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_focus_query_options_init`, which hands its error to the caller.
    pub fn taskcore_focus_query_options_init_e(
        value: *mut taskcore_focus_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_focus_settings` its defaults, those of `TASKCORE_FOCUS_SETTINGS_INIT`.
    pub fn taskcore_focus_settings_init(
        value: *mut taskcore_focus_settings,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_focus_settings_init`, which hands its error to the caller.
    pub fn taskcore_focus_settings_init_e(
        value: *mut taskcore_focus_settings,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_focus_start_options` its defaults, those of
    /// `TASKCORE_FOCUS_START_OPTIONS_INIT`.
    pub fn taskcore_focus_start_options_init(
        value: *mut taskcore_focus_start_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_focus_start_options_init`, which hands its error to the caller.
    pub fn taskcore_focus_start_options_init_e(
        value: *mut taskcore_focus_start_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_focus_total_query_options` its defaults, those of
    /// `TASKCORE_FOCUS_TOTAL_QUERY_OPTIONS_INIT`.
    pub fn taskcore_focus_total_query_options_init(
        value: *mut taskcore_focus_total_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_focus_total_query_options_init`, which hands its error to the caller.
    pub fn taskcore_focus_total_query_options_init_e(
        value: *mut taskcore_focus_total_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_free_time_query_options` its defaults, those of
    /// `TASKCORE_FREE_TIME_QUERY_OPTIONS_INIT`.
    pub fn taskcore_free_time_query_options_init(
        value: *mut taskcore_free_time_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_free_time_query_options_init`, which hands its error to the caller.
    pub fn taskcore_free_time_query_options_init_e(
        value: *mut taskcore_free_time_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_holiday_input` its defaults, those of `TASKCORE_HOLIDAY_INPUT_INIT`.
    pub fn taskcore_holiday_input_init(
        value: *mut taskcore_holiday_input,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_holiday_input_init`, which hands its error to the caller.
    pub fn taskcore_holiday_input_init_e(
        value: *mut taskcore_holiday_input,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_holiday_query_options` its defaults, those of
    /// `TASKCORE_HOLIDAY_QUERY_OPTIONS_INIT`.
    pub fn taskcore_holiday_query_options_init(
        value: *mut taskcore_holiday_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_holiday_query_options_init`, which hands its error to the caller.
    pub fn taskcore_holiday_query_options_init_e(
        value: *mut taskcore_holiday_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_home_options` its defaults, those of `TASKCORE_HOME_OPTIONS_INIT`.
    pub fn taskcore_home_options_init(
        value: *mut taskcore_home_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_home_options_init`, which hands its error to the caller.
    pub fn taskcore_home_options_init_e(
        value: *mut taskcore_home_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_hub_options` its defaults, those of `TASKCORE_HUB_OPTIONS_INIT`.
    pub fn taskcore_hub_options_init(
        value: *mut taskcore_hub_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_hub_options_init`, which hands its error to the caller.
    pub fn taskcore_hub_options_init_e(
        value: *mut taskcore_hub_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_hub_report` its defaults, those of `TASKCORE_HUB_REPORT_INIT`.
    pub fn taskcore_hub_report_init(
        value: *mut taskcore_hub_report,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_hub_report_init`, which hands its error to the caller.
    pub fn taskcore_hub_report_init_e(
        value: *mut taskcore_hub_report,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_hub_sweep_report` its defaults, those of `TASKCORE_HUB_SWEEP_REPORT_INIT`.
    pub fn taskcore_hub_sweep_report_init(
        value: *mut taskcore_hub_sweep_report,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_hub_sweep_report_init`, which hands its error to the caller.
    pub fn taskcore_hub_sweep_report_init_e(
        value: *mut taskcore_hub_sweep_report,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_idle_time` its defaults, those of `TASKCORE_IDLE_TIME_INIT`.
    pub fn taskcore_idle_time_init(
        value: *mut taskcore_idle_time,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_idle_time_init`, which hands its error to the caller.
    pub fn taskcore_idle_time_init_e(
        value: *mut taskcore_idle_time,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_import_options` its defaults, those of `TASKCORE_IMPORT_OPTIONS_INIT`.
    pub fn taskcore_import_options_init(
        value: *mut taskcore_import_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_import_options_init`, which hands its error to the caller.
    pub fn taskcore_import_options_init_e(
        value: *mut taskcore_import_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_import_report` its defaults, those of `TASKCORE_IMPORT_REPORT_INIT`.
    pub fn taskcore_import_report_init(
        value: *mut taskcore_import_report,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_import_report_init`, which hands its error to the caller.
    pub fn taskcore_import_report_init_e(
        value: *mut taskcore_import_report,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_interest_span_query_options` its defaults, those of
    /// `TASKCORE_INTEREST_SPAN_QUERY_OPTIONS_INIT`.
    pub fn taskcore_interest_span_query_options_init(
        value: *mut taskcore_interest_span_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_interest_span_query_options_init`, which hands its error to the caller.
    pub fn taskcore_interest_span_query_options_init_e(
        value: *mut taskcore_interest_span_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_invoice_adjustment_input` its defaults, those of
    /// `TASKCORE_INVOICE_ADJUSTMENT_INPUT_INIT`.
    pub fn taskcore_invoice_adjustment_input_init(
        value: *mut taskcore_invoice_adjustment_input,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_invoice_adjustment_input_init`, which hands its error to the caller.
    pub fn taskcore_invoice_adjustment_input_init_e(
        value: *mut taskcore_invoice_adjustment_input,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_invoice_input` its defaults, those of `TASKCORE_INVOICE_INPUT_INIT`.
    pub fn taskcore_invoice_input_init(
        value: *mut taskcore_invoice_input,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_invoice_input_init`, which hands its error to the caller.
    pub fn taskcore_invoice_input_init_e(
        value: *mut taskcore_invoice_input,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_invoice_line_input` its defaults, those of
    /// `TASKCORE_INVOICE_LINE_INPUT_INIT`.
    pub fn taskcore_invoice_line_input_init(
        value: *mut taskcore_invoice_line_input,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_invoice_line_input_init`, which hands its error to the caller.
    pub fn taskcore_invoice_line_input_init_e(
        value: *mut taskcore_invoice_line_input,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_invoice_query_options` its defaults, those of
    /// `TASKCORE_INVOICE_QUERY_OPTIONS_INIT`.
    pub fn taskcore_invoice_query_options_init(
        value: *mut taskcore_invoice_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_invoice_query_options_init`, which hands its error to the caller.
    pub fn taskcore_invoice_query_options_init_e(
        value: *mut taskcore_invoice_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_late_invoice_query_options` its defaults, those of
    /// `TASKCORE_LATE_INVOICE_QUERY_OPTIONS_INIT`.
    pub fn taskcore_late_invoice_query_options_init(
        value: *mut taskcore_late_invoice_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_late_invoice_query_options_init`, which hands its error to the caller.
    pub fn taskcore_late_invoice_query_options_init_e(
        value: *mut taskcore_late_invoice_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_link` its defaults, those of `TASKCORE_LINK_INIT`.
    pub fn taskcore_link_init(value: *mut taskcore_link, struct_size: usize) -> taskcore_status;

    /// `taskcore_link_init`, which hands its error to the caller.
    pub fn taskcore_link_init_e(
        value: *mut taskcore_link,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_load_query_options` its defaults, those of
    /// `TASKCORE_LOAD_QUERY_OPTIONS_INIT`.
    pub fn taskcore_load_query_options_init(
        value: *mut taskcore_load_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_load_query_options_init`, which hands its error to the caller.
    pub fn taskcore_load_query_options_init_e(
        value: *mut taskcore_load_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_local_time` its defaults, those of `TASKCORE_LOCAL_TIME_INIT`.
    pub fn taskcore_local_time_init(
        value: *mut taskcore_local_time,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_local_time_init`, which hands its error to the caller.
    pub fn taskcore_local_time_init_e(
        value: *mut taskcore_local_time,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_log_report` its defaults, those of `TASKCORE_LOG_REPORT_INIT`.
    pub fn taskcore_log_report_init(
        value: *mut taskcore_log_report,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_log_report_init`, which hands its error to the caller.
    pub fn taskcore_log_report_init_e(
        value: *mut taskcore_log_report,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_log_trim_options` its defaults, those of `TASKCORE_LOG_TRIM_OPTIONS_INIT`.
    pub fn taskcore_log_trim_options_init(
        value: *mut taskcore_log_trim_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_log_trim_options_init`, which hands its error to the caller.
    pub fn taskcore_log_trim_options_init_e(
        value: *mut taskcore_log_trim_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_moment` its defaults, those of `TASKCORE_MOMENT_INIT`.
    pub fn taskcore_moment_init(value: *mut taskcore_moment, struct_size: usize) -> taskcore_status;

    /// `taskcore_moment_init`, which hands its error to the caller.
    pub fn taskcore_moment_init_e(
        value: *mut taskcore_moment,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_month_options` its defaults, those of `TASKCORE_MONTH_OPTIONS_INIT`.
    pub fn taskcore_month_options_init(
        value: *mut taskcore_month_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_month_options_init`, which hands its error to the caller.
    pub fn taskcore_month_options_init_e(
        value: *mut taskcore_month_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_move` its defaults, those of `TASKCORE_MOVE_INIT`.
    pub fn taskcore_move_init(value: *mut taskcore_move, struct_size: usize) -> taskcore_status;

    /// `taskcore_move_init`, which hands its error to the caller.
    pub fn taskcore_move_init_e(
        value: *mut taskcore_move,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_number_series_query_options` its defaults, those of
    /// `TASKCORE_NUMBER_SERIES_QUERY_OPTIONS_INIT`.
    pub fn taskcore_number_series_query_options_init(
        value: *mut taskcore_number_series_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_number_series_query_options_init`, which hands its error to the caller.
    pub fn taskcore_number_series_query_options_init_e(
        value: *mut taskcore_number_series_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_occurrence_query_options` its defaults, those of
    /// `TASKCORE_OCCURRENCE_QUERY_OPTIONS_INIT`.
    pub fn taskcore_occurrence_query_options_init(
        value: *mut taskcore_occurrence_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_occurrence_query_options_init`, which hands its error to the caller.
    pub fn taskcore_occurrence_query_options_init_e(
        value: *mut taskcore_occurrence_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_open_options` its defaults, those of `TASKCORE_OPEN_OPTIONS_INIT`.
    pub fn taskcore_open_options_init(
        value: *mut taskcore_open_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_open_options_init`, which hands its error to the caller.
    pub fn taskcore_open_options_init_e(
        value: *mut taskcore_open_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_party` its defaults, those of `TASKCORE_PARTY_INIT`.
    pub fn taskcore_party_init(value: *mut taskcore_party, struct_size: usize) -> taskcore_status;

    /// `taskcore_party_init`, which hands its error to the caller.
    pub fn taskcore_party_init_e(
        value: *mut taskcore_party,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_payment_input` its defaults, those of `TASKCORE_PAYMENT_INPUT_INIT`.
    pub fn taskcore_payment_input_init(
        value: *mut taskcore_payment_input,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_payment_input_init`, which hands its error to the caller.
    pub fn taskcore_payment_input_init_e(
        value: *mut taskcore_payment_input,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_payment_query_options` its defaults, those of
    /// `TASKCORE_PAYMENT_QUERY_OPTIONS_INIT`.
    pub fn taskcore_payment_query_options_init(
        value: *mut taskcore_payment_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_payment_query_options_init`, which hands its error to the caller.
    pub fn taskcore_payment_query_options_init_e(
        value: *mut taskcore_payment_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_payment_reminder_input` its defaults, those of
    /// `TASKCORE_PAYMENT_REMINDER_INPUT_INIT`.
    pub fn taskcore_payment_reminder_input_init(
        value: *mut taskcore_payment_reminder_input,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_payment_reminder_input_init`, which hands its error to the caller.
    pub fn taskcore_payment_reminder_input_init_e(
        value: *mut taskcore_payment_reminder_input,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_payment_reminder_query_options` its defaults, those of
    /// `TASKCORE_PAYMENT_REMINDER_QUERY_OPTIONS_INIT`.
    pub fn taskcore_payment_reminder_query_options_init(
        value: *mut taskcore_payment_reminder_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_payment_reminder_query_options_init`, which hands its error to the caller.
    pub fn taskcore_payment_reminder_query_options_init_e(
        value: *mut taskcore_payment_reminder_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_pdf_options` its defaults, those of `TASKCORE_PDF_OPTIONS_INIT`.
    pub fn taskcore_pdf_options_init(
        value: *mut taskcore_pdf_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_pdf_options_init`, which hands its error to the caller.
    pub fn taskcore_pdf_options_init_e(
        value: *mut taskcore_pdf_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_penalty_rate_input` its defaults, those of
    /// `TASKCORE_PENALTY_RATE_INPUT_INIT`.
    pub fn taskcore_penalty_rate_input_init(
        value: *mut taskcore_penalty_rate_input,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_penalty_rate_input_init`, which hands its error to the caller.
    pub fn taskcore_penalty_rate_input_init_e(
        value: *mut taskcore_penalty_rate_input,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_penalty_rate_query_options` its defaults, those of
    /// `TASKCORE_PENALTY_RATE_QUERY_OPTIONS_INIT`.
    pub fn taskcore_penalty_rate_query_options_init(
        value: *mut taskcore_penalty_rate_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_penalty_rate_query_options_init`, which hands its error to the caller.
    pub fn taskcore_penalty_rate_query_options_init_e(
        value: *mut taskcore_penalty_rate_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_period` its defaults, those of `TASKCORE_PERIOD_INIT`.
    pub fn taskcore_period_init(value: *mut taskcore_period, struct_size: usize) -> taskcore_status;

    /// `taskcore_period_init`, which hands its error to the caller.
    pub fn taskcore_period_init_e(
        value: *mut taskcore_period,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_period_options` its defaults, those of `TASKCORE_PERIOD_OPTIONS_INIT`.
    pub fn taskcore_period_options_init(
        value: *mut taskcore_period_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_period_options_init`, which hands its error to the caller.
    pub fn taskcore_period_options_init_e(
        value: *mut taskcore_period_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_project_input` its defaults, those of `TASKCORE_PROJECT_INPUT_INIT`.
    pub fn taskcore_project_input_init(
        value: *mut taskcore_project_input,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_project_input_init`, which hands its error to the caller.
    pub fn taskcore_project_input_init_e(
        value: *mut taskcore_project_input,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_project_query_options` its defaults, those of
    /// `TASKCORE_PROJECT_QUERY_OPTIONS_INIT`.
    pub fn taskcore_project_query_options_init(
        value: *mut taskcore_project_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_project_query_options_init`, which hands its error to the caller.
    pub fn taskcore_project_query_options_init_e(
        value: *mut taskcore_project_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_project_section_input` its defaults, those of
    /// `TASKCORE_PROJECT_SECTION_INPUT_INIT`.
    pub fn taskcore_project_section_input_init(
        value: *mut taskcore_project_section_input,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_project_section_input_init`, which hands its error to the caller.
    pub fn taskcore_project_section_input_init_e(
        value: *mut taskcore_project_section_input,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_project_section_query_options` its defaults, those of
    /// `TASKCORE_PROJECT_SECTION_QUERY_OPTIONS_INIT`.
    pub fn taskcore_project_section_query_options_init(
        value: *mut taskcore_project_section_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_project_section_query_options_init`, which hands its error to the caller.
    pub fn taskcore_project_section_query_options_init_e(
        value: *mut taskcore_project_section_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_pulse_options` its defaults, those of `TASKCORE_PULSE_OPTIONS_INIT`.
    pub fn taskcore_pulse_options_init(
        value: *mut taskcore_pulse_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_pulse_options_init`, which hands its error to the caller.
    pub fn taskcore_pulse_options_init_e(
        value: *mut taskcore_pulse_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_pulse_settings` its defaults, those of `TASKCORE_PULSE_SETTINGS_INIT`.
    pub fn taskcore_pulse_settings_init(
        value: *mut taskcore_pulse_settings,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_pulse_settings_init`, which hands its error to the caller.
    pub fn taskcore_pulse_settings_init_e(
        value: *mut taskcore_pulse_settings,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_purchase_input` its defaults, those of `TASKCORE_PURCHASE_INPUT_INIT`.
    pub fn taskcore_purchase_input_init(
        value: *mut taskcore_purchase_input,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_purchase_input_init`, which hands its error to the caller.
    pub fn taskcore_purchase_input_init_e(
        value: *mut taskcore_purchase_input,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_purchase_payment_query_options` its defaults, those of
    /// `TASKCORE_PURCHASE_PAYMENT_QUERY_OPTIONS_INIT`.
    pub fn taskcore_purchase_payment_query_options_init(
        value: *mut taskcore_purchase_payment_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_purchase_payment_query_options_init`, which hands its error to the caller.
    pub fn taskcore_purchase_payment_query_options_init_e(
        value: *mut taskcore_purchase_payment_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_purchase_query_options` its defaults, those of
    /// `TASKCORE_PURCHASE_QUERY_OPTIONS_INIT`.
    pub fn taskcore_purchase_query_options_init(
        value: *mut taskcore_purchase_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_purchase_query_options_init`, which hands its error to the caller.
    pub fn taskcore_purchase_query_options_init_e(
        value: *mut taskcore_purchase_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_purchase_total_query_options` its defaults, those of
    /// `TASKCORE_PURCHASE_TOTAL_QUERY_OPTIONS_INIT`.
    pub fn taskcore_purchase_total_query_options_init(
        value: *mut taskcore_purchase_total_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_purchase_total_query_options_init`, which hands its error to the caller.
    pub fn taskcore_purchase_total_query_options_init_e(
        value: *mut taskcore_purchase_total_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_query` its defaults, those of `TASKCORE_QUERY_INIT`.
    pub fn taskcore_query_init(value: *mut taskcore_query, struct_size: usize) -> taskcore_status;

    /// `taskcore_query_init`, which hands its error to the caller.
    pub fn taskcore_query_init_e(
        value: *mut taskcore_query,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_recovery_report` its defaults, those of `TASKCORE_RECOVERY_REPORT_INIT`.
    pub fn taskcore_recovery_report_init(
        value: *mut taskcore_recovery_report,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_recovery_report_init`, which hands its error to the caller.
    pub fn taskcore_recovery_report_init_e(
        value: *mut taskcore_recovery_report,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_recurring_invoice_input` its defaults, those of
    /// `TASKCORE_RECURRING_INVOICE_INPUT_INIT`.
    pub fn taskcore_recurring_invoice_input_init(
        value: *mut taskcore_recurring_invoice_input,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_recurring_invoice_input_init`, which hands its error to the caller.
    pub fn taskcore_recurring_invoice_input_init_e(
        value: *mut taskcore_recurring_invoice_input,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_recurring_invoice_query_options` its defaults, those of
    /// `TASKCORE_RECURRING_INVOICE_QUERY_OPTIONS_INIT`.
    pub fn taskcore_recurring_invoice_query_options_init(
        value: *mut taskcore_recurring_invoice_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_recurring_invoice_query_options_init`, which hands its error to the caller.
    pub fn taskcore_recurring_invoice_query_options_init_e(
        value: *mut taskcore_recurring_invoice_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_reminder` its defaults, those of `TASKCORE_REMINDER_INIT`.
    pub fn taskcore_reminder_init(
        value: *mut taskcore_reminder,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_reminder_init`, which hands its error to the caller.
    pub fn taskcore_reminder_init_e(
        value: *mut taskcore_reminder,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_repair_report` its defaults, those of `TASKCORE_REPAIR_REPORT_INIT`.
    pub fn taskcore_repair_report_init(
        value: *mut taskcore_repair_report,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_repair_report_init`, which hands its error to the caller.
    pub fn taskcore_repair_report_init_e(
        value: *mut taskcore_repair_report,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_repeat_spec` its defaults, those of `TASKCORE_REPEAT_SPEC_INIT`.
    pub fn taskcore_repeat_spec_init(
        value: *mut taskcore_repeat_spec,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_repeat_spec_init`, which hands its error to the caller.
    pub fn taskcore_repeat_spec_init_e(
        value: *mut taskcore_repeat_spec,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_replica_query_options` its defaults, those of
    /// `TASKCORE_REPLICA_QUERY_OPTIONS_INIT`.
    pub fn taskcore_replica_query_options_init(
        value: *mut taskcore_replica_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_replica_query_options_init`, which hands its error to the caller.
    pub fn taskcore_replica_query_options_init_e(
        value: *mut taskcore_replica_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_report_options` its defaults, those of `TASKCORE_REPORT_OPTIONS_INIT`.
    pub fn taskcore_report_options_init(
        value: *mut taskcore_report_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_report_options_init`, which hands its error to the caller.
    pub fn taskcore_report_options_init_e(
        value: *mut taskcore_report_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_score` its defaults, those of `TASKCORE_SCORE_INIT`.
    pub fn taskcore_score_init(value: *mut taskcore_score, struct_size: usize) -> taskcore_status;

    /// `taskcore_score_init`, which hands its error to the caller.
    pub fn taskcore_score_init_e(
        value: *mut taskcore_score,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_score_options` its defaults, those of `TASKCORE_SCORE_OPTIONS_INIT`.
    pub fn taskcore_score_options_init(
        value: *mut taskcore_score_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_score_options_init`, which hands its error to the caller.
    pub fn taskcore_score_options_init_e(
        value: *mut taskcore_score_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_series_history_query_options` its defaults, those of
    /// `TASKCORE_SERIES_HISTORY_QUERY_OPTIONS_INIT`.
    pub fn taskcore_series_history_query_options_init(
        value: *mut taskcore_series_history_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_series_history_query_options_init`, which hands its error to the caller.
    pub fn taskcore_series_history_query_options_init_e(
        value: *mut taskcore_series_history_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_series_streak` its defaults, those of `TASKCORE_SERIES_STREAK_INIT`.
    pub fn taskcore_series_streak_init(
        value: *mut taskcore_series_streak,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_series_streak_init`, which hands its error to the caller.
    pub fn taskcore_series_streak_init_e(
        value: *mut taskcore_series_streak,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_smtp_options` its defaults, those of `TASKCORE_SMTP_OPTIONS_INIT`.
    pub fn taskcore_smtp_options_init(
        value: *mut taskcore_smtp_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_smtp_options_init`, which hands its error to the caller.
    pub fn taskcore_smtp_options_init_e(
        value: *mut taskcore_smtp_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_sort` its defaults, those of `TASKCORE_SORT_INIT`.
    pub fn taskcore_sort_init(value: *mut taskcore_sort, struct_size: usize) -> taskcore_status;

    /// `taskcore_sort_init`, which hands its error to the caller.
    pub fn taskcore_sort_init_e(
        value: *mut taskcore_sort,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_step` its defaults, those of `TASKCORE_STEP_INIT`.
    pub fn taskcore_step_init(value: *mut taskcore_step, struct_size: usize) -> taskcore_status;

    /// `taskcore_step_init`, which hands its error to the caller.
    pub fn taskcore_step_init_e(
        value: *mut taskcore_step,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_subscription_content` its defaults, those of
    /// `TASKCORE_SUBSCRIPTION_CONTENT_INIT`.
    pub fn taskcore_subscription_content_init(
        value: *mut taskcore_subscription_content,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_subscription_content_init`, which hands its error to the caller.
    pub fn taskcore_subscription_content_init_e(
        value: *mut taskcore_subscription_content,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_svg_options` its defaults, those of `TASKCORE_SVG_OPTIONS_INIT`.
    pub fn taskcore_svg_options_init(
        value: *mut taskcore_svg_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_svg_options_init`, which hands its error to the caller.
    pub fn taskcore_svg_options_init_e(
        value: *mut taskcore_svg_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_sync_conflict_query_options` its defaults, those of
    /// `TASKCORE_SYNC_CONFLICT_QUERY_OPTIONS_INIT`.
    pub fn taskcore_sync_conflict_query_options_init(
        value: *mut taskcore_sync_conflict_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_sync_conflict_query_options_init`, which hands its error to the caller.
    pub fn taskcore_sync_conflict_query_options_init_e(
        value: *mut taskcore_sync_conflict_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_sync_remote_query_options` its defaults, those of
    /// `TASKCORE_SYNC_REMOTE_QUERY_OPTIONS_INIT`.
    pub fn taskcore_sync_remote_query_options_init(
        value: *mut taskcore_sync_remote_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_sync_remote_query_options_init`, which hands its error to the caller.
    pub fn taskcore_sync_remote_query_options_init_e(
        value: *mut taskcore_sync_remote_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_sync_report` its defaults, those of `TASKCORE_SYNC_REPORT_INIT`.
    pub fn taskcore_sync_report_init(
        value: *mut taskcore_sync_report,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_sync_report_init`, which hands its error to the caller.
    pub fn taskcore_sync_report_init_e(
        value: *mut taskcore_sync_report,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_sync_state` its defaults, those of `TASKCORE_SYNC_STATE_INIT`.
    pub fn taskcore_sync_state_init(
        value: *mut taskcore_sync_state,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_sync_state_init`, which hands its error to the caller.
    pub fn taskcore_sync_state_init_e(
        value: *mut taskcore_sync_state,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_sync_transport` its defaults, those of `TASKCORE_SYNC_TRANSPORT_INIT`.
    pub fn taskcore_sync_transport_init(
        value: *mut taskcore_sync_transport,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_sync_transport_init`, which hands its error to the caller.
    pub fn taskcore_sync_transport_init_e(
        value: *mut taskcore_sync_transport,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_tag_query_options` its defaults, those of
    /// `TASKCORE_TAG_QUERY_OPTIONS_INIT`.
    pub fn taskcore_tag_query_options_init(
        value: *mut taskcore_tag_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_tag_query_options_init`, which hands its error to the caller.
    pub fn taskcore_tag_query_options_init_e(
        value: *mut taskcore_tag_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_task_countdown_options` its defaults, those of
    /// `TASKCORE_TASK_COUNTDOWN_OPTIONS_INIT`.
    pub fn taskcore_task_countdown_options_init(
        value: *mut taskcore_task_countdown_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_task_countdown_options_init`, which hands its error to the caller.
    pub fn taskcore_task_countdown_options_init_e(
        value: *mut taskcore_task_countdown_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_task_input` its defaults, those of `TASKCORE_TASK_INPUT_INIT`.
    pub fn taskcore_task_input_init(
        value: *mut taskcore_task_input,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_task_input_init`, which hands its error to the caller.
    pub fn taskcore_task_input_init_e(
        value: *mut taskcore_task_input,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_task_scope_options` its defaults, those of
    /// `TASKCORE_TASK_SCOPE_OPTIONS_INIT`.
    pub fn taskcore_task_scope_options_init(
        value: *mut taskcore_task_scope_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_task_scope_options_init`, which hands its error to the caller.
    pub fn taskcore_task_scope_options_init_e(
        value: *mut taskcore_task_scope_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_template_input` its defaults, those of `TASKCORE_TEMPLATE_INPUT_INIT`.
    pub fn taskcore_template_input_init(
        value: *mut taskcore_template_input,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_template_input_init`, which hands its error to the caller.
    pub fn taskcore_template_input_init_e(
        value: *mut taskcore_template_input,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_template_query_options` its defaults, those of
    /// `TASKCORE_TEMPLATE_QUERY_OPTIONS_INIT`.
    pub fn taskcore_template_query_options_init(
        value: *mut taskcore_template_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_template_query_options_init`, which hands its error to the caller.
    pub fn taskcore_template_query_options_init_e(
        value: *mut taskcore_template_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_template_report` its defaults, those of `TASKCORE_TEMPLATE_REPORT_INIT`.
    pub fn taskcore_template_report_init(
        value: *mut taskcore_template_report,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_template_report_init`, which hands its error to the caller.
    pub fn taskcore_template_report_init_e(
        value: *mut taskcore_template_report,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_template_use_options` its defaults, those of
    /// `TASKCORE_TEMPLATE_USE_OPTIONS_INIT`.
    pub fn taskcore_template_use_options_init(
        value: *mut taskcore_template_use_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_template_use_options_init`, which hands its error to the caller.
    pub fn taskcore_template_use_options_init_e(
        value: *mut taskcore_template_use_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_time_entry_input` its defaults, those of `TASKCORE_TIME_ENTRY_INPUT_INIT`.
    pub fn taskcore_time_entry_input_init(
        value: *mut taskcore_time_entry_input,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_time_entry_input_init`, which hands its error to the caller.
    pub fn taskcore_time_entry_input_init_e(
        value: *mut taskcore_time_entry_input,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_time_entry_query_options` its defaults, those of
    /// `TASKCORE_TIME_ENTRY_QUERY_OPTIONS_INIT`.
    pub fn taskcore_time_entry_query_options_init(
        value: *mut taskcore_time_entry_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_time_entry_query_options_init`, which hands its error to the caller.
    pub fn taskcore_time_entry_query_options_init_e(
        value: *mut taskcore_time_entry_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_time_entry_settings` its defaults, those of
    /// `TASKCORE_TIME_ENTRY_SETTINGS_INIT`.
    pub fn taskcore_time_entry_settings_init(
        value: *mut taskcore_time_entry_settings,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_time_entry_settings_init`, which hands its error to the caller.
    pub fn taskcore_time_entry_settings_init_e(
        value: *mut taskcore_time_entry_settings,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_time_total_query_options` its defaults, those of
    /// `TASKCORE_TIME_TOTAL_QUERY_OPTIONS_INIT`.
    pub fn taskcore_time_total_query_options_init(
        value: *mut taskcore_time_total_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_time_total_query_options_init`, which hands its error to the caller.
    pub fn taskcore_time_total_query_options_init_e(
        value: *mut taskcore_time_total_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_turnover_query_options` its defaults, those of
    /// `TASKCORE_TURNOVER_QUERY_OPTIONS_INIT`.
    pub fn taskcore_turnover_query_options_init(
        value: *mut taskcore_turnover_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_turnover_query_options_init`, which hands its error to the caller.
    pub fn taskcore_turnover_query_options_init_e(
        value: *mut taskcore_turnover_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_urgency_coefficients` its defaults, those of
    /// `TASKCORE_URGENCY_COEFFICIENTS_INIT`.
    pub fn taskcore_urgency_coefficients_init(
        value: *mut taskcore_urgency_coefficients,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_urgency_coefficients_init`, which hands its error to the caller.
    pub fn taskcore_urgency_coefficients_init_e(
        value: *mut taskcore_urgency_coefficients,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a `taskcore_vat_total_query_options` its defaults, those of
    /// `TASKCORE_VAT_TOTAL_QUERY_OPTIONS_INIT`.
    pub fn taskcore_vat_total_query_options_init(
        value: *mut taskcore_vat_total_query_options,
        struct_size: usize,
    ) -> taskcore_status;

    /// `taskcore_vat_total_query_options_init`, which hands its error to the caller.
    pub fn taskcore_vat_total_query_options_init_e(
        value: *mut taskcore_vat_total_query_options,
        struct_size: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Opens a store, and creates it when there is none. A fork must not use the handles of its
    /// parent, nor open the files that the parent had open; they answer `TASKCORE_EMISUSE`. While
    /// other threads are at work, a fork should only call `exec`. A new file is for its owner alone
    /// (mode 0600), and so are the folders that are made for it (0700). A file that is not a store,
    /// is damaged or is from a newer version is not altered. A store from an older version is
    /// upgraded, and copied before: to the same path with `.before-upgrade` behind it, in place of
    /// the copy that the last upgrade made. `progress` of the options can end that;
    /// `TASKCORE_OPEN_NO_BACKUP` leaves it out. A file that has anything else than Taskcore's
    /// tables and indexes is refused, and nothing of it is run: triggers, views, tables, indexes
    /// and columns of other programs. `TASKCORE_OPEN_REPAIR_SCHEMA` removes them first, with what
    /// they hold, and makes indexes anew that are missing; all that is Taskcore's stays. When
    /// another program changes the schema later, calls answer `TASKCORE_ECORRUPT`.
    pub fn taskcore_store_open(
        options: *const taskcore_open_options,
        store: *mut *mut taskcore_store,
    ) -> taskcore_status;

    /// `taskcore_store_open`, which hands its error to the caller.
    pub fn taskcore_store_open_e(
        options: *const taskcore_open_options,
        store: *mut *mut taskcore_store,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Closes a store. Its lists stay as they are, and its observers are told nothing more; both
    /// still have to be freed. Calls that run on other threads come to their end first, with their
    /// callbacks; those that come later get `TASKCORE_EMISUSE`. From inside of a callback it does
    /// not wait: the store is closed when the last call on it is over. When it is closed, the
    /// payloads that it was opened with are destroyed.
    pub fn taskcore_store_free(store: *mut taskcore_store);

    /// Ends the call that runs on a store now, and never the next one. Any thread may call it, and
    /// a handler of a signal. The call ends at its next safe point with `TASKCORE_EINTERRUPTED`,
    /// and has changed nothing; when it had begun to commit, or had nearly done, it succeeds. An
    /// e-mail that is being sent is ended, too, until the server has accepted it. A call that waits
    /// for its turn is not meant.
    pub fn taskcore_interrupt(store: *mut taskcore_store);

    /// Tells the language that texts are shown in: `en`, `fr`, `de`, `es`, `en-XA` or `ar-XB`, and
    /// of `system` what the environment said when the store was opened.
    pub fn taskcore_language(
        store: *mut taskcore_store,
        language: *mut *mut c_char,
    ) -> taskcore_status;

    /// `taskcore_language`, which hands its error to the caller.
    pub fn taskcore_language_e(
        store: *mut taskcore_store,
        language: *mut *mut c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Sets the language of this device: of what the library shows and reads, and of the sentences
    /// of its errors. It is English at first. What is stored, files, keys, numbers and dates of
    /// files, and the codes and fields of errors are the same in every language. The setting is in
    /// no export, and stays on this device. Another process that has the store open sees it when it
    /// calls `taskcore_poll`, or opens it again.
    pub fn taskcore_language_set(
        store: *mut taskcore_store,
        language: *const c_char,
    ) -> taskcore_status;

    /// `taskcore_language_set`, which hands its error to the caller.
    pub fn taskcore_language_set_e(
        store: *mut taskcore_store,
        language: *const c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Tells the region whose numbers and dates are shown: a code of ISO 3166-1, and "" for none.
    pub fn taskcore_region(store: *mut taskcore_store, region: *mut *mut c_char) -> taskcore_status;

    /// `taskcore_region`, which hands its error to the caller.
    pub fn taskcore_region_e(
        store: *mut taskcore_store,
        region: *mut *mut c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Sets the region of this device: the order of dates in figures, the first day of the week,
    /// and how numbers and amounts are written, as Unicode CLDR has them. At first it is that of
    /// the language, France for French for example; English has none, and reads no date that could
    /// be of two days, such as 1/2. The setting is in no export, and stays on this device.
    pub fn taskcore_region_set(
        store: *mut taskcore_store,
        region: *const c_char,
    ) -> taskcore_status;

    /// `taskcore_region_set`, which hands its error to the caller.
    pub fn taskcore_region_set_e(
        store: *mut taskcore_store,
        region: *const c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Says the texts of screens, lists and documents in another language than the one that is set,
    /// on this handle alone: for what is written for programs, whose words are the same everywhere.
    /// What is read, and the sentences of errors, stay in the language that is set. Numbers and
    /// dates in texts are those of that language.
    pub fn taskcore_texts_language_set(
        store: *mut taskcore_store,
        language: *const c_char,
    ) -> taskcore_status;

    /// `taskcore_texts_language_set`, which hands its error to the caller.
    pub fn taskcore_texts_language_set_e(
        store: *mut taskcore_store,
        language: *const c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Adds a task. A new task is open, of priority P2, the last in the manual order, and in the
    /// project of its parent or in Inbox, unless the input says otherwise. A project or tag that is
    /// named for the first time comes into being.
    pub fn taskcore_task_add(
        store: *mut taskcore_store,
        input: *const taskcore_task_input,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_task_add`, which hands its error to the caller.
    pub fn taskcore_task_add_e(
        store: *mut taskcore_store,
        input: *const taskcore_task_input,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Adds tasks, all or none, as one step for undo.
    pub fn taskcore_task_add_many(
        store: *mut taskcore_store,
        inputs: *const taskcore_task_input,
        count: usize,
        ids: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_task_add_many`, which hands its error to the caller.
    pub fn taskcore_task_add_many_e(
        store: *mut taskcore_store,
        inputs: *const taskcore_task_input,
        count: usize,
        ids: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gets tasks by their ids, those in the trash too.
    pub fn taskcore_task_get(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        tasks: *mut *mut taskcore_task_list,
    ) -> taskcore_status;

    /// `taskcore_task_get`, which hands its error to the caller.
    pub fn taskcore_task_get_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        tasks: *mut *mut taskcore_task_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Finds the task with a uid, also in the trash.
    pub fn taskcore_task_find(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_task_find`, which hands its error to the caller.
    pub fn taskcore_task_find_e(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists the tasks that a query asks for.
    pub fn taskcore_task_query(
        store: *mut taskcore_store,
        query: *const taskcore_query,
        tasks: *mut *mut taskcore_task_list,
    ) -> taskcore_status;

    /// `taskcore_task_query`, which hands its error to the caller.
    pub fn taskcore_task_query_e(
        store: *mut taskcore_store,
        query: *const taskcore_query,
        tasks: *mut *mut taskcore_task_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the tasks that a query asks for; its limit, offset and order do not matter.
    pub fn taskcore_task_count(
        store: *mut taskcore_store,
        query: *const taskcore_query,
        task_count: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_task_count`, which hands its error to the caller.
    pub fn taskcore_task_count_e(
        store: *mut taskcore_store,
        query: *const taskcore_query,
        task_count: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Changes properties of tasks, all or none, as one step for undo. A task with a repeat rule
    /// repeats from its due on, or from its start without one: setting one of them or the rule
    /// begins its series there anew. What was to be counted of a `COUNT` is counted on, and
    /// exceptions and additions that are not set too move along with the due. What is below a task
    /// that goes to another project goes with it. A subtask that is given another project leaves
    /// its parent, unless that goes there too.
    pub fn taskcore_task_update(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        changes: *const taskcore_task_input,
    ) -> taskcore_status;

    /// `taskcore_task_update`, which hands its error to the caller.
    pub fn taskcore_task_update_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        changes: *const taskcore_task_input,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists all that is wrong with a new task, or with changes to one, as `taskcore_task_add` and
    /// `taskcore_task_update` would refuse it; nothing is changed. What these would say is the
    /// first problem, and what has no problem they accept. A rule about several members is looked
    /// at when these are right by themselves.
    pub fn taskcore_task_check(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_task_input,
        problems: *mut *mut taskcore_problem_list,
    ) -> taskcore_status;

    /// `taskcore_task_check`, which hands its error to the caller.
    pub fn taskcore_task_check_e(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_task_input,
        problems: *mut *mut taskcore_problem_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Completes tasks with their open subtasks, at any depth, all or none, as one step for undo.
    /// Of a task that repeats, the present occurrence is completed: `taskcore_completion_query`
    /// lists it, and the task stays open and goes on to the next one. Its due, its start and its
    /// reminders move along, and so do the subtasks, which are open again; but an open subtask that
    /// repeats goes its own way. When there is no next occurrence, it is completed as any other.
    pub fn taskcore_task_complete(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        flags: u64,
    ) -> taskcore_status;

    /// `taskcore_task_complete`, which hands its error to the caller.
    pub fn taskcore_task_complete_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        flags: u64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Opens completed and cancelled tasks again, with those that they are below, all or none, as
    /// one step for undo.
    pub fn taskcore_task_reopen(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_task_reopen`, which hands its error to the caller.
    pub fn taskcore_task_reopen_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Moves tasks to the trash with all that is below them, all or none, as one step for undo.
    pub fn taskcore_task_delete(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_task_delete`, which hands its error to the caller.
    pub fn taskcore_task_delete_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Takes tasks out of the trash with the subtasks that went there with them, all or none, as
    /// one step for undo. Each is open, completed or cancelled as it was. A task whose parent stays
    /// in the trash becomes a task of its own. The closed tasks that an open one is below are
    /// opened again, as `taskcore_task_reopen` does.
    pub fn taskcore_task_restore(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_task_restore`, which hands its error to the caller.
    pub fn taskcore_task_restore_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Removes tasks in the trash for good, with the subtasks that are there too, all or none. This
    /// cannot be undone: the change log forgets them too. What depends on one of them does so no
    /// longer. Backups that were made before still have them: in the folder that
    /// `taskcore_backup_newest` looks into, and beside the store.
    pub fn taskcore_task_purge(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_task_purge`, which hands its error to the caller.
    pub fn taskcore_task_purge_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Removes the tasks for good that went to the trash before an instant. This cannot be undone:
    /// the change log forgets them too.
    pub fn taskcore_task_purge_before(
        store: *mut taskcore_store,
        before_ms: i64,
        purged: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_task_purge_before`, which hands its error to the caller.
    pub fn taskcore_task_purge_before_e(
        store: *mut taskcore_store,
        before_ms: i64,
        purged: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Takes tasks that repeat on to their next occurrences without completing the present ones,
    /// all or none, as one step for undo. What is below a task is open again and goes along, as it
    /// does when an occurrence is completed.
    pub fn taskcore_task_skip_occurrence(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_task_skip_occurrence`, which hands its error to the caller.
    pub fn taskcore_task_skip_occurrence_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Makes tasks that repeat ones that do not, all or none, as one step for undo. The present
    /// occurrence of each stays as the task.
    pub fn taskcore_task_end_series(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_task_end_series`, which hands its error to the caller.
    pub fn taskcore_task_end_series_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Changes the present occurrence of a task that repeats, alone or with the later ones, as one
    /// step for undo. Alone, the occurrence becomes a task of its own without subtasks, whose
    /// `series_uid` and `occurrence` say where it comes from, and the task that repeats goes on to
    /// its next occurrence. When there is no next one, the task itself is changed and does not
    /// repeat any more. With the later ones, and with all, it is changed as `taskcore_task_update`
    /// does.
    pub fn taskcore_task_update_occurrence(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_task_scope_options,
        changes: *const taskcore_task_input,
        changed_id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_task_update_occurrence`, which hands its error to the caller.
    pub fn taskcore_task_update_occurrence_e(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_task_scope_options,
        changes: *const taskcore_task_input,
        changed_id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Moves tasks to another place in the manual order, into a project or under a parent, with all
    /// that is below them, all or none, as one step for undo. Several tasks keep the order of their
    /// ids. One that is below another of them goes with that and stays there, unless they all move
    /// just to the top or bottom of their siblings.
    pub fn taskcore_task_move(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        move_: *const taskcore_move,
    ) -> taskcore_status;

    /// `taskcore_task_move`, which hands its error to the caller.
    pub fn taskcore_task_move_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        move_: *const taskcore_move,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Makes each of some tasks the last subtask of the task before it, all or none, as one step
    /// for undo. The task before it is the nearest one in the manual order with the same parent, or
    /// with none in the same project; it is not in the trash and, for an open task, open. Tasks
    /// next to each other come under the same one.
    pub fn taskcore_task_indent(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_task_indent`, which hands its error to the caller.
    pub fn taskcore_task_indent_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Makes each of some subtasks the task after its parent, all or none, as one step for undo.
    pub fn taskcore_task_outdent(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_task_outdent`, which hands its error to the caller.
    pub fn taskcore_task_outdent_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Copies a task with its subtasks, as one step for undo. The copy stands right behind the
    /// task, and all of it is open. Dates, repeats, reminders, tags and whatever else says what is
    /// to be done are copied as they are; completions, comments, time spent and alerts are not, and
    /// uids are new. Copies wait for the copies of what the tasks wait for, and for the same where
    /// that is not copied. Cancelled subtasks are left out with what is below them, and so are
    /// those in the trash. Of a task that repeats, the copy stands for the present occurrence. A
    /// copy of a subtask whose parent is closed is no subtask.
    pub fn taskcore_task_copy(
        store: *mut taskcore_store,
        id: i64,
        copy_id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_task_copy`, which hands its error to the caller.
    pub fn taskcore_task_copy_e(
        store: *mut taskcore_store,
        id: i64,
        copy_id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Changes properties of the tasks that a query asks for, all or none, as one step for undo.
    pub fn taskcore_task_update_where(
        store: *mut taskcore_store,
        query: *const taskcore_query,
        changes: *const taskcore_task_input,
        changed: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_task_update_where`, which hands its error to the caller.
    pub fn taskcore_task_update_where_e(
        store: *mut taskcore_store,
        query: *const taskcore_query,
        changes: *const taskcore_task_input,
        changed: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Completes the tasks that a query asks for with their open subtasks, all or none, as one step
    /// for undo.
    pub fn taskcore_task_complete_where(
        store: *mut taskcore_store,
        query: *const taskcore_query,
        flags: u64,
        changed: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_task_complete_where`, which hands its error to the caller.
    pub fn taskcore_task_complete_where_e(
        store: *mut taskcore_store,
        query: *const taskcore_query,
        flags: u64,
        changed: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Opens the completed tasks that a query asks for again, all or none, as one step for undo.
    pub fn taskcore_task_reopen_where(
        store: *mut taskcore_store,
        query: *const taskcore_query,
        changed: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_task_reopen_where`, which hands its error to the caller.
    pub fn taskcore_task_reopen_where_e(
        store: *mut taskcore_store,
        query: *const taskcore_query,
        changed: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Moves the tasks that a query asks for to the trash, all or none, as one step for undo.
    pub fn taskcore_task_delete_where(
        store: *mut taskcore_store,
        query: *const taskcore_query,
        changed: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_task_delete_where`, which hands its error to the caller.
    pub fn taskcore_task_delete_where_e(
        store: *mut taskcore_store,
        query: *const taskcore_query,
        changed: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Takes the tasks that a query asks for out of the trash, all or none, as one step for undo.
    pub fn taskcore_task_restore_where(
        store: *mut taskcore_store,
        query: *const taskcore_query,
        changed: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_task_restore_where`, which hands its error to the caller.
    pub fn taskcore_task_restore_where_e(
        store: *mut taskcore_store,
        query: *const taskcore_query,
        changed: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Removes the tasks in the trash that a query asks for, for good, all or none.
    pub fn taskcore_task_purge_where(
        store: *mut taskcore_store,
        query: *const taskcore_query,
        changed: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_task_purge_where`, which hands its error to the caller.
    pub fn taskcore_task_purge_where_e(
        store: *mut taskcore_store,
        query: *const taskcore_query,
        changed: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Moves the tasks that a query asks for, in its order, all or none, as one step for undo.
    pub fn taskcore_task_move_where(
        store: *mut taskcore_store,
        query: *const taskcore_query,
        move_: *const taskcore_move,
        changed: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_task_move_where`, which hands its error to the caller.
    pub fn taskcore_task_move_where_e(
        store: *mut taskcore_store,
        query: *const taskcore_query,
        move_: *const taskcore_move,
        changed: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_task_list_count(list: *const taskcore_task_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_task_list_at(
        list: *const taskcore_task_list,
        index: usize,
    ) -> *const taskcore_task;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_task_list_rows(
        list: *const taskcore_task_list,
        stride: *mut usize,
    ) -> *const taskcore_task;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_task_list_arrow(
        list: *const taskcore_task_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_task_list_arrow`, which hands its error to the caller.
    pub fn taskcore_task_list_arrow_e(
        list: *const taskcore_task_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_task_list_free(list: *mut taskcore_task_list);

    /// Gives the groups of a list as one array, in the order of their rows. Groups that the limit
    /// or offset of the query left without rows are there, too.
    pub fn taskcore_task_list_groups(
        list: *const taskcore_task_list,
        count: *mut usize,
        stride: *mut usize,
    ) -> *const taskcore_group;

    /// Lists what happened to a task, the oldest change first, one entry for each property that
    /// changed. The values are texts: instants as in RFC 3339, priorities as P0 to P3 or none,
    /// projects and other tasks by their present names or, when they are gone, by their uids. Of
    /// when it was modified, which comes with each change, there are no entries.
    pub fn taskcore_task_history(
        store: *mut taskcore_store,
        id: i64,
        entries: *mut *mut taskcore_history_list,
    ) -> taskcore_status;

    /// `taskcore_task_history`, which hands its error to the caller.
    pub fn taskcore_task_history_e(
        store: *mut taskcore_store,
        id: i64,
        entries: *mut *mut taskcore_history_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Reads a text in the language of queries, without running it.
    pub fn taskcore_query_check(store: *mut taskcore_store, text: *const c_char) -> taskcore_status;

    /// `taskcore_query_check`, which hands its error to the caller.
    pub fn taskcore_query_check_e(
        store: *mut taskcore_store,
        text: *const c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Writes a query as a saved filter keeps it: in English, with a key for each condition. `today
    /// | no date` becomes `due:today or due:none`. It means the same in every language and for
    /// ever.
    pub fn taskcore_query_canonical(
        store: *mut taskcore_store,
        text: *const c_char,
        canonical: *mut *mut c_char,
    ) -> taskcore_status;

    /// `taskcore_query_canonical`, which hands its error to the caller.
    pub fn taskcore_query_canonical_e(
        store: *mut taskcore_store,
        text: *const c_char,
        canonical: *mut *mut c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Writes the query of a saved filter in the words of the reader's language.
    pub fn taskcore_query_shown(
        store: *mut taskcore_store,
        text: *const c_char,
        shown: *mut *mut c_char,
    ) -> taskcore_status;

    /// `taskcore_query_shown`, which hands its error to the caller.
    pub fn taskcore_query_shown_e(
        store: *mut taskcore_store,
        text: *const c_char,
        shown: *mut *mut c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Says which words of a query are read as conditions although titles have them. One line for
    /// each: `"today" is read as a condition; quote it to search titles: 2 titles have the word`.
    pub fn taskcore_query_note(
        store: *mut taskcore_store,
        text: *const c_char,
        note: *mut *mut c_char,
    ) -> taskcore_status;

    /// `taskcore_query_note`, which hands its error to the caller.
    pub fn taskcore_query_note_e(
        store: *mut taskcore_store,
        text: *const c_char,
        note: *mut *mut c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Reads what each property of an open task adds to its urgency.
    pub fn taskcore_urgency_coefficients_read(
        store: *mut taskcore_store,
        coefficients: *mut taskcore_urgency_coefficients,
    ) -> taskcore_status;

    /// `taskcore_urgency_coefficients_read`, which hands its error to the caller.
    pub fn taskcore_urgency_coefficients_read_e(
        store: *mut taskcore_store,
        coefficients: *mut taskcore_urgency_coefficients,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Sets what each property of an open task adds to its urgency: the urgency of all tasks and
    /// the order by it follow at once.
    pub fn taskcore_urgency_coefficients_set(
        store: *mut taskcore_store,
        coefficients: *const taskcore_urgency_coefficients,
    ) -> taskcore_status;

    /// `taskcore_urgency_coefficients_set`, which hands its error to the caller.
    pub fn taskcore_urgency_coefficients_set_e(
        store: *mut taskcore_store,
        coefficients: *const taskcore_urgency_coefficients,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_history_list_count(list: *const taskcore_history_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_history_list_at(
        list: *const taskcore_history_list,
        index: usize,
    ) -> *const taskcore_history_entry;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_history_list_rows(
        list: *const taskcore_history_list,
        stride: *mut usize,
    ) -> *const taskcore_history_entry;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_history_list_arrow(
        list: *const taskcore_history_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_history_list_arrow`, which hands its error to the caller.
    pub fn taskcore_history_list_arrow_e(
        list: *const taskcore_history_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_history_list_free(list: *mut taskcore_history_list);

    /// Counts the rows of a list.
    pub fn taskcore_problem_list_count(list: *const taskcore_problem_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_problem_list_at(
        list: *const taskcore_problem_list,
        index: usize,
    ) -> *const taskcore_problem;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_problem_list_rows(
        list: *const taskcore_problem_list,
        stride: *mut usize,
    ) -> *const taskcore_problem;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_problem_list_arrow(
        list: *const taskcore_problem_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_problem_list_arrow`, which hands its error to the caller.
    pub fn taskcore_problem_list_arrow_e(
        list: *const taskcore_problem_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_problem_list_free(list: *mut taskcore_problem_list);

    /// Cancels tasks with their open subtasks, at any depth, all or none, as one step for undo. A
    /// cancelled task is closed: it scores nothing, counts in no figure of a pulse as due or
    /// overdue, and keeps no task waiting that depends on it. Of a task that repeats, the present
    /// occurrence is cancelled: it is skipped, and the task stays open and goes on to the next one,
    /// as when it is completed. When there is no next occurrence, or with `TASKCORE_CANCEL_SERIES`,
    /// the task itself is cancelled; its rule stays, and goes on when it is reopened.
    pub fn taskcore_task_cancel(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        flags: u64,
    ) -> taskcore_status;

    /// `taskcore_task_cancel`, which hands its error to the caller.
    pub fn taskcore_task_cancel_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        flags: u64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Cancels the tasks that a query asks for with their open subtasks, all or none, as one step
    /// for undo.
    pub fn taskcore_task_cancel_where(
        store: *mut taskcore_store,
        query: *const taskcore_query,
        flags: u64,
        changed: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_task_cancel_where`, which hands its error to the caller.
    pub fn taskcore_task_cancel_where_e(
        store: *mut taskcore_store,
        query: *const taskcore_query,
        flags: u64,
        changed: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Marks open tasks as in progress from now on, all or none, as one step for undo. Several
    /// tasks may be in progress. Their status stays `TASKCORE_TASK_STATUS_OPEN`; `started_ms` says
    /// since when, until the task is stopped, completed, cancelled or moved to the trash. Of a task
    /// that repeats, the present occurrence is in progress. While `is_tracking` of
    /// `taskcore_time_entry_settings` is set, the time entry of the last task runs from now on,
    /// unless a focus session is running or paused; a task that is in progress already, and whose
    /// entry is not running, is let run.
    pub fn taskcore_task_start(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_task_start`, which hands its error to the caller.
    pub fn taskcore_task_start_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Marks tasks as in progress no longer, all or none, as one step for undo; they stay open. A
    /// time entry of one of them that is running ends.
    pub fn taskcore_task_stop(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_task_stop`, which hands its error to the caller.
    pub fn taskcore_task_stop_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Adds the task that a line says: `Pay rent tomorrow 17:00 #Home @bank !p1 *`. Dates are read
    /// as the store's clock stands in its zone. What is not understood stays in the title. The
    /// language is described in docs/quick-add.md.
    pub fn taskcore_quick_add(
        store: *mut taskcore_store,
        text: *const c_char,
        defaults: *const taskcore_task_input,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_quick_add`, which hands its error to the caller.
    pub fn taskcore_quick_add_e(
        store: *mut taskcore_store,
        text: *const c_char,
        defaults: *const taskcore_task_input,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Adds the task that a line says, as `taskcore_quick_add` does, and tells what was understood
    /// of it.
    pub fn taskcore_quick_add_told(
        store: *mut taskcore_store,
        text: *const c_char,
        defaults: *const taskcore_task_input,
        id: *mut i64,
        result: *mut *mut taskcore_quick_add_result,
    ) -> taskcore_status;

    /// `taskcore_quick_add_told`, which hands its error to the caller.
    pub fn taskcore_quick_add_told_e(
        store: *mut taskcore_store,
        text: *const c_char,
        defaults: *const taskcore_task_input,
        id: *mut i64,
        result: *mut *mut taskcore_quick_add_result,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Tells what a line of quick add says, where it says it, so that a screen can colour it, and
    /// what of it is not read.
    pub fn taskcore_quick_add_parse(
        store: *mut taskcore_store,
        text: *const c_char,
        result: *mut *mut taskcore_quick_add_result,
    ) -> taskcore_status;

    /// `taskcore_quick_add_parse`, which hands its error to the caller.
    pub fn taskcore_quick_add_parse_e(
        store: *mut taskcore_store,
        text: *const c_char,
        result: *mut *mut taskcore_quick_add_result,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Tells what a line says as changes of tasks: `tomorrow !p1 -bank`. It is read as quick add
    /// reads it. Without words besides its dates and marks the titles stay, and `title:"..."`
    /// always makes one; `-bank` takes a tag away, `-*` the star, and `due:none` and its like a
    /// value.
    pub fn taskcore_quick_add_parse_changes(
        store: *mut taskcore_store,
        text: *const c_char,
        result: *mut *mut taskcore_quick_add_result,
    ) -> taskcore_status;

    /// `taskcore_quick_add_parse_changes`, which hands its error to the caller.
    pub fn taskcore_quick_add_parse_changes_e(
        store: *mut taskcore_store,
        text: *const c_char,
        result: *mut *mut taskcore_quick_add_result,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives what a line of quick add says.
    pub fn taskcore_quick_add_result_contents(
        result: *const taskcore_quick_add_result,
    ) -> *const taskcore_quick_add_content;

    /// Frees what a line of quick add says, and all that was borrowed from it.
    pub fn taskcore_quick_add_result_free(result: *mut taskcore_quick_add_result);

    /// Adds a project, behind all others.
    pub fn taskcore_project_add(
        store: *mut taskcore_store,
        input: *const taskcore_project_input,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_project_add`, which hands its error to the caller.
    pub fn taskcore_project_add_e(
        store: *mut taskcore_store,
        input: *const taskcore_project_input,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gets projects by their ids.
    pub fn taskcore_project_get(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        projects: *mut *mut taskcore_project_list,
    ) -> taskcore_status;

    /// `taskcore_project_get`, which hands its error to the caller.
    pub fn taskcore_project_get_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        projects: *mut *mut taskcore_project_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Finds the project with a uid or a name.
    pub fn taskcore_project_find(
        store: *mut taskcore_store,
        uid_or_name: *const c_char,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_project_find`, which hands its error to the caller.
    pub fn taskcore_project_find_e(
        store: *mut taskcore_store,
        uid_or_name: *const c_char,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Changes properties of a project: its name, description, colour and icon, and whether it is
    /// archived.
    pub fn taskcore_project_update(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_project_input,
    ) -> taskcore_status;

    /// `taskcore_project_update`, which hands its error to the caller.
    pub fn taskcore_project_update_e(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_project_input,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists all that is wrong with a new project, or with changes to one, as
    /// `taskcore_project_add` and `taskcore_project_update` would refuse it; nothing is changed.
    /// What these would say is the first problem, and what has no problem they accept.
    pub fn taskcore_project_check(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_project_input,
        problems: *mut *mut taskcore_problem_list,
    ) -> taskcore_status;

    /// `taskcore_project_check`, which hands its error to the caller.
    pub fn taskcore_project_check_e(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_project_input,
        problems: *mut *mut taskcore_problem_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives projects another place in the manual order, all or none, as one step for undo. They
    /// stand together then, in the order of the ids.
    pub fn taskcore_project_move(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        move_: *const taskcore_move,
    ) -> taskcore_status;

    /// `taskcore_project_move`, which hands its error to the caller.
    pub fn taskcore_project_move_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        move_: *const taskcore_move,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Copies a project with its sections and tasks, as one step for undo. The copy stands behind
    /// all other projects and below the same one, is not archived, and is called such as "Work
    /// copy", or "Work copy 2" when that is taken. Its tasks are those of the project that are open
    /// or completed, copied as `taskcore_task_copy` does. Projects below it are not copied.
    pub fn taskcore_project_copy(
        store: *mut taskcore_store,
        id: i64,
        copy_id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_project_copy`, which hands its error to the caller.
    pub fn taskcore_project_copy_e(
        store: *mut taskcore_store,
        id: i64,
        copy_id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Deletes projects, all or none, as one step for undo. Their tasks go to Inbox, those in the
    /// trash too, and their events belong to no project.
    pub fn taskcore_project_delete(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        flags: u64,
    ) -> taskcore_status;

    /// `taskcore_project_delete`, which hands its error to the caller.
    pub fn taskcore_project_delete_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        flags: u64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists the projects with the numbers of their tasks: Inbox first, then in the manual order.
    pub fn taskcore_project_query(
        store: *mut taskcore_store,
        options: *const taskcore_project_query_options,
        projects: *mut *mut taskcore_project_list,
    ) -> taskcore_status;

    /// `taskcore_project_query`, which hands its error to the caller.
    pub fn taskcore_project_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_project_query_options,
        projects: *mut *mut taskcore_project_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_project_list_count(list: *const taskcore_project_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_project_list_at(
        list: *const taskcore_project_list,
        index: usize,
    ) -> *const taskcore_project;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_project_list_rows(
        list: *const taskcore_project_list,
        stride: *mut usize,
    ) -> *const taskcore_project;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_project_list_arrow(
        list: *const taskcore_project_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_project_list_arrow`, which hands its error to the caller.
    pub fn taskcore_project_list_arrow_e(
        list: *const taskcore_project_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_project_list_free(list: *mut taskcore_project_list);

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
    pub fn taskcore_repair(
        store: *mut taskcore_store,
        report: *mut taskcore_repair_report,
    ) -> taskcore_status;

    /// `taskcore_repair`, which hands its error to the caller.
    pub fn taskcore_repair_e(
        store: *mut taskcore_store,
        report: *mut taskcore_repair_report,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Tells what `taskcore_repair` would mend, and changes nothing. First it looks whether the
    /// file itself is whole, page by page, which takes time in proportion to its size. No other
    /// connection can write meanwhile.
    pub fn taskcore_check(
        store: *mut taskcore_store,
        report: *mut taskcore_repair_report,
    ) -> taskcore_status;

    /// `taskcore_check`, which hands its error to the caller.
    pub fn taskcore_check_e(
        store: *mut taskcore_store,
        report: *mut taskcore_repair_report,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Takes what can be read of a damaged file into a new store, and mends it there. The file is
    /// read page by page, and stays as it is. The rows of each page that can be read come back,
    /// whatever happened to the pages around it, with the steps for undo; what follows from other
    /// things is made anew. The write-ahead log beside the file is read too. Nobody may write to
    /// the file meanwhile. What the change log has and did not come back, `taskcore_import_notes`
    /// lists, a note for each record.
    pub fn taskcore_recover(
        store: *mut taskcore_store,
        path: *const c_char,
        report: *mut taskcore_recovery_report,
    ) -> taskcore_status;

    /// `taskcore_recover`, which hands its error to the caller.
    pub fn taskcore_recover_e(
        store: *mut taskcore_store,
        path: *const c_char,
        report: *mut taskcore_recovery_report,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Adds a section, a heading within a project that a board shows as a column, behind the
    /// others.
    pub fn taskcore_project_section_add(
        store: *mut taskcore_store,
        project_id: i64,
        input: *const taskcore_project_section_input,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_project_section_add`, which hands its error to the caller.
    pub fn taskcore_project_section_add_e(
        store: *mut taskcore_store,
        project_id: i64,
        input: *const taskcore_project_section_input,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gets sections by their ids.
    pub fn taskcore_project_section_get(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        sections: *mut *mut taskcore_project_section_list,
    ) -> taskcore_status;

    /// `taskcore_project_section_get`, which hands its error to the caller.
    pub fn taskcore_project_section_get_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        sections: *mut *mut taskcore_project_section_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Finds the section with a uid.
    pub fn taskcore_project_section_find(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_project_section_find`, which hands its error to the caller.
    pub fn taskcore_project_section_find_e(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a section another name.
    pub fn taskcore_project_section_update(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_project_section_input,
    ) -> taskcore_status;

    /// `taskcore_project_section_update`, which hands its error to the caller.
    pub fn taskcore_project_section_update_e(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_project_section_input,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Moves sections of a project to a place in their order, one after the other.
    pub fn taskcore_project_section_move(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        move_: *const taskcore_move,
    ) -> taskcore_status;

    /// `taskcore_project_section_move`, which hands its error to the caller.
    pub fn taskcore_project_section_move_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        move_: *const taskcore_move,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Deletes sections; their tasks stay in the project, below none.
    pub fn taskcore_project_section_delete(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_project_section_delete`, which hands its error to the caller.
    pub fn taskcore_project_section_delete_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists sections, in the order of their projects and then in their own.
    pub fn taskcore_project_section_query(
        store: *mut taskcore_store,
        options: *const taskcore_project_section_query_options,
        sections: *mut *mut taskcore_project_section_list,
    ) -> taskcore_status;

    /// `taskcore_project_section_query`, which hands its error to the caller.
    pub fn taskcore_project_section_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_project_section_query_options,
        sections: *mut *mut taskcore_project_section_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_project_section_list_count(list: *const taskcore_project_section_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_project_section_list_at(
        list: *const taskcore_project_section_list,
        index: usize,
    ) -> *const taskcore_project_section;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_project_section_list_rows(
        list: *const taskcore_project_section_list,
        stride: *mut usize,
    ) -> *const taskcore_project_section;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_project_section_list_arrow(
        list: *const taskcore_project_section_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_project_section_list_arrow`, which hands its error to the caller.
    pub fn taskcore_project_section_list_arrow_e(
        list: *const taskcore_project_section_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_project_section_list_free(list: *mut taskcore_project_section_list);

    /// Gets tags by their names, also those that no task and no event has any more.
    pub fn taskcore_tag_get(
        store: *mut taskcore_store,
        names: *const *const c_char,
        count: usize,
        tags: *mut *mut taskcore_tag_list,
    ) -> taskcore_status;

    /// `taskcore_tag_get`, which hands its error to the caller.
    pub fn taskcore_tag_get_e(
        store: *mut taskcore_store,
        names: *const *const c_char,
        count: usize,
        tags: *mut *mut taskcore_tag_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists the tags that tasks outside of the trash or events have, or that have a colour, with
    /// the numbers of those tasks and events, by name.
    pub fn taskcore_tag_query(
        store: *mut taskcore_store,
        options: *const taskcore_tag_query_options,
        tags: *mut *mut taskcore_tag_list,
    ) -> taskcore_status;

    /// `taskcore_tag_query`, which hands its error to the caller.
    pub fn taskcore_tag_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_tag_query_options,
        tags: *mut *mut taskcore_tag_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a tag another name, in all tasks and events that have it, as one step for undo; its
    /// colour goes along.
    pub fn taskcore_tag_rename(
        store: *mut taskcore_store,
        name: *const c_char,
        new_name: *const c_char,
    ) -> taskcore_status;

    /// `taskcore_tag_rename`, which hands its error to the caller.
    pub fn taskcore_tag_rename_e(
        store: *mut taskcore_store,
        name: *const c_char,
        new_name: *const c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Makes one tag of several, in all tasks and events that have one of them, as one step for
    /// undo. It keeps its colour, or gets the first that one of the others has.
    pub fn taskcore_tag_merge(
        store: *mut taskcore_store,
        names: *const *const c_char,
        count: usize,
        into: *const c_char,
    ) -> taskcore_status;

    /// `taskcore_tag_merge`, which hands its error to the caller.
    pub fn taskcore_tag_merge_e(
        store: *mut taskcore_store,
        names: *const *const c_char,
        count: usize,
        into: *const c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a tag a colour, also one that no task has yet.
    pub fn taskcore_tag_set_colour(
        store: *mut taskcore_store,
        name: *const c_char,
        colour: i32,
    ) -> taskcore_status;

    /// `taskcore_tag_set_colour`, which hands its error to the caller.
    pub fn taskcore_tag_set_colour_e(
        store: *mut taskcore_store,
        name: *const c_char,
        colour: i32,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Takes tags from all tasks and events that have them, those in the trash too, all or none, as
    /// one step for undo. Their colours go with them.
    pub fn taskcore_tag_delete(
        store: *mut taskcore_store,
        names: *const *const c_char,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_tag_delete`, which hands its error to the caller.
    pub fn taskcore_tag_delete_e(
        store: *mut taskcore_store,
        names: *const *const c_char,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_tag_list_count(list: *const taskcore_tag_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_tag_list_at(
        list: *const taskcore_tag_list,
        index: usize,
    ) -> *const taskcore_tag;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_tag_list_rows(
        list: *const taskcore_tag_list,
        stride: *mut usize,
    ) -> *const taskcore_tag;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_tag_list_arrow(
        list: *const taskcore_tag_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_tag_list_arrow`, which hands its error to the caller.
    pub fn taskcore_tag_list_arrow_e(
        list: *const taskcore_tag_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_tag_list_free(list: *mut taskcore_tag_list);

    /// Saves a query under a name, behind the other filters.
    pub fn taskcore_filter_add(
        store: *mut taskcore_store,
        input: *const taskcore_filter_input,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_filter_add`, which hands its error to the caller.
    pub fn taskcore_filter_add_e(
        store: *mut taskcore_store,
        input: *const taskcore_filter_input,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gets filters by their ids.
    pub fn taskcore_filter_get(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        filters: *mut *mut taskcore_filter_list,
    ) -> taskcore_status;

    /// `taskcore_filter_get`, which hands its error to the caller.
    pub fn taskcore_filter_get_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        filters: *mut *mut taskcore_filter_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Finds the filter with a uid or a name.
    pub fn taskcore_filter_find(
        store: *mut taskcore_store,
        uid_or_name: *const c_char,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_filter_find`, which hands its error to the caller.
    pub fn taskcore_filter_find_e(
        store: *mut taskcore_store,
        uid_or_name: *const c_char,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Changes a saved filter.
    pub fn taskcore_filter_update(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_filter_input,
    ) -> taskcore_status;

    /// `taskcore_filter_update`, which hands its error to the caller.
    pub fn taskcore_filter_update_e(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_filter_input,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Moves saved filters to a place in their order, one after the other.
    pub fn taskcore_filter_move(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        move_: *const taskcore_move,
    ) -> taskcore_status;

    /// `taskcore_filter_move`, which hands its error to the caller.
    pub fn taskcore_filter_move_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        move_: *const taskcore_move,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Deletes saved filters; no task changes.
    pub fn taskcore_filter_delete(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_filter_delete`, which hands its error to the caller.
    pub fn taskcore_filter_delete_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists the saved filters, in their manual order.
    pub fn taskcore_filter_query(
        store: *mut taskcore_store,
        options: *const taskcore_filter_query_options,
        filters: *mut *mut taskcore_filter_list,
    ) -> taskcore_status;

    /// `taskcore_filter_query`, which hands its error to the caller.
    pub fn taskcore_filter_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_filter_query_options,
        filters: *mut *mut taskcore_filter_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_filter_list_count(list: *const taskcore_filter_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_filter_list_at(
        list: *const taskcore_filter_list,
        index: usize,
    ) -> *const taskcore_filter;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_filter_list_rows(
        list: *const taskcore_filter_list,
        stride: *mut usize,
    ) -> *const taskcore_filter;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_filter_list_arrow(
        list: *const taskcore_filter_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_filter_list_arrow`, which hands its error to the caller.
    pub fn taskcore_filter_list_arrow_e(
        list: *const taskcore_filter_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_filter_list_free(list: *mut taskcore_filter_list);

    /// Saves a task with its subtasks, or a project with its sections and tasks, as a template. The
    /// template has what a copy has, as it is now: titles, notes, tags, priorities, slots,
    /// estimates, rates, links, own fields, reminders, repeat rules, sections, and which tasks of
    /// it wait for which. Dates become days from the day of its use, with the time of the clock:
    /// one of a zone, one that floats, and all day each stay so. The anchor is what stands for the
    /// day of its use: the day of the earliest start, planned, due or until, unless it is given.
    /// Completions, comments, time spent, alerts and what is in progress are left out, and so are
    /// cancelled tasks and those in the trash. No list of tasks and no figure ever has what is in a
    /// template.
    pub fn taskcore_template_add(
        store: *mut taskcore_store,
        input: *const taskcore_template_input,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_template_add`, which hands its error to the caller.
    pub fn taskcore_template_add_e(
        store: *mut taskcore_store,
        input: *const taskcore_template_input,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gets templates by their ids.
    pub fn taskcore_template_get(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        templates: *mut *mut taskcore_template_list,
    ) -> taskcore_status;

    /// `taskcore_template_get`, which hands its error to the caller.
    pub fn taskcore_template_get_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        templates: *mut *mut taskcore_template_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Finds the template with a uid or a name.
    pub fn taskcore_template_find(
        store: *mut taskcore_store,
        uid_or_name: *const c_char,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_template_find`, which hands its error to the caller.
    pub fn taskcore_template_find_e(
        store: *mut taskcore_store,
        uid_or_name: *const c_char,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a template another name, or saves another task or project in it.
    pub fn taskcore_template_update(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_template_input,
    ) -> taskcore_status;

    /// `taskcore_template_update`, which hands its error to the caller.
    pub fn taskcore_template_update_e(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_template_input,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Deletes templates; what was made of them stays.
    pub fn taskcore_template_delete(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_template_delete`, which hands its error to the caller.
    pub fn taskcore_template_delete_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Makes the tasks of a template, and its project, as one step for undo. All of it is new and
    /// open, with new uids, and stands behind all other tasks. A time of a zone is at the same time
    /// of the clock on its day, whatever clock changes lie in between, and one of no zone of its
    /// own at that of the store's. The project of a template of a project is called as it was, or
    /// such as "Work 2" when that is taken. Sections of a project that is given are found by their
    /// names, and made by a template of a project. A repeat rule stays as it is written, but for
    /// its end, which goes along; its first occurrence is the due, or the start.
    pub fn taskcore_template_use(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_template_use_options,
        use_: *mut taskcore_template_report,
    ) -> taskcore_status;

    /// `taskcore_template_use`, which hands its error to the caller.
    pub fn taskcore_template_use_e(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_template_use_options,
        use_: *mut taskcore_template_report,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists the templates, in the order of their names.
    pub fn taskcore_template_query(
        store: *mut taskcore_store,
        options: *const taskcore_template_query_options,
        templates: *mut *mut taskcore_template_list,
    ) -> taskcore_status;

    /// `taskcore_template_query`, which hands its error to the caller.
    pub fn taskcore_template_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_template_query_options,
        templates: *mut *mut taskcore_template_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists the tasks that a template makes, each followed by its subtasks.
    pub fn taskcore_template_read(
        store: *mut taskcore_store,
        id: i64,
        tasks: *mut *mut taskcore_template_task_list,
    ) -> taskcore_status;

    /// `taskcore_template_read`, which hands its error to the caller.
    pub fn taskcore_template_read_e(
        store: *mut taskcore_store,
        id: i64,
        tasks: *mut *mut taskcore_template_task_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_template_list_count(list: *const taskcore_template_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_template_list_at(
        list: *const taskcore_template_list,
        index: usize,
    ) -> *const taskcore_template;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_template_list_rows(
        list: *const taskcore_template_list,
        stride: *mut usize,
    ) -> *const taskcore_template;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_template_list_arrow(
        list: *const taskcore_template_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_template_list_arrow`, which hands its error to the caller.
    pub fn taskcore_template_list_arrow_e(
        list: *const taskcore_template_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_template_list_free(list: *mut taskcore_template_list);

    /// Counts the rows of a list.
    pub fn taskcore_template_task_list_count(list: *const taskcore_template_task_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_template_task_list_at(
        list: *const taskcore_template_task_list,
        index: usize,
    ) -> *const taskcore_template_task;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_template_task_list_rows(
        list: *const taskcore_template_task_list,
        stride: *mut usize,
    ) -> *const taskcore_template_task;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_template_task_list_arrow(
        list: *const taskcore_template_task_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_template_task_list_arrow`, which hands its error to the caller.
    pub fn taskcore_template_task_list_arrow_e(
        list: *const taskcore_template_task_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_template_task_list_free(list: *mut taskcore_template_task_list);

    /// Declares an own field of tasks or of events, behind the others.
    pub fn taskcore_field_add(
        store: *mut taskcore_store,
        input: *const taskcore_field_input,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_field_add`, which hands its error to the caller.
    pub fn taskcore_field_add_e(
        store: *mut taskcore_store,
        input: *const taskcore_field_input,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gets fields by their ids.
    pub fn taskcore_field_get(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        fields: *mut *mut taskcore_field_list,
    ) -> taskcore_status;

    /// `taskcore_field_get`, which hands its error to the caller.
    pub fn taskcore_field_get_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        fields: *mut *mut taskcore_field_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Finds the field with a uid or a name.
    pub fn taskcore_field_find(
        store: *mut taskcore_store,
        uid_or_name: *const c_char,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_field_find`, which hands its error to the caller.
    pub fn taskcore_field_find_e(
        store: *mut taskcore_store,
        uid_or_name: *const c_char,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Changes an own field: its name, its label, its choices. Its values stay; those of a choice
    /// that is spelled in another way are spelled so, too.
    pub fn taskcore_field_update(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_field_input,
    ) -> taskcore_status;

    /// `taskcore_field_update`, which hands its error to the caller.
    pub fn taskcore_field_update_e(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_field_input,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Moves own fields to a place in their order, one after the other.
    pub fn taskcore_field_move(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        move_: *const taskcore_move,
    ) -> taskcore_status;

    /// `taskcore_field_move`, which hands its error to the caller.
    pub fn taskcore_field_move_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        move_: *const taskcore_move,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Deletes own fields; their values are kept unseen, and come back when that is undone, or are
    /// taken away, too.
    pub fn taskcore_field_delete(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        flags: u64,
    ) -> taskcore_status;

    /// `taskcore_field_delete`, which hands its error to the caller.
    pub fn taskcore_field_delete_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        flags: u64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists the own fields, in their manual order.
    pub fn taskcore_field_query(
        store: *mut taskcore_store,
        options: *const taskcore_field_query_options,
        fields: *mut *mut taskcore_field_list,
    ) -> taskcore_status;

    /// `taskcore_field_query`, which hands its error to the caller.
    pub fn taskcore_field_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_field_query_options,
        fields: *mut *mut taskcore_field_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_field_list_count(list: *const taskcore_field_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_field_list_at(
        list: *const taskcore_field_list,
        index: usize,
    ) -> *const taskcore_field;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_field_list_rows(
        list: *const taskcore_field_list,
        stride: *mut usize,
    ) -> *const taskcore_field;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_field_list_arrow(
        list: *const taskcore_field_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_field_list_arrow`, which hands its error to the caller.
    pub fn taskcore_field_list_arrow_e(
        list: *const taskcore_field_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_field_list_free(list: *mut taskcore_field_list);

    /// Reads the home screen.
    pub fn taskcore_home_read(
        store: *mut taskcore_store,
        options: *const taskcore_home_options,
        home: *mut *mut taskcore_home,
    ) -> taskcore_status;

    /// `taskcore_home_read`, which hands its error to the caller.
    pub fn taskcore_home_read_e(
        store: *mut taskcore_store,
        options: *const taskcore_home_options,
        home: *mut *mut taskcore_home,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives what a home screen shows.
    pub fn taskcore_home_contents(home: *const taskcore_home) -> *const taskcore_home_content;

    /// Frees a home screen and all that was borrowed from it.
    pub fn taskcore_home_free(home: *mut taskcore_home);

    /// Reads the screen of one task, also of one in the trash. A field names what an edit of it
    /// changes, whether or not the task may be edited as it is: that is one of its actions. Rows
    /// and fields hold texts to show, not to read back.
    pub fn taskcore_detail_read(
        store: *mut taskcore_store,
        id: i64,
        detail: *mut *mut taskcore_detail,
    ) -> taskcore_status;

    /// `taskcore_detail_read`, which hands its error to the caller.
    pub fn taskcore_detail_read_e(
        store: *mut taskcore_store,
        id: i64,
        detail: *mut *mut taskcore_detail,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives what the screen of a task shows.
    pub fn taskcore_detail_contents(
        detail: *const taskcore_detail,
    ) -> *const taskcore_detail_content;

    /// Frees the screen of a task and all that was borrowed from it.
    pub fn taskcore_detail_free(detail: *mut taskcore_detail);

    /// Lists the tasks that a query asks for, as lines on a screen.
    pub fn taskcore_row_query(
        store: *mut taskcore_store,
        query: *const taskcore_query,
        rows: *mut *mut taskcore_row_list,
    ) -> taskcore_status;

    /// `taskcore_row_query`, which hands its error to the caller.
    pub fn taskcore_row_query_e(
        store: *mut taskcore_store,
        query: *const taskcore_query,
        rows: *mut *mut taskcore_row_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_row_list_count(list: *const taskcore_row_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_row_list_at(
        list: *const taskcore_row_list,
        index: usize,
    ) -> *const taskcore_row;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_row_list_rows(
        list: *const taskcore_row_list,
        stride: *mut usize,
    ) -> *const taskcore_row;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_row_list_arrow(
        list: *const taskcore_row_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_row_list_arrow`, which hands its error to the caller.
    pub fn taskcore_row_list_arrow_e(
        list: *const taskcore_row_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_row_list_free(list: *mut taskcore_row_list);

    /// Tells what a colour looks like on a light or a dark screen. Texts in each can be read, with
    /// a contrast of at least 4.5 to 1 (WCAG 2): in the light theme on white, `#FFFFFF`; in the
    /// dark one on `#121212`, and on `#1E1E1E` for what is raised above it.
    pub fn taskcore_colour(token: i32, theme: i32, rgb: *mut u32) -> taskcore_status;

    /// `taskcore_colour`, which hands its error to the caller.
    pub fn taskcore_colour_e(
        token: i32,
        theme: i32,
        rgb: *mut u32,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Takes the last step back: all that one call changed, where it is still as that call left it.
    /// Steps can be taken back to the first one, also after a restart and by another process. What
    /// was changed since by what no undo takes back, such as a poll, a repair or another program,
    /// is left alone, and `left_count` says how much that is. When something, its rule of repeating
    /// and its dates say nothing without each other, and are set back together or not at all. A
    /// task that the step had added is removed; when it was changed since, or others are below it
    /// or wait for it, it goes to the trash with what is below it (`trashed_count`). Anything else
    /// that was added and changed since stays. Tasks that were purged are gone all the same.
    pub fn taskcore_undo(store: *mut taskcore_store, step: *mut taskcore_step) -> taskcore_status;

    /// `taskcore_undo`, which hands its error to the caller.
    pub fn taskcore_undo_e(
        store: *mut taskcore_store,
        step: *mut taskcore_step,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Does the step again that was undone last, where all is still as the undo left it, as
    /// `taskcore_undo` does. A new step ends what can be done again.
    pub fn taskcore_redo(store: *mut taskcore_store, step: *mut taskcore_step) -> taskcore_status;

    /// `taskcore_redo`, which hands its error to the caller.
    pub fn taskcore_redo_e(
        store: *mut taskcore_store,
        step: *mut taskcore_step,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Tells how far back the change log goes, and how large it is; all of it is read. The change
    /// log has every step, for undo, for the history of tasks and for those who observe the store.
    pub fn taskcore_log_read(
        store: *mut taskcore_store,
        report: *mut taskcore_log_report,
    ) -> taskcore_status;

    /// `taskcore_log_read`, which hands its error to the caller.
    pub fn taskcore_log_read_e(
        store: *mut taskcore_store,
        report: *mut taskcore_log_report,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Removes the oldest steps of the change log for good. What they changed stays as it is; it
    /// can be undone no more, and the history of tasks begins later. What undo and redo find, and
    /// the history, end there. A trim cannot be undone, and leaves what was undone last to be done
    /// again. The room in the file is used again by what comes. Steps go from the oldest one on:
    /// with a time, up to the first one that is not before it; with a size, until what is left has
    /// room; with both, as many as either says.
    pub fn taskcore_log_trim(
        store: *mut taskcore_store,
        options: *const taskcore_log_trim_options,
        report: *mut taskcore_log_report,
    ) -> taskcore_status;

    /// `taskcore_log_trim`, which hands its error to the caller.
    pub fn taskcore_log_trim_e(
        store: *mut taskcore_store,
        options: *const taskcore_log_trim_options,
        report: *mut taskcore_log_report,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Asks to be told of each commit: of those through this handle when they are made, and of all
    /// others when `taskcore_poll` notices them. The callback runs without a lock, and may call any
    /// function on any store, this one too. Commits of calls that run at the same time on several
    /// threads are told on these threads, in any order.
    pub fn taskcore_observe(
        store: *mut taskcore_store,
        callback: taskcore_observe_callback,
        payload: *mut c_void,
        destroy: taskcore_destroy_callback,
        observer: *mut *mut taskcore_observer,
    ) -> taskcore_status;

    /// `taskcore_observe`, which hands its error to the caller.
    pub fn taskcore_observe_e(
        store: *mut taskcore_store,
        callback: taskcore_observe_callback,
        payload: *mut c_void,
        destroy: taskcore_destroy_callback,
        observer: *mut *mut taskcore_observer,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Ends an observer, and destroys its payload. It waits until the callback has ended on other
    /// threads, unless it is called from inside of that very callback: then the payload is
    /// destroyed when the last one has returned.
    pub fn taskcore_observer_free(observer: *mut taskcore_observer);

    /// Tells the present instant by the store's clock.
    pub fn taskcore_time_now(store: *mut taskcore_store, now_ms: *mut i64) -> taskcore_status;

    /// `taskcore_time_now`, which hands its error to the caller.
    pub fn taskcore_time_now_e(
        store: *mut taskcore_store,
        now_ms: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Tells what calendar and clock show in the store's zone at an instant.
    pub fn taskcore_time_to_local(
        store: *mut taskcore_store,
        instant_ms: i64,
        local: *mut taskcore_local_time,
    ) -> taskcore_status;

    /// `taskcore_time_to_local`, which hands its error to the caller.
    pub fn taskcore_time_to_local_e(
        store: *mut taskcore_store,
        instant_ms: i64,
        local: *mut taskcore_local_time,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Tells the instant at which calendar and clock show something in the store's zone. RFC 5545,
    /// section 3.3.5: of a time that happens twice, the first is meant; a time that is skipped is
    /// read with the offset from before the gap.
    pub fn taskcore_time_from_local(
        store: *mut taskcore_store,
        local: *const taskcore_local_time,
        instant_ms: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_time_from_local`, which hands its error to the caller.
    pub fn taskcore_time_from_local_e(
        store: *mut taskcore_store,
        local: *const taskcore_local_time,
        instant_ms: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Reads a date as people write it, such as "tomorrow 17:00", "next friday" or "2026-12-24", as
    /// the store's clock and zone stand.
    pub fn taskcore_time_parse(
        store: *mut taskcore_store,
        text: *const c_char,
        moment: *mut taskcore_moment,
    ) -> taskcore_status;

    /// `taskcore_time_parse`, which hands its error to the caller.
    pub fn taskcore_time_parse_e(
        store: *mut taskcore_store,
        text: *const c_char,
        moment: *mut taskcore_moment,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Reads days in a row as people write them in English, such as "next week", "december",
    /// "2026-W48", "q3", "last 30 days" or "from 1 nov to 15 nov", as the store's clock and zone
    /// stand.
    pub fn taskcore_period_parse(
        store: *mut taskcore_store,
        text: *const c_char,
        options: *const taskcore_period_options,
        period: *mut taskcore_period,
    ) -> taskcore_status;

    /// `taskcore_period_parse`, which hands its error to the caller.
    pub fn taskcore_period_parse_e(
        store: *mut taskcore_store,
        text: *const c_char,
        options: *const taskcore_period_options,
        period: *mut taskcore_period,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Tells what calendar and clock show in a zone at an instant.
    pub fn taskcore_zone_to_local(
        zone: *const c_char,
        instant_ms: i64,
        local: *mut taskcore_local_time,
    ) -> taskcore_status;

    /// `taskcore_zone_to_local`, which hands its error to the caller.
    pub fn taskcore_zone_to_local_e(
        zone: *const c_char,
        instant_ms: i64,
        local: *mut taskcore_local_time,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Tells the instant at which calendar and clock show something in a zone. RFC 5545, section
    /// 3.3.5: of a time that happens twice, the first is meant; a time that is skipped is read with
    /// the offset from before the gap.
    pub fn taskcore_zone_from_local(
        zone: *const c_char,
        local: *const taskcore_local_time,
        instant_ms: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_zone_from_local`, which hands its error to the caller.
    pub fn taskcore_zone_from_local_e(
        zone: *const c_char,
        local: *const taskcore_local_time,
        instant_ms: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lets days begin at another time than midnight, from the next day on: today, what is overdue,
    /// slots, score, streaks and the home screen go by it. At 01:00 with 04:00 set it is still
    /// yesterday's date. Days that have begun keep the time that they began at, so that what was
    /// scored stays on its day. Calendars, events, files, and the dates of invoices and payments go
    /// by the calendar all the same.
    pub fn taskcore_day_begins_set(
        store: *mut taskcore_store,
        minute: i32,
        first_date: *mut i32,
    ) -> taskcore_status;

    /// `taskcore_day_begins_set`, which hands its error to the caller.
    pub fn taskcore_day_begins_set_e(
        store: *mut taskcore_store,
        minute: i32,
        first_date: *mut i32,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Tells at which time a day begins.
    pub fn taskcore_day_begins(
        store: *mut taskcore_store,
        date: i32,
        minute: *mut i32,
    ) -> taskcore_status;

    /// `taskcore_day_begins`, which hands its error to the caller.
    pub fn taskcore_day_begins_e(
        store: *mut taskcore_store,
        date: i32,
        minute: *mut i32,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Tells the day that it is at an instant, by the times at which days begin in the store. Now,
    /// that is today.
    pub fn taskcore_day_at(
        store: *mut taskcore_store,
        instant_ms: i64,
        date: *mut i32,
    ) -> taskcore_status;

    /// `taskcore_day_at`, which hands its error to the caller.
    pub fn taskcore_day_at_e(
        store: *mut taskcore_store,
        instant_ms: i64,
        date: *mut i32,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Tells when a day begins in the store. It ends where the next one begins.
    pub fn taskcore_day_beginning(
        store: *mut taskcore_store,
        date: i32,
        instant_ms: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_day_beginning`, which hands its error to the caller.
    pub fn taskcore_day_beginning_e(
        store: *mut taskcore_store,
        date: i32,
        instant_ms: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lets the times of day that quick add reads float, so that 09:00 is at 09:00 wherever one is,
    /// or be instants in the store's zone, which is what they are at first. Tasks that are there
    /// stay as they are.
    pub fn taskcore_times_float_set(store: *mut taskcore_store, floats: i32) -> taskcore_status;

    /// `taskcore_times_float_set`, which hands its error to the caller.
    pub fn taskcore_times_float_set_e(
        store: *mut taskcore_store,
        floats: i32,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Tells whether the times of day that quick add reads float.
    pub fn taskcore_times_float(store: *mut taskcore_store, floats: *mut i32) -> taskcore_status;

    /// `taskcore_times_float`, which hands its error to the caller.
    pub fn taskcore_times_float_e(
        store: *mut taskcore_store,
        floats: *mut i32,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Makes a repeat rule of words such as "every 2 weeks on mon, thu", "every last friday" or
    /// "after 10 days", as the store's clock and zone stand. A time, as in "every day at 9:00",
    /// becomes a part of the rule, and a first day, for which a rule has no place, is refused.
    /// docs/repeats.md lists what is understood; a rule as RFC 5545 writes it is taken as it is.
    pub fn taskcore_repeat_parse(
        store: *mut taskcore_store,
        text: *const c_char,
        rule: *mut *mut c_char,
        mode: *mut i32,
    ) -> taskcore_status;

    /// `taskcore_repeat_parse`, which hands its error to the caller.
    pub fn taskcore_repeat_parse_e(
        store: *mut taskcore_store,
        text: *const c_char,
        rule: *mut *mut c_char,
        mode: *mut i32,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Says a repeat rule in words, such as "every 2 weeks on Monday and Thursday". In the same
    /// language, `taskcore_repeat_parse` makes the same rule of them, but for rules that it has no
    /// words for; these come as a sentence with all their parts.
    pub fn taskcore_repeat_words(
        store: *mut taskcore_store,
        rule: *const c_char,
        mode: i32,
        words: *mut *mut c_char,
    ) -> taskcore_status;

    /// `taskcore_repeat_words`, which hands its error to the caller.
    pub fn taskcore_repeat_words_e(
        store: *mut taskcore_store,
        rule: *const c_char,
        mode: i32,
        words: *mut *mut c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists when a repeat rule gives occurrences, without a task or an event that repeats.
    pub fn taskcore_repeat_expand(
        store: *mut taskcore_store,
        spec: *const taskcore_repeat_spec,
        occurrences: *mut *mut taskcore_occurrence_list,
    ) -> taskcore_status;

    /// `taskcore_repeat_expand`, which hands its error to the caller.
    pub fn taskcore_repeat_expand_e(
        store: *mut taskcore_store,
        spec: *const taskcore_repeat_spec,
        occurrences: *mut *mut taskcore_occurrence_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_occurrence_list_count(list: *const taskcore_occurrence_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_occurrence_list_at(
        list: *const taskcore_occurrence_list,
        index: usize,
    ) -> *const taskcore_occurrence;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_occurrence_list_rows(
        list: *const taskcore_occurrence_list,
        stride: *mut usize,
    ) -> *const taskcore_occurrence;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_occurrence_list_arrow(
        list: *const taskcore_occurrence_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_occurrence_list_arrow`, which hands its error to the caller.
    pub fn taskcore_occurrence_list_arrow_e(
        list: *const taskcore_occurrence_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_occurrence_list_free(list: *mut taskcore_occurrence_list);

    /// Gets completed tasks and occurrences by their ids.
    pub fn taskcore_completion_get(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        completions: *mut *mut taskcore_completion_list,
    ) -> taskcore_status;

    /// `taskcore_completion_get`, which hands its error to the caller.
    pub fn taskcore_completion_get_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        completions: *mut *mut taskcore_completion_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Finds the completed task or occurrence with a uid.
    pub fn taskcore_completion_find(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_completion_find`, which hands its error to the caller.
    pub fn taskcore_completion_find_e(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists what was completed, tasks and occurrences of those that repeat, in the order of time.
    /// They stay when a task is changed, deleted or purged; reopening a task and undo take them
    /// back. The `occurrence` is empty for a task that did not repeat. What a subtask of a task
    /// that repeats was completed for stays too, when it is open again for the next occurrence.
    pub fn taskcore_completion_query(
        store: *mut taskcore_store,
        options: *const taskcore_completion_query_options,
        completions: *mut *mut taskcore_completion_list,
    ) -> taskcore_status;

    /// `taskcore_completion_query`, which hands its error to the caller.
    pub fn taskcore_completion_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_completion_query_options,
        completions: *mut *mut taskcore_completion_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_completion_list_count(list: *const taskcore_completion_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_completion_list_at(
        list: *const taskcore_completion_list,
        index: usize,
    ) -> *const taskcore_completion;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_completion_list_rows(
        list: *const taskcore_completion_list,
        stride: *mut usize,
    ) -> *const taskcore_completion;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_completion_list_arrow(
        list: *const taskcore_completion_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_completion_list_arrow`, which hands its error to the caller.
    pub fn taskcore_completion_list_arrow_e(
        list: *const taskcore_completion_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_completion_list_free(list: *mut taskcore_completion_list);

    /// Tells how many occurrences of a task that repeats were done one after the other. An
    /// occurrence is done when it was completed on its day or before, or after it and before the
    /// day of the next one. What was completed later was missed, and counts for the occurrence in
    /// whose time it was completed, unless that one has a completion of its own. What was skipped
    /// or cancelled neither keeps nor breaks a streak, and neither does what was missed on a
    /// holiday or an ignored weekday (`taskcore_pulse_settings`). The present occurrence counts for
    /// nothing while there is time for it. Days begin as `taskcore_day_begins_set` says, in the
    /// task's zone.
    pub fn taskcore_series_streak_read(
        store: *mut taskcore_store,
        task_id: i64,
        streak: *mut taskcore_series_streak,
    ) -> taskcore_status;

    /// `taskcore_series_streak_read`, which hands its error to the caller.
    pub fn taskcore_series_streak_read_e(
        store: *mut taskcore_store,
        task_id: i64,
        streak: *mut taskcore_series_streak,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists what became of the last occurrences of a task that repeats, the last one first: which
    /// were done, skipped or missed, as `taskcore_series_streak_read` counts them.
    pub fn taskcore_series_history_query(
        store: *mut taskcore_store,
        options: *const taskcore_series_history_query_options,
        occurrences: *mut *mut taskcore_past_occurrence_list,
    ) -> taskcore_status;

    /// `taskcore_series_history_query`, which hands its error to the caller.
    pub fn taskcore_series_history_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_series_history_query_options,
        occurrences: *mut *mut taskcore_past_occurrence_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists the open tasks that repeat by the rule, and are at another occurrence than their
    /// completions and skips say. A task is at the first occurrence that was neither completed nor
    /// skipped; where another program wrote to the store, that may not be so. Each problem is about
    /// `occurrence` and has the status `TASKCORE_ECORRUPT`; its message names the id of the task,
    /// the occurrence that it is at, and the one that it should be at. They are the tasks that
    /// `taskcore_check` counts as `series_mended`, in the order of their ids. `taskcore_repair`
    /// keeps the occurrence that each is at, for that is what people saw.
    pub fn taskcore_series_check(
        store: *mut taskcore_store,
        problems: *mut *mut taskcore_problem_list,
    ) -> taskcore_status;

    /// `taskcore_series_check`, which hands its error to the caller.
    pub fn taskcore_series_check_e(
        store: *mut taskcore_store,
        problems: *mut *mut taskcore_problem_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_past_occurrence_list_count(list: *const taskcore_past_occurrence_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_past_occurrence_list_at(
        list: *const taskcore_past_occurrence_list,
        index: usize,
    ) -> *const taskcore_past_occurrence;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_past_occurrence_list_rows(
        list: *const taskcore_past_occurrence_list,
        stride: *mut usize,
    ) -> *const taskcore_past_occurrence;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_past_occurrence_list_arrow(
        list: *const taskcore_past_occurrence_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_past_occurrence_list_arrow`, which hands its error to the caller.
    pub fn taskcore_past_occurrence_list_arrow_e(
        list: *const taskcore_past_occurrence_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_past_occurrence_list_free(list: *mut taskcore_past_occurrence_list);

    /// Adds a calendar, a list of events, behind the others.
    pub fn taskcore_calendar_add(
        store: *mut taskcore_store,
        input: *const taskcore_calendar_input,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_calendar_add`, which hands its error to the caller.
    pub fn taskcore_calendar_add_e(
        store: *mut taskcore_store,
        input: *const taskcore_calendar_input,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gets calendars by their ids.
    pub fn taskcore_calendar_get(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        calendars: *mut *mut taskcore_calendar_list,
    ) -> taskcore_status;

    /// `taskcore_calendar_get`, which hands its error to the caller.
    pub fn taskcore_calendar_get_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        calendars: *mut *mut taskcore_calendar_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Finds the calendar with a uid or a name.
    pub fn taskcore_calendar_find(
        store: *mut taskcore_store,
        uid_or_name: *const c_char,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_calendar_find`, which hands its error to the caller.
    pub fn taskcore_calendar_find_e(
        store: *mut taskcore_store,
        uid_or_name: *const c_char,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Changes a calendar. Its events stay as they are: what it says of new ones is not said of
    /// them.
    pub fn taskcore_calendar_update(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_calendar_input,
    ) -> taskcore_status;

    /// `taskcore_calendar_update`, which hands its error to the caller.
    pub fn taskcore_calendar_update_e(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_calendar_input,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Moves calendars to a place in their order, one after the other.
    pub fn taskcore_calendar_move(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        move_: *const taskcore_move,
    ) -> taskcore_status;

    /// `taskcore_calendar_move`, which hands its error to the caller.
    pub fn taskcore_calendar_move_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        move_: *const taskcore_move,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Deletes calendars; their events go to the default one, or are deleted with them.
    pub fn taskcore_calendar_delete(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        flags: u64,
    ) -> taskcore_status;

    /// `taskcore_calendar_delete`, which hands its error to the caller.
    pub fn taskcore_calendar_delete_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        flags: u64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists the calendars, in their manual order. There is always one,
    /// `TASKCORE_DEFAULT_CALENDAR_ID`.
    pub fn taskcore_calendar_query(
        store: *mut taskcore_store,
        options: *const taskcore_calendar_query_options,
        calendars: *mut *mut taskcore_calendar_list,
    ) -> taskcore_status;

    /// `taskcore_calendar_query`, which hands its error to the caller.
    pub fn taskcore_calendar_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_calendar_query_options,
        calendars: *mut *mut taskcore_calendar_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_calendar_list_count(list: *const taskcore_calendar_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_calendar_list_at(
        list: *const taskcore_calendar_list,
        index: usize,
    ) -> *const taskcore_calendar;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_calendar_list_rows(
        list: *const taskcore_calendar_list,
        stride: *mut usize,
    ) -> *const taskcore_calendar;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_calendar_list_arrow(
        list: *const taskcore_calendar_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_calendar_list_arrow`, which hands its error to the caller.
    pub fn taskcore_calendar_list_arrow_e(
        list: *const taskcore_calendar_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_calendar_list_free(list: *mut taskcore_calendar_list);

    /// Adds a deadline or a meeting. It lasts an hour, or a whole day when its start is a date,
    /// unless the input says otherwise. Its time must be free: \[start, end) of two events must not
    /// meet, unless one of them is transparent. Of a series, each occurrence of two years is looked
    /// at, from its start or from now, whichever is later. A series begins in a whole second.
    pub fn taskcore_event_add(
        store: *mut taskcore_store,
        input: *const taskcore_event_input,
        flags: u64,
        id: *mut i64,
        conflicts: *mut *mut taskcore_conflict_list,
    ) -> taskcore_status;

    /// `taskcore_event_add`, which hands its error to the caller.
    pub fn taskcore_event_add_e(
        store: *mut taskcore_store,
        input: *const taskcore_event_input,
        flags: u64,
        id: *mut i64,
        conflicts: *mut *mut taskcore_conflict_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Adds events, all or none, as one step for undo.
    pub fn taskcore_event_add_many(
        store: *mut taskcore_store,
        inputs: *const taskcore_event_input,
        count: usize,
        flags: u64,
        ids: *mut i64,
        conflicts: *mut *mut taskcore_conflict_list,
    ) -> taskcore_status;

    /// `taskcore_event_add_many`, which hands its error to the caller.
    pub fn taskcore_event_add_many_e(
        store: *mut taskcore_store,
        inputs: *const taskcore_event_input,
        count: usize,
        flags: u64,
        ids: *mut i64,
        conflicts: *mut *mut taskcore_conflict_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gets events by their ids.
    pub fn taskcore_event_get(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        events: *mut *mut taskcore_event_list,
    ) -> taskcore_status;

    /// `taskcore_event_get`, which hands its error to the caller.
    pub fn taskcore_event_get_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        events: *mut *mut taskcore_event_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Finds the event with a uid.
    pub fn taskcore_event_find(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_event_find`, which hands its error to the caller.
    pub fn taskcore_event_find_e(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists the events that a query asks for, in the order of their starts. A series is one event,
    /// with the start of its first occurrence.
    pub fn taskcore_event_query(
        store: *mut taskcore_store,
        options: *const taskcore_event_query_options,
        events: *mut *mut taskcore_event_list,
    ) -> taskcore_status;

    /// `taskcore_event_query`, which hands its error to the caller.
    pub fn taskcore_event_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_event_query_options,
        events: *mut *mut taskcore_event_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Changes an event, or occurrences of a series, as one step for undo. One occurrence becomes
    /// an event of its own, which its series leaves out. This one and all later ones become a
    /// series of their own, and the present one ends before. When the start of a series changes,
    /// all its occurrences move as far, and the weekdays that a weekly rule names move along; the
    /// days that another rule names, such as those of a month, stay, and get the new time. A change
    /// of time must fit between the other events, as in `taskcore_event_add`.
    pub fn taskcore_event_update(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_event_scope_options,
        changes: *const taskcore_event_input,
        flags: u64,
        changed_id: *mut i64,
        conflicts: *mut *mut taskcore_conflict_list,
    ) -> taskcore_status;

    /// `taskcore_event_update`, which hands its error to the caller.
    pub fn taskcore_event_update_e(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_event_scope_options,
        changes: *const taskcore_event_input,
        flags: u64,
        changed_id: *mut i64,
        conflicts: *mut *mut taskcore_conflict_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Removes events, all or none, as one step for undo: of a series, all occurrences, also the
    /// changed ones. A changed occurrence that is removed by itself is left out of its series.
    pub fn taskcore_event_delete(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_event_delete`, which hands its error to the caller.
    pub fn taskcore_event_delete_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Skips one occurrence of a series, ends the series before it, or removes all of it, as one
    /// step for undo, which is called `TASKCORE_ACTION_SKIP_OCCURRENCE`,
    /// `TASKCORE_ACTION_END_SERIES` or `TASKCORE_ACTION_DELETE_EVENTS`.
    pub fn taskcore_event_delete_occurrence(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_event_scope_options,
    ) -> taskcore_status;

    /// `taskcore_event_delete_occurrence`, which hands its error to the caller.
    pub fn taskcore_event_delete_occurrence_e(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_event_scope_options,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_event_list_count(list: *const taskcore_event_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_event_list_at(
        list: *const taskcore_event_list,
        index: usize,
    ) -> *const taskcore_event;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_event_list_rows(
        list: *const taskcore_event_list,
        stride: *mut usize,
    ) -> *const taskcore_event;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_event_list_arrow(
        list: *const taskcore_event_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_event_list_arrow`, which hands its error to the caller.
    pub fn taskcore_event_list_arrow_e(
        list: *const taskcore_event_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_event_list_free(list: *mut taskcore_event_list);

    /// Lists the occurrences of an event that meet a range, in the order of their starts. Those
    /// that were changed are events of their own, and left out.
    pub fn taskcore_occurrence_query(
        store: *mut taskcore_store,
        options: *const taskcore_occurrence_query_options,
        occurrences: *mut *mut taskcore_occurrence_list,
    ) -> taskcore_status;

    /// `taskcore_occurrence_query`, which hands its error to the caller.
    pub fn taskcore_occurrence_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_occurrence_query_options,
        occurrences: *mut *mut taskcore_occurrence_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists the events of a range that take the same time, by when the later one of both begins.
    pub fn taskcore_conflict_query(
        store: *mut taskcore_store,
        options: *const taskcore_conflict_query_options,
        conflicts: *mut *mut taskcore_conflict_list,
    ) -> taskcore_status;

    /// `taskcore_conflict_query`, which hands its error to the caller.
    pub fn taskcore_conflict_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_conflict_query_options,
        conflicts: *mut *mut taskcore_conflict_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_conflict_list_count(list: *const taskcore_conflict_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_conflict_list_at(
        list: *const taskcore_conflict_list,
        index: usize,
    ) -> *const taskcore_conflict;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_conflict_list_rows(
        list: *const taskcore_conflict_list,
        stride: *mut usize,
    ) -> *const taskcore_conflict;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_conflict_list_arrow(
        list: *const taskcore_conflict_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_conflict_list_arrow`, which hands its error to the caller.
    pub fn taskcore_conflict_list_arrow_e(
        list: *const taskcore_conflict_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_conflict_list_free(list: *mut taskcore_conflict_list);

    /// Lists the first times that no event takes and in which a slot fits. Each goes from where the
    /// slot can begin to the next event, the end of the working hours or the end of the range. A
    /// slot lies within the working hours of one day, or, where whole days count, may last over
    /// midnight. Hours that the clocks leave out are none.
    pub fn taskcore_free_time_query(
        store: *mut taskcore_store,
        options: *const taskcore_free_time_query_options,
        slots: *mut *mut taskcore_free_time_list,
    ) -> taskcore_status;

    /// `taskcore_free_time_query`, which hands its error to the caller.
    pub fn taskcore_free_time_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_free_time_query_options,
        slots: *mut *mut taskcore_free_time_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_free_time_list_count(list: *const taskcore_free_time_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_free_time_list_at(
        list: *const taskcore_free_time_list,
        index: usize,
    ) -> *const taskcore_free_time;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_free_time_list_rows(
        list: *const taskcore_free_time_list,
        stride: *mut usize,
    ) -> *const taskcore_free_time;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_free_time_list_arrow(
        list: *const taskcore_free_time_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_free_time_list_arrow`, which hands its error to the caller.
    pub fn taskcore_free_time_list_arrow_e(
        list: *const taskcore_free_time_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_free_time_list_free(list: *mut taskcore_free_time_list);

    /// Tells what each day of a range holds, against working hours: what events take of them, what
    /// tasks are estimated to take, and what is left or too much. Events count as for
    /// `taskcore_free_time_query`, and time that several take counts once. An open task counts on
    /// the day for which it is planned, else on that on which it is due; what was so on a day
    /// before today counts for today. What its own events take from today on is taken off its
    /// estimate, so that planning it with an event counts once. Of one that repeats by its rule,
    /// the occurrences to come count, too. A task without an estimate is told, and takes no time;
    /// one with subtasks counts beside them. Expired tasks and those of archived projects count for
    /// nothing. Working hours and events go by the calendar, tasks by when days begin.
    pub fn taskcore_load_query(
        store: *mut taskcore_store,
        options: *const taskcore_load_query_options,
        days: *mut *mut taskcore_day_load_list,
    ) -> taskcore_status;

    /// `taskcore_load_query`, which hands its error to the caller.
    pub fn taskcore_load_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_load_query_options,
        days: *mut *mut taskcore_day_load_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_day_load_list_count(list: *const taskcore_day_load_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_day_load_list_at(
        list: *const taskcore_day_load_list,
        index: usize,
    ) -> *const taskcore_day_load;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_day_load_list_rows(
        list: *const taskcore_day_load_list,
        stride: *mut usize,
    ) -> *const taskcore_day_load;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_day_load_list_arrow(
        list: *const taskcore_day_load_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_day_load_list_arrow`, which hands its error to the caller.
    pub fn taskcore_day_load_list_arrow_e(
        list: *const taskcore_day_load_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_day_load_list_free(list: *mut taskcore_day_load_list);

    /// Lists all that is wrong with a new event, or with changes to one, as `taskcore_event_add`
    /// and `taskcore_event_update` would refuse it, with what it would overlap; nothing is changed.
    /// What these would say is the first problem, and what has no problem they accept. An overlap
    /// is a problem of the status `TASKCORE_ECONFLICT`, which they accept when conflicts are
    /// allowed. A rule about several members is looked at when these are right by themselves.
    pub fn taskcore_event_check(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_event_scope_options,
        input: *const taskcore_event_input,
        problems: *mut *mut taskcore_problem_list,
        conflicts: *mut *mut taskcore_conflict_list,
    ) -> taskcore_status;

    /// `taskcore_event_check`, which hands its error to the caller.
    pub fn taskcore_event_check_e(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_event_scope_options,
        input: *const taskcore_event_input,
        problems: *mut *mut taskcore_problem_list,
        conflicts: *mut *mut taskcore_conflict_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

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
    pub fn taskcore_agenda_read(
        store: *mut taskcore_store,
        options: *const taskcore_agenda_options,
        agenda: *mut *mut taskcore_agenda_list,
    ) -> taskcore_status;

    /// `taskcore_agenda_read`, which hands its error to the caller.
    pub fn taskcore_agenda_read_e(
        store: *mut taskcore_store,
        options: *const taskcore_agenda_options,
        agenda: *mut *mut taskcore_agenda_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_agenda_list_count(list: *const taskcore_agenda_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_agenda_list_at(
        list: *const taskcore_agenda_list,
        index: usize,
    ) -> *const taskcore_agenda_entry;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_agenda_list_rows(
        list: *const taskcore_agenda_list,
        stride: *mut usize,
    ) -> *const taskcore_agenda_entry;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_agenda_list_arrow(
        list: *const taskcore_agenda_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_agenda_list_arrow`, which hands its error to the caller.
    pub fn taskcore_agenda_list_arrow_e(
        list: *const taskcore_agenda_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_agenda_list_free(list: *mut taskcore_agenda_list);

    /// Lists the days of a month in whole weeks, each with how much there is on it.
    pub fn taskcore_month_read(
        store: *mut taskcore_store,
        options: *const taskcore_month_options,
        days: *mut *mut taskcore_month_list,
    ) -> taskcore_status;

    /// `taskcore_month_read`, which hands its error to the caller.
    pub fn taskcore_month_read_e(
        store: *mut taskcore_store,
        options: *const taskcore_month_options,
        days: *mut *mut taskcore_month_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_month_list_count(list: *const taskcore_month_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_month_list_at(
        list: *const taskcore_month_list,
        index: usize,
    ) -> *const taskcore_month_day;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_month_list_rows(
        list: *const taskcore_month_list,
        stride: *mut usize,
    ) -> *const taskcore_month_day;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_month_list_arrow(
        list: *const taskcore_month_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_month_list_arrow`, which hands its error to the caller.
    pub fn taskcore_month_list_arrow_e(
        list: *const taskcore_month_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_month_list_free(list: *mut taskcore_month_list);

    /// Tells how far it is to the due of a task, of which a date counts to the end of its day.
    /// Before its start, if it has one, it is upcoming; then it runs until its due. What is
    /// completed stands as it stood then. What is cancelled or expired has nothing to count to: its
    /// phase is `TASKCORE_PHASE_NONE`.
    pub fn taskcore_task_countdown(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_task_countdown_options,
        countdown: *mut taskcore_countdown,
    ) -> taskcore_status;

    /// `taskcore_task_countdown`, which hands its error to the caller.
    pub fn taskcore_task_countdown_e(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_task_countdown_options,
        countdown: *mut taskcore_countdown,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Tells how far it is to a meeting, and to its end when it has begun; or until a deadline is
    /// due. Up to its start a meeting is upcoming; then it runs until its end. A deadline runs
    /// until it is due, as a task does: when it begins or, of whole days, when the last one ends.
    /// What is done stands as it stood then.
    pub fn taskcore_event_countdown(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_event_countdown_options,
        countdown: *mut taskcore_countdown,
    ) -> taskcore_status;

    /// `taskcore_event_countdown`, which hands its error to the caller.
    pub fn taskcore_event_countdown_e(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_event_countdown_options,
        countdown: *mut taskcore_countdown,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Tells how much of the present day of the store's zone is over, and how much is left.
    pub fn taskcore_day_countdown(
        store: *mut taskcore_store,
        countdown: *mut taskcore_countdown,
    ) -> taskcore_status;

    /// `taskcore_day_countdown`, which hands its error to the caller.
    pub fn taskcore_day_countdown_e(
        store: *mut taskcore_store,
        countdown: *mut taskcore_countdown,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Says a countdown in words: `2 days 3 h left`, `starts in 45 min`, `3 h late` or `done`.
    pub fn taskcore_countdown_label(
        store: *mut taskcore_store,
        countdown: *const taskcore_countdown,
        label: *mut *mut c_char,
    ) -> taskcore_status;

    /// `taskcore_countdown_label`, which hands its error to the caller.
    pub fn taskcore_countdown_label_e(
        store: *mut taskcore_store,
        countdown: *const taskcore_countdown,
        label: *mut *mut c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Adds a comment, a dated note, to a task, an event or an invoice. It goes with its item: when
    /// a task is purged, or an event or a draft is deleted. A task in the trash and an issued
    /// invoice keep theirs, and can get more.
    pub fn taskcore_comment_add(
        store: *mut taskcore_store,
        entity: i32,
        item_id: i64,
        input: *const taskcore_comment_input,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_comment_add`, which hands its error to the caller.
    pub fn taskcore_comment_add_e(
        store: *mut taskcore_store,
        entity: i32,
        item_id: i64,
        input: *const taskcore_comment_input,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gets comments by their ids.
    pub fn taskcore_comment_get(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        comments: *mut *mut taskcore_comment_list,
    ) -> taskcore_status;

    /// `taskcore_comment_get`, which hands its error to the caller.
    pub fn taskcore_comment_get_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        comments: *mut *mut taskcore_comment_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Finds the comment with a uid.
    pub fn taskcore_comment_find(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_comment_find`, which hands its error to the caller.
    pub fn taskcore_comment_find_e(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Changes a comment; its date stays unless another one is given.
    pub fn taskcore_comment_update(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_comment_input,
    ) -> taskcore_status;

    /// `taskcore_comment_update`, which hands its error to the caller.
    pub fn taskcore_comment_update_e(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_comment_input,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Deletes comments, all or none, as one step for undo.
    pub fn taskcore_comment_delete(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_comment_delete`, which hands its error to the caller.
    pub fn taskcore_comment_delete_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists comments, in the order in which they were written.
    pub fn taskcore_comment_query(
        store: *mut taskcore_store,
        options: *const taskcore_comment_query_options,
        comments: *mut *mut taskcore_comment_list,
    ) -> taskcore_status;

    /// `taskcore_comment_query`, which hands its error to the caller.
    pub fn taskcore_comment_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_comment_query_options,
        comments: *mut *mut taskcore_comment_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_comment_list_count(list: *const taskcore_comment_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_comment_list_at(
        list: *const taskcore_comment_list,
        index: usize,
    ) -> *const taskcore_comment;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_comment_list_rows(
        list: *const taskcore_comment_list,
        stride: *mut usize,
    ) -> *const taskcore_comment;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_comment_list_arrow(
        list: *const taskcore_comment_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_comment_list_arrow`, which hands its error to the caller.
    pub fn taskcore_comment_list_arrow_e(
        list: *const taskcore_comment_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_comment_list_free(list: *mut taskcore_comment_list);

    /// Notices what other handles and processes committed, and tells the observers; then, if it is
    /// asked for alerts, says what became due since the last poll. It is cheap when nothing
    /// happened: call it when `taskcore_next_wakeup` says so, and when the program is idle. Each
    /// reminder is said once, by one poll of one process, and is kept as an alert. A task reminds
    /// while it is open, of its present occurrence; an event while it is not done, of each
    /// occurrence. A reminder whose time is past when it is given to a task or event is said when
    /// no poll has passed that time and it was less than a day ago. Of what was missed for long, a
    /// poll gives `TASKCORE_POLL_LIMIT` alerts, and the next one goes on; of one task or event, it
    /// gives the last 100 and drops those before. Before, tasks of which the until is over are
    /// cancelled with their open subtasks, as a step of its own, which undo takes back; a poll does
    /// not do again what was undone. After an observer's nonzero answer to it, nothing is said
    /// until the next poll. Then the drafts of recurring invoices whose dates came are made, each
    /// once, as a step that no undo takes back. After an observer's nonzero answer to a commit of
    /// others, nothing is said, and the next poll goes on with the commit after that one; after one
    /// to what this poll said, the alerts are given all the same. Of a task that was purged before
    /// its commits were noticed, only its removal is told.
    pub fn taskcore_poll(
        store: *mut taskcore_store,
        now_ms: i64,
        alerts: *mut *mut taskcore_alert_list,
        commit_count: *mut usize,
    ) -> taskcore_status;

    /// `taskcore_poll`, which hands its error to the caller.
    pub fn taskcore_poll_e(
        store: *mut taskcore_store,
        now_ms: i64,
        alerts: *mut *mut taskcore_alert_list,
        commit_count: *mut usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Tells when to poll next: when a reminder becomes due, an alert comes back that was put off,
    /// the running focus session ends, the until of a task is over, or the day of the next draft of
    /// a recurring invoice begins. A change of the store, here or by others, can bring it forward:
    /// ask again after each.
    pub fn taskcore_next_wakeup(store: *mut taskcore_store, at_ms: *mut i64) -> taskcore_status;

    /// `taskcore_next_wakeup`, which hands its error to the caller.
    pub fn taskcore_next_wakeup_e(
        store: *mut taskcore_store,
        at_ms: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists what polls said, the latest first.
    pub fn taskcore_alert_query(
        store: *mut taskcore_store,
        options: *const taskcore_alert_query_options,
        alerts: *mut *mut taskcore_alert_list,
    ) -> taskcore_status;

    /// `taskcore_alert_query`, which hands its error to the caller.
    pub fn taskcore_alert_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_alert_query_options,
        alerts: *mut *mut taskcore_alert_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Notes that alerts were seen, all or none, as one step for undo. Those that were put off are
    /// not said again.
    pub fn taskcore_alert_acknowledge(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_alert_acknowledge`, which hands its error to the caller.
    pub fn taskcore_alert_acknowledge_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Puts alerts off until an instant, all or none, as one step for undo. The first poll from
    /// then on says them again, unless the task is completed or deleted or the event is done by
    /// then.
    pub fn taskcore_alert_snooze(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        until_ms: i64,
    ) -> taskcore_status;

    /// `taskcore_alert_snooze`, which hands its error to the caller.
    pub fn taskcore_alert_snooze_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        until_ms: i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Puts alerts off for a while, all or none, as one step for undo, as `taskcore_alert_snooze`
    /// does.
    pub fn taskcore_alert_snooze_for(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        seconds: i64,
    ) -> taskcore_status;

    /// `taskcore_alert_snooze_for`, which hands its error to the caller.
    pub fn taskcore_alert_snooze_for_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        seconds: i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Sets what new tasks, or new events, are reminded of when their input says nothing of
    /// reminders. Existing ones do not change, and imported ones have the reminders of their file.
    pub fn taskcore_default_reminders_set(
        store: *mut taskcore_store,
        kind: i32,
        reminders: *const taskcore_reminder,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_default_reminders_set`, which hands its error to the caller.
    pub fn taskcore_default_reminders_set_e(
        store: *mut taskcore_store,
        kind: i32,
        reminders: *const taskcore_reminder,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Tells what new tasks, or new events, are reminded of when their input says nothing of
    /// reminders.
    pub fn taskcore_default_reminders(
        store: *mut taskcore_store,
        kind: i32,
        reminders: *mut *mut c_char,
    ) -> taskcore_status;

    /// `taskcore_default_reminders`, which hands its error to the caller.
    pub fn taskcore_default_reminders_e(
        store: *mut taskcore_store,
        kind: i32,
        reminders: *mut *mut c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gets alerts by their ids.
    pub fn taskcore_alert_get(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        alerts: *mut *mut taskcore_alert_list,
    ) -> taskcore_status;

    /// `taskcore_alert_get`, which hands its error to the caller.
    pub fn taskcore_alert_get_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        alerts: *mut *mut taskcore_alert_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Finds the alert with a uid.
    pub fn taskcore_alert_find(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_alert_find`, which hands its error to the caller.
    pub fn taskcore_alert_find_e(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_alert_list_count(list: *const taskcore_alert_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_alert_list_at(
        list: *const taskcore_alert_list,
        index: usize,
    ) -> *const taskcore_alert;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_alert_list_rows(
        list: *const taskcore_alert_list,
        stride: *mut usize,
    ) -> *const taskcore_alert;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_alert_list_arrow(
        list: *const taskcore_alert_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_alert_list_arrow`, which hands its error to the caller.
    pub fn taskcore_alert_list_arrow_e(
        list: *const taskcore_alert_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_alert_list_free(list: *mut taskcore_alert_list);

    /// Starts a focus session, for a task or for none, or a break. One is running or paused at a
    /// time. It ends by itself when its time is over, pauses not counted; `taskcore_poll` tells
    /// that once. The time goes on by the clock while nobody watches, through restarts and while
    /// the machine sleeps. One whose time is over is finished as of then, if no poll did it before.
    pub fn taskcore_focus_start(
        store: *mut taskcore_store,
        options: *const taskcore_focus_start_options,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_focus_start`, which hands its error to the caller.
    pub fn taskcore_focus_start_e(
        store: *mut taskcore_store,
        options: *const taskcore_focus_start_options,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Pauses the focus session or break that is running.
    pub fn taskcore_focus_pause(store: *mut taskcore_store) -> taskcore_status;

    /// `taskcore_focus_pause`, which hands its error to the caller.
    pub fn taskcore_focus_pause_e(
        store: *mut taskcore_store,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lets the focus session or break that is paused go on.
    pub fn taskcore_focus_resume(store: *mut taskcore_store) -> taskcore_status;

    /// `taskcore_focus_resume`, which hands its error to the caller.
    pub fn taskcore_focus_resume_e(
        store: *mut taskcore_store,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Starts the focus session or break that is running or paused anew, from its full length. What
    /// was worked in it so far is forgotten.
    pub fn taskcore_focus_reset(store: *mut taskcore_store) -> taskcore_status;

    /// `taskcore_focus_reset`, which hands its error to the caller.
    pub fn taskcore_focus_reset_e(
        store: *mut taskcore_store,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Ends the focus session or break that is running or paused as if it had not been: it stays in
    /// the history as cancelled, its time is in no total, and no round goes by.
    pub fn taskcore_focus_cancel(store: *mut taskcore_store) -> taskcore_status;

    /// `taskcore_focus_cancel`, which hands its error to the caller.
    pub fn taskcore_focus_cancel_e(
        store: *mut taskcore_store,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Ends the focus session or break that is running or paused early. The time that was worked
    /// counts.
    pub fn taskcore_focus_finish(store: *mut taskcore_store) -> taskcore_status;

    /// `taskcore_focus_finish`, which hands its error to the caller.
    pub fn taskcore_focus_finish_e(
        store: *mut taskcore_store,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gets sessions by their ids.
    pub fn taskcore_focus_get(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        sessions: *mut *mut taskcore_focus_list,
    ) -> taskcore_status;

    /// `taskcore_focus_get`, which hands its error to the caller.
    pub fn taskcore_focus_get_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        sessions: *mut *mut taskcore_focus_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Finds the session with a uid.
    pub fn taskcore_focus_find(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_focus_find`, which hands its error to the caller.
    pub fn taskcore_focus_find_e(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Reads the focus session or break that is running or paused, as it is at this instant.
    pub fn taskcore_focus_current(
        store: *mut taskcore_store,
        sessions: *mut *mut taskcore_focus_list,
    ) -> taskcore_status;

    /// `taskcore_focus_current`, which hands its error to the caller.
    pub fn taskcore_focus_current_e(
        store: *mut taskcore_store,
        sessions: *mut *mut taskcore_focus_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Tells what comes after the focus session or break that is running or paused, or else after
    /// the one that was finished last: a short break after work, a long one when the rounds are
    /// full, and work after a break. After an hour without any, it begins anew with work.
    pub fn taskcore_focus_next_read(
        store: *mut taskcore_store,
        next: *mut taskcore_focus_next,
    ) -> taskcore_status;

    /// `taskcore_focus_next_read`, which hands its error to the caller.
    pub fn taskcore_focus_next_read_e(
        store: *mut taskcore_store,
        next: *mut taskcore_focus_next,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists the focus sessions and breaks that started in a time, the first one first.
    pub fn taskcore_focus_query(
        store: *mut taskcore_store,
        options: *const taskcore_focus_query_options,
        sessions: *mut *mut taskcore_focus_list,
    ) -> taskcore_status;

    /// `taskcore_focus_query`, which hands its error to the caller.
    pub fn taskcore_focus_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_focus_query_options,
        sessions: *mut *mut taskcore_focus_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_focus_list_count(list: *const taskcore_focus_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_focus_list_at(
        list: *const taskcore_focus_list,
        index: usize,
    ) -> *const taskcore_focus_session;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_focus_list_rows(
        list: *const taskcore_focus_list,
        stride: *mut usize,
    ) -> *const taskcore_focus_session;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_focus_list_arrow(
        list: *const taskcore_focus_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_focus_list_arrow`, which hands its error to the caller.
    pub fn taskcore_focus_list_arrow_e(
        list: *const taskcore_focus_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_focus_list_free(list: *mut taskcore_focus_list);

    /// Adds up how much was worked in a time, by task, project or day. Only the time in which
    /// sessions ran counts, without pauses and breaks, and nothing of what was cancelled; of the
    /// one that is running, the time up to now. Work across midnight counts for each of the two
    /// days. The project is the one that the task was in when its session started.
    pub fn taskcore_focus_total_query(
        store: *mut taskcore_store,
        options: *const taskcore_focus_total_query_options,
        totals: *mut *mut taskcore_focus_total_list,
    ) -> taskcore_status;

    /// `taskcore_focus_total_query`, which hands its error to the caller.
    pub fn taskcore_focus_total_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_focus_total_query_options,
        totals: *mut *mut taskcore_focus_total_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_focus_total_list_count(list: *const taskcore_focus_total_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_focus_total_list_at(
        list: *const taskcore_focus_total_list,
        index: usize,
    ) -> *const taskcore_focus_total;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_focus_total_list_rows(
        list: *const taskcore_focus_total_list,
        stride: *mut usize,
    ) -> *const taskcore_focus_total;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_focus_total_list_arrow(
        list: *const taskcore_focus_total_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_focus_total_list_arrow`, which hands its error to the caller.
    pub fn taskcore_focus_total_list_arrow_e(
        list: *const taskcore_focus_total_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_focus_total_list_free(list: *mut taskcore_focus_total_list);

    /// Reads how long focus sessions and breaks are when nobody says otherwise, and what follows
    /// them.
    pub fn taskcore_focus_settings_read(
        store: *mut taskcore_store,
        settings: *mut taskcore_focus_settings,
    ) -> taskcore_status;

    /// `taskcore_focus_settings_read`, which hands its error to the caller.
    pub fn taskcore_focus_settings_read_e(
        store: *mut taskcore_store,
        settings: *mut taskcore_focus_settings,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Sets how long focus sessions and breaks are from now on, and what follows them. What is
    /// running stays as long as it is.
    pub fn taskcore_focus_settings_set(
        store: *mut taskcore_store,
        settings: *const taskcore_focus_settings,
    ) -> taskcore_status;

    /// `taskcore_focus_settings_set`, which hands its error to the caller.
    pub fn taskcore_focus_settings_set_e(
        store: *mut taskcore_store,
        settings: *const taskcore_focus_settings,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Adds a time entry that is over: time that was spent on a task, on a project or on nothing in
    /// particular. It may overlap others; `is_overlapping` of `taskcore_time_entry` says so. A
    /// focus session is a time entry with a length: lists and totals have both.
    pub fn taskcore_time_entry_add(
        store: *mut taskcore_store,
        input: *const taskcore_time_entry_input,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_time_entry_add`, which hands its error to the caller.
    pub fn taskcore_time_entry_add_e(
        store: *mut taskcore_store,
        input: *const taskcore_time_entry_input,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gets time entries by their ids.
    pub fn taskcore_time_entry_get(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        entries: *mut *mut taskcore_time_entry_list,
    ) -> taskcore_status;

    /// `taskcore_time_entry_get`, which hands its error to the caller.
    pub fn taskcore_time_entry_get_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        entries: *mut *mut taskcore_time_entry_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Finds the time entry with a uid.
    pub fn taskcore_time_entry_find(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_time_entry_find`, which hands its error to the caller.
    pub fn taskcore_time_entry_find_e(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Corrects a time entry. An end stops one that is running. Of one that a draft or an issued
    /// invoice is for, the note alone can change.
    pub fn taskcore_time_entry_update(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_time_entry_input,
    ) -> taskcore_status;

    /// `taskcore_time_entry_update`, which hands its error to the caller.
    pub fn taskcore_time_entry_update_e(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_time_entry_input,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Deletes time entries, all or none, as one step for undo.
    pub fn taskcore_time_entry_delete(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_time_entry_delete`, which hands its error to the caller.
    pub fn taskcore_time_entry_delete_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Splits a time entry: what is after an instant becomes an entry of its own, for the same and
    /// with the same note. Of one that is running, that one goes on.
    pub fn taskcore_time_entry_split(
        store: *mut taskcore_store,
        id: i64,
        at_ms: i64,
        new_id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_time_entry_split`, which hands its error to the caller.
    pub fn taskcore_time_entry_split_e(
        store: *mut taskcore_store,
        id: i64,
        at_ms: i64,
        new_id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists time entries and focus sessions, the earliest first.
    pub fn taskcore_time_entry_query(
        store: *mut taskcore_store,
        options: *const taskcore_time_entry_query_options,
        entries: *mut *mut taskcore_time_entry_list,
    ) -> taskcore_status;

    /// `taskcore_time_entry_query`, which hands its error to the caller.
    pub fn taskcore_time_entry_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_time_entry_query_options,
        entries: *mut *mut taskcore_time_entry_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_time_entry_list_count(list: *const taskcore_time_entry_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_time_entry_list_at(
        list: *const taskcore_time_entry_list,
        index: usize,
    ) -> *const taskcore_time_entry;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_time_entry_list_rows(
        list: *const taskcore_time_entry_list,
        stride: *mut usize,
    ) -> *const taskcore_time_entry;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_time_entry_list_arrow(
        list: *const taskcore_time_entry_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_time_entry_list_arrow`, which hands its error to the caller.
    pub fn taskcore_time_entry_list_arrow_e(
        list: *const taskcore_time_entry_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_time_entry_list_free(list: *mut taskcore_time_entry_list);

    /// Starts a timer: a time entry without an end, for a task, a project or nothing in particular.
    /// One that is running ends where the new one begins. There is one clock: a focus session that
    /// is started ends the timer, and a timer is refused while a focus session is running or
    /// paused. Completing, cancelling and stopping a task, and moving it to the trash, end its
    /// timer. While `is_tracking` of `taskcore_time_entry_settings` is set, `taskcore_task_start`
    /// starts it.
    pub fn taskcore_timer_start(
        store: *mut taskcore_store,
        input: *const taskcore_time_entry_input,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_timer_start`, which hands its error to the caller.
    pub fn taskcore_timer_start_e(
        store: *mut taskcore_store,
        input: *const taskcore_time_entry_input,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Stops the timer: the time entry that is running ends now.
    pub fn taskcore_timer_stop(store: *mut taskcore_store, id: *mut i64) -> taskcore_status;

    /// `taskcore_timer_stop`, which hands its error to the caller.
    pub fn taskcore_timer_stop_e(
        store: *mut taskcore_store,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Says what becomes of idle time: the host saw that nobody was there while the timer ran. All
    /// of it is one step for undo. Time that is kept counts as what the timer runs for. Without it,
    /// what is running ends where nobody was there any more, and an entry for the same begins now,
    /// unless the timer is stopped; what had been running for nothing but idle time begins now, or
    /// is removed. Time that is split off is an entry of its own, for the same, or for another
    /// task, project or none.
    pub fn taskcore_timer_idle(
        store: *mut taskcore_store,
        idle: *const taskcore_idle_time,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_timer_idle`, which hands its error to the caller.
    pub fn taskcore_timer_idle_e(
        store: *mut taskcore_store,
        idle: *const taskcore_idle_time,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Adds up how much time was spent, and what it costs, by task, project, day, tag or client, of
    /// time entries and focus sessions. Of what is running, the time up to now counts; time across
    /// the beginning of a day, which is when `taskcore_day_begins_set` says, counts for each of the
    /// two. Focus sessions count without pauses and breaks, and nothing of those that were
    /// cancelled. Time counts for each of two entries that overlap, and for each tag of a task. The
    /// project is the one that an entry has, and the client the one that this project, or the
    /// nearest above it that says one, is for now. Time without a project is for no client. An hour
    /// costs what the entry says itself, else its task, else its project or the nearest above that
    /// says it, else the client; time for which none of them says it costs nothing. The amount is
    /// rounded once.
    pub fn taskcore_time_total_query(
        store: *mut taskcore_store,
        options: *const taskcore_time_total_query_options,
        totals: *mut *mut taskcore_time_total_list,
    ) -> taskcore_status;

    /// `taskcore_time_total_query`, which hands its error to the caller.
    pub fn taskcore_time_total_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_time_total_query_options,
        totals: *mut *mut taskcore_time_total_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_time_total_list_count(list: *const taskcore_time_total_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_time_total_list_at(
        list: *const taskcore_time_total_list,
        index: usize,
    ) -> *const taskcore_time_total;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_time_total_list_rows(
        list: *const taskcore_time_total_list,
        stride: *mut usize,
    ) -> *const taskcore_time_total;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_time_total_list_arrow(
        list: *const taskcore_time_total_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_time_total_list_arrow`, which hands its error to the caller.
    pub fn taskcore_time_total_list_arrow_e(
        list: *const taskcore_time_total_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_time_total_list_free(list: *mut taskcore_time_total_list);

    /// Reads how time entries are run.
    pub fn taskcore_time_entry_settings_read(
        store: *mut taskcore_store,
        settings: *mut taskcore_time_entry_settings,
    ) -> taskcore_status;

    /// `taskcore_time_entry_settings_read`, which hands its error to the caller.
    pub fn taskcore_time_entry_settings_read_e(
        store: *mut taskcore_store,
        settings: *mut taskcore_time_entry_settings,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Sets how time entries are run from now on.
    pub fn taskcore_time_entry_settings_set(
        store: *mut taskcore_store,
        settings: *const taskcore_time_entry_settings,
    ) -> taskcore_status;

    /// `taskcore_time_entry_settings_set`, which hands its error to the caller.
    pub fn taskcore_time_entry_settings_set_e(
        store: *mut taskcore_store,
        settings: *const taskcore_time_entry_settings,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Adds up the points of what was completed on some days, each as it scored at that time. Later
    /// changes of tasks, of their projects and of what a priority scores do not touch it, and
    /// neither does deleting or purging; reopening a task takes its points back. The project and
    /// the tag are those that tasks had when they were completed, by the name that the tag has now.
    pub fn taskcore_score_read(
        store: *mut taskcore_store,
        options: *const taskcore_score_options,
        score: *mut taskcore_score,
    ) -> taskcore_status;

    /// `taskcore_score_read`, which hands its error to the caller.
    pub fn taskcore_score_read_e(
        store: *mut taskcore_store,
        options: *const taskcore_score_options,
        score: *mut taskcore_score,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Reads what the past says: figures of each day, streaks, the level, the trend, a forecast.
    pub fn taskcore_pulse_read(
        store: *mut taskcore_store,
        options: *const taskcore_pulse_options,
        pulse: *mut *mut taskcore_pulse,
    ) -> taskcore_status;

    /// `taskcore_pulse_read`, which hands its error to the caller.
    pub fn taskcore_pulse_read_e(
        store: *mut taskcore_store,
        options: *const taskcore_pulse_options,
        pulse: *mut *mut taskcore_pulse,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives what a pulse says.
    pub fn taskcore_pulse_contents(pulse: *const taskcore_pulse) -> *const taskcore_pulse_content;

    /// Frees a pulse and all that was borrowed from it.
    pub fn taskcore_pulse_free(pulse: *mut taskcore_pulse);

    /// Reads how completions score, and what keeps a streak.
    pub fn taskcore_pulse_settings_read(
        store: *mut taskcore_store,
        settings: *mut taskcore_pulse_settings,
    ) -> taskcore_status;

    /// `taskcore_pulse_settings_read`, which hands its error to the caller.
    pub fn taskcore_pulse_settings_read_e(
        store: *mut taskcore_store,
        settings: *mut taskcore_pulse_settings,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Sets how completions score from now on, and what keeps a streak. What was scored before
    /// stays; goals and ignored weekdays hold for the past, too.
    pub fn taskcore_pulse_settings_set(
        store: *mut taskcore_store,
        settings: *const taskcore_pulse_settings,
    ) -> taskcore_status;

    /// `taskcore_pulse_settings_set`, which hands its error to the caller.
    pub fn taskcore_pulse_settings_set_e(
        store: *mut taskcore_store,
        settings: *const taskcore_pulse_settings,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Adds a holiday: days that neither keep nor break a streak. It may overlap others.
    pub fn taskcore_holiday_add(
        store: *mut taskcore_store,
        input: *const taskcore_holiday_input,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_holiday_add`, which hands its error to the caller.
    pub fn taskcore_holiday_add_e(
        store: *mut taskcore_store,
        input: *const taskcore_holiday_input,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gets holidays by their ids.
    pub fn taskcore_holiday_get(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        holidays: *mut *mut taskcore_holiday_list,
    ) -> taskcore_status;

    /// `taskcore_holiday_get`, which hands its error to the caller.
    pub fn taskcore_holiday_get_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        holidays: *mut *mut taskcore_holiday_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Finds the holiday with a uid.
    pub fn taskcore_holiday_find(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_holiday_find`, which hands its error to the caller.
    pub fn taskcore_holiday_find_e(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Deletes holidays: what was reached on their days counts for streaks again, and what was not
    /// breaks them.
    pub fn taskcore_holiday_delete(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_holiday_delete`, which hands its error to the caller.
    pub fn taskcore_holiday_delete_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Begins a holiday today that lasts until it is ended, or ends it: its last day is yesterday
    /// then, and one that began today is deleted. What is so already stays as it is.
    pub fn taskcore_holiday_mode_set(store: *mut taskcore_store, is_on: i32) -> taskcore_status;

    /// `taskcore_holiday_mode_set`, which hands its error to the caller.
    pub fn taskcore_holiday_mode_set_e(
        store: *mut taskcore_store,
        is_on: i32,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists holidays, by their first days, then by their ids.
    pub fn taskcore_holiday_query(
        store: *mut taskcore_store,
        options: *const taskcore_holiday_query_options,
        holidays: *mut *mut taskcore_holiday_list,
    ) -> taskcore_status;

    /// `taskcore_holiday_query`, which hands its error to the caller.
    pub fn taskcore_holiday_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_holiday_query_options,
        holidays: *mut *mut taskcore_holiday_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_holiday_list_count(list: *const taskcore_holiday_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_holiday_list_at(
        list: *const taskcore_holiday_list,
        index: usize,
    ) -> *const taskcore_holiday;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_holiday_list_rows(
        list: *const taskcore_holiday_list,
        stride: *mut usize,
    ) -> *const taskcore_holiday;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_holiday_list_arrow(
        list: *const taskcore_holiday_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_holiday_list_arrow`, which hands its error to the caller.
    pub fn taskcore_holiday_list_arrow_e(
        list: *const taskcore_holiday_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_holiday_list_free(list: *mut taskcore_holiday_list);

    /// Reads a chart as data: series of values, axes with ticks, and words. A line has its points
    /// and, between each two of them, a cubic Bezier curve that never leaves the range of their
    /// values. A chart that there is nothing to draw of has an `empty_message`; its values are zero
    /// then.
    pub fn taskcore_chart_read(
        store: *mut taskcore_store,
        options: *const taskcore_chart_options,
        chart: *mut *mut taskcore_chart,
    ) -> taskcore_status;

    /// `taskcore_chart_read`, which hands its error to the caller.
    pub fn taskcore_chart_read_e(
        store: *mut taskcore_store,
        options: *const taskcore_chart_options,
        chart: *mut *mut taskcore_chart,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives what a chart shows.
    pub fn taskcore_chart_contents(chart: *const taskcore_chart) -> *const taskcore_chart_content;

    /// Draws a chart as SVG: a document of its own, without scripts and without anything from
    /// elsewhere, with a title and a description for screen readers.
    pub fn taskcore_chart_svg(
        chart: *const taskcore_chart,
        options: *const taskcore_svg_options,
        svg: *mut *mut c_char,
    ) -> taskcore_status;

    /// `taskcore_chart_svg`, which hands its error to the caller.
    pub fn taskcore_chart_svg_e(
        chart: *const taskcore_chart,
        options: *const taskcore_svg_options,
        svg: *mut *mut c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a chart and all that was borrowed from it.
    pub fn taskcore_chart_free(chart: *mut taskcore_chart);

    /// Makes a report: one page of HTML with today, the week, streaks, trends, charts and tables.
    /// The page needs no script, no other file and no network; all that a user wrote is text in it,
    /// never markup. It tells of the store as it is at one moment.
    pub fn taskcore_report_html(
        store: *mut taskcore_store,
        options: *const taskcore_report_options,
        html: *mut *mut c_char,
    ) -> taskcore_status;

    /// `taskcore_report_html`, which hands its error to the caller.
    pub fn taskcore_report_html_e(
        store: *mut taskcore_store,
        options: *const taskcore_report_options,
        html: *mut *mut c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Makes a report and writes it to a file, which is there only when it is whole. A file that is
    /// there is replaced, and keeps its permissions. A new one is for its owner alone (mode 0600).
    pub fn taskcore_report_html_file(
        store: *mut taskcore_store,
        options: *const taskcore_report_options,
        path: *const c_char,
    ) -> taskcore_status;

    /// `taskcore_report_html_file`, which hands its error to the caller.
    pub fn taskcore_report_html_file_e(
        store: *mut taskcore_store,
        options: *const taskcore_report_options,
        path: *const c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Begins to count the calls on a store, or goes on with it; a store that was opened counts
    /// none. The figures are in the memory of this handle alone: they are written and sent nowhere,
    /// and go with it. Each function that takes the store is counted when it is over, with its time
    /// by a clock that nobody sets: waiting for other threads and processes and the caller's
    /// callbacks are part of it. The functions of this family and `taskcore_store_free` are not
    /// counted, and neither are functions of lists and others that take no store, nor calls with a
    /// store that is NULL or freed.
    pub fn taskcore_usage_start(store: *mut taskcore_store) -> taskcore_status;

    /// `taskcore_usage_start`, which hands its error to the caller.
    pub fn taskcore_usage_start_e(
        store: *mut taskcore_store,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Ends counting; the figures stay as they are, apart from calls that are not over yet.
    pub fn taskcore_usage_stop(store: *mut taskcore_store) -> taskcore_status;

    /// `taskcore_usage_stop`, which hands its error to the caller.
    pub fn taskcore_usage_stop_e(
        store: *mut taskcore_store,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Sets all figures to zero; whether calls are counted stays as it is.
    pub fn taskcore_usage_reset(store: *mut taskcore_store) -> taskcore_status;

    /// `taskcore_usage_reset`, which hands its error to the caller.
    pub fn taskcore_usage_reset_e(
        store: *mut taskcore_store,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Reads what was counted.
    pub fn taskcore_usage_read(
        store: *mut taskcore_store,
        usage: *mut *mut taskcore_usage,
    ) -> taskcore_status;

    /// `taskcore_usage_read`, which hands its error to the caller.
    pub fn taskcore_usage_read_e(
        store: *mut taskcore_store,
        usage: *mut *mut taskcore_usage,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives the figures.
    pub fn taskcore_usage_contents(usage: *const taskcore_usage) -> *const taskcore_usage_content;

    /// Frees figures and all that was borrowed from them.
    pub fn taskcore_usage_free(usage: *mut taskcore_usage);

    /// Changes the seller: who the invoices of the store are from. Issued invoices stay as they
    /// were issued; drafts go along.
    pub fn taskcore_profile_set(
        store: *mut taskcore_store,
        seller: *const taskcore_party,
    ) -> taskcore_status;

    /// `taskcore_profile_set`, which hands its error to the caller.
    pub fn taskcore_profile_set_e(
        store: *mut taskcore_store,
        seller: *const taskcore_party,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Sets the picture at the head of invoices.
    pub fn taskcore_profile_set_logo(
        store: *mut taskcore_store,
        bytes: *const u8,
        length: usize,
    ) -> taskcore_status;

    /// `taskcore_profile_set_logo`, which hands its error to the caller.
    pub fn taskcore_profile_set_logo_e(
        store: *mut taskcore_store,
        bytes: *const u8,
        length: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Sets what an hour costs where neither its time entry nor its task, project or client says
    /// it. It is in the currency of the profile, and counts for time that is paid in that one.
    pub fn taskcore_profile_set_hourly_rate(
        store: *mut taskcore_store,
        hourly_rate_millionths: i64,
    ) -> taskcore_status;

    /// `taskcore_profile_set_hourly_rate`, which hands its error to the caller.
    pub fn taskcore_profile_set_hourly_rate_e(
        store: *mut taskcore_store,
        hourly_rate_millionths: i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Takes the profile from an invoice that one issued with another program: its seller. What the
    /// profile says already stays. Nothing else does this: no import and no invoice that is
    /// received sets the profile.
    pub fn taskcore_profile_import(
        store: *mut taskcore_store,
        bytes: *const u8,
        length: usize,
    ) -> taskcore_status;

    /// `taskcore_profile_import`, which hands its error to the caller.
    pub fn taskcore_profile_import_e(
        store: *mut taskcore_store,
        bytes: *const u8,
        length: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Reads the seller.
    pub fn taskcore_profile_read(
        store: *mut taskcore_store,
        profile: *mut *mut taskcore_profile,
    ) -> taskcore_status;

    /// `taskcore_profile_read`, which hands its error to the caller.
    pub fn taskcore_profile_read_e(
        store: *mut taskcore_store,
        profile: *mut *mut taskcore_profile,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives the seller.
    pub fn taskcore_profile_contents(
        profile: *const taskcore_profile,
    ) -> *const taskcore_profile_content;

    /// Frees a seller and all that was borrowed from it.
    pub fn taskcore_profile_free(profile: *mut taskcore_profile);

    /// Sets what the user has paid for, as the host states it. It is no step for undo.
    pub fn taskcore_subscription_set(
        store: *mut taskcore_store,
        subscription: *const taskcore_subscription_content,
    ) -> taskcore_status;

    /// `taskcore_subscription_set`, which hands its error to the caller.
    pub fn taskcore_subscription_set_e(
        store: *mut taskcore_store,
        subscription: *const taskcore_subscription_content,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Tells whether the subscription has a feature at an instant: from its beginning up to its
    /// end, which does not belong to it.
    pub fn taskcore_subscription_is_entitled(
        store: *mut taskcore_store,
        feature: *const c_char,
        at_ms: i64,
        is_entitled: *mut i32,
    ) -> taskcore_status;

    /// `taskcore_subscription_is_entitled`, which hands its error to the caller.
    pub fn taskcore_subscription_is_entitled_e(
        store: *mut taskcore_store,
        feature: *const c_char,
        at_ms: i64,
        is_entitled: *mut i32,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Reads what the user has paid for.
    pub fn taskcore_subscription_read(
        store: *mut taskcore_store,
        subscription: *mut *mut taskcore_subscription,
    ) -> taskcore_status;

    /// `taskcore_subscription_read`, which hands its error to the caller.
    pub fn taskcore_subscription_read_e(
        store: *mut taskcore_store,
        subscription: *mut *mut taskcore_subscription,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a subscription.
    pub fn taskcore_subscription_contents(
        subscription: *const taskcore_subscription,
    ) -> *const taskcore_subscription_content;

    /// Frees a subscription and all that was borrowed from it.
    pub fn taskcore_subscription_free(subscription: *mut taskcore_subscription);

    /// Adds a client.
    pub fn taskcore_client_add(
        store: *mut taskcore_store,
        input: *const taskcore_client_input,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_client_add`, which hands its error to the caller.
    pub fn taskcore_client_add_e(
        store: *mut taskcore_store,
        input: *const taskcore_client_input,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Changes clients, or archives them, all or none, as one step for undo: an archived one gets
    /// no new invoices. Invoices that were issued to them stay as they were issued; drafts go
    /// along.
    pub fn taskcore_client_update(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        input: *const taskcore_client_input,
    ) -> taskcore_status;

    /// `taskcore_client_update`, which hands its error to the caller.
    pub fn taskcore_client_update_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        input: *const taskcore_client_input,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Deletes clients that no invoice is for, all or none, as one step for undo. Projects that
    /// were for them are for nobody then.
    pub fn taskcore_client_delete(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_client_delete`, which hands its error to the caller.
    pub fn taskcore_client_delete_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gets clients by their ids.
    pub fn taskcore_client_get(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        clients: *mut *mut taskcore_client_list,
    ) -> taskcore_status;

    /// `taskcore_client_get`, which hands its error to the caller.
    pub fn taskcore_client_get_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        clients: *mut *mut taskcore_client_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Finds the client with a uid.
    pub fn taskcore_client_find(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_client_find`, which hands its error to the caller.
    pub fn taskcore_client_find_e(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists clients by their names.
    pub fn taskcore_client_query(
        store: *mut taskcore_store,
        options: *const taskcore_client_query_options,
        clients: *mut *mut taskcore_client_list,
    ) -> taskcore_status;

    /// `taskcore_client_query`, which hands its error to the caller.
    pub fn taskcore_client_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_client_query_options,
        clients: *mut *mut taskcore_client_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_client_list_count(list: *const taskcore_client_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_client_list_at(
        list: *const taskcore_client_list,
        index: usize,
    ) -> *const taskcore_client;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_client_list_rows(
        list: *const taskcore_client_list,
        stride: *mut usize,
    ) -> *const taskcore_client;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_client_list_arrow(
        list: *const taskcore_client_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_client_list_arrow`, which hands its error to the caller.
    pub fn taskcore_client_list_arrow_e(
        list: *const taskcore_client_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_client_list_free(list: *mut taskcore_client_list);

    /// Adds a draft of an invoice, a credit note, a down payment, a corrected invoice or a quote,
    /// without items.
    pub fn taskcore_invoice_add(
        store: *mut taskcore_store,
        kind: i32,
        input: *const taskcore_invoice_input,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_invoice_add`, which hands its error to the caller.
    pub fn taskcore_invoice_add_e(
        store: *mut taskcore_store,
        kind: i32,
        input: *const taskcore_invoice_input,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Changes a draft.
    pub fn taskcore_invoice_update(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_invoice_input,
    ) -> taskcore_status;

    /// `taskcore_invoice_update`, which hands its error to the caller.
    pub fn taskcore_invoice_update_e(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_invoice_input,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Deletes drafts with all that belongs to them, all or none, as one step for undo.
    pub fn taskcore_invoice_delete(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_invoice_delete`, which hands its error to the caller.
    pub fn taskcore_invoice_delete_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Makes a draft with the items, terms and client of an invoice or a credit note, issued or
    /// not. Its dates, its number, what was paid before it, and its links to tasks, time and other
    /// invoices are not copied.
    pub fn taskcore_invoice_copy(
        store: *mut taskcore_store,
        id: i64,
        copy_id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_invoice_copy`, which hands its error to the caller.
    pub fn taskcore_invoice_copy_e(
        store: *mut taskcore_store,
        id: i64,
        copy_id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Makes a draft of a credit note that takes back all of an issued invoice that none took back
    /// yet.
    pub fn taskcore_invoice_credit(
        store: *mut taskcore_store,
        id: i64,
        credit_note_id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_invoice_credit`, which hands its error to the caller.
    pub fn taskcore_invoice_credit_e(
        store: *mut taskcore_store,
        id: i64,
        credit_note_id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Makes a draft of a corrected invoice with all that an issued one has. When the draft is
    /// issued, it stands in the place of that one: the payments go over to it, and the other owes
    /// nothing.
    pub fn taskcore_invoice_correct(
        store: *mut taskcore_store,
        id: i64,
        corrected_id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_invoice_correct`, which hands its error to the caller.
    pub fn taskcore_invoice_correct_e(
        store: *mut taskcore_store,
        id: i64,
        corrected_id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Makes a draft of a down payment on what an invoice, mostly a draft, is for. It has an item
    /// for each category and rate of VAT, and comes to the share of the total with VAT to the cent;
    /// where no net comes to exactly that with its VAT, to the nearest amount that one comes to.
    pub fn taskcore_invoice_down_payment(
        store: *mut taskcore_store,
        id: i64,
        share_basis_points: i32,
        amount_minor: i64,
        down_payment_id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_invoice_down_payment`, which hands its error to the caller.
    pub fn taskcore_invoice_down_payment_e(
        store: *mut taskcore_store,
        id: i64,
        share_basis_points: i32,
        amount_minor: i64,
        down_payment_id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Deducts issued down payments from a draft, which is the final invoice then, as one step for
    /// undo. Between French businesses they are in what was paid before (BT-113); elsewhere the
    /// invoice has a line below 0 for each of them and each rate. What credit notes took back of
    /// them is not deducted.
    pub fn taskcore_invoice_deduct(
        store: *mut taskcore_store,
        id: i64,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_invoice_deduct`, which hands its error to the caller.
    pub fn taskcore_invoice_deduct_e(
        store: *mut taskcore_store,
        id: i64,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Takes back that a draft deducts down payments, as one step for undo.
    pub fn taskcore_invoice_undeduct(
        store: *mut taskcore_store,
        id: i64,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_invoice_undeduct`, which hands its error to the caller.
    pub fn taskcore_invoice_undeduct_e(
        store: *mut taskcore_store,
        id: i64,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Adds an item to a draft.
    pub fn taskcore_invoice_line_add(
        store: *mut taskcore_store,
        invoice_id: i64,
        line: *const taskcore_invoice_line_input,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_invoice_line_add`, which hands its error to the caller.
    pub fn taskcore_invoice_line_add_e(
        store: *mut taskcore_store,
        invoice_id: i64,
        line: *const taskcore_invoice_line_input,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gets items by their ids.
    pub fn taskcore_invoice_line_get(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        lines: *mut *mut taskcore_invoice_line_list,
    ) -> taskcore_status;

    /// `taskcore_invoice_line_get`, which hands its error to the caller.
    pub fn taskcore_invoice_line_get_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        lines: *mut *mut taskcore_invoice_line_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Finds the item with a uid.
    pub fn taskcore_invoice_line_find(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_invoice_line_find`, which hands its error to the caller.
    pub fn taskcore_invoice_line_find_e(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Changes an item of a draft.
    pub fn taskcore_invoice_line_update(
        store: *mut taskcore_store,
        id: i64,
        line: *const taskcore_invoice_line_input,
    ) -> taskcore_status;

    /// `taskcore_invoice_line_update`, which hands its error to the caller.
    pub fn taskcore_invoice_line_update_e(
        store: *mut taskcore_store,
        id: i64,
        line: *const taskcore_invoice_line_input,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Deletes items of drafts, all or none, as one step for undo. Focus time that they were for
    /// can be billed again.
    pub fn taskcore_invoice_line_delete(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_invoice_line_delete`, which hands its error to the caller.
    pub fn taskcore_invoice_line_delete_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_invoice_line_list_count(list: *const taskcore_invoice_line_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_invoice_line_list_at(
        list: *const taskcore_invoice_line_list,
        index: usize,
    ) -> *const taskcore_invoice_line;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_invoice_line_list_rows(
        list: *const taskcore_invoice_line_list,
        stride: *mut usize,
    ) -> *const taskcore_invoice_line;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_invoice_line_list_arrow(
        list: *const taskcore_invoice_line_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_invoice_line_list_arrow`, which hands its error to the caller.
    pub fn taskcore_invoice_line_list_arrow_e(
        list: *const taskcore_invoice_line_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_invoice_line_list_free(list: *mut taskcore_invoice_line_list);

    /// Adds items to a draft for focus sessions and time entries that no invoice is for yet.
    /// Sessions of work count that were finished and began on a day of the range. Their hours have
    /// four decimals, rounded once for each item. By rate, an hour costs what the time entry says
    /// itself, else its task, else its project or the nearest above that says it, else the client
    /// that this project is for; time of each rate is an item of its own.
    pub fn taskcore_invoice_bill_focus(
        store: *mut taskcore_store,
        invoice_id: i64,
        billing: *const taskcore_focus_billing,
        line_count: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_invoice_bill_focus`, which hands its error to the caller.
    pub fn taskcore_invoice_bill_focus_e(
        store: *mut taskcore_store,
        invoice_id: i64,
        billing: *const taskcore_focus_billing,
        line_count: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Makes a draft for a client with items for all focus sessions and time entries of its
    /// projects that no invoice is for yet, in one step for undo: `taskcore_invoice_add` and
    /// `taskcore_invoice_bill_focus` in one.
    pub fn taskcore_invoice_bill_client(
        store: *mut taskcore_store,
        client_id: i64,
        billing: *const taskcore_focus_billing,
        invoice_id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_invoice_bill_client`, which hands its error to the caller.
    pub fn taskcore_invoice_bill_client_e(
        store: *mut taskcore_store,
        client_id: i64,
        billing: *const taskcore_focus_billing,
        invoice_id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Adds an allowance or a charge on the whole of a draft.
    pub fn taskcore_invoice_adjustment_add(
        store: *mut taskcore_store,
        invoice_id: i64,
        adjustment: *const taskcore_invoice_adjustment_input,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_invoice_adjustment_add`, which hands its error to the caller.
    pub fn taskcore_invoice_adjustment_add_e(
        store: *mut taskcore_store,
        invoice_id: i64,
        adjustment: *const taskcore_invoice_adjustment_input,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gets adjustments by their ids.
    pub fn taskcore_invoice_adjustment_get(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        adjustments: *mut *mut taskcore_invoice_adjustment_list,
    ) -> taskcore_status;

    /// `taskcore_invoice_adjustment_get`, which hands its error to the caller.
    pub fn taskcore_invoice_adjustment_get_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        adjustments: *mut *mut taskcore_invoice_adjustment_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Finds the adjustment with a uid.
    pub fn taskcore_invoice_adjustment_find(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_invoice_adjustment_find`, which hands its error to the caller.
    pub fn taskcore_invoice_adjustment_find_e(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Changes an allowance or a charge of a draft.
    pub fn taskcore_invoice_adjustment_update(
        store: *mut taskcore_store,
        id: i64,
        adjustment: *const taskcore_invoice_adjustment_input,
    ) -> taskcore_status;

    /// `taskcore_invoice_adjustment_update`, which hands its error to the caller.
    pub fn taskcore_invoice_adjustment_update_e(
        store: *mut taskcore_store,
        id: i64,
        adjustment: *const taskcore_invoice_adjustment_input,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Deletes allowances and charges of drafts, all or none, as one step for undo.
    pub fn taskcore_invoice_adjustment_delete(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_invoice_adjustment_delete`, which hands its error to the caller.
    pub fn taskcore_invoice_adjustment_delete_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_invoice_adjustment_list_count(
        list: *const taskcore_invoice_adjustment_list,
    ) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_invoice_adjustment_list_at(
        list: *const taskcore_invoice_adjustment_list,
        index: usize,
    ) -> *const taskcore_invoice_adjustment;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_invoice_adjustment_list_rows(
        list: *const taskcore_invoice_adjustment_list,
        stride: *mut usize,
    ) -> *const taskcore_invoice_adjustment;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_invoice_adjustment_list_arrow(
        list: *const taskcore_invoice_adjustment_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_invoice_adjustment_list_arrow`, which hands its error to the caller.
    pub fn taskcore_invoice_adjustment_list_arrow_e(
        list: *const taskcore_invoice_adjustment_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_invoice_adjustment_list_free(list: *mut taskcore_invoice_adjustment_list);

    /// Lists all that forbids to issue a draft, by EN 16931, the law and the profile of the
    /// invoice, and what is else to know. A row whose status is `TASKCORE_OK` is a warning, which
    /// forbids nothing: a character that no installed font has is printed as U+FFFD, and a French
    /// invoice says services where nothing tells them from goods.
    pub fn taskcore_invoice_check(
        store: *mut taskcore_store,
        id: i64,
        issue_date: i32,
        problems: *mut *mut taskcore_problem_list,
    ) -> taskcore_status;

    /// `taskcore_invoice_check`, which hands its error to the caller.
    pub fn taskcore_invoice_check_e(
        store: *mut taskcore_store,
        id: i64,
        issue_date: i32,
        problems: *mut *mut taskcore_problem_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Issues a draft: it gets the next number of its series, and cannot change any more. No two
    /// invoices get one number and none is left out, whatever else uses the store. It is no step
    /// for undo, and neither is what was done to the draft before. Where a hub leases the series,
    /// the hub is asked first, and must be there: only who took the series by force, or numbers in
    /// a series of this device alone, does without.
    pub fn taskcore_invoice_issue(
        store: *mut taskcore_store,
        id: i64,
        issue_date: i32,
        number: *mut *mut c_char,
    ) -> taskcore_status;

    /// `taskcore_invoice_issue`, which hands its error to the caller.
    pub fn taskcore_invoice_issue_e(
        store: *mut taskcore_store,
        id: i64,
        issue_date: i32,
        number: *mut *mut c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Takes all of an issued invoice back: issues a credit note of the whole, and marks the
    /// invoice as void. It is no step for undo.
    pub fn taskcore_invoice_void(
        store: *mut taskcore_store,
        id: i64,
        issue_date: i32,
        credit_note_id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_invoice_void`, which hands its error to the caller.
    pub fn taskcore_invoice_void_e(
        store: *mut taskcore_store,
        id: i64,
        issue_date: i32,
        credit_note_id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gets invoices by their ids.
    pub fn taskcore_invoice_get(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        invoices: *mut *mut taskcore_invoice_list,
    ) -> taskcore_status;

    /// `taskcore_invoice_get`, which hands its error to the caller.
    pub fn taskcore_invoice_get_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        invoices: *mut *mut taskcore_invoice_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Finds the invoice with a uid or a number.
    pub fn taskcore_invoice_find(
        store: *mut taskcore_store,
        uid_or_number: *const c_char,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_invoice_find`, which hands its error to the caller.
    pub fn taskcore_invoice_find_e(
        store: *mut taskcore_store,
        uid_or_number: *const c_char,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists invoices and credit notes, newest first: drafts by when they were made, then the
    /// issued ones by their issue dates. Quotes are listed only when their kind, or none but states
    /// of theirs, is asked for.
    pub fn taskcore_invoice_query(
        store: *mut taskcore_store,
        options: *const taskcore_invoice_query_options,
        invoices: *mut *mut taskcore_invoice_list,
    ) -> taskcore_status;

    /// `taskcore_invoice_query`, which hands its error to the caller.
    pub fn taskcore_invoice_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_invoice_query_options,
        invoices: *mut *mut taskcore_invoice_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_invoice_list_count(list: *const taskcore_invoice_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_invoice_list_at(
        list: *const taskcore_invoice_list,
        index: usize,
    ) -> *const taskcore_invoice;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_invoice_list_rows(
        list: *const taskcore_invoice_list,
        stride: *mut usize,
    ) -> *const taskcore_invoice;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_invoice_list_arrow(
        list: *const taskcore_invoice_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_invoice_list_arrow`, which hands its error to the caller.
    pub fn taskcore_invoice_list_arrow_e(
        list: *const taskcore_invoice_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_invoice_list_free(list: *mut taskcore_invoice_list);

    /// Reads all of an invoice, a credit note or a quote.
    pub fn taskcore_invoice_document_read(
        store: *mut taskcore_store,
        id: i64,
        document: *mut *mut taskcore_invoice_document,
    ) -> taskcore_status;

    /// `taskcore_invoice_document_read`, which hands its error to the caller.
    pub fn taskcore_invoice_document_read_e(
        store: *mut taskcore_store,
        id: i64,
        document: *mut *mut taskcore_invoice_document,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives an invoice.
    pub fn taskcore_invoice_document_contents(
        document: *const taskcore_invoice_document,
    ) -> *const taskcore_invoice_content;

    /// Frees an invoice and all that was borrowed from it.
    pub fn taskcore_invoice_document_free(document: *mut taskcore_invoice_document);

    /// Notes money that came in for an invoice, or went out for a credit note.
    pub fn taskcore_payment_add(
        store: *mut taskcore_store,
        invoice_id: i64,
        payment: *const taskcore_payment_input,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_payment_add`, which hands its error to the caller.
    pub fn taskcore_payment_add_e(
        store: *mut taskcore_store,
        invoice_id: i64,
        payment: *const taskcore_payment_input,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Deletes payments, all or none, as one step for undo: what they were for is owed again.
    pub fn taskcore_payment_delete(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_payment_delete`, which hands its error to the caller.
    pub fn taskcore_payment_delete_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gets payments by their ids.
    pub fn taskcore_payment_get(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        payments: *mut *mut taskcore_payment_list,
    ) -> taskcore_status;

    /// `taskcore_payment_get`, which hands its error to the caller.
    pub fn taskcore_payment_get_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        payments: *mut *mut taskcore_payment_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Finds the payment with a uid.
    pub fn taskcore_payment_find(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_payment_find`, which hands its error to the caller.
    pub fn taskcore_payment_find_e(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists payments, the latest first.
    pub fn taskcore_payment_query(
        store: *mut taskcore_store,
        options: *const taskcore_payment_query_options,
        payments: *mut *mut taskcore_payment_list,
    ) -> taskcore_status;

    /// `taskcore_payment_query`, which hands its error to the caller.
    pub fn taskcore_payment_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_payment_query_options,
        payments: *mut *mut taskcore_payment_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_payment_list_count(list: *const taskcore_payment_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_payment_list_at(
        list: *const taskcore_payment_list,
        index: usize,
    ) -> *const taskcore_payment;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_payment_list_rows(
        list: *const taskcore_payment_list,
        stride: *mut usize,
    ) -> *const taskcore_payment;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_payment_list_arrow(
        list: *const taskcore_payment_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_payment_list_arrow`, which hands its error to the caller.
    pub fn taskcore_payment_list_arrow_e(
        list: *const taskcore_payment_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_payment_list_free(list: *mut taskcore_payment_list);

    /// Adds up what is owed of issued invoices today, by currency and by how long it is overdue.
    pub fn taskcore_ageing_query(
        store: *mut taskcore_store,
        options: *const taskcore_ageing_query_options,
        ageing: *mut *mut taskcore_ageing_list,
    ) -> taskcore_status;

    /// `taskcore_ageing_query`, which hands its error to the caller.
    pub fn taskcore_ageing_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_ageing_query_options,
        ageing: *mut *mut taskcore_ageing_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_ageing_list_count(list: *const taskcore_ageing_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_ageing_list_at(
        list: *const taskcore_ageing_list,
        index: usize,
    ) -> *const taskcore_ageing;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_ageing_list_rows(
        list: *const taskcore_ageing_list,
        stride: *mut usize,
    ) -> *const taskcore_ageing;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_ageing_list_arrow(
        list: *const taskcore_ageing_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_ageing_list_arrow`, which hands its error to the caller.
    pub fn taskcore_ageing_list_arrow_e(
        list: *const taskcore_ageing_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_ageing_list_free(list: *mut taskcore_ageing_list);

    /// Adds up what was invoiced, by month and currency; credit notes are taken off.
    pub fn taskcore_turnover_query(
        store: *mut taskcore_store,
        options: *const taskcore_turnover_query_options,
        turnover: *mut *mut taskcore_turnover_list,
    ) -> taskcore_status;

    /// `taskcore_turnover_query`, which hands its error to the caller.
    pub fn taskcore_turnover_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_turnover_query_options,
        turnover: *mut *mut taskcore_turnover_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_turnover_list_count(list: *const taskcore_turnover_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_turnover_list_at(
        list: *const taskcore_turnover_list,
        index: usize,
    ) -> *const taskcore_turnover;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_turnover_list_rows(
        list: *const taskcore_turnover_list,
        stride: *mut usize,
    ) -> *const taskcore_turnover;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_turnover_list_arrow(
        list: *const taskcore_turnover_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_turnover_list_arrow`, which hands its error to the caller.
    pub fn taskcore_turnover_list_arrow_e(
        list: *const taskcore_turnover_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_turnover_list_free(list: *mut taskcore_turnover_list);

    /// Adds up the VAT of what was invoiced, by month, currency, category and rate; credit notes
    /// are taken off.
    pub fn taskcore_vat_total_query(
        store: *mut taskcore_store,
        options: *const taskcore_vat_total_query_options,
        totals: *mut *mut taskcore_vat_total_list,
    ) -> taskcore_status;

    /// `taskcore_vat_total_query`, which hands its error to the caller.
    pub fn taskcore_vat_total_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_vat_total_query_options,
        totals: *mut *mut taskcore_vat_total_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_vat_total_list_count(list: *const taskcore_vat_total_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_vat_total_list_at(
        list: *const taskcore_vat_total_list,
        index: usize,
    ) -> *const taskcore_vat_total;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_vat_total_list_rows(
        list: *const taskcore_vat_total_list,
        stride: *mut usize,
    ) -> *const taskcore_vat_total;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_vat_total_list_arrow(
        list: *const taskcore_vat_total_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_vat_total_list_arrow`, which hands its error to the caller.
    pub fn taskcore_vat_total_list_arrow_e(
        list: *const taskcore_vat_total_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_vat_total_list_free(list: *mut taskcore_vat_total_list);

    /// Sets the pattern of a series of numbers. What was issued keeps its number. A pattern has
    /// letters, digits and `+`, `-`, `_` and `/`, exactly one counter of 1 to 10 places such as
    /// `{NNNN}`, at most one year, `{YYYY}` or `{YY}`, and at most one month, `{MM}`. With a year,
    /// the counter begins anew with each one; a month is shown alone.
    pub fn taskcore_number_series_set(
        store: *mut taskcore_store,
        name: *const c_char,
        pattern: *const c_char,
    ) -> taskcore_status;

    /// `taskcore_number_series_set`, which hands its error to the caller.
    pub fn taskcore_number_series_set_e(
        store: *mut taskcore_store,
        name: *const c_char,
        pattern: *const c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists the series of numbers: those that are there from the beginning, then the others by
    /// their names.
    pub fn taskcore_number_series_query(
        store: *mut taskcore_store,
        options: *const taskcore_number_series_query_options,
        series: *mut *mut taskcore_number_series_list,
    ) -> taskcore_status;

    /// `taskcore_number_series_query`, which hands its error to the caller.
    pub fn taskcore_number_series_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_number_series_query_options,
        series: *mut *mut taskcore_number_series_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_number_series_list_count(list: *const taskcore_number_series_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_number_series_list_at(
        list: *const taskcore_number_series_list,
        index: usize,
    ) -> *const taskcore_number_series;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_number_series_list_rows(
        list: *const taskcore_number_series_list,
        stride: *mut usize,
    ) -> *const taskcore_number_series;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_number_series_list_arrow(
        list: *const taskcore_number_series_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_number_series_list_arrow`, which hands its error to the caller.
    pub fn taskcore_number_series_list_arrow_e(
        list: *const taskcore_number_series_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_number_series_list_free(list: *mut taskcore_number_series_list);

    /// Tells how many decimals the minor unit of a currency is, as ISO 4217 has it: 2 for cents of
    /// EUR, 0 for yen.
    pub fn taskcore_currency_digits(currency: *const c_char, digits: *mut i32) -> taskcore_status;

    /// `taskcore_currency_digits`, which hands its error to the caller.
    pub fn taskcore_currency_digits_e(
        currency: *const c_char,
        digits: *mut i32,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Writes an amount as an invoice of a language has it, such as "1 234,56" with the sign of the
    /// euro behind it, or before "1,234.56" in English.
    pub fn taskcore_amount_text(
        amount_minor: i64,
        currency: *const c_char,
        language: *const c_char,
        text: *mut *mut c_char,
    ) -> taskcore_status;

    /// `taskcore_amount_text`, which hands its error to the caller.
    pub fn taskcore_amount_text_e(
        amount_minor: i64,
        currency: *const c_char,
        language: *const c_char,
        text: *mut *mut c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Reads an amount as people write it: "1 234,56", "1,234.56" and "1.234,56" are the same.
    pub fn taskcore_amount_parse(
        text: *const c_char,
        currency: *const c_char,
        amount_minor: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_amount_parse`, which hands its error to the caller.
    pub fn taskcore_amount_parse_e(
        text: *const c_char,
        currency: *const c_char,
        amount_minor: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Makes this device the one that issues in a series of numbers. Once a store is on several
    /// devices, one of them issues in each series, so that no number is given twice: at first the
    /// one on which sync began. Another one claims the series, and issues as soon as all devices
    /// know that, which they say of themselves by their next runs; a device that was lost is
    /// retired. `taskcore_number_series_query` tells who issues.
    pub fn taskcore_number_series_claim(
        store: *mut taskcore_store,
        name: *const c_char,
        is_forced: i32,
    ) -> taskcore_status;

    /// `taskcore_number_series_claim`, which hands its error to the caller.
    pub fn taskcore_number_series_claim_e(
        store: *mut taskcore_store,
        name: *const c_char,
        is_forced: i32,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Sets in which series drafts that name none are numbered on this device, and on no other one:
    /// with a series of its own, each device issues without asking the others.
    pub fn taskcore_number_series_use(
        store: *mut taskcore_store,
        kind: i32,
        name: *const c_char,
    ) -> taskcore_status;

    /// `taskcore_number_series_use`, which hands its error to the caller.
    pub fn taskcore_number_series_use_e(
        store: *mut taskcore_store,
        kind: i32,
        name: *const c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Notes that the client accepted a quote that was issued, so that it can be turned into an
    /// invoice. A quote is an invoice of the kind `TASKCORE_INVOICE_KIND_QUOTE`: it is added,
    /// changed, issued and printed as one. Nothing is owed of it, and no figures count it.
    pub fn taskcore_quote_accept(store: *mut taskcore_store, id: i64, date: i32) -> taskcore_status;

    /// `taskcore_quote_accept`, which hands its error to the caller.
    pub fn taskcore_quote_accept_e(
        store: *mut taskcore_store,
        id: i64,
        date: i32,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Notes that the client declined a quote that was issued.
    pub fn taskcore_quote_decline(
        store: *mut taskcore_store,
        id: i64,
        date: i32,
    ) -> taskcore_status;

    /// `taskcore_quote_decline`, which hands its error to the caller.
    pub fn taskcore_quote_decline_e(
        store: *mut taskcore_store,
        id: i64,
        date: i32,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Makes a draft of an invoice of all of an accepted quote, with its items, terms and tasks.
    /// What was issued as down payments is taken off.
    pub fn taskcore_quote_invoice(
        store: *mut taskcore_store,
        id: i64,
        invoice_id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_quote_invoice`, which hands its error to the caller.
    pub fn taskcore_quote_invoice_e(
        store: *mut taskcore_store,
        id: i64,
        invoice_id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Makes a draft of a down payment of an accepted quote, with a line for each rate of VAT. It
    /// comes to the share of the total with VAT to the cent; where no net comes to exactly that
    /// with its VAT, to the nearest amount that one comes to.
    pub fn taskcore_quote_down_payment(
        store: *mut taskcore_store,
        id: i64,
        share_basis_points: i32,
        amount_minor: i64,
        invoice_id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_quote_down_payment`, which hands its error to the caller.
    pub fn taskcore_quote_down_payment_e(
        store: *mut taskcore_store,
        id: i64,
        share_basis_points: i32,
        amount_minor: i64,
        invoice_id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Prints an invoice or a credit note: a PDF/A-3 file with its data within (Factur-X, profile
    /// EN 16931). That of an invoice of the profiles XRechnung and Peppol has none: these are a
    /// file of their own. A draft is printed as one, without data, and so is a quote. The same
    /// invoice gives the same bytes, as long as libraries and fonts are the same.
    pub fn taskcore_invoice_pdf(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_pdf_options,
        pdf: *mut *mut u8,
        length: *mut usize,
    ) -> taskcore_status;

    /// `taskcore_invoice_pdf`, which hands its error to the caller.
    pub fn taskcore_invoice_pdf_e(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_pdf_options,
        pdf: *mut *mut u8,
        length: *mut usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Prints an invoice or a credit note to a file, which is there only when it is whole. A file
    /// that is there is replaced, and keeps its permissions. A new one is for its owner alone (mode
    /// 0600).
    pub fn taskcore_invoice_pdf_file(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_pdf_options,
        path: *const c_char,
    ) -> taskcore_status;

    /// `taskcore_invoice_pdf_file`, which hands its error to the caller.
    pub fn taskcore_invoice_pdf_file_e(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_pdf_options,
        path: *const c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Writes an issued invoice or credit note as EN 16931 or a profile of it has it.
    pub fn taskcore_invoice_xml(
        store: *mut taskcore_store,
        id: i64,
        format: i32,
        xml: *mut *mut c_char,
    ) -> taskcore_status;

    /// `taskcore_invoice_xml`, which hands its error to the caller.
    pub fn taskcore_invoice_xml_e(
        store: *mut taskcore_store,
        id: i64,
        format: i32,
        xml: *mut *mut c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Writes an issued invoice or credit note to a file as EN 16931 has it; the file is there only
    /// when it is whole. A file that is there is replaced, and keeps its permissions. A new one is
    /// for its owner alone (mode 0600).
    pub fn taskcore_invoice_xml_file(
        store: *mut taskcore_store,
        id: i64,
        format: i32,
        path: *const c_char,
    ) -> taskcore_status;

    /// `taskcore_invoice_xml_file`, which hands its error to the caller.
    pub fn taskcore_invoice_xml_file_e(
        store: *mut taskcore_store,
        id: i64,
        format: i32,
        path: *const c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Makes a draft of an invoice that another program made: a Cross Industry Invoice (CII), or a
    /// PDF file with one within, as Factur-X and ZUGFeRD have it. It is for one's own invoices: the
    /// seller of the file must be the seller of the store, and is never made so;
    /// `taskcore_profile_import` does that, and `taskcore_purchase_add` receives invoices of
    /// others. The buyer becomes the client, or is found among the clients. The number of the file
    /// is put into the notes.
    pub fn taskcore_invoice_import(
        store: *mut taskcore_store,
        bytes: *const u8,
        length: usize,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_invoice_import`, which hands its error to the caller.
    pub fn taskcore_invoice_import_e(
        store: *mut taskcore_store,
        bytes: *const u8,
        length: usize,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Makes a draft of an invoice in a file that another program made.
    pub fn taskcore_invoice_import_file(
        store: *mut taskcore_store,
        path: *const c_char,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_invoice_import_file`, which hands its error to the caller.
    pub fn taskcore_invoice_import_file_e(
        store: *mut taskcore_store,
        path: *const c_char,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Writes invoices and credit notes as a table (RFC 4180), in the order of
    /// `taskcore_invoice_query`. The columns are number, kind, state, issue_date, due_date, client,
    /// currency, net, vat, gross, due, paid, credited, balance and uid. Dates are such as
    /// 2026-12-24, amounts such as 1234.56.
    pub fn taskcore_invoice_csv(
        store: *mut taskcore_store,
        options: *const taskcore_invoice_query_options,
        csv: *mut *mut c_char,
    ) -> taskcore_status;

    /// `taskcore_invoice_csv`, which hands its error to the caller.
    pub fn taskcore_invoice_csv_e(
        store: *mut taskcore_store,
        options: *const taskcore_invoice_query_options,
        csv: *mut *mut c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Writes invoices and credit notes as a table to a file, which is there only when it is whole.
    /// A file that is there is replaced, and keeps its permissions. A new one is for its owner
    /// alone (mode 0600).
    pub fn taskcore_invoice_csv_file(
        store: *mut taskcore_store,
        options: *const taskcore_invoice_query_options,
        path: *const c_char,
    ) -> taskcore_status;

    /// `taskcore_invoice_csv_file`, which hands its error to the caller.
    pub fn taskcore_invoice_csv_file_e(
        store: *mut taskcore_store,
        options: *const taskcore_invoice_query_options,
        path: *const c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Writes the VAT journal as a table (RFC 4180): a line for each rate of each issued invoice
    /// and credit note, by the issue dates and the numbers. The columns are issue_date, number,
    /// kind, preceding_number, client, client_vat_number, client_country, currency, vat_category,
    /// vat_rate, taxable, tax, exchange_rate and uid. Dates are such as 2026-12-24, rates such as
    /// 5.5 for 5.5 %, amounts such as 1234.56; those of credit notes are below 0. Their sums are
    /// those of `taskcore_vat_total_query`.
    pub fn taskcore_vat_journal_csv(
        store: *mut taskcore_store,
        options: *const taskcore_vat_total_query_options,
        csv: *mut *mut c_char,
    ) -> taskcore_status;

    /// `taskcore_vat_journal_csv`, which hands its error to the caller.
    pub fn taskcore_vat_journal_csv_e(
        store: *mut taskcore_store,
        options: *const taskcore_vat_total_query_options,
        csv: *mut *mut c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Writes the VAT journal as a table to a file, which is there only when it is whole. A file
    /// that is there is replaced, and keeps its permissions. A new one is for its owner alone (mode
    /// 0600).
    pub fn taskcore_vat_journal_csv_file(
        store: *mut taskcore_store,
        options: *const taskcore_vat_total_query_options,
        path: *const c_char,
    ) -> taskcore_status;

    /// `taskcore_vat_journal_csv_file`, which hands its error to the caller.
    pub fn taskcore_vat_journal_csv_file_e(
        store: *mut taskcore_store,
        options: *const taskcore_vat_total_query_options,
        path: *const c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Writes the message that an issued invoice or credit note is sent with, the PDF within it, as
    /// RFC 5322 has it: the content of an .eml file. Of the profiles XRechnung and Peppol the XML
    /// file is beside the PDF. Nothing is sent.
    pub fn taskcore_email_compose(
        store: *mut taskcore_store,
        invoice_id: i64,
        options: *const taskcore_email_options,
        message: *mut *mut u8,
        length: *mut usize,
    ) -> taskcore_status;

    /// `taskcore_email_compose`, which hands its error to the caller.
    pub fn taskcore_email_compose_e(
        store: *mut taskcore_store,
        invoice_id: i64,
        options: *const taskcore_email_options,
        message: *mut *mut u8,
        length: *mut usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Writes the message that an invoice is sent with to a file, which is there only when it is
    /// whole. A file that is there is replaced, and keeps its permissions. A new one is for its
    /// owner alone (mode 0600).
    pub fn taskcore_email_compose_file(
        store: *mut taskcore_store,
        invoice_id: i64,
        options: *const taskcore_email_options,
        path: *const c_char,
    ) -> taskcore_status;

    /// `taskcore_email_compose_file`, which hands its error to the caller.
    pub fn taskcore_email_compose_file_e(
        store: *mut taskcore_store,
        invoice_id: i64,
        options: *const taskcore_email_options,
        path: *const c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Sends an issued invoice or credit note by SMTP, with TLS before anything is told. The
    /// message is in the store from the moment at which it is handed over, also when sending fails
    /// or is interrupted: it is failed then, says why, and the invoice can be sent again. What the
    /// server accepted is not interrupted any more. Other calls on this handle do not wait
    /// meanwhile. No password is stored or logged.
    pub fn taskcore_email_send(
        store: *mut taskcore_store,
        invoice_id: i64,
        options: *const taskcore_email_options,
        server: *const taskcore_smtp_options,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_email_send`, which hands its error to the caller.
    pub fn taskcore_email_send_e(
        store: *mut taskcore_store,
        invoice_id: i64,
        options: *const taskcore_email_options,
        server: *const taskcore_smtp_options,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gets messages by their ids.
    pub fn taskcore_email_get(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        emails: *mut *mut taskcore_email_list,
    ) -> taskcore_status;

    /// `taskcore_email_get`, which hands its error to the caller.
    pub fn taskcore_email_get_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        emails: *mut *mut taskcore_email_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Finds the message with a uid.
    pub fn taskcore_email_find(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_email_find`, which hands its error to the caller.
    pub fn taskcore_email_find_e(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists the messages that were sent, or were to be sent, the latest first.
    pub fn taskcore_email_query(
        store: *mut taskcore_store,
        options: *const taskcore_email_query_options,
        emails: *mut *mut taskcore_email_list,
    ) -> taskcore_status;

    /// `taskcore_email_query`, which hands its error to the caller.
    pub fn taskcore_email_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_email_query_options,
        emails: *mut *mut taskcore_email_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_email_list_count(list: *const taskcore_email_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_email_list_at(
        list: *const taskcore_email_list,
        index: usize,
    ) -> *const taskcore_email;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_email_list_rows(
        list: *const taskcore_email_list,
        stride: *mut usize,
    ) -> *const taskcore_email;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_email_list_arrow(
        list: *const taskcore_email_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_email_list_arrow`, which hands its error to the caller.
    pub fn taskcore_email_list_arrow_e(
        list: *const taskcore_email_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_email_list_free(list: *mut taskcore_email_list);

    /// Receives an invoice or a credit note of somebody else: a Cross Industry Invoice (CII), UBL
    /// 2.1, or a PDF file with one within, as Factur-X, ZUGFeRD 2, XRechnung and Peppol have it. It
    /// becomes a purchase, never a draft of one's own, and the profile is not touched. All types
    /// and profiles are read. The file is kept as it came; `taskcore_purchase_check` tells what is
    /// odd about it. An invoice is received once: the seller and the number say which it is, on all
    /// devices.
    pub fn taskcore_purchase_add(
        store: *mut taskcore_store,
        bytes: *const u8,
        length: usize,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_purchase_add`, which hands its error to the caller.
    pub fn taskcore_purchase_add_e(
        store: *mut taskcore_store,
        bytes: *const u8,
        length: usize,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Receives an invoice or a credit note of somebody else in a file.
    pub fn taskcore_purchase_add_file(
        store: *mut taskcore_store,
        path: *const c_char,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_purchase_add_file`, which hands its error to the caller.
    pub fn taskcore_purchase_add_file_e(
        store: *mut taskcore_store,
        path: *const c_char,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists what is odd about the file of a purchase, and does not make it doubtful what is owed:
    /// mistyped identifiers, sums that are a cent off, what is missing.
    pub fn taskcore_purchase_check(
        store: *mut taskcore_store,
        id: i64,
        problems: *mut *mut taskcore_problem_list,
    ) -> taskcore_status;

    /// `taskcore_purchase_check`, which hands its error to the caller.
    pub fn taskcore_purchase_check_e(
        store: *mut taskcore_store,
        id: i64,
        problems: *mut *mut taskcore_problem_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Changes what the user says about a purchase: when it is due, and own notes. What its file
    /// says stays.
    pub fn taskcore_purchase_update(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_purchase_input,
    ) -> taskcore_status;

    /// `taskcore_purchase_update`, which hands its error to the caller.
    pub fn taskcore_purchase_update_e(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_purchase_input,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Deletes purchases with their payments, all or none, as one step for undo.
    pub fn taskcore_purchase_delete(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_purchase_delete`, which hands its error to the caller.
    pub fn taskcore_purchase_delete_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gets purchases by their ids.
    pub fn taskcore_purchase_get(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        purchases: *mut *mut taskcore_purchase_list,
    ) -> taskcore_status;

    /// `taskcore_purchase_get`, which hands its error to the caller.
    pub fn taskcore_purchase_get_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        purchases: *mut *mut taskcore_purchase_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Finds the purchase with a uid.
    pub fn taskcore_purchase_find(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_purchase_find`, which hands its error to the caller.
    pub fn taskcore_purchase_find_e(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists purchases.
    pub fn taskcore_purchase_query(
        store: *mut taskcore_store,
        options: *const taskcore_purchase_query_options,
        purchases: *mut *mut taskcore_purchase_list,
    ) -> taskcore_status;

    /// `taskcore_purchase_query`, which hands its error to the caller.
    pub fn taskcore_purchase_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_purchase_query_options,
        purchases: *mut *mut taskcore_purchase_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_purchase_list_count(list: *const taskcore_purchase_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_purchase_list_at(
        list: *const taskcore_purchase_list,
        index: usize,
    ) -> *const taskcore_purchase;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_purchase_list_rows(
        list: *const taskcore_purchase_list,
        stride: *mut usize,
    ) -> *const taskcore_purchase;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_purchase_list_arrow(
        list: *const taskcore_purchase_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_purchase_list_arrow`, which hands its error to the caller.
    pub fn taskcore_purchase_list_arrow_e(
        list: *const taskcore_purchase_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_purchase_list_free(list: *mut taskcore_purchase_list);

    /// Reads all of a purchase, as its file has it.
    pub fn taskcore_purchase_document_read(
        store: *mut taskcore_store,
        id: i64,
        document: *mut *mut taskcore_purchase_document,
    ) -> taskcore_status;

    /// `taskcore_purchase_document_read`, which hands its error to the caller.
    pub fn taskcore_purchase_document_read_e(
        store: *mut taskcore_store,
        id: i64,
        document: *mut *mut taskcore_purchase_document,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives a purchase.
    pub fn taskcore_purchase_document_contents(
        document: *const taskcore_purchase_document,
    ) -> *const taskcore_purchase_content;

    /// Frees a purchase and all that was borrowed from it.
    pub fn taskcore_purchase_document_free(document: *mut taskcore_purchase_document);

    /// Gives the file of a purchase as it came.
    pub fn taskcore_purchase_original(
        store: *mut taskcore_store,
        id: i64,
        bytes: *mut *mut u8,
        length: *mut usize,
    ) -> taskcore_status;

    /// `taskcore_purchase_original`, which hands its error to the caller.
    pub fn taskcore_purchase_original_e(
        store: *mut taskcore_store,
        id: i64,
        bytes: *mut *mut u8,
        length: *mut usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Writes the file of a purchase as it came; it is there only when it is whole. A file that is
    /// there is replaced, and keeps its permissions. A new one is for its owner alone (mode 0600).
    pub fn taskcore_purchase_original_file(
        store: *mut taskcore_store,
        id: i64,
        path: *const c_char,
    ) -> taskcore_status;

    /// `taskcore_purchase_original_file`, which hands its error to the caller.
    pub fn taskcore_purchase_original_file_e(
        store: *mut taskcore_store,
        id: i64,
        path: *const c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Notes money that was paid for a purchase, or that came back for a credit note.
    pub fn taskcore_purchase_payment_add(
        store: *mut taskcore_store,
        purchase_id: i64,
        payment: *const taskcore_payment_input,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_purchase_payment_add`, which hands its error to the caller.
    pub fn taskcore_purchase_payment_add_e(
        store: *mut taskcore_store,
        purchase_id: i64,
        payment: *const taskcore_payment_input,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Deletes payments of purchases, all or none, as one step for undo: what they paid is owed
    /// again.
    pub fn taskcore_purchase_payment_delete(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_purchase_payment_delete`, which hands its error to the caller.
    pub fn taskcore_purchase_payment_delete_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gets payments by their ids.
    pub fn taskcore_purchase_payment_get(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        payments: *mut *mut taskcore_purchase_payment_list,
    ) -> taskcore_status;

    /// `taskcore_purchase_payment_get`, which hands its error to the caller.
    pub fn taskcore_purchase_payment_get_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        payments: *mut *mut taskcore_purchase_payment_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Finds the payment with a uid.
    pub fn taskcore_purchase_payment_find(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_purchase_payment_find`, which hands its error to the caller.
    pub fn taskcore_purchase_payment_find_e(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists payments of purchases, the latest first.
    pub fn taskcore_purchase_payment_query(
        store: *mut taskcore_store,
        options: *const taskcore_purchase_payment_query_options,
        payments: *mut *mut taskcore_purchase_payment_list,
    ) -> taskcore_status;

    /// `taskcore_purchase_payment_query`, which hands its error to the caller.
    pub fn taskcore_purchase_payment_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_purchase_payment_query_options,
        payments: *mut *mut taskcore_purchase_payment_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_purchase_payment_list_count(
        list: *const taskcore_purchase_payment_list,
    ) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_purchase_payment_list_at(
        list: *const taskcore_purchase_payment_list,
        index: usize,
    ) -> *const taskcore_purchase_payment;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_purchase_payment_list_rows(
        list: *const taskcore_purchase_payment_list,
        stride: *mut usize,
    ) -> *const taskcore_purchase_payment;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_purchase_payment_list_arrow(
        list: *const taskcore_purchase_payment_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_purchase_payment_list_arrow`, which hands its error to the caller.
    pub fn taskcore_purchase_payment_list_arrow_e(
        list: *const taskcore_purchase_payment_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_purchase_payment_list_free(list: *mut taskcore_purchase_payment_list);

    /// Lists what is owed to sellers, by currency; those in which nothing is open are left out.
    pub fn taskcore_purchase_total_query(
        store: *mut taskcore_store,
        options: *const taskcore_purchase_total_query_options,
        totals: *mut *mut taskcore_purchase_total_list,
    ) -> taskcore_status;

    /// `taskcore_purchase_total_query`, which hands its error to the caller.
    pub fn taskcore_purchase_total_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_purchase_total_query_options,
        totals: *mut *mut taskcore_purchase_total_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_purchase_total_list_count(list: *const taskcore_purchase_total_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_purchase_total_list_at(
        list: *const taskcore_purchase_total_list,
        index: usize,
    ) -> *const taskcore_purchase_total;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_purchase_total_list_rows(
        list: *const taskcore_purchase_total_list,
        stride: *mut usize,
    ) -> *const taskcore_purchase_total;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_purchase_total_list_arrow(
        list: *const taskcore_purchase_total_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_purchase_total_list_arrow`, which hands its error to the caller.
    pub fn taskcore_purchase_total_list_arrow_e(
        list: *const taskcore_purchase_total_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_purchase_total_list_free(list: *mut taskcore_purchase_total_list);

    /// Makes a recurring invoice of an invoice or a draft: its terms, lines, allowances and charges
    /// are kept as they are now, and `taskcore_poll` makes a draft of them for each date that
    /// comes. Without a start the series begins with the day of the invoice, or of a draft today,
    /// and the first draft is that of the first date after today. A start that is given may be
    /// past: what came since is drafted by the next poll. One poll drafts at most 12 dates of one
    /// recurring invoice; where more came, it pauses, with the next of them as its next date. What
    /// cannot be drafted, as of a client that was archived, pauses, too. The uid of a draft follows
    /// from its date, so that devices of one sync make one.
    pub fn taskcore_recurring_invoice_add(
        store: *mut taskcore_store,
        invoice_id: i64,
        input: *const taskcore_recurring_invoice_input,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_recurring_invoice_add`, which hands its error to the caller.
    pub fn taskcore_recurring_invoice_add_e(
        store: *mut taskcore_store,
        invoice_id: i64,
        input: *const taskcore_recurring_invoice_input,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Changes a recurring invoice, as one step for undo; what was drafted of it stays as it is. A
    /// new rule goes on after today, or, where dates are waiting, with these. A start that is given
    /// begins the series anew.
    pub fn taskcore_recurring_invoice_update(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_recurring_invoice_input,
    ) -> taskcore_status;

    /// `taskcore_recurring_invoice_update`, which hands its error to the caller.
    pub fn taskcore_recurring_invoice_update_e(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_recurring_invoice_input,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Deletes recurring invoices, all or none, as one step for undo: what was drafted of them
    /// stays.
    pub fn taskcore_recurring_invoice_delete(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_recurring_invoice_delete`, which hands its error to the caller.
    pub fn taskcore_recurring_invoice_delete_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gets recurring invoices by their ids.
    pub fn taskcore_recurring_invoice_get(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        invoices: *mut *mut taskcore_recurring_invoice_list,
    ) -> taskcore_status;

    /// `taskcore_recurring_invoice_get`, which hands its error to the caller.
    pub fn taskcore_recurring_invoice_get_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        invoices: *mut *mut taskcore_recurring_invoice_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Finds the recurring invoice with a uid.
    pub fn taskcore_recurring_invoice_find(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_recurring_invoice_find`, which hands its error to the caller.
    pub fn taskcore_recurring_invoice_find_e(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists recurring invoices, the one whose next draft comes first, then those that have none
    /// any more.
    pub fn taskcore_recurring_invoice_query(
        store: *mut taskcore_store,
        options: *const taskcore_recurring_invoice_query_options,
        recurring_invoices: *mut *mut taskcore_recurring_invoice_list,
    ) -> taskcore_status;

    /// `taskcore_recurring_invoice_query`, which hands its error to the caller.
    pub fn taskcore_recurring_invoice_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_recurring_invoice_query_options,
        recurring_invoices: *mut *mut taskcore_recurring_invoice_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_recurring_invoice_list_count(
        list: *const taskcore_recurring_invoice_list,
    ) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_recurring_invoice_list_at(
        list: *const taskcore_recurring_invoice_list,
        index: usize,
    ) -> *const taskcore_recurring_invoice;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_recurring_invoice_list_rows(
        list: *const taskcore_recurring_invoice_list,
        stride: *mut usize,
    ) -> *const taskcore_recurring_invoice;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_recurring_invoice_list_arrow(
        list: *const taskcore_recurring_invoice_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_recurring_invoice_list_arrow`, which hands its error to the caller.
    pub fn taskcore_recurring_invoice_list_arrow_e(
        list: *const taskcore_recurring_invoice_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_recurring_invoice_list_free(list: *mut taskcore_recurring_invoice_list);

    /// Lists the dates of the next drafts of a recurring invoice, those that are waiting first,
    /// whether it is paused or not.
    pub fn taskcore_recurring_invoice_dates(
        store: *mut taskcore_store,
        id: i64,
        limit: i64,
        dates: *mut *mut taskcore_occurrence_list,
    ) -> taskcore_status;

    /// `taskcore_recurring_invoice_dates`, which hands its error to the caller.
    pub fn taskcore_recurring_invoice_dates_e(
        store: *mut taskcore_store,
        id: i64,
        limit: i64,
        dates: *mut *mut taskcore_occurrence_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists the items of the next draft of a recurring invoice, with what they come to; they have
    /// no ids.
    pub fn taskcore_recurring_invoice_lines(
        store: *mut taskcore_store,
        id: i64,
        lines: *mut *mut taskcore_invoice_line_list,
    ) -> taskcore_status;

    /// `taskcore_recurring_invoice_lines`, which hands its error to the caller.
    pub fn taskcore_recurring_invoice_lines_e(
        store: *mut taskcore_store,
        id: i64,
        lines: *mut *mut taskcore_invoice_line_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Adds a rate of interest for late payment. None is there from the beginning: whoever claims
    /// interest says at which rate, for which days, and of whom.
    pub fn taskcore_penalty_rate_add(
        store: *mut taskcore_store,
        input: *const taskcore_penalty_rate_input,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_penalty_rate_add`, which hands its error to the caller.
    pub fn taskcore_penalty_rate_add_e(
        store: *mut taskcore_store,
        input: *const taskcore_penalty_rate_input,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Changes a rate of interest, as one step for undo; reminders that are there stay as they are.
    pub fn taskcore_penalty_rate_update(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_penalty_rate_input,
    ) -> taskcore_status;

    /// `taskcore_penalty_rate_update`, which hands its error to the caller.
    pub fn taskcore_penalty_rate_update_e(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_penalty_rate_input,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Deletes rates of interest, all or none, as one step for undo; reminders that are there stay
    /// as they are.
    pub fn taskcore_penalty_rate_delete(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_penalty_rate_delete`, which hands its error to the caller.
    pub fn taskcore_penalty_rate_delete_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gets rates by their ids.
    pub fn taskcore_penalty_rate_get(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        rates: *mut *mut taskcore_penalty_rate_list,
    ) -> taskcore_status;

    /// `taskcore_penalty_rate_get`, which hands its error to the caller.
    pub fn taskcore_penalty_rate_get_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        rates: *mut *mut taskcore_penalty_rate_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Finds the rate with a uid.
    pub fn taskcore_penalty_rate_find(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_penalty_rate_find`, which hands its error to the caller.
    pub fn taskcore_penalty_rate_find_e(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists rates of interest, by currency and debtor, the latest first.
    pub fn taskcore_penalty_rate_query(
        store: *mut taskcore_store,
        options: *const taskcore_penalty_rate_query_options,
        rates: *mut *mut taskcore_penalty_rate_list,
    ) -> taskcore_status;

    /// `taskcore_penalty_rate_query`, which hands its error to the caller.
    pub fn taskcore_penalty_rate_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_penalty_rate_query_options,
        rates: *mut *mut taskcore_penalty_rate_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_penalty_rate_list_count(list: *const taskcore_penalty_rate_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_penalty_rate_list_at(
        list: *const taskcore_penalty_rate_list,
        index: usize,
    ) -> *const taskcore_penalty_rate;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_penalty_rate_list_rows(
        list: *const taskcore_penalty_rate_list,
        stride: *mut usize,
    ) -> *const taskcore_penalty_rate;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_penalty_rate_list_arrow(
        list: *const taskcore_penalty_rate_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_penalty_rate_list_arrow`, which hands its error to the caller.
    pub fn taskcore_penalty_rate_list_arrow_e(
        list: *const taskcore_penalty_rate_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_penalty_rate_list_free(list: *mut taskcore_penalty_rate_list);

    /// Makes a reminder of an overdue invoice, which is printed or sent later. The invoice does not
    /// change by it. It claims what is owed on its date; interest at the rates that the user
    /// entered, for the days that these name; the fee; and once for each invoice the 40 EUR for
    /// recovery costs of directive 2011/7/EU, where the seller is in a member state, the client is
    /// no private person, and the invoice is in euros. `taskcore_interest_span_query` tells how the
    /// interest comes about, and of which days no rate holds.
    pub fn taskcore_payment_reminder_add(
        store: *mut taskcore_store,
        invoice_id: i64,
        input: *const taskcore_payment_reminder_input,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_payment_reminder_add`, which hands its error to the caller.
    pub fn taskcore_payment_reminder_add_e(
        store: *mut taskcore_store,
        invoice_id: i64,
        input: *const taskcore_payment_reminder_input,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Changes a reminder that was not sent, as one step for undo, and computes its amounts anew,
    /// with the payments and the rates of interest as they are now.
    pub fn taskcore_payment_reminder_update(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_payment_reminder_input,
    ) -> taskcore_status;

    /// `taskcore_payment_reminder_update`, which hands its error to the caller.
    pub fn taskcore_payment_reminder_update_e(
        store: *mut taskcore_store,
        id: i64,
        input: *const taskcore_payment_reminder_input,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Deletes reminders that were not sent, all or none, as one step for undo.
    pub fn taskcore_payment_reminder_delete(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
    ) -> taskcore_status;

    /// `taskcore_payment_reminder_delete`, which hands its error to the caller.
    pub fn taskcore_payment_reminder_delete_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Records that a reminder left the house by post or by hand: it does not change any more, and
    /// no undo takes that back. `taskcore_payment_reminder_send` does it by itself.
    pub fn taskcore_payment_reminder_note_sent(
        store: *mut taskcore_store,
        id: i64,
    ) -> taskcore_status;

    /// `taskcore_payment_reminder_note_sent`, which hands its error to the caller.
    pub fn taskcore_payment_reminder_note_sent_e(
        store: *mut taskcore_store,
        id: i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gets reminders by their ids.
    pub fn taskcore_payment_reminder_get(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        reminders: *mut *mut taskcore_payment_reminder_list,
    ) -> taskcore_status;

    /// `taskcore_payment_reminder_get`, which hands its error to the caller.
    pub fn taskcore_payment_reminder_get_e(
        store: *mut taskcore_store,
        ids: *const i64,
        count: usize,
        reminders: *mut *mut taskcore_payment_reminder_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Finds the reminder with a uid.
    pub fn taskcore_payment_reminder_find(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_payment_reminder_find`, which hands its error to the caller.
    pub fn taskcore_payment_reminder_find_e(
        store: *mut taskcore_store,
        uid: *const c_char,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists reminders of payment, the latest first.
    pub fn taskcore_payment_reminder_query(
        store: *mut taskcore_store,
        options: *const taskcore_payment_reminder_query_options,
        reminders: *mut *mut taskcore_payment_reminder_list,
    ) -> taskcore_status;

    /// `taskcore_payment_reminder_query`, which hands its error to the caller.
    pub fn taskcore_payment_reminder_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_payment_reminder_query_options,
        reminders: *mut *mut taskcore_payment_reminder_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_payment_reminder_list_count(
        list: *const taskcore_payment_reminder_list,
    ) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_payment_reminder_list_at(
        list: *const taskcore_payment_reminder_list,
        index: usize,
    ) -> *const taskcore_payment_reminder;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_payment_reminder_list_rows(
        list: *const taskcore_payment_reminder_list,
        stride: *mut usize,
    ) -> *const taskcore_payment_reminder;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_payment_reminder_list_arrow(
        list: *const taskcore_payment_reminder_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_payment_reminder_list_arrow`, which hands its error to the caller.
    pub fn taskcore_payment_reminder_list_arrow_e(
        list: *const taskcore_payment_reminder_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_payment_reminder_list_free(list: *mut taskcore_payment_reminder_list);

    /// Prints a reminder of payment as a letter, a file of PDF/A-3, in the language and the
    /// template of its invoice.
    pub fn taskcore_payment_reminder_pdf(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_pdf_options,
        pdf: *mut *mut u8,
        length: *mut usize,
    ) -> taskcore_status;

    /// `taskcore_payment_reminder_pdf`, which hands its error to the caller.
    pub fn taskcore_payment_reminder_pdf_e(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_pdf_options,
        pdf: *mut *mut u8,
        length: *mut usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Prints a reminder of payment to a file, which is there only when it is whole. A file that is
    /// there is replaced, and keeps its permissions. A new one is for its owner alone (mode 0600).
    pub fn taskcore_payment_reminder_pdf_file(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_pdf_options,
        path: *const c_char,
    ) -> taskcore_status;

    /// `taskcore_payment_reminder_pdf_file`, which hands its error to the caller.
    pub fn taskcore_payment_reminder_pdf_file_e(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_pdf_options,
        path: *const c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Writes the message that a reminder is sent with, the letter and its invoice within it, as
    /// RFC 5322 has it. Nothing is sent, and the reminder is not recorded as sent.
    pub fn taskcore_payment_reminder_compose(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_email_options,
        message: *mut *mut u8,
        length: *mut usize,
    ) -> taskcore_status;

    /// `taskcore_payment_reminder_compose`, which hands its error to the caller.
    pub fn taskcore_payment_reminder_compose_e(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_email_options,
        message: *mut *mut u8,
        length: *mut usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Writes the message that a reminder is sent with to a file, which is there only when it is
    /// whole. A file that is there is replaced, and keeps its permissions. A new one is for its
    /// owner alone (mode 0600).
    pub fn taskcore_payment_reminder_compose_file(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_email_options,
        path: *const c_char,
    ) -> taskcore_status;

    /// `taskcore_payment_reminder_compose_file`, which hands its error to the caller.
    pub fn taskcore_payment_reminder_compose_file_e(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_email_options,
        path: *const c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Sends a reminder with its invoice by SMTP, with TLS before anything is told. When the server
    /// took it, the reminder is recorded as sent: it does not change any more, and no undo takes
    /// that back. It can be sent again. The message is one of the invoice's: `taskcore_email_query`
    /// lists it.
    pub fn taskcore_payment_reminder_send(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_email_options,
        server: *const taskcore_smtp_options,
        message_id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_payment_reminder_send`, which hands its error to the caller.
    pub fn taskcore_payment_reminder_send_e(
        store: *mut taskcore_store,
        id: i64,
        options: *const taskcore_email_options,
        server: *const taskcore_smtp_options,
        message_id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists what the interest of a reminder is made of, with the days of which no rate holds, the
    /// earliest first.
    pub fn taskcore_interest_span_query(
        store: *mut taskcore_store,
        options: *const taskcore_interest_span_query_options,
        spans: *mut *mut taskcore_interest_span_list,
    ) -> taskcore_status;

    /// `taskcore_interest_span_query`, which hands its error to the caller.
    pub fn taskcore_interest_span_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_interest_span_query_options,
        spans: *mut *mut taskcore_interest_span_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_interest_span_list_count(list: *const taskcore_interest_span_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_interest_span_list_at(
        list: *const taskcore_interest_span_list,
        index: usize,
    ) -> *const taskcore_interest_span;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_interest_span_list_rows(
        list: *const taskcore_interest_span_list,
        stride: *mut usize,
    ) -> *const taskcore_interest_span;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_interest_span_list_arrow(
        list: *const taskcore_interest_span_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_interest_span_list_arrow`, which hands its error to the caller.
    pub fn taskcore_interest_span_list_arrow_e(
        list: *const taskcore_interest_span_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_interest_span_list_free(list: *mut taskcore_interest_span_list);

    /// Lists the overdue invoices that are due for a reminder, the one that is overdue longest
    /// first: those that had none, or whose last one was sent and asked for the money by a day that
    /// is over.
    pub fn taskcore_late_invoice_query(
        store: *mut taskcore_store,
        options: *const taskcore_late_invoice_query_options,
        invoices: *mut *mut taskcore_late_invoice_list,
    ) -> taskcore_status;

    /// `taskcore_late_invoice_query`, which hands its error to the caller.
    pub fn taskcore_late_invoice_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_late_invoice_query_options,
        invoices: *mut *mut taskcore_late_invoice_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_late_invoice_list_count(list: *const taskcore_late_invoice_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_late_invoice_list_at(
        list: *const taskcore_late_invoice_list,
        index: usize,
    ) -> *const taskcore_late_invoice;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_late_invoice_list_rows(
        list: *const taskcore_late_invoice_list,
        stride: *mut usize,
    ) -> *const taskcore_late_invoice;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_late_invoice_list_arrow(
        list: *const taskcore_late_invoice_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_late_invoice_list_arrow`, which hands its error to the caller.
    pub fn taskcore_late_invoice_list_arrow_e(
        list: *const taskcore_late_invoice_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_late_invoice_list_free(list: *mut taskcore_late_invoice_list);

    /// Writes all that a format can say of the store, or of a part of it, as it is at one moment,
    /// piece by piece. A part is what the options ask for, with what that needs where it is read:
    /// its projects and those above them, sections, tags with a colour, own fields, calendars,
    /// comments, completions, alerts, and times; of invoices the clients, payments and logos.
    /// Settings stay out. A task may name a parent, or tasks that it waits for, that are not among
    /// them: where a format could not be read so, the file leaves these out and says that it does,
    /// and `taskcore_export_notes` tells. Other threads' calls on this handle wait meanwhile, no
    /// longer than its busy timeout. The callbacks must not call this store: they would get
    /// `TASKCORE_EMISUSE`.
    pub fn taskcore_export(
        store: *mut taskcore_store,
        format: i32,
        options: *const taskcore_export_options,
        write: taskcore_write_callback,
        progress: taskcore_progress_callback,
        payload: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_export`, which hands its error to the caller.
    pub fn taskcore_export_e(
        store: *mut taskcore_store,
        format: i32,
        options: *const taskcore_export_options,
        write: taskcore_write_callback,
        progress: taskcore_progress_callback,
        payload: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Writes all that a format can say of the store, or of a part of it, to a file, which is there
    /// only when it is whole. A file that is there is replaced, and keeps its permissions. A new
    /// one is for its owner alone (mode 0600).
    pub fn taskcore_export_file(
        store: *mut taskcore_store,
        format: i32,
        options: *const taskcore_export_options,
        path: *const c_char,
        progress: taskcore_progress_callback,
        payload: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_export_file`, which hands its error to the caller.
    pub fn taskcore_export_file_e(
        store: *mut taskcore_store,
        format: i32,
        options: *const taskcore_export_options,
        path: *const c_char,
        progress: taskcore_progress_callback,
        payload: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Reads what the last export on this handle left out, because its format cannot say it, or
    /// because it leads to tasks that were not exported. There is a note for each such property
    /// that tasks have, and then for each kind of records that people make (events, saved filters,
    /// time entries, focus sessions, holidays, clients, invoices), whose message tells how many; it
    /// has no line, component or uid.
    pub fn taskcore_export_notes(
        store: *mut taskcore_store,
        notes: *mut *mut taskcore_import_note_list,
    ) -> taskcore_status;

    /// `taskcore_export_notes`, which hands its error to the caller.
    pub fn taskcore_export_notes_e(
        store: *mut taskcore_store,
        notes: *mut *mut taskcore_import_note_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Reads tasks and what belongs to them, piece by piece. It is one step for undo. A task or
    /// event with a uid that the store knows is updated in what the file speaks of, and a project
    /// or filter too; all others are added. What was changed here after the file says that its
    /// record was modified stays as it is, and what was purged here stays away, unless the options
    /// say that the file wins. A bad line, row or object is left out, or read without what is wrong
    /// in it, and `taskcore_import_notes` says why. A file that is not of its format, or ends in
    /// the middle, is refused, and then nothing of it is imported. docs/files.md says what each
    /// format speaks of. The callbacks are under the same rule as those of `taskcore_export`.
    pub fn taskcore_import(
        store: *mut taskcore_store,
        format: i32,
        options: *const taskcore_import_options,
        read: taskcore_read_callback,
        progress: taskcore_progress_callback,
        payload: *mut c_void,
        report: *mut taskcore_import_report,
    ) -> taskcore_status;

    /// `taskcore_import`, which hands its error to the caller.
    pub fn taskcore_import_e(
        store: *mut taskcore_store,
        format: i32,
        options: *const taskcore_import_options,
        read: taskcore_read_callback,
        progress: taskcore_progress_callback,
        payload: *mut c_void,
        report: *mut taskcore_import_report,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Reads tasks and what belongs to them from a file, as `taskcore_import` does. It is one step
    /// for undo.
    pub fn taskcore_import_file(
        store: *mut taskcore_store,
        format: i32,
        options: *const taskcore_import_options,
        path: *const c_char,
        progress: taskcore_progress_callback,
        payload: *mut c_void,
        report: *mut taskcore_import_report,
    ) -> taskcore_status;

    /// `taskcore_import_file`, which hands its error to the caller.
    pub fn taskcore_import_file_e(
        store: *mut taskcore_store,
        format: i32,
        options: *const taskcore_import_options,
        path: *const c_char,
        progress: taskcore_progress_callback,
        payload: *mut c_void,
        report: *mut taskcore_import_report,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_import_note_list_arrow(
        list: *const taskcore_import_note_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_import_note_list_arrow`, which hands its error to the caller.
    pub fn taskcore_import_note_list_arrow_e(
        list: *const taskcore_import_note_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Reads a row of a list.
    pub fn taskcore_import_note_list_at(
        list: *const taskcore_import_note_list,
        index: usize,
    ) -> *const taskcore_import_note;

    /// Counts the rows of a list.
    pub fn taskcore_import_note_list_count(list: *const taskcore_import_note_list) -> usize;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_import_note_list_free(list: *mut taskcore_import_note_list);

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_import_note_list_rows(
        list: *const taskcore_import_note_list,
        stride: *mut usize,
    ) -> *const taskcore_import_note;

    /// Reads what the last import on this handle had to say of single components of its file. Of
    /// more than 10,000 notes the first are there, and a failed import has none. Behind them, one
    /// of the kind `TASKCORE_NOTE_SUMMED` for each name of values that mean nothing here says how
    /// many of these were kept; it has no line, component or uid. After `taskcore_recover` they are
    /// the records that did not come back.
    pub fn taskcore_import_notes(
        store: *mut taskcore_store,
        notes: *mut *mut taskcore_import_note_list,
    ) -> taskcore_status;

    /// `taskcore_import_notes`, which hands its error to the caller.
    pub fn taskcore_import_notes_e(
        store: *mut taskcore_store,
        notes: *mut *mut taskcore_import_note_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_kept_field_list_arrow(
        list: *const taskcore_kept_field_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_kept_field_list_arrow`, which hands its error to the caller.
    pub fn taskcore_kept_field_list_arrow_e(
        list: *const taskcore_kept_field_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Reads a row of a list.
    pub fn taskcore_kept_field_list_at(
        list: *const taskcore_kept_field_list,
        index: usize,
    ) -> *const taskcore_kept_field;

    /// Counts the rows of a list.
    pub fn taskcore_kept_field_list_count(list: *const taskcore_kept_field_list) -> usize;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_kept_field_list_free(list: *mut taskcore_kept_field_list);

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_kept_field_list_rows(
        list: *const taskcore_kept_field_list,
        stride: *mut usize,
    ) -> *const taskcore_kept_field;

    /// Lists what files said of a task or an event that has no place here, and that is kept for the
    /// next export in the same format: attributes of Taskwarrior, properties and components of
    /// iCalendar, columns of tables.
    pub fn taskcore_kept_fields(
        store: *mut taskcore_store,
        entity: i32,
        item_id: i64,
        fields: *mut *mut taskcore_kept_field_list,
    ) -> taskcore_status;

    /// `taskcore_kept_fields`, which hands its error to the caller.
    pub fn taskcore_kept_fields_e(
        store: *mut taskcore_store,
        entity: i32,
        item_id: i64,
        fields: *mut *mut taskcore_kept_field_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Copies a store to a file, as it is at one moment, while others write to it. The file is
    /// there only when it is whole: it is read from its first page to its last before it takes its
    /// place. It is one file, for its owner alone (mode 0600), and a store like any other. A file
    /// that is there is replaced. What was purged before is not in it. Other threads' calls on this
    /// handle wait meanwhile, no longer than its busy timeout; other handles and processes do not.
    pub fn taskcore_backup(
        store: *mut taskcore_store,
        path: *const c_char,
        progress: taskcore_progress_callback,
        payload: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_backup`, which hands its error to the caller.
    pub fn taskcore_backup_e(
        store: *mut taskcore_store,
        path: *const c_char,
        progress: taskcore_progress_callback,
        payload: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Copies a store to a file, as it was at a moment. All that was done later is taken back there
    /// by the change log, the last change first, with undo and the history as they were then. What
    /// was purged since is not in it, and invoices that were issued since are, as they were issued:
    /// both are no more in the log. The store itself stays as it is.
    pub fn taskcore_backup_at(
        store: *mut taskcore_store,
        at_ms: i64,
        path: *const c_char,
        progress: taskcore_progress_callback,
        payload: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_backup_at`, which hands its error to the caller.
    pub fn taskcore_backup_at_e(
        store: *mut taskcore_store,
        at_ms: i64,
        path: *const c_char,
        progress: taskcore_progress_callback,
        payload: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Makes one more backup of a store in a folder of backups, and removes those that need not
    /// stay. The file is named by the store's clock, in UTC: `2026-12-24T17-00-00Z.db`. Of the last
    /// days, weeks and months that have backups the last one of each stays, and the one that was
    /// made always; files of other names stay as they are. A folder that is missing is made, for
    /// its owner alone (mode 0700).
    pub fn taskcore_backup_rotate(
        store: *mut taskcore_store,
        options: *const taskcore_backup_options,
        progress: taskcore_progress_callback,
        payload: *mut c_void,
        path: *mut *mut c_char,
    ) -> taskcore_status;

    /// `taskcore_backup_rotate`, which hands its error to the caller.
    pub fn taskcore_backup_rotate_e(
        store: *mut taskcore_store,
        options: *const taskcore_backup_options,
        progress: taskcore_progress_callback,
        payload: *mut c_void,
        path: *mut *mut c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Tells which backup of a store is the newest in the folder beside it, as for one that is
    /// damaged.
    pub fn taskcore_backup_newest(path: *const c_char, backup: *mut *mut c_char) -> taskcore_status;

    /// `taskcore_backup_newest`, which hands its error to the caller.
    pub fn taskcore_backup_newest_e(
        path: *const c_char,
        backup: *mut *mut c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Puts a backup in the place of a store, and keeps what was there. The backup is copied, read
    /// from its first page to its last and upgraded before anything else happens. A store that is
    /// whole is copied to the same path with `.before-restore` behind it, in place of an older such
    /// copy, and then written over in one commit: programs that have it open go on with what was
    /// restored. One that is damaged is moved to the same path with `.damaged` behind it, with its
    /// log, for `taskcore_recover`. What is restored is another replica: its later steps have a uid
    /// of their own.
    pub fn taskcore_restore(
        backup: *const c_char,
        path: *const c_char,
        progress: taskcore_progress_callback,
        payload: *mut c_void,
        kept: *mut *mut c_char,
    ) -> taskcore_status;

    /// `taskcore_restore`, which hands its error to the caller.
    pub fn taskcore_restore_e(
        backup: *const c_char,
        path: *const c_char,
        progress: taskcore_progress_callback,
        payload: *mut c_void,
        kept: *mut *mut c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Begins to sync a store through a folder that something else brings to the other devices, or
    /// through a hub, or joins what is synced there. Where there is nothing of sync, this store is
    /// the first one. Else it joins the others: at the next run all that both have comes together,
    /// and nothing that is here is replaced; projects, filters and calendars of one name are one.
    /// Nothing but the keys is written there before the next `taskcore_sync_run`. Each folder is
    /// for one store. Something else may bring files there, and take them away, at any time; the
    /// folder itself must be there, and is never made. A hub is a PostgreSQL database, or one that
    /// speaks its protocol, with the tables that `taskcore_hub_create` makes. It keeps many stores
    /// apart by their names; each name is for one store.
    pub fn taskcore_sync_remote_add(
        store: *mut taskcore_store,
        kind: i32,
        path: *const c_char,
        device_name: *const c_char,
        passphrase: taskcore_passphrase_callback,
        payload: *mut c_void,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_sync_remote_add`, which hands its error to the caller.
    pub fn taskcore_sync_remote_add_e(
        store: *mut taskcore_store,
        kind: i32,
        path: *const c_char,
        device_name: *const c_char,
        passphrase: taskcore_passphrase_callback,
        payload: *mut c_void,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Takes in what other devices left at the folders and hubs of a store, and leaves there what
    /// is new here. Steps of others come in a part at a time, each a commit of its own, whose
    /// observers are told of it with the origin `TASKCORE_ORIGIN_REMOTE`. A run can end anywhere:
    /// what it had taken in and left stays, and the next one goes on. Two runs at once, here or on
    /// other devices, do no harm. A file that is damaged, forged or of another store is refused as
    /// a whole; the run goes on with the others, and then returns what was wrong. One that is not
    /// whole yet waits for the next run. A hub that has a series of invoice numbers to lease is
    /// told which device issues in it. Other threads' calls on this handle wait meanwhile, no
    /// longer than its busy timeout.
    pub fn taskcore_sync_run(
        store: *mut taskcore_store,
        remote_id: i64,
        progress: taskcore_progress_callback,
        payload: *mut c_void,
        report: *mut taskcore_sync_report,
    ) -> taskcore_status;

    /// `taskcore_sync_run`, which hands its error to the caller.
    pub fn taskcore_sync_run_e(
        store: *mut taskcore_store,
        remote_id: i64,
        progress: taskcore_progress_callback,
        payload: *mut c_void,
        report: *mut taskcore_sync_report,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Tells how the sync of a store stands.
    pub fn taskcore_sync_status(
        store: *mut taskcore_store,
        state: *mut taskcore_sync_state,
    ) -> taskcore_status;

    /// `taskcore_sync_status`, which hands its error to the caller.
    pub fn taskcore_sync_status_e(
        store: *mut taskcore_store,
        state: *mut taskcore_sync_state,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists the remotes of a store, in the order in which they were added.
    pub fn taskcore_sync_remote_query(
        store: *mut taskcore_store,
        options: *const taskcore_sync_remote_query_options,
        remotes: *mut *mut taskcore_sync_remote_list,
    ) -> taskcore_status;

    /// `taskcore_sync_remote_query`, which hands its error to the caller.
    pub fn taskcore_sync_remote_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_sync_remote_query_options,
        remotes: *mut *mut taskcore_sync_remote_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Removes a remote: the store is no longer synced through it. Its files are kept, and sync
    /// goes on through the others.
    pub fn taskcore_sync_remote_remove(store: *mut taskcore_store, id: i64) -> taskcore_status;

    /// `taskcore_sync_remote_remove`, which hands its error to the caller.
    pub fn taskcore_sync_remote_remove_e(
        store: *mut taskcore_store,
        id: i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_sync_remote_list_count(list: *const taskcore_sync_remote_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_sync_remote_list_at(
        list: *const taskcore_sync_remote_list,
        index: usize,
    ) -> *const taskcore_sync_remote;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_sync_remote_list_rows(
        list: *const taskcore_sync_remote_list,
        stride: *mut usize,
    ) -> *const taskcore_sync_remote;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_sync_remote_list_arrow(
        list: *const taskcore_sync_remote_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_sync_remote_list_arrow`, which hands its error to the caller.
    pub fn taskcore_sync_remote_list_arrow_e(
        list: *const taskcore_sync_remote_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_sync_remote_list_free(list: *mut taskcore_sync_remote_list);

    /// Begins to keep what sync needs, before there is a remote: for programs with transports of
    /// their own. `taskcore_sync_remote_add` and `taskcore_sync_remote_add_through` do the same by
    /// themselves. From now on, each call that changes the store is a step for the other devices,
    /// also one of another program.
    pub fn taskcore_sync_enable(
        store: *mut taskcore_store,
        device_name: *const c_char,
        passphrase: taskcore_passphrase_callback,
        payload: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_sync_enable`, which hands its error to the caller.
    pub fn taskcore_sync_enable_e(
        store: *mut taskcore_store,
        device_name: *const c_char,
        passphrase: taskcore_passphrase_callback,
        payload: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Ends sync: remotes, accounts, keys and what was known of other devices are forgotten.
    /// Records stay as they are shown, and files of this device stay where it left them. When sync
    /// begins again, this is a new device. A store that is not synced stays as it is.
    pub fn taskcore_sync_disable(store: *mut taskcore_store) -> taskcore_status;

    /// `taskcore_sync_disable`, which hands its error to the caller.
    pub fn taskcore_sync_disable_e(
        store: *mut taskcore_store,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Does the same through a transport of the host program.
    pub fn taskcore_sync_remote_add_through(
        store: *mut taskcore_store,
        transport: *const taskcore_sync_transport,
        device_name: *const c_char,
        passphrase: taskcore_passphrase_callback,
        payload: *mut c_void,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_sync_remote_add_through`, which hands its error to the caller.
    pub fn taskcore_sync_remote_add_through_e(
        store: *mut taskcore_store,
        transport: *const taskcore_sync_transport,
        device_name: *const c_char,
        passphrase: taskcore_passphrase_callback,
        payload: *mut c_void,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Does the same through a transport of the host program.
    pub fn taskcore_sync_run_through(
        store: *mut taskcore_store,
        transport: *const taskcore_sync_transport,
        progress: taskcore_progress_callback,
        payload: *mut c_void,
        report: *mut taskcore_sync_report,
    ) -> taskcore_status;

    /// `taskcore_sync_run_through`, which hands its error to the caller.
    pub fn taskcore_sync_run_through_e(
        store: *mut taskcore_store,
        transport: *const taskcore_sync_transport,
        progress: taskcore_progress_callback,
        payload: *mut c_void,
        report: *mut taskcore_sync_report,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists the devices that have a store, as far as they are known here: this one first, unless
    /// it began anew. While sync is off, there are none.
    pub fn taskcore_replica_query(
        store: *mut taskcore_store,
        options: *const taskcore_replica_query_options,
        replicas: *mut *mut taskcore_replica_list,
    ) -> taskcore_status;

    /// `taskcore_replica_query`, which hands its error to the caller.
    pub fn taskcore_replica_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_replica_query_options,
        replicas: *mut *mut taskcore_replica_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives this device another name; the others learn of it at the next run.
    pub fn taskcore_replica_rename(
        store: *mut taskcore_store,
        uid: *const c_char,
        name: *const c_char,
    ) -> taskcore_status;

    /// `taskcore_replica_rename`, which hands its error to the caller.
    pub fn taskcore_replica_rename_e(
        store: *mut taskcore_store,
        uid: *const c_char,
        name: *const c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Waits for a device no longer, as for one that was lost: what it has not seen need not be
    /// kept for it. The other devices learn of it at their next run. When it comes back all the
    /// same, it takes in what is there as a whole, and nothing that it did is lost; it says so, and
    /// is waited for again.
    pub fn taskcore_replica_retire(
        store: *mut taskcore_store,
        uid: *const c_char,
    ) -> taskcore_status;

    /// `taskcore_replica_retire`, which hands its error to the caller.
    pub fn taskcore_replica_retire_e(
        store: *mut taskcore_store,
        uid: *const c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_replica_list_count(list: *const taskcore_replica_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_replica_list_at(
        list: *const taskcore_replica_list,
        index: usize,
    ) -> *const taskcore_replica;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_replica_list_rows(
        list: *const taskcore_replica_list,
        stride: *mut usize,
    ) -> *const taskcore_replica;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_replica_list_arrow(
        list: *const taskcore_replica_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_replica_list_arrow`, which hands its error to the caller.
    pub fn taskcore_replica_list_arrow_e(
        list: *const taskcore_replica_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_replica_list_free(list: *mut taskcore_replica_list);

    /// Lists what two devices changed without knowing of each other, in an order that is the same
    /// on every device. Of each such property, the value that was written last counts, and the
    /// other one is kept until someone chooses, here or on another device, or writes the property
    /// again, knowing of both.
    pub fn taskcore_sync_conflict_query(
        store: *mut taskcore_store,
        options: *const taskcore_sync_conflict_query_options,
        conflicts: *mut *mut taskcore_sync_conflict_list,
    ) -> taskcore_status;

    /// `taskcore_sync_conflict_query`, which hands its error to the caller.
    pub fn taskcore_sync_conflict_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_sync_conflict_query_options,
        conflicts: *mut *mut taskcore_sync_conflict_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Ends conflicts by a choice, on every device once it is synced, as one step for undo.
    pub fn taskcore_sync_conflict_resolve(
        store: *mut taskcore_store,
        uids: *const *const c_char,
        count: usize,
        choice: i32,
    ) -> taskcore_status;

    /// `taskcore_sync_conflict_resolve`, which hands its error to the caller.
    pub fn taskcore_sync_conflict_resolve_e(
        store: *mut taskcore_store,
        uids: *const *const c_char,
        count: usize,
        choice: i32,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_sync_conflict_list_count(list: *const taskcore_sync_conflict_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_sync_conflict_list_at(
        list: *const taskcore_sync_conflict_list,
        index: usize,
    ) -> *const taskcore_sync_conflict;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_sync_conflict_list_rows(
        list: *const taskcore_sync_conflict_list,
        stride: *mut usize,
    ) -> *const taskcore_sync_conflict;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_sync_conflict_list_arrow(
        list: *const taskcore_sync_conflict_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_sync_conflict_list_arrow`, which hands its error to the caller.
    pub fn taskcore_sync_conflict_list_arrow_e(
        list: *const taskcore_sync_conflict_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_sync_conflict_list_free(list: *mut taskcore_sync_conflict_list);

    /// Keeps what is asked when a hub or an account of a store wants a password. libpq takes what a
    /// service file, a password file or the environment has first, and an account what its netrc
    /// file has. Whatever the callback gives is neither stored nor logged.
    pub fn taskcore_sync_set_password(
        store: *mut taskcore_store,
        callback: taskcore_password_callback,
        payload: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_sync_set_password`, which hands its error to the caller.
    pub fn taskcore_sync_set_password_e(
        store: *mut taskcore_store,
        callback: taskcore_password_callback,
        payload: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Creates the tables of a hub in a PostgreSQL database, or upgrades them to this version;
    /// their rows are kept. The role that connects owns them. Where the server has Citus, they are
    /// distributed by store.
    pub fn taskcore_hub_create(options: *const taskcore_hub_options) -> taskcore_status;

    /// `taskcore_hub_create`, which hands its error to the caller.
    pub fn taskcore_hub_create_e(
        options: *const taskcore_hub_options,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Reports the server of a hub, and how much data it holds. It reads all that the role may see,
    /// which takes long where there is much.
    pub fn taskcore_hub_check(
        options: *const taskcore_hub_options,
        report: *mut taskcore_hub_report,
    ) -> taskcore_status;

    /// `taskcore_hub_check`, which hands its error to the caller.
    pub fn taskcore_hub_check_e(
        options: *const taskcore_hub_options,
        report: *mut taskcore_hub_report,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lets a role sync a store through a hub. By row-level security, it sees that store alone.
    /// Without that, as in older versions of CockroachDB, nothing is granted: a proxy keeps stores
    /// apart there.
    pub fn taskcore_hub_grant(
        options: *const taskcore_hub_options,
        role: *const c_char,
        store_name: *const c_char,
    ) -> taskcore_status;

    /// `taskcore_hub_grant`, which hands its error to the caller.
    pub fn taskcore_hub_grant_e(
        options: *const taskcore_hub_options,
        role: *const c_char,
        store_name: *const c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lets a role sync a store through a hub no longer; what it left there stays.
    pub fn taskcore_hub_revoke(
        options: *const taskcore_hub_options,
        role: *const c_char,
        store_name: *const c_char,
    ) -> taskcore_status;

    /// `taskcore_hub_revoke`, which hands its error to the caller.
    pub fn taskcore_hub_revoke_e(
        options: *const taskcore_hub_options,
        role: *const c_char,
        store_name: *const c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Removes from a hub what its snapshots have made needless: old batches of steps, and
    /// snapshots but the newest of each device. A device that comes back later takes in the
    /// snapshot, and loses nothing. What a call that ends early has removed is gone, and the next
    /// one goes on.
    pub fn taskcore_hub_sweep(
        options: *const taskcore_hub_options,
        store_name: *const c_char,
        older_than_days: i64,
        report: *mut taskcore_hub_sweep_report,
    ) -> taskcore_status;

    /// `taskcore_hub_sweep`, which hands its error to the caller.
    pub fn taskcore_hub_sweep_e(
        options: *const taskcore_hub_options,
        store_name: *const c_char,
        older_than_days: i64,
        report: *mut taskcore_hub_sweep_report,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Deletes all that a hub has of a store, for good. Devices that are still synced through it
    /// leave there anew what they have.
    pub fn taskcore_hub_remove(
        options: *const taskcore_hub_options,
        store_name: *const c_char,
    ) -> taskcore_status;

    /// `taskcore_hub_remove`, which hands its error to the caller.
    pub fn taskcore_hub_remove_e(
        options: *const taskcore_hub_options,
        store_name: *const c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Takes in what another store's `taskcore_sync_pending` or `taskcore_sync_snapshot` gave, as
    /// one commit with the origin `TASKCORE_ORIGIN_REMOTE`: all of it, or nothing when a byte of it
    /// is not as it was given. What is here already does no harm. Steps that need others which have
    /// not come are left out, and counted: they come again once `taskcore_sync_heads` says so.
    pub fn taskcore_sync_apply(
        store: *mut taskcore_store,
        bytes: *const u8,
        length: usize,
        report: *mut taskcore_sync_report,
    ) -> taskcore_status;

    /// `taskcore_sync_apply`, which hands its error to the caller.
    pub fn taskcore_sync_apply_e(
        store: *mut taskcore_store,
        bytes: *const u8,
        length: usize,
        report: *mut taskcore_sync_report,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Changes the passphrase of a sync, or gives one to a sync that has none. A new key comes with
    /// it: the next run leaves it, sealed by the new passphrase, and all that follows is encrypted
    /// by it. A device that was lost and has the old one reads nothing of that; what was left
    /// before, it may have read already. Other devices are told at their next run that the new
    /// passphrase is needed, by `TASKCORE_EACCESS` with the field passphrase, and take it by
    /// `taskcore_sync_enter_passphrase`; until then they send nothing, and lose nothing. Where
    /// nothing was encrypted so far, each device replaces its files by a snapshot that is, once it
    /// has the passphrase.
    pub fn taskcore_sync_change_passphrase(
        store: *mut taskcore_store,
        passphrase: taskcore_passphrase_callback,
        payload: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_sync_change_passphrase`, which hands its error to the caller.
    pub fn taskcore_sync_change_passphrase_e(
        store: *mut taskcore_store,
        passphrase: taskcore_passphrase_callback,
        payload: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Takes the passphrase that was changed on another device, so that what comes from there can
    /// be read again. A run that met such files has kept their keys; they are opened now, and the
    /// next run takes the rest in.
    pub fn taskcore_sync_enter_passphrase(
        store: *mut taskcore_store,
        passphrase: taskcore_passphrase_callback,
        payload: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_sync_enter_passphrase`, which hands its error to the caller.
    pub fn taskcore_sync_enter_passphrase_e(
        store: *mut taskcore_store,
        passphrase: taskcore_passphrase_callback,
        payload: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Tells what this store has seen, for a program that carries steps from store to store by
    /// means of its own. The other store's `taskcore_sync_pending` tells by it what is lacking
    /// here, and `taskcore_sync_apply` takes that in: three calls, and no files. The bytes are
    /// sealed as files of sync are, so that whoever carries them reads nothing; they are kept by
    /// nobody.
    pub fn taskcore_sync_heads(
        store: *mut taskcore_store,
        heads: *mut *mut u8,
        length: *mut usize,
    ) -> taskcore_status;

    /// `taskcore_sync_heads`, which hands its error to the caller.
    pub fn taskcore_sync_heads_e(
        store: *mut taskcore_store,
        heads: *mut *mut u8,
        length: *mut usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Begins to sync this store with the one whose `taskcore_sync_snapshot` gave the bytes: both
    /// have all of both, once the other one has taken in what is pending here. Nothing that is here
    /// is replaced.
    pub fn taskcore_sync_join(
        store: *mut taskcore_store,
        bytes: *const u8,
        length: usize,
        device_name: *const c_char,
        passphrase: taskcore_passphrase_callback,
        payload: *mut c_void,
        report: *mut taskcore_sync_report,
    ) -> taskcore_status;

    /// `taskcore_sync_join`, which hands its error to the caller.
    pub fn taskcore_sync_join_e(
        store: *mut taskcore_store,
        bytes: *const u8,
        length: usize,
        device_name: *const c_char,
        passphrase: taskcore_passphrase_callback,
        payload: *mut c_void,
        report: *mut taskcore_sync_report,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives what another store lacks that has these heads: the steps of this device that it has
    /// not seen; where what it lacks came from a third one, a snapshot of all. What it has seen
    /// need not be kept for it any longer.
    pub fn taskcore_sync_pending(
        store: *mut taskcore_store,
        heads: *const u8,
        heads_length: usize,
        steps: *mut *mut u8,
        length: *mut usize,
    ) -> taskcore_status;

    /// `taskcore_sync_pending`, which hands its error to the caller.
    pub fn taskcore_sync_pending_e(
        store: *mut taskcore_store,
        heads: *const u8,
        heads_length: usize,
        steps: *mut *mut u8,
        length: *mut usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Registers a transport of the host program, so that `taskcore_sync_run` syncs through it as
    /// through a folder. The remote that was added by this name with
    /// `taskcore_sync_remote_add_through` is meant. Another transport of the name takes its place.
    /// The callbacks are under the same rule as `progress` of a run.
    pub fn taskcore_sync_set_transport(
        store: *mut taskcore_store,
        transport: *const taskcore_sync_transport,
    ) -> taskcore_status;

    /// `taskcore_sync_set_transport`, which hands its error to the caller.
    pub fn taskcore_sync_set_transport_e(
        store: *mut taskcore_store,
        transport: *const taskcore_sync_transport,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives all that is here, for a store that joins by `taskcore_sync_join`.
    pub fn taskcore_sync_snapshot(
        store: *mut taskcore_store,
        snapshot: *mut *mut u8,
        length: *mut usize,
    ) -> taskcore_status;

    /// `taskcore_sync_snapshot`, which hands its error to the caller.
    pub fn taskcore_sync_snapshot_e(
        store: *mut taskcore_store,
        snapshot: *mut *mut u8,
        length: *mut usize,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Adds an account at a server that keeps tasks or events, and asks it which collections there
    /// are. Nothing of the store goes there before collections are chosen
    /// (`taskcore_account_collection_choose`). In a store that was not synced, what sync needs is
    /// kept from now on, so that what is changed here and there at once is told as conflicts.
    pub fn taskcore_account_add(
        store: *mut taskcore_store,
        input: *const taskcore_account_input,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_account_add`, which hands its error to the caller.
    pub fn taskcore_account_add_e(
        store: *mut taskcore_store,
        input: *const taskcore_account_input,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Lists the accounts of a store, in the order in which they were added.
    pub fn taskcore_account_query(
        store: *mut taskcore_store,
        options: *const taskcore_account_query_options,
        accounts: *mut *mut taskcore_account_list,
    ) -> taskcore_status;

    /// `taskcore_account_query`, which hands its error to the caller.
    pub fn taskcore_account_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_account_query_options,
        accounts: *mut *mut taskcore_account_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Removes an account: nothing goes there any more, and nothing comes from there. What is here
    /// and there stays.
    pub fn taskcore_account_remove(store: *mut taskcore_store, id: i64) -> taskcore_status;

    /// `taskcore_account_remove`, which hands its error to the caller.
    pub fn taskcore_account_remove_e(
        store: *mut taskcore_store,
        id: i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Asks the server of an account which collections there are now.
    pub fn taskcore_account_refresh(store: *mut taskcore_store, account_id: i64) -> taskcore_status;

    /// `taskcore_account_refresh`, which hands its error to the caller.
    pub fn taskcore_account_refresh_e(
        store: *mut taskcore_store,
        account_id: i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_account_list_count(list: *const taskcore_account_list) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_account_list_at(
        list: *const taskcore_account_list,
        index: usize,
    ) -> *const taskcore_account;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_account_list_rows(
        list: *const taskcore_account_list,
        stride: *mut usize,
    ) -> *const taskcore_account;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_account_list_arrow(
        list: *const taskcore_account_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_account_list_arrow`, which hands its error to the caller.
    pub fn taskcore_account_list_arrow_e(
        list: *const taskcore_account_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_account_list_free(list: *mut taskcore_account_list);

    /// Lists collections of accounts, as the servers told them last.
    pub fn taskcore_account_collection_query(
        store: *mut taskcore_store,
        options: *const taskcore_account_collection_query_options,
        collections: *mut *mut taskcore_account_collection_list,
    ) -> taskcore_status;

    /// `taskcore_account_collection_query`, which hands its error to the caller.
    pub fn taskcore_account_collection_query_e(
        store: *mut taskcore_store,
        options: *const taskcore_account_collection_query_options,
        collections: *mut *mut taskcore_account_collection_list,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Counts the rows of a list.
    pub fn taskcore_account_collection_list_count(
        list: *const taskcore_account_collection_list,
    ) -> usize;

    /// Reads a row of a list.
    pub fn taskcore_account_collection_list_at(
        list: *const taskcore_account_collection_list,
        index: usize,
    ) -> *const taskcore_account_collection;

    /// Gives all rows of a list as one array, for reading them without a call for each.
    pub fn taskcore_account_collection_list_rows(
        list: *const taskcore_account_collection_list,
        stride: *mut usize,
    ) -> *const taskcore_account_collection;

    /// Gives all rows of a list as columns, for whoever reads Apache Arrow.
    pub fn taskcore_account_collection_list_arrow(
        list: *const taskcore_account_collection_list,
        stream: *mut c_void,
    ) -> taskcore_status;

    /// `taskcore_account_collection_list_arrow`, which hands its error to the caller.
    pub fn taskcore_account_collection_list_arrow_e(
        list: *const taskcore_account_collection_list,
        stream: *mut c_void,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees a list and all that was borrowed from it.
    pub fn taskcore_account_collection_list_free(list: *mut taskcore_account_collection_list);

    /// Says what of a store is in a collection. From the next run on, it is synced. With another
    /// project or calendar than before, it begins anew: the next run has to be accepted.
    pub fn taskcore_account_collection_choose(
        store: *mut taskcore_store,
        id: i64,
        choice: *const taskcore_account_collection_choice,
    ) -> taskcore_status;

    /// `taskcore_account_collection_choose`, which hands its error to the caller.
    pub fn taskcore_account_collection_choose_e(
        store: *mut taskcore_store,
        id: i64,
        choice: *const taskcore_account_collection_choice,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Syncs a collection no longer. What is in it stays, here and there.
    pub fn taskcore_account_collection_drop(store: *mut taskcore_store, id: i64) -> taskcore_status;

    /// `taskcore_account_collection_drop`, which hands its error to the caller.
    pub fn taskcore_account_collection_drop_e(
        store: *mut taskcore_store,
        id: i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Makes a collection at a server for a project or a calendar, which is synced from the next
    /// run on.
    pub fn taskcore_account_collection_make(
        store: *mut taskcore_store,
        account_id: i64,
        choice: *const taskcore_account_collection_choice,
        id: *mut i64,
    ) -> taskcore_status;

    /// `taskcore_account_collection_make`, which hands its error to the caller.
    pub fn taskcore_account_collection_make_e(
        store: *mut taskcore_store,
        account_id: i64,
        choice: *const taskcore_account_collection_choice,
        id: *mut i64,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Tells what a run with an account would do now. Nothing is changed, here or there.
    pub fn taskcore_account_preview(
        store: *mut taskcore_store,
        account_id: i64,
        plan: *mut taskcore_account_plan,
    ) -> taskcore_status;

    /// `taskcore_account_preview`, which hands its error to the caller.
    pub fn taskcore_account_preview_e(
        store: *mut taskcore_store,
        account_id: i64,
        plan: *mut taskcore_account_plan,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Takes in what was changed at a server in the collections that are synced, and sends what was
    /// changed here. Each property counts by itself, against what both agreed on last. What was
    /// changed here and there is a conflict: the later value is shown. A run can end anywhere, and
    /// the next one goes on. What comes in is a step that no undo takes back. The first run of a
    /// collection has to be accepted, and so has one that would delete more than 20 items and more
    /// than a fifth of a collection, here or there; `taskcore_account_preview` tells what it would
    /// do. A server that lists nothing where items were, and one that refuses to list them, deletes
    /// nothing. Nobody is written to: of events with attendees, the server is told to write to
    /// none, unless that was chosen for the collection. Other threads' calls on this handle wait
    /// meanwhile, no longer than its busy timeout.
    pub fn taskcore_account_run(
        store: *mut taskcore_store,
        account_id: i64,
        is_accepted: i32,
        progress: taskcore_progress_callback,
        payload: *mut c_void,
        report: *mut taskcore_account_plan,
    ) -> taskcore_status;

    /// `taskcore_account_run`, which hands its error to the caller.
    pub fn taskcore_account_run_e(
        store: *mut taskcore_store,
        account_id: i64,
        is_accepted: i32,
        progress: taskcore_progress_callback,
        payload: *mut c_void,
        report: *mut taskcore_account_plan,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Begins to ask a user of Google for access, as a program on a desktop does (RFC 8252, with
    /// PKCE). Nothing is sent yet. The browser is sent to the address that
    /// `taskcore_authorization_contents` gives. It comes back to the redirect, where the program
    /// listens for one request, whose query it gives to `taskcore_authorization_finish`. An access
    /// token is what `taskcore_sync_set_password` gives for an account of Google.
    pub fn taskcore_authorization_begin(
        options: *const taskcore_authorization_options,
        authorization: *mut *mut taskcore_authorization,
    ) -> taskcore_status;

    /// `taskcore_authorization_begin`, which hands its error to the caller.
    pub fn taskcore_authorization_begin_e(
        options: *const taskcore_authorization_options,
        authorization: *mut *mut taskcore_authorization,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Gives what is to be known of an authorization that began.
    pub fn taskcore_authorization_contents(
        authorization: *const taskcore_authorization,
    ) -> *const taskcore_authorization_content;

    /// Gets the tokens for what the browser came back with.
    pub fn taskcore_authorization_finish(
        authorization: *const taskcore_authorization,
        query: *const c_char,
        tokens: *mut *mut taskcore_tokens,
    ) -> taskcore_status;

    /// `taskcore_authorization_finish`, which hands its error to the caller.
    pub fn taskcore_authorization_finish_e(
        authorization: *const taskcore_authorization,
        query: *const c_char,
        tokens: *mut *mut taskcore_tokens,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees an authorization and all that was borrowed from it.
    pub fn taskcore_authorization_free(authorization: *mut taskcore_authorization);

    /// Gives what tokens are.
    pub fn taskcore_tokens_contents(
        tokens: *const taskcore_tokens,
    ) -> *const taskcore_tokens_content;

    /// Frees tokens and all that was borrowed from them.
    pub fn taskcore_tokens_free(tokens: *mut taskcore_tokens);

    /// Gets a new access token.
    pub fn taskcore_authorization_refresh(
        options: *const taskcore_authorization_options,
        refresh_token: *const c_char,
        tokens: *mut *mut taskcore_tokens,
    ) -> taskcore_status;

    /// `taskcore_authorization_refresh`, which hands its error to the caller.
    pub fn taskcore_authorization_refresh_e(
        options: *const taskcore_authorization_options,
        refresh_token: *const c_char,
        tokens: *mut *mut taskcore_tokens,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Takes back what a user allowed: all tokens that came of it end.
    pub fn taskcore_authorization_revoke(
        options: *const taskcore_authorization_options,
        token: *const c_char,
    ) -> taskcore_status;

    /// `taskcore_authorization_revoke`, which hands its error to the caller.
    pub fn taskcore_authorization_revoke_e(
        options: *const taskcore_authorization_options,
        token: *const c_char,
        error: *mut *mut taskcore_error,
    ) -> taskcore_status;

    /// Frees an error that a function handed over.
    pub fn taskcore_error_free(error: *mut taskcore_error);
}
