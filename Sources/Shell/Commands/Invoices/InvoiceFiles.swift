import Localization
import TaskcoreSwift

extension Command {
  static let letter = Option(
    name: "letter", summary: "on Letter paper; else A4, or the usual one in the US")
  private static let language = Option(
    name: "language", value: "CODE", choices: Language.spoken.map(\.rawValue),
    summary: "else the invoice's")
  private static let pageTemplate = Option(
    name: "page-template", value: "NAME|FILE", summary: "classic, studio, plain or a .json file")
  private static let otherProfile = Option(
    name: "as", value: "PROFILE", choices: InvoiceProfile.words + ["ubl"],
    summary: "facturx, xrechnung, peppol or ubl; else its own")
  private static let ubl = Option(name: "ubl", summary: "as UBL 2.1, by EN 16931 alone")

  static let invoicePDF = Subcommand(
    name: "pdf", summary: "Write an invoice as PDF, with its data within.",
    synopsis: "INVOICE [FILE] [--letter] [--language en|fr|de|es] [--page-template NAME|FILE]",
    options: [letter, language, pageTemplate],
    operands: Operands([.invoice(isDraft: false), .file], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    let invoice = try store.invoice(named: operands[0]).invoice
    let template = try arguments.value(of: pageTemplate).map { try TemplateFile.text(of: $0) }
    let options = PrintOptions {
      $0.language = arguments.value(of: language)?.bytes
      $0.paper = arguments.has(letter) ? .letter : nil
      $0.pageTemplate = template
    }
    try session.write(operands.dropFirst().first, else: "\(invoice.fileName).pdf") {
      try store.pdf(of: invoice.id, options)
    } file: {
      try store.writePDF(of: invoice.id, options, to: $0)
    }
  }

  static let invoiceXML = Subcommand(
    name: "xml", summary: "Write the data of an invoice alone, in its profile.",
    synopsis: "INVOICE [FILE] [--as PROFILE|--ubl]", options: [otherProfile, ubl],
    operands: Operands([.invoice(isDraft: false), .file], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    let invoice = try store.invoice(named: operands[0]).invoice
    let named = arguments.value(of: otherProfile).map { InvoiceProfile.format(of: $0) }
    let format = arguments.has(ubl) ? InvoiceXML.ubl : named ?? .profile
    try session.write(operands.dropFirst().first, else: "\(invoice.fileName).xml") {
      try store.xml(of: invoice.id, as: format)
    } file: {
      try store.writeXML(of: invoice.id, as: format, to: $0)
    }
  }

  static let importInvoice = Subcommand(
    name: "import", summary: "Make a draft of an invoice of yours that another program made.",
    synopsis: "FILE",
    operands: Operands([.file], minimum: 1)
  ) { operands, _, session in
    let store = try session.store()
    let id: Int64
    if let path = try operands[0].path {
      id = try store.importInvoice(file: path)
    } else {
      id = try store.importInvoice(session.bytes(of: operands[0]))
    }
    try session.report(id) { "Imported \($0)" }
  }
}

extension Invoice {
  /// Its number, with hyphens for what the name of a file cannot have; `draft-3` of a draft.
  var fileName: String {
    number.isEmpty ? "draft-\(id)" : String(number.map { $0 == "/" ? "-" : $0 })
  }
}

extension Session {
  /// Writes to the file that a word names, to another one without a word, and prints for `-`.
  func write(
    _ word: Word?, else name: String, print bytes: () throws -> [UInt8],
    file write: (_ path: [UInt8]) throws -> Void
  ) throws {
    let word = word ?? Word(bytes: Array(name.utf8))
    guard let path = try word.path else { return try output.write(bytes()) }
    try write(path)
    try say("Wrote \(String(decoding: path, as: UTF8.self)).")
  }
}
