// SPDX-License-Identifier: Apache-2.0
// A tour: adds by words, asks, completes, undoes, listens, is refused, clashes, and goes to a file.
//
//   python3 ../declarations.py csharp > Taskcore.cs
//   mcs Tour.cs Taskcore.cs && mono Tour.exe
using System;
using System.IO;
using System.Runtime.InteropServices;
using static Taskcore;

static class Tour {
  const long Noon = 1768478400000; // Thursday, 15 January 2026, 12:00 UTC

  static Store Open(OpenOptions options) {
    Check(taskcore_store_open_e(options, out var store, out var error), error);
    return store;
  }

  static void Main() {
    // C calls delegates as long as they are registered: the collector must not take them before.
    ClockCallback clock = (now, payload) => { Marshal.WriteInt64(now, Noon); return 0; };
    var commits = 0;
    ObserveCallback heard = (commit, payload) => { commits++; return 0; };

    using (var texts = new Texts()) {
      var options = new OpenOptions {
        path = texts[":memory:"], time_zone = texts["Europe/Paris"], locale = texts["C"],
        clock = Marshal.GetFunctionPointerForDelegate(clock),
      };
      using (var store = Open(options)) {
        Check(taskcore_observe_e(
          store, heard, IntPtr.Zero, null, out var observer, out var error), error);
        using (observer) Walk(store, options, texts, () => commits);
      }
    }
    GC.KeepAlive(clock);
    GC.KeepAlive(heard);
  }

  static void Walk(Store store, OpenOptions options, Texts texts, Func<int> commits) {
    var line = "Tea with Zoë 🍵 tomorrow 17:00 #Home @café !p1";
    Check(taskcore_quick_add_e(store, line, null, out var tea, out var error), error);
    Check(taskcore_quick_add_e(store, "Pay rent 2026-01-31 #Bank", null, out _, out error), error);
    var query = new Query { fields = QUERY_FILTER, filter = texts["due<=2026-01-31 sort:due"] };
    Check(taskcore_task_query_e(store, query, out var tasks, out error), error);
    using (tasks) {
      foreach (var task in tasks.Rows()) Console.WriteLine($"{task.title} ({task.project})");
    }

    Check(taskcore_task_complete_e(store, new[] { tea }, 1, 0, out error), error);
    Check(taskcore_undo_e(store, null, out error), error);
    Check(taskcore_task_count_e(store, null, out var open, out error), error);
    Console.WriteLine($"{open} open, {commits()} commits");

    var meeting = new EventInput {
      fields = EVENT_TITLE | EVENT_START, title = texts[""], start_ms = Noon + 86400000,
    };
    try {
      Check(taskcore_event_add_e(store, meeting, 0, out _, out _, out error), error);
    } catch (Failure refused) {
      Console.WriteLine($"{refused.Status}, {refused.Field}: {refused.Message}");
    }

    meeting.title = texts["Réunion"];
    Check(taskcore_event_add_e(store, meeting, 0, out _, out _, out error), error);
    meeting.title = texts["Zahnarzt"];
    var status = taskcore_event_add_e(store, meeting, 0, out _, out var conflicts, out error);
    using (conflicts) {
      try {
        Check(status, error);
      } catch (Failure refused) {
        foreach (var it in conflicts.Rows())
          Console.WriteLine($"{refused.Status}: {it.title} and {it.other_title}");
      }
    }

    var path = Path.GetTempFileName();
    try {
      using (var other = Open(options)) {
        var report = new ImportReport();
        Check(taskcore_export_file_e(
          store, FORMAT_JSON, null, path, null, IntPtr.Zero, out error), error);
        Check(taskcore_import_file_e(
          other, FORMAT_JSON, null, path, null, IntPtr.Zero, report, out error), error);
        Console.WriteLine($"{report.added} tasks and {report.events_added} event imported");
      }
    } finally {
      File.Delete(path);
    }
  }
}
