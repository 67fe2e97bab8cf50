import Localization

/// The names of the most common units on invoices.
extension InvoiceWording {
  /// The word for so much of a unit, in ten-thousandths, such as "hours"; the code where it has no word.
  package func unit(_ code: String, for quantity: Int64) -> String {
    Self.word(code, Self.form(of: quantity)).map { text($0) } ?? code
  }

  /// The whole number whose form a quantity takes: what is less than two is one in French, and many in English.
  private static func form(of quantity: Int64) -> Int64 {
    if quantity.magnitude == 1_0000 { return 1 }
    return quantity.magnitude < 2_0000 ? 0 : 2
  }

  private static func word(_ code: String, _ count: Int64) -> Message? {
    switch code {
    case "C62": Message(count: count, "billed unit\u{4}unit", "units")
    case "H87": Message(count: count, "billed unit\u{4}piece", "pieces")
    case "EA": Message(count: count, "billed unit\u{4}each", "each")
    case "HUR": Message(count: count, "billed unit\u{4}hour", "hours")
    case "MIN": Message(count: count, "billed unit\u{4}minute", "minutes")
    case "SEC": Message(count: count, "billed unit\u{4}second", "seconds")
    case "DAY": Message(count: count, "billed unit\u{4}day", "days")
    case "WEE": Message(count: count, "billed unit\u{4}week", "weeks")
    case "MON": Message(count: count, "billed unit\u{4}month", "months")
    case "QAN": Message(count: count, "billed unit\u{4}quarter", "quarters")
    case "SAN": Message(count: count, "billed unit\u{4}half-year", "half-years")
    case "ANN": Message(count: count, "billed unit\u{4}year", "years")
    case "LS": Message(count: count, "billed unit\u{4}lump sum", "lump sums")
    case "P1": Message(count: count, "billed unit\u{4}percent", "percent")
    case "ZP": Message(count: count, "billed unit\u{4}page", "pages")
    case "D68": Message(count: count, "billed unit\u{4}word", "words")
    case "KGM": Message(count: count, "billed unit\u{4}kg", "kg")
    case "GRM": Message(count: count, "billed unit\u{4}g", "g")
    case "TNE": Message(count: count, "billed unit\u{4}tonne", "tonnes")
    case "KMT": Message(count: count, "billed unit\u{4}km", "km")
    case "MTR": Message(count: count, "billed unit\u{4}m", "m")
    case "CMT": Message(count: count, "billed unit\u{4}cm", "cm")
    case "MMT": Message(count: count, "billed unit\u{4}mm", "mm")
    case "MTK": Message(count: count, "billed unit\u{4}m²", "m²")
    case "MTQ": Message(count: count, "billed unit\u{4}m³", "m³")
    case "LTR": Message(count: count, "billed unit\u{4}litre", "litres")
    case "MLT": Message(count: count, "billed unit\u{4}ml", "ml")
    case "KWH": Message(count: count, "billed unit\u{4}kWh", "kWh")
    case "4L": Message(count: count, "billed unit\u{4}megabyte", "megabytes")
    case "E34": Message(count: count, "billed unit\u{4}gigabyte", "gigabytes")
    case "SET": Message(count: count, "billed unit\u{4}set", "sets")
    case "PR": Message(count: count, "billed unit\u{4}pair", "pairs")
    case "DZN": Message(count: count, "billed unit\u{4}dozen", "dozens")
    case "IE": Message(count: count, "billed unit\u{4}person", "persons")
    case "ACT": Message(count: count, "billed unit\u{4}activity", "activities")
    case "XBX": Message(count: count, "billed unit\u{4}box", "boxes")
    case "XCT": Message(count: count, "billed unit\u{4}carton", "cartons")
    case "XBO": Message(count: count, "billed unit\u{4}bottle", "bottles")
    case "XPX": Message(count: count, "billed unit\u{4}pallet", "pallets")
    case "XPK": Message(count: count, "billed unit\u{4}package", "packages")
    case "XLT": Message(count: count, "billed unit\u{4}lot", "lots")
    default: nil
    }
  }
}
