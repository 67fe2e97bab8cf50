/* Links of tasks, and bad arguments of them. */
#include "listing.h"

#define INVALID(call, field) REFUSE(store, call, TASKCORE_EINVALID, field)

static taskcore_link link_to(const char *url, const char *title) {
  taskcore_link link = TASKCORE_LINK_INIT;
  link.url = url;
  link.title = title;
  return link;
}

static taskcore_task_input linked(const taskcore_link *links, size_t count) {
  taskcore_task_input input = TASKCORE_TASK_INPUT_INIT;
  input.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_LINKS;
  input.title = "A";
  input.links = links;
  input.link_count = count;
  return input;
}

static void links_come_back_in_their_order(taskcore_store *store) {
  taskcore_link links[] = {link_to("https://example.org", "Example"), link_to("/tmp/a b", NULL)};
  taskcore_task_input input = linked(links, 2);
  taskcore_task_list *list = NULL;
  int64_t id = 0;
  CHECK_OK(taskcore_task_add(store, &input, &id));
  CHECK_OK(taskcore_task_query(store, NULL, &list));
  const taskcore_task *row = taskcore_task_list_at(list, 0);
  CHECK(row->fields & TASKCORE_TASK_LINKS);
  CHECK_INT(row->link_count, 2);
  CHECK_TEXT(TASKCORE_AT(row->links, 0)->title, "Example");
  CHECK_TEXT(TASKCORE_AT(row->links, 0)->media_type, "");
  CHECK_TEXT(TASKCORE_AT(row->links, 1)->url, "file:///tmp/a%20b");
  taskcore_task_list_free(list);
  CHECK_TEXT(listed(store, "has:links"), "A");
  input = linked(NULL, 0);
  input.fields = TASKCORE_TASK_LINKS;
  CHECK_OK(taskcore_task_update(store, &id, 1, &input));
  CHECK_TEXT(listed(store, "has:links"), "");
}

static void what_is_no_link_is_refused(taskcore_store *store) {
  taskcore_link links[] = {link_to("https://example.org", NULL),
                           link_to("https://example.org", "B")};
  taskcore_task_input input = linked(links, 2);
  int64_t id = 0;
  INVALID(taskcore_task_add(store, &input, &id), "links");
  input.link_count = SIZE_MAX;
  INVALID(taskcore_task_add(store, &input, &id), "links");
  input.link_count = 1;
  input.links = NULL;
  INVALID(taskcore_task_add(store, &input, &id), "links");
  input.links = links;
  links[0].url = NULL;
  INVALID(taskcore_task_add(store, &input, &id), "links");
  links[0].url = "page";
  INVALID(taskcore_task_add(store, &input, &id), "links");
  links[0].url = "https://example.org";
  links[0].media_type = "\xff/x";
  INVALID(taskcore_task_add(store, &input, &id), "links");
  links[0].media_type = NULL;
  links[0].struct_size = 3;
  INVALID(taskcore_task_add(store, &input, &id), "struct_size");
}

int main(void) {
  RUN_WITH_STORE(links_come_back_in_their_order);
  RUN_WITH_STORE(what_is_no_link_is_refused);
  return check_result();
}
