import Domain
import TestSupport
import Testing

@testable import ViewModels

@Suite struct DueLabelTests {
  struct Case: CustomTestStringConvertible {
    var due: String
    var text: String
    var days: Int
    var isOverdue = false

    var testDescription: String { "\(due): \(text)" }
  }

  private static func check(_ expected: Case, at now: String, in zone: any Zone) throws {
    let label = try DueLabel(
      moment(expected.due), isOpen: true, at: instant(now), in: zone)
    #expect(label.text == expected.text)
    #expect(label.daysRemaining == expected.days)
    #expect(label.isOverdue == expected.isOverdue)
  }

  @Test(
    "On Thursday 24 December 2026 at noon",
    arguments: [
      Case(due: "2025-12-24", text: "365 days overdue", days: -365, isOverdue: true),
      Case(due: "2026-12-22", text: "2 days overdue", days: -2, isOverdue: true),
      Case(due: "2026-12-23", text: "1 day overdue", days: -1, isOverdue: true),
      Case(due: "2026-12-23T23:59:00Z", text: "1 day overdue", days: -1, isOverdue: true),
      Case(due: "2026-12-24T09:00:00Z", text: "Today 09:00", days: 0, isOverdue: true),
      Case(due: "2026-12-24T11:59:59.999Z", text: "Today 11:59", days: 0, isOverdue: true),
      Case(due: "2026-12-24T12:00:00Z", text: "Today 12:00", days: 0),
      Case(due: "2026-12-24T17:00:00Z", text: "Today 17:00", days: 0),
      Case(due: "2026-12-24", text: "Today", days: 0),
      Case(due: "2026-12-25", text: "Tomorrow", days: 1),
      Case(due: "2026-12-25T09:05:00Z", text: "Tomorrow 09:05", days: 1),
      Case(due: "2026-12-26", text: "In 2 days", days: 2),
      Case(due: "2026-12-27T17:00:00Z", text: "In 3 days", days: 3),
      Case(due: "2026-12-30", text: "In 6 days", days: 6),
      Case(due: "2026-12-31", text: "Thu 31 Dec", days: 7),
      Case(due: "2027-01-01", text: "1 Jan 2027", days: 8),
      Case(due: "2027-12-24", text: "24 Dec 2027", days: 365),
    ])
  func labels(expected: Case) throws {
    try Self.check(expected, at: "2026-12-24T12:00:00Z", in: FixedZone())
  }

  @Test("A year's days that are near are still so many days away, whatever the year")
  func acrossYears() throws {
    let expected = Case(due: "2027-01-02", text: "In 3 days", days: 3)
    try Self.check(expected, at: "2026-12-30T12:00:00Z", in: FixedZone())
  }

  @Test("In the last millisecond of a day it is today, and in the next one overdue")
  func midnight() throws {
    let zone = FixedZone(hours: 2)
    try Self.check(
      Case(due: "2026-12-24", text: "Today", days: 0), at: "2026-12-24T21:59:59.999Z", in: zone)
    try Self.check(
      Case(due: "2026-12-24", text: "1 day overdue", days: -1, isOverdue: true),
      at: "2026-12-24T22:00:00.000Z", in: zone)
    try Self.check(
      Case(due: "2026-12-24T22:00:00Z", text: "Tomorrow 00:00", days: 1),
      at: "2026-12-24T21:59:59.999Z", in: zone)
    try Self.check(
      Case(due: "2026-12-24T22:00:00Z", text: "Today 00:00", days: 0),
      at: "2026-12-24T22:00:00Z", in: zone)
  }

  @Test("The day is that of the store's zone, not of UTC")
  func zones() throws {
    let due = "2026-12-24T23:30:00Z"
    let now = "2026-12-24T12:00:00Z"
    try Self.check(
      Case(due: due, text: "Today 12:30", days: 0), at: now, in: FixedZone(hours: -11))
    try Self.check(
      Case(due: due, text: "Tomorrow 09:30", days: 1), at: "2026-12-24T12:00:00Z",
      in: FixedZone(hours: 10))
  }

  @Test("A day of 23 hours is one day, and its times are those of the clocks")
  func shortDay() throws {
    // As in Paris in 2026: at 02:00 clocks go to 03:00.
    let zone = ChangingZone(
      "spring", at: try instant("2026-03-29T01:00:00Z"), from: 3_600, to: 7_200)
    let now = "2026-03-28T22:59:00Z"  // 23:59
    try Self.check(Case(due: "2026-03-29", text: "Tomorrow", days: 1), at: now, in: zone)
    try Self.check(Case(due: "2026-03-30", text: "In 2 days", days: 2), at: now, in: zone)
    try Self.check(
      Case(due: "2026-03-29T01:30:00Z", text: "Tomorrow 03:30", days: 1), at: now, in: zone)
    try Self.check(
      Case(due: "2026-03-29", text: "Today", days: 0), at: "2026-03-29T21:59:59.999Z", in: zone)
    try Self.check(
      Case(due: "2026-03-29", text: "1 day overdue", days: -1, isOverdue: true),
      at: "2026-03-29T22:00:00Z", in: zone)
  }

  @Test("A day of 25 hours is one day")
  func longDay() throws {
    let zone = ChangingZone(
      "autumn", at: try instant("2026-10-25T01:00:00Z"), from: 7_200, to: 3_600)
    try Self.check(
      Case(due: "2026-10-25", text: "Today", days: 0), at: "2026-10-25T22:59:59.999Z", in: zone)
    try Self.check(
      Case(due: "2026-10-26", text: "Tomorrow", days: 1), at: "2026-10-24T22:00:00Z", in: zone)
    try Self.check(
      Case(due: "2026-10-25T00:30:00Z", text: "Today 02:30", days: 0, isOverdue: true),
      at: "2026-10-25T01:30:00Z", in: zone)
  }

  @Test(
    "What is done is not overdue any more",
    arguments: [
      ("2026-12-20", "Sun 20 Dec"), ("2026-12-23", "Yesterday"),
      ("2026-12-24T09:00:00Z", "Today 09:00"), ("2025-02-01", "1 Feb 2025"),
    ])
  func done(due: String, text: String) throws {
    let label = try DueLabel(
      moment(due), isOpen: false, at: instant("2026-12-24T12:00:00Z"), in: FixedZone())
    #expect(label.text == text)
    #expect(!label.isOverdue)
  }

  @Test("The ends of the calendar have their labels")
  func ends() throws {
    try Self.check(
      Case(due: "0001-01-01", text: "739615 days overdue", days: -739_615, isOverdue: true),
      at: "2026-01-01T00:00:00Z", in: FixedZone(hours: -12))
    try Self.check(
      Case(due: "9999-12-31", text: "Today", days: 0), at: "9999-12-31T23:59:59.999Z",
      in: FixedZone(hours: 14))
    try Self.check(
      Case(due: "0001-01-01", text: "Today", days: 0), at: "0001-01-01T00:00:00Z",
      in: FixedZone(hours: -12))
  }
}
