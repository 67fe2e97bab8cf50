import CTaskcore
import Domain

/// Usage statistics of a store, as a C caller reads them.
final class UsageScreen: CHandleOwner {
  private let arena = Arena()
  let content: UnsafePointer<taskcore_usage_content>

  init(_ figures: UsageMeter.Figures, isCounting: Bool) throws {
    // A function that has several calls within may have its name at several addresses.
    let named = figures.functions.values.map { (nameInC(of: $0.name), $0.figures) }
    let functions = Dictionary(named) { first, second in
      var both = first
      both.add(second)
      return both
    }
    .map { (name: $0.key, figures: $0.value) }
    .sorted { $0.name < $1.name }
    let statuses = figures.failures
      .sorted {
        ($1.value, $1.key.status, $0.key.answers) < ($0.value, $0.key.status, $1.key.answers)
      }
      .map { taskcore_usage_status($0.key, count: $0.value) }
    var sum = CallFigures()
    for function in functions { sum.add(function.figures) }
    content = try arena.one(
      taskcore_usage_content(
        struct_size: MemoryLayout<taskcore_usage_content>.size,
        since_ms: figures.since?.milliseconds ?? 0, call_count: sum.calls,
        error_count: sum.errors, total_ns: sum.nanoseconds,
        functions: arena.array(functions, of: taskcore_usage_function.self, arena.function),
        function_count: functions.count,
        statuses: arena.array(statuses, of: taskcore_usage_status.self) { $0 },
        status_count: statuses.count, is_counting: isCounting ? 1 : 0, reserved: 0))
  }
}

extension Arena {
  fileprivate func function(
    _ name: String, _ figures: CallFigures
  ) throws -> taskcore_usage_function {
    taskcore_usage_function(
      struct_size: MemoryLayout<taskcore_usage_function>.size, name: try text(name),
      call_count: figures.calls, error_count: figures.errors, total_ns: figures.nanoseconds,
      longest_ns: figures.longest)
  }
}

extension Failure.Kind {
  /// 1 for what a callback answered, else 0.
  fileprivate var answers: Int { if case .stopped = self { 1 } else { 0 } }
}

extension taskcore_usage_status {
  /// What a callback answered has no name, even if it is the number of a status.
  fileprivate init(_ kind: Failure.Kind, count: Int64) {
    let status = kind.status
    let name: StaticString = kind.answers == 0 ? statusName(status) : ""
    self.init(
      struct_size: MemoryLayout<taskcore_usage_status>.size, name: staticText(name), count: count,
      status: status, reserved: 0)
  }
}
