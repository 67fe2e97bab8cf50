#define _GNU_SOURCE
#include <CLoading.h>
#include <dlfcn.h>
#include <pthread.h>
#include <sodium.h>
#include <string.h>

#include "CSealing.h"

static struct {
  __typeof__(sodium_init) *init;
  __typeof__(randombytes_buf) *random;
  __typeof__(crypto_aead_xchacha20poly1305_ietf_encrypt) *encrypt;
  __typeof__(crypto_aead_xchacha20poly1305_ietf_decrypt) *decrypt;
  __typeof__(crypto_pwhash) *derive;
} sodium;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_loaded;

_Static_assert(SEALING_KEY_SIZE == crypto_aead_xchacha20poly1305_ietf_KEYBYTES, "size of keys");
_Static_assert(SEALING_NONCE_SIZE == crypto_aead_xchacha20poly1305_ietf_NPUBBYTES,
               "size of nonces");
_Static_assert(SEALING_TAG_SIZE == crypto_aead_xchacha20poly1305_ietf_ABYTES, "size of tags");
_Static_assert(SEALING_SALT_SIZE == crypto_pwhash_SALTBYTES, "size of salts");

static void load(void) {
  void *library = loading_open(LOADING_SODIUM);
  if (library == NULL) return;
  is_loaded = 1;
#define FIND(member, name)                          \
  *(void **)&sodium.member = dlsym(library, #name); \
  is_loaded = is_loaded && sodium.member != NULL
  FIND(init, sodium_init);
  FIND(random, randombytes_buf);
  FIND(encrypt, crypto_aead_xchacha20poly1305_ietf_encrypt);
  FIND(decrypt, crypto_aead_xchacha20poly1305_ietf_decrypt);
  FIND(derive, crypto_pwhash);
#undef FIND
  /* 1: other code in this process has initialised it before. */
  is_loaded = is_loaded && sodium.init() >= 0;
}

int32_t sealing_load(void) {
  pthread_once(&once, load);
  return is_loaded;
}

void sealing_random(uint8_t *bytes, size_t size) { sodium.random(bytes, size); }

void sealing_wipe(void *bytes, size_t size) { explicit_bzero(bytes, size); }

void sealing_encrypt(uint8_t *sealed, const uint8_t *plain, size_t size, const uint8_t *header,
                     size_t header_size, const uint8_t *nonce, const uint8_t *key) {
  sodium.encrypt(sealed, NULL, plain, size, header, header_size, NULL, nonce, key);
}

int32_t sealing_decrypt(uint8_t *plain, const uint8_t *sealed, size_t size, const uint8_t *header,
                        size_t header_size, const uint8_t *nonce, const uint8_t *key) {
  return sodium.decrypt(plain, NULL, NULL, sealed, size, header, header_size, nonce, key) == 0;
}

int32_t sealing_derive(uint8_t *key, const uint8_t *passphrase, size_t size, const uint8_t *salt,
                       uint64_t operations, size_t memory) {
  return sodium.derive(key, SEALING_KEY_SIZE, (const char *)passphrase, size, salt, operations,
                       memory, crypto_pwhash_ALG_ARGON2ID13) == 0;
}
