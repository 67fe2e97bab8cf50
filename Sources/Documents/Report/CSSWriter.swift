/// A style sheet. It consists of the library's own rules; no text of a caller goes into it.
struct CSSWriter {
  private(set) var text = ""

  mutating func rule(_ selector: String, _ declarations: String) {
    text += "\(selector){\(declarations)}\n"
  }

  mutating func media(_ query: StaticString, content: (inout CSSWriter) -> Void) {
    text += "@media \(query){\n"
    content(&self)
    text += "}\n"
  }

  mutating func rules(_ rules: String) {
    text += rules
  }
}
