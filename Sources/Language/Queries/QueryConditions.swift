import Domain

/// The meaning of each condition of a query.
struct QueryConditions {
  private static let priorities: [String: Priority] = [
    "p0": .p0, "p1": .p1, "p2": .p2, "p3": .p3, "none": .none,
  ]
  private static let statuses: [String: Set<Status>] = [
    "open": [.open], "pending": [.open], "completed": [.completed], "done": [.completed],
    "cancelled": [.cancelled],
    "deleted": [.deleted], "trash": [.deleted], "any": Set(Status.allCases),
  ]
  private static let slots: [String: Slot] = [
    "morning": .morning, "afternoon": .afternoon, "evening": .evening, "upcoming": .upcoming,
    "inbox": .inbox,
  ]
  private static let views: [String: View.Kind] = [
    "morning": .morning, "afternoon": .afternoon, "evening": .evening, "upcoming": .upcoming,
    "inbox": .inbox, "today": .today, "overdue": .overdue, "favourites": .favourites,
    "completed": .completed,
    "next": .next, "trash": .trash, "started": .started, "cancelled": .cancelled,
    "expired": .expired,
  ]
  private static let choices: [String: Bool?] = [
    "yes": true, "true": true, "1": true, "no": false, "false": false, "0": false, "any": nil,
  ]

  let dates: QueryDates
  let fields: QueryFields
  /// From Monday, which is 0.
  let firstWeekday: Int
  /// Nil when unknown tags are found nowhere, and nothing more.
  let tags: QueryTags?

  /// - Throws: `malformed`.
  func filter(_ token: QueryToken) throws -> TaskFilter {
    switch token.kind {
    case .word(let word): return try text(word, isExact: false, at: token.offset)
    case .phrase(let phrase): return try text(phrase, isExact: true, at: token.offset)
    case .tag(let value): return try tag(value)
    case .project(let value): return .project([try project(value)])
    case .priority(let value):
      return .priority([try priority(value)])
    case .favourite: return .favourite
    case .condition(let key, let comparison, let value):
      if let time = key.time {
        if let period = period(value) { return period.filter(time, comparison, in: dates.zone) }
        return try dates.filter(time, comparison, value)
      }
      if key == .urgency { return try urgency(comparison, value) }
      if let number = key.number { return try number.filter(comparison, value) }
      if key == .priority { return try priority(comparison, value) }
      let filter = try filter(key, value)
      return comparison == .notEqual ? .not(filter) : filter
    case .field(let field, let comparison, let value):
      return try QueryField(field, dates).filter(comparison, value)
    case .pattern(let key, let place, let isNegated, let value):
      let filter = try pattern(key, place, value)
      return isNegated ? .not(filter) : filter
    case .open, .close, .and, .or, .xor, .not, .minus, .end: return .everything
    }
  }

  private func project(_ value: QueryValue) throws -> ProjectChoice {
    .name(try value.line(ProjectPath.rule(for: value.text)))
  }

  func tag(_ value: QueryValue) throws -> TaskFilter {
    let name = try value.line(.tagName)
    try tags?.check(name, at: value.offset)
    return .tag(name)
  }

  func view(_ value: QueryValue) throws -> View {
    View(try value.choice(of: Self.views, "a view"))
  }

  private func filter(_ key: QueryKey, _ value: QueryValue) throws -> TaskFilter {
    switch key {
    case .project: return .project(try value.items.map { try project($0) })
    case .section: return try sections(value)
    case .tag: return try anyTag(value)
    case .status:
      if value.items.contains(where: { $0.keyword == "waiting" || $0.keyword == "recurring" }) {
        throw Failure(
          malformed:
            "A status is open, completed, cancelled, deleted or any: “hidden:yes” finds what "
            + "waits for its start, and “has:repeat” what repeats.", at: value.offset)
      }
      let sets = try value.items.map { try $0.choice(of: Self.statuses, "a status") }
      return .status(sets.reduce(into: []) { $0.formUnion($1) })
    case .slot:
      let slots = try value.items.map { try $0.choice(of: Self.slots, "a slot") }
      return .slot(Set(slots), on: dates.today)
    case .timed: return try value.flag() ? .timed : .not(.timed)
    case .uid: return .uids(try value.items.map { try uid($0) })
    case .repeats: return try repeats(value)
    case .id: return .ids(try value.items.flatMap { try $0.ids() })
    case .parent:
      switch value.keyword {
      case "none": return .parent(nil)
      case "any": return .not(.parent(nil))
      default: return .parent(try value.number("the id of a task"))
      }
    case .under: return .below(try value.number("the id of a task"))
    case .favourite: return try value.flag() ? .favourite : .not(.favourite)
    case .blocked: return try value.flag() ? .blocked : .not(.blocked)
    case .blocking: return try value.flag() ? .blocking : .not(.blocking)
    case .overdue:
      return try value.flag() ? .overdue(at: dates.now) : .not(.overdue(at: dates.now))
    case .expired:
      return try value.flag() ? .expired(at: dates.now) : .not(.expired(at: dates.now))
    case .floating: return try value.flag() ? .floating : .not(.floating)
    case .hidden: return try choice(value, .hidden(at: dates.now))
    case .archived: return try choice(value, .archived)
    case .has:
      let properties = try value.items.map { item in
        if QueryWords.properties[item.text.lowercased()] == nil,
          let field = try fields.field(named: item.text.lowercased())
        {
          return TaskFilter.field(FieldCondition(field, .any))
        }
        return TaskFilter.has(try item.choice(of: QueryWords.properties, "what a task may have"))
      }
      return properties.count == 1 ? properties[0] : .all(properties)
    case .view:
      return try view(value).filter(at: dates.now, in: dates.zone)
    case .title: return try text(value, in: [.title])
    case .notes: return try text(value, in: [.notes])
    case .text: return try text(value, in: Set(TextSearch.Field.allCases))
    // Read by ``filter(_:)`` or ``QueryOptions``.
    default: return .everything
    }
  }

  /// Taskwarrior's, as an import of its tasks has them.
  private static let taskwarriorPriorities: [String: Priority] = ["h": .p1, "m": .p2, "l": .p3]

  private func priority(_ value: QueryValue) throws -> Priority {
    if let priority = Self.taskwarriorPriorities[value.text.lowercased()] { return priority }
    return try value.choice(of: Self.priorities, "a priority")
  }

  /// P0 is the greatest.
  private func priority(
    _ comparison: QueryOperator, _ value: QueryValue
  ) throws -> TaskFilter {
    let choices = try value.items.map { try priority($0) }
    guard let first = choices.first, !comparison.isOrder || choices.count == 1 else {
      throw Failure(
        malformed: "One priority is expected after “\(comparison.rawValue)”.", at: value.offset)
    }
    let isMeant: (Priority) -> Bool =
      switch comparison {
      case .colon, .equal: { choices.contains($0) }
      case .notEqual: { !choices.contains($0) }
      case .less: { $0.rawValue > first.rawValue }
      case .lessOrEqual: { $0.rawValue >= first.rawValue }
      case .greater: { $0.rawValue < first.rawValue }
      case .greaterOrEqual: { $0.rawValue <= first.rawValue }
      }
    let meant = Priority.allCases.filter(isMeant)
    return meant.isEmpty ? .any([]) : .priority(Set(meant))
  }

  private func sections(_ value: QueryValue) throws -> TaskFilter {
    switch value.keyword {
    case "none": .not(.has(.section))
    case "any": .has(.section)
    default: .section(try value.items.map { try $0.line(.sectionName) })
    }
  }

  private func anyTag(_ value: QueryValue) throws -> TaskFilter {
    switch value.keyword {
    case "none": return .not(.has(.tag))
    case "any": return .has(.tag)
    default:
      let tags = try value.items.map { try tag($0) }
      return tags.count == 1 ? tags[0] : .any(tags)
    }
  }

  /// Those that are, those that are not, or both, said so that nothing else is taken for granted.
  private func choice(_ value: QueryValue, _ condition: TaskFilter) throws -> TaskFilter {
    switch try value.choice(of: Self.choices, "yes, no or any") {
    case true?: condition
    case false?: .not(condition)
    case nil: .any([condition, .not(condition)])
    }
  }

  private func text(_ value: QueryValue, in fields: Set<TextSearch.Field>) throws -> TaskFilter {
    try text(value.text, isExact: value.hasQuotes, in: fields, at: value.offset)
  }

  private func text(
    _ text: String, isExact: Bool,
    in fields: Set<TextSearch.Field> = Set(
      TextSearch.Field.allCases), at offset: Int
  ) throws -> TaskFilter {
    do {
      return .text(TextSearch([try TextSearch.Term(checking: text, isExact: isExact)], in: fields))
    } catch let failure as Failure {
      throw Failure(malformed: failure.message, at: offset)
    }
  }
}
