/// The synopsis of a command, `list [--format FORMAT] [QUERY]...`, broken into lines.
enum UsageText {
  /// Lines of so many columns, those after the first indented; what brackets hold stays together
  /// where it fits.
  static func lines(_ usage: String, within width: Int) -> [String] {
    let indentation = "    "
    return parts(of: usage).reduce(into: []) { lines, part in
      if let last = lines.last, last.displayWidth + 1 + part.displayWidth <= width {
        lines[lines.count - 1] = "\(last) \(part)"
      } else {
        lines.append(lines.isEmpty ? part : indentation + part)
      }
    }
  }

  /// The words, and what is in brackets as one.
  static func parts(of usage: String) -> [String] {
    var parts: [String] = []
    var depth = 0
    for word in usage.split(separator: " ") {
      if depth > 0, let last = parts.indices.last {
        parts[last] += " \(word)"
      } else {
        parts.append(String(word))
      }
      depth += word.filter { $0 == "[" }.count - word.filter { $0 == "]" }.count
    }
    return parts
  }
}
