// A library for LD_PRELOAD that lets the n-th call of a function of the C library fail, counted over
// all threads from the first `pipe` on, with which the tool's own code begins.
//
// FAULT_CALL is the name of the function, FAULT_NUMBER is n, FAULT_ERROR the value of `errno`. At the
// end of the process, the number of calls is appended to the file FAULT_COUNT.

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static atomic_bool has_begun;
static atomic_long count;
static const char *call;
static long number;
static int error;

__attribute__((constructor)) static void begin(void) {
  call = getenv("FAULT_CALL");
  const char *text = getenv("FAULT_NUMBER");
  number = text ? atol(text) : 0;
  text = getenv("FAULT_ERROR");
  error = text ? atoi(text) : EIO;
}

__attribute__((destructor)) static void end(void) {
  const char *path = getenv("FAULT_COUNT");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (!file) return;
  fprintf(file, "%ld\n", (long)count);
  fclose(file);
}

static bool fails(const char *name) {
  if (!has_begun || !call || strcmp(call, name) != 0 || ++count != number) return false;
  errno = error;
  return true;
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

int pipe(int ends[2]) {
  has_begun = true;
  return NEXT(pipe)(ends);
}

#define OPEN(name, first, ...)                                   \
  {                                                              \
    mode_t mode = 0;                                             \
    if (flags & (O_CREAT | O_TMPFILE)) {                         \
      va_list list;                                              \
      va_start(list, flags);                                     \
      mode = va_arg(list, mode_t);                               \
      va_end(list);                                              \
    }                                                            \
    return fails("open") ? -1 : NEXT(name)(__VA_ARGS__, flags, mode); \
  }
int open(const char *path, int flags, ...) OPEN(open, path, path)
int open64(const char *path, int flags, ...) OPEN(open64, path, path)
int openat(int folder, const char *path, int flags, ...) OPEN(openat, folder, folder, path)

DIR *opendir(const char *path) { return fails("opendir") ? NULL : NEXT(opendir)(path); }
FILE *fopen(const char *path, const char *mode) {
  return fails("fopen") ? NULL : NEXT(fopen)(path, mode);
}
ssize_t read(int file, void *bytes, size_t size) {
  return fails("read") ? -1 : NEXT(read)(file, bytes, size);
}
ssize_t write(int file, const void *bytes, size_t size) {
  // Messages must come through, or nothing could be checked.
  return file > 2 && fails("write") ? -1 : NEXT(write)(file, bytes, size);
}
int close(int file) {
  const bool isFailing = fails("close");
  const int saved = errno, result = NEXT(close)(file);
  if (!isFailing) return result;
  errno = saved;
  return -1;
}
int rename(const char *old, const char *new) {
  return fails("rename") ? -1 : NEXT(rename)(old, new);
}
int mkdir(const char *path, mode_t mode) { return fails("mkdir") ? -1 : NEXT(mkdir)(path, mode); }
int unlink(const char *path) { return fails("unlink") ? -1 : NEXT(unlink)(path); }
int access(const char *path, int mode) {
  return fails("access") ? -1 : NEXT(access)(path, mode);
}
int stat(const char *path, struct stat *status) {
  return fails("stat") ? -1 : NEXT(stat)(path, status);
}
int lstat(const char *path, struct stat *status) {
  return fails("lstat") ? -1 : NEXT(lstat)(path, status);
}
int fstat(int file, struct stat *status) {
  return fails("fstat") ? -1 : NEXT(fstat)(file, status);
}
int flock(int file, int operation) {
  return fails("flock") ? -1 : NEXT(flock)(file, operation);
}
int fcntl(int file, int command, ...) {
  va_list list;
  va_start(list, command);
  void *argument = va_arg(list, void *);
  va_end(list);
  return fails("fcntl") ? -1 : NEXT(fcntl)(file, command, argument);
}
