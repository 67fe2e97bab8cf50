import Glibc

/// The program that shows long output page by page: it gets it while the command still makes it.
final class Pager {
  private let command: String
  private var process: pid_t = 0
  /// Where it reads; -1 when it reads no more.
  private var input: Int32 = -1
  private var interruptBefore = sigaction()
  private var mode = termios()
  private var hasMode = false

  private init(_ command: String) { self.command = command }

  /// The variables that name one, the first that is set.
  static let variables = ["TASKCORE_PAGER", "PAGER"]
  /// Those that there may be when none is named.
  static let usual = ["less", "more"]

  /// The one that the environment asks for, or that there is; nil for none.
  static var chosen: Pager? {
    guard String(c: getenv("TERM")) != "dumb" else { return nil }
    for name in variables {
      guard let value = getenv(name) else { continue }
      let command = String(c: value).split(separator: " ").joined(separator: " ")
      return command.isEmpty || command == "cat" ? nil : Pager(command)
    }
    return usual.first(where: InstalledProgram.exists).map { Pager($0) }
  }

  /// Starts it. Until its end Ctrl-C is its own, and it may stop reading at any time.
  func start() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Self.failure(command, errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    var attributes = Self.defaultSignals()
    defer { posix_spawnattr_destroy(&attributes) }

    let texts = CStrings()
    let arguments: [UnsafeMutablePointer<CChar>?] =
      ["sh", "-c", command].map { UnsafeMutablePointer(mutating: texts.copy(Array($0.utf8))) }
      + [nil]
    hasMode = tcgetattr(STDOUT_FILENO, &mode) == 0
    // Ctrl-\ ends neither of them.
    signal(SIGQUIT, SIG_IGN)
    let code = withExtendedLifetime(texts) {
      posix_spawn(
        &process, "/bin/sh", &actions, &attributes, arguments, Self.environment(texts))
    }
    close(ends[0])
    guard code == 0 else {
      close(ends[1])
      signal(SIGQUIT, SIG_DFL)
      throw Self.failure(command, code)
    }
    input = ends[1]
    signal(SIGPIPE, SIG_IGN)
    interruptBefore = Interrupt.noting()
  }

  /// What this process has, and how less is to behave when nobody said so: ending by itself when all
  /// fits, with colours, and leaving on the screen what was read.
  private static func environment(_ texts: CStrings) -> [UnsafeMutablePointer<CChar>?] {
    var variables: [UnsafeMutablePointer<CChar>?] = []
    var next = environ
    while let variable = next.pointee {
      variables.append(variable)
      next += 1
    }
    if getenv("LESS") == nil {
      variables.append(UnsafeMutablePointer(mutating: texts.copy(Array("LESS=FRX".utf8))))
    }
    return variables + [nil]
  }

  /// A program that is started does not inherit what this one does at signals.
  private static func defaultSignals() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    var signals = sigset_t()
    posix_spawnattr_init(&attributes)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    sigaddset(&signals, SIGINT)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    return attributes
  }

  /// Gives it more. When it was left, the rest is not missed.
  func write(_ bytes: [UInt8]) throws {
    guard input >= 0 else { return }
    do {
      try writeAll(bytes, to: input)
    } catch {
      guard errno == EPIPE else { throw error }
      stopWriting()
    }
  }

  /// Tells it that this was all, and waits until it is left.
  ///
  /// - Throws: a failure when it could not be started.
  func end() throws {
    guard process > 0 else { return }
    stopWriting()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    signal(SIGPIPE, SIG_DFL)
    signal(SIGQUIT, SIG_DFL)
    sigaction(SIGINT, &interruptBefore, nil)
    // One that was killed leaves the terminal as it had it.
    if hasMode { tcsetattr(STDOUT_FILENO, TCSADRAIN, &mode) }
    _ = Interrupt.take()
    // So the shell says that there is no such program, or that it cannot be run.
    if status & 0x7F == 0, [126, 127].contains(status >> 8 & 0xFF) {
      throw Self.failure(command, ENOENT)
    }
  }

  private func stopWriting() {
    if input >= 0 { close(input) }
    input = -1
  }

  private static func failure(_ command: String, _ code: Int32) -> ShellError {
    .failed(
      "The pager \(command.quoted) cannot be started: \(systemError(code)). TASKCORE_PAGER or "
        + "PAGER names it; --no-pager does without one.")
  }
}
