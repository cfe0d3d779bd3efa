// The processors that the process may run on.

#define _GNU_SOURCE
#include <errno.h>
#include <sched.h>
#include <unistd.h>

#include "ZoetropeProcess.h"

int zoetrope_processor_count(void) {
  // The set must be as large as the system's own set, which may be larger than cpu_set_t.
  for (int capacity = CPU_SETSIZE; capacity <= 64 * CPU_SETSIZE; capacity *= 2) {
    cpu_set_t *set = CPU_ALLOC(capacity);
    if (!set) break;
    const size_t size = CPU_ALLOC_SIZE(capacity);
    const bool isKnown = sched_getaffinity(0, size, set) == 0;
    const int error = errno;
    const int count = isKnown ? CPU_COUNT_S(size, set) : 0;
    CPU_FREE(set);
    if (isKnown && count > 0) return count;
    if (isKnown || error != EINVAL) break;
  }
  const long online = sysconf(_SC_NPROCESSORS_ONLN);
  return online > 0 ? (int)online : 1;
}
