extension Command {
  static let invoice = Command(
    name: "invoice",
    summary: "Write invoices and credit notes, issue, send and follow them.",
    subcommands: [
      addInvoice, editInvoice, invoiceItem, invoiceAllowance, invoiceCharge, invoiceAdjustment,
      billFocus, listOfInvoices, showInvoice, checkInvoice, issueInvoice, voidInvoice,
      creditInvoice, copyInvoice, deleteInvoices, payInvoice, paymentsOfInvoices, invoicePDF,
      invoiceXML, invoicesAsCSV, importInvoice, mailInvoice, mailsOfInvoices, owedOfInvoices,
      turnoverOfInvoices, vatOfInvoices,
    ],
    notes: [
      "INVOICE is the number of an issued invoice or credit note, or an id; DRAFT is\n"
        + "the id of a draft. What is issued cannot change any more: it is paid, credited\n"
        + "or void. docs/invoices.md is a tour.",
      "The tokens of add and edit:",
      Columns.text([Token<InvoiceChanges>].invoice.map { ($0.form.usage, $0.form.summary) }),
      "The tokens of item; edit takes name:TEXT too:",
      Columns.text(
        [Token<InCurrency<InvoiceItemChanges>>].item.map { ($0.form.usage, $0.form.summary) }),
      "The tokens of allowance and charge, which are on the whole of a draft:",
      Columns.text(
        [Token<InCurrency<InvoiceAdjustmentChanges>>].adjustment.map {
          ($0.form.usage, $0.form.summary)
        }),
      "The tokens of bill, which makes items of focus time that is not billed yet:",
      Columns.text([Token<FocusBilling>].billing.map { ($0.form.usage, $0.form.summary) }),
      "The tokens of pay; without AMOUNT, it is all that is owed:",
      Columns.text(
        [Token<InCurrency<NewPayment>>].payment.map { ($0.form.usage, $0.form.summary) }),
      "A token without a value takes it away. VAT is a rate such as 20, for S:20, or\n"
        + "one of these:",
      Columns.text(
        VATCategory.allCases.dropFirst().map {
          ($0.rawValue + ($0.hasRate ? ":RATE" : ""), $0.meaning)
        }),
      InvoiceSearch.note,
      "FILE is - for standard output. Without it, pdf and xml write a file called as\n"
        + "the number into the present folder. The password for --user is that of the netrc\n"
        + "file, or TASKCORE_SMTP_PASSWORD, or asked for; it is never an argument.",
    ],
    examples: [
      "invoice add 'Exemples SAS' due:2027-01-31 order:PO-7",
      "invoice item 1 Consulting qty:2.5 unit:hour price:80 vat:20",
      "invoice item 1 Course price:500 vat:E reason:'art. 261-4-4 du CGI'",
      "invoice item edit 2 off:10%", "invoice allowance 1 Welcome percent:5 vat:20",
      "invoice bill 1 2026-10 price:80 project:Home vat:20 round:15", "invoice check 1",
      "invoice issue 1", "invoice show F2026-0001",
      "invoice pay F2026-0001 100.00 date:2026-12-20 means:58", "invoice pdf F2026-0001",
      "invoice list overdue --client 'Exemples SAS'", "invoice csv invoices.csv 2026-12",
      "invoice mail F2026-0001 --smtp mail.example --user me --netrc ~/.netrc",
      "invoice vat 2026-10 2026-12",
    ])

  static let invoices = Command(
    name: "invoices",
    summary: "List invoices and credit notes, the newest first.",
    synopsis: "invoices \(InvoiceSearch.optionSynopsis)\n                \(InvoiceSearch.synopsis)",
    options: InvoiceSearch.options + [.outputFormat],
    operands: Operands(InvoiceSearch.operands, minimum: 0, repeatsLast: true),
    notes: [InvoiceSearch.note],
    examples: [
      "invoices", "invoices overdue", "invoices 2026-12 --kind credit_note",
      "invoices owed --client 'Exemples SAS' --format json",
    ]
  ) { arguments, session in
    try session.listInvoices(arguments.operands, arguments)
  }
}
