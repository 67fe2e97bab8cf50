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
SIZE(tag_list, 8); AT(tag_list, private_state, 0);

SIZE(error, 56);
AT(error, struct_size, 0); AT(error, status, 8); AT(error, message, 16); AT(error, field, 24);
AT(error, index, 32); AT(error, line, 40); AT(error, column, 48);

SIZE(open_options, 56);
AT(open_options, struct_size, 0); AT(open_options, path, 8); AT(open_options, flags, 16);
AT(open_options, durability, 24); AT(open_options, busy_timeout_ms, 28);
AT(open_options, time_zone, 32); AT(open_options, clock, 40); AT(open_options, clock_payload, 48);

SIZE(task_input, 120);
AT(task_input, struct_size, 0); AT(task_input, fields, 8); AT(task_input, title, 16);
AT(task_input, notes, 24); AT(task_input, project, 32); AT(task_input, project_id, 40);
AT(task_input, tags, 48); AT(task_input, tag_count, 56); AT(task_input, tags_added, 64);
AT(task_input, tags_added_count, 72); AT(task_input, tags_removed, 80);
AT(task_input, tags_removed_count, 88); AT(task_input, priority, 96);
AT(task_input, favourite, 100); AT(task_input, due_kind, 104); AT(task_input, due_date, 108);
AT(task_input, due_ms, 112);

SIZE(task, 144);
AT(task, struct_size, 0); AT(task, fields, 8); AT(task, id, 16); AT(task, uid, 24);
AT(task, title, 32); AT(task, notes, 40); AT(task, project_id, 48); AT(task, project, 56);
AT(task, tags, 64); AT(task, tag_count, 72); AT(task, status, 80); AT(task, priority, 84);
AT(task, favourite, 88); AT(task, due_kind, 92); AT(task, due_date, 96); AT(task, reserved, 100);
AT(task, due_ms, 104); AT(task, created_ms, 112); AT(task, modified_ms, 120);
AT(task, completed_ms, 128); AT(task, deleted_ms, 136);

SIZE(query, 88);
AT(query, struct_size, 0); AT(query, fields, 8); AT(query, project, 16); AT(query, project_id, 24);
AT(query, tag, 32); AT(query, statuses, 40); AT(query, sort, 44); AT(query, descending, 48);
AT(query, reserved, 52); AT(query, due_from_ms, 56); AT(query, due_before_ms, 64);
AT(query, limit, 72); AT(query, offset, 80);

SIZE(project, 56);
AT(project, struct_size, 0); AT(project, id, 8); AT(project, uid, 16); AT(project, name, 24);
AT(project, open_count, 32); AT(project, completed_count, 40); AT(project, created_ms, 48);

SIZE(tag, 32);
AT(tag, struct_size, 0); AT(tag, name, 8); AT(tag, open_count, 16); AT(tag, completed_count, 24);

SIZE(step, 48);
AT(step, struct_size, 0); AT(step, id, 8); AT(step, at_ms, 16); AT(step, task_count, 24);
AT(step, project_count, 32); AT(step, action, 40); AT(step, reserved, 44);

SIZE(change, 40);
AT(change, struct_size, 0); AT(change, id, 8); AT(change, uid, 16); AT(change, fields, 24);
AT(change, entity, 32); AT(change, kind, 36);

SIZE(event, 56);
AT(event, struct_size, 0); AT(event, changes, 8); AT(event, change_count, 16);
AT(event, change_stride, 24); AT(event, at_ms, 32); AT(event, noticed_ms, 40);
AT(event, action, 48); AT(event, origin, 52);

SIZE(local_time, 32);
AT(local_time, struct_size, 0); AT(local_time, date, 8); AT(local_time, hour, 12);
AT(local_time, minute, 16); AT(local_time, second, 20); AT(local_time, millisecond, 24);
AT(local_time, utc_offset_s, 28);

SIZE(import_report, 32);
AT(import_report, struct_size, 0); AT(import_report, added, 8); AT(import_report, updated, 16);
AT(import_report, unchanged, 24);

#endif
