import CTaskcore
import Domain
import Language

extension EventQuery {
  /// What the members that a caller announced ask for; NULL asks for all events.
  ///
  /// - Throws: `invalid`, with the member; `malformed` for conditions on own fields that cannot be read.
  init(
    _ pointer: UnsafePointer<taskcore_event_query_options>?, of handle: StoreHandle
  ) throws {
    self.init()
    guard let options = try pointer?.checked() else { return }
    if options.has(TASKCORE_EVENT_QUERY_IDS) {
      ids = Array(try buffer(options.ids, count: UInt(bitPattern: options.id_count), "ids"))
    }
    if options.has(TASKCORE_EVENT_QUERY_TEXT) { text = try TaskCore.text(options.text, "text") }
    if options.has(TASKCORE_EVENT_QUERY_KIND) { kind = try Event.Kind(code: options.kind) }
    if options.has(TASKCORE_EVENT_QUERY_TASK) { task = options.task_id }
    if options.has(TASKCORE_EVENT_QUERY_SERIES) { series = options.series_id }
    if options.has(TASKCORE_EVENT_QUERY_CALENDAR) { calendar = options.calendar_id }
    if options.has(TASKCORE_EVENT_QUERY_PROJECT) { project = options.project_id }
    if options.has(TASKCORE_EVENT_QUERY_TAGS) {
      tags = try texts(options.tags, count: options.tag_count, "tags", as: "tag")
    }
    if options.has(TASKCORE_EVENT_QUERY_DONE) { isDone = try choice(options.done, "done") }
    if options.has(TASKCORE_EVENT_QUERY_FIELD_VALUES) {
      let text = try TaskCore.text(options.field_values, "field_values")
      let reader = QueryReader(handle.dates(at: try handle.now())) {
        try handle.store.fields.all(of: .event)
      }
      fieldValues = try Failure.about("field_values") { try reader.fieldFilter(text) }
    }
    if options.hasRange { range = try options.range(mayBeEmpty: true) }
    page = try options.page()
  }
}
