/// A response.
package struct HTTPResponse: Sendable {
  /// Such as 207.
  package let status: Int
  /// Their names are in small letters.
  package let headers: [HTTPRequest.Header]
  package let body: [UInt8]
  /// Who answered, which is another one than was asked after a redirect.
  package let address: HTTPAddress

  package init(
    status: Int, headers: [HTTPRequest.Header] = [], body: [UInt8] = [], address: HTTPAddress
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.address = address
  }

  /// The head is the lines of the answer, of which the first has its status.
  init(status: Int32, head: String, body: [UInt8], address: HTTPAddress) {
    let lines = head.split(whereSeparator: \.isNewline).dropFirst()
    let headers = lines.compactMap { line -> HTTPRequest.Header? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      let end = value.lastIndex { $0 != " " && $0 != "\t" }.map(value.index(after:))
      return HTTPRequest.Header(
        line[..<colon].lowercased(), String(value[..<(end ?? value.startIndex)]))
    }
    self.init(status: Int(status), headers: headers, body: body, address: address)
  }

  /// The first header of that name, which is in small letters.
  package subscript(_ name: String) -> String? { headers.first { $0.name == name }?.value }

  /// The name of each way to log in that it offers, in small letters.
  var challenges: [String] {
    headers.filter { $0.name == "www-authenticate" }.flatMap { header in
      header.value.lowercased().split(separator: ",").compactMap { part in
        // `Basic realm="a, b", Digest realm="c"`: a word without an equals sign begins a challenge.
        part.split(separator: " ").first.map(String.init)
      }
    }
  }

  /// How many seconds it asks to wait. A date is taken as none: clocks differ.
  package var pause: Int64? {
    self["retry-after"].flatMap { Int64($0) }.flatMap { $0 >= 0 ? $0 : nil }
  }
}
