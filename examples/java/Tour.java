// SPDX-License-Identifier: Apache-2.0
// A tour: adds by words, asks, completes, undoes, listens, is refused, clashes, and goes to a file.
//
//   python3 ../declarations.py java > Taskcore.java
//   javac -d . -cp /usr/share/java/jna.jar *.java && java -cp .:/usr/share/java/jna.jar Tour
import static taskcore.Taskcore.*;

import com.sun.jna.ptr.LongByReference;
import com.sun.jna.ptr.PointerByReference;
import java.lang.ref.Reference;
import java.nio.file.Files;
import java.util.concurrent.atomic.AtomicInteger;

public class Tour {
  static final long NOON = 1_768_478_400_000L; // Thursday, 15 January 2026, 12:00 UTC

  public static void main(String[] arguments) throws Exception {
    var options = new OpenOptions();
    options.path = ":memory:";
    options.time_zone = "Europe/Paris";
    options.locale = "C";
    options.clock = (now, payload) -> { now.setLong(0, NOON); return 0; };
    var commits = new AtomicInteger();
    ObserveCallback heard = (commit, payload) -> { commits.incrementAndGet(); return 0; };

    try (var store = new Store(make((out, e) -> C.taskcore_store_open_e(options, out, e)));
        var observer = new Observer(make(
            (out, e) -> C.taskcore_observe_e(store, heard, null, null, out, e)))) {
      var tea = new LongByReference();
      var line = "Tea with Zoë 🍵 tomorrow 17:00 #Home @café !p1";
      call(e -> C.taskcore_quick_add_e(store, line, null, tea, e));
      call(e -> C.taskcore_quick_add_e(store, "Pay rent 2026-01-31 #Bank", null, null, e));

      var query = new Query();
      query.fields = QUERY_FILTER;
      query.filter = "due<=2026-01-31 sort:due";
      try (var tasks = new TaskList(
          make((out, e) -> C.taskcore_task_query_e(store, query, out, e)))) {
        for (var task : tasks.rows()) System.out.printf("%s (%s)%n", task.title, task.project);
      }

      call(e -> C.taskcore_task_complete_e(store, new long[] {tea.getValue()}, 1, 0, e));
      call(e -> C.taskcore_undo_e(store, null, e));
      var open = new LongByReference();
      call(e -> C.taskcore_task_count_e(store, null, open, e));
      System.out.printf("%d open, %d commits%n", open.getValue(), commits.get());

      var event = new EventInput();
      event.fields = EVENT_TITLE | EVENT_START;
      event.title = "";
      event.start_ms = NOON + 86_400_000;
      try {
        call(e -> C.taskcore_event_add_e(store, event, 0, null, null, e));
      } catch (Failure refused) {
        System.out.printf("%s, %s: %s%n", refused.status, refused.field, refused.getMessage());
      }

      event.title = "Réunion";
      call(e -> C.taskcore_event_add_e(store, event, 0, null, null, e));
      event.title = "Zahnarzt";
      var clashing = new PointerByReference();
      try {
        call(e -> C.taskcore_event_add_e(store, event, 0, null, clashing, e));
      } catch (Failure refused) {
        try (var conflicts = new ConflictList(clashing)) {
          for (var it : conflicts.rows())
            System.out.printf("%s: %s and %s%n", refused.status, it.title, it.other_title);
        }
      }

      var path = Files.createTempFile("tour", ".json");
      try (var other = new Store(make((out, e) -> C.taskcore_store_open_e(options, out, e)))) {
        var file = path.toString();
        var report = new ImportReport();
        call(e -> C.taskcore_export_file_e(store, FORMAT_JSON, null, file, null, null, e));
        call(e -> C.taskcore_import_file_e(other, FORMAT_JSON, null, file, null, null, report, e));
        System.out.printf("%d tasks and %d event imported%n", report.added, report.events_added);
      } finally {
        Files.delete(path);
      }
    }
    // C holds no more than pointers to them: the collector must not take them before.
    Reference.reachabilityFence(options);
    Reference.reachabilityFence(heard);
  }
}
