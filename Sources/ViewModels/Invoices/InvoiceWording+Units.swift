import Domain
import Localization

/// The words for the units that are billed most.
extension InvoiceWording {
  /// The word for so much of a unit, in ten-thousandths, such as "hours"; the code where it has no word.
  package func unit(_ code: String, for quantity: Int64) -> String {
    Self.units[code].map { text(Message(count: Self.form(of: quantity), $0.one, $0.other)) } ?? code
  }

  /// The whole number whose form a quantity takes: what is less than two is one in French, and many in English.
  private static func form(of quantity: Int64) -> Int64 {
    if quantity.magnitude == 1_0000 { return 1 }
    return quantity.magnitude < 2_0000 ? 0 : 2
  }

  private static let units: [String: (one: Message, other: Message)] = [
    "C62": ("billed unit\u{4}unit", "units"),
    "H87": ("billed unit\u{4}piece", "pieces"),
    "EA": ("billed unit\u{4}each", "each"),
    "HUR": ("billed unit\u{4}hour", "hours"),
    "MIN": ("billed unit\u{4}minute", "minutes"),
    "SEC": ("billed unit\u{4}second", "seconds"),
    "DAY": ("billed unit\u{4}day", "days"),
    "WEE": ("billed unit\u{4}week", "weeks"),
    "MON": ("billed unit\u{4}month", "months"),
    "QAN": ("billed unit\u{4}quarter", "quarters"),
    "SAN": ("billed unit\u{4}half-year", "half-years"),
    "ANN": ("billed unit\u{4}year", "years"),
    "LS": ("billed unit\u{4}lump sum", "lump sums"),
    "P1": ("billed unit\u{4}percent", "percent"),
    "ZP": ("billed unit\u{4}page", "pages"),
    "D68": ("billed unit\u{4}word", "words"),
    "KGM": ("billed unit\u{4}kg", "kg"),
    "GRM": ("billed unit\u{4}g", "g"),
    "TNE": ("billed unit\u{4}tonne", "tonnes"),
    "KMT": ("billed unit\u{4}km", "km"),
    "MTR": ("billed unit\u{4}m", "m"),
    "CMT": ("billed unit\u{4}cm", "cm"),
    "MMT": ("billed unit\u{4}mm", "mm"),
    "MTK": ("billed unit\u{4}m²", "m²"),
    "MTQ": ("billed unit\u{4}m³", "m³"),
    "LTR": ("billed unit\u{4}litre", "litres"),
    "MLT": ("billed unit\u{4}ml", "ml"),
    "KWH": ("billed unit\u{4}kWh", "kWh"),
    "4L": ("billed unit\u{4}megabyte", "megabytes"),
    "E34": ("billed unit\u{4}gigabyte", "gigabytes"),
    "SET": ("billed unit\u{4}set", "sets"),
    "PR": ("billed unit\u{4}pair", "pairs"),
    "DZN": ("billed unit\u{4}dozen", "dozens"),
    "IE": ("billed unit\u{4}person", "persons"),
    "ACT": ("billed unit\u{4}activity", "activities"),
    "XBX": ("billed unit\u{4}box", "boxes"),
    "XCT": ("billed unit\u{4}carton", "cartons"),
    "XBO": ("billed unit\u{4}bottle", "bottles"),
    "XPX": ("billed unit\u{4}pallet", "pallets"),
    "XPK": ("billed unit\u{4}package", "packages"),
    "XLT": ("billed unit\u{4}lot", "lots"),
  ]
}
