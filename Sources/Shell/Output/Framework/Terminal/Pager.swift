import Platform

/// The user's pager. It receives output while the command still produces it.
final class Pager {
  private let command: String
  private var process: ChildProcess?
  /// Where it reads; nil when it reads no more.
  private var input: Descriptor?
  private var interruptBefore: Signal.Action?
  private var mode: TerminalMode?

  private init(_ command: String) { self.command = command }

  /// The variables that name one, the first that is set.
  static let variables = ["TASKCORE_PAGER", "PAGER"]
  /// Those that there may be when none is named.
  static let usual = ["less", "more"]

  /// The one that the environment asks for, or that there is; nil for none.
  static var chosen: Pager? {
    guard (Environment["TERM"] ?? "") != "dumb" else { return nil }
    for name in variables {
      guard let value = Environment[name] else { continue }
      let command = value.split(separator: " ").joined(separator: " ")
      return command.isEmpty || command == "cat" ? nil : Pager(command)
    }
    return usual.first(where: InstalledProgram.exists).map { Pager($0) }
  }

  /// Starts it. Until its end Ctrl-C is its own, and it may stop reading at any time.
  func start() throws {
    let pipe: Pipe
    do {
      pipe = try Pipe()
    } catch {
      throw Self.failure(command, error)
    }
    mode = try? TerminalMode(of: .standardOutput)
    // Ctrl-\ ends neither of them.
    Signal.quit.ignore()
    defer { pipe.reading.close() }
    do {
      process = try ChildProcess(
        "/bin/sh", ["sh", "-c", command].map { Array($0.utf8) }, reading: pipe.reading,
        environment: Self.environment)
    } catch {
      pipe.writing.close()
      Signal.quit.resetToDefault()
      throw Self.failure(command, error)
    }
    input = pipe.writing
    Signal.brokenPipe.ignore()
    interruptBefore = Interrupt.noting()
  }

  /// What this process has, and how less is to behave when nobody said so: ending by itself when all
  /// fits, with colours, and leaving on the screen what was read.
  private static var environment: [[UInt8]] {
    Environment.all + (Environment["LESS"] == nil ? [Array("LESS=FRX".utf8)] : [])
  }

  /// Gives it more. When it was left, the rest is not missed.
  func write(_ bytes: [UInt8]) throws {
    guard let input else { return }
    do {
      try writeAll(bytes, to: input)
    } catch let error as SystemError {
      guard error == .brokenPipe else { throw Output.failure(error) }
      stopWriting()
    }
  }

  /// Tells it that this was all, and waits until it is left.
  ///
  /// - Throws: a failure when it could not be started.
  func end() throws {
    guard let process else { return }
    stopWriting()
    let status = try? process.wait()
    Signal.brokenPipe.resetToDefault()
    Signal.quit.resetToDefault()
    if let interruptBefore { Signal.interrupt.handle(as: interruptBefore) }
    // One that was killed leaves the terminal as it had it.
    mode?.apply(to: .standardOutput, .whenShown)
    _ = Interrupt.take()
    // So the shell says that there is no such program, or that it cannot be run.
    if let status, [126, 127].contains(status) {
      throw Self.failure(command, .notFound)
    }
  }

  private func stopWriting() {
    input?.close()
    input = nil
  }

  private static func failure(_ command: String, _ error: SystemError) -> ShellError {
    .failed(
      "The pager \(command.quoted) cannot be started: \(error.message). TASKCORE_PAGER or "
        + "PAGER names it; --no-pager does without one.")
  }
}
