#define _GNU_SOURCE

#include <stdlib.h>
#include <string.h>

#include "broken_pipe.h"
#include "libcurl.h"

#define HEAD_SIZE 65536
#define SMALLEST_BODY 16384

struct libcurl_http {
  CURLM *multi;
  CURL *curl;
  char *authorities;

  /* The request. */
  char *method, *url, *user, *password;
  struct curl_slist *headers;
  uint8_t *content;
  size_t content_size;
  int is_digest, is_once, is_running;

  /* The response. */
  int32_t status;
  int is_head_over, is_too_large, has_no_memory;
  size_t head_length;
  size_t most, size, capacity;
  uint8_t *body;
  char head[HEAD_SIZE];
  char error[CURL_ERROR_SIZE];
};

libcurl_http *libcurl_http_new(const char *authorities) {
  libcurl_http *http = calloc(1, sizeof *http);
  if (http == NULL) return NULL;
  http->authorities = authorities == NULL ? NULL : strdup(authorities);
  http->multi = libcurl.multi_init();
  http->curl = libcurl.easy_init();
  int is_complete = http->multi != NULL && http->curl != NULL &&
                    (authorities == NULL || http->authorities != NULL);
  if (is_complete) return http;
  libcurl_http_free(http);
  return NULL;
}

void libcurl_http_end(libcurl_http *http) {
  if (http->is_running) {
    struct broken_pipe hold;
    broken_pipe_hold(&hold);
    libcurl.multi_remove_handle(http->multi, http->curl);
    broken_pipe_release(&hold);
    http->is_running = 0;
  }
  /* libcurl's own copies of the credentials are freed, and it looks at these no more. */
  libcurl.easy_setopt(http->curl, CURLOPT_USERNAME, (char *)NULL);
  libcurl.easy_setopt(http->curl, CURLOPT_PASSWORD, (char *)NULL);
  libcurl.easy_setopt(http->curl, CURLOPT_HTTPHEADER, (struct curl_slist *)NULL);
  libcurl.easy_setopt(http->curl, CURLOPT_POSTFIELDS, (char *)NULL);
  libcurl_forget(http->user);
  libcurl_forget(http->password);
  /* A header may carry a token. */
  for (struct curl_slist *header = http->headers; header != NULL; header = header->next) {
    libcurl_wipe(header->data);
  }
  libcurl.slist_free_all(http->headers);
  free(http->method);
  free(http->url);
  free(http->content);
  free(http->body);
  http->method = http->url = http->user = http->password = NULL;
  http->headers = NULL;
  http->content = http->body = NULL;
  http->content_size = http->size = http->capacity = http->head_length = 0;
  http->status = 0;
  http->is_digest = http->is_once = http->is_head_over = http->is_too_large = http->has_no_memory =
      0;
  http->head[0] = http->error[0] = '\0';
}

void libcurl_http_free(libcurl_http *http) {
  if (http->curl != NULL) libcurl_http_end(http);
  struct broken_pipe hold;
  broken_pipe_hold(&hold);
  if (http->curl != NULL) libcurl.easy_cleanup(http->curl);
  if (http->multi != NULL) libcurl.multi_cleanup(http->multi);
  broken_pipe_release(&hold);
  free(http->authorities);
  free(http);
}

int libcurl_http_prepare(libcurl_http *http, const char *method, const char *url) {
  libcurl_http_end(http);
  http->method = strdup(method);
  http->url = strdup(url);
  return http->method != NULL && http->url != NULL;
}

int libcurl_http_add_header(libcurl_http *http, const char *line) {
  struct curl_slist *headers = libcurl.slist_append(http->headers, line);
  if (headers != NULL) http->headers = headers;
  return headers != NULL;
}

int libcurl_http_set_body(libcurl_http *http, const uint8_t *body, size_t size) {
  /* One byte more, so that an empty one is one too. */
  uint8_t *content = malloc(size + 1);
  if (content == NULL) return 0;
  if (size > 0) memcpy(content, body, size);
  free(http->content);
  http->content = content;
  http->content_size = size;
  return 1;
}

void libcurl_http_ask_once(libcurl_http *http) { http->is_once = 1; }

int libcurl_http_set_credentials(libcurl_http *http, const char *user, const char *password,
                                 int is_digest) {
  libcurl_forget(http->user);
  libcurl_forget(http->password);
  http->user = strdup(user);
  http->password = strdup(password);
  http->is_digest = is_digest;
  return http->user != NULL && http->password != NULL;
}

/* `HTTP/1.1 207 Multi-Status` */
static int32_t status_of(const char *line, size_t length) {
  const char *space = memchr(line, ' ', length);
  if (space == NULL || length - (size_t)(space - line) < 4) return 0;
  int32_t status = 0;
  for (int place = 1; place <= 3; place++) {
    if (space[place] < '0' || space[place] > '9') return 0;
    status = status * 10 + (space[place] - '0');
  }
  return status;
}

/* Of several answers (100, or 401 before Digest) the last one counts. What comes behind the body is
 * not kept. */
static size_t keep_head(char *line, size_t size, size_t count, void *payload) {
  libcurl_http *http = payload;
  size_t length = size * count;
  if (length >= 5 && memcmp(line, "HTTP/", 5) == 0) {
    http->head_length = http->size = 0;
    http->is_head_over = 0;
    http->status = status_of(line, length);
  }
  if (http->is_head_over) return length;
  http->is_head_over = length > 0 && (line[0] == '\r' || line[0] == '\n');
  if (length >= HEAD_SIZE - http->head_length) {
    http->is_too_large = 1;
    return 0;
  }
  memcpy(http->head + http->head_length, line, length);
  http->head_length += length;
  http->head[http->head_length] = '\0';
  return length;
}

static int grow(libcurl_http *http, size_t needed) {
  if (needed <= http->capacity) return 1;
  size_t capacity = http->capacity < SMALLEST_BODY ? SMALLEST_BODY : http->capacity * 2;
  if (capacity < needed) capacity = needed;
  uint8_t *body = realloc(http->body, capacity);
  if (body == NULL) return 0;
  http->body = body;
  http->capacity = capacity;
  return 1;
}

/* It comes in small pieces, uncompressed, so that what is packed without end ends here as well. */
static size_t keep_body(char *bytes, size_t size, size_t count, void *payload) {
  libcurl_http *http = payload;
  size_t length = size * count;
  if (length == 0) return 0;
  http->is_too_large = length > http->most - http->size;
  if (http->is_too_large) return 0;
  http->has_no_memory = !grow(http, http->size + length);
  if (http->has_no_memory) return 0;
  memcpy(http->body + http->size, bytes, length);
  http->size += length;
  return length;
}

/* Each is set anew, and none is reset, with which libcurl would forget what Digest goes on with.
 * Gives the error of the first option that is refused, or CURLE_OK. */
static CURLcode set_options(libcurl_http *http, int64_t timeout, int64_t patience,
                            int is_compressed) {
  CURL *curl = http->curl;
  CURLcode code = libcurl_set_bounds(curl, "http,https", http->authorities);
#define SET(option, value) \
  if (code == CURLE_OK) code = libcurl.easy_setopt(curl, option, value)
  SET(CURLOPT_ERRORBUFFER, http->error);
  SET(CURLOPT_URL, http->url);
  SET(CURLOPT_PATH_AS_IS, 1L);
  SET(CURLOPT_FOLLOWLOCATION, 0L);
  if (http->content != NULL) {
    SET(CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)http->content_size);
    SET(CURLOPT_POSTFIELDS, (char *)http->content);
  } else {
    SET(CURLOPT_HTTPGET, 1L);
  }
  SET(CURLOPT_CUSTOMREQUEST, http->method);
  SET(CURLOPT_FRESH_CONNECT, http->is_once ? 1L : 0L);
  SET(CURLOPT_HTTPHEADER, http->headers);
  SET(CURLOPT_ACCEPT_ENCODING, is_compressed ? "gzip" : NULL);
  SET(CURLOPT_HTTPAUTH, http->is_digest ? CURLAUTH_DIGEST : CURLAUTH_BASIC);
  SET(CURLOPT_USERNAME, http->user);
  SET(CURLOPT_PASSWORD, http->password);
  SET(CURLOPT_TIMEOUT_MS, (long)timeout);
  SET(CURLOPT_CONNECTTIMEOUT, (long)patience);
  SET(CURLOPT_LOW_SPEED_LIMIT, 1L);
  SET(CURLOPT_LOW_SPEED_TIME, (long)patience);
  SET(CURLOPT_HEADERFUNCTION, keep_head);
  SET(CURLOPT_HEADERDATA, http);
  SET(CURLOPT_WRITEFUNCTION, keep_body);
  SET(CURLOPT_WRITEDATA, http);
#undef SET
  return code;
}

int32_t libcurl_http_start(libcurl_http *http, int64_t timeout, int64_t patience, size_t most,
                           int is_compressed) {
  http->most = most;
  /* Bodies are small: a server need not be asked first whether it wants them. */
  int is_complete = libcurl_http_add_header(http, "Expect:");
  if (!is_complete) return LIBCURL_NO_MEMORY;
  CURLcode code = set_options(http, timeout, patience, is_compressed);
  if (code == CURLE_OUT_OF_MEMORY) return LIBCURL_NO_MEMORY;
  /* CURLOPT_PROTOCOLS_STR came with 7.85. */
  if (code != CURLE_OK) return LIBCURL_TOO_OLD;
  if (libcurl.multi_add_handle(http->multi, http->curl) != CURLM_OK) return LIBCURL_NO_MEMORY;
  http->is_running = 1;
  return LIBCURL_WAITING;
}

static int32_t outcome(const libcurl_http *http, CURLcode code) {
  if (http->is_too_large) return LIBCURL_TOO_LARGE;
  if (http->has_no_memory) return LIBCURL_NO_MEMORY;
  return libcurl_outcome(code);
}

static int32_t finish(libcurl_http *http) {
  int left = 0;
  const CURLMsg *end = libcurl.multi_info_read(http->multi, &left);
  CURLcode code = end != NULL ? end->data.result : CURLE_SEND_ERROR;
  libcurl.multi_remove_handle(http->multi, http->curl);
  http->is_running = 0;
  return outcome(http, code);
}

static int32_t transfer(libcurl_http *http, int64_t deadline) {
  int running = 0;
  CURLMcode code = libcurl.multi_perform(http->multi, &running);
  while (code == CURLM_OK && running > 0) {
    int64_t left = deadline - libcurl_milliseconds();
    if (left <= 0) return LIBCURL_WAITING;
    code = libcurl.multi_poll(http->multi, NULL, 0, (int)left, NULL);
    if (code == CURLM_OK) code = libcurl.multi_perform(http->multi, &running);
  }
  return code == CURLM_OUT_OF_MEMORY ? LIBCURL_NO_MEMORY : finish(http);
}

int32_t libcurl_http_continue(libcurl_http *http, int32_t milliseconds) {
  if (!http->is_running) return LIBCURL_FAILED;
  struct broken_pipe hold;
  broken_pipe_hold(&hold);
  int32_t result = transfer(http, libcurl_milliseconds() + milliseconds);
  broken_pipe_release(&hold);
  return result;
}

int32_t libcurl_http_status(const libcurl_http *http) { return http->status; }
const char *libcurl_http_head(const libcurl_http *http) { return http->head; }
const char *libcurl_http_error(const libcurl_http *http) { return http->error; }

const uint8_t *libcurl_http_body(const libcurl_http *http, size_t *size) {
  *size = http->size;
  return http->body;
}
