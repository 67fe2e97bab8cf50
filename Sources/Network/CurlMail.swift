import CCurl
import Domain
import Storage

/// A message in transmission. It owns libcurl's objects.
final class CurlMail {
  private let mail: OpaquePointer
  private var progress: SMTPServer.Progress?

  init(
    to server: SMTPServer, from sender: EmailAddress, _ recipients: [EmailAddress],
    login: NetrcEntry?
  ) throws {
    guard let mail = libcurl_mail_new(server.url, sender.text, Int64(server.timeout)) else {
      throw Failure.noMemory
    }
    self.mail = mail
    var isComplete = true
    for recipient in recipients where isComplete {
      isComplete = libcurl_mail_add_recipient(mail, recipient.text) != 0
    }
    if let login, isComplete {
      isComplete = libcurl_mail_set_credentials(mail, login.login, login.password) != 0
    }
    if !server.authoritiesPath.isEmpty, isComplete {
      try Failure.about("ca_path") { try OpenFile.refuse(path: server.authoritiesPath) }
      isComplete = libcurl_mail_set_authorities(mail, server.authoritiesPath) != 0
    }
    guard isComplete else { throw Failure.noMemory }
  }

  deinit { libcurl_mail_free(mail) }

  func send(_ message: [UInt8], progress: SMTPServer.Progress?) -> SendingEnd {
    self.progress = progress
    let this = Unmanaged.passUnretained(self).toOpaque()
    let outcome = withExtendedLifetime(self) {
      libcurl_mail_send(
        mail, message, message.count,
        { sent, total, this in
          guard let this else { return 0 }
          return Unmanaged<CurlMail>.fromOpaque(this).takeUnretainedValue().report(sent, total)
        }, this)
    }
    self.progress = nil
    return SendingEnd(
      outcome: outcome, answer: libcurl_mail_answer(mail),
      error: String(cString: libcurl_mail_error(mail)),
      reply: String(cString: libcurl_mail_reply(mail)),
      isHandedOver: libcurl_mail_is_handed_over(mail) != 0)
  }

  private func report(_ sent: Int64, _ total: Int64) -> Int32 {
    progress?(sent, total) ?? 0
  }
}
