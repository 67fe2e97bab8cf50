package import Domain

/// Records the outcome of a message that ``BeginEmail`` recorded.
package final class FinishEmail: UseCase {
  /// The failure is why it was not sent; nil when it was.
  ///
  /// - Throws: `notFound`, or `conflict` when that was recorded before.
  package func run(_ id: Int64, failure: Failure?, at now: Instant) throws {
    try store.write(.sendEmail, at: now) {
      guard let old = try store.emails.find(id: id) else {
        throw Failure(.notFound, "There is no message \(id).", field: "id")
      }
      guard old.state == .sending else {
        throw Failure(.conflict, "What became of the message \(id) is known already.", field: "id")
      }
      var message = old
      message.state = failure == nil ? .sent : .failed
      message.error = failure?.message.description ?? ""
      message.finished = now
      try store.emails.save(message, over: old)
    }
  }
}
