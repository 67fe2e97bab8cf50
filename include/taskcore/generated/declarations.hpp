// SPDX-License-Identifier: Apache-2.0
/// The names of rows and values.
// Generated from data/taskcore.json by "make header"; do not edit it.
#ifndef TASKCORE_GENERATED_DECLARATIONS_HPP
#define TASKCORE_GENERATED_DECLARATIONS_HPP

#include <taskcore.h>

#include "../config.hpp"
#include "../list.hpp"

TASKCORE_BEGIN

class problem;
struct field_value;
struct field_input;
class field;
struct field_query_options;
struct link;
struct reminder;
struct task_input;
class highlight;
class task;
struct move;
struct sort;
struct query;
class group;
struct project_input;
class project;
struct project_query_options;
struct repair_report;
struct recovery_report;
struct project_section_input;
class project_section;
struct project_section_query_options;
struct tag_query_options;
class tag;
struct filter_input;
struct filter_query_options;
class filter;
struct template_input;
struct template_query_options;
class template_;
class template_task;
struct template_use_options;
struct template_report;
class token;
class unread_part;
class quick_add_content;
class history_entry;
struct urgency_coefficients;
class row;
class section;
class chip;
struct home_options;
class home_content;
class detail_field;
class detail_content;
struct step;
struct log_trim_options;
struct log_report;
class change;
class commit;
struct local_time;
struct period_options;
struct period;
struct repeat_spec;
class occurrence;
struct task_scope_options;
struct completion_query_options;
class completion;
struct series_history_query_options;
class past_occurrence;
struct series_streak;
struct calendar_input;
class calendar;
struct calendar_query_options;
struct event_input;
struct event_scope_options;
class event;
struct event_query_options;
class conflict;
struct occurrence_query_options;
struct conflict_query_options;
struct free_time_query_options;
struct load_query_options;
class day_load;
class free_time;
struct agenda_options;
class agenda_entry;
struct month_options;
class month_day;
struct task_countdown_options;
struct event_countdown_options;
struct countdown;
struct comment_input;
class comment;
struct comment_query_options;
class alert;
struct alert_query_options;
struct focus_start_options;
class focus_session;
struct focus_query_options;
struct focus_next;
struct focus_settings;
struct focus_total_query_options;
class focus_total;
struct time_entry_input;
class time_entry;
struct idle_time;
struct time_entry_query_options;
struct time_total_query_options;
class time_total;
struct time_entry_settings;
struct score_options;
struct score;
struct pulse_settings;
struct holiday_input;
struct holiday_query_options;
class holiday;
struct pulse_options;
class pulse_day;
class streak;
class level;
class pulse_group;
class trend;
class comparison;
class forecast;
class figure;
class insight;
class pulse_content;
struct chart_options;
class tick;
class axis;
class chart_point;
class curve;
class series;
class chart_content;
struct svg_options;
struct report_options;
class usage_function;
class usage_status;
class usage_content;
struct import_options;
struct export_options;
struct import_report;
class import_note;
class kept_field;
struct backup_options;
struct sync_state;
struct sync_remote_query_options;
class sync_remote;
struct sync_report;
struct replica_query_options;
class replica;
struct sync_conflict_query_options;
class sync_conflict;
struct sync_transport;
struct hub_options;
struct hub_report;
struct hub_sweep_report;
struct account_input;
struct account_query_options;
class account;
struct account_collection_query_options;
class account_collection;
struct account_collection_choice;
struct account_plan;
struct authorization_options;
class authorization_content;
class tokens_content;
struct party;
class profile_content;
struct subscription_content;
class client;
struct client_input;
struct client_query_options;
struct number_series_query_options;
class number_series;
struct invoice_input;
struct invoice_line_input;
struct invoice_adjustment_input;
struct focus_billing;
class invoice;
struct invoice_query_options;
class invoice_line;
class invoice_adjustment;
class vat_row;
class invoice_deduction;
class deducted_rate;
struct payment_query_options;
class payment;
struct payment_input;
struct email_query_options;
class email;
class invoice_content;
struct ageing_query_options;
struct turnover_query_options;
struct vat_total_query_options;
class ageing;
class turnover;
class vat_total;
struct pdf_options;
struct email_options;
struct smtp_options;
struct purchase_input;
class purchase;
struct purchase_query_options;
struct purchase_payment_query_options;
class purchase_payment;
struct purchase_total_query_options;
class purchase_total;
class purchase_line;
class purchase_adjustment;
class purchase_tax;
class purchase_means;
class purchase_reference;
class purchase_note;
class purchase_content;
struct recurring_invoice_input;
struct recurring_invoice_query_options;
class recurring_invoice;
struct penalty_rate_input;
struct penalty_rate_query_options;
class penalty_rate;
struct payment_reminder_input;
struct payment_reminder_query_options;
class payment_reminder;
struct interest_span_query_options;
class interest_span;
struct late_invoice_query_options;
class late_invoice;

namespace internal {

template <>
struct mapping<problem> : row_mapping<problem, taskcore_problem> {};
template <>
struct mapping<field> : row_mapping<field, taskcore_field> {};
template <>
struct mapping<highlight> : row_mapping<highlight, taskcore_highlight> {};
template <>
struct mapping<task> : row_mapping<task, taskcore_task> {};
template <>
struct mapping<group> : row_mapping<group, taskcore_group> {};
template <>
struct mapping<project> : row_mapping<project, taskcore_project> {};
template <>
struct mapping<project_section> : row_mapping<project_section, taskcore_project_section> {};
template <>
struct mapping<tag> : row_mapping<tag, taskcore_tag> {};
template <>
struct mapping<filter> : row_mapping<filter, taskcore_filter> {};
template <>
struct mapping<template_> : row_mapping<template_, taskcore_template> {};
template <>
struct mapping<template_task> : row_mapping<template_task, taskcore_template_task> {};
template <>
struct mapping<token> : row_mapping<token, taskcore_token> {};
template <>
struct mapping<unread_part> : row_mapping<unread_part, taskcore_unread_part> {};
template <>
struct mapping<quick_add_content> : row_mapping<quick_add_content, taskcore_quick_add_content> {};
template <>
struct mapping<history_entry> : row_mapping<history_entry, taskcore_history_entry> {};
template <>
struct mapping<row> : row_mapping<row, taskcore_row> {};
template <>
struct mapping<section> : row_mapping<section, taskcore_section> {};
template <>
struct mapping<chip> : row_mapping<chip, taskcore_chip> {};
template <>
struct mapping<home_content> : row_mapping<home_content, taskcore_home_content> {};
template <>
struct mapping<detail_field> : row_mapping<detail_field, taskcore_detail_field> {};
template <>
struct mapping<detail_content> : row_mapping<detail_content, taskcore_detail_content> {};
template <>
struct mapping<change> : row_mapping<change, taskcore_change> {};
template <>
struct mapping<commit> : row_mapping<commit, taskcore_commit> {};
template <>
struct mapping<occurrence> : row_mapping<occurrence, taskcore_occurrence> {};
template <>
struct mapping<completion> : row_mapping<completion, taskcore_completion> {};
template <>
struct mapping<past_occurrence> : row_mapping<past_occurrence, taskcore_past_occurrence> {};
template <>
struct mapping<calendar> : row_mapping<calendar, taskcore_calendar> {};
template <>
struct mapping<event> : row_mapping<event, taskcore_event> {};
template <>
struct mapping<conflict> : row_mapping<conflict, taskcore_conflict> {};
template <>
struct mapping<day_load> : row_mapping<day_load, taskcore_day_load> {};
template <>
struct mapping<free_time> : row_mapping<free_time, taskcore_free_time> {};
template <>
struct mapping<agenda_entry> : row_mapping<agenda_entry, taskcore_agenda_entry> {};
template <>
struct mapping<month_day> : row_mapping<month_day, taskcore_month_day> {};
template <>
struct mapping<comment> : row_mapping<comment, taskcore_comment> {};
template <>
struct mapping<alert> : row_mapping<alert, taskcore_alert> {};
template <>
struct mapping<focus_session> : row_mapping<focus_session, taskcore_focus_session> {};
template <>
struct mapping<focus_total> : row_mapping<focus_total, taskcore_focus_total> {};
template <>
struct mapping<time_entry> : row_mapping<time_entry, taskcore_time_entry> {};
template <>
struct mapping<time_total> : row_mapping<time_total, taskcore_time_total> {};
template <>
struct mapping<holiday> : row_mapping<holiday, taskcore_holiday> {};
template <>
struct mapping<pulse_day> : row_mapping<pulse_day, taskcore_pulse_day> {};
template <>
struct mapping<streak> : row_mapping<streak, taskcore_streak> {};
template <>
struct mapping<level> : row_mapping<level, taskcore_level> {};
template <>
struct mapping<pulse_group> : row_mapping<pulse_group, taskcore_pulse_group> {};
template <>
struct mapping<trend> : row_mapping<trend, taskcore_trend> {};
template <>
struct mapping<comparison> : row_mapping<comparison, taskcore_comparison> {};
template <>
struct mapping<forecast> : row_mapping<forecast, taskcore_forecast> {};
template <>
struct mapping<figure> : row_mapping<figure, taskcore_figure> {};
template <>
struct mapping<insight> : row_mapping<insight, taskcore_insight> {};
template <>
struct mapping<pulse_content> : row_mapping<pulse_content, taskcore_pulse_content> {};
template <>
struct mapping<tick> : row_mapping<tick, taskcore_tick> {};
template <>
struct mapping<axis> : row_mapping<axis, taskcore_axis> {};
template <>
struct mapping<chart_point> : row_mapping<chart_point, taskcore_chart_point> {};
template <>
struct mapping<curve> : row_mapping<curve, taskcore_curve> {};
template <>
struct mapping<series> : row_mapping<series, taskcore_series> {};
template <>
struct mapping<chart_content> : row_mapping<chart_content, taskcore_chart_content> {};
template <>
struct mapping<usage_function> : row_mapping<usage_function, taskcore_usage_function> {};
template <>
struct mapping<usage_status> : row_mapping<usage_status, taskcore_usage_status> {};
template <>
struct mapping<usage_content> : row_mapping<usage_content, taskcore_usage_content> {};
template <>
struct mapping<import_note> : row_mapping<import_note, taskcore_import_note> {};
template <>
struct mapping<kept_field> : row_mapping<kept_field, taskcore_kept_field> {};
template <>
struct mapping<sync_remote> : row_mapping<sync_remote, taskcore_sync_remote> {};
template <>
struct mapping<replica> : row_mapping<replica, taskcore_replica> {};
template <>
struct mapping<sync_conflict> : row_mapping<sync_conflict, taskcore_sync_conflict> {};
template <>
struct mapping<account> : row_mapping<account, taskcore_account> {};
template <>
struct mapping<account_collection> : row_mapping<account_collection, taskcore_account_collection> {};
template <>
struct mapping<authorization_content> : row_mapping<authorization_content, taskcore_authorization_content> {};
template <>
struct mapping<tokens_content> : row_mapping<tokens_content, taskcore_tokens_content> {};
template <>
struct mapping<profile_content> : row_mapping<profile_content, taskcore_profile_content> {};
template <>
struct mapping<client> : row_mapping<client, taskcore_client> {};
template <>
struct mapping<number_series> : row_mapping<number_series, taskcore_number_series> {};
template <>
struct mapping<invoice> : row_mapping<invoice, taskcore_invoice> {};
template <>
struct mapping<invoice_line> : row_mapping<invoice_line, taskcore_invoice_line> {};
template <>
struct mapping<invoice_adjustment> : row_mapping<invoice_adjustment, taskcore_invoice_adjustment> {};
template <>
struct mapping<vat_row> : row_mapping<vat_row, taskcore_vat_row> {};
template <>
struct mapping<invoice_deduction> : row_mapping<invoice_deduction, taskcore_invoice_deduction> {};
template <>
struct mapping<deducted_rate> : row_mapping<deducted_rate, taskcore_deducted_rate> {};
template <>
struct mapping<payment> : row_mapping<payment, taskcore_payment> {};
template <>
struct mapping<email> : row_mapping<email, taskcore_email> {};
template <>
struct mapping<invoice_content> : row_mapping<invoice_content, taskcore_invoice_content> {};
template <>
struct mapping<ageing> : row_mapping<ageing, taskcore_ageing> {};
template <>
struct mapping<turnover> : row_mapping<turnover, taskcore_turnover> {};
template <>
struct mapping<vat_total> : row_mapping<vat_total, taskcore_vat_total> {};
template <>
struct mapping<purchase> : row_mapping<purchase, taskcore_purchase> {};
template <>
struct mapping<purchase_payment> : row_mapping<purchase_payment, taskcore_purchase_payment> {};
template <>
struct mapping<purchase_total> : row_mapping<purchase_total, taskcore_purchase_total> {};
template <>
struct mapping<purchase_line> : row_mapping<purchase_line, taskcore_purchase_line> {};
template <>
struct mapping<purchase_adjustment> : row_mapping<purchase_adjustment, taskcore_purchase_adjustment> {};
template <>
struct mapping<purchase_tax> : row_mapping<purchase_tax, taskcore_purchase_tax> {};
template <>
struct mapping<purchase_means> : row_mapping<purchase_means, taskcore_purchase_means> {};
template <>
struct mapping<purchase_reference> : row_mapping<purchase_reference, taskcore_purchase_reference> {};
template <>
struct mapping<purchase_note> : row_mapping<purchase_note, taskcore_purchase_note> {};
template <>
struct mapping<purchase_content> : row_mapping<purchase_content, taskcore_purchase_content> {};
template <>
struct mapping<recurring_invoice> : row_mapping<recurring_invoice, taskcore_recurring_invoice> {};
template <>
struct mapping<penalty_rate> : row_mapping<penalty_rate, taskcore_penalty_rate> {};
template <>
struct mapping<payment_reminder> : row_mapping<payment_reminder, taskcore_payment_reminder> {};
template <>
struct mapping<interest_span> : row_mapping<interest_span, taskcore_interest_span> {};
template <>
struct mapping<late_invoice> : row_mapping<late_invoice, taskcore_late_invoice> {};

}  // namespace internal

TASKCORE_END

#endif
