/// Addresses in the United States: `New York, NY 10001`.
extension Party {
  /// The abbreviation of the state, of its name as well; what is no state, as it is.
  package var state: String {
    let region = self[.region]
    let key = region.uppercased()
    return Self.states[key] ?? (Self.codes.contains(key) ? key : region)
  }

  /// The last line of an address.
  package var americanTown: String {
    let place = [state, self[.postalCode]].filter { !$0.isEmpty }.joined(separator: " ")
    return [self[.city], place].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Whether it is a ZIP code: `10001`, `10001-1234`.
  static func isZIPCode(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.allSatisfy { $0.allSatisfy(\.isASCIIDigit) } && parts.first?.count == 5
      && (parts.count == 1 || parts.count == 2 && parts[1].count == 4)
  }

  /// Whether its region is a state, the federal district or a territory.
  var isInState: Bool { Self.codes.contains(state) }

  private static let codes = Set(states.values)

  private static let states: [String: String] = [
    "ALABAMA": "AL", "ALASKA": "AK", "ARIZONA": "AZ", "ARKANSAS": "AR", "CALIFORNIA": "CA",
    "COLORADO": "CO", "CONNECTICUT": "CT", "DELAWARE": "DE", "DISTRICT OF COLUMBIA": "DC",
    "FLORIDA": "FL", "GEORGIA": "GA", "HAWAII": "HI", "IDAHO": "ID", "ILLINOIS": "IL",
    "INDIANA": "IN", "IOWA": "IA", "KANSAS": "KS", "KENTUCKY": "KY", "LOUISIANA": "LA",
    "MAINE": "ME", "MARYLAND": "MD", "MASSACHUSETTS": "MA", "MICHIGAN": "MI", "MINNESOTA": "MN",
    "MISSISSIPPI": "MS", "MISSOURI": "MO", "MONTANA": "MT", "NEBRASKA": "NE", "NEVADA": "NV",
    "NEW HAMPSHIRE": "NH", "NEW JERSEY": "NJ", "NEW MEXICO": "NM", "NEW YORK": "NY",
    "NORTH CAROLINA": "NC", "NORTH DAKOTA": "ND", "OHIO": "OH", "OKLAHOMA": "OK", "OREGON": "OR",
    "PENNSYLVANIA": "PA", "RHODE ISLAND": "RI", "SOUTH CAROLINA": "SC", "SOUTH DAKOTA": "SD",
    "TENNESSEE": "TN", "TEXAS": "TX", "UTAH": "UT", "VERMONT": "VT", "VIRGINIA": "VA",
    "WASHINGTON": "WA", "WEST VIRGINIA": "WV", "WISCONSIN": "WI", "WYOMING": "WY",
    "AMERICAN SAMOA": "AS", "GUAM": "GU", "NORTHERN MARIANA ISLANDS": "MP", "PUERTO RICO": "PR",
    "VIRGIN ISLANDS": "VI",
  ]
}
