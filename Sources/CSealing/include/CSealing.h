/* The parts of the system's libsodium and libzstd that seal the files of sync.
 *
 * Both are loaded when they are needed, so that nobody else has to have them. Until `sealing_load`
 * and `zstd_load` have given 1, none of what follows them may be called. */
#ifndef CSEALING_H
#define CSEALING_H

#include <stddef.h>
#include <stdint.h>

#define SEALING_KEY_SIZE 32
#define SEALING_NONCE_SIZE 24
#define SEALING_TAG_SIZE 16
#define SEALING_SALT_SIZE 16

/* Loads libsodium once; 0 when it is not installed. It can be called from any thread. */
int32_t sealing_load(void);

void sealing_random(uint8_t *bytes, size_t size);

/* Sets bytes to zero, which no compiler leaves out. It needs no library. */
void sealing_wipe(void *bytes, size_t size);

/* XChaCha20-Poly1305 of the IETF draft: `sealed` gets `size` bytes and the tag; it may begin where
 * `plain` does. `header` is not encrypted, and cannot be changed either. */
void sealing_encrypt(uint8_t *sealed, const uint8_t *plain, size_t size, const uint8_t *header,
                     size_t header_size, const uint8_t *nonce, const uint8_t *key);

/* Takes `size` bytes, of which the tag is the end; `plain` may begin where `sealed` does.
 * 0 for what was not sealed so; then nothing is to be read in `plain`. */
int32_t sealing_decrypt(uint8_t *plain, const uint8_t *sealed, size_t size, const uint8_t *header,
                        size_t header_size, const uint8_t *nonce, const uint8_t *key);

/* A key of a passphrase by Argon2id 1.3; 0 without the memory for it, or for numbers that it does
 * not take. */
int32_t sealing_derive(uint8_t *key, const uint8_t *passphrase, size_t size, const uint8_t *salt,
                       uint64_t operations, size_t memory);

/* Loads libzstd once; 0 when it is not installed. It can be called from any thread. */
int32_t zstd_load(void);

/* How many bytes compression makes of so many at most. */
size_t zstd_bound(size_t size);

/* One frame of zstd; how many bytes it has, 0 when it has not so much room, or without memory. */
size_t zstd_pack(uint8_t *packed, size_t room, const uint8_t *bytes, size_t size, int32_t level);

/* A streaming decompressor for a frame. NULL when out of memory. */
typedef struct zstd_unpacking zstd_unpacking;
zstd_unpacking *zstd_unpacking_new(const uint8_t *packed, size_t size);

#define ZSTD_UNPACKED_MORE 0
/* The frame has ended, and with it its bytes. */
#define ZSTD_UNPACKED_ALL 1
#define ZSTD_UNPACKED_DAMAGED 2
#define ZSTD_UNPACKED_NO_MEMORY 3

/* Fills `bytes` as far as there is something; `count` gets how many. */
int32_t zstd_unpack(zstd_unpacking *unpacking, uint8_t *bytes, size_t room, size_t *count);
void zstd_unpacking_free(zstd_unpacking *unpacking);

#endif
