// The number of threads in the process.

#define _GNU_SOURCE
#include <stdatomic.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "ZoetropeProcess.h"
#include "threads.h"

static atomic_int waiting_threads;

void zoetrope_forget_waiting_threads(void) { atomic_store(&waiting_threads, 0); }

void zoetrope_note_waiting_thread(void) { atomic_fetch_add(&waiting_threads, 1); }

bool zoetrope_may_have_working_threads(void) {
  struct stat status;
  if (stat("/proc/self/task", &status) != 0) return true;
  // Like each folder, this one has two links for itself, and one for each folder in it.
  const long threads = (long)status.st_nlink - 2;
  const bool is_first = syscall(SYS_gettid) == getpid();
  // Where /proc does not count these links, the numbers differ, so that the answer is true.
  return threads != atomic_load(&waiting_threads) + (is_first ? 1 : 2);
}
