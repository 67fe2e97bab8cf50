import Testing

@testable import Domain

@Suite struct OccurrenceUIDTests {
  @Test(
    "It is the UUID of version 5 that Python's uuid5 makes, whatever the length",
    arguments: [
      (0, "7831f54f-ccc4-5328-b962-4029c7683d81"),
      (37, "718fa4e2-25d3-55eb-8a01-69b6e135ca31"),
      (38, "9d4b302c-b831-5b9b-af4b-67b18c8bd737"),
      (45, "bd485f7d-e32b-55a7-822c-e58c02ea4398"),
      (46, "d390548f-9400-5dbc-8669-b4845f057ee5"),
      (101, "e556980b-5560-5f07-a89f-dd32ce574950"),
      (200, "31dd2279-ef17-55e8-93dd-ffee98efdf63"),
    ])
  func agrees(length: Int, uid: String) {
    let series = String(repeating: "x", count: length)
    #expect(OccurrenceUID.make(series: series, occurrence: "y") == uid)
  }
}
