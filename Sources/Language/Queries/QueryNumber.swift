import Domain
import Localization

/// A numeric property of tasks in a query: `estimate<=30m`.
struct QueryNumber {
  /// The unit of the number.
  enum Unit {
    case one
    /// They are durations, such as `1h30m`.
    case second
    /// They are decimals in millionths, such as `87.50`.
    case millionth
  }

  private let property: TaskProperty
  private let unit: Unit

  init(_ property: TaskProperty, unit: Unit) {
    self.property = property
    self.unit = unit
  }

  func filter(_ comparison: QueryOperator, _ value: QueryValue) throws -> TaskFilter {
    switch comparison {
    case .colon, .equal: return try within(value)
    case .notEqual: return .not(try within(value))
    case .less: return try compared(with: value) { range(to: $0 - 1) }
    case .lessOrEqual: return try compared(with: value) { range(to: $0) }
    case .greater: return try compared(with: value) { range(from: $0 + 1) }
    case .greaterOrEqual: return try compared(with: value) { range(from: $0) }
    }
  }

  private func range(from: Int64? = nil, to: Int64? = nil) -> TaskFilter {
    .number(property, from: from, to: to)
  }

  private func compared(
    with value: QueryValue, _ filter: (Int64) -> TaskFilter
  ) throws -> TaskFilter {
    filter(try number(value))
  }

  private func within(_ value: QueryValue) throws -> TaskFilter {
    switch value.keyword {
    case "none": return .not(.has(property))
    case "any": return .has(property)
    default: break
    }
    if let ends = value.ends {
      let from = ends.from.bytes.isEmpty ? nil : try number(ends.from)
      let to = ends.to.bytes.isEmpty ? nil : try number(ends.to)
      if from == nil, to == nil {
        throw Failure(malformed: "\(expected) is expected before or after “..”.", at: value.offset)
      }
      return range(from: from, to: to)
    }
    let numbers = try value.items.map { item in
      let number = try number(item)
      return range(from: number, to: number)
    }
    return numbers.count == 1 ? numbers[0] : .any(numbers)
  }

  private func number(_ value: QueryValue) throws -> Int64 {
    let text = value.text
    let number: Int64? =
      switch unit {
      case .one: Int64(text)
      case .second: Duration.seconds(text.lowercased())
      case .millionth: try? DecimalText.value(of: text, decimals: 6, field: "query")
      }
    // Room is left for the next number on either side.
    guard let number, number.magnitude < Int64.max else {
      throw Failure(
        malformed:
          "“\(text.prefix(40))” is not \(unit == .second ? "a duration" as Message : "a number"): "
          + "expected \(unit == .second ? "one such as 30m or 1h30m" as Message : "digits"); or none or any.",
        at: value.offset)
    }
    return number
  }

  private var expected: Message { unit == .second ? "A duration" : "A number" }
}
