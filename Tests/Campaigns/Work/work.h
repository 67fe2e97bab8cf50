/*
 * Work at random on a store, and a record of it that survives the process: what each call is to do
 * is written before it, and what it did after it. Kill and Power read the record (work_record.py)
 * and compare it with the store.
 *
 * A line is one write. Its parts stand between tabs, those of an effect between bars:
 *
 *   > WORKER NUMBER NAME  EFFECT...      a call begins
 *   < WORKER NUMBER  IDS  EFFECT...       it returned; the ids of what is new, what more it did
 *   = WORKER NUMBER                       it refused, as it may, and did nothing
 *   ! WORKER NUMBER  TEXT                 it failed as it must not: a finding
 *
 *   N|TABLE|COLUMN|VALUE      a new row, which has this value alone; ?0 is its id in what follows
 *   S|TABLE|ID|COLUMN|VALUE   this value is there; + is any but NULL, - is NULL or nothing
 *   G|TABLE|ID                this row is gone
 *   U, R                      undone, done again; the action of the step follows when it returned
 *   A|UID                     this alert was said
 *   X|PATH                    this file is whole
 */
#ifndef WORK_H
#define WORK_H

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <taskcore.h>

enum { KEPT = 24, MARK = 64, BULK = 12 };

/* What this worker has made and may change: it alone does. */
typedef struct things {
  int64_t ids[KEPT];
  size_t count;
} things;

typedef struct worker {
  taskcore_store *store;
  const char *folder; /* of exports */
  const char *prefix; /* of marks; no two runs have the same one */
  int number;         /* of the worker */
  int record;         /* the descriptor of the record */
  int lock;           /* a file to lock around each call, or -1 */
  int is_first;       /* it does what there is one of in a store */
  int *undo_depth;    /* with a lock: how many steps may be undone, and done again */
  int *redo_depth;
  uint64_t chance;
  int64_t calls;
  int is_step; /* whether the present call is a step for undo */
  int has_failed;
  char mark[MARK]; /* of the present call */
  char effects[16384];
  size_t length;
  things open, done, trash, daily, projects, events, filters, templates, drafts, issued;
  int64_t tagged; /* a task with the tag of its own, and its number */
  char tag[MARK];
} worker;

uint32_t chance(worker *worker, uint32_t below);

void things_add(things *things, int64_t id);
/* One by chance, which is not among them any more; 0 when there is none. */
int64_t things_take(worker *worker, things *things);

/* A call: begin, effects, announce, the call itself, and settle. */
void begin(worker *worker);
void effect(worker *worker, const char *format, ...) __attribute__((format(printf, 2, 3)));
void announce(worker *worker, const char *name);
/* Takes the effects of before back, for those that the call itself told. */
void forget(worker *worker);
/* Writes how it went; returns whether it did what it was to do. */
int settle(worker *worker, taskcore_status status, const int64_t *ids, size_t count);

/* One call at random, of the family. */
void work_tasks(worker *worker);
void work_series(worker *worker);
void work_organising(worker *worker);
void work_events(worker *worker);
void work_alerts(worker *worker);
void work_invoices(worker *worker);
void work_files(worker *worker);
void work_settings(worker *worker);
void work_store(worker *worker);

/* One call at random. */
void work(worker *worker);
/* The seller and a client, without whom there are no invoices. */
taskcore_status work_prepare(taskcore_store *store);

#endif
