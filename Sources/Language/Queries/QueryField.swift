import Domain
import Localization

/// A condition on an own field: `effort>3`, `sprint:"last one",none`.
struct QueryField {
  private let field: CustomField
  private let dates: QueryDates

  init(_ field: CustomField, _ dates: QueryDates) {
    self.field = field
    self.dates = dates
  }

  func filter(_ comparison: QueryOperator, _ value: QueryValue) throws -> TaskFilter {
    let holds = try test(comparison == .notEqual ? .equal : comparison, value)
    return comparison == .notEqual ? .not(holds) : holds
  }

  private func test(_ comparison: QueryOperator, _ value: QueryValue) throws -> TaskFilter {
    if !comparison.isOrder {
      switch value.keyword {
      case "none": return .not(condition(.any))
      case "any": return condition(.any)
      default: break
      }
    }
    switch field.kind {
    case .text: return condition(.texts(value.items.map(\.text)))
    case .choice: return try choices(comparison, value)
    case .number, .duration: return try numbers(comparison, value)
    case .date:
      guard let range = try dates.range(comparison, value) else { return .any([]) }
      return condition(.time(from: range.from, before: range.before))
    }
  }

  private func condition(_ test: FieldCondition.Test) -> TaskFilter {
    .field(FieldCondition(field, test))
  }

  private func choices(_ comparison: QueryOperator, _ value: QueryValue) throws -> TaskFilter {
    let places = try value.items.map { item in
      let key = NameKey(item.text)
      guard let place = field.choices.firstIndex(where: { NameKey($0) == key }) else {
        throw Failure(
          malformed: "“\(item.text.prefix(40))” is no choice of “\(field.name)”: expected "
            + "\(field.choices.prefix(20).joined(separator: ", ")), none or any.",
          at: item.offset)
      }
      return place
    }
    guard let first = places.first, !comparison.isOrder || places.count == 1 else {
      throw Failure(
        malformed: "One choice is expected after “\(comparison.rawValue)”.", at: value.offset)
    }
    let meant = field.choices.indices.filter { place in
      switch comparison {
      case .colon, .equal, .notEqual: places.contains(place)
      case .less: place < first
      case .lessOrEqual: place <= first
      case .greater: place > first
      case .greaterOrEqual: place >= first
      }
    }
    return condition(.texts(meant.map { field.choices[$0] }))
  }

  private func numbers(_ comparison: QueryOperator, _ value: QueryValue) throws -> TaskFilter {
    func bound(_ value: QueryValue, isIncluded: Bool = true) throws -> FieldCondition.Bound {
      .init(try number(value), isIncluded: isIncluded)
    }
    switch comparison {
    case .less: return condition(.number(from: nil, to: try bound(value, isIncluded: false)))
    case .lessOrEqual: return condition(.number(from: nil, to: try bound(value)))
    case .greater: return condition(.number(from: try bound(value, isIncluded: false), to: nil))
    case .greaterOrEqual: return condition(.number(from: try bound(value), to: nil))
    case .colon, .equal, .notEqual: break
    }
    if let ends = value.ends {
      let from = ends.from.bytes.isEmpty ? nil : try bound(ends.from)
      let to = ends.to.bytes.isEmpty ? nil : try bound(ends.to)
      if from == nil, to == nil {
        throw Failure(
          malformed:
            "\(field.kind == .duration ? "A duration" as Message : "A number") is expected before or "
            + "after “..”.", at: value.offset)
      }
      return condition(.number(from: from, to: to))
    }
    let numbers = try value.items.map { item in
      let bound = try bound(item)
      return condition(.number(from: bound, to: bound))
    }
    return numbers.count == 1 ? numbers[0] : .any(numbers)
  }

  private func number(_ value: QueryValue) throws -> Double {
    let text = value.text
    let number =
      field.kind == .duration
      ? Duration.seconds(text.lowercased()).map { Double($0) }
      : CustomField.decimal(text).flatMap { Double($0) }
    guard let number else {
      throw Failure(
        malformed:
          "“\(text.prefix(40))” is not \(field.kind == .duration ? "a duration" as Message : "a number"): "
          + "expected one such as \(field.kind == .duration ? "30m or 1h30m" as Message : "3 or -12.5"), none or "
          + "any.", at: value.offset)
    }
    return number
  }
}
