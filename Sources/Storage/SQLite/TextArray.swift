/// Any number of texts as one parameter, for `json_each`.
struct TextArray: Bindable {
  private let json: String

  init(_ texts: some Sequence<String>) {
    var json = [UInt8(ascii: "[")]
    for text in texts {
      if json.count > 1 { json.append(UInt8(ascii: ",")) }
      json.appendJSON(text)
    }
    json.append(UInt8(ascii: "]"))
    self.json = String(decoding: json, as: UTF8.self)
  }

  func bind(to target: BindingTarget, at index: Int32) -> Int32 {
    json.bind(to: target, at: index)
  }
}
