// SPDX-License-Identifier: Apache-2.0
/// Lists, which are ranges of rows, and other objects that are read as a whole.
// Generated from data/taskcore.json by "make header"; do not edit it.
#ifndef TASKCORE_GENERATED_HANDLES_HPP
#define TASKCORE_GENERATED_HANDLES_HPP

#include <taskcore.h>
#include <cstddef>
#include <string>

#include "../config.hpp"
#include "../list.hpp"
#include "rows.hpp"

TASKCORE_BEGIN

namespace internal {

struct task_list_functions {
  using raw = taskcore_task_list;
  static void free(raw *list) noexcept { taskcore_task_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_task_list_count(list); }
  static const taskcore_task *at(const raw *list, std::size_t index) noexcept {
    return taskcore_task_list_at(list, index);
  }
  static const taskcore_task *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_task_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_task_list_arrow_e(list, stream, said);
  }
};

struct project_list_functions {
  using raw = taskcore_project_list;
  static void free(raw *list) noexcept { taskcore_project_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_project_list_count(list); }
  static const taskcore_project *at(const raw *list, std::size_t index) noexcept {
    return taskcore_project_list_at(list, index);
  }
  static const taskcore_project *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_project_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_project_list_arrow_e(list, stream, said);
  }
};

struct project_section_list_functions {
  using raw = taskcore_project_section_list;
  static void free(raw *list) noexcept { taskcore_project_section_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_project_section_list_count(list); }
  static const taskcore_project_section *at(const raw *list, std::size_t index) noexcept {
    return taskcore_project_section_list_at(list, index);
  }
  static const taskcore_project_section *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_project_section_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_project_section_list_arrow_e(list, stream, said);
  }
};

struct filter_list_functions {
  using raw = taskcore_filter_list;
  static void free(raw *list) noexcept { taskcore_filter_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_filter_list_count(list); }
  static const taskcore_filter *at(const raw *list, std::size_t index) noexcept {
    return taskcore_filter_list_at(list, index);
  }
  static const taskcore_filter *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_filter_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_filter_list_arrow_e(list, stream, said);
  }
};

struct template_list_functions {
  using raw = taskcore_template_list;
  static void free(raw *list) noexcept { taskcore_template_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_template_list_count(list); }
  static const taskcore_template *at(const raw *list, std::size_t index) noexcept {
    return taskcore_template_list_at(list, index);
  }
  static const taskcore_template *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_template_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_template_list_arrow_e(list, stream, said);
  }
};

struct template_task_list_functions {
  using raw = taskcore_template_task_list;
  static void free(raw *list) noexcept { taskcore_template_task_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_template_task_list_count(list); }
  static const taskcore_template_task *at(const raw *list, std::size_t index) noexcept {
    return taskcore_template_task_list_at(list, index);
  }
  static const taskcore_template_task *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_template_task_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_template_task_list_arrow_e(list, stream, said);
  }
};

struct field_list_functions {
  using raw = taskcore_field_list;
  static void free(raw *list) noexcept { taskcore_field_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_field_list_count(list); }
  static const taskcore_field *at(const raw *list, std::size_t index) noexcept {
    return taskcore_field_list_at(list, index);
  }
  static const taskcore_field *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_field_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_field_list_arrow_e(list, stream, said);
  }
};

struct history_list_functions {
  using raw = taskcore_history_list;
  static void free(raw *list) noexcept { taskcore_history_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_history_list_count(list); }
  static const taskcore_history_entry *at(const raw *list, std::size_t index) noexcept {
    return taskcore_history_list_at(list, index);
  }
  static const taskcore_history_entry *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_history_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_history_list_arrow_e(list, stream, said);
  }
};

struct row_list_functions {
  using raw = taskcore_row_list;
  static void free(raw *list) noexcept { taskcore_row_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_row_list_count(list); }
  static const taskcore_row *at(const raw *list, std::size_t index) noexcept {
    return taskcore_row_list_at(list, index);
  }
  static const taskcore_row *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_row_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_row_list_arrow_e(list, stream, said);
  }
};

struct occurrence_list_functions {
  using raw = taskcore_occurrence_list;
  static void free(raw *list) noexcept { taskcore_occurrence_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_occurrence_list_count(list); }
  static const taskcore_occurrence *at(const raw *list, std::size_t index) noexcept {
    return taskcore_occurrence_list_at(list, index);
  }
  static const taskcore_occurrence *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_occurrence_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_occurrence_list_arrow_e(list, stream, said);
  }
};

struct completion_list_functions {
  using raw = taskcore_completion_list;
  static void free(raw *list) noexcept { taskcore_completion_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_completion_list_count(list); }
  static const taskcore_completion *at(const raw *list, std::size_t index) noexcept {
    return taskcore_completion_list_at(list, index);
  }
  static const taskcore_completion *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_completion_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_completion_list_arrow_e(list, stream, said);
  }
};

struct past_occurrence_list_functions {
  using raw = taskcore_past_occurrence_list;
  static void free(raw *list) noexcept { taskcore_past_occurrence_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_past_occurrence_list_count(list); }
  static const taskcore_past_occurrence *at(const raw *list, std::size_t index) noexcept {
    return taskcore_past_occurrence_list_at(list, index);
  }
  static const taskcore_past_occurrence *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_past_occurrence_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_past_occurrence_list_arrow_e(list, stream, said);
  }
};

struct calendar_list_functions {
  using raw = taskcore_calendar_list;
  static void free(raw *list) noexcept { taskcore_calendar_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_calendar_list_count(list); }
  static const taskcore_calendar *at(const raw *list, std::size_t index) noexcept {
    return taskcore_calendar_list_at(list, index);
  }
  static const taskcore_calendar *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_calendar_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_calendar_list_arrow_e(list, stream, said);
  }
};

struct event_list_functions {
  using raw = taskcore_event_list;
  static void free(raw *list) noexcept { taskcore_event_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_event_list_count(list); }
  static const taskcore_event *at(const raw *list, std::size_t index) noexcept {
    return taskcore_event_list_at(list, index);
  }
  static const taskcore_event *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_event_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_event_list_arrow_e(list, stream, said);
  }
};

struct conflict_list_functions {
  using raw = taskcore_conflict_list;
  static void free(raw *list) noexcept { taskcore_conflict_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_conflict_list_count(list); }
  static const taskcore_conflict *at(const raw *list, std::size_t index) noexcept {
    return taskcore_conflict_list_at(list, index);
  }
  static const taskcore_conflict *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_conflict_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_conflict_list_arrow_e(list, stream, said);
  }
};

struct free_time_list_functions {
  using raw = taskcore_free_time_list;
  static void free(raw *list) noexcept { taskcore_free_time_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_free_time_list_count(list); }
  static const taskcore_free_time *at(const raw *list, std::size_t index) noexcept {
    return taskcore_free_time_list_at(list, index);
  }
  static const taskcore_free_time *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_free_time_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_free_time_list_arrow_e(list, stream, said);
  }
};

struct day_load_list_functions {
  using raw = taskcore_day_load_list;
  static void free(raw *list) noexcept { taskcore_day_load_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_day_load_list_count(list); }
  static const taskcore_day_load *at(const raw *list, std::size_t index) noexcept {
    return taskcore_day_load_list_at(list, index);
  }
  static const taskcore_day_load *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_day_load_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_day_load_list_arrow_e(list, stream, said);
  }
};

struct agenda_list_functions {
  using raw = taskcore_agenda_list;
  static void free(raw *list) noexcept { taskcore_agenda_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_agenda_list_count(list); }
  static const taskcore_agenda_entry *at(const raw *list, std::size_t index) noexcept {
    return taskcore_agenda_list_at(list, index);
  }
  static const taskcore_agenda_entry *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_agenda_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_agenda_list_arrow_e(list, stream, said);
  }
};

struct month_list_functions {
  using raw = taskcore_month_list;
  static void free(raw *list) noexcept { taskcore_month_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_month_list_count(list); }
  static const taskcore_month_day *at(const raw *list, std::size_t index) noexcept {
    return taskcore_month_list_at(list, index);
  }
  static const taskcore_month_day *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_month_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_month_list_arrow_e(list, stream, said);
  }
};

struct comment_list_functions {
  using raw = taskcore_comment_list;
  static void free(raw *list) noexcept { taskcore_comment_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_comment_list_count(list); }
  static const taskcore_comment *at(const raw *list, std::size_t index) noexcept {
    return taskcore_comment_list_at(list, index);
  }
  static const taskcore_comment *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_comment_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_comment_list_arrow_e(list, stream, said);
  }
};

struct alert_list_functions {
  using raw = taskcore_alert_list;
  static void free(raw *list) noexcept { taskcore_alert_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_alert_list_count(list); }
  static const taskcore_alert *at(const raw *list, std::size_t index) noexcept {
    return taskcore_alert_list_at(list, index);
  }
  static const taskcore_alert *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_alert_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_alert_list_arrow_e(list, stream, said);
  }
};

struct focus_list_functions {
  using raw = taskcore_focus_list;
  static void free(raw *list) noexcept { taskcore_focus_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_focus_list_count(list); }
  static const taskcore_focus_session *at(const raw *list, std::size_t index) noexcept {
    return taskcore_focus_list_at(list, index);
  }
  static const taskcore_focus_session *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_focus_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_focus_list_arrow_e(list, stream, said);
  }
};

struct focus_total_list_functions {
  using raw = taskcore_focus_total_list;
  static void free(raw *list) noexcept { taskcore_focus_total_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_focus_total_list_count(list); }
  static const taskcore_focus_total *at(const raw *list, std::size_t index) noexcept {
    return taskcore_focus_total_list_at(list, index);
  }
  static const taskcore_focus_total *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_focus_total_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_focus_total_list_arrow_e(list, stream, said);
  }
};

struct time_entry_list_functions {
  using raw = taskcore_time_entry_list;
  static void free(raw *list) noexcept { taskcore_time_entry_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_time_entry_list_count(list); }
  static const taskcore_time_entry *at(const raw *list, std::size_t index) noexcept {
    return taskcore_time_entry_list_at(list, index);
  }
  static const taskcore_time_entry *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_time_entry_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_time_entry_list_arrow_e(list, stream, said);
  }
};

struct time_total_list_functions {
  using raw = taskcore_time_total_list;
  static void free(raw *list) noexcept { taskcore_time_total_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_time_total_list_count(list); }
  static const taskcore_time_total *at(const raw *list, std::size_t index) noexcept {
    return taskcore_time_total_list_at(list, index);
  }
  static const taskcore_time_total *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_time_total_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_time_total_list_arrow_e(list, stream, said);
  }
};

struct holiday_list_functions {
  using raw = taskcore_holiday_list;
  static void free(raw *list) noexcept { taskcore_holiday_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_holiday_list_count(list); }
  static const taskcore_holiday *at(const raw *list, std::size_t index) noexcept {
    return taskcore_holiday_list_at(list, index);
  }
  static const taskcore_holiday *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_holiday_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_holiday_list_arrow_e(list, stream, said);
  }
};

struct client_list_functions {
  using raw = taskcore_client_list;
  static void free(raw *list) noexcept { taskcore_client_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_client_list_count(list); }
  static const taskcore_client *at(const raw *list, std::size_t index) noexcept {
    return taskcore_client_list_at(list, index);
  }
  static const taskcore_client *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_client_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_client_list_arrow_e(list, stream, said);
  }
};

struct number_series_list_functions {
  using raw = taskcore_number_series_list;
  static void free(raw *list) noexcept { taskcore_number_series_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_number_series_list_count(list); }
  static const taskcore_number_series *at(const raw *list, std::size_t index) noexcept {
    return taskcore_number_series_list_at(list, index);
  }
  static const taskcore_number_series *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_number_series_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_number_series_list_arrow_e(list, stream, said);
  }
};

struct invoice_list_functions {
  using raw = taskcore_invoice_list;
  static void free(raw *list) noexcept { taskcore_invoice_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_invoice_list_count(list); }
  static const taskcore_invoice *at(const raw *list, std::size_t index) noexcept {
    return taskcore_invoice_list_at(list, index);
  }
  static const taskcore_invoice *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_invoice_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_invoice_list_arrow_e(list, stream, said);
  }
};

struct invoice_line_list_functions {
  using raw = taskcore_invoice_line_list;
  static void free(raw *list) noexcept { taskcore_invoice_line_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_invoice_line_list_count(list); }
  static const taskcore_invoice_line *at(const raw *list, std::size_t index) noexcept {
    return taskcore_invoice_line_list_at(list, index);
  }
  static const taskcore_invoice_line *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_invoice_line_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_invoice_line_list_arrow_e(list, stream, said);
  }
};

struct invoice_adjustment_list_functions {
  using raw = taskcore_invoice_adjustment_list;
  static void free(raw *list) noexcept { taskcore_invoice_adjustment_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_invoice_adjustment_list_count(list); }
  static const taskcore_invoice_adjustment *at(const raw *list, std::size_t index) noexcept {
    return taskcore_invoice_adjustment_list_at(list, index);
  }
  static const taskcore_invoice_adjustment *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_invoice_adjustment_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_invoice_adjustment_list_arrow_e(list, stream, said);
  }
};

struct problem_list_functions {
  using raw = taskcore_problem_list;
  static void free(raw *list) noexcept { taskcore_problem_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_problem_list_count(list); }
  static const taskcore_problem *at(const raw *list, std::size_t index) noexcept {
    return taskcore_problem_list_at(list, index);
  }
  static const taskcore_problem *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_problem_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_problem_list_arrow_e(list, stream, said);
  }
};

struct payment_list_functions {
  using raw = taskcore_payment_list;
  static void free(raw *list) noexcept { taskcore_payment_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_payment_list_count(list); }
  static const taskcore_payment *at(const raw *list, std::size_t index) noexcept {
    return taskcore_payment_list_at(list, index);
  }
  static const taskcore_payment *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_payment_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_payment_list_arrow_e(list, stream, said);
  }
};

struct email_list_functions {
  using raw = taskcore_email_list;
  static void free(raw *list) noexcept { taskcore_email_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_email_list_count(list); }
  static const taskcore_email *at(const raw *list, std::size_t index) noexcept {
    return taskcore_email_list_at(list, index);
  }
  static const taskcore_email *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_email_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_email_list_arrow_e(list, stream, said);
  }
};

struct purchase_list_functions {
  using raw = taskcore_purchase_list;
  static void free(raw *list) noexcept { taskcore_purchase_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_purchase_list_count(list); }
  static const taskcore_purchase *at(const raw *list, std::size_t index) noexcept {
    return taskcore_purchase_list_at(list, index);
  }
  static const taskcore_purchase *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_purchase_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_purchase_list_arrow_e(list, stream, said);
  }
};

struct purchase_payment_list_functions {
  using raw = taskcore_purchase_payment_list;
  static void free(raw *list) noexcept { taskcore_purchase_payment_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_purchase_payment_list_count(list); }
  static const taskcore_purchase_payment *at(const raw *list, std::size_t index) noexcept {
    return taskcore_purchase_payment_list_at(list, index);
  }
  static const taskcore_purchase_payment *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_purchase_payment_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_purchase_payment_list_arrow_e(list, stream, said);
  }
};

struct purchase_total_list_functions {
  using raw = taskcore_purchase_total_list;
  static void free(raw *list) noexcept { taskcore_purchase_total_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_purchase_total_list_count(list); }
  static const taskcore_purchase_total *at(const raw *list, std::size_t index) noexcept {
    return taskcore_purchase_total_list_at(list, index);
  }
  static const taskcore_purchase_total *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_purchase_total_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_purchase_total_list_arrow_e(list, stream, said);
  }
};

struct recurring_invoice_list_functions {
  using raw = taskcore_recurring_invoice_list;
  static void free(raw *list) noexcept { taskcore_recurring_invoice_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_recurring_invoice_list_count(list); }
  static const taskcore_recurring_invoice *at(const raw *list, std::size_t index) noexcept {
    return taskcore_recurring_invoice_list_at(list, index);
  }
  static const taskcore_recurring_invoice *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_recurring_invoice_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_recurring_invoice_list_arrow_e(list, stream, said);
  }
};

struct penalty_rate_list_functions {
  using raw = taskcore_penalty_rate_list;
  static void free(raw *list) noexcept { taskcore_penalty_rate_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_penalty_rate_list_count(list); }
  static const taskcore_penalty_rate *at(const raw *list, std::size_t index) noexcept {
    return taskcore_penalty_rate_list_at(list, index);
  }
  static const taskcore_penalty_rate *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_penalty_rate_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_penalty_rate_list_arrow_e(list, stream, said);
  }
};

struct payment_reminder_list_functions {
  using raw = taskcore_payment_reminder_list;
  static void free(raw *list) noexcept { taskcore_payment_reminder_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_payment_reminder_list_count(list); }
  static const taskcore_payment_reminder *at(const raw *list, std::size_t index) noexcept {
    return taskcore_payment_reminder_list_at(list, index);
  }
  static const taskcore_payment_reminder *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_payment_reminder_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_payment_reminder_list_arrow_e(list, stream, said);
  }
};

struct interest_span_list_functions {
  using raw = taskcore_interest_span_list;
  static void free(raw *list) noexcept { taskcore_interest_span_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_interest_span_list_count(list); }
  static const taskcore_interest_span *at(const raw *list, std::size_t index) noexcept {
    return taskcore_interest_span_list_at(list, index);
  }
  static const taskcore_interest_span *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_interest_span_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_interest_span_list_arrow_e(list, stream, said);
  }
};

struct late_invoice_list_functions {
  using raw = taskcore_late_invoice_list;
  static void free(raw *list) noexcept { taskcore_late_invoice_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_late_invoice_list_count(list); }
  static const taskcore_late_invoice *at(const raw *list, std::size_t index) noexcept {
    return taskcore_late_invoice_list_at(list, index);
  }
  static const taskcore_late_invoice *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_late_invoice_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_late_invoice_list_arrow_e(list, stream, said);
  }
};

struct ageing_list_functions {
  using raw = taskcore_ageing_list;
  static void free(raw *list) noexcept { taskcore_ageing_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_ageing_list_count(list); }
  static const taskcore_ageing *at(const raw *list, std::size_t index) noexcept {
    return taskcore_ageing_list_at(list, index);
  }
  static const taskcore_ageing *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_ageing_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_ageing_list_arrow_e(list, stream, said);
  }
};

struct turnover_list_functions {
  using raw = taskcore_turnover_list;
  static void free(raw *list) noexcept { taskcore_turnover_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_turnover_list_count(list); }
  static const taskcore_turnover *at(const raw *list, std::size_t index) noexcept {
    return taskcore_turnover_list_at(list, index);
  }
  static const taskcore_turnover *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_turnover_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_turnover_list_arrow_e(list, stream, said);
  }
};

struct vat_total_list_functions {
  using raw = taskcore_vat_total_list;
  static void free(raw *list) noexcept { taskcore_vat_total_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_vat_total_list_count(list); }
  static const taskcore_vat_total *at(const raw *list, std::size_t index) noexcept {
    return taskcore_vat_total_list_at(list, index);
  }
  static const taskcore_vat_total *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_vat_total_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_vat_total_list_arrow_e(list, stream, said);
  }
};

struct import_note_list_functions {
  using raw = taskcore_import_note_list;
  static void free(raw *list) noexcept { taskcore_import_note_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_import_note_list_count(list); }
  static const taskcore_import_note *at(const raw *list, std::size_t index) noexcept {
    return taskcore_import_note_list_at(list, index);
  }
  static const taskcore_import_note *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_import_note_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_import_note_list_arrow_e(list, stream, said);
  }
};

struct kept_field_list_functions {
  using raw = taskcore_kept_field_list;
  static void free(raw *list) noexcept { taskcore_kept_field_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_kept_field_list_count(list); }
  static const taskcore_kept_field *at(const raw *list, std::size_t index) noexcept {
    return taskcore_kept_field_list_at(list, index);
  }
  static const taskcore_kept_field *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_kept_field_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_kept_field_list_arrow_e(list, stream, said);
  }
};

struct sync_remote_list_functions {
  using raw = taskcore_sync_remote_list;
  static void free(raw *list) noexcept { taskcore_sync_remote_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_sync_remote_list_count(list); }
  static const taskcore_sync_remote *at(const raw *list, std::size_t index) noexcept {
    return taskcore_sync_remote_list_at(list, index);
  }
  static const taskcore_sync_remote *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_sync_remote_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_sync_remote_list_arrow_e(list, stream, said);
  }
};

struct account_list_functions {
  using raw = taskcore_account_list;
  static void free(raw *list) noexcept { taskcore_account_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_account_list_count(list); }
  static const taskcore_account *at(const raw *list, std::size_t index) noexcept {
    return taskcore_account_list_at(list, index);
  }
  static const taskcore_account *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_account_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_account_list_arrow_e(list, stream, said);
  }
};

struct account_collection_list_functions {
  using raw = taskcore_account_collection_list;
  static void free(raw *list) noexcept { taskcore_account_collection_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_account_collection_list_count(list); }
  static const taskcore_account_collection *at(const raw *list, std::size_t index) noexcept {
    return taskcore_account_collection_list_at(list, index);
  }
  static const taskcore_account_collection *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_account_collection_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_account_collection_list_arrow_e(list, stream, said);
  }
};

struct replica_list_functions {
  using raw = taskcore_replica_list;
  static void free(raw *list) noexcept { taskcore_replica_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_replica_list_count(list); }
  static const taskcore_replica *at(const raw *list, std::size_t index) noexcept {
    return taskcore_replica_list_at(list, index);
  }
  static const taskcore_replica *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_replica_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_replica_list_arrow_e(list, stream, said);
  }
};

struct sync_conflict_list_functions {
  using raw = taskcore_sync_conflict_list;
  static void free(raw *list) noexcept { taskcore_sync_conflict_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_sync_conflict_list_count(list); }
  static const taskcore_sync_conflict *at(const raw *list, std::size_t index) noexcept {
    return taskcore_sync_conflict_list_at(list, index);
  }
  static const taskcore_sync_conflict *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_sync_conflict_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_sync_conflict_list_arrow_e(list, stream, said);
  }
};

struct tag_list_functions {
  using raw = taskcore_tag_list;
  static void free(raw *list) noexcept { taskcore_tag_list_free(list); }
  static std::size_t count(const raw *list) noexcept { return taskcore_tag_list_count(list); }
  static const taskcore_tag *at(const raw *list, std::size_t index) noexcept {
    return taskcore_tag_list_at(list, index);
  }
  static const taskcore_tag *rows(const raw *list, std::size_t *stride) noexcept {
    return taskcore_tag_list_rows(list, stride);
  }
  static taskcore_status arrow(const raw *list, void *stream, taskcore_error **said) {
    return taskcore_tag_list_arrow_e(list, stream, said);
  }
};

}  // namespace internal

/// A snapshot of tasks; it needs its store no longer.
class task_list : public internal::list<taskcore::task, internal::task_list_functions> {
 public:
  using list::list;

  /// Gives the groups of a list as one array, in the order of their rows. Groups that the limit or
  /// offset of the query left without rows are there, too.
  [[nodiscard]] rows_view<taskcore::group> groups() const & {
    std::size_t c_count = 0, c_stride = 1;
    const auto *raw = taskcore_task_list_groups(get(), &c_count, &c_stride);
    return {raw, c_count, c_stride};
  }
  rows_view<taskcore::group> groups() const && = delete;
};

/// A snapshot of projects; it needs its store no longer.
class project_list : public internal::list<taskcore::project, internal::project_list_functions> {
 public:
  using list::list;
};

/// A snapshot of sections of projects; it needs its store no longer.
class project_section_list : public internal::list<taskcore::project_section, internal::project_section_list_functions> {
 public:
  using list::list;
};

/// A snapshot of saved filters; it needs its store no longer.
class filter_list : public internal::list<taskcore::filter, internal::filter_list_functions> {
 public:
  using list::list;
};

/// A snapshot of templates; it needs its store no longer.
class template_list : public internal::list<taskcore::template_, internal::template_list_functions> {
 public:
  using list::list;
};

/// A snapshot of what a template makes; it needs its store no longer.
class template_task_list : public internal::list<taskcore::template_task, internal::template_task_list_functions> {
 public:
  using list::list;
};

/// A snapshot of own fields; it needs its store no longer.
class field_list : public internal::list<taskcore::field, internal::field_list_functions> {
 public:
  using list::list;
};

/// A snapshot of what happened to a task; it needs its store no longer.
class history_list : public internal::list<taskcore::history_entry, internal::history_list_functions> {
 public:
  using list::list;
};

/// A snapshot of tasks as lines on a screen; it needs its store no longer.
class row_list : public internal::list<taskcore::row, internal::row_list_functions> {
 public:
  using list::list;
};

/// A snapshot of when a rule gives occurrences; it needs its store no longer.
class occurrence_list : public internal::list<taskcore::occurrence, internal::occurrence_list_functions> {
 public:
  using list::list;
};

/// A snapshot of what was completed; it needs its store no longer.
class completion_list : public internal::list<taskcore::completion, internal::completion_list_functions> {
 public:
  using list::list;
};

/// A snapshot of what became of occurrences; it needs its store no longer.
class past_occurrence_list : public internal::list<taskcore::past_occurrence, internal::past_occurrence_list_functions> {
 public:
  using list::list;
};

/// A snapshot of calendars; it needs its store no longer.
class calendar_list : public internal::list<taskcore::calendar, internal::calendar_list_functions> {
 public:
  using list::list;
};

/// A snapshot of events; it needs its store no longer.
class event_list : public internal::list<taskcore::event, internal::event_list_functions> {
 public:
  using list::list;
};

/// A snapshot of what overlaps; it needs its store no longer.
class conflict_list : public internal::list<taskcore::conflict, internal::conflict_list_functions> {
 public:
  using list::list;
};

/// A snapshot of free times; it needs its store no longer.
class free_time_list : public internal::list<taskcore::free_time, internal::free_time_list_functions> {
 public:
  using list::list;
};

/// A snapshot of what days hold; it needs its store no longer.
class day_load_list : public internal::list<taskcore::day_load, internal::day_load_list_functions> {
 public:
  using list::list;
};

/// A snapshot of what happens in a range; it needs its store no longer.
class agenda_list : public internal::list<taskcore::agenda_entry, internal::agenda_list_functions> {
 public:
  using list::list;
};

/// A snapshot of the days of a month; it needs its store no longer.
class month_list : public internal::list<taskcore::month_day, internal::month_list_functions> {
 public:
  using list::list;
};

/// A snapshot of comments; it needs its store no longer.
class comment_list : public internal::list<taskcore::comment, internal::comment_list_functions> {
 public:
  using list::list;
};

/// A snapshot of alerts; it needs its store no longer.
class alert_list : public internal::list<taskcore::alert, internal::alert_list_functions> {
 public:
  using list::list;
};

/// A snapshot of focus sessions; it needs its store no longer.
class focus_list : public internal::list<taskcore::focus_session, internal::focus_list_functions> {
 public:
  using list::list;
};

/// A snapshot of focus times; it needs its store no longer.
class focus_total_list : public internal::list<taskcore::focus_total, internal::focus_total_list_functions> {
 public:
  using list::list;
};

/// A snapshot of time entries and focus sessions; it needs its store no longer.
class time_entry_list : public internal::list<taskcore::time_entry, internal::time_entry_list_functions> {
 public:
  using list::list;
};

/// A snapshot of how much time was spent; it needs its store no longer.
class time_total_list : public internal::list<taskcore::time_total, internal::time_total_list_functions> {
 public:
  using list::list;
};

/// A snapshot of holidays; it needs its store no longer.
class holiday_list : public internal::list<taskcore::holiday, internal::holiday_list_functions> {
 public:
  using list::list;
};

/// A snapshot of clients; it needs its store no longer.
class client_list : public internal::list<taskcore::client, internal::client_list_functions> {
 public:
  using list::list;
};

/// A snapshot of series of numbers; it needs its store no longer.
class number_series_list : public internal::list<taskcore::number_series, internal::number_series_list_functions> {
 public:
  using list::list;
};

/// A snapshot of invoices; it needs its store no longer.
class invoice_list : public internal::list<taskcore::invoice, internal::invoice_list_functions> {
 public:
  using list::list;
};

/// A snapshot of items of invoices; it needs its store no longer.
class invoice_line_list : public internal::list<taskcore::invoice_line, internal::invoice_line_list_functions> {
 public:
  using list::list;
};

/// A snapshot of allowances and charges; it needs its store no longer.
class invoice_adjustment_list : public internal::list<taskcore::invoice_adjustment, internal::invoice_adjustment_list_functions> {
 public:
  using list::list;
};

/// A snapshot of what is wrong with an input, or forbids issuing a draft; it needs its store no
/// longer.
class problem_list : public internal::list<taskcore::problem, internal::problem_list_functions> {
 public:
  using list::list;
};

/// A snapshot of payments; it needs its store no longer.
class payment_list : public internal::list<taskcore::payment, internal::payment_list_functions> {
 public:
  using list::list;
};

/// A snapshot of messages; it needs its store no longer.
class email_list : public internal::list<taskcore::email, internal::email_list_functions> {
 public:
  using list::list;
};

/// A snapshot of purchases; it needs its store no longer.
class purchase_list : public internal::list<taskcore::purchase, internal::purchase_list_functions> {
 public:
  using list::list;
};

/// A snapshot of payments of purchases; it needs its store no longer.
class purchase_payment_list : public internal::list<taskcore::purchase_payment, internal::purchase_payment_list_functions> {
 public:
  using list::list;
};

/// A snapshot of what is owed to sellers; it needs its store no longer.
class purchase_total_list : public internal::list<taskcore::purchase_total, internal::purchase_total_list_functions> {
 public:
  using list::list;
};

/// A snapshot of recurring invoices; it needs its store no longer.
class recurring_invoice_list : public internal::list<taskcore::recurring_invoice, internal::recurring_invoice_list_functions> {
 public:
  using list::list;
};

/// A snapshot of rates of interest; it needs its store no longer.
class penalty_rate_list : public internal::list<taskcore::penalty_rate, internal::penalty_rate_list_functions> {
 public:
  using list::list;
};

/// A snapshot of reminders of payment; it needs its store no longer.
class payment_reminder_list : public internal::list<taskcore::payment_reminder, internal::payment_reminder_list_functions> {
 public:
  using list::list;
};

/// A snapshot of what interest is made of; it needs its store no longer.
class interest_span_list : public internal::list<taskcore::interest_span, internal::interest_span_list_functions> {
 public:
  using list::list;
};

/// A snapshot of invoices that are due for a reminder; it needs its store no longer.
class late_invoice_list : public internal::list<taskcore::late_invoice, internal::late_invoice_list_functions> {
 public:
  using list::list;
};

/// A snapshot of what is owed; it needs its store no longer.
class ageing_list : public internal::list<taskcore::ageing, internal::ageing_list_functions> {
 public:
  using list::list;
};

/// A snapshot of turnovers; it needs its store no longer.
class turnover_list : public internal::list<taskcore::turnover, internal::turnover_list_functions> {
 public:
  using list::list;
};

/// A snapshot of totals of VAT; it needs its store no longer.
class vat_total_list : public internal::list<taskcore::vat_total, internal::vat_total_list_functions> {
 public:
  using list::list;
};

/// A snapshot of what an import has to say; it needs its store no longer.
class import_note_list : public internal::list<taskcore::import_note, internal::import_note_list_functions> {
 public:
  using list::list;
};

/// A snapshot of what an import could only keep; it needs its store no longer.
class kept_field_list : public internal::list<taskcore::kept_field, internal::kept_field_list_functions> {
 public:
  using list::list;
};

/// A snapshot of the places through which a store is synced; it needs its store no longer.
class sync_remote_list : public internal::list<taskcore::sync_remote, internal::sync_remote_list_functions> {
 public:
  using list::list;
};

/// A snapshot of accounts at servers; it needs its store no longer.
class account_list : public internal::list<taskcore::account, internal::account_list_functions> {
 public:
  using list::list;
};

/// A snapshot of collections at servers; it needs its store no longer.
class account_collection_list : public internal::list<taskcore::account_collection, internal::account_collection_list_functions> {
 public:
  using list::list;
};

/// A snapshot of the devices that have a store; it needs its store no longer.
class replica_list : public internal::list<taskcore::replica, internal::replica_list_functions> {
 public:
  using list::list;
};

/// A snapshot of what devices changed without knowing of each other; it needs its store no longer.
class sync_conflict_list : public internal::list<taskcore::sync_conflict, internal::sync_conflict_list_functions> {
 public:
  using list::list;
};

/// A snapshot of tags; it needs its store no longer.
class tag_list : public internal::list<taskcore::tag, internal::tag_list_functions> {
 public:
  using list::list;
};

/// What a line of quick add says; it needs its store no longer.
class quick_add_result : public internal::handle<taskcore_quick_add_result, taskcore_quick_add_result_free> {
 public:
  using handle::handle;
  /// What it has: it lives as long as this object. An object that was moved from must not be asked.
  [[nodiscard]] taskcore::quick_add_content contents() const & {
    return internal::mapping<taskcore::quick_add_content>::read(*taskcore_quick_add_result_contents(get()));
  }
  [[nodiscard]] taskcore::quick_add_content contents() const && = delete;
};

/// The home screen, as it was when it was read; it needs its store no longer.
class home : public internal::handle<taskcore_home, taskcore_home_free> {
 public:
  using handle::handle;
  /// What it has: it lives as long as this object. An object that was moved from must not be asked.
  [[nodiscard]] taskcore::home_content contents() const & {
    return internal::mapping<taskcore::home_content>::read(*taskcore_home_contents(get()));
  }
  [[nodiscard]] taskcore::home_content contents() const && = delete;
};

/// One task as a screen shows it; it needs its store no longer.
class detail : public internal::handle<taskcore_detail, taskcore_detail_free> {
 public:
  using handle::handle;
  /// What it has: it lives as long as this object. An object that was moved from must not be asked.
  [[nodiscard]] taskcore::detail_content contents() const & {
    return internal::mapping<taskcore::detail_content>::read(*taskcore_detail_contents(get()));
  }
  [[nodiscard]] taskcore::detail_content contents() const && = delete;
};

/// The pulse, as it was when it was read; it needs its store no longer.
class pulse : public internal::handle<taskcore_pulse, taskcore_pulse_free> {
 public:
  using handle::handle;
  /// What it has: it lives as long as this object. An object that was moved from must not be asked.
  [[nodiscard]] taskcore::pulse_content contents() const & {
    return internal::mapping<taskcore::pulse_content>::read(*taskcore_pulse_contents(get()));
  }
  [[nodiscard]] taskcore::pulse_content contents() const && = delete;
};

/// Figures of how a store was used; it needs its store no longer.
class usage : public internal::handle<taskcore_usage, taskcore_usage_free> {
 public:
  using handle::handle;
  /// What it has: it lives as long as this object. An object that was moved from must not be asked.
  [[nodiscard]] taskcore::usage_content contents() const & {
    return internal::mapping<taskcore::usage_content>::read(*taskcore_usage_contents(get()));
  }
  [[nodiscard]] taskcore::usage_content contents() const && = delete;
};

/// The seller's profile, as it was when it was read; it needs its store no longer.
class profile : public internal::handle<taskcore_profile, taskcore_profile_free> {
 public:
  using handle::handle;
  /// What it has: it lives as long as this object. An object that was moved from must not be asked.
  [[nodiscard]] taskcore::profile_content contents() const & {
    return internal::mapping<taskcore::profile_content>::read(*taskcore_profile_contents(get()));
  }
  [[nodiscard]] taskcore::profile_content contents() const && = delete;
};

/// A subscription, as it was when it was read; it needs its store no longer.
class subscription : public internal::handle<taskcore_subscription, taskcore_subscription_free> {
 public:
  using handle::handle;
  /// What it has: a copy. An object that was moved from must not be asked.
  [[nodiscard]] taskcore::subscription_content contents() const & {
    return internal::mapping<taskcore::subscription_content>::read(*taskcore_subscription_contents(get()));
  }
  [[nodiscard]] taskcore::subscription_content contents() const && = delete;
};

/// All of an invoice, as it was when it was read; it needs its store no longer.
class invoice_document : public internal::handle<taskcore_invoice_document, taskcore_invoice_document_free> {
 public:
  using handle::handle;
  /// What it has: it lives as long as this object. An object that was moved from must not be asked.
  [[nodiscard]] taskcore::invoice_content contents() const & {
    return internal::mapping<taskcore::invoice_content>::read(*taskcore_invoice_document_contents(get()));
  }
  [[nodiscard]] taskcore::invoice_content contents() const && = delete;
};

/// All of a purchase, as it was when it was read; it needs its store no longer.
class purchase_document : public internal::handle<taskcore_purchase_document, taskcore_purchase_document_free> {
 public:
  using handle::handle;
  /// What it has: it lives as long as this object. An object that was moved from must not be asked.
  [[nodiscard]] taskcore::purchase_content contents() const & {
    return internal::mapping<taskcore::purchase_content>::read(*taskcore_purchase_document_contents(get()));
  }
  [[nodiscard]] taskcore::purchase_content contents() const && = delete;
};

/// Tokens by which a program asks Google in the name of its user; it needs its store no longer.
class tokens : public internal::handle<taskcore_tokens, taskcore_tokens_free> {
 public:
  using handle::handle;
  /// What it has: it lives as long as this object. An object that was moved from must not be asked.
  [[nodiscard]] taskcore::tokens_content contents() const & {
    return internal::mapping<taskcore::tokens_content>::read(*taskcore_tokens_contents(get()));
  }
  [[nodiscard]] taskcore::tokens_content contents() const && = delete;
};

/// A chart, as it was when it was read; it needs its store no longer.
class chart : public internal::handle<taskcore_chart, taskcore_chart_free> {
 public:
  using handle::handle;
  /// What it has: it lives as long as this object. An object that was moved from must not be asked.
  [[nodiscard]] taskcore::chart_content contents() const & {
    return internal::mapping<taskcore::chart_content>::read(*taskcore_chart_contents(get()));
  }
  [[nodiscard]] taskcore::chart_content contents() const && = delete;

  /// Draws a chart as SVG: a document of its own, without scripts and without anything from
  /// elsewhere, with a title and a description for screen readers.
  /// @param options size and colours; NULL for 640 by 360 CSS pixels in the colours that the
  /// reader's system prefers.
  std::string svg(const taskcore::svg_options &options = {}) const {
    return internal::unwrap(try_svg(options));
  }
  /// `svg`, with the error as a value.
  result<std::string> try_svg(const taskcore::svg_options &options = {}) const {
    internal::arguments kept;
    taskcore_svg_options c_options;
    internal::mapping<taskcore::svg_options>::fill(c_options, options, kept);
    char *c_svg = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_chart_svg_e(get(), &c_options, &c_svg, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::take(c_svg);
  }
};

/// What a user was asked to allow at Google, with the secrets by which the answer is known; it
/// needs its store no longer.
class authorization : public internal::calling_handle<taskcore_authorization, taskcore_authorization_free> {
 public:
  using calling_handle::calling_handle;
  /// What it has: it lives as long as this object. An object that was moved from must not be asked.
  [[nodiscard]] taskcore::authorization_content contents() const & {
    return internal::mapping<taskcore::authorization_content>::read(*taskcore_authorization_contents(get()));
  }
  [[nodiscard]] taskcore::authorization_content contents() const && = delete;

  /// Gets the tokens for what the browser came back with.
  /// @param query what stands behind the question mark of the address to which the browser came.
  taskcore::tokens finish(std::string_view query) const {
    return internal::unwrap(try_finish(query));
  }
  /// `finish`, with the error as a value.
  result<taskcore::tokens> try_finish(std::string_view query) const {
    internal::arguments kept;
    const char *const c_query = kept.copy(query, "query");
    taskcore_tokens *c_tokens = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_authorization_finish_e(get(), c_query, &c_tokens, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::tokens(c_tokens);
  }
};

TASKCORE_END

#endif
