/* Prints the months of a calendar as ICU has them, each on a line: its year, its name in BYMONTH,
 * and its first day, in days since 1970-01-01.
 *
 *     months CALENDAR FIRST-DAY LAST-DAY */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ucal.h>

/* Adar I of the Hebrew calendar is ICU's sixth month, and 5L in RFC 7529. */
static const char *name_of(int month, int is_leap, int is_hebrew) {
  static char name[8];
  const int is_adar = is_hebrew && month == 6;
  snprintf(name, sizeof name, "%d%s",
           is_adar                  ? 5
           : is_hebrew && month > 6 ? month - 1
                                    : month,
           is_leap || is_adar ? "L" : "");
  return name;
}

int main(int count, char **arguments) {
  if (count != 4) return fputs("usage: months CALENDAR FIRST-DAY LAST-DAY\n", stderr), 2;
  const char *wanted = arguments[1];
  const long last_day = atol(arguments[3]);
  const UChar utc[] = {'U', 'T', 'C', 0};
  UErrorCode error = U_ZERO_ERROR;
  char locale[64];
  snprintf(locale, sizeof locale, "en@calendar=%s", wanted);
  UCalendar *calendar = ucal_open(utc, -1, locale, UCAL_DEFAULT, &error);
  if (U_FAILURE(error) || strcmp(ucal_getType(calendar, &error), wanted) != 0) {
    fprintf(stderr, "ICU has no calendar %s.\n", wanted);
    return 1;
  }
  const int is_hebrew = strcmp(wanted, "hebrew") == 0;
  const int has_leap_months = strcmp(wanted, "dangi") == 0 || strcmp(wanted, "chinese") == 0;
  for (long day = atol(arguments[2]); day <= last_day; day++) {
    ucal_setMillis(calendar, (double)day * 86400000 + 43200000, &error);
    if (ucal_get(calendar, UCAL_DAY_OF_MONTH, &error) != 1) continue;
    const int year = ucal_get(calendar, UCAL_EXTENDED_YEAR, &error);
    const int month = ucal_get(calendar, UCAL_MONTH, &error) + 1;
    const int is_leap = has_leap_months && ucal_get(calendar, UCAL_IS_LEAP_MONTH, &error);
    printf("%d %s %ld\n", year, name_of(month, is_leap, is_hebrew), day);
  }
  ucal_close(calendar);
  if (U_FAILURE(error)) fprintf(stderr, "%s\n", u_errorName(error));
  return U_FAILURE(error) ? 1 : 0;
}
