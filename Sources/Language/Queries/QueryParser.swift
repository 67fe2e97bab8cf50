import Domain
import Localization

/// Makes a query of its pieces:
///
///     query       = [ any ]
///     any         = either { "or" either }
///     either      = all { "xor" all }
///     all         = one { [ "and" ] one }
///     one         = ( "not" | "-" ) one | "(" any ")" | condition
struct QueryParser {
  /// How deep parentheses and negations may be; SQLite reads few levels more.
  private static let maximumDepth = 16
  private static let maximumConditionCount = 200

  private let tokens: [QueryToken]
  private let conditions: QueryConditions
  private var index = 0
  private var depth = 0
  private var conditionCount = 0
  private var exclusiveCount = 0
  private var options = QueryOptions()
  private var firstOption: QueryToken?
  private var hasAlternatives = false

  /// The last token is the end.
  init(_ tokens: [QueryToken], conditions: QueryConditions) {
    self.tokens = tokens
    self.conditions = conditions
  }

  mutating func query() throws -> TaskQuery {
    if case .end = current.kind { return TaskQuery() }
    let filter = try any(after: nil)
    if case .end = current.kind {} else { throw unexpected("no parenthesis is open here") }
    if hasAlternatives, let firstOption {
      throw Failure(
        malformed: "“\(firstOption.text)” is no alternative: put what “or” joins in parentheses.",
        at: firstOption.offset)
    }
    return options.query(for: Self.meaning(filter))
  }

  /// Who asks when tasks were completed means completed ones too, and likewise for cancelled ones and the
  /// trash.
  private static func meaning(_ filter: TaskFilter) -> TaskFilter {
    func asks(for time: TaskFilter.Time) -> Bool {
      filter.contains { if case .time(time, _, _) = $0 { true } else { false } }
    }
    if filter.contains({ if case .status = $0 { true } else { false } }) { return filter }
    if asks(for: .deleted) { return .all([filter, .status(Set(Status.allCases))]) }
    var statuses: Set<Status> = [.open]
    if asks(for: .completed) { statuses.insert(.completed) }
    if asks(for: .cancelled) { statuses.insert(.cancelled) }
    return statuses.count > 1 ? .all([filter, .status(statuses)]) : filter
  }

  private mutating func any(after previous: String?) throws -> TaskFilter {
    var parts = [try either(after: previous)]
    while case .or = current.kind {
      if depth == 0 { hasAlternatives = true }
      advance()
      parts.append(try either(after: "“or”"))
    }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  /// Each exclusive one has what it joins twice.
  private static let maximumExclusiveCount = 5

  private mutating func either(after previous: String?) throws -> TaskFilter {
    var filter = try all(after: previous)
    while case .xor = current.kind {
      exclusiveCount += 1
      guard exclusiveCount <= Self.maximumExclusiveCount else {
        throw Failure(
          malformed: "A query has “xor” at most \(Self.maximumExclusiveCount) times.",
          at: current.offset)
      }
      if depth == 0 { hasAlternatives = true }
      advance()
      let other = try all(after: "“xor”")
      filter = .any([.all([filter, .not(other)]), .all([.not(filter), other])])
    }
    return filter
  }

  private mutating func all(after previous: String?) throws -> TaskFilter {
    var parts = try one(after: previous)
    while true {
      switch current.kind {
      case .or, .xor, .close, .end: return Self.joined(parts)
      case .and:
        advance()
        parts += try one(after: "“and”")
      default: parts += try one(after: nil)
      }
    }
  }

  /// The words that all have to be found in the same fields are looked for at once.
  private static func joined(_ parts: [TaskFilter]) -> TaskFilter {
    var conditions: [TaskFilter] = []
    var places: [Set<TextSearch.Field>: Int] = [:]
    for part in parts {
      guard case .text(let search) = part else {
        conditions.append(part)
        continue
      }
      if let place = places[search.fields], case .text(var earlier) = conditions[place] {
        earlier.terms += search.terms
        conditions[place] = .text(earlier)
      } else {
        places[search.fields] = conditions.count
        conditions.append(part)
      }
    }
    return conditions.count == 1 ? conditions[0] : .all(conditions)
  }

  /// - Returns: nothing for an option.
  private mutating func one(after previous: String?) throws -> [TaskFilter] {
    let token = current
    switch token.kind {
    case .not:
      advance()
      return [.not(try nested { try $0.negated(after: "“not”") })]
    case .minus:
      advance()
      if case .word(let name) = current.kind { return [try withoutTag(name, token)] }
      return [.not(try nested { try $0.negated(after: "“-”") })]
    case .open:
      advance()
      let filter = try nested { try $0.any(after: "“(”") }
      guard case .close = current.kind else {
        throw Failure(
          malformed: "The parenthesis that opens here is not closed: expected “)”, found "
            + "\(found).", at: token.offset)
      }
      advance()
      return [filter]
    default: return try single(token, after: previous)
    }
  }

  @inline(never)
  private mutating func withoutTag(_ name: String, _ minus: QueryToken) throws -> TaskFilter {
    let value = QueryValue(
      bytes: name.utf8.map { .init(value: $0, offset: current.offset, isQuoted: false) },
      offset: current.offset)
    advance()
    try count(minus)
    return .not(try conditions.tag(value))
  }

  /// What has no others in it, apart from the functions that call each other, which need little of the stack then.
  @inline(never)
  private mutating func single(_ token: QueryToken, after previous: String?) throws -> [TaskFilter]
  {
    switch token.kind {
    case .and, .or, .xor, .close, .end:
      throw unexpected(
        previous.map { "a condition is expected after \($0)" } ?? "a condition is expected")
    case .condition(let key, _, let value) where key.isOption:
      advance()
      guard depth == 0 else {
        throw Failure(
          malformed: "“\(token.text)” says how to list, and is expected outside of parentheses and "
            + "negations.", at: token.offset)
      }
      try options.set(key, to: value, at: token.offset, conditions.fields)
      firstOption = firstOption ?? token
      return []
    default:
      advance()
      try count(token)
      if case .condition(.view, .colon, let value) = token.kind, depth == 0 {
        options.view = try conditions.view(value)
      }
      return [try conditions.filter(token)]
    }
  }

  private mutating func negated(after previous: String) throws -> TaskFilter {
    Self.joined(try one(after: previous))
  }

  private mutating func nested(
    _ body: (inout QueryParser) throws -> TaskFilter
  ) throws -> TaskFilter {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      throw Failure(
        malformed: "A query has at most \(Self.maximumDepth) parentheses and negations in each "
          + "other.", at: current.offset)
    }
    return try body(&self)
  }

  private mutating func count(_ token: QueryToken) throws {
    switch token.kind {
    case .condition(_, _, let value), .field(_, _, let value), .pattern(_, _, _, let value):
      conditionCount += value.items.count
    default: conditionCount += 1
    }
    guard conditionCount <= Self.maximumConditionCount else {
      throw Failure(
        malformed: "A query has at most \(Self.maximumConditionCount) conditions.",
        at: token.offset)
    }
  }

  private func unexpected(_ expectation: Message) -> Failure {
    Failure(malformed: "Found \(found), but \(expectation).", at: current.offset)
  }

  private var found: Message {
    if case .end = current.kind { return "the end of the query" }
    return "“\(current.text.prefix(40))”"
  }

  private var current: QueryToken { tokens[index] }

  /// The last token stays the current one.
  private mutating func advance() {
    if index < tokens.count - 1 { index += 1 }
  }
}
