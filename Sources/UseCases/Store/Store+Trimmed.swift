import Domain

extension Store {
  /// How a sentence goes on that says that nothing was found in the change log; nil when it is whole.
  func sayTrimmed() throws -> String? {
    try changeLogTrimmed().map { ": the change log was trimmed up to \($0.text)." }
  }
}
