import Domain

/// Imports own fields and their values: an existing uid is updated, and an existing name refers to the field
/// that has it.
final class FieldImporter {
  private let store: any Store
  private let undated: UndatedPrecedence
  private let newUID: () -> String
  private var displaced = DisplacedNames(
    of: "own field", "fields", maximumLength: CustomField.maximumNameLength, separator: "_")
  /// What fields of the file are here, by the uids of those that are others.
  private var others: [String: String] = [:]
  private var known: [CustomField]?

  init(store: any Store, _ undated: UndatedPrecedence, newUID: @escaping () -> String) {
    self.store = store
    self.undated = undated
    self.newUID = newUID
  }

  /// - Throws: `conflict` for a field that is of another kind here.
  func take(_ field: CustomField, at position: TextPosition) throws {
    known = nil
    try field.checkChoices()
    guard let old = try store.fields.find(uid: field.uid) else {
      guard let owner = try store.fields.find(named: field.name) else {
        var new = field
        try new.rename(to: field.name)
        guard try store.fields.all().count < CustomField.maximumCount else { throw Self.tooMany }
        _ = try store.fields.insert(new)
        return
      }
      try requireSameKind(field, as: owner)
      others[field.uid] = owner.uid
      return
    }
    try requireSameKind(field, as: old)
    var field = field
    field.id = old.id
    field = try undated.taken(field, over: old)
    if field.name != old.name {
      try field.rename(to: field.name)
      try freeName(of: field, at: position)
    }
    // What is the value of something here stays a choice.
    let keys = Set(field.choices.map { NameKey($0) })
    let missing = old.choices.filter { !keys.contains(NameKey($0)) }
    try field.setChoices(
      Array((field.choices + missing).prefix(CustomField.maximumChoiceCount)))
    try store.fields.save(field, over: old)
    displaced.named(id: field.id)
  }

  /// What a field of the file is here.
  func uidHere(_ uid: String) -> String { others[uid] ?? uid }

  /// A field that lost its name to another one, and got none, has it again.
  func finish(noting notes: inout ImportNotes) throws {
    let fields = store.fields
    try displaced.giveBack(noting: &notes) {
      try fields.find(id: $0)
    } holder: { name, _ in
      try fields.find(named: name)
    } rename: { field, name in
      var renamed = field
      try renamed.rename(to: name)
      try fields.save(renamed, over: field)
    }
    known = nil
  }

  /// Values of Taskcore's own files, which have them by the uids of the fields, or by names. Those of a field that
  /// neither the file nor the store has are kept.
  ///
  /// - Throws: `malformed` for a value that a field cannot have.
  func values(_ filed: FieldValues, of kind: CustomField.ItemKind) throws -> FieldValues {
    if filed.isEmpty { return filed }
    let fields = try fields(of: kind)
    var values = FieldValues()
    for element in filed.elements {
      let uid = others[element.fieldUID] ?? element.fieldUID
      let field = fields.first { $0.uid == uid } ?? fields.first { $0.name == element.fieldUID }
      values[field?.uid ?? uid] = try field.map { try value(element.text, of: $0) } ?? element.text
    }
    return values
  }

  /// Takes the values that other formats have; of a field that is not here, one is added where the file says what it
  /// is.
  func take(
    _ filed: [FiledFieldValue], isAll: Bool, into values: inout FieldValues,
    of kind: CustomField.ItemKind
  ) throws {
    if isAll {
      let given = Set(filed.map(\.name))
      for (field, _) in values.known(try fields(of: kind)) where !given.contains(field.name) {
        values[field.uid] = nil
      }
    }
    for one in filed {
      guard let field = try field(for: one, of: kind) else { continue }
      values[field.uid] = one.text.isEmpty ? nil : try value(one.text, of: field)
    }
  }

  private func field(
    for filed: FiledFieldValue, of kind: CustomField.ItemKind
  ) throws -> CustomField? {
    let fields = try fields(of: kind)
    if let field = fields.first(where: { $0.name == filed.name }) { return field }
    guard let fieldKind = filed.kind, !filed.text.isEmpty, CustomField.allows(name: filed.name),
      try store.fields.find(named: filed.name) == nil,
      try store.fields.all().count < CustomField.maximumCount
    else { return nil }
    var field = CustomField(blank: newUID())
    try field.rename(to: filed.name)
    // Which choices there are, no value says.
    field.kind = fieldKind == .choice ? .text : fieldKind
    field.itemKind = kind
    field.id = try store.fields.append(field)
    known = nil
    return field
  }

  private func value(_ text: String, of field: CustomField) throws -> String {
    do {
      return try field.value(of: text)
    } catch let failure as Failure {
      throw Failure(.malformed, failure.message, field: "field_values")
    }
  }

  private func fields(of kind: CustomField.ItemKind) throws -> [CustomField] {
    let all = try known ?? store.fields.all()
    known = all
    return all.filter { $0.itemKind == kind }
  }

  private func requireSameKind(_ field: CustomField, as other: CustomField) throws {
    guard field.kind == other.kind, field.itemKind == other.itemKind else {
      throw Failure(
        .conflict,
        "The own field “\(other.name)” is of another kind here; rename one of the two.",
        field: "kind")
    }
  }

  private func freeName(of field: CustomField, at position: TextPosition) throws {
    guard let owner = try store.fields.find(named: field.name), owner.id != field.id else {
      return
    }
    var renamed = owner
    try renamed.rename(to: "field_\(owner.id)_displaced")
    try store.fields.save(renamed, over: owner)
    displaced.lost(owner.name, id: owner.id, at: position)
  }

  private static let tooMany = Failure(
    .conflict, "A store has at most \(CustomField.maximumCount) own fields.", field: "name")
}
