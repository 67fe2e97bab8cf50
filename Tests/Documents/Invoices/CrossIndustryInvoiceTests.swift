import Domain
import Testing

@testable import Documents

@Suite struct CrossIndustryInvoiceTests {
  @Test("A small invoice is exactly this file")
  func wholeText() throws {
    let text = try CrossIndustryInvoice.text(of: SmallInvoice().document())
    print("<<<CII\n" + text + ">>>")
    print("<<<FULL\n" + (try CrossIndustryInvoice.text(of: SmallInvoice.full(.creditNote).document())) + ">>>")
    print("<<<UBL\n" + (try UBLInvoice.text(of: SmallInvoice.full(.invoice).document())) + ">>>")
    print("<<<UBLCN\n" + (try UBLInvoice.text(of: SmallInvoice.full(.creditNote).document())) + ">>>")
  }
}
