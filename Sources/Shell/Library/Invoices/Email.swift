import CTaskcoreHeader

/// A message with an invoice, and what became of it.
struct Email {
  enum State: String, CaseIterable {
    /// It was handed over; whether it arrived there is not known.
    case sending
    case sent
    case failed

    fileprivate var code: Int32 {
      switch self {
      case .sending: TASKCORE_EMAIL_SENDING
      case .sent: TASKCORE_EMAIL_SENT
      case .failed: TASKCORE_EMAIL_FAILED
      }
    }
  }

  let id: Int64
  let uid: String
  let invoice: Int64
  let messageID: String
  let recipients: String
  let subject: String
  /// Empty unless it failed.
  let error: String
  /// In milliseconds since 1970 UTC.
  let created: Int64
  /// Likewise; nil while sending.
  let finished: Int64?
  let state: State

  init(_ row: taskcore_email) {
    id = row.id
    uid = String(c: row.uid)
    invoice = row.invoice_id
    messageID = String(c: row.message_id)
    recipients = String(c: row.recipients)
    subject = String(c: row.subject)
    error = String(c: row.error)
    created = row.created_ms
    finished = row.finished_ms == 0 ? nil : row.finished_ms
    state = State.allCases.first { $0.code == row.state } ?? .sending
  }
}

/// The message that an invoice is sent with; what is not given is as usual.
struct MessageOptions {
  var to: [UInt8]?
  var cc: [UInt8]?
  var replyTo: [UInt8]?
  var sender: [UInt8]?
  var subject: [UInt8]?
  var body: [UInt8]?
  var paper = PrintOptions.Paper.a4

  fileprivate func withOptions(
    _ body: (UnsafePointer<taskcore_email_options>) throws -> Void
  ) throws {
    let texts = CStrings()
    var options = taskcore_email_options()
    options.struct_size = MemoryLayout<taskcore_email_options>.size
    options.fields = TASKCORE_EMAIL_PAPER
    options.paper = paper.code
    func set(
      _ text: [UInt8]?, _ field: UInt64,
      _ member: WritableKeyPath<taskcore_email_options, UnsafePointer<CChar>?>
    ) {
      guard let text else { return }
      options.fields |= field
      options[keyPath: member] = texts.copy(text)
    }
    set(to, TASKCORE_EMAIL_TO, \.to)
    set(cc, TASKCORE_EMAIL_CC, \.cc)
    set(replyTo, TASKCORE_EMAIL_REPLY_TO, \.reply_to)
    set(sender, TASKCORE_EMAIL_SENDER, \.sender)
    set(subject, TASKCORE_EMAIL_SUBJECT, \.subject)
    set(self.body, TASKCORE_EMAIL_BODY, \.body)
    try withExtendedLifetime(texts) { try body(&options) }
  }
}

/// The server that takes a message.
struct MailServer {
  var host: [UInt8]
  /// 0 for the usual one.
  var port: Int32 = 0
  /// From the first byte; else STARTTLS.
  var usesTLS = false
  var user: [UInt8]?
  var password: [UInt8]?
  var netrc: [UInt8]?
  /// The authorities to trust; nil for the system's.
  var authorities: [UInt8]?
}

extension Store {
  /// The message that an invoice is sent with, as RFC 5322 has it.
  func message(with invoice: Int64, _ options: MessageOptions) throws -> [UInt8] {
    var bytes: UnsafeMutablePointer<CChar>?
    var length = 0
    try options.withOptions {
      try Self.check(taskcore_email_compose(handle, invoice, $0, &bytes, &length))
    }
    defer { taskcore_string_free(bytes) }
    return Array(UnsafeRawBufferPointer(start: bytes, count: length))
  }

  func writeMessage(with invoice: Int64, _ options: MessageOptions, to path: [UInt8]) throws {
    try withExtendedLifetime(CStrings()) { texts in
      try options.withOptions {
        try Self.check(taskcore_email_compose_file(handle, invoice, $0, texts.copy(path)))
      }
    }
  }

  /// Sends a message with an invoice, and returns its id; `progress` is told how many bytes went,
  /// of how many.
  func send(
    _ invoice: Int64, _ options: MessageOptions, by server: MailServer,
    progress: @escaping FileTransfer.Progress
  ) throws -> Int64 {
    let texts = CStrings()
    var row = taskcore_smtp_options()
    row.struct_size = MemoryLayout<taskcore_smtp_options>.size
    row.host = texts.copy(server.host)
    row.port = server.port
    row.security = server.usesTLS ? TASKCORE_SMTP_TLS : TASKCORE_SMTP_STARTTLS
    row.user = server.user.map(texts.copy)
    row.password = server.password.map(texts.copy)
    row.netrc_path = server.netrc.map(texts.copy)
    row.ca_path = server.authorities.map(texts.copy)
    row.progress = FileTransfer.progressCallback
    var id: Int64 = 0
    try withExtendedLifetime(texts) {
      try options.withOptions { options in
        try FileTransfer(progress: progress).run { payload in
          row.payload = payload
          return taskcore_email_send(handle, invoice, options, &row, &id)
        }
      }
    }
    return id
  }

  /// Messages, the latest first; those with one invoice, or all.
  func emails(with invoice: Int64?) throws -> [Email] {
    var list: UnsafeMutablePointer<taskcore_email_list>?
    try Self.check(taskcore_email_query(handle, invoice ?? 0, &list))
    defer { taskcore_email_list_free(list) }
    return (0..<taskcore_email_list_count(list)).compactMap { index in
      taskcore_email_list_at(list, index).map { Email($0.pointee) }
    }
  }
}
