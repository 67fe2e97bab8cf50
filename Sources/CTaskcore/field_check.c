#include "taskcore_field_check.h"

static _Thread_local bool checks_fields;

bool caller_fields_are_checked(void) { return checks_fields; }

bool caller_fields_check(bool checks) {
  bool before = checks_fields;
  checks_fields = checks;
  return before;
}
