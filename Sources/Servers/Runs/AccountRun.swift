package import Domain
import Interchange
package import Storage
import UseCases

/// Brings the tasks and events of a store and those of an account at a server together.
///
/// What was changed there is taken in first, property by property, against what both agreed on last; then the server gets
/// what was changed here. A run can end anywhere: the next one goes on from there.
package final class AccountRun {
  /// A run that would delete more than so many items, and more than one in so many of a collection, stops and asks.
  static let mostDeletions = 20
  static let shareOfDeletions = 5
  /// How often the server is asked again, while others write there at the same time.
  private static let mostPasses = 4

  let store: SQLiteStore
  let server: any CalendarServer
  var account: AccountRow
  let user: CalendarUser
  let now: Instant
  let newUID: () -> String
  /// Whether somebody agreed to what a first run does, and to deletions of many items.
  let isAccepted: Bool
  let progress: (_ done: Int, _ total: Int) throws -> Void
  /// The UIDs here of items that have another one at the server, by that.
  var otherUIDs: [String: String] = [:] {
    didSet { uidsThere = nil }
  }
  /// The same the other way around, once it was asked for.
  private var uidsThere: [String: String]?
  private(set) var firstFailure: Failure?
  var done = AccountPlan()
  /// Tasks that the server has below something else than before.
  var movedThere: Set<String> = []
  /// The hrefs of items that this run put there as new ones, by the ids of their collections.
  var put: [Int64: Set<String>] = [:]
  /// UIDs of items that are to be compared with the server though nothing of them was changed here.
  var mustCompare: Set<String> = []
  /// The places of items whose UIDs are elsewhere at the server, too, and that were not there at the last run: whoever
  /// moves an item puts it at its new place before it goes at its old one.
  var moving: Set<String> = []
  /// Items that the server has in another version than was thought.
  var mustGoOn = false

  package init(
    _ store: SQLiteStore, _ account: AccountRow, at server: any CalendarServer, now: Instant,
    newUID: @escaping () -> String, isAccepted: Bool = false,
    progress: @escaping (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
  ) {
    self.store = store
    self.account = account
    self.server = server
    user = CalendarUser(name: server.user, addresses: account.userAddresses)
    self.now = now
    self.newUID = newUID
    self.isAccepted = isAccepted
    self.progress = progress
  }

  var local: LocalItems { LocalItems(store: store, now: now) }

  /// - Throws: `conflict` with the field `accept` when somebody has to agree first; what is wrong with a collection or an
  ///   item, after all others were synced; what the server throws.
  package func run() throws -> AccountPlan {
    let doubled = try store.accounts.doubledUIDs(of: account.id)
    for pass in 1...Self.mostPasses {
      mustGoOn = false
      otherUIDs = try store.accounts.otherUIDs(of: account.id)
      let news = try joined(withoutIntended(news()))
      if pass == 1 { try requireAcceptance(of: news) }
      try receive(news)
      if pass == 1 { try unite(doubled, news) }
      try send(news)
      try arrange(news)
      if !mustGoOn { break }
    }
    if mustGoOn {
      note(
        Failure(
          .busy,
          "The server had other versions again and again: what it did not take is sent by the next run."
        ))
    }
    account.run = now
    try store.keep { try store.accounts.save(account) }
    if let firstFailure { throw firstFailure }
    return done
  }

  /// What a run would do now. Nothing is changed, here or there.
  package func preview() throws -> AccountPlan {
    otherUIDs = try store.accounts.otherUIDs(of: account.id)
    let news = try joined(news())
    let plan = try news.reduce(into: AccountPlan()) { $0.add(try self.plan(of: $1, beside: news)) }
    if let firstFailure { throw firstFailure }
    return plan
  }

  private func requireAcceptance(of news: [CollectionNews]) throws {
    if isAccepted { return }
    // To count what a run does costs as much as the run: of most, there is nothing to ask.
    for each in news where each.isFirst || each.mostDeletions > Self.mostDeletions {
      let plan = try plan(of: each, beside: news)
      if each.isFirst, !plan.isEmpty { throw unaccepted(each, plan) }
      for count in [plan.deletedHere, plan.deletedThere]
      where count > Self.mostDeletions && count * Self.shareOfDeletions > each.knownCount {
        throw Failure(
          .conflict,
          "\(count) of the \(each.knownCount) items in “\(each.row.name)” would be deleted, here or at the server: "
            + "if that is meant, accept it; else see what happened to them.", field: "accept")
      }
    }
  }

  private func unaccepted(_ news: CollectionNews, _ plan: AccountPlan) -> Failure {
    Failure(
      .conflict,
      "The first run through “\(news.row.name)” would add \(plan.addedHere) items here and \(plan.addedThere) "
        + "there, change \(plan.changedHere) here and \(plan.changedThere) there, and take \(plan.joined) for the "
        + "same: accept that first.", field: "accept")
  }

  /// The UID at the server of what has another one there.
  func uidThere(_ uid: String) -> String {
    let uids =
      uidsThere
      ?? Dictionary(otherUIDs.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    uidsThere = uids
    return uids[uid] ?? uid
  }

  // MARK: What goes wrong

  func check() throws { try store.safePoints.checkAnew() }

  func note(_ failure: Failure) { firstFailure = firstFailure ?? failure }

  /// What is wrong with one collection or item does not keep the others away.
  func unlessRefused(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let failure as Failure where Self.isOfOne(failure) {
      note(failure)
    }
  }

  private static func isOfOne(_ failure: Failure) -> Bool {
    if failure.field == "item" { return true }
    return switch failure.kind {
    case .malformed, .notFound, .unsupported, .invalid, .conflict, .tooNew: true
    default: false
    }
  }
}
