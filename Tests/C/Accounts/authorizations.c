/* Authorizations at Google, as far as no server answers: Tests/Google has the rest. */
#include <sys/stat.h>

#include "fixture.h"

/* No server listens there. */
static const char nowhere[] = "google:?oauth=http://127.0.0.1:1";

static taskcore_authorization_options options_of(const char *id) {
  taskcore_authorization_options options = TASKCORE_AUTHORIZATION_OPTIONS_INIT;
  options.address = nowhere;
  options.client_id = id;
  options.client_secret = "s";
  options.redirect = "http://127.0.0.1:8080";
  return options;
}

static int32_t refuse(void *payload) {
  ++*(int *)payload;
  return 44;
}

static void invalid(const taskcore_authorization_options *options, const char *field) {
  taskcore_authorization *authorization = (taskcore_authorization *)1;
  CHECK_STATUS(taskcore_authorization_begin(options, &authorization), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, field);
  CHECK(authorization == NULL);
}

static void the_browser_is_sent_with_a_challenge(void) {
  taskcore_authorization_options options = options_of("me");
  options.address = "google:work";
  taskcore_authorization *one = NULL;
  taskcore_authorization *other = NULL;
  CHECK_OK(taskcore_authorization_begin(&options, &one));
  options.scopes = TASKCORE_AUTHORIZATION_TASKS;
  CHECK_OK(taskcore_authorization_begin(&options, &other));
  const char *address = taskcore_authorization_contents(one)->address;
  CHECK(strncmp(address, "https://accounts.google.com/o/oauth2/v2/auth?client_id=me&", 58) == 0);
  CHECK(strstr(address, "calendar.calendarlist.readonly") != NULL);
  CHECK(strstr(address, "calendar.events") != NULL && strstr(address, "auth%2Ftasks") != NULL);
  CHECK(strstr(address, "code_challenge_method=S256") != NULL);
  const char *narrow = taskcore_authorization_contents(other)->address;
  CHECK(strstr(narrow, "calendar") == NULL && strstr(narrow, "auth%2Ftasks") != NULL);
  CHECK(strcmp(strstr(address, "&state="), strstr(narrow, "&state=")) != 0);
  taskcore_authorization_free(one);
  taskcore_authorization_free(other);
  CHECK(taskcore_authorization_contents(NULL) == NULL);
  CHECK(taskcore_tokens_contents(NULL) == NULL);
  taskcore_authorization_free(NULL);
  taskcore_tokens_free(NULL);
}

static void wrong_members_are_refused(void) {
  invalid(NULL, "options");
  CHECK_STATUS(taskcore_authorization_begin(NULL, NULL), TASKCORE_EINVALID);
  taskcore_authorization_options options = options_of("me");
  options.struct_size = 1;
  invalid(&options, "struct_size");
  const char *addresses[] = {NULL, "", "https://dav.example.org/",
                             "google:?oauth=https://example.org"};
  for (size_t i = 0; i < sizeof addresses / sizeof *addresses; i++) {
    options = options_of("me");
    options.address = addresses[i];
    invalid(&options, "address");
  }
  const char *redirects[] = {NULL, "", "http://example.org/", "https://127.0.0.1/",
                             "http://127.0.0.1/?a=b"};
  for (size_t i = 0; i < sizeof redirects / sizeof *redirects; i++) {
    options = options_of("me");
    options.redirect = redirects[i];
    invalid(&options, "redirect");
  }
  options = options_of(NULL);
  invalid(&options, "client_id");
  options = options_of("");
  invalid(&options, "client_id");
  options = options_of("me");
  options.client_path = "client.json";
  invalid(&options, "client_id");
  options = options_of("me");
  options.scopes = 8;
  invalid(&options, "scopes");
}

static void a_file_that_is_no_client_is_refused(void) {
  taskcore_authorization_options options = options_of(NULL);
  options.client_secret = NULL;
  options.client_path = "/nowhere/client.json";
  taskcore_authorization *authorization = NULL;
  CHECK_STATUS(taskcore_authorization_begin(&options, &authorization), TASKCORE_ENOTFOUND);
  CHECK_TEXT(taskcore_last_error()->field, "client_path");
  options.client_path = "/dev/null";
  CHECK_STATUS(taskcore_authorization_begin(&options, &authorization), TASKCORE_EPARSE);
}

static void an_answer_is_for_its_own_request(void) {
  int asked = 0;
  taskcore_authorization_options options = options_of("me");
  options.progress = refuse;
  options.payload = &asked;
  taskcore_authorization *authorization = NULL;
  CHECK_OK(taskcore_authorization_begin(&options, &authorization));
  const char *queries[] = {"", "code=x", "code=x&state=y", "error=access_denied"};
  for (size_t i = 0; i < sizeof queries / sizeof *queries; i++) {
    taskcore_tokens *tokens = (taskcore_tokens *)1;
    CHECK_STATUS(taskcore_authorization_finish(authorization, queries[i], &tokens),
                 TASKCORE_EACCESS);
    CHECK_TEXT(taskcore_last_error()->field, "state");
    CHECK(tokens == NULL);
  }
  taskcore_tokens *tokens = NULL;
  CHECK_STATUS(taskcore_authorization_finish(NULL, "", &tokens), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_authorization_finish(authorization, NULL, &tokens), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_authorization_finish(authorization, "", NULL), TASKCORE_EINVALID);
  taskcore_authorization_free(authorization);
  CHECK_STATUS(taskcore_authorization_finish(authorization, "", &tokens), TASKCORE_EMISUSE);
}

static void nobody_listens(void) {
  taskcore_authorization_options options = options_of("me");
  taskcore_tokens *tokens = NULL;
  const taskcore_status refreshed = taskcore_authorization_refresh(&options, "r", &tokens);
  CHECK(refreshed == TASKCORE_EIO || refreshed == TASKCORE_EUNSUPPORTED);
  CHECK(tokens == NULL);
  const taskcore_status revoked = taskcore_authorization_revoke(&options, "r");
  CHECK(revoked == TASKCORE_EIO || revoked == TASKCORE_EUNSUPPORTED);
  CHECK_STATUS(taskcore_authorization_refresh(&options, NULL, &tokens), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_authorization_refresh(NULL, "r", &tokens), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_authorization_revoke(&options, NULL), TASKCORE_EINVALID);
}

int main(void) {
  RUN(the_browser_is_sent_with_a_challenge);
  RUN(wrong_members_are_refused);
  RUN(a_file_that_is_no_client_is_refused);
  RUN(an_answer_is_for_its_own_request);
  RUN(nobody_listens);
  return check_result();
}
