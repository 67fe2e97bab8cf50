import Domain

/// Invoices whose amounts are worked out by hand or by the plainest means.
enum InvoiceExamples {
  /// One of three lines with a discount, an allowance and two rates.
  static func short(number: String = "F2026-0001") throws -> InvoiceDocument {
    var invoice = invoice(number: number)
    invoice.orderReference = "PO-4711"
    invoice.buyerReference = "Service achats"
    invoice.firstDate = CalendarDate(packed: 2026_10_01)
    invoice.lastDate = CalendarDate(packed: 2026_10_31)
    var first = line(1, "Développement de l’application", quantity: 12_5000, price: 85_000_000)
    first.unit = "HUR"
    first.details = "Écrans d’accueil et de recherche, tests compris.\nLivré le 30 octobre."
    var second = line(2, "Atelier de conception", quantity: 2_0000, price: 640_000_000)
    second.unit = "DAY"
    second.discountRate = 10_00
    second.discountReason = "Client fidèle"
    let third = line(3, "Manuel imprimé", quantity: 1_0000, price: 30_000_000, rate: 5_500)
    var allowance = InvoiceAdjustment(uid: "a1", invoiceUID: "i1")
    allowance.rate = 5_00
    allowance.reason = "Remise de bienvenue"
    allowance.vatRate = 20_000
    return try document(invoice, [first, second, third], [allowance])
  }

  /// Items of many kinds of names on several pages.
  static func long(count: Int) throws -> InvoiceDocument {
    let names = [
      "Maintenance", "Hébergement mutualisé, sauvegardes et surveillance jour et nuit",
      "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
      "Formation",
    ]
    let lines = (1...count).map { index in
      var line = line(
        index, "\(names[index % names.count]) n° \(index)", quantity: Int64(index) * 7_500,
        price: Int64(index) * 1_234_500)
      line.unit = ["HUR", "DAY", "C62", "KGM"][index % 4]
      if index % 7 == 0 { line.details = "Avec une remarque\nsur deux lignes." }
      return line
    }
    return try document(invoice(number: "F2026-0002"), lines, [])
  }

  /// Names in Arabic, Chinese, Greek and Cyrillic, and with combining marks.
  static func manyScripts() throws -> InvoiceDocument {
    var lines = [
      line(1, "استشارات تقنية: تحليل ٣ أنظمة", quantity: 3_0000, price: 250_000_000),
      line(2, "软件开发与技术咨询服务", quantity: 1_0000, price: 4_800_000_000),
      line(3, "Установка и настройка", quantity: 2_0000, price: 75_500_000),
      line(4, "Ελληνική μετάφραση", quantity: 10_0000, price: 12_345_600),
      line(5, "Cafe\u{301} a\u{308} la carte, ǆ ﬁ Việt Nam", quantity: 1_0000, price: 9_900_000),
    ]
    lines[0].details = "ثلاثة أيام في المكتب (Paris 2026) ثم تقرير مكتوب من عشر صفحات للإدارة."
    lines[1].details = "第一阶段：需求分析与系统设计，共十五个工作日。"
    var document = try document(invoice(number: "F2026-0003"), lines, [])
    try document.buyer.set(.name, to: "شركة النيل للتجارة 尼罗河贸易公司")
    try document.buyer.set(.street, to: "١٢ شارع التحرير")
    try document.buyer.set(.city, to: "القاهرة")
    try document.buyer.set(.country, to: "EG")
    return document
  }

  static func invoice(number: String) -> Invoice {
    var invoice = Invoice(uid: "i1", kind: .invoice, created: Instant(clamping: 0))
    invoice.number = number
    invoice.issueDate = CalendarDate(packed: 2026_11_21)
    invoice.dueDate = CalendarDate(packed: 2026_12_21)
    invoice.paymentTerms = "Paiement à 30 jours."
    invoice.latePenalty =
      "En cas de retard de paiement, des pénalités au taux de trois fois l’intérêt légal sont dues."
    invoice.recoveryFee =
      "Une indemnité forfaitaire de 40 € pour frais de recouvrement est due en cas de retard."
    invoice.earlyDiscount = "Pas d’escompte pour paiement anticipé."
    return invoice
  }

  static func line(
    _ position: Int, _ name: String, quantity: Int64, price: Int64, rate: Int64 = 20_000
  ) -> InvoiceLine {
    var line = InvoiceLine(uid: "l\(position)", invoiceUID: "i1")
    line.position = Int64(position)
    line.name = name
    line.quantity = quantity
    line.unitPrice = price
    line.vatRate = rate
    return line
  }

  static func document(
    _ invoice: Invoice, _ lines: [InvoiceLine], _ adjustments: [InvoiceAdjustment]
  ) throws -> InvoiceDocument {
    InvoiceDocument(
      invoice: invoice, seller: try seller(), buyer: try buyer(), logo: nil, lines: lines,
      adjustments: adjustments, totals: totals(lines, adjustments))
  }

  static func seller() throws -> Party {
    try party([
      .name: "Atelier Lumière", .legalForm: "SARL", .shareCapital: "10 000 €",
      .registry: "RCS Paris", .street: "12 rue de la Façade", .postalCode: "75011", .city: "Paris",
      .country: "FR", .siren: "732829320", .siret: "73282932000074", .vatNumber: "FR44732829320",
      .email: "bonjour@atelier-lumiere.example", .phone: "+33 1 23 45 67 89",
      .iban: "FR7630006000011234567890189", .bic: "AGRIFRPP",
    ])
  }

  static func buyer() throws -> Party {
    try party([
      .name: "Société Générale des Œuvres", .contact: "Hélène Dupont", .street: "8 quai du Port",
      .street2: "Bâtiment C", .postalCode: "13002", .city: "Marseille", .country: "FR",
      .siren: "552100554", .vatNumber: "FR96552100554",
    ])
  }

  private static func party(_ texts: [Party.Property: String]) throws -> Party {
    var party = Party()
    for (property, text) in texts { try party.set(property, to: text) }
    return party
  }

  /// All of category S, with all adjustments in one rate.
  static func totals(
    _ lines: [InvoiceLine], _ adjustments: [InvoiceAdjustment]
  ) -> InvoiceTotals {
    var totals = InvoiceTotals()
    var taxable: [Int64: Int64] = [:]
    for line in lines {
      let base = rounded(line.quantity * (line.unitPrice / 100), 1_000_000)
      let discount = line.discount ?? rounded(base * (line.discountRate ?? 0), 10_000)
      totals.lines.append(LineAmounts(base: base, discount: discount, net: base - discount))
      totals.lineTotal += base - discount
      taxable[line.vatRate, default: 0] += base - discount
    }
    for adjustment in adjustments {
      let amount = adjustment.amount ?? rounded(totals.lineTotal * (adjustment.rate ?? 0), 10_000)
      totals.adjustments.append(amount)
      taxable[adjustment.vatRate, default: 0] += adjustment.isCharge ? amount : -amount
      if adjustment.isCharge {
        totals.chargeTotal += amount
      } else {
        totals.allowanceTotal += amount
      }
    }
    totals.breakdown = taxable.sorted { $0.key > $1.key }.map { rate, taxable in
      VATBreakdown(
        category: .standard, rate: rate, taxable: taxable, tax: rounded(taxable * rate, 100_000))
    }
    totals.net = totals.lineTotal - totals.allowanceTotal + totals.chargeTotal
    totals.vat = totals.breakdown.reduce(0) { $0 + $1.tax }
    totals.gross = totals.net + totals.vat
    totals.due = totals.gross
    return totals
  }

  private static func rounded(_ value: Int64, _ divisor: Int64) -> Int64 {
    (value + divisor / 2) / divisor
  }
}
