// Prints a draft as PDF, where the libraries for it are installed.
#include <stdio.h>
#include <taskcore.h>

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";

  taskcore_store *store = NULL;
  uint8_t *pdf = NULL;
  size_t length = 0;
  int64_t invoice = 0;
  taskcore_status status = taskcore_store_open(&options, &store);
  const int32_t kind = TASKCORE_INVOICE_KIND_INVOICE;
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  if (!status) status = taskcore_invoice_add(store, kind, &input, &invoice);

  taskcore_pdf_options paper = TASKCORE_PDF_OPTIONS_INIT;
  paper.fields = TASKCORE_PDF_PAPER;
  paper.paper = TASKCORE_PAPER_LETTER;
  if (!status) {
    status = taskcore_invoice_pdf(store, invoice, &paper, &pdf, &length);
    // Its message names the package to install.
    if (status == TASKCORE_EUNSUPPORTED) status = TASKCORE_OK;
    if (!status) printf("a draft\n");
  }

  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_bytes_free(pdf);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
