// Comparison of 64 bytes, for processors with AVX2.
#ifndef AVX2_BYTES_H
#define AVX2_BYTES_H

#include <immintrin.h>
#include <stdint.h>

#include "../vectors.h"

// 64 bytes: 255 where the compared bytes are equal, and otherwise 0.
typedef struct {
  __m256i low, high;
} byte_group;

// Compares 32 bytes.
INLINED __m256i same(const unsigned char *a, const unsigned char *b) {
  return _mm256_cmpeq_epi8(
      _mm256_loadu_si256((const __m256i *)a), _mm256_loadu_si256((const __m256i *)b));
}

INLINED byte_group compare(const unsigned char *a, const unsigned char *b) {
  return (byte_group){same(a, b), same(a + 32, b + 32)};
}

// Whether all compared bytes in both groups are equal.
INLINED bool are_equal(byte_group p, byte_group q) {
  __m256i all = _mm256_and_si256(
      _mm256_and_si256(p.low, p.high), _mm256_and_si256(q.low, q.high));
  return _mm256_movemask_epi8(all) == -1;
}

// Returns the mask of the bytes that differ: bit k stands for byte k.
INLINED uint64_t differences(byte_group group) {
  uint64_t mask = (uint32_t)_mm256_movemask_epi8(group.low);
  mask |= (uint64_t)(uint32_t)_mm256_movemask_epi8(group.high) << 32;
  return ~mask;
}

#endif
