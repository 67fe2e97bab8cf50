# SPDX-License-Identifier: Apache-2.0
# A tour: adds by words, asks, completes, undoes, listens, is refused, clashes, and goes to a file.
#
#   ruby tour.rb
require "tmpdir"
require_relative "taskcore"

NOON = 1_768_478_400_000 # Thursday, 15 January 2026, 12:00 UTC
clock = proc { |now_ms, _| now_ms.write_int64(NOON); 0 }
options = Taskcore.struct(
  :open_options, path: ":memory:", time_zone: "Europe/Paris", locale: "C", clock: clock
)
store = other = observer = tasks = conflicts = nil
begin
  store = Taskcore.call(:store_open, options)
  commits = 0
  # Callbacks are called as long as they are registered: Ruby must not collect them before.
  heard = proc { commits += 1; 0 }
  observer = Taskcore.call(:observe, store, heard, nil, nil)

  tea = "Tea with Zoë 🍵 tomorrow 17:00 #Home @café !p1"
  id = Taskcore.call(:quick_add, store, tea, nil)
  Taskcore.call(:quick_add, store, "Pay rent 2026-01-31 #Bank", nil)
  query = Taskcore.struct(:query, filter: "due<=2026-01-31 sort:due")
  tasks = Taskcore.call(:task_query, store, query)
  Taskcore.rows(:task, tasks).each { |task| puts "#{task[:title]} (#{task[:project]})" }

  ids = FFI::MemoryPointer.new(:int64).write_int64(id)
  Taskcore.call(:task_complete, store, ids, 1, 0)
  Taskcore.call(:undo, store, nil)
  open = Taskcore.call(:task_count, store, nil)
  puts "#{open} open, #{commits} commits"

  begin
    nameless = Taskcore.struct(:event_input, title: "", start_ms: NOON)
    Taskcore.call(:event_add, store, nameless, 0)
  rescue Taskcore::Failure => refused
    puts "#{refused.status}, #{refused.field}: #{refused.message}"
  end

  meeting = Taskcore.struct(:event_input, title: "Réunion", start_ms: NOON + 86_400_000)
  Taskcore.call(:event_add, store, meeting, 0)
  meeting[:title] = "Zahnarzt"
  begin
    Taskcore.call(:event_add, store, meeting, 0)
  rescue Taskcore::Failure => refused
    conflicts = refused.written[:conflicts]
    Taskcore.rows(:conflict, conflicts).each do |conflict|
      puts "#{refused.status}: #{conflict[:title]} and #{conflict[:other_title]}"
    end
  end

  Dir.mktmpdir do |folder|
    path = File.join(folder, "all.json")
    other = Taskcore.call(:store_open, options)
    report = Taskcore.struct(:import_report)
    Taskcore.call(:export_file, store, Taskcore::FORMAT_JSON, nil, path, nil, nil)
    Taskcore.call(:import_file, other, Taskcore::FORMAT_JSON, nil, path, nil, nil, report)
    puts "#{report[:added]} tasks and #{report[:events_added]} event imported"
  end
ensure # what was not made is nil, which is freed as well
  Taskcore.taskcore_conflict_list_free(conflicts)
  Taskcore.taskcore_task_list_free(tasks)
  Taskcore.taskcore_observer_free(observer)
  Taskcore.taskcore_store_free(other)
  Taskcore.taskcore_store_free(store)
end
