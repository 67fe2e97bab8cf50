/// Texts in the pseudo-language that puts each message into brackets.
package enum Brackets {
  /// The letters that are in no brackets, and so come from no catalogue. Those of data are Greek in these tests, and
  /// the names of priorities are signs.
  package static func letters(outside text: String) -> String {
    var depth = 0
    var letters = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "[": depth += 1
      case "]": depth -= 1
      case "P" where index + 1 < scalars.count && ("0"..."3").contains(scalars[index + 1]): continue
      case "\u{370}"..."\u{3FF}": continue
      default:
        if depth == 0, scalar.properties.isAlphabetic { letters.unicodeScalars.append(scalar) }
      }
    }
    return letters
  }

  /// All texts of a value and of its members but for those of these names, as `name: text`, that have such letters.
  package static func leaks(
    of value: Any, named name: String = "", without names: Set<String>
  ) -> [String] {
    if names.contains(name) { return [] }
    if let text = value as? String {
      return letters(outside: text).isEmpty ? [] : ["\(name): \(text)"]
    }
    return Mirror(reflecting: value).children.flatMap {
      leaks(of: $0.value, named: $0.label ?? name, without: names)
    }
  }
}
