/// Any number of texts as one parameter, for `json_each`.
struct TextArray: Bindable {
  private let json: String

  init(_ texts: some Sequence<String>) {
    var json = "["
    for text in texts {
      if json.utf8.count > 1 { json += "," }
      json.appendJSON(text)
    }
    self.json = json + "]"
  }

  func bind(to target: BindingTarget, at index: Int32) -> Int32 {
    json.bind(to: target, at: index)
  }
}
