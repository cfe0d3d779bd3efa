// Locks on parts of files. A lock belongs to an open file, which processes share with the children
// that they start, until these execute another program.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>

#include "ZoetropeProcess.h"

static struct flock lock_of(short type, int64_t start, int64_t length) {
  return (struct flock){.l_type = type, .l_whence = SEEK_SET, .l_start = start, .l_len = length};
}

int zoetrope_lock_range(int file, int64_t start, int64_t length) {
  struct flock lock = lock_of(F_WRLCK, start, length);
  return fcntl(file, F_OFD_SETLK, &lock) == 0 ? 0 : errno;
}

int zoetrope_find_lock(int file, int64_t start, int64_t length, struct zoetrope_lock *found) {
  struct flock lock = lock_of(F_WRLCK, start, length);
  if (fcntl(file, F_OFD_GETLK, &lock) != 0) return errno;
  found->is_set = lock.l_type != F_UNLCK;
  found->start = lock.l_start;
  found->length = lock.l_len;
  return 0;
}

void zoetrope_unlock(int file) {
  struct flock lock = lock_of(F_UNLCK, 0, 0);
  fcntl(file, F_OFD_SETLK, &lock);
}
