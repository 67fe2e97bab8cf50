// Keeps what is wrong with each of two calls: the caller owns the errors, on whichever thread.
#include <stdio.h>
#include <taskcore.h>

int main(void) {
  const char *amounts[] = {"12,5", "12.505"};
  taskcore_error *errors[] = {NULL, NULL};
  for (size_t i = 0; i < 2; i++) {
    int64_t minor = 0;
    // As taskcore_amount_parse, with one parameter more.
    if (taskcore_amount_parse_e(amounts[i], "EUR", &minor, &errors[i]) == TASKCORE_OK)
      printf("%s EUR are %lld cents\n", amounts[i], (long long)minor);
  }
  for (size_t i = 0; i < 2; i++) {
    if (errors[i] != NULL)
      printf("%s: %s\n", taskcore_status_name(errors[i]->status), errors[i]->message);
    taskcore_error_free(errors[i]);  // NULL after a success, which is fine
  }
  return 0;
}
