import Domain
import Interchange
import Localization

/// A member of a template's file, validated by its type.
struct TemplateMember {
  let name: String
  private let value: JSONValue

  init(_ name: String, _ value: JSONValue) {
    self.name = name
    self.value = value
  }

  var shownName: String { String(name.prefix(40)) }

  func colour() throws -> TemplateColour {
    guard case .string(let text) = value, let colour = TemplateColour(text) else {
      throw refusal("“\(name)” of a template is a colour, such as #1D4E89.")
    }
    return colour
  }

  func choice(of names: [String]) throws -> String {
    guard case .string(let text) = value, names.contains(text) else {
      throw refusal("“\(name)” of a template is one of \(names.joined(separator: ", ")).")
    }
    return text
  }

  func number(in range: ClosedRange<Double>) throws -> Double {
    guard case .number(let digits) = value, let number = Double(digits), range.contains(number)
    else {
      throw refusal(
        "“\(name)” of a template is a number of points, from \(Int(range.lowerBound)) to \(Int(range.upperBound))."
      )
    }
    return number
  }

  func flag() throws -> Bool {
    guard case .bool(let flag) = value else {
      throw refusal("“\(name)” of a template is true or false.")
    }
    return flag
  }

  /// The name goes into a list with commas.
  func font() throws -> TemplateFont {
    guard case .string(let text) = value, (1...100).contains(text.unicodeScalars.count),
      text.unicodeScalars.allSatisfy({ $0.isPrintable && $0 != "," })
    else {
      throw refusal(
        "“\(name)” of a template is the name of a font, such as Lato: at most 100 characters, without commas."
      )
    }
    return TemplateFont(name: text)
  }

  func text() throws -> TemplateText {
    switch value {
    case .string(let text): return TemplateText(try checked(text))
    case .object(let members):
      var result = TemplateText()
      for member in members {
        guard case .string(let text) = member.value, let language = Language(rawValue: member.name)
        else { throw noText }
        result.texts[language] = try checked(text)
      }
      return result
    default: throw noText
    }
  }

  private func checked(_ text: String) throws -> String {
    guard text.unicodeScalars.count <= InvoiceTemplate.longestText,
      text.unicodeScalars.allSatisfy({ $0.isPrintable || $0 == "\n" })
    else { throw noText }
    return text
  }

  private var noText: Failure {
    refusal(
      "“\(name)” of a template is a text of at most 1,000 characters, or one for each language, such as {\"fr\": \"Merci !\", \"en\": \"Thank you\"}."
    )
  }

  private func refusal(_ sentence: Message) -> Failure {
    Failure(.invalid, sentence, field: name)
  }
}
