import CReadline
import Platform
import TaskcoreSwift

/// The history of commands, of this session and earlier ones.
///
/// It is stored in a file that only its owner may read, or not at all if that is impossible.
struct History {
  private static let maximum = 10_000
  /// A command of more lines was not finished.
  private static let longestCommand = 200
  private let path: String?

  /// Reads the commands of former sessions.
  init() {
    using_history()
    stifle_history(Int32(Self.maximum))
    path = Self.makeFile()
    guard let path else { return }
    history_truncate_file(path, Int32(Self.maximum))
    for command in Self.commands(inFile: path) { Self.append(command) }
  }

  /// How many there are, and what the last one's number is.
  var count: Int { Int(readline_history_base() + readline_history_length()) - 1 }

  /// The command of a number; nil when it is not there any more, or not yet.
  subscript(number: Int) -> [UInt8]? {
    guard let number = Int32(exactly: number) else { return nil }
    return history_get(number)?.pointee.line.map { [UInt8](c: $0) }
  }

  /// Keeps a command, unless it is empty, begins with a blank, is the same as the one before or has a password in it.
  func add(_ command: [UInt8]) {
    guard let first = command.first, !SplitLine.isBlank(first), !command.contains(0) else { return }
    if HubAddressText.hasPassword(in: String(decoding: command, as: UTF8.self)) { return }
    if self[count] == command { return }
    Self.append(command)
    if let path { append_history(1, path) }
  }

  /// Keeps what was not finished, as a comment when it is not complete.
  func add(unfinished text: [UInt8]) {
    let line = text.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
    add(SplitLine.isComplete(line) ? line : [UInt8(ascii: "#")] + line)
  }

  private static func append(_ command: [UInt8]) {
    withExtendedLifetime(CStrings()) { add_history($0.copy(command)) }
  }

  // MARK: - The file

  /// The commands of a file, in which one of several lines is as it was typed.
  private static func commands(inFile path: String) -> [[UInt8]] {
    guard let file = try? File(at: path, for: .reading) else { return [] }
    return file.withDescriptor { file in
      var reader = LineReader(path, descriptor: file)
      var commands: [[UInt8]] = []
      var beginning: [[UInt8]] = []
      while let line = try? reader.next() {
        beginning.append(line)
        if beginning.count == 1, line.isEmpty {
          beginning = []
        } else if let command = complete(beginning) {
          commands.append(command)
          beginning = []
        } else if beginning.count > longestCommand {
          commands += beginning
          beginning = []
        }
      }
      return commands + beginning
    }
  }

  /// The command that some lines are; nil when it goes on.
  private static func complete(_ lines: [[UInt8]]) -> [UInt8]? {
    // Most have nothing that could make them go on.
    if let line = lines.first, lines.count == 1, !line.contains(where: "'\"\\".utf8.contains) {
      return line
    }
    let command = Array(lines.joined(separator: "\n".utf8))
    return SplitLine.isComplete(command) ? command : nil
  }

  /// The file, made with its folders when missing; nil when it cannot be written.
  private static func makeFile() -> String? {
    guard let folder = StateFolder.made() else { return nil }
    let path = folder + "/history"
    guard let file = try? File(at: path, for: .appending) else { return nil }
    let isPrivate: Void? = try? file.withDescriptor { try $0.setPermissions(0o600) }
    return isPrivate == nil ? nil : path
  }
}
