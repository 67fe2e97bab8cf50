-- SPDX-License-Identifier: Apache-2.0
-- A tour: adds by words, asks, completes, undoes, listens, is refused, clashes, and goes to a file.
--
--   luajit tour.lua
local ffi = require("ffi")
local taskcore = require("taskcore")
local call, make, struct, text = taskcore.call, taskcore.make, taskcore.struct, taskcore.text

local noon = 1768478400000LL -- Thursday, 15 January 2026, 12:00 UTC
local clock = ffi.cast("taskcore_clock_callback", function(now_ms)
  now_ms[0] = noon
  return 0
end)
local commits = 0
local heard = ffi.cast("taskcore_observe_callback", function()
  commits = commits + 1
  return 0
end)

local options = struct("open_options", {
  path = ":memory:", time_zone = "Europe/Paris", locale = "C", clock = clock,
})
local store = make("taskcore_store *", "store_open", options)
local observer = make("taskcore_observer *", "observe", store, heard, nil, nil)

local line = "Tea with Zoë 🍵 tomorrow 17:00 #Home @café !p1"
local tea = make("int64_t", "quick_add", store, line, nil)
call("quick_add", store, "Pay rent 2026-01-31 #Bank", nil, nil)
local query = struct("query", {
  filter = "due<=2026-01-31 sort:due", fields = taskcore.QUERY_FILTER,
})
local tasks = make("taskcore_task_list *", "task_query", store, query)
for task in taskcore.rows("task", tasks) do
  print(("%s (%s)"):format(text(task.title), text(task.project)))
end

call("task_complete", store, ffi.new("int64_t[1]", tea), 1, 0)
call("undo", store, nil)
local open = make("int64_t", "task_count", store, nil)
print(("%d open, %d commits"):format(tonumber(open), commits))

local named = taskcore.EVENT_TITLE + taskcore.EVENT_START
local nameless = struct("event_input", { title = "", start_ms = noon, fields = named })
local _, refused = pcall(call, "event_add", store, nameless, 0, nil, nil)
print(("%s, %s: %s"):format(refused.status, refused.field, refused.message))

local function meeting(title)
  return struct("event_input", { title = title, start_ms = noon + 86400000, fields = named })
end
call("event_add", store, meeting("Réunion"), 0, nil, nil)
local clashing = ffi.new("taskcore_conflict_list *[1]")
_, refused = pcall(call, "event_add", store, meeting("Zahnarzt"), 0, nil, clashing)
for conflict in taskcore.rows("conflict", clashing[0]) do
  print(("%s: %s and %s"):format(refused.status, text(conflict.title), text(conflict.other_title)))
end
taskcore.close("conflict_list", clashing[0])

local path = os.tmpname()
local other = make("taskcore_store *", "store_open", options)
local report = struct("import_report")
call("export_file", store, taskcore.FORMAT_JSON, nil, path, nil, nil)
call("import_file", other, taskcore.FORMAT_JSON, nil, path, nil, nil, report)
local added, events = tonumber(report.added), tonumber(report.events_added)
print(("%d tasks and %d event imported"):format(added, events))
os.remove(path)

-- Callbacks are Lua's, and stay until nobody calls them any more.
taskcore.close("task_list", tasks)
taskcore.close("observer", observer)
taskcore.close("store", other)
taskcore.close("store", store)
heard:free()
clock:free()
