import Domain

extension Task {
  /// How much memory it takes while it waits for the end of a file, in bytes.
  var need: Int { 2_048 + notes.utf8.count + (kept?.utf8.count ?? 0) }
}
