/*
 * The layout of the public structs on LP64 systems. A program carries the layout of the header that
 * it was built with, so a member may only be added at the end, in the place of no other.
 */
#include <stddef.h>

#include "taskcore_types.h"

#ifdef __LP64__

#define SIZE(type, size) \
  _Static_assert(sizeof(taskcore_##type) == size, "taskcore_" #type " has another size")
#define AT(type, member, offset) \
  _Static_assert(offsetof(taskcore_##type, member) == offset, \
                 "taskcore_" #type "." #member " is at another offset")

SIZE(store, 8); AT(store, private_state, 0);
SIZE(observer, 8); AT(observer, private_state, 0);
SIZE(task_list, 8); AT(task_list, private_state, 0);
SIZE(project_list, 8); AT(project_list, private_state, 0);
SIZE(filter_list, 8); AT(filter_list, private_state, 0);
SIZE(history_list, 8); AT(history_list, private_state, 0);
SIZE(row_list, 8); AT(row_list, private_state, 0);
SIZE(quick_add_result, 8); AT(quick_add_result, private_state, 0);
SIZE(home, 8); AT(home, private_state, 0);
SIZE(detail, 8); AT(detail, private_state, 0);
SIZE(occurrence_list, 8); AT(occurrence_list, private_state, 0);
SIZE(completion_list, 8); AT(completion_list, private_state, 0);
SIZE(event_list, 8); AT(event_list, private_state, 0);
SIZE(conflict_list, 8); AT(conflict_list, private_state, 0);
SIZE(free_time_list, 8); AT(free_time_list, private_state, 0);
SIZE(agenda_list, 8); AT(agenda_list, private_state, 0);
SIZE(month_list, 8); AT(month_list, private_state, 0);
SIZE(alert_list, 8); AT(alert_list, private_state, 0);
SIZE(focus_list, 8); AT(focus_list, private_state, 0);
SIZE(focus_total_list, 8); AT(focus_total_list, private_state, 0);
SIZE(holiday_list, 8); AT(holiday_list, private_state, 0);
SIZE(pulse, 8); AT(pulse, private_state, 0);
SIZE(chart, 8); AT(chart, private_state, 0);
SIZE(usage, 8); AT(usage, private_state, 0);
SIZE(profile, 8); AT(profile, private_state, 0);
SIZE(entitlement, 8); AT(entitlement, private_state, 0);
SIZE(client_list, 8); AT(client_list, private_state, 0);
SIZE(number_series_list, 8); AT(number_series_list, private_state, 0);
SIZE(invoice_list, 8); AT(invoice_list, private_state, 0);
SIZE(invoice_document, 8); AT(invoice_document, private_state, 0);
SIZE(invoice_problem_list, 8); AT(invoice_problem_list, private_state, 0);
SIZE(payment_list, 8); AT(payment_list, private_state, 0);
SIZE(email_list, 8); AT(email_list, private_state, 0);
SIZE(ageing_list, 8); AT(ageing_list, private_state, 0);
SIZE(turnover_list, 8); AT(turnover_list, private_state, 0);
SIZE(vat_total_list, 8); AT(vat_total_list, private_state, 0);
SIZE(import_note_list, 8); AT(import_note_list, private_state, 0);
SIZE(tag_list, 8); AT(tag_list, private_state, 0);

SIZE(error, 56);
AT(error, struct_size, 0); AT(error, status, 8); AT(error, message, 16); AT(error, field, 24);
AT(error, index, 32); AT(error, line, 40); AT(error, column, 48);

SIZE(open_options, 64);
AT(open_options, struct_size, 0); AT(open_options, path, 8); AT(open_options, flags, 16);
AT(open_options, durability, 24); AT(open_options, busy_timeout_ms, 28);
AT(open_options, time_zone, 32); AT(open_options, clock, 40); AT(open_options, clock_payload, 48);
AT(open_options, locale, 56);

SIZE(reminder, 32);
AT(reminder, struct_size, 0); AT(reminder, kind, 8); AT(reminder, reserved, 12);
AT(reminder, at_ms, 16); AT(reminder, offset_s, 24);

SIZE(task_input, 272);
AT(task_input, struct_size, 0); AT(task_input, fields, 8); AT(task_input, title, 16);
AT(task_input, notes, 24); AT(task_input, project, 32); AT(task_input, project_id, 40);
AT(task_input, tags, 48); AT(task_input, tag_count, 56); AT(task_input, tags_added, 64);
AT(task_input, tags_added_count, 72); AT(task_input, tags_removed, 80);
AT(task_input, tags_removed_count, 88); AT(task_input, priority, 96);
AT(task_input, favourite, 100); AT(task_input, due_kind, 104); AT(task_input, due_date, 108);
AT(task_input, due_ms, 112); AT(task_input, start_kind, 120); AT(task_input, start_date, 124);
AT(task_input, start_ms, 128); AT(task_input, slot, 136); AT(task_input, reserved, 140);
AT(task_input, estimated_duration_s, 144); AT(task_input, url, 152);
AT(task_input, reminders, 160); AT(task_input, reminder_count, 168);
AT(task_input, repeat_rule, 176); AT(task_input, parent_id, 184); AT(task_input, depends_on, 192);
AT(task_input, depends_on_count, 200); AT(task_input, depends_on_added, 208);
AT(task_input, depends_on_added_count, 216); AT(task_input, depends_on_removed, 224);
AT(task_input, depends_on_removed_count, 232); AT(task_input, zone, 240);
AT(task_input, repeat_mode, 248); AT(task_input, reserved_2, 252);
AT(task_input, excluded_dates, 256); AT(task_input, added_dates, 264);

SIZE(highlight, 40);
AT(highlight, struct_size, 0); AT(highlight, field, 8); AT(highlight, tag, 16);
AT(highlight, start, 24); AT(highlight, length, 32);

SIZE(task, 320);
AT(task, struct_size, 0); AT(task, fields, 8); AT(task, id, 16); AT(task, uid, 24);
AT(task, title, 32); AT(task, notes, 40); AT(task, project_id, 48); AT(task, project, 56);
AT(task, tags, 64); AT(task, tag_count, 72); AT(task, status, 80); AT(task, priority, 84);
AT(task, favourite, 88); AT(task, due_kind, 92); AT(task, due_date, 96); AT(task, start_kind, 100);
AT(task, due_ms, 104); AT(task, created_ms, 112); AT(task, modified_ms, 120);
AT(task, completed_ms, 128); AT(task, deleted_ms, 136); AT(task, start_ms, 144);
AT(task, start_date, 152); AT(task, slot, 156); AT(task, current_slot, 160); AT(task, states, 164);
AT(task, urgency, 168); AT(task, depth, 172); AT(task, estimated_duration_s, 176);
AT(task, url, 184); AT(task, reminders, 192); AT(task, reminder_count, 200);
AT(task, repeat_rule, 208); AT(task, parent_id, 216); AT(task, depends_on, 224);
AT(task, depends_on_count, 232); AT(task, subtask_count, 240);
AT(task, subtask_completed_count, 248); AT(task, highlights, 256); AT(task, highlight_count, 264);
AT(task, zone, 272); AT(task, occurrence, 280); AT(task, excluded_dates, 288);
AT(task, added_dates, 296); AT(task, series_uid, 304); AT(task, repeat_mode, 312);
AT(task, reserved, 316);

SIZE(move, 48);
AT(move, struct_size, 0); AT(move, fields, 8); AT(move, before_id, 16); AT(move, after_id, 24);
AT(move, project_id, 32); AT(move, parent_id, 40);

SIZE(sort, 16);
AT(sort, struct_size, 0); AT(sort, key, 8); AT(sort, descending, 12);

SIZE(query, 264);
AT(query, struct_size, 0); AT(query, fields, 8); AT(query, filter, 16); AT(query, text, 24);
AT(query, text_fields, 32); AT(query, projects, 40); AT(query, project_count, 48);
AT(query, project_ids, 56); AT(query, project_id_count, 64); AT(query, tags_any, 72);
AT(query, tags_any_count, 80); AT(query, tags_all, 88); AT(query, tags_all_count, 96);
AT(query, tags_none, 104); AT(query, tags_none_count, 112); AT(query, priorities, 120);
AT(query, statuses, 124); AT(query, slots, 128); AT(query, favourite, 132);
AT(query, blocked, 136); AT(query, blocking, 140); AT(query, hidden, 144);
AT(query, archived, 148); AT(query, overdue, 152); AT(query, group, 156);
AT(query, due_from_ms, 160); AT(query, due_before_ms, 168); AT(query, completed_from_ms, 176);
AT(query, completed_before_ms, 184); AT(query, parent_id, 192); AT(query, view, 200);
AT(query, view_date, 204); AT(query, view_last_date, 208); AT(query, tree, 212);
AT(query, ids, 216); AT(query, id_count, 224); AT(query, sorts, 232); AT(query, sort_count, 240);
AT(query, limit, 248); AT(query, offset, 256);

SIZE(group, 48);
AT(group, struct_size, 0); AT(group, key, 8); AT(group, label, 16); AT(group, first, 24);
AT(group, row_count, 32); AT(group, total_count, 40);

SIZE(project_input, 48);
AT(project_input, struct_size, 0); AT(project_input, fields, 8); AT(project_input, name, 16);
AT(project_input, description, 24); AT(project_input, icon, 32); AT(project_input, colour, 40);
AT(project_input, archived, 44);

SIZE(project, 88);
AT(project, struct_size, 0); AT(project, id, 8); AT(project, uid, 16); AT(project, name, 24);
AT(project, open_count, 32); AT(project, completed_count, 40); AT(project, created_ms, 48);
AT(project, description, 56); AT(project, icon, 64); AT(project, archived_ms, 72);
AT(project, archived, 80); AT(project, colour, 84);

SIZE(repair_report, 96);
AT(repair_report, struct_size, 0); AT(repair_report, inbox_restored, 8);
AT(repair_report, tasks_rehomed, 16); AT(repair_report, subtasks_detached, 24);
AT(repair_report, dependencies_removed, 32); AT(repair_report, tags_mended, 40);
AT(repair_report, positions_mended, 48); AT(repair_report, index_rebuilt, 56);
AT(repair_report, values_mended, 64); AT(repair_report, invoice_parts_removed, 72);
AT(repair_report, numbers_missing, 80); AT(repair_report, numbers_doubled, 88);

SIZE(tag, 40);
AT(tag, struct_size, 0); AT(tag, name, 8); AT(tag, open_count, 16); AT(tag, completed_count, 24);
AT(tag, colour, 32); AT(tag, reserved, 36);

SIZE(filter_input, 40);
AT(filter_input, struct_size, 0); AT(filter_input, fields, 8); AT(filter_input, name, 16);
AT(filter_input, query, 24); AT(filter_input, colour, 32); AT(filter_input, reserved, 36);

SIZE(filter, 56);
AT(filter, struct_size, 0); AT(filter, id, 8); AT(filter, uid, 16); AT(filter, name, 24);
AT(filter, query, 32); AT(filter, created_ms, 40); AT(filter, colour, 48);
AT(filter, reserved, 52);

SIZE(token, 32);
AT(token, struct_size, 0); AT(token, field, 8); AT(token, start, 16); AT(token, length, 24);

SIZE(quick_add_content, 32);
AT(quick_add_content, struct_size, 0); AT(quick_add_content, input, 8);
AT(quick_add_content, tokens, 16); AT(quick_add_content, token_count, 24);

SIZE(history_entry, 64);
AT(history_entry, struct_size, 0); AT(history_entry, step_id, 8); AT(history_entry, at_ms, 16);
AT(history_entry, device, 24); AT(history_entry, property, 32); AT(history_entry, old_value, 40);
AT(history_entry, new_value, 48); AT(history_entry, action, 56); AT(history_entry, reserved, 60);

SIZE(row, 104);
AT(row, struct_size, 0); AT(row, task_id, 8); AT(row, title, 16); AT(row, due_label, 24);
AT(row, project_label, 32); AT(row, tags_label, 40); AT(row, priority_label, 48);
AT(row, progress_label, 56); AT(row, blocked_label, 64); AT(row, is_struck_through, 72);
AT(row, is_favourite, 76); AT(row, is_overdue, 80); AT(row, has_days_remaining, 84);
AT(row, days_remaining, 88); AT(row, depth, 92); AT(row, colour, 96); AT(row, due_colour, 100);

SIZE(section, 48);
AT(section, struct_size, 0); AT(section, title, 8); AT(section, first, 16);
AT(section, row_count, 24); AT(section, total_count, 32); AT(section, kind, 40);
AT(section, reserved, 44);

SIZE(chip, 56);
AT(chip, struct_size, 0); AT(chip, title, 8); AT(chip, query, 16); AT(chip, id, 24);
AT(chip, open_count, 32); AT(chip, kind, 40); AT(chip, colour, 44); AT(chip, is_selected, 48);
AT(chip, reserved, 52);

SIZE(home_options, 24);
AT(home_options, struct_size, 0); AT(home_options, query, 8); AT(home_options, section_limit, 16);

SIZE(home_content, 120);
AT(home_content, struct_size, 0); AT(home_content, title, 8); AT(home_content, date_label, 16);
AT(home_content, progress_label, 24); AT(home_content, chips, 32);
AT(home_content, chip_count, 40); AT(home_content, sections, 48);
AT(home_content, section_count, 56); AT(home_content, rows, 64); AT(home_content, row_count, 72);
AT(home_content, open_count, 80); AT(home_content, completed_today_count, 88);
AT(home_content, empty_title, 96); AT(home_content, empty_message, 104);
AT(home_content, empty_state, 112); AT(home_content, date, 116);

SIZE(detail_field, 32);
AT(detail_field, struct_size, 0); AT(detail_field, field, 8); AT(detail_field, label, 16);
AT(detail_field, value, 24);

SIZE(detail_content, 72);
AT(detail_content, struct_size, 0); AT(detail_content, row, 8); AT(detail_content, fields, 16);
AT(detail_content, field_count, 24); AT(detail_content, subtasks, 32);
AT(detail_content, subtask_count, 40); AT(detail_content, blockers, 48);
AT(detail_content, blocker_count, 56); AT(detail_content, actions, 64);
AT(detail_content, reserved, 68);

SIZE(step, 56);
AT(step, struct_size, 0); AT(step, id, 8); AT(step, at_ms, 16); AT(step, task_count, 24);
AT(step, project_count, 32); AT(step, action, 40); AT(step, reserved, 44);
AT(step, event_count, 48);

SIZE(change, 40);
AT(change, struct_size, 0); AT(change, id, 8); AT(change, uid, 16); AT(change, fields, 24);
AT(change, entity, 32); AT(change, kind, 36);

SIZE(commit, 56);
AT(commit, struct_size, 0); AT(commit, changes, 8); AT(commit, change_count, 16);
AT(commit, change_stride, 24); AT(commit, at_ms, 32); AT(commit, noticed_ms, 40);
AT(commit, action, 48); AT(commit, origin, 52);

SIZE(local_time, 32);
AT(local_time, struct_size, 0); AT(local_time, date, 8); AT(local_time, hour, 12);
AT(local_time, minute, 16); AT(local_time, second, 20); AT(local_time, millisecond, 24);
AT(local_time, utc_offset_s, 28);

SIZE(moment, 24);
AT(moment, struct_size, 0); AT(moment, kind, 8); AT(moment, date, 12); AT(moment, ms, 16);

SIZE(repeat_spec, 72);
AT(repeat_spec, struct_size, 0); AT(repeat_spec, rule, 8); AT(repeat_spec, start, 16);
AT(repeat_spec, zone, 24); AT(repeat_spec, excluded_dates, 32); AT(repeat_spec, added_dates, 40);
AT(repeat_spec, not_before, 48); AT(repeat_spec, limit, 56); AT(repeat_spec, includes_start, 64);
AT(repeat_spec, reserved, 68);

SIZE(occurrence, 32);
AT(occurrence, struct_size, 0); AT(occurrence, local, 8); AT(occurrence, kind, 16);
AT(occurrence, date, 20); AT(occurrence, start_ms, 24);

SIZE(completion, 112);
AT(completion, struct_size, 0); AT(completion, id, 8); AT(completion, uid, 16);
AT(completion, task_uid, 24); AT(completion, task_id, 32); AT(completion, occurrence, 40);
AT(completion, completed_ms, 48); AT(completion, project_id, 56); AT(completion, priority, 64);
AT(completion, due_kind, 68); AT(completion, due_ms, 72); AT(completion, due_date, 80);
AT(completion, reserved, 84); AT(completion, points, 88); AT(completion, tags, 96);
AT(completion, tag_count, 104);

SIZE(event_input, 160);
AT(event_input, struct_size, 0); AT(event_input, fields, 8); AT(event_input, title, 16);
AT(event_input, kind, 24); AT(event_input, start_kind, 28); AT(event_input, start_ms, 32);
AT(event_input, start_date, 40); AT(event_input, transparent, 44); AT(event_input, duration_s, 48);
AT(event_input, zone, 56); AT(event_input, notes, 64); AT(event_input, location, 72);
AT(event_input, attendees, 80); AT(event_input, attendee_count, 88); AT(event_input, url, 96);
AT(event_input, task_id, 104); AT(event_input, reminders, 112);
AT(event_input, reminder_count, 120); AT(event_input, repeat_rule, 128);
AT(event_input, excluded_dates, 136); AT(event_input, added_dates, 144);
AT(event_input, done, 152); AT(event_input, reserved, 156);

SIZE(event, 216);
AT(event, struct_size, 0); AT(event, fields, 8); AT(event, id, 16); AT(event, uid, 24);
AT(event, title, 32); AT(event, kind, 40); AT(event, start_kind, 44); AT(event, start_ms, 48);
AT(event, end_ms, 56); AT(event, start_date, 64); AT(event, transparent, 68);
AT(event, duration_s, 72); AT(event, zone, 80); AT(event, notes, 88); AT(event, location, 96);
AT(event, attendees, 104); AT(event, attendee_count, 112); AT(event, url, 120);
AT(event, task_id, 128); AT(event, reminders, 136); AT(event, reminder_count, 144);
AT(event, repeat_rule, 152); AT(event, excluded_dates, 160); AT(event, added_dates, 168);
AT(event, series_id, 176); AT(event, occurrence, 184); AT(event, created_ms, 192);
AT(event, modified_ms, 200); AT(event, done_ms, 208);

SIZE(event_query, 96);
AT(event_query, struct_size, 0); AT(event_query, fields, 8); AT(event_query, ids, 16);
AT(event_query, id_count, 24); AT(event_query, text, 32); AT(event_query, kind, 40);
AT(event_query, done, 44); AT(event_query, task_id, 48); AT(event_query, series_id, 56);
AT(event_query, from_ms, 64); AT(event_query, before_ms, 72); AT(event_query, limit, 80);
AT(event_query, offset, 88);

SIZE(conflict, 88);
AT(conflict, struct_size, 0); AT(conflict, event_id, 8); AT(conflict, title, 16);
AT(conflict, occurrence, 24); AT(conflict, start_ms, 32); AT(conflict, end_ms, 40);
AT(conflict, other_id, 48); AT(conflict, other_title, 56); AT(conflict, other_occurrence, 64);
AT(conflict, other_start_ms, 72); AT(conflict, other_end_ms, 80);

SIZE(free_time_options, 64);
AT(free_time_options, struct_size, 0); AT(free_time_options, duration_s, 8);
AT(free_time_options, from_ms, 16); AT(free_time_options, before_ms, 24);
AT(free_time_options, weekdays, 32); AT(free_time_options, day_start_s, 36);
AT(free_time_options, day_end_s, 40); AT(free_time_options, step_s, 44);
AT(free_time_options, zone, 48); AT(free_time_options, limit, 56);

SIZE(free_time, 24);
AT(free_time, struct_size, 0); AT(free_time, start_ms, 8); AT(free_time, end_ms, 16);

SIZE(agenda_options, 40);
AT(agenda_options, struct_size, 0); AT(agenda_options, first_date, 8);
AT(agenda_options, last_date, 12); AT(agenda_options, contents, 16);
AT(agenda_options, includes_completed, 20); AT(agenda_options, limit, 24);
AT(agenda_options, after, 32);

SIZE(agenda_entry, 120);
AT(agenda_entry, struct_size, 0); AT(agenda_entry, date, 8); AT(agenda_entry, entity, 12);
AT(agenda_entry, id, 16); AT(agenda_entry, uid, 24); AT(agenda_entry, occurrence, 32);
AT(agenda_entry, title, 40); AT(agenda_entry, location, 48); AT(agenda_entry, time_label, 56);
AT(agenda_entry, start_ms, 64); AT(agenda_entry, end_ms, 72); AT(agenda_entry, is_all_day, 80);
AT(agenda_entry, kind, 84); AT(agenda_entry, day_index, 88); AT(agenda_entry, day_count, 92);
AT(agenda_entry, is_done, 96); AT(agenda_entry, is_projected, 100); AT(agenda_entry, colour, 104);
AT(agenda_entry, reserved, 108); AT(agenda_entry, cursor, 112);

SIZE(month_day, 48);
AT(month_day, struct_size, 0); AT(month_day, date, 8); AT(month_day, is_in_month, 12);
AT(month_day, is_today, 16); AT(month_day, week_number, 20); AT(month_day, event_count, 24);
AT(month_day, task_count, 32); AT(month_day, completed_count, 40);

SIZE(countdown, 64);
AT(countdown, struct_size, 0); AT(countdown, phase, 8); AT(countdown, colour, 12);
AT(countdown, target_ms, 16); AT(countdown, remaining_ms, 24); AT(countdown, days, 32);
AT(countdown, hours, 40); AT(countdown, minutes, 44); AT(countdown, seconds, 48);
AT(countdown, elapsed_millionths, 52); AT(countdown, reserved, 56);

SIZE(alert, 104);
AT(alert, struct_size, 0); AT(alert, id, 8); AT(alert, uid, 16); AT(alert, kind, 24);
AT(alert, snooze_count, 28); AT(alert, item_id, 32); AT(alert, occurrence, 40);
AT(alert, title, 48); AT(alert, label, 56); AT(alert, at_ms, 64); AT(alert, fired_ms, 72);
AT(alert, item_start_ms, 80); AT(alert, acknowledged_ms, 88); AT(alert, snoozed_until_ms, 96);

SIZE(focus_session, 112);
AT(focus_session, struct_size, 0); AT(focus_session, id, 8); AT(focus_session, uid, 16);
AT(focus_session, kind, 24); AT(focus_session, state, 28); AT(focus_session, round, 32);
AT(focus_session, elapsed_millionths, 36); AT(focus_session, task_id, 40);
AT(focus_session, title, 48); AT(focus_session, length_ms, 56); AT(focus_session, elapsed_ms, 64);
AT(focus_session, remaining_ms, 72); AT(focus_session, started_ms, 80);
AT(focus_session, ends_ms, 88); AT(focus_session, finished_ms, 96); AT(focus_session, label, 104);

SIZE(focus_settings, 40);
AT(focus_settings, struct_size, 0); AT(focus_settings, fields, 8);
AT(focus_settings, work_minutes, 16); AT(focus_settings, short_break_minutes, 20);
AT(focus_settings, long_break_minutes, 24); AT(focus_settings, rounds, 28);
AT(focus_settings, auto_start, 32); AT(focus_settings, reserved, 36);

SIZE(focus_total, 40);
AT(focus_total, struct_size, 0); AT(focus_total, key, 8); AT(focus_total, label, 16);
AT(focus_total, total_ms, 24); AT(focus_total, session_count, 32);

SIZE(score_query, 40);
AT(score_query, struct_size, 0); AT(score_query, fields, 8); AT(score_query, first_date, 16);
AT(score_query, last_date, 20); AT(score_query, project_id, 24); AT(score_query, tag, 32);

SIZE(score, 24);
AT(score, struct_size, 0); AT(score, points, 8); AT(score, completed_count, 16);

SIZE(pulse_settings, 48);
AT(pulse_settings, struct_size, 0); AT(pulse_settings, fields, 8);
AT(pulse_settings, points_p0, 16); AT(pulse_settings, points_p1, 20);
AT(pulse_settings, points_p2, 24); AT(pulse_settings, points_p3, 28);
AT(pulse_settings, points_none, 32); AT(pulse_settings, daily_goal, 36);
AT(pulse_settings, weekly_goal, 40); AT(pulse_settings, ignored_weekdays, 44);

SIZE(holiday, 32);
AT(holiday, struct_size, 0); AT(holiday, id, 8); AT(holiday, uid, 16); AT(holiday, first_date, 24);
AT(holiday, last_date, 28);

SIZE(pulse_options, 40);
AT(pulse_options, struct_size, 0); AT(pulse_options, fields, 8); AT(pulse_options, first_date, 16);
AT(pulse_options, last_date, 20); AT(pulse_options, project_id, 24);
AT(pulse_options, week_start, 32); AT(pulse_options, reserved, 36);

SIZE(pulse_day, 96);
AT(pulse_day, struct_size, 0); AT(pulse_day, date, 8); AT(pulse_day, is_paused, 12);
AT(pulse_day, completed_count, 16); AT(pulse_day, added_count, 24); AT(pulse_day, due_count, 32);
AT(pulse_day, overdue_count, 40); AT(pulse_day, open_count, 48); AT(pulse_day, points, 56);
AT(pulse_day, focus_ms, 64); AT(pulse_day, completion_ratio, 72);
AT(pulse_day, average_points, 80); AT(pulse_day, has_completion_ratio, 88);
AT(pulse_day, has_reached_goal, 92);

SIZE(streak, 64);
AT(streak, struct_size, 0); AT(streak, goal, 8); AT(streak, completed_count, 16);
AT(streak, current_count, 24); AT(streak, longest_count, 32); AT(streak, current_first_date, 40);
AT(streak, current_last_date, 44); AT(streak, longest_first_date, 48);
AT(streak, longest_last_date, 52); AT(streak, is_paused, 56); AT(streak, is_at_risk, 60);

SIZE(level, 56);
AT(level, struct_size, 0); AT(level, name, 8); AT(level, points, 16); AT(level, first_points, 24);
AT(level, next_points, 32); AT(level, progress, 40); AT(level, number, 48);
AT(level, reserved, 52);

SIZE(pulse_group, 56);
AT(pulse_group, struct_size, 0); AT(pulse_group, key, 8); AT(pulse_group, label, 16);
AT(pulse_group, completed_count, 24); AT(pulse_group, points, 32); AT(pulse_group, day_count, 40);
AT(pulse_group, colour, 48); AT(pulse_group, reserved, 52);

SIZE(trend, 48);
AT(trend, struct_size, 0); AT(trend, day_count, 8); AT(trend, mean_points, 16);
AT(trend, slope, 24); AT(trend, slope_standard_error, 32); AT(trend, has_slope, 40);
AT(trend, has_standard_error, 44);

SIZE(comparison, 80);
AT(comparison, struct_size, 0); AT(comparison, first_date, 8); AT(comparison, last_date, 12);
AT(comparison, previous_first_date, 16); AT(comparison, previous_last_date, 20);
AT(comparison, previous_same_date, 24); AT(comparison, reserved, 28); AT(comparison, points, 32);
AT(comparison, completed_count, 40); AT(comparison, previous_points, 48);
AT(comparison, previous_completed_count, 56); AT(comparison, previous_points_so_far, 64);
AT(comparison, previous_completed_count_so_far, 72);

SIZE(forecast, 56);
AT(forecast, struct_size, 0); AT(forecast, open_count, 8); AT(forecast, day_count, 16);
AT(forecast, added_per_day, 24); AT(forecast, closed_per_day, 32); AT(forecast, days, 40);
AT(forecast, kind, 48); AT(forecast, empty_date, 52);

SIZE(figure, 24);
AT(figure, struct_size, 0); AT(figure, name, 8); AT(figure, value, 16);

SIZE(insight, 40);
AT(insight, struct_size, 0); AT(insight, text, 8); AT(insight, figures, 16);
AT(insight, figure_count, 24); AT(insight, kind, 32); AT(insight, colour, 36);

SIZE(pulse_content, 216);
AT(pulse_content, struct_size, 0); AT(pulse_content, days, 8); AT(pulse_content, day_count, 16);
AT(pulse_content, daily_streak, 24); AT(pulse_content, weekly_streak, 32);
AT(pulse_content, level, 40); AT(pulse_content, trend, 48); AT(pulse_content, week, 56);
AT(pulse_content, month, 64); AT(pulse_content, forecast, 72); AT(pulse_content, projects, 80);
AT(pulse_content, project_count, 88); AT(pulse_content, priorities, 96);
AT(pulse_content, priority_count, 104); AT(pulse_content, weekdays, 112);
AT(pulse_content, weekday_count, 120); AT(pulse_content, hours, 128);
AT(pulse_content, hour_count, 136); AT(pulse_content, insights, 144);
AT(pulse_content, insight_count, 152); AT(pulse_content, points, 160);
AT(pulse_content, completed_count, 168); AT(pulse_content, added_count, 176);
AT(pulse_content, focus_ms, 184); AT(pulse_content, active_day_count, 192);
AT(pulse_content, today, 200); AT(pulse_content, best_date, 204);
AT(pulse_content, best_weekday, 208); AT(pulse_content, best_hour, 212);

SIZE(chart_options, 48);
AT(chart_options, struct_size, 0); AT(chart_options, fields, 8); AT(chart_options, kind, 16);
AT(chart_options, measure, 20); AT(chart_options, first_date, 24);
AT(chart_options, last_date, 28); AT(chart_options, project_id, 32);
AT(chart_options, week_start, 40); AT(chart_options, reserved, 44);

SIZE(tick, 24);
AT(tick, struct_size, 0); AT(tick, value, 8); AT(tick, label, 16);

SIZE(axis, 48);
AT(axis, struct_size, 0); AT(axis, label, 8); AT(axis, minimum, 16); AT(axis, maximum, 24);
AT(axis, ticks, 32); AT(axis, tick_count, 40);

SIZE(chart_point, 56);
AT(chart_point, struct_size, 0); AT(chart_point, x, 8); AT(chart_point, y, 16);
AT(chart_point, value, 24); AT(chart_point, label, 32); AT(chart_point, date, 40);
AT(chart_point, colour, 44); AT(chart_point, shade, 48); AT(chart_point, reserved, 52);

SIZE(curve, 72);
AT(curve, struct_size, 0); AT(curve, start_x, 8); AT(curve, start_y, 16);
AT(curve, control1_x, 24); AT(curve, control1_y, 32); AT(curve, control2_x, 40);
AT(curve, control2_y, 48); AT(curve, end_x, 56); AT(curve, end_y, 64);

SIZE(series, 56);
AT(series, struct_size, 0); AT(series, name, 8); AT(series, points, 16);
AT(series, point_count, 24); AT(series, curves, 32); AT(series, curve_count, 40);
AT(series, colour, 48); AT(series, is_dashed, 52);

SIZE(chart_content, 104);
AT(chart_content, struct_size, 0); AT(chart_content, title, 8); AT(chart_content, description, 16);
AT(chart_content, centre_label, 24); AT(chart_content, centre_caption, 32);
AT(chart_content, empty_message, 40); AT(chart_content, x_axis, 48); AT(chart_content, y_axis, 56);
AT(chart_content, series, 64); AT(chart_content, series_count, 72); AT(chart_content, kind, 80);
AT(chart_content, shape, 84); AT(chart_content, measure, 88); AT(chart_content, first_date, 92);
AT(chart_content, last_date, 96); AT(chart_content, reserved, 100);

SIZE(svg_options, 24);
AT(svg_options, struct_size, 0); AT(svg_options, width, 8); AT(svg_options, height, 12);
AT(svg_options, appearance, 16); AT(svg_options, reserved, 20);

SIZE(report_options, 40);
AT(report_options, struct_size, 0); AT(report_options, fields, 8);
AT(report_options, first_date, 16); AT(report_options, last_date, 20);
AT(report_options, week_start, 24); AT(report_options, appearance, 28);
AT(report_options, title, 32);

SIZE(usage_function, 48);
AT(usage_function, struct_size, 0); AT(usage_function, name, 8);
AT(usage_function, call_count, 16); AT(usage_function, error_count, 24);
AT(usage_function, total_ns, 32); AT(usage_function, longest_ns, 40);

SIZE(usage_status, 32);
AT(usage_status, struct_size, 0); AT(usage_status, name, 8); AT(usage_status, count, 16);
AT(usage_status, status, 24); AT(usage_status, reserved, 28);

SIZE(usage_content, 80);
AT(usage_content, struct_size, 0); AT(usage_content, since_ms, 8);
AT(usage_content, call_count, 16); AT(usage_content, error_count, 24);
AT(usage_content, total_ns, 32); AT(usage_content, functions, 40);
AT(usage_content, function_count, 48); AT(usage_content, statuses, 56);
AT(usage_content, status_count, 64); AT(usage_content, is_counting, 72);
AT(usage_content, reserved, 76);

SIZE(import_report, 64);
AT(import_report, struct_size, 0); AT(import_report, added, 8); AT(import_report, updated, 16);
AT(import_report, unchanged, 24); AT(import_report, events_added, 32);
AT(import_report, events_updated, 40); AT(import_report, events_unchanged, 48);
AT(import_report, skipped, 56);

SIZE(import_note, 48);
AT(import_note, struct_size, 0); AT(import_note, line, 8); AT(import_note, component, 16);
AT(import_note, uid, 24); AT(import_note, message, 32); AT(import_note, kind, 40);
AT(import_note, reserved, 44);

SIZE(party, 224);
AT(party, struct_size, 0); AT(party, fields, 8); AT(party, name, 16); AT(party, trading_name, 24);
AT(party, legal_form, 32); AT(party, share_capital, 40); AT(party, registry, 48);
AT(party, contact, 56); AT(party, street, 64); AT(party, street_2, 72); AT(party, postal_code, 80);
AT(party, city, 88); AT(party, region, 96); AT(party, country, 104); AT(party, siren, 112);
AT(party, siret, 120); AT(party, registration_number, 128); AT(party, vat_number, 136);
AT(party, tax_number, 144); AT(party, email, 152); AT(party, phone, 160);
AT(party, electronic_address, 168); AT(party, electronic_scheme, 176); AT(party, iban, 184);
AT(party, bic, 192); AT(party, account_name, 200); AT(party, locale, 208);
AT(party, currency, 216);

SIZE(profile_content, 32);
AT(profile_content, struct_size, 0); AT(profile_content, seller, 8); AT(profile_content, logo, 16);
AT(profile_content, logo_length, 24);

SIZE(subscription, 64);
AT(subscription, struct_size, 0); AT(subscription, fields, 8); AT(subscription, plan, 16);
AT(subscription, source, 24); AT(subscription, since_ms, 32); AT(subscription, until_ms, 40);
AT(subscription, features, 48); AT(subscription, feature_count, 56);

SIZE(client, 72);
AT(client, struct_size, 0); AT(client, id, 8); AT(client, uid, 16); AT(client, party, 24);
AT(client, notes, 32); AT(client, created_ms, 40); AT(client, archived_ms, 48);
AT(client, invoice_count, 56); AT(client, archived, 64); AT(client, reserved, 68);

SIZE(client_search, 32);
AT(client_search, struct_size, 0); AT(client_search, fields, 8); AT(client_search, text, 16);
AT(client_search, archived, 24); AT(client_search, reserved, 28);

SIZE(number_series, 48);
AT(number_series, struct_size, 0); AT(number_series, name, 8); AT(number_series, pattern, 16);
AT(number_series, next_number, 24); AT(number_series, issued_count, 32);
AT(number_series, last_date, 40); AT(number_series, reserved, 44);

SIZE(invoice_input, 176);
AT(invoice_input, struct_size, 0); AT(invoice_input, fields, 8); AT(invoice_input, client_id, 16);
AT(invoice_input, series, 24); AT(invoice_input, due_date, 32);
AT(invoice_input, payment_days, 36); AT(invoice_input, delivery_date, 40);
AT(invoice_input, first_date, 44); AT(invoice_input, last_date, 48);
AT(invoice_input, reserved, 52); AT(invoice_input, currency, 56);
AT(invoice_input, exchange_rate_millionths, 64); AT(invoice_input, language, 72);
AT(invoice_input, business_process, 80); AT(invoice_input, buyer_reference, 88);
AT(invoice_input, order_reference, 96); AT(invoice_input, contract_reference, 104);
AT(invoice_input, payment_terms, 112); AT(invoice_input, late_penalty, 120);
AT(invoice_input, recovery_fee, 128); AT(invoice_input, early_discount, 136);
AT(invoice_input, notes, 144); AT(invoice_input, prepaid_minor, 152);
AT(invoice_input, preceding_number, 160); AT(invoice_input, preceding_date, 168);
AT(invoice_input, reserved2, 172);

SIZE(invoice_line_input, 128);
AT(invoice_line_input, struct_size, 0); AT(invoice_line_input, fields, 8);
AT(invoice_line_input, name, 16); AT(invoice_line_input, details, 24);
AT(invoice_line_input, quantity_ten_thousandths, 32); AT(invoice_line_input, unit, 40);
AT(invoice_line_input, unit_price_millionths, 48); AT(invoice_line_input, discount_minor, 56);
AT(invoice_line_input, discount_reason, 64); AT(invoice_line_input, discount_basis_points, 72);
AT(invoice_line_input, vat_category, 76); AT(invoice_line_input, vat_rate_basis_points, 80);
AT(invoice_line_input, first_date, 84); AT(invoice_line_input, last_date, 88);
AT(invoice_line_input, position, 92); AT(invoice_line_input, exemption_reason, 96);
AT(invoice_line_input, exemption_code, 104); AT(invoice_line_input, task_ids, 112);
AT(invoice_line_input, task_count, 120);

SIZE(invoice_adjustment_input, 72);
AT(invoice_adjustment_input, struct_size, 0); AT(invoice_adjustment_input, fields, 8);
AT(invoice_adjustment_input, amount_minor, 16); AT(invoice_adjustment_input, reason, 24);
AT(invoice_adjustment_input, reason_code, 32); AT(invoice_adjustment_input, exemption_reason, 40);
AT(invoice_adjustment_input, exemption_code, 48); AT(invoice_adjustment_input, is_charge, 56);
AT(invoice_adjustment_input, rate_basis_points, 60);
AT(invoice_adjustment_input, vat_category, 64);
AT(invoice_adjustment_input, vat_rate_basis_points, 68);

SIZE(focus_billing, 72);
AT(focus_billing, struct_size, 0); AT(focus_billing, fields, 8); AT(focus_billing, project_id, 16);
AT(focus_billing, task_id, 24); AT(focus_billing, first_date, 32);
AT(focus_billing, last_date, 36); AT(focus_billing, grouping, 40);
AT(focus_billing, vat_category, 44); AT(focus_billing, vat_rate_basis_points, 48);
AT(focus_billing, round_up_minutes, 52); AT(focus_billing, unit_price_millionths, 56);
AT(focus_billing, name, 64);

SIZE(invoice, 160);
AT(invoice, struct_size, 0); AT(invoice, id, 8); AT(invoice, uid, 16); AT(invoice, number, 24);
AT(invoice, client_name, 32); AT(invoice, currency, 40); AT(invoice, client_id, 48);
AT(invoice, preceding_id, 56); AT(invoice, net_minor, 64); AT(invoice, vat_minor, 72);
AT(invoice, gross_minor, 80); AT(invoice, due_minor, 88); AT(invoice, paid_minor, 96);
AT(invoice, credited_minor, 104); AT(invoice, balance_minor, 112); AT(invoice, created_ms, 120);
AT(invoice, modified_ms, 128); AT(invoice, issued_ms, 136); AT(invoice, kind, 144);
AT(invoice, state, 148); AT(invoice, issue_date, 152); AT(invoice, due_date, 156);

SIZE(invoice_search, 56);
AT(invoice_search, struct_size, 0); AT(invoice_search, fields, 8); AT(invoice_search, states, 16);
AT(invoice_search, kind, 20); AT(invoice_search, client_id, 24);
AT(invoice_search, first_date, 32); AT(invoice_search, last_date, 36);
AT(invoice_search, text, 40); AT(invoice_search, limit, 48);

SIZE(invoice_line, 168);
AT(invoice_line, struct_size, 0); AT(invoice_line, id, 8); AT(invoice_line, uid, 16);
AT(invoice_line, name, 24); AT(invoice_line, details, 32); AT(invoice_line, unit, 40);
AT(invoice_line, unit_label, 48); AT(invoice_line, quantity_ten_thousandths, 56);
AT(invoice_line, unit_price_millionths, 64); AT(invoice_line, base_minor, 72);
AT(invoice_line, discount_minor, 80); AT(invoice_line, net_minor, 88);
AT(invoice_line, discount_reason, 96); AT(invoice_line, exemption_reason, 104);
AT(invoice_line, exemption_code, 112); AT(invoice_line, task_ids, 120);
AT(invoice_line, task_count, 128); AT(invoice_line, focus_session_count, 136);
AT(invoice_line, discount_basis_points, 144); AT(invoice_line, vat_category, 148);
AT(invoice_line, vat_rate_basis_points, 152); AT(invoice_line, position, 156);
AT(invoice_line, first_date, 160); AT(invoice_line, last_date, 164);

SIZE(invoice_adjustment, 80);
AT(invoice_adjustment, struct_size, 0); AT(invoice_adjustment, id, 8);
AT(invoice_adjustment, uid, 16); AT(invoice_adjustment, reason, 24);
AT(invoice_adjustment, reason_code, 32); AT(invoice_adjustment, exemption_reason, 40);
AT(invoice_adjustment, exemption_code, 48); AT(invoice_adjustment, amount_minor, 56);
AT(invoice_adjustment, is_charge, 64); AT(invoice_adjustment, rate_basis_points, 68);
AT(invoice_adjustment, vat_category, 72); AT(invoice_adjustment, vat_rate_basis_points, 76);

SIZE(vat_row, 56);
AT(vat_row, struct_size, 0); AT(vat_row, category_code, 8); AT(vat_row, exemption_reason, 16);
AT(vat_row, exemption_code, 24); AT(vat_row, taxable_minor, 32); AT(vat_row, tax_minor, 40);
AT(vat_row, category, 48); AT(vat_row, rate_basis_points, 52);

SIZE(payment, 80);
AT(payment, struct_size, 0); AT(payment, id, 8); AT(payment, uid, 16); AT(payment, invoice_id, 24);
AT(payment, amount_minor, 32); AT(payment, means, 40); AT(payment, reference, 48);
AT(payment, notes, 56); AT(payment, currency, 64); AT(payment, date, 72);
AT(payment, reserved, 76);

SIZE(payment_input, 56);
AT(payment_input, struct_size, 0); AT(payment_input, fields, 8);
AT(payment_input, amount_minor, 16); AT(payment_input, means, 24);
AT(payment_input, reference, 32); AT(payment_input, notes, 40); AT(payment_input, date, 48);
AT(payment_input, reserved, 52);

SIZE(email, 88);
AT(email, struct_size, 0); AT(email, id, 8); AT(email, uid, 16); AT(email, invoice_id, 24);
AT(email, message_id, 32); AT(email, recipients, 40); AT(email, subject, 48); AT(email, error, 56);
AT(email, created_ms, 64); AT(email, finished_ms, 72); AT(email, state, 80);
AT(email, reserved, 84);

SIZE(invoice_content, 296);
AT(invoice_content, struct_size, 0); AT(invoice_content, invoice, 8);
AT(invoice_content, seller, 16); AT(invoice_content, buyer, 24); AT(invoice_content, lines, 32);
AT(invoice_content, line_count, 40); AT(invoice_content, adjustments, 48);
AT(invoice_content, adjustment_count, 56); AT(invoice_content, vat_rows, 64);
AT(invoice_content, vat_row_count, 72); AT(invoice_content, payments, 80);
AT(invoice_content, payment_count, 88); AT(invoice_content, emails, 96);
AT(invoice_content, email_count, 104); AT(invoice_content, credit_note_ids, 112);
AT(invoice_content, credit_note_count, 120); AT(invoice_content, line_total_minor, 128);
AT(invoice_content, allowance_total_minor, 136); AT(invoice_content, charge_total_minor, 144);
AT(invoice_content, prepaid_minor, 152); AT(invoice_content, vat_in_euro_cents, 160);
AT(invoice_content, exchange_rate_millionths, 168); AT(invoice_content, series, 176);
AT(invoice_content, language, 184); AT(invoice_content, business_process, 192);
AT(invoice_content, buyer_reference, 200); AT(invoice_content, order_reference, 208);
AT(invoice_content, contract_reference, 216); AT(invoice_content, payment_terms, 224);
AT(invoice_content, late_penalty, 232); AT(invoice_content, recovery_fee, 240);
AT(invoice_content, early_discount, 248); AT(invoice_content, notes, 256);
AT(invoice_content, preceding_number, 264); AT(invoice_content, preceding_date, 272);
AT(invoice_content, payment_days, 276); AT(invoice_content, delivery_date, 280);
AT(invoice_content, first_date, 284); AT(invoice_content, last_date, 288);
AT(invoice_content, has_vat_in_euro, 292);

SIZE(invoice_problem, 32);
AT(invoice_problem, struct_size, 0); AT(invoice_problem, rule, 8); AT(invoice_problem, field, 16);
AT(invoice_problem, message, 24);

SIZE(ageing, 40);
AT(ageing, struct_size, 0); AT(ageing, currency, 8); AT(ageing, balance_minor, 16);
AT(ageing, invoice_count, 24); AT(ageing, first_day, 32); AT(ageing, last_day, 36);

SIZE(turnover, 64);
AT(turnover, struct_size, 0); AT(turnover, currency, 8); AT(turnover, invoice_count, 16);
AT(turnover, credit_note_count, 24); AT(turnover, net_minor, 32); AT(turnover, vat_minor, 40);
AT(turnover, gross_minor, 48); AT(turnover, month, 56); AT(turnover, reserved, 60);

SIZE(vat_total, 56);
AT(vat_total, struct_size, 0); AT(vat_total, currency, 8); AT(vat_total, category_code, 16);
AT(vat_total, taxable_minor, 24); AT(vat_total, tax_minor, 32); AT(vat_total, month, 40);
AT(vat_total, category, 44); AT(vat_total, rate_basis_points, 48); AT(vat_total, reserved, 52);

SIZE(pdf_options, 32);
AT(pdf_options, struct_size, 0); AT(pdf_options, fields, 8); AT(pdf_options, language, 16);
AT(pdf_options, paper, 24); AT(pdf_options, reserved, 28);

SIZE(email_options, 72);
AT(email_options, struct_size, 0); AT(email_options, fields, 8); AT(email_options, to, 16);
AT(email_options, cc, 24); AT(email_options, reply_to, 32); AT(email_options, sender, 40);
AT(email_options, subject, 48); AT(email_options, body, 56); AT(email_options, paper, 64);
AT(email_options, reserved, 68);

SIZE(smtp_options, 80);
AT(smtp_options, struct_size, 0); AT(smtp_options, host, 8); AT(smtp_options, port, 16);
AT(smtp_options, security, 20); AT(smtp_options, user, 24); AT(smtp_options, password, 32);
AT(smtp_options, netrc_path, 40); AT(smtp_options, ca_path, 48); AT(smtp_options, timeout_ms, 56);
AT(smtp_options, progress, 64); AT(smtp_options, payload, 72);

#endif
