import CTaskcoreHeader

/// A message with an invoice, and what became of it.
public struct Email: Sendable {
  /// State.
  public enum State: String, CaseIterable, Sendable {
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

  /// The id in this store.
  public let id: Int64
  /// The uid, the same in all stores.
  public let uid: String
  /// The invoice.
  public let invoice: Int64
  /// The message ID.
  public let messageID: String
  /// Joined by ", ".
  public let recipients: String
  /// The subject.
  public let subject: String
  /// Empty unless it failed.
  public let error: String
  /// In milliseconds since 1970 UTC.
  public let created: Int64
  /// Likewise; nil while sending.
  public let finished: Int64?
  /// The state.
  public let state: State

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
public struct MessageOptions: Sendable {
  /// Who gets it.
  public var to: (any UTF8Text)?
  /// Who gets a copy.
  public var cc: (any UTF8Text)?
  /// The reply to.
  public var replyTo: (any UTF8Text)?
  /// The sender.
  public var sender: (any UTF8Text)?
  /// The subject.
  public var subject: (any UTF8Text)?
  /// The body.
  public var body: (any UTF8Text)?
  /// The paper.
  public var paper = PrintOptions.Paper.a4

  /// Makes one with these values.
  public init(
    to: (any UTF8Text)? = nil, cc: (any UTF8Text)? = nil, replyTo: (any UTF8Text)? = nil,
    sender: (any UTF8Text)? = nil, subject: (any UTF8Text)? = nil, body: (any UTF8Text)? = nil,
    paper: PrintOptions.Paper = PrintOptions.Paper.a4
  ) {
    self.to = to
    self.cc = cc
    self.replyTo = replyTo
    self.sender = sender
    self.subject = subject
    self.body = body
    self.paper = paper
  }

  fileprivate func withOptions(
    _ body: (UnsafePointer<taskcore_email_options>) throws -> Void
  ) throws {
    let texts = CStrings()
    var options = taskcore_email_options()
    options.struct_size = MemoryLayout<taskcore_email_options>.size
    options.fields = TASKCORE_EMAIL_PAPER
    options.paper = paper.code
    func set(
      _ text: (any UTF8Text)?, _ field: UInt64,
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
public struct MailServer: Sendable {
  /// The server.
  public var host: [UInt8]
  /// 0 for the usual one.
  public var port: Int32 = 0
  /// From the first byte; else STARTTLS.
  public var usesTLS = false
  /// The name to log in with.
  public var user: (any UTF8Text)?
  /// The password.
  public var password: (any UTF8Text)?
  /// The file that has the password.
  public var netrc: (any UTF8Text)?
  /// The authorities to trust; nil for the system's.
  public var authorities: (any UTF8Text)?

  /// Makes one with these values.
  public init(
    host: [UInt8], port: Int32 = 0, usesTLS: Bool = false, user: (any UTF8Text)? = nil,
    password: (any UTF8Text)? = nil, netrc: (any UTF8Text)? = nil,
    authorities: (any UTF8Text)? = nil
  ) {
    self.host = host
    self.port = port
    self.usesTLS = usesTLS
    self.user = user
    self.password = password
    self.netrc = netrc
    self.authorities = authorities
  }
}

extension Store {
  /// The message that an invoice is sent with, as RFC 5322 has it.
  public func message(with invoice: Int64, _ options: MessageOptions) throws -> [UInt8] {
    var bytes: UnsafeMutablePointer<CChar>?
    var length = 0
    try options.withOptions {
      try Self.check(taskcore_email_compose(handle, invoice, $0, &bytes, &length))
    }
    defer { taskcore_string_free(bytes) }
    return Array(UnsafeRawBufferPointer(start: bytes, count: length))
  }

  /// Write message.
  public func writeMessage(with invoice: Int64, _ options: MessageOptions, to path: some UTF8Text)
    throws
  {
    try withExtendedLifetime(CStrings()) { texts in
      try options.withOptions {
        try Self.check(taskcore_email_compose_file(handle, invoice, $0, texts.copy(path)))
      }
    }
  }

  /// Sends a message with an invoice, and returns its id; `progress` is told how many bytes went,
  /// of how many.
  public func send(
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
  public func emails(with invoice: Int64?) throws -> [Email] {
    var list: UnsafeMutablePointer<taskcore_email_list>?
    try Self.check(taskcore_email_query(handle, invoice ?? 0, &list))
    defer { taskcore_email_list_free(list) }
    return (0..<taskcore_email_list_count(list)).compactMap { index in
      taskcore_email_list_at(list, index).map { Email($0.pointee) }
    }
  }
}
