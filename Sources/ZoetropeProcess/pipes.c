// Pipes and nameless files for the processes that this process starts, the renaming of files, and
// the kinds of their file systems.

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
  // An unprivileged process gets at most the size in /proc/sys/fs/pipe-max-size. A smaller pipe is
  // slower, but no error.
  (void)fcntl(ends[1], F_SETPIPE_SZ, capacity);
  *reading = ends[0];
  *writing = ends[1];
  return true;
}

int zoetrope_make_nameless_file(void) { return memfd_create("messages", MFD_CLOEXEC); }

int zoetrope_rename_to_new_name(const char *path, const char *name) {
  if (renameat2(AT_FDCWD, path, AT_FDCWD, name, RENAME_NOREPLACE) == 0) return 0;
  if (errno != EINVAL && errno != ENOSYS) return errno;
  // NFS and some other file systems cannot rename in this way, but support links.
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
