// Reads the clocks of Paris at an instant, and finds the instant of a time.
#include <stdio.h>
#include <taskcore.h>

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.time_zone = "Europe/Paris";

  taskcore_store *store = NULL;
  taskcore_local_time local = TASKCORE_LOCAL_TIME_INIT;
  int64_t instant_ms = 0;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_time_to_local(store, 1798128000000, &local);
  if (!status) printf("%d %02d:%02d\n", local.date, local.hour, local.minute);

  local.date = 20260701;  // in summer, when Paris is two hours ahead of UTC
  if (!status) status = taskcore_time_from_local(store, &local, &instant_ms);
  if (!status) printf("%lld\n", (long long)instant_ms);

  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
