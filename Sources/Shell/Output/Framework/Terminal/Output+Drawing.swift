import Platform

extension Output {
  /// How many columns a drawing has: those of the terminal; without one, as COLUMNS says, or 80.
  var drawingWidth: Int { textWidth ?? 80 }

  /// Where sentences go on below: at the end of the terminal; without one, as COLUMNS says; nil for
  /// nowhere.
  var textWidth: Int? {
    if let width { return width }
    let columns = layout == .plain ? 0 : Int((Environment["COLUMNS"] ?? "")) ?? 0
    return (1...1000).contains(columns) ? columns : nil
  }

  /// Whether all is said in words and on new lines, as the setting `accessible` asks for.
  var isAccessible: Bool { settings.isAccessible }

  /// `██████░░░░`, or of ASCII where the locale has no blocks; of so much of the whole. `60%` where
  /// all is said in words.
  func gauge(_ fraction: Double, length: Int) -> String {
    if isAccessible { return Gauge.percentage(fraction) }
    return Gauge.text(fraction, length: length, marks: drawsUnicode ? ("█", "░") : ("#", "."))
  }

  /// Whether there may be braille and blocks: where the locale has them, and somebody is to see them. Else
  /// drawings are of ASCII.
  var drawsUnicode: Bool {
    if isAccessible { return false }
    let locale = LocaleVariables.characters?.lowercased() ?? ""
    return locale.hasSuffix("utf-8") || locale.hasSuffix("utf8")
  }
}
