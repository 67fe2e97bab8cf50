/* Breaks the library on purpose (LD_PRELOAD): what takes the place of another file is written over
 * it piece by piece, and not renamed. */
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int rename(const char *from, const char *to) {
  char bytes[4096];
  ssize_t count;
  const int source = open(from, O_RDONLY), target = open(to, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (source < 0 || target < 0) return -1;
  while ((count = read(source, bytes, sizeof bytes)) > 0) {
    if (write(target, bytes, (size_t)count) != count) return -1;
    usleep(200);
  }
  close(source);
  close(target);
  return unlink(from);
}
