import Glibc

/// How far a long piece of work is, on standard error when that is a terminal.
struct ProgressBar {
  private let label: String
  private let isShown = isatty(STDERR_FILENO) == 1
  private var lastDrawn: Int64 = 0
  private var isDrawn = false

  init(_ label: String) {
    self.label = label
    lastDrawn = Self.milliseconds()
  }

  /// Draws `Importing ██████░░░░ 1200 tasks`, at most ten times a second; without the bar when
  /// the fraction, from 0 to 1, is not known.
  mutating func update(tasks: Int64, fraction: Double?) {
    guard isShown else { return }
    let now = Self.milliseconds()
    guard now - lastDrawn >= 100 else { return }
    lastDrawn = now
    isDrawn = true
    draw("\r\(label) \(Self.bar(fraction))\(tasks) tasks\u{1B}[K")
  }

  /// Takes it away.
  mutating func clear() {
    if isDrawn { draw("\r\u{1B}[K") }
    isDrawn = false
  }

  private static func bar(_ fraction: Double?) -> String {
    guard let fraction else { return "" }
    return Gauge.text(fraction, length: 30) + " "
  }

  private func draw(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }

  private static func milliseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
