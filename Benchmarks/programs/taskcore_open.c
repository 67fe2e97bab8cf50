/* What an app pays before its first call: loading the library, and opening an empty store. */
#include <dlfcn.h>
#include <taskcore.h>

#include "bench.h"

typedef taskcore_status open_function(const taskcore_open_options *, taskcore_store **);

/* FOLDER/empty.db is there; the library is the second argument's. */
int main(int argc, char **argv) {
  if (argc != 4) bench_fail("usage: taskcore_open FOLDER SIZE LIBRARY");
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  char *path = bench_path(argv[1], "empty.db");
  options.path = path;
  taskcore_store *store = NULL;
  bench_samples loading = {0}, both = {0};
  double begun = bench_now();
  void *library = dlopen(argv[3], RTLD_NOW);
  if (!library) bench_fail("%s", dlerror());
  bench_add(&loading, bench_now() - begun);
  open_function *open_store = (open_function *)dlsym(library, "taskcore_store_open");
  if (!open_store || open_store(&options, &store)) bench_fail("%s cannot be opened.", path);
  bench_add(&both, bench_now() - begun);
  long size = atol(argv[2]);
  bench_report("taskcore", "load the library", size, &loading, 1);
  bench_report("taskcore", "load the library and open", size, &both, 1);
  /* The process ends here, as an app's would: freeing is not what is measured. */
  free(path);
  return 0;
}
