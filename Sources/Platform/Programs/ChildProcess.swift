import Glibc

/// A child process.
package struct ChildProcess {
  let id: pid_t

  /// Starts a program with what this one has open as standard input and output.
  ///
  /// - Parameters:
  ///   - program: Its path, or its name, which is then looked for on PATH.
  ///   - words: The words of its command line, of which the first is how it is called.
  /// - Throws: The error of the system call.
  package init(_ program: String, _ words: [[UInt8]]) throws(SystemError) {
    id = try Self.spawn(program, words, nil, nil, Environment.all)
  }

  /// Starts a program that reads what this one writes into a pipe, and does at signals what it would do
  /// when it was started from a command line.
  ///
  /// - Parameters:
  ///   - program: Its path, or its name, which is then looked for on PATH.
  ///   - words: The words of its command line, of which the first is how it is called.
  ///   - input: What it reads.
  ///   - environment: Its variables: `LANG=fr_FR.UTF-8`.
  /// - Throws: The error of the system call.
  package init(
    _ program: String, _ words: [[UInt8]], reading input: Descriptor, environment: [[UInt8]]
  ) throws(SystemError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.number, STDIN_FILENO)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    sigaddset(&signals, SIGINT)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    id = try Self.spawn(program, words, &actions, &attributes, environment)
  }

  static func spawn(
    _ program: String, _ words: [[UInt8]],
    _ actions: UnsafePointer<posix_spawn_file_actions_t>?,
    _ attributes: UnsafePointer<posix_spawnattr_t>?, _ environment: [[UInt8]]
  ) throws(SystemError) -> pid_t {
    let arguments = words.map { RawMemory.copy(ofText: $0) } + [nil]
    let variables = environment.map { RawMemory.copy(ofText: $0) } + [nil]
    defer { for text in arguments + variables { RawMemory.free(text) } }
    var id: pid_t = 0
    let code = posix_spawnp(&id, program, actions, attributes, arguments, variables)
    guard code == 0 else { throw SystemError(code: code) }
    return id
  }

  /// Waits until it ends, whatever signals come.
  ///
  /// - Returns: Its exit status, or 128 and the number of the signal that ended it, as sh has it.
  package func wait() throws(SystemError) -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      guard SystemError.last == .interrupted else { throw .last }
    }
    return Self.exitStatus(status)
  }

  /// What `waitpid` says, as sh has it.
  static func exitStatus(_ status: Int32) -> Int32 {
    status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }
}
