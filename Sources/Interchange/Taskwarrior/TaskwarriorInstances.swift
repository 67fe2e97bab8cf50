import Domain

/// An instance of a template: to Taskwarrior a task of its own, here an occurrence of the series that the template is.
/// It stays with the series as it was read, so that it goes back with its UUID and all else.
struct TaskwarriorInstance: Equatable {
  var occurrence: LocalMoment
  /// All attributes that it had.
  var attributes: [JSONValue.Member]

  subscript(name: String) -> JSONValue? {
    attributes.first { $0.name == name }?.value
  }

  var uuid: String? { try? self["uuid"]?.string() }

  /// The number of its occurrence, from 0.
  var number: Int? { Self.number(self["imask"]) }

  var isOpen: Bool {
    let status = try? self["status"]?.string()
    return status != "completed" && status != "deleted"
  }

  mutating func set(_ name: String, _ value: JSONValue?) {
    attributes.removeAll { $0.name == name }
    if let value { attributes.append(JSONValue.Member(name, value)) }
  }

  /// Taskwarrior 2.6 writes it as a number, others as a text, or as 3.0.
  static func number(_ value: JSONValue?) -> Int? {
    let text: String
    switch value {
    case .number(let digits)?, .string(let digits)?: text = digits
    default: return nil
    }
    guard let number = Double(text), (0..<Double(maximumCount)).contains(number) else { return nil }
    return Int(number)
  }

  static let maximumCount = 100_000

  /// What an instance does not have from its template.
  static let own: Set<String> = [
    "id", "uuid", "status", "entry", "modified", "end", "start", "due", "wait", "mask", "imask",
    "parent", "urgency",
  ]

  /// What its instances have of a template.
  static func shared(_ template: [JSONValue.Member]) -> [JSONValue.Member] {
    template.filter {
      !own.contains($0.name) && !$0.name.hasPrefix(TaskcoreAttributes.prefix)
    }
  }
}

/// The instances preserved with a series: the attributes in which each differs from the template.
enum TaskwarriorInstancesText {
  private static let occurrenceName = "of"
  private static let differingName = "has"
  private static let missingName = "lacks"

  static func value(_ instances: [TaskwarriorInstance], _ shared: [JSONValue.Member]) -> JSONValue {
    .array(
      instances.map { instance in
        let differing = instance.attributes.filter { !shared.contains($0) }
        let names = Set(instance.attributes.map(\.name))
        let missing = shared.map(\.name).filter { !names.contains($0) }
        var members = [
          JSONValue.Member(occurrenceName, .string(instance.occurrence.text)),
          JSONValue.Member(differingName, .object(differing)),
        ]
        if !missing.isEmpty {
          members.append(JSONValue.Member(missingName, .array(missing.map { .string($0) })))
        }
        return .object(members)
      })
  }

  /// What is none is left out.
  static func instances(_ value: JSONValue, _ shared: [JSONValue.Member]) -> [TaskwarriorInstance] {
    guard let values = try? value.array() else { return [] }
    return values.compactMap { value in
      guard let text = try? value[occurrenceName]?.string(),
        let occurrence = try? LocalMoment(text: text),
        let differing = try? value[differingName]?.object()
      else { return nil }
      let missing = (try? value[missingName]?.array().map { try $0.string() }) ?? []
      let without = Set(differing.map(\.name)).union(missing)
      return TaskwarriorInstance(
        occurrence: occurrence,
        attributes: differing + shared.filter { !without.contains($0.name) })
    }
  }
}
