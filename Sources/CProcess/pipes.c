// Files without names, between this process and those that it starts.

#define _GNU_SOURCE
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include "CProcess.h"

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
