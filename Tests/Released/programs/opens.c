/* Opens a store, which upgrades it:

   opens STORE [EXPORT [KIND AT ERROR]]

   It prints the status and the sentence of a refusal; or what a check finds and how many calls of
   the kind there were, and writes the store's JSON to EXPORT, unless that is "-". With KIND, the
   AT-th call of the kind fails by ERROR while the store is opened, and all later ones, or the
   process is killed there when that is -1: see Tests/Campaigns/Faults. In the environment, OPENS_AS
   gives up the rights of root for those of that user, and OPENS_READ_ONLY opens for reading. */
#include <dlfcn.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <taskcore.h>
#include <unistd.h>

typedef long (*arming)(int kind, long at, int error, int lasting);
typedef long (*disarming)(long *failed);

static int32_t evening(int64_t *now_ms, void *payload) {
  (void)payload;
  *now_ms = INT64_C(1768503600000); /* 2026-01-15 19:00 UTC */
  return 0;
}

static int refused(taskcore_status status) {
  printf("%s|%s\n", taskcore_status_name(status), taskcore_last_error()->message);
  return 0;
}

/* Whoever may do everything goes on as somebody who may not, once the library is loaded. */
static int give_up_rights(void) {
  const char *user = getenv("OPENS_AS");
  if (!user || getuid() != 0) return 1;
  return setgid((gid_t)atoi(user)) == 0 && setuid((uid_t)atoi(user)) == 0;
}

static void arm(char **arguments) {
  arming begin;
  *(void **)&begin = dlsym(RTLD_DEFAULT, "faults_arm");
  if (!begin) exit(3);
  begin(atoi(arguments[0]), atol(arguments[1]), atoi(arguments[2]), 1);
}

static long disarm(void) {
  disarming end;
  *(void **)&end = dlsym(RTLD_DEFAULT, "faults_disarm");
  return end ? end(NULL) : 0;
}

/* The sum of what it would mend. */
static taskcore_status check(taskcore_store *store, int64_t *found) {
  taskcore_repair_report report = TASKCORE_REPAIR_REPORT_INIT;
  taskcore_status status = taskcore_check(store, &report);
  *found = 0;
  for (size_t at = sizeof report.struct_size; at < sizeof report; at += sizeof(int64_t)) {
    int64_t count;
    memcpy(&count, (const char *)&report + at, sizeof count);
    *found += count;
  }
  return status;
}

int main(int count, char **arguments) {
  if (count != 2 && count != 3 && count != 6) return 2;
  if (!give_up_rights()) return 4;
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = arguments[1];
  options.time_zone = "Europe/Paris";
  options.locale = "C";
  options.clock = evening;
  if (getenv("OPENS_READ_ONLY")) options.flags = TASKCORE_OPEN_READ_ONLY;
  taskcore_store *store = NULL;
  if (count == 6) arm(arguments + 3);
  taskcore_status status = taskcore_store_open(&options, &store);
  long calls = disarm();
  if (status != TASKCORE_OK) return refused(status);
  int64_t found = 0;
  /* What was opened for reading only is not checked. */
  if (!options.flags) status = check(store, &found);
  if (status == TASKCORE_OK && count > 2 && strcmp(arguments[2], "-") != 0)
    status = taskcore_export_file(store, TASKCORE_FORMAT_JSON, NULL, arguments[2], NULL, NULL);
  if (status != TASKCORE_OK) return refused(status);
  printf("%s|%" PRId64 "|%ld\n", taskcore_status_name(status), found, calls);
  taskcore_store_free(store);
  return 0;
}
