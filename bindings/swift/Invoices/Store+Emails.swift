import CTaskcoreHeader

extension Store {
  /// The message that an invoice is sent with, as RFC 5322 has it.
  public func message(with invoice: Int64, _ options: MessageOptions) throws -> [UInt8] {
    try options.withInput { input in
      try Self.countedBytes { taskcore_email_compose(handle, invoice, input, &$0, &$1) }
    }
  }

  /// Writes the message that an invoice is sent with to a file.
  public func writeMessage(with invoice: Int64, _ options: MessageOptions, to path: some UTF8Text)
    throws
  {
    try options.withInput { input in
      try Self.withTexts { taskcore_email_compose_file(handle, invoice, input, $0.copy(path)) }
    }
  }

  /// Sends a message with an invoice, and returns its id; `progress` is told how many bytes went,
  /// of how many.
  public func send(
    _ invoice: Int64, _ options: MessageOptions, by server: MailServer,
    progress: @escaping FileTransfer.Progress
  ) throws -> Int64 {
    var id: Int64 = 0
    try server.withInput { server in
      try options.withInput { options in
        var server = server.pointee
        server.progress = FileTransfer.progressCallback
        try FileTransfer(progress: progress).run { payload in
          server.payload = payload
          return taskcore_email_send(handle, invoice, options, &server, &id)
        }
      }
    }
    return id
  }

  /// Messages, the latest first, those with one invoice, or all; at most so many, 0 for all, after the
  /// first ones.
  public func emails(
    with invoice: Int64?, limit: Int64 = 0, offset: Int64 = 0
  ) throws -> [Email] {
    var options = blank(taskcore_email_query_options(), taskcore_email_query_options_init)
    options.invoice_id = invoice ?? 0
    (options.limit, options.offset) = (limit, offset)
    return try Email.list.read { taskcore_email_query(handle, &options, &$0) }
  }
}
