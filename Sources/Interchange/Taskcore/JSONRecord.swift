import Domain

/// A record as an object of Taskcore's own files: a member for each of its properties.
protocol JSONRecord: Record {
  /// The properties that follow the uid, in their order, with the members that say them.
  static var members: [(property: Property, member: JSONMember)] { get }

  /// Whether a file says nothing of a property of this record, whatever its value.
  func leavesOut(_ property: Property) -> Bool
}

/// The member of a property: its name in the file, and the form of its value.
struct JSONMember: Sendable {
  let name: String
  let form: JSONForm
  let isRequired: Bool
  /// Whether what does not say it has the instant at which it is read.
  let isNowWithout: Bool
  /// The value that is left out, as null always is.
  let quiet: LogValue?
  /// How a word is taken that this version does not know.
  let otherWords: OtherWords

  init(
    _ name: String, _ form: JSONForm = .plain, isRequired: Bool = false,
    isNowWithout: Bool = false, quiet: LogValue? = nil, otherWords: OtherWords = .asDefault
  ) {
    self.name = name
    self.form = form
    self.isRequired = isRequired
    self.isNowWithout = isNowWithout
    self.quiet = quiet
    self.otherWords = otherWords
  }

  enum OtherWords {
    /// As the default, and kept beside.
    case asDefault
    /// Without it, nothing is known of the object, which is kept whole.
    case keepObject
    case refuse
  }
}

extension JSONRecord {
  static var memberNames: Set<String> { Set(["id", "uid"] + members.map(\.member.name)) }

  func leavesOut(_ property: Property) -> Bool { false }

  /// One body for all kinds, which keeps the library small; tasks, of which there are most, have their own.
  ///
  /// - Throws: `malformed` with the path of a member that is missing, or cannot be what it says.
  @_semantics("optimize.sil.specialize.generic.never")
  init(_ object: FiledObject, at now: Instant, newUID: () -> String) throws {
    let uid = try object.read("uid") { try TextRule.uid.line($0.string()) }
    self = try .blank(uid: uid ?? newUID())
    id = try object.read("id") { try $0.integer(in: StoreJSON.identifiers) } ?? 0
    for (_, member) in Self.members where member.isRequired {
      try object.require(member.name) { _ in }
    }
    for (property, member) in Self.members {
      let isThere: Void? = try object.read(member.name) {
        try set(property, to: member.form.value(of: $0))
      }
      if isThere == nil, member.isNowWithout {
        try set(property, to: .integer(now.milliseconds))
      }
    }
  }

  /// Writes its id, its uid and the members of the properties that have a value.
  func write(to json: inout JSONWriter) throws {
    if id != 0 { json.member("id", id) }
    json.member("uid", uid)
    for (property, member) in Self.members where !leavesOut(property) {
      let value = value(of: property)
      if case .null = value { continue }
      if let quiet = member.quiet, value == quiet { continue }
      try json.member(member.name, value, as: member.form)
    }
  }
}
