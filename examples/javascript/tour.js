// SPDX-License-Identifier: Apache-2.0
// A tour: adds by words, asks, completes, undoes, listens, is refused, clashes, and goes to a file.
//
//   deno run --allow-ffi --allow-env --allow-read --allow-write tour.js
import { call, Callback, constants, Failure, Struct } from "./taskcore.js";

const noon = 1768478400000n; // Thursday, 15 January 2026, 12:00 UTC
using clock = new Callback("clock", (now) => {
  new DataView(Deno.UnsafePointerView.getArrayBuffer(now, 8)).setBigInt64(0, noon, true);
  return 0;
});
const options = new Struct("open_options", {
  path: ":memory:",
  time_zone: "Europe/Paris",
  locale: "C",
  clock,
});
using store = call("store_open", options);

let commits = 0;
using heard = new Callback("observe", () => {
  commits++;
  return 0;
});
using _observer = call("observe", store, heard, null, null);

const tea = call("quick_add", store, "Tea with Zoë 🍵 tomorrow 17:00 #Home @café !p1", null);
call("quick_add", store, "Pay rent 2026-01-31 #Bank", null);
const query = new Struct("query", { filter: "due<=2026-01-31 sort:due" });
using tasks = call("task_query", store, query);
for (const task of tasks.rows()) console.log(`${task.title} (${task.project})`);

call("task_complete", store, new BigInt64Array([tea]), 1n, 0n);
call("undo", store, null);
console.log(`${call("task_count", store, null)} open, ${commits} commits`);

try {
  call("event_add", store, new Struct("event_input", { title: "", start_ms: noon }), 0n);
} catch (refused) {
  if (!(refused instanceof Failure)) throw refused;
  console.log(`${refused.status}, ${refused.field}: ${refused.message}`);
}

const meeting = new Struct("event_input", { title: "Réunion", start_ms: noon + 86_400_000n });
call("event_add", store, meeting, 0n);
meeting.title = "Zahnarzt";
try {
  call("event_add", store, meeting, 0n);
} catch (refused) {
  if (!(refused instanceof Failure)) throw refused;
  using conflicts = refused.written.conflicts;
  for (const { title, other_title } of conflicts.rows()) {
    console.log(`${refused.status}: ${title} and ${other_title}`);
  }
}

const path = Deno.makeTempFileSync();
try {
  using other = call("store_open", options);
  const report = new Struct("import_report");
  call("export_file", store, constants.FORMAT_JSON, null, path, null, null);
  call("import_file", other, constants.FORMAT_JSON, null, path, null, null, report);
  console.log(`${report.added} tasks and ${report.events_added} event imported`);
} finally {
  Deno.removeSync(path);
}
