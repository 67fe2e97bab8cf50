#define _GNU_SOURCE

#include "libcurl.h"

#include <CLoading.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <time.h>

struct libcurl_functions libcurl;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_loaded;

static void load(void) {
  void *library = loading_open(LOADING_CURL);
  if (library == NULL) return;
  __typeof__(curl_global_init) *global_init;
  *(void **)&global_init = dlsym(library, "curl_global_init");
#define FIND(member, name) *(void **)&libcurl.member = dlsym(library, #name)
  FIND(easy_init, curl_easy_init);
  FIND(easy_setopt, curl_easy_setopt);
  FIND(easy_cleanup, curl_easy_cleanup);
  FIND(multi_init, curl_multi_init);
  FIND(multi_add_handle, curl_multi_add_handle);
  FIND(multi_perform, curl_multi_perform);
  FIND(multi_poll, curl_multi_poll);
  FIND(multi_info_read, curl_multi_info_read);
  FIND(multi_remove_handle, curl_multi_remove_handle);
  FIND(multi_cleanup, curl_multi_cleanup);
  FIND(slist_append, curl_slist_append);
  FIND(slist_free_all, curl_slist_free_all);
#undef FIND
  is_loaded = global_init != NULL && libcurl.easy_init != NULL && libcurl.easy_setopt != NULL &&
              libcurl.easy_cleanup != NULL && libcurl.multi_init != NULL &&
              libcurl.multi_add_handle != NULL && libcurl.multi_perform != NULL &&
              libcurl.multi_poll != NULL && libcurl.multi_info_read != NULL &&
              libcurl.multi_remove_handle != NULL && libcurl.multi_cleanup != NULL &&
              libcurl.slist_append != NULL && libcurl.slist_free_all != NULL &&
              global_init(CURL_GLOBAL_ALL) == CURLE_OK;
}

int libcurl_load(void) {
  pthread_once(&once, load);
  return is_loaded;
}

/* A program that is started meanwhile does not inherit it. */
static curl_socket_t open_socket(void *payload, curlsocktype purpose,
                                 struct curl_sockaddr *address) {
  (void)payload, (void)purpose;
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

CURLcode libcurl_set_bounds(CURL *curl, const char *protocols, const char *authorities) {
  CURLcode code = CURLE_OK;
#define SET(option, value) \
  if (code == CURLE_OK) code = libcurl.easy_setopt(curl, option, value)
  SET(CURLOPT_NOSIGNAL, 1L);
  SET(CURLOPT_PROTOCOLS_STR, protocols);
  SET(CURLOPT_PROXY, "");
  SET(CURLOPT_NETRC, (long)CURL_NETRC_IGNORED);
  SET(CURLOPT_SSLVERSION, (long)CURL_SSLVERSION_TLSv1_2);
  SET(CURLOPT_SSL_VERIFYPEER, 1L);
  SET(CURLOPT_SSL_VERIFYHOST, 2L);
  SET(CURLOPT_OPENSOCKETFUNCTION, open_socket);
  if (authorities != NULL) {
    SET(CURLOPT_CAINFO, authorities);
    SET(CURLOPT_CAPATH, (char *)NULL);
  }
#undef SET
  /* Who ends the call does not wait for the answer of a name server. It came with 7.87. */
  libcurl.easy_setopt(curl, CURLOPT_QUICK_EXIT, 1L);
  return code;
}

int libcurl_outcome(CURLcode code) {
  switch (code) {
    case CURLE_OK:
      return LIBCURL_SENT;
    case CURLE_OUT_OF_MEMORY:
      return LIBCURL_NO_MEMORY;
    case CURLE_COULDNT_RESOLVE_HOST:
      return LIBCURL_NO_HOST;
    case CURLE_COULDNT_CONNECT:
      return LIBCURL_NO_CONNECTION;
    case CURLE_USE_SSL_FAILED:
    case CURLE_SSL_CONNECT_ERROR:
      return LIBCURL_NO_ENCRYPTION;
    case CURLE_PEER_FAILED_VERIFICATION:
      return LIBCURL_NO_TRUST;
    case CURLE_SSL_CACERT_BADFILE:
      return LIBCURL_BAD_AUTHORITIES;
    case CURLE_LOGIN_DENIED:
      return LIBCURL_LOGIN_REFUSED;
    case CURLE_OPERATION_TIMEDOUT:
      return LIBCURL_TIMED_OUT;
    default:
      return LIBCURL_FAILED;
  }
}

void libcurl_wipe(char *text) {
  for (volatile char *byte = text; *byte != '\0'; byte++) *byte = '\0';
}

void libcurl_forget(char *text) {
  if (text != NULL) libcurl_wipe(text);
  free(text);
}

int64_t libcurl_milliseconds(void) {
  struct timespec now = {0, 0};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}
