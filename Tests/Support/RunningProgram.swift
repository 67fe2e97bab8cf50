import Domain
import Glibc

/// A program that a test talks to by its standard input and output.
///
/// Its input ends when the test is done with it, or dies, so that a program that reads it to its end
/// is never left behind.
package final class RunningProgram {
  private let processID: pid_t
  private var input: Int32
  private let output: Int32
  private var isOver = false

  /// The first argument is the program, which is found as the shell does.
  package init(_ arguments: [String]) throws {
    let input = try Self.pipe()
    let output = try Self.pipe()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.reading, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
    let words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var processID: pid_t = 0
    let error = posix_spawnp(&processID, arguments[0], &actions, nil, words, environ)
    close(input.reading)
    close(output.writing)
    self.input = input.writing
    self.output = output.reading
    self.processID = processID
    isOver = error != 0
    guard error == 0 else { throw Failure(.notFound, "\(arguments[0]) cannot be run.") }
  }

  deinit {
    _ = try? finish()
    close(output)
  }

  /// One line of its output, without the line feed.
  package func line() -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while read(output, &byte, 1) == 1, byte != UInt8(ascii: "\n") { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Ends its input, and waits for it.
  ///
  /// - Returns: the rest of its output.
  /// - Throws: `inputOutput` when it failed.
  package func finish() throws -> String {
    if isOver { return "" }
    isOver = true
    close(input)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(output, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    var status: Int32 = 0
    waitpid(processID, &status, 0)
    guard status == 0 else { throw Failure(.inputOutput, "A program ended with \(status).") }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Both ends are closed in programs that are started later.
  private static func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { throw Failure(.inputOutput, "pipe failed.") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
