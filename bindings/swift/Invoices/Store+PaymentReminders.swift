import CTaskcoreHeader

extension Store {
  /// Sends a reminder with its invoice, and returns the message's id; `progress` is told how many bytes went, of how
  /// many.
  public func send(
    reminder id: Int64, _ options: MessageOptions, by server: MailServer,
    progress: @escaping FileTransfer.Progress
  ) throws -> Int64 {
    var message: Int64 = 0
    try server.withInput { server in
      try options.withInput { options in
        var server = server.pointee
        server.progress = Calls.progressCallback
        try Calls(progress: progress).run { payload in
          server.payload = payload
          return taskcore_payment_reminder_send(handle, id, options, &server, &message)
        }
      }
    }
    return message
  }
}
