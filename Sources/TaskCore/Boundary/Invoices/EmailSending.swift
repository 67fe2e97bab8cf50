import CTaskcore
import Documents
import Domain
import Network
import UseCases

/// Sends invoices by e-mail. The store is used before and after the network, so that others can use it in
/// between.
struct EmailSending {
  let handle: StoreHandle
  let server: SMTPServer
  let progress: SMTPServer.Progress

  init(handle: StoreHandle, server: SMTPServer, progress: @escaping SMTPServer.Progress) {
    self.handle = handle
    self.server = server
    self.progress = progress
  }

  /// - Returns: the id of the message.
  /// - Throws: why it was not sent, which is recorded, too.
  func send(invoice id: Int64, _ options: EmailOptions) throws -> Int64 {
    try send { try handle.email(withInvoice: id, options) }
  }

  /// Sends a reminder of payment with its invoice; when the server took it, it is recorded as sent.
  ///
  /// - Returns: the id of the message.
  /// - Throws: why it was not sent, which is recorded, too.
  func send(reminder id: Int64, _ options: EmailOptions) throws -> Int64 {
    try send(ofReminder: id) { try handle.email(withReminder: id, options) }
  }

  private func send(
    ofReminder reminderID: Int64? = nil,
    _ compose: () throws -> (draft: EmailDraft, record: EmailMessage)
  ) throws -> Int64 {
    let (draft, messageID) = try begin(compose)
    do {
      try server.send(
        draft.message(), from: draft.from.address, to: draft.recipients, progress: progress)
    } catch {
      // What the network said is of more use than that it could not be recorded.
      let failure = Self.interrupted(
        error as? Failure ?? Failure(.internal, "\(String(describing: error))"))
      try? finish(messageID, failure: failure)
      throw failure
    }
    do {
      try finish(messageID, ofReminder: reminderID, failure: nil)
    } catch let failure as Failure {
      if case .stopped = failure.kind { throw failure }
      throw Failure(
        failure.kind, "The message was sent, but this could not be stored: \(failure.message)")
    }
    return messageID
  }

  private func begin(
    _ compose: () throws -> (draft: EmailDraft, record: EmailMessage)
  ) throws -> (draft: EmailDraft, messageID: Int64) {
    var begun: (draft: EmailDraft, messageID: Int64)?
    do {
      try handle.run {
        let email = try compose()
        begun = (email.draft, try BeginEmail(handle.store).run(email.record, at: handle.now()))
      }
    } catch {
      // An observer that was told of the message does not want it sent.
      if let begun, let failure = error as? Failure {
        try? finish(begun.messageID, failure: failure)
      }
      throw error
    }
    guard let begun else { throw Failure(.internal, "No message was made.") }
    return begun
  }

  private func finish(_ id: Int64, ofReminder reminderID: Int64? = nil, failure: Failure?) throws {
    try handle.run {
      // What became of the message is recorded in any case.
      handle.store.safePoints.end()
      let now = try handle.now()
      guard let reminderID else {
        return try FinishEmail(handle.store).run(id, failure: failure, at: now)
      }
      try handle.store.write(.sendPaymentReminder, at: now) {
        try FinishEmail(handle.store).run(id, failure: failure, at: now)
        // A letter can be sent again.
        if try handle.store.paymentReminders.find(id: reminderID)?.sent == nil {
          try SendPaymentReminder(handle.store).run(reminderID, at: now)
        }
      }
    }
  }

  /// The same failure, unless it was an interrupt that stopped sending.
  private static func interrupted(_ failure: Failure) -> Failure {
    guard failure.kind == .stopped(TASKCORE_EINTERRUPTED) else { return failure }
    return Failure(.interrupted, failure.message)
  }
}
