// Locks on parts of files. A lock ends with the process that holds it.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>

#include "ZoetropeProcess.h"

int zoetrope_lock_range(int file, int64_t start, int64_t length) {
  struct flock lock = {
      .l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = start, .l_len = length};
  return fcntl(file, F_OFD_SETLK, &lock) == 0 ? 0 : errno;
}
