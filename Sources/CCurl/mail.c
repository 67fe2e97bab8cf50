#define _GNU_SOURCE

#include <stdlib.h>
#include <string.h>

#include "broken_pipe.h"
#include "libcurl.h"

#define REPLY_SIZE 2048

struct libcurl_mail {
  char *url, *sender, *user, *password, *authorities;
  struct curl_slist *recipients;
  int64_t timeout;

  /* While it is being sent. */
  const uint8_t *message;
  size_t size, position;
  libcurl_progress *progress;
  void *payload;
  int64_t deadline;

  /* How it went. */
  int32_t answer;
  int is_accepted, is_late;
  int reply_is_whole;
  size_t reply_length;
  char reply[REPLY_SIZE];
  char error[CURL_ERROR_SIZE];
};

libcurl_mail *libcurl_mail_new(const char *url, const char *sender, int64_t timeout) {
  libcurl_mail *mail = calloc(1, sizeof *mail);
  if (mail == NULL) return NULL;
  mail->timeout = timeout;
  mail->url = strdup(url);
  mail->sender = strdup(sender);
  if (mail->url != NULL && mail->sender != NULL) return mail;
  libcurl_mail_free(mail);
  return NULL;
}

int libcurl_mail_add_recipient(libcurl_mail *mail, const char *recipient) {
  struct curl_slist *recipients = libcurl.slist_append(mail->recipients, recipient);
  if (recipients != NULL) mail->recipients = recipients;
  return recipients != NULL;
}

int libcurl_mail_set_credentials(libcurl_mail *mail, const char *user, const char *password) {
  mail->user = strdup(user);
  mail->password = strdup(password);
  return mail->user != NULL && mail->password != NULL;
}

int libcurl_mail_set_authorities(libcurl_mail *mail, const char *path) {
  mail->authorities = strdup(path);
  return mail->authorities != NULL;
}

void libcurl_mail_free(libcurl_mail *mail) {
  free(mail->url);
  free(mail->sender);
  free(mail->authorities);
  libcurl_forget(mail->user);
  libcurl_forget(mail->password);
  libcurl.slist_free_all(mail->recipients);
  free(mail);
}

static size_t read_message(char *buffer, size_t size, size_t count, void *payload) {
  libcurl_mail *mail = payload;
  size_t left = mail->size - mail->position;
  size_t wanted = size * count;
  size_t given = left < wanted ? left : wanted;
  if (given > 0) memcpy(buffer, mail->message + mail->position, given);
  mail->position += given;
  return given;
}

/* The goodbye to a server that has the message is worth no more time. */
static void accept_message(libcurl_mail *mail) {
  int64_t deadline = libcurl_milliseconds() + 2000;
  if (deadline < mail->deadline) mail->deadline = deadline;
  mail->is_accepted = 1;
}

/* All lines of one reply are kept: `550-No such user` goes on, and `550 No such user` ends it. */
static size_t keep_reply(char *line, size_t size, size_t count, void *payload) {
  libcurl_mail *mail = payload;
  size_t length = size * count;
  /* 221 is for the goodbye that libcurl says after all: the reply before it tells more. */
  if (length >= 3 && memcmp(line, "221", 3) == 0) return length;
  if (mail->reply_is_whole) mail->reply_length = 0;
  mail->reply_is_whole = length >= 4 && line[3] != '-';
  size_t room = REPLY_SIZE - 1 - mail->reply_length;
  size_t kept = length < room ? length : room;
  memcpy(mail->reply + mail->reply_length, line, kept);
  mail->reply_length += kept;
  mail->reply[mail->reply_length] = '\0';
  /* The first reply after the last byte is the server's word on the message. */
  if (mail->reply_is_whole && libcurl_mail_is_handed_over(mail) && line[0] == '2') {
    accept_message(mail);
  }
  return length;
}

static size_t discard(char *bytes, size_t size, size_t count, void *payload) {
  (void)bytes, (void)payload;
  return size * count;
}

static int report(void *payload, curl_off_t download_total, curl_off_t downloaded, curl_off_t total,
                  curl_off_t sent) {
  (void)download_total, (void)downloaded, (void)total;
  libcurl_mail *mail = payload;
  /* libcurl keeps its limit except while it says goodbye. */
  mail->is_late = libcurl_milliseconds() > mail->deadline;
  if (mail->is_late || mail->answer != 0) return 1;
  /* A message that the server has accepted cannot be stopped. */
  if (mail->progress == NULL || mail->is_accepted) return 0;
  int64_t size = (int64_t)mail->size;
  mail->answer = mail->progress(sent < size ? sent : size, size, mail->payload);
  return mail->answer != 0;
}

/* The error of the first option that is refused, or CURLE_OK. */
static CURLcode set_options(CURL *curl, libcurl_mail *mail) {
  CURLcode code = libcurl_set_bounds(curl, "smtp,smtps", mail->authorities);
#define SET(option, value) \
  if (code == CURLE_OK) code = libcurl.easy_setopt(curl, option, value)
  SET(CURLOPT_ERRORBUFFER, mail->error);
  SET(CURLOPT_URL, mail->url);
  SET(CURLOPT_USE_SSL, (long)CURLUSESSL_ALL);
  SET(CURLOPT_TIMEOUT_MS, (long)mail->timeout);
  SET(CURLOPT_CONNECTTIMEOUT_MS, (long)mail->timeout);
  SET(CURLOPT_SERVER_RESPONSE_TIMEOUT, (long)(mail->timeout / 1000 + 1));
  /* So it says goodbye within the limits of this call. */
  SET(CURLOPT_FORBID_REUSE, 1L);
  if (mail->user != NULL) {
    SET(CURLOPT_USERNAME, mail->user);
    SET(CURLOPT_PASSWORD, mail->password);
    SET(CURLOPT_LOGIN_OPTIONS, "AUTH=PLAIN;AUTH=LOGIN");
  }
  SET(CURLOPT_MAIL_FROM, mail->sender);
  SET(CURLOPT_MAIL_RCPT, mail->recipients);
  SET(CURLOPT_UPLOAD, 1L);
  SET(CURLOPT_INFILESIZE_LARGE, (curl_off_t)mail->size);
  SET(CURLOPT_READFUNCTION, read_message);
  SET(CURLOPT_READDATA, mail);
  SET(CURLOPT_HEADERFUNCTION, keep_reply);
  SET(CURLOPT_HEADERDATA, mail);
  SET(CURLOPT_WRITEFUNCTION, discard);
  SET(CURLOPT_NOPROGRESS, 0L);
  SET(CURLOPT_XFERINFOFUNCTION, report);
  SET(CURLOPT_XFERINFODATA, mail);
#undef SET
  return code;
}

static int outcome(const libcurl_mail *mail, CURLcode code) {
  if (mail->is_accepted) return LIBCURL_SENT;
  if (code == CURLE_ABORTED_BY_CALLBACK) {
    return mail->answer != 0 ? LIBCURL_STOPPED : LIBCURL_TIMED_OUT;
  }
  return libcurl_outcome(code);
}

/* So long libcurl waits for the server at most before the callback is asked again;
 * curl_easy_perform takes a second. */
#define PAUSE_MS 50

static CURLcode transfer_with(CURLM *multi, CURL *curl) {
  int running = 0, left = 0;
  if (libcurl.multi_add_handle(multi, curl) != CURLM_OK) return CURLE_OUT_OF_MEMORY;
  CURLMcode code = libcurl.multi_perform(multi, &running);
  while (code == CURLM_OK && running > 0) {
    code = libcurl.multi_poll(multi, NULL, 0, PAUSE_MS, NULL);
    if (code == CURLM_OK) code = libcurl.multi_perform(multi, &running);
  }
  const CURLMsg *end = libcurl.multi_info_read(multi, &left);
  CURLcode result = end != NULL
                        ? end->data.result
                        : (code == CURLM_OUT_OF_MEMORY ? CURLE_OUT_OF_MEMORY : CURLE_SEND_ERROR);
  libcurl.multi_remove_handle(multi, curl);
  return result;
}

/* curl_easy_perform, but that the callback is asked some times in each second. */
static CURLcode transfer(CURL *curl) {
  CURLM *multi = libcurl.multi_init();
  if (multi == NULL) return CURLE_OUT_OF_MEMORY;
  CURLcode result = transfer_with(multi, curl);
  libcurl.multi_cleanup(multi);
  return result;
}

static int perform(CURL *curl, libcurl_mail *mail) {
  CURLcode code = set_options(curl, mail);
  if (code == CURLE_OUT_OF_MEMORY) return LIBCURL_NO_MEMORY;
  /* CURLOPT_PROTOCOLS_STR came with 7.85. */
  if (code != CURLE_OK) return LIBCURL_TOO_OLD;
  return outcome(mail, transfer(curl));
}

int libcurl_mail_send(libcurl_mail *mail, const uint8_t *message, size_t size,
                      libcurl_progress *progress, void *payload) {
  CURL *curl = libcurl.easy_init();
  if (curl == NULL) return LIBCURL_NO_MEMORY;
  mail->message = message;
  mail->size = size;
  mail->progress = progress;
  mail->payload = payload;
  mail->deadline = libcurl_milliseconds() + mail->timeout;
  struct broken_pipe hold;
  broken_pipe_hold(&hold);
  int result = perform(curl, mail);
  libcurl.easy_cleanup(curl);
  broken_pipe_release(&hold);
  return result;
}

int32_t libcurl_mail_answer(const libcurl_mail *mail) { return mail->answer; }
const char *libcurl_mail_error(const libcurl_mail *mail) { return mail->error; }
const char *libcurl_mail_reply(const libcurl_mail *mail) { return mail->reply; }

int libcurl_mail_is_handed_over(const libcurl_mail *mail) {
  return mail->size > 0 && mail->position == mail->size;
}
