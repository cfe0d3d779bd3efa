// How the C library asks the system for memory.

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "ZoetropeProcess.h"

void zoetrope_reserve_memory(void) {
#ifdef __GLIBC__
  enum { step = 4 << 20 };
  mallopt(M_TOP_PAD, step);
  mallopt(M_MMAP_THRESHOLD, step);
#endif
}
