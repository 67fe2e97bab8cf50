import CTaskcore
import Domain

/// The input for a new client, or for changes to one.
struct ClientInput {
  private(set) var party: PartyChanges = [:]
  private(set) var notes: String?
  private(set) var isArchived: Bool?
  private(set) var hourlyRate: Int64??
  private(set) var kind: ClientKind?

  /// The values of the members that the caller set.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_client_input>?) throws {
    let input = try required(pointer, "input").checked()
    if input.has(TASKCORE_CLIENT_PARTY) { party = try PartyChanges(input.party, "party") }
    if input.has(TASKCORE_CLIENT_NOTES) { notes = try text(input.notes, "notes") }
    if input.has(TASKCORE_CLIENT_ARCHIVED) {
      isArchived = try flag(input.is_archived, "is_archived")
    }
    if input.has(TASKCORE_CLIENT_HOURLY_RATE) {
      hourlyRate = .some(hourlyRateOrNone(input.hourly_rate_millionths))
    }
    if input.has(TASKCORE_CLIENT_KIND) { kind = try ClientKind(code: input.kind) }
  }
}
