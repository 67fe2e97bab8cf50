// Checks which library it runs with, and shows what a failed call has to say.
#include <stdio.h>
#include <taskcore.h>

int main(void) {
  if (taskcore_abi_version() != TASKCORE_ABI_VERSION) {
    fprintf(stderr, "Taskcore %s cannot stand in for %s.\n", taskcore_version(),
            TASKCORE_VERSION);
    return 1;
  }
  taskcore_store *store = NULL;
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.time_zone = "Europe/Atlantis";

  taskcore_status status = taskcore_store_open(&options, &store);
  if (status != TASKCORE_OK) {
    const taskcore_error *error = taskcore_last_error();
    printf("%s, because of %s: %s\n", taskcore_status_name(status), error->field,
           error->message);
  }
  taskcore_store_free(store);  // NULL after a failure, which is fine
  return 0;
}
