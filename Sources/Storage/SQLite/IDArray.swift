/// Any number of ids as one parameter, for `json_each`.
struct IDArray: Bindable {
  let json: String

  init(_ ids: some Sequence<Int64>) {
    var json = ""
    for id in ids {
      json += json.isEmpty ? "[" : ","
      json += String(id)
    }
    self.json = json.isEmpty ? "[]" : json + "]"
  }

  func bind(to target: BindingTarget, at index: Int32) -> Int32 {
    json.bind(to: target, at: index)
  }
}
