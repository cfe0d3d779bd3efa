// The vectors of the processor that the program is compiled for. The folders avx2 and neon declare
// the same types and functions; the loops that use them are written once.
#ifndef VECTORS_H
#define VECTORS_H

#include <stdbool.h>

#if defined(__x86_64__)

// Not every processor has AVX2. The functions that use it are compiled for it all the same, and are
// called only after `has_vectors`.
#define USES_AVX2 1
#define HAS_KERNELS 1
#define VECTORIZED __attribute__((target("avx2")))
static inline bool has_vectors(void) { return __builtin_cpu_supports("avx2"); }

#elif defined(__aarch64__) && defined(__ARM_NEON) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__

// Every such processor has NEON.
#define USES_AVX2 0
#define HAS_KERNELS 1
#define VECTORIZED
static inline bool has_vectors(void) { return true; }

#else

// Other processors use equivalent functions in Swift.
#define HAS_KERNELS 0

#endif

#define INLINED VECTORIZED __attribute__((always_inline)) static inline

#endif
