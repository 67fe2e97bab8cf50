import TaskcoreSwift

/// The tokens of a Google account in their stored form.
struct StoredTokens {
  /// Of the account.
  let address: String
  var access: String
  var refresh: String
  /// When the access token ends, in milliseconds since 1970 UTC.
  var end: Int64
  var scopes: GoogleScopes

  init?(_ tokens: GoogleTokens, of address: String) {
    guard let refresh = tokens.refresh else { return nil }
    self.address = address
    self.refresh = refresh
    access = tokens.access
    end = tokens.end
    scopes = tokens.scopes
  }

  /// Nil for what was written by nobody here.
  init?(_ text: String) {
    var values: [Substring: String] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1)
      if words.count == 2 { values[words[0]] = String(words[1]) }
    }
    guard let address = values["account"], let access = values["access"],
      let refresh = values["refresh"], let end = values["end"].flatMap({ Int64($0) }),
      let scopes = values["scopes"].flatMap({ UInt32($0) })
    else { return nil }
    self.address = address
    self.access = access
    self.refresh = refresh
    self.end = end
    self.scopes = GoogleScopes(rawValue: scopes)
  }

  var text: String {
    """
    # Tokens of Taskcore for an account at Google: whoever reads them can ask Google in your name.
    account \(address)
    access \(access)
    refresh \(refresh)
    end \(end)
    scopes \(scopes.rawValue)

    """
  }
}
