package import Domain

/// Writes the tasks as `task export` does, for `task import`.
///
/// Taskwarrior has no projects but those of its tasks, and no times below a second but for due
/// ones.
package struct TaskwarriorWriter: StoreInterchangeWriter {
  private let sink: ByteSink
  private var mapping: TaskwarriorMapping
  private var json = JSONWriter()

  /// - Parameters:
  ///   - sink: takes the text.
  ///   - zone: whose days the due dates are.
  package init(sink: @escaping ByteSink, zone: any Zone) {
    self.sink = sink
    mapping = TaskwarriorMapping(zone: zone)
    json.beginArray()
  }

  package var toleratesMissing: Bool { true }
  package var said: Set<TaskProperty> { .taskwarrior }
  package var writesComments: Bool { true }

  package func writesOccurrences(of task: Task) -> Bool {
    guard let kept = try? task.kept.map({ try TaskwarriorKept($0) }) else { return false }
    return kept.isSeries
  }

  package mutating func survey(fields: [CustomField]) {
    mapping.fields = TaskwarriorFields(fields, mapping.time)
  }

  package mutating func write(_ task: FiledTask) throws {
    for object in try mapping.objects(of: task) {
      json.line()
      json.value(.object(object))
      try json.drain(into: sink, above: 65_536)
    }
  }

  package mutating func finish() throws {
    json.line(isEnd: true)
    json.endArray()
    json.line(isEnd: true)
    try json.drain(into: sink, above: 0)
  }
}
