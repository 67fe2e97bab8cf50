#include "work.h"

#include <stdarg.h>
#include <sys/file.h>
#include <unistd.h>

uint32_t chance(worker *worker, uint32_t below) {
  worker->chance ^= worker->chance << 13;
  worker->chance ^= worker->chance >> 7;
  worker->chance ^= worker->chance << 17;
  return (uint32_t)(worker->chance >> 16) % below;
}

void things_add(things *things, int64_t id) {
  if (things->count < KEPT) {
    things->ids[things->count++] = id;
  } else {
    memmove(things->ids, things->ids + 1, (KEPT - 1) * sizeof *things->ids);
    things->ids[KEPT - 1] = id;
  }
}

int64_t things_take(worker *worker, things *things) {
  if (things->count == 0) return 0;
  const size_t index = chance(worker, (uint32_t)things->count);
  const int64_t id = things->ids[index];
  things->ids[index] = things->ids[--things->count];
  return id;
}

void begin(worker *worker) {
  worker->calls++;
  worker->length = 0;
  worker->is_step = 1;
  snprintf(worker->mark, MARK, "%s-%d-%" PRId64, worker->prefix, worker->number, worker->calls);
}

void effect(worker *worker, const char *format, ...) {
  va_list values;
  va_start(values, format);
  worker->effects[worker->length++] = '\t';
  const int written = vsnprintf(worker->effects + worker->length,
                                sizeof worker->effects - worker->length, format, values);
  va_end(values);
  worker->length += (size_t)written;
  if (worker->length >= sizeof worker->effects) abort();
}

void forget(worker *worker) { worker->length = 0; }

/* At once, past every buffer that dies with the process. */
static void write_line(const worker *worker, const char *line, size_t length) {
  if (write(worker->record, line, length) != (ssize_t)length) abort();
}

void announce(worker *worker, const char *name) {
  char line[sizeof worker->effects + 128];
  if (worker->lock >= 0) flock(worker->lock, LOCK_EX);
  const int length = snprintf(line, sizeof line, "> %d %" PRId64 " %s%.*s\n", worker->number,
                              worker->calls, name, (int)worker->length, worker->effects);
  write_line(worker, line, (size_t)length);
  worker->length = 0;
}

/* What another process did meanwhile, or undid, may stand against a call. */
static int may_refuse(const worker *worker, taskcore_status status) {
  return status == TASKCORE_ECONFLICT || (status == TASKCORE_ENOTFOUND && worker->lock >= 0);
}

static int report(worker *worker, taskcore_status status, const int64_t *ids, size_t count) {
  char line[sizeof worker->effects + 1024];
  int length;
  if (status == TASKCORE_OK) {
    length = snprintf(line, sizeof line, "< %d %" PRId64 "\t", worker->number, worker->calls);
    for (size_t i = 0; i < count; i++) {
      length +=
          snprintf(line + length, sizeof line - (size_t)length, "%s%" PRId64, i ? "," : "", ids[i]);
    }
    length += snprintf(line + length, sizeof line - (size_t)length, "%.*s\n", (int)worker->length,
                       worker->effects);
  } else if (may_refuse(worker, status)) {
    length = snprintf(line, sizeof line, "= %d %" PRId64 "\n", worker->number, worker->calls);
  } else {
    worker->has_failed = 1;
    length = snprintf(line, sizeof line, "! %d %" PRId64 "\t%s: %.800s\n", worker->number,
                      worker->calls, taskcore_status_name(status), taskcore_last_error()->message);
    /* Those of SQLite can have lines. */
    for (char *end = line; (end = strchr(end, '\n')) != NULL && end[1] != '\0';) *end = ' ';
  }
  write_line(worker, line, (size_t)length);
  return status == TASKCORE_OK;
}

int settle(worker *worker, taskcore_status status, const int64_t *ids, size_t count) {
  const int succeeded = report(worker, status, ids, count);
  if (worker->lock >= 0) {
    if (succeeded && worker->is_step) {
      ++*worker->undo_depth;
      *worker->redo_depth = 0;
    }
    flock(worker->lock, LOCK_UN);
  }
  return succeeded;
}

static void (*const families[])(worker *) = {
    work_tasks,  work_tasks,    work_tasks, work_series,   work_organising, work_events,
    work_alerts, work_invoices, work_files, work_settings, work_organising, work_store,
};

void work(worker *worker) { families[chance(worker, sizeof families / sizeof *families)](worker); }
