import TaskcoreSwift

extension Purchase: Record {
  static let fieldNames = [
    "id", "uid", "number", "type", "state", "seller", "seller_country", "seller_vat_number",
    "seller_siren", "payee", "iban", "payment_reference", "currency", "issue_date", "due_date",
    "net", "vat", "gross", "prepaid", "due", "paid", "balance", "is_credit", "is_pdf", "notes",
    "received", "modified",
  ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .integer(id), .text(uid), .text(number), .integer(Int64(typeCode)), .text(state.rawValue),
      .text(sellerName), .text(sellerCountry), .text(sellerVatNumber), .text(sellerSiren),
      .text(payeeName), .text(iban), .text(paymentReference), .text(currency), .date(issueDate),
      .date(dueDate), .amount(net), .amount(vat), .amount(gross), .amount(prepaid), .amount(due),
      .amount(paid), .amount(balance), .boolean(isCredit), .boolean(isPdf), .text(notes),
      .text(try store.localTime(created).rfc3339), .text(try store.localTime(modified).rfc3339),
    ]
  }
}

extension PurchaseContent: Record {
  static let fieldNames =
    Purchase.fieldNames + [
      "seller_party", "buyer", "payee_party", "tax_representative", "recipient", "lines",
      "adjustments", "taxes", "means", "references", "remarks", "payments", "line_total",
      "allowance_total", "charge_total", "rounding", "tax_currency", "tax_in_tax_currency",
      "profile", "business_process", "buyer_reference", "project_reference", "contract_reference",
      "order_reference", "payment_terms", "delivery_date", "first_date", "last_date",
    ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    try purchase.fieldValues(in: store) + [
      .object(seller.values), .object(buyer.values), .object(payee.values),
      .object(taxRepresentative.values), .object(recipient.values),
      .objects(try objects(lines, in: store)), .objects(try objects(adjustments, in: store)),
      .objects(try objects(taxes, in: store)), .objects(try objects(means, in: store)),
      .objects(try objects(references, in: store)), .objects(try objects(remarks, in: store)),
      .objects(try objects(payments, in: store)), .amount(lineTotal), .amount(allowanceTotal),
      .amount(chargeTotal), .amount(rounding), .text(taxCurrency), .text(taxInTaxCurrency),
      .text(profile), .text(businessProcess), .text(buyerReference), .text(projectReference),
      .text(contractReference), .text(orderReference), .text(paymentTerms), .date(deliveryDate),
      .date(firstDate), .date(lastDate),
    ]
  }

  private func objects<Item: Record>(
    _ items: [Item], in store: Store
  ) throws -> [[(name: String, value: FieldValue)]] {
    try items.map { item in
      zip(Item.fieldNames, try item.fieldValues(in: store)).map { ($0, $1) }
    }
  }
}

extension PurchaseLine: Record {
  static let fieldNames = [
    "line", "name", "details", "note", "item_number", "quantity", "unit", "net_price",
    "gross_price", "price_discount", "price_quantity", "vat_category", "vat_rate", "net",
    "allowance", "charge", "first_date", "last_date",
  ]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .text(line), .text(name), .text(details), .text(note), .text(itemNumber), .text(quantity),
      .text(unit), .text(netPrice), .text(grossPrice), .text(priceDiscount), .text(priceQuantity),
      .text(vatCode), .text(vatPercent), .amount(net), .amount(allowance), .amount(charge),
      .date(firstDate), .date(lastDate),
    ]
  }
}

extension PurchaseAdjustment: Record {
  static let fieldNames = [
    "line", "kind", "amount", "percent", "reason", "reason_code", "vat_category", "vat_rate",
  ]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .text(line), .text(isCharge ? "charge" : "allowance"), .amount(amount), .text(percent),
      .text(reason), .text(reasonCode), .text(vatCode), .text(vatPercent),
    ]
  }
}

extension PurchaseTax: Record {
  static let fieldNames = [
    "vat_category", "vat_rate", "taxable", "tax", "exemption_reason", "exemption_code",
  ]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .text(vatCode), .text(vatPercent), .amount(taxable), .amount(tax), .text(exemptionReason),
      .text(exemptionCode),
    ]
  }
}

extension PurchaseMeans: Record {
  static let fieldNames = [
    "code", "label", "iban", "account_name", "bic", "mandate", "debited_iban",
  ]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .text(code), .text(label), .text(iban), .text(accountName), .text(bic), .text(mandate),
      .text(debitedIban),
    ]
  }
}

extension PurchaseReference: Record {
  static let fieldNames = ["number", "issue_date"]

  func fieldValues(in store: Store) -> [FieldValue] { [.text(number), .date(issueDate)] }
}

extension PurchaseNote: Record {
  static let fieldNames = ["code", "text"]

  func fieldValues(in store: Store) -> [FieldValue] { [.text(code), .text(text)] }
}

extension PurchasePayment: Record {
  static let fieldNames = [
    "id", "uid", "purchase", "date", "amount", "currency", "means", "reference", "notes",
  ]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .integer(id), .text(uid), .integer(purchase), .date(date), .amount(amount),
      .text(amount.currency), .text(means), .text(reference), .text(notes),
    ]
  }
}

extension PurchaseTotal: Record {
  static let fieldNames = [
    "currency", "owed", "overdue", "credit", "balance", "purchases", "overdue_purchases",
  ]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .text(currency), .amount(owed), .amount(overdue), .amount(credit), .amount(balance),
      .integer(purchases), .integer(overduePurchases),
    ]
  }
}
