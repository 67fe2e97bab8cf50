/* Hubs, as far as no server answers: what is wrong with an address, and what is asked before. */
#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include "fixture.h"

/* No server listens there. */
static const char nowhere[] = "postgresql://anna@127.0.0.1:1/tasks?connect_timeout=2";

static int32_t give_password(const char *address, const char **password, void *payload) {
  CHECK_TEXT(address, nowhere);
  *password = (const char *)payload;
  return 0;
}

static int32_t refuse(void *payload) {
  ++*(int *)payload;
  return 44;
}

static taskcore_hub_options at(const char *address) {
  taskcore_hub_options options = TASKCORE_HUB_OPTIONS_INIT;
  options.address = address;
  return options;
}

static void an_address_is_checked_before_anything_is_asked(void) {
  const struct {
    const char *text;
    taskcore_status status;
  } addresses[] = {
      {NULL, TASKCORE_EINVALID},
      {"", TASKCORE_EINVALID},
      {"\xFF", TASKCORE_EINVALID},
      {"/home/anna/shared", TASKCORE_EINVALID},
      {"http://hub.example.org/tasks", TASKCORE_EINVALID},
      {"host=hub.example.org dbname='tasks", TASKCORE_EINVALID},
      {"host=hub.example.org nonsense=1", TASKCORE_EINVALID},
      {"postgresql://anna@hub.example.org/tasks?nonsense=1", TASKCORE_EINVALID},
      {"postgresql://anna:secret@hub.example.org/tasks", TASKCORE_EINVALID},
      {"postgresql://anna@hub.example.org/tasks?password=secret", TASKCORE_EINVALID},
      {"host=hub.example.org password=secret", TASKCORE_EINVALID},
      {"postgresql://anna@hub.example.org/tasks?store=", TASKCORE_EINVALID},
      {"postgresql://anna@hub.example.org/tasks?store=a%0Ab", TASKCORE_EINVALID},
  };
  for (size_t i = 0; i < sizeof addresses / sizeof *addresses; i++) {
    const taskcore_hub_options options = at(addresses[i].text);
    taskcore_hub_report report = TASKCORE_HUB_REPORT_INIT;
    report.stores = 1;
    CHECK_STATUS(taskcore_hub_check(&options, &report), addresses[i].status);
    CHECK_TEXT(taskcore_last_error()->field, "address");
    CHECK(strstr(taskcore_last_error()->message, "secret") == NULL);
    CHECK_INT(report.stores, 0);
    CHECK_STATUS(taskcore_hub_create(&options), addresses[i].status);
    CHECK_STATUS(taskcore_hub_grant(&options, "anna", NULL), addresses[i].status);
    CHECK_STATUS(taskcore_hub_revoke(&options, "anna", NULL), addresses[i].status);
    CHECK_STATUS(taskcore_hub_sweep(&options, NULL, 90, NULL), addresses[i].status);
    CHECK_STATUS(taskcore_hub_remove(&options, "anna"), addresses[i].status);
  }
}

static void wrong_arguments_are_refused(void) {
  taskcore_hub_options options = at(nowhere);
  taskcore_hub_report report = TASKCORE_HUB_REPORT_INIT;
  taskcore_hub_sweep_report swept = TASKCORE_HUB_SWEEP_REPORT_INIT;
  char long_name[80];
  memset(long_name, 'x', sizeof long_name);
  long_name[sizeof long_name - 1] = '\0';
  CHECK_STATUS(taskcore_hub_create(NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "options");
  CHECK_STATUS(taskcore_hub_check(NULL, &report), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_hub_check(&options, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "report");
  report.struct_size = 9;
  CHECK_STATUS(taskcore_hub_check(&options, &report), TASKCORE_EINVALID);
  swept.struct_size = 9;
  CHECK_STATUS(taskcore_hub_sweep(&options, NULL, 90, &swept), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_hub_sweep(&options, NULL, -1, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "older_than_days");
  CHECK_STATUS(taskcore_hub_sweep(&options, NULL, 36501, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_hub_sweep(&options, "\xFF", 90, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "store_name");
  CHECK_STATUS(taskcore_hub_sweep(&options, long_name, 90, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "store_name");
  CHECK_STATUS(taskcore_hub_grant(&options, NULL, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "role");
  CHECK_STATUS(taskcore_hub_grant(&options, "", NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_hub_grant(&options, "anna", "a\nb"), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "store_name");
  CHECK_STATUS(taskcore_hub_revoke(&options, long_name, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "role");
  CHECK_STATUS(taskcore_hub_remove(&options, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "store_name");
  CHECK_STATUS(taskcore_hub_remove(&options, ""), TASKCORE_EINVALID);
  options.struct_size = 9;
  CHECK_STATUS(taskcore_hub_create(&options), TASKCORE_EINVALID);
}

static void a_hub_that_is_not_there_is_told(void) {
  taskcore_hub_options options = at(nowhere);
  options.password = give_password;
  options.payload = (void *)"secret";
  CHECK_STATUS(taskcore_hub_create(&options), TASKCORE_EIO);
  CHECK(strstr(taskcore_last_error()->message, "secret") == NULL);
  taskcore_hub_report report = TASKCORE_HUB_REPORT_INIT;
  CHECK_STATUS(taskcore_hub_check(&options, &report), TASKCORE_EIO);
  CHECK_INT(report.struct_size, sizeof report);
  CHECK_STATUS(taskcore_hub_remove(&options, "anna"), TASKCORE_EIO);
}

/* A server that never answers. */
static int listener(char *address, size_t size) {
  struct sockaddr_in place;
  socklen_t length = sizeof place;
  memset(&place, 0, sizeof place);
  place.sin_family = AF_INET;
  place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int server = socket(AF_INET, SOCK_STREAM, 0);
  CHECK(server >= 0);
  CHECK_INT(bind(server, (const struct sockaddr *)&place, sizeof place), 0);
  CHECK_INT(listen(server, 8), 0);
  CHECK_INT(getsockname(server, (struct sockaddr *)&place, &length), 0);
  snprintf(address, size, "postgresql://anna@127.0.0.1:%d/tasks", ntohs(place.sin_port));
  return server;
}

static void waiting_for_a_hub_is_ended_by_the_callback(void) {
  char address[80];
  int calls = 0;
  const int server = listener(address, sizeof address);
  taskcore_hub_options options = at(address);
  options.progress = refuse;
  options.payload = &calls;
  CHECK_STATUS(taskcore_hub_create(&options), 44);
  CHECK_INT(calls, 1);
  taskcore_hub_report report = TASKCORE_HUB_REPORT_INIT;
  CHECK_STATUS(taskcore_hub_check(&options, &report), 44);
  CHECK_INT(calls, 2);
  close(server);
}

static void a_store_is_synced_through_a_hub_only_when_it_is_there(taskcore_store *store) {
  int64_t id = 1;
  CHECK_STATUS(taskcore_sync_remote_add(store, TASKCORE_REMOTE_POSTGRESQL, nowhere, "laptop", NULL,
                                        NULL, &id),
               TASKCORE_EIO);
  CHECK_INT(id, 0);
  const char *refused[] = {NULL, "", "/home", "postgresql://anna:secret@hub.example.org/tasks",
                           "host=hub.example.org password=secret"};
  for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
    CHECK_STATUS(taskcore_sync_remote_add(store, TASKCORE_REMOTE_POSTGRESQL, refused[i], "laptop",
                                          NULL, NULL, &id),
                 TASKCORE_EINVALID);
    CHECK_TEXT(taskcore_last_error()->field, "path");
    CHECK(strstr(taskcore_last_error()->message, "secret") == NULL);
  }
  taskcore_sync_state state = TASKCORE_SYNC_STATE_INIT;
  CHECK_OK(taskcore_sync_status(store, &state));
  CHECK_INT(state.is_enabled, 0);
}

static void what_gives_the_password_is_kept_and_forgotten(taskcore_store *store) {
  CHECK_STATUS(taskcore_sync_set_password(NULL, give_password, NULL), TASKCORE_EINVALID);
  CHECK_OK(taskcore_sync_set_password(store, give_password, (void *)"secret"));
  CHECK_OK(taskcore_sync_set_password(store, NULL, NULL));
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN(an_address_is_checked_before_anything_is_asked);
  RUN(wrong_arguments_are_refused);
  RUN(a_hub_that_is_not_there_is_told);
  RUN(waiting_for_a_hub_is_ended_by_the_callback);
  RUN_WITH_STORE(a_store_is_synced_through_a_hub_only_when_it_is_there);
  RUN_WITH_STORE(what_gives_the_password_is_kept_and_forgotten);
  return check_result();
}
