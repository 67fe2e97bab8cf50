import CTaskcoreHeader

extension Store {
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
        server.progress = Calls.progressCallback
        try Calls(progress: progress).run { payload in
          server.payload = payload
          return taskcore_email_send(handle, invoice, options, &server, &id)
        }
      }
    }
    return id
  }
}
