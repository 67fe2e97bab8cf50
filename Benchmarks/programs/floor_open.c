/* Opening the same store with SQLite, to the point where its schema is known. */
#include "sqlite.h"

int main(int argc, char **argv) {
  if (argc != 3) bench_fail("usage: floor_open FOLDER SIZE");
  char *path = bench_path(argv[1], "empty.db");
  bench_samples samples = {0};
  double begun = bench_now();
  sql_open(path);
  sql_run(sql_prepare("SELECT 1 FROM task LIMIT 1"));
  bench_add(&samples, bench_now() - begun);
  bench_report("floor", "load the library and open", atol(argv[2]), &samples, 1);
  sql_close();
  free(path);
  return 0;
}
