import Domain
import Localization

/// The login and password of one machine.
struct NetrcEntry: Equatable {
  var login: String
  var password: String
}

/// Finds the entry of a machine in the text of a netrc file:
///
///     machine smtp.example.org login ada password "a b"
///     default login anybody password none
///
/// Tokens are separated by white space, or stand between quotation marks, in which a backslash
/// escapes. A line that begins with # is a comment; the lines of a macro end with an empty one.
struct NetrcReader {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var isAtLineStart = true

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// The first entry of that machine, or that of `default`, which has both a login and a password, and
  /// that login if one is given.
  ///
  /// - Throws: `malformed` for a word without its value, and without a closing quotation mark.
  mutating func entry(for host: String, user: String = "") throws -> NetrcEntry? {
    var isMeant = false
    var login: String?
    var password: String?
    func entry() -> NetrcEntry? {
      guard isMeant, let login, let password, user.isEmpty || login == user else { return nil }
      return NetrcEntry(login: login, password: password)
    }
    while let word = try token() {
      switch word {
      case "machine", "default":
        if let entry = entry() { return entry }
        let machine = word == "machine" ? try value(of: word) : host
        isMeant = machine.lowercased() == host.lowercased()
        (login, password) = (nil, nil)
      case "login": login = try value(of: word)
      case "password": password = try value(of: word)
      case "account": _ = try value(of: word)
      case "macdef": skipMacro()
      default: throw malformed("a word that is none of machine, default, login and password")
      }
    }
    return entry()
  }

  private mutating func value(of word: String) throws -> String {
    guard let value = try token() else { throw malformed("“\(word)” without its value") }
    return value
  }

  private mutating func token() throws -> String? {
    skipSpace()
    guard position < scalars.count else { return nil }
    if scalars[position] == "\"" { return try quotedToken() }
    var token = String.UnicodeScalarView()
    while position < scalars.count, !TextRule.isSpace(scalars[position]) {
      token.append(scalars[position])
      position += 1
    }
    return String(token)
  }

  private mutating func quotedToken() throws -> String {
    var token = String.UnicodeScalarView()
    position += 1
    while position < scalars.count, scalars[position] != "\"" {
      if scalars[position] == "\\", position + 1 < scalars.count { position += 1 }
      token.append(scalars[position])
      position += 1
    }
    guard position < scalars.count else { throw malformed("a quotation mark that is not closed") }
    position += 1
    return String(token)
  }

  private mutating func skipSpace() {
    while position < scalars.count {
      let scalar = scalars[position]
      if isAtLineStart, scalar == "#" {
        skipLine()
      } else if TextRule.isSpace(scalar) {
        if scalar == "\n" { isAtLineStart = true }
        position += 1
      } else {
        isAtLineStart = false
        return
      }
    }
  }

  /// To the line feed, which is left.
  private mutating func skipLine() {
    while position < scalars.count, scalars[position] != "\n" { position += 1 }
  }

  /// The name of the macro, and its lines.
  private mutating func skipMacro() {
    repeat {
      skipLine()
      position += 1
    } while position < scalars.count && scalars[position] != "\n"
    isAtLineStart = true
  }

  /// What the file holds is not told, for it may be a password.
  private func malformed(_ what: Message) -> Failure {
    let line = scalars.prefix(position).count(where: { $0 == "\n" }) + 1
    return Failure(.malformed, "Line \(line) of the netrc file has \(what).")
  }
}
