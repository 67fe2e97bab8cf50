/* The parts of the system's libcurl for sending messages by SMTP, and for HTTP requests.
 *
 * Its options have arguments of varying types, so they are set in C; and it is loaded when it is
 * needed, so that nobody else has to have it. */
#ifndef CCURL_H
#define CCURL_H

#include <stddef.h>
#include <stdint.h>

typedef struct libcurl_mail libcurl_mail;

/* How sending, or an exchange, ended. */
#define LIBCURL_SENT 0
/* The callback answered something besides 0. */
#define LIBCURL_STOPPED 1
#define LIBCURL_NO_MEMORY 2
#define LIBCURL_NO_HOST 3
#define LIBCURL_NO_CONNECTION 4
#define LIBCURL_NO_ENCRYPTION 5
#define LIBCURL_NO_TRUST 6
#define LIBCURL_BAD_AUTHORITIES 7
#define LIBCURL_LOGIN_REFUSED 8
#define LIBCURL_TIMED_OUT 9
/* The connection broke, or the server refused something: its reply tells. */
#define LIBCURL_FAILED 10
#define LIBCURL_TOO_OLD 11
/* Of an exchange by HTTP: it goes on, or its answer is larger than it may be. */
#define LIBCURL_WAITING 12
#define LIBCURL_TOO_LARGE 13

/* Called often while sending, in the thread that sends; a result other than 0 stops it. */
typedef int32_t libcurl_progress(int64_t sent, int64_t total, void *payload);

/* Loads libcurl once; 0 when it is not installed. It can be called from any thread. */
int libcurl_load(void);

/* A message from `sender` to `url`, which is smtp://host:port or smtps://host:port; in the whole,
 * sending takes at most `timeout` milliseconds. NULL without memory. What it is given is copied. */
libcurl_mail *libcurl_mail_new(const char *url, const char *sender, int64_t timeout);

/* Each of these gives 0 without memory. */
int libcurl_mail_add_recipient(libcurl_mail *mail, const char *recipient);
int libcurl_mail_set_credentials(libcurl_mail *mail, const char *user, const char *password);

/* A file of certificates in PEM, which are trusted instead of the system's. */
int libcurl_mail_set_authorities(libcurl_mail *mail, const char *path);

/* Gives one of the above. `progress` may be NULL. */
int libcurl_mail_send(libcurl_mail *mail, const uint8_t *message, size_t size,
                      libcurl_progress *progress, void *payload);

/* The callback's answer, and libcurl's error message. */
int32_t libcurl_mail_answer(const libcurl_mail *mail);
const char *libcurl_mail_error(const libcurl_mail *mail);

/* The last reply of the server, with a line feed after each of its lines: `550 No such user`. */
const char *libcurl_mail_reply(const libcurl_mail *mail);

/* Whether all of the message went out, so that the server may have it in spite of an error. */
int libcurl_mail_is_handed_over(const libcurl_mail *mail);

void libcurl_mail_free(libcurl_mail *mail);

/* Exchanges by HTTP, one after the other, over connections that are kept. No redirects, no cookies.
 */
typedef struct libcurl_http libcurl_http;

/* `authorities` is NULL, or a file of certificates in PEM, which are trusted instead of the
 * system's. NULL without memory. */
libcurl_http *libcurl_http_new(const char *authorities);
void libcurl_http_free(libcurl_http *http);

/* The exchange before is over, and another one is made ready. Each of these gives 0 without memory;
 * what they are given is copied. */
int libcurl_http_prepare(libcurl_http *http, const char *method, const char *url);
/* Such as `Depth: 1`. */
int libcurl_http_add_header(libcurl_http *http, const char *line);
int libcurl_http_set_body(libcurl_http *http, const uint8_t *body, size_t size);
/* The request is sent over a new connection: over one that was kept, libcurl sends it again by
 * itself when that broke. */
void libcurl_http_ask_once(libcurl_http *http);
/* By Digest (RFC 7616), or otherwise at once by Basic. */
int libcurl_http_set_credentials(libcurl_http *http, const char *user, const char *password,
                                 int is_digest);

/* Begins it: it takes at most `timeout` milliseconds in the whole, may stand still for `patience`
 * seconds, and its answer has at most `most` bytes after they were uncompressed, which the server
 * may send compressed if `is_compressed`. Gives LIBCURL_WAITING or how it ended. */
int32_t libcurl_http_start(libcurl_http *http, int64_t timeout, int64_t patience, size_t most,
                           int is_compressed);

/* Goes on with it for some milliseconds at most. */
int32_t libcurl_http_continue(libcurl_http *http, int32_t milliseconds);

/* Of the answer as far as it came: its status or 0, its head with a line feed after each line, and
 * its body. They are valid until the next is prepared. */
int32_t libcurl_http_status(const libcurl_http *http);
const char *libcurl_http_head(const libcurl_http *http);
const uint8_t *libcurl_http_body(const libcurl_http *http, size_t *size);

/* libcurl's error message. */
const char *libcurl_http_error(const libcurl_http *http);

/* Forgets the exchange, and ends it when it goes on. */
void libcurl_http_end(libcurl_http *http);

#endif
