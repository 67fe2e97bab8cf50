/// A style sheet. All of it is the library's own: nothing of a caller goes into it.
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
