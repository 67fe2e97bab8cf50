import Platform
import TaskcoreSwift

extension Command {
  static let googleClient = Option(
    name: "client", value: "FILE", kind: .file,
    summary: "of Google: the file of the client that asks, from Google's console")
  static let browserWait = Option(
    name: "wait", value: "SECONDS",
    summary: "of Google: how long the browser is waited for; 300 without it")
}

/// Logs the user in to a Google account, by a browser on this machine (RFC 8252).
struct GoogleLogin {
  private static let usualWait: Int64 = 300
  private static let longestWait: Int64 = 3_600

  let file: GoogleTokenFile
  private let client: [UInt8]
  /// In seconds.
  private let wait: Int64

  /// - Throws: a failure when there is no client file; a usage error for a wait out of its range.
  init(to address: String, _ arguments: Arguments) throws {
    file = try GoogleTokenFile(of: address)
    client = try Self.client(of: arguments, file)
    wait = try Self.wait(of: arguments)
  }

  private static func wait(of arguments: Arguments) throws -> Int64 {
    guard let word = arguments.value(of: Command.browserWait) else { return usualWait }
    guard let seconds = Int64(word.text), (1...longestWait).contains(seconds) else {
      throw ShellError.usage(
        "The browser is waited for 1 to \(longestWait) seconds, not \(word.text.quoted).", at: word)
    }
    return seconds
  }

  /// The one that is named, the one by which somebody logged in before, the user's own, or that of who ships the program.
  private static func client(of arguments: Arguments, _ file: GoogleTokenFile) throws -> [UInt8] {
    if let named = try arguments.value(of: Command.googleClient)?.path { return named }
    let name = "google-client.json"
    var places = [file.clientPath]
    if let own = UserFolder.path("XDG_CONFIG_HOME", else: ".config") {
      places.append("\(own)/\(name)")
    }
    let shared = Environment["XDG_DATA_DIRS"] ?? ""
    places += (shared.isEmpty ? "/usr/local/share:/usr/share" : shared).split(separator: ":")
      .filter { $0.hasPrefix("/") }.map { "\($0)/taskcore/\(name)" }
    guard let place = places.first(where: { File.exists(at: $0) }) else {
      throw ShellError.failed(
        "Google answers programs that it knows by a client, and Taskcore brings none: make one at https://console.cloud.google.com/, as docs/google.md tells, and give its file by --client FILE."
      )
    }
    return Array(place.utf8)
  }

  /// Sends the browser to Google, waits until it comes back, and keeps the tokens.
  ///
  /// - Throws: a failure when the user does not agree, or nobody comes back in time.
  func run(_ scopes: GoogleScopes) throws {
    let listener = try Self.listener()
    var google = GoogleClient(file: client, address: file.address)
    google.goesOn = Interrupt.lets
    let request = try google.authorize(
      redirect: "http://127.0.0.1:\(listener.port)", scopes: scopes)
    let tokens = try Interrupt.whileCaught {
      printErrorSentence("Open this address in a browser on this machine, and agree there:")
      printError(request.address)
      Browser.open(request.address)
      return try answer(to: request, listener)
    }
    try keep(tokens)
  }

  private static func listener() throws -> LoopbackListener {
    do {
      return try LoopbackListener()
    } catch {
      throw ShellError.failed("This machine gives no port to listen at: \(error.message).")
    }
  }

  private func answer(
    to request: GoogleAuthorization, _ listener: borrowing LoopbackListener
  ) throws -> GoogleTokens {
    let end = SteadyClock.milliseconds + wait * 1_000
    while SteadyClock.milliseconds < end {
      try Interrupt.check()
      guard let connection = listener.next(milliseconds: 100) else { continue }
      let visit = BrowserVisit(connection)
      guard let query = try visit.query() else {
        visit.show(.unknown)
        continue
      }
      do {
        let tokens = try request.finish(query)
        visit.show(tokens.scopes.isDisjoint(with: [.calendars, .tasks]) ? .refused : .done)
        return tokens
      } catch let error as TaskcoreError where error.field == "state" {
        // Somebody else's: the browser may still come.
        visit.show(.unknown)
      } catch {
        visit.show(.refused)
        throw error
      }
    }
    throw ShellError.failed(
      "Nobody came back from the browser in \(wait) seconds: “sync add \(file.address)” begins anew."
    )
  }

  private func keep(_ tokens: GoogleTokens) throws {
    if tokens.scopes.isDisjoint(with: [.calendars, .tasks]) {
      throw ShellError.failed(
        "Neither calendars nor tasks were allowed: leave their boxes ticked at Google.")
    }
    guard let stored = StoredTokens(tokens, of: file.address) else {
      throw ShellError.failed("Google gave a token for an hour alone: log in anew.")
    }
    try PrivateFile.alone(with: Array(file.path.utf8)) {
      try file.keepClient(client)
      try file.write(stored)
    }
  }
}

extension Session {
  /// Takes back what was allowed for an account, and forgets its tokens.
  ///
  /// - Throws: a failure where Google did not take it back, and somebody wants to keep it then.
  func logOut(of address: String, _ arguments: Arguments) throws {
    let file = try GoogleTokenFile(of: address)
    guard file.exists else { return }
    do {
      if let tokens = try file.read() {
        try GoogleClient(of: file).revoke(tokens.refresh)
        try say("What you allowed at Google for \(address) is taken back.")
      }
    } catch {
      let error = ShellError(error)
      if error.exitStatus == ShellError.interrupted.exitStatus { throw error }
      printErrorSentence(
        "\(error.message) So what you allowed stays until you end it at https://myaccount.google.com/permissions."
      )
      try confirm("remove \(address) all the same", count: 1, isForGood: true, arguments)
    }
    file.remove()
  }

  /// Lets a program that may not make calendars yet do so.
  func allowMaking(at address: String, _ arguments: Arguments) throws {
    let tokens = try GoogleTokenFile(of: address).read()
    if tokens?.scopes.contains(.making) ?? true { return }
    try GoogleLogin(to: address, arguments).run([.calendars, .tasks, .making])
  }
}
