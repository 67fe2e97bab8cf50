import CTaskcoreHeader

/// The order of a list: `due`, or `-due` for the latest first.
struct SortOrder {
  /// The library's TASKCORE_SORT_...
  let code: Int32
  let isDescending: Bool

  /// The order of the ids.
  static let byCreation = SortOrder(code: TASKCORE_SORT_CREATED, isDescending: false)

  private static let codes: [(name: String, code: Int32)] = [
    ("created", TASKCORE_SORT_CREATED), ("due", TASKCORE_SORT_DUE),
    ("priority", TASKCORE_SORT_PRIORITY), ("title", TASKCORE_SORT_TITLE),
    ("modified", TASKCORE_SORT_MODIFIED),
  ]

  static let names = codes.map(\.name)

  /// The names, and each with `-` for the other direction.
  static let allNames = names + names.map { "-" + $0 }

  private init(code: Int32, isDescending: Bool) {
    self.code = code
    self.isDescending = isDescending
  }

  /// Reads one of ``allNames``, in any case.
  init?(_ text: String) {
    let isDescending = text.hasPrefix("-")
    let name = text.dropFirst(isDescending ? 1 : 0).lowercased()
    guard let code = Self.codes.first(where: { $0.name == name })?.code else { return nil }
    self.init(code: code, isDescending: isDescending)
  }
}
