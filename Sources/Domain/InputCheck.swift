/// Runs the rules of an input, either to apply it, when the first broken rule throws, or to check it, when
/// all broken rules are collected.
///
/// ```swift
/// let failures = try InputCheck.gathering { check in
///   try check { try task.setTitle(title) }
///   try check { try task.setURL(url) }
/// }
/// ```
package struct InputCheck {
  /// Nil when the first failure is thrown.
  private let gathered: Gathered?

  fileprivate final class Gathered {
    var failures: [Failure] = []
  }

  /// Ends the trial run of a check, and rolls the transaction back.
  private struct Ended: Error {}

  /// What carries an input out.
  package static var throwing: InputCheck { InputCheck(gathered: nil) }

  /// All that is wrong with an input, in the order of the rules; nothing that `body` did stays, when it
  /// ends each step with ``end()``.
  ///
  /// - Throws: what is not wrong with the input, but with the store.
  package static func gathering(_ body: (InputCheck) throws -> Void) throws -> [Failure] {
    let gathered = Gathered()
    do {
      try body(InputCheck(gathered: gathered))
    } catch is Ended {
    } catch let failure as Failure where failure.isOfInput {
      gathered.add(failure)
    }
    return gathered.failures
  }

  /// Runs a rule.
  package func callAsFunction(_ rule: () throws -> Void) throws {
    guard let gathered else { return try rule() }
    do {
      try rule()
    } catch let failure as Failure where failure.isOfInput {
      gathered.add(failure)
    }
  }

  /// Runs a rule about several members, unless one of these broke a rule of its own: then it says
  /// nothing of the input. A member stands for all of its parts: `start` for `start_kind`.
  package func callAsFunction(unlessWrong members: [String], _ rule: () throws -> Void) throws {
    if areSound(members) { try self(rule) }
  }

  /// Whether none of these members broke a rule.
  package func areSound(_ members: [String]) -> Bool {
    guard let gathered else { return true }
    return !gathered.failures.contains { failure in
      members.contains { failure.field == $0 || failure.field.hasPrefix($0 + "_") }
    }
  }

  /// Nothing more can be said without these members.
  package func require(_ members: [String]) throws {
    if !areSound(members) { throw Ended() }
  }

  /// What is wrong so far is not to be stored, not even for a moment.
  package func requireAll() throws {
    if let gathered, !gathered.failures.isEmpty { throw Ended() }
  }

  /// Ends a step, which a check takes back.
  package func end() throws {
    if gathered != nil { throw Ended() }
  }
}

extension InputCheck.Gathered {
  /// A rule that runs twice is broken once.
  fileprivate func add(_ failure: Failure) {
    if !failures.contains(failure) { failures.append(failure) }
  }
}

extension Failure {
  /// Whether another input would do, and not another time or another store.
  fileprivate var isOfInput: Bool {
    switch kind {
    case .invalid, .notFound, .conflict, .malformed, .unsupported: true
    default: false
    }
  }
}
