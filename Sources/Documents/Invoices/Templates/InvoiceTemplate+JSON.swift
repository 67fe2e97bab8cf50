package import Domain
import Interchange
import Localization

/// A template as a file, which says what is other than in the one that it begins with:
///
///     {"base": "studio", "accent": "#7A1F3D", "logo": "right", "closing": {"fr": "Merci !"}}
extension InvoiceTemplate {
  /// - Throws: `malformed` for anything but JSON; `invalid` with the member, and with what it may be.
  package init(json: [UInt8]) throws {
    if json.count > Party.longestTemplate {
      throw Failure(
        .invalid, "A template has at most 65,536 bytes; this one has \(json.count).",
        field: "page_template")
    }
    let value = try JSONValue(text: String(decoding: json, as: UTF8.self))
    guard case .object(let members) = value else {
      throw Failure(
        .malformed, "A template is an object of JSON, such as {\"accent\": \"#1D4E89\"}.",
        field: "page_template")
    }
    self = try Self.base(of: members)
    for member in members { try set(TemplateMember(member.name, member.value)) }
    try checkContrast()
  }

  /// The name of one that is built in, or one as JSON.
  ///
  /// - Throws: `malformed` for anything but JSON; `invalid` for another name, and with the member of JSON.
  package init(_ text: String) throws {
    let text = TextRule.trimmed(text)
    if text.utf8.first == UInt8(ascii: "{") {
      try self.init(json: Array(text.utf8))
      return
    }
    guard let known = Self.builtIn.first(where: { $0.name == text.lowercased() }) else {
      throw Failure(
        .invalid,
        "“\(text.prefix(40))” is no template: it is one of \(Self.builtIn.map(\.name).joined(separator: ", ")), or JSON.",
        field: "page_template")
    }
    self = known.template
  }

  /// The client's, else the seller's; one that another program damaged counts as none, since an invoice has to be
  /// printed.
  package init(of document: InvoiceDocument) {
    let texts = [document.buyer[.pageTemplate], document.seller[.pageTemplate]].filter {
      !$0.isEmpty
    }
    self = texts.lazy.compactMap { try? InvoiceTemplate($0) }.first ?? .classic
  }

  private static func base(of members: [JSONValue.Member]) throws -> InvoiceTemplate {
    guard let member = members.first(where: { $0.name == "base" }) else { return classic }
    let names = builtIn.map(\.name)
    let name = try TemplateMember(member.name, member.value).choice(of: names)
    return builtIn.first { $0.name == name }?.template ?? classic
  }

  private mutating func set(_ member: TemplateMember) throws {
    if let path = Self.colours[member.name] {
      self[keyPath: path] = try member.colour()
      return
    }
    switch member.name {
    case "base": return
    case "font": font = try member.font()
    case "heading_font": headingFont = try member.font()
    case "text_size": textSize = try member.number(in: Self.textSizes)
    case "margin": margin = try member.number(in: Self.margins)
    case "logo":
      logoPlace =
        LogoPlace(
          rawValue: try member.choice(of: LogoPlace.allCases.map(\.rawValue))) ?? .right
    case "logo_height": logoHeight = try member.number(in: Self.logoHeights)
    case "bar": hasBar = try member.flag()
    case "table":
      table = Table(rawValue: try member.choice(of: Table.allCases.map(\.rawValue))) ?? .ruled
    case "total":
      total = Total(rawValue: try member.choice(of: Total.allCases.map(\.rawValue))) ?? .band
    case "opening": opening = try member.text()
    case "closing": closing = try member.text()
    default:
      throw Failure(
        .invalid,
        "A template has no member “\(member.shownName)”: it may have \(Self.names).",
        field: "page_template")
    }
  }

  private static let colours:
    [String: any WritableKeyPath<InvoiceTemplate, TemplateColour> & Sendable] =
      [
        "ink": \.ink, "quiet": \.quiet, "accent": \.accent, "rule": \.rule, "hairline": \.hairline,
        "band": \.band,
      ]

  private static let names = [
    "base", "ink", "quiet", "accent", "rule", "hairline", "band", "font", "heading_font",
    "text_size", "margin", "logo", "logo_height", "bar", "table", "total", "opening", "closing",
  ].joined(separator: ", ")

  /// What is written has to be read.
  private func checkContrast() throws {
    for (name, colour, ground) in [
      ("ink", ink, TemplateColour.white), ("quiet", quiet, .white), ("accent", accent, .white),
      ("band", band, ink), ("band", band, accent),
    ] where colour.contrast(with: ground) < TemplateColour.leastContrast {
      throw Failure(
        .invalid,
        "“\(name)” of a template is too near to the colour that it stands on or behind: letters are read from a contrast of 4.5 on.",
        field: name)
    }
  }
}
