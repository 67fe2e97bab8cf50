import Domain
import Interchange
import Storage

/// Items that both sides have at the first sync.
extension AccountRun {
  /// The properties by which two items are recognised as the same.
  private struct Likeness: Hashable {
    let isTask: Bool
    let title: String
    let time: String

    init(_ object: CalendarObject, _ almanac: any Almanac) {
      isTask = object.holdsTasks
      title = object.title
      time = object.time(almanac)
    }
  }

  /// The news with the UIDs of this store: items that have the same title and time as one that is here alone are that one.
  func joined(_ news: [CollectionNews]) throws -> [CollectionNews] {
    for each in news where each.isFirst { try findSame(in: each) }
    if otherUIDs.isEmpty { return news }
    return news.map { each in
      var each = each
      for index in each.items.indices {
        each.items[index].object = each.items[index].object.map(here)
      }
      return each
    }
  }

  private func findSame(in news: CollectionNews) throws {
    let uidsThere = Set(news.items.map(\.remoteUID))
    var candidates = try store.localObjects.uids(in: news.row).subtracting(uidsThere)
    candidates.subtract(otherUIDs.values)
    candidates.subtract(try store.accounts.versions(of: news.row).map(\.uid))
    if candidates.isEmpty || news.items.isEmpty { return }
    var alike: [Likeness: [String]] = [:]
    for (uid, object) in try local.objects(candidates) {
      alike[Likeness(object, store.almanac), default: []].append(uid)
    }
    for item in news.items {
      guard item.row == nil, let object = item.object, !object.title.isEmpty,
        try store.localObjects.place(of: item.remoteUID, asTask: object.holdsTasks) == .nowhere,
        let uid = alike[Likeness(object, store.almanac)]?.sorted().first
      else { continue }
      otherUIDs[item.remoteUID] = uid
      alike[Likeness(object, store.almanac)]?.removeAll { $0 == uid }
    }
  }

  /// An item as this store knows it.
  func here(_ object: CalendarObject) -> CalendarObject {
    let object = object.showingParticipation(of: user)
    return otherUIDs.isEmpty ? object : object.mappingUIDs { [otherUIDs] in otherUIDs[$0] ?? $0 }
  }

  /// An item as the server knows it.
  func atServer(_ object: CalendarObject) -> CalendarObject {
    let object = object.writingParticipation(of: user)
    return otherUIDs.isEmpty ? object : object.mappingUIDs(uidThere)
  }

  /// Whom the server may write to about what is sent.
  func scheduling(_ row: CollectionRow) -> Scheduling {
    Scheduling(invites: row.invites, user: user, isAutomatic: account.schedules)
  }
}
