/*
 * Works on a store, for its files to be recorded:
 *
 *   power STORE FOLDER RECORD PREFIX SEED CALLS DURABILITY
 */
#include <fcntl.h>

#include "../Work/work.h"

int main(int count, char **words) {
  if (count != 8) return 2;
  int undo_depth = 0, redo_depth = 0;
  worker *worker = calloc(1, sizeof *worker);
  worker->folder = words[2];
  worker->prefix = words[4];
  worker->record = open(words[3], O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  worker->chance = strtoull(words[5], NULL, 10) * 2862933555777941757U + 3037000493U;
  worker->is_first = 1;
  worker->undo_depth = &undo_depth;
  worker->redo_depth = &redo_depth;
  for (int i = 0; i < 4; i++) chance(worker, 2);
  worker->lock = chance(worker, 3) ? -1 : open(words[2], O_RDONLY | O_CLOEXEC);
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = words[1];
  options.time_zone = "UTC";
  options.durability = atoi(words[7]);
  for (int calls = atoi(words[6]), is_first = 1; calls > 0; is_first = 0) {
    if (taskcore_store_open(&options, &worker->store) ||
        (is_first && work_prepare(worker->store))) {
      fprintf(stderr, "%s\n", taskcore_last_error()->message);
      return 1;
    }
    for (uint32_t some = 1 + chance(worker, 120); some > 0 && calls > 0; some--, calls--) {
      work(worker);
    }
    taskcore_store_free(worker->store);
  }
  return worker->has_failed;
}
