/// A list of names in one text, separated by commas: `bank,a\,b`. A backslash escapes a comma or a backslash.
enum ListText {
  static func text(_ names: [String]) -> String {
    var text = String.UnicodeScalarView()
    for (index, name) in names.enumerated() {
      if index > 0 { text.append(",") }
      for scalar in name.unicodeScalars {
        if scalar == "," || scalar == "\\" { text.append("\\") }
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// Reads ``text(_:)``; names that are empty are left out.
  static func names(_ text: String) -> [String] {
    var names: [String] = []
    var name = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if !isEscaped, scalar == "\\" {
        isEscaped = true
        continue
      }
      if !isEscaped, scalar == "," {
        names.append(String(name))
        name = String.UnicodeScalarView()
        continue
      }
      // Before anything else it is a backslash.
      if isEscaped, scalar != ",", scalar != "\\" { name.append("\\") }
      isEscaped = false
      name.append(scalar)
    }
    if isEscaped { name.append("\\") }
    names.append(String(name))
    return names.filter { !$0.unicodeScalars.allSatisfy { $0 == " " } }
  }
}
