// Files without names, between this process and those that it starts, the naming of files, and the
// file systems on which they lie.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

#include "ZoetropeProcess.h"

bool zoetrope_make_pipe(int *reading, int *writing, int capacity) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return false;
  // Unprivileged processes get at most /proc/sys/fs/pipe-max-size; less is slower, and no error.
  (void)fcntl(ends[1], F_SETPIPE_SZ, capacity);
  *reading = ends[0];
  *writing = ends[1];
  return true;
}

int zoetrope_make_nameless_file(void) { return memfd_create("messages", MFD_CLOEXEC); }

int zoetrope_rename_to_new_name(const char *path, const char *name) {
  if (renameat2(AT_FDCWD, path, AT_FDCWD, name, RENAME_NOREPLACE) == 0) return 0;
  if (errno != EINVAL && errno != ENOSYS) return errno;
  // NFS and some others have links instead.
  if (link(path, name) == 0) {
    // The file is complete under its new name, whether or not the old one can be removed.
    (void)unlink(path);
    return 0;
  }
  if (errno != EPERM && errno != EOPNOTSUPP && errno != ENOSYS) return errno;
  struct stat status;
  if (lstat(name, &status) == 0) return EEXIST;
  return rename(path, name) == 0 ? 0 : errno;
}

uint32_t zoetrope_file_system(const char *path) {
  struct statfs system;
  return statfs(path, &system) == 0 ? (uint32_t)system.f_type : 0;
}
