import Platform

/// Standard output, buffered and written at the end of each command, or sent through a pager.
final class Output {
  /// What decides how it looks.
  var settings: Settings {
    didSet { ownPalette = Palette(settings) }
  }
  /// How what is for people is laid out just now; see ``laidOut(as:_:)``.
  private var format: OutputFormat?
  private var ownPalette: Palette
  private var pending: [UInt8] = []
  private var isCapturing = false
  /// While a command runs whose output may be shown page by page.
  private var rows: ScreenRows?
  private var pager: Pager?
  /// Whether a block of Markdown stands before the next one.
  private var hasBlocks = false

  init(_ settings: Settings) {
    self.settings = settings
    ownPalette = Palette(settings)
  }

  /// How what is for people is laid out.
  var layout: Layout { (format ?? settings.format).layout ?? .screen }

  /// In which codes styles are written.
  var palette: Palette { layout == .screen ? ownPalette : .none }

  /// Whether it shows colours.
  var isColoured: Bool { palette.depth > .none }

  /// How many columns the terminal has; nil when it is none, or they do not matter.
  var width: Int? { layout == .screen ? ScreenSize.own?.columns : nil }

  /// Lays out what `body` prints in a format for people.
  func laidOut(as format: OutputFormat, _ body: () throws -> Void) rethrows {
    let before = self.format
    self.format = format
    defer { self.format = before }
    try body()
  }

  /// How many lines the terminal has; nil when it is none, or they do not matter.
  var height: Int? { layout == .screen ? ScreenSize.own?.rows : nil }

  /// Writes a line as it is.
  func writeLine(_ line: String) throws {
    try write((line + "\n").utf8)
  }

  /// Keeps a block of Markdown apart from the one before it.
  func beginBlock() throws {
    if hasBlocks { try writeLine("") }
    hasBlocks = true
  }

  /// What `body` writes: it is not handed to the system, and not paged.
  func captured(_ body: () throws -> Void) throws -> [UInt8] {
    let before = (pending, rows)
    (pending, rows) = ([], nil)
    isCapturing = true
    defer {
      (pending, rows) = before
      isCapturing = false
    }
    try body()
    return pending
  }

  func write(_ bytes: some Sequence<UInt8>) throws {
    let start = pending.count
    pending.append(contentsOf: bytes)
    if layout != .plain { rows?.add(pending[start...]) }
    if rows?.overflow ?? false {
      rows = nil
      pager = Pager.chosen
      try pager?.start()
    }
    if pending.count >= 65_536 { try handOver() }
  }

  /// Hands everything to the system, at once: nothing that this command prints is paged from here
  /// on, if it is not yet.
  ///
  /// - Throws: a failure when it takes no more, or Ctrl-C was pressed.
  func flush() throws {
    rows = nil
    try handOver()
  }

  /// Hands over what a command printed last.
  func endCommand() throws {
    try handOver()
  }

  /// From here on, what is longer than the screen is shown page by page. A pager draws its lines anew.
  func beginPaging() {
    rows = settings.usesPager && !isAccessible && !isCapturing ? ScreenRows.ofTerminal : nil
  }

  /// Waits until the pages were read, if there are any.
  func endPaging() throws {
    rows = nil
    guard let pager else { return }
    self.pager = nil
    // What was not written yet is not missed: an error tells why.
    pending.removeAll(keepingCapacity: true)
    try pager.end()
  }

  private func handOver() throws {
    if isCapturing { return }
    if let pager { return try hand(to: pager) }
    defer { pending.removeAll(keepingCapacity: true) }
    do {
      try writeAll(pending, to: .standardOutput)
    } catch let error as SystemError {
      throw Self.failure(error)
    }
  }

  private func hand(to pager: Pager) throws {
    defer { pending.removeAll(keepingCapacity: true) }
    try pager.write(pending)
  }
}

extension Output {
  static func failure(_ error: SystemError) -> ShellError {
    .failed("The output cannot be written: \(error.message).")
  }
}

/// Hands bytes to the system.
///
/// - Throws: what the system refuses it for; a failure when Ctrl-C was pressed.
func writeAll(_ bytes: [UInt8], to descriptor: Descriptor) throws {
  var written = 0
  while written < bytes.count {
    try Interrupt.check()
    do throws(SystemError) {
      written += try bytes.withUnsafeBufferPointer { (bytes) throws(SystemError) in
        try descriptor.writeOnce(
          UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[written...])))
      }
    } catch {
      if error != .interrupted { throw error }
    }
  }
}

/// Writes a sentence to standard error; to a terminal in lines that are broken between words.
func printErrorSentence(_ sentence: Message) {
  printError(sentence.text.printable.wrapped(to: ScreenSize(of: .standardError)?.columns))
}

/// Writes a line to standard error.
func printError(_ line: String) {
  try? Descriptor.standardError.write(Array((line + "\n").utf8))
}
