/// One completion of a line.
struct Candidate {
  /// What replaces the part that readline asked about, quoted as needed.
  let replacement: String
  /// What it is, such as the title of a task for its id.
  let meaning: String?
}

/// All completions of a line.
struct Completion {
  let candidates: [Candidate]
  /// What replaces that part while there are several candidates.
  let commonReplacement: String
  /// Whether a single candidate is the beginning of a word only.
  let needsMore: Bool
  /// Whether a quote before it is closed after it.
  let closesQuote: Bool

  /// What was `typed` stays as it is unless all candidates begin with it.
  init(_ candidates: [Candidate], typed: String, needsMore: Bool, closesQuote: Bool) {
    self.candidates = candidates
    self.needsMore = needsMore
    self.closesQuote = closesQuote
    let common = candidates.map { Substring($0.replacement) }.commonBeginning
    commonReplacement =
      common.lowercased().hasPrefix(typed.lowercased()) ? String(common) : typed
  }
}

extension [Substring] {
  /// The longest beginning that all share, whatever their case.
  fileprivate var commonBeginning: Substring {
    guard var common = first else { return "" }
    for other in dropFirst() {
      let shared = zip(common, other).prefix { $0.lowercased() == $1.lowercased() }.count
      common = common.prefix(shared)
    }
    return common
  }
}
