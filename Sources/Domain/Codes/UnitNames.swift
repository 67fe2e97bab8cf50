/// The names of the most common units on invoices.
struct UnitNames: Sendable {
  let code: String
  let englishSingular: String
  let englishPlural: String
  let frenchSingular: String
  let frenchPlural: String
  /// Other spellings that are read.
  let others: [String]

  /// Case and accents do not count.
  static func row(ofWord word: String) -> UnitNames? {
    guard word.utf8.count <= 100 else { return nil }
    let key = NameKey(word.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    return all.first { row in row.words.contains { NameKey($0) == key } }
  }

  static let all = table.split(separator: "\n").compactMap { UnitNames(line: $0) }

  var words: [String] {
    [englishSingular, englishPlural, frenchSingular, frenchPlural] + others
  }

  private init?(line: Substring) {
    let parts = line.split(separator: "|").map { String($0) }
    guard parts.count >= 5 else { return nil }
    code = parts[0]
    englishSingular = parts[1]
    englishPlural = parts[2]
    frenchSingular = parts[3]
    frenchPlural = parts[4]
    others = Array(parts[5...])
  }

  private static let table = """
    C62|unit|units|unité|unités|one|u
    H87|piece|pieces|pièce|pièces|pc|pcs
    EA|each|each|chacun|chacun
    HUR|hour|hours|heure|heures|h|hr|hrs
    MIN|minute|minutes|minute|minutes|min|mn
    SEC|second|seconds|seconde|secondes|s|sec
    DAY|day|days|jour|jours|d|j|journée|journées|man-day|man-days
    WEE|week|weeks|semaine|semaines|wk|sem
    MON|month|months|mois|mois
    QAN|quarter|quarters|trimestre|trimestres
    SAN|half-year|half-years|semestre|semestres
    ANN|year|years|an|ans|yr|année|années
    LS|lump sum|lump sums|forfait|forfaits|flat rate|flat fee|fixed price
    P1|percent|percent|pour cent|pour cent|%|pct|pourcent|per cent
    ZP|page|pages|page|pages
    D68|word|words|mot|mots
    KGM|kg|kg|kg|kg|kilo|kilos|kilogram|kilograms|kilogramme|kilogrammes
    GRM|g|g|g|g|gram|grams|gramme|grammes
    TNE|tonne|tonnes|tonne|tonnes|t|metric ton|metric tons
    KMT|km|km|km|km|kilometre|kilometres|kilometer|kilometers|kilomètre|kilomètres
    MTR|m|m|m|m|metre|metres|meter|meters|mètre|mètres
    CMT|cm|cm|cm|cm|centimetre|centimetres|centimeter|centimeters|centimètre|centimètres
    MMT|mm|mm|mm|mm|millimetre|millimetres|millimeter|millimeters|millimètre|millimètres
    MTK|m²|m²|m²|m²|m2|sqm|square metre|square metres|square meter|square meters|mètre carré|mètres carrés
    MTQ|m³|m³|m³|m³|m3|cubic metre|cubic metres|cubic meter|cubic meters|mètre cube|mètres cubes
    LTR|litre|litres|litre|litres|l|liter|liters
    MLT|ml|ml|ml|ml|millilitre|millilitres|milliliter|milliliters
    KWH|kWh|kWh|kWh|kWh|kilowatt hour|kilowatt hours|kilowattheure|kilowattheures
    4L|megabyte|megabytes|mégaoctet|mégaoctets|Mo
    E34|gigabyte|gigabytes|gigaoctet|gigaoctets|Go
    SET|set|sets|jeu|jeux
    PR|pair|pairs|paire|paires
    DZN|dozen|dozens|douzaine|douzaines|doz
    IE|person|persons|personne|personnes|people
    ACT|activity|activities|activité|activités
    XBX|box|boxes|boîte|boîtes
    XCT|carton|cartons|carton|cartons
    XBO|bottle|bottles|bouteille|bouteilles
    XPX|pallet|pallets|palette|palettes
    XPK|package|packages|colis|colis|parcel|parcels
    XLT|lot|lots|lot|lots
    """
}
