#include "libcurl.h"

#include <CLoading.h>
#include <dlfcn.h>
#include <pthread.h>

struct libcurl_functions libcurl;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_loaded;

static void load(void) {
  void *library = loading_open("libcurl.so.4");
  if (library == NULL) library = loading_open("libcurl-gnutls.so.4");
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
